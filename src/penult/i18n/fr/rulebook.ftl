### Le livre des règles de Penult. Un message par règle (R), par décision (A), par différence entre
### les feuillets imprimés (D) et par option.
###
### La valeur est le titre. Les parties sont des attributs, dans cet ordre :
### règles : when, effect, except, two, first, last, example ; décisions : question, ruling, why, option ;
### différences : difference, ruling, option ; options : about, un par valeur, sheet.
###
### $edition vaut "classic", "hp2003", "hp2018" ou "all" (le livre entier). Les noms des cartes, des piles
### et des éditions sont des messages de cards.ftl. Un simple saut de ligne est une espace, une ligne vide un
### nouveau paragraphe. Les mots entre accents graves et les codes comme R-28 restent tels quels.

## Les chapitres du livre

section-setup = Avant le premier tour
section-first-card = La première carte retournée
section-turn = Un tour
section-action-cards = { draw-card }, { reverse } et { skip }
section-wild = { wild } et { wild-four }
section-howler = { howler }
section-invisibility = { invisibility }
section-sorting-hat = { sorting-hat }
section-uno = Crier UNO
section-penalties = Mauvaises cartes et suggestions
section-piles = Quand { draw-pile.the } est vide
section-end = La fin d’une manche
section-scoring = Points et parties
section-two-handed = À deux joueurs
section-partners = En équipe
section-tournaments = Équipes tournantes
section-elimination = Le jeu par élimination
section-not-printed = Ce qu’aucun feuillet ne prévoit

## 2.1 Préparation

R-01 = Nombre de joueurs
    .effect = On joue de deux à dix.
    .except = En équipe, le nombre de joueurs doit être pair et d’au moins quatre : quatre, six, huit ou dix
        (R-63, A-60). La partie à équipes tournantes demande exactement quatre joueurs (R-65) ou exactement
        huit (R-66).
    .two = Les règles sont les mêmes, mis à part R-59 à R-62.

R-02 = Le paquet
    .effect = Chacune des quatre couleurs, rouge, vert, bleu et jaune, compte dix-neuf cartes numérotées de
        0 à 9 (A-01), deux cartes { draw-card }, deux cartes { reverse } et deux cartes { skip } :
        vingt-cinq cartes par couleur. À ces cent cartes s’ajoutent les cartes sans couleur, dites cartes
        blanches.

        { $edition ->
            [classic] Les cartes blanches sont quatre cartes { wild } et quatre cartes { wild-four } : 108
                cartes en tout.
            [hp2003] Les cartes blanches sont quatre cartes { wild }, quatre cartes { wild-four }, une carte
                { howler } et une carte { invisibility } : 110 cartes en tout.
            [hp2018] Les cartes blanches sont quatre cartes { wild }, quatre cartes { wild-four } et quatre
                cartes { sorting-hat } : 112 cartes en tout.
           *[all] Chaque édition a quatre cartes { wild } et quatre cartes { wild-four }. Dans
                l’{ edition-classic }, cela fait 108 cartes. L’{ edition-hp2003 } ajoute une carte
                { howler } et une carte { invisibility } : 110 cartes. L’{ edition-hp2018 } ajoute quatre
                cartes { sorting-hat } : 112 cartes.
        }
    .except = On n’ajoute rien au paquet et on n’en retire rien. Un paquet auquel il manque une carte, ou
        qui en a une de trop, est corrigé avant la donne.

R-03 = Le premier donneur, désigné par les cartes
    .when = { $edition ->
            [hp2003] Avant la première manche d’une partie, mais seulement entre les joueurs dont les
                anniversaires sont aussi proches l’un que l’autre (A-04).
            [all] Avant la première manche d’une partie, dans l’{ edition-classic } et dans
                l’{ edition-hp2018 } ; dans l’{ edition-hp2003 }, seulement pour départager les joueurs dont
                les anniversaires sont aussi proches l’un que l’autre (A-04).
           *[other] Avant la première manche d’une partie.
        }
    .effect = Chacun prend une carte du paquet et la retourne. Le joueur qui a le chiffre le plus élevé
        donne les cartes. Une carte qui n’est pas numérotée compte zéro, et le chiffre 0 aussi. Toutes ces
        cartes sont remises dans le paquet avant qu’on le mélange.
    .except = Les joueurs à égalité pour le chiffre le plus élevé prennent chacun une nouvelle carte (A-03).
        Pour les manches suivantes, le donneur est désigné selon A-61, sans nouveau tirage.
    .example = Ana prend un 7, Ben une carte { skip }, Chloé un 9 et Duarte une carte { wild }. C’est Chloé
        qui donne.

R-04 = Le premier donneur, désigné par l’anniversaire
    .when = { $edition ->
            [all] Avant la première manche d’une partie, dans l’{ edition-hp2003 }.
           *[other] Avant la première manche d’une partie.
        }
    .effect = Le joueur dont l’anniversaire est le plus proche du 31 juillet donne les cartes.
    .except = Les jours avant et les jours après le 31 juillet se valent, et on compte aussi en passant par
        le jour de l’An ; les joueurs aussi proches l’un que l’autre sont départagés par les cartes (A-04).
        Pour les manches suivantes, le donneur est désigné selon A-61.

R-05 = Mélanger et donner
    .when = Au début de chaque manche.
    .effect = Le donneur mélange tout le paquet et donne sept cartes à chaque joueur, lui compris. Les cartes
        sont données face cachée, et chacun est seul à voir les siennes.
    .except = Les joueurs éliminés de la partie ne reçoivent pas de cartes (R-67, A-69).

R-06 = Les deux piles
    .when = Après la donne.
    .effect = Les cartes qui restent forment { draw-pile.the }, face cachée. On retourne celle du dessus et
        on la pose à côté : elle commence { discard-pile.the }. Cette première carte peut avoir un effet (R-08
        et les règles qui suivent).
    .except = Dès lors, { discard-pile.the } n’est jamais vide : il y a toujours une carte sur laquelle jouer.

R-07 = Qui commence, et dans quel sens
    .when = Une fois retournée une première carte qui peut rester.
    .effect = Le joueur à la gauche du donneur joue le premier tour, et le jeu va vers la gauche.
    .except = Si la première carte est une carte Action, elle peut changer l’un et l’autre (R-09, R-10,
        R-11). Chaque nouvelle manche repart vers la gauche, peu importe comment la précédente s’est
        terminée (A-67).

A-01 = Comment se répartissent dix-neuf cartes numérotées
    .question = Les feuillets donnent dix-neuf cartes de 0 à 9 par couleur, sans dire combien de chaque
        chiffre.
    .ruling = Chaque couleur a un seul 0 et deux cartes de chaque chiffre de 1 à 9.
    .why = Deux cartes de chaque chiffre en feraient vingt ; un des chiffres n’y est donc qu’une fois, et
        selon l’usage, c’est le 0.

A-02 = Combien de joueurs, quand le feuillet ne le dit pas
    .question = { $edition ->
            [hp2003] Ce feuillet annonce de deux à dix joueurs. Les autres éditions font-elles de même ?
            [all] Seul le feuillet de l’{ edition-hp2003 } dit combien de joueurs peuvent jouer. Et les deux
                autres éditions ?
           *[other] Le feuillet de cette édition ne dit pas combien de joueurs peuvent jouer.
        }
    .ruling = De deux à dix, dans toutes les éditions.
    .why = Un feuillet de la même famille donne ce nombre, et même à dix, il reste au moins 37 cartes dans
        { draw-pile.the }.

A-03 = Plusieurs joueurs tirent le chiffre le plus élevé
    .question = Qui donne quand deux joueurs ou plus ont tiré le même chiffre, le plus élevé ?
    .ruling = Seuls ces joueurs reprennent une carte, autant de fois qu’il le faut, jusqu’à ce que l’un
        d’eux devance les autres.
    .why = La règle veut un seul donneur, et ceux qui ont été battus n’ont pas droit à une deuxième chance.

A-04 = La proximité d’un anniversaire
    .question = Un anniversaire avant le 31 juillet vaut-il un anniversaire après, et compte-t-on en passant
        par le jour de l’An ? Et si deux anniversaires sont aussi proches l’un que l’autre ?
    .ruling = Ce qui compte, c’est le plus petit nombre de jours, en avançant ou en reculant, sur une année
        de 366 jours. Les joueurs aussi proches l’un que l’autre tirent une carte comme dans R-03 ; les
        autres n’y participent pas. Le 30 juillet et le 1er août, par exemple, sont aussi proches l’un que
        l’autre.
    .why = Le feuillet demande l’anniversaire le plus proche, pas le prochain.

A-05 = L’ordre de la donne
    .question = Dans quel ordre donne-t-on les cartes ?
    .ruling = Une carte à la fois, en commençant par le joueur à la gauche du donneur, sept fois autour de
        la table.
    .why = Aucun feuillet ne fixe d’ordre. Avec un paquet bien mélangé, cela ne change rien ; l’ordre est fixé
        pour qu’une manche enregistrée puisse être redonnée.

A-06 = Ce que veut dire « à gauche »
    .question = Où est la gauche à une table, et à l’écran ?
    .ruling = Dans le sens des aiguilles d’une montre, vu d’en haut : ton voisin de gauche est le joueur
        suivant dans ce sens. Vers la droite, c’est le sens contraire.
    .why = Tous les feuillets comptent à partir de la main gauche de chaque joueur, et à une table, on est
        tourné vers le centre.

A-86 = Recommencer n’est pas chercher un nouveau donneur
    .question = Après une manche, le jeu recommence. Cherche-t-on un nouveau donneur ?
    .ruling = Non. La recherche d’un donneur ouvre une partie ; à partir de la deuxième manche, le donneur
        est désigné selon A-61.
    .why = Recommencer veut dire redonner les cartes.
    .option = Avec `next_dealer=redetermine`, on cherche de nouveau le donneur avant chaque manche.

D-32 = Trouver le premier donneur
    .difference = Le feuillet 42003 et celui de 2018 font tirer des cartes ; le feuillet 42797 s’en remet aux
        anniversaires.
    .ruling = { $edition ->
            [hp2003] Cette édition s’en remet aux anniversaires (R-04).
            [all] Chaque édition garde sa manière : l’{ edition-hp2003 } s’en remet aux anniversaires
                (R-04), les autres aux cartes (R-03).
           *[other] Cette édition s’en remet aux cartes (R-03).
        } L’hôte peut aussi simplement nommer le premier donneur.

D-33 = Le donneur reçoit-il des cartes ?
    .difference = Seul le texte portugais de 2003 dit que le donneur reçoit aussi ses cartes ; les autres
        disent que chaque joueur en reçoit sept.
    .ruling = Le donneur joue et reçoit sept cartes comme tout le monde, dans toutes les éditions (R-05).

D-35 = Le nombre de joueurs sur les feuillets
    .difference = « De deux à dix joueurs » n’est imprimé que sur le feuillet 42797.
    .ruling = Il en va de même dans toutes les éditions (R-01, A-02).

D-01 = Combien de cartes { howler }
    .difference = Les deux textes français de 2003 en comptent quatre ; les textes anglais, espagnol et
        portugais, une.
    .ruling = Il y a une seule carte { howler }. Avec quatre, la liste française donnerait 113 cartes, alors
        que cette même liste en annonce 110.

D-44 = Les noms de la carte { sorting-hat }
    .difference = Le feuillet de 2018 donne à la carte des noms un peu différents dans la liste du contenu,
        dans la description et dans le tableau des points, avec ou sans le mot qui désigne les cartes
        blanches.
    .ruling = C’est une seule et même carte. C’est une carte blanche, et elle vaut 50 points (R-54).

D-46 = Quels feuillets disent la même chose
    .difference = Le feuillet anglais 42797 et le texte anglais de son ébauche contiennent les mêmes règles,
        et les deux textes français aussi. Les feuillets 42003 et 42797 diffèrent par leur paquet, par la
        façon de trouver le donneur, par leurs cartes spéciales et par quelques titres perdus. { $edition ->
            [all] Ils diffèrent aussi par ce que coûte la carte qui fait piger : deux cartes pour Prendre 2,
                trois pour Prendre 3.
           *[other] Ils diffèrent aussi par la carte qui fait piger ; ici, c’est la carte { draw-card }.
        }
    .ruling = Les deux éditions de 2003 se jouent avec les mêmes règles ; ce qui diffère est dit là où cela
        compte.

## 2.2 La première carte retournée

R-08 = Une carte numérotée est retournée en premier
    .when = La première carte { discard-pile.of } est une carte numérotée.
    .effect = Elle n’a pas d’effet. Le joueur à la gauche du donneur joue le premier tour ; sa carte doit y
        correspondre.

R-09 = Une carte { draw-card } est retournée en premier
    .when = La première carte { discard-pile.of } est une carte { draw-card }.
    .effect = Le joueur à la gauche du donneur pige { draw-strength } { draw-pile.of } et passe son tour,
        comme si quelqu’un venait de jouer la carte. Le joueur suivant vers la gauche joue alors le premier
        tour : sa carte doit correspondre par la couleur ou par le symbole, ou être une carte blanche.
    .except = On ne répond pas avec une autre carte { draw-card } (A-09).
        { $edition ->
            [hp2003] La carte { invisibility } protège comme d’habitude (A-27).
            [all] Dans l’{ edition-hp2003 }, la carte { invisibility } protège comme d’habitude (A-27).
           *[other] Rien d’autre n’en protège non plus.
        }
    .two = L’autre joueur pige et passe son tour ; c’est donc le donneur qui joue le premier tour.

R-10 = Une carte { reverse } est retournée en premier
    .when = La première carte { discard-pile.of } est une carte { reverse }.
    .effect = Le donneur joue le premier tour, et le jeu va ensuite vers la droite.
    .except = Le donneur joue un tour ordinaire ; sa carte doit correspondre à la carte { reverse }.
    .two = Le donneur joue le premier tour (A-10).
        { $edition ->
            [hp2003] La carte vaut une carte { skip } jouée contre l’autre joueur, qui peut y répondre avec
                la carte { invisibility } (A-28).
            [all] Dans l’{ edition-hp2003 }, elle vaut une carte { skip } jouée contre l’autre joueur, qui
                peut y répondre avec la carte { invisibility } (A-28).
           *[other] Qu’on la prenne pour une carte { reverse } ou pour une carte { skip } revient au même.
        }

R-11 = Une carte { skip } est retournée en premier
    .when = La première carte { discard-pile.of } est une carte { skip }.
    .effect = C’est le joueur à la gauche du donneur qui passe son tour ; le suivant vers la gauche joue le
        premier tour.
    .except = { $edition ->
            [hp2003] Le joueur qui devrait passer son tour peut répondre avec la carte { invisibility }
                (A-27).
            [all] Dans l’{ edition-hp2003 }, le joueur qui devrait passer son tour peut répondre avec la
                carte { invisibility } (A-27).
           *[other] Le joueur qui passe son tour ne peut pas répondre avec une autre carte { skip }.
        }
    .two = Le donneur joue le premier tour.

R-12 = Une carte { wild } est retournée en premier
    .when = La première carte { discard-pile.of } est une carte { wild }.
    .effect = Le joueur à la gauche du donneur choisit une couleur, puis joue le premier tour, avec cette
        couleur en jeu.
    .except = Choisir la couleur n’utilise pas le tour (A-08). Le donneur n’a pas son mot à dire sur la
        couleur.

R-13 = Une carte { wild-four } est retournée en premier
    .when = La première carte { discard-pile.of } est une carte { wild-four }.
    .effect = Elle est remise { draw-pile.in }, à une place laissée au hasard (A-07), et on en retourne
        une autre. On recommence jusqu’à ce que vienne une carte qui peut rester.
    .except = Personne ne pige quatre cartes, et personne ne choisit de couleur.

R-14 = Une carte { howler } ou { invisibility } est retournée en premier
    .when = La première carte { discard-pile.of } est une carte { howler } ou une carte { invisibility }.
    .effect = Elle est remise { draw-pile.in } et on en retourne une autre, exactement comme pour une
        carte { wild-four } (R-13).
    .except = Personne ne crie sa main, et personne ne choisit de couleur. A-07 dit à quelle place de la
        pile va la carte.

R-15 = Une carte { sorting-hat } est retournée en premier
    .when = La première carte { discard-pile.of } est une carte { sorting-hat }.
    .effect = Elle reste. Le joueur à la gauche du donneur choisit une couleur, puis joue le premier tour,
        avec cette couleur en jeu.
    .except = Personne n’est visé et personne ne pige. Choisir la couleur n’utilise pas le tour (A-08).

A-07 = Où va une première carte qui ne peut pas rester
    .question = Les feuillets remettent une telle carte dans le paquet. À quelle place, au juste ?
    .ruling = Elle est remise { draw-pile.in } à une place entièrement laissée au hasard. On retourne
        ensuite la carte qui se trouve alors sur le dessus. Ce peut être encore la même ; elle est alors
        remise de nouveau.
    .why = Remettre une carte dans un paquet mélangé veut dire que personne ne doit savoir où elle est.
    .option = { $edition ->
            [hp2003] Avec `first_return=middle`, une carte { howler } ou { invisibility } va exactement au
                milieu { draw-pile.of }, comme dans le texte portugais (D-21) ; une carte { wild-four } est
                toujours remise au hasard.
            [all] Avec `first_return=middle`, qui ne compte que dans l’{ edition-hp2003 }, une carte
                { howler } ou { invisibility } va exactement au milieu { draw-pile.of }, comme dans le texte
                portugais (D-21) ; une carte { wild-four } est toujours remise au hasard.
           *[other] `first_return=middle` ne change rien dans cette édition : une carte { wild-four }, la
                seule première carte qui ne reste pas, est toujours remise au hasard.
        }

