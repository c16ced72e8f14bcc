## El español de España: solo lo que se dice de otra manera que en es.

online-lost = Se ha perdido la conexión. Reconectando…
online-not-sent = No se ha enviado: ahora no hay conexión.
online-begin = { $free ->
    [yes] Pulsa Enter para empezar la partida. /bot { $seat } difícil añade un bot, /who muestra los asientos.
   *[no] Pulsa Enter para empezar la partida. /who muestra los asientos.
}
online-settle = Pulsa Enter para aceptar la última carta.
online-next = Pulsa Enter para la próxima mano.
online-again = La partida ha terminado. Pulsa Enter para jugar otra vez, o escribe /leave.
online-wait-again = La partida ha terminado. { $who } puede empezar otra. Escribe /leave para salir.
online-paused = Pulsa Enter para seguir.
online-judge = ¿{ $who } ha sugerido una jugada en el mensaje #{ $number }? Escribe /guilty { $number } o /innocent { $number }
online-judge-aloud = { $by } dice que { $who } ha sugerido una jugada en voz alta. ¿Es cierto? Escribe /guilty { $number } o /innocent { $number }
online-held = Ya has respondido. Todos lo verán en un momento.
online-help = /say TEXTO escribe en el chat · /phrase hello envía una frase rápida, /phrase las muestra · /mute NOMBRE, /unmute NOMBRE
    /report 12 denuncia el mensaje 12 como sugerencia, /aloud NOMBRE una en voz alta · /guilty 12, /innocent 12 deciden
    /who muestra los asientos · /table las cartas · /score los totales · /link el enlace para los demás
    /sit, /sit 2 ocupa un asiento · /stand lo deja · /back se lo quita al bot · /pause, /resume
    Para el anfitrión: /start · /bot 2 difícil, /bot 2 · /move NOMBRE 2 · /kick NOMBRE · /shut, /open la mesa · /host NOMBRE
    /dealer NOMBRE escoge quién reparte primero, /dealer lo deshace · /void anula una mano que alguien ha dejado
    /leave o q sale de la mesa. Si solo cierras la terminal, tu asiento queda guardado.
