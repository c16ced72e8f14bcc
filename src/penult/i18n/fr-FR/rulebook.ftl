## Ce que la France dit autrement que fr ; le reste est celui de fr.

R-02 =
    .effect = Chacune des quatre couleurs, rouge, vert, bleu et jaune, compte dix-neuf cartes numérotées de
        0 à 9 (A-01), deux cartes { draw-card }, deux cartes { reverse } et deux cartes { skip } :
        vingt-cinq cartes par couleur. À ces cent cartes s’ajoutent les cartes sans couleur, dites cartes
        joker.

        { $edition ->
            [classic] Les cartes joker sont quatre cartes { wild } et quatre cartes { wild-four } : 108
                cartes en tout.
            [hp2003] Les cartes joker sont quatre cartes { wild }, quatre cartes { wild-four }, une carte
                { howler } et une carte { invisibility } : 110 cartes en tout.
            [hp2018] Les cartes joker sont quatre cartes { wild }, quatre cartes { wild-four } et quatre
                cartes { sorting-hat } : 112 cartes en tout.
           *[all] Chaque édition a quatre cartes { wild } et quatre cartes { wild-four }. Dans
                l’{ edition-classic }, cela fait 108 cartes. L’{ edition-hp2003 } ajoute une carte
                { howler } et une carte { invisibility } : 110 cartes. L’{ edition-hp2018 } ajoute quatre
                cartes { sorting-hat } : 112 cartes.
        }
D-44 =
    .difference = Le feuillet de 2018 donne à la carte des noms un peu différents dans la liste du contenu,
        dans la description et dans le tableau des points, avec ou sans le mot qui désigne les cartes
        joker.
    .ruling = C’est une seule et même carte. C’est une carte joker, et elle vaut 50 points (R-54).
D-46 =
    .difference = Le feuillet anglais 42797 et le texte anglais de son ébauche contiennent les mêmes règles,
        et les deux textes français aussi. Les feuillets 42003 et 42797 diffèrent par leur paquet, par la
        façon de trouver le donneur, par leurs cartes spéciales et par quelques titres perdus. { $edition ->
            [all] Ils diffèrent aussi par ce que coûte la carte qui fait piocher : deux cartes pour +2,
                trois pour +3.
           *[other] Ils diffèrent aussi par la carte qui fait piocher ; ici, c’est la carte { draw-card }.
        }
R-09 =
    .effect = Le joueur à la gauche du donneur pioche { draw-strength } { draw-pile.of } et passe son tour,
        comme si quelqu’un venait de jouer la carte. Le joueur suivant vers la gauche joue alors le premier
        tour : sa carte doit correspondre par la couleur ou par le symbole, ou être une carte joker.
    .two = L’autre joueur pioche et passe son tour ; c’est donc le donneur qui joue le premier tour.
R-13 =
    .except = Personne ne pioche quatre cartes, et personne ne choisit de couleur.
R-15 =
    .except = Personne n’est visé et personne ne pioche. Choisir la couleur n’utilise pas le tour (A-08).
A-09 =
    .question = Le joueur touché par une première carte { draw-card } peut-il en jouer une autre par-dessus,
        ou jouer une carte quelconque avant de piocher ?
    .ruling = Non. Ce joueur pioche et passe son tour. { $edition ->
            [hp2003] Seule la carte { invisibility } l’en dispense (A-27).
            [all] Seule la carte { invisibility } l’en dispense, dans l’{ edition-hp2003 } (A-27).
           *[other] Il n’y a pas moyen d’y échapper.
        }
    .why = Les feuillets appliquent la règle habituelle de la carte, et cette règle est de piocher et de passer
        son tour.
D-09 =
    .difference = Le texte espagnol de 2003 fait piocher le premier joueur sans parler du tour passé ; les
        textes anglais, français et portugais appliquent la règle habituelle de la carte.
R-16 =
    .effect = La carte doit correspondre à celle du dessus par la couleur, par le chiffre ou par le symbole.
        L’un des trois suffit. Si la carte du dessus est une carte joker, seule compte la couleur choisie
        pour elle : une carte de cette couleur correspond, et rien d’autre sur la carte joker ne peut
        correspondre.
    .except = Les cartes joker n’ont pas à correspondre (R-17). On peut jouer sur une carte Action dont
        l’effet est terminé comme sur toute autre carte. Quand une couleur a été choisie, celle qu’il y
        avait avant ne compte plus.
    .example = Un 4 vert est sur le dessus. Ana peut jouer toute carte verte, un 4 d’une autre couleur ou
        une carte joker. Si c’est plutôt une carte { wild } et qu’on a choisi le bleu, il faut à Ana une
        carte bleue ou une carte joker.
R-17 = Les cartes joker vont sur tout
    .except = Quand un feuillet permet une carte joker à n’importe quel moment, il s’agit de n’importe
        lequel de tes propres tours (D-43) ; on ne joue pas pendant le tour d’un autre. { $edition ->
            [hp2003] La seule exception est la carte { invisibility } jouée en réponse (R-38, R-39).
            [all] La seule exception est la carte { invisibility } jouée en réponse, dans l’{ edition-hp2003 }
                (R-38, R-39).
           *[other] Cette édition n’a pas d’exception.
        }
