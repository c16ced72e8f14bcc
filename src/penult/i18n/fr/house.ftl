### Les règles maison : ce qui se joue en plus des règles imprimées. Pour chaque réglage, un nom, ce dont il s’agit,
### une ligne par valeur et d’où il vient ; pour chaque ensemble tout prêt, un nom et ce qu’il fait ; un message par
### règle (H) et par mélange refusé (C).
###
### L’ordre des parties est celui de la version anglaise.

## Les sections du chapitre

section-house-totals = Règles maison : cumuler et dévier
section-house-bluff = Règles maison : la carte { wild-four }
section-house-hands = Règles maison : le 7 et le 0
section-house-jump = Règles maison : intercepter
section-house-several = Règles maison : plusieurs cartes à la fois
section-house-drawing = Règles maison : piger
section-house-last = Règles maison : la dernière carte
section-house-mercy = Règles maison : la limite de cartes
section-house-calls = Règles maison : crier UNO
section-house-setup = Règles maison : la donne
section-house-printed = Les règles maison et le jeu imprimé
section-house-conflicts = Règles maison qui ne vont pas ensemble

## Les réglages

option-stack = Cumul des cartes à piger
    .about = Quelles cartes qui font piger se jouent l’une sur l’autre ; le joueur suivant pige alors pour toutes.
    .off = Aucune. Celui qui est visé pige.
    .two = Une carte { draw-card } sur une autre.
    .same = Une carte { draw-card } sur une autre, une carte { wild-four } sur une autre.
    .up = Autant ou plus : aussi une carte { wild-four } sur une carte { draw-card }.
    .fit = Toute carte qui correspond : sur une carte { wild-four }, seulement une carte { draw-card } de la couleur
        choisie.
    .any = N’importe quelle carte qui fait piger, sur n’importe quelle autre.
    .origin = La règle dont on discute le plus. Le paquet de règles maison de Mattel cumule les cartes du même genre
        (`same`), son jeu pour téléphone mélange les genres (`any`), et un recueil très lu cumule vers le haut (`up`).
        Les feuillets imprimés n’en disent rien (R-69).
option-stack_max = Limite du cumul
    .about = Combien de cartes qui font piger on peut cumuler : de 2 à 12.
    .n0 = Sans limite.
    .any-number = Ce nombre au plus ; ensuite, le joueur suivant pige.
    .origin = Des joueurs d’une version pour ordinateur l’ont demandée. Aucune boîte ne fixe de limite.
option-deflect = Dévier une carte à piger
    .about = Si une carte { skip } ou { reverse } permet de dévier une carte { draw-card } au lieu de piger.
    .off = Non.
    .skip = Une carte { skip } qui correspond la passe au joueur suivant.
    .reverse = Une carte { reverse } qui correspond la fait revenir d’où elle vient.
    .both = L’une ou l’autre.
    .origin = Mattel en a proposé une moitié, la carte { skip }, comme règle du jour ; elle n’est dans aucune boîte,
        quoi qu’en ait dit la presse. Ailleurs, une carte { reverse } dévie aussi.
option-bluff = Le bluff
    .about = Quand on peut jouer une carte { wild-four }, et quand on peut lancer le défi.
    .challenge = Elle peut être un bluff, et celui qui devrait piger peut lancer le défi.
    .first = Pareil, mais pas contre une carte ajoutée à un total.
    .free = Elle est toujours permise, et personne ne peut lancer le défi.
    .none = On ne peut pas la jouer si l’on a la couleur en jeu ; il n’y a donc pas de défi à lancer.
    .origin = Là où l’on cumule, les avis divergent : on peut lancer le défi contre chaque carte { wild-four }, contre
        la première seulement, ou jamais. No Mercy se joue sans défi (`free`).
option-seven = Le 7 échange les mains
    .about = Si un 7 fait échanger leurs mains à deux joueurs.
    .off = Un 7 est une carte ordinaire.
    .must = Jouer un 7, c’est échanger sa main avec quelqu’un.
    .may = Jouer un 7 permet d’échanger sa main, sans y obliger.
    .origin = La moitié du « 7-0 » du paquet de règles maison de Mattel. Selon la plupart des sources, l’échange est
        obligatoire ; selon quelques-unes, il est permis.
option-zero = Le 0 fait tourner les mains
    .about = Si, avec un 0, chacun passe sa main au joueur suivant.
    .off = Un 0 est une carte ordinaire.
    .rotate = Chaque main va au joueur suivant, dans le sens du jeu.
    .origin = L’autre moitié du « 7-0 ». Là-dessus, les sources ne se contredisent pas.