A-08 = Choisir la première couleur n’est pas un tour
    .question = { $edition ->
            [hp2018] Le joueur qui choisit la couleur d’une première carte { wild } ou { sorting-hat }
                joue-t-il ensuite un tour ?
            [all] Le joueur qui choisit la couleur d’une première carte { wild } ou, dans
                l’{ edition-hp2018 }, d’une première carte { sorting-hat }, joue-t-il ensuite un tour ?
           *[other] Le joueur qui choisit la couleur d’une première carte { wild } joue-t-il ensuite un
                tour ?
        }
    .ruling = Oui. Le joueur à la gauche du donneur choisit la couleur, puis joue un premier tour ordinaire.
    .why = Rien dans les feuillets n’enlève le premier tour à ce joueur.

A-09 = Pas de réponse à une première carte { draw-card }
    .question = Le joueur touché par une première carte { draw-card } peut-il en jouer une autre par-dessus,
        ou jouer une carte quelconque avant de piger ?
    .ruling = Non. Ce joueur pige et passe son tour. { $edition ->
            [hp2003] Seule la carte { invisibility } l’en dispense (A-27).
            [all] Seule la carte { invisibility } l’en dispense, dans l’{ edition-hp2003 } (A-27).
           *[other] Il n’y a pas moyen d’y échapper.
        }
    .why = Les feuillets appliquent la règle habituelle de la carte, et cette règle est de piger et de passer
        son tour.

A-10 = Une première carte { reverse } à deux joueurs
    .question = Qui commence quand on joue à deux et que la première carte est une carte { reverse } ?
    .ruling = Le donneur.
    .why = R-10 le dit, et une carte { reverse } qui agit comme une carte { skip } mène au même résultat.

D-09 = Le tour passé après une première carte { draw-card }
    .difference = Le texte espagnol de 2003 fait piger le premier joueur sans parler du tour passé ; les
        textes anglais, français et portugais appliquent la règle habituelle de la carte.
    .ruling = Le joueur passe son tour (R-09).

D-21 = Comment une première carte est remise
    .difference = L’anglais, l’espagnol et le français remettent toute carte de ce genre dans le paquet ou
        dans la pile. Le portugais en fait autant de la carte { wild-four }, mais met les cartes { howler }
        et { invisibility } au milieu de la pile.
    .ruling = Toute carte de ce genre est remise à une place laissée au hasard (A-07).
    .option = Avec `first_return=middle`, on suit le texte portugais.

D-26 = Une phrase incomplète sur la première carte { skip }
    .difference = Dans le texte espagnol de 2018, il manque un verbe là où il est question d’une première
        carte { skip }.
    .ruling = Le texte anglais et le texte espagnol de 2003 sont complets : c’est le joueur à la gauche du
        donneur qui passe son tour, et le suivant commence (R-11).

## 2.3 Un tour

R-16 = Quelle carte va sur quelle carte
    .when = À ton tour, et seulement à ton tour (A-73), tu joues une carte de ta main sur
        { discard-pile.the }.
    .effect = La carte doit correspondre à celle du dessus par la couleur, par le chiffre ou par le symbole.
        L’un des trois suffit. Si la carte du dessus est une carte blanche, seule compte la couleur choisie
        pour elle : une carte de cette couleur correspond, et rien d’autre sur la carte blanche ne peut
        correspondre.
    .except = Les cartes blanches n’ont pas à correspondre (R-17). On peut jouer sur une carte Action dont
        l’effet est terminé comme sur toute autre carte. Quand une couleur a été choisie, celle qu’il y
        avait avant ne compte plus.
    .example = Un 4 vert est sur le dessus. Ana peut jouer toute carte verte, un 4 d’une autre couleur ou
        une carte blanche. Si c’est plutôt une carte { wild } et qu’on a choisi le bleu, il faut à Ana une
        carte bleue ou une carte blanche.

R-17 = Les cartes blanches vont sur tout
    .when = À ton tour, sur n’importe quelle carte, même si tu as en main une autre carte qui correspond.
    .effect = { $edition ->
            [classic] La carte { wild } peut toujours être jouée. La carte { wild-four } aussi, mais jouée à
                l’encontre de sa condition, c’est un bluff (R-28, R-30).
            [hp2003] Les cartes { wild }, { howler } et { invisibility } peuvent toujours être jouées. La
                carte { wild-four } aussi, mais jouée à l’encontre de sa condition, c’est un bluff (R-28,
                R-30).
            [hp2018] Les cartes { wild } et { sorting-hat } peuvent toujours être jouées. La carte
                { wild-four } aussi, mais jouée à l’encontre de sa condition, c’est un bluff (R-28, R-30).
           *[all] Les cartes { wild }, { howler }, { invisibility } et { sorting-hat } peuvent toujours être
                jouées, dans les éditions qui les ont. La carte { wild-four } aussi, mais jouée à l’encontre
                de sa condition, c’est un bluff (R-28, R-30).
        }
    .except = Quand un feuillet permet une carte blanche à n’importe quel moment, il s’agit de n’importe
        lequel de tes propres tours (D-43) ; on ne joue pas pendant le tour d’un autre. { $edition ->
            [hp2003] La seule exception est la carte { invisibility } jouée en réponse (R-38, R-39).
            [all] La seule exception est la carte { invisibility } jouée en réponse, dans l’{ edition-hp2003 }
                (R-38, R-39).
           *[other] Cette édition n’a pas d’exception.
        }

R-18 = Rien ne correspond : pige une carte
    .when = C’est ton tour et tu n’as en main aucune carte jouable.
    .effect = Tu dois piger une carte { draw-pile.of }, une seule.
    .except = On ne continue pas de piger jusqu’à ce qu’une carte corresponde. Si aucune des deux piles ne
        peut donner de carte, ton tour passe sans que tu piges (A-56). Une carte { wild-four } en main compte
        comme une carte jouable (A-12).

R-19 = La carte que tu as pigée
    .when = Tu as pigé une carte pour ton tour, parce que rien ne correspondait (R-18) ou parce que tu as
        décidé de ne pas jouer (R-20).
    .effect = Si la carte pigée correspond, tu peux la jouer aussitôt, pendant le même tour, et elle produit
        tout son effet. Si tu la gardes, ou si elle ne correspond pas, ton tour est terminé.
    .except = Tu n’as pas à montrer une carte que tu gardes (A-13), ni à dire que tu passes (A-11). Avec
        `drawn`, une table peut convenir qu’une carte pigée qui correspond doit être jouée (D-02, D-03) ; même
        alors, personne n’est forcé de bluffer (A-12).
    .last = La carte pigée que tu joues peut être ton avant-dernière, et il faut alors crier UNO (R-43). Elle
        n’est jamais la dernière, puisqu’il te reste au moins une autre carte.

R-20 = Décider de ne pas jouer
    .when = Tu as une carte qui correspond, mais tu aimes mieux ne pas la jouer.
    .effect = Tu peux décider de ne pas jouer, et tu dois alors piger une carte { draw-pile.of }. Avec cette
        carte, tu fais comme dans R-19.
    .except = Personne ne passe sans piger. Quand il n’y a plus aucune carte à piger, on ne peut pas refuser
        de jouer : une carte qui correspond doit être jouée (A-56).

R-21 = Après avoir pigé, seulement la carte pigée
    .when = Tu as pigé une carte pour ton tour.
    .effect = La carte pigée est la seule que tu peux jouer pendant ce tour ; toutes les autres cartes de ta
        main attendent. Dans un même tour, on joue au plus une carte et on en pige au plus une.
    .except = Les cartes pigées comme pénalité, ou à cause de la carte d’un autre, ne sont pas pigées pour ton
        tour.
    .example = Ben pige un 4 bleu, voit qu’un 4 rouge de sa main irait aussi et aimerait mieux jouer le rouge.
        Il ne peut pas : c’est le 4 bleu ou rien.

R-22 = Le tour passe au suivant
    .when = Un tour est complet : une carte a été jouée, une carte a été pigée et gardée, ou il n’y avait ni
        carte à jouer ni carte à piger.
    .effect = C’est au tour du joueur suivant, dans le sens du jeu.
    .except = La carte qui vient d’être jouée peut en décider autrement (R-24, R-25, R-26, R-29). Crier UNO,
        prendre quelqu’un en faute et les pénalités qui s’ensuivent ne changent jamais rien à l’ordre des
        tours.
    .two = Le joueur suivant est toujours l’autre, sauf si R-59, R-60 ou R-61 rend le tour.

A-11 = Passer après avoir pigé
    .question = Un joueur dont la carte pigée ne correspond pas doit-il annoncer qu’il passe ?
    .ruling = Non. Le tour passe de lui-même. On ne dit pas aux autres si la carte n’était pas jouable ou si
        elle a été gardée par choix ; pour eux, c’est pareil.
    .why = Les feuillets ne demandent aucune annonce, et une main est privée.

A-12 = La carte { wild-four } est-elle toujours jouable ?
    .question = Un joueur a en main une carte { wild-four } et peut-être une carte de la couleur en jeu. La
        carte { wild-four } compte-t-elle comme une carte jouable ?
    .ruling = Oui, toujours, parce que le bluff est permis (R-30). Mais personne n’est jamais forcé de
        bluffer : là où une carte pigée doit être jouée (`drawn`), une carte { wild-four } qui serait un bluff
        peut être gardée.
    .why = Si la jouer est un bluff, c’est qu’on a une carte de la couleur en jeu, et qu’on pourrait donc
        jouer autre chose.

A-13 = Une carte gardée reste cachée
    .question = Un joueur qui pige une carte et la garde doit-il la montrer ?
    .ruling = Non.
    .why = Aucun feuillet ne le demande, et ce que contient une main est le secret du joueur qui la tient.

A-51 = Une carte blanche sans couleur
    .question = Que se passe-t-il si quelqu’un joue une carte { wild } ou { wild-four } sans choisir de
        couleur ?
    .ruling = Le coup n’est pas complet et ne vaut pas tant qu’une couleur n’est pas choisie. Comme dernière
        carte, elle n’a pas besoin de couleur. { $edition ->
            [hp2003] Pour une carte { howler }, la couleur vient plus tard, une fois la main criée (A-30).
            [hp2018] Pour une carte { sorting-hat }, la couleur vient plus tard, une fois les cartes pigées
                (A-30).
            [all] Pour les cartes { howler } et { sorting-hat }, la couleur vient plus tard, une fois la main
                criée ou les cartes pigées (A-30).
           *[other] N’importe laquelle des quatre couleurs convient, y compris celle en jeu.
        }
    .why = Choisir la couleur fait partie du coup ; quand la manche est terminée, une couleur ne sert plus à
        rien.

A-73 = Une carte jouée hors de son tour
    .question = Que se passe-t-il si quelqu’un joue une carte pendant le tour d’un autre ?
    .ruling = Elle ne compte pas : elle revient dans la main, sans pénalité, quelle que soit la valeur de
        `legality`.
        { $edition ->
            [hp2003] La carte { invisibility } jouée en réponse n’est pas jouée hors de son tour (R-38,
                R-39).
            [all] Dans l’{ edition-hp2003 }, la carte { invisibility } jouée en réponse n’est pas jouée hors
                de son tour (R-38, R-39).
           *[other] Le tour reste où il était.
        }
    .why = La pénalité pour une mauvaise carte (R-49) donne le tour au joueur qui suit le joueur en faute ;
        elle suppose donc que c’était le tour de celui-ci.

A-81 = Les cartes blanches sont des cartes Action
    .question = Quand une règle parle de cartes Action, les cartes blanches en sont-elles ?
    .ruling = Oui. Toutes les cartes sauf les cartes numérotées sont des cartes Action.
        { $edition ->
            [classic] Une carte blanche compte donc zéro quand on tire le donneur (R-03).
            [hp2003] Une carte blanche qui vise quelqu’un peut donc être annulée avec la carte
                { invisibility } (R-39), et une carte blanche compte zéro quand les cartes décident du
                donneur (R-03).
            [hp2018] Une carte blanche compte donc zéro quand on tire le donneur (R-03).
           *[all] Une carte blanche compte donc zéro quand on tire le donneur (R-03), et dans
                l’{ edition-hp2003 }, une carte blanche qui vise quelqu’un peut être annulée avec la carte
                { invisibility } (R-39).
        }
    .why = Chaque feuillet décrit les cartes blanches dans son chapitre sur les cartes Action.

A-100 = Une couleur ou une personne que personne ne demandait
    .question = Peut-on choisir une couleur avec une carte de couleur, ou viser quelqu’un avec une carte qui
        ne vise personne ?
    .ruling = Non. Le coup ne vaut pas tant qu’on ne l’a pas refait sans cet ajout. Avec une dernière carte,
        l’ajout est sans conséquence et on n’en tient pas compte.
        { $edition ->
            [hp2003] Seule la carte { howler } vise une personne de ton choix.
            [hp2018] Seule la carte { sorting-hat } vise une personne de ton choix.
            [all] Seules les cartes { howler } et { sorting-hat } visent une personne de ton choix.
           *[other] Aucune carte de cette édition ne vise une personne de ton choix.
        }
    .why = Un coup ne doit dire qu’une chose ; un mot de trop est plus souvent une erreur qu’un plan.

D-02 = La carte pigée quand on a décidé de ne pas jouer
    .difference = Le texte portugais de 2003 oblige le joueur qui a décidé de ne pas jouer, et qui pige une
        carte qui correspond, à la jouer. L’anglais, l’espagnol et le français lui laissent le choix, et le
        texte portugais aussi quand rien ne correspondait.
    .ruling = Le choix est libre (R-19, R-20).
    .option = Avec `drawn=must_declined`, l’obligation portugaise s’applique, et `drawn=must` y ajoute celle
        de D-03.

D-03 = La carte pigée quand rien ne correspondait
    .difference = Le texte espagnol de 2018 dit au joueur qui n’avait rien à jouer, et qui pige une carte qui
        correspond, de la jouer. Le texte anglais du même feuillet laisse le choix, et l’espagnol aussi quand
        on a décidé de ne pas jouer.
    .ruling = Le choix est libre (R-19).
    .option = Avec `drawn=must_nomatch`, l’obligation espagnole s’applique, et `drawn=must` y ajoute celle
        de D-02.

D-43 = Quand une carte blanche peut être jouée
    .difference = Les feuillets de 2003 permettent une carte blanche à n’importe quel moment ; le feuillet de
        2018, quand c’est ton tour.
    .ruling = À ton propre tour (R-17). L’ancienne formule dit seulement que les autres cartes de ta main ne
        comptent pas.

## 2.4 Cartes Action de couleur

R-23 = Carte { draw-card } : quand on peut la jouer
    .when = Sur une carte de sa couleur, sur une autre carte { draw-card } de n’importe quelle couleur, ou
        sur une carte blanche pour laquelle sa couleur a été choisie.
    .effect = Elle correspond par la couleur ou par le symbole, comme toute autre carte (R-16).
    .except = On ne peut pas la jouer en réponse à une carte { draw-card } qui vient d’être jouée contre soi
        (R-24, R-69). On peut la jouer sur une autre dont l’effet est terminé.

R-24 = Carte { draw-card } : ce qu’elle fait
    .when = Dès qu’elle est jouée.
    .effect = Le joueur suivant pige { draw-strength } { draw-pile.of } et passe son tour. Le jeu se poursuit
        avec le joueur d’après.
    .except = On ne peut pas la renvoyer avec une autre carte { draw-card }, ni jouer une autre carte d’abord.
        { $edition ->
            [hp2003] Seule la carte { invisibility } l’annule (R-39).
            [all] Seule la carte { invisibility } l’annule, dans l’{ edition-hp2003 } (R-39).
           *[other] Rien ne l’annule.
        } Si les piles n’ont pas assez de cartes, la victime pige ce qu’il y a (A-55).
    .two = Quand l’adversaire a pigé, le tour revient au joueur qui a joué la carte (R-61).
    .first = Le joueur à la gauche du donneur pige et passe son tour (R-09).
    .last = La manche est terminée, mais le joueur suivant pige quand même, et ces cartes sont comptées
        (R-52).

R-25 = { reverse }
    .when = Sur une carte de sa couleur, sur une autre carte { reverse } de n’importe quelle couleur, ou sur
        une carte blanche pour laquelle sa couleur a été choisie.
    .effect = Le jeu change de sens : vers la droite s’il allait vers la gauche, vers la gauche s’il allait
        vers la droite. Le tour suivant revient à l’autre voisin du joueur qui l’a jouée.
    .except = Elle n’est jouée contre personne : le joueur qui aurait été le suivant ne perd que sa place
        dans l’ordre.
        { $edition ->
            [hp2003] À trois joueurs ou plus, la carte { invisibility } ne peut donc pas y répondre (A-28).
            [all] À trois joueurs ou plus, dans l’{ edition-hp2003 }, la carte { invisibility } ne peut donc
                pas y répondre (A-28).
           *[other] On ne peut rien jouer pour l’arrêter.
        }
    .two = Elle agit comme une carte { skip } : le joueur qui l’a jouée rejoue (R-59).
    .first = Le donneur commence, et le jeu va vers la droite (R-10).
    .last = Sans effet (R-53).
    .example = Ana, Ben, Chloé et Duarte sont assis dans cet ordre vers la gauche, et le jeu va vers la
        gauche. Ben joue une carte { reverse }. C’est ensuite à Ana, puis à Duarte.

