## Lo que pasó, una oración por suceso, en pasado.
## $who lo hizo o lo sufrió, $other es la segunda persona. $me dice quién lee:
## seat (quien lee es $who), other (quien lee es $other) o none.
## $cards es una lista de nombres de cartas, $count cuántas son; $hidden es yes cuando quien lee no puede verlas.
## $rule es la regla que lo decide.
## $oneself es yes si $who y $other son la misma persona.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [one] Recibiste una carta.
           *[other] Recibiste { $count } cartas.
        }
       *[none] { $count ->
            [one] { $who } recibió una carta.
           *[other] { $who } recibió { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Recibiste { $cards-a }.
       *[none] { $who } recibió { $cards-a }.
    }
}
event-returned = { $cards-the } no puede ser la primera carta, así que volvió a la pila.
event-turned_up = Salió { $cards-a }.
event-turn = { $me ->
    [seat] Te toca.
   *[none] Le toca a { $who }.
}
event-laid = { $rule ->
    [H-24] { $me ->
        [seat] Te adelantaste con { $cards-a }.
       *[none] { $who } se adelantó con { $cards-a }.
    }
    [H-03] { $me ->
        [seat] Sumaste { $cards-a }.
       *[none] { $who } sumó { $cards-a }.
    }
    [H-08] { $me ->
        [seat] Desviaste las cartas con { $cards-a }.
       *[none] { $who } desvió las cartas con { $cards-a }.
    }
   *[R-16] { $me ->
        [seat] Jugaste { $cards-a }.
       *[none] { $who } jugó { $cards-a }.
    }
}
event-named = { $me ->
    [seat] Escogiste el { color }.
   *[none] { $who } escogió el { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] Escogiste tu propia mano.
       *[none] { $who } escogió su propia mano.
    }
   *[no] { $me ->
        [seat] Escogiste a { $other }.
        [other] { $who } te escogió a ti.
       *[none] { $who } escogió a { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [one] Robaste una carta.
           *[other] Robaste { $count } cartas.
        }
       *[none] { $count ->
            [one] { $who } robó una carta.
           *[other] { $who } robó { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Robaste { $cards-a }.
       *[none] { $who } robó { $cards-a }.
    }
}
## L, hacia la izquierda, es como las agujas del reloj.
event-reversed = { $direction ->
    [L] El juego cambió a sentido horario.
   *[R] El juego cambió a sentido antihorario.
}
event-skipped = { $me ->
    [seat] Perdiste el turno.
   *[none] { $who } perdió el turno.
}
event-accepted = { $me ->
    [seat] Aceptaste { $cards-the }.
   *[none] { $who } aceptó { $cards-the }.
}
event-challenged = { $me ->
    [seat] Desafiaste a { $other }.
    [other] { $who } te desafió.
   *[none] { $who } desafió a { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Le mostraste tus cartas a { $other }.
        [other] { $who } te mostró sus cartas.
       *[none] { $who } le mostró sus cartas a { $other }.
    }
   *[no] { $me ->
        [seat] Le mostraste tus cartas a { $other }: { $cards-a }.
        [other] { $who } te mostró sus cartas: { $cards-a }.
       *[none] { $who } le mostró sus cartas a { $other }: { $cards-a }.
    }
}
event-guilty = { $me ->
    [seat] Hiciste un blof, así que el desafío funcionó.
   *[none] { $who } hizo un blof, así que el desafío funcionó.
}
event-innocent = { $me ->
    [seat] No hiciste ningún blof, así que el desafío falló.
   *[none] { $who } no hizo ningún blof, así que el desafío falló.
}
event-shouted = { $me ->
    [seat] Dijiste tus cartas en voz alta: { $cards-a }.
   *[none] { $who } dijo sus cartas en voz alta: { $cards-a }.
}
event-called = { $me ->
    [seat] ¡Gritaste UNO!
   *[none] ¡{ $who } gritó UNO!
}
event-exposed = { $me ->
    [seat] Te quedó una carta y no gritaste UNO.
   *[none] A { $who } le quedó una carta y no gritó UNO.
}
event-safe = { $me ->
    [seat] Nadie te sorprendió a tiempo.
   *[none] Nadie sorprendió a { $who } a tiempo.
}
event-caught = { $me ->
    [seat] No gritaste UNO y te sorprendió { $other }.
    [other] Sorprendiste a { $who }, que no gritó UNO.
   *[none] { $other } sorprendió a { $who }, que no gritó UNO.
}
event-flagged = { $me ->
    [seat] { $other } señaló tu carta: no cumplía la regla { $broken }.
    [other] Señalaste la carta de { $who }: no cumplía la regla { $broken }.
   *[none] { $other } señaló la carta de { $who }: no cumplía la regla { $broken }.
}
event-took_back = { $me ->
    [seat] Recogiste { $cards-the }.
   *[none] { $who } recogió { $cards-the }.
}
event-hinted = { $me ->
    [seat] Recibiste un castigo por sugerir una jugada.
   *[none] { $who } recibió un castigo por sugerir una jugada.
}
event-accused_falsely = { $me ->
    [seat] Acusaste a { $other } por error.
    [other] { $who } te acusó por error.
   *[none] { $who } acusó a { $other } por error.
}
event-reshuffled = { $number ->
    [one] No quedaban cartas para robar: se volvió a usar la única del descarte.
   *[other] No quedaban cartas para robar: se barajaron { $number } del descarte.
}
event-passed = { $me ->
    [seat] No podías jugar ni robar, así que pasaste.
   *[none] { $who } no podía jugar ni robar, así que pasó.
}
event-out = { $me ->
    [seat] ¡Te quedaste sin cartas!
   *[none] ¡{ $who } se quedó sin cartas!
}
event-left_with = { $me ->
    [seat] Te quedaste con { $cards-a }.
   *[none] { $who } se quedó con { $cards-a }.
}
event-lowest = { $me ->
    [seat] Ya nadie podía jugar. Tú tenías menos puntos que nadie.
   *[none] Ya nadie podía jugar. { $who } tenía menos puntos que nadie.
}
event-void = { $rule ->
    [A-74] Alguien se fue y la mano se anuló: nadie anotó puntos.
   *[A-57] Ya nadie podía jugar y la mano se anuló: nadie anotó puntos.
}
event-sorted = { $me ->
    [seat] { $number ->
        [one] El { sorting-hat } te hizo robar una carta.
       *[other] El { sorting-hat } te hizo robar { $number } cartas.
    }
   *[none] { $number ->
        [one] El { sorting-hat } hizo que { $who } robara una carta.
       *[other] El { sorting-hat } hizo que { $who } robara { $number } cartas.
    }
}
event-gave = { $hidden ->
    [yes] { $me ->
        [seat] Le diste tus cartas a { $other }.
        [other] { $who } te dio sus cartas.
       *[none] { $who } le dio sus cartas a { $other }.
    }
   *[no] { $me ->
        [seat] Le diste tus cartas a { $other }: { $cards-a }.
        [other] { $who } te dio sus cartas: { $cards-a }.
       *[none] { $who } le dio sus cartas a { $other }: { $cards-a }.
    }
}
event-stands = { $me ->
    [seat] Te esperan { $number } cartas.
   *[none] A { $who } le esperan { $number } cartas.
}
event-put_out = { $me ->
    [seat] Tenías demasiadas cartas: quedas fuera de esta mano.
   *[none] { $who } tenía demasiadas cartas y queda fuera de esta mano.
}
event-last_left = { $me ->
    [seat] ¡Ya solo quedas tú!
   *[none] ¡Ya solo queda { $who }!
}
event-uncalled = { $me ->
    [seat] No gritaste UNO.
   *[none] { $who } no gritó UNO.
}