option-jump = Intercepter
    .about = Si l’on peut jouer hors de son tour une carte identique à celle du dessus.
    .off = Non.
    .on = Oui, et le jeu continue à partir de là.
    .not_last = Oui, mais pas avec sa dernière carte.
    .origin = La première règle du paquet de règles maison de Mattel. On ne s’entend pas sur le droit de gagner ainsi.
option-multi = Plusieurs cartes à la fois
    .about = Si l’on peut jouer ensemble plusieurs cartes numérotées.
    .off = Non : une carte par tour.
    .identical = Deux cartes de même couleur et de même chiffre.
    .face = Autant de cartes que l’on veut, du même chiffre.
    .origin = Jouée dans bien des maisons, sous bien des formes. Avec ces deux-là, il n’y a pas de quoi se disputer.
option-draw = Piger
    .about = Combien de cartes on pige à son tour.
    .one = Une seule.
    .until = Autant qu’il faut pour pouvoir en jouer une.
    .origin = On la joue souvent à la place de la règle imprimée (R-18) ; c’est aussi la règle de No Mercy.
option-decline = Choisir de piger
    .about = Si l’on peut piger quand on a une carte jouable.
    .may = Oui.
    .never = Non : qui peut jouer doit jouer.
    .origin = Certains jeux parlent de jeu forcé. Ailleurs, ce nom veut dire que la carte pigée doit être jouée ; ici, c’est
        `drawn=must`.
option-finish = La dernière carte
    .about = Ce que peut être la dernière carte d’une manche.
    .any = N’importe quelle carte.
    .no_wild = Toute carte, sauf une carte blanche.
    .number = Une carte numérotée seulement.
    .origin = Courante, et imprimée nulle part. La règle contre les seules cartes blanches et celle contre toutes les
        cartes Action portent les mêmes noms.
option-mercy = Limite de cartes en main
    .about = Le nombre de cartes avec lequel tu sors de la manche : de 4 à 60, et plus que le nombre de cartes données.
    .n0 = Aucune limite.
    .any-number = Avec autant de cartes ou plus, tu sors de la manche.
    .origin = Du jeu UNO Show ’em No Mercy, où 25 cartes, c’est trop.
option-call = Crier UNO
    .about = Ce qui attend celui qui oublie de crier UNO.
    .printed = On peut te prendre en faute jusqu’au tour suivant, et tu peux encore te rattraper.
    .strict = On crie avant de jouer la carte ou en la jouant. Sinon, on pige aussitôt.
    .off = Personne n’est tenu de crier.
    .origin = La manière stricte vient des jeux vidéo, où la machine voit tout.
option-call_price = Ce que coûte un UNO oublié
    .about = Combien de cartes coûte un UNO oublié : de 1 à 10.
    .n2 = Deux cartes.
    .any-number = Ce nombre de cartes.
    .origin = Affaire de goût. Les feuillets s’entendent sur deux (R-47).
option-deal = Cartes données
    .about = Combien de cartes chaque joueur reçoit : de 3 à 15.
    .n7 = Sept cartes.
    .any-number = Ce nombre de cartes.
    .origin = Moins de cartes font une manche plus courte, plus de cartes une plus longue. Les feuillets s’entendent sur
        sept (R-05).
option-opening = La première carte
    .about = Quelle carte peut être retournée pour commencer.
    .printed = Ce que dit le feuillet.
    .number = Seulement une carte numérotée ; toute autre est remise dans la pile.
    .origin = De No Mercy, où une carte Action reste sous la suivante au lieu d’être remise.

## Les ensembles tout prêts

preset-progressive = Cumul simple
    .about = On cumule les cartes du même genre : { draw-card } sur { draw-card }, { wild-four } sur { wild-four }.
    .beware = En anglais, Progressive ; ailleurs, ce nom veut dire que l’on mélange les genres.
preset-go-wild = Cumul libre
    .about = Toute carte qui fait piger se cumule avec toute autre.
    .beware = En anglais, Go Wild ; les autres cartes de ce jeu ne sont pas ici.
preset-seven-o = Le 7-0
    .about = Un 7 échange deux mains, un 0 les fait toutes tourner.
    .beware = Ailleurs, celui qui joue le 7 décide d’échanger ou non ; pour jouer ainsi, ajoute `seven=may`.
preset-jump-in = Interception
    .about = On joue hors de son tour une carte identique.
    .beware = On ne s’entend pas sur le droit de gagner ainsi ; pour l’interdire, ajoute `jump=not_last`.
preset-skip-bounce = Ricochet
    .about = Une carte { skip } passe une carte { draw-card } au joueur suivant.
    .beware = Cette règle n’est dans aucune boîte, quoi qu’en ait dit la presse.
preset-force-drawn = Carte pigée, carte jouée
    .about = Une carte pigée qui peut être jouée doit l’être.
    .beware = On l’appelle souvent jeu forcé, mais « Qui peut jouer joue » porte aussi ce nom.