R-26 = { skip }
    .when = Sur une carte de sa couleur, sur une autre carte { skip } de n’importe quelle couleur, ou sur
        une carte blanche pour laquelle sa couleur a été choisie.
    .effect = Le joueur suivant passe son tour, et le jeu se poursuit avec le joueur d’après.
    .except = Le joueur qui passe son tour ne pige pas, ne joue pas de carte et ne peut pas renvoyer la carte
        { skip } avec une autre. { $edition ->
            [hp2003] Seule la carte { invisibility } l’annule (R-39).
            [all] Seule la carte { invisibility } l’annule, dans l’{ edition-hp2003 } (R-39).
           *[other] Rien ne l’annule.
        }
    .two = Le joueur qui l’a jouée rejoue (R-60).
    .first = Le joueur à la gauche du donneur passe son tour (R-11).
    .last = Sans effet (R-53).

D-27 = La carte { reverse } fait-elle passer un tour ?
    .difference = Le texte espagnol de 2018 explique la carte { reverse } en disant que le voisin de gauche
        passe son tour et que le voisin de droite joue à sa place.
    .ruling = C’est un changement de sens et rien d’autre (R-25). La carte { reverse } n’est pas jouée
        contre ce voisin.

## 2.5 Blanche et Prendre 4

R-27 = { wild }
    .when = À ton tour, sur n’importe quelle carte (R-17).
    .effect = Tu choisis l’une des quatre couleurs, et la carte du joueur suivant doit y correspondre. Tu
        peux choisir la couleur déjà en jeu.
    .except = La couleur se choisit au moment où la carte est jouée ; sans elle, le coup n’est pas complet
        (A-51).
    .two = La carte { wild } ne fait passer son tour à personne : le tour suivant est à l’adversaire (R-62).
    .first = Le joueur à la gauche du donneur choisit la couleur et commence (R-12).
    .last = Sans effet, et sans couleur à choisir (R-53, A-51).

R-28 = Carte { wild-four } : quand elle est légale
    .when = Elle n’est légale que si, au moment où tu la joues, le reste de ta main ne contient aucune carte
        de la couleur en jeu.
    .effect = La couleur en jeu est celle de la carte du dessus ou, si c’est une carte blanche, la couleur
        choisie pour elle (A-14). Les cartes numérotées de cette couleur font obstacle, et une carte
        { draw-card }, { reverse } ou { skip } de cette couleur aussi.
    .except = Les cartes qui ne correspondraient que par le chiffre ou par le symbole ne font pas obstacle,
        et les autres cartes blanches, quelles qu’elles soient, non plus (A-15). Jouée à l’encontre de sa
        condition, c’est un bluff, permis à tes risques (R-30 à R-34).
    .last = Elle est toujours légale : il ne reste rien d’autre dans la main (A-21).
    .example = Un 7 rouge est sur le dessus. Ana a une carte { wild-four }, un 7 bleu, une carte { skip }
        verte et une carte { wild }. Elle peut jouer la carte { wild-four } : elle n’a pas de rouge. Avec
        une carte { skip } rouge en main, ce serait un bluff.

R-29 = Carte { wild-four } : ce qu’elle fait
    .when = Dès qu’elle est jouée et que sa couleur est choisie.
    .effect = Le joueur suivant passe son tour et pige quatre cartes { draw-pile.of } ; la couleur choisie est
        ensuite en jeu. Toute couleur peut être choisie, y compris celle en jeu.
    .except = Avant de piger, le joueur touché peut plutôt lancer un défi (R-31). { $edition ->
            [hp2003] Ou bien il peut jouer la carte { invisibility } (R-39).
            [all] Dans l’{ edition-hp2003 }, il peut aussi jouer la carte { invisibility } (R-39).
           *[other] Aucune carte ne peut être jouée contre elle.
        } Si les piles n’ont pas assez de cartes, la victime pige ce qu’il y a (A-55).
    .two = Quand l’adversaire a pigé, le tour revient au joueur qui a joué la carte (R-61). Après un défi
        réussi, c’est au tour de celui qui l’a lancé (R-33).
    .first = Elle est remise { draw-pile.in }, et on en retourne une autre (R-13).
    .last = La manche est terminée, mais le joueur suivant pige quand même quatre cartes, et elles sont
        comptées (R-52). Il n’y a pas de couleur à choisir (A-51) ni de défi possible (A-21).

R-30 = Carte { wild-four } : le bluff
    .when = Tu as une carte de la couleur en jeu et tu joues quand même une carte { wild-four }, exprès ou
        par mégarde.
    .effect = À moins que le joueur touché ne lance un défi, rien n’est vérifié, et la carte agit comme
        toute autre carte { wild-four }.
    .except = Ce n’est pas une mauvaise carte au sens de R-49 : personne ne peut la faire reprendre à cause de
        sa condition de couleur. Seule une carte { wild-four } jouée après une pige, sans être la carte pigée
        (R-21), est une mauvaise carte, là où la table joue avec `legality=table`.

R-31 = Défi : qui et quand
    .when = Une carte { wild-four } a été jouée, et c’est toi qui devrais piger les quatre cartes.
    .effect = Si tu doutes qu’elle soit légale, tu peux lancer un défi au joueur qui l’a jouée. Tu le fais une
        fois la carte sur la table et avant de piger la première des quatre cartes (A-20). Sinon, tu acceptes
        et tu piges.
    .except = Personne d’autre ne peut lancer de défi, même avec des soupçons. Tu n’as pas besoin de raison,
        et tu ne peux pas revenir en arrière. { $edition ->
            [hp2003] Jouer plutôt la carte { invisibility }, c’est renoncer au défi, et inversement (A-22,
                A-23).
            [all] Dans l’{ edition-hp2003 }, jouer plutôt la carte { invisibility }, c’est renoncer au défi,
                et inversement (A-22, A-23).
           *[other] Commencer à piger, c’est renoncer au défi.
        }
    .last = Une carte { wild-four } jouée comme dernière carte ne peut pas faire l’objet d’un défi (A-21).

R-32 = Défi : ce qu’on montre
    .when = Un défi a été lancé contre une carte { wild-four }.
    .effect = Avant toute chose, le joueur qui l’a jouée montre à celui qui lance le défi toute sa main,
        telle qu’elle était au moment où la carte a été jouée (A-16).
    .except = Seul celui qui lance le défi la voit, et il ne doit rien en dire aux autres (A-19). Les cartes
        pigées depuis, par exemple comme pénalité pour un UNO oublié, ne sont pas montrées.

R-33 = Défi : la carte n’était pas légale
    .when = La main montrée contient une carte de la couleur qui était en jeu quand la carte a été jouée.
    .effect = Le joueur qui a joué la carte { wild-four } pige quatre cartes. Celui qui a lancé le défi est
        épargné : il ne pige rien et ne passe pas son tour. C’est maintenant à lui de jouer (A-17), sur cette
        même carte et avec la couleur choisie pour elle (A-18).
    .except = Les quatre cartes sont une pénalité, et rien ne permet d’y échapper. Un joueur en faute à qui
        il restait une carte et qui n’avait pas crié UNO ne peut plus être pris en faute pour cela : il a
        maintenant plus d’une carte (A-41). Avec `wd4_guilty_card=returned`, la carte revient au joueur qui
        l’a jouée, et la carte et la couleur d’avant sont de nouveau en jeu (A-18).
    .two = C’est au tour de celui qui a lancé le défi.
    .example = Le rouge est en jeu. Ana joue une carte { wild-four } et choisit le bleu ; Ben lance un défi.
        Ana lui montre un 2 rouge. Elle pige quatre cartes, et Ben joue, sur le bleu.

R-34 = Défi : la carte était légale
    .when = La main montrée ne contient aucune carte de la couleur qui était en jeu quand la carte a été
        jouée.
    .effect = Celui qui a lancé le défi pige six cartes, les quatre de la carte et deux de plus, et passe son
        tour.
    .except = Il n’arrive rien au joueur qui a joué la carte. Si les piles n’ont pas assez de cartes, celui
        qui a lancé le défi pige ce qu’il y a (A-47).
    .two = Le tour revient au joueur qui a joué la carte.

A-14 = La couleur qui compte quand une carte blanche est sur le dessus
    .question = Une carte { wild-four } est jouée sur une carte blanche. Quelle couleur décide si elle est
        légale ?
    .ruling = La couleur choisie pour cette carte blanche.
    .why = C’est la couleur en jeu ; une carte blanche n’en a pas d’autre.

A-15 = D’autres cartes blanches en main
    .question = Une autre carte blanche en main rend-elle la carte { wild-four } illégale ?
    .ruling = Non, quelle que soit la carte blanche, même une deuxième carte { wild-four }.
    .why = Les cartes blanches n’ont pas de couleur, et la condition porte sur la couleur.

A-16 = La main a changé avant le défi
    .question = Entre le moment où la carte est jouée et le défi, le joueur a pigé des cartes de pénalité.
        Quelle main juge-t-on ?
    .ruling = Celle du moment où la carte { wild-four } a été jouée. Seules ces cartes sont montrées.
    .why = La légalité d’une carte dépend de ce que le joueur avait en main en la jouant.

A-17 = Qui joue après un défi réussi
    .question = La carte { wild-four } n’était pas légale et le joueur qui l’a jouée a pigé quatre cartes. À
        qui le tour ?
    .ruling = À celui qui a lancé le défi : un tour ordinaire, puisqu’il est le suivant dans l’ordre.
    .why = Passer son tour était la moitié de ce que la carte lui faisait. Si la carte ne vaut pas, aucune des
        deux moitiés ne vaut.

A-18 = Ce que devient une carte { wild-four } jugée illégale
    .question = La carte revient-elle au joueur, et la couleur choisie tient-elle encore ?
    .ruling = La carte reste sur { discard-pile.the }, et sa couleur tient.
    .why = On ne reprend que les mauvaises cartes (R-49), et R-30 exempte la carte { wild-four } de cette
        règle.
    .option = Avec `wd4_guilty_card=returned`, la carte revient d’abord au joueur qui l’a jouée, et la carte
        et la couleur d’avant sont de nouveau en jeu ; ensuite, ce joueur pige quatre cartes, et celui qui a
        lancé le défi joue.

A-19 = Dire ce qu’un défi a montré
    .question = Celui qui a lancé le défi peut-il dire à la table ce qu’il y avait dans la main ?
    .ruling = Non. La main lui a été montrée à lui seul.
    .why = Les feuillets ne nomment que lui, et le répéter serait conseiller les autres (R-48).

A-20 = Le dernier moment pour un défi
    .question = Jusqu’à quand peut-on lancer un défi contre une carte { wild-four } ?
    .ruling = Jusqu’à ce que la première des quatre cartes soit pigée. Accepter, c’est commencer à piger.
    .why = Le droit appartient au joueur qui doit encore prendre les cartes.

A-21 = Une carte { wild-four } comme dernière carte
    .question = Peut-on lancer un défi contre la carte { wild-four } avec laquelle quelqu’un termine ?
    .ruling = Non. Le joueur suivant pige quatre cartes, et la manche est terminée.
    .why = Il n’y avait pas d’autre carte en main ; ce ne pouvait donc pas être un bluff.

A-22 = La carte { invisibility } contre un bluff
    .question = Le joueur touché joue la carte { invisibility }. Vérifie-t-on encore la carte { wild-four } ?
    .ruling = Non. Personne ne saura jamais si c’était un bluff.
    .why = Seul celui qui doit piger peut lancer un défi, et ce joueur n’a plus à piger.

A-23 = La carte { invisibility } après un défi perdu
    .question = Celui qui a perdu son défi peut-il jouer la carte { invisibility } contre les six cartes ?
    .ruling = Non. Il n’y a qu’un choix : accepter, lancer un défi ou jouer la carte { invisibility }.
    .why = C’est avant le défi qu’il fallait jouer la carte, et deux des six cartes sont une pénalité, pas
        l’effet d’une carte.

A-24 = La carte { invisibility } d’un joueur en faute
    .question = Un joueur dont le bluff est découvert peut-il jouer la carte { invisibility } contre les
        quatre cartes ?
    .ruling = Non.
    .why = Rien n’a été joué contre lui. Les quatre cartes sont une pénalité.

A-30 = Quand la couleur est choisie
    .question = { $edition ->
            [hp2003] La couleur d’une carte { howler } se choisit-elle avant ou après que la main est criée ?
            [hp2018] La couleur d’une carte { sorting-hat } se choisit-elle avant ou après que les cartes sont
                pigées ?
           *[all] La couleur d’une carte { howler } ou { sorting-hat } se choisit-elle avant ou après que la
                carte a produit son effet ?
        }
    .ruling = { $edition ->
            [hp2003] Une fois la main criée. Une couleur choisie plus tôt est refusée.
            [hp2018] Une fois les cartes pigées. Une couleur choisie plus tôt est refusée.
           *[all] Après : une fois la main criée, ou une fois les cartes pigées. Une couleur choisie plus tôt
                est refusée.
        }
    .why = Les feuillets racontent les étapes dans cet ordre, et il compte : celui qui choisit la couleur
        vient d’apprendre quelque chose.

D-13 = Quelles cartes Action laissent la carte { wild-four } légale
    .difference = L’anglais parle de chiffres qui correspondent ou de cartes Action, le français et le
        portugais de cartes Action en général ; le texte espagnol de 2003 dit qu’elles doivent être d’une
        autre couleur.
    .ruling = Seules les cartes Action d’une autre couleur sont sans conséquence (R-28). Ce qui compte,
        c’est la couleur, et une carte { skip } rouge est aussi rouge qu’un 7 rouge.

D-14 = La couleur à laquelle on mesure une carte { wild-four }
    .difference = L’anglais s’en tient à la couleur sur { discard-pile.the }, le texte espagnol de 2018 à la
        dernière carte jouée.
    .ruling = À la couleur en jeu : si une carte blanche est sur le dessus, la couleur choisie pour elle
        (A-14).

D-15 = Ce que pige le joueur en faute, et à la place de qui
    .difference = Le texte anglais de 2018 dit que le joueur en faute pige les quatre cartes à la place de
        celui qui a lancé le défi ; le texte espagnol de 2018 et tous les textes de 2003 disent seulement
        qu’il pige quatre cartes.
    .ruling = Partout, les quatre cartes changent de destinataire : le joueur en faute les pige, celui qui a
        lancé le défi ne les pige pas, et c’est lui qui joue (R-33). Autrement, un défi fondé ne lui servirait
        à rien, et personne ne risquerait deux cartes de plus pour cela.
    .option = On ne peut choisir que le sort de la carte elle-même : `wd4_guilty_card=returned` (A-18).

D-16 = Qui peut lancer un défi
    .difference = Les textes espagnol et portugais de 2003 commencent comme si n’importe qui pouvait avoir des
        soupçons, puis limitent le défi au joueur qui doit piger.
    .ruling = Seulement le joueur qui doit piger (R-31).

D-45 = Une carte ou une couleur qui correspond
    .difference = La note anglaise de 2018 sur les défis parle d’une carte qui correspond ; la note espagnole
        nomme la couleur.
    .ruling = C’est la couleur qui décide. La description de la carte elle-même le dit (R-28).

## 2.6 Beuglante

R-35 = { howler } : quand, et contre qui
    .when = À ton tour, sur n’importe quelle carte, même si tu as en main une autre carte qui correspond.
    .effect = Tu la joues et tu choisis un autre joueur.
    .except = Tu ne peux pas te choisir toi-même, sauf si la table en a convenu (D-17). Tu peux choisir ton
        partenaire (A-60), mais pas un joueur éliminé (A-69). Tu ne choisis pas encore de couleur (R-37).
    .two = C’est ton adversaire qui est visé.
    .first = Elle est remise { draw-pile.in }, et on en retourne une autre (R-14).
    .last = Tu n’as plus de cartes ; personne n’est visé et personne ne crie sa main (A-32).

R-36 = { howler } : ce qu’elle fait
    .when = Une carte { howler } te vise, et tu ne joues pas la carte { invisibility } (R-38).
    .effect = Tu cries toutes les cartes de ta main, à voix haute, pour que toute la table entende. La liste
        doit être complète et vraie (A-71).
    .except = Tu gardes tes cartes, tu n’en piges aucune et tu ne passes pas ton tour. Tu n’as pas à étaler
        tes cartes. Celles qui arrivent plus tard dans ta main sont de nouveau ton secret.

R-37 = { howler } : la couleur
    .when = Une fois la main criée.
    .effect = Le joueur qui a joué la carte { howler } choisit maintenant une couleur, l’une des quatre, y
        compris celle en jeu. Le jeu se poursuit avec le joueur qui vient après lui.
    .except = La couleur se choisit une fois la main criée, jamais avant (A-30). Le joueur visé ne la
        choisit que s’il a joué la carte { invisibility } au lieu de crier sa main.
    .two = L’adversaire visé est aussi le joueur suivant, et il joue un tour ordinaire.
    .last = Sans effet et sans couleur (R-53, A-32).
    .example = Ana joue la carte { howler } contre Chloé et entend que Chloé n’a pas de jaune. Ana choisit
        le jaune. Ben, à la gauche d’Ana, joue ensuite.

