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
    .draw = Tomar una
    .accept-D = Tomar { draw-strength }
    .accept-W4 = Tomar cuatro
    .invis = Jugar { invisibility }
    .invis-color = Jugar { invisibility }, escoger { color }
    .color = Escoger { color }

## Lo que la gente hace en una mesa, sin nombrar los lugares por su número. $who es una persona o un bot; $me es seat
## cuando es quien lee.
web-event = Algo pasó en la mesa.
    .sat = { $me ->
        [seat] Tomas asiento.
       *[none] { $who } toma asiento.
    }
    .stood = { $me ->
        [seat] Dejas tu lugar.
       *[none] { $who } deja su lugar.
    }
    .bot_sat = { $who }, un bot, toma asiento.

## Por qué algo no se pudo hacer antes de llegar a una mesa. $seconds es cuánto hay que esperar, 0 si nadie lo sabe.
web-problem = Esta página y el servidor no se entienden. Vuelve a cargar la página.
    .offline = El servidor no responde. Revisa tu conexión e inténtalo otra vez.
    .unreadable = Respondió algo que no es Penult. Inténtalo otra vez en un momento.
    .malformed = El servidor no pudo leer eso.
    .no_token = El servidor ya no te conoce. Entra de nuevo.
    .not_found = En esta dirección no hay nada.
    .unknown_table = Con este código no hay ninguna partida terminada.
    .unknown_match = La mesa no ha terminado tantas partidas.
    .too_slow = Tardó demasiado. Inténtalo otra vez.
    .refused = Eso no se puede hacer.
    .too_fast = { $seconds ->
        [0] Fue demasiado de una vez. Espera un momento.
        [one] Fue demasiado de una vez. Espera un segundo.
       *[other] Fue demasiado de una vez. Espera { $seconds } segundos.
    }
    .our_fault = El servidor cometió un error. Inténtalo otra vez.
    .closing = El servidor se reinicia. Inténtalo otra vez en un momento.
    .disk = Ahora el servidor no puede guardar nada. No se hizo nada.

## Por qué terminó una conexión, y cómo está.
web-bye = La conexión terminó.
    .reload = Hay un Penult más nuevo. Vuelve a cargar la página; tu lugar te espera.
    .taken_over = Estás en esta mesa en otra ventana. La mesa sigue allí.
    .revoked = El servidor ya no te conoce. Entra de nuevo.
web-line = La conexión terminó.
    .connecting = Llegando a la mesa…
    .lost = No hay conexión. Se intenta de nuevo…
