## Jugar en una terminal. Las teclas son las mismas letras en todos los idiomas; se escriben en
## mayúsculas (D, U, W …) y no se traducen nunca. R, G, B y Y son las letras de los cuatro colores.
## $game es el nombre de una edición, $who un jugador; $me es seat cuando ese jugador es quien lee. $count es un número de cartas.

terminal-you = Tú
terminal-players = { $seats } jugadores
terminal-heading-hand = mano { $number }
terminal-heading-partner = con { $partner }
terminal-heading-help = ? teclas
terminal-heading-score = S puntos
terminal-heading-theme = T claro u oscuro
terminal-heading-leave = Q salir

## La mesa

## Junto a otro jugador al que le queda una carta; a lo sumo doce letras.
terminal-one-card = { $exposed ->
    [yes] sin UNO
   *[no] una carta
}
    .out = fuera
terminal-direction = { $direction ->
    [L] El juego va en sentido horario.
   *[R] El juego va en sentido antihorario.
}
terminal-draw-pile = { $count ->
    [one] Pila para robar: una carta
   *[other] Pila para robar: { $count } cartas
}
terminal-total = { $count ->
    [one] Una carta por robar
   *[other] { $count } cartas por robar
}
## El color en juego sobre su propio fondo; a lo sumo veinte letras.
terminal-color-short = { $color } { color } en juego
terminal-color = El color en juego es el { color }, { shape }.
terminal-no-color = Todavía no se ha escogido ningún color.
## $card es el nombre de una carta, $color R, G, B, Y o none para un comodín. $state dice cómo está ahora:
## fits (sirve); bluff (un blof, pero se puede jugar); wrong (equivocada, pero se puede jugar); none (no se puede).
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card }: sirve
       *[other] { $card }, { shape }: sirve
    }
    [bluff] { $card }: un blof (R-28)
    [wrong] { $color ->
        [none] { $card }: carta equivocada (R-49)
       *[other] { $card }, { shape }: carta equivocada (R-49)
    }
   *[none] { $color ->
        [none] { $card }
       *[other] { $card }, { shape }
    }
}
## $card es la frase de arriba, $place su lugar en la mano de $count cartas.
terminal-looked-at = { $card } · carta { $place } de { $count }

## Lo que se pregunta

terminal-which-color = Escoge un color. Escape cancela.
terminal-which-player = { $verb ->
    [swap] ¿Con quién cambias cartas? Escape cancela.
    [catch] ¿A quién sorprendes? Escape cancela.
    [flag] ¿De quién es la carta equivocada? Escape cancela.
   *[play] ¿Para quién es? Escape cancela.
}
terminal-which-call = ¿Gritas UNO al jugarla? Escape cancela.
## Una tecla que vale por varias jugadas; después se pregunta el color o el jugador.
terminal-several = { $verb ->
    [call] Gritar UNO al jugarla…
    [jump] Adelantarme…
    [catch] Sorprender a…
    [flag] Señalar una carta…
   *[invis] Jugar { invisibility.the }…
}
terminal-take-key = Jugarla con otras
terminal-no-swap = No cambiar con nadie
terminal-go-on-key = Seguir
terminal-why = W: ¿por qué?
terminal-leaving = La mano no ha terminado. Presiona Q o Ctrl-C para salir, o Escape para quedarte.
terminal-no-totals = No hay totales: estás jugando manos sueltas.
## $columns y $rows son el tamaño mínimo de la ventana.
terminal-too-small = Esta ventana es demasiado pequeña. Hazla de al menos { $columns } columnas y { $rows } filas. El juego te espera.
terminal-leaving-small = La mano no ha terminado. Presiona Ctrl-C otra vez para salir.

## El final de una mano

