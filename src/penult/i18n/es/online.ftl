## Jugar en la terminal, en una mesa de un servidor. Los comandos empiezan con / y nunca se traducen.

## Entrar. $name es el último nombre que se usó aquí; $code el código de una mesa, $link el enlace a ella.

online-name = Tu nombre:
online-name-again = Tu nombre, o Enter para { $name }:
online-opened = Tu mesa está abierta. Su código es { $code }. Los demás entran con: penult join { $link }
online-no-tables = Aquí no hay mesas públicas. Para crear una: penult join DIRECCIÓN --new classic
online-lobby = Mesas públicas:
## $game es el nombre de una edición, $host una persona; $locked es yes si se pide contraseña.
online-listing = { $locked ->
    [yes] { $code }  { $game }, { $host } · { $seats } · contraseña
   *[no] { $code }  { $game }, { $host } · { $seats }
}
online-people = { $people ->
    [one] una persona
   *[other] { $people } personas
}
online-bots = { $bots ->
    [0] sin bots
    [one] un bot
   *[other] { $bots } bots
}
online-free = { $free ->
    [0] ningún asiento libre
    [one] un asiento libre
   *[other] { $free } asientos libres
}
online-ask-code = { $tables ->
    [0] Escribe el código de una mesa, o Enter para terminar:
   *[other] Escribe el número o el código de una mesa, o Enter para terminar:
}
online-no-such-code = { $tables ->
    [0] “{ $text }” no es un código. Un código tiene { $letters } letras y cifras.
   *[other] “{ $text }” no es un código. Escribe el número de una mesa de la lista, o su código de { $letters } letras y cifras.
}
online-password = { $locked ->
    [yes] Esta mesa pide contraseña. Escríbela, o Enter para terminar:
   *[no] Esa mesa no existe, o pide contraseña. Escribe la contraseña, o Enter para terminar:
}
online-password-piped = Pon la contraseña de la mesa en PENULT_PASSWORD.
online-at = Mesa { $code }: { $game }, { $seats } asientos. Escribe ? para ver la ayuda.
online-agreed = Reglas: { $rules }
online-lost = Se perdió la conexión. Reconectando…
online-found = Conexión recuperada.
online-not-sent = No se envió: ahora no hay conexión.
online-come-back = Tu asiento está guardado. Para volver: penult join { $link }

## Quién está. $state es free, bot ($kind dice de qué tipo), here, away, o autopilot si un bot juega por alguien;
## measured si la conexión tarda $number milisegundos en ir y volver.

online-seat = { $state ->
    [free] { $seat }  libre
    [bot] { $seat }  { $who }, bot ({ bot-level })
    [away] { $seat }  { $who }, ausente
    [autopilot] { $seat }  { $who }, juega un bot
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = Anfitrión: { $who }
online-named-dealer = { $who } reparte primero: así lo decidió el anfitrión.
online-watching = Espectadores: { $people }
online-next-deal = Vas a jugar desde la próxima mano.

## Lo que se pregunta

online-begin = { $free ->
    [yes] Presiona Enter para empezar la partida. /bot { $seat } difícil agrega un bot, /who muestra los asientos.
   *[no] Presiona Enter para empezar la partida. /who muestra los asientos.
}
online-wait-begin = Esperando a que { $who } empiece la partida.
online-watch = Estás mirando. Escribe /sit para sentarte.
online-pick = ¿Quién reparte? Saca una carta: escribe un número del 1 al { $count }, o Enter para sacar cualquiera.
online-birthday = ¿Quién reparte? Escribe tu cumpleaños, como 31 de julio o 31/7, o Enter para no decirlo. Nadie lo ve y no se guarda.
online-name-dealer = También puedes escoger tú quién reparte: /dealer NOMBRE, /dealer 2.
online-birthday-form = “{ $text }” no es un cumpleaños. Escríbelo como 31 de julio o 31/7.
online-settle = Presiona Enter para aceptar la última carta.
online-next = Presiona Enter para la próxima mano.
online-again = La partida terminó. Presiona Enter para jugar otra vez, o escribe /leave.
online-wait-again = La partida terminó. { $who } puede empezar otra. Escribe /leave para salir.
online-paused = Presiona Enter para seguir.
online-ask-pause = Piden una pausa: { $people }. Escribe /pause para aceptar.
online-pause-waits = Para la pausa falta que acepten: { $people }
online-judge = ¿{ $who } sugirió una jugada en el mensaje #{ $number }? Escribe /guilty { $number } o /innocent { $number }
## $by lo dice de $who; no se escribió nada.
online-judge-aloud = { $by } dice que { $who } sugirió una jugada en voz alta. ¿Es cierto? Escribe /guilty { $number } o /innocent { $number }
online-held = Ya respondiste. Todos lo verán en un momento.
## $number es un número de segundos; $me es seat cuando son de quien lee.
online-clock = { $me ->
    [seat] { $number ->
        [one] Tienes un segundo.
       *[other] Tienes { $number } segundos.
    }
   *[none] { $number ->
        [one] { $who } tiene un segundo.
       *[other] { $who } tiene { $number } segundos.
    }
}

## Lo que se escribió

online-nothing-asked = Ahora no hay nada que hacer. Escribe ? para ver la ayuda.
online-no-command = “{ $text }” no es un comando. Escribe ? para ver la ayuda.
## $form muestra cómo se escribe un comando.
online-form = Escríbelo así: { $form }
online-nobody-called = Aquí nadie se llama “{ $text }”. Escribe /who para ver quién está.
online-several-called = Aquí varias personas se llaman “{ $text }”. Escribe mejor el número del asiento: /who lo muestra.
online-phrases = Frases rápidas, por su nombre:
online-done = Hecho.
online-help = /say TEXTO escribe en el chat · /phrase hello envía una frase rápida, /phrase las muestra · /mute NOMBRE, /unmute NOMBRE
    /report 12 reporta el mensaje 12 como sugerencia, /aloud NOMBRE una en voz alta · /guilty 12, /innocent 12 deciden
    /who muestra los asientos · /table las cartas · /score los totales · /link el enlace para los demás
    /sit, /sit 2 ocupa un asiento · /stand lo deja · /back se lo quita al bot · /pause, /resume
    Para el anfitrión: /start · /bot 2 difícil, /bot 2 · /move NOMBRE 2 · /kick NOMBRE · /shut, /open la mesa · /host NOMBRE
    /dealer NOMBRE escoge quién reparte primero, /dealer lo deshace · /void anula una mano que alguien dejó
    /leave o q sale de la mesa. Si solo cierras la terminal, tu asiento queda guardado.
