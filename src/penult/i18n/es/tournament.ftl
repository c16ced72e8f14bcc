## El calendario de las parejas que cambian, en una pared o en una hoja de cálculo. Una ronda es el tiempo en que
## todos conservan su asiento. $hands es el número de manos de una ronda; $players, $number, $first, $last son números.

schedule-title = Parejas que cambian: { $players } jugadores

## Rótulos; junto a cada uno va un número.

schedule-tables = Mesas
schedule-rounds = Rondas
schedule-hands-a-round = Manos por ronda
schedule-hands-a-player = Manos por jugador
schedule-with-each = Manos con cada pareja
schedule-against-each = Manos contra cada jugador

schedule-manners =
    Las parejas se sientan frente a frente: Norte y Sur, Este y Oeste (R-63). El juego empieza en sentido
    horario, de Norte a Este. Norte reparte la primera mano de cada ronda, y después el siguiente en sentido
    horario (A-76). Los dos de la pareja apuntan todos los puntos que anota la pareja (A-59). Gana el total
    más alto.
schedule-round-hands = { $count ->
    [one] Ronda { $number } · mano { $first }
   *[other] Ronda { $number } · manos { $first } a { $last }
}
schedule-table-number = Mesa { $number }
## Antes de los números de las manos que reparte cada asiento.
schedule-deals = Reparte
schedule-deals-hands = { $count ->
    [one] mano { $hands }
   *[other] manos { $hands }
}
schedule-sits-out = Descansa: { $names }

## Encabezados de columnas

schedule-north = Norte
schedule-east = Este
schedule-south = Sur
schedule-west = Oeste
schedule-hand = Mano
schedule-round = Ronda
schedule-table = Mesa
schedule-dealer = Reparte
schedule-out = Descansa
schedule-no-plan = No hay plan para { $players } jugadores. Cada uno tiene que hacer pareja con todos los demás, con cuatro en cada mesa y uno de sobra como máximo. Se puede con 4, 5, 8, 9, 12, 13 y así hasta 41 jugadores; los más cercanos: { $nearest }. Con cualquier número, cada uno puede jugar por su cuenta: penult score --tournament ARCHIVO

## Clasificación de un torneo. $number es un número de rondas.

tournament-standings = { $number ->
    [0] Clasificación antes de la primera ronda
    [one] Clasificación después de una ronda
   *[other] Clasificación después de { $number } rondas
}
## En medio de una ronda, mientras faltan resultados.
tournament-standings-during = Clasificación durante la ronda { $number }
tournament-standings-final = { $number ->
    [one] Clasificación final después de una ronda
   *[other] Clasificación final después de { $number } rondas
}
tournament-rank = Lugar
tournament-name = Nombre
tournament-points = Puntos
tournament-won = Manos ganadas
tournament-strength = Oponentes
tournament-penalty = Castigo
## Lo que va junto a un nombre: el jugador dejó el torneo, o juega en lugar de otros ($before).
tournament-left = se retiró
tournament-before = antes: { $before }
## El encabezado de una columna con esto.
tournament-remark = Observaciones
tournament-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
## Quién ganó. $names son otros con los mismos puntos, en el segundo mensaje, o todos los ganadores, en el tercero.
tournament-wins = { $points ->
    [one] { $who } ganó el torneo con un punto.
   *[other] { $who } ganó el torneo con { $points } puntos.
}
tournament-wins-among = { $points ->
    [one] { $by ->
        [won] { $who } ganó el torneo con un punto. Empate en puntos: { $names }. Decidieron las manos ganadas.
        [strength] { $who } ganó el torneo con un punto. Empate en puntos: { $names }. Decidieron los puntos de los oponentes.
       *[lot] { $who } ganó el torneo con un punto. Empate en puntos: { $names }. Decidió el sorteo.
    }
   *[other] { $by ->
        [won] { $who } ganó el torneo con { $points } puntos. Empate en puntos: { $names }. Decidieron las manos ganadas.
        [strength] { $who } ganó el torneo con { $points } puntos. Empate en puntos: { $names }. Decidieron los puntos de los oponentes.
       *[lot] { $who } ganó el torneo con { $points } puntos. Empate en puntos: { $names }. Decidió el sorteo.
    }
}
tournament-win-together = { $points ->
    [one] Victoria compartida con un punto cada uno (A-62): { $names }.
   *[other] Victoria compartida con { $points } puntos cada uno (A-62): { $names }.
}
tournament-lowest =
    Anotas lo que te queda en la mano, así que va primero el total más bajo (R-58). Si faltas a una ronda,
    anotas tantos puntos como el jugador que más anotó en ella.
