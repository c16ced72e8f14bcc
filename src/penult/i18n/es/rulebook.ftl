### El reglamento de Penult. Un mensaje por cada regla (R), decisión (A), diferencia entre
### las hojas impresas (D) y opción.
###
### El valor es el título. Las partes son atributos, en este orden:
### reglas: when, effect, except, two, first, last, example; decisiones: question, ruling, why, option;
### diferencias: difference, ruling, option; opciones: about, uno por cada valor, sheet.
###
### $edition es "classic", "hp2003", "hp2018" o "all" (el libro entero). Los nombres de cartas, pilas
### y ediciones son mensajes de cards.ftl. Un salto de línea simple es un espacio; una línea vacía, un
### párrafo nuevo. Las palabras entre acentos graves y las claves como R-28 se quedan como están.

## Las secciones del libro

section-setup = Antes del primer turno
section-first-card = La primera carta que se descubre
section-turn = Un turno
section-action-cards = { draw-card }, { reverse } y { skip }
section-wild = { wild } y { wild-four }
section-howler = { howler }
section-invisibility = { invisibility }
section-sorting-hat = { sorting-hat }
section-uno = Gritar UNO
section-penalties = Cartas equivocadas y sugerencias
section-piles = Cuando se acaba { draw-pile.the }
section-end = El final de una mano
section-scoring = Puntos y partidas
section-two-handed = Dos jugadores
section-partners = Parejas
section-tournaments = Parejas que cambian
section-elimination = El juego de eliminación
section-not-printed = Lo que no trae ninguna hoja

## 2.1 Preparación

R-01 = Número de jugadores
    .effect = Pueden jugar de dos a diez personas.
    .except = Cuando se juega por parejas, el número tiene que ser par y de cuatro por lo menos: cuatro, seis,
        ocho o diez (R-63, A-60). La partida con parejas que cambian pide exactamente cuatro jugadores (R-65)
        o exactamente ocho (R-66).
    .two = Dos personas juegan con las mismas reglas, salvo R-59 a R-62.

R-02 = El mazo
    .effect = Cada uno de los cuatro colores, rojo, verde, azul y amarillo, tiene diecinueve cartas con número
        del 0 al 9 (A-01), dos cartas { draw-card }, dos cartas { reverse } y dos cartas { skip }: veinticinco
        cartas por color. A esas cien se suman las cartas sin color, los comodines.

        { $edition ->
            [classic] Los comodines son cuatro cartas { wild } y cuatro { wild-four }, lo que da 108 cartas en
                total.
            [hp2003] Los comodines son cuatro cartas { wild }, cuatro { wild-four }, una { howler } y una de
                { invisibility }, lo que da 110 cartas en total.
            [hp2018] Los comodines son cuatro cartas { wild }, cuatro { wild-four } y cuatro { sorting-hat },
                lo que da 112 cartas en total.
           *[all] Todas las ediciones tienen cuatro cartas { wild } y cuatro { wild-four }. En la
                { edition-classic } eso da 108 cartas. La { edition-hp2003 } añade una carta { howler } y una
                de { invisibility }: 110 cartas. La { edition-hp2018 } añade cuatro cartas { sorting-hat }:
                112 cartas.
        }
    .except = Al mazo no se le añade ni se le quita nada. Si le falta una carta, o le sobra alguna, se corrige
        antes de repartir.

R-03 = El primer repartidor se decide con cartas
    .when = { $edition ->
            [hp2003] Antes de la primera mano de una partida, pero solo entre jugadores cuyos cumpleaños estén
                igual de cerca (A-04).
            [all] Antes de la primera mano de una partida en la { edition-classic } y en la { edition-hp2018 };
                en la { edition-hp2003 }, solo para desempatar a jugadores cuyos cumpleaños estén igual de
                cerca (A-04).
           *[other] Antes de la primera mano de una partida.
        }
    .effect = Cada cual saca una carta del mazo y la descubre. Reparte quien tenga el número más alto. Una
        carta que no es de número cuenta cero, igual que el número 0. Todas esas cartas regresan al mazo antes
        de barajar.
    .except = Quienes compartan el número más alto vuelven a sacar carta entre sí (A-03). En las manos
        siguientes el repartidor se decide según A-61, no con otra ronda de cartas.
    .example = Ana saca un 7, Ben un { skip }, Chloé un 9 y Duarte un { wild }. Reparte Chloé.

R-04 = El primer repartidor se decide por cumpleaños
    .when = { $edition ->
            [all] Antes de la primera mano de una partida en la { edition-hp2003 }.
           *[other] Antes de la primera mano de una partida.
        }
    .effect = Reparte la persona que cumple años en la fecha más cercana al 31 de julio.
    .except = Los días anteriores y los posteriores al 31 de julio cuentan igual, y también vale contar pasando
        por el Año Nuevo; si hay jugadores igual de cerca, se desempata con cartas (A-04). En las manos
        siguientes el repartidor se decide según A-61.

R-05 = Barajar y repartir
    .when = Al comienzo de cada mano.
    .effect = El repartidor baraja el mazo entero y da siete cartas a cada jugador, incluido él mismo. Las
        cartas se reparten cara abajo, y lo que alguien tiene en la mano solo lo ve esa persona.
    .except = Quienes fueron eliminados de una partida no reciben cartas (R-67, A-69).

R-06 = Las dos pilas
    .when = Después de repartir.
    .effect = Las cartas que sobran son { draw-pile.the }; quedan cara abajo. La carta de arriba se descubre,
        se pone al lado y con ella empieza { discard-pile.the }. Esa primera carta puede tener un efecto
        propio (R-08 y las reglas que le siguen).
    .except = Desde ese momento { discard-pile.the } nunca se queda sin cartas: siempre hay algo con que
        coincidir.

R-07 = Quién empieza y en qué sentido
    .when = Cuando sale una primera carta que puede quedarse.
    .effect = El primer turno es de quien está a la izquierda del repartidor, y los turnos corren hacia la
        izquierda.
    .except = Una primera carta que sea de acción puede cambiar las dos cosas (R-09, R-10, R-11). Cada mano
        nueva empieza otra vez hacia la izquierda, sin importar cómo terminó la anterior (A-67).

A-01 = Cómo se dividen diecinueve cartas con número
    .question = Las hojas dan diecinueve cartas con número del 0 al 9 por color, pero no dicen cuántas de cada
        número.
    .ruling = Cada color tiene un 0 y dos cartas de cada número del 1 al 9.
    .why = Dos de cada número serían veinte cartas, así que hay un número que viene una sola vez; según la
        práctica común, es el 0.

A-02 = Cuántos juegan si la hoja no lo dice
    .question = { $edition ->
            [hp2003] Esta hoja dice de dos a diez jugadores. ¿Vale también para las otras ediciones?
            [all] Solo la hoja de la { edition-hp2003 } dice cuántos pueden jugar. ¿Y las otras dos ediciones?
           *[other] La hoja de esta edición no dice cuántos pueden jugar.
        }
    .ruling = De dos a diez, en todas las ediciones.
    .why = Una hoja de la misma familia trae ese número, y con diez jugadores { draw-pile.the } todavía tiene
        por lo menos 37 cartas.

A-03 = Varios sacan el número más alto
    .question = ¿Quién reparte cuando dos o más jugadores sacaron el mismo número, el más alto?
    .ruling = Solo ellos vuelven a sacar carta, tantas veces como haga falta, hasta que uno quede por encima de
        los demás.
    .why = La regla quiere un solo repartidor, y quien ya perdió no debe tener una segunda oportunidad.

A-04 = Qué tan cerca está un cumpleaños
    .question = ¿Un cumpleaños anterior al 31 de julio cuenta tan cerca como uno posterior, y se puede contar
        pasando por el Año Nuevo? ¿Y si dos cumpleaños están igual de cerca?
    .ruling = Cuenta el menor número de días, hacia adelante o hacia atrás, alrededor de un año de 366 días.
        Quienes están igual de cerca sacan cartas como en R-03; los demás no participan. Por ejemplo, los
        cumpleaños del 30 de julio y del 1 de agosto están igual de cerca.
    .why = La hoja pide el cumpleaños más cercano, no el próximo.

A-05 = El orden del reparto
    .question = ¿En qué orden se reparten las cartas?
    .ruling = De una en una, empezando por quien está a la izquierda del repartidor, siete vueltas.
    .why = Ninguna hoja da un orden. Con el mazo barajado da lo mismo; se fija para que una mano registrada se
        pueda repartir otra vez.

A-06 = Qué quiere decir izquierda
    .question = ¿Dónde está la izquierda en una mesa, y en una pantalla?
    .ruling = En el sentido de las manecillas del reloj, visto desde arriba: la persona que tienes a la
        izquierda es la siguiente en ese sentido. Hacia la derecha es el sentido contrario.
    .why = Todas las hojas cuentan desde la mano izquierda de cada jugador, y en una mesa la gente mira hacia
        el centro.

A-86 = Volver a empezar no es volver a buscar repartidor
    .question = Después de una mano el juego vuelve a empezar. ¿Se busca otra vez al repartidor?
    .ruling = No. El repartidor se busca para abrir una partida; desde la segunda mano se decide según A-61.
    .why = Volver a empezar es volver a repartir.
    .option = Con `next_dealer=redetermine` el repartidor se busca de nuevo antes de cada mano.

D-32 = Cómo se busca al primer repartidor
    .difference = La hoja 42003 y la de 2018 hacen que los jugadores saquen cartas; la hoja 42797 se guía por
        los cumpleaños.
    .ruling = { $edition ->
            [hp2003] Esta edición se guía por los cumpleaños (R-04).
            [all] Cada edición conserva su manera: la { edition-hp2003 } se guía por los cumpleaños (R-04); las
                demás, por las cartas (R-03).
           *[other] Esta edición se guía por las cartas (R-03).
        } El anfitrión también puede nombrar sin más al primer repartidor.

D-33 = ¿El repartidor recibe cartas?
    .difference = Solo el texto portugués de 2003 dice que el repartidor también recibe cartas; los demás dicen
        que cada jugador recibe siete.
    .ruling = El repartidor juega y recibe siete cartas como todos, en todas las ediciones (R-05).

D-35 = El número de jugadores en las hojas
    .difference = Solo la hoja 42797 dice que juegan de dos a diez.
    .ruling = Lo mismo vale en todas las ediciones (R-01, A-02).

D-01 = Cuántas cartas { howler } hay
    .difference = Los dos textos franceses de 2003 enumeran cuatro; los textos en inglés, español y portugués
        enumeran una.
    .ruling = Hay una sola carta { howler }. Con cuatro, la lista francesa sumaría 113 cartas, y esa misma
        lista anuncia 110.

D-44 = Los nombres del { sorting-hat }
    .difference = La hoja de 2018 da a la carta nombres algo distintos en la lista de contenido, en la
        descripción y en la tabla de puntos, con la palabra comodín y sin ella.
    .ruling = Es una y la misma carta. Es un comodín y vale 50 puntos (R-54).

D-46 = Qué hojas dicen lo mismo
    .difference = La hoja 42797 en inglés y el texto inglés de su borrador contienen las mismas reglas, y
        también los dos textos franceses entre sí. Las hojas 42003 y 42797 difieren en el mazo, en cómo se
        busca al repartidor, en las cartas especiales, en algunos títulos perdidos y en { $edition ->
            [all] cuántas cartas hace robar la carta de robar: dos el Toma 2, tres el Toma 3.
           *[other] la carta de robar, que aquí es { draw-card }.
        }
    .ruling = Las dos ediciones de 2003 se juegan con un solo conjunto de reglas; lo que difiere se dice donde
        importa.

## 2.2 La primera carta descubierta

R-08 = La primera carta es de número
    .when = La { discard-pile } empieza con una carta con número.
    .effect = No tiene ningún efecto propio. Quien está a la izquierda del repartidor juega el primer turno y
        tiene que coincidir con ella.

R-09 = La primera carta es un { draw-card }
    .when = La { discard-pile } empieza con un { draw-card }.
    .effect = Quien está a la izquierda del repartidor roba { draw-strength } cartas { draw-pile.of } y
        pierde su turno, como si alguien acabara de jugar la carta. El primer turno es entonces del siguiente
        hacia la izquierda, que tiene que coincidir con esa carta en color o símbolo, o jugar un comodín.
    .except = No se puede responder con otro { draw-card } (A-09). { $edition ->
            [hp2003] La carta de { invisibility } sirve contra ella como de costumbre (A-27).
            [all] En la { edition-hp2003 }, la carta de { invisibility } sirve contra ella como de costumbre
                (A-27).
           *[other] Tampoco hay otra cosa que sirva contra ella.
        }
    .two = Quien no repartió roba las cartas y pierde su turno, así que el primer turno es del repartidor.

R-10 = La primera carta es { reverse.a }
    .when = La { discard-pile } empieza con { reverse.a }.
    .effect = El repartidor juega el primer turno, y desde ahí el juego va hacia la derecha.
    .except = El repartidor juega un turno normal y tiene que coincidir con { reverse.the }.
    .two = El repartidor juega el primer turno (A-10). { $edition ->
            [hp2003] La carta vale como un { skip } contra el otro jugador, que puede responder con la carta de
                { invisibility } (A-28).
            [all] En la { edition-hp2003 } vale como un { skip } contra el otro jugador, que puede responder
                con la carta de { invisibility } (A-28).
           *[other] Da lo mismo verla como { reverse.a } o como un { skip }.
        }

R-11 = La primera carta es un { skip }
    .when = La { discard-pile } empieza con un { skip }.
    .effect = Quien está a la izquierda del repartidor pierde su turno, y el primer turno es del siguiente
        hacia la izquierda.
    .except = { $edition ->
            [hp2003] Quien iba a perder el turno puede responder con la carta de { invisibility } (A-27).
            [all] En la { edition-hp2003 }, quien iba a perder el turno puede responder con la carta de
                { invisibility } (A-27).
           *[other] Quien pierde el turno no puede responder con otro { skip }.
        }
    .two = El primer turno es del repartidor.

R-12 = La primera carta es un { wild }
    .when = La { discard-pile } empieza con un { wild }.
    .effect = Quien está a la izquierda del repartidor escoge un color y luego juega el primer turno, en el que
        tiene que coincidir con ese color.
    .except = Escoger el color no gasta el turno (A-08). El repartidor no decide nada sobre el color.

R-13 = La primera carta es un { wild-four }
    .when = La { discard-pile } empieza con un { wild-four }.
    .effect = Regresa { draw-pile.to }, a un lugar al azar (A-07), y se descubre otra carta. Esto se repite
        hasta que salga una carta que pueda quedarse.
    .except = Nadie roba cuatro cartas y nadie escoge color.

R-14 = La primera carta es { howler } o { invisibility }
    .when = La { discard-pile } empieza con la carta { howler } o con la de { invisibility }.
    .effect = Regresa { draw-pile.to } y se descubre otra carta, exactamente como con un { wild-four }
        (R-13).
    .except = Nadie dice su mano en voz alta y nadie escoge color. A qué lugar de la pila va la carta se dice
        en A-07.

R-15 = La primera carta es un { sorting-hat }
    .when = La { discard-pile } empieza con un { sorting-hat }.
    .effect = Se queda. Quien está a la izquierda del repartidor escoge un color y luego juega el primer turno,
        en el que tiene que coincidir con ese color.
    .except = No se escoge a nadie y nadie roba cartas por él. Escoger el color no gasta el turno (A-08).

A-07 = Adónde va una primera carta que no puede quedarse
    .question = Las hojas mandan esa carta de regreso al mazo. ¿A qué lugar, exactamente?
    .ruling = Se mete { draw-pile.in }, en un lugar al azar. Después se descubre la carta que ahora está
        arriba. Si es otra vez la misma, regresa de nuevo.
    .why = Devolver una carta a un mazo barajado quiere decir que nadie debe saber dónde está.
    .option = { $edition ->
            [hp2003] Con `first_return=middle`, la carta { howler } o la de { invisibility } va justo a la
                mitad { draw-pile.of }, como dice el texto portugués (D-21); un { wild-four } sigue
                regresando al azar.
            [all] Con `first_return=middle`, que solo importa en la { edition-hp2003 }, la carta { howler } o
                la de { invisibility } va justo a la mitad { draw-pile.of }, como dice el texto portugués
                (D-21); un { wild-four } sigue regresando al azar.
           *[other] `first_return=middle` no cambia nada en esta edición: un { wild-four }, la única primera
                carta que regresa, siempre regresa al azar.
        }

