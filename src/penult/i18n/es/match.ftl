## Lo que pasa entre las manos de una partida. $who es un jugador, o una pareja por su nombre; $players son varios
## de ellos en una lista, $count cuántos son; $number es un número de puntos.

## A qué se juega. $format es el formato de la partida, $number la meta o, si se cambia de pareja, el número de manos.
match-goal = { $format ->
    [winner] { $number ->
        [one] Quien gana una mano anota lo que les queda a los demás. El primero en llegar a un punto gana la partida.
       *[other] Quien gana una mano anota lo que les queda a los demás. El primero en llegar a { $number } puntos gana la partida.
    }
    [tally] { $number ->
        [one] Anotas lo que te queda en la mano. Cuando alguien llega a un punto, el total más bajo gana la partida.
       *[other] Anotas lo que te queda en la mano. Cuando alguien llega a { $number } puntos, el total más bajo gana la partida.
    }
    [elim] { $number ->
        [one] Anotas lo que te queda en la mano. Si llegas a un punto, quedas fuera. El último que queda gana la partida.
       *[other] Anotas lo que te queda en la mano. Si llegas a { $number } puntos, quedas fuera. El último que queda gana la partida.
    }
    [team] { $number ->
        [one] Las parejas anotan juntas. La primera pareja en llegar a un punto gana la partida.
       *[other] Las parejas anotan juntas. La primera pareja en llegar a { $number } puntos gana la partida.
    }
   *[rotate4] Cada jugador hace pareja por turnos con todos los demás, { $number } manos en total. El total más alto gana la partida.
}
match-scored = { $number ->
    [0] { $who } no anotó puntos.
    [one] { $who } anotó un punto.
   *[other] { $who } anotó { $number } puntos.
}
match-void_hand = La mano se anuló: nadie anotó puntos.
match-eliminated = { $number ->
    [one] { $who } quedó fuera de la partida con un punto.
   *[other] { $who } quedó fuera de la partida con { $number } puntos.
}
match-reached = { $count ->
    [one] { $number ->
        [one] { $players } llegó a un punto, así que decide el total más bajo.
       *[other] { $players } llegó a { $number } puntos, así que decide el total más bajo.
    }
   *[other] { $number ->
        [one] { $players } llegaron a un punto, así que decide el total más bajo.
       *[other] { $players } llegaron a { $number } puntos, así que decide el total más bajo.
    }
}
match-duel = Solo quedan { $players }. ¡Ahora es mano a mano!
match-tied = { $number ->
    [one] { $players } empataron con el total más bajo, un punto. Otra mano decide.
   *[other] { $players } empataron con el total más bajo, { $number } puntos. Otra mano decide.
}
match-won = { $count ->
    [one] { $number ->
        [one] { $players } ganó la partida con un punto.
       *[other] { $players } ganó la partida con { $number } puntos.
    }
   *[other] { $number ->
        [one] { $players } ganaron juntos la partida, con un punto cada uno.
       *[other] { $players } ganaron juntos la partida, con { $number } puntos cada uno.
    }
}
match-deals = { $who } reparte la próxima mano.
match-new_dealer = Falta decidir quién reparte la próxima mano.
## Una pareja por los nombres de sus dos jugadores.
match-team = la pareja { $first } & { $second }

## Lo que le pasa a quien lee entre las manos. $side es team si se juega en parejas, si no alone; $players son
## varios, y quien lee va entre ellos con la palabra que está primero aquí, $count cuántos son; $number es un
## número de puntos.

match-reader = tú
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Tu pareja y tú no anotaron puntos.
        [one] Tu pareja y tú anotaron un punto.
       *[other] Tu pareja y tú anotaron { $number } puntos.
    }
   *[alone] { $number ->
        [0] No anotaste puntos.
        [one] Anotaste un punto.
       *[other] Anotaste { $number } puntos.
    }
}
match-yours-eliminated = { $number ->
    [one] Quedaste fuera de la partida con un punto.
   *[other] Quedaste fuera de la partida con { $number } puntos.
}
match-yours-reached = { $count ->
    [one] { $number ->
        [one] Llegaste a un punto, así que decide el total más bajo.
       *[other] Llegaste a { $number } puntos, así que decide el total más bajo.
    }
   *[other] { $number ->
        [one] { $players } llegaron a un punto, así que decide el total más bajo.
       *[other] { $players } llegaron a { $number } puntos, así que decide el total más bajo.
    }
}
match-yours-duel = Solo quedan { $players }. ¡Ahora es mano a mano!
match-yours-tied = { $number ->
    [one] { $players } empataron con el total más bajo, un punto. Otra mano decide.
   *[other] { $players } empataron con el total más bajo, { $number } puntos. Otra mano decide.
}
match-yours-won = { $side ->
    [team] { $number ->
        [one] Tu pareja y tú ganaron la partida con un punto.
       *[other] Tu pareja y tú ganaron la partida con { $number } puntos.
    }
   *[alone] { $count ->
        [one] { $number ->
            [one] Ganaste la partida con un punto.
           *[other] Ganaste la partida con { $number } puntos.
        }
       *[other] { $number ->
            [one] { $players } ganaron juntos la partida, con un punto cada uno.
           *[other] { $players } ganaron juntos la partida, con { $number } puntos cada uno.
        }
    }
}
match-yours-deals = Repartes la próxima mano.