R-18 = Rien ne correspond : pioche une carte
    .effect = Tu dois piocher une carte { draw-pile.of }, une seule.
    .except = On ne continue pas de piocher jusqu’à ce qu’une carte corresponde. Si aucune des deux piles ne
        peut donner de carte, ton tour passe sans que tu pioches (A-56). Une carte { wild-four } en main compte
        comme une carte jouable (A-12).
R-19 = La carte que tu as piochée
    .when = Tu as pioché une carte pour ton tour, parce que rien ne correspondait (R-18) ou parce que tu as
        décidé de ne pas jouer (R-20).
    .effect = Si la carte piochée correspond, tu peux la jouer aussitôt, pendant le même tour, et elle produit
        tout son effet. Si tu la gardes, ou si elle ne correspond pas, ton tour est terminé.
    .except = Tu n’as pas à montrer une carte que tu gardes (A-13), ni à dire que tu passes (A-11). Avec
        `drawn`, une table peut convenir qu’une carte piochée qui correspond doit être jouée (D-02, D-03) ; même
        alors, personne n’est forcé de bluffer (A-12).
    .last = La carte piochée que tu joues peut être ton avant-dernière, et il faut alors crier UNO (R-43). Elle
        n’est jamais la dernière, puisqu’il te reste au moins une autre carte.
R-20 =
    .effect = Tu peux décider de ne pas jouer, et tu dois alors piocher une carte { draw-pile.of }. Avec cette
        carte, tu fais comme dans R-19.
    .except = Personne ne passe sans piocher. Quand il n’y a plus aucune carte à piocher, on ne peut pas refuser
        de jouer : une carte qui correspond doit être jouée (A-56).
R-21 = Après avoir pioché, seulement la carte piochée
    .when = Tu as pioché une carte pour ton tour.
    .effect = La carte piochée est la seule que tu peux jouer pendant ce tour ; toutes les autres cartes de ta
        main attendent. Dans un même tour, on joue au plus une carte et on en pioche au plus une.
    .except = Les cartes piochées comme pénalité, ou à cause de la carte d’un autre, ne sont pas piochées pour ton
        tour.
    .example = Ben pioche un 4 bleu, voit qu’un 4 rouge de sa main irait aussi et aimerait mieux jouer le rouge.
        Il ne peut pas : c’est le 4 bleu ou rien.
R-22 =
    .when = Un tour est complet : une carte a été jouée, une carte a été piochée et gardée, ou il n’y avait ni
        carte à jouer ni carte à piocher.
A-11 = Passer après avoir pioché
    .question = Un joueur dont la carte piochée ne correspond pas doit-il annoncer qu’il passe ?
A-12 =
    .ruling = Oui, toujours, parce que le bluff est permis (R-30). Mais personne n’est jamais forcé de
        bluffer : là où une carte piochée doit être jouée (`drawn`), une carte { wild-four } qui serait un bluff
        peut être gardée.
A-13 =
    .question = Un joueur qui pioche une carte et la garde doit-il la montrer ?
A-51 = Une carte joker sans couleur
    .ruling = Le coup n’est pas complet et ne vaut pas tant qu’une couleur n’est pas choisie. Comme dernière
        carte, elle n’a pas besoin de couleur. { $edition ->
            [hp2003] Pour une carte { howler }, la couleur vient plus tard, une fois la main criée (A-30).
            [hp2018] Pour une carte { sorting-hat }, la couleur vient plus tard, une fois les cartes piochées
                (A-30).
            [all] Pour les cartes { howler } et { sorting-hat }, la couleur vient plus tard, une fois la main
                criée ou les cartes piochées (A-30).
           *[other] N’importe laquelle des quatre couleurs convient, y compris celle en jeu.
        }
A-81 = Les cartes joker sont des cartes Action
    .question = Quand une règle parle de cartes Action, les cartes joker en sont-elles ?
    .ruling = Oui. Toutes les cartes sauf les cartes numérotées sont des cartes Action.
        { $edition ->
            [classic] Une carte joker compte donc zéro quand on tire le donneur (R-03).
            [hp2003] Une carte joker qui vise quelqu’un peut donc être annulée avec la carte
                { invisibility } (R-39), et une carte joker compte zéro quand les cartes décident du
                donneur (R-03).
            [hp2018] Une carte joker compte donc zéro quand on tire le donneur (R-03).
           *[all] Une carte joker compte donc zéro quand on tire le donneur (R-03), et dans
                l’{ edition-hp2003 }, une carte joker qui vise quelqu’un peut être annulée avec la carte
                { invisibility } (R-39).
        }
    .why = Chaque feuillet décrit les cartes joker dans son chapitre sur les cartes Action.
D-02 = La carte piochée quand on a décidé de ne pas jouer
    .difference = Le texte portugais de 2003 oblige le joueur qui a décidé de ne pas jouer, et qui pioche une
        carte qui correspond, à la jouer. L’anglais, l’espagnol et le français lui laissent le choix, et le
        texte portugais aussi quand rien ne correspondait.
D-03 = La carte piochée quand rien ne correspondait
    .difference = Le texte espagnol de 2018 dit au joueur qui n’avait rien à jouer, et qui pioche une carte qui
        correspond, de la jouer. Le texte anglais du même feuillet laisse le choix, et l’espagnol aussi quand
        on a décidé de ne pas jouer.
D-43 = Quand une carte joker peut être jouée
    .difference = Les feuillets de 2003 permettent une carte joker à n’importe quel moment ; le feuillet de
        2018, quand c’est ton tour.