preset-force-lay = Qui peut jouer joue
    .about = On ne pige pas quand on peut jouer.
    .beware = On l’appelle souvent jeu forcé, mais « Carte pigée, carte jouée » porte aussi ce nom.
preset-no-mercy = Sans pitié
    .about = On cumule des cartes égales ou plus fortes, on échange et on fait tourner les mains, on pige jusqu’à
        pouvoir jouer, et 25 cartes te font sortir.
    .beware = En anglais, No Mercy : les règles de ce jeu avec nos cartes ; ses 168 cartes ne sont pas ici. Plusieurs guides
        disent, à tort, que seules des cartes identiques s’y cumulent.

## 3.1 Les totaux

H-01 = Le total
    .when = Quelqu’un joue une carte qui fait piger, c’est-à-dire une carte { draw-card } ou { wild-four }, ou une
        carte { draw-card } est retournée au début.
    .effect = Les cartes à piger forment un total, et ce total attend la victime, celle qui doit les piger. Accepter,
        c’est piger tout le total et passer son tour (R-24, R-29). Chaque carte que l’on y ajoute fait grossir le
        total.
H-02 = Quand on attend la réponse de la victime
    .when = Un total attend quelqu’un.
    .effect = On attend la réponse de la victime chaque fois que les règles de la table permettent de répondre au total :
        y ajouter une carte (H-03, H-05), le dévier (H-08) ou lancer le défi (H-12, H-13). Avec `legality=table`,
        on l’attend aussi, pour laisser le temps de signaler la carte jouée. { $edition ->
            [hp2003] Ici, on l’attend toujours, car la carte { invisibility } pourrait annuler le total.
            [all] Dans l’{ edition-hp2003 }, on l’attend toujours, car la carte { invisibility } pourrait annuler le
                total.
           *[other] { "" }
        } Ce que la victime a vraiment en main n’y change rien (A-80).
    .except = Sinon, le total est pigé aussitôt.
H-03 = Ajouter à un total
    .when = Un total t’attend, et `stack` n’est pas `off`.
    .effect = Au lieu d’accepter, tu peux jouer une carte qui fait piger. Avec `two`, c’est une carte { draw-card }
        sur une autre. Avec `same`, c’est aussi une carte { wild-four } sur une autre. Avec `up`, c’est aussi une
        carte { wild-four } sur une carte { draw-card }. Avec `any`, c’est n’importe laquelle sur n’importe quelle
        autre. Avec `fit`, elle doit correspondre à la carte du dessus, comme d’habitude (R-16, R-17). Les cartes
        qu’elle fait piger s’ajoutent au total, qui attend maintenant le joueur suivant.
    .except = Sauf avec `fit`, on regarde seulement quelle est la dernière carte qui fait piger dans le total. Sa
        couleur ne compte pas, ni une carte { skip } ou { reverse } jouée par-dessus. On ne peut ajouter aucune autre
        carte, et personne n’est tenu d’en ajouter une.
    .example = Avec `same`, Ana joue une carte { draw-card } contre Ben, et Ben en joue une autre contre Chloé. Chloé
        n’en a pas et pige pour les deux.
H-04 = Ajouter une carte est un tour
    .effect = Quand tu joues une carte sur un total, ton tour commence (R-46). Dès lors, on ne peut plus signaler la
        carte d’avant, ni prendre quelqu’un en faute à cause d’elle.
    .except = Une fois que tu as accepté, c’est trop tard. Une carte que tu viens de piger pour un total ne peut pas y
        être ajoutée.
H-05 = La limite
    .when = `stack_max` donne un nombre autre que 0.
    .effect = Un total qui compte autant de cartes qui font piger ne peut plus grossir, ni par une réponse ni par une
        interception.
    .except = Les cartes qui ne font que dévier le total ne comptent pas et peuvent toujours être jouées (H-08).
H-06 = Finir en ajoutant
    .when = La carte que tu ajoutes est ta dernière.
    .effect = Tu gagnes la manche, et le joueur suivant pige tout le total (R-52).
    .except = Personne ne peut plus ajouter de carte, dévier le total, lancer le défi ni intercepter.
H-07 = Un total plus grand que les piles
    .effect = Les cartes que l’on ne peut pas piger sont annulées, même si c’est tout le total (A-55). La victime
        passe quand même son tour.
    .except = Les premières cartes d’un total sont des cartes { discard-pile.of } comme les autres et peuvent être
        mélangées de nouveau.