## $names son jugadores, cada uno con un número de manos.
tournament-voids = En una mano anulada nadie anota puntos. Manos anuladas: { $names }.
tournament-ties =
    Los empates se deciden por las manos ganadas, luego por el promedio de puntos de todos los oponentes
    que tuvo cada uno y, al final, por el sorteo que se hizo al empezar. Los castigos cuentan en tus puntos,
    pero no en los de tus oponentes.
## Junto a eso, si alguien faltó a una ronda.
tournament-ties-missed = Para esto, una ronda a la que faltó un oponente cuenta como el promedio de esa ronda.
tournament-shared = Los totales iguales comparten el lugar (A-62). Los castigos están incluidos en los puntos.

## Quién se sienta dónde. $number es una ronda.

tournament-seats = Asientos
tournament-seat = Asiento
tournament-round = Ronda { $number }
tournament-first-deals = En cada mesa reparte primero el primero de la lista, y después el siguiente en sentido horario.
tournament-partners-sit =
    Las parejas se sientan frente a frente (R-63). Norte reparte primero, y después el siguiente en sentido
    horario (A-76).

## Otras páginas y los títulos de sus columnas; “Le quedaron” son los puntos que quedaron en la mano.

tournament-results = Resultados
tournament-hands = Manos
tournament-log = Registro
tournament-hand-won = Ganó
tournament-cards = Cartas
tournament-left-over = Le quedaron
tournament-line = Línea
tournament-when = Cuándo
tournament-by = Firma
tournament-what = Anotación
## $tables es una lista de números.
tournament-only-totals = De estas mesas solo se anotaron los totales, no mano por mano: { $tables }.

## El registro de un torneo. $number es una ronda, $table una mesa, $hand una mano, $who un jugador. $left son los puntos
## que quedaron en las manos; $points y $won, lo que tiene cada cual, con los nombres antes de los números.

tournament-entered = { $who } se inscribió.
tournament-dropped = { $who } se retiró.
tournament-returned = { $who } volvió.
tournament-renamed = { $who } ahora se llama { $name }.
tournament-substituted = { $name } tomó el lugar de { $who }.
tournament-drawn = { $count ->
    [one] Se sorteó la siguiente ronda: una mesa.
   *[other] Se sorteó la siguiente ronda: { $count } mesas.
}
tournament-played = Ronda { $number }, mesa { $table }, mano { $hand }: ganó { $who }. Puntos que quedaron: { $left }.
tournament-void-hand = Ronda { $number }, mesa { $table }, mano { $hand }: anulada ({ $rule }).
tournament-totaled = Ronda { $number }, mesa { $table }: puntos { $points }; manos ganadas { $won }.
tournament-penalized = { $points ->
    [one] { $who } recibió un castigo de un punto. Motivo: { $why }
   *[other] { $who } recibió un castigo de { $points } puntos. Motivo: { $why }
}
tournament-agreed = { $count ->
    [0] Cambió el número de rondas: sin límite.
    [one] Cambió el número de rondas: una.
   *[other] Cambió el número de rondas: { $count }.
}
tournament-ended = Terminó el torneo.
tournament-corrected = La línea { $line } debe decir: { $act } Motivo: { $why }
tournament-struck = Se tachó la línea { $line }. Motivo: { $why }
tournament-undone = Se deshizo la línea { $line }.

## La mesa de control de un torneo, línea por línea.
## Las palabras que se pueden escribir; también se entienden en inglés.