terminal-won = { $me ->
    [seat] { $points ->
        [one] ¡Ganaste la mano y anotaste un punto!
       *[other] ¡Ganaste la mano y anotaste { $points } puntos!
    }
   *[none] { $points ->
        [one] { $who } ganó la mano y anotó un punto.
       *[other] { $who } ganó la mano y anotó { $points } puntos.
    }
}
terminal-nobody-won = Nadie ganó la mano, y nadie anotó puntos.
terminal-no-card = ninguna carta
terminal-kept = Esta mano está guardada en { $path }
terminal-not-kept = No se pudo guardar esta mano en { $path }: { $reason }
terminal-again = Otra mano
terminal-change = Cambiar las reglas
terminal-why-result = Cómo se cuentan los puntos
terminal-leave = Salir

## Una partida. $number es el número de una mano; $partner es un jugador, o none si no se juega en parejas.

terminal-hand-of-match = { $partner ->
    [none] Esta es la mano { $number } de la partida.
   *[other] Esta es la mano { $number } de la partida. Tu pareja es { $partner }.
}
terminal-won-hand = { $me ->
    [seat] ¡Ganaste la mano!
   *[none] { $who } ganó la mano.
}
terminal-match-kept = Esta partida está guardada en { $path }
## A quien deja una partida antes de su final; $file es la ruta como se escribe detrás de un comando.
terminal-match-left = Tu partida está guardada en { $path }
    Para seguirla: penult play --resume { $file }
    Para volver a verla: penult replay { $file }
terminal-next-hand = Próxima mano
terminal-play-on = Ver cómo termina
terminal-again-match = Jugar otra vez
terminal-ask-next-hand = Presiona Enter para la próxima mano:
terminal-ask-play-on = Quedaste fuera de la partida. Presiona Enter para ver cómo termina:
terminal-another-match = ¿Jugar otra vez? Escribe { $yes }, o Enter para terminar:

## La página de preparación

terminal-setup = Prepara tu juego
terminal-setup-keys = ↑ ↓ escoger · ← → cambiar · Tab tu nombre · Enter en la primera fila empieza
terminal-name = Tu nombre
terminal-deal = ▶ Repartir las cartas
    .about = Presiona Enter para empezar con lo que escogiste. En la mesa, ? explica todas las teclas.
## $row es language, edition, players, bots o pace. A lo sumo 23 letras.
terminal-row = { $row ->
    [house] Reglas caseras
    [language] Idioma
    [edition] Edición
    [players] Jugadores
    [bots] Oponentes
   *[pace] Ritmo
}
    .about = { $row ->
        [house] Lo que se juega además de las reglas impresas. Cada nombre escoge algunas de las filas de abajo; puedes cambiarlas una por una.
        [language] El idioma de la mesa y del reglamento.
        [players] Cuántos jugadores hay, contándote a ti.
        [clock] Cuánto tiempo tienes en cada turno. Si se te acaba, un bot juega por ti hasta que vuelvas.
       *[pace] Cuánto tardan los demás en jugar. Si alguien no gritó UNO, esperan al menos un segundo y medio, para que puedas gritar o sorprender. Sin pausa, el juego espera ahí hasta que presiones Enter.
    }
## $kind es random, simple, keen, o mixed cuando los oponentes son distintos.
terminal-bot = { $kind ->
    [mixed] Mezclados
   *[other] { bot-level }
}
    .about = { $kind ->
        [mixed] Tus oponentes son distintos: escoge cada uno abajo.
       *[other] { bot-level.about }
    }