A-08 = Escoger el primer color no es un turno
    .question = { $edition ->
            [hp2018] Quien escoge el color de un { wild } o de un { sorting-hat } descubierto al inicio, ¿tiene
                después un turno?
            [all] Quien escoge el color de un { wild } descubierto al inicio o, en la { edition-hp2018 }, de un
                { sorting-hat }, ¿tiene después un turno?
           *[other] Quien escoge el color de un { wild } descubierto al inicio, ¿tiene después un turno?
        }
    .ruling = Sí. Primero escoge el color y luego juega un primer turno normal, como corresponde a quien está
        a la izquierda del repartidor.
    .why = Nada en las hojas le quita el primer turno a esa persona.

A-09 = No hay respuesta a un { draw-card } descubierto al inicio
    .question = ¿Puede el jugador afectado por un { draw-card } descubierto al inicio jugar otro encima, o
        cualquier otra carta, antes de robar?
    .ruling = No. Roba las cartas y pierde su turno. { $edition ->
            [hp2003] Solo la carta de { invisibility } lo evita (A-27).
            [all] Solo lo evita la carta de { invisibility }, en la { edition-hp2003 } (A-27).
           *[other] No hay forma de evitarlo.
        }
    .why = Las hojas aplican la regla habitual de la carta, y esa regla es robar y perder el turno.

A-10 = Una carta { reverse } descubierta al inicio con dos jugadores
    .question = ¿Quién empieza cuando juegan dos y la primera carta es { reverse.a }?
    .ruling = El repartidor.
    .why = Lo dice R-10, y { reverse.a } que vale como { skip } lleva a lo mismo.

D-09 = El turno perdido tras un { draw-card } descubierto al inicio
    .difference = El texto español de 2003 hace que el primer jugador robe cartas, pero no menciona el turno
        perdido; los textos en inglés, francés y portugués aplican la regla habitual de la carta.
    .ruling = El turno se pierde (R-09).

D-21 = Cómo regresa una primera carta
    .difference = Los textos en inglés, español y francés devuelven toda carta de ese tipo al mazo o a la pila.
        El portugués lo hace así con un { wild-four }, pero mete la carta { howler } y la de { invisibility }
        a la mitad de la pila.
    .ruling = Toda carta de ese tipo regresa a un lugar al azar (A-07).
    .option = Con `first_return=middle` se sigue el texto portugués.

D-26 = Una oración incompleta sobre un { skip } descubierto al inicio
    .difference = En el texto español de 2018 falta un verbo donde se explica el { skip } descubierto al
        inicio.
    .ruling = El texto inglés y el español de 2003 están completos: quien está a la izquierda del repartidor
        pierde su turno, y empieza el siguiente (R-11).

## 2.3 Un turno

R-16 = Qué se puede jugar sobre qué
    .when = En tu turno, y solo entonces (A-73), juegas una carta de tu mano sobre { discard-pile.the }.
    .effect = La carta tiene que coincidir con la de arriba en color, en número o en símbolo. Basta con una de
        las tres cosas. Si la carta de arriba es un comodín, solo cuenta el color que se escogió para él:
        coincide una carta de ese color, y con el comodín no se puede coincidir en nada más.
    .except = Los comodines no necesitan coincidir (R-17). Sobre una carta de acción cuyo efecto ya pasó se
        juega como sobre cualquier otra. Donde se escogió un color, el color que había antes ya no importa.
    .example = Arriba hay un 4 verde. Ana puede jugar cualquier carta verde, un 4 de cualquier color o un
        comodín. Si arriba hay un { wild } y se escogió azul para él, Ana necesita una carta azul o un
        comodín.

R-17 = Los comodines van sobre cualquier carta
    .when = En tu propio turno, sobre cualquier carta, aunque tengas otra que se pueda jugar.
    .effect = { $edition ->
            [classic] Un { wild } siempre se puede jugar. Un { wild-four } también, pero jugado contra su
                condición es un blof (R-28, R-30).
            [hp2003] Un { wild }, la carta { howler } o la de { invisibility } siempre se pueden jugar. Un
                { wild-four } también, pero jugado contra su condición es un blof (R-28, R-30).
            [hp2018] Un { wild } o un { sorting-hat } siempre se puede jugar. Un { wild-four } también, pero
                jugado contra su condición es un blof (R-28, R-30).
           *[all] Un { wild }, la carta { howler }, la de { invisibility } o un { sorting-hat } siempre se
                pueden jugar, en las ediciones que los tienen. Un { wild-four } también, pero jugado contra su
                condición es un blof (R-28, R-30).
        }
    .except = Cuando una hoja permite un comodín en cualquier momento, quiere decir en cualquiera de tus
        propios turnos (D-43); no se juega en el turno de otra persona. { $edition ->
            [hp2003] La única excepción es la carta de { invisibility } jugada como respuesta (R-38, R-39).
            [all] La única excepción es la carta de { invisibility } jugada como respuesta, en la
                { edition-hp2003 } (R-38, R-39).
           *[other] Esta edición no tiene excepciones.
        }

R-18 = Nada que jugar: roba una carta
    .when = Es tu turno y no tienes ninguna carta que se pueda jugar.
    .effect = Debes robar una sola carta, ni más ni menos, { draw-pile.of }.
    .except = No sigues robando hasta que salga una que puedas jugar. Si ninguna de las dos pilas puede dar
        una carta, tu turno pasa sin robar (A-56). Un { wild-four } en la mano cuenta como carta que se puede
        jugar (A-12).

R-19 = La carta que robaste
    .when = Robaste una carta para tu turno, porque no tenías nada que jugar (R-18) o porque optaste por no
        jugar (R-20).
    .effect = Si la carta que robaste se puede jugar, puedes hacerlo de inmediato, en el mismo turno, y la
        carta hace todo lo que hace una carta así. Si te quedas con ella, o si no se puede jugar, tu turno se
        acabó.
    .except = No tienes que mostrar una carta con la que te quedas (A-13), ni tienes que decir que pasas
        (A-11). Con `drawn` una mesa puede acordar que la carta robada, si se puede jugar, se tiene que jugar
        (D-02, D-03); aun así, nadie está obligado a hacer un blof (A-12).
    .last = La carta robada puede ser tu penúltima carta, y entonces tienes que gritar UNO (R-43). Nunca es la
        última, porque tienes por lo menos otra carta.

R-20 = Optar por no jugar
    .when = Tienes una carta que se puede jugar, pero prefieres no jugarla.
    .effect = Puedes no jugarla, pero entonces debes robar una sola carta { draw-pile.of }. Con esa carta
        haces lo que dice R-19.
    .except = Nadie pasa sin robar. Si no se puede robar ninguna carta, nadie puede optar por no jugar: quien
        tiene una carta que se puede jugar debe jugarla (A-56).

R-21 = Después de robar, solo la carta robada
    .when = Robaste una carta para tu turno.
    .effect = La carta robada es la única que puedes jugar en este turno; todas las demás cartas de tu mano
        tienen que esperar. En un turno se juega a lo sumo una carta, y para él se roba a lo sumo una.
    .except = Las cartas que robas como castigo o por la carta de otra persona no son cartas robadas para tu
        turno.
    .example = Ben roba un 4 azul, ve que un 4 rojo de su mano también coincidiría y preferiría jugar el rojo.
        No puede: es el 4 azul o nada.

R-22 = El turno pasa
    .when = Un turno está completo: se jugó una carta, se robó una y quien la robó se quedó con ella, o no
        había carta que jugar ni que robar.
    .effect = El turno es del siguiente jugador en el sentido del juego.
    .except = La carta recién jugada puede decir otra cosa (R-24, R-25, R-26, R-29). Gritar UNO, sorprender a
        alguien y los castigos por eso nunca cambian de quién es el turno.
    .two = El siguiente jugador es siempre el otro, a menos que R-59, R-60 o R-61 devuelvan el turno.

A-11 = Pasar después de robar
    .question = Si la carta robada no se puede jugar, ¿hay que anunciar que se pasa?
    .ruling = No. El turno pasa por sí solo. A los demás no se les dice si la carta no se podía jugar o si
        alguien se quedó con ella por gusto; para ellos las dos cosas se ven igual.
    .why = Las hojas no piden ningún anuncio, y la mano es privada.

A-12 = ¿Un { wild-four } siempre se puede jugar?
    .question = Un jugador tiene un { wild-four } y, quizá, una carta del color en juego. ¿Cuenta el
        { wild-four } como carta que se puede jugar?
    .ruling = Sí, siempre, porque el blof está permitido (R-30). Pero nadie está obligado a hacer un blof:
        donde la carta robada se tiene que jugar (`drawn`), uno se puede quedar con un { wild-four } que sería
        un blof.
    .why = Si jugarlo solo puede ser un blof, es porque hay en la mano una carta del color en juego, y esa sí
        se puede jugar.

A-13 = La carta con la que te quedas sigue oculta
    .question = Quien roba una carta y se queda con ella, ¿tiene que mostrarla?
    .ruling = No.
    .why = Ninguna hoja lo pide, y lo que hay en una mano es secreto de quien la tiene.

A-51 = Un comodín sin color
    .question = ¿Y si alguien juega un { wild } o un { wild-four } y no escoge color?
    .ruling = La jugada no está completa, y no vale hasta que se escoja un color. Como última carta no necesita
        color. { $edition ->
            [hp2003] Con la carta { howler } el color viene después, cuando la mano ya se dijo en voz alta
                (A-30).
            [hp2018] Con un { sorting-hat } el color viene después, cuando ya se robaron las cartas (A-30).
            [all] Con la carta { howler } y con un { sorting-hat } el color viene después, cuando la mano ya se
                dijo en voz alta o las cartas ya se robaron (A-30).
           *[other] Vale cualquiera de los cuatro colores, también el que ya está en juego.
        }
    .why = Escoger el color es parte de jugar la carta; cuando la mano se acabó, un color ya no sirve de nada.

A-73 = Una carta jugada fuera de turno
    .question = ¿Y si alguien juega una carta en el turno de otra persona?
    .ruling = No vale: la carta regresa a la mano y no hay castigo, diga lo que diga `legality`. { $edition ->
            [hp2003] La carta de { invisibility } jugada como respuesta no está fuera de turno (R-38, R-39).
            [all] En la { edition-hp2003 }, la carta de { invisibility } jugada como respuesta no está fuera de
                turno (R-38, R-39).
           *[other] El turno sigue siendo de quien era.
        }
    .why = El castigo por una carta equivocada (R-49) da el turno a quien sigue después del infractor, así que
        habla del propio turno del infractor.

A-81 = Los comodines son cartas de acción
    .question = Cuando una regla habla de cartas de acción, ¿incluye los comodines?
    .ruling = Sí. Son cartas de acción todas las que no son de número. { $edition ->
            [classic] Por eso un comodín cuenta cero al decidir quién reparte (R-03).
            [hp2003] Por eso un comodín dirigido contra alguien se puede cancelar con la carta de
                { invisibility } (R-39), y un comodín cuenta cero cuando las cartas deciden quién reparte
                (R-03).
            [hp2018] Por eso un comodín cuenta cero al decidir quién reparte (R-03).
           *[all] Por eso un comodín cuenta cero al decidir quién reparte (R-03), y en la { edition-hp2003 } un
                comodín dirigido contra alguien se puede cancelar con la carta de { invisibility } (R-39).
        }
    .why = Cada hoja describe los comodines en su capítulo de cartas de acción.

A-100 = Un color o una persona que nadie pidió
    .question = ¿Se puede escoger un color con una carta de color, o escoger a una persona para una carta que
        no va dirigida a nadie?
    .ruling = No. La jugada no vale hasta que se haga sin eso. Con una última carta no hace daño y se ignora.
        { $edition ->
            [hp2003] Solo la carta { howler } se dirige contra una persona que uno escoge.
            [hp2018] Solo un { sorting-hat } se dirige contra una persona que uno escoge.
            [all] Solo la carta { howler } y un { sorting-hat } se dirigen contra una persona que uno escoge.
           *[other] Ninguna carta de esta edición se dirige contra una persona que uno escoge.
        }
    .why = Una jugada debe decir una sola cosa; una palabra de más suele ser un error y no un plan.

D-02 = La carta robada después de optar por no jugar
    .difference = El texto portugués de 2003 obliga a quien optó por no jugar, y luego roba una carta que se
        puede jugar, a jugarla. Los textos en inglés, español y francés dejan elegir, y el mismo texto
        portugués también cuando no había nada que jugar.
    .ruling = Se elige con libertad (R-19, R-20).
    .option = Con `drawn=must_declined` vale la obligación portuguesa, y `drawn=must` la une con la de D-03.

D-03 = La carta robada cuando no había nada que jugar
    .difference = El texto español de 2018 le manda a quien no tenía nada que jugar, y luego roba una carta
        que se puede jugar, que la juegue. El texto inglés de la misma hoja deja elegir, y el español también
        después de optar por no jugar.
    .ruling = Se elige con libertad (R-19).
    .option = Con `drawn=must_nomatch` vale la obligación española, y `drawn=must` la une con la de D-02.

D-43 = Cuándo se puede jugar un comodín
    .difference = Las hojas de 2003 permiten un comodín en cualquier momento; la hoja de 2018, en tu turno.
    .ruling = En tu propio turno (R-17). La redacción más antigua solo dice que las demás cartas de tu mano no
        importan.

## 2.4 Cartas de acción de color

R-23 = { draw-card }: cuándo se puede jugar
    .when = Sobre una carta de su mismo color, sobre otro { draw-card } de cualquier color, o sobre un comodín
        para el que se escogió su color.
    .effect = Coincide en color o en símbolo como cualquier otra carta (R-16).
    .except = No se puede jugar como respuesta a un { draw-card } que acaban de jugar contra ti (R-24, R-69).
        Sí se puede jugar sobre uno cuyo efecto ya pasó.

R-24 = { draw-card }: qué hace
    .when = En cuanto se juega.
    .effect = El siguiente jugador roba { draw-strength } cartas { draw-pile.of } y pierde su turno. El
        juego sigue con quien viene después.
    .except = No se le puede pasar a alguien más con otro { draw-card }, ni se puede jugar antes ninguna otra
        carta. { $edition ->
            [hp2003] Solo la carta de { invisibility } lo cancela (R-39).
            [all] Solo lo cancela la carta de { invisibility }, en la { edition-hp2003 } (R-39).
           *[other] Nada lo cancela.
        } Si las pilas no tienen suficientes cartas, la víctima roba las que haya (A-55).
    .two = Cuando el oponente ya robó, el turno vuelve a quien jugó la carta (R-61).
    .first = Quien está a la izquierda del repartidor roba las cartas y pierde su turno (R-09).
    .last = La mano se acabó, pero el siguiente jugador todavía roba, y esas cartas se cuentan (R-52).

R-25 = { reverse }
    .when = Sobre una carta de su mismo color, sobre otra carta { reverse } de cualquier color, o sobre un
        comodín para el que se escogió su color.
    .effect = El sentido del juego se invierte: los turnos que iban hacia la izquierda van ahora hacia la
        derecha, o al revés. El siguiente turno es de quien está al otro lado de quien jugó la carta.
    .except = No se juega contra nadie: quien iba a ser el siguiente solo pierde su lugar en el orden.
        { $edition ->
            [hp2003] Por eso, entre tres o más jugadores, la carta de { invisibility } no puede responderle
                (A-28).
            [all] Por eso, entre tres o más jugadores, en la { edition-hp2003 }, la carta de { invisibility }
                no puede responderle (A-28).
           *[other] No hay carta que lo impida.
        }
    .two = Vale como un { skip }: quien jugó la carta tiene otro turno (R-59).
    .first = Empieza el repartidor, y el juego va hacia la derecha (R-10).
    .last = Sin efecto (R-53).
    .example = Ana, Ben, Chloé y Duarte están sentados en este orden hacia la izquierda, y el juego va hacia
        la izquierda. Ben juega { reverse.a }. Después juega Ana, y luego Duarte.