R-38 = La carte { invisibility } contre une carte { howler }
    .when = Une carte { howler } te vise, tu as en main la carte { invisibility }, et tu n’as pas commencé à
        crier ta main.
    .effect = Au lieu de crier ta main, tu joues la carte { invisibility } sur la carte { howler }. Rien
        n’est révélé, et c’est toi qui choisis la couleur, pas le joueur qui a joué la carte { howler }. Le
        jeu se poursuit avec le joueur qui vient après celui qui a joué la carte { howler } (A-31).
    .except = Ce n’est pas ton tour que tu viens d’utiliser : si c’est toi qui viens ensuite, tu joues
        maintenant ton tour comme d’habitude.
    .two = C’est toi qui viens ensuite : tu choisis une couleur, puis tu joues ton tour.
    .last = Si la carte { invisibility } était ta dernière, tu n’as plus de cartes et tu gagnes la manche
        (A-33).

A-71 = Crier sa main
    .question = Comment au juste faut-il crier sa main, et peut-on marmonner ou oublier une carte ?
    .ruling = Toutes les cartes, avec leur couleur et leur chiffre ou leur symbole, sans mentir et de
        façon que tout le monde comprenne. C’est la main de ce moment-là ; ce qui change plus tard reste
        privé. À une table arbitrée par Penult, la main est affichée telle quelle.
    .why = La carte ne vaut quelque chose que si toute la table peut se fier à ce qu’elle entend.

A-32 = Une carte { howler } comme dernière carte
    .question = Quelqu’un termine avec une carte { howler }. Quelqu’un crie-t-il sa main ?
    .ruling = Non. La manche est terminée sur-le-champ.
    .why = Seules deux sortes de cartes agissent encore après la fin d’une manche (R-52), et celle-ci n’en
        est pas.

A-31 = Qui joue après la carte { invisibility } contre une carte { howler }
    .question = La carte { howler } a été annulée et une couleur a été choisie. À qui le tour ?
    .ruling = Au joueur qui suit celui qui a joué la carte { howler }, dans le sens du jeu. Si c’est le
        joueur qui a joué la carte { invisibility }, il joue son tour comme d’habitude.
    .why = La carte { howler } n’enlève de tour à personne ; l’annuler n’en donne donc pas et n’en enlève
        pas. Le texte français dit que le jeu continue normalement.
    .option = Avec `howler_invis_next=invis`, le jeu se poursuit avec le joueur qui suit celui qui a joué la
        carte { invisibility } ; cette carte compte alors comme un tour et met fin au délai pour prendre
        quelqu’un en faute (R-46).

D-17 = Qui une carte { howler } peut viser
    .difference = L’anglais et l’espagnol permettent n’importe qui, le français un joueur, le portugais un
        autre joueur.
    .ruling = Un autre joueur : le portugais exclut soi-même, et la carte se joue contre quelqu’un. En équipe,
        elle servirait à dévoiler sa main à son partenaire ; la table doit donc en convenir.
    .option = Avec `howler_target=any`, le joueur peut se choisir lui-même. Il crie alors sa propre main et ne
        peut pas répondre par la carte { invisibility } ; la couleur est choisie ensuite, comme d’habitude
        (R-37).

D-18 = Qui choisit la couleur d’une carte { howler }
    .difference = Les textes français donnent la couleur au joueur dont c’est le tour, les autres au joueur
        qui a joué la carte.
    .ruling = Au joueur qui l’a jouée, car c’est encore son tour (R-37).

D-19 = Montrer ou dire
    .difference = Les noms espagnol et portugais de la carte parlent de montrer la main ; toutes les
        descriptions la font dire ou crier.
    .ruling = Elle est criée pour que tout le monde l’entende (R-36). Rien ne circule, mais rien n’est
        secret.

D-20 = Après la carte { invisibility } contre une carte { howler }
    .difference = L’anglais fait repartir le jeu de là, le français le fait continuer normalement ;
        l’espagnol et le portugais n’en disent rien.
    .ruling = L’ordre habituel, compté à partir du joueur qui a joué la carte { howler } (A-31).
    .option = Avec `howler_invis_next=invis`, l’ordre est compté à partir du joueur qui a joué la carte
        { invisibility }.

## 2.7 Invisibilité

R-39 = La carte { invisibility } en réponse
    .when = Une carte Action vient d’être jouée contre toi, et son effet n’a pas commencé : une carte
        { draw-card }, { skip }, { wild-four }, { howler } (R-38) ou, à deux joueurs, { reverse }.
    .effect = Tu peux aussitôt jouer la carte { invisibility } dessus, peu importe à qui c’est de jouer. La
        carte ne te fait rien : pas de cartes à piger, pas de tour à passer. C’est toi qui choisis la couleur,
        l’une des quatre. Contre une carte { draw-card }, { skip }, { wild-four } ou, à deux joueurs,
        { reverse }, c’est là ton tour : le jeu passe au joueur qui vient après toi (A-25).
    .except = Seul le joueur contre qui la carte a été jouée peut le faire (D-04). Il est trop tard une fois
        que tu as accepté, commencé à piger ou lancé un défi (A-23, A-26). Une carte { wild-four } annulée
        n’est jamais vérifiée (A-22). La carte ne protège pas des pénalités (A-24), ni d’une carte { reverse }
        à trois joueurs ou plus (A-28), ni d’une carte { wild } (A-29).
    .two = Elle annule aussi une carte { reverse }, qui agit alors comme une carte { skip } (A-28). Le tour
        passe ensuite à ton adversaire.
    .first = Elle peut répondre à une carte { draw-card } ou { skip } retournée en premier (A-27) et, à deux
        joueurs, à une carte { reverse } aussi (A-28).
    .last = Si c’était ta dernière carte, tu n’as plus de cartes et tu gagnes la manche, même pendant le
        tour d’un autre (A-33). Si c’était ton avant-dernière, tu dois crier UNO (R-43). On ne peut pas la
        jouer contre une carte avec laquelle quelqu’un vient de terminer (A-34).
    .example = Ana joue une carte { draw-card } contre Ben. Ben joue la carte { invisibility } et dit
        « vert » : il ne pige rien, et c’est à Chloé de jouer, sur le vert.

R-40 = La carte { invisibility } comme carte { wild }
    .when = À ton propre tour, sur n’importe quelle carte.
    .effect = C’est une carte { wild } ordinaire : tu choisis une couleur, et le joueur suivant continue
        (R-27).
    .except = Jouée ainsi, elle n’annule rien.
    .two = Le tour suivant est à l’adversaire.
    .first = Elle est remise { draw-pile.in }, et on en retourne une autre (R-14).
    .last = Tu n’as plus de cartes, et elle est sans effet.

A-25 = Un autre tour après la carte { invisibility } ?
    .question = Après avoir annulé une carte { draw-card }, { skip } ou { wild-four }, le joueur joue-t-il
        aussi un tour ordinaire ?
    .ruling = Non. La carte { invisibility } était le tour, et le jeu passe au suivant avec la couleur
        choisie pour elle. Il en va de même d’une carte { reverse } à deux joueurs.
    .why = Dans un tour, on joue une carte, et le texte portugais rattache la carte au tour du joueur
        lui-même.
    .option = Avec `invis_turn=free`, le joueur qui a joué la carte { invisibility } joue aussi un tour
        ordinaire, avec en jeu la couleur qui vient d’être choisie.

A-26 = La carte { invisibility } parmi les cartes pigées
    .question = Peut-on jouer la carte { invisibility } contre une pige forcée si elle vient justement d’être
        pigée ainsi ?
    .ruling = Non.
    .why = L’effet a eu lieu ; il ne reste rien à annuler.

A-27 = La carte { invisibility } contre la première carte
    .question = Peut-on annuler une carte { draw-card } ou { skip } retournée au début ?
    .ruling = Oui, si l’on est le joueur à la gauche du donneur, comme si quelqu’un l’avait jouée.
    .why = Le feuillet applique la règle habituelle de la carte ; ce joueur est donc dans la situation de
        n’importe quelle victime. Dans le doute, la carte de protection sert celui qui l’a en main.

A-28 = La carte { invisibility } contre une carte { reverse }
    .question = Peut-on annuler une carte { reverse } ?
    .ruling = À trois joueurs ou plus, non. À deux joueurs, oui, que la carte { reverse } ait été jouée ou
        retournée.
    .why = La carte { invisibility } répond à une carte jouée contre quelqu’un. À trois ou plus, une carte
        { reverse } n’est jouée contre personne ; à deux, elle agit comme une carte { skip }.

A-29 = La carte { invisibility } contre une carte { wild }
    .question = Peut-on annuler une carte { wild }, ou une autre carte { invisibility } ?
    .ruling = Non, elles ne font rien à personne. Le joueur suivant peut bien sûr jouer la carte
        { invisibility } comme une carte { wild } au tour qui suit (R-40). Il n’y a qu’une carte
        { invisibility } dans le paquet ; elle ne se répond donc jamais à elle-même.
    .why = On ne peut annuler qu’un effet subi par un joueur.
    .option = Avec `invis_scope=any`, une carte { wild } peut être annulée, jusqu’à ce que le joueur suivant
        commence un tour (D-04).

A-33 = La carte { invisibility } comme dernière carte
    .question = La seule carte d’un joueur est la carte { invisibility }, et il la joue en réponse. A-t-il
        terminé, même si c’était le tour d’un autre ?
    .ruling = Oui, il a terminé et gagne la manche. Il devait avoir crié UNO à la carte précédente.
    .why = Un joueur qui n’a plus de cartes a terminé (R-51) ; la règle n’a pas d’exception.

A-34 = La carte { invisibility } après la fin
    .question = Quelqu’un termine avec une carte { draw-card } ou { wild-four }. Le joueur suivant peut-il
        jouer la carte { invisibility } au lieu de piger ?
    .ruling = Non. Le joueur suivant pige.
    .why = La manche est terminée, et on ne joue plus de carte dans une manche terminée (R-51).

A-80 = On pose la question à tout le monde
    .question = Si on demandait seulement au joueur qui a la carte { invisibility } de répondre, la pause
        trahirait-elle qu’il l’a ?
    .ruling = Oui. C’est pourquoi on pose la question à chaque joueur contre qui une telle carte est jouée,
        qu’il ait ou non la carte { invisibility }. Celui qui ne l’a pas accepte, tout simplement.
    .why = Le rythme du jeu ne doit pas révéler ce que quelqu’un a en main.

A-98 = Annuler pour les autres : précisions
    .question = Quand tout le monde peut annuler des cartes (`invis_scope=any`), quelles sont les limites ?
    .ruling = Une carte retournée en premier ne peut être annulée que par sa victime (A-27). Le joueur
        suivant peut annuler une carte { wild } ou { reverse }, puis il joue un tour ordinaire. Un tiers à
        qui il ne reste ainsi qu’une carte doit crier UNO en jouant la carte ou après ; avoir crié plus tôt
        ne le protège pas.
    .why = L’option ouvre la carte à tout le monde, mais ni le début d’une manche ni les règles du UNO ne
        changent pour autant.
    .option = `howler_invis_next=invis` ne s’applique que si c’est le joueur visé qui a joué la carte
        { invisibility }, pas si c’est un tiers.

D-04 = Qui peut jouer la carte { invisibility }
    .difference = Le texte espagnol de 2003 laisse n’importe quel joueur annuler n’importe quelle carte
        Action. L’anglais, le français et le portugais parlent de cartes jouées contre le joueur ou à ses
        dépens.
    .ruling = Seulement le joueur contre qui la carte a été jouée (R-39). Trois langues s’accordent
        là-dessus, et la lecture large laisserait n’importe qui interrompre n’importe quoi.
    .option = Avec `invis_scope=any`, tout joueur sauf celui qui a joué la carte Action peut l’annuler :
        jusqu’à ce qu’elle ait été acceptée ou ait fait l’objet d’un défi ou, pour une carte { reverse } ou
        { wild }, que personne n’a à accepter, jusqu’à ce que le joueur suivant commence un tour.

        L’effet est défait ; pour une carte { reverse }, l’ancien sens est rétabli. Celui qui a joué la carte
        { invisibility } choisit la couleur. Le joueur qui aurait été le suivant sans cet effet joue alors
        un tour ordinaire. Si c’est la victime qui la joue, A-25 s’applique ; si c’est un tiers, ce n’est pas
        un tour (A-40, A-98).

D-05 = À son propre tour ?
    .difference = Le texte portugais de 2003 ajoute que la carte se joue quand c’est son tour.
    .ruling = Cela dit quand : à la place du tour qu’on allait passer. Cela n’interdit pas la réponse, et
        contre une carte { howler }, le même texte laisse tout joueur visé la jouer.
    .option = Voir `invis_turn` (A-25).

## 2.8 Choixpeau

R-41 = { sorting-hat } : ce qu’il fait
    .when = À ton tour, sur n’importe quelle carte, même si tu as en main une autre carte qui correspond.
    .effect = Tu joues la carte et tu choisis un autre joueur. Ce joueur pige { draw-pile.of }, une carte à la
        fois, jusqu’à ce que vienne une carte rouge, c’est-à-dire une carte de Gryffondor (A-35), et il garde
        toutes les cartes pigées.
    .except = Tu ne peux pas te choisir toi-même. Tu peux choisir ton partenaire (A-60), mais pas un joueur
        éliminé (A-69). Le joueur visé ne passe pas son tour (A-36) et n’a pas à montrer les cartes (A-72).
        Quand { draw-pile.the } est vide, les cartes { discard-pile.of } sont mélangées et la pige continue
        (A-37).
    .two = Ton adversaire pige, puis joue un tour ordinaire.
    .first = Personne ne pige ; le joueur à la gauche du donneur choisit la couleur et commence (R-15).
    .last = Tu n’as plus de cartes, et personne ne pige (A-38).

R-42 = { sorting-hat } : la couleur
    .when = Une fois que le joueur visé a pigé.
    .effect = Le joueur qui a joué la carte { sorting-hat } choisit une couleur, l’une des quatre, y compris
        le rouge et celle en jeu. Le jeu se poursuit avec le joueur qui vient après lui.
    .except = La couleur vient après la pige, jamais avant (A-30).
    .two = L’adversaire qui a pigé joue ensuite.
    .first = Le joueur à la gauche du donneur choisit la couleur (R-15).
    .last = Sans effet et sans couleur (R-53, A-38).
    .example = Ana joue la carte { sorting-hat } contre Chloé, qui pige un 3 bleu, une carte { wild } et un 5
        rouge. Ana choisit le vert. Ben, à la gauche d’Ana, joue ensuite, et Chloé a son tour après lui.

A-35 = Ce qu’est une carte de Gryffondor
    .question = Le feuillet ne dit jamais quelle carte met fin à la pige.
    .ruling = N’importe quelle carte rouge, numérotée ou Action. Les cartes blanches ne comptent pas.
    .why = Le rouge est la couleur de Gryffondor, et le feuillet ne distingue les cartes que par la couleur.

A-36 = Le joueur visé garde son tour
    .question = Le joueur qui pige pour une carte { sorting-hat } passe-t-il son prochain tour ?
    .ruling = Non.
    .why = Quand une carte coûte un tour, le feuillet le dit, et ici, il ne le dit pas.

A-37 = Aucune carte rouge ne vient
    .question = Que se passe-t-il si { draw-pile.the } est vide avant qu’une carte rouge soit pigée ?
    .ruling = Les cartes { discard-pile.of } sont mélangées (R-50) et la pige continue. Elle prend fin quand
        il n’y a plus aucune carte à piger.
    .why = Le joueur pige jusqu’à une carte rouge, dans la mesure où il y a des cartes.

A-38 = Une carte { sorting-hat } comme dernière carte
    .question = Quelqu’un termine avec une carte { sorting-hat }. Quelqu’un pige-t-il ?
    .ruling = Non.
    .why = Le feuillet ne nomme que deux sortes de cartes qui comptent encore après la fin (R-52).
    .option = Avec `hat_last=on`, le joueur qui termine choisit quelqu’un, qui pige quand même jusqu’à une
        carte rouge ; ces cartes sont comptées (A-99).

A-72 = Les cartes pigées pour une carte { sorting-hat }
    .question = Le joueur visé doit-il montrer les cartes pigées ?
    .ruling = Non. Tout le monde voit combien il y en a et sait que la dernière est rouge ; rien d’autre
        n’est montré.
    .why = Une main est privée, et l’arbitre veille à ce que la pige s’arrête à la première carte rouge.

A-99 = Viser quelqu’un avec une dernière carte { sorting-hat }
    .question = Là où une dernière carte { sorting-hat } fait encore piger quelqu’un (`hat_last=on`), faut-il
        choisir un joueur, et que faire s’il manque de cartes ?
    .ruling = Il faut choisir un joueur ; sans cela, le coup ne vaut pas. Si { draw-pile.the } ne suffit pas,
        les cartes { discard-pile.of } sont mélangées pour cette pige (A-58).
    .why = Un effet qui ne touche personne n’en serait pas un.

## 2.9 UNO

