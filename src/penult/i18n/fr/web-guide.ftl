## La première manche : des indices pendant qu’on rejoue une manche enregistrée. $card est la carte à jouer ou qu’on vient
## de piocher, $top la carte du dessus, $color la couleur en jeu ou à choisir, $who une autre personne ; $taps vaut
## one si un seul geste joue la carte.

web-guide-hint = Regarde les cartes qui dépassent : elles peuvent être jouées.
    .first = La couleur en jeu est le { color }, et la carte { $card } est de la même couleur. { $taps ->
        [one] Touche-la pour la jouer.
       *[two] Touche-la pour la soulever, puis touche-la encore une fois pour la jouer.
    }
    .color = La couleur en jeu est le { color }. Joue la carte { $card } : elle est de la même couleur.
    .figure = Sur la pile, il y a la carte { $top }. Tu n’as rien de cette couleur, mais la carte { $card } porte la même
        figure. Joue-la.
    .find = Une seule de tes cartes correspond à la carte { $top }. Trouve-la et joue-la.
    .draw = Aucune de tes cartes ne correspond à la carte { $top }. Pioche. Si la carte piochée correspond, tu peux la jouer aussitôt.
    .wild = Carte piochée : { $card }. Elle se joue sur tout, et tu choisis la couleur. Joue-la et choisis le { color } : c’est ce
        que tu as le plus.
    .challenge = { $who } a joué la carte { $top } contre toi ; c’est permis seulement sans carte de la couleur d’avant.
        Lance le défi : un bluff coûte quatre cartes, sinon tu en pioches six.
    .reverse = C’est ton tour, et la couleur est le { color }. Joue la carte { $card } : le sens change, et c’est à { $who }.
    .skip = C’est ton tour, et la couleur est le { color }. Joue la carte { $card } : { $who } passe son tour.
    .draw-card = Joue la carte { $card } : { $who } pioche { draw-strength } et passe son tour.
    .catch = { $who } n’a plus qu’une carte et n’a pas crié UNO. Prends { $who } en faute avant le prochain tour : deux
        cartes.
    .uno = Tu as deux cartes. Appuie sur UNO !, puis joue la carte { $card }. Qui oublie de le crier peut être pris en faute.
    .out = Il te reste une carte, et la carte { $card } correspond. Joue-la, et la manche est à toi.
    .howler = Ici, seule la carte { $card } est jouable : elle se joue sur tout. Joue-la contre { $who }, qui doit crier toute sa
        main.
    .howler-color = Tu connais cette main, et tu choisis la couleur. Choisis le { color } : c’est ce que tu as le plus.
    .keep = Carte piochée : { $card }. Tu pourrais la jouer tout de suite, mais elle vaut mieux comme réponse. Garde-la.
    .invisibility = { $who } a joué la carte { $top } contre toi. Réponds par la carte { invisibility } : il ne t’arrive
        rien, et tu choisis la couleur. Choisis le { color }.
    .hat = Carte piochée : { $card }. Elle se joue sur tout. Joue-la contre { $who }, qui pioche jusqu’à une carte rouge.
    .hat-color = Le { sorting-hat } a fait son œuvre, et tu choisis la couleur. Choisis le { color } : c’est ce que tu as le
        plus.

## $done est la moitié du coup qui est faite : le cri ou la carte.
web-guide-half = { $done ->
    [call] UNO est crié. Joue maintenant la carte { $card }.
   *[card] C’est la bonne carte, mais il manque le cri. Appuie d’abord sur UNO !, puis joue la carte { $card }.
}

web-guide-title = Ta première manche
web-guide-about = Une manche, quelques minutes. Les autres suivent un scénario ; les indices disent quoi faire, et pourquoi.
web-guide-choose = Quelle édition ?
web-guide-label = Indice
web-guide-step = Étape { $number } sur { $count }
web-guide-watch = Regarde ce que font les autres.
web-guide-other = Pas maintenant. Voici le coup qui montre comment ça marche :
web-guide-leave = Quitter le guide
web-guide-done = Tu as gagné ta première manche.
web-guide-learned = Même couleur ou même figure, piocher quand rien ne correspond, lancer le défi contre un bluff, crier UNO. Le reste est dans le livre des règles.
web-guide-play = Jouer à une vraie table
web-guide-again = La rejouer
web-guide-change = Une autre édition