tournament-word = { $word ->
    [draw] sortear
    [seats] asientos
    [totals] totales
    [standings] clasificación
    [penalty] castigo
    [late] entra
    [drop] retira
    [return] vuelve
    [rename] renombrar
    [substitute] sustituir
    [rounds] rondas
    [end] terminar
    [strike] tachar
    [log] registro
   *[other] { score-word }
}
## Lo que se puede exportar; las otras palabras son las que se pueden escribir.
tournament-export = { $word ->
    [results] resultados
    [hands] manos
   *[other] { tournament-word }
}
## Lo que hace cada palabra; va detrás de la palabra.
tournament-about = { $word ->
    [draw] sortea la siguiente ronda cuando están todos los resultados
    [seats] muestra quién se sienta dónde; asientos 1 muestra la ronda 1
    [totals] anota una mesa entera de una vez, con puntos y manos ganadas
    [standings] muestra quién va primero y cómo se deciden los empates
    [correct] corrige un resultado de la mesa 2: corregir 2; de la mesa 2 en la ronda 1: corregir 1 2
    [penalty] le pone un castigo a un jugador: castigo Ana 10 llegó tarde
    [late] inscribe a un jugador: entra Zoe
    [drop] retira a un jugador después de esta ronda: retira Ana
    [return] vuelve a inscribir a un jugador: vuelve Ana
    [rename] cambia un nombre: renombrar Ana Anna, o con una coma si es más largo: renombrar Ana Luz, Anna Luz
    [substitute] con parejas que cambian, Zoe toma el lugar de Ana: sustituir Ana Zoe
    [rounds] cambia el número de rondas, incluso después de la última: rondas 6; 0 es sin límite
    [end] termina el torneo cuando están todos los resultados, y dice quién ganó
    [strike] tacha una línea del registro: tachar 14
    [log] muestra quién anotó qué y cuándo; registro 9 muestra las últimas nueve líneas
    [export] guarda clasificación, asientos, resultados, manos o registro en un archivo (.csv, .json, .html, .txt): exportar manos noche.csv
    [back] vuelve a la respuesta anterior; en la primera, sale de la mesa sin anotar nada
   *[other] { score-about }
}
tournament-help = Sortea una ronda. Cuando una mesa trae su resultado, escribe el número de la mesa.
    Luego escribe, mano por mano, quién se quedó sin cartas y qué les queda a los demás, en cartas (R7 GS W4) o en
    puntos (77). O escribe totales y anota la mesa entera de una vez. Todo se guarda al momento.
    También puedes escribir:

## Antes de la primera ronda

tournament-welcome = Penult lleva tu torneo. Escribe ? para ver la ayuda.
tournament-ask-players = ¿Quiénes juegan? Escribe los nombres, separados por comas:
## $count es el número de nombres hasta ahora.
tournament-ask-more = { $count ->
    [one] Un nombre. Escribe más, o Enter para seguir:
   *[other] { $count } nombres. Escribe más, o Enter para seguir:
}
tournament-ask-kind = ¿Cómo quieren jugar? Escribe el número, o Enter para el 1:
tournament-alone = Cada uno por su cuenta: se enfrentan quienes van parejos (sistema suizo).
tournament-partners = Con parejas que cambian: cada uno hace pareja con todos los demás, en { $number } rondas.
tournament-ask-score = ¿Cómo se anotan los puntos de una mano? Escribe el número, o Enter para el 1:
tournament-winner-takes = Quien gana anota lo que les queda a los demás. Va primero el total más alto (R-55).
tournament-all-add = Cada uno anota lo que le queda en la mano. Va primero el total más bajo (R-58).
## $usual es lo que vale Enter.
tournament-ask-size = ¿Cuántos jugadores por mesa? Enter para { $usual }:
tournament-ask-hands = ¿Cuántas manos por ronda? Enter para { $usual }:
tournament-ask-rounds = ¿Cuántas rondas? 0 es sin límite. Enter para { $usual }:
## $number jugadores se sientan en $count mesas; $sizes son sus tamaños.
tournament-sizes = { $count ->
    [one] Los { $number } jugadores se sientan en una sola mesa, así que nadie descansa. En una mesa caben de tres a diez.
   *[other] Los { $number } jugadores se sientan en { $count } mesas, de { $sizes }, así que nadie descansa. En una mesa caben de tres a diez.
}
tournament-goes-on = { $number ->
    [0] El torneo de { $count } jugadores sigue, antes de su primera ronda.
   *[other] El torneo de { $count } jugadores sigue, en la ronda { $number }.
}
tournament-is-over = { $number ->
    [one] El torneo de { $count } jugadores terminó, después de una ronda.
   *[other] El torneo de { $count } jugadores terminó, después de { $number } rondas.
}
## Quién queda escrito junto a cada línea del registro.
tournament-signs = El registro lo firma { $who }. Para firmar con otro nombre, usa --by NOMBRE.

