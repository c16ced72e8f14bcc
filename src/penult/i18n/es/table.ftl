## Una mesa en un servidor, para cualquier cliente: lo que la gente hace en ella además de jugar, por qué la mesa
## no acepta algo, frases rápidas y por qué termina una conexión. Cada parte se llama como en el
## protocolo; el mensaje mismo es para lo que diga un servidor más nuevo.

## $who es una persona o un bot; $me es seat cuando es quien lee. $seat es el número de un asiento, $kind un tipo de
## bot, $card el nombre de una carta, $number el número de un mensaje del chat, $text lo que se dijo.
## $other es a quien se escoge para repartir, $whom es nobody, reader, self ($who) u other. $aloud es yes si no se escribió.
table-event = Algo pasó en la mesa.
    .joined = { $me ->
        [seat] Entraste a la mesa.
       *[none] { $who } entró a la mesa.
    }
    .left = { $who } salió de la mesa.
    .gone = { $who } se desconectó.
    .back = { $who } volvió.
    .renamed = { $me ->
        [seat] Cambiaste tu nombre a { $text }.
       *[none] { $who } ahora se llama { $text }.
    }
    .sat = { $me ->
        [seat] Ocupaste el asiento { $seat }.
       *[none] { $who } ocupó el asiento { $seat }.
    }
    .stood = { $me ->
        [seat] Dejaste el asiento { $seat }.
       *[none] { $who } dejó el asiento { $seat }.
    }
    .bot_sat = { $who }, un bot ({ bot-level }), ocupó el asiento { $seat }.
    .kicked = El anfitrión expulsó a { $who }.
    .host = { $me ->
        [seat] Ahora eres el anfitrión.
       *[none] Ahora el anfitrión es { $who }.
    }
    .started = Empezó la partida.
    .picked = { $me ->
        [seat] Sacaste { $card-a }.
       *[none] { $who } sacó { $card-a }.
    }
    .tied = Hubo empate en la carta más alta: esos jugadores sacan otra vez.
    .dealer = { $me ->
        [seat] Repartes primero.
       *[none] { $who } reparte primero.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Dejaste que las reglas decidan quién reparte.
           *[none] { $who } dejó que las reglas decidan quién reparte.
        }
        [reader] { $who } te escogió para repartir.
        [self] { $me ->
            [seat] Escogiste repartir primero.
           *[none] { $who } escogió repartir primero.
        }
       *[other] { $me ->
            [seat] Escogiste a { $other } para repartir.
           *[none] { $who } escogió a { $other } para repartir.
        }
    }
    .voided = { $me ->
        [seat] Anulaste la mano.
       *[none] { $who } anuló la mano.
    }
    .autopilot = { $me ->
        [seat] Se te acabó el tiempo: un bot juega por ti hasta que vuelvas.
       *[none] A { $who } se le acabó el tiempo: un bot juega en su lugar.
    }
    .took_back = { $me ->
        [seat] Recuperaste tu asiento.
       *[none] { $who } recuperó su asiento.
    }
    .paused = El juego quedó en pausa.
    .resumed = El juego continuó.
    .said = { $who }: { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Te reportaron por sugerir una jugada en voz alta (#{ $number }).
           *[none] Reportaron a { $who } por sugerir una jugada en voz alta (#{ $number }).
        }
       *[no] Reportaron el mensaje #{ $number }, de { $who }, como sugerencia.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] Se decidió que no sugeriste nada (#{ $number }).
           *[none] Se decidió que { $who } no sugirió nada (#{ $number }).
        }
       *[no] Se decidió que el mensaje #{ $number } no era una sugerencia.
    }
    .report_dropped = { $me ->
        [seat] Se retiró el reporte contra ti (#{ $number }).
       *[none] Se retiró el reporte contra { $who } (#{ $number }).
    }
    .rematch = Viene otra partida. Ya se puede cambiar de asiento.
    .door_shut = El anfitrión cerró la mesa: ya no puede entrar nadie más.
    .door_opened = El anfitrión abrió la mesa: otros pueden entrar de nuevo.
    .table_reported = Alguien reportó esta mesa. Con algunos reportes más, saldrá de la lista de mesas públicas.
    .unlisted = Esta mesa salió de la lista de mesas públicas. Quien tenga el código todavía puede entrar.
    .listed = Esta mesa está otra vez en la lista de mesas públicas.

## Por qué la mesa no acepta algo. not_yours es una jugada que solo hace el árbitro de una mano; unknown_update, una
## respuesta a algo que el servidor no ha enviado.
table-refusal = La mesa no puede hacer eso.
    .answered = Ya respondiste. Todos lo verán en un momento.
    .flag_too_late = Demasiado tarde: esa carta ya no se puede señalar.
    .full = No hay ningún asiento libre.
    .malformed = El servidor no entendió eso.
    .no_card_there = Esa carta ya no está. Saca otra.
    .no_judge = En la mesa no hay nadie que pueda decidir sobre eso.
    .no_such_day = Ese día no existe. Revisa el día y el mes.
    .no_such_line = No puedes reportar ese mensaje: es tuyo, ya no está o ya lo reportaron.
    .nobody_left = Solo puedes anular una mano si alguno de sus jugadores se fue.
    .nobody_seated = Todavía no hay nadie sentado.
    .nobody_there = En ese asiento no hay nadie a quien puedas escoger. Prueba con otro.
    .not_asked = Ahora no hay nada que responder.
    .not_host = Eso solo puede hacerlo el anfitrión.
    .not_judge = Eso no te toca decidirlo a ti.
    .not_now = Ahora no puedes hacer eso.
    .not_paused = El juego no está en pausa.
    .not_playing = No juegas en esta mano.
    .not_seated = No tienes asiento. Primero siéntate.
    .not_yours = Esa jugada solo puede hacerla el árbitro.
    .not_yourself = Contigo no puedes hacer eso.
    .nothing_said = No hay nada que enviar. Primero escribe un mensaje.
    .paused = El juego está en pausa.
    .phrases_only = En esta mesa solo hay frases rápidas.
    .picked = Ya sacaste una carta.
    .players = { $players ->
        [one] Un solo jugador no basta. Invita a gente o agrega bots.
       *[other] Con { $players } jugadores no se puede jugar con estas reglas. Tienen que sentarse más, o menos.
    }
    .reported_once = Ya reportaste a este jugador en esta mano.
    .said_once = Ya lo dijiste desde la última carta.
    .seat_taken = Ese asiento está ocupado. Escoge otro.
    .too_many_seats = Ya tienes asiento en tres mesas públicas. Primero sal de una de ellas.
    .seen_a_hand = Ya viste cartas de esta mano. Vuelve a tu asiento de antes o espera a la próxima mano.
    .seated = Ya tienes asiento.
    .stale = Demasiado tarde: la mesa ya cambió. Mira otra vez.
    .too_early = Demasiado pronto: la carta todavía no estaba en la mesa.
    .too_fast = ¡Vas muy rápido! Espera un momento e inténtalo otra vez.
    .tournament = En un torneo no puedes anular una mano.
    .unknown_bot = Ese bot no existe.
    .unknown_person = Esa persona no está en la mesa.
    .unknown_phrase = Esa frase no existe.
    .unknown_seat = Ese asiento no existe.
    .unknown_update = Lo que ves no coincide con la mesa. Recarga e inténtalo otra vez.
    .waiting = Tu última jugada todavía está en espera.

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
    .so_close = ¡Casi!
    .good_game = ¡Buena partida!
    .laugh = ¡Ja, ja!
    .cry = ¡Oh, no!
    .think = Mmm…
    .clap = ¡Bravo!
    .heart = ♥
    .wave = ¡Adiós!

bye = Se cortó la conexión.
    .reload = El servidor se actualizó. Actualiza Penult y vuelve: tu asiento está guardado.
    .taken_over = Entraste a esta mesa desde otro lugar. El juego sigue allá.
    .kicked = El anfitrión te expulsó de la mesa.
    .left = Saliste de la mesa.
    .revoked = Tu sesión venció. Vuelve a entrar.
    .closing = El servidor se está apagando.
    .too_slow = Tu conexión era demasiado lenta.
    .too_fast = Enviaste demasiado de una vez. Espera un momento y vuelve a entrar.
    .unknown_table = Esa mesa no existe, o la contraseña es incorrecta.
    .full = La mesa está llena.
    .shut = El anfitrión ya no deja entrar a nadie más.
    .too_many_seats = Ya tienes asiento en tres mesas públicas. Primero sal de una de ellas.
    .halted = La mesa se detuvo porque el servidor no puede leer los datos guardados.
    .stopped = Quienes administran este servidor cerraron la mesa.
