## Llevar los puntos de una mesa con cartas de verdad, línea por línea.
## Las palabras que se pueden escribir; también se entienden en inglés.

score-word = { $word ->
    [undo] deshacer
    [correct] corregir
    [dealer] reparte
    [void] anulada
    [blocked] bloqueada
    [rename] renombrar
    [late] entra
    [add] agregar
    [drop] retira
    [table] tabla
    [export] exportar
    [rule] regla
    [back] regresar
    [help] ayuda
    [cards] cartas
    [birthdays] cumpleaños
   *[quit] salir
}
## Lo que hace cada palabra; va detrás de la palabra.
score-about = { $word ->
    [undo] deshace lo último que anotaste
    [correct] corrige una mano anterior: corregir 3
    [dealer] cambia quién reparte la próxima mano: reparte Ana
    [void] termina una mano que nadie ganó
    [blocked] termina una mano en la que todos pasaron y ya no hay nada que robar
    [rename] cambia un nombre: renombrar Ana Anna, o con una coma si es más largo: renombrar Ana Luz, Anna Luz
    [table] muestra los totales después de cada mano
    [export] guarda todas las manos en un archivo: exportar puntos.csv o puntos.json
    [rule] abre la última regla, o cualquier otra: regla R-57
    [back] vuelve a la respuesta anterior; en la primera, cancela la mano
    [help] muestra esta ayuda
   *[quit] termina (todo queda guardado)
}
score-help = Después de cada mano, escribe quién se quedó sin cartas: un nombre, cómo empieza o un número.
    Luego escribe qué le queda a cada uno de los demás, en cartas (R7 GS W4, o 7 rojo, salta, comodín) o en puntos (77).
    El color no cambia los puntos: basta con salta, +2 o 7.
    Si hay varias cartas iguales, escribe cuántas: 2 salta, dos comodines.
    { $edition ->
        [classic] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    También puedes escribir:
score-help-mercy = Con la regla de piedad también gana el último jugador que queda: escribe su nombre.
    Si alguien tenía demasiadas cartas y quedó fuera, escribe { score-mercy } y las cartas o los puntos de ese momento: { score-mercy } 150.
    { $help }

## Lo que se escribe para los colores y las cartas, además de sus nombres; separado por comas. Los acentos y las mayúsculas no importan.

score-typed = { $word ->
    [R] rojo, roja, rojos, rojas
    [G] verde, verdes
    [B] azul, azules
    [Y] amarillo, amarilla, amarillos, amarillas
    [D] toma dos, toma 2, toma tres, toma 3, roba dos, roba 2, roba tres, roba 3, más dos, más tres
    [V] reversa, reverso, cambio de sentido
    [S] salta, salto, saltar, pierde el turno, pierde turno, bloqueo
    [W] comodín, cambio de color
    [W4] comodín toma cuatro, comodín toma 4, toma cuatro, toma 4, comodín roba cuatro, comodín roba 4, roba cuatro, roba 4, comodín +4, más cuatro
    [HW] enseña tu mano, vociferador
    [IN] invisibilidad
   *[SH] sombrero seleccionador, sombrero
}
## Lo mismo para varias cartas iguales: un número delante dice cuántas son.
score-typed-many = { $word ->
    [D] cartas toma dos, cartas toma 2
    [V] reversas, reversos
    [S] saltas, saltos, bloqueos
    [W] comodines
    [W4] comodines toma cuatro, comodines toma 4, comodines +4
    [HW] vociferadores
    [IN] invisibilidades
   *[SH] sombreros seleccionadores, sombreros
}
## Cuántas cartas iguales hay, con letras; delante de una palabra en singular o en plural.
score-typed-number = { $number ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[10] diez
}
## Palabras entre ellas que no significan nada.
score-typed-little = y, e, un, una, el, la, de, en, con
## Lo que se escribe antes de la mano de quien quedó fuera por la regla de piedad.
score-mercy = piedad

## Antes de la primera mano

score-welcome = Jueguen con cartas de verdad, y Penult lleva los puntos. Escribe ? para ver la ayuda.
score-ask-edition = ¿Con qué edición juegan? Escribe su número, o Enter para la 1:
score-ask-players = ¿Quiénes juegan? Escribe los nombres en el orden de la mesa, en sentido horario, separados por comas:
## $allowed es una lista de números.
score-wrong-number = { $count ->
    [one] Un solo jugador no basta: hacen falta { $allowed }.
   *[other] Con { $count } jugadores no se puede: hacen falta { $allowed }.
}
score-name-is-word = { $name } también es un comando aquí. Para el jugador, escribe { $number }.
score-ask-format = ¿Cómo llevan los puntos? Escribe el número, o Enter para el 1:
score-ask-target = ¿A cuántos puntos juegan? Enter para { $target }:
score-no-target = “{ $text }” no sirve aquí. Escribe un número entero, de 1 o más.
score-not-offered = “{ $text }” no es una de las respuestas. Escribe un número del 1 al { $last }.
score-saved-in = Guardado en { $path }
## Junto a una partida anterior que continúa; $begun es file si se nombró su archivo, si no last.
score-goes-on = { $begun ->
    [file] La partida de { $players } sigue. Para empezar otra: `penult score OTRO-ARCHIVO`
   *[last] La partida de { $players } sigue. Para empezar otra: `penult score --new`
}
## Junto a otra partida que empieza.
score-left-unfinished = La partida de { $players } no ha terminado. Para seguirla: `penult score { $path }`

## Quién reparte

## $way es R-03 donde la edición busca al repartidor con cartas, R-04 donde lo hace por cumpleaños.
score-ask-dealer = { $way ->
    [R-04] ¿Quién reparte? Escribe un nombre o un número. Para decidirlo, escribe cumpleaños (como dice la hoja) o cartas:
   *[R-03] ¿Quién reparte? Escribe un nombre o un número. Para decidirlo, escribe cartas (como dice la hoja) o cumpleaños:
}
score-ask-pick = { $who } saca una carta del mazo. ¿Cuál es?
score-ask-birthday = ¿Cuándo cumple años { $who }? Escríbelo como 31 de julio o 31/7:
## $month es el número de un mes, $day uno de sus días.
score-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
score-day = { $day } de { score-month }
score-which-day = ¿Qué día es? Escribe su número:
score-birthday = { $who }: { score-day }.
score-tied-picks = { $players } empataron y sacan otra vez.
score-tied-birthdays = { $players } están igual de cerca, así que cada uno saca una carta.
score-highest = { $who } tiene el número más alto, { $number }. Las cartas sin número valen cero.
score-nearest = El cumpleaños de { $who } es el más cercano al 31 de julio.
score-deals = Reparte { $who }.

## Una mano

## $players es una lista de nombres con sus números.
score-hand = Mano { $number }. Reparte { $who }. { $players }
score-seats = Orden de los turnos: { $players }. Parejas: { $first }; { $second }.
score-ask-out = ¿Quién se quedó sin cartas?
## En una corrección; $text es lo que se anotó antes.
score-ask-out-again = ¿Quién se quedó sin cartas? Enter deja { $text }:
score-ask-won = ¿Quién ganó (se quedó sin cartas o fue el último en quedar)?
score-ask-won-again = ¿Quién ganó (se quedó sin cartas o fue el último en quedar)? Enter deja { $text }:
score-ask-left-or-out = ¿Qué le queda a { $who } (fuera por la regla de piedad: { score-mercy } 150)?
score-ask-left = ¿Qué le queda a { $who }?
score-ask-left-again = ¿Qué le queda a { $who }? Enter deja { $text }:
score-ask-left-or-out-again = ¿Qué le queda a { $who } (fuera por la regla de piedad: { score-mercy } 150)? Enter deja { $text }:
score-holds = { $points ->
    [one] { $who } tiene { $cards-a }: un punto.
   *[other] { $who } tiene { $cards-a }: { $points } puntos.
}
score-holds-points = { $points ->
    [one] A { $who } le queda un punto.
   *[other] A { $who } le quedan { $points } puntos.
}
score-was-put-out = { $points ->
    [one] { $who } quedó fuera por la regla de piedad, con un punto.
   *[other] { $who } quedó fuera por la regla de piedad, con { $points } puntos.
}
score-not-now = Solo puedes escribir “{ $word }” entre una mano y otra. { $back } vuelve a la respuesta anterior.
score-nothing-entered = No se anotó nada.
score-correcting = La mano { $number } se anotó así: { $text }
## Las manos de la $number a la $last vienen después de la que se corrige; $count es cuántas son.
score-may-undo = { $count ->
    [one] Si esto cambia quién sigue en la partida, primero deshaz la mano { $number } y después vuelve a anotarla.
   *[other] Si esto cambia quién sigue en la partida, primero deshaz las manos de la { $number } a la { $last } y después vuelve a anotarlas.
}
score-was-out = { $who } se quedó sin cartas. { $holdings }
score-was-void = se anuló.
score-was-blocked = todos habían pasado. { $holdings }
score-undone = { $what ->
    [hand] Se deshizo la última mano.
    [correction] Se deshizo la última corrección.
    [name] Se deshizo el nombre nuevo.
   *[dealer] Se deshizo la elección del repartidor.
}
score-corrected = Se corrigió la mano { $number }, y todo lo que sigue se contó de nuevo.
score-which-hand = ¿Qué mano? Escribe su número después de la palabra: { $word } 3

## Los puntos

score-before = Antes de la primera mano:
score-after = Después de la mano { $number }:
score-mark-out = fuera
score-mark-won = ganó
score-mark-tied = empata con el más bajo
score-hand-column = Mano
score-star = { $out ->
    [yes] Cada fila muestra los totales después de esa mano. Un asterisco marca a quien la ganó; entre paréntesis va quien ya quedó fuera.
   *[no] Cada fila muestra los totales después de esa mano. Un asterisco marca a quien la ganó.
}
score-no-hands = Todavía no hay ninguna mano anotada.
score-over = La partida terminó. Todavía puedes corregir y exportar. Enter para salir:

## Archivos

output-taken = El archivo { $path } ya existe. Agrega --force para reemplazarlo.
output-own = El archivo { $path } guarda los puntos de un juego, así que no se puede exportar encima. Escoge otro nombre.
score-hands = manos
score-exported = Guardado en { $path }
score-taken = El archivo { $path } ya existe. Escribe { $yes } para reemplazarlo, o Enter para dejarlo:
score-not-replaced = El archivo { $path } no cambió.
score-not-written = No se pudo guardar el archivo { $path }: { $reason }
score-not-saved = Esto no se anotó, porque no se pudo guardar { $path }: { $reason }
score-bye = ¡Hasta luego! Todo quedó guardado.
## Alguien vuelve a preguntas sin terminar de contestar, y las deja.
score-ask-go-on = Ya habías respondido algunas de estas preguntas. Presiona Enter para seguir desde ahí, o escribe cualquier otra cosa para empezar de nuevo:
score-unfinished = La última vez no terminaste, así que sigue donde lo dejaste. { $back } vuelve a la respuesta anterior.
score-kept = Tus respuestas quedaron guardadas. Cuando vuelvas, sigues desde ahí.
score-bye-unsaved = ¡Hasta luego! Lo último que anotaste no quedó guardado, porque no se pudo escribir { $path }: { $reason }
score-bye-lost = ¡Hasta luego! Todo lo anotado quedó guardado, pero no lo que acabas de escribir, porque no se pudo escribir { $path }: { $reason }
## La línea de comandos pide otra cosa que la que hay en el archivo; $there está en el archivo, $here se pidió.
score-other-file = { $kind ->
    [tournament] El archivo { $path } no coincide con tus opciones. { $differences } Quita estas opciones para seguir con él, o escoge otro archivo para un torneo nuevo.
    [last] El archivo { $path } no coincide con tus opciones. { $differences } Quita estas opciones para seguir con él, o agrega --new para una partida nueva.
   *[match] El archivo { $path } no coincide con tus opciones. { $differences } Quita estas opciones para seguir con él, o escoge otro archivo para una partida nueva.
}
score-differs = { $what ->
    [rules] Reglas: el archivo tiene { $there }, tú pediste { $here }.
    [players] Jugadores: el archivo tiene { $there }, tú pediste { $here }.
   *[dealer] Primer repartidor: el archivo tiene { $there }, tú pediste { $here }.
}

## Lo que no se puede anotar, y por qué. $who es un jugador, $card una carta por su nombre, $most un número de
## cartas, manos, puntos, letras o anotaciones, $count cuántas hay aquí.

score-refused = Eso no se puede anotar.
    .not_a_holding = “{ $text }” no es una carta. Escribe cartas como R7, 7 rojo, salta o W4, o los puntos como número.
    .one_or_two = “{ $text }” puede ser una carta o dos. Escribe W4, o pon una coma entre ellas: W, 4.
    .count_or_card = “{ $text }” puede ser dos cosas. Separa las cartas con comas (7, salta), o escribe el número con letras (dos saltas).
    .not_a_card = “{ $text }” no es una carta. Escribe una carta, como R7, 7 rojo o W4, o solo su número.
    .not_a_day = “{ $text }” no es un día. Escríbelo como 31 de julio o 31/7.
    .other_edition = Tu edición no tiene { $card-the }.
    .too_many = Anotaste { $card-the } { $count } veces, pero en el mazo solo hay { $most }.
    .whole_deck = Las { $most } cartas no pueden estar todas en las manos: al menos una está en la pila de descarte.
    .too_many_points = Son { $count } puntos, pero el resto del mazo solo tiene { $most }.
    .too_many_zeros = { $count ->
        [one] { $most ->
            [0] Hay una mano de 0 puntos. Cada una necesita un cero, y no queda ninguno.
            [one] Hay una mano de 0 puntos. Cada una necesita un cero, y solo queda uno.
           *[other] Hay una mano de 0 puntos. Cada una necesita un cero, y solo quedan { $most }.
        }
       *[other] { $most ->
            [0] Hay { $count } manos de 0 puntos. Cada una necesita un cero, y no queda ninguno.
            [one] Hay { $count } manos de 0 puntos. Cada una necesita un cero, y solo queda uno.
           *[other] Hay { $count } manos de 0 puntos. Cada una necesita un cero, y solo quedan { $most }.
        }
    }
    .negative = Los puntos no pueden ser negativos, y escribiste { $points }.
    .no_card = Quien no se quedó sin cartas tiene al menos una.
    .holds_cards = { $who } se quedó sin cartas, así que no le queda ninguna.
    .no_mercy = Aquí se juega sin la regla de piedad, así que nadie queda fuera por ella.
    .last_left = En una mano bloqueada siguen al menos dos jugadores. Si solo queda uno, ese gana: escribe su nombre.
    .missing = Todavía tienes que anotar qué le queda a { $who }.
    .not_playing = { $who } no juega en esta mano.
    .over = La partida terminó con la mano { $number }.
    .later_hand = { $cause ->
        [missing] { $count ->
            [one] Con este cambio, { $who } seguiría en la partida en la mano { $number }. No cambió nada. Para arreglarlo, escribe deshacer hasta quitar la mano { $number }, corrige la mano { $corrected } y vuelve a anotarla.
           *[other] Con este cambio, { $who } seguiría en la partida en la mano { $number }. No cambió nada. Para arreglarlo, escribe deshacer hasta quitar las manos de la { $number } a la { $last }, corrige la mano { $corrected } y vuelve a anotarlas.
        }
        [not_playing] { $count ->
            [one] Con este cambio, { $who } habría quedado fuera antes de la mano { $number }. No cambió nada. Para arreglarlo, escribe deshacer hasta quitar la mano { $number }, corrige la mano { $corrected } y vuelve a anotarla.
           *[other] Con este cambio, { $who } habría quedado fuera antes de la mano { $number }. No cambió nada. Para arreglarlo, escribe deshacer hasta quitar las manos de la { $number } a la { $last }, corrige la mano { $corrected } y vuelve a anotarlas.
        }
       *[over] { $count ->
            [one] Con este cambio, la partida habría terminado antes de la mano { $number }. No cambió nada. Para arreglarlo, escribe deshacer hasta quitar la mano { $number }, corrige la mano { $corrected } y vuelve a anotarla.
           *[other] Con este cambio, la partida habría terminado antes de la mano { $number }. No cambió nada. Para arreglarlo, escribe deshacer hasta quitar las manos de la { $number } a la { $last }, corrige la mano { $corrected } y vuelve a anotarlas.
        }
    }
    .no_such_hand = { $last ->
        [0] Todavía no hay ninguna mano.
       *[other] No hay mano { $number }. Escoge una de la 1 a la { $last }.
    }
    .nothing_to_undo = No hay nada que deshacer.
    .full = La hoja de puntos está llena: caben { $most } anotaciones. Deshaz algo o empieza otra partida.
    .name_unfit = “{ $text }” no sirve como nombre. Usa hasta { $most } letras, no solo cifras, y no empieces con un signo como = o +.
    .name_twice = Dos jugadores se llaman { $text }. Dale a cada uno un nombre distinto.
    .no_new_name = “{ $text }” no es un nombre viejo y uno nuevo. Escribe los dos: Ana Anna, o con una coma: Ana Luz, Anna Luz.
    .players_stay = Los jugadores son los mismos hasta el final de la partida. Para jugar con otros, empieza otra: escribe q, y luego `penult score --new`.
    .no_such_player = “{ $text }” no es uno de los jugadores, o podría ser más de uno. Escribe uno de estos: { $names }.
    .nobody_named = Escribe un nombre o un número: { $names }.
    .no_export = “{ $text }” no sirve como nombre de archivo. Tiene que terminar en .csv o .json.
    .no_file = Agrega un nombre de archivo: { $text } noche.csv
    .not_exported = “{ $text }” no se puede exportar. Escribe una de estas palabras y un nombre de archivo: { $words }.
    .own_file = { output-own }
    .taken = El archivo { $path } ya existe.
    .in_use = El archivo { $path } está abierto en otra ventana.
    .changed = Alguien más cambió el archivo { $path }, así que no se anotó nada. Empieza de nuevo para ver el cambio.