R-43 = L’obligation de crier UNO
    .when = Tu joues ton avant-dernière carte, et il t’en reste une en main.
    .effect = Tu dois crier UNO, assez fort pour que tout le monde entende. Tu peux le crier juste avant que
        la carte touche { discard-pile.the }, en la jouant, ou après, tant que personne n’a relevé l’oubli
        (R-44, A-94).
    .except = L’obligation revient chaque fois qu’il ne te reste plus qu’une carte ; un UNO crié plus tôt ne
        compte plus dès que ta main a grossi (A-44). Un UNO crié avec plus de deux cartes en main, ou sans
        jouer de carte ensuite, ne compte pas et ne coûte rien (A-45).
        { $edition ->
            [hp2003] La carte { invisibility } jouée en réponse peut aussi être ton avant-dernière carte.
            [all] Dans l’{ edition-hp2003 }, la carte { invisibility } jouée en réponse peut aussi être ton
                avant-dernière carte.
           *[other] Peu importe quelle carte est jouée.
        }
    .last = Avec ta dernière carte, il n’y a rien à crier.

R-44 = S’en souvenir à temps
    .when = Il te reste une carte et tu as oublié de crier UNO.
    .effect = Si tu le cries avant que quelqu’un relève l’oubli, tu ne risques plus rien et tu ne piges rien.
    .except = Si le cri et l’accusation tombent en même temps, c’est ce qui a été dit en premier qui compte
        (A-68).

R-45 = À partir de quand on peut être pris en faute
    .when = L’avant-dernière carte a touché { discard-pile.the } et UNO n’a pas été crié.
    .effect = Dès ce moment, tout autre joueur peut prendre en faute celui qui a oublié, en le disant.
    .except = Pas un instant plus tôt : tant que la carte est encore dans la main ou dans les airs, personne
        ne peut être pris en faute. Les partenaires peuvent aussi se prendre en faute l’un l’autre. Un joueur
        éliminé ne peut prendre personne en faute (A-69).

R-46 = Jusqu’à quand on peut être pris en faute
    .when = Quelqu’un n’a plus qu’une carte sans avoir crié UNO.
    .effect = Ce joueur peut être pris en faute jusqu’à ce que le joueur suivant commence un tour. Un tour
        commence au moment où le joueur prend une carte { draw-pile.of } pour ce tour, ou sort une carte de
        sa main dans le but de la jouer. À partir de là, celui qui a oublié ne risque plus rien.

        Le joueur suivant est celui qui a vraiment le tour suivant : après une carte { skip }, { draw-card }
        ou { wild-four }, le joueur qui suit celui qui est touché ; après une carte { reverse }, le voisin
        dans le nouveau sens.
    .except = On ne commence pas un tour en pigeant à cause d’une carte ou d’une pénalité, en acceptant une
        carte ou en lançant un défi, en choisissant une couleur, en criant UNO ou en prenant quelqu’un en
        faute, ni par un coup refusé (A-39, A-87). En revanche, celui qui doit passer parce qu’il n’y a aucune
        carte à piger commence un tour (A-56).

        { $edition ->
            [hp2003] Crier sa main ne commence pas un tour, et jouer la carte { invisibility } contre une
                carte { howler } non plus. La carte { invisibility } contre une carte { draw-card }, { skip },
                { wild-four } ou, à deux joueurs, { reverse }, oui, parce que c’est le tour de ce joueur
                (A-40).
            [hp2018] Piger pour une carte { sorting-hat } ne commence pas un tour.
            [all] Dans l’{ edition-hp2003 }, crier sa main ne commence pas un tour, et jouer la carte
                { invisibility } contre une carte { howler } non plus. La carte { invisibility } contre une
                carte { draw-card }, { skip }, { wild-four } ou, à deux joueurs, { reverse }, oui, parce que
                c’est le tour de ce joueur (A-40). Dans l’{ edition-hp2018 }, piger pour une carte
                { sorting-hat } ne commence pas un tour.
           *[other] Tendre la main vers une carte sans la prendre n’est pas non plus un commencement.
        }
    .two = Après une carte qui te fait rejouer, le joueur suivant, c’est toi : on peut te prendre en faute
        jusqu’à ce que tu commences ce tour (A-46).
    .example = Ana a deux cartes, joue une carte { skip } contre Ben et oublie de crier UNO. On peut la
        prendre en faute jusqu’à ce que Chloé commence son tour, et Ben peut le faire aussi bien que les
        autres.

R-47 = Le prix d’un UNO oublié
    .when = Quelqu’un relève ton oubli à temps (R-45, R-46).
    .effect = Tu piges deux cartes sur-le-champ.
    .except = Cela ne change rien à l’ordre des tours. Si les piles n’ont pas assez de cartes, tu piges ce
        qu’il y a (A-47), et on ne peut pas te prendre en faute une deuxième fois pour la même carte (A-91).
        Une fausse accusation ne coûte rien, sauf si la table en a convenu autrement (A-42).

A-39 = Une pige forcée commence-t-elle un tour ?
    .question = Le joueur suivant pige à cause d’une carte { draw-card } ou { wild-four }, l’accepte ou lance
        un défi. Un tour a-t-il commencé, si bien que personne ne peut plus être pris en faute ?
    .ruling = Non. On peut prendre en faute jusqu’à ce que quelqu’un commence vraiment un tour.
    .why = Celui qui est touché passe son tour ; il ne peut donc pas le commencer. Autrement, on ne pourrait
        presque jamais prendre en faute un joueur dont l’avant-dernière carte était une carte { draw-card }.
    .option = Avec `forced_draw_closes=yes`, la pige du joueur suivant pour une carte { draw-card } ou
        { wild-four } met fin au délai pour prendre en faute, même après un défi perdu et même si aucune carte
        n’a pu être pigée (A-97). Une pige de pénalité n’y met pas fin. { $edition ->
            [hp2003] Crier sa main non plus.
            [hp2018] Piger pour une carte { sorting-hat } non plus. On ne peut alors pas prendre en faute un
                joueur dont l’avant-dernière carte était une carte { draw-card }, puisque son effet suit
                aussitôt.
            [classic] On ne peut alors pas prendre en faute un joueur dont l’avant-dernière carte était une
                carte { draw-card }, puisque son effet suit aussitôt.
           *[all] Piger pour une carte { sorting-hat } non plus. Dans l’{ edition-classic } et dans
                l’{ edition-hp2018 }, on ne peut alors pas prendre en faute un joueur dont l’avant-dernière
                carte était une carte { draw-card }, puisque son effet suit aussitôt.
        }

A-40 = La carte { invisibility } met-elle fin au délai pour prendre en faute ?
    .question = Quelqu’un joue son avant-dernière carte sans crier UNO, et la carte { invisibility } est
        jouée contre elle. Un tour a-t-il commencé ?
    .ruling = Contre une carte { draw-card }, { skip }, { wild-four } ou, à deux joueurs, { reverse }, oui :
        c’est le tour du joueur suivant et une carte de sa main. Contre une carte { howler }, non : ce n’est
        pas un tour.
    .why = Un tour commence avec une carte sortie de la main pour être jouée pendant ce tour (R-46).
    .option = Avec `invis_turn=free`, elle ne commence pas de tour ; c’est le début du tour qui la suit qui
        met fin au délai. Avec `howler_invis_next=invis`, la carte { invisibility } du joueur visé contre une
        carte { howler } compte comme un tour. Jouée par un tiers sous `invis_scope=any`, elle ne compte
        jamais comme un tour.

A-41 = La main grossit avant que quelqu’un s’en aperçoive
    .question = Un joueur qui a oublié de crier UNO pige des cartes pour une autre raison avant d’être pris en
        faute. Peut-il encore l’être ?
    .ruling = Non. Avec plus d’une carte en main, il n’y a rien à crier.
        { $edition ->
            [hp2018] Cela peut arriver quand un bluff est découvert (R-33), par une autre pénalité ou par
                une carte { sorting-hat }.
            [all] Cela peut arriver quand un bluff est découvert (R-33), par une autre pénalité ou, dans
                l’{ edition-hp2018 }, par une carte { sorting-hat }.
           *[other] Cela peut arriver quand un bluff est découvert (R-33) ou par une autre pénalité.
        }
    .why = L’obligation n’existe que s’il reste exactement une carte.

A-42 = Fausses accusations
    .question = Que se passe-t-il si on accuse un joueur qui a bel et bien crié UNO, ou qui n’a pas joué de
        mauvaise carte ?
    .ruling = Il ne se passe rien et rien ne change. Si quelqu’un d’autre a vraiment oublié de crier UNO, il
        peut encore être pris en faute.
    .why = Les feuillets ne prévoient aucune pénalité pour cela.
    .option = Avec `false_catch=draw2`, celui qui accuse à tort pige deux cartes, qu’il s’agisse d’un UNO ou,
        avec `legality=table`, d’une mauvaise carte. Même alors, ceci ne coûte rien : s’accuser soi-même,
        signaler une carte là où l’arbitre refuse de toute façon les mauvaises cartes, et une accusation de
        UNO qui arrive juste trop tard (A-92).

A-43 = Deux joueurs accusent en même temps
    .question = Deux joueurs prennent la même personne en faute. Y a-t-il deux pénalités ?
    .ruling = Non, une seule : c’est l’accusation dite en premier qui compte. Si les deux viennent au même
        instant, le sort décide (A-68).
    .why = Après elle, il n’y a plus de faute à relever.

A-44 = De nouveau une seule carte
    .question = Un joueur a crié UNO, a dû piger, et revient à une carte. Son premier UNO tient-il ?
    .ruling = Non, il doit le crier de nouveau.
    .why = Le premier UNO a pris fin quand la main a grossi.

A-45 = UNO au mauvais moment
    .question = Que se passe-t-il si quelqu’un crie UNO avec plus de deux cartes, ou le crie et ne joue rien
        ensuite ?
    .ruling = Ce UNO ne compte pas et ne coûte rien. Il ne protège pas plus tard.
    .why = Les feuillets ne prévoient aucune pénalité pour cela. A-94 dit combien de temps tient un UNO crié
        d’avance à bon droit.

A-46 = À deux joueurs, quand on rejoue
    .question = À deux joueurs, l’avant-dernière carte de quelqu’un le fait rejouer. Jusqu’à quand peut-il
        être pris en faute ?
    .ruling = Jusqu’à ce qu’il commence ce tour supplémentaire. L’adversaire doit avoir la chance de le
        prendre en faute entre les deux.
    .why = Le prochain tour à commencer est le sien.

A-52 = Une pénalité arrive avant l’accusation
    .question = Un joueur qui a oublié de crier UNO doit piger pour une suggestion avant que quelqu’un s’en
        aperçoive. Que se passe-t-il alors ?
    .ruling = Il est trop tard pour le prendre en faute, comme dans A-41.
    .why = Il a maintenant plus d’une carte en main.

A-68 = Le cri, l’accusation et le tour suivant en même temps
    .question = Le UNO, l’accusation et le début du tour suivant arrivent presque au même instant. Qu’est-ce
        qui compte ?
    .ruling = Ce qui a été dit en premier. Autour d’une vraie table, c’est ce que tout le monde a entendu en premier.
        À une table en ligne, ce n’est pas ce qui est arrivé en premier. La table retranche le temps que prend la
        connexion de chacun, un quart de seconde au plus. Elle attend ceux qui ont peut-être parlé plus tôt, mais dont
        les mots sont encore en chemin. Elle mesure ce temps sans cesse, et tout le monde peut le voir. Personne ne
        peut avoir répondu à une carte avant qu’elle soit montrée. Deux choses dites à moins de 40 millièmes de
        seconde d’écart comptent comme dites en même temps : alors le sort décide. Signaler une mauvaise carte suit le
        même ordre. Les bots se retiennent : une fois la carte montrée, aucun n’accuse avant 0,6 seconde ni ne
        commence son tour avant 1,5 seconde.
    .why = Il faut crier UNO avant que quelqu’un ait relevé l’oubli, et le relever avant que le suivant ait
        commencé. Ce n’est pas à une connexion rapide d’en décider.

A-85 = Deux joueurs avec une seule carte
    .question = La carte { howler } d’un joueur était son avant-dernière, et la carte { invisibility } jouée
        contre elle aussi. Aucun des deux n’a crié UNO. Combien peuvent être pris en faute ?
    .ruling = Les deux, chacun pour son compte. Prendre l’un en faute ne protège pas l’autre.
    .why = L’obligation est propre à chaque joueur.

A-87 = Un coup refusé
    .question = Le joueur suivant essaie de jouer une carte qui est refusée. Un tour a-t-il commencé ?
    .ruling = Non. Celui qui a oublié de crier UNO peut encore être pris en faute.
    .why = Rien n’a été joué.

A-88 = Une accusation avant le choix de la couleur
    .question = { $edition ->
            [hp2003] L’avant-dernière carte d’un joueur était une carte { howler }, et sa couleur n’est pas
                encore choisie. Peut-on prendre ce joueur en faute ?
            [hp2018] L’avant-dernière carte d’un joueur était une carte { sorting-hat }, et sa couleur n’est
                pas encore choisie. Peut-on prendre ce joueur en faute ?
           *[all] L’avant-dernière carte d’un joueur était une carte { howler } ou { sorting-hat }, et sa
                couleur n’est pas encore choisie. Peut-on prendre ce joueur en faute ?
        }
    .ruling = Oui. Il pige les deux cartes sur-le-champ, puis la couleur est choisie.
    .why = La carte a touché la pile.

A-91 = Une accusation quand il n’y a rien à piger
    .question = Un joueur est pris en faute, mais il n’y a aucune carte à piger. Peut-il l’être de nouveau
        plus tard ?
    .ruling = Non. L’accusation a produit son effet.
    .why = Un UNO oublié vaut une accusation, peu importe ce que les piles peuvent donner (A-43, A-47).

A-92 = Une accusation qui arrive juste trop tard
    .question = Là où une fausse accusation coûte deux cartes (`false_catch=draw2`), qu’en est-il d’une
        accusation qui arrive un instant trop tard ?
    .ruling = Elle ne coûte rien si l’on pouvait encore prendre l’accusé en faute juste avant le début du tour en
        cours, ou plus tard. Celui qui signale trop tard une mauvaise carte n’a pas droit à cette tolérance.
    .why = Personne ne devrait payer pour avoir été presque assez rapide.

A-94 = Combien de temps tient un UNO crié d’avance
    .question = Un joueur qui a deux cartes crie UNO avant d’en jouer une. Combien de temps ce UNO tient-il ?
    .ruling = Tant que le joueur a exactement deux cartes et que c’est à lui d’agir. Il prend fin quand le
        joueur accepte l’effet d’une carte, ou quand le tour va à quelqu’un d’autre, par exemple parce
        qu’une mauvaise carte a été reprise. Un défi gagné n’y met pas fin. Une mauvaise carte reprise n’y met pas fin non plus, si le tour reste au même joueur.
        { $edition ->
            [hp2003] Il prend aussi fin quand la carte { invisibility } d’un autre joueur donne le tour à
                quelqu’un d’autre.
            [all] Dans l’{ edition-hp2003 }, il prend aussi fin quand la carte { invisibility } d’un autre
                joueur donne le tour à quelqu’un d’autre.
           *[other] Un UNO qui a pris fin doit être crié de nouveau.
        }
    .why = Le UNO va avec la carte qu’on s’apprête à jouer.

A-97 = Quand une pige forcée met fin au délai pour prendre en faute
    .question = Là où les piges forcées mettent fin au délai pour prendre en faute (`forced_draw_closes=yes`),
        que se passe-t-il s’il n’y avait pas de carte à piger ?
    .ruling = Il prend fin quand même.
    .why = Ce qui compte, c’est que l’effet de la carte ait eu lieu, pas le nombre de cartes pigées.

D-10 = Quand il faut crier UNO
    .difference = Le texte espagnol de 2003 veut le UNO avant que l’avant-dernière carte soit jouée ;
        l’anglais, le français et le portugais le veulent quand il reste une carte ; le feuillet de 2018,
        quand la carte est jouée.
    .ruling = Avant ou après, jusqu’à ce que quelqu’un relève l’oubli (R-43, R-44). Le texte espagnol
        lui-même accepte un UNO plus tardif dans sa partie sur les pénalités.

D-11 = Ce qui commence un tour
    .difference = L’anglais et le portugais parlent de sortir une carte de la main pour la jouer ; l’espagnol
        et le français, de l’avoir jouée.
    .ruling = La formule anglaise : à une vraie table, il est trop tard dès que la carte quitte la main. À
        l’écran, les deux ne font qu’un.

## 2.10 Autres pénalités

R-48 = Suggestions
    .when = { $edition ->
            [hp2018] Un joueur suggère à un autre quoi jouer, à une table qui a convenu de `hints=on`. Le
                feuillet de cette édition ne prévoit pas cette pénalité (A-83).
            [all] Un joueur suggère à un autre quoi jouer. Dans l’{ edition-hp2018 }, dont le feuillet ne
                prévoit pas cette pénalité, cela ne vaut qu’à une table qui a convenu de `hints=on` (A-83).
           *[other] Un joueur suggère à un autre quoi jouer.
        }
    .effect = Le joueur qui a fait la suggestion pige deux cartes.
    .except = Cela ne change rien à l’ordre des tours. Les partenaires sont soumis à la même règle (A-75).
        C’est à l’hôte ou à l’arbitre de dire s’il y a eu suggestion (A-70).