R-23 =
    .when = Sur une carte de sa couleur, sur une autre carte { draw-card } de n’importe quelle couleur, ou
        sur une carte joker pour laquelle sa couleur a été choisie.
R-24 =
    .effect = Le joueur suivant pioche { draw-strength } { draw-pile.of } et passe son tour. Le jeu se poursuit
        avec le joueur d’après.
    .except = On ne peut pas la renvoyer avec une autre carte { draw-card }, ni jouer une autre carte d’abord.
        { $edition ->
            [hp2003] Seule la carte { invisibility } l’annule (R-39).
            [all] Seule la carte { invisibility } l’annule, dans l’{ edition-hp2003 } (R-39).
           *[other] Rien ne l’annule.
        } Si les piles n’ont pas assez de cartes, la victime pioche ce qu’il y a (A-55).
    .two = Quand l’adversaire a pioché, le tour revient au joueur qui a joué la carte (R-61).
    .first = Le joueur à la gauche du donneur pioche et passe son tour (R-09).
    .last = La manche est terminée, mais le joueur suivant pioche quand même, et ces cartes sont comptées
        (R-52).
R-25 =
    .when = Sur une carte de sa couleur, sur une autre carte { reverse } de n’importe quelle couleur, ou sur
        une carte joker pour laquelle sa couleur a été choisie.
R-26 =
    .when = Sur une carte de sa couleur, sur une autre carte { skip } de n’importe quelle couleur, ou sur
        une carte joker pour laquelle sa couleur a été choisie.
    .except = Le joueur qui passe son tour ne pioche pas, ne joue pas de carte et ne peut pas renvoyer la carte
        { skip } avec une autre. { $edition ->
            [hp2003] Seule la carte { invisibility } l’annule (R-39).
            [all] Seule la carte { invisibility } l’annule, dans l’{ edition-hp2003 } (R-39).
           *[other] Rien ne l’annule.
        }
R-28 =
    .effect = La couleur en jeu est celle de la carte du dessus ou, si c’est une carte joker, la couleur
        choisie pour elle (A-14). Les cartes numérotées de cette couleur font obstacle, et une carte
        { draw-card }, { reverse } ou { skip } de cette couleur aussi.
    .except = Les cartes qui ne correspondraient que par le chiffre ou par le symbole ne font pas obstacle,
        et les autres cartes joker, quelles qu’elles soient, non plus (A-15). Jouée à l’encontre de sa
        condition, c’est un bluff, permis à tes risques (R-30 à R-34).
R-29 =
    .effect = Le joueur suivant passe son tour et pioche quatre cartes { draw-pile.of } ; la couleur choisie est
        ensuite en jeu. Toute couleur peut être choisie, y compris celle en jeu.
    .except = Avant de piocher, le joueur touché peut plutôt lancer un défi (R-31). { $edition ->
            [hp2003] Ou bien il peut jouer la carte { invisibility } (R-39).
            [all] Dans l’{ edition-hp2003 }, il peut aussi jouer la carte { invisibility } (R-39).
           *[other] Aucune carte ne peut être jouée contre elle.
        } Si les piles n’ont pas assez de cartes, la victime pioche ce qu’il y a (A-55).
    .two = Quand l’adversaire a pioché, le tour revient au joueur qui a joué la carte (R-61). Après un défi
        réussi, c’est au tour de celui qui l’a lancé (R-33).
    .last = La manche est terminée, mais le joueur suivant pioche quand même quatre cartes, et elles sont
        comptées (R-52). Il n’y a pas de couleur à choisir (A-51) ni de défi possible (A-21).
R-30 =
    .except = Ce n’est pas une mauvaise carte au sens de R-49 : personne ne peut la faire reprendre à cause de
        sa condition de couleur. Seule une carte { wild-four } jouée après une pioche, sans être la carte piochée
        (R-21), est une mauvaise carte, là où la table joue avec `legality=table`.
R-31 =
    .when = Une carte { wild-four } a été jouée, et c’est toi qui devrais piocher les quatre cartes.
    .effect = Si tu doutes qu’elle soit légale, tu peux lancer un défi au joueur qui l’a jouée. Tu le fais une
        fois la carte sur la table et avant de piocher la première des quatre cartes (A-20). Sinon, tu acceptes
        et tu pioches.
    .except = Personne d’autre ne peut lancer de défi, même avec des soupçons. Tu n’as pas besoin de raison,
        et tu ne peux pas revenir en arrière. { $edition ->
            [hp2003] Jouer plutôt la carte { invisibility }, c’est renoncer au défi, et inversement (A-22,
                A-23).
            [all] Dans l’{ edition-hp2003 }, jouer plutôt la carte { invisibility }, c’est renoncer au défi,
                et inversement (A-22, A-23).
           *[other] Commencer à piocher, c’est renoncer au défi.
        }
R-32 =
    .except = Seul celui qui lance le défi la voit, et il ne doit rien en dire aux autres (A-19). Les cartes
        piochées depuis, par exemple comme pénalité pour un UNO oublié, ne sont pas montrées.
R-33 =
    .effect = Le joueur qui a joué la carte { wild-four } pioche quatre cartes. Celui qui a lancé le défi est
        épargné : il ne pioche rien et ne passe pas son tour. C’est maintenant à lui de jouer (A-17), sur cette
        même carte et avec la couleur choisie pour elle (A-18).
    .example = Le rouge est en jeu. Ana joue une carte { wild-four } et choisit le bleu ; Ben lance un défi.
        Ana lui montre un 2 rouge. Elle pioche quatre cartes, et Ben joue, sur le bleu.
