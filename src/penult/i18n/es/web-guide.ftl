## La primera mano: pistas mientras se juega una mano grabada. $card es la carta que se juega o que se acaba de robar,
## $top la carta de la pila, $color el color en juego o el que se escoge, $who otra persona; $taps es one
## si un solo toque juega la carta.

web-guide-hint = Mira las cartas que sobresalen: esas se pueden jugar.
    .first = El color en juego es el { color }, y { $card } es del mismo color. { $taps ->
        [one] Toca { $card } para jugarla.
       *[two] Toca { $card } para levantarla y tócala otra vez para jugarla.
    }
    .color = El color en juego es el { color }. Juega { $card }: es del mismo color.
    .figure = En la pila está { $top }. No tienes ese color, pero { $card } lleva la misma figura. Juega esa carta.
    .find = Sobre { $top } solo sirve una de tus cartas. Encuéntrala y juégala.
    .draw = Sobre { $top } no sirve ninguna de tus cartas. Roba una. Si sirve, puedes jugarla enseguida.
    .wild = Has robado { $card }. Sirve sobre cualquier carta, y tú escoges el color. Juega esa carta y escoge el { color }: es
        el que más tienes.
    .challenge = { $who } ha jugado { $top } contra ti; solo se permite sin cartas del color anterior. Desafía: un farol le
        cuesta cuatro cartas; si no lo es, robas seis tú.
    .reverse = Te toca, y el color es el { color }. Juega { $card }: cambia el sentido, y sigue { $who }.
    .skip = Te toca, y el color es el { color }. Juega { $card }: { $who } pierde el turno.
    .draw-card = Juega { $card }: { $who } roba { draw-strength } y pierde el turno.
    .catch = A { $who } le queda una carta y no ha gritado UNO. Sorprende a { $who } antes del próximo turno: dos cartas.
    .uno = Tienes dos cartas. Pulsa ¡UNO! y luego juega { $card }. A quien olvida gritarlo se le puede sorprender.
    .out = Te queda una carta, y { $card } sirve. Juégala y la mano es tuya.
    .howler = Aquí solo sirve { $card }, y sirve siempre. Juégala contra { $who }, que tiene que decir toda su mano
        en voz alta.
    .howler-color = Ya conoces esa mano, y tú escoges el color. Escoge el { color }: es el que más tienes.
    .keep = Has robado { $card }. Podrías jugarla ya, pero vale más como respuesta. Quédate con ella.
    .invisibility = { $who } ha jugado { $top } contra ti. Responde con { invisibility }: no te pasa nada, y tú escoges el
        color. Escoge el { color }.
    .hat = Has robado { $card }. Sirve sobre cualquier carta. Juega esa carta contra { $who }, que roba hasta que salga una roja.
    .hat-color = El { sorting-hat } ya ha hecho lo suyo, y tú escoges el color. Escoge el { color }: es el que más tienes.

## $done es la mitad de la jugada que está hecha: el grito o la carta.
web-guide-half = { $done ->
    [call] Has gritado UNO. Ahora juega { $card }.
   *[card] La carta es la correcta, pero falta el grito. Pulsa primero ¡UNO! y luego juega { $card }.
}

web-guide-title = Tu primera mano
web-guide-about = Una mano, unos minutos. Los demás siguen un guion; las pistas dicen qué hacer y por qué.
web-guide-choose = ¿Qué edición?
web-guide-label = Pista
web-guide-step = Paso { $number } de { $count }
web-guide-watch = Mira lo que hacen los demás.
web-guide-other = Ahora no. Esta es la jugada que enseña cómo va:
web-guide-leave = Salir de la guía
web-guide-done = Has ganado tu primera mano.
web-guide-learned = Mismo color o figura, robar cuando nada sirve, desafiar un farol, gritar UNO. El resto está en el
    reglamento.
web-guide-play = Jugar en una mesa de verdad
web-guide-again = Jugarla otra vez
web-guide-change = Otra edición