R-49 = Une mauvaise carte
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
        (R-16), ou si elle est jouée après une pige sans être la carte pigée (R-21).
    .effect = La carte revient dans la main d’où elle venait, le joueur qui l’a jouée pige deux cartes de
        plus, et c’est au tour du joueur suivant. Il ne reste rien de ce que la carte a fait (A-49).
    .except = Si personne ne le remarque à temps, la carte est tenue pour bonne. Une carte { wild-four }
        jouée à l’encontre de sa condition de couleur n’est pas une mauvaise carte, mais un bluff (R-30).
        Une carte jouée hors de son tour est simplement reprise (A-73). Une carte retournée en premier n’est
        jamais mauvaise. Avec `legality=strict`, la valeur habituelle, l’arbitre ne laisse pas jouer une
        mauvaise carte, et personne ne paie rien.
    .two = Le tour passe à l’adversaire.
    .last = Une mauvaise dernière carte ne fait pas gagner : elle revient, avec deux autres (A-50).
    .example = Un 7 rouge est sur le dessus, et Ben joue un 4 bleu. Duarte le dit avant que Chloé commence son
        tour. Ben reprend la carte et en pige deux, et Chloé joue sur le 7 rouge.

A-47 = Plus de cartes à piger qu’il n’y en a
    .question = Une pénalité dépasse ce que les piles peuvent donner.
    .ruling = Le joueur pige ce qu’il y a, et rien n’est dû.
    .why = C’est comme pour toute autre pige (A-55).

A-48 = Jusqu’à quand une mauvaise carte peut être remarquée
    .question = Les feuillets ne fixent pas de limite pour remarquer une mauvaise carte.
    .ruling = Jusqu’à ce que le joueur suivant commence un tour, ou que le joueur contre qui elle a été
        jouée y ait répondu (A-93).
    .why = C’est la limite que les feuillets fixent pour un UNO oublié.
    .option = Cela ne compte qu’avec `legality=table`. Les cartes jouées contre quelqu’un y attendent d’être
        acceptées, pour qu’on ait le temps de parler.

A-49 = Une mauvaise carte Action
    .question = Une mauvaise carte était une carte Action, et quelqu’un le remarque. Qu’advient-il de son
        effet ?
    .ruling = Elle n’en a pas : la couleur et le sens d’avant sont rétablis. Mais le tour avait commencé.
        Celui qu’on pouvait jusque-là prendre en faute pour un UNO oublié ne peut plus l’être, et les cartes
        de pénalité déjà pigées restent pigées.
    .why = Une carte reprise compte comme non jouée, mais le tour avait quand même commencé.

A-50 = Une mauvaise carte comme dernière ou avant-dernière
    .question = Après une mauvaise carte, il reste une seule carte au joueur qui l’a jouée, ou aucune. Que se
        passe-t-il alors ?
    .ruling = Ce joueur la reprend et pige deux cartes. Il n’a pas terminé, et peu importe désormais qu’il ait
        crié UNO ou non.
    .why = La carte de retour dans la main, rien de tout cela n’a eu lieu.
    .option = Avec `legality=table`, une mauvaise dernière carte attend : la manche ne se termine que lorsque
        la table convient que personne ne s’oppose, et c’est seulement alors que le joueur suivant pige pour
        une mauvaise dernière carte { draw-card } (R-52). Une bonne dernière carte met fin à la manche
        sur-le-champ.

A-70 = Qui dit s’il y a eu suggestion
    .question = Qui décide si quelqu’un a fait une suggestion ?
    .ruling = L’hôte ou l’arbitre ; si l’hôte a fait la suggestion ou la signale, la majorité des autres
        personnes à la table, et une égalité acquitte. Le programme ne surveille pas les messages écrits. Une
        suggestion faite à voix haute peut aussi être signalée, en nommant la personne qui l’a faite : chaque
        joueur peut signaler chacun des autres une fois par manche.
    .why = Qu’une remarque soit un conseil, c’est aux gens d’en juger.
    .option = `hints` décide si les suggestions coûtent des cartes ou non.

A-75 = Les partenaires et les conseils
    .question = Les partenaires peuvent-ils se conseiller ?
    .ruling = Non, pas plus que les autres, là où les suggestions sont pénalisées (R-48).
    .why = Les feuillets parlent de suggestions aux autres joueurs, et un partenaire en est un.

A-83 = Mauvaises cartes et suggestions dans l’{ edition-hp2018 }
    .question = Le feuillet de 2018 ne dit rien des mauvaises cartes ni des suggestions. Que fait-on ?
    .ruling = Pour une mauvaise carte, la règle de 2003, là où la table joue avec `legality=table` (R-49).
        Les suggestions ne coûtent rien.
    .why = Une carte mal jouée demande un remède ; un conseil, non.
    .option = Avec `hints=on`, une suggestion coûte deux cartes (R-48).

A-93 = Ce qui compte comme réponse à une mauvaise carte
    .question = Une mauvaise carte a été jouée contre quelqu’un. Quelles réponses mettent fin au délai pour
        la remarquer ?
    .ruling = { $edition ->
            [hp2003] L’accepter, lancer un défi ou jouer contre elle la carte { invisibility } ; et, quelle
                que soit la carte, le début du tour du joueur suivant.
            [all] L’accepter, lancer un défi ou, dans l’{ edition-hp2003 }, jouer contre elle la carte
                { invisibility } ; et, quelle que soit la carte, le début du tour du joueur suivant.
           *[other] L’accepter ou lancer un défi ; et, quelle que soit la carte, le début du tour du joueur
                suivant.
        }
    .why = Répondre à une carte, c’est la tenir pour bonne.

A-96 = Une mauvaise dernière carte encore en suspens
    .question = Avec `legality=table`, une mauvaise dernière carte est sur la table et personne n’a encore
        parlé. Celui qui l’a jouée peut-il être pénalisé pour autre chose, ou accuser les autres ?
    .ruling = Non. On règle d’abord le sort de la carte : quelqu’un la signale, ou la table convient que
        personne ne s’oppose.
    .why = Jusque-là, on ne sait pas si la manche est terminée.

D-31 = Qui peut remarquer une mauvaise carte
    .difference = L’anglais laisse tout autre joueur la remarquer ; le portugais parle des adversaires et
        retire la carte de la table sans dire où elle va.
    .ruling = Tout autre joueur, un partenaire aussi ; et la carte revient dans la main du joueur qui l’a jouée
        (R-49).

## 2.11 TALON épuisé

R-50 = Mélanger de nouveau
    .when = La dernière carte { draw-pile.of } a été pigée, et personne n’a terminé.
    .effect = Toutes les cartes { discard-pile.of }, sauf celle du dessus, sont mélangées et forment
        { draw-pile.new }. La carte du dessus reste en place, la couleur en jeu reste la même, et le jeu
        se poursuit.
    .except = Cela se fait dès que la dernière carte quitte la pile, même au milieu d’une pige (A-54). S’il
        n’y a rien sous la carte du dessus, cela se fait plus tard, quand il faut piger une carte et qu’il y a
        de quoi mélanger. S’il n’y a pas de cartes à ce moment-là non plus, voir A-55 et A-56. Tant que la
        carte du dessus peut encore être reprise, celle qui est dessous reste aussi (A-90).
    .last = Quand quelqu’un a terminé, on ne mélange plus, sauf pour la pige que demande une dernière carte
        (A-58).

A-54 = Le moment de mélanger
    .question = Quand, au juste, mélange-t-on les cartes { discard-pile.of } ?
    .ruling = À l’instant même où { draw-pile.the } devient vide, pourvu que la manche continue et qu’il y ait
        quelque chose sous la carte du dessus { discard-pile.of }. Sinon, on attend que quelqu’un doive
        piger. Tant que la carte du dessus peut encore être reprise, celle qui est dessous n’est pas mélangée
        (A-90).
    .why = Les feuillets parlent du moment où la pile est épuisée.
    .option = Avec `reshuffle=lazy`, on ne mélange que lorsqu’il faut piger une carte et que { draw-pile.the }
        est vide.

A-55 = Trop peu de cartes, même après avoir mélangé
    .question = Un joueur doit piger plus de cartes que les deux piles ne peuvent en donner.
    .ruling = Le joueur pige toutes celles qu’il y a. Le reste est annulé, et rien n’est dû plus tard.
    .why = Personne ne peut piger ce qui n’est pas là.

A-56 = Aucune carte à piger
    .question = Les deux piles n’ont rien à donner, et c’est le tour de quelqu’un.
    .ruling = Un joueur qui a une carte qui correspond doit la jouer : pour décider de ne pas jouer, il
        faudrait une carte à piger (R-20). Un joueur qui n’en a pas passe, et cela compte comme un tour
        commencé (R-46).
    .why = À plusieurs et avec des mains pleines, cela peut arriver, et il faut que le jeu continue.

A-57 = Tout le monde passe
    .question = Il n’y a rien à piger, et tous les joueurs ont passé l’un après l’autre.
    .ruling = Quand tous les joueurs encore dans la partie ont passé l’un après l’autre, la manche est
        nulle. Personne ne marque de points, et la manche suivante est donnée par le donneur suivant.
    .why = Plus rien ne peut changer.
    .option = Avec `blocked=lowest_hand`, le joueur qui a le moins de points en main gagne la manche et
        marque les points des autres mains ; en cas d’égalité, elle est nulle. Avec le cumul des points ou par
        élimination, ce joueur n’ajoute rien et les autres ajoutent leur main ; en équipe, l’équipe de ce
        joueur marque les points des mains adverses.

A-90 = La carte sous celle du dessus
    .question = Une carte peut encore être reprise au moment où on mélange. Que devient celle qui est
        dessous ?
    .ruling = Elle n’est pas mélangée, car elle pourrait redevenir la carte du dessus. Cela vaut quand la carte du
        dessus pourrait encore être signalée comme mauvaise (`legality=table`). Cela vaut aussi quand c’est une carte
        { wild-four } sans réponse, avec `wd4_guilty_card=returned`. Qu’il y ait faute ou non n’y change rien. Mais
        celui qui pige pour son tour l’a déjà commencé ; la carte de dessous peut alors être mélangée avec les autres.
    .why = Si cela ne valait que pour les mauvaises cartes, la taille de la pile les trahirait.

A-95 = Une mauvaise carte parmi les passes
    .question = Des joueurs passent l’un après l’autre parce qu’il n’y a rien à piger ; entre-temps, quelqu’un
        joue une mauvaise carte et la reprend. La suite continue-t-elle ?
    .ruling = Non. Toute carte jouée rompt la suite, même une carte reprise, et on recommence à compter les
        passes (A-57).
    .why = Quelqu’un a fait autre chose que passer.

D-12 = Ce qu’on mélange
    .difference = Les textes anglais de 2003 mélangent le paquet, les français les cartes du paquet ; le
        portugais nomme la pile même qui est vide ; l’espagnol laisse la dernière carte en place ; le texte
        anglais de 2018 nomme { discard-pile.the }.
    .ruling = C’est { discard-pile.the } sans sa carte du dessus (R-50). Il ne peut pas s’agir des mains des
        joueurs, et il doit rester une carte sur laquelle jouer.

## 2.12 Fin d’une manche

R-51 = Terminer
    .when = Un joueur a joué sa dernière carte et n’en a plus.
    .effect = Ce joueur a terminé et gagne la manche, qui prend fin sur-le-champ. On ne joue plus aucune
        carte, et on compte les points (R-54, R-55).
    .except = Si la dernière carte était une carte { draw-card } ou { wild-four }, le joueur suivant pige
        avant qu’on compte (R-52). { $edition ->
            [hp2003] On peut aussi terminer avec la carte { invisibility } jouée en réponse (A-33).
            [all] Dans l’{ edition-hp2003 }, on peut aussi terminer avec la carte { invisibility } jouée en
                réponse (A-33).
           *[other] N’importe quelle carte peut être la dernière.
        } Avec `legality=table`, une mauvaise dernière carte ne met pas fin à la manche avant que son sort
        soit réglé (A-50, A-96).
    .last = On ne prend plus personne en faute une fois la manche terminée.

R-52 = La dernière carte est une carte { draw-card } ou { wild-four }
    .when = Quelqu’un termine avec une carte { draw-card } ou { wild-four }.
    .effect = Le joueur suivant pige quand même : { draw-strength } pour une carte { draw-card }, quatre pour
        une carte { wild-four }. Ces cartes comptent avec le reste de sa main.
    .except = Il n’y a pas de défi (A-21), et on ne peut rien jouer contre elle. { $edition ->
            [hp2003] Cela vaut aussi pour la carte { invisibility } (A-34).
            [all] Dans l’{ edition-hp2003 }, cela vaut aussi pour la carte { invisibility } (A-34).
           *[other] On ne peut pas éviter de piger.
        } Si { draw-pile.the } ne suffit pas, les cartes { discard-pile.of } sont mélangées pour cette pige
        (A-58). Il n’y a pas de couleur à choisir pour la carte { wild-four } (A-51).
    .two = C’est l’adversaire qui pige.
    .example = Ana termine avec une carte { wild-four }. Ben, qui vient ensuite, a un 5 et pige un 9, une
        carte { skip } et deux cartes { wild }. Il lui reste 5 + 9 + 20 + 50 + 50 = 134 points.

R-53 = Toute autre dernière carte
    .when = Quelqu’un termine avec n’importe quelle autre carte.
    .effect = La carte n’a pas d’effet ; la manche est simplement terminée.
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
                pour une dernière carte { sorting-hat }, personne ne pige, sauf si la table a convenu de
                `hat_last=on` (A-38).
           *[all] Une dernière carte { reverse } ne change pas le sens, une dernière carte { skip } ne fait
                passer son tour à personne, et pour une dernière carte { wild }, on ne choisit pas de couleur.
                Dans l’{ edition-hp2003 }, on ne choisit pas non plus de couleur pour une dernière carte
                { invisibility }, et personne ne crie sa main pour une dernière carte { howler } (A-32). Dans
                l’{ edition-hp2018 }, personne ne pige pour une dernière carte { sorting-hat }, sauf si la
                table a convenu de `hat_last=on` (A-38).
        }

A-58 = La dernière pige quand { draw-pile.the } ne suffit pas
    .question = La dernière carte fait piger le joueur suivant, mais { draw-pile.the } n’a pas assez de cartes.
    .ruling = On mélange au besoin les cartes { discard-pile.of } pour cette pige. Après elle, on ne mélange
        plus.
    .why = Le joueur suivant doit piger, et R-50 ne mélange que tant que personne n’a terminé.

A-74 = Quelqu’un part au milieu d’une manche
    .question = Un joueur quitte la table avant la fin de la manche.
    .ruling = Aucun feuillet ne le prévoit. L’hôte décide : un bot prend la place, ce qui est le choix
        habituel, ou la manche est nulle. Cela ne se décide que si quelqu’un qui a commencé la manche l’a
        quittée, et jamais à la table d’un tournoi.
    .why = Les autres devraient pouvoir continuer, ou recommencer sans rien perdre.

D-38 = Manche et partie
    .difference = Les textes portugais, français et espagnol parlent parfois de la partie là où il ne peut
        s’agir que d’une manche.
    .ruling = Une manche prend fin quand quelqu’un a terminé. Une partie compte autant de manches qu’il en
        faut.

## 2.13 Score

R-54 = Ce que valent les cartes
    .when = Après une manche, pour les cartes qui restent dans les mains des joueurs.
    .effect = Les cartes numérotées valent leur chiffre ; un 0 ne vaut rien. Les cartes { draw-card },
        { reverse } et { skip } valent 20 points chacune. Toute carte blanche en vaut 50.
        { $edition ->
            [classic] Les cartes blanches sont { wild } et { wild-four }.
            [hp2003] Les cartes blanches sont { wild }, { wild-four }, { howler } et { invisibility }.
            [hp2018] Les cartes blanches sont { wild }, { wild-four } et { sorting-hat }.
           *[all] Les cartes blanches sont { wild } et { wild-four }, dans l’{ edition-hp2003 } aussi
                { howler } et { invisibility }, dans l’{ edition-hp2018 } aussi { sorting-hat }.
        }
    .except = Terminer ne rapporte pas de points en soi (R-55).

R-55 = Le gagnant prend tout
    .when = Une manche est terminée, et la partie se compte de la façon ordinaire (`score=winner`).
    .effect = Le joueur qui a terminé marque les points de toutes les cartes qui restent dans toutes les
        mains adverses. Personne d’autre ne marque.
    .except = Une manche nulle ne rapporte rien (A-57). En équipe, voir R-64 ; avec le cumul des points, R-58. Les
        cartes pigées pour une dernière carte sont comptées aussi (R-52).
    .example = Chloé termine. Il reste à Ana un 7 et une carte { skip }, à Ben une carte { wild }, à Duarte
        un 3. Chloé marque 27 + 50 + 3 = 80 points.

R-56 = La manche suivante
    .when = Une manche est terminée, et personne n’a encore gagné la partie.
    .effect = Toutes les cartes sont ramassées, mélangées et données de nouveau, et une autre manche
        commence.
    .except = Le donneur suivant est désigné selon A-61. Le jeu repart vers la gauche (A-67).

R-57 = Une partie en 500 points
    .when = Après chaque manche, dans la façon ordinaire de compter.
    .effect = Le premier joueur qui a 500 points ou plus gagne la partie.
    .except = On peut convenir d’un autre total (`target`, A-64). Il ne peut pas y avoir d’égalité,
        puisqu’un seul joueur marque dans une manche. En équipe, c’est le total de l’équipe qui compte
        (A-78).