R-34 =
    .effect = Celui qui a lancé le défi pioche six cartes, les quatre de la carte et deux de plus, et passe son
        tour.
    .except = Il n’arrive rien au joueur qui a joué la carte. Si les piles n’ont pas assez de cartes, celui
        qui a lancé le défi pioche ce qu’il y a (A-47).
A-14 = La couleur qui compte quand une carte joker est sur le dessus
    .question = Une carte { wild-four } est jouée sur une carte joker. Quelle couleur décide si elle est
        légale ?
    .ruling = La couleur choisie pour cette carte joker.
    .why = C’est la couleur en jeu ; une carte joker n’en a pas d’autre.
A-15 = D’autres cartes joker en main
    .question = Une autre carte joker en main rend-elle la carte { wild-four } illégale ?
    .ruling = Non, quelle que soit la carte joker, même une deuxième carte { wild-four }.
    .why = Les cartes joker n’ont pas de couleur, et la condition porte sur la couleur.
A-16 =
    .question = Entre le moment où la carte est jouée et le défi, le joueur a pioché des cartes de pénalité.
        Quelle main juge-t-on ?
A-17 =
    .question = La carte { wild-four } n’était pas légale et le joueur qui l’a jouée a pioché quatre cartes. À
        qui le tour ?
A-18 =
    .option = Avec `wd4_guilty_card=returned`, la carte revient d’abord au joueur qui l’a jouée, et la carte
        et la couleur d’avant sont de nouveau en jeu ; ensuite, ce joueur pioche quatre cartes, et celui qui a
        lancé le défi joue.
A-20 =
    .ruling = Jusqu’à ce que la première des quatre cartes soit piochée. Accepter, c’est commencer à piocher.
A-21 =
    .ruling = Non. Le joueur suivant pioche quatre cartes, et la manche est terminée.
A-22 =
    .why = Seul celui qui doit piocher peut lancer un défi, et ce joueur n’a plus à piocher.
A-30 =
    .question = { $edition ->
            [hp2003] La couleur d’une carte { howler } se choisit-elle avant ou après que la main est criée ?
            [hp2018] La couleur d’une carte { sorting-hat } se choisit-elle avant ou après que les cartes sont
                piochées ?
           *[all] La couleur d’une carte { howler } ou { sorting-hat } se choisit-elle avant ou après que la
                carte a produit son effet ?
        }
    .ruling = { $edition ->
            [hp2003] Une fois la main criée. Une couleur choisie plus tôt est refusée.
            [hp2018] Une fois les cartes piochées. Une couleur choisie plus tôt est refusée.
           *[all] Après : une fois la main criée, ou une fois les cartes piochées. Une couleur choisie plus tôt
                est refusée.
        }
D-14 =
    .ruling = À la couleur en jeu : si une carte joker est sur le dessus, la couleur choisie pour elle
        (A-14).
D-15 = Ce que pioche le joueur en faute, et à la place de qui
    .difference = Le texte anglais de 2018 dit que le joueur en faute pioche les quatre cartes à la place de
        celui qui a lancé le défi ; le texte espagnol de 2018 et tous les textes de 2003 disent seulement
        qu’il pioche quatre cartes.
    .ruling = Partout, les quatre cartes changent de destinataire : le joueur en faute les pioche, celui qui a
        lancé le défi ne les pioche pas, et c’est lui qui joue (R-33). Autrement, un défi fondé ne lui servirait
        à rien, et personne ne risquerait deux cartes de plus pour cela.
D-16 =
    .difference = Les textes espagnol et portugais de 2003 commencent comme si n’importe qui pouvait avoir des
        soupçons, puis limitent le défi au joueur qui doit piocher.
    .ruling = Seulement le joueur qui doit piocher (R-31).
R-36 =
    .except = Tu gardes tes cartes, tu n’en pioches aucune et tu ne passes pas ton tour. Tu n’as pas à étaler
        tes cartes. Celles qui arrivent plus tard dans ta main sont de nouveau ton secret.
R-39 =
    .effect = Tu peux aussitôt jouer la carte { invisibility } dessus, peu importe à qui c’est de jouer. La
        carte ne te fait rien : pas de cartes à piocher, pas de tour à passer. C’est toi qui choisis la couleur,
        l’une des quatre. Contre une carte { draw-card }, { skip }, { wild-four } ou, à deux joueurs,
        { reverse }, c’est là ton tour : le jeu passe au joueur qui vient après toi (A-25).
    .except = Seul le joueur contre qui la carte a été jouée peut le faire (D-04). Il est trop tard une fois
        que tu as accepté, commencé à piocher ou lancé un défi (A-23, A-26). Une carte { wild-four } annulée
        n’est jamais vérifiée (A-22). La carte ne protège pas des pénalités (A-24), ni d’une carte { reverse }
        à trois joueurs ou plus (A-28), ni d’une carte { wild } (A-29).
    .example = Ana joue une carte { draw-card } contre Ben. Ben joue la carte { invisibility } et dit
        « vert » : il ne pioche rien, et c’est à Chloé de jouer, sur le vert.
A-26 = La carte { invisibility } parmi les cartes piochées
    .question = Peut-on jouer la carte { invisibility } contre une pioche forcée si elle vient justement d’être
        piochée ainsi ?
