## La première manche : des indices pendant qu’on rejoue une manche enregistrée. $card est la carte à jouer ou qu’on vient
## de piger, $top la carte du dessus, $color la couleur en jeu ou à choisir, $who une autre personne ; $taps vaut
## one si un seul appui joue la carte.

web-guide-hint = Les cartes soulevées sont celles que tu peux jouer.
    .first = { $taps ->
        [one] La couleur en jeu est le { color }, et { $card-the } est de la même couleur. Touche cette carte pour la jouer.
       *[two] La couleur en jeu est le { color }, et { $card-the } est de la même couleur. Touche cette carte pour la soulever, puis touche-la encore une fois pour la jouer.
    }
    .color = La couleur en jeu est le { color }. Joue { $card-the } : c’est la même couleur.
    .figure = Sur la pile, il y a { $top-a }. Tu n’as rien de cette couleur, mais { $card-the } a le même chiffre ou le même symbole. Joue cette carte.
    .find = Une seule de tes cartes va { $top-on }. Trouve-la et joue-la.
    .draw = Aucune de tes cartes ne va { $top-on }, alors pige. Si la carte pigée est jouable, tu peux la jouer tout de suite.
    .wild = Tu as pigé { $card-a }. Cette carte va sur tout, et tu choisis la couleur. Joue-la et choisis le { color } : c’est
        la couleur que tu as le plus.
    .challenge = { $who } a joué { $top-a } contre toi. C’est permis seulement si { $who } n’avait aucune carte de la
        couleur d’avant. Lance le défi ! Si c’est du bluff, { $who } pige quatre cartes. Sinon, tu en piges six et tu
        passes ton tour.
    .reverse = C’est ton tour, et la couleur est le { color }. Joue { $card-the } : le sens change, et c’est à { $who } de jouer.
    .skip = C’est ton tour, et la couleur est le { color }. Joue { $card-the } : { $who } passe son tour.
    .draw-card = Joue { $card-the } : { $who } pige { draw-strength } et passe son tour.
    .catch = { $who } n’a plus qu’une carte et n’a pas crié UNO. Prends { $who } en faute avant le tour suivant : ça lui
        coûte deux cartes !
    .uno = Tu as deux cartes. Appuie sur UNO !, puis joue { $card-the }. Si tu oublies de crier, on peut te prendre en faute.
    .out = Il te reste une carte, et tu peux jouer { $card-the }. Vas-y, et la manche est à toi !
    .howler = Ici, tu peux seulement jouer { $card-the } : cette carte va sur tout. Joue-la contre { $who }, qui doit crier
        toutes ses cartes.
    .howler-color = Tu connais maintenant cette main, et tu choisis la couleur. Choisis le { color } : c’est la couleur que tu
        as le plus.
    .keep = Tu as pigé { $card-a }. Tu pourrais jouer cette carte tout de suite, mais elle te servira mieux comme réponse.
        Garde-la.
    .invisibility = { $who } a joué { $top-a } contre toi. Réponds avec { invisibility.the } : il ne t’arrive rien, et tu
        choisis la couleur. Choisis le { color }.
    .hat = Tu as pigé { $card-a }. Cette carte va sur tout. Joue-la contre { $who }, qui pige jusqu’à une carte rouge.
    .hat-color = Le { sorting-hat } a fini, et tu choisis la couleur. Choisis le { color } : c’est la couleur que tu as le plus.
    .stack = { $who } a joué { $top-a } contre toi. Dans cette manche, rien ne t’oblige à piger : joue { $card-the }
        par-dessus. Le joueur suivant pige alors quatre cartes, ou en ajoute une autre.
    .stack-wild = { $who } a joué { $top-a } contre toi. Dans cette manche, toute carte qui fait piger va sur toute autre. Joue
        { $card-the } et choisis le { color } : le joueur suivant pige six cartes, ou en ajoute une autre.
    .stack-up = { $who } a joué { $top-a } contre toi. Ne pige pas : joue { $card-the } par-dessus, et le joueur suivant pige
        quatre cartes. À 25 cartes, on sort de la manche.
    .bounce = { $who } a joué { $top-a } contre toi. Joue { $card-the } : c’est la même couleur, et le joueur suivant pige à ta
        place.
    .swap = Joue { $card-the } et échange ta main avec { $who } : c’est la plus petite.
    .rotate = Tu peux seulement jouer { $card-the }. Vas-y : chacun donne sa main au joueur suivant, et { $who } te donne la
        sienne.
    .jump = { $who } vient de jouer une carte que tu as aussi : { $card-the }. Ce n’est pas ton tour, mais tu peux intercepter.
        Joue cette carte tout de suite ! Ensuite, c’est au joueur après toi.
    .until = Aucune de tes cartes ne va { $top-on }, alors pige. Dans cette manche, on pige jusqu’à une carte jouable.
    .must = Tu as pigé { $card-the }, et cette carte est jouable. Dans cette manche, tu ne peux pas la garder : joue-la.
    .no-draw = Tu peux seulement jouer { $card-the }. Tu aimerais peut-être garder cette carte, mais dans cette manche, on ne
        pige pas quand on peut jouer. Joue-la et choisis le { color }.

## $done est la moitié du coup qui est faite : le cri ou la carte.
web-guide-half = { $done ->
    [call] Tu as crié UNO. Maintenant, joue { $card-the }.
   *[card] C’est la bonne carte, mais crie d’abord UNO. Appuie sur UNO !, puis joue { $card-the }.
}

web-guide-title = Ta première manche
web-guide-about = Une manche, quelques minutes. Les autres suivent un scénario, et des indices te disent quoi faire et pourquoi.
web-guide-choose = Quelle édition ?
web-guide-house = Ou une règle maison
web-guide-label = Indice
web-guide-step = Étape { $number } sur { $count }
web-guide-watch = Regarde ce que font les autres.
web-guide-other = Bonne idée, mais essaie d’abord ce coup :
web-guide-leave = Quitter le guide
web-guide-done = Tu as gagné ta première manche !
web-guide-learned = Suis la couleur, le chiffre ou le symbole. Pige quand rien ne va. Lance le défi si tu flaires un bluff. Crie UNO. Le reste est dans le livre des règles.
web-guide-play = Jouer pour de vrai
web-guide-again = Recommencer
web-guide-change = Essayer une autre édition
web-guide-another = Essayer une autre manche