R-58 = L’autre façon : le cumul des points
    .when = La table a convenu de cumuler les points (`score=tally`).
    .effect = Après chaque manche, chaque joueur ajoute à son total les points des cartes qui restent dans
        sa main ; le joueur qui a terminé n’ajoute rien. Quand le total de quelqu’un a atteint 500 ou plus,
        la partie est terminée, et le total le plus bas gagne.
    .except = Si le total le plus bas est partagé, voir A-62. On peut convenir d’un autre total (A-64). Une
        manche nulle n’ajoute rien (A-57).
    .example = Après la cinquième manche, Ana a 512 points, Ben 230, Chloé 505 et Duarte 341. Ben gagne.

A-61 = Qui donne la manche suivante
    .question = Les feuillets disent qui donne en premier, mais pas qui donne ensuite.
    .ruling = La donne passe à gauche, en sautant les joueurs éliminés.
    .why = C’est l’usage le plus répandu aux cartes.
    .option = Avec `next_dealer=winner`, le gagnant de la manche donne, ou, après une manche nulle, le
        joueur à la gauche du donneur. Avec `next_dealer=same`, le donneur reste le même ; une fois qu’il est
        éliminé, la donne passe à gauche. Avec `next_dealer=redetermine`, on cherche de nouveau le donneur
        avant chaque manche.

A-62 = Égalités à la fin d’une partie
    .question = Que se passe-t-il si des joueurs finissent à égalité ?
    .ruling = Avec le cumul des points, il n’y a pas égalité si plusieurs joueurs atteignent l’objectif
        ensemble : le total le plus bas gagne. Si le total le plus bas lui-même est partagé, tous jouent une
        autre manche, puis une autre, jusqu’à ce qu’un joueur soit seul le plus bas ; une manche nulle
        entre-temps laisse l’égalité telle quelle. Avec des équipes tournantes, les joueurs qui partagent le
        total le plus élevé gagnent ensemble, sauf si on convient d’une autre ronde. Dans la façon ordinaire
        de compter, il ne peut pas y avoir d’égalité.
    .why = Si une autre manche peut départager les joueurs, on la joue.
    .option = Avec `lowest_tie=share`, les joueurs qui partagent le total le plus bas gagnent ensemble.

A-64 = D’autres objectifs
    .question = Faut-il que ce soit 500 ?
    .ruling = Non. On peut convenir avant la partie de tout nombre entier à partir de 1 ; les feuillets
        donnent 500.
    .why = Pour le jeu par élimination, les feuillets de 2003 eux-mêmes ne donnent 500 que comme une
        possibilité.
    .option = `target` est ce nombre.

A-67 = Le sens d’une nouvelle manche
    .question = Une manche s’est terminée alors que le jeu allait vers la droite. Comment commence la
        suivante ?
    .ruling = Vers la gauche.
    .why = R-07 fait commencer chaque manche vers la gauche.

A-82 = Équipes et cumul des points à la fois
    .question = Peut-on cumuler les points en équipe ?
    .ruling = Pas selon les feuillets, et les options n’offrent pas ce mélange : `score` n’a qu’une valeur.
    .why = Les feuillets ne décrivent les équipes qu’avec la façon ordinaire de compter.

D-28 = Y a-t-il une prime pour avoir terminé ?
    .difference = Les textes français peuvent se lire comme si terminer rapportait des points, et que les
        cartes des adversaires s’y ajoutaient.
    .ruling = Seules les cartes des adversaires comptent (R-55). Aucun feuillet ne prévoit de prime.

D-40 = Un 500 qui manque
    .difference = Le texte espagnol de 2018 omet le 500 dans le but du jeu.
    .ruling = L’objectif est de 500. Le même texte le donne plus bas.

## 2.14 À deux joueurs

R-59 = À deux joueurs : { reverse }
    .when = On joue à deux, et l’un des deux joue une carte { reverse }.
    .effect = Elle agit comme une carte { skip } : le joueur qui l’a jouée rejoue aussitôt.
    .except = C’est un tour ordinaire (R-62).
        { $edition ->
            [hp2003] L’adversaire peut annuler la carte { reverse } avec la carte { invisibility } (A-28).
            [hp2018] Le feuillet de cette édition n’en dit rien ; A-63 explique pourquoi la règle vaut ici
                aussi, et comment en choisir une autre.
            [all] Dans l’{ edition-hp2003 }, l’adversaire peut l’annuler avec la carte { invisibility }
                (A-28). Pour l’{ edition-hp2018 }, dont le feuillet n’en dit rien, voir A-63.
           *[other] À deux joueurs, le sens du jeu ne change rien.
        }
    .first = Le donneur commence (A-10).
    .last = Sans effet (R-53).

R-60 = À deux joueurs : { skip }
    .when = On joue à deux, et l’un des deux joue une carte { skip }.
    .effect = L’adversaire passe son tour ; le joueur qui l’a jouée rejoue donc aussitôt.
    .except = C’est un tour ordinaire (R-62).
        { $edition ->
            [hp2003] L’adversaire peut annuler la carte { skip } avec la carte { invisibility } (R-39).
            [all] Dans l’{ edition-hp2003 }, l’adversaire peut l’annuler avec la carte { invisibility }
                (R-39).
           *[other] On peut jouer plusieurs cartes { skip } de suite, une par tour.
        }
    .first = Le donneur commence (R-11).
    .last = Sans effet (R-53).

R-61 = À deux joueurs : { draw-card } et { wild-four }
    .when = On joue à deux, et l’un des deux joue une carte { draw-card } ou { wild-four }.
    .effect = Quand l’adversaire a pigé les cartes, le tour revient au joueur qui l’a jouée.
    .except = Après un défi réussi, c’est à celui qui l’a lancé de jouer (R-33) ; après un défi perdu, le
        tour revient au joueur qui a joué la carte (R-34).
        { $edition ->
            [hp2003] Après la carte { invisibility }, l’adversaire a eu son tour ; le tour revient donc au
                joueur qui a joué la carte (A-25).
            [all] Après la carte { invisibility }, dans l’{ edition-hp2003 }, l’adversaire a eu son tour ; le
                tour revient donc au joueur qui a joué la carte (A-25).
           *[other] Le tour qui suit est un tour ordinaire (R-62).
        }
    .first = Une carte { draw-card } touche le joueur qui n’a pas donné, et le donneur commence (R-09). Une
        carte { wild-four } est remise dans le paquet (R-13).
    .last = L’adversaire pige, et les cartes sont comptées (R-52).

R-62 = À deux joueurs : tout le reste
    .when = On joue à deux.
    .effect = Toutes les autres règles valent comme d’habitude. Rejouer ne veut rien dire de plus : c’est un
        tour ordinaire, où l’on joue une carte qui correspond, ou où l’on pige.
    .except = Personne n’est obligé de jouer une deuxième carte, et personne ne peut en jouer une qui ne
        correspond pas.

A-63 = Deux joueurs et une carte { reverse } dans l’{ edition-hp2018 }
    .question = Le feuillet de 2018 n’a pas de règles pour deux joueurs. Que fait une carte { reverse } à
        deux ?
    .ruling = Elle agit comme une carte { skip }, comme dans les éditions de 2003 (R-59).
    .why = Prise à la lettre, elle ne ferait rien du tout, et toutes les autres règles de la famille en font
        une carte { skip }.
    .option = Avec `two_reverse=noop`, elle ne fait que changer le sens, et c’est à l’adversaire de jouer.
        Les autres éditions ne tiennent pas compte de cette option (A-101).

A-101 = Trois points de détail
    .question = À quel moment juge-t-on que personne n’est forcé de bluffer (A-12) ? Une dernière carte
        { reverse } change-t-elle le sens ? Où `two_reverse` compte-t-il ?
    .ruling = C’est au moment où un joueur veut garder une carte { wild-four } pigée qu’on juge si elle serait
        un bluff. Une dernière carte { reverse } jouée à bon droit laisse le sens tel quel. `two_reverse` ne
        compte que dans l’{ edition-hp2018 } ; dans les autres éditions, le feuillet dit qu’à deux joueurs,
        une carte { reverse } agit comme une carte { skip }.
    .why = Chaque point découle de sa règle : A-12, R-53 et R-59.

D-23 = À deux joueurs : ce que le texte espagnol omet
    .difference = Le texte espagnol de 2003 ne dit pas que les règles habituelles valent pour le reste, et
        donne à entendre qu’il faut jouer une deuxième carte.
    .ruling = Les règles habituelles valent, et le tour supplémentaire est un tour ordinaire (R-62).

D-25 = Des titres perdus sur le feuillet 42003
    .difference = Sur le feuillet 42003, les titres pour les équipes, les équipes tournantes et
        l’élimination manquent, si bien que ces paragraphes semblent faire partie des règles pour deux
        joueurs ; une phrase sur la carte { reverse } a perdu des mots.
    .ruling = Ce sont des règles pour les équipes, les équipes tournantes et l’élimination, comme sur
        l’autre feuillet de 2003. La carte { reverse } change le sens dans les deux directions (R-25).

## 2.15 Équipes et tournois

R-63 = En équipe : les places
    .when = { $edition ->
            [hp2018] La table a convenu de jouer en équipe (`score=team`). Le feuillet de cette édition ne
                le prévoit pas.
            [all] La table a convenu de jouer en équipe (`score=team`). Dans l’{ edition-hp2018 }, dont le
                feuillet ne le prévoit pas, on peut aussi en convenir.
           *[other] La table a convenu de jouer en équipe (`score=team`).
        }
    .effect = Les partenaires prennent place face à face, pour que les tours alternent entre les équipes.
    .except = Le nombre de joueurs est pair et d’au moins quatre (R-01) ; à six, huit ou dix, voir A-60. Les
        partenaires ne se montrent pas leurs cartes, et pour les conseils, ils sont soumis à la même règle que
        tout le monde (A-75).

R-64 = En équipe : fin de la manche et points
    .when = On joue en équipe, et un joueur a terminé.
    .effect = La manche est terminée. L’équipe du joueur qui a terminé marque tous les points des deux mains
        adverses.
    .except = Les cartes qui restent au partenaire du gagnant ne comptent ni pour ni contre personne (A-79).
        La première équipe à atteindre l’objectif gagne la partie (A-78). Avec trois équipes ou plus, toutes
        les mains de toutes les autres équipes comptent (A-60).
    .last = Une dernière carte { draw-card } ou { wild-four } fait quand même piger le joueur suivant (R-52).
    .example = Ana et Chloé jouent contre Ben et Duarte. Ana termine ; Chloé a 40 points en main, Ben 25,
        Duarte 60. Ana et Chloé marquent 85 points.

A-60 = Équipes à six, huit ou dix joueurs
    .question = Comment les partenaires s’assoient-ils, et que marquent-ils, à plus de quatre joueurs ?
    .ruling = Le partenaire de chacun est le joueur exactement en face. L’équipe du joueur qui a terminé marque
        les points de toutes les mains sauf les deux siennes.
        { $edition ->
            [hp2003] On peut viser son propre partenaire avec une carte { howler }.
            [hp2018] On peut viser son propre partenaire avec une carte { sorting-hat }.
            [all] On peut viser son propre partenaire avec une carte { howler } ou { sorting-hat }.
           *[other] Chaque paire est une équipe à part entière.
        }
    .why = Les feuillets placent les partenaires face à face, et l’un de ces feuillets parle de plusieurs
        paires.

A-78 = L’objectif en équipe
    .question = En équipe, compte-t-on jusqu’à 500 ensemble ou chacun pour soi ?
    .ruling = Ensemble. La première équipe à atteindre l’objectif gagne.
    .why = Les points sont marqués pour l’équipe.

A-79 = Les cartes du partenaire
    .question = Les cartes qui restent au partenaire du gagnant comptent-elles ?
    .ruling = Non, ni pour ni contre personne.
    .why = On ne compte que les mains adverses.

D-06 = En face ou en diagonale
    .difference = Le texte portugais de 2003 place les partenaires en diagonale, chacun face à un adversaire ;
        l’anglais les place l’un en face de l’autre.
    .ruling = En face dans l’ordre des tours (R-63). Pour quatre joueurs sur deux rangs qui se font face,
        les deux reviennent au même : les tours alternent entre les équipes.

D-39 = Quand une manche en équipe se termine, et ce qui compte
    .difference = Le texte portugais de 2003 peut se lire comme si un joueur de chaque équipe devait avoir
        terminé, et comme si les points des deux équipes étaient additionnés.
    .ruling = La manche prend fin dès qu’un joueur, n’importe lequel, a terminé, et seules les cartes du
        camp perdant rapportent des points (R-64).

D-41 = Deux paires ou plusieurs
    .difference = Le texte espagnol de 2003 parle de plusieurs paires, l’anglais des deux mains adverses.
    .ruling = Deux paires, c’est la règle. À six, huit ou dix joueurs, il y en a davantage (A-60).

R-65 = Quatre joueurs, équipes tournantes
    .when = { $edition ->
            [hp2018] Quatre joueurs en ont convenu (`score=rotate4`). Le feuillet de cette édition ne le
                prévoit pas.
            [all] Quatre joueurs en ont convenu (`score=rotate4`). Dans l’{ edition-hp2018 }, dont le
                feuillet ne le prévoit pas, on peut aussi en convenir.
           *[other] Quatre joueurs en ont convenu (`score=rotate4`).
        }
    .effect = Chacun joue quatre manches avec chacun des trois autres comme partenaire : douze manches en
        tout. Chaque manche se joue et se compte comme dans R-64, et les deux partenaires inscrivent les
        points de leur équipe à leur propre compte (A-59). Après douze manches, le total individuel le plus
        élevé gagne.
    .except = Les joueurs changent de place toutes les quatre manches, pour que les partenaires soient face à
        face. Chacun des quatre donne une fois pendant ces quatre manches (A-76). Une table peut convenir
        d’autres rondes. Si le total le plus élevé est partagé, voir A-62.
    .example = Manches 1 à 4 : Ana et Chloé contre Ben et Duarte, assis dans l’ordre Ana, Ben, Chloé,
        Duarte. Manches 5 à 8 : Ana et Ben contre Chloé et Duarte, assis dans l’ordre Ana, Chloé, Ben,
        Duarte. Manches 9 à 12 : Ana et Duarte contre Ben et Chloé, assis dans l’ordre Ana, Ben, Duarte,
        Chloé.

R-66 = Huit joueurs à deux tables
    .when = { $edition ->
            [hp2018] Huit joueurs ont convenu de ce tournoi (`penult score --tournament`). Le feuillet de
                cette édition ne le prévoit pas.
            [all] Huit joueurs ont convenu de ce tournoi (`penult score --tournament`). Dans
                l’{ edition-hp2018 }, dont le feuillet ne le prévoit pas, on peut aussi en convenir.
           *[other] Huit joueurs ont convenu de ce tournoi (`penult score --tournament`).
        }
    .effect = Chacun joue quatre manches avec chacun des sept autres comme partenaire : vingt-huit manches par
        joueur, en sept rondes de quatre manches, à deux tables en même temps. Chaque manche se compte comme
        dans R-65, et le total individuel le plus élevé gagne.
    .except = A-77 dit qui rencontre qui, et A-76 qui donne. Aux deux tables ensemble, cinquante-six manches
        sont jouées.

A-59 = Ce que chacun inscrit
    .question = Avec des équipes tournantes, qu’inscrit chaque joueur après une manche ?
    .ruling = Les deux partenaires de l’équipe gagnante inscrivent tous les points de l’équipe. Les autres
        n’inscrivent rien.
    .why = Les points appartiennent à l’équipe qui les a marqués ; chacun des deux les compte donc en entier.

A-76 = Le donneur avec des équipes tournantes
    .question = Qui donne dans une partie à équipes tournantes ?
    .ruling = Chacun des quatre joueurs d’une table donne une fois toutes les quatre manches.
    .why = Quatre manches, quatre joueurs : chacun donne ainsi aussi souvent que les autres.

A-77 = Qui rencontre qui à deux tables
    .question = Les feuillets disent qui est le partenaire de qui dans la partie à huit joueurs, mais pas
        contre qui on joue.
    .ruling = Le calendrier ci-dessous, dans lequel deux joueurs quelconques jouent quatre manches ensemble
        et huit manches l’un contre l’autre. Tout autre calendrier dans lequel chacun a chacun des autres
        comme partenaire une fois, pour quatre manches, s’accorde aussi avec les feuillets.

        Les joueurs sont numérotés de 1 à 8, et chaque ronde compte quatre manches.

        Ronde 1 : 8 et 1 contre 2 et 4 ; 3 et 7 contre 5 et 6.

        Ronde 2 : 8 et 2 contre 3 et 5 ; 4 et 1 contre 6 et 7.

        Ronde 3 : 8 et 3 contre 4 et 6 ; 5 et 2 contre 7 et 1.

        Ronde 4 : 8 et 4 contre 5 et 7 ; 6 et 3 contre 1 et 2.

        Ronde 5 : 8 et 5 contre 6 et 1 ; 7 et 4 contre 2 et 3.

        Ronde 6 : 8 et 6 contre 7 et 2 ; 1 et 5 contre 3 et 4.

        Ronde 7 : 8 et 7 contre 1 et 3 ; 2 et 6 contre 4 et 5.
    .why = Chacun rencontre ainsi chacun des autres aussi souvent.

D-07 = Quatre manches ou douze
    .difference = Pour quatre joueurs, les textes anglais ont quatre manches avec un partenaire différent dans
        chacune, alors qu’il n’y a que trois autres joueurs, et les textes français omettent le mot « différent » ;
        l’espagnol a quatre manches avec chaque partenaire ; le portugais donne douze comme total.
    .ruling = Quatre manches avec chacun des trois partenaires : douze (R-65). C’est aussi la formule de la
        partie à huit joueurs.
    .option = Avec `rotate4_per_pair=1`, chaque paire joue une manche ensemble : trois manches en tout.

