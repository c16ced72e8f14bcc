## El español de España: solo lo que se dice de otra manera que en es.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [one] Has recibido una carta.
           *[other] Has recibido { $count } cartas.
        }
       *[none] { $count ->
            [one] { $who } ha recibido una carta.
           *[other] { $who } ha recibido { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Has recibido { $cards-a }.
       *[none] { $who } ha recibido { $cards-a }.
    }
}
event-returned = { $cards-the } no puede ser la primera carta, así que ha vuelto al mazo.
event-turned_up = Ha salido { $cards-a }.
event-laid = { $rule ->
    [H-24] { $me ->
        [seat] Te has adelantado con { $cards-a }.
       *[none] { $who } se ha adelantado con { $cards-a }.
    }
    [H-03] { $me ->
        [seat] Has sumado { $cards-a }.
       *[none] { $who } ha sumado { $cards-a }.
    }
    [H-08] { $me ->
        [seat] Has desviado las cartas con { $cards-a }.
       *[none] { $who } ha desviado las cartas con { $cards-a }.
    }
   *[R-16] { $me ->
        [seat] Has jugado { $cards-a }.
       *[none] { $who } ha jugado { $cards-a }.
    }
}
event-named = { $me ->
    [seat] Has escogido el { color }.
   *[none] { $who } ha escogido el { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] Has escogido tu propia mano.
       *[none] { $who } ha escogido su propia mano.
    }
   *[no] { $me ->
        [seat] Has escogido a { $other }.
        [other] { $who } te ha escogido a ti.
       *[none] { $who } ha escogido a { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [one] Has robado una carta.
           *[other] Has robado { $count } cartas.
        }
       *[none] { $count ->
            [one] { $who } ha robado una carta.
           *[other] { $who } ha robado { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Has robado { $cards-a }.
       *[none] { $who } ha robado { $cards-a }.
    }
}
event-reversed = { $direction ->
    [L] El juego ha cambiado a sentido horario.
   *[R] El juego ha cambiado a sentido antihorario.
}
event-skipped = { $me ->
    [seat] Has perdido el turno.
   *[none] { $who } ha perdido el turno.
}
event-accepted = { $me ->
    [seat] Has aceptado { $cards-the }.
   *[none] { $who } ha aceptado { $cards-the }.
}
event-challenged = { $me ->
    [seat] Has desafiado a { $other }.
    [other] { $who } te ha desafiado.
   *[none] { $who } ha desafiado a { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Le has enseñado tus cartas a { $other }.
        [other] { $who } te ha enseñado sus cartas.
       *[none] { $who } le ha enseñado sus cartas a { $other }.
    }
   *[no] { $me ->
        [seat] Le has enseñado tus cartas a { $other }: { $cards-a }.
        [other] { $who } te ha enseñado sus cartas: { $cards-a }.
       *[none] { $who } le ha enseñado sus cartas a { $other }: { $cards-a }.
    }
}
event-guilty = { $me ->
    [seat] Ibas de farol, así que el desafío ha funcionado.
   *[none] { $who } iba de farol, así que el desafío ha funcionado.
}
event-innocent = { $me ->
    [seat] No ibas de farol, así que el desafío ha fallado.
   *[none] { $who } no iba de farol, así que el desafío ha fallado.
}
event-shouted = { $me ->
    [seat] Has dicho tus cartas en voz alta: { $cards-a }.
   *[none] { $who } ha dicho sus cartas en voz alta: { $cards-a }.
}
event-called = { $me ->
    [seat] ¡Has gritado UNO!
   *[none] ¡{ $who } ha gritado UNO!
}
event-exposed = { $me ->
    [seat] Te queda una carta y no has gritado UNO.
   *[none] A { $who } le queda una carta y no ha gritado UNO.
}
event-safe = { $me ->
    [seat] Nadie te ha pillado a tiempo.
   *[none] Nadie ha pillado a { $who } a tiempo.
}
event-caught = { $me ->
    [seat] No has gritado UNO y te ha pillado { $other }.
    [other] Has pillado a { $who }, que no ha gritado UNO.
   *[none] { $other } ha pillado a { $who }, que no ha gritado UNO.
}
event-flagged = { $me ->
    [seat] { $other } ha señalado tu carta: no cumplía la regla { $broken }.
    [other] Has señalado la carta de { $who }: no cumplía la regla { $broken }.
   *[none] { $other } ha señalado la carta de { $who }: no cumplía la regla { $broken }.
}
event-took_back = { $me ->
    [seat] Has recogido { $cards-the }.
   *[none] { $who } ha recogido { $cards-the }.
}
event-hinted = { $me ->
    [seat] Has recibido un castigo por sugerir una jugada.
   *[none] { $who } ha recibido un castigo por sugerir una jugada.
}
event-accused_falsely = { $me ->
    [seat] Has acusado a { $other } por error.
    [other] { $who } te ha acusado por error.
   *[none] { $who } ha acusado a { $other } por error.
}
event-reshuffled = { $number ->
    [one] El mazo estaba vacío: se ha vuelto a usar la única carta de los descartes.
   *[other] El mazo estaba vacío: se han barajado { $number } cartas de los descartes.
}
event-passed = { $me ->
    [seat] No podías jugar ni robar, así que has pasado.
   *[none] { $who } no podía jugar ni robar, así que ha pasado.
}
event-out = { $me ->
    [seat] ¡Te has quedado sin cartas!
   *[none] ¡{ $who } se ha quedado sin cartas!
}
event-left_with = { $me ->
    [seat] Te has quedado con { $cards-a }.
   *[none] { $who } se ha quedado con { $cards-a }.
}
event-void = { $rule ->
    [A-74] Alguien se ha ido y la mano se ha anulado: nadie ha anotado puntos.
   *[A-57] Ya nadie podía jugar y la mano se ha anulado: nadie ha anotado puntos.
}
event-sorted = { $me ->
    [seat] { $number ->
        [one] El { sorting-hat } te ha hecho robar una carta.
       *[other] El { sorting-hat } te ha hecho robar { $number } cartas.
    }
   *[none] { $number ->
        [one] El { sorting-hat } ha hecho que { $who } robe una carta.
       *[other] El { sorting-hat } ha hecho que { $who } robe { $number } cartas.
    }
}
event-gave = { $hidden ->
    [yes] { $me ->
        [seat] Le has dado tus cartas a { $other }.
        [other] { $who } te ha dado sus cartas.
       *[none] { $who } le ha dado sus cartas a { $other }.
    }
   *[no] { $me ->
        [seat] Le has dado tus cartas a { $other }: { $cards-a }.
        [other] { $who } te ha dado sus cartas: { $cards-a }.
       *[none] { $who } le ha dado sus cartas a { $other }: { $cards-a }.
    }
}
event-uncalled = { $me ->
    [seat] No has gritado UNO.
   *[none] { $who } no ha gritado UNO.
}
