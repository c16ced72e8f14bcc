## Alrededor de la mesa en el cliente web: antes de la partida, después de cada mano, el chat, y si están todos.

## Los asientos antes de una partida. $name es una persona o un bot, $number el número de un asiento.

gathering-title = ¿Quién juega?
gathering-lead-host = Invita a gente o agrega bots. Toca un asiento para cambiarlo.
gathering-lead = La partida empieza cuando el anfitrión esté listo.
gathering-stands = Todavía no tienes asiento. Ocupa uno libre, o solo mira.
gathering-full = Todos los asientos están ocupados, así que estás mirando.
gathering-seats = Asientos
gathering-seat-of = Asiento { $number }: { $name }
gathering-free = Asiento libre
## $does es lo que hace, para quien lee, tocar un asiento libre.
gathering-take = { $does ->
    [bot] agregar un bot
    [move] pasarme aquí
   *[sit] sentarme aquí
}
gathering-sit = Sentarme aquí
gathering-stand = Dejar el asiento y mirar
gathering-you = tú
gathering-host = anfitrión
gathering-away = ausente
gathering-bots = Bots
gathering-bot-away = Quitar bot
gathering-move-here = Sentar aquí a alguien
gathering-choose-person = Escoge a alguien
gathering-move-to = Pasar a otro asiento
gathering-choose-seat = Escoge un asiento
gathering-move = Mover
gathering-swap = Si hay alguien ahí, cambian de asiento entre sí.
gathering-hand-over = Que { $name } sea el anfitrión
gathering-deal-first = Que { $name } reparta primero
gathering-deal-undo = Que las reglas decidan quién reparte
gathering-deals = reparte primero
gathering-kick = Expulsar a { $name }
gathering-kick-sure = Sí, expulsar a { $name }
gathering-kick-note = { $name } tiene que salir de la mesa y no puede volver.
gathering-person = Opciones para { $name }
## $count es cuántas personas miran.
gathering-watching = { $count ->
    [one] Un espectador
   *[other] { $count } espectadores
}
gathering-start = Empezar la partida
gathering-wait = Esperando a que { $name } empiece
## $numbers es una lista de números, $count cuántos tienen asiento.
gathering-missing = { $count ->
    [one] Estas reglas son para { $numbers } jugadores. Aquí solo hay uno.
   *[other] Estas reglas son para { $numbers } jugadores. Aquí hay { $count }.
}
gathering-name = Cambiar tu nombre
gathering-house = Reglas de esta mesa: { $rules }
gathering-name-label = Tu nombre
gathering-name-save = Guardar nombre

## Invitar. $code es el código de la mesa.

invite-heading = Invitar
invite-code = Código
invite-link = Enlace
invite-share = Compartir
invite-title = Penult
invite-text = ¡Ven a mi mesa! El código es { $code }.
invite-qr = Mostrar código QR
invite-qr-hide = Ocultar código QR
invite-qr-label = Código QR con el enlace a esta mesa
name-first = ¿Cómo quieres que te llamen?
name-first-note = Puedes cambiarlo cuando quieras.
name-first-go = Entrar a la mesa
invite-only-here = Solo este equipo puede llegar al servidor, así que el enlace todavía no les sirve a los demás. Quien inició el servidor puede abrirlo a tu red.
invite-door = Dejar entrar a otros
    .about = Si lo apagas, no puede entrar nadie más. Quienes ya están en la mesa pueden volver.

## Lo acordado. $language es el idioma de una hoja impresa, $count un número de diferencias, $seconds un número.