R-26 = { skip }
    .when = Sobre una carta de su mismo color, sobre otro { skip } de cualquier color, o sobre un comodín para
        el que se escogió su color.
    .effect = El siguiente jugador pierde su turno, y el juego sigue con quien viene después.
    .except = Quien pierde el turno no roba ni juega ninguna carta, y no puede pasarle el { skip } a alguien
        más con otro { skip }. { $edition ->
            [hp2003] Solo la carta de { invisibility } lo cancela (R-39).
            [all] Solo lo cancela la carta de { invisibility }, en la { edition-hp2003 } (R-39).
           *[other] Nada lo cancela.
        }
    .two = Quien lo jugó tiene otro turno (R-60).
    .first = Quien está a la izquierda del repartidor pierde su turno (R-11).
    .last = Sin efecto (R-53).

D-27 = ¿Una carta { reverse } quita el turno?
    .difference = El texto español de 2018 explica { reverse.the } diciendo que el vecino de la izquierda
        pierde su turno y que en su lugar juega el de la derecha.
    .ruling = Es un cambio de sentido y nada más (R-25). La carta { reverse } no se juega contra ese vecino.

## 2.5 Comodín y Comodín Toma 4

R-27 = { wild }
    .when = En tu turno, sobre cualquier carta (R-17).
    .effect = Escoges uno de los cuatro colores, y el siguiente jugador tiene que coincidir con él. Puedes
        escoger el color que ya está en juego.
    .except = El color se escoge al jugar la carta; sin él la jugada no está completa (A-51).
    .two = El { wild } no le quita el turno a nadie: el siguiente turno es del oponente (R-62).
    .first = El color lo escoge quien está a la izquierda del repartidor, que también empieza (R-12).
    .last = Sin efecto, y no hace falta color (R-53, A-51).

R-28 = { wild-four }: cuándo es legal
    .when = Solo es legal si, en el momento en que lo juegas, en el resto de tu mano no hay ninguna carta del
        color en juego.
    .effect = El color en juego es el de la carta de arriba o, si esta es un comodín, el color que se escogió
        para ella (A-14). Las cartas con número de ese color lo impiden, y también un { draw-card },
        { reverse.a } o un { skip } de ese color.
    .except = Las cartas que coincidirían solo en número o en símbolo no lo impiden, y tampoco otros
        comodines, del tipo que sean (A-15). Jugado contra la condición es un blof, que está permitido por
        cuenta y riesgo de cada cual (R-30 a R-34).
    .last = Como última carta siempre es legal: no hay resto de la mano (A-21).
    .example = Arriba hay un 7 rojo. Ana tiene un { wild-four }, un 7 azul, un { skip } verde y un { wild }.
        Puede jugar el { wild-four }: no tiene ninguna carta roja. Con un { skip } rojo en la mano sería un
        blof.

R-29 = { wild-four }: qué hace
    .when = En cuanto se juega y se escoge su color.
    .effect = El siguiente jugador pierde su turno y roba { draw-pile.of } cuatro cartas; después hay que
        coincidir con el color escogido. Se puede escoger cualquier color, también el que ya está en juego.
    .except = Antes de robar, el jugador afectado puede desafiar (R-31). { $edition ->
            [hp2003] O puede jugar la carta de { invisibility } (R-39).
            [all] En la { edition-hp2003 } también puede jugar la carta de { invisibility } (R-39).
           *[other] No se puede jugar ninguna carta contra él.
        } Si las pilas no tienen suficientes cartas, la víctima roba las que haya (A-55).
    .two = Cuando el oponente ya robó, el turno vuelve a quien jugó la carta (R-61). Después de un desafío que
        tiene éxito, el turno es del desafiante (R-33).
    .first = Regresa { draw-pile.to } y se descubre otra carta (R-13).
    .last = La mano se acabó, pero el siguiente jugador todavía roba cuatro cartas, y se cuentan (R-52). No
        hace falta color (A-51) y no hay desafío (A-21).

R-30 = { wild-four }: el blof
    .when = Tienes una carta del color en juego y aun así juegas un { wild-four }, a propósito o por descuido.
    .effect = Si el jugador afectado no desafía, la carta hace todo su efecto y no se revisa nada.
    .except = No es una carta equivocada en el sentido de R-49: nadie puede hacer que regrese a la mano por su
        condición de color. Solo un { wild-four } jugado después de robar, sin ser la carta robada (R-21), es
        una carta equivocada, si la mesa juega con `legality=table`.

R-31 = El desafío: quién y cuándo
    .when = Se jugó un { wild-four }, y tú eres quien tendría que robar las cuatro cartas.
    .effect = Puedes dudar de que fuera legal y desafiar a quien lo jugó. Lo haces cuando la carta ya está
        sobre la pila y antes de robar la primera de las cuatro (A-20). Si no, aceptas y robas.
    .except = Nadie más puede desafiar, por mucho que sospeche. No tienes que dar razones, y no puedes
        retractarte. { $edition ->
            [hp2003] O desafías o juegas la carta de { invisibility }, nunca las dos cosas (A-22, A-23).
            [all] En la { edition-hp2003 }, o desafías o juegas la carta de { invisibility }, nunca las dos
                cosas (A-22, A-23).
           *[other] Si ya empezaste a robar, es demasiado tarde.
        }
    .last = Un { wild-four } jugado como última carta no se puede desafiar (A-21).

R-32 = El desafío: qué se muestra
    .when = Se desafió un { wild-four }.
    .effect = Antes que nada, quien lo jugó le muestra al desafiante la mano entera, tal como estaba al jugar
        la carta (A-16).
    .except = Solo la ve el desafiante, y no debe contarlo (A-19). Las cartas robadas desde entonces, por
        ejemplo como castigo por un UNO olvidado, no se muestran.

R-33 = El desafío: la carta no era legal
    .when = La mano que se mostró contiene una carta del color que estaba en juego cuando se jugó el
        { wild-four }.
    .effect = Quien jugó el { wild-four } roba cuatro cartas. El desafiante se salva: ni cartas ni turno
        perdido. Ahora el turno es del desafiante (A-17), sobre la carta tal como está y con el color que se
        escogió para ella (A-18).
    .except = Las cuatro son un castigo y no se pueden evitar. Si el culpable tenía una sola carta y no había
        gritado UNO, ya no se le puede sorprender: ahora tiene más de una (A-41). Con
        `wd4_guilty_card=returned` la carta regresa a su jugador, y vuelven a valer la carta y el color de
        antes (A-18).
    .two = El turno es del desafiante.
    .example = El color en juego es el rojo. Ana juega un { wild-four } y escoge azul; Ben la desafía. Ana le
        muestra un 2 rojo. Ella roba cuatro cartas, y Ben juega, sobre azul.

R-34 = El desafío: la carta era legal
    .when = La mano que se mostró no contiene ninguna carta del color que estaba en juego cuando se jugó el
        { wild-four }.
    .effect = El desafiante roba seis cartas, las cuatro de la carta y dos más, y pierde su turno.
    .except = A quien jugó la carta no le pasa nada. Si las pilas no tienen suficientes cartas, el desafiante
        roba las que haya (A-47).
    .two = El turno vuelve a quien jugó la carta.

A-14 = Qué color cuenta cuando arriba hay un comodín
    .question = Se juega un { wild-four } sobre un comodín. ¿Qué color decide si es legal?
    .ruling = El color que se escogió para ese comodín.
    .why = Ese es el color en juego; un comodín no tiene otro.

A-15 = Otros comodines en la mano
    .question = ¿Otro comodín en la mano hace ilegal un { wild-four }?
    .ruling = No, sea el comodín que sea, incluso un segundo { wild-four }.
    .why = Los comodines no tienen color, y la condición es de color.

A-16 = La mano cambió antes del desafío
    .question = Entre la jugada y el desafío, el jugador robó cartas de castigo. ¿Qué mano se juzga?
    .ruling = La mano del momento en que se jugó el { wild-four }. Solo se muestran esas cartas.
    .why = Que una carta fuera legal depende de lo que tenía su jugador al jugarla.

A-17 = Quién juega después de un desafío con éxito
    .question = El { wild-four } no era legal y quien lo jugó ya robó cuatro. ¿De quién es el turno?
    .ruling = Del desafiante: un turno normal, como siguiente jugador en el orden.
    .why = Perder el turno era la mitad de lo que la carta le hacía al desafiante. Si la carta no era legal,
        dejan de valer las dos mitades.

A-18 = Qué pasa con un { wild-four } que resultó ilegal
    .question = ¿La carta regresa a su jugador, y sigue valiendo el color que se escogió?
    .ruling = La carta se queda { discard-pile.in }, y su color vale.
    .why = Solo vuelven a la mano las cartas equivocadas (R-49), y R-30 deja el { wild-four } fuera de esa
        regla.
    .option = Con `wd4_guilty_card=returned` la carta primero regresa a su jugador, y vuelven a valer la carta
        y el color de antes; luego su jugador roba cuatro, y juega el desafiante.

A-19 = Contar lo que mostró un desafío
    .question = ¿Puede el desafiante contarle a la mesa lo que había en la mano?
    .ruling = No. La mano se le mostró al desafiante y a nadie más.
    .why = Las hojas solo nombran al desafiante, y contarlo sería aconsejar a los demás (R-48).

A-20 = El último momento para desafiar
    .question = ¿Hasta cuándo se puede desafiar un { wild-four }?
    .ruling = Hasta que se roba la primera de las cuatro cartas. Quien acepta ya empezó a robar.
    .why = El derecho es del jugador que todavía tiene que robar las cartas.

A-21 = Un { wild-four } como última carta
    .question = ¿Se puede desafiar un { wild-four } con el que alguien se queda sin cartas?
    .ruling = No. El siguiente jugador roba cuatro, y la mano se acabó.
    .why = En la mano no había otra carta, así que no pudo ser un blof.

A-22 = { invisibility } contra un blof
    .question = El jugador afectado juega la carta de { invisibility }. ¿Se revisa todavía el { wild-four }?
    .ruling = No. Nadie sabrá nunca si fue un blof.
    .why = Solo puede desafiar quien tiene que robar, y ese jugador ya no tiene que hacerlo.

A-23 = { invisibility } después de un desafío perdido
    .question = ¿Puede un desafiante que se equivocó jugar la carta de { invisibility } contra las seis cartas?
    .ruling = No. Hay una sola elección: aceptar, desafiar o jugar la carta de { invisibility }.
    .why = La carta tuvo su oportunidad antes del desafío, y dos de las seis son un castigo, no el efecto de
        una carta.

A-24 = { invisibility } de un culpable
    .question = ¿Puede un jugador cuyo blof fue descubierto jugar la carta de { invisibility } contra las
        cuatro cartas?
    .ruling = No.
    .why = Nada se jugó contra ese jugador. Las cuatro cartas son un castigo.

A-30 = Cuándo se escoge el color
    .question = { $edition ->
            [hp2003] ¿El color de la carta { howler } se escoge antes o después de decir la mano en voz alta?
            [hp2018] ¿El color de un { sorting-hat } se escoge antes o después de robar las cartas?
           *[all] ¿El color de la carta { howler } o de un { sorting-hat } se escoge antes o después de que la
                carta haga su trabajo?
        }
    .ruling = { $edition ->
            [hp2003] Después de decir la mano en voz alta. Un color escogido antes se rechaza.
            [hp2018] Después de robar las cartas. Un color escogido antes se rechaza.
           *[all] Después: cuando la mano ya se dijo en voz alta, o las cartas ya se robaron. Un color escogido
                antes se rechaza.
        }
    .why = Las hojas cuentan los pasos en este orden, y eso importa: quien escoge el color se enteró de algo.

D-13 = Qué cartas de acción dejan legal un { wild-four }
    .difference = El texto inglés habla de números que coinciden o cartas de acción; el francés y el portugués,
        de cartas de acción en general; el español de 2003 dice que tienen que ser de otro color.
    .ruling = Solo son inofensivas las cartas de acción de otro color (R-28). Lo que importa es el color, y un
        { skip } rojo es tan rojo como un 7 rojo.

D-14 = Con qué color se mide un { wild-four }
    .difference = El texto inglés mide con el color { discard-pile.of }; el español de 2018, con la última
        carta jugada.
    .ruling = Con el color en juego: si arriba hay un comodín, el color que se escogió para él (A-14).

D-15 = Qué roba un culpable, y en lugar de quién
    .difference = El texto inglés de 2018 dice que el culpable roba las cuatro en lugar del desafiante; el
        español de 2018 y todos los textos de 2003 solo dicen que el culpable roba cuatro.
    .ruling = En todas partes las cuatro cartas cambian de destino: las roba el culpable, el desafiante no, y
        juega el desafiante (R-33). De otro modo un desafío acertado no le serviría de nada al desafiante, y
        nadie arriesgaría dos cartas más por él.
    .option = Solo se puede escoger el destino de la carta misma: `wd4_guilty_card=returned` (A-18).

D-16 = Quién puede desafiar
    .difference = Los textos en español y portugués de 2003 empiezan como si cualquiera pudiera expresar una
        sospecha, y luego limitan el desafío a quien tiene que robar.
    .ruling = Solo quien tiene que robar (R-31).

D-45 = Carta que coincide o color que coincide
    .difference = La nota inglesa de 2018 sobre los desafíos habla de una carta que coincide; la española
        nombra el color.
    .ruling = Decide el color. Así lo dice la descripción de la carta misma (R-28).

## 2.6 Enseña tu mano

R-35 = { howler }: cuándo y contra quién
    .when = En tu turno, sobre cualquier carta, aunque tengas otra que se pueda jugar.
    .effect = La juegas y escoges a otro jugador.
    .except = No puedes escogerte a ti, salvo que la mesa lo haya acordado (D-17). Puedes escoger a tu pareja
        (A-60), pero no a un jugador eliminado (A-69). Todavía no escoges color (R-37).
    .two = La persona escogida es tu oponente.
    .first = Regresa { draw-pile.to } y se descubre otra carta (R-14).
    .last = Te quedas sin cartas, no se escoge a nadie y nadie dice su mano en voz alta (A-32).

R-36 = { howler }: qué hace
    .when = Te escogieron, y no juegas la carta de { invisibility } (R-38).
    .effect = Dices en voz alta cada carta de tu mano, de modo que la oiga toda la mesa. La lista tiene que ser
        completa y verdadera (A-71).
    .except = Conservas tus cartas, no robas ninguna y no pierdes ningún turno. No hace falta ponerlas a la
        vista. Las cartas que lleguen después a tu mano son otra vez tu secreto.

R-37 = { howler }: el color
    .when = Después de que la mano se dijo en voz alta.
    .effect = Quien jugó la carta { howler } escoge ahora un color, cualquiera de los cuatro, también el que ya
        está en juego. El juego sigue con quien viene después de quien la jugó.
    .except = El color viene después de decir la mano, nunca antes (A-30). La persona escogida solo lo escoge
        si juega la carta de { invisibility } en vez de decir su mano.
    .two = El oponente escogido es también el siguiente jugador y juega un turno normal.
    .last = Sin efecto y sin color (R-53, A-32).
    .example = Ana juega la carta { howler } contra Chloé y oye que Chloé no tiene ninguna carta amarilla. Ana
        escoge amarillo. Después juega Ben, que está a la izquierda de Ana.

R-38 = { invisibility } contra { howler }
    .when = Te escogieron para la carta { howler }, tienes la de { invisibility } y todavía no empiezas a
        decir tu mano.
    .effect = En vez de decir tu mano juegas la carta de { invisibility } sobre la carta { howler }. No se
        revela nada, y el color lo escoges tú, no quien jugó la carta { howler }. El juego sigue con quien
        viene después de quien jugó la carta { howler } (A-31).
    .except = Con esto no gastas tu turno: si el siguiente jugador eres tú, ahora juegas tu turno como de
        costumbre.
    .two = El siguiente jugador eres tú: escoges un color y luego juegas tu turno.
    .last = Si la carta de { invisibility } era la última que tenías, te quedas sin cartas y ganas la mano
        (A-33).

