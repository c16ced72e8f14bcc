## El español de España: solo lo que se dice de otra manera que en es.

tournament-ask-players = ¿Quiénes jugáis? Escribe los nombres, separados por comas:
tournament-rank = Puesto
tournament-shared = Los totales iguales comparten el puesto (A-62). Los castigos están incluidos en los puntos.
tournament-ask-kind = ¿Cómo queréis jugar? Escribe el número, o Enter para el 1:
tournament-ask-leave = El torneo ha terminado. Pulsa Enter para salir, o escribe un comando (? los muestra):
tournament-ask-right = ¿Está bien? Pulsa Enter para guardarlo, o escribe cualquier otra cosa para cambiarlo:
tournament-plan-complete = Ya todos han hecho pareja con todos. Escribe sortear para empezar de nuevo (R-65), o terminar para terminar el torneo.
tournament-taken-back = Se ha deshecho: { $text }
tournament-refused =
    .won_all = { $name } ha ganado todas las manos, así que no tiene puntos, y has escrito { $count }. El primer número son los puntos; el segundo, las manos ganadas.
    .no_points = Un castigo es de un punto o más, y has escrito { $count }.
    .too_few_rounds = { $least ->
        [one] Ya se ha sorteado una ronda, así que no puede haber menos.
       *[other] Ya se han sorteado { $least } rondas, así que no puede haber menos.
    }
    .has_left = { $name } ya se ha retirado.
    .taken_back = La línea { $number } ya se ha deshecho.
tournament-is-over = { $number ->
    [one] El torneo de { $count } jugadores ha terminado, después de una ronda.
   *[other] El torneo de { $count } jugadores ha terminado, después de { $number } rondas.
}
