## Jugar en la terminal, en una mesa de un servidor. Las órdenes empiezan con / y nunca se traducen.

## Entrar. $name es el último nombre que se usó aquí; $code el código de una mesa, $link el enlace a ella.

online-name = Tu nombre:
online-name-again = Tu nombre, o Enter para { $name }:
online-opened = La mesa está abierta, su código es { $code }. Los demás entran con: penult join { $link }
online-no-tables = No hay ninguna mesa abierta. penult join ADDRESS --new classic abre una.
online-lobby = Mesas abiertas:
## $game es el nombre de una edición, $host una persona; $locked es yes si se pide contraseña.
online-listing = { $code }  { $game }, { $host } · { $people ->
    [one] una persona
   *[other] { $people } personas
} · { $bots ->
    [0] sin bots
    [one] un bot
   *[other] { $bots } bots
} · { $free ->
    [0] ningún sitio libre
    [one] un sitio libre
   *[other] { $free } sitios libres
}{ $locked ->
    [yes] {" "}· contraseña
   *[no] {""}
}
online-ask-code = { $tables ->
    [0] El código de una mesa, o Enter para terminar:
   *[other] El número o el código de una mesa, o Enter para terminar:
}
online-no-such-code = { $tables ->
    [0] “{ $text }” no es un código: se esperaban las { $letters } letras y cifras del código de una mesa.
   *[other] “{ $text }” no es un código: se esperaban las { $letters } letras y cifras del código de una mesa, o su número en la lista.
}
online-password = { $locked ->
    [yes] La mesa pide contraseña. Contraseña, o Enter para terminar:
   *[no] No existe esa mesa, o pide contraseña. Contraseña, o Enter para terminar:
}
online-password-piped = La contraseña de una mesa se da en PENULT_PASSWORD.
online-at = Mesa { $code }: { $game }, { $seats } sitios. Escribe ? para ver la ayuda.
online-agreed = Acordado: { $rules }
online-lost = Se ha perdido la conexión; se reintenta automáticamente.
online-found = Hay conexión de nuevo.
online-not-sent = No se ha enviado: ahora no hay conexión.
online-come-back = Tu sitio te espera: penult join { $link }

## Quién está. $state es free, bot ($kind dice de qué tipo), here, away, o autopilot si un bot juega por alguien.

online-seat = { $state ->
    [free] { $seat }  libre
    [bot] { $seat }  { $who }, bot ({ $kind })
    [away] { $seat }  { $who }, ausente
    [autopilot] { $seat }  { $who }, mientras tanto juega un bot
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = A cargo: { $who }
online-named-dealer = { $who } reparte primero: así lo ha dicho quien está a cargo de la mesa.
online-watching = Miran: { $people }
online-bot-plays-on = { $who }, un bot, sigue jugando en el sitio { $seat }.
online-next-deal = Juegas desde el próximo reparto.

## Lo que se pregunta

online-begin = { $free ->
    [yes] Enter empieza la partida; /bot { $seat } keen sienta a un bot, /who muestra los sitios.
   *[no] Enter empieza la partida; /who muestra los sitios.
}
online-wait-begin = { $who } empieza la partida cuando estén todos.
online-watch = Estás mirando; /sit pide un sitio.
online-pick = ¿Quién reparte? Saca una carta: un número del 1 al { $count }, o Enter para cualquiera.
online-birthday = ¿Quién reparte? Tu cumpleaños, día y mes, como 31 7; Enter no dice nada. Nadie lo ve y no se guarda.
online-name-dealer = También puedes nombrar tú a quien reparte: /dealer NOMBRE, /dealer 2.
online-birthday-form = “{ $text }” no es un cumpleaños: escribe primero el día y después el mes, con números. 31 7 es el 31 de julio.
online-settle = Enter deja pasar la última carta.
online-next = Enter para la siguiente mano.
online-again = La partida ha terminado. Enter empieza otra, /leave deja la mesa.
online-wait-again = La partida ha terminado. { $who } puede empezar otra; /leave deja la mesa.
online-paused = Enter sigue después de la pausa.
online-ask-pause = Pausa pedida por { $people }; /pause la acepta.
online-pause-waits = La pausa espera a: { $people }
online-judge = ¿La línea #{ $number }, de { $who }, fue una sugerencia? /guilty { $number } o /innocent { $number }
online-judge-aloud = { $by } dice que { $who } ha sugerido una jugada en voz alta. ¿Es cierto? /guilty { $number } o /innocent { $number }
online-held = Tu respuesta ya está; la mesa la muestra enseguida.
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

online-nothing-asked = Ahora no se te pregunta nada. Escribe ? para ver la ayuda.
online-no-command = “{ $text }” no es una orden. Escribe ? para ver la ayuda.
## $form muestra cómo se escribe una orden.
online-form = Se esperaba: { $form }
online-nobody-called = Aquí nadie se llama “{ $text }”.
online-several-called = Varias personas aquí se llaman “{ $text }”. Escribe en su lugar el número del sitio, como lo muestra /who.
online-phrases = Frases rápidas, por su nombre:
online-done = Hecho.
online-help = /say TEXTO habla · /phrase hello dice una frase rápida, /phrase las enumera · /mute NOMBRE, /unmute NOMBRE
    /report 12 señala la línea 12 como sugerencia, /aloud NOMBRE una en voz alta · /guilty 12, /innocent 12 deciden
    /who los sitios · /table las cartas · /score los totales · /link para invitar
    /sit, /sit 2 ocupa un sitio · /stand lo deja · /back se lo quita al bot · /pause, /resume
    Quien está a cargo: /start · /bot 2 keen, /bot 2 · /move NOMBRE 2 · /kick NOMBRE · /shut, /open la puerta · /host NOMBRE
    /dealer NOMBRE nombra a quien reparte primero, /dealer lo retira · /void anula una mano que alguien ha dejado
    /leave o q deja la mesa; el fin de la entrada solo cuelga, y tu sitio te espera.
