## Alrededor de la mesa en el cliente web: antes de la partida, después de cada mano, la charla, y si están todos.

## Los sitios antes de una partida. $name es una persona o un bot, $number el número de un sitio.

gathering-title = Alrededor de la mesa
gathering-lead-host = Invita a gente o añade bots. Toca un sitio para cambiarlo.
gathering-lead = La partida empieza cuando lo diga quien está a cargo.
gathering-stands = Estás de pie. Ocupa un sitio libre, o mira.
gathering-full = Estás mirando: todos los sitios están ocupados.
gathering-seats = Sitios
gathering-seat-of = Sitio { $number }: { $name }
gathering-free = Sitio libre
## $does es lo que hace, para quien lee, tocar un sitio libre.
gathering-take = { $does ->
    [bot] sienta a un bot
    [move] cámbiate aquí
   *[sit] siéntate aquí
}
gathering-sit = Sentarme aquí
gathering-stand = Levantarme y mirar
gathering-you = tú
gathering-host = a cargo
gathering-away = ausente
## $kind es random, simple, keen, o un tipo que conozca un servidor más nuevo.
gathering-bot = { $kind ->
    [random] bot al azar
    [simple] bot sencillo
    [keen] bot astuto
   *[other] bot ({ $kind })
}
gathering-bots = Bots
gathering-bot-away = Quitar el bot
gathering-move-here = Sentar aquí a alguien
gathering-choose-person = Escoge a alguien
gathering-move-to = Pasar a otro sitio
gathering-choose-seat = Escoge un sitio
gathering-move = Mover
gathering-swap = Quien esté ahí cambia de sitio.
gathering-hand-over = Dejar la mesa a cargo de { $name }
gathering-deal-first = Que reparta primero { $name }
gathering-deal-undo = Que las reglas digan quién reparte
gathering-deals = reparte primero
gathering-kick = Echar a { $name }
gathering-kick-sure = Sí, echar a { $name }
gathering-kick-note = { $name } deja la mesa y no puede volver a ella.
gathering-person = Más sobre { $name }
## $count es cuántas personas miran.
gathering-watching = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
}
gathering-start = Empezar la partida
gathering-wait = Esperando a que { $name } empiece
## $numbers es una lista de números, $count cuántos tienen lugar.
gathering-missing = { $count ->
    [one] Estas reglas son para { $numbers } jugadores. Aquí solo hay uno.
   *[other] Estas reglas son para { $numbers } jugadores. Aquí hay { $count }.
}
gathering-name = Cambiar tu nombre
gathering-name-label = Tu nombre
gathering-name-save = Guardar el nombre

## Invitar. $code es el código de la mesa.

invite-heading = Invitar
invite-code = Código
invite-link = Enlace
invite-share = Compartir
invite-title = Penult
invite-text = Ven a mi mesa, { $code }.
invite-qr = Mostrar código QR
invite-qr-hide = Ocultar código QR
invite-qr-label = Código QR con el enlace a esta mesa
name-first = ¿Cómo quieres que te llamen?
name-first-note = Puedes cambiarlo cuando quieras.
name-first-go = Ir a la mesa
invite-only-here = Solo este equipo llega al servidor: nadie más puede seguir el enlace todavía. Quien lo inició puede abrirlo a tu red.
invite-door = Dejar entrar a más gente
    .about = Si no, la puerta queda cerrada: solo puede volver quien ya está en la mesa.

## Lo acordado. $language es el idioma de una hoja impresa, $count un número de diferencias, $seconds un número.

agreed-clock = { $seconds ->
    [0] sin reloj
    [one] un segundo por turno
   *[other] { $seconds } segundos por turno
}
agreed-phrases = solo frases rápidas
agreed-no-watching = nadie mira
agreed-public = entre las mesas abiertas
agreed-as-printed = Todo se juega como está impreso (hoja en { $language }).
agreed-differs = { $count ->
    [one] Una diferencia con las reglas impresas (hoja en { $language })
   *[other] { $count } diferencias con las reglas impresas (hoja en { $language })
}
agreed-printed = Impreso:
agreed-here = En esta mesa:

## Quién reparte primero. $number es el puesto de una carta, $count cuántas hay, $names una lista de personas.
## $itself es yes cuando, pasado un momento, se elige por quien espera.

dealer-title = ¿Quién reparte primero?
dealer-pick = { $itself ->
    [yes] Saca una carta o sale una por ti. Reparte el número más alto; las demás cartas valen cero.
   *[no] Saca una carta. Reparte el número más alto; las demás cartas valen cero.
}
dealer-tied = { $itself ->
    [yes] Hay empate en lo más alto. Saca otra vez o sale una por ti.
   *[no] Hay empate en lo más alto. Saca otra vez.
}
dealer-waiting = Esperando a { $names }.
dealer-spread = Cartas boca abajo
dealer-card = Carta { $number } de { $count }
dealer-taken = La ha sacado { $name }
dealer-any = Sacar una cualquiera
dealer-name = Nombrar a quien reparte
dealer-name-lead = La mesa está a tu cargo: puedes decir sin más quién reparte.
dealer-birthday-lead = { $itself ->
    [yes] Decide el cumpleaños más cercano al 31 de julio, antes o después. Sin respuesta, la mesa sigue.
   *[no] Decide el cumpleaños más cercano al 31 de julio, antes o después.
}
dealer-birthday-note = Nadie ve el día, y no se guarda.
dealer-birthday-tell = Usar este día
dealer-birthday-nothing = Prefiero no decirlo
dealer-day = Día
dealer-month = Mes

