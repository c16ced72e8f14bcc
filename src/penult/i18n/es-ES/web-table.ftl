## El español de España: solo lo que se dice de otra manera que en es.

web-table-draw-pile = { $cards ->
    [0] Mazo, vacío
    [one] Mazo, una carta
   *[other] Mazo, { $cards } cartas
}
web-table-silent = ¡no ha gritado UNO!
web-table-until = { $turns ->
    [one] Después te toca a ti.
   *[other] Faltan { $turns } turnos para el tuyo
}
web-table-call-now = ¡Grita UNO antes de que te pillen!
web-table-you-watch = Has quedado fuera de la partida. ¡Mira cómo termina!
web-table-answered = Ya has respondido
web-line-unsent = Se ha perdido la conexión. Si tu última jugada no se ha hecho, inténtalo otra vez.
