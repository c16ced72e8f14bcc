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
terminal-direction = { $direction ->
    [L] El juego va hacia la izquierda.
   *[R] El juego va hacia la derecha.
}
terminal-draw-pile = { draw-pile }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
## El color en juego sobre su propio fondo; a lo sumo veinte letras.
terminal-color-short = { $color } { color } en juego
terminal-color = El color en juego es { color }, { shape }.
terminal-no-color = Todavía no se ha escogido color.
## $card es el nombre de una carta, $color R, G, B, Y o none para un comodín. $state dice cómo está ahora:
## fits (sirve); bluff (un farol, pero se puede jugar); wrong (equivocada, pero se puede jugar); none (no se puede).
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card }: sirve
       *[other] { $card }, { shape }: sirve
    }
    [bluff] { $card }: un farol (R-28)
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

terminal-which-color = ¿Qué color? Escape vuelve atrás.
terminal-which-player = { $verb ->
    [catch] ¿A quién sorprendes? Escape vuelve atrás.
    [flag] ¿De quién es la carta equivocada? Escape vuelve atrás.
   *[play] ¿Contra quién? Escape vuelve atrás.
}
## Una tecla que vale por varias jugadas; después se pregunta el color o el jugador.
terminal-several = { $verb ->
    [catch] Sorprender a…
    [flag] Señalar una carta…
   *[invis] Jugar { invisibility }…
}
terminal-go-on-key = Seguir
terminal-why = W: ¿por qué?
terminal-leaving = La mano no ha terminado. Q o Ctrl-C para dejar la mesa, Escape para quedarte.
terminal-no-totals = No hay puntos que sumar: estas manos se juegan una a una.
## $columns y $rows son el tamaño mínimo de la ventana.
terminal-too-small = Esta ventana es demasiado pequeña para una mesa. Hacen falta { $columns } columnas y { $rows } filas. Agrándala: la mesa te espera.
terminal-leaving-small = La mano no ha terminado. Ctrl-C otra vez para dejar la mesa.

## El final de una mano

