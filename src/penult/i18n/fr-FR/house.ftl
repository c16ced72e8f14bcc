## Les règles maison en français de France : seulement ce qui se dit autrement que dans fr.

section-house-drawing = Règles maison : piocher
option-stack = Cumul des cartes +
    .about = Quelles cartes qui font piocher se jouent l’une sur l’autre ; le joueur suivant pioche alors pour toutes.
    .off = Aucune. Celui qui est visé pioche.
    .any = N’importe quelle carte qui fait piocher, sur n’importe quelle autre.
    .origin = La règle dont on discute le plus. Le paquet de règles maison de Mattel cumule les cartes du même genre
        (`same`), son jeu sur téléphone mélange les genres (`any`), et un recueil très lu cumule vers le haut (`up`).
        Les feuillets imprimés n’en disent rien (R-69).
option-stack_max =
    .about = Combien de cartes qui font piocher on peut cumuler : de 2 à 12.
    .any-number = Ce nombre au plus ; ensuite, le joueur suivant pioche.
option-deflect = Dévier une carte à piocher
    .about = Si une carte { skip } ou { reverse } permet de dévier une carte { draw-card } au lieu de piocher.
option-draw = Piocher
    .about = Combien de cartes on pioche à son tour.
option-decline = Choisir de piocher
    .about = Si l’on peut piocher quand on a une carte jouable.
    .origin = Certains jeux parlent de jeu forcé. Ailleurs, ce nom veut dire que la carte piochée doit être jouée ; ici, c’est
        `drawn=must`.
option-finish =
    .no_wild = Toute carte, sauf un joker.
    .origin = Courante, et imprimée nulle part. La règle contre les seuls jokers et celle contre toutes les
        cartes Action portent les mêmes noms.
option-call =
    .strict = On crie avant de jouer la carte ou en la jouant. Sinon, on pioche aussitôt.
preset-go-wild =
    .about = Toute carte qui fait piocher se cumule avec toute autre.
preset-force-drawn = Carte piochée, carte jouée
    .about = Une carte piochée qui peut être jouée doit l’être.
preset-force-lay =
    .about = On ne pioche pas quand on peut jouer.
    .beware = On l’appelle souvent jeu forcé, mais « Carte piochée, carte jouée » porte aussi ce nom.
preset-no-mercy =
    .about = On cumule des cartes égales ou plus fortes, on échange et on fait tourner les mains, on pioche jusqu’à
        pouvoir jouer, et 25 cartes te font sortir.
H-01 =
    .when = Quelqu’un joue une carte qui fait piocher, c’est-à-dire une carte { draw-card } ou { wild-four }, ou une
        carte { draw-card } est retournée au début.
    .effect = Les cartes à piocher forment un total, et ce total attend la victime, celle qui doit les piocher.
        Accepter, c’est piocher tout le total et passer son tour (R-24, R-29). Chaque carte que l’on y ajoute fait
        grossir le total.
H-02 =
    .except = Sinon, le total est pioché aussitôt.
H-03 =
    .effect = Au lieu d’accepter, tu peux jouer une carte qui fait piocher. Avec `two`, c’est une carte { draw-card }
        sur une autre. Avec `same`, c’est aussi une carte { wild-four } sur une autre. Avec `up`, c’est aussi une
        carte { wild-four } sur une carte { draw-card }. Avec `any`, c’est n’importe laquelle sur n’importe quelle
        autre. Avec `fit`, elle doit correspondre à la carte du dessus, comme d’habitude (R-16, R-17). Les cartes
        qu’elle fait piocher s’ajoutent au total, qui attend maintenant le joueur suivant.
    .example = Avec `same`, Ana joue une carte { draw-card } contre Ben, et Ben en joue une autre contre Chloé. Chloé
        n’en a pas et pioche pour les deux.
    .except = Sauf avec `fit`, on regarde seulement quelle est la dernière carte qui fait piocher dans le total. Sa
        couleur ne compte pas, ni une carte { skip } ou { reverse } jouée par-dessus. On ne peut ajouter aucune autre
        carte, et personne n’est tenu d’en ajouter une.
H-04 =
    .except = Une fois que tu as accepté, c’est trop tard. Une carte que tu viens de piocher pour un total ne peut pas
        y être ajoutée.
H-06 =
    .effect = Tu gagnes la manche, et le joueur suivant pioche tout le total (R-52).
H-07 =
    .effect = Les cartes que l’on ne peut pas piocher sont annulées, même si c’est tout le total (A-55). La victime
        passe quand même son tour.
H-09 =
    .last = Tu gagnes, et c’est le joueur à qui passe le total qui le pioche.
H-12 =
    .effect = La victime peut lancer le défi contre cette carte, mais pas contre une carte d’avant. Ce qui compte,
        c’est la couleur qui était en jeu juste avant. Si la carte a été jouée en réponse à une autre, c’est la
        couleur de cette autre carte. Si cette autre carte est aussi une carte { wild-four }, c’est la couleur choisie
        pour elle (A-14, A-16). Si c’était un bluff, celui qui a joué la carte pioche tout le total, et celui qui a
        lancé le défi joue. Sinon, celui qui a lancé le défi pioche le total et deux cartes de plus, et il passe son
        tour.
    .example = Ben ajoute une carte { wild-four } à celle d’Ana : huit cartes. Chloé lance le défi. Si Ben avait la couleur
        choisie par Ana, il en pioche huit ; sinon, Chloé en pioche dix.
H-24 =
    .except = On n’intercepte jamais avec un joker.