## $number es un número de segundos.
terminal-pace = { $number ->
    [0] sin pausa
   *[other] { $number } s
}
## Los valores de una opción en una o dos palabras, un atributo por opción; a lo sumo 20 letras.
terminal-value = { $value }
    .score = { $value ->
        [winner] anota quien gana
        [tally] cuenta acumulada
        [elim] eliminación
        [team] parejas
       *[rotate4] parejas que cambian
    }
    .drawn = { $value ->
        [may] jugarla o quedársela
        [must_declined] jugar si otra servía
        [must_nomatch] jugar si nada servía
       *[must] jugarla siempre
    }
    .legality = { $value ->
        [strict] se rechazan
       *[table] se pueden señalar
    }
    .invis_scope = { $value ->
        [target] solo quien la recibe
       *[any] cualquiera
    }
    .invis_turn = { $value ->
        [uses] no sigue un turno
       *[free] sigue un turno
    }
    .howler_target = { $value ->
        [other] otro jugador
       *[any] cualquiera
    }
    .howler_invis_next = { $value ->
        [howler] tras { howler }
       *[invis] tras { invisibility }
    }
    .two_reverse = { $value ->
        [skip] quita el turno
       *[noop] nadie pierde turno
    }
    .hat_last = { $value ->
        [off] nadie roba
       *[on] alguien roba
    }
    .hints = { $value ->
        [off] no cuestan nada
       *[on] cuestan dos cartas
    }
    .forced_draw_closes = { $value ->
        [no] no cierra el plazo
       *[yes] cierra el plazo
    }
    .reshuffle = { $value ->
        [eager] con la última carta
       *[lazy] cuando haga falta
    }
    .first_return = { $value ->
        [shuffle] lugar al azar
       *[middle] justo en medio
    }
    .wd4_guilty_card = { $value ->
        [stays] se queda en la pila
       *[returned] vuelve a la mano
    }
    .blocked = { $value ->
        [void] mano anulada
       *[lowest_hand] gana la más baja
    }
    .false_catch = { $value ->
        [none] no cuestan nada
       *[draw2] cuestan dos cartas
    }
    .stack = { $value ->
        [off] no se permite
        [two] solo cartas de color
        [same] solo del mismo tipo
        [up] lo mismo o más
        [fit] la que coincida
       *[any] cualquiera
    }
    .stack_max = { $value ->
        [0] sin tope
       *[other] { $value } cartas
    }
    .deflect = { $value ->
        [off] no se permite
        [skip] { skip }
        [reverse] { reverse }
       *[both] ambas cartas
    }
    .bluff = { $value ->
        [challenge] se puede desafiar
        [first] solo el primero
        [free] siempre vale
       *[none] no se permite
    }
    .seven = { $value ->
        [off] carta cualquiera
        [must] cambio obligado
       *[may] cambio si quieres
    }
    .zero = { $value ->
        [off] carta cualquiera
       *[rotate] pasan las manos
    }
    .jump = { $value ->
        [off] no se permite
        [on] se permite
       *[not_last] no con la última
    }
    .multi = { $value ->
        [off] una por turno
        [identical] dos idénticas
       *[face] del mismo número
    }
    .draw = { $value ->
        [one] una carta
       *[until] hasta poder jugar
    }
    .decline = { $value ->
        [may] se permite
       *[never] no si puedes jugar
    }
    .finish = { $value ->
        [any] cualquier carta
        [no_wild] sin comodines
       *[number] solo con número
    }
    .mercy = { $value ->
        [0] sin límite
       *[other] desde { $value } cartas
    }
    .call = { $value ->
        [printed] te pueden sorprender
        [strict] al jugar, o robas
       *[off] no hace falta
    }
    .call_price = { $value ->
        [1] una carta
       *[other] { $value } cartas
    }
    .deal = { $value ->
       *[other] { $value } cartas
    }
    .opening = { $value ->
        [printed] según la hoja
       *[number] solo con número
    }
## Reglas caseras: $value es none (no se juega ninguna) o mixed (no es un juego ya hecho).
terminal-house = { $value ->
    [none] reglas impresas
   *[mixed] tu propia mezcla
}
## Junto a los formatos de una partida: ninguna partida.
terminal-one-hand = una mano
    .about = Solo una mano, y después otra si quieres. Cambia esta fila para jugar una partida, con puntos que se acumulan.

## Ayuda. Cada línea va detrás de su tecla.