## Una ronda. $tables es una lista de números.

tournament-ask-draw = Escribe sortear para sortear la ronda { $number }, u otro comando (? los muestra):
tournament-ask-leave = El torneo terminó. Presiona Enter para salir, o escribe un comando (? los muestra):
tournament-ask-table = Ronda { $number }. Todavía faltan: { $tables }. ¿Qué mesa trae su resultado? Escribe su número:
tournament-hand = Ronda { $number }, mesa { $table }, mano { $hand } de { $last }. Reparte { $who }. { $players }
tournament-ask-totals = Puntos y manos ganadas de { $who }, como 120 2:
tournament-ask-totals-again = Puntos y manos ganadas de { $who }. Enter deja { $text }:
tournament-totals-line = { $points ->
    [one] { $won ->
        [0] { $who }: un punto, ninguna mano ganada.
        [one] { $who }: un punto, una mano ganada.
       *[other] { $who }: un punto, { $won } manos ganadas.
    }
   *[other] { $won ->
        [0] { $who }: { $points } puntos, ninguna mano ganada.
        [one] { $who }: { $points } puntos, una mano ganada.
       *[other] { $who }: { $points } puntos, { $won } manos ganadas.
    }
}
tournament-totals-void = { $count ->
    [one] Se anuló una mano: nadie la ganó.
   *[other] Se anularon { $count } manos: nadie las ganó.
}
tournament-ask-right = ¿Está bien? Presiona Enter para guardarlo, o escribe cualquier otra cosa para cambiarlo:
tournament-table-done = La mesa { $table } está completa.
tournament-plan-complete = Ya todos hicieron pareja con todos. Escribe sortear para empezar de nuevo (R-65), o terminar para terminar el torneo.
tournament-not-understood = “{ $text }” no es un comando aquí. Escribe ? para ver la ayuda.

## Correcciones

tournament-ask-table-again = ¿Qué mesa? Escribe su número. Si es de una ronda anterior, escribe primero la ronda, como 1 2:
tournament-ask-hand-again = ¿Qué mano? Escribe un número hasta { $last }:
tournament-ask-why = ¿Por qué? El motivo queda en el registro ({ $back } no cambia nada):
## $text es lo que dice la línea.
tournament-striking = La línea { $line } dice: { $text }
tournament-taken-back = Se deshizo: { $text }

## Lo que no se puede anotar, y por qué. $number es una ronda o una línea del registro, $table una mesa; $most, $least
## y $last son números, $count cuántos hay aquí; $name es un jugador, $allowed una lista de números.