H-25 =
    .except = On ne peut pas intercepter une carte retournée au début ou revenue sur le dessus. On ne peut pas
        intercepter non plus tant qu’une couleur reste à choisir, ni dès que le joueur suivant a pioché. Si plusieurs
        cartes ont été jouées ensemble, c’est la dernière qui compte. Une carte que tu viens de recevoir grâce à un 7
        ou à un 0 peut intercepter ce 7 ou ce 0.
H-29 =
    .last = Avec `on`, tu gagnes comme d’habitude, et une carte { draw-card } fait encore piocher tout le total au joueur suivant
        (H-06). Avec `not_last`, c’est refusé.
H-32 =
    .effect = La carte qui vient d’être piochée (R-21), celle qui répond, celle qui intercepte, toutes les cartes Action, un 7 qui
        échange et un 0 qui fait tourner les mains se jouent seuls.
H-34 = Piocher jusqu’à pouvoir jouer
    .when = Tu pioches pour ton tour, et `draw=until`.
    .effect = Tu pioches une carte après l’autre, jusqu’à ce que l’une puisse être jouée ou qu’il n’y en ait plus.
        Celle qui peut être jouée, tu la joues ou tu la gardes, selon `drawn` ; s’il n’y en a pas, le tour passe au
        suivant.
    .except = Cela ne change ni les pénalités ni les totaux. { $edition ->
            [hp2018] Ni ce que fait piocher une carte { sorting-hat }.
            [all] Ni ce que fait piocher une carte { sorting-hat }.
           *[other] { "" }
        } La limite de cartes peut y mettre fin (H-42).
H-35 =
    .effect = Tous voient combien de cartes ont été piochées, et savent donc que la dernière peut être jouée. Ils
        voient aussi que ce joueur est en train de choisir, contrairement à A-11.
H-36 =
    .except = Si aucune carte ne peut être piochée, A-56 et A-57 s’appliquent.
H-37 =
    .effect = Celui qui a une carte jouable ne peut pas piocher à la place, même si c’est un 7 ou un 0 qui lui coûte sa
        main.
H-38 =
    .effect = Elle correspond (R-16, R-17). Ce n’est ni une carte { wild-four } interdite (H-15), ni une dernière
        carte interdite (H-39). Trois réglages demandent une telle carte : `decline` avant que tu pioches, `draw`
        pendant que tu pioches, `drawn` après.
H-39 =
    .effect = Avec `no_wild`, tu ne peux pas la jouer si c’est un joker ; avec `number`, si elle n’est pas numérotée.
        Elle ne correspond alors à rien, pendant ton tour ou non. Il n’y a pas de pénalité : tu pioches.
H-41 = Rien à piocher et rien de permis
    .effect = Si rien ne peut être pioché, une dernière carte interdite ne peut toujours pas être jouée : le tour
        passe au suivant (A-56), et la manche peut finir bloquée (A-57).
H-42 =
    .effect = Tu sors aussitôt de la manche. On pioche les cartes une par une ; ce qui restait à piocher est annulé.
H-43 =
    .effect = Tout le monde les voit, et elles vont sous { discard-pile.the }. On ne mélange pas pour autant. Si des
        joueurs avaient passé leur tour parce qu’il n’y avait rien à piocher, on recommence à les compter.
H-45 =
    .except = Ce que ce joueur a joué garde son effet. Si c’est une carte { wild-four }, c’est la main telle qu’elle
        était qui compte pour un défi. Si c’était un bluff, personne ne pioche, la carte reste, et celui qui a lancé
        le défi joue.
H-46 =
    .except = Celui qui gagne n’ajoute rien. Ce que l’on pioche quand quelqu’un a fini (R-52) ne fait sortir personne.
H-49 =
    .effect = Tu dois crier UNO avant la carte ou avec elle. Sinon, tu pioches aussitôt ce que coûte l’oubli : quand
        la carte est sur la pile, ou, après un 7 ou un 0, quand les mains ont changé de joueur, et avant tout autre
        effet. Personne n’a besoin de te prendre en faute, et personne ne le peut.
    .except = Cela ne concerne que celui qui joue la carte. Se retrouver avec une carte par le 7 ou le 0 d’un autre
        ne coûte rien. Piocher ces cartes ne fait pas d’une carte { wild-four } un bluff, ni l’inverse (A-16).
H-54 =
    .effect = { $edition ->
            [hp2003] Une carte { howler } ne répond pas à un total.
            [hp2018] Une carte { sorting-hat } ne répond pas à un total. Ce qu’elle fait piocher n’est pas un total, et l’on n’y
                ajoute rien.
           *[all] Ni une carte { howler } ni une carte { sorting-hat } ne répondent à un total. Ce qu’une carte { sorting-hat } fait
                piocher n’est pas un total, et l’on n’y ajoute rien.
        }
H-55 =
    .effect = Elle annule le total tout entier, dévié ou non ; personne ne pioche. À qui de jouer ensuite, cela se
        décide comme pour une seule carte (A-25, D-04).
H-58 = La pioche forcée met fin au délai
    .effect = Piocher un total met fin au temps où l’on peut prendre en faute pour un UNO oublié, que le total ait
        été accepté ou que le défi ait été perdu.
H-59 =
    .effect = La carte revient à celui qui l’a jouée, et il pioche tout le total. La carte et la couleur d’avant
        reviennent, et il n’y a pas de total.
option-bluff =
    .challenge = Elle peut être un bluff, et celui qui devrait piocher peut lancer le défi.
H-05 =
    .effect = Un total qui compte autant de cartes qui font piocher ne peut plus grossir, ni par une réponse ni par
        une interception.
H-08 =
    .when = Un total t’attend, la dernière carte qui y fait piocher est une carte { draw-card }, et `deflect` permet
        de le dévier.
