## La página del reglamento y el panel que muestra una entrada.

web-book-title = Reglamento
web-book-find = Busca una regla o una carta
    .short = Regla o carta
## $count es cuántas entradas se encontraron.
web-book-found = { $count ->
    [0] No encontramos nada. Prueba con una sola palabra, o con una regla como R-28.
    [one] Una entrada
   *[other] { $count } entradas
}
web-book-sections = Secciones

## El nombre corto de cada edición, donde hay varias juntas.
web-book-edition = Edición
    .all = Todas las ediciones
    .classic = Clásica
    .hp2003 = 2003
    .hp2018 = 2018

web-book-disagree = Donde las hojas no coinciden
web-book-open = Lo que las hojas no dicen
## Lo que está plegado bajo una entrada; $kind es rule, ruling, difference u option.
web-book-more = { $kind ->
    [ruling] Por qué, y ver también
    [option] Reglas relacionadas
    [house] Reglas relacionadas
   *[rule] En las hojas, y ver también
}
web-book-practice = Probarlo en una mesa de práctica
web-book-print = Imprimir
    .section = Imprimir esta sección
    .whole = Imprimir todo el reglamento
web-book-turn = Sección anterior y siguiente
    .before = Anterior
    .after = Siguiente
## $rule es lo que alguien pidió.
web-book-back = Volver a { $rule }
web-book-unknown = El reglamento no tiene ninguna entrada { $rule }.

## Una frase bajo el título de cada sección.
web-book-about = Todas las reglas, y qué hacer cuando las hojas no dicen nada.
    .setup = Siete cartas para cada jugador, una carta descubierta, y empieza quien está a la izquierda del repartidor.
    .first-card = Qué hace la primera carta antes de que alguien juegue.
    .turn = El mismo color, el mismo número o el mismo símbolo. Si no, robas una carta.
    .action-cards = Hacen robar al siguiente jugador, le quitan el turno o cambian el sentido. Valen 20 puntos cada una en la mano.
    .wild = Cuatro de cada uno en el mazo, 50 puntos en la mano. Uno lo puedes jugar siempre; el otro te lo pueden desafiar.
    .howler = Una en el mazo, 50 puntos en la mano. Tú escoges quién dice sus cartas en voz alta.
    .invisibility = Una en el mazo, 50 puntos en la mano. Cancela lo que jugaron contra ti.
    .sorting-hat = Cuatro en el mazo, 50 puntos en la mano. Alguien roba hasta que sale una carta roja.
    .uno = Grita UNO al jugar tu penúltima carta.
    .penalties = Lo que cuesta una carta equivocada, y lo que cuesta una sugerencia.
    .piles = Cuando no quedan cartas para robar, se baraja el descarte.
    .end = Juega tu última carta y ganas la mano.
    .scoring = Cuánto valen las cartas, quién se lleva los puntos y cuándo termina una partida.
    .two-handed = El mismo juego, con unos pocos cambios.
    .partners = Las parejas se sientan frente a frente y anotan juntas.
    .tournaments = Cuatro u ocho jugadores, y cada uno hace pareja por turnos con todos los demás.
    .elimination = Si llegas a la meta, quedas fuera. Los dos últimos deciden la partida.
    .not-printed = Si ninguna hoja lo trae, aquí no se juega, salvo que la mesa lo acuerde.
    .house-totals = Responde a una carta de robar con otra, o desvíala, hasta que alguien robe por todas.
    .house-bluff = Cuánto blof permite la mesa, y quién puede desafiarlo.
    .house-hands = Un 7 intercambia dos manos, y un 0 las pasa todas.
    .house-jump = ¿Tienes la misma carta que está arriba? Juégala, aunque no sea tu turno.
    .house-several = Cartas del mismo número, juntas en un solo turno.
    .house-drawing = Robar hasta poder jugar, o jugar siempre que se pueda.
    .house-last = Con qué cartas se puede acabar.
    .house-mercy = Con demasiadas cartas quedas fuera de la mano.
    .house-calls = Cuánto se vigila el grito de UNO, y qué cuesta olvidarlo.
    .house-setup = Cuántas cartas se reparten, y con cuál se empieza.
    .house-printed = Qué pasa cuando las reglas caseras se cruzan con las cartas y opciones impresas.
    .house-conflicts = Mezclas que no funcionan, por qué, y qué cambiar.
    .options = Lo que una mesa puede cambiar antes de repartir. Si no cambia nada, vale lo que dicen las hojas.
