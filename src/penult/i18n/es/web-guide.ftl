## La primera mano: pistas mientras se juega una mano grabada. $card es la carta que se juega o que se acaba de robar,
## $top la carta de la pila, $color el color en juego o el que se escoge, $who otra persona; $taps es one
## si un solo toque juega la carta.

web-guide-hint = Las cartas que sobresalen son las que puedes jugar.
    .first = { $taps ->
        [one] El color en juego es el { color }, y { $card-the } es del mismo color. Toca { $card-the } para jugar esa carta.
       *[two] El color en juego es el { color }, y { $card-the } es del mismo color. Toca { $card-the } para levantar la carta, y tócala otra vez para jugarla.
    }
    .color = El color en juego es el { color }. Juega { $card-the }: es del mismo color.
    .figure = La carta de arriba es { $top-the }. No tienes ese color, pero { $card-the } tiene el mismo número o símbolo. Juega esa carta.
    .find = Solo una de tus cartas sirve sobre { $top-the }. Encuéntrala y juégala.
    .draw = Ninguna de tus cartas sirve sobre { $top-the }, así que roba una. Si sirve, puedes jugarla al momento.
    .wild = Robaste { $card-a }. Sirve sobre cualquier carta, y tú escoges el color. Juega esa carta y escoge el { color }: es el color
        del que más tienes.
    .challenge = { $who } jugó { $top-a } contra ti. Solo se permite si no tenía cartas del color anterior.
        ¡Desafía! Si es un blof, { $who } roba cuatro. Si no, robas seis y pierdes el turno.
    .reverse = Te toca, y el color es el { color }. Juega { $card-the }: el juego cambia de sentido, y sigue { $who }.
    .skip = Te toca, y el color es el { color }. Juega { $card-the }: { $who } pierde el turno.
    .draw-card = Juega { $card-the }: { $who } roba { draw-strength } y pierde el turno.
    .catch = A { $who } le queda una carta y no gritó UNO. Sorprende a { $who } antes de que empiece el próximo turno: ¡le cuesta dos cartas!
    .uno = Tienes dos cartas. Presiona ¡UNO! y luego juega { $card-the }. Si se te olvida gritar, te pueden sorprender.
    .out = Te queda una carta, y { $card-the } sirve. ¡Juega esa carta y gana la mano!
    .howler = Aquí solo sirve { $card-the }, porque sirve sobre cualquier carta. Juega esa carta contra { $who }, que tiene que decir todas sus cartas en voz alta.
    .howler-color = Ya conoces sus cartas, y tú escoges el color. Escoge el { color }: es el color del que más tienes.
    .keep = Robaste { $card-a }. Podrías jugarla ahora, pero te sirve más para responder después. Quédate con ella.
    .invisibility = { $who } jugó { $top-a } contra ti. Responde con { invisibility.the }: no te pasa nada, y tú
        escoges el color. Escoge el { color }.
    .hat = Robaste { $card-a }. Sirve sobre cualquier carta. Juega esa carta contra { $who }, que roba hasta que salga una roja.
    .hat-color = El { sorting-hat } ya terminó, y tú escoges el color. Escoge el { color }: es el color del que más tienes.
    .stack = { $who } jugó { $top-a } contra ti. En esta mano no tienes que robar: juega encima { $card-the }. Ahora el
        siguiente jugador roba cuatro, o suma otra carta.
    .stack-wild = { $who } jugó { $top-a } contra ti. En esta mano puedes jugar cualquier carta de robar sobre cualquier otra.
        Juega { $card-the } y escoge el { color }: el siguiente jugador roba seis, o suma otra carta.
    .stack-up = { $who } jugó { $top-a } contra ti. No robes: juega encima { $card-the }, y el siguiente jugador roba cuatro.
        Quien llega a 25 cartas queda fuera de la mano.
    .bounce = { $who } jugó { $top-a } contra ti. Juega { $card-the }: es del mismo color, y el siguiente jugador roba en tu
        lugar.
    .swap = Juega { $card-the } e intercambia tu mano con { $who }: es quien menos cartas tiene.
    .rotate = Solo sirve { $card-the }. Juega esa carta: cada jugador le da su mano al siguiente, y tú recibes la de
        { $who }.
    .jump = { $who } acaba de jugar una carta que tú también tienes: { $card-the }. No te toca, pero puedes adelantarte.
        ¡Juega esa carta ya! Después le toca al jugador que va detrás de ti.
    .until = Ninguna de tus cartas sirve sobre { $top-the }, así que roba. En esta mano se roba hasta que salga una que sirva.
    .must = Robaste { $card-the }, y sirve. En esta mano no puedes quedarte con esa carta: juégala.
    .no-draw = Solo sirve { $card-the }. Quizá quieras guardar esa carta, pero en esta mano no puedes robar si tienes una que
        sirve. Juega esa carta y escoge el { color }.

## $done es la mitad de la jugada que está hecha: el grito o la carta.
web-guide-half = { $done ->
    [call] Gritaste UNO. Ahora juega { $card-the }.
   *[card] Esa es la carta, pero primero grita UNO. Presiona ¡UNO! y luego juega { $card-the }.
}

web-guide-title = Tu primera mano
web-guide-about = Una mano, unos minutos. Los demás siguen un guion, y las pistas te dicen qué hacer y por qué.
web-guide-choose = ¿Qué edición?
web-guide-house = O una regla casera
web-guide-label = Pista
web-guide-step = Paso { $number } de { $count }
web-guide-watch = Mira lo que hacen los demás.
web-guide-other = Buena idea, pero primero prueba esta jugada:
web-guide-leave = Salir de la guía
web-guide-done = ¡Ganaste tu primera mano!
web-guide-learned = Juega el mismo color, número o símbolo. Roba cuando nada sirva. Desafía un blof. Grita UNO. Lo demás está en el reglamento.
web-guide-play = Jugar de verdad
web-guide-again = Jugarla otra vez
web-guide-change = Probar otra edición
web-guide-another = Probar otra mano
