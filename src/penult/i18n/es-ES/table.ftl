## El español de España: solo lo que se dice de otra manera que en es.

table-event = Algo ha pasado en la mesa.
    .joined = { $me ->
        [seat] Has entrado en la mesa.
       *[none] { $who } ha entrado en la mesa.
    }
    .left = { $who } ha salido de la mesa.
    .gone = { $who } se ha desconectado.
    .back = { $who } ha vuelto.
    .renamed = { $me ->
        [seat] Has cambiado tu nombre a { $text }.
       *[none] { $who } ahora se llama { $text }.
    }
    .sat = { $me ->
        [seat] Has ocupado el asiento { $seat }.
       *[none] { $who } ha ocupado el asiento { $seat }.
    }
    .stood = { $me ->
        [seat] Has dejado el asiento { $seat }.
       *[none] { $who } ha dejado el asiento { $seat }.
    }
    .bot_sat = { $who }, un bot ({ bot-level }), ha ocupado el asiento { $seat }.
    .kicked = El anfitrión ha expulsado a { $who }.
    .started = Ha empezado la partida.
    .picked = { $me ->
        [seat] Has sacado { $card-a }.
       *[none] { $who } ha sacado { $card-a }.
    }
    .tied = Ha habido empate en la carta más alta: esos jugadores sacan otra vez.
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Has dejado que las reglas decidan quién reparte.
           *[none] { $who } ha dejado que las reglas decidan quién reparte.
        }
        [reader] { $who } te ha escogido para repartir.
        [self] { $me ->
            [seat] Has escogido repartir primero.
           *[none] { $who } ha escogido repartir primero.
        }
       *[other] { $me ->
            [seat] Has escogido a { $other } para repartir.
           *[none] { $who } ha escogido a { $other } para repartir.
        }
    }
    .voided = { $me ->
        [seat] Has anulado la mano.
       *[none] { $who } ha anulado la mano.
    }
    .autopilot = { $me ->
        [seat] Se te ha acabado el tiempo: un bot juega por ti hasta que vuelvas.
       *[none] A { $who } se le ha acabado el tiempo: un bot juega en su lugar.
    }
    .took_back = { $me ->
        [seat] Has recuperado tu asiento.
       *[none] { $who } ha recuperado su asiento.
    }
    .paused = El juego ha quedado en pausa.
    .resumed = El juego ha continuado.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Te han denunciado por sugerir una jugada en voz alta (#{ $number }).
           *[none] Han denunciado a { $who } por sugerir una jugada en voz alta (#{ $number }).
        }
       *[no] Han denunciado el mensaje #{ $number }, de { $who }, como sugerencia.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] Se ha decidido que no has sugerido nada (#{ $number }).
           *[none] Se ha decidido que { $who } no ha sugerido nada (#{ $number }).
        }
       *[no] Se ha decidido que el mensaje #{ $number } no era una sugerencia.
    }
    .report_dropped = { $me ->
        [seat] Se ha retirado la denuncia contra ti (#{ $number }).
       *[none] Se ha retirado la denuncia contra { $who } (#{ $number }).
    }
    .door_shut = El anfitrión ha cerrado la mesa: ya no puede entrar nadie más.
    .door_opened = El anfitrión ha abierto la mesa: otros pueden entrar de nuevo.
    .table_reported = Alguien ha denunciado esta mesa. Con algunas denuncias más, saldrá de la lista de mesas públicas.
    .unlisted = Esta mesa ha salido de la lista de mesas públicas. Quien tenga el código todavía puede entrar.
table-refusal =
    .answered = Ya has respondido. Todos lo verán en un momento.
    .malformed = El servidor no ha entendido eso.
    .no_such_line = No puedes denunciar ese mensaje: es tuyo, ya no está o ya lo han denunciado.
    .nobody_left = Solo puedes anular una mano si alguno de sus jugadores se ha ido.
    .picked = Ya has sacado una carta.
    .players = { $players ->
        [one] Un solo jugador no basta. Invita a gente o añade bots.
       *[other] Con { $players } jugadores no se puede jugar con estas reglas. Tienen que sentarse más, o menos.
    }
    .reported_once = Ya has denunciado a este jugador en esta mano.
    .said_once = Ya lo has dicho desde la última carta.
    .seen_a_hand = Ya has visto cartas de esta mano. Vuelve a tu asiento de antes o espera a la próxima mano.
    .stale = Demasiado tarde: la mesa ya ha cambiado. Mira otra vez.
phrase =
    .hurry = ¡Date prisa!
bye = Se ha cortado la conexión.
    .reload = El servidor se ha actualizado. Actualiza Penult y vuelve: tu asiento está guardado.
    .taken_over = Has entrado en esta mesa desde otro lugar. El juego sigue allí.
    .kicked = El anfitrión te ha expulsado de la mesa.
    .left = Has salido de la mesa.
    .revoked = Tu sesión ha caducado. Vuelve a entrar.
    .too_fast = Has enviado demasiado de una vez. Espera un momento y vuelve a entrar.
    .stopped = Quienes administran este servidor han cerrado la mesa.
