## The moments that the table shows large: a call, a catch, a verdict, a win, your turn, the first deal.
## $who and $other are players; $me is seat when the reader is $who, other when the reader is $other.

## The shout itself; its exclamation mark is drawn.
moment-uno = UNO

## Below a player with one card who has not called and can no longer be caught.
moment-safe = não gritou, mas está a salvo
    .short = a salvo

## $other caught $who. $count is how many cards are drawn.
moment-caught = { $me ->
    [seat] { $other } apanhou-te
    [other] Apanhaste { $who }
   *[none] { $other } apanhou { $who }
}
moment-no-uno = Faltou o UNO
moment-penalty = { $count ->
    [0] Nenhuma carta
    [1] Uma carta
    [2] Duas cartas
   *[other] { $count } cartas
}
moment-caught-why = { $count ->
    [0] Não gritaste UNO, mas já não havia nada para biscar.
    [1] Não gritaste UNO. Biscaste uma carta.
    [2] Não gritaste UNO. Biscaste duas cartas.
   *[other] Não gritaste UNO. Biscaste { $count } cartas.
}

## $who tinha cartas a mais e fica fora da partida.
moment-put-out = { $me ->
    [seat] Ficas fora desta partida
   *[none] { $who } fica fora desta partida
}

## The title of the tab. $time is what is left of the clock, as in 0:09.
moment-title = É a tua vez · Penult
    .last = { $time } É a tua vez · Penult
    .uno = Grita UNO! · Penult
    .other = É a vez de { $who } · Penult

## The verdict of a challenge: $other challenged $who. $card proves a bluff, $before is the color that decided, $count is
## how many cards are drawn.
moment-bluff = Bluff
moment-honest = Sem bluff
moment-held = A cor era o { $before }, e { $who } tinha { $card-a }.
moment-held-none = { $who } não tinha { $before }.
moment-shown = { $me ->
    [seat] Mostraste a tua mão a { $other }. Só { $other } a vê.
   *[none] { $who } mostrou a sua mão a { $other }. Só { $other } a vê.
}
moment-draws = { $me ->
    [seat] { $count ->
        [0] Não biscas nenhuma carta.
        [1] Biscas uma carta.
       *[other] Biscas { $count } cartas.
    }
   *[none] { $count ->
        [0] { $who } não bisca nenhuma carta.
        [1] { $who } bisca uma carta.
       *[other] { $who } bisca { $count } cartas.
    }
}
moment-next = { $me ->
    [seat] É a tua vez.
   *[none] É a vez de { $who }.
}
## The button that shows the hand of $who again.
moment-again = A mão de { $who }

## A hand is over. Below a player whose leftover cards are shown; $points is what your own cards count.
moment-left = ficou com
moment-left-with = { $points ->
    [1] Ficaste com um ponto
   *[other] Ficaste com { $points } pontos
}
## A match is over. $points is the winner's total.
moment-total = { $points ->
    [1] Um ponto
   *[other] { $points } pontos
}

## The first deal.
moment-deal = Cada um tira uma carta. Dá as cartas quem tiver o número mais alto; as outras cartas valem zero.
    .tied = Empate: os mais altos tiram outra carta.
