## El calendario de las parejas que cambian, en una pared o en una hoja de cálculo. Una ronda es el tiempo en que
## todos conservan su asiento. $hands es el número de manos de una ronda; $players, $number, $first, $last son números.

schedule-title = Parejas que cambian: { $players } jugadores

## Rótulos; junto a cada uno va un número.

schedule-tables = Mesas
schedule-rounds = Rondas
schedule-hands-a-round = Manos por ronda
schedule-hands-a-player = Manos por jugador
schedule-with-each = Manos con cada pareja
schedule-against-each = Manos contra cada jugador

schedule-manners =
    Los dos de cada pareja se sientan frente a frente: Norte y Sur, Este y Oeste (R-63). El juego empieza hacia
    la izquierda, de Norte a Este. Norte reparte la primera mano de cada ronda, y después el reparto pasa hacia
    la izquierda (A-76). Los dos de la pareja anotan en su propia cuenta todos los puntos de la pareja (A-59).
    Gana el total más alto.
schedule-round-hands = { $count ->
    [one] Ronda { $number } · mano { $first }
   *[other] Ronda { $number } · manos { $first } a { $last }
}
schedule-table-number = Mesa { $number }
## Antes de los números de las manos que reparte cada asiento.
schedule-deals = Reparte la mano
schedule-sits-out = En descanso: { $names }

## Encabezados de columnas

schedule-north = Norte
schedule-east = Este
schedule-south = Sur
schedule-west = Oeste
schedule-hand = Mano
schedule-round = Ronda
schedule-table = Mesa
schedule-dealer = Reparte
schedule-out = En descanso

## Clasificación de un torneo. $number es un número de rondas.

tournament-standings = { $number ->
    [0] Clasificación antes de la primera ronda
    [one] Clasificación después de una ronda
   *[other] Clasificación después de { $number } rondas
}
tournament-rank = Lugar
tournament-name = Nombre
tournament-points = Puntos
tournament-won = Manos ganadas
tournament-strength = Oponentes
tournament-penalty = Castigo
## Un jugador que dejó el torneo.
tournament-gone = { $who } (se retiró)
tournament-lowest =
    Los puntos son los que le quedaron en la mano a cada jugador: va adelante el total más bajo (R-58). Quien
    falta a una ronda suma tanto como el jugador con más puntos en ella.
tournament-ties =
    Los empates en puntos se deciden por las manos ganadas, luego por el promedio de puntos de todos los
    oponentes que tuvo cada quien y, al final, por el sorteo hecho en la inscripción. Los castigos están
    incluidos en los puntos.
tournament-shared = Los totales iguales comparten el lugar (A-62). Los castigos están incluidos en los puntos.

## El registro de un torneo. $number es una ronda, $table una mesa, $hand una mano, $seat un asiento de la mesa,
## contado desde el primer repartidor. $left son puntos que quedaron en las manos; $points y $won, listas de números,
## todo en el orden de los turnos.

tournament-entered = { $who } se inscribe.
tournament-dropped = { $who } se retira.
tournament-returned = { $who } regresa.
tournament-drawn = { $count ->
    [one] Se forma la siguiente ronda: una mesa.
   *[other] Se forma la siguiente ronda: { $count } mesas.
}
tournament-played = Ronda { $number }, mesa { $table }, mano { $hand }: ganó el asiento { $seat }. Puntos que quedaron en las manos: { $left }.
tournament-void-hand = Ronda { $number }, mesa { $table }, mano { $hand }: anulada.
tournament-totaled = Ronda { $number }, mesa { $table }: puntos { $points }; manos ganadas { $won }.
tournament-penalized = { $who }: castigo de { $points ->
    [one] un punto
   *[other] { $points } puntos
}. { $why }
tournament-corrected = La línea { $line } debe decir: { $act } { $why }
tournament-struck = La línea { $line } queda tachada. { $why }
