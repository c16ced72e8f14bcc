moment-caught = { $me ->
    [seat] { $other } te ha pillado
    [other] Has pillado a { $who }
   *[none] { $other } ha pillado a { $who }
}
moment-caught-why = { $count ->
    [0] No has gritado UNO, pero ya no quedaba nada que robar.
    [one] No has gritado UNO. Has robado una carta.
    [2] No has gritado UNO. Has robado dos cartas.
   *[other] No has gritado UNO. Has robado { $count } cartas.
}
moment-shown = { $me ->
    [seat] Le has enseñado tu mano a { $other }. Solo { $other } la ve.
   *[none] { $who } le ha enseñado su mano a { $other }. Solo { $other } la ve.
}
moment-safe = no ha gritado, ya está a salvo
moment-deal = Cada uno saca una carta. Reparte el número más alto; las demás cartas valen cero.
moment-bluff = Farol
moment-honest = Sin farol
moment-left-with = { $points ->
    [one] Te has quedado con un punto
   *[other] Te has quedado con { $points } puntos
}