A-71 = Decir la mano en voz alta
    .question = ¿Cómo hay que decir exactamente una mano, y se puede murmurar o callar algo?
    .ruling = Cada carta, con su color y lo que muestra, sin mentir y de modo que todos entiendan. Es la mano
        de ese momento; lo que cambie después es privado. En una mesa que arbitra Penult, la mano se publica
        tal como es.
    .why = La carta solo vale algo si toda la mesa puede confiar en lo que oye.

A-32 = { howler } como última carta
    .question = Alguien se queda sin cartas al jugar la carta { howler }. ¿Alguien dice su mano?
    .ruling = No. La mano se acaba en el acto.
    .why = Solo dos tipos de cartas siguen haciendo efecto después del final de una mano (R-52), y esta no es
        una de ellas.

A-31 = Quién juega después de { invisibility } contra { howler }
    .question = La carta { howler } se canceló y se escogió un color. ¿De quién es el turno?
    .ruling = De quien viene después de quien jugó la carta { howler }, en el sentido del juego. Si es quien
        jugó la carta de { invisibility }, juega su turno como de costumbre.
    .why = La carta { howler } no le quita el turno a nadie, así que cancelarla no da ni quita turnos. El texto
        francés dice que el juego sigue normalmente.
    .option = Con `howler_invis_next=invis` el juego sigue con quien viene después de quien jugó la carta de
        { invisibility }; esa carta cuenta entonces como un turno y cierra el plazo para sorprender (R-46).

D-17 = Contra quién se puede jugar { howler }
    .difference = Los textos en inglés y español permiten escoger a cualquiera; el francés dice un jugador; el
        portugués, otro jugador.
    .ruling = Contra otro jugador: el portugués excluye a quien la juega, y la carta se juega contra alguien.
        Entre parejas serviría para contarle la mano a la pareja, así que la mesa tiene que acordarlo.
    .option = Con `howler_target=any`, quien la juega puede escogerse a sí mismo. Entonces dice en voz alta su
        propia mano y no puede responder con la carta de { invisibility }; el color se escoge después, como
        siempre (R-37).

D-18 = Quién escoge el color de { howler }
    .difference = Los textos franceses dan el color a quien tiene el turno; los demás, a quien jugó la carta.
    .ruling = Quien la jugó, porque sigue siendo su turno (R-37).

D-19 = Enseñar o decir
    .difference = Los nombres español y portugués de la carta hablan de enseñar la mano; en todas las
        descripciones se dice o se grita.
    .ruling = Se dice en voz alta para que todos la oigan (R-36). No pasa de mano en mano, pero nada queda en
        secreto.

D-20 = Después de { invisibility } contra { howler }
    .difference = El texto inglés deja que el juego siga desde ahí; el francés, que siga normalmente; el
        español y el portugués no dicen nada.
    .ruling = El orden normal, contado desde quien jugó la carta { howler } (A-31).
    .option = Con `howler_invis_next=invis` el orden se cuenta desde quien jugó la carta de { invisibility }.

## 2.7 Invisibilidad

R-39 = { invisibility } como respuesta
    .when = Acaban de jugar contra ti una carta de acción, y su efecto todavía no empieza: un { draw-card },
        un { skip }, un { wild-four }, la carta { howler } (R-38) o, entre dos jugadores, { reverse.a }.
    .effect = Puedes jugar de inmediato la carta de { invisibility } sobre ella, sea de quien sea el turno. La
        carta no te hace nada: ni cartas que robar ni turno perdido. Escoges el color con el que se sigue,
        cualquiera de los cuatro. Contra un { draw-card }, un { skip }, un { wild-four } o { reverse.a }
        entre dos jugadores, ese es tu turno: el juego pasa a quien viene después de ti (A-25).
    .except = Solo puede hacerlo el jugador contra quien se jugó la carta (D-04). Es demasiado tarde si ya
        aceptaste, empezaste a robar o desafiaste (A-23, A-26). Un { wild-four } que se canceló no se revisa
        nunca (A-22). No sirve contra castigos (A-24), contra { reverse.a } entre tres o más jugadores (A-28)
        ni contra un { wild } (A-29).
    .two = Cancela también { reverse.a }, que ahí es un { skip } (A-28). El turno pasa entonces a tu
        oponente.
    .first = Puede responder a un { draw-card } o a un { skip } descubierto al inicio (A-27), y entre dos
        jugadores también a { reverse.a } (A-28).
    .last = Si era tu última carta, te quedas sin cartas y ganas la mano, aunque sea el turno de otra persona
        (A-33). Si era tu penúltima carta, tienes que gritar UNO (R-43). No se puede jugar contra una carta con
        la que alguien se quedó sin cartas (A-34).
    .example = Ana juega un { draw-card } contra Ben. Ben juega la carta de { invisibility } y dice verde: no
        roba nada, y después juega Chloé, sobre verde.

R-40 = { invisibility } como { wild }
    .when = En tu propio turno, sobre cualquier carta.
    .effect = Es un { wild } común: escoges un color y sigue el siguiente jugador (R-27).
    .except = Jugada así no cancela nada.
    .two = El siguiente turno es del oponente.
    .first = Regresa { draw-pile.to } y se descubre otra carta (R-14).
    .last = Te quedas sin cartas, y no tiene efecto.

A-25 = ¿Hay un turno después de { invisibility }?
    .question = Después de cancelar un { draw-card }, un { skip } o un { wild-four }, ¿se juega además un turno
        normal?
    .ruling = No. La carta de { invisibility } fue el turno, y el juego sigue con el color que se escogió para
        ella. Lo mismo vale para { reverse.a } entre dos jugadores.
    .why = En un turno se juega una sola carta, y el texto portugués ata esta carta al turno propio.
    .option = Con `invis_turn=free`, quien jugó la carta de { invisibility } juega además un turno normal, en
        el que tiene que coincidir con el color recién escogido.

A-26 = { invisibility } entre las cartas recién robadas
    .question = ¿Se puede jugar la carta de { invisibility } para no robar cartas si llegó justo entre esas
        cartas?
    .ruling = No.
    .why = El efecto ya ocurrió; no queda nada que cancelar.

A-27 = { invisibility } contra la primera carta
    .question = ¿Se puede cancelar un { draw-card } o un { skip } descubierto al inicio?
    .ruling = Sí, lo puede hacer quien está a la izquierda del repartidor, como si alguien hubiera jugado la
        carta.
    .why = La hoja aplica la regla habitual de la carta, así que esa persona está donde está cualquier víctima.
        En caso de duda, la carta de seguridad ayuda a quien la tiene.

A-28 = { invisibility } contra { reverse.a }
    .question = ¿Se puede cancelar { reverse.a }?
    .ruling = Entre tres o más jugadores, no. Entre dos, sí, tanto si { reverse.the } se jugó como si se
        descubrió al inicio.
    .why = La carta de { invisibility } responde a una carta jugada contra alguien. Entre muchos,
        { reverse.a } no se juega contra nadie; entre dos es un { skip }.

A-29 = { invisibility } contra un { wild }
    .question = ¿Se puede cancelar un { wild }, u otra carta de { invisibility }?
    .ruling = No, no le hacen nada a nadie. Claro que el siguiente jugador puede jugar la carta de
        { invisibility } como { wild } en el turno que sigue (R-40). En el mazo hay una sola carta de
        { invisibility }, así que nunca se responde a sí misma.
    .why = Solo se puede cancelar un efecto sobre un jugador.
    .option = Con `invis_scope=any` se puede cancelar un { wild }, hasta que el siguiente jugador empiece su
        turno (D-04).

A-33 = { invisibility } como última carta
    .question = La única carta de un jugador es la de { invisibility }, y la juega como respuesta. ¿Se queda
        sin cartas y gana, aunque fuera el turno de otra persona?
    .ruling = Sí, se queda sin cartas y gana la mano. UNO había que gritarlo con la carta anterior.
    .why = Quien se queda sin cartas gana la mano (R-51); la regla no tiene excepciones.

A-34 = { invisibility } después del final
    .question = Alguien se queda sin cartas con un { wild-four } o un { draw-card }. ¿Puede el siguiente
        jugador jugar la carta de { invisibility } en vez de robar?
    .ruling = No. El siguiente jugador roba.
    .why = La mano se acabó, y en una mano que se acabó no se juega ninguna carta (R-51).

A-80 = Se le pregunta a todo el mundo
    .question = Si solo se le preguntara por su respuesta a quien tiene la carta de { invisibility }, ¿no la
        delataría la pausa?
    .ruling = Sí. Por eso se le pregunta a todo jugador contra quien se juega una carta así, con la carta de
        { invisibility } o sin ella. Quien no la tiene simplemente acepta.
    .why = Lo que alguien tiene en la mano no debe leerse en el ritmo del juego.

A-98 = Detalles de cancelar por otros
    .question = Cuando todos pueden cancelar cartas (`invis_scope=any`), ¿dónde están los límites?
    .ruling = Una carta descubierta al inicio solo la puede cancelar su víctima (A-27). El siguiente jugador
        puede cancelar un { wild } o { reverse.a } y después juega un turno normal. Un tercero que así se
        queda con una sola carta tiene que gritar UNO al jugar la carta o después; un grito anterior no
        protege.
    .why = La opción abre la carta a todos, pero con ella no cambian ni el comienzo de una mano ni las reglas
        de UNO.
    .option = `howler_invis_next=invis` solo vale si la carta de { invisibility } la jugó la persona escogida,
        no si la jugó un tercero.

D-04 = Quién puede jugar { invisibility }
    .difference = El texto español de 2003 deja que cualquier jugador cancele cualquier carta de acción. Los
        textos en inglés, francés y portugués hablan de cartas jugadas contra el jugador, o a su costa.
    .ruling = Solo el jugador contra quien se jugó la carta (R-39). Tres idiomas están de acuerdo, y la lectura
        amplia dejaría que cualquiera interrumpiera cualquier cosa.
    .option = Con `invis_scope=any`, todos los jugadores menos quien jugó la carta de acción pueden
        cancelarla: hasta que se acepte o se desafíe o, si es { reverse.a } o un { wild }, que nadie tiene que
        aceptar, hasta que el siguiente jugador empiece su turno.

        El efecto se deshace; si era { reverse.a }, vuelve el sentido anterior. El color lo escoge quien jugó
        la carta de { invisibility }. Después juega un turno normal quien habría sido el siguiente sin ese
        efecto. Si la juega la víctima, vale A-25; si la juega un tercero, no es un turno (A-40, A-98).

D-05 = ¿En el turno propio?
    .difference = El texto portugués de 2003 añade que la carta se juega en el turno propio.
    .ruling = Eso dice cuándo: en lugar del turno que se iba a perder. No prohíbe la respuesta, y contra la
        carta { howler } el mismo texto deja que la juegue cualquier persona escogida.
    .option = Ver `invis_turn` (A-25).

## 2.8 Sombrero Seleccionador

R-41 = { sorting-hat }: qué hace
    .when = En tu turno, sobre cualquier carta, aunque tengas otra que se pueda jugar.
    .effect = Lo juegas y escoges a otro jugador. Esa persona roba cartas { draw-pile.of }, una tras otra,
        hasta que salga una carta roja, que es una carta de Gryffindor (A-35), y se queda con todas las que
        robó.
    .except = No puedes escogerte a ti. Puedes escoger a tu pareja (A-60), pero no a un jugador eliminado
        (A-69). La persona escogida no pierde ningún turno (A-36) y no tiene que mostrar las cartas (A-72).
        Cuando se acaba { draw-pile.the }, se barajan los descartes y se sigue robando (A-37).
    .two = Tu oponente roba y luego juega un turno normal.
    .first = Nadie roba; el color lo escoge quien está a la izquierda del repartidor, que también empieza
        (R-15).
    .last = Te quedas sin cartas, y nadie roba (A-38).

R-42 = { sorting-hat }: el color
    .when = Después de que la persona escogida robó sus cartas.
    .effect = Quien jugó el { sorting-hat } escoge un color, cualquiera de los cuatro, también el rojo y el que
        ya está en juego. El juego sigue con quien viene después de quien lo jugó.
    .except = El color viene después de robar, nunca antes (A-30).
    .two = Después juega el oponente que robó.
    .first = El color lo escoge quien está a la izquierda del repartidor (R-15).
    .last = Sin efecto y sin color (R-53, A-38).
    .example = Ana juega el { sorting-hat } contra Chloé, que roba un 3 azul, un { wild } y un 5 rojo. Ana
        escoge verde. Después juega Ben, que está a la izquierda de Ana, y tras él Chloé tiene su turno.

A-35 = Qué es una carta de Gryffindor
    .question = La hoja nunca dice con qué carta se deja de robar.
    .ruling = Cualquier carta roja, sea de número o de acción. Los comodines no cuentan.
    .why = El rojo es el color de Gryffindor, y la hoja solo distingue las cartas por su color.

A-36 = La persona escogida conserva su turno
    .question = Quien roba cartas por un { sorting-hat }, ¿pierde su siguiente turno?
    .ruling = No.
    .why = Donde una carta cuesta un turno, la hoja lo dice, y aquí no lo dice.

A-37 = No sale ninguna carta roja
    .question = ¿Y si { draw-pile.the } se acaba antes de que salga una carta roja?
    .ruling = Se barajan los descartes (R-50) y se sigue robando. Se termina cuando ya no se puede robar
        ninguna carta.
    .why = Se roba hasta que salga una carta roja, mientras haya cartas.

A-38 = Un { sorting-hat } como última carta
    .question = Alguien se queda sin cartas con un { sorting-hat }. ¿Alguien roba?
    .ruling = No.
    .why = La hoja solo nombra dos tipos de cartas que siguen contando después del final (R-52).
    .option = Con `hat_last=on`, quien se queda sin cartas escoge a alguien, que todavía roba hasta que salga
        una carta roja; esas cartas se cuentan (A-99).

A-72 = Las cartas robadas por un { sorting-hat }
    .question = ¿La persona escogida tiene que mostrar las cartas que robó?
    .ruling = No. Todos ven cuántas son y saben que la última es roja; no se muestra nada más.
    .why = La mano es privada, y el árbitro se encarga de que se deje de robar con la primera carta roja.

A-99 = Escoger a alguien con un { sorting-hat } final
    .question = Donde un { sorting-hat } jugado como última carta todavía hace robar a alguien (`hat_last=on`),
        ¿hay que escoger a un jugador, y qué pasa si la pila no alcanza?
    .ruling = Hay que escoger a un jugador; sin eso la jugada no vale. Si { draw-pile.the } no alcanza, se
        barajan los descartes para seguir robando (A-58).
    .why = Un efecto sin víctima no sería un efecto.

## 2.9 UNO

R-43 = La obligación de gritar UNO
    .when = Juegas tu penúltima carta, de modo que te queda una sola en la mano.
    .effect = Tienes que gritar UNO, lo bastante fuerte para que todos lo oigan. Puedes gritarlo justo antes
        de que la carta toque { discard-pile.the }, al jugarla o después, mientras nadie te haya sorprendido
        (R-44, A-94).
    .except = Cada vez que tu mano baja a una carta, la obligación es nueva; un grito anterior ya no cuenta si
        tu mano creció desde entonces (A-44). Un grito con más de dos cartas en la mano, o sin jugar luego una
        carta, no vale y no cuesta nada (A-45). { $edition ->
            [hp2003] La carta de { invisibility } jugada como respuesta también puede ser tu penúltima carta.
            [all] En la { edition-hp2003 }, la carta de { invisibility } jugada como respuesta también puede
                ser tu penúltima carta.
           *[other] No importa qué carta se juegue.
        }
    .last = Con tu última carta no hay nada que gritar.

R-44 = Acordarse a tiempo
    .when = Te queda una carta y olvidaste gritar UNO.
    .effect = Si lo gritas antes de que alguien te haya sorprendido, te salvas y no robas nada.
    .except = Si el grito y la acusación llegan casi a la vez, cuenta lo que se dijo primero (A-68).

R-45 = Desde cuándo se puede sorprender
    .when = La penúltima carta tocó { discard-pile.the } y quien la jugó no ha gritado UNO.
    .effect = Desde ese momento, cualquier otro jugador puede sorprender a quien lo olvidó, con solo decirlo.
    .except = Ni un momento antes: mientras la carta siga en la mano o en el aire, no se puede sorprender a
        nadie. También se puede sorprender a la propia pareja. Un jugador eliminado no puede sorprender a nadie
        (A-69).

