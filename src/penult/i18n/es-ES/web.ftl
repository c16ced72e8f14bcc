## El español de España: solo lo que se dice de otra manera que en es.

web-event = Algo ha pasado en la mesa.
    .sat = { $me ->
        [seat] Te has sentado.
       *[none] { $who } se ha sentado.
    }
    .stood = { $me ->
        [seat] Has dejado tu asiento.
       *[none] { $who } ha dejado su asiento.
    }
    .bot_sat = { $who }, un bot ({ bot-level }), se ha sentado.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Te han denunciado por sugerir una jugada en voz alta.
           *[none] Han denunciado a { $who } por sugerir una jugada en voz alta.
        }
       *[no] { $me ->
            [seat] Han denunciado un mensaje tuyo como sugerencia.
           *[none] Han denunciado un mensaje de { $who } como sugerencia.
        }
    }
    .acquitted = { $me ->
        [seat] Se ha decidido que no has sugerido nada.
       *[none] Se ha decidido que { $who } no ha sugerido nada.
    }
    .report_dropped = { $me ->
        [seat] Se ha retirado la denuncia contra ti.
       *[none] Se ha retirado la denuncia contra { $who }.
    }
web-problem =
    .unreadable = El servidor ha enviado algo inesperado. Inténtalo en un momento.
    .malformed = El servidor no ha entendido eso. Recarga la página e inténtalo otra vez.
    .no_token = Tu sesión ha caducado. Vuelve a entrar.
    .too_slow = Ha tardado demasiado. Inténtalo otra vez.
    .our_fault = Algo ha fallado por nuestra parte. Inténtalo otra vez.
    .disk = El servidor no puede guardar en este momento, así que no ha cambiado nada. Inténtalo más tarde.
    .damaged = El servidor no puede leer los datos guardados. Quienes lo administran ya han recibido el aviso.
web-bye = Se ha cortado la conexión.
    .taken_over = Has abierto esta mesa en otra ventana. El juego sigue allí.
    .revoked = Tu sesión ha caducado. Vuelve a entrar.
web-line = Se ha cortado la conexión.
    .lost = Se ha perdido la conexión. Reconectando…
    .kept = Se ha perdido la conexión. Tu jugada se hará cuando vuelvas.
