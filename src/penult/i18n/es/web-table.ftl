## La mesa en el cliente web: lo que hay en ella y a su alrededor.

web-table-mat = La mesa
web-table-seats = Jugadores
web-table-side = Historial o chat
web-table-your-hand = { $cards ->
    [one] Tu mano, una carta
   *[other] Tu mano, { $cards } cartas
}

## Una carta de la mano como la dice un lector de pantalla. $card es su nombre con su figura; $playable es yes, no, o
## broken si se puede jugar pero rompe una regla; $at es su lugar, $count cuántas cartas hay.
web-table-card = { $playable ->
    [yes] { $card }, se puede jugar, { $at } de { $count }
    [jump] { $card }, puedes adelantarte con ella, { $at } de { $count }
    [broken] { $card }, contra las reglas, { $at } de { $count }
   *[no] { $card }, { $at } de { $count }
}
web-table-draw-pile = { $cards ->
    [0] Pila para robar, vacía
    [one] Pila para robar, una carta
   *[other] Pila para robar, { $cards } cartas
}

## $name es un color con mayúscula; $called es yes si alguien lo escogió.
web-table-in-play = { $called ->
    [yes] { $name } escogido
   *[no] { $name } en juego
}
web-table-color = { $called ->
    [yes] { $name } escogido
   *[no] { $name }
}
## El sentido del juego: hacia la izquierda es el de las agujas del reloj.
web-table-way = { $direction ->
    [left] Sentido horario
   *[right] Sentido antihorario
}
web-table-way-short = { $direction ->
    [left] horario
   *[right] antihorario
}

## Debajo del nombre de quien juega. $time es lo que queda del reloj, como 0:22.
web-table-thinking = { $time } · pensando
web-table-out = fuera de la partida
web-table-out-short = fuera
web-table-silent = ¡no gritó UNO!
web-table-silent-short = ¡sin UNO!
web-table-away = ausente
web-table-away-short = ausente
web-table-autopilot = juega un bot
web-table-autopilot-short = bot
web-table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } pts
}
web-table-dealer = reparte
web-table-points-dealer = { $points } · reparte
web-table-partner = pareja
web-table-points-partner = { $points } · pareja
web-table-uno = ¡UNO!
web-table-choose = Escoger a { $who }
web-table-choose-partner = Escoger a { $who }, tu pareja
## $letter es A para la primera pareja.
web-table-team = Pareja { $letter }: { $names }

## Encima de la mano. $who es quien juega; $fit de $count cartas se pueden jugar; $turns es cuántos turnos faltan.
web-table-your-turn = Te toca
web-table-thinks = { $who } está pensando
web-table-fit = { $count ->
    [one] { $fit ->
        [0] no puedes jugar tu última carta
       *[other] puedes jugar tu última carta
    }
   *[other] { $fit ->
        [0] no puedes jugar ninguna de tus { $count } cartas
        [one] puedes jugar una de tus { $count } cartas
       *[other] puedes jugar { $fit } de tus { $count } cartas
    }
}
web-table-must = tienes que jugar: { web-table-fit }
web-table-until = { $turns ->
    [one] Sigues tú.
   *[other] Faltan { $turns } turnos para el tuyo
}
web-table-call-now = ¡Grita UNO antes de que te sorprendan!
web-table-you-watch = Quedaste fuera de la partida. ¡Mira cómo termina!
## Una jugada espera mientras a alguien le queda una carta y aún puede gritar, o ser sorprendido.
web-table-answered = Ya respondiste
## $detail es lo que hay que hacer o esperar, $time lo que queda del reloj, como 0:22.
web-table-timed = { $time } · { $detail }
web-table-sort = { $by ->
    [color] Ordenar por color
   *[figure] Ordenar por número
}

## $label es una carta de la mano que se puede jugar junto con la escogida.
web-table-card-joins = { $label }, se puede jugar con ella
## Lo que hay que robar: $number cartas, de $count cartas de robar.
web-table-total = { $count ->
    [one] { $number } cartas por robar
   *[other] { $number } cartas por robar, de { $count } cartas de robar
}
web-table-due = { $number } cartas por robar
web-table-asked = { $me ->
    [seat] Te esperan { $number } cartas: escoge tu respuesta.
   *[none] A { $who } le esperan { $number } cartas.
}
## Quien tiene demasiadas cartas queda fuera de la mano, pero no de la partida.
web-table-put-out = fuera de esta mano
web-table-put-out-short = fuera
web-table-you-put-out = Estás fuera de esta mano. ¡Vuelves en la próxima!
web-table-jump = Adelántate con { $cards-a }, o espera.
web-table-several = Escoge más cartas iguales, o juega ya.

## Acusaciones que nada en la mesa justifica. $price es lo que cuesta equivocarse.
accuse-open = Acusar a alguien…
accuse-title = Acusar a alguien
accuse-price = { $price ->
    [draw2] Si te equivocas, robas dos cartas.
    [none] Si te equivocas, no pasa nada.
   *[other] Si te equivocas, lo pagas.
}

## Al lado de la mesa. $goal es un número de puntos.
web-table-log = Historial
web-table-latest = Ir a lo último
web-table-missed = No se muestran algunas jugadas anteriores.
web-table-talking = Chat
web-table-talk = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
web-table-score = { $format ->
    [tally] Puntos: a los { $goal } gana el menor
    [elim] Puntos: fuera a los { $goal }
    [none] Puntos
   *[other] Puntos: gana quien llegue a { $goal }
}

## La barra y su menú. $edition es el nombre de una edición, $cards cuántas cartas tiene; $number cuenta las manos.
web-table-title = Mesa { $code } · Penult
web-table-hand = Mano { $number }
web-table-goal = a { $goal }
web-table-edition = { $edition } · { $cards } cartas
web-table-book = Reglamento
web-table-sound-on = Activar sonido
web-table-sound-off = Silenciar
web-table-menu = Menú
web-table-agreed = Reglas de esta mesa
web-table-share = Invitar a gente
web-table-themes = Tema
web-table-theme = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Auto
}
web-table-sound = Sonido
web-table-settings = Todos los ajustes
web-table-lines = Conexiones
    .about = Cuánto tarda en responder la conexión de cada jugador. Si dos actúan a la vez, la mesa lo tiene en cuenta.
web-table-line = { $name }: { $number } ms
web-table-pause = Pedir una pausa
web-table-void = Anular la mano
web-table-void-yes = Sí, anular la mano
web-table-void-sure = Nadie anota puntos, se muestran todas las cartas y reparte el siguiente.
web-table-stand = Dejar el asiento y mirar
web-table-leave = Salir de la mesa
web-table-leave-yes = Sí, salir de la mesa
web-table-leave-sure = { $seated ->
    [yes] Un bot ocupa tu asiento.
   *[no] Puedes volver con el enlace.
}

web-line-unsent = Se perdió la conexión. Si tu última jugada no se hizo, inténtalo otra vez.