A-34 =
    .question = Quelqu’un termine avec une carte { draw-card } ou { wild-four }. Le joueur suivant peut-il
        jouer la carte { invisibility } au lieu de piocher ?
    .ruling = Non. Le joueur suivant pioche.
R-41 =
    .effect = Tu joues la carte et tu choisis un autre joueur. Ce joueur pioche { draw-pile.of }, une carte à la
        fois, jusqu’à ce que vienne une carte rouge, c’est-à-dire une carte de Gryffondor (A-35), et il garde
        toutes les cartes piochées.
    .except = Tu ne peux pas te choisir toi-même. Tu peux choisir ton partenaire (A-60), mais pas un joueur
        éliminé (A-69). Le joueur visé ne passe pas son tour (A-36) et n’a pas à montrer les cartes (A-72).
        Quand { draw-pile.the } est vide, les cartes { discard-pile.of } sont mélangées et la pioche continue
        (A-37).
    .two = Ton adversaire pioche, puis joue un tour ordinaire.
    .first = Personne ne pioche ; le joueur à la gauche du donneur choisit la couleur et commence (R-15).
    .last = Tu n’as plus de cartes, et personne ne pioche (A-38).
R-42 =
    .when = Une fois que le joueur visé a pioché.
    .except = La couleur vient après la pioche, jamais avant (A-30).
    .two = L’adversaire qui a pioché joue ensuite.
    .example = Ana joue la carte { sorting-hat } contre Chloé, qui pioche un 3 bleu, une carte { wild } et un 5
        rouge. Ana choisit le vert. Ben, à la gauche d’Ana, joue ensuite, et Chloé a son tour après lui.
A-35 =
    .question = Le feuillet ne dit jamais quelle carte met fin à la pioche.
    .ruling = N’importe quelle carte rouge, numérotée ou Action. Les cartes joker ne comptent pas.
A-36 =
    .question = Le joueur qui pioche pour une carte { sorting-hat } passe-t-il son prochain tour ?
A-37 =
    .question = Que se passe-t-il si { draw-pile.the } est vide avant qu’une carte rouge soit piochée ?
    .ruling = Les cartes { discard-pile.of } sont mélangées (R-50) et la pioche continue. Elle prend fin quand
        il n’y a plus aucune carte à piocher.
    .why = Le joueur pioche jusqu’à une carte rouge, dans la mesure où il y a des cartes.
A-38 =
    .question = Quelqu’un termine avec une carte { sorting-hat }. Quelqu’un pioche-t-il ?
    .option = Avec `hat_last=on`, le joueur qui termine choisit quelqu’un, qui pioche quand même jusqu’à une
        carte rouge ; ces cartes sont comptées (A-99).
A-72 = Les cartes piochées pour une carte { sorting-hat }
    .question = Le joueur visé doit-il montrer les cartes piochées ?
    .why = Une main est privée, et l’arbitre veille à ce que la pioche s’arrête à la première carte rouge.
A-99 =
    .question = Là où une dernière carte { sorting-hat } fait encore piocher quelqu’un (`hat_last=on`), faut-il
        choisir un joueur, et que faire s’il manque de cartes ?
    .ruling = Il faut choisir un joueur ; sans cela, le coup ne vaut pas. Si { draw-pile.the } ne suffit pas,
        les cartes { discard-pile.of } sont mélangées pour cette pioche (A-58).
R-44 =
    .effect = Si tu le cries avant que quelqu’un relève l’oubli, tu ne risques plus rien et tu ne pioches rien.
R-46 =
    .except = On ne commence pas un tour en piochant à cause d’une carte ou d’une pénalité, en acceptant une
        carte ou en lançant un défi, en choisissant une couleur, en criant UNO ou en prenant quelqu’un en
        faute, ni par un coup refusé (A-39, A-87). En revanche, celui qui doit passer parce qu’il n’y a aucune
        carte à piocher commence un tour (A-56).

        { $edition ->
            [hp2003] Crier sa main ne commence pas un tour, et jouer la carte { invisibility } contre une
                carte { howler } non plus. La carte { invisibility } contre une carte { draw-card }, { skip },
                { wild-four } ou, à deux joueurs, { reverse }, oui, parce que c’est le tour de ce joueur
                (A-40).
            [hp2018] Piocher pour une carte { sorting-hat } ne commence pas un tour.
            [all] Dans l’{ edition-hp2003 }, crier sa main ne commence pas un tour, et jouer la carte
                { invisibility } contre une carte { howler } non plus. La carte { invisibility } contre une
                carte { draw-card }, { skip }, { wild-four } ou, à deux joueurs, { reverse }, oui, parce que
                c’est le tour de ce joueur (A-40). Dans l’{ edition-hp2018 }, piocher pour une carte
                { sorting-hat } ne commence pas un tour.
           *[other] Tendre la main vers une carte sans la prendre n’est pas non plus un commencement.
        }
R-47 =
    .effect = Tu pioches deux cartes sur-le-champ.
    .except = Cela ne change rien à l’ordre des tours. Si les piles n’ont pas assez de cartes, tu pioches ce
        qu’il y a (A-47), et on ne peut pas te prendre en faute une deuxième fois pour la même carte (A-91).
        Une fausse accusation ne coûte rien, sauf si la table en a convenu autrement (A-42).