R-46 = Hasta cuándo se puede sorprender
    .when = A alguien le queda una carta y no ha gritado UNO.
    .effect = Se le puede sorprender hasta que el siguiente jugador empiece su turno. Un turno empieza en el
        momento en que su jugador toma { draw-pile.of } la carta que va a robar, o saca otra de la mano
        para jugarla. Desde entonces, quien olvidó gritar está a salvo.

        El siguiente jugador es quien de veras tiene el siguiente turno: después de un { skip }, un
        { wild-four } o un { draw-card }, quien viene después del jugador afectado; después de
        { reverse.a }, el vecino en el nuevo sentido.
    .except = No empieza ningún turno quien roba por una carta o por un castigo, quien acepta o desafía, quien
        escoge un color, quien grita UNO o sorprende a alguien, ni aquel cuya jugada se rechaza (A-39, A-87).
        En cambio, sí empieza un turno quien tiene que pasar porque no hay carta que robar (A-56).

        { $edition ->
            [hp2003] Decir la mano en voz alta no empieza un turno, y tampoco la carta de { invisibility }
                contra la carta { howler }. La carta de { invisibility } contra un { draw-card }, un { skip },
                un { wild-four } o { reverse.a } entre dos jugadores sí, porque es el turno de quien la juega
                (A-40).
            [hp2018] Robar cartas por un { sorting-hat } no empieza un turno.
            [all] En la { edition-hp2003 }, decir la mano en voz alta no empieza un turno, y tampoco la carta
                de { invisibility } contra la carta { howler }. La carta de { invisibility } contra un
                { draw-card }, un { skip }, un { wild-four } o { reverse.a } entre dos jugadores sí, porque
                es el turno de quien la juega (A-40). En la { edition-hp2018 }, robar cartas por un
                { sorting-hat } no empieza un turno.
           *[other] Alargar la mano hacia una carta sin tomarla tampoco es un comienzo.
        }
    .two = Después de una carta que te da otro turno, el siguiente jugador eres tú: se te puede sorprender
        hasta que empieces ese turno (A-46).
    .example = Ana tiene dos cartas, juega un { skip } contra Ben y olvida gritar UNO. Se le puede sorprender
        hasta que Chloé empiece su turno, y Ben puede hacerlo igual que los demás.

R-47 = Lo que cuesta un UNO olvidado
    .when = Te sorprendieron a tiempo (R-45, R-46).
    .effect = Robas dos cartas en el acto.
    .except = No cambia de quién es el turno. Si las pilas no tienen suficientes cartas, robas las que haya
        (A-47), y no se te puede sorprender otra vez por la misma carta (A-91). Una acusación falsa no
        cuesta nada, salvo que la mesa haya acordado otra cosa (A-42).

A-39 = ¿Robar por obligación empieza un turno?
    .question = El siguiente jugador roba por un { wild-four } o un { draw-card }, acepta o desafía. ¿Empezó
        un turno, de modo que ya no se puede sorprender a nadie?
    .ruling = No. Se puede sorprender hasta que alguien de veras empiece un turno.
    .why = El jugador afectado pierde el turno, así que no puede empezarlo. De otro modo casi nunca se podría
        sorprender a alguien cuya penúltima carta fue un { draw-card }.
    .option = Con `forced_draw_closes=yes`, lo que el siguiente jugador roba por un { wild-four } o un
        { draw-card } cierra el plazo para sorprender, incluso después de un desafío fracasado y aunque no se
        haya podido robar ninguna carta (A-97). Lo que se roba como castigo no lo cierra. { $edition ->
            [hp2003] Decir la mano en voz alta tampoco.
            [hp2018] Lo que se roba por un { sorting-hat } tampoco. Entonces no se puede sorprender a nadie
                cuya penúltima carta fue un { draw-card }, porque su efecto llega en el acto.
            [classic] Entonces no se puede sorprender a nadie cuya penúltima carta fue un { draw-card },
                porque su efecto llega en el acto.
           *[all] Lo que se roba por un { sorting-hat } tampoco. En la { edition-classic } y en la
                { edition-hp2018 } no se puede entonces sorprender a nadie cuya penúltima carta fue un
                { draw-card }, porque su efecto llega en el acto.
        }

A-40 = ¿{ invisibility } cierra el plazo para sorprender?
    .question = Alguien juega su penúltima carta sin gritar UNO, y contra ella se juega la carta de
        { invisibility }. ¿Empezó un turno?
    .ruling = Contra un { draw-card }, un { skip }, un { wild-four } o { reverse.a } entre dos jugadores, sí:
        es el turno del siguiente jugador y una carta de su mano. Contra la carta { howler }, no: no es un
        turno.
    .why = Un turno empieza con una carta que se saca de la mano para jugarla en ese turno (R-46).
    .option = Con `invis_turn=free` la carta no empieza ningún turno: el plazo lo cierra el turno que le
        sigue. Con `howler_invis_next=invis`, la carta de { invisibility } que la persona escogida juega
        contra la carta { howler } cuenta como turno. Jugada por un tercero con `invis_scope=any`, nunca
        cuenta.

A-41 = La mano crece antes de que alguien lo note
    .question = Un jugador que olvidó gritar UNO roba cartas por otra causa antes de que lo sorprendan. ¿Se le
        puede sorprender todavía?
    .ruling = No. Con más de una carta en la mano no hay nada que gritar. { $edition ->
            [hp2018] Esto puede pasar cuando se descubre un blof (R-33), por otro castigo o por un
                { sorting-hat }.
            [all] Esto puede pasar cuando se descubre un blof (R-33), por otro castigo o, en la
                { edition-hp2018 }, por un { sorting-hat }.
           *[other] Esto puede pasar cuando se descubre un blof (R-33) o por otro castigo.
        }
    .why = La obligación solo existe cuando queda exactamente una carta.

A-42 = Acusaciones falsas
    .question = ¿Y si alguien acusa a un jugador que sí gritó UNO, o que no jugó ninguna carta equivocada?
    .ruling = No pasa nada y no cambia nada. Si otra persona de veras olvidó gritar, todavía se le puede
        sorprender.
    .why = Las hojas no traen ningún castigo por eso.
    .option = Con `false_catch=draw2`, quien acusa en falso roba dos cartas, si acusó de un UNO olvidado y,
        con `legality=table`, también si acusó de una carta equivocada. Aun así no cuestan nada: acusarse a
        uno mismo, señalar una carta donde el árbitro de todos modos rechaza las equivocadas, y sorprender a
        alguien un instante demasiado tarde (A-92).

A-43 = Dos sorprenden a la vez
    .question = Dos jugadores sorprenden a la misma persona. ¿Hay dos castigos?
    .ruling = No, uno: cuenta quien lo dijo primero. Si fue en el mismo momento, decide la suerte (A-68).
    .why = Después ya no queda nadie a quien sorprender.

A-44 = Otra vez con una sola carta
    .question = Un jugador gritó UNO, tuvo que robar y vuelve a quedarse con una carta. ¿Vale el grito
        anterior?
    .ruling = No, hay que gritar de nuevo.
    .why = El grito anterior se acabó cuando la mano creció.

A-45 = UNO a destiempo
    .question = ¿Y si alguien grita UNO con más de dos cartas, o lo grita y luego no juega nada?
    .ruling = El grito no vale y no cuesta nada. Tampoco protege más tarde.
    .why = Las hojas no traen ningún castigo por eso. Cuánto dura un buen grito anticipado se dice en A-94.

A-46 = Dos jugadores y otro turno
    .question = Entre dos jugadores, la penúltima carta de alguien le da otro turno. ¿Hasta cuándo se le puede
        sorprender?
    .ruling = Hasta que empiece ese turno extra. El oponente tiene que tener la oportunidad de sorprender
        entre una jugada y otra.
    .why = El siguiente turno que empieza es el de esa misma persona.

A-52 = Un castigo llega antes
    .question = Un jugador que olvidó gritar tiene que robar por una sugerencia antes de que alguien lo note.
        ¿Y entonces?
    .ruling = El plazo para sorprender se acabó, como en A-41.
    .why = Ahora hay más de una carta en la mano.

A-68 = El grito, la acusación y el turno siguiente a la vez
    .question = El grito de UNO, la acusación y el comienzo del turno siguiente llegan casi al mismo tiempo.
        ¿Qué cuenta?
    .ruling = Lo que se dijo primero. En una mesa de verdad, eso es lo que todos oyeron primero. En una mesa
        en línea no es lo que llegó primero: la mesa descuenta el tiempo que necesita la conexión de cada
        jugador, como mucho un cuarto de segundo, y espera a quienes quizá hablaron antes y cuyas palabras aún
        vienen en camino. Mide ese tiempo una y otra vez, y todos lo pueden ver. Nadie puede haber contestado
        a una carta antes de que se mostrara. Dos cosas dichas con menos de 40 milésimas de segundo de
        diferencia cuentan como dichas a la vez, y entonces decide la suerte. Señalar una carta equivocada
        sigue el mismo orden. Los bots se contienen: después de mostrarse la carta, ninguno sorprende antes de
        0.6 segundos ni empieza su turno antes de 1.5 segundos.
    .why = El grito tiene que llegar antes de que alguien haya sorprendido al jugador, y la acusación antes de
        que empiece el siguiente. Una conexión rápida no debería decidirlo.

A-85 = Dos jugadores con una carta cada uno
    .question = La carta { howler } fue la penúltima de un jugador, y la de { invisibility } jugada contra ella
        también fue la penúltima de otro. Ninguno gritó UNO. ¿A cuántos se puede sorprender?
    .ruling = A los dos, a cada uno por lo suyo. Sorprender a uno no protege al otro.
    .why = La obligación es de cada jugador.

A-87 = Una jugada rechazada
    .question = El siguiente jugador intenta jugar una carta que se rechaza. ¿Empezó un turno?
    .ruling = No. A quien olvidó gritar todavía se le puede sorprender.
    .why = No se jugó nada.

A-88 = Sorprender antes de que se escoja el color
    .question = { $edition ->
            [hp2003] La penúltima carta de un jugador fue { howler }, y su color no se ha escogido. ¿Se le
                puede sorprender?
            [hp2018] La penúltima carta de un jugador fue un { sorting-hat }, y su color no se ha escogido. ¿Se
                le puede sorprender?
           *[all] La penúltima carta de un jugador fue { howler } o un { sorting-hat }, y su color no se ha
                escogido. ¿Se le puede sorprender?
        }
    .ruling = Sí. Las dos cartas se roban en el acto, y luego se escoge el color.
    .why = La carta ya tocó la pila.

A-91 = Sorprender cuando no hay nada que robar
    .question = Se sorprende a un jugador, pero no se puede robar ninguna carta. ¿Se le puede sorprender otra
        vez más tarde?
    .ruling = No. Lo que se podía reclamar ya se reclamó.
    .why = Por un grito olvidado se sorprende una sola vez, den lo que den las pilas (A-43, A-47).

A-92 = Sorprender un instante demasiado tarde
    .question = Donde una acusación falsa cuesta dos cartas (`false_catch=draw2`), ¿qué pasa con quien quiso
        sorprender y llegó un instante tarde?
    .ruling = No le cuesta nada si a la persona acusada todavía se le podía sorprender justo antes de que empezara el
        turno actual, o más tarde. Para quien señala tarde una carta equivocada no hay esa tolerancia.
    .why = Nadie debería pagar por haber sido casi lo bastante rápido.

A-94 = Cuánto dura un grito anticipado
    .question = Un jugador con dos cartas grita UNO antes de jugar una. ¿Cuánto tiempo vale ese grito?
    .ruling = Mientras el jugador tenga exactamente dos cartas y siga siendo quien debe actuar. Se acaba
        cuando acepta el efecto de una carta, o cuando el turno pasa a otra persona, por ejemplo porque volvió
        a la mano una carta equivocada. Un desafío ganado no le pone fin. Tampoco una carta equivocada que
        vuelve a la mano, si el mismo jugador conserva el turno. { $edition ->
            [hp2003] También se acaba cuando la carta de { invisibility } de otro jugador se lleva el turno.
            [all] En la { edition-hp2003 } también se acaba cuando la carta de { invisibility } de otro
                jugador se lleva el turno.
           *[other] Un grito que se acabó hay que repetirlo.
        }
    .why = El grito pertenece a la carta que se va a jugar.

A-97 = Cuando robar por obligación cierra el plazo
    .question = Donde robar por obligación cierra el plazo para sorprender (`forced_draw_closes=yes`), ¿y si no
        había carta que robar?
    .ruling = Se cierra de todos modos.
    .why = Lo que cuenta es que el efecto de la carta se cumplió, no cuántas cartas llegaron.

D-10 = Cuándo hay que gritar UNO
    .difference = El texto español de 2003 quiere el grito antes de jugar la penúltima carta; los textos en
        inglés, francés y portugués, cuando queda una carta; la hoja de 2018, al jugar la carta.
    .ruling = Antes o después, hasta que alguien sorprenda (R-43, R-44). El mismo texto español acepta un grito
        posterior en su parte sobre castigos.

D-11 = Qué empieza un turno
    .difference = Los textos en inglés y portugués hablan de sacar una carta de la mano para jugarla; los
        textos en español y francés, de haberla jugado.
    .ruling = La redacción inglesa: en una mesa de verdad el plazo se acaba cuando la carta sale de la mano.
        En una pantalla las dos cosas son una sola.

## 2.10 Otros castigos

R-48 = Sugerencias
    .when = { $edition ->
            [hp2018] Un jugador le sugiere a otro qué jugar, en una mesa que acordó `hints=on`. La hoja de esta
                edición no trae ese castigo (A-83).
            [all] Un jugador le sugiere a otro qué jugar. En la { edition-hp2018 }, cuya hoja no trae ese
                castigo, esto solo vale en una mesa que acordó `hints=on` (A-83).
           *[other] Un jugador le sugiere a otro qué jugar.
        }
    .effect = Quien hizo la sugerencia roba dos cartas.
    .except = No cambia de quién es el turno. Para las parejas vale la misma regla (A-75). Si fue o no una
        sugerencia lo dice el anfitrión o el árbitro (A-70).

R-49 = Una carta equivocada
    .when = { $edition ->
            [hp2018] La mesa juega con `legality=table`, y un jugador jugó en su turno una carta que no se
                puede jugar. La hoja de esta edición no dice nada, así que se usa la regla de las hojas de
                2003 (A-83).
            [all] La mesa juega con `legality=table`, y un jugador jugó en su turno una carta que no se puede
                jugar. En la { edition-hp2018 }, cuya hoja no dice nada, la regla vale también (A-83).
           *[other] La mesa juega con `legality=table`, y un jugador jugó en su turno una carta que no se puede
                jugar.
        } Otro jugador lo nota a tiempo (A-48, A-93). Una carta es equivocada si no coincide (R-16), o si se
        juega después de robar sin ser la carta robada (R-21).
    .effect = La carta regresa a la mano de donde salió, su jugador roba además dos cartas, y el turno es del
        siguiente jugador. De lo que la carta hizo no queda nada (A-49).
    .except = Si nadie lo nota a tiempo, la carta vale. Un { wild-four } jugado contra su condición de color
        no es una carta equivocada, sino un blof (R-30). Una carta jugada fuera de turno solo vuelve a la
        mano (A-73). Una carta descubierta al inicio nunca es equivocada. Con `legality=strict`, que es lo
        habitual, el árbitro no deja jugar una carta equivocada, y nadie paga nada.
    .two = El turno pasa al oponente.
    .last = Una última carta equivocada no gana: regresa a la mano, y con ella llegan dos más (A-50).
    .example = Arriba hay un 7 rojo, y Ben juega un 4 azul. Duarte lo dice antes de que Chloé empiece su turno.
        Ben recoge la carta y roba dos, y Chloé juega sobre el 7 rojo.

A-47 = Más cartas que robar de las que hay
    .question = Un castigo es mayor de lo que las pilas pueden dar.
    .ruling = El jugador roba las que haya, y no queda a deber nada.
    .why = Pasa lo mismo cada vez que hay que robar (A-55).