terminal-help = Teclas
terminal-close = Esc cierra
terminal-key-choose = escoger una carta
terminal-key-lay = jugarla, o seguir
terminal-key-draw = robar una carta
terminal-key-keep = quedarte con la carta recién robada
terminal-key-color = escoger un color
terminal-key-player = escoger a un jugador por el número de su asiento
terminal-key-uno = gritar UNO, antes o después de tu penúltima carta
terminal-key-catch = sorprender a quien no gritó UNO
terminal-key-accept = aceptar lo que te hace una carta
terminal-key-challenge = desafiar un { wild-four }
terminal-key-invisibility = responder con { invisibility.the }
terminal-key-flag = señalar una carta equivocada, donde se permite
terminal-key-jump = adelantarte con una carta igual a la de arriba
terminal-key-several = sumar una carta, para jugar varias a la vez
terminal-key-call = gritar UNO al jugar la carta
terminal-key-why = ¿por qué? Abre la regla
terminal-key-log = ir al historial, donde Enter abre la regla de una línea
terminal-key-score = ver los totales de la partida
terminal-key-pause = pausar o seguir
terminal-key-theme = claro u oscuro
terminal-key-leave = salir de la mesa
terminal-help-marks = Las cartas que puedes jugar están más arriba. Cada color tiene una figura y una letra: ● rojo R, ■ azul B, ▲ verde G, ★ amarillo Y. D es { draw-card }, V { reverse }, S { skip }. ▶ marca a quien le toca.

## Línea por línea, sin pantalla: para lectores de pantalla y tuberías

## $encoding es el nombre de una codificación, como ascii.
terminal-no-utf8 = Esta terminal no usa UTF-8 (su codificación es { $encoding }), así que el juego va línea por línea.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } jugadores. Repartiste tú. Escribe ? para ver la ayuda.
   *[none] Penult, { $game }, { $seats } jugadores. Repartió { $dealer }. Escribe ? para ver la ayuda.
}
## Cada jugador saca una carta para decidir quién reparte; $picks es una lista de la línea que va primero aquí.
terminal-pick = { $who }, { $card }
terminal-picked = Todos sacaron una carta para ver quién reparte: { $picks }.
terminal-picked-again = Los más altos empataron y sacaron otra vez: { $picks }.
terminal-birthday-title = ¿Quién reparte primero?
terminal-birthday-about = En esta edición reparte primero quien cumple años más cerca del 31 de julio, antes o después. ¿Cuándo es tu cumpleaños? Escríbelo como 31 de julio o 31/7. No se guarda. O solo presiona Enter, y deciden las cartas.
terminal-your-birthday = Tu cumpleaños:
## $birthdays es una lista de la línea anterior; $day es un día del año.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Cumpleaños: { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] Tu cumpleaños es el más cercano al 31 de julio, así que repartes tú.
   *[none] El cumpleaños de { $who } es el más cercano al 31 de julio.
}
terminal-birthdays-tied = Igual de cerca: { $players }. Cada uno saca una carta.
terminal-two-days = “{ $text }” puede ser dos días distintos. Escríbelo como { $day }.
terminal-dealer-named = { $me ->
    [seat] Repartes tú, como se acordó.
   *[none] Reparte { $who }, como se acordó.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who }: una carta, sin gritar UNO
   *[no] { $count ->
        [one] { $seat } { $who }: una carta
       *[other] { $seat } { $who }: { $count } cartas
    }
}
    .out = { $seat } { $who }: fuera de esta mano