A-39 = Une pioche forcée commence-t-elle un tour ?
    .question = Le joueur suivant pioche à cause d’une carte { draw-card } ou { wild-four }, l’accepte ou lance
        un défi. Un tour a-t-il commencé, si bien que personne ne peut plus être pris en faute ?
    .option = Avec `forced_draw_closes=yes`, la pioche du joueur suivant pour une carte { draw-card } ou
        { wild-four } met fin au délai pour prendre en faute, même après un défi perdu et même si aucune carte
        n’a pu être piochée (A-97). Une pioche de pénalité n’y met pas fin. { $edition ->
            [hp2003] Crier sa main non plus.
            [hp2018] Piocher pour une carte { sorting-hat } non plus. On ne peut alors pas prendre en faute un
                joueur dont l’avant-dernière carte était une carte { draw-card }, puisque son effet suit
                aussitôt.
            [classic] On ne peut alors pas prendre en faute un joueur dont l’avant-dernière carte était une
                carte { draw-card }, puisque son effet suit aussitôt.
           *[all] Piocher pour une carte { sorting-hat } non plus. Dans l’{ edition-classic } et dans
                l’{ edition-hp2018 }, on ne peut alors pas prendre en faute un joueur dont l’avant-dernière
                carte était une carte { draw-card }, puisque son effet suit aussitôt.
        }
A-41 =
    .question = Un joueur qui a oublié de crier UNO pioche des cartes pour une autre raison avant d’être pris en
        faute. Peut-il encore l’être ?
A-42 =
    .option = Avec `false_catch=draw2`, celui qui accuse à tort pioche deux cartes, qu’il s’agisse d’un UNO ou,
        avec `legality=table`, d’une mauvaise carte. Même alors, ceci ne coûte rien : s’accuser soi-même,
        signaler une carte là où l’arbitre refuse de toute façon les mauvaises cartes, et une accusation de
        UNO qui arrive juste trop tard (A-92).
A-44 =
    .question = Un joueur a crié UNO, a dû piocher, et revient à une carte. Son premier UNO tient-il ?
A-52 =
    .question = Un joueur qui a oublié de crier UNO doit piocher pour une suggestion avant que quelqu’un s’en
        aperçoive. Que se passe-t-il alors ?
A-88 =
    .ruling = Oui. Il pioche les deux cartes sur-le-champ, puis la couleur est choisie.
A-91 = Une accusation quand il n’y a rien à piocher
    .question = Un joueur est pris en faute, mais il n’y a aucune carte à piocher. Peut-il l’être de nouveau
        plus tard ?
A-97 = Quand une pioche forcée met fin au délai pour prendre en faute
    .question = Là où les pioches forcées mettent fin au délai pour prendre en faute (`forced_draw_closes=yes`),
        que se passe-t-il s’il n’y avait pas de carte à piocher ?
    .why = Ce qui compte, c’est que l’effet de la carte ait eu lieu, pas le nombre de cartes piochées.
R-48 =
    .effect = Le joueur qui a fait la suggestion pioche deux cartes.
R-49 =
    .when = { $edition ->
            [hp2018] La table joue avec `legality=table`, et un joueur dont c’est le tour a joué une carte qui
                ne peut pas être jouée. Le feuillet de cette édition n’en dit rien ; on suit donc la règle des
                feuillets de 2003 (A-83).
            [all] La table joue avec `legality=table`, et un joueur dont c’est le tour a joué une carte qui ne
                peut pas être jouée. Dans l’{ edition-hp2018 }, dont le feuillet n’en dit rien, la règle vaut
                aussi (A-83).
           *[other] La table joue avec `legality=table`, et un joueur dont c’est le tour a joué une carte qui
                ne peut pas être jouée.
        } Un autre joueur le remarque à temps (A-48, A-93). Une carte est mauvaise si elle ne correspond pas
        (R-16), ou si elle est jouée après une pioche sans être la carte piochée (R-21).
    .effect = La carte revient dans la main d’où elle venait, le joueur qui l’a jouée pioche deux cartes de
        plus, et c’est au tour du joueur suivant. Il ne reste rien de ce que la carte a fait (A-49).
    .example = Un 7 rouge est sur le dessus, et Ben joue un 4 bleu. Duarte le dit avant que Chloé commence son
        tour. Ben reprend la carte et en pioche deux, et Chloé joue sur le 7 rouge.
A-47 = Plus de cartes à piocher qu’il n’y en a
    .ruling = Le joueur pioche ce qu’il y a, et rien n’est dû.
    .why = C’est comme pour toute autre pioche (A-55).
A-49 =
    .ruling = Elle n’en a pas : la couleur et le sens d’avant sont rétablis. Mais le tour avait commencé.
        Celui qu’on pouvait jusque-là prendre en faute pour un UNO oublié ne peut plus l’être, et les cartes
        de pénalité déjà piochées restent piochées.
A-50 =
    .ruling = Ce joueur la reprend et pioche deux cartes. Il n’a pas terminé, et peu importe désormais qu’il ait
        crié UNO ou non.
    .option = Avec `legality=table`, une mauvaise dernière carte attend : la manche ne se termine que lorsque
        la table convient que personne ne s’oppose, et c’est seulement alors que le joueur suivant pioche pour
        une mauvaise dernière carte { draw-card } (R-52). Une bonne dernière carte met fin à la manche
        sur-le-champ.