H-08 = Dévier un total
    .when = Un total t’attend, la dernière carte qui y fait piger est une carte { draw-card }, et `deflect` permet de
        le dévier.
    .effect = Tu peux jouer une carte { skip } ou { reverse }, selon ce que la table a convenu, si elle correspond à
        la carte du dessus (R-16). La carte { skip } passe le même total au joueur suivant. La carte { reverse }
        change d’abord le sens du jeu : en général, le total retourne donc à celui qui l’a envoyé.
    .except = La carte ne fait rien d’autre : personne ne passe son tour à cause d’elle. On ne peut pas dévier une
        carte { wild-four }. Ton tour commence, comme dans H-04.
    .two = L’une ou l’autre carte envoie le total à l’autre joueur, dont on attend alors la réponse.
H-09 = Finir en déviant
    .last = Tu gagnes, et c’est le joueur à qui passe le total qui le pige.
H-10 = Après une déviation
    .effect = On peut répondre à un total dévié comme à tout autre. `deflect` fonctionne sans `stack`, et `stack` sans
        `deflect`.
H-11 = Une carte { draw-card } retournée, et le cumul
    .first = Elle compte comme si le donneur l’avait jouée. On peut y ajouter une carte ou la dévier, si la table le
        permet ; cela remplace A-09. Personne ne peut l’intercepter (H-25).

## 3.2 Le bluff

H-12 = Le défi contre une carte { wild-four } dans un total
    .when = La table joue avec `bluff=challenge`, et la carte du dessus d’un total est une carte { wild-four }.
    .effect = La victime peut lancer le défi contre cette carte, mais pas contre une carte d’avant. Ce qui compte,
        c’est la couleur qui était en jeu juste avant. Si la carte a été jouée en réponse à une autre, c’est la
        couleur de cette autre carte. Si cette autre carte est aussi une carte { wild-four }, c’est la couleur choisie
        pour elle (A-14, A-16). Si c’était un bluff, celui qui a joué la carte pige tout le total, et celui qui a
        lancé le défi joue. Sinon, celui qui a lancé le défi pige le total et deux cartes de plus, et il passe son
        tour.
    .example = Ben ajoute une carte { wild-four } à celle d’Ana : huit cartes. Chloé lance le défi. Si Ben avait la couleur
        choisie par Ana, il en pige huit ; sinon, Chloé en pige dix.
H-13 = Le défi contre la première seulement
    .when = La table joue avec `bluff=first`.
    .effect = Tout est comme dans H-12, mais on ne peut pas lancer le défi contre une carte { wild-four } ajoutée à un total.
H-14 = Ni bluff ni défi
    .when = La table joue avec `bluff=free`.
    .effect = Une carte { wild-four } est toujours permise, quelles que soient tes autres cartes, et il n’y a pas de
        défi. Quand tu dois jouer une carte, elle compte comme les autres : ce que A-12 dit du bluff ne vaut plus.
H-15 = Une carte { wild-four } seulement sans la couleur
    .when = La table joue avec `bluff=none`.
    .effect = Si tu as aussi une carte de la couleur en jeu, la carte { wild-four } est une mauvaise carte, et elle
        est refusée. Il n’y a pas de défi.
    .except = Avec `legality=table`, on peut la jouer pendant son tour, et elle peut être signalée, contrairement à
        R-30. En réponse à un total, elle est toujours refusée.

## 3.3 Le sept et le zéro

H-16 = Un 7 échange deux mains
    .when = Tu joues un 7, pas comme dernière carte, et `seven` n’est pas `off`.
    .effect = Tu choisis un autre joueur encore dans la manche, et vous échangez vos mains.
    .except = Avec `must`, un 7 sans joueur choisi est refusé ; avec `may`, c’est alors une carte ordinaire. Avec `off`, c’est le
        choix d’un joueur qui est refusé (A-100).
H-17 = Un 0 fait tourner toutes les mains
    .when = Quelqu’un joue un 0, pas comme dernière carte, et `zero=rotate`.
    .effect = Chacun donne toutes ses cartes au joueur suivant, dans le sens du jeu.
    .two = Les deux joueurs échangent leurs mains.
H-18 = Quand le 7 et le 0 ne font rien
    .first = Un 7 ou un 0 retourné au début n’a pas d’effet.
    .last = Joués comme dernière carte, ils n’en ont pas non plus : la manche est finie. Si un joueur a été choisi,
        cela ne compte pas.
H-19 = L’ordre des choses
    .effect = La carte arrive sur la pile, les mains changent de joueur, puis il faut crier UNO (H-21). Enfin, c’est
        au joueur qui vient après celui qui a joué la carte. L’échange ne fait ni passer ni gagner un tour à l’autre
        joueur.
H-20 = Pas de réponse à un échange
    .effect = Le 7 et le 0 sont des cartes numérotées. { $edition ->
            [hp2003] La carte { invisibility } n’y répond pas, et l’on ne demande rien à personne.
            [all] Dans l’{ edition-hp2003 }, la carte { invisibility } n’y répond pas, et l’on ne demande rien à personne.
           *[other] Personne ne peut y répondre.
        }
    .except = Avec `legality=table`, un échange attend que l’autre joueur l’accepte, et un 0 que le joueur suivant l’accepte.
        Jusque-là aucune main n’a bougé, et la carte peut être signalée.