A-48 = Hasta cuándo se puede notar una carta equivocada
    .question = Las hojas no ponen límite para notar una carta equivocada.
    .ruling = Hasta que el siguiente jugador empiece su turno, o hasta que haya respondido el jugador contra
        quien se jugó (A-93).
    .why = Es el límite que las hojas ponen para un UNO olvidado.
    .option = Esto solo importa con `legality=table`. Ahí las cartas jugadas contra alguien esperan hasta que
        se aceptan, para que haya tiempo de hablar.

A-49 = Una carta de acción equivocada
    .question = Una carta equivocada era de acción, y alguien lo nota. ¿Qué pasa con su efecto?
    .ruling = No tiene ninguno: vuelven a valer el color y el sentido de antes. Pero el turno ya había
        empezado. A quien hasta entonces se podía sorprender por un UNO olvidado ya no se le puede sorprender,
        y las cartas ya robadas como castigo no se devuelven.
    .why = La carta que regresa a la mano cuenta como no jugada, pero el turno ya había empezado.

A-50 = Una carta equivocada como última o penúltima
    .question = Una carta equivocada dejó a su jugador con una carta o con ninguna. ¿Y entonces?
    .ruling = Regresa a la mano, y con ella se roban dos cartas. El jugador no se quedó sin cartas, y ya no
        importa si gritó UNO o no.
    .why = Con la carta de vuelta en la mano, nada de eso ocurrió.
    .option = Con `legality=table`, una última carta equivocada espera: la mano solo se acaba cuando la mesa
        está de acuerdo en que nadie objeta, y solo entonces el siguiente jugador roba por un { draw-card }
        equivocado jugado como última carta (R-52). Una última carta correcta acaba la mano en el acto.

A-70 = Quién dice que fue una sugerencia
    .question = ¿Quién decide si alguien hizo una sugerencia?
    .ruling = El anfitrión o el árbitro; si el anfitrión hizo la sugerencia o es quien la señala, la mayoría de
        las demás personas de la mesa, y un empate absuelve. El programa no vigila lo que se escribe en un
        chat. También se puede señalar una sugerencia hecha en voz alta, nombrando a quien la hizo: cada
        jugador puede señalar a cada uno de los demás una vez por mano.
    .why = Si un comentario fue un consejo es asunto de personas.
    .option = Si las sugerencias cuestan cartas o no, lo decide `hints`.

A-75 = Parejas y consejos
    .question = ¿Pueden aconsejarse los dos de una pareja?
    .ruling = No; donde las sugerencias se castigan, vale para ellos lo mismo que para los demás (R-48).
    .why = Las hojas hablan de sugerencias a los demás jugadores, y el compañero es uno de ellos.

A-83 = Cartas equivocadas y sugerencias en la { edition-hp2018 }
    .question = La hoja de 2018 no dice nada de cartas equivocadas ni de sugerencias. ¿Qué vale?
    .ruling = Para una carta equivocada, la regla de 2003 si la mesa juega con `legality=table` (R-49). Las
        sugerencias no cuestan nada.
    .why = Una carta mal puesta necesita algún remedio; un consejo, no.
    .option = Con `hints=on` una sugerencia cuesta dos cartas (R-48).

A-93 = Qué cuenta como respuesta a una carta equivocada
    .question = Se jugó una carta equivocada contra alguien. ¿Qué respuestas cierran el plazo para notarla?
    .ruling = { $edition ->
            [hp2003] Aceptarla, desafiarla o jugar contra ella la carta de { invisibility }; y, sea cual sea la
                carta, el comienzo del turno del siguiente jugador.
            [all] Aceptarla, desafiarla o, en la { edition-hp2003 }, jugar contra ella la carta de
                { invisibility }; y, sea cual sea la carta, el comienzo del turno del siguiente jugador.
           *[other] Aceptarla o desafiarla; y, sea cual sea la carta, el comienzo del turno del siguiente
                jugador.
        }
    .why = Quien responde a una carta la da por buena.

A-96 = Una última carta equivocada que sigue pendiente
    .question = Con `legality=table`, hay en la mesa una última carta equivocada y nadie ha hablado todavía.
        ¿Se puede castigar a su jugador por otra cosa, o puede él acusar a otros?
    .ruling = No. Primero se resuelve la carta: alguien la señala como equivocada, o la mesa está de acuerdo en
        que nadie objeta.
    .why = Hasta entonces no se sabe si la mano se acabó.

D-31 = Quién puede notar una carta equivocada
    .difference = El texto inglés deja que la note cualquier otro jugador; el portugués habla de los
        adversarios y quita la carta de la mesa sin decir adónde va.
    .ruling = Cualquier otro jugador, también la pareja; y la carta regresa a la mano de quien la jugó (R-49).

## 2.11 Se acaba la pila para ROBAR

R-50 = Barajar los descartes
    .when = Se robó la última carta { draw-pile.of }, y nadie se ha quedado sin cartas.
    .effect = Todas las cartas { discard-pile.of } menos la de arriba se barajan y forman
        { draw-pile.new }. La carta de arriba se queda donde está, el color en juego sigue igual, y el juego
        continúa.
    .except = Esto ocurre en cuanto la última carta sale de la pila, incluso si alguien todavía está robando
        (A-54). Si debajo de la carta de arriba no hay nada, ocurre más tarde, cuando haya que robar una carta
        y haya algo que barajar. Si entonces tampoco hay cartas, ver A-55 y A-56. Mientras la carta de arriba
        todavía pueda regresar a una mano, la que está debajo también se queda (A-90).
    .last = Cuando alguien se quedó sin cartas ya no se baraja nada, salvo para lo que hay que robar por la
        última carta (A-58).

A-54 = El momento de barajar
    .question = ¿Cuándo se barajan exactamente los descartes?
    .ruling = En el mismo momento en que { draw-pile.the } se queda sin cartas, siempre que la mano siga y
        haya algo debajo del descarte de arriba. Si no hay nada, se espera hasta que alguien tenga que robar.
        Mientras la carta de arriba todavía pueda regresar a una mano, la que está debajo se deja fuera
        (A-90).
    .why = Las hojas hablan del momento en que la pila se terminó.
    .option = Con `reshuffle=lazy`, los descartes se barajan solo cuando hay que robar una carta y no quedan
        cartas { draw-pile.in }.

A-55 = No alcanzan las cartas ni después de barajar
    .question = Un jugador tiene que robar más cartas de las que pueden dar las dos pilas.
    .ruling = Roba todas las que haya. El resto se perdona, y después no se debe nada.
    .why = Nadie puede robar lo que no hay.

A-56 = No se puede robar ninguna carta
    .question = Ninguna de las dos pilas tiene nada que dar, y es el turno de alguien.
    .ruling = Quien tiene una carta que se puede jugar debe jugarla: para optar por no jugar haría falta una
        carta que robar (R-20). Quien no tiene ninguna pasa, y ese pase cuenta como turno empezado (R-46).
    .why = Con muchos jugadores y manos llenas puede ocurrir, y el juego tiene que seguir.

A-57 = Todos pasan
    .question = No hay nada que robar, y todos los jugadores pasaron uno tras otro.
    .ruling = Cuando todos los jugadores que siguen en la partida pasaron uno tras otro, la mano se anula.
        Nadie anota puntos, y la siguiente mano la reparte el siguiente repartidor.
    .why = Ya nada puede cambiar.
    .option = Con `blocked=lowest_hand`, el jugador con menos puntos en la mano gana la mano y anota los
        puntos de las demás manos; un empate la anula. Con cuenta acumulada o con eliminación, ese jugador no
        suma nada y los demás suman sus manos; por parejas, la pareja a la que pertenece ese jugador anota las
        manos contrarias.

A-90 = La carta debajo de la de arriba
    .question = Una carta todavía puede regresar a una mano cuando se barajan los descartes. ¿Qué pasa con
        la que está debajo?
    .ruling = Se queda fuera, porque quizá tenga que volver a ser la carta de arriba. Esto vale si la carta que tiene
        encima todavía se podría señalar como equivocada (`legality=table`). También vale si la que tiene encima es un
        { wild-four } sin respuesta, con `wd4_guilty_card=returned`. Da igual que de verdad haya algo incorrecto o no.
        Pero quien roba para su turno ya lo empezó, así que entonces la carta se puede barajar para que la robe.
    .why = Si valiera solo para las cartas equivocadas, el tamaño de la pila las delataría.

A-95 = Pases seguidos y una carta equivocada
    .question = Los jugadores pasan uno tras otro porque no se puede robar nada; en medio, alguien juega una
        carta equivocada y la recoge. ¿Sigue la serie?
    .ruling = No. Cualquier carta jugada rompe la serie, incluso una que vuelve a la mano, y la cuenta de pases
        empieza de nuevo (A-57).
    .why = Alguien hizo algo distinto de pasar.

D-12 = Qué se baraja
    .difference = En los textos ingleses de 2003 se baraja el mazo; los franceses, las cartas del mazo; el
        portugués nombra justo la pila que está vacía; el español deja la última carta en su lugar; el texto
        inglés de 2018 nombra { discard-pile.the }.
    .ruling = La { discard-pile } sin su carta de arriba (R-50). No puede tratarse de las manos de los
        jugadores, y algo tiene que quedar para coincidir.

## 2.12 El final de una mano

R-51 = Quedarse sin cartas
    .when = Un jugador jugó su última carta y no le queda ninguna.
    .effect = Ese jugador gana la mano, que se acaba en el acto. No se puede jugar ninguna carta más, y se
        cuentan los puntos (R-54, R-55).
    .except = Si la última fue un { wild-four } o un { draw-card }, quien sigue roba todavía antes de la
        cuenta (R-52). { $edition ->
            [hp2003] También se puede terminar con la carta de { invisibility } jugada como respuesta (A-33).
            [all] En la { edition-hp2003 } también se puede terminar con la carta de { invisibility } jugada
                como respuesta (A-33).
           *[other] Cualquier carta puede ser la última.
        } Con `legality=table`, una última carta equivocada no acaba la mano antes de que se resuelva (A-50,
        A-96).
    .last = Cuando la mano se acabó, ya no se sorprende a nadie.

R-52 = La última carta es un { wild-four } o un { draw-card }
    .when = Alguien se queda sin cartas con un { wild-four } o un { draw-card }.
    .effect = El siguiente jugador todavía roba cartas: { draw-strength } por un { draw-card }, cuatro por un
        { wild-four }. Esas cartas cuentan con el resto de su mano.
    .except = No hay desafío (A-21), y no se puede jugar nada en contra. { $edition ->
            [hp2003] Eso vale también para la carta de { invisibility } (A-34).
            [all] En la { edition-hp2003 } eso vale también para la carta de { invisibility } (A-34).
           *[other] No se puede evitar robarlas.
        } Si { draw-pile.the } no alcanza, se barajan los descartes para completar esas cartas (A-58). Para
        el { wild-four } no hace falta escoger color (A-51).
    .two = Roba el oponente.
    .example = Ana se queda sin cartas con un { wild-four }. Ben, que es el siguiente, tiene un 5 y roba un 9,
        un { skip } y dos cartas { wild }. Se queda con 5 + 9 + 20 + 50 + 50 = 134 puntos.

R-53 = Cualquier otra última carta
    .when = Alguien se queda sin cartas con cualquier otra carta.
    .effect = La carta no tiene efecto; la mano simplemente se acaba.
    .except = { $edition ->
            [classic] Una carta { reverse } final no cambia el sentido, un { skip } final no le quita el turno
                a nadie, y para un { wild } final no se escoge color.
            [hp2003] Una carta { reverse } final no cambia el sentido, un { skip } final no le quita el turno
                a nadie, para un { wild } o una carta de { invisibility } final no se escoge color, y por una
                carta { howler } final nadie dice su mano (A-32).
            [hp2018] Una carta { reverse } final no cambia el sentido, un { skip } final no le quita el turno
                a nadie, para un { wild } final no se escoge color, y por un { sorting-hat } final nadie roba,
                a menos que la mesa haya acordado `hat_last=on` (A-38).
           *[all] Una carta { reverse } final no cambia el sentido, un { skip } final no le quita el turno a
                nadie, y para un { wild } final no se escoge color. En la { edition-hp2003 } tampoco se escoge
                color para una carta de { invisibility } final, y nadie dice su mano por una carta { howler }
                final (A-32). En la { edition-hp2018 } nadie roba por un { sorting-hat } final, a menos que la
                mesa haya acordado `hat_last=on` (A-38).
        }

A-58 = Robar por la última carta cuando la pila no alcanza
    .question = La última carta hace robar al siguiente jugador, pero { draw-pile.the } no tiene suficientes
        cartas.
    .ruling = Si hace falta, se barajan los descartes para completar esas cartas. Después ya no se baraja
        nada.
    .why = El siguiente jugador tiene que robar, y R-50 solo baraja mientras nadie se haya quedado sin
        cartas.

A-74 = Alguien se va a mitad de una mano
    .question = Un jugador deja la mesa antes de que se acabe la mano.
    .ruling = Ninguna hoja lo prevé. Decide el anfitrión: un bot ocupa el asiento, que es lo habitual, o la
        mano se anula. Eso solo se decide mientras falte alguien que empezó la mano y la dejó, y nunca en
        la mesa de un torneo.
    .why = Los demás deben poder seguir jugando, o volver a empezar sin perder nada.

D-38 = Mano y juego
    .difference = Los textos en portugués, francés y español hablan a veces de juego o partida donde solo puede
        tratarse de una mano.
    .ruling = Una mano se acaba cuando alguien se queda sin cartas. Una partida consta de tantas manos como
        hagan falta.

## 2.13 Puntos

R-54 = Lo que valen las cartas
    .when = Después de una mano, por las cartas que quedan en las manos de los jugadores.
    .effect = Las cartas con número valen su número; un 0 no vale nada. Un { draw-card }, { reverse.a } y un
        { skip } valen 20 puntos cada uno. Todo comodín vale 50. { $edition ->
            [classic] Los comodines son { wild } y { wild-four }.
            [hp2003] Los comodines son { wild }, { wild-four }, { howler } e { invisibility }.
            [hp2018] Los comodines son { wild }, { wild-four } y { sorting-hat }.
           *[all] Los comodines son { wild } y { wild-four }; en la { edition-hp2003 }, también { howler } e
                { invisibility }; en la { edition-hp2018 }, también { sorting-hat }.
        }
    .except = Quedarse sin cartas no da puntos por sí mismo (R-55).

R-55 = El ganador se lo lleva todo
    .when = Una mano se acabó, y la partida se puntúa de la manera normal (`score=winner`).
    .effect = Quien se quedó sin cartas anota los puntos de todas las cartas que quedan en las manos de todos
        sus oponentes. Nadie más anota.
    .except = Una mano anulada no da puntos (A-57). Por parejas, ver R-64; con cuenta acumulada, R-58. Las
        cartas robadas por una última carta también se cuentan (R-52).
    .example = Chloé se queda sin cartas. A Ana le quedan un 7 y un { skip }, a Ben un { wild }, a Duarte un 3.
        Chloé anota 27 + 50 + 3 = 80 puntos.

R-56 = La siguiente mano
    .when = Una mano se acabó, y nadie ha ganado todavía la partida.
    .effect = Todas las cartas se juntan, se barajan y se reparten de nuevo, y empieza otra mano.
    .except = El siguiente repartidor se decide según A-61. El sentido es otra vez hacia la izquierda (A-67).

R-57 = Una partida a 500
    .when = Después de cada mano, con la manera normal de puntuar.
    .effect = El primer jugador que tiene 500 puntos o más gana la partida.
    .except = Se puede acordar otro total (`target`, A-64). No puede haber empate, porque en una mano anota un
        solo jugador. Por parejas cuenta el total de la pareja (A-78).

R-58 = La otra manera: la cuenta acumulada
    .when = La mesa acordó llevar una cuenta acumulada (`score=tally`).
    .effect = Después de cada mano, cada jugador suma a su propio total los puntos de las cartas que le
        quedaron en la mano; quien se quedó sin cartas no suma nada. Cuando el total de alguien llega a 500 o
        más, la partida se acaba, y gana el total más bajo.
    .except = Si el total más bajo es compartido, ver A-62. Se puede acordar otro total (A-64). Una mano
        anulada no suma nada (A-57).
    .example = Después de la quinta mano Ana tiene 512 puntos, Ben 230, Chloé 505 y Duarte 341. Gana Ben.