R-50 =
    .when = La dernière carte { draw-pile.of } a été piochée, et personne n’a terminé.
    .except = Cela se fait dès que la dernière carte quitte la pile, même au milieu d’une pioche (A-54). S’il
        n’y a rien sous la carte du dessus, cela se fait plus tard, quand il faut piocher une carte et qu’il y a
        de quoi mélanger. S’il n’y a pas de cartes à ce moment-là non plus, voir A-55 et A-56. Tant que la
        carte du dessus peut encore être reprise, celle qui est dessous reste aussi (A-90).
    .last = Quand quelqu’un a terminé, on ne mélange plus, sauf pour la pioche que demande une dernière carte
        (A-58).
A-54 =
    .ruling = À l’instant même où { draw-pile.the } devient vide, pourvu que la manche continue et qu’il y ait
        quelque chose sous la carte du dessus { discard-pile.of }. Sinon, on attend que quelqu’un doive
        piocher. Tant que la carte du dessus peut encore être reprise, celle qui est dessous n’est pas mélangée
        (A-90).
    .option = Avec `reshuffle=lazy`, on ne mélange que lorsqu’il faut piocher une carte et que { draw-pile.the }
        est vide.
A-55 =
    .question = Un joueur doit piocher plus de cartes que les deux piles ne peuvent en donner.
    .ruling = Le joueur pioche toutes celles qu’il y a. Le reste est annulé, et rien n’est dû plus tard.
    .why = Personne ne peut piocher ce qui n’est pas là.
A-56 = Aucune carte à piocher
    .ruling = Un joueur qui a une carte qui correspond doit la jouer : pour décider de ne pas jouer, il
        faudrait une carte à piocher (R-20). Un joueur qui n’en a pas passe, et cela compte comme un tour
        commencé (R-46).
A-57 =
    .question = Il n’y a rien à piocher, et tous les joueurs ont passé l’un après l’autre.
A-90 =
    .ruling = Elle n’est pas mélangée, car elle pourrait redevenir la carte du dessus. Cela vaut quand la carte du
        dessus pourrait encore être signalée comme mauvaise (`legality=table`). Cela vaut aussi quand c’est une carte
        { wild-four } sans réponse, avec `wd4_guilty_card=returned`. Qu’il y ait faute ou non n’y change rien. Mais
        celui qui pioche pour son tour l’a déjà commencé ; la carte de dessous peut alors être mélangée avec les autres.
A-95 =
    .question = Des joueurs passent l’un après l’autre parce qu’il n’y a rien à piocher ; entre-temps, quelqu’un
        joue une mauvaise carte et la reprend. La suite continue-t-elle ?
R-51 =
    .except = Si la dernière carte était une carte { draw-card } ou { wild-four }, le joueur suivant pioche
        avant qu’on compte (R-52). { $edition ->
            [hp2003] On peut aussi terminer avec la carte { invisibility } jouée en réponse (A-33).
            [all] Dans l’{ edition-hp2003 }, on peut aussi terminer avec la carte { invisibility } jouée en
                réponse (A-33).
           *[other] N’importe quelle carte peut être la dernière.
        } Avec `legality=table`, une mauvaise dernière carte ne met pas fin à la manche avant que son sort
        soit réglé (A-50, A-96).
R-52 =
    .effect = Le joueur suivant pioche quand même : { draw-strength } pour une carte { draw-card }, quatre pour
        une carte { wild-four }. Ces cartes comptent avec le reste de sa main.
    .except = Il n’y a pas de défi (A-21), et on ne peut rien jouer contre elle. { $edition ->
            [hp2003] Cela vaut aussi pour la carte { invisibility } (A-34).
            [all] Dans l’{ edition-hp2003 }, cela vaut aussi pour la carte { invisibility } (A-34).
           *[other] On ne peut pas éviter de piocher.
        } Si { draw-pile.the } ne suffit pas, les cartes { discard-pile.of } sont mélangées pour cette pioche
        (A-58). Il n’y a pas de couleur à choisir pour la carte { wild-four } (A-51).
    .two = C’est l’adversaire qui pioche.
    .example = Ana termine avec une carte { wild-four }. Ben, qui vient ensuite, a un 5 et pioche un 9, une
        carte { skip } et deux cartes { wild }. Il lui reste 5 + 9 + 20 + 50 + 50 = 134 points.
R-53 =
    .except = { $edition ->
            [classic] Une dernière carte { reverse } ne change pas le sens, une dernière carte { skip } ne
                fait passer son tour à personne, et pour une dernière carte { wild }, on ne choisit pas de
                couleur.
            [hp2003] Une dernière carte { reverse } ne change pas le sens, une dernière carte { skip } ne fait
                passer son tour à personne, pour une dernière carte { wild } ou { invisibility }, on ne
                choisit pas de couleur, et pour une dernière carte { howler }, personne ne crie sa main
                (A-32).
            [hp2018] Une dernière carte { reverse } ne change pas le sens, une dernière carte { skip } ne fait
                passer son tour à personne, pour une dernière carte { wild }, on ne choisit pas de couleur, et
                pour une dernière carte { sorting-hat }, personne ne pioche, sauf si la table a convenu de
                `hat_last=on` (A-38).
           *[all] Une dernière carte { reverse } ne change pas le sens, une dernière carte { skip } ne fait
                passer son tour à personne, et pour une dernière carte { wild }, on ne choisit pas de couleur.
                Dans l’{ edition-hp2003 }, on ne choisit pas non plus de couleur pour une dernière carte
                { invisibility }, et personne ne crie sa main pour une dernière carte { howler } (A-32). Dans
                l’{ edition-hp2018 }, personne ne pioche pour une dernière carte { sorting-hat }, sauf si la
                table a convenu de `hat_last=on` (A-38).
        }
