## Lo que pasa entre las manos de una partida. $who es un jugador, o una pareja por su nombre; $players son varios
## de ellos en una lista, $count cuántos son; $number es un número de puntos.

## A qué se juega. $format es el formato de la partida, $number la meta o, si se cambia de pareja, el número de manos.
match-goal = { $format ->
    [winner] Quien se queda sin cartas suma lo que tienen todos los demás. Gana la partida quien primero llega a { $number } puntos.
    [tally] Cada cual suma lo que le queda en la mano. Cuando alguien llega a { $number } puntos, gana la partida el total más bajo.
    [elim] Cada cual suma lo que le queda en la mano. Quien llega a { $number } puntos queda fuera, y gana la partida quien queda al final.
    [team] Las parejas suman juntas. Gana la partida la primera pareja que llega a { $number } puntos.
   *[rotate4] Todos hacen pareja con todos, { $number } manos en total. Gana la partida el total más alto.
}
match-scored = { $number ->
    [0] { $who } no suma puntos.
    [one] { $who } suma un punto.
   *[other] { $who } suma { $number } puntos.
}
match-void_hand = La mano se anula: nadie suma puntos.
match-eliminated = { $who } llega a { $number ->
    [one] un punto
   *[other] { $number } puntos
} y queda fuera de la partida.
match-reached = { $count ->
    [one] { $players } llega a la meta de { $number }: ahora decide el total más bajo.
   *[other] { $players } llegan a la meta de { $number }: ahora decide el total más bajo.
}
match-duel = Solo quedan { $players }, y siguen jugando entre sí.
match-tied = { $players } comparten el total más bajo, { $number ->
    [one] un punto
   *[other] { $number } puntos
}. Decide otra mano.
match-won = { $count ->
    [one] { $players } gana la partida con { $number ->
        [one] un punto
       *[other] { $number } puntos
    }.
   *[other] { $players } comparten la victoria, con { $number ->
        [one] un punto
       *[other] { $number } puntos
    } cada cual.
}
match-deals = { $who } reparte la siguiente mano.
match-new_dealer = Falta decidir quién reparte la siguiente mano.
## Dos nombres, o una lista y su último nombre.
match-and = { $first } y { $second }
## Una pareja por los nombres de sus dos jugadores.
match-team = la pareja { $first } & { $second }

## Lo que le pasa a quien lee entre las manos. $side es team si se juega en parejas, si no alone; $players son
## varios, y quien lee va entre ellos con la palabra que está primero aquí, $count cuántos son; $number es un
## número de puntos.

match-reader = tú
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Tu pareja y tú no sumáis puntos.
        [one] Tu pareja y tú sumáis un punto.
       *[other] Tu pareja y tú sumáis { $number } puntos.
    }
   *[alone] { $number ->
        [0] No sumas puntos.
        [one] Sumas un punto.
       *[other] Sumas { $number } puntos.
    }
}
match-yours-eliminated = { $number ->
    [one] Llegas a un punto y quedas fuera de la partida.
   *[other] Llegas a { $number } puntos y quedas fuera de la partida.
}
match-yours-reached = { $count ->
    [one] Llegas a la meta de { $number }: ahora decide el total más bajo.
   *[other] { $players } llegáis a la meta de { $number }: ahora decide el total más bajo.
}
match-yours-duel = Solo quedáis { $players }, y seguís jugando.
match-yours-tied = { $number ->
    [one] { $players } compartís el total más bajo, un punto. Decide otra mano.
   *[other] { $players } compartís el total más bajo, { $number } puntos. Decide otra mano.
}
match-yours-won = { $side ->
    [team] { $number ->
        [one] Tu pareja y tú ganáis la partida con un punto.
       *[other] Tu pareja y tú ganáis la partida con { $number } puntos.
    }
   *[alone] { $count ->
        [one] { $number ->
            [one] Ganas la partida con un punto.
           *[other] Ganas la partida con { $number } puntos.
        }
       *[other] { $number ->
            [one] { $players } compartís la victoria, con un punto cada cual.
           *[other] { $players } compartís la victoria, con { $number } puntos cada cual.
        }
    }
}
match-yours-deals = Repartes la siguiente mano.