agreed-clock = { $seconds ->
    [0] sin límite de tiempo
    [one] un segundo por turno
   *[other] { $seconds } segundos por turno
}
agreed-pace = { $pace ->
    [relaxed] bots tranquilos
    [normal] bots a ritmo normal
   *[fast] bots rápidos
}
agreed-phrases = solo frases rápidas
agreed-no-watching = sin espectadores
agreed-public = mesa pública
agreed-as-printed = Se juega con las reglas impresas (hoja en { $language }).
agreed-differs = { $count ->
    [one] Un cambio en las reglas impresas (hoja en { $language })
   *[other] { $count } cambios en las reglas impresas (hoja en { $language })
}
agreed-printed = Impreso:
agreed-here = En esta mesa:

## Quién reparte primero. $number es el puesto de una carta, $count cuántas hay, $names una lista de personas.
## $itself es yes cuando, pasado un momento, se elige por quien espera.

dealer-title = ¿Quién reparte primero?
dealer-pick = Saca una carta. Reparte el número más alto. Las cartas sin número valen cero.
dealer-tied = ¡Empate! Saca otra carta.
dealer-waiting = Esperando a { $names }.
dealer-spread = Cartas cara abajo
dealer-card = Carta { $number } de { $count }
dealer-taken = La sacó { $name }
dealer-any = Sacar cualquiera
dealer-name = Escoger quién reparte
dealer-name-lead = Eres el anfitrión: puedes escoger directamente quién reparte.
dealer-birthday-lead = { $itself ->
    [yes] Reparte quien cumple años más cerca del 31 de julio, antes o después. Si no respondes, el juego sigue sin tu fecha.
   *[no] Reparte quien cumple años más cerca del 31 de julio, antes o después.
}
dealer-birthday-note = Nadie ve tu cumpleaños, y no se guarda.
dealer-birthday-tell = Usar este día
dealer-birthday-nothing = Prefiero no decirlo
dealer-day = Día
dealer-month = Mes

## Después de una mano. $name es un jugador; $me es seat cuando es quien lee; $number es el número de una mano o de
## puntos, $last la última de varias manos, $names una lista de jugadores.

scores-wins-hand = { $me ->
    [seat] ¡Ganaste la mano!
   *[none] { $name } ganó la mano
}
scores-void = Mano anulada: nadie anota puntos
scores-hand = Mano { $number }
## $minutes es cuánto duró la mano, none cuando nadie lo sabe; $plays es cuántas cartas se jugaron.
scores-plays = { $plays ->
    [one] una carta jugada
   *[other] { $plays } cartas jugadas
}
scores-about = { $minutes ->
    [none] Mano { $number } · { scores-plays }
    [0] Mano { $number } · menos de un minuto · { scores-plays }
    [one] Mano { $number } · un minuto · { scores-plays }
   *[other] Mano { $number } · { $minutes } minutos · { scores-plays }
}
scores-last-card = última carta: { $card }
scores-you = tú
scores-dealer = repartió
scores-you-dealer = tú, repartiste
scores-table = Puntos de todas las manos
scores-who = Jugador
scores-earlier = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
scores-target = a { $number }
scores-total = Total
scores-out = fuera
## Una pareja por los nombres de sus jugadores.
scores-team = { $first } & { $second }
scores-ready = Pasar a la mano { $number }
scores-waiting = Esperando a { $names }.
scores-are-ready = Listos: { $names }.
scores-show = Ver los puntos
## $names son quienes ganaron, $count cuántas personas son; $me es seat cuando ganó quien lee o su pareja, shared cuando
## ganaron también otros.
scores-victory = { $me ->
    [seat] { $count ->
        [one] ¡Ganaste la partida!
       *[other] ¡Tu pareja y tú ganaron la partida!
    }
    [shared] ¡Compartes la victoria!
   *[none] { $count ->
        [one] { $names } ganó la partida
       *[other] { $names } ganaron la partida
    }
}

## Jugar con un toque, que se ofrece tras la primera mano.

scores-tap = ¿Jugar las cartas con un solo toque?
    .about = Ahora tocas una carta para escogerla y otra vez para jugarla.
    .yes = Activar
    .no = Ahora no
    .on = Listo: un toque juega la carta. Puedes cambiarlo en el menú.
    .off = Puedes activarlo en el menú cuando quieras.

