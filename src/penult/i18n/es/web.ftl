## El cliente web, donde necesita otras palabras que la terminal. Cada parte se llama como en el protocolo; el mensaje
## mismo es para lo que diga un servidor más nuevo.

## El nombre de alguien que todavía no ha dado uno.
web-guest = Visitante { $number }

## Una carta como la dice un lector de pantalla; $color es none si es un comodín.
web-card = { $color ->
    [none] { $card }
   *[other] { $card }, { shape }
}

## Las jugadas como las dicen los botones. $card es el nombre de una carta, $who un jugador. Lo que no está aquí se
## dice como en todas partes.
web-move = Jugar
    .play = { $uno ->
        [yes] Jugar { $card-the } y gritar ¡UNO!
       *[no] Jugar { $card-the }
    }
    .play-color = { $uno ->
        [yes] Jugar { $card-the }, escoger { color } y gritar ¡UNO!
       *[no] Jugar { $card-the } y escoger { color }
    }
    .play-target = { $uno ->
        [yes] Jugar { $card-the } contra { $who } y gritar ¡UNO!
       *[no] Jugar { $card-the } contra { $who }
    }
    .draw = Robar
    .accept-total = Robar { $number } cartas
    .play-target-7 = { $uno ->
        [yes] Jugar { $card-the }, cambiar con { $who } y gritar ¡UNO!
       *[no] Jugar { $card-the } y cambiar con { $who }
    }
    .jump-target-7 = { $uno ->
        [yes] Adelantarme con { $card-the }, cambiar con { $who } y gritar ¡UNO!
       *[no] Adelantarme con { $card-the } y cambiar con { $who }
    }
    .answer = Jugar { $card-the }
    .answer-D = Sumar { $card-the }
    .answer-W4 = Sumar { $card-the }
    .answer-S = Desviar con { $card-the }
    .answer-V = Desviar con { $card-the }
    .accept-D = Robar { draw-strength }
    .accept-W4 = Robar cuatro
    .invis = { $uno ->
        [yes] Jugar { invisibility.the } y gritar ¡UNO!
       *[no] Jugar { invisibility.the }
    }
    .invis-color = { $uno ->
        [yes] Jugar { invisibility.the }, escoger { color } y gritar ¡UNO!
       *[no] Jugar { invisibility.the } y escoger { color }
    }
    .color = Escoger { color }

## Lo que la gente hace en una mesa, sin nombrar los asientos por su número. $who es una persona o un bot; $me es seat
## cuando es quien lee.
web-event = Algo pasó en la mesa.
    .sat = { $me ->
        [seat] Te sentaste.
       *[none] { $who } se sentó.
    }
    .stood = { $me ->
        [seat] Dejaste tu asiento.
       *[none] { $who } dejó su asiento.
    }
    .bot_sat = { $who }, un bot ({ bot-level }), se sentó.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Te reportaron por sugerir una jugada en voz alta.
           *[none] Reportaron a { $who } por sugerir una jugada en voz alta.
        }
       *[no] { $me ->
            [seat] Reportaron un mensaje tuyo como sugerencia.
           *[none] Reportaron un mensaje de { $who } como sugerencia.
        }
    }
    .acquitted = { $me ->
        [seat] Se decidió que no sugeriste nada.
       *[none] Se decidió que { $who } no sugirió nada.
    }
    .report_dropped = { $me ->
        [seat] Se retiró el reporte contra ti.
       *[none] Se retiró el reporte contra { $who }.
    }

## Por qué algo no se pudo hacer antes de llegar a una mesa. $seconds es cuánto hay que esperar, 0 si nadie lo sabe.
web-problem = Esta página está desactualizada. Recárgala para seguir.
    .offline = El servidor no responde. Revisa tu conexión e inténtalo otra vez.
    .unreadable = El servidor envió algo inesperado. Inténtalo en un momento.
    .malformed = El servidor no entendió eso. Recarga la página e inténtalo otra vez.
    .no_token = Tu sesión venció. Vuelve a entrar.
    .not_found = En esta dirección no hay nada. Revisa el enlace.
    .unknown_table = No hay ninguna partida terminada con este código. Revisa el enlace.
    .unknown_match = Esta mesa no ha terminado esa partida. Revisa el enlace.
    .no_record = Esa partida tiene demasiadas jugadas para un registro.
    .too_slow = Tardó demasiado. Inténtalo otra vez.
    .refused = Eso no se puede hacer.
    .too_fast = { $seconds ->
        [0] ¡Vas muy rápido! Espera un momento e inténtalo otra vez.
        [one] ¡Vas muy rápido! Inténtalo otra vez en un segundo.
       *[other] ¡Vas muy rápido! Inténtalo otra vez en { $seconds } segundos.
    }
    .our_fault = Algo falló de nuestro lado. Inténtalo otra vez.
    .closing = El servidor se está reiniciando. Inténtalo en un momento.
    .disk = El servidor no puede guardar en este momento, así que no cambió nada. Inténtalo más tarde.
    .damaged = El servidor no puede leer los datos guardados. Quienes lo administran ya recibieron el aviso.

## Por qué terminó una conexión, y cómo está.
web-bye = Se cortó la conexión.
    .reload = Hay una versión nueva de Penult. Recarga la página: tu asiento está guardado.
    .taken_over = Abriste esta mesa en otra ventana. El juego sigue allá.
    .revoked = Tu sesión venció. Vuelve a entrar.
web-line = Se cortó la conexión.
    .connecting = Conectando…
    .lost = Se perdió la conexión. Reconectando…
    .kept = Se perdió la conexión. Tu jugada se hará cuando vuelvas.
