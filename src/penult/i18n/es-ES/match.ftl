## El español de España: solo lo que se dice de otra manera que en es.

match-scored = { $number ->
    [0] { $who } no ha anotado puntos.
    [one] { $who } ha anotado un punto.
   *[other] { $who } ha anotado { $number } puntos.
}
match-void_hand = La mano se ha anulado: nadie ha anotado puntos.
match-eliminated = { $number ->
    [one] { $who } ha quedado fuera de la partida con un punto.
   *[other] { $who } ha quedado fuera de la partida con { $number } puntos.
}
match-reached = { $count ->
    [one] { $number ->
        [one] { $players } ha llegado a un punto, así que decide el total más bajo.
       *[other] { $players } ha llegado a { $number } puntos, así que decide el total más bajo.
    }
   *[other] { $number ->
        [one] { $players } han llegado a un punto, así que decide el total más bajo.
       *[other] { $players } han llegado a { $number } puntos, así que decide el total más bajo.
    }
}
match-tied = { $number ->
    [one] { $players } han empatado con el total más bajo, un punto. Otra mano decide.
   *[other] { $players } han empatado con el total más bajo, { $number } puntos. Otra mano decide.
}
match-won = { $count ->
    [one] { $number ->
        [one] { $players } ha ganado la partida con un punto.
       *[other] { $players } ha ganado la partida con { $number } puntos.
    }
   *[other] { $number ->
        [one] { $players } han ganado juntos la partida, con un punto cada uno.
       *[other] { $players } han ganado juntos la partida, con { $number } puntos cada uno.
    }
}
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Tu pareja y tú no habéis anotado puntos.
        [one] Tu pareja y tú habéis anotado un punto.
       *[other] Tu pareja y tú habéis anotado { $number } puntos.
    }
   *[alone] { $number ->
        [0] No has anotado puntos.
        [one] Has anotado un punto.
       *[other] Has anotado { $number } puntos.
    }
}
match-yours-eliminated = { $number ->
    [one] Has quedado fuera de la partida con un punto.
   *[other] Has quedado fuera de la partida con { $number } puntos.
}
match-yours-reached = { $count ->
    [one] { $number ->
        [one] Has llegado a un punto, así que decide el total más bajo.
       *[other] Has llegado a { $number } puntos, así que decide el total más bajo.
    }
   *[other] { $number ->
        [one] { $players } habéis llegado a un punto, así que decide el total más bajo.
       *[other] { $players } habéis llegado a { $number } puntos, así que decide el total más bajo.
    }
}
match-yours-duel = Solo quedáis { $players }. ¡Ahora es mano a mano!
match-yours-tied = { $number ->
    [one] { $players } habéis empatado con el total más bajo, un punto. Otra mano decide.
   *[other] { $players } habéis empatado con el total más bajo, { $number } puntos. Otra mano decide.
}
match-yours-won = { $side ->
    [team] { $number ->
        [one] Tu pareja y tú habéis ganado la partida con un punto.
       *[other] Tu pareja y tú habéis ganado la partida con { $number } puntos.
    }
   *[alone] { $count ->
        [one] { $number ->
            [one] Has ganado la partida con un punto.
           *[other] Has ganado la partida con { $number } puntos.
        }
       *[other] { $number ->
            [one] { $players } habéis ganado juntos la partida, con un punto cada uno.
           *[other] { $players } habéis ganado juntos la partida, con { $number } puntos cada uno.
        }
    }
}
