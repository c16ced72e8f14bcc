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
web-move = Hacer la jugada
    .play = Jugar { $card }
    .play-color = Jugar { $card }, escoger { color }
    .play-target = Jugar { $card } contra { $who }
    .draw = Robar
    .accept-D = Robar { draw-strength }
    .accept-W4 = Robar cuatro
    .invis = Jugar { invisibility }
    .invis-color = Jugar { invisibility }, escoger { color }
    .color = Escoger { color }

## Lo que la gente hace en una mesa, sin nombrar los sitios por su número. $who es una persona o un bot; $me es seat
## cuando es quien lee.
web-event = Algo ha pasado en la mesa.
    .sat = { $me ->
        [seat] Te sientas a la mesa.
       *[none] { $who } se sienta a la mesa.
    }
    .stood = { $me ->
        [seat] Dejas tu sitio.
       *[none] { $who } deja su sitio.
    }
    .bot_sat = { $who }, un bot, se sienta a la mesa.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Se te señala por una sugerencia en voz alta.
           *[none] Se señala a { $who } por una sugerencia en voz alta.
        }
       *[no] { $me ->
            [seat] Una línea tuya se señala como sugerencia.
           *[none] Una línea de { $who } se señala como sugerencia.
        }
    }
    .acquitted = { $me ->
        [seat] No has hecho ninguna sugerencia.
       *[none] { $who } no ha hecho ninguna sugerencia.
    }
    .report_dropped = { $me ->
        [seat] Queda sin efecto lo que se señaló contra ti.
       *[none] Queda sin efecto lo que se señaló contra { $who }.
    }

## Por qué algo no se pudo hacer antes de llegar a una mesa. $seconds es cuánto hay que esperar, 0 si nadie lo sabe.
web-problem = Esta página y el servidor no se entienden. Recarga la página.
    .offline = El servidor no responde. Revisa tu conexión e inténtalo otra vez.
    .unreadable = Ha respondido algo que no es Penult. Inténtalo dentro de un momento.
    .malformed = El servidor no ha podido leerlo.
    .no_token = El servidor ya no te conoce. Entra de nuevo.
    .not_found = En esta dirección no hay nada.
    .unknown_table = Con este código no hay ninguna partida terminada.
    .unknown_match = La mesa no ha terminado tantas partidas.
    .too_slow = Ha tardado demasiado. Inténtalo otra vez.
    .refused = Eso no se puede hacer.
    .too_fast = { $seconds ->
        [0] Demasiado de una vez. Espera un momento.
        [one] Demasiado de una vez. Espera un segundo.
       *[other] Demasiado de una vez. Espera { $seconds } segundos.
    }
    .our_fault = El servidor ha cometido un error. Inténtalo otra vez.
    .closing = El servidor se está reiniciando. Inténtalo dentro de un momento.
    .disk = Ahora el servidor no puede guardar nada. No se ha hecho nada.
    .damaged = El servidor no puede leer lo que tiene guardado. Quien lo administra ya está avisado.

## Por qué terminó una conexión, y cómo está.
web-bye = La conexión ha terminado.
    .reload = Hay un Penult más nuevo. Recarga la página; tu sitio te espera.
    .taken_over = Estás en esta mesa en otra ventana. La mesa sigue allí.
    .revoked = El servidor ya no te conoce. Entra de nuevo.
web-line = La conexión ha terminado.
    .connecting = De camino a la mesa…
    .lost = Se perdió la conexión. Reconectando…
    .kept = Se perdió la conexión. Tu jugada se hará cuando vuelvas.