tournament-refused = Eso no se puede anotar.
    .results_missing = { $count ->
        [one] La ronda { $number } no ha terminado: falta la mesa { $tables }.
       *[other] La ronda { $number } no ha terminado: faltan las mesas { $tables }.
    }
    .too_few = { $count ->
        [one] Un solo jugador no basta: hacen falta al menos { $least }.
       *[other] { $count } jugadores no bastan: hacen falta al menos { $least }.
    }
    .hall_full = Caben { $most } jugadores como máximo.
    .no_plan = Con { $count } jugadores no se puede cambiar de pareja, solo con { $allowed }.
    .plan_holds = { $name } no puede inscribirse ni retirarse, porque el plan es para { $count } jugadores. Pero alguien puede tomar el lugar de otro: sustituir Ana Zoe.
    .has_left = { $name } ya se retiró.
    .is_here = { $name } no se ha retirado.
    .own_points = Aquí cada uno juega por su cuenta, así que nadie puede tomar el lugar de otro. Escribe retira y entra; renombrar cambia un nombre.
    .over = { $count ->
        [one] El torneo terminó, después de una ronda.
       *[other] El torneo terminó, después de { $count } rondas.
    }
    .too_many_won = Son { $count } manos ganadas, pero una ronda solo tiene { $most }.
    .too_many_points = Son { $count } puntos, pero todas las manos de una ronda tienen { $most } como máximo.
    .unwon = { $name } tiene puntos, pero no ganó ninguna mano. Solo anota quien gana una mano.
    .pair_unwon = { $names } tienen puntos, pero no ganaron ninguna mano. Solo anota la pareja que gana una mano.
    .nobody_won = Hay puntos, pero nadie ganó una mano. Anota cuántas manos ganó cada uno.
    .won_all = { $name } ganó todas las manos, así que no tiene puntos, y escribiste { $count }. El primer número son los puntos; el segundo, las manos ganadas.
    .no_points = Un castigo es de un punto o más, y escribiste { $count }.
    .high_penalty = Un castigo es de { $most } puntos como máximo.
    .too_few_rounds = { $least ->
        [one] Ya se sorteó una ronda, así que no puede haber menos.
       *[other] Ya se sortearon { $least } rondas, así que no puede haber menos.
    }
    .rounds_of_a_plan = Con parejas que cambian, el plan decide cuántas rondas hay. Cuando termine, escribe sortear para empezar de nuevo.
    .not_a_number = { $most ->
        [1] “{ $text }” no sirve aquí. Escribe 1.
       *[other] “{ $text }” no sirve aquí. Escribe un número entero del { $least } al { $most }.
    }
    .not_totals = “{ $text }” no sirve aquí. Escribe dos números, puntos y manos ganadas: 120 2.
    .not_a_penalty = “{ $text }” no es un castigo. Escribe un nombre, los puntos y el motivo: Ana 10 llegó tarde.
    .no_new_name = “{ $text }” no es un nombre viejo y uno nuevo. Escribe los dos: Ana Anna, o con una coma: Ana Luz, Anna Luz.
    .lone_word = “{ $text }” no dice mucho como motivo. Usa unas cuantas palabras.
    .no_reason = Una corrección necesita un motivo, para que otros la entiendan después.
    .long_text = Esto tiene { $count } letras. Usa { $most } o menos.
    .unwritable = Esto tiene un carácter invisible que no se puede guardar: { $letter }. Escríbelo otra vez sin él.
    .no_sitting = Todavía no se ha sorteado ninguna ronda.
    .no_table = Escribe primero el número de una mesa.
    .no_such_table = “{ $text }” no es una de las mesas que faltan: { $allowed }.
    .no_result = No hay nada anotado de la mesa { $table } en la ronda { $number }.
    .some_hands = Ya hay manos anotadas de la mesa { $table }. Sigue mano por mano, o deshazlas primero.
    .no_such_line = El registro no tiene línea { $number }. Escoge una de la 1 a la { $last }.
    .taken_back = La línea { $number } ya se deshizo.
    .of_a_correction = La línea { $number } es una corrección. Corrige mejor la línea de la que habla: { $line }.
    .earlier_sitting = La línea { $number } sorteó una ronda anterior. Solo puedes tachar la última ronda.
    .impossible = Con este cambio, lo que se anotó después no sería posible.
    .nothing_to_undo = No hay nada que deshacer.
    .log_full = El registro está lleno: tiene { $most } líneas.
    .log_too_long = El registro está lleno: tiene { $most } caracteres.
    .no_export = “{ $text }” no sirve como nombre de archivo. Tiene que terminar en .csv, .json, .html o .txt.
    .own_file = El archivo { $path } guarda los puntos de un juego, así que no se puede exportar encima. Escoge otro nombre.