A-58 = La dernière pioche quand { draw-pile.the } ne suffit pas
    .question = La dernière carte fait piocher le joueur suivant, mais { draw-pile.the } n’a pas assez de cartes.
    .ruling = On mélange au besoin les cartes { discard-pile.of } pour cette pioche. Après elle, on ne mélange
        plus.
    .why = Le joueur suivant doit piocher, et R-50 ne mélange que tant que personne n’a terminé.
R-54 =
    .effect = Les cartes numérotées valent leur chiffre ; un 0 ne vaut rien. Les cartes { draw-card },
        { reverse } et { skip } valent 20 points chacune. Toute carte joker en vaut 50.
        { $edition ->
            [classic] Les cartes joker sont { wild } et { wild-four }.
            [hp2003] Les cartes joker sont { wild }, { wild-four }, { howler } et { invisibility }.
            [hp2018] Les cartes joker sont { wild }, { wild-four } et { sorting-hat }.
           *[all] Les cartes joker sont { wild } et { wild-four }, dans l’{ edition-hp2003 } aussi
                { howler } et { invisibility }, dans l’{ edition-hp2018 } aussi { sorting-hat }.
        }
R-55 =
    .except = Une manche nulle ne rapporte rien (A-57). En équipe, voir R-64 ; avec le cumul des points, R-58. Les
        cartes piochées pour une dernière carte sont comptées aussi (R-52).
R-61 =
    .effect = Quand l’adversaire a pioché les cartes, le tour revient au joueur qui l’a jouée.
    .last = L’adversaire pioche, et les cartes sont comptées (R-52).
R-62 =
    .effect = Toutes les autres règles valent comme d’habitude. Rejouer ne veut rien dire de plus : c’est un
        tour ordinaire, où l’on joue une carte qui correspond, ou où l’on pioche.
A-101 =
    .ruling = C’est au moment où un joueur veut garder une carte { wild-four } piochée qu’on juge si elle serait
        un bluff. Une dernière carte { reverse } jouée à bon droit laisse le sens tel quel. `two_reverse` ne
        compte que dans l’{ edition-hp2018 } ; dans les autres éditions, le feuillet dit qu’à deux joueurs,
        une carte { reverse } agit comme une carte { skip }.
R-64 =
    .last = Une dernière carte { draw-card } ou { wild-four } fait quand même piocher le joueur suivant (R-52).
R-69 =
    .effect = Ce que les feuillets ne prévoient pas ne se joue pas. En particulier : personne ne peut répondre à une
        carte { draw-card } ou { wild-four } avec une autre pour la renvoyer ; personne ne peut intercepter hors de
        son tour avec une carte identique ; un 7 ne fait pas échanger les mains et un 0 ne les fait pas tourner ;
        personne ne pioche jusqu’à ce qu’une carte corresponde ; et toute carte peut être la dernière.
A-53 =
    .question = Cumuler les cartes, intercepter, échanger les mains avec les sept et les zéros, piocher jusqu’à
        ce qu’une carte corresponde : cela fait-il partie du jeu ?
A-84 =
    .ruling = Aucun feuillet ne le prévoit : chaque paquet est celui de son édition, ni plus ni moins (R-02).
        { $edition ->
            [all] Si des gens le font à leur propre table, la carte { sorting-hat } est une carte Action jouée
                contre celui qui est visé : la carte { invisibility } peut l’annuler avant que la première
                carte soit piochée, et le tour se poursuit comme dans A-31.
           *[other] Les cartes des autres éditions restent dans leurs boîtes.
        }
option-drawn = La carte piochée
    .about = Si un joueur qui a pioché une carte qui correspond doit la jouer.
option-legality =
    .table = Elle peut être jouée. Si un autre joueur le remarque à temps, elle revient dans la main, le
        joueur qui l’a jouée pioche deux cartes, et le tour passe au suivant (R-49). Les cartes jouées contre
        quelqu’un attendent d’être acceptées, pour qu’on ait le temps de remarquer l’erreur (A-48).
option-hat_last =
    .about = Si quelqu’un pioche quand même quand un joueur termine avec une carte { sorting-hat }.
    .off = Personne ne pioche (R-53, A-38).
    .on = Le joueur qui termine choisit quelqu’un, qui pioche quand même jusqu’à une carte rouge ; ces cartes
        sont comptées (A-38, A-99).
option-hints =
    .about = Si un joueur qui suggère un coup à un autre pioche deux cartes.
option-forced_draw_closes = Pioches forcées et UNO
    .about = Si le délai pour relever un UNO oublié prend fin quand le joueur suivant pioche à cause d’une carte
        { draw-card } ou { wild-four }.
    .yes = Oui, la pioche forcée y met fin (A-39, A-97).
option-reshuffle =
    .lazy = Seulement quand il faut piocher une carte et que { draw-pile.the } est vide (A-54).
option-wd4_guilty_card =
    .returned = Elle revient au joueur qui l’a jouée, la carte et la couleur d’avant sont de nouveau en jeu,
        et ce joueur pioche alors quatre cartes (A-18, A-90).
option-blocked =
    .about = Ce qui se passe quand il n’y a rien à piocher et que tous ont passé l’un après l’autre.