A-61 = Quién reparte la siguiente mano
    .question = Las hojas dicen quién reparte primero, pero no quién reparte después.
    .ruling = El reparto pasa hacia la izquierda, sin contar a los jugadores eliminados.
    .why = Es la costumbre más común en las mesas de cartas.
    .option = Con `next_dealer=winner` reparte el ganador de la mano o, después de una mano anulada, el
        jugador a la izquierda del repartidor. Con `next_dealer=same` el repartidor sigue siendo el mismo; si
        fue eliminado, el reparto pasa hacia la izquierda. Con `next_dealer=redetermine` el repartidor se
        busca de nuevo antes de cada mano.

A-62 = Empates al final de una partida
    .question = ¿Y si dos jugadores terminan empatados?
    .ruling = En una cuenta acumulada no hay empate si varios jugadores llegan juntos a la meta: gana el total
        más bajo. Si el total más bajo es compartido, todos juegan otra mano, y otra, hasta que un solo jugador
        tenga el más bajo; una mano anulada en medio deja el empate como estaba. Con parejas que cambian,
        quienes tienen el total más alto ganan juntos, a menos que se acuerde otra ronda. Con la manera normal
        de puntuar no puede haber empate.
    .why = Si jugando se puede deshacer el empate, se sigue jugando.
    .option = Con `lowest_tie=share`, los jugadores que comparten el total más bajo ganan juntos.

A-64 = Otras metas
    .question = ¿Tienen que ser 500?
    .ruling = No. Antes de la partida se puede acordar cualquier número entero desde 1; el impreso es 500.
    .why = Para el juego de eliminación, las mismas hojas de 2003 dan 500 solo como posibilidad.
    .option = `target` es ese número.

A-67 = El sentido de una mano nueva
    .question = Una mano se acabó cuando el juego iba hacia la derecha. ¿Cómo empieza la siguiente?
    .ruling = Hacia la izquierda.
    .why = Según R-07, cada mano empieza hacia la izquierda.

A-82 = Parejas y cuenta acumulada juntas
    .question = ¿Se puede jugar por parejas con cuenta acumulada?
    .ruling = No en los juegos impresos, y las opciones no ofrecen esa mezcla: `score` tiene un solo valor.
    .why = Las hojas describen las parejas solo con la manera normal de puntuar.

D-28 = ¿Hay puntos extra por quedarse sin cartas?
    .difference = Los textos franceses se pueden leer como si quedarse sin cartas diera puntos, y las cartas de
        los oponentes se sumaran aparte.
    .ruling = Solo cuentan las cartas de los oponentes (R-55). Ninguna hoja trae puntos extra.

D-40 = Un 500 que falta
    .difference = El texto español de 2018 omite los 500 en el objetivo del juego.
    .ruling = La meta es 500. El mismo texto la trae más abajo.

## 2.14 Dos jugadores

R-59 = Dos jugadores: { reverse }
    .when = Juegan solo dos personas, y una de ellas juega { reverse.a }.
    .effect = Vale como un { skip }: quien jugó la carta tiene otro turno de inmediato.
    .except = Es un turno normal (R-62). { $edition ->
            [hp2003] El oponente puede cancelar { reverse.the } con la carta de { invisibility } (A-28).
            [hp2018] La hoja de esta edición no dice nada; A-63 explica por qué la regla vale también aquí, y
                cómo escoger otra cosa.
            [all] En la { edition-hp2003 }, el oponente puede cancelar la carta con la de { invisibility }
                (A-28). Para la { edition-hp2018 }, cuya hoja no dice nada, ver A-63.
           *[other] Entre dos jugadores el sentido da lo mismo.
        }
    .first = Empieza el repartidor (A-10).
    .last = Sin efecto (R-53).

R-60 = Dos jugadores: { skip }
    .when = Juegan solo dos personas, y una de ellas juega un { skip }.
    .effect = El oponente pierde su turno, así que quien lo jugó tiene otro turno de inmediato.
    .except = Es un turno normal (R-62). { $edition ->
            [hp2003] El oponente puede cancelar el { skip } con la carta de { invisibility } (R-39).
            [all] En la { edition-hp2003 }, el oponente puede cancelarlo con la carta de { invisibility }
                (R-39).
           *[other] Se permiten varias cartas { skip } seguidas, una por turno.
        }
    .first = Empieza el repartidor (R-11).
    .last = Sin efecto (R-53).

R-61 = Dos jugadores: { draw-card } y { wild-four }
    .when = Juegan solo dos personas, y una de ellas juega un { wild-four } o un { draw-card }.
    .effect = Cuando el oponente ya robó las cartas, el turno vuelve a quien jugó la carta.
    .except = Después de un desafío que tiene éxito juega el desafiante (R-33); después de uno que fracasa, el
        turno vuelve a quien jugó la carta (R-34). { $edition ->
            [hp2003] Después de la carta de { invisibility } el oponente ya tuvo su turno, así que el turno
                vuelve a quien jugó la carta (A-25).
            [all] Después de la carta de { invisibility }, en la { edition-hp2003 }, el oponente ya tuvo su
                turno, así que el turno vuelve a quien jugó la carta (A-25).
           *[other] El turno que sigue es un turno normal (R-62).
        }
    .first = Un { draw-card } afecta a quien no repartió, y empieza el repartidor (R-09). Un { wild-four }
        regresa a la pila (R-13).
    .last = El oponente roba, y las cartas se cuentan (R-52).

R-62 = Dos jugadores: todo lo demás
    .when = Juegan solo dos personas.
    .effect = Todas las demás reglas valen como de costumbre. Tener otro turno quiere decir justo eso: un turno
        normal, en el que se juega una carta que coincida o un comodín, o se roba una carta.
    .except = Nadie está obligado a jugar una segunda carta. Si alguien la juega, tiene que coincidir con la
        de arriba o ser un comodín.

A-63 = Dos jugadores y { reverse.a } en la { edition-hp2018 }
    .question = La hoja de 2018 no tiene reglas para dos jugadores. ¿Qué hace { reverse.a } entre dos?
    .ruling = Vale como un { skip }, igual que en las ediciones de 2003 (R-59).
    .why = Al pie de la letra, la carta no haría nada en absoluto, y todas las demás reglas de la familia la
        convierten en un { skip }.
    .option = Con `two_reverse=noop` solo cambia el sentido, y después juega el oponente. Las demás ediciones
        ignoran esta opción (A-101).

A-101 = Tres puntos menores
    .question = ¿En qué momento se juzga que nadie está obligado a hacer un blof (A-12)? ¿Cambia el sentido
        una carta { reverse } jugada como la última? ¿Dónde cuenta `two_reverse`?
    .ruling = Si un { wild-four } robado sería un blof, se juzga cuando su jugador quiere quedarse con él.
        Una carta { reverse } final bien jugada deja el sentido como estaba. `two_reverse` solo cuenta en la
        { edition-hp2018 }; en las demás ediciones está impreso que { reverse.a } entre dos es un { skip }.
    .why = Cada punto se deduce de la regla a la que pertenece: A-12, R-53 y R-59.

D-23 = Dos jugadores: lo que omite el texto español
    .difference = El texto español de 2003 no dice que por lo demás valen las reglas habituales, y suena como
        si hubiera que jugar una segunda carta.
    .ruling = Valen las reglas habituales, y el turno extra es un turno normal (R-62).

D-25 = Títulos perdidos en la hoja 42003
    .difference = En la hoja 42003 faltan los títulos de las parejas, de las parejas que cambian y de la
        eliminación, de modo que esos párrafos parecen de las reglas para dos jugadores; una oración sobre
        { reverse.the } perdió algunas palabras.
    .ruling = Son reglas para parejas, para parejas que cambian y para la eliminación, como en su hoja
        hermana. La carta { reverse } cambia el sentido, vaya hacia donde vaya el juego (R-25).

## 2.15 Parejas y torneos

R-63 = Parejas: los asientos
    .when = { $edition ->
            [hp2018] La mesa acordó jugar por parejas (`score=team`). La hoja de esta edición no lo trae.
            [all] La mesa acordó jugar por parejas (`score=team`). En la { edition-hp2018 }, cuya hoja no lo
                trae, también se puede acordar.
           *[other] La mesa acordó jugar por parejas (`score=team`).
        }
    .effect = Los dos de cada pareja se sientan frente a frente, para que los turnos vayan de una pareja a
        otra.
    .except = El número de jugadores es par y de cuatro por lo menos (R-01); con seis, ocho o diez, ver A-60.
        Los dos de una pareja no se muestran las cartas, y para los consejos vale la misma regla que para los
        demás (A-75).

R-64 = Parejas: fin de la mano y puntos
    .when = Se juega por parejas, y un jugador se quedó sin cartas.
    .effect = La mano se acabó. La pareja a la que pertenece quien se quedó sin cartas anota todos los puntos
        de las manos de los dos oponentes.
    .except = Las cartas que aún tiene el compañero de quien ganó no cuentan a favor ni en contra de nadie
        (A-79). La primera pareja que llega a la meta gana la partida (A-78). Con tres o más parejas cuentan
        todas las manos de todas las demás parejas (A-60).
    .last = Un { wild-four } o un { draw-card } jugado como última carta todavía hace robar al siguiente
        jugador (R-52).
    .example = Ana y Chloé juegan contra Ben y Duarte. Ana se queda sin cartas; Chloé tiene 40 puntos, Ben 25,
        Duarte 60. Ana y Chloé anotan 85.

A-60 = Parejas con seis, ocho o diez jugadores
    .question = ¿Cómo se sientan las parejas, y qué anotan, cuando hay más de cuatro jugadores?
    .ruling = El compañero de cada cual es el jugador que está exactamente enfrente. La pareja que gana la
        mano anota todas las manos menos las dos suyas. { $edition ->
            [hp2003] Se puede escoger a la propia pareja para la carta { howler }.
            [hp2018] Se puede escoger a la propia pareja para un { sorting-hat }.
            [all] Se puede escoger a la propia pareja para la carta { howler } o para un { sorting-hat }.
           *[other] Cada pareja es un equipo aparte.
        }
    .why = Los dos de una pareja se sientan frente a frente, y una de las hojas habla de varias parejas.

A-78 = La meta por parejas
    .question = ¿Las parejas cuentan hasta 500 en conjunto o cada cual por su lado?
    .ruling = En conjunto. Gana la primera pareja que llega a la meta.
    .why = Los puntos se anotan para la pareja.

A-79 = Las cartas del compañero
    .question = ¿Cuentan las cartas que quedan en la mano del compañero de quien ganó?
    .ruling = No, ni a favor ni en contra de nadie.
    .why = Solo se cuentan las manos contrarias.

D-06 = Enfrente o en diagonal
    .difference = El texto portugués de 2003 sienta a los dos de una pareja en diagonal, cada cual frente a un
        adversario; el inglés los sienta frente a frente.
    .ruling = Enfrente en el orden de los turnos (R-63). Con cuatro jugadores en dos filas que se miran, las
        dos cosas son lo mismo: los turnos alternan entre las parejas.

D-39 = Cuándo se acaba una mano por parejas y qué cuenta
    .difference = El texto portugués de 2003 se puede leer como si un jugador de cada pareja tuviera que
        quedarse sin cartas, y como si se sumaran los puntos de las dos parejas.
    .ruling = La mano se acaba cuando un jugador cualquiera se queda sin cartas, y solo puntúan las cartas del
        lado que pierde (R-64).

D-41 = Dos parejas o varias
    .difference = El texto español de 2003 habla de varias parejas; el inglés, de las dos manos contrarias.
    .ruling = La regla son dos parejas. Con seis, ocho o diez jugadores hay más (A-60).

R-65 = Cuatro jugadores, parejas que cambian
    .when = { $edition ->
            [hp2018] Cuatro jugadores lo acordaron (`score=rotate4`). La hoja de esta edición no lo trae.
            [all] Cuatro jugadores lo acordaron (`score=rotate4`). En la { edition-hp2018 }, cuya hoja no lo
                trae, también se puede acordar.
           *[other] Cuatro jugadores lo acordaron (`score=rotate4`).
        }
    .effect = Cada cual juega cuatro manos con cada uno de los otros tres como pareja: doce manos en total.
        Cada mano se juega y se puntúa como en R-64, y los dos de la pareja anotan los puntos de la pareja en
        su propia cuenta (A-59). Después de doce manos gana el total individual más alto.
    .except = Los jugadores cambian de asiento cada cuatro manos, para que los dos de cada pareja queden frente
        a frente. En esas cuatro manos cada uno de los cuatro reparte una vez (A-76). Una mesa puede acordar
        más rondas. Si el total más alto es compartido, ver A-62.
    .example = Manos 1 a 4: Ana y Chloé contra Ben y Duarte, sentados Ana, Ben, Chloé, Duarte. Manos 5 a 8: Ana
        y Ben contra Chloé y Duarte, sentados Ana, Chloé, Ben, Duarte. Manos 9 a 12: Ana y Duarte contra Ben y
        Chloé, sentados Ana, Ben, Duarte, Chloé.

R-66 = Ocho jugadores en dos mesas
    .when = { $edition ->
            [hp2018] Ocho jugadores acordaron este torneo (`penult score --tournament`). La hoja de esta
                edición no lo trae.
            [all] Ocho jugadores acordaron este torneo (`penult score --tournament`). En la
                { edition-hp2018 }, cuya hoja no lo trae, también se puede acordar.
           *[other] Ocho jugadores acordaron este torneo (`penult score --tournament`).
        }
    .effect = Cada cual juega cuatro manos con cada uno de los otros siete como pareja: veintiocho manos por
        jugador, en siete rondas de cuatro manos, en dos mesas al mismo tiempo. Cada mano se puntúa como en
        R-65, y gana el total individual más alto.
    .except = Quién se enfrenta a quién se dice en A-77; quién reparte, en A-76. Entre las dos mesas se juegan
        cincuenta y seis manos.

A-59 = Qué anota cada jugador
    .question = Con parejas que cambian, ¿qué anota cada jugador después de una mano?
    .ruling = Los dos de la pareja ganadora anotan el total completo de la pareja. Los demás no anotan nada.
    .why = Cada cual suma lo que hizo con cada uno de sus compañeros.

A-76 = El repartidor con parejas que cambian
    .question = ¿Quién reparte en una partida con parejas que cambian?
    .ruling = Cada uno de los cuatro jugadores de una mesa reparte una vez cada cuatro manos.
    .why = Cuatro manos y cuatro jugadores: así todos reparten el mismo número de veces.

A-77 = Quién se enfrenta a quién en dos mesas
    .question = Las hojas dicen quién hace pareja con quién en la partida de ocho jugadores, pero no contra
        quién.
    .ruling = El calendario de abajo, en el que cada par de jugadores juega cuatro manos en pareja y ocho como
        oponentes. Cualquier otro calendario en el que cada cual tenga a cada uno de los demás como pareja
        una vez durante cuatro manos también está de acuerdo con las hojas.

        Los jugadores llevan los números 1 a 8, y cada ronda tiene cuatro manos.

        Ronda 1: 8 y 1 contra 2 y 4; 3 y 7 contra 5 y 6.

        Ronda 2: 8 y 2 contra 3 y 5; 4 y 1 contra 6 y 7.

        Ronda 3: 8 y 3 contra 4 y 6; 5 y 2 contra 7 y 1.

        Ronda 4: 8 y 4 contra 5 y 7; 6 y 3 contra 1 y 2.

        Ronda 5: 8 y 5 contra 6 y 1; 7 y 4 contra 2 y 3.

        Ronda 6: 8 y 6 contra 7 y 2; 1 y 5 contra 3 y 4.

        Ronda 7: 8 y 7 contra 1 y 3; 2 y 6 contra 4 y 5.
    .why = Así todos se enfrentan con todos el mismo número de veces.