terminal-won = { $me ->
    [seat] Ganas la mano y anotas { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
   *[none] { $who } gana la mano y anota { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
}
terminal-nobody-won = Nadie gana la mano, y nadie anota.
terminal-no-card = ninguna carta
terminal-kept = El registro de esta mano está en { $path }
terminal-not-kept = No se ha podido escribir el registro en { $path }: { $reason }
terminal-again = Otra mano
terminal-change = Cambiar las reglas
terminal-why-result = Cómo se cuentan los puntos
terminal-leave = Salir

## Una partida. $number es el número de una mano; $partner es un jugador, o none si no se juega en parejas.

terminal-hand-of-match = { $partner ->
    [none] Esta es la mano { $number } de la partida.
   *[other] Esta es la mano { $number } de la partida. Haces pareja con { $partner }.
}
terminal-won-hand = { $me ->
    [seat] Ganas la mano.
   *[none] { $who } gana la mano.
}
terminal-match-kept = El registro de esta partida está en { $path }
## A quien deja una partida antes de su final; $file es la ruta como se escribe detrás de un comando.
terminal-match-left = La partida queda guardada como está en { $path }
    Para seguirla: penult play --resume { $file }
    Para verla: penult replay { $file }
terminal-next-hand = Siguiente mano
terminal-play-on = Ver cómo termina
terminal-again-match = Otra partida
terminal-ask-next-hand = Enter reparte la siguiente mano:
terminal-ask-play-on = Has quedado fuera de la partida. Con Enter los demás juegan hasta el final:
terminal-another-match = ¿Otra partida? Escribe { $yes }, o Enter para terminar:

## La página de preparación

terminal-setup = Antes de repartir
terminal-setup-keys = ↑ ↓ escoger · ← → cambiar · Tab tu nombre · Enter en la primera fila reparte
terminal-name = Tu nombre
terminal-deal = ▶ Repartir las cartas
    .about = Pulsa Enter para jugar con lo que está escogido aquí. Las teclas se muestran en la mesa, y allí ? las explica todas.
## $row es language, edition, players, bots o pace. A lo sumo 23 letras.
terminal-row = { $row ->
    [language] Idioma
    [edition] Edición
    [players] Jugadores
    [bots] Oponentes
   *[pace] Ritmo
}
    .about = { $row ->
        [language] El idioma de la mesa y del reglamento.
        [players] Cuántos jugadores hay, contándote a ti.
        [clock] Cuánto puedes tardar en cada turno. Cuando se acaba, un bot juega por ti hasta que hagas algo.
       *[pace] Cuánto tardan los demás en jugar. Mientras alguien no haya gritado UNO, tardan al menos un segundo y medio, para que puedas gritar o sorprender. Sin ninguna pausa la mesa espera ahí hasta que pulses Enter.
    }
## $kind es random, simple, keen, o mixed cuando los oponentes son distintos.
terminal-bot = { $kind ->
    [random] al azar
    [simple] sencillo
    [keen] astuto
    [mixed] mezclados
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Juega cualquier carta que sirva. Bueno para una primera mano.
        [simple] Juega, de las cartas que sirven, la de más puntos, y guarda los comodines para el final.
        [keen] Cuenta las cartas, cuida sus colores, se marca faroles, desafía y sorprende a quien olvida gritar.
        [mixed] Los oponentes son distintos: escoge abajo cada uno.
       *[other] Un oponente del tipo { $kind }.
    }
## $number es un número de segundos.
terminal-pace = { $number ->
    [0] sin pausa
   *[other] { $number } s
}
## Los valores de una opción en una o dos palabras, un atributo por opción; a lo sumo 20 letras.
terminal-value = { $value }
    .score = { $value ->
        [winner] quien gana suma
        [tally] cuenta acumulada
        [elim] eliminación
        [team] parejas
       *[rotate4] parejas que cambian
    }
    .drawn = { $value ->
        [may] jugar o guardar
        [must_declined] jugar si renunció
        [must_nomatch] jugar si no había
       *[must] siempre jugar
    }
    .legality = { $value ->
        [strict] se rechazan
       *[table] se pueden señalar
    }
    .invis_scope = { $value ->
        [target] solo quien la sufre
       *[any] cualquiera
    }
    .invis_turn = { $value ->
        [uses] no hay turno
       *[free] sí hay turno
    }
    .howler_target = { $value ->
        [other] otro jugador
       *[any] cualquiera
    }
    .howler_invis_next = { $value ->
        [howler] desde quien la jugó
       *[invis] desde quien responde
    }
    .two_reverse = { $value ->
        [skip] quita el turno
       *[noop] solo cambia sentido
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
        [eager] al acabarse
       *[lazy] al hacer falta
    }
    .first_return = { $value ->
        [shuffle] lugar al azar
       *[middle] justo en medio
    }
    .wd4_guilty_card = { $value ->
        [stays] se queda
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
## Junto a los formatos de una partida: ninguna partida.
terminal-one-hand = una mano
    .about = Manos sueltas: después de cada una puedes repartir otra. Cambia esta fila para jugar una partida completa, con puntos que se acumulan.

## Ayuda. Cada línea va detrás de su tecla.

terminal-help = Teclas
terminal-close = Esc cierra
terminal-key-choose = escoger una carta
terminal-key-lay = jugarla, o seguir
terminal-key-draw = robar una carta
terminal-key-keep = quedarte con la carta recién robada
terminal-key-color = escoger un color
terminal-key-player = escoger a un jugador por el número de su sitio
terminal-key-uno = gritar UNO, antes o después de la carta que te deja una sola
terminal-key-catch = sorprender a alguien que no ha gritado
terminal-key-accept = aceptar lo que te hace una carta
terminal-key-challenge = desafiar un { wild-four }
terminal-key-invisibility = responder con { invisibility }
terminal-key-flag = señalar una carta equivocada, donde se pueden jugar
terminal-key-why = ¿por qué no? Abre la regla
terminal-key-log = a las jugadas, donde Enter abre la regla de una línea
terminal-key-score = ver los puntos de la partida
terminal-key-pause = pausar y seguir
terminal-key-theme = claro u oscuro
terminal-key-leave = dejar la mesa
terminal-help-marks = Las cartas que sirven están más arriba. ● rojo R, ■ azul B, ▲ verde G, ★ amarillo Y: un color nunca va solo. D es { draw-card }, V { reverse }, S { skip }. ▶ marca a quien le toca.

## Línea por línea, sin pantalla: para lectores de pantalla y tuberías

## $encoding es el nombre de una codificación, como ascii.
terminal-no-utf8 = La configuración regional de esta terminal no tiene UTF-8 (dice { $encoding }): la mesa se cuenta línea a línea.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } jugadores. Repartiste tú. Escribe ? para ver la ayuda.
   *[none] Penult, { $game }, { $seats } jugadores. Repartió { $dealer }. Escribe ? para ver la ayuda.
}
## Cada jugador saca una carta para decidir quién reparte; $picks es una lista de la línea que va primero aquí.
terminal-pick = { $who }, { $card }
terminal-picked = Cartas sacadas para decidir quién reparte: { $picks }.
terminal-picked-again = Hay empate en la más alta, y se vuelve a sacar carta: { $picks }.
terminal-birthday-title = ¿Quién reparte primero?
terminal-birthday-about = En esta edición reparte primero quien cumple años más cerca del 31 de julio. ¿Cuándo es tu cumpleaños? Escríbelo como 31 de julio o 31/7; no se guarda. Solo Enter: no dices nada, y deciden las cartas.
terminal-your-birthday = Tu cumpleaños:
## $birthdays es una lista de la línea anterior; $day es un día del año.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Cumpleaños: { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] Tu cumpleaños es el más cercano al 31 de julio: repartes tú.
   *[none] El cumpleaños de { $who } es el más cercano al 31 de julio.
}
terminal-birthdays-tied = Igual de cerca: { $players }. Decide una carta de cada quien.
terminal-two-days = “{ $text }” puede ser dos días. Escríbelo como { $day }.
terminal-dealer-named = { $me ->
    [seat] Repartes tú, como se acordó.
   *[none] Reparte { $who }, como se acordó.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who }: una carta, sin gritar UNO
   *[no] { $seat } { $who }: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
}
terminal-piles = En la { discard-pile }: { $top } ({ $code }). En la { draw-pile }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
terminal-hand = { $count ->
    [one] Tu mano, una carta; un asterisco marca una carta que sirve:
   *[other] Tu mano, { $count } cartas; un asterisco marca las que sirven:
}
terminal-choice = { $key }  { $move }
terminal-your-move = Tu jugada:
terminal-go-on = Enter para seguir:
terminal-which = ¿Cuál? Enter vuelve atrás:
terminal-refused = { $why } [{ $rule }] Escribe why para leer la regla.
terminal-not-understood = “{ $text }” no es una jugada. Escribe ? para ver la ayuda.
terminal-nothing-to-call = Ahora no hay que gritar UNO.
terminal-no-such-rule = “{ $text }” no es una regla; una regla se nombra como R-28.
terminal-no-rule-yet = Todavía no se ha citado ninguna regla; “rule R-28” abre una.
terminal-left = { $who }, { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $cards }
terminal-left-void = { $who }: { $cards }
terminal-yes = sí
terminal-another = ¿Otra mano? Escribe { $yes }, o Enter para terminar:
terminal-bye = Hasta luego.
terminal-plain-help-score = score muestra los puntos de la partida.
terminal-plain-help-pause = /pause para el reloj hasta que pulses Enter; /back le quita tu sitio al bot.
terminal-plain-help = Un número juega esa carta de tu mano, y con ! gritas UNO al jugarla: 3!
    Una carta también se puede nombrar por su código: R7, W4, R7!
    D robar   K quedártela   A aceptar   H desafiar   U gritar UNO   C sorprender   F señalar   R G B Y escoger color
    Después de C o F puedes decir el sitio: C 2
    why abre la última regla citada, rule R-28 cualquier regla. Q sale.
    { $edition ->
        [classic] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I responde a una carta con { invisibility }.
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
replay-dealt = Se reparten las cartas.
replay-player = Jugador { $seat }
replay-keys = Home, End
replay-next = Siguiente
replay-back = Atrás
replay-log = Jugadas
replay-leave = Salir
replay-hand = Mano { $number } de { $last }

## `penult` a solas: todos los comandos, por grupos. Sus nombres no se traducen.

command-welcome = Penult: los juegos de cartas UNO, con todas las reglas impresas.
command-group = …
    .play = Para jugar
    .table = En una mesa con cartas de verdad
    .book = Para consultar
    .host = Para recibir a otros
    .more = Y además
command-about = …
    .play = jugar contra bots, aquí en la terminal
    .join = jugar con otros, en un servidor
    .replay = volver a ver una mano o una partida
    .score = llevar los puntos de una partida o de un torneo
    .schedule = quién se sienta dónde cuando rotan las parejas
    .rules = el reglamento: buscar, leer, imprimir
    .card = qué es una carta, en palabras o en imagen
    .serve = abrir un servidor para amigos, en el navegador y la terminal
    .tables = ver las mesas de tu servidor y cerrar alguna
    .backup = copiar la base de datos de tu servidor
    .restore = volver a poner una copia
    .check = comprobar escenarios de las reglas
    .sim = jugar muchas manos y contar lo que pasa
    .completion = completar comandos con Tab en tu shell
command-more = Para empezar: penult play. Lo que puede cada comando: penult play --help
command-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
