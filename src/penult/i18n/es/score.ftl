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
    [undo] deshace lo último que se anotó
    [correct] vuelve a anotar una mano anterior: corregir 3
    [dealer] dice quién reparte la siguiente mano: reparte Ana
    [void] termina una mano que nadie ganó
    [blocked] termina una mano en la que todos pasaron y ya no hay nada que robar
    [rename] corrige un nombre: renombrar Ana Anna; con una coma si el nombre tiene varias palabras
    [table] muestra los totales después de cada mano
    [export] escribe todas las manos en un archivo: exportar puntos.csv o puntos.json
    [rule] abre la última regla citada, o cualquiera: regla R-57
    [back] vuelve una respuesta atrás; antes de la primera, la mano no se anota
    [help] muestra estas líneas
   *[quit] termina; todo queda guardado
}
score-help = Después de cada mano di quién se quedó sin cartas: un nombre, su comienzo o el número.
    Luego di qué tiene cada uno de los demás, en cartas (R7 GS W4, o 7 rojo, salta, comodín) o en puntos (77).
    El color no cambia los puntos: basta con salta, +2 o 7.
    De las cartas iguales di cuántas son: 2 salta, dos comodines.
    { $edition ->
        [classic] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartas: R (rojo), G (verde), B (azul) o Y (amarillo) con un número, D { draw-card }, V { reverse } o S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    También puedes escribir:

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

## Antes de la primera mano

score-welcome = Penult lleva los puntos. Escribe ? para ver la ayuda.
score-ask-edition = ¿Con qué edición se juega? Escribe su número; Enter elige el 1:
score-ask-players = ¿Quiénes juegan? Escribe los nombres en el orden de los asientos, hacia la izquierda, separados por comas:
## $allowed es una lista de números.
score-wrong-number = { $count ->
    [one] Con una sola persona no se puede jugar así; se puede con { $allowed }.
   *[other] Con { $count } jugadores no se puede jugar así; se puede con { $allowed }.
}
score-name-is-word = { $name } es también una palabra que se puede escribir aquí. Para el jugador, escribe { $number }.
score-ask-format = ¿Cómo se llevan los puntos? Escribe el número; Enter elige el 1:
score-ask-target = ¿A cuántos puntos se juega? Enter elige { $target }:
score-no-target = “{ $text }” no sirve como meta. Escribe un número entero desde 1.
score-not-offered = “{ $text }” no está entre las respuestas. Escribe un número del 1 al { $last }.
score-saved-in = Se guarda en { $path }
## Junto a una partida anterior que continúa; $begun es file si se nombró su archivo, si no last.
score-goes-on = { $begun ->
    [file] Sigue la partida de { $players }. `penult score OTRO-ARCHIVO` empieza otra.
   *[last] Sigue la partida de { $players }. `penult score --new` empieza otra.
}
## Beside another match that begins.
score-left-unfinished = La partida de { $players } no ha terminado; `penult score { $path }` sigue con ella.

## Quién reparte

## $way es R-03 donde la edición busca al repartidor con cartas, R-04 donde lo hace por cumpleaños.
score-ask-dealer = { $way ->
    [R-04] ¿Quién reparte? Escribe un nombre o un número; o, para decidirlo, cumpleaños, como dice la hoja, o cartas:
   *[R-03] ¿Quién reparte? Escribe un nombre o un número; o, para decidirlo, cartas, como dice la hoja, o cumpleaños:
}
score-ask-pick = { $who } saca una carta del mazo. ¿Cuál es?
score-ask-birthday = ¿Cuándo cumple años { $who }? Por ejemplo, 31 de julio o 31/7:
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
score-tied-picks = { $players } tienen el mismo número y vuelven a sacar carta.
score-tied-birthdays = { $players } están igual de cerca y sacan una carta cada uno.
score-highest = { $who } tiene el número más alto, { $number }. Las cartas sin número no cuentan.
score-nearest = El cumpleaños de { $who } es el más cercano al 31 de julio.
score-deals = Reparte { $who }.

## Una mano

## $players es una lista de nombres con sus números.
score-hand = Mano { $number }. Reparte { $who }. { $players }
score-seats = Orden de los turnos: { $players }. Parejas: { $first }; { $second }.
score-ask-out = ¿Quién se quedó sin cartas?
## En una corrección; $text es lo que se anotó antes.
score-ask-out-again = ¿Quién se quedó sin cartas? Enter deja { $text }:
score-ask-left = ¿Qué tiene { $who } en la mano?
score-ask-left-again = ¿Qué tiene { $who } en la mano? Enter deja { $text }:
score-holds = { $who } tiene { $cards }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
score-holds-points = { $who } tiene { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
score-not-now = “{ $word }” se puede escribir entre una mano y otra; { $back } vuelve una respuesta atrás.
score-nothing-entered = No se anotó nada.
score-correcting = La mano { $number } se anotó así: { $text }
## Las manos de la $number a la $last vienen después de la que se corrige; $count es cuántas son.
score-may-undo = { $count ->
    [one] Si esto cambia quién sigue en la partida, antes hay que deshacer la mano { $number } y después volver a anotarla.
   *[other] Si esto cambia quién sigue en la partida, antes hay que deshacer las manos de la { $number } a la { $last } y después volver a anotarlas.
}
score-was-out = { $who } se quedó sin cartas. { $holdings }
score-was-void = se anuló.
score-was-blocked = todos habían pasado. { $holdings }
score-undone = { $what ->
    [hand] Se deshizo lo anotado en la última mano.
    [correction] Se deshizo la última corrección.
    [name] Se deshizo el nombre nuevo.
   *[dealer] Se deshizo la elección del repartidor.
}
score-corrected = La mano { $number } está corregida; todo lo que sigue se cuenta de nuevo.
score-which-hand = ¿Qué mano? Escribe su número después de la palabra: { $word } 3

## Los puntos

score-before = Antes de la primera mano:
score-after = Después de la mano { $number }:
score-mark-out = fuera de la partida
score-mark-won = ganó la partida
score-mark-tied = comparte el total más bajo
score-hand-column = Mano
score-star = { $out ->
    [yes] Cada fila muestra los totales después de esa mano; un asterisco marca a quien la ganó, y entre paréntesis va quien ya está fuera.
   *[no] Cada fila muestra los totales después de esa mano; un asterisco marca a quien la ganó.
}
score-no-hands = Todavía no se ha anotado ninguna mano.
score-over = La partida ha terminado. Todavía puedes corregir y exportar; Enter termina:

## Archivos

output-taken = El archivo { $path } ya existe; --force lo reemplaza.
output-own = El archivo { $path } guarda una puntuación: una exportación nunca ocupa su lugar. Da otro nombre.
score-hands = manos
score-exported = Escrito en { $path }
score-taken = El archivo { $path } ya existe. Escribe { $yes } para reemplazarlo, o Enter para dejarlo:
score-not-replaced = El archivo { $path } se queda como está.
score-not-written = No se pudo escribir { $path }: { $reason }
score-not-saved = Esto no se anotó, porque no se pudo escribir { $path }: { $reason }
score-bye = Hasta luego. Todo queda guardado.
## Alguien vuelve a preguntas sin terminar de contestar, y las deja.
score-ask-go-on = Ya habías empezado a contestar estas preguntas. Enter sigue desde ahí, cualquier otra cosa empieza de nuevo:
score-unfinished = Esto quedó a medias; sigue donde lo dejaste. { $back } vuelve una respuesta atrás.
score-kept = Lo que acabas de escribir queda guardado: cuando vuelvas, sigue desde ahí.
score-bye-unsaved = Hasta luego. Lo último que anotaste no queda guardado: no se pudo escribir { $path }: { $reason }
score-bye-lost = Hasta luego. Lo anotado queda guardado, pero no lo que acabas de escribir: no se pudo escribir { $path }: { $reason }
## La línea de comandos pide otra cosa que la que hay en el archivo; $there está en el archivo, $here se pidió.
score-other-file = El archivo { $path } tiene algo distinto de lo que pides. { $differences } { $kind ->
    [tournament] Quita estas opciones para seguir con él, o da un archivo nuevo para un torneo nuevo.
    [last] Quita estas opciones para seguir con él, o añade --new para una partida nueva.
   *[match] Quita estas opciones para seguir con él, o da un archivo nuevo para una partida nueva.
}
score-differs = { $what ->
    [rules] Reglas: { $there } en el archivo, { $here } en lo que pides.
    [players] Jugadores: { $there } en el archivo, { $here } en lo que pides.
   *[dealer] Reparte primero: { $there } en el archivo, { $here } en lo que pides.
}

## Lo que no se puede anotar, y por qué. $who es un jugador, $card una carta por su nombre, $most un número de
## cartas, manos, puntos, letras o anotaciones, $count cuántas hay aquí.

score-refused = Esto no se puede anotar.
    .not_a_holding = “{ $text }” no es una carta. Escribe cartas como R7, 7 rojo, salta o W4, o los puntos con un número.
    .one_or_two = “{ $text }” puede ser una carta o dos. Escribe W4, o pon una coma entre ellas: W, 4.
    .count_or_card = “{ $text }” se puede leer de dos maneras. Separa las cartas con comas (7, salta), o escribe con letras cuántas son (dos saltas).
    .not_a_card = “{ $text }” no es una carta. Escribe una sola carta, como R7, 7 rojo o W4; basta con el número.
    .not_a_day = “{ $text }” no es una fecha. Escríbela como 31 de julio o 31/7.
    .other_edition = { $card } no está en el mazo de tu edición.
    .too_many = { $card } aparece { $count } veces en total; en el mazo solo hay { $most }.
    .whole_deck = No pueden estar en las manos las { $most } cartas: por lo menos una está en la { discard-pile }.
    .too_many_points = Son { $count } puntos; lo que queda del mazo solo tiene { $most }.
    .too_many_zeros = { $count ->
        [one] Hay una mano de 0 puntos.
       *[other] Hay { $count } manos de 0 puntos.
    } Cada una necesita un cero, y { $most ->
        [0] no queda ninguno
        [one] solo queda uno
       *[other] solo quedan { $most }
    }.
    .negative = Los puntos nunca son negativos; esto es { $points }.
    .no_card = Quien no se quedó sin cartas tiene por lo menos una.
    .holds_cards = { $who } se quedó sin cartas y no tiene nada en la mano.
    .missing = Falta lo que { $who } tiene en la mano.
    .not_playing = { $who } no juega en esta mano.
    .over = La partida se acabó con la mano { $number }.
    .later_hand = Con esto, { $cause ->
        [missing] { $who } seguiría en la partida en la mano { $number }
        [not_playing] { $who } ya habría quedado fuera antes de la mano { $number }
       *[over] la partida se habría acabado antes de la mano { $number }
    }. No se cambió nada. { $count ->
        [one] Escribe deshacer hasta quitar la mano { $number }, corrige la mano { $corrected } y vuelve a anotarla.
       *[other] Escribe deshacer hasta quitar las manos de la { $number } a la { $last }, corrige la mano { $corrected } y vuelve a anotarlas.
    }
    .no_such_hand = { $last ->
        [0] Todavía no se ha jugado ninguna mano.
       *[other] No hay mano { $number }; las manos van de la 1 a la { $last }.
    }
    .nothing_to_undo = No hay nada que deshacer.
    .full = La hoja está llena: caben { $most } anotaciones. Deshaz algo o empieza otra partida.
    .name_unfit = “{ $text }” no puede ser un nombre: a lo sumo { $most } letras, no solo cifras, y sin un signo como = o + al principio.
    .name_twice = Dos jugadores se llaman { $text }. Dale a cada cual un nombre distinto.
    .no_new_name = “{ $text }” no es un nombre y un nombre nuevo. Escribe los dos: Ana Anna, o con una coma: Ana Luz, Anna Luz.
    .players_stay = Una partida la juegan hasta el final quienes la empezaron. Para jugar con otras personas, empieza otra: q, y luego `penult score --new`.
    .no_such_player = “{ $text }” no está en la mesa, o podría ser más de una persona. Escribe uno de estos nombres: { $names }.
    .nobody_named = Escribe un nombre o un número: { $names }.
    .no_export = “{ $text }” no sirve como nombre para exportar. Escribe un nombre de archivo que termine en .csv o .json.
    .no_file = Escribe después el nombre de un archivo: { $text } noche.csv
    .not_exported = “{ $text }” no se puede exportar. Se puede exportar: { $words }. Escribe una de estas palabras y un nombre de archivo.
    .own_file = { output-own }
    .taken = El archivo { $path } ya existe.
    .in_use = El archivo { $path } ya está abierto en otro Penult que lleva los puntos.
    .changed = Alguien más cambió { $path }. No se anotó nada; inicia de nuevo para ver el cambio.