## Después de una mano. $name es un jugador; $me es seat cuando es quien lee; $number es el número de una mano o de
## puntos, $last la última de varias manos, $names una lista de jugadores.

scores-wins-hand = { $me ->
    [seat] Ganas la mano
   *[none] { $name } gana la mano
}
scores-void = La mano se anula
scores-hand = Mano { $number }
## $minutes es cuánto duró la mano, none cuando nadie lo sabe; $plays es cuántas cartas se jugaron.
scores-plays = { $plays ->
    [one] una jugada
   *[other] { $plays } jugadas
}
scores-about = { $minutes ->
    [none] Mano { $number } · { scores-plays }
    [0] Mano { $number } · menos de un minuto · { scores-plays }
    [one] Mano { $number } · un minuto · { scores-plays }
   *[other] Mano { $number } · { $minutes } minutos · { scores-plays }
}
scores-last-card = última carta: { $card }
scores-you = tú
scores-dealer = ha repartido
scores-you-dealer = tú, has repartido
scores-table = Puntos de todas las manos
scores-who = Quién
scores-earlier = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
scores-target = hasta { $number }
scores-total = Total
scores-out = fuera
## Una pareja por los nombres de sus jugadores.
scores-team = { $first } y { $second }
scores-ready = A la mano { $number }
scores-waiting = Esperando a { $names }.
scores-are-ready = De acuerdo: { $names }.
scores-show = Mostrar los puntos
## $names son quienes ganaron, $count cuántas personas son; $me es seat cuando ganó quien lee o su pareja, shared cuando
## ganaron también otros.
scores-victory = { $me ->
    [seat] { $count ->
        [one] Ganas la partida
       *[other] Tu pareja y tú ganáis la partida
    }
    [shared] Compartes la victoria
   *[none] { $count ->
        [one] { $names } gana la partida
       *[other] { $names } ganan la partida
    }
}

## Después de una partida.

over-hands = { $count ->
    [one] Tras una mano
   *[other] Tras { $count } manos
}
over-again = Jugar otra partida
over-wait = { $name } puede empezar otra partida.
over-seats = Cambiar de sitio
over-record = Descargar el registro
over-leave = Dejar la mesa
over-show = Mostrar el resultado

## La charla. $name es una persona.

talk-title = Charla
talk-empty = Nadie ha dicho nada todavía.
talk-phrases = Frases rápidas
talk-write = Escribe algo
talk-send = Enviar
talk-you = Tú
talk-more = Más sobre lo que ha dicho { $name }
talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
talk-muted = No oyes a { $name }.
talk-report = Señalar como sugerencia
talk-aloud = Señalar una sugerencia en voz alta
talk-aloud-who = ¿Quién ha sugerido una jugada en voz alta?

## Lo que resulta de lo que has señalado. $judges son quienes deciden, $count cuántos son.
talk-reported = { $count ->
    [one] Has señalado a { $name }. Decide { $judges }.
   *[other] Has señalado a { $name }. Deciden { $judges }.
}

## Una línea se señaló como sugerencia. Han decidido $votes, de $count.
judge-title = Por decidir
judge-short = { $count ->
    [one] Una decisión sobre { $name }
   *[other] Una votación sobre { $name }
}
judge-decide = Decidir
judge-question = ¿Ha sido una sugerencia de { $name }?
judge-aloud = { $by } dice que { $name } ha sugerido una jugada en voz alta. ¿Es cierto?
judge-guilty = Sí
judge-innocent = No
judge-voted = { $votes ->
    [one] Tu respuesta cuenta. Ha respondido { $votes } de { $count }.
   *[other] Tu respuesta cuenta. Han respondido { $votes } de { $count }.
}

## Si están todos. $names es una lista de personas, $count cuántas son.

presence-paused = La mesa está en pausa.
presence-resume = Seguir
presence-pause-asked = Pausa pedida por { $names }.
presence-pause-waits = Falta el acuerdo de { $names }.
presence-pause-agree = Aceptar
presence-autopilot = Un bot juega por ti.
presence-take-back = Recuperar mi sitio
presence-watching = Estás mirando.
presence-sit = Jugar desde la próxima mano
presence-next-deal = Juegas desde la próxima mano.
presence-rather-watch = Prefiero mirar
presence-goes-on = { $seconds ->
    [one] La mesa sigue en un segundo.
   *[other] La mesa sigue en { $seconds } segundos.
}
presence-away = { $count ->
    [one] { $names } está ausente. La mesa sigue jugando.
   *[other] { $names } están ausentes. La mesa sigue jugando.
}
presence-may-void = Alguien se fue. Puedes anular esta mano: abre el menú.
presence-elsewhere = Estás jugando en otra ventana
presence-take-over = Jugar aquí
presence-reload = Recargar
presence-come-back = Volver a la mesa
presence-try-again = Intentar otra vez
presence-home = Página de inicio
presence-lobby = Mesas abiertas

## $code es el código que se pidió.
unknown-title = No hay ninguna mesa { $code } abierta para ti
unknown-note = Revisa las letras: puede que haya una equivocada o que la mesa esté cerrada.
unknown-locked = ¿O pide contraseña la mesa?
unknown-password = Contraseña
unknown-knock = Llamar a la puerta
unknown-wrong = La mesa no se abre con esa contraseña.
unknown-code = Código
unknown-go = Ir a esta mesa

## $count es cuántos faltan por lo menos; 0 donde ya hay bots.
gathering-wanting = { $count ->
    [0] Tiene que sentarse alguna persona: los bots solos no juegan.
    [one] Tiene que sentarse alguien más: invita a alguien o añade un bot.
   *[other] Tienen que sentarse { $count } más: invita a gente o añade bots.
}