## Después de una partida.

over-hands = { $count ->
    [one] Después de una mano
   *[other] Después de { $count } manos
}
over-again = Jugar otra vez
over-wait = { $name } puede empezar otra partida.
over-seats = Cambiar de asiento
over-record = Descargar el registro
over-leave = Salir de la mesa
over-show = Ver el resultado

## El chat. $name es una persona.

talk-title = Chat
talk-empty = Todavía no hay mensajes.
talk-phrases = Frases rápidas
talk-write = Escribe un mensaje
talk-send = Enviar
talk-you = Tú
talk-more = Opciones para el mensaje de { $name }
talk-mute = Silenciar a { $name }
talk-unmute = Dejar de silenciar a { $name }
talk-muted = Silenciaste a { $name }.
talk-report = Reportar como sugerencia
talk-aloud = Reportar una sugerencia en voz alta
talk-aloud-who = ¿Quién sugirió una jugada en voz alta?

## Lo que resulta de lo que has reportado. $judges son quienes deciden, $count cuántos son.
talk-reported = { $count ->
    [one] Reportaste a { $name }. Decide { $judges }.
   *[other] Reportaste a { $name }. Deciden { $judges }.
}

## Un mensaje se reportó como sugerencia. Han decidido $votes, de $count.
judge-title = Tú decides
judge-short = { $count ->
    [one] Decidir sobre { $name }
   *[other] Votar sobre { $name }
}
judge-decide = Decidir
judge-question = ¿{ $name } sugirió aquí una jugada?
judge-aloud = { $by } dice que { $name } sugirió una jugada en voz alta. ¿Es cierto?
judge-guilty = Sí
judge-innocent = No
judge-voted = { $votes ->
    [one] Gracias, tu voto cuenta. Ya votó { $votes } de { $count }.
   *[other] Gracias, tu voto cuenta. Ya votaron { $votes } de { $count }.
}

## Si están todos. $names es una lista de personas, $count cuántas son.

presence-paused = El juego está en pausa.
presence-resume = Seguir
presence-pause-asked = Piden una pausa: { $names }.
presence-pause-waits = Falta que acepten: { $names }.
presence-pause-agree = Aceptar
presence-autopilot = Un bot está jugando por ti.
presence-take-back = Recuperar mi asiento
presence-watching = Estás mirando.
presence-sit = Jugar desde la próxima mano
presence-next-deal = Vas a jugar desde la próxima mano.
presence-rather-watch = Solo mirar
presence-goes-on = { $seconds ->
    [one] El juego sigue en un segundo.
   *[other] El juego sigue en { $seconds } segundos.
}
presence-away = { $count ->
    [one] { $names } no está. El juego sigue.
   *[other] { $names } no están. El juego sigue.
}
presence-may-void = Alguien se fue. Puedes anular esta mano en el menú.
presence-elsewhere = Estás jugando en otra ventana
presence-take-over = Jugar aquí
presence-reload = Recargar
presence-come-back = Volver a entrar
presence-try-again = Intentar otra vez
presence-home = Página de inicio
presence-lobby = Mesas públicas

## $code es el código que se pidió.
unknown-title = No encontramos la mesa { $code }
unknown-note = Revisa el código. También puede ser que la mesa esté cerrada.
unknown-locked = ¿La mesa tiene contraseña?
unknown-password = Contraseña
unknown-join = Entrar
unknown-wrong = No funcionó. Revisa el código y la contraseña.
unknown-code = Código
unknown-go = Entrar a esta mesa

## $count es cuántos faltan por lo menos; 0 donde ya hay bots.
gathering-wanting = { $count ->
    [0] Tiene que sentarse al menos una persona: los bots no juegan solos.
    [one] Falta un jugador. Invita a alguien o agrega un bot.
   *[other] Faltan { $count } jugadores. Invita a gente o agrega bots.
}
