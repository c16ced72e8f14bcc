## El español de España: solo lo que se dice de otra manera que en es.

web-guide-hint =
    .wild = Has robado { $card-a }. Sirve sobre cualquier carta, y tú escoges el color. Juega esa carta y escoge el { color }: es el color
        del que más tienes.
    .challenge = { $who } ha jugado { $top-a } contra ti. Solo se permite si no tenía cartas del color anterior.
        ¡Desafía! Si es un farol, { $who } roba cuatro. Si no, robas seis y pierdes el turno.
    .reverse = Te toca, y el color es el { color }. Juega { $card-the }: el juego cambia de sentido, y le toca a { $who }.
    .catch = A { $who } le queda una carta y no ha gritado UNO. Pilla a { $who } antes de que empiece el próximo turno: ¡le cuesta dos cartas!
    .uno = Tienes dos cartas. Pulsa ¡UNO! y luego juega { $card-the }. Si se te olvida gritar, te pueden pillar.
    .keep = Has robado { $card-a }. Podrías jugarla ahora, pero te sirve más para responder después. Quédate con ella.
    .invisibility = { $who } ha jugado { $top-a } contra ti. Responde con { invisibility.the }: no te pasa nada, y tú
        escoges el color. Escoge el { color }.
    .hat = Has robado { $card-a }. Sirve sobre cualquier carta. Juega esa carta contra { $who }, que roba hasta que salga una roja.
    .hat-color = El { sorting-hat } ya ha terminado, y tú escoges el color. Escoge el { color }: es el color del que más tienes.
    .stack = { $who } ha jugado { $top-a } contra ti. En esta mano no tienes que robar: juega encima { $card-the }. Ahora el
        siguiente jugador roba cuatro, o suma otra carta.
    .stack-wild = { $who } ha jugado { $top-a } contra ti. En esta mano puedes jugar cualquier carta de robar sobre cualquier
        otra. Juega { $card-the } y escoge el { color }: el siguiente jugador roba seis, o suma otra carta.
    .stack-up = { $who } ha jugado { $top-a } contra ti. No robes: juega encima { $card-the }, y el siguiente jugador roba
        cuatro. Quien llega a 25 cartas queda fuera de la mano.
    .bounce = { $who } ha jugado { $top-a } contra ti. Juega { $card-the }: es del mismo color, y el siguiente jugador roba en
        tu lugar.
    .must = Has robado { $card-the }, y sirve. En esta mano no puedes quedarte con esa carta: juégala.
web-guide-half = { $done ->
    [call] Has gritado UNO. Ahora juega { $card-the }.
   *[card] Esa es la carta, pero primero grita UNO. Pulsa ¡UNO! y luego juega { $card-the }.
}
web-guide-done = ¡Has ganado tu primera mano!
web-guide-learned = Juega el mismo color, número o símbolo. Roba cuando nada sirva. Desafía un farol. Grita UNO. Lo demás está en el reglamento.
