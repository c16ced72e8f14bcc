## Lo que pasó, una oración por suceso.
## $who lo hizo o lo sufrió, $other es la segunda persona. $me dice quién lee:
## seat (quien lee es $who), other (quien lee es $other) o none.
## $cards es una lista de nombres de cartas, $count cuántas son; $hidden es yes cuando quien lee no puede verlas.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] Recibiste { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[none] { $who } recibió { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
   *[no] { $me ->
        [seat] Recibiste { $cards }.
       *[none] { $who } recibió { $cards }.
    }
}
event-returned = { $cards } no puede ser la primera carta: regresa a la pila y se voltea otra.
event-turned_up = Se voltea { $cards }.
event-turn = { $me ->
    [seat] Te toca.
   *[none] Le toca a { $who }.
}
event-laid = { $me ->
    [seat] Jugaste { $cards }.
   *[none] { $who } jugó { $cards }.
}
event-named = { $me ->
    [seat] Escogiste el color { color }.
   *[none] { $who } escogió el color { color }.
}
event-chose = { $me ->
    [seat] Escogiste a { $other }.
    [other] { $who } te escogió a ti.
   *[none] { $who } escogió a { $other }.
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] Tomaste { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[none] { $who } tomó { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
   *[no] { $me ->
        [seat] Tomaste { $cards }.
       *[none] { $who } tomó { $cards }.
    }
}
event-reversed = { $direction ->
    [L] El juego cambia de sentido y va hacia la izquierda.
   *[R] El juego cambia de sentido y va hacia la derecha.
}
event-skipped = { $me ->
    [seat] Pierdes tu turno.
   *[none] { $who } pierde su turno.
}
event-accepted = { $me ->
    [seat] Aceptaste { $cards }.
   *[none] { $who } aceptó { $cards }.
}
event-challenged = { $me ->
    [seat] Desafiaste a { $other }.
    [other] { $who } te desafió.
   *[none] { $who } desafió a { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Le mostraste tu mano a { $other }.
        [other] { $who } te mostró su mano.
       *[none] { $who } le mostró su mano a { $other }.
    }
   *[no] { $me ->
        [seat] Le mostraste tu mano a { $other }: { $cards }.
        [other] { $who } te mostró su mano: { $cards }.
       *[none] { $who } le mostró su mano a { $other }: { $cards }.
    }
}
event-guilty = { $me ->
    [seat] Blofeaste: el desafío tiene éxito.
   *[none] { $who } blofeó: el desafío tiene éxito.
}
event-innocent = { $me ->
    [seat] No blofeaste: el desafío fracasa.
   *[none] { $who } no blofeó: el desafío fracasa.
}
event-shouted = { $me ->
    [seat] Dijiste tu mano en voz alta: { $cards }.
   *[none] { $who } dijo su mano en voz alta: { $cards }.
}
event-called = { $me ->
    [seat] Gritaste ¡UNO!
   *[none] { $who } gritó ¡UNO!
}
event-exposed = { $me ->
    [seat] Te queda una carta y no has gritado UNO.
   *[none] A { $who } le queda una carta y no ha gritado UNO.
}
event-safe = { $me ->
    [seat] Nadie te sorprendió a tiempo.
   *[none] Ya no se puede sorprender a { $who }.
}
event-caught = { $me ->
    [seat] { $other } te sorprendió: no gritaste UNO, dos cartas.
    [other] Sorprendiste a { $who }: no gritó UNO, dos cartas.
   *[none] { $other } sorprendió a { $who }: no gritó UNO, dos cartas.
}
event-flagged = { $me ->
    [seat] { $other } señaló tu carta: era una carta equivocada según { $broken }.
    [other] Señalaste la carta de { $who }: era una carta equivocada según { $broken }.
   *[none] { $other } señaló la carta de { $who }: era una carta equivocada según { $broken }.
}
event-took_back = { $me ->
    [seat] Regresaste { $cards } a tu mano.
   *[none] { $who } regresó { $cards } a su mano.
}
event-hinted = { $me ->
    [seat] Sugeriste una jugada: dos cartas.
   *[none] { $who } sugirió una jugada: dos cartas.
}
event-accused_falsely = { $me ->
    [seat] Acusaste a { $other } sin motivo.
    [other] { $who } te acusó sin motivo.
   *[none] { $who } acusó a { $other } sin motivo.
}
event-reshuffled = { $number ->
    [one] Una carta de la { discard-pile } forma la nueva { draw-pile }.
   *[other] Se revuelven { $number } cartas de la { discard-pile } y forman la nueva { draw-pile }.
}
event-passed = { $me ->
    [seat] No puedes jugar ni tomar, y pasas.
   *[none] { $who } no puede jugar ni tomar, y pasa.
}
event-out = { $me ->
    [seat] Te quedaste sin cartas.
   *[none] { $who } se quedó sin cartas.
}
event-left_with = { $me ->
    [seat] Te quedas con { $cards }.
   *[none] { $who } se queda con { $cards }.
}
event-lowest = { $me ->
    [seat] Ya nadie puede jugar, y tú tienes menos puntos que nadie en la mano.
   *[none] Ya nadie puede jugar, y { $who } tiene menos puntos que nadie en la mano.
}
event-void = Ya nadie puede jugar: la mano se anula.
event-sorted = { $me ->
    [seat] El { sorting-hat } te hizo tomar { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
   *[none] El { sorting-hat } hizo que { $who } tomara { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
}