H-21 = UNO après un échange
    .effect = Celui qui a exactement une carte une fois que les mains ont bougé doit crier UNO : celui qui a joué la carte, celui
        avec qui il a échangé, chacun de ceux qui ont reçu une main, même si le propriétaire d’avant avait déjà crié. Celui qui
        a joué la carte peut crier en la jouant ; les autres crient après.
    .except = Celui qui a joué l’avant-dernière carte et donné la dernière n’a rien à crier. Un oubli ne voyage
        jamais avec la main.
    .example = Ana, qui a deux cartes, joue un 7 et échange avec Ben, qui en avait six. Ben n’en a plus qu’une et
        doit crier ; Ana, non.
H-22 = Ce que l’on sait d’une main échangée
    .effect = Tous voient qui échange, et combien de cartes ; aucune n’est montrée. Celui qui avait vu des cartes
        d’une main sait que son nouveau propriétaire les a maintenant. Celui qui a donné une main connaît toutes ses
        cartes, chacune jusqu’à ce qu’elle soit jouée.
H-23 = Échanger avec son équipier
    .effect = Avec un 7, on peut choisir n’importe qui, même son équipier. Un 0 ne tient pas compte des équipes.

## 3.4 L’interception

H-24 = Qui intercepte, et avec quoi
    .when = Ce n’est pas ton tour, même si tu viens de jouer, et `jump` n’est pas `off`.
    .effect = Tu peux jouer une carte identique à celle du dessus : même couleur, et même chiffre ou même symbole.
    .except = On n’intercepte jamais avec une carte blanche.
H-25 = Quand on peut intercepter
    .effect = Dès que l’effet d’une carte jouée est terminé, et jusqu’à ce que le tour suivant commence (R-46).
    .except = On ne peut pas intercepter une carte retournée au début ou revenue sur le dessus. On ne peut pas
        intercepter non plus tant qu’une couleur reste à choisir, ni dès que le joueur suivant a pigé. Si plusieurs
        cartes ont été jouées ensemble, c’est la dernière qui compte. Une carte que tu viens de recevoir grâce à un 7
        ou à un 0 peut intercepter ce 7 ou ce 0.
H-26 = On n’intercepte pas à son propre tour
    .effect = Celui dont c’est le tour joue ; s’il intercepte, c’est refusé.
H-27 = Intercepter est un tour
    .effect = Ton tour commence, et l’on ne peut plus signaler la carte d’avant, ni prendre quelqu’un en faute à cause
        d’elle. Ta carte a tout son effet, et le jeu continue à partir de toi. Ceux dont le tour serait venu avant ne
        perdent rien d’autre.
    .except = Si tu interceptes avec un 7, tu choisis aussitôt avec qui échanger. Pour une interception, seul compte
        le UNO crié avec la carte. Si le joueur dont c’était le tour avait crié UNO, ce cri ne compte plus (A-94).
H-28 = Pas d’interception quand on attend une réponse
    .effect = Tant que l’on attend la réponse de quelqu’un, personne n’intercepte.
    .except = Une seule carte le peut : une carte { draw-card } sur la carte { draw-card } identique qui est sur le
        dessus d’un total, si la table cumule et si la limite le permet (H-05). Le total grossit et attend alors le
        joueur qui suit celui qui a intercepté ; la victime d’avant est tirée d’affaire.
H-29 = Intercepter avec sa dernière carte
    .last = Avec `on`, tu gagnes comme d’habitude, et une carte { draw-card } fait encore piger tout le total au joueur suivant
        (H-06). Avec `not_last`, c’est refusé.
H-30 = Intercepter avec la mauvaise carte
    .effect = Intercepter avec toute autre carte est refusé, sans pénalité (A-73).
    .except = Deux interceptions ne se font jamais concurrence, car aucune couleur n’a plus de deux cartes pareilles.
        Chaque 0 est unique, et personne ne peut donc l’intercepter. Entre une interception et le tour suivant, c’est
        ce qui a été dit en premier qui compte (A-68).

## 3.5 Plusieurs cartes

H-31 = Jouer plusieurs cartes
    .when = C’est ton tour, et `multi` n’est pas `off`.
    .effect = Avec `identical`, tu peux jouer ensemble deux cartes de même couleur et de même chiffre ; avec `face`,
        autant de cartes du même chiffre que tu veux. La première doit correspondre ; la dernière reste sur le
        dessus et donne la couleur. C’est un seul coup : personne n’intercepte entre les cartes.
    .except = Personne n’est tenu de les jouer toutes.
