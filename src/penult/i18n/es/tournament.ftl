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
    Los dos de cada pareja se sientan frente a frente: Norte y Sur, Este y Oeste (R-63). El juego empieza hacia
    la izquierda, de Norte a Este. Norte reparte la primera mano de cada ronda, y después el reparto pasa hacia
    la izquierda (A-76). Los dos de la pareja anotan en su propia cuenta todos los puntos de la pareja (A-59).
    Gana el total más alto.
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
schedule-sits-out = En descanso: { $names }

## Encabezados de columnas

schedule-north = Norte
schedule-east = Este
schedule-south = Sur
schedule-west = Oeste
schedule-hand = Mano
schedule-round = Ronda
schedule-table = Mesa
schedule-dealer = Reparte
schedule-out = En descanso
schedule-no-plan = No hay plan para { $players } jugadores: todos deben ser pareja de todos, de cuatro en cuatro por mesa, y descansa a lo sumo uno. Lo hay para 4, 5, 8, 9, 12, 13 y así hasta 41 jugadores; los más cercanos: { $nearest }. Con cualquier número se puede jugar un torneo individual: penult score --tournament ARCHIVO

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
tournament-wins = { $who } gana el torneo con { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
tournament-wins-among = { $who } gana el torneo con { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Con los mismos puntos: { $names }. { $by ->
    [won] Decidieron las manos ganadas.
    [strength] Decidieron los puntos de los oponentes.
   *[lot] Decidió el sorteo.
}
tournament-win-together = Comparten el primer lugar con { $points ->
    [one] un punto
   *[other] { $points } puntos
} (A-62): { $names }.
tournament-lowest =
    Los puntos son los que le quedaron en la mano a cada jugador: va en cabeza el total más bajo (R-58). Quien
    falta a una ronda suma tanto como el jugador con más puntos en ella.
## $names son jugadores, cada uno con un número de manos.
tournament-voids = Una mano anulada no le suma nada a quien estaba en esa mesa. Manos anuladas: { $names }.
tournament-ties =
    Los empates en puntos se deciden por las manos ganadas, luego por el promedio de puntos de todos los
    oponentes que tuvo cada cual y, al final, por el sorteo hecho en la inscripción. Los castigos están
    incluidos en los puntos, pero no en los de los oponentes.
## Beside it, where somebody missed a round.
tournament-ties-missed = Una ronda a la que faltó un oponente cuenta para esto con su promedio.
tournament-shared = Los totales iguales comparten el lugar (A-62). Los castigos están incluidos en los puntos.

## Quién se sienta dónde. $number es una ronda.

tournament-seats = Asientos
tournament-seat = Asiento
tournament-round = Ronda { $number }
tournament-first-deals = En cada mesa empieza repartiendo el primero de la lista; después el reparto pasa hacia la izquierda.
tournament-partners-sit =
    Los dos de cada pareja se sientan frente a frente (R-63). Norte reparte primero; después el reparto pasa hacia
    la izquierda (A-76).

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
## $tables is a list of numbers.
tournament-only-totals = De estas mesas solo se anotaron los totales, no las manos: { $tables }.

## El registro de un torneo. $number es una ronda, $table una mesa, $hand una mano, $who un jugador. $left son los puntos
## que quedaron en las manos; $points y $won, lo que tiene cada cual, con los nombres antes de los números.

tournament-entered = { $who } se inscribe.
tournament-dropped = { $who } se retira.
tournament-returned = { $who } vuelve.
tournament-renamed = { $who } se llama { $name } de aquí en adelante.
tournament-substituted = { $name } sigue jugando en lugar de { $who }.
tournament-drawn = { $count ->
    [one] Se forma la siguiente ronda: una mesa.
   *[other] Se forma la siguiente ronda: { $count } mesas.
}
tournament-played = Ronda { $number }, mesa { $table }, mano { $hand }: ganó { $who }. Puntos que quedaron en las manos: { $left }.
tournament-void-hand = Ronda { $number }, mesa { $table }, mano { $hand }: anulada ({ $rule }).
tournament-totaled = Ronda { $number }, mesa { $table }: puntos { $points }; manos ganadas { $won }.
tournament-penalized = { $who }: castigo de { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Motivo: { $why }
tournament-agreed = { $count ->
    [0] Desde ahora se acuerdan las rondas que se quieran.
    [one] Desde ahora se acuerda una ronda.
   *[other] Desde ahora se acuerdan { $count } rondas.
}
tournament-ended = Se termina el torneo.
tournament-corrected = La línea { $line } debe decir: { $act } Motivo: { $why }
tournament-struck = La línea { $line } queda tachada. Motivo: { $why }
tournament-undone = Se deshace la línea { $line }.

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
    [draw] forma la siguiente ronda, cuando están todos los resultados
    [seats] muestra quién se sienta dónde; asientos 1 muestra la ronda 1
    [totals] anota de una vez todas las manos de una mesa: puntos y manos ganadas
    [standings] muestra quién va en cabeza y cómo se deciden los empates
    [correct] vuelve a anotar un resultado de la mesa 2: corregir 2; de la ronda 1: corregir 1 2
    [penalty] le quita puntos a un jugador: castigo Ana 10 llegó tarde
    [late] se inscribe alguien más: entra Zoe
    [drop] alguien se retira después de esta ronda: retira Ana
    [return] vuelve alguien que se había retirado: vuelve Ana
    [rename] corrige un nombre: renombrar Ana Anna; con una coma si el nombre tiene varias palabras
    [substitute] con parejas que cambian, alguien juega en lugar de otro: sustituir Ana Zoe
    [rounds] dice cuántas rondas habrá, también después de la última: rondas 6; 0, las que se quieran
    [end] termina el torneo, cuando están todos los resultados, y dice quién ganó
    [strike] tacha una línea del registro: tachar 14
    [log] muestra lo anotado, por quién y cuándo; registro 9 muestra las últimas nueve líneas
    [export] escribe clasificación, asientos, resultados, manos o registro en un archivo (.csv, .json, .html, .txt): exportar manos noche.csv
    [back] vuelve a la respuesta anterior; desde la primera deja la mesa sin anotar nada
   *[other] { score-about }
}
tournament-help = Forma una ronda. Cuando una mesa trae un resultado, escribe su número.
    Luego di, mano por mano, quién se quedó sin cartas y qué tienen los demás, en cartas (R7 GS W4) o en puntos (77);
    o escribe totales y anota de una vez todas las manos de la mesa. Todo se guarda en cuanto se anota.
    También puedes escribir:

## Antes de la primera ronda

tournament-welcome = Penult lleva tu torneo. Escribe ? para ver la ayuda.
tournament-ask-players = ¿Quiénes juegan? Escribe los nombres, separados por comas:
## $count es el número de nombres hasta ahora.
tournament-ask-more = { $count ->
    [one] Un nombre. Escribe más, o Enter para seguir:
   *[other] { $count } nombres. Escribe más, o Enter para seguir:
}
tournament-ask-kind = ¿Cómo se juega? Escribe el número; Enter es 1:
tournament-alone = Cada cual por su cuenta: se enfrentan quienes van parejos (sistema suizo).
tournament-partners = Con parejas que cambian: cada cual juega con todos los demás, en { $number } rondas.
tournament-ask-score = ¿Cómo cuenta una mano? Escribe el número; Enter es 1:
tournament-winner-takes = Quien se queda sin cartas anota lo que tienen todos los demás; va en cabeza el total más alto (R-55).
tournament-all-add = Cada cual suma lo que le queda en la mano; va en cabeza el total más bajo (R-58).
## $usual es lo que vale Enter.
tournament-ask-size = ¿Cuántos deben sentarse en cada mesa? Enter deja { $usual }:
tournament-ask-hands = ¿Cuántas manos tiene una ronda? Enter deja { $usual }:
tournament-ask-rounds = ¿Cuántas rondas habrá? 0, las que se quieran; Enter deja { $usual }:
## $number jugadores se sientan en $count mesas; $sizes son sus tamaños.
tournament-sizes = { $count ->
    [one] Los { $number } se sientan en una sola mesa: nadie descansa y en una mesa caben de tres a diez.
   *[other] Los { $number } jugadores se sientan en { $count } mesas, de { $sizes }: nadie descansa y en una mesa caben de tres a diez.
}
tournament-goes-on = { $number ->
    [0] Sigue el torneo de { $count } jugadores, antes de su primera ronda.
   *[other] Sigue el torneo de { $count } jugadores, en la ronda { $number }.
}
tournament-is-over = { $number ->
    [one] El torneo de { $count } jugadores ha terminado, después de una ronda.
   *[other] El torneo de { $count } jugadores ha terminado, después de { $number } rondas.
}
## Quién queda escrito junto a cada línea del registro.
tournament-signs = Firma el registro: { $who }. Otro nombre se da con --by NOMBRE.

## Una ronda. $tables es una lista de números.

tournament-ask-draw = Escribe sortear para formar la ronda { $number }, u otra palabra (? las muestra):
tournament-ask-leave = El torneo ha terminado. Enter para salir, u otra palabra (? las muestra):
tournament-ask-table = Ronda { $number }. Faltan resultados de estas mesas: { $tables }. ¿Cuál trae el suyo? Escribe su número:
tournament-hand = Ronda { $number }, mesa { $table }, mano { $hand } de { $last }. Reparte { $who }. { $players }
tournament-ask-totals = Puntos y manos ganadas de { $who }, como 120 2:
tournament-ask-totals-again = Puntos y manos ganadas de { $who }; Enter deja { $text }:
tournament-totals-line = { $who }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $won ->
    [0] ninguna mano ganada
    [one] una mano ganada
   *[other] { $won } manos ganadas
}.
tournament-totals-void = { $count ->
    [one] Una mano fue anulada: nadie la ganó.
   *[other] { $count } manos fueron anuladas: nadie las ganó.
}
tournament-ask-right = ¿Está bien así? Enter lo anota; cualquier otra cosa vuelve a preguntar:
tournament-table-done = La mesa { $table } está completa.
tournament-plan-complete = El plan está completo: cada cual jugó con todos los demás. Otro sorteo lo empieza de nuevo (R-65); terminar cierra el torneo.
tournament-not-understood = “{ $text }” no se entiende aquí. Escribe ? para ver la ayuda.

## Correcciones

tournament-ask-table-again = ¿Qué mesa? Escribe su número; si es de una ronda anterior, primero la ronda, como 1 2:
tournament-ask-hand-again = ¿Qué mano? Escribe un número hasta { $last }:
tournament-ask-why = ¿Por qué? Quedará en el registro ({ $back } deja todo como estaba):
## $text es lo que dice la línea.
tournament-striking = La línea { $line } dice: { $text }
tournament-taken-back = Se deshizo: { $text }

## Lo que no se puede anotar, y por qué. $number es una ronda o una línea del registro, $table una mesa; $most, $least
## y $last son números, $count cuántos hay aquí; $name es un jugador, $allowed una lista de números.

tournament-refused = Esto no se puede anotar.
    .results_missing = { $count ->
        [one] La ronda { $number } no ha terminado: faltan resultados de la mesa { $tables }.
       *[other] La ronda { $number } no ha terminado: faltan resultados de las mesas { $tables }.
    }
    .too_few = { $count ->
        [one] Con una sola persona no basta; deben ser { $least } o más.
       *[other] Con { $count } jugadores no basta; deben ser { $least } o más.
    }
    .hall_full = No pueden inscribirse más de { $most } jugadores.
    .no_plan = No hay un plan de parejas que cambian para { $count } jugadores, solo para { $allowed }.
    .plan_holds = { $name } no puede inscribirse ni retirarse: el plan vale para los { $count } que empezaron. Alguien puede jugar en lugar de otro: sustituir Ana Zoe.
    .has_left = { $name } ya se había retirado.
    .is_here = { $name } no se ha retirado.
    .own_points = Nadie juega en lugar de otro cuando cada cual juega por su cuenta. Escribe retira y entra; renombrar corrige un nombre.
    .over = { $count ->
        [one] El torneo ha terminado, después de una ronda.
       *[other] El torneo ha terminado, después de { $count } rondas.
    }
    .too_many_won = Son { $count } manos ganadas; una ronda solo tiene { $most }.
    .too_many_points = Son { $count } puntos; todas las manos de una ronda juntas no tienen más de { $most }.
    .unwon = { $name } tiene puntos sin haber ganado ninguna mano; solo anota quien gana una mano.
    .pair_unwon = { $first } y { $second } tienen puntos sin haber ganado ninguna mano; solo anota la pareja que gana una mano.
    .nobody_won = Alguien tiene puntos, pero nadie ganó una mano. Di cuántas manos ganó cada cual.
    .won_all = { $name } ganó todas las manos y por eso no tiene puntos; aquí son { $count }. El primer número son los puntos; el segundo, las manos ganadas.
    .no_points = Un castigo es de un punto o más; este es de { $count }.
    .high_penalty = Un castigo es de { $most } puntos como máximo.
    .too_few_rounds = { $least ->
        [one] Ya se sorteó una ronda; no puede haber menos.
       *[other] Ya se sortearon { $least } rondas; no puede haber menos.
    }
    .rounds_of_a_plan = Con parejas que cambian, el plan dice cuántas rondas hay. Después de su final, otro sorteo lo empieza de nuevo.
    .not_a_number = “{ $text }” no sirve. { $most ->
        [1] Escribe 1.
       *[other] Escribe un número entero del { $least } al { $most }.
    }
    .not_totals = “{ $text }” no son totales. Escribe dos números, puntos y manos ganadas: 120 2.
    .not_a_penalty = “{ $text }” no es un castigo. Escribe un nombre, los puntos y el motivo: Ana 10 llegó tarde.
    .no_new_name = “{ $text }” no es un nombre y un nombre nuevo. Escribe los dos: Ana Anna, o con una coma: Ana Luz, Anna Luz.
    .lone_word = “{ $text }” no basta como motivo. Dilo en unas cuantas palabras.
    .no_reason = Una corrección necesita un motivo, para que otros la entiendan después.
    .long_text = Esto tiene { $count } letras; escribe { $most } o menos.
    .unwritable = Hay aquí un carácter que no se ve y que no se puede escribir: { $letter }.
    .no_sitting = Todavía no se ha formado ninguna ronda.
    .no_table = Escribe primero el número de una mesa.
    .no_such_table = “{ $text }” no es una de las mesas cuyos resultados faltan: { $allowed }.
    .no_result = No se ha anotado nada de la mesa { $table } en la ronda { $number }.
    .some_hands = Ya se anotaron manos de la mesa { $table }. Sigue mano por mano, o deshazlas primero.
    .no_such_line = El registro no tiene línea { $number }; sus líneas van de la 1 a la { $last }.
    .taken_back = La línea { $number } ya se deshizo.
    .of_a_correction = La línea { $number } es una corrección. Corrige la línea de la que habla: { $line }.
    .earlier_sitting = La línea { $number } formó una ronda a la que siguieron otras. Solo se puede tachar la última ronda.
    .impossible = Con esto, lo que se anotó después no habría sido posible.
    .nothing_to_undo = No hay nada que deshacer.
    .log_full = El registro está lleno: tiene { $most } líneas.
    .log_too_long = El registro está lleno: tiene { $most } caracteres.
    .no_export = “{ $text }” no sirve como nombre para exportar. Escribe un nombre de archivo que termine en .csv, .json, .html o .txt.
    .own_file = El archivo { $path } guarda una puntuación: una exportación nunca ocupa su lugar. Da otro nombre.