terminal-piles = { $count ->
    [one] Pila de descarte: { $top } ({ $code }). Pila para robar: una carta.
   *[other] Pila de descarte: { $top } ({ $code }). Pila para robar: { $count } cartas.
}
terminal-hand = { $count ->
    [one] Tu mano, una carta. Un asterisco la marca si puedes jugarla:
   *[other] Tu mano, { $count } cartas. Un asterisco marca las que puedes jugar:
}
terminal-choice = { $key }  { $move }
terminal-your-move = Tu jugada:
terminal-go-on = Presiona Enter para seguir:
terminal-which = ¿Cuál? Enter cancela:
## Las palabras que se escriben en una mesa: por qué (la última regla), una regla, los totales, ayuda, salir. Las inglesas valen siempre. Cada una es una sola palabra.
terminal-word = { $word ->
    [why] porqué
    [rule] regla
    [score] puntos
    [help] ayuda
   *[quit] salir
}
terminal-refused = { $why } [{ $rule }] Escribe porqué para leer la regla.
terminal-not-understood = “{ $text }” no es una jugada. Escribe ? para ver la ayuda.
terminal-nothing-to-call = Ahora no puedes gritar UNO.
terminal-no-such-rule = “{ $text }” no es una regla. Las reglas tienen nombres como R-28.
terminal-no-rule-yet = Todavía no ha salido ninguna regla. Escribe “regla R-28” para abrir una.
terminal-left = { $points ->
    [one] { $who }, un punto: { $cards-a }
   *[other] { $who }, { $points } puntos: { $cards-a }
}
terminal-left-void = { $who }: { $cards-a }
terminal-yes = sí
terminal-another = ¿Otra mano? Escribe { $yes }, o Enter para terminar:
terminal-bye = ¡Hasta luego!
terminal-plain-help-score = puntos muestra los totales de la partida.
terminal-plain-help-pause = /pause detiene el reloj hasta que presiones Enter. /back le quita tu asiento al bot.
terminal-plain-help-jump = J te adelanta con una carta igual a la de arriba. Agrega ! para gritar UNO.
terminal-plain-help-multi = 1+4 juega a la vez las cartas 1 y 4.
terminal-plain-help = Escribe un número para jugar esa carta de tu mano. Agrega ! para gritar UNO al jugarla: 3!
    También puedes escribir el código de una carta: R7, W4, R7!
    D robar   K quedártela   A aceptar   H desafiar   U gritar UNO   C sorprender   F señalar   R G B Y escoger color
    Después de C o F puedes escribir un asiento: C 2
    porqué abre la última regla, regla R-28 cualquier regla. Q sale.
    { $edition ->
        [classic] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I responde a una carta con { invisibility.the }.
       *[hp2018] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }

## Recorrer un registro

## $knows es all (todas las cartas), table (lo que ve un espectador), you (lo que vio quien lee) o seat
## ($who es su jugador).
replay-knows = { $knows ->
    [all] todas las cartas a la vista
    [table] como lo vio un espectador
    [you] como lo viste tú
   *[seat] como lo vio { $who }
}
replay-step = Paso { $step } de { $steps }
replay-referee = Árbitro
replay-dealt = Se repartieron las cartas.
replay-player = Jugador { $seat }
replay-keys = Inicio, Fin
replay-next = Siguiente
replay-back = Atrás
replay-log = Historial
replay-leave = Salir
replay-hand = Mano { $number } de { $last }

## `penult` a solas: todos los comandos, por grupos. Sus nombres no se traducen.

command-welcome = Penult: los juegos de cartas de la familia UNO, con las reglas impresas.
command-group = …
    .play = Jugar
    .table = Jugar con cartas de verdad
    .book = Consultar
    .host = Ser anfitrión
    .more = Más
command-about = …
    .play = jugar contra bots, aquí en la terminal
    .join = jugar con otros, en un servidor
    .replay = volver a ver una mano o una partida
    .score = llevar los puntos de una partida, o un torneo
    .schedule = planear quién se sienta dónde con parejas que cambian
    .rules = buscar, leer e imprimir el reglamento
    .card = mostrar una carta, en palabras o en imagen
    .serve = abrir un servidor para amigos, en el navegador y la terminal
    .tables = ver las mesas de tu servidor y cerrar alguna
    .backup = copiar la base de datos de tu servidor
    .restore = restaurar una copia así
    .check = comprobar las reglas con escenarios
    .arena = hacer competir a los bots, también a los tuyos
    .sim = jugar muchas manos y contar lo que pasa
    .study = volver a medir cifras publicadas sobre el juego
    .completion = completar comandos con Tab en tu shell
command-more = Para empezar: penult play. Para ver qué puede hacer un comando: penult play --help
command-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
