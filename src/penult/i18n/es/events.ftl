## Lo que pasó, una oración por suceso.
## $who lo hizo o lo sufrió, $other es la segunda persona. $me dice quién lee:
## seat (quien lee es $who), other (quien lee es $other) o none.
## $cards es una lista de nombres de cartas, $count cuántas son; $hidden es yes cuando quien lee no puede verlas.
## $rule es la regla que lo decide.
## $oneself es yes si $who y $other son la misma persona.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] Recibes { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[none] { $who } recibe { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
   *[no] { $me ->
        [seat] Recibes { $cards }.
       *[none] { $who } recibe { $cards }.
    }
}
event-returned = { $cards } no puede ser la primera carta: vuelve a la pila y se descubre otra.
event-turned_up = Se descubre { $cards }.
event-turn = { $me ->
    [seat] Te toca.
   *[none] Le toca a { $who }.
}
event-laid = { $me ->
    [seat] Has jugado { $cards }.
   *[none] { $who } ha jugado { $cards }.
}
event-named = { $me ->
    [seat] Has escogido el color { color }.
   *[none] { $who } ha escogido el color { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] Te has escogido a ti.
       *[none] { $who } se ha escogido a sí.
    }
   *[no] { $me ->
        [seat] Has escogido a { $other }.
        [other] { $who } te ha escogido a ti.
       *[none] { $who } ha escogido a { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] Has robado { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[none] { $who } ha robado { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
   *[no] { $me ->
        [seat] Has robado { $cards }.
       *[none] { $who } ha robado { $cards }.
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
    [seat] Has aceptado { $cards }.
   *[none] { $who } ha aceptado { $cards }.
}
event-challenged = { $me ->
    [seat] Has desafiado a { $other }.
    [other] { $who } te ha desafiado.
   *[none] { $who } ha desafiado a { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Le has mostrado tu mano a { $other }.
        [other] { $who } te ha mostrado su mano.
       *[none] { $who } le ha mostrado su mano a { $other }.
    }
   *[no] { $me ->
        [seat] Le has mostrado tu mano a { $other }: { $cards }.
        [other] { $who } te ha mostrado su mano: { $cards }.
       *[none] { $who } le ha mostrado su mano a { $other }: { $cards }.
    }
}
event-guilty = { $me ->
    [seat] Ibas de farol: el desafío tiene éxito.
   *[none] { $who } iba de farol: el desafío tiene éxito.
}
event-innocent = { $me ->
    [seat] No ibas de farol: el desafío fracasa.
   *[none] { $who } no iba de farol: el desafío fracasa.
}
event-shouted = { $me ->
    [seat] Has dicho tu mano en voz alta: { $cards }.
   *[none] { $who } ha dicho su mano en voz alta: { $cards }.
}
event-called = { $me ->
    [seat] Has gritado ¡UNO!
   *[none] { $who } ha gritado ¡UNO!
}
event-exposed = { $me ->
    [seat] Te queda una carta y no has gritado UNO.
   *[none] A { $who } le queda una carta y no ha gritado UNO.
}
event-safe = { $me ->
    [seat] Nadie te ha sorprendido a tiempo.
   *[none] Ya no se puede sorprender a { $who }.
}
event-caught = { $me ->
    [seat] { $other } te ha sorprendido: sin gritar UNO, dos cartas.
    [other] Has sorprendido a { $who }: sin gritar UNO, dos cartas.
   *[none] { $other } ha sorprendido a { $who }: sin gritar UNO, dos cartas.
}
event-flagged = { $me ->
    [seat] { $other } ha señalado tu carta: era una carta equivocada según { $broken }.
    [other] Has señalado la carta de { $who }: era una carta equivocada según { $broken }.
   *[none] { $other } ha señalado la carta de { $who }: era una carta equivocada según { $broken }.
}
event-took_back = { $me ->
    [seat] Has recogido { $cards }.
   *[none] { $who } ha recogido { $cards }.
}
event-hinted = { $me ->
    [seat] Has sugerido una jugada: dos cartas.
   *[none] { $who } ha sugerido una jugada: dos cartas.
}
event-accused_falsely = { $me ->
    [seat] Has acusado a { $other } sin motivo.
    [other] { $who } te ha acusado sin motivo.
   *[none] { $who } ha acusado a { $other } sin motivo.
}
event-reshuffled = { $number ->
    [one] Una carta de la { discard-pile } forma la nueva { draw-pile }.
   *[other] Se barajan { $number } cartas de la { discard-pile } y forman la nueva { draw-pile }.
}
event-passed = { $me ->
    [seat] No puedes jugar ni robar, y pasas.
   *[none] { $who } no puede jugar ni robar, y pasa.
}
event-out = { $me ->
    [seat] Te has quedado sin cartas.
   *[none] { $who } se ha quedado sin cartas.
}
event-left_with = { $me ->
    [seat] Te quedas con { $cards }.
   *[none] { $who } se queda con { $cards }.
}
event-lowest = { $me ->
    [seat] Ya nadie puede jugar, y tú tienes menos puntos que nadie en la mano.
   *[none] Ya nadie puede jugar, y { $who } tiene menos puntos que nadie en la mano.
}
event-void = { $rule ->
    [A-74] Un jugador se ha ido: la mano se anula.
   *[A-57] Ya nadie puede jugar: la mano se anula.
}
event-sorted = { $me ->
    [seat] El { sorting-hat } te ha hecho robar { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
   *[none] El { sorting-hat } ha hecho que { $who } robe { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
}