H-32 = Les cartes qui se jouent seules
    .effect = La carte qui vient d’être pigée (R-21), celle qui répond, celle qui intercepte, toutes les cartes Action, un 7 qui
        échange et un 0 qui fait tourner les mains se jouent seuls.
H-33 = Plusieurs cartes et la fin
    .effect = On crie UNO une seule fois, quand il reste exactement une carte. Crier d’avance ne compte qu’avec deux
        cartes en main (A-94) ; sinon, on crie en jouant.
    .except = Avec `legality=table`, seule la première peut être mauvaise. Si elle est signalée, toutes reviennent, pour une seule
        pénalité.
    .last = Tu peux finir avec plusieurs cartes à la fois.

## 3.6 Piger et garder

H-34 = Piger jusqu’à pouvoir jouer
    .when = Tu piges pour ton tour, et `draw=until`.
    .effect = Tu piges une carte après l’autre, jusqu’à ce que l’une puisse être jouée ou qu’il n’y en ait plus.
        Celle qui peut être jouée, tu la joues ou tu la gardes, selon `drawn` ; s’il n’y en a pas, le tour passe au
        suivant.
    .except = Cela ne change ni les pénalités ni les totaux. { $edition ->
            [hp2018] Ni ce que fait piger une carte { sorting-hat }.
            [all] Ni ce que fait piger une carte { sorting-hat }.
           *[other] { "" }
        } La limite de cartes peut y mettre fin (H-42).
H-35 = Ce que les autres savent
    .effect = Tous voient combien de cartes ont été pigées, et savent donc que la dernière peut être jouée. Ils
        voient aussi que ce joueur est en train de choisir, contrairement à A-11.
H-36 = Quand les cartes s’épuisent
    .effect = On mélange { discard-pile.the } en chemin, aussi souvent qu’il le faut (R-50).
    .except = Si aucune carte ne peut être pigée, A-56 et A-57 s’appliquent.
H-37 = Qui peut jouer doit jouer
    .when = La table joue avec `decline=never`.
    .effect = Celui qui a une carte jouable ne peut pas piger à la place, même si c’est un 7 ou un 0 qui lui coûte sa
        main.
    .except = Une seule carte suffit, même là où plusieurs vont ensemble. Personne n’est forcé à bluffer, car celui
        qui blufferait a une carte de la couleur (A-12). Personne n’est tenu de répondre non plus : on peut toujours
        accepter un total.
H-38 = Une carte jouable
    .effect = Elle correspond (R-16, R-17). Ce n’est ni une carte { wild-four } interdite (H-15), ni une dernière
        carte interdite (H-39). Trois réglages demandent une telle carte : `decline` avant que tu piges, `draw`
        pendant que tu piges, `drawn` après.
    .except = Avec `decline=never`, on joue toujours quand on peut, et `drawn=must_declined` ne s’applique donc
        jamais. Ce n’est pas un conflit.

## 3.7 La dernière carte

H-39 = Ce qui ne peut pas être la dernière carte
    .when = `finish` n’est pas `any`, et il te reste une carte.
    .effect = Avec `no_wild`, tu ne peux pas la jouer si c’est une carte blanche ; avec `number`, si elle n’est pas numérotée.
        Elle ne correspond alors à rien, pendant ton tour ou non. Il n’y a pas de pénalité : tu piges.
H-40 = Une dernière carte interdite, jouée quand même
    .when = La table joue avec `legality=table`.
    .effect = Tu peux la jouer pendant ton tour, mais comme c’est une mauvaise dernière carte, on peut la signaler. Si
        personne ne la signale, elle gagne, avec l’effet que les feuillets donnent à une dernière carte (R-52).
H-41 = Rien à piger et rien de permis
    .effect = Si rien ne peut être pigé, une dernière carte interdite ne peut toujours pas être jouée : le tour
        passe au suivant (A-56), et la manche peut finir bloquée (A-57).
    .except = Les cartes jouées ensemble sont numérotées, et peuvent donc toujours être les dernières.

## 3.8 La limite de cartes

H-42 = Hors de la manche
    .when = Tu as autant de cartes que `mercy` le dit, ou plus, et la manche n’est pas finie.
    .effect = Tu sors aussitôt de la manche. On pige les cartes une par une ; ce qui restait à piger est annulé.
H-43 = Les cartes de celui qui sort
    .effect = Tout le monde les voit, et elles vont sous { discard-pile.the }. On ne mélange pas pour autant. Si des
        joueurs avaient passé leur tour parce qu’il n’y avait rien à piger, on recommence à les compter.