D-08 = Vingt-huit manches
    .difference = Pour huit joueurs, l’anglais a quatre manches avec chacun des autres joueurs, vingt-huit
        en tout ; le français a quatre manches avec un autre joueur ; l’espagnol et le portugais ne donnent
        que le total.
    .ruling = Quatre manches avec chacun des sept autres : vingt-huit par joueur (R-66).

D-30 = Plusieurs tables ou plusieurs manches
    .difference = Le titre français parle de tournois à plusieurs manches, les autres de tournois à
        plusieurs tables.
    .ruling = Plusieurs tables (R-66).

R-67 = Élimination
    .when = { $edition ->
            [hp2018] La table en a convenu (`score=elim`). Le feuillet de cette édition ne le prévoit pas.
            [all] La table en a convenu (`score=elim`). Dans l’{ edition-hp2018 }, dont le feuillet ne le
                prévoit pas, on peut aussi en convenir.
           *[other] La table en a convenu (`score=elim`).
        }
    .effect = Chacun cumule ses points comme dans R-58, et on convient d’un objectif, par exemple 500. Un
        joueur dont le total atteint ou dépasse l’objectif est éliminé ; les autres continuent.
    .except = Plusieurs joueurs peuvent être éliminés dans une même manche (A-65). Leurs places
        disparaissent du tour de table, et ils ne participent plus (A-69).

R-68 = Élimination : les deux derniers
    .when = Le jeu par élimination n’a plus que deux joueurs.
    .effect = Ils continuent l’un contre l’autre selon les règles à deux joueurs (R-59 à R-62), avec les
        totaux qu’ils ont, jusqu’à ce que l’un d’eux atteigne l’objectif et perde. L’autre gagne la partie.
    .except = Cela peut prendre plusieurs manches (D-24). Si une seule manche élimine tous les joueurs sauf
        un, celui-ci a gagné sans ce duel (A-65).

A-65 = Plusieurs sont éliminés à la fois
    .question = Que se passe-t-il si deux joueurs ou plus atteignent l’objectif dans la même manche,
        peut-être tous sauf un ?
    .ruling = Ils partent tous ensemble. S’il reste exactement un joueur, il gagne sur-le-champ.
    .why = Le gagnant de la manche n’ajoute rien et était sous l’objectif ; il reste donc toujours au moins
        un joueur.

A-66 = Les totaux des deux derniers
    .question = Les deux derniers joueurs repartent-ils à zéro ?
    .ruling = Non, ils gardent leurs totaux.
    .why = C’est un seul cumul, de la première manche à la dernière.

A-69 = Les places des joueurs éliminés
    .question = Que deviennent les places des joueurs éliminés ?
    .ruling = Elles disparaissent du tour de table : le tour les saute. On ne peut pas viser un joueur
        éliminé avec une carte, et il ne peut ni prendre quelqu’un en faute ni signaler une mauvaise carte.
    .why = Il n’est plus dans la partie.

D-24 = Combien de temps jouent les deux derniers
    .difference = L’anglais et le français parlent d’une dernière manche ; l’espagnol laisse les deux jouer
        jusqu’à ce que l’un atteigne le nombre convenu ; le portugais dit qu’ils peuvent jouer.
    .ruling = Autant de manches qu’il en faut pour que l’un d’eux atteigne l’objectif (R-68). Ce n’est pas
        facultatif.

D-42 = Le nombre de points du jeu par élimination
    .difference = Le portugais donne 500 comme exemple, l’espagnol le recommande et vante ce jeu comme le
        plus exigeant.
    .ruling = Le nombre est libre, et 500 est l’usage (A-64).
    .option = `target` est ce nombre.

## 2.16 Sur aucun feuillet

R-69 = Pas de règles maison sans accord
    .effect = Ce que les feuillets ne prévoient pas ne se joue pas. En particulier : personne ne peut répondre à une
        carte { draw-card } ou { wild-four } avec une autre pour la renvoyer ; personne ne peut intercepter hors de
        son tour avec une carte identique ; un 7 ne fait pas échanger les mains et un 0 ne les fait pas tourner ;
        personne ne pige jusqu’à ce qu’une carte corresponde ; et toute carte peut être la dernière.
    .except = Cela vaut pour tout ce dont la table n’a pas convenu. Ce dont elle peut convenir se trouve parmi les
        options et dans le chapitre des règles maison. Rien d’autre ne change les règles.

R-70 = Le but du jeu
    .effect = À chaque manche, tu essaies de jouer ta dernière carte avant tous les autres. Celui qui
        réussit marque les points des cartes que les autres ont encore. Le premier qui a 500 points gagne la
        partie.
    .except = On peut convenir d’autres façons de compter : le cumul des points (R-58), les équipes (R-64),
        les équipes tournantes (R-65, R-66) ou l’élimination (R-67).

A-53 = Règles maison
    .question = Cumuler les cartes, intercepter, échanger les mains avec les sept et les zéros, piger jusqu’à
        ce qu’une carte corresponde : cela fait-il partie du jeu ?
    .ruling = Seulement si la table en a convenu (R-69).
    .why = Aucun des feuillets ne le prévoit.

A-84 = Mélanger les éditions
    .question = Un hôte peut-il mélanger les cartes de plusieurs éditions ?
    .ruling = Aucun feuillet ne le prévoit : chaque paquet est celui de son édition, ni plus ni moins (R-02).
        { $edition ->
            [all] Si des gens le font à leur propre table, la carte { sorting-hat } est une carte Action jouée
                contre celui qui est visé : la carte { invisibility } peut l’annuler avant que la première
                carte soit pigée, et le tour se poursuit comme dans A-31.
           *[other] Les cartes des autres éditions restent dans leurs boîtes.
        }
    .why = Chaque feuillet décrit son propre paquet.

## Options

option-score = Décompte des points
    .about = Comment les manches se comptent, et ce qui fait gagner la partie. Huit joueurs à deux tables,
        c’est un tournoi (R-66).
    .winner = Le joueur qui termine marque ce que tous les autres ont en main ; le premier à atteindre
        l’objectif gagne (R-55, R-57).
    .tally = Chacun ajoute ce qui reste dans sa main ; quand quelqu’un atteint l’objectif, le total le plus
        bas gagne (R-58).
    .elim = Chacun ajoute ce qui reste dans sa main ; un joueur qui atteint l’objectif est éliminé, et les
        deux derniers jouent jusqu’au bout (R-67, R-68).
    .team = Les partenaires sont face à face et marquent ensemble (R-63, R-64).
    .rotate4 = Quatre joueurs, chacun faisant équipe avec chacun des autres à tour de rôle ; le total
        individuel le plus élevé gagne (R-65).
    .sheet = { $edition ->
            [hp2018] Le feuillet de cette édition décrit les deux premières façons ; les autres viennent des
                feuillets de 2003.
            [all] Les feuillets de l’{ edition-classic } et de l’{ edition-hp2003 } les décrivent toutes ;
                celui de l’{ edition-hp2018 } ne décrit que les deux premières façons.
           *[other] Le feuillet de cette édition les décrit toutes.
        }

option-target = Objectif
    .about = Le total qui décide d’une partie : tout nombre entier à partir de 1 (A-64). Avec des équipes
        tournantes, il ne sert pas.
    .n500 = 500 points, comme sur les feuillets (R-57, R-58, R-67).
    .sheet = Tous les feuillets donnent 500 ; le jeu par élimination laisse le nombre aux joueurs (R-67).

option-drawn = La carte pigée
    .about = Si un joueur qui a pigé une carte qui correspond doit la jouer.
    .may = Il peut la jouer ou la garder (R-19, R-20).
    .must_declined = Il doit la jouer s’il avait déjà une carte jouable et qu’il a décidé de ne pas jouer ;
        autrement, il peut la garder. Personne n’est forcé de bluffer (A-12).
    .must_nomatch = Il doit la jouer s’il n’avait rien à jouer ; s’il a décidé de ne pas jouer, il peut la
        garder. Personne n’est forcé de bluffer (A-12).
    .must = Il doit toujours la jouer. Personne n’est forcé de bluffer (A-12).
    .sheet = Le texte portugais de 2003 oblige quand on a décidé de ne pas jouer (D-02), le texte espagnol
        de 2018 quand rien ne correspondait (D-03) ; tous les autres laissent le choix.

option-legality = Mauvaises cartes
    .about = Ce qui se passe quand quelqu’un joue une carte qui ne peut pas être jouée.
    .strict = L’arbitre la refuse. Rien n’a eu lieu, et personne ne paie rien.
    .table = Elle peut être jouée. Si un autre joueur le remarque à temps, elle revient dans la main, le
        joueur qui l’a jouée pige deux cartes, et le tour passe au suivant (R-49). Les cartes jouées contre
        quelqu’un attendent d’être acceptées, pour qu’on ait le temps de remarquer l’erreur (A-48).
    .sheet = { $edition ->
            [hp2018] Les feuillets de 2003 prévoient la pénalité ; celui de cette édition n’en dit rien
                (A-83).
            [all] Les feuillets de 2003 prévoient la pénalité ; celui de l’{ edition-hp2018 } n’en dit rien
                (A-83).
           *[other] Le feuillet de cette édition prévoit la pénalité (R-49). Là où un arbitre surveille
                chaque carte, elle n’est pas nécessaire.
        }

option-invis_scope = Qui peut jouer la carte { invisibility } en réponse
    .about = Qui peut annuler une carte Action avec la carte { invisibility }.
    .target = Seulement le joueur contre qui la carte a été jouée (R-39).
    .any = Tout joueur sauf celui qui a joué la carte, jusqu’à ce qu’on y ait répondu ou que le tour suivant
        commence (D-04, A-98).
    .sheet = Le texte espagnol de 2003 le permet à n’importe quel joueur (D-04) ; l’anglais, le français et
        le portugais, non.

option-invis_turn = Un autre tour après la carte { invisibility }
    .about = Si un joueur qui annule une carte { draw-card }, { skip }, { wild-four } ou, à deux joueurs,
        { reverse }, a aussi un tour.
    .uses = Non : la carte { invisibility } était le tour, et le jeu passe au suivant (A-25).
    .free = Oui : un tour ordinaire suit, avec la couleur qui vient d’être choisie (A-25, A-40).
    .sheet = Le texte portugais rattache la carte au tour du joueur, ce qui appuie la première lecture
        (D-05) ; les autres n’en disent rien.

option-howler_target = Qui une carte { howler } peut viser
    .about = Si le joueur qui joue une carte { howler } peut se choisir lui-même.
    .other = Non : on choisit un autre joueur (R-35).
    .any = Oui : il peut crier sa propre main, et la carte { invisibility } ne l’en dispense pas (D-17).
    .sheet = L’anglais et l’espagnol permettent n’importe qui ; le portugais dit un autre joueur (D-17).

option-howler_invis_next = Qui joue après la carte { invisibility } contre une carte { howler }
    .about = À partir de qui se compte le joueur suivant quand une carte { howler } a été annulée.
    .howler = À partir du joueur qui a joué la carte { howler } (A-31).
    .invis = À partir du joueur visé, qui a joué la carte { invisibility } (A-31, A-98).
    .sheet = Les textes français laissent le jeu continuer normalement, ce qui appuie la première lecture ;
        l’anglais peut se lire des deux façons (D-20).

option-two_reverse = Une carte { reverse } à deux joueurs
    .about = Ce que fait une carte { reverse } à deux joueurs.
    .skip = Elle agit comme une carte { skip } (R-59, A-63).
    .noop = Elle ne fait que changer le sens, et c’est à l’adversaire de jouer (A-63).
    .sheet = Le feuillet de 2018 n’a pas de règles pour deux joueurs. Les feuillets de 2003 en font une
        carte { skip } ; leurs éditions ne tiennent pas compte de cette option (A-101).

option-hat_last = Une carte { sorting-hat } comme dernière carte
    .about = Si quelqu’un pige quand même quand un joueur termine avec une carte { sorting-hat }.
    .off = Personne ne pige (R-53, A-38).
    .on = Le joueur qui termine choisit quelqu’un, qui pige quand même jusqu’à une carte rouge ; ces cartes
        sont comptées (A-38, A-99).
    .sheet = Le feuillet de 2018 ne nomme que { draw-card } et { wild-four } comme dernières cartes qui
        comptent encore (R-52).

option-hints = Suggestions
    .about = Si un joueur qui suggère un coup à un autre pige deux cartes.
    .off = Les suggestions ne coûtent rien.
    .on = L’hôte ou l’arbitre peut pénaliser une suggestion de deux cartes (R-48, A-70).
    .sheet = { $edition ->
            [hp2018] Le feuillet de cette édition n’en dit rien ; la valeur habituelle est donc `off` (A-83).
            [all] Les feuillets de 2003 prévoient la pénalité, et la valeur habituelle y est donc `on` ; celui
                de l’{ edition-hp2018 } n’en dit rien, et elle y est donc `off` (A-83).
           *[other] Le feuillet de cette édition prévoit la pénalité ; la valeur habituelle est donc `on`
                (R-48).
        }

option-forced_draw_closes = Piges forcées et UNO
    .about = Si le délai pour relever un UNO oublié prend fin quand le joueur suivant pige à cause d’une carte
        { draw-card } ou { wild-four }.
    .no = Non : il prend fin quand un tour commence vraiment (R-46, A-39).
    .yes = Oui, la pige forcée y met fin (A-39, A-97).
    .sheet = Pour les feuillets, prendre une carte { draw-pile.of } commence un tour ; pris à la lettre, ce
        serait la deuxième lecture (A-39).

option-reshuffle = Le moment de mélanger
    .about = Quand les cartes { discard-pile.of } forment { draw-pile.new }.
    .eager = Dès que la dernière carte a quitté { draw-pile.the } (R-50, A-54).
    .lazy = Seulement quand il faut piger une carte et que { draw-pile.the } est vide (A-54).
    .sheet = Tous les feuillets parlent du moment où la pile est épuisée, ce qui est la première lecture.

option-first_return = Une première carte qui ne peut pas rester
    .about = Où va une première carte qui ne peut pas rester.
    .shuffle = À une place laissée au hasard { draw-pile.in } (R-13, A-07).
    .middle = Une carte { howler } ou { invisibility } va exactement au milieu { draw-pile.of }, une carte
        { wild-four } à une place laissée au hasard (A-07).
    .sheet = Le texte portugais de 2003 met les cartes { howler } et { invisibility } au milieu (D-21) ; les
        autres remettent toute carte dans le paquet.

option-wd4_guilty_card = Une carte { wild-four } jugée illégale
    .about = Ce que devient la carte quand un défi réussit.
    .stays = Elle reste sur la pile, et sa couleur tient (R-33, A-18).
    .returned = Elle revient au joueur qui l’a jouée, la carte et la couleur d’avant sont de nouveau en jeu,
        et ce joueur pige alors quatre cartes (A-18, A-90).
    .sheet = Aucun feuillet ne dit que la carte revient (D-15).

option-next_dealer = Le donneur suivant
    .about = Qui donne la manche suivante d’une partie.
    .left = Le voisin de gauche du dernier donneur, en sautant les joueurs éliminés (A-61).
    .winner = Le gagnant de la dernière manche ; après une manche nulle, le joueur à la gauche du donneur
        (A-61).
    .same = Encore le même joueur ; une fois qu’il est éliminé, la donne passe à gauche (A-61).
    .redetermine = On désigne de nouveau le donneur avant chaque manche, comme avant la première (A-61, A-86).
    .sheet = Aucun feuillet ne dit qui donne les manches suivantes.

option-lowest_tie = Égalité au total le plus bas
    .about = Ce qui se passe, avec le cumul des points, quand la partie est terminée et que le total le plus
        bas est partagé.
    .play_on = Tous jouent une autre manche, jusqu’à ce qu’un joueur soit seul le plus bas (A-62).
    .share = Les joueurs qui le partagent gagnent ensemble (A-62).
    .sheet = Aucun feuillet ne parle d’égalités.

option-blocked = Quand personne ne peut jouer
    .about = Ce qui se passe quand il n’y a rien à piger et que tous ont passé l’un après l’autre.
    .void = La manche est nulle et personne ne marque (A-57).
    .lowest_hand = Le joueur qui a le moins de points en main gagne la manche ; en cas d’égalité, elle est
        nulle (A-57).
    .sheet = Aucun feuillet n’en parle.

option-rotate4_per_pair = Manches avec chaque partenaire
    .about = Combien de manches chaque paire joue ensemble dans la partie à quatre joueurs à équipes
        tournantes.
    .n4 = Quatre : douze manches en tout (R-65).
    .n1 = Une : trois manches en tout (D-07).
    .sheet = Les textes espagnol et portugais de 2003 donnent douze manches ; les textes anglais et français
        sont confus (D-07).

option-false_catch = Fausses accusations
    .about = Ce qu’il en coûte d’accuser quelqu’un à tort d’un UNO oublié ou d’une mauvaise carte.
    .none = Rien (A-42).
    .draw2 = Deux cartes, sauf pour une accusation de UNO arrivée juste trop tard (A-42, A-92).
    .sheet = Aucun feuillet ne prévoit de pénalité pour cela.
