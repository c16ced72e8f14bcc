## Les moments que la table montre en grand : un UNO crié ou oublié, un verdict, une victoire, ton tour, la première donne.
## $who et $other sont des joueurs ; $me vaut seat si la personne qui lit est $who, other si c’est $other.

## Le cri lui-même ; son point d’exclamation est dessiné.
moment-uno = UNO

## Sous un nom, quand il reste une carte, que UNO n’a pas été crié et qu’il est trop tard pour une prise en faute.
moment-safe = UNO oublié, mais à l’abri
    .short = à l’abri

## $other a pris $who en faute. $count est le nombre de cartes pigées.
moment-caught = { $me ->
    [seat] { $other } te prend en faute
    [other] Tu prends { $who } en faute
   *[none] { $other } prend { $who } en faute
}
moment-no-uno = UNO oublié
moment-penalty = { $count ->
    [0] Aucune carte
    [one] Une carte
    [2] Deux cartes
   *[other] { $count } cartes
}
moment-caught-why = { $count ->
    [0] Tu n’as pas crié UNO, mais il n’y a plus rien à piger.
    [one] Tu n’as pas crié UNO. Tu piges une carte.
    [2] Tu n’as pas crié UNO. Tu piges deux cartes.
   *[other] Tu n’as pas crié UNO. Tu piges { $count } cartes.
}

## $who a trop de cartes et sort de la manche.
moment-put-out = { $me ->
    [seat] La manche est finie pour toi
   *[none] { $who } sort de la manche
}

## Le titre de l’onglet. $time est ce qui reste du temps, comme 0:09.
moment-title = À toi de jouer · Penult
    .last = { $time } À toi de jouer · Penult
    .uno = Crie UNO ! · Penult
    .other = À { $who } de jouer · Penult

## Le verdict d’un défi : $other a lancé le défi à $who. $card prouve un bluff, $before est la couleur qui décidait, $count est
## le nombre de cartes pigées.
moment-bluff = Bluff
moment-honest = Honnête
moment-held = C’était le { $before }, et { $who } avait { $card-a }.
moment-held-none = { $who } n’avait pas de { $before }.
moment-shown = { $me ->
    [seat] Tu montres ta main à { $other }. Personne d’autre ne la voit.
   *[none] { $who } montre sa main à { $other }. Personne d’autre ne la voit.
}
moment-draws = { $me ->
    [seat] { $count ->
        [0] Tu ne piges aucune carte.
        [one] Tu piges une carte.
       *[other] Tu piges { $count } cartes.
    }
   *[none] { $count ->
        [0] { $who } ne pige aucune carte.
        [one] { $who } pige une carte.
       *[other] { $who } pige { $count } cartes.
    }
}
moment-next = { $me ->
    [seat] À toi de jouer.
   *[none] À { $who } de jouer.
}
## Le bouton qui montre encore la main de $who.
moment-again = Revoir la main : { $who }

## La manche est terminée. Sous un nom, les cartes restées en main ; $points est ce que valent les tiennes.
moment-left = il lui reste
moment-left-with = { $points ->
    [0] Il te reste zéro point
    [one] Il te reste un point
   *[other] Il te reste { $points } points
}
## La partie est terminée. $points est le total du gagnant.
moment-total = { $points ->
    [0] Aucun point
    [one] Un point
   *[other] { $points } points
}

## La première donne.
moment-deal = Tout le monde tire une carte : la plus haute donne. Les cartes sans chiffre valent zéro.
    .tied = Égalité entre les plus hautes cartes : ces joueurs tirent de nouveau.
