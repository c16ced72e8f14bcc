## The moments that the table shows large: a call, a catch, a verdict, a win, your turn, the first deal.
## $who and $other are players; $me is seat when the reader is $who, other when the reader is $other.

## The shout itself; its exclamation mark is drawn.
moment-uno = UNO

## Below a player with one card who has not called and can no longer be caught.
moment-safe = pas crié, mais hors de danger
    .short = sauf

## $other caught $who. $count is how many cards are drawn.
moment-caught = { $me ->
    [seat] { $other } te prend en faute
    [other] Tu prends { $who } en faute
   *[none] { $other } prend { $who } en faute
}
moment-no-uno = UNO oublié
moment-penalty = { $count ->
    [one] Une carte
    [2] Deux cartes
   *[other] { $count } cartes
}
moment-caught-why = { $count ->
    [one] Tu n’as pas crié UNO. Tu piges une carte.
    [2] Tu n’as pas crié UNO. Tu piges deux cartes.
   *[other] Tu n’as pas crié UNO. Tu piges { $count } cartes.
}

## The title of the tab. $time is what is left of the clock, as in 0:09.
moment-title = À toi de jouer · Penult
    .last = { $time } À toi de jouer · Penult
    .uno = UNO ! Crie-le · Penult
    .other = À { $who } de jouer · Penult

## The verdict of a challenge: $other challenged $who. $card proves a bluff, $before is the color that decided, $count is
## how many cards are drawn.
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
        [one] Tu piges une carte.
       *[other] Tu piges { $count } cartes.
    }
   *[none] { $count ->
        [one] { $who } pige une carte.
       *[other] { $who } pige { $count } cartes.
    }
}
moment-next = { $me ->
    [seat] À toi de jouer.
   *[none] À { $who } de jouer.
}
## The button that shows the hand of $who again.
moment-again = Revoir la main : { $who }

## A hand is over. Below a player whose leftover cards are shown; $points is what your own cards count.
moment-left = il lui reste
moment-left-with = { $points ->
    [one] Il te reste un point
   *[other] Il te reste { $points } points
}
## A match is over. $points is the winner's total.
moment-total = { $points ->
    [one] Un point
   *[other] { $points } points
}

## The first deal.
moment-deal = Tout le monde tire une carte. Le nombre le plus haut donne ; les autres cartes valent zéro.
    .tied = Égalité : les plus hauts tirent encore une carte.