H-44 = La place vide
    .effect = On saute cette place (A-69) : celui qui l’avait n’a plus de tour, et on ne peut ni le choisir, ni
        l’accuser, ni lui donner quoi que ce soit. Dès qu’il ne reste que deux joueurs, les règles à deux
        s’appliquent (R-59 à R-62).
    .except = Cela ne vaut que pour cette manche. À la suivante, tous rejouent.
H-45 = Si c’était son tour
    .effect = C’est au joueur suivant. Un total ou une carte { skip } qui attendait une réponse est annulé. S’il restait une couleur à choisir,
        le joueur suivant la choisit, puis joue. Un 7 qui attendait n’échange rien, et c’est au joueur qui suit celui
        qui l’a joué. Un 0 qui attendait est accepté par celui qui est maintenant le joueur suivant. { $edition ->
            [hp2003] Après une carte { howler }, la couleur est choisie par celui qui l’a jouée.
            [hp2018] Après une carte { sorting-hat }, la couleur est choisie par celui qui l’a jouée.
            [all] Après une carte { howler } ou { sorting-hat }, la couleur est choisie par celui qui l’a jouée.
           *[other] { "" }
        }
    .except = Ce que ce joueur a joué garde son effet. Si c’est une carte { wild-four }, c’est la main telle qu’elle
        était qui compte pour un défi. Si c’était un bluff, personne ne pige, la carte reste, et celui qui a lancé le
        défi joue.
H-46 = Gagner et compter avec une limite
    .effect = Le dernier joueur qui reste gagne la manche. Les cartes de ceux qui sont sortis comptent telles qu’elles étaient
        alors, quelle que soit la façon de compter les points.
    .except = Celui qui gagne n’ajoute rien. Ce que l’on pige quand quelqu’un a fini (R-52) ne fait sortir personne.
H-47 = Un échange ne fait sortir personne
    .effect = Ni un échange ni un 0 ne font sortir quelqu’un : toute main en jeu est au-dessous de la limite.
H-48 = Une manche bloquée, quand certains sont sortis
    .effect = Pour savoir si tous ont passé (A-57), on compte ceux qui sont encore dans la manche ; de même pour la
        main la plus basse de `blocked=lowest_hand`.

## 3.9 Crier UNO

H-49 = Crier au plus tard avec la carte
    .when = La table joue avec `call=strict`, et tu joues ton avant-dernière carte.
    .effect = Tu dois crier UNO avant la carte ou avec elle. Sinon, tu piges aussitôt ce que coûte l’oubli : quand
        la carte est sur la pile, ou, après un 7 ou un 0, quand les mains ont changé de joueur, et avant tout autre
        effet. Personne n’a besoin de te prendre en faute, et personne ne le peut.
    .except = Cela ne concerne que celui qui joue la carte. Se retrouver avec une carte par le 7 ou le 0 d’un autre
        ne coûte rien. Piger ces cartes ne fait pas d’une carte { wild-four } un bluff, ni l’inverse (A-16).
H-50 = Sans crier
    .when = La table joue avec `call=off`.
    .effect = Personne n’est tenu de crier UNO, et le crier ne fait rien.
    .except = Avec `strict` et avec `off`, prendre quelqu’un en faute est refusé, sans pénalité.
H-51 = Ce que coûte un UNO oublié
    .effect = Un UNO oublié coûte le nombre de cartes que dit `call_price`, au lieu des deux de R-47. Les autres
        pénalités restent à deux.

## 3.10 La donne

H-52 = Plus ou moins de cartes données
    .effect = Chaque joueur reçoit autant de cartes que `deal` le dit ; le reste est comme dans R-05.
H-53 = Seule une carte numérotée commence
    .when = La table joue avec `opening=number`.
    .first = Toute autre carte retournée est remise comme dans R-13, et l’on en retourne une autre, jusqu’à une carte numérotée.
        { $edition ->
            [hp2003] `first_return` dit où vont les cartes { howler } et { invisibility }.
            [all] `first_return` dit où vont les cartes { howler } et { invisibility }.
           *[other] { "" }
        }

## 3.11 Les cartes et les options imprimées

H-54 = Les cartes qui ne répondent pas à un total
    .effect = { $edition ->
            [hp2003] Une carte { howler } ne répond pas à un total.
            [hp2018] Une carte { sorting-hat } ne répond pas à un total. Ce qu’elle fait piger n’est pas un total, et l’on n’y
                ajoute rien.
           *[all] Ni une carte { howler } ni une carte { sorting-hat } ne répondent à un total. Ce qu’une carte { sorting-hat } fait
                piger n’est pas un total, et l’on n’y ajoute rien.
        }
H-55 = { invisibility } contre un total
    .effect = Elle annule le total tout entier, dévié ou non ; personne ne pige. À qui de jouer ensuite, cela se
        décide comme pour une seule carte (A-25, D-04).
    .except = Le sens du jeu qu’une carte { reverse } a changé en déviant le total reste changé. La carte
        { invisibility } ne répond ni à un 7 ni à un 0 (H-20).
