## The moments that the table shows large: a call, a catch, a verdict, a win, your turn, the first deal.
## $who and $other are players; $me is seat when the reader is $who, other when the reader is $other.

## The shout itself; its exclamation mark is drawn.
moment-uno = UNO

## Below a player with one card who has not called and can no longer be caught.
moment-safe = no gritó, ya está a salvo
    .short = a salvo

## $other caught $who. $count is how many cards are drawn.
moment-caught = { $me ->
    [seat] { $other } te sorprendió
    [other] Sorprendiste a { $who }
   *[none] { $other } sorprendió a { $who }
}
moment-no-uno = Sin UNO
moment-penalty = { $count ->
    [0] Ninguna carta
    [one] Una carta
    [2] Dos cartas
   *[other] { $count } cartas
}
moment-caught-why = { $count ->
    [0] No gritaste UNO, pero ya no quedaba nada que robar.
    [one] No gritaste UNO. Robaste una carta.
    [2] No gritaste UNO. Robaste dos cartas.
   *[other] No gritaste UNO. Robaste { $count } cartas.
}

## $who tenía demasiadas cartas y queda fuera de la mano.
moment-put-out = { $me ->
    [seat] Quedas fuera de esta mano
   *[none] { $who } queda fuera de esta mano
}

## The title of the tab. $time is what is left of the clock, as in 0:09.
moment-title = Te toca · Penult
    .last = { $time } Te toca · Penult
    .uno = ¡UNO! Grítalo · Penult
    .other = Le toca a { $who } · Penult

## The verdict of a challenge: $other challenged $who. $card proves a bluff, $before is the color that decided, $count is
## how many cards are drawn.
moment-bluff = Blof
moment-honest = Sin blof
moment-held = El color era el { $before }: { $who } tenía { $card-a }.
moment-held-none = { $who } no tenía cartas de color { $before }.
moment-shown = { $me ->
    [seat] Le mostraste tu mano a { $other }. Solo { $other } la ve.
   *[none] { $who } le mostró su mano a { $other }. Solo { $other } la ve.
}
moment-draws = { $me ->
    [seat] { $count ->
        [0] No robas ninguna carta.
        [one] Robas una carta.
       *[other] Robas { $count } cartas.
    }
   *[none] { $count ->
        [0] { $who } no roba ninguna carta.
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
}
moment-next = { $me ->
    [seat] Te toca.
   *[none] Le toca a { $who }.
}
## The button that shows the hand of $who again.
moment-again = La mano de { $who }

## A hand is over. Below a player whose leftover cards are shown; $points is what your own cards count.
moment-left = le quedaron
moment-left-with = { $points ->
    [one] Te quedaste con un punto
   *[other] Te quedaste con { $points } puntos
}
## A match is over. $points is the winner's total.
moment-total = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}

## The first deal.
moment-deal = Cada quien saca una carta. Reparte el número más alto; las demás cartas valen cero.
    .tied = Hay empate: los más altos sacan otra carta.
