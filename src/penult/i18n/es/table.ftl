## Una mesa en un servidor, para cualquier cliente: lo que la gente hace en ella además de jugar, por qué la mesa
## no acepta algo, frases rápidas y por qué termina una conexión. Cada parte se llama como en el
## protocolo; el mensaje mismo es para lo que diga un servidor más nuevo.

## $who es una persona o un bot; $me es seat cuando es quien lee. $seat es el número de un lugar, $kind una clase de
## bot, $card el nombre de una carta, $number el número de una línea de charla, $text lo que se dijo.
table-event = Algo pasó en la mesa.
    .joined = { $me ->
        [seat] Ya estás en la mesa.
       *[none] { $who } llega a la mesa.
    }
    .left = { $who } deja la mesa.
    .gone = { $who } se ausenta.
    .back = { $who } está de vuelta.
    .sat = { $me ->
        [seat] Ocupas el lugar { $seat }.
       *[none] { $who } ocupa el lugar { $seat }.
    }
    .stood = { $me ->
        [seat] Dejas el lugar { $seat }.
       *[none] { $who } deja el lugar { $seat }.
    }
    .bot_sat = { $who }, un bot ({ $kind }), ocupa el lugar { $seat }.
    .kicked = { $who } tiene que dejar la mesa.
    .host = { $me ->
        [seat] Ahora la mesa está a tu cargo.
       *[none] Ahora la mesa está a cargo de { $who }.
    }
    .started = Empieza la partida.
    .picked = { $me ->
        [seat] Sacaste { $card }.
       *[none] { $who } sacó { $card }.
    }
    .tied = Hay empate en lo más alto: se saca otra vez.
    .dealer = { $me ->
        [seat] Repartes primero.
       *[none] { $who } reparte primero.
    }
    .autopilot = { $me ->
        [seat] Se acabó tu tiempo: un bot juega por ti hasta que hagas algo.
       *[none] Se acabó el tiempo de { $who }: sigue un bot.
    }
    .took_back = { $me ->
        [seat] Vuelves a jugar.
       *[none] { $who } vuelve a jugar.
    }
    .paused = La mesa está en pausa.
    .resumed = El juego sigue.
    .said = { $who }: { $text } (#{ $number })
    .reported = La línea #{ $number }, de { $who }, se señala como sugerencia.
    .acquitted = La línea #{ $number } no fue una sugerencia.
    .rematch = Otra partida: se puede cambiar de lugar.

table-refusal = La mesa no hace eso.
    .answered = Ya respondiste; la mesa lo muestra enseguida.
    .full = No hay ningún lugar libre.
    .malformed = El servidor no entendió eso.
    .no_card_there = Ahí ya no hay ninguna carta.
    .no_judge = En la mesa no hay nadie que pueda decidirlo.
    .no_such_day = No existe ese día.
    .no_such_line = No hay tal línea de otra persona, o ya fue señalada.
    .nobody_seated = Nadie ocupa un lugar en la mesa.
    .not_asked = Eso no se pregunta ahora.
    .not_host = Eso solo lo hace quien está a cargo de la mesa.
    .not_judge = Eso no te toca decidirlo.
    .not_now = Eso no es posible en este momento.
    .not_paused = La mesa no está en pausa.
    .not_playing = No juegas en esta mano.
    .not_seated = No tienes lugar en la mesa.
    .not_yours = Esa no es una jugada de quien juega.
    .not_yourself = No puedes hacerte eso a ti.
    .nothing_said = No has dicho nada.
    .paused = La mesa está en pausa.
    .phrases_only = En esta mesa solo se dicen frases rápidas.
    .picked = Ya sacaste una carta.
    .players = { $players ->
        [one] Una sola persona no basta: hace falta que alguien más, o un bot, ocupe un lugar.
       *[other] Estas reglas no son para { $players }: tiene que jugar más o menos gente.
    }
    .seat_taken = Ese lugar está ocupado.
    .seen_a_hand = En esta mano ya has visto otras cartas: siéntate donde estabas o espera al próximo reparto.
    .seated = Ya tienes un lugar.
    .stale = La mesa ya había cambiado cuando llegó tu jugada. Mira otra vez.
    .too_early = Quisiste sorprender demasiado pronto: la carta aún no se había mostrado.
    .too_fast = Fue demasiado de una vez. Espera un momento.
    .unknown_bot = No existe esa clase de bot.
    .unknown_person = No hay tal persona en la mesa.
    .unknown_phrase = No existe esa frase.
    .unknown_seat = No existe ese lugar.
    .unknown_update = Tu jugada responde a algo que la mesa no ha dicho.
    .waiting = Ya hay una jugada tuya en espera.

phrase = …
    .hello = ¡Hola!
    .good_luck = ¡Suerte!
    .well_played = ¡Bien jugado!
    .thanks = ¡Gracias!
    .sorry = ¡Perdón!
    .oops = ¡Uy!
    .hurry = ¡Apúrate!
    .wait = ¡Espera un momento!
    .ouch = ¡Ay!
    .lucky = ¡Qué suerte!
    .so_close = ¡Por poco!
    .good_game = ¡Buena partida!
    .laugh = ¡Ja, ja!
    .cry = ¡Oh, no!
    .think = Mmm…
    .clap = ¡Bravo!
    .heart = ♥
    .wave = ¡Adiós!

bye = La conexión terminó.
    .reload = El servidor habla un lenguaje más nuevo: actualiza Penult y vuelve. Tu lugar te espera.
    .taken_over = Entraste a esta mesa desde otro lado; la mesa sigue allí.
    .kicked = Quien está a cargo te sacó de la mesa.
    .left = Dejaste la mesa.
    .revoked = Tu pase para este servidor ya no vale.
    .closing = El servidor está cerrando.
    .too_slow = La conexión era demasiado lenta.
    .too_fast = El servidor recibió demasiado de ti a la vez.
    .unknown_table = No existe esa mesa, o la contraseña es otra.
    .full = La mesa está llena.
    .halted = La mesa se detuvo: el servidor no puede leer lo que guardó de ella.