D-07 = Cuatro manos o doce
    .difference = Para cuatro jugadores, los textos ingleses piden cuatro manos con una pareja distinta en cada
        una, aunque solo hay otros tres, y los franceses omiten la palabra «distinta»; el español pide cuatro
        manos con cada pareja; el portugués da doce como total.
    .ruling = Cuatro manos con cada uno de los tres compañeros: doce (R-65). Es también la fórmula de la
        partida de ocho jugadores.
    .option = Con `rotate4_per_pair=1` cada pareja juega una mano: tres manos en total.

D-08 = Veintiocho manos
    .difference = Para ocho jugadores, el texto inglés pide cuatro manos con cada uno de los demás, veintiocho
        en total; el francés, cuatro manos con otro jugador; el español y el portugués solo dan el total.
    .ruling = Cuatro manos con cada uno de los otros siete: veintiocho por jugador (R-66).

D-30 = Varias mesas o varias rondas
    .difference = El título francés habla de torneos en varias rondas; los demás, de torneos en varias mesas.
    .ruling = Varias mesas (R-66).

R-67 = Eliminación
    .when = { $edition ->
            [hp2018] La mesa lo acordó (`score=elim`). La hoja de esta edición no lo trae.
            [all] La mesa lo acordó (`score=elim`). En la { edition-hp2018 }, cuya hoja no lo trae, también se
                puede acordar.
           *[other] La mesa lo acordó (`score=elim`).
        }
    .effect = Todos llevan una cuenta acumulada como en R-58, y se acuerda una meta, por ejemplo 500. El
        jugador cuyo total alcanza o pasa la meta queda eliminado; los demás siguen jugando.
    .except = En una mano pueden quedar eliminados varios jugadores (A-65). Sus asientos se cierran, y ya no
        participan (A-69).

R-68 = Eliminación: los dos últimos
    .when = En el juego de eliminación quedan dos jugadores.
    .effect = Siguen jugando con las reglas para dos jugadores (R-59 a R-62), con los totales que tienen, hasta
        que uno de ellos alcanza la meta y pierde. El otro gana la partida.
    .except = Esto puede llevar varias manos (D-24). Si una sola mano elimina a todos los jugadores menos uno,
        este gana sin esa última parte (A-65).

A-65 = Varios quedan eliminados a la vez
    .question = ¿Y si dos o más jugadores alcanzan la meta en la misma mano, quizá todos menos uno?
    .ruling = Todos ellos salen juntos. Si queda exactamente un jugador, gana de inmediato.
    .why = El ganador de la mano no suma nada y estaba por debajo de la meta, así que siempre queda por lo
        menos un jugador.

A-66 = Los totales de los dos últimos
    .question = ¿Los dos últimos jugadores empiezan otra vez desde cero?
    .ruling = No, conservan sus totales.
    .why = Es una sola cuenta acumulada desde la primera mano hasta la última.

A-69 = Los asientos de los eliminados
    .question = ¿Qué pasa con los asientos de los jugadores eliminados?
    .ruling = Se cierran: el turno pasa de largo. A los eliminados no se les puede escoger para una carta, y
        ellos no pueden sorprender a nadie ni señalar una carta como equivocada.
    .why = Ya no están en la partida.

D-24 = Cuánto juegan los dos últimos
    .difference = Los textos en inglés y francés hablan de una mano final; el español deja que los dos jueguen
        hasta que uno alcance la cantidad; el portugués dice que pueden jugar.
    .ruling = Tantas manos como hagan falta hasta que uno de ellos alcance la meta (R-68). No es algo que se
        pueda elegir.

D-42 = La cantidad en el juego de eliminación
    .difference = El texto portugués da 500 como ejemplo; el español lo recomienda y elogia el juego como el
        más desafiante.
    .ruling = La cantidad es libre, y lo habitual es 500 (A-64).
    .option = `target` es la cantidad.

## 2.16 Lo que no está en ninguna hoja

R-69 = Sin reglas caseras, salvo acuerdo
    .effect = Lo que las hojas no traen no se juega. En particular: nadie puede responder a un { draw-card } o
        a un { wild-four } con otro para pasárselo a alguien más; nadie puede adelantarse fuera de turno con una
        carta idéntica; con un 7 no se intercambian las manos y con un 0 no se pasan al vecino; nadie sigue
        robando hasta que salga una carta que se pueda jugar; y cualquier carta puede ser la última.
    .except = Esto vale para todo lo que la mesa no haya acordado. Lo que puede acordar está entre las opciones y en el
        capítulo de las reglas caseras. Nada más cambia las reglas.

R-70 = El objetivo del juego
    .effect = En cada mano tratas de quedarte sin cartas antes que nadie. Quien lo logra anota las cartas que
        los demás todavía tienen. Quien llega primero a 500 puntos gana la partida.
    .except = Se pueden acordar otras maneras de puntuar: una cuenta acumulada (R-58), parejas (R-64), parejas
        que cambian (R-65, R-66) o eliminación (R-67).

A-53 = Reglas caseras
    .question = ¿Forman parte del juego acumular cartas de robar, adelantarse con una carta idéntica, intercambiar manos
        con sietes y ceros, o robar hasta que salga algo que se pueda jugar?
    .ruling = Solo si la mesa lo ha acordado (R-69).
    .why = Ninguna de las hojas lo trae.

A-84 = Mezclar ediciones
    .question = ¿Puede un anfitrión mezclar las cartas de varias ediciones?
    .ruling = No es un juego impreso: cada mazo es el de su edición, ni más ni menos (R-02). { $edition ->
            [all] Si la gente lo hace en su propia mesa, el { sorting-hat } es una carta de acción jugada contra
                la persona escogida: la carta de { invisibility } puede cancelarlo antes de que se robe la
                primera carta, y el turno sigue como en A-31.
           *[other] Las cartas de las demás ediciones se quedan en sus cajas.
        }
    .why = Cada hoja describe su propio mazo.

## Opciones

option-score = Puntuación
    .about = Cómo se puntúan las manos y qué gana la partida. Ocho jugadores en dos mesas son un torneo
        (R-66).
    .winner = Quien se queda sin cartas anota lo que tienen todos los demás; gana quien llega primero a la meta
        (R-55, R-57).
    .tally = Cada cual suma lo que le queda en la mano; cuando alguien llega a la meta, gana el total más bajo
        (R-58).
    .elim = Cada cual suma lo que le queda en la mano; quien llega a la meta queda eliminado, y los dos
        últimos lo deciden entre sí (R-67, R-68).
    .team = Los dos de cada pareja se sientan frente a frente y anotan juntos (R-63, R-64).
    .rotate4 = Cuatro jugadores, cada uno con cada uno de los demás como pareja por turnos; gana el total
        individual más alto (R-65).
    .sheet = { $edition ->
            [hp2018] La hoja de esta edición trae las dos primeras; las demás vienen de las hojas de 2003.
            [all] Las hojas de la { edition-classic } y de la { edition-hp2003 } las traen todas; la de la
                { edition-hp2018 } trae las dos primeras.
           *[other] La hoja de esta edición las trae todas.
        }

option-target = Meta
    .about = El total que decide una partida: cualquier número entero desde 1 (A-64). Con parejas que cambian
        no se usa.
    .n500 = 500 puntos, como está impreso (R-57, R-58, R-67).
    .sheet = Todas las hojas dicen 500; el juego de eliminación deja el número a los jugadores (R-67).

option-drawn = La carta robada
    .about = Si un jugador que robó una carta que se puede jugar tiene que jugarla.
    .may = Puede jugarla o quedarse con ella (R-19, R-20).
    .must_declined = Tiene que jugarla quien podía jugar otra carta y optó por no hacerlo; si no, puede
        quedarse con ella. Nadie está obligado a hacer un blof (A-12).
    .must_nomatch = Tiene que jugarla quien no tenía nada que jugar; quien optó por no jugar puede quedarse
        con ella. Nadie está obligado a hacer un blof (A-12).
    .must = Siempre tiene que jugarla. Nadie está obligado a hacer un blof (A-12).
    .sheet = El texto portugués de 2003 obliga después de optar por no jugar (D-02); el español de 2018,
        cuando no había nada que jugar (D-03); todos los demás dejan elegir.

option-legality = Cartas equivocadas
    .about = Qué pasa cuando alguien juega una carta que no se puede jugar.
    .strict = El árbitro la rechaza. No pasó nada, y nadie paga nada.
    .table = Se puede jugar. Si otro jugador lo nota a tiempo, regresa a la mano y cuesta dos cartas y el turno
        (R-49). Las cartas jugadas contra alguien esperan hasta que se aceptan, para que haya tiempo de notarlo
        (A-48).
    .sheet = { $edition ->
            [hp2018] Las hojas de 2003 traen el castigo; la de esta edición no dice nada (A-83).
            [all] Las hojas de 2003 traen el castigo; la de la { edition-hp2018 } no dice nada (A-83).
           *[other] La hoja de esta edición trae el castigo (R-49). Donde un árbitro vigila cada carta, no
                hace falta.
        }

option-invis_scope = Quién puede jugar { invisibility } como respuesta
    .about = Quién puede cancelar una carta de acción con la carta de { invisibility }.
    .target = Solo el jugador contra quien se jugó la carta (R-39).
    .any = Todos los jugadores menos quien jugó la carta, hasta que se responda o empiece el siguiente turno
        (D-04, A-98).
    .sheet = El texto español de 2003 deja que lo haga cualquier jugador (D-04); el inglés, el francés y el
        portugués no.

option-invis_turn = Un turno después de { invisibility }
    .about = Si un jugador que cancela un { draw-card }, un { skip }, un { wild-four } o, entre dos jugadores,
        { reverse.a } tiene además un turno.
    .uses = No: la carta de { invisibility } fue el turno, y el juego sigue (A-25).
    .free = Sí: sigue un turno normal, con el color recién escogido (A-25, A-40).
    .sheet = El texto portugués ata la carta al turno propio, lo que apoya la primera lectura (D-05); los demás
        no lo dicen.

option-howler_target = Contra quién se puede jugar { howler }
    .about = Si quien juega la carta { howler } puede escogerse a sí mismo.
    .other = No: se escoge a otro jugador (R-35).
    .any = Sí: quien la juega puede decir en voz alta su propia mano, y no puede cancelarlo con la carta de
        { invisibility } (D-17).
    .sheet = El inglés y el español permiten escoger a cualquiera; el portugués dice otro jugador (D-17).

option-howler_invis_next = Quién juega después de { invisibility } contra { howler }
    .about = Desde quién se cuenta al siguiente jugador cuando la carta { howler } se canceló.
    .howler = Desde quien jugó la carta { howler } (A-31).
    .invis = Desde la persona escogida que jugó la carta de { invisibility } (A-31, A-98).
    .sheet = Los textos franceses dejan que el juego siga normalmente, lo que apoya la primera lectura; el
        inglés se puede leer de las dos maneras (D-20).

option-two_reverse = Una carta { reverse } entre dos jugadores
    .about = Qué hace { reverse.a } entre dos jugadores.
    .skip = Vale como un { skip } (R-59, A-63).
    .noop = Solo cambia el sentido, y después juega el oponente (A-63).
    .sheet = La hoja de 2018 no tiene reglas para dos jugadores. Las hojas de 2003 convierten la carta en un
        { skip }; en sus ediciones esta opción se ignora (A-101).

option-hat_last = Un { sorting-hat } como última carta
    .about = Si alguien todavía roba cuando un jugador se queda sin cartas con un { sorting-hat }.
    .off = Nadie roba (R-53, A-38).
    .on = Quien se queda sin cartas escoge a alguien, que todavía roba hasta que salga una carta roja; esas
        cartas se cuentan (A-38, A-99).
    .sheet = La hoja de 2018 solo nombra { draw-card } y { wild-four } como últimas cartas que siguen contando
        (R-52).

option-hints = Sugerencias
    .about = Si un jugador que le sugiere una jugada a otro roba dos cartas.
    .off = Las sugerencias no cuestan nada.
    .on = El anfitrión o el árbitro puede castigar una sugerencia con dos cartas (R-48, A-70).
    .sheet = { $edition ->
            [hp2018] La hoja de esta edición no dice nada, así que el valor habitual es `off` (A-83).
            [all] Las hojas de 2003 traen el castigo, así que ahí el valor habitual es `on`; la de la
                { edition-hp2018 } no dice nada, así que el valor habitual es `off` (A-83).
           *[other] La hoja de esta edición trae el castigo, así que el valor habitual es `on` (R-48).
        }

option-forced_draw_closes = Robar por obligación y UNO
    .about = Si el plazo para sorprender un UNO olvidado se cierra cuando el siguiente jugador roba por un
        { wild-four } o un { draw-card }.
    .no = No: se cierra cuando de veras empieza un turno (R-46, A-39).
    .yes = Sí, robar por obligación lo cierra (A-39, A-97).
    .sheet = Según las hojas, un turno empieza cuando alguien saca carta { draw-pile.of }; al pie de la
        letra, esa sería la segunda lectura (A-39).

option-reshuffle = El momento de barajar
    .about = Cuándo los descartes forman { draw-pile.new }.
    .eager = En cuanto la última carta salió { draw-pile.of } (R-50, A-54).
    .lazy = Solo cuando hay que robar una carta y { draw-pile.the } no tiene cartas (A-54).
    .sheet = Todas las hojas hablan del momento en que la pila se terminó, y esa es la primera lectura.

option-first_return = Una primera carta que regresa
    .about = Adónde va una primera carta que no puede quedarse.
    .shuffle = A un lugar al azar { draw-pile.of } (R-13, A-07).
    .middle = La carta { howler } o la de { invisibility } va justo a la mitad { draw-pile.of }; un
        { wild-four }, a un lugar al azar (A-07).
    .sheet = El texto portugués de 2003 mete la carta { howler } y la de { invisibility } a la mitad (D-21);
        los demás devuelven cualquiera de estas cartas al mazo.

option-wd4_guilty_card = Un { wild-four } que resultó ilegal
    .about = Qué pasa con la carta cuando un desafío tiene éxito.
    .stays = Se queda en la pila, y su color vale (R-33, A-18).
    .returned = Regresa a su jugador, vuelven a valer la carta y el color de antes, y luego su jugador roba
        cuatro (A-18, A-90).
    .sheet = Ninguna hoja dice que la carta regrese (D-15).

option-next_dealer = El siguiente repartidor
    .about = Quién reparte la siguiente mano de una partida.
    .left = El jugador a la izquierda del último repartidor, sin contar a los eliminados (A-61).
    .winner = El ganador de la última mano; después de una mano anulada, el jugador a la izquierda del
        repartidor (A-61).
    .same = Otra vez la misma persona; si quedó eliminada, el reparto pasa hacia la izquierda (A-61).
    .redetermine = El repartidor se busca de nuevo antes de cada mano, como antes de la primera (A-61, A-86).
    .sheet = Ninguna hoja dice quién reparte las manos siguientes.

option-lowest_tie = Un total más bajo compartido
    .about = Qué pasa en una cuenta acumulada cuando la partida se acabó y el total más bajo es compartido.
    .play_on = Todos juegan otra mano, hasta que un solo jugador tenga el más bajo (A-62).
    .share = Quienes lo comparten ganan juntos (A-62).
    .sheet = Ninguna hoja habla de empates.

option-blocked = Cuando nadie puede jugar
    .about = Qué pasa cuando no se puede robar nada y todos pasaron uno tras otro.
    .void = La mano se anula y nadie anota (A-57).
    .lowest_hand = El jugador con menos puntos en la mano gana la mano; un empate la anula (A-57).
    .sheet = Ninguna hoja habla de eso.

option-rotate4_per_pair = Manos con cada pareja
    .about = Cuántas manos juega cada pareja en la partida de cuatro jugadores con parejas que cambian.
    .n4 = Cuatro: doce manos en total (R-65).
    .n1 = Una: tres manos en total (D-07).
    .sheet = Los textos en español y portugués de 2003 llegan a doce manos; los textos en inglés y francés son
        confusos (D-07).

option-false_catch = Acusaciones falsas
    .about = Qué cuesta acusar a alguien sin razón de un UNO olvidado o de una carta equivocada.
    .none = Nada (A-42).
    .draw2 = Dos cartas, a menos que se haya querido sorprender un instante demasiado tarde (A-42, A-92).
    .sheet = Ninguna hoja trae un castigo por eso.
