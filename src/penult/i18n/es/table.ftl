## Una mesa en un servidor, para cualquier cliente: lo que la gente hace en ella además de jugar, por qué la mesa
## no acepta algo, frases rápidas y por qué termina una conexión. Cada parte se llama como en el
## protocolo; el mensaje mismo es para lo que diga un servidor más nuevo.

## $who es una persona o un bot; $me es seat cuando es quien lee. $seat es el número de un sitio, $kind un tipo de
## bot, $card el nombre de una carta, $number el número de una línea de charla, $text lo que se dijo.
## $other es a quien se nombra para repartir, $whom es nobody, reader, self ($who) u other. $aloud es yes si no se escribió.
table-event = Algo ha pasado en la mesa.
    .joined = { $me ->
        [seat] Ya estás en la mesa.
       *[none] { $who } llega a la mesa.
    }
    .left = { $who } deja la mesa.
    .gone = { $who } se ausenta.
    .back = { $who } está de vuelta.
    .renamed = { $me ->
        [seat] Ahora te llamas { $text }.
       *[none] { $who } se llama ahora { $text }.
    }
    .sat = { $me ->
        [seat] Ocupas el sitio { $seat }.
       *[none] { $who } ocupa el sitio { $seat }.
    }
    .stood = { $me ->
        [seat] Dejas el sitio { $seat }.
       *[none] { $who } deja el sitio { $seat }.
    }
    .bot_sat = { $who }, un bot ({ $kind }), ocupa el sitio { $seat }.
    .kicked = { $who } tiene que dejar la mesa.
    .host = { $me ->
        [seat] Ahora la mesa está a tu cargo.
       *[none] Ahora la mesa está a cargo de { $who }.
    }
    .started = Empieza la partida.
    .picked = { $me ->
        [seat] Has sacado { $card }.
       *[none] { $who } ha sacado { $card }.
    }
    .tied = Hay empate en lo más alto: se saca otra vez.
    .dealer = { $me ->
        [seat] Repartes primero.
       *[none] { $who } reparte primero.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Lo retiras: las reglas dicen quién reparte primero.
           *[none] { $who } lo retira: las reglas dicen quién reparte primero.
        }
        [reader] { $who } te nombra para repartir.
        [self] { $me ->
            [seat] Repartes primero.
           *[none] { $who } reparte primero.
        }
       *[other] { $me ->
            [seat] Nombras a { $other } para repartir.
           *[none] { $who } nombra a { $other } para repartir.
        }
    }
    .voided = { $me ->
        [seat] Anulas la mano.
       *[none] { $who } anula la mano.
    }
    .autopilot = { $me ->
        [seat] Se ha acabado tu tiempo: un bot juega por ti hasta que hagas algo.
       *[none] Se ha acabado el tiempo de { $who }: un bot juega en su lugar.
    }
    .took_back = { $me ->
        [seat] Recuperas tu sitio.
       *[none] { $who } recupera su sitio.
    }
    .paused = La mesa está en pausa.
    .resumed = El juego sigue.
    .said = { $who }: { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Se te señala por una sugerencia en voz alta (#{ $number }).
           *[none] Se señala a { $who } por una sugerencia en voz alta (#{ $number }).
        }
       *[no] La línea #{ $number }, de { $who }, se señala como sugerencia.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] No has hecho ninguna sugerencia (#{ $number }).
           *[none] { $who } no ha hecho ninguna sugerencia (#{ $number }).
        }
       *[no] La línea #{ $number } no fue una sugerencia.
    }
    .report_dropped = { $me ->
        [seat] Queda sin efecto lo que se señaló contra ti (#{ $number }).
       *[none] Queda sin efecto lo que se señaló contra { $who } (#{ $number }).
    }
    .rematch = Otra partida: se puede cambiar de sitio.
    .door_shut = La puerta está cerrada: no entra nadie más.
    .door_opened = La puerta vuelve a estar abierta.
    .table_reported = Alguien denunció esta mesa. Con algunas denuncias más sale de la lista de mesas abiertas.
    .unlisted = Esta mesa salió de la lista de mesas abiertas. Quien tenga el código todavía puede entrar.
    .listed = Esta mesa está otra vez en la lista de mesas abiertas.

table-refusal = La mesa no hace eso.
    .answered = Ya has respondido; la mesa lo muestra enseguida.
    .flag_too_late = Demasiado tarde: la carta a la que te referías ya no se puede señalar.
    .full = No hay ningún sitio libre.
    .malformed = El servidor no lo ha entendido.
    .no_card_there = Ahí ya no hay ninguna carta.
    .no_judge = En la mesa no hay nadie que pueda decidirlo.
    .no_such_day = No existe ese día.
    .no_such_line = Nadie más ha dicho esa línea, o ya se ha señalado.
    .nobody_left = Una mano solo se anula mientras falte alguien que la empezó y se fue.
    .nobody_seated = Nadie ocupa un sitio en la mesa.
    .nobody_there = En ese sitio no hay nadie a quien puedas nombrar.
    .not_asked = Eso no se pide ahora.
    .not_host = Eso solo lo hace quien está a cargo de la mesa.
    .not_judge = Eso no te toca decidirlo.
    .not_now = Eso no es posible en este momento.
    .not_paused = La mesa no está en pausa.
    .not_playing = No juegas en esta mano.
    .not_seated = No tienes sitio en la mesa.
    .not_yours = Esa jugada no le toca a quien juega.
    .not_yourself = No puedes hacerte eso a ti.
    .nothing_said = No has dicho nada.
    .paused = La mesa está en pausa.
    .phrases_only = En esta mesa solo se dicen frases rápidas.
    .picked = Ya has sacado una carta.
    .players = { $players ->
        [one] Una sola persona no basta: hace falta que alguien más, o un bot, ocupe un sitio.
       *[other] Estas reglas no son para { $players } jugadores: tiene que haber más, o menos.
    }
    .reported_once = Ya has señalado a este jugador en esta mano.
    .seat_taken = Ese sitio está ocupado.
    .seen_a_hand = En esta mano ya has visto otras cartas: siéntate donde estabas o espera al próximo reparto.
    .seated = Ya tienes un sitio.
    .stale = La mesa ya había cambiado cuando llegó tu jugada. Mira otra vez.
    .too_early = Demasiado pronto: la carta aún no se había mostrado.
    .too_fast = Demasiado de una vez. Espera un momento.
    .tournament = En la mesa de un torneo no se anula ninguna mano.
    .unknown_bot = No existe ese tipo de bot.
    .unknown_person = Esa persona no está en la mesa.
    .unknown_phrase = No existe esa frase.
    .unknown_seat = No existe ese sitio.
    .unknown_update = Tu jugada responde a algo que la mesa no ha dicho.
    .waiting = Ya hay una jugada tuya en espera.

phrase = …
    .hello = ¡Hola!
    .good_luck = ¡Suerte!
    .well_played = ¡Bien jugado!
    .thanks = ¡Gracias!
    .sorry = ¡Perdón!
    .oops = ¡Uy!
    .hurry = ¡Date prisa!
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

bye = La conexión ha terminado.
    .reload = El servidor habla un lenguaje más nuevo: actualiza Penult y vuelve. Tu sitio te espera.
    .taken_over = Has entrado en esta mesa desde otro sitio; la mesa sigue allí.
    .kicked = Quien está a cargo te ha echado de la mesa.
    .left = Has dejado la mesa.
    .revoked = Tu pase para este servidor ya no vale.
    .closing = El servidor está cerrando.
    .too_slow = La conexión era demasiado lenta.
    .too_fast = El servidor ha recibido demasiado de ti a la vez.
    .unknown_table = No existe esa mesa, o la contraseña es otra.
    .full = La mesa está llena.
    .shut = Quien está a cargo no deja entrar a nadie más.
    .halted = La mesa se ha detenido: el servidor no puede leer lo que guardó de ella.
    .stopped = Quienes administran este servidor han cerrado la mesa.
