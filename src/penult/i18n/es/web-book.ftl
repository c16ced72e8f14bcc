## La página del reglamento y el panel que muestra una entrada.

web-book-title = Reglamento
web-book-find = Busca una regla o una carta
    .short = Regla o carta
## $count es cuántas entradas se encontraron.
web-book-found = { $count ->
    [0] Nada habla de eso. Prueba con una palabra o con una clave como R-28.
    [one] Una entrada
   *[other] { $count } entradas
}
web-book-sections = Secciones

## El nombre corto de cada edición, donde hay varias juntas.
web-book-edition = Edición
    .all = Todas
    .classic = Clásica
    .hp2003 = 2003
    .hp2018 = 2018

web-book-disagree = Donde las hojas difieren
web-book-open = Lo que las hojas dejan abierto
## Lo que está plegado bajo una entrada; $kind es rule, ruling, difference u option.
web-book-more = { $kind ->
    [ruling] Por qué, y ver también
    [option] Reglas que cambia
   *[rule] En las hojas, y ver también
}
web-book-practice = Probarlo en una mesa de práctica
web-book-print = Imprimir
    .section = Imprimir esta sección
    .whole = Imprimir todo el reglamento
web-book-turn = La sección anterior y la siguiente
    .before = Anterior
    .after = Siguiente
## $rule es lo que alguien pidió.
web-book-back = Volver a { $rule }
web-book-unknown = El reglamento no tiene ninguna entrada { $rule }.

## Una frase bajo el título de cada sección.
web-book-about = Todas las reglas, y qué hacer donde las hojas callan.
    .setup = Siete cartas por persona, una carta descubierta, y empieza quien está a la izquierda del repartidor.
    .first-card = Qué hace la carta descubierta antes de que alguien haya jugado.
    .turn = El mismo color, el mismo número o el mismo símbolo; si no, se roba una carta.
    .action-cards = Le cuestan cartas o el turno a quien sigue, o cambian el sentido. 20 puntos cada una en la mano.
    .wild = Cuatro de cada una en cada mazo, 50 puntos en la mano. Una es libre; la otra pide que le crean.
    .howler = Una en el mazo, 50 puntos en la mano. Tú escoges contra quién va.
    .invisibility = Una en el mazo, 50 puntos en la mano. Lo que jugaron contra ti no te hace nada.
    .sorting-hat = Cuatro en el mazo, 50 puntos en la mano. Alguien roba cartas hasta que sale una roja.
    .uno = La penúltima carta es la que se oye.
    .penalties = Lo que cuesta una carta equivocada, y lo que cuesta un buen consejo.
    .piles = El juego sigue; solo las cartas cambian de lugar.
    .end = Quien se queda sin cartas gana la mano.
    .scoring = Cuánto valen las cartas, quién se lleva los puntos y cuándo termina una partida.
    .two-handed = El mismo juego, con unos pocos cambios.
    .partners = Las parejas se sientan frente a frente y anotan juntas.
    .tournaments = Cuatro u ocho jugadores, y a cada uno le toca por turnos cada uno de los demás como pareja.
    .elimination = Quien llega a la meta sale de la partida; los dos últimos la deciden.
    .not-printed = Lo que ninguna hoja trae no se juega aquí.
    .options = Lo que una mesa puede acordar antes de repartir. El valor predeterminado es lo que traen las hojas.