H-56 = Crier UNO quand on attend ta réponse
    .effect = Si tu as deux cartes et que l’on attend ta réponse, tu peux crier UNO d’avance chaque fois que les
        règles permettent de répondre avec une carte (H-02), quoi que tu aies vraiment en main.
H-57 = Les mauvaises cartes et les totaux
    .when = La table joue avec `legality=table`.
    .effect = On ne peut jouer une mauvaise carte qu’à son propre tour. Une réponse ou une interception est bonne ou
        refusée. Dans un total, seule la première carte peut donc être mauvaise : si on la signale avant toute réponse
        et toute interception, elle revient, et il n’y a pas de total.
H-58 = La pige forcée met fin au délai
    .when = La table joue avec `forced_draw_closes=yes`.
    .effect = Piger un total met fin au temps où l’on peut prendre en faute pour un UNO oublié, que le total ait été
        accepté ou que le défi ait été perdu.
H-59 = Une carte { wild-four } rendue, dans un total
    .when = La table joue avec `wd4_guilty_card=returned`, et un défi montre un bluff.
    .effect = La carte revient à celui qui l’a jouée, et il pige tout le total. La carte et la couleur d’avant
        reviennent, et il n’y a pas de total.
H-60 = Ce que tout le monde voit
    .effect = Le total, le nombre de ses cartes et les joueurs encore dans la manche sont visibles de tous.
    .except = Quand un joueur ne répond pas, le total est accepté pour lui.

## 4.1 Ce qui ne va pas ensemble

C-01 = Une limite sans cumul
    .conflict = `stack_max` limite un total, mais avec `stack=off`, aucun total ne grossit.
    .change = Choisis une façon de cumuler, ou retire la limite.
C-02 = Le défi contre la première seulement, quand rien ne s’ajoute
    .conflict = `bluff=first` concerne une carte { wild-four } ajoutée, mais avec `stack=off` ou `stack=two`, on n’en
        ajoute jamais.
    .change = Choisis `bluff=challenge`, ou un cumul qui admet la carte { wild-four }.
C-03 = Un prix sans obligation
    .conflict = `call_price` fixe ce que coûte un UNO oublié, mais avec `call=off`, personne n’est tenu de crier.
    .change = Laisse le prix à 2, ou fais crier UNO.
C-04 = Dehors dès la donne
    .conflict = `mercy` n’est pas au-dessus de `deal` : tous sortiraient avant le premier tour.
    .change = Choisis une limite plus haute, ou donne moins de cartes.
C-05 = Une limite de cartes, en équipe
    .conflict = Avec `mercy`, un équipier peut rester seul, et pour `score=team`, `rotate4` et `rotate8` rien ne dit
        comment une telle manche finit ni comment elle compte.
    .change = Retire la limite, ou choisis une partie chacun pour soi.
C-06 = Trop peu de cartes pour la donne
    .conflict = Avec autant de joueurs, `deal` laisse si peu de cartes que peut-être aucune ne pourra être la
        première. `opening=number` en demande davantage.
    .change = Donne moins de cartes, prévois moins de joueurs, ou choisis `opening=printed`.
C-07 = Rendre une carte qu’aucun défi ne vise
    .conflict = `wd4_guilty_card=returned` rend la carte d’un bluff, mais avec `bluff=free` ou `bluff=none`, on n’en
        découvre jamais.
    .change = Choisis `bluff=challenge`, ou laisse la carte où elle est.
C-08 = Mettre fin à un délai qui n’existe pas
    .conflict = `forced_draw_closes=yes` met fin au temps où l’on prend en faute, mais avec `call=strict` ou
        `call=off`, ce temps n’existe pas.
    .change = Choisis `call=printed`, ou `forced_draw_closes=no`.
C-09 = Un prix pour accuser, quand personne n’accuse
    .conflict = `false_catch=draw2` punit une fausse accusation, mais avec `call=strict` ou `call=off` et
        `legality=strict`, personne ne peut accuser.
    .change = Choisis `false_catch=none`, `call=printed` ou `legality=table`.
C-10 = Un nombre hors des bornes
    .conflict = Un nombre sort des bornes de son réglage. Une limite d’une seule carte n’en est pas une : c’est `stack=off`.
    .change = `stack_max` va de 2 à 12, ou vaut 0 ; `mercy` va de 4 à 60, ou vaut 0, `call_price` de 1 à 10, `deal` de 3 à 15.
C-11 = Deux ensembles qui se contredisent
    .conflict = Deux ensembles tout prêts donnent deux valeurs au même réglage.
    .change = Retire l’un d’eux, ou fixe toi-même ce réglage : ce que tu fixes passe avant tout ensemble.
