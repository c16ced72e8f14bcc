## El español de España: solo lo que se dice de otra manera que en es.

score-word = { $word ->
    [undo] deshacer
    [correct] corregir
    [dealer] reparte
    [void] anulada
    [blocked] bloqueada
    [rename] renombrar
    [late] entra
    [add] añadir
    [drop] retira
    [table] tabla
    [export] exportar
    [rule] regla
    [back] atrás
    [help] ayuda
    [cards] cartas
    [birthdays] cumpleaños
   *[quit] salir
}
score-help = Después de cada mano, escribe quién se ha quedado sin cartas: un nombre, cómo empieza o un número.
    Luego escribe qué le queda a cada uno de los demás, en cartas (R7 GS W4, o 7 rojo, bloqueo, comodín) o en puntos (77).
    El color no cambia los puntos: basta con bloqueo, +2 o 7.
    Si hay varias cartas iguales, escribe cuántas: 2 bloqueos, dos comodines.
    { $edition ->
        [classic] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    También puedes escribir:
score-welcome = Jugad con cartas de verdad, y Penult lleva los puntos. Escribe ? para ver la ayuda.
score-ask-edition = ¿Con qué edición jugáis? Escribe su número, o Enter para la 1:
score-ask-players = ¿Quiénes jugáis? Escribe los nombres en el orden de la mesa, en sentido horario, separados por comas:
score-ask-format = ¿Cómo lleváis los puntos? Escribe el número, o Enter para el 1:
score-ask-target = ¿A cuántos puntos jugáis? Enter para { $target }:
score-tied-picks = { $players } han empatado y sacan otra vez.
score-nothing-entered = No se ha anotado nada.
score-undone = { $what ->
    [hand] Se ha deshecho la última mano.
    [correction] Se ha deshecho la última corrección.
    [name] Se ha deshecho el nombre nuevo.
   *[dealer] Se ha deshecho la elección del repartidor.
}
score-corrected = Se ha corregido la mano { $number }, y todo lo que sigue se ha contado de nuevo.
score-over = La partida ha terminado. Todavía puedes corregir y exportar. Enter para salir:
output-taken = El archivo { $path } ya existe. Añade --force para reemplazarlo.
score-not-replaced = El archivo { $path } no ha cambiado.
score-not-written = No se ha podido guardar el archivo { $path }: { $reason }
score-not-saved = Esto no se ha anotado, porque no se ha podido guardar { $path }: { $reason }
score-bye = ¡Hasta luego! Todo ha quedado guardado.
score-ask-go-on = Ya habías respondido algunas de estas preguntas. Pulsa Enter para seguir desde ahí, o escribe cualquier otra cosa para empezar de nuevo:
score-kept = Tus respuestas han quedado guardadas. Cuando vuelvas, sigues desde ahí.
score-bye-unsaved = ¡Hasta luego! Lo último que has anotado no ha quedado guardado, porque no se ha podido escribir { $path }: { $reason }
score-bye-lost = ¡Hasta luego! Todo lo anotado ha quedado guardado, pero no lo que acabas de escribir, porque no se ha podido escribir { $path }: { $reason }
score-other-file = { $kind ->
    [tournament] El archivo { $path } no coincide con tus opciones. { $differences } Quita estas opciones para seguir con él, o escoge otro archivo para un torneo nuevo.
    [last] El archivo { $path } no coincide con tus opciones. { $differences } Quita estas opciones para seguir con él, o añade --new para una partida nueva.
   *[match] El archivo { $path } no coincide con tus opciones. { $differences } Quita estas opciones para seguir con él, o escoge otro archivo para una partida nueva.
}
score-differs = { $what ->
    [rules] Reglas: el archivo tiene { $there }, tú has pedido { $here }.
    [players] Jugadores: el archivo tiene { $there }, tú has pedido { $here }.
   *[dealer] Primer repartidor: el archivo tiene { $there }, tú has pedido { $here }.
}
score-refused =
    .not_a_holding = “{ $text }” no es una carta. Escribe cartas como R7, 7 rojo, bloqueo o W4, o los puntos como número.
    .count_or_card = “{ $text }” puede ser dos cosas. Separa las cartas con comas (7, bloqueo), o escribe el número con letras (dos bloqueos).
    .too_many = Has anotado { $card-the } { $count } veces, pero en la baraja solo hay { $most }.
    .whole_deck = Las { $most } cartas no pueden estar todas en las manos: al menos una está en la pila de descartes.
    .too_many_points = Son { $count } puntos, pero el resto de la baraja solo tiene { $most }.
    .negative = Los puntos no pueden ser negativos, y has escrito { $points }.
    .later_hand = { $cause ->
        [missing] { $count ->
            [one] Con este cambio, { $who } seguiría en la partida en la mano { $number }. No ha cambiado nada. Para arreglarlo, escribe deshacer hasta quitar la mano { $number }, corrige la mano { $corrected } y vuelve a anotarla.
           *[other] Con este cambio, { $who } seguiría en la partida en la mano { $number }. No ha cambiado nada. Para arreglarlo, escribe deshacer hasta quitar las manos de la { $number } a la { $last }, corrige la mano { $corrected } y vuelve a anotarlas.
        }
        [not_playing] { $count ->
            [one] Con este cambio, { $who } habría quedado fuera antes de la mano { $number }. No ha cambiado nada. Para arreglarlo, escribe deshacer hasta quitar la mano { $number }, corrige la mano { $corrected } y vuelve a anotarla.
           *[other] Con este cambio, { $who } habría quedado fuera antes de la mano { $number }. No ha cambiado nada. Para arreglarlo, escribe deshacer hasta quitar las manos de la { $number } a la { $last }, corrige la mano { $corrected } y vuelve a anotarlas.
        }
       *[over] { $count ->
            [one] Con este cambio, la partida habría terminado antes de la mano { $number }. No ha cambiado nada. Para arreglarlo, escribe deshacer hasta quitar la mano { $number }, corrige la mano { $corrected } y vuelve a anotarla.
           *[other] Con este cambio, la partida habría terminado antes de la mano { $number }. No ha cambiado nada. Para arreglarlo, escribe deshacer hasta quitar las manos de la { $number } a la { $last }, corrige la mano { $corrected } y vuelve a anotarlas.
        }
    }
    .no_file = Añade un nombre de archivo: { $text } noche.csv
    .changed = Alguien más ha cambiado el archivo { $path }, así que no se ha anotado nada. Empieza de nuevo para ver el cambio.
score-ask-pick = { $who } saca una carta de la baraja. ¿Cuál es?
score-ask-out = ¿Quién se ha quedado sin cartas?
score-ask-out-again = ¿Quién se ha quedado sin cartas? Enter deja { $text }:
score-ask-won = ¿Quién ha ganado (se ha quedado sin cartas o es el último que queda)?
score-ask-won-again = ¿Quién ha ganado (se ha quedado sin cartas o es el último que queda)? Enter deja { $text }:
score-was-put-out = { $points ->
    [one] { $who } ha quedado fuera por la regla de piedad, con un punto.
   *[other] { $who } ha quedado fuera por la regla de piedad, con { $points } puntos.
}
score-was-out = { $who } se ha quedado sin cartas. { $holdings }
score-was-void = se ha anulado.
