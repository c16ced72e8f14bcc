## El libro en el español de España: solo lo que se dice de otra manera que en es.

R-02 = La baraja
    .except = A la baraja no se le añade ni se le quita nada. Si le falta una carta, o le sobra alguna, se corrige
        antes de repartir.
R-03 =
    .effect = Cada cual saca una carta de la baraja y la descubre. Reparte quien tenga el número más alto. Una
        carta que no es de número cuenta cero, igual que el número 0. Todas esas cartas vuelven a la baraja antes
        de barajar.
R-05 =
    .effect = El repartidor baraja todas las cartas y da siete cartas a cada jugador, incluido él mismo. Las
        cartas se reparten boca abajo, y lo que alguien tiene en la mano solo lo ve esa persona.
R-06 =
    .effect = Las cartas que sobran son { draw-pile.the }; quedan boca abajo. La carta de arriba se descubre,
        se pone al lado y con ella empieza { discard-pile.the }. Esa primera carta puede tener un efecto
        propio (R-08 y las reglas que le siguen).
A-05 =
    .why = Ninguna hoja da un orden. Con la baraja bien mezclada da lo mismo; se fija para que una mano registrada se
        pueda repartir otra vez.
A-06 =
    .ruling = En el sentido de las agujas del reloj, visto desde arriba: la persona que tienes a la izquierda
        es la siguiente en ese sentido. Hacia la derecha es el sentido contrario.
D-46 =
    .difference = La hoja 42797 en inglés y el texto inglés de su borrador contienen las mismas reglas, y
        también los dos textos franceses entre sí. Las hojas 42003 y 42797 difieren en la baraja, en cómo se
        busca al repartidor, en las cartas especiales, en algunos títulos perdidos y en { $edition ->
            [all] cuántas cartas hace robar la carta de robar: dos el Roba dos, tres el Roba tres.
           *[other] la carta de robar, que aquí es { draw-card }.
        }
A-07 =
    .question = Las hojas mandan esa carta de vuelta a la baraja. ¿A qué lugar, exactamente?
    .why = Devolver una carta a una baraja mezclada quiere decir que nadie debe saber dónde está.
D-21 =
    .difference = Los textos en inglés, español y francés devuelven toda carta de ese tipo a la baraja o a la
        pila. El portugués lo hace así con un { wild-four }, pero mete la carta { howler } y la de
        { invisibility } en mitad de la pila.
R-17 =
    .effect = { $edition ->
            [classic] Un { wild } siempre se puede jugar. Un { wild-four } también, pero jugado contra su
                condición es un farol (R-28, R-30).
            [hp2003] Un { wild }, la carta { howler } o la de { invisibility } siempre se pueden jugar. Un
                { wild-four } también, pero jugado contra su condición es un farol (R-28, R-30).
            [hp2018] Un { wild } o un { sorting-hat } siempre se puede jugar. Un { wild-four } también, pero
                jugado contra su condición es un farol (R-28, R-30).
           *[all] Un { wild }, la carta { howler }, la de { invisibility } o un { sorting-hat } siempre se
                pueden jugar, en las ediciones que los tienen. Un { wild-four } también, pero jugado contra su
                condición es un farol (R-28, R-30).
        }
R-19 = La carta que has robado
    .when = Has robado una carta para tu turno, porque no tenías nada que jugar (R-18) o porque has optado por no
        jugar (R-20).
    .effect = Si la carta que has robado se puede jugar, puedes hacerlo de inmediato, en el mismo turno, y la
        carta hace todo lo que hace una carta así. Si te quedas con ella, o si no se puede jugar, tu turno se
        acabó.
    .except = No tienes que mostrar una carta con la que te quedas (A-13), ni tienes que decir que pasas
        (A-11). Con `drawn` una mesa puede acordar que la carta robada, si se puede jugar, se tiene que jugar
        (D-02, D-03); aun así, nadie está obligado a hacer un farol (A-12).
R-21 =
    .when = Has robado una carta para tu turno.
R-22 =
    .except = La carta recién jugada puede decir otra cosa (R-24, R-25, R-26, R-29). Gritar UNO, pillar a
        alguien y los castigos por eso nunca cambian de quién es el turno.
A-12 =
    .ruling = Sí, siempre, porque el farol está permitido (R-30). Pero nadie está obligado a hacer un farol:
        donde la carta robada se tiene que jugar (`drawn`), uno se puede quedar con un { wild-four } que sería
        un farol.
    .why = Si jugarlo solo puede ser un farol, es porque hay en la mano una carta del color en juego, y esa sí
        se puede jugar.
R-28 =
    .except = Las cartas que coincidirían solo en número o en símbolo no lo impiden, y tampoco otros
        comodines, del tipo que sean (A-15). Jugado contra la condición es un farol, que está permitido por
        cuenta y riesgo de cada cual (R-30 a R-34).
    .example = Arriba hay un 7 rojo. Ana tiene un { wild-four }, un 7 azul, un { skip } verde y un { wild }.
        Puede jugar el { wild-four }: no tiene ninguna carta roja. Con un { skip } rojo en la mano sería un
        farol.
R-30 = { wild-four }: el farol
R-33 =
    .except = Las cuatro son un castigo y no se pueden evitar. Si el culpable tenía una sola carta y no había
        gritado UNO, ya no se le puede pillar: ahora tiene más de una (A-41). Con
        `wd4_guilty_card=returned` la carta regresa a su jugador, y vuelven a valer la carta y el color de
        antes (A-18).
A-21 =
    .why = En la mano no había otra carta, así que no pudo ser un farol.
A-22 = { invisibility } contra un farol
    .ruling = No. Nadie sabrá nunca si fue un farol.
A-24 =
    .question = ¿Puede un jugador cuyo farol fue descubierto jugar la carta de { invisibility } contra las
        cuatro cartas?
R-36 =
    .when = Te han escogido, y no juegas la carta de { invisibility } (R-38).
R-38 =
    .when = Te han escogido para la carta { howler }, tienes la de { invisibility } y todavía no has empezado a
        decir tu mano.
A-31 =
    .option = Con `howler_invis_next=invis` el juego sigue con quien viene después de quien jugó la carta de
        { invisibility }; esa carta cuenta entonces como un turno y cierra el plazo para pillar (R-46).
R-39 =
    .when = Acaban de jugar contra ti una carta de acción, y su efecto todavía no ha empezado: un { draw-card },
        un { skip }, un { wild-four }, la carta { howler } (R-38) o, entre dos jugadores, { reverse.a }.
A-29 =
    .ruling = No, no le hacen nada a nadie. Claro que el siguiente jugador puede jugar la carta de
        { invisibility } como { wild } en el turno que sigue (R-40). En la baraja hay una sola carta de
        { invisibility }, así que nunca se responde a sí misma.
A-99 =
    .question = Donde un { sorting-hat } jugado como última carta todavía hace robar a alguien (`hat_last=on`),
        ¿hay que escoger a un jugador, y qué pasa si el mazo no basta?
    .ruling = Hay que escoger a un jugador; sin eso la jugada no vale. Si { draw-pile.the } no basta, se
        barajan los descartes para seguir robando (A-58).
R-43 =
    .effect = Tienes que gritar UNO, lo bastante fuerte para que todos lo oigan. Puedes gritarlo justo antes
        de que la carta toque { discard-pile.the }, al jugarla o después, mientras nadie te haya pillado
        (R-44, A-94).
R-44 =
    .when = Te queda una carta y has olvidado gritar UNO.
    .effect = Si lo gritas antes de que alguien te haya pillado, te salvas y no robas nada.
R-45 = Desde cuándo se puede pillar
    .effect = Desde ese momento, cualquier otro jugador puede pillar a quien lo olvidó, con solo decirlo.
    .except = Ni un momento antes: mientras la carta siga en la mano o en el aire, no se puede pillar a
        nadie. También se puede pillar a la propia pareja. Un jugador eliminado no puede pillar a nadie
        (A-69).
R-46 = Hasta cuándo se puede pillar
    .effect = Se le puede pillar hasta que el siguiente jugador empiece su turno. Un turno empieza en el
        momento en que su jugador toma { draw-pile.of } la carta que va a robar, o saca otra de la mano
        para jugarla. Desde entonces, quien olvidó gritar está a salvo.

        El siguiente jugador es quien de veras tiene el siguiente turno: después de un { skip }, un
        { wild-four } o un { draw-card }, quien viene después del jugador afectado; después de
        { reverse.a }, el vecino en el nuevo sentido.
    .except = No empieza ningún turno quien roba por una carta o por un castigo, quien acepta o desafía, quien
        escoge un color, quien grita UNO o pilla a alguien, ni aquel cuya jugada se rechaza (A-39, A-87).
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
    .two = Después de una carta que te da otro turno, el siguiente jugador eres tú: se te puede pillar
        hasta que empieces ese turno (A-46).
    .example = Ana tiene dos cartas, juega un { skip } contra Ben y olvida gritar UNO. Se le puede pillar
        hasta que Chloé empiece su turno, y Ben puede hacerlo igual que los demás.
R-47 =
    .when = Te han pillado a tiempo (R-45, R-46).
    .except = No cambia de quién es el turno. Si las pilas no tienen suficientes cartas, robas las que haya
        (A-47), y no se te puede pillar otra vez por la misma carta (A-91). Una acusación falsa no
        cuesta nada, salvo que la mesa haya acordado otra cosa (A-42).
A-39 =
    .question = El siguiente jugador roba por un { wild-four } o un { draw-card }, acepta o desafía. ¿Empezó
        un turno, de modo que ya no se puede pillar a nadie?
    .ruling = No. Se puede pillar hasta que alguien de veras empiece un turno.
    .why = El jugador afectado pierde el turno, así que no puede empezarlo. De otro modo casi nunca se podría
        pillar a alguien cuya penúltima carta fue un { draw-card }.
    .option = Con `forced_draw_closes=yes`, lo que el siguiente jugador roba por un { wild-four } o un
        { draw-card } cierra el plazo para pillar, incluso después de un desafío fracasado y aunque no se
        haya podido robar ninguna carta (A-97). Lo que se roba como castigo no lo cierra. { $edition ->
            [hp2003] Decir la mano en voz alta tampoco.
            [hp2018] Lo que se roba por un { sorting-hat } tampoco. Entonces no se puede pillar a nadie
                cuya penúltima carta fue un { draw-card }, porque su efecto llega en el acto.
            [classic] Entonces no se puede pillar a nadie cuya penúltima carta fue un { draw-card },
                porque su efecto llega en el acto.
           *[all] Lo que se roba por un { sorting-hat } tampoco. En la { edition-classic } y en la
                { edition-hp2018 } no se puede entonces pillar a nadie cuya penúltima carta fue un
                { draw-card }, porque su efecto llega en el acto.
        }
A-40 = ¿{ invisibility } cierra el plazo para pillar?
A-41 =
    .question = Un jugador que olvidó gritar UNO roba cartas por otra causa antes de que lo pillen. ¿Se le
        puede pillar todavía?
    .ruling = No. Con más de una carta en la mano no hay nada que gritar. { $edition ->
            [hp2018] Esto puede pasar cuando se descubre un farol (R-33), por otro castigo o por un
                { sorting-hat }.
            [all] Esto puede pasar cuando se descubre un farol (R-33), por otro castigo o, en la
                { edition-hp2018 }, por un { sorting-hat }.
           *[other] Esto puede pasar cuando se descubre un farol (R-33) o por otro castigo.
        }
A-42 =
    .ruling = No pasa nada y no cambia nada. Si otra persona de veras olvidó gritar, todavía se le puede
        pillar.
    .option = Con `false_catch=draw2`, quien acusa en falso roba dos cartas, si acusó de un UNO olvidado y,
        con `legality=table`, también si acusó de una carta equivocada. Aun así no cuestan nada: acusarse a
        uno mismo, señalar una carta donde el árbitro de todos modos rechaza las equivocadas, y pillar a
        alguien un instante demasiado tarde (A-92).
A-43 = Dos pillan a la vez
    .question = Dos jugadores pillan a la misma persona. ¿Hay dos castigos?
    .why = Después ya no queda nadie a quien pillar.
A-46 =
    .question = Entre dos jugadores, la penúltima carta de alguien le da otro turno. ¿Hasta cuándo se le puede
        pillar?
    .ruling = Hasta que empiece ese turno extra. El oponente tiene que tener la oportunidad de pillar
        entre una jugada y otra.
A-52 =
    .ruling = El plazo para pillar se acabó, como en A-41.
A-68 =
    .ruling = Lo que se dijo primero. En una mesa de verdad, eso es lo que todos oyeron primero. En una mesa
        en línea no es lo que llegó primero: la mesa descuenta el tiempo que necesita la conexión de cada
        jugador, como mucho un cuarto de segundo, y espera a quienes quizá hablaron antes y cuyas palabras aún
        vienen en camino. Mide ese tiempo una y otra vez, y todos lo pueden ver. Nadie puede haber contestado
        a una carta antes de que se mostrara. Dos cosas dichas con menos de 40 milésimas de segundo de
        diferencia cuentan como dichas a la vez, y entonces decide la suerte. Señalar una carta equivocada
        sigue el mismo orden. Los bots se contienen: después de mostrarse la carta, ninguno pilla antes de
        0,6 segundos ni empieza su turno antes de 1,5 segundos.
    .why = El grito tiene que llegar antes de que alguien haya pillado al jugador, y la acusación antes de
        que empiece el siguiente. Una conexión rápida no debería decidirlo.
A-85 =
    .question = La carta { howler } fue la penúltima de un jugador, y la de { invisibility } jugada contra ella
        también fue la penúltima de otro. Ninguno gritó UNO. ¿A cuántos se puede pillar?
    .ruling = A los dos, a cada uno por lo suyo. Pillar a uno no protege al otro.
A-87 =
    .ruling = No. A quien olvidó gritar todavía se le puede pillar.
A-88 = Pillar antes de que se escoja el color
    .question = { $edition ->
            [hp2003] La penúltima carta de un jugador fue { howler }, y su color no se ha escogido. ¿Se le
                puede pillar?
            [hp2018] La penúltima carta de un jugador fue un { sorting-hat }, y su color no se ha escogido. ¿Se
                le puede pillar?
           *[all] La penúltima carta de un jugador fue { howler } o un { sorting-hat }, y su color no se ha
                escogido. ¿Se le puede pillar?
        }
A-91 = Pillar cuando no hay nada que robar
    .question = Se pilla a un jugador, pero no se puede robar ninguna carta. ¿Se le puede pillar otra
        vez más tarde?
    .why = Por un grito olvidado se pilla una sola vez, den lo que den las pilas (A-43, A-47).
A-92 = Pillar un instante demasiado tarde
    .question = Donde una acusación falsa cuesta dos cartas (`false_catch=draw2`), ¿qué pasa con quien quiso
        pillar y llegó un instante tarde?
    .ruling = No le cuesta nada si a la persona acusada todavía se le podía pillar justo antes de que empezara el
        turno actual, o más tarde. Para quien señala tarde una carta equivocada no hay esa tolerancia.
A-97 =
    .question = Donde robar por obligación cierra el plazo para pillar (`forced_draw_closes=yes`), ¿y si no
        había carta que robar?
D-10 =
    .ruling = Antes o después, hasta que alguien pille al jugador (R-43, R-44). El mismo texto español acepta un grito
        posterior en su parte sobre castigos.
R-49 =
    .except = Si nadie lo nota a tiempo, la carta vale. Un { wild-four } jugado contra su condición de color
        no es una carta equivocada, sino un farol (R-30). Una carta jugada fuera de turno solo vuelve a la
        mano (A-73). Una carta descubierta al inicio nunca es equivocada. Con `legality=strict`, que es lo
        habitual, el árbitro no deja jugar una carta equivocada, y nadie paga nada.
A-49 =
    .ruling = No tiene ninguno: vuelven a valer el color y el sentido de antes. Pero el turno ya había
        empezado. A quien hasta entonces se podía pillar por un UNO olvidado ya no se le puede pillar,
        y las cartas ya robadas como castigo no se devuelven.
A-55 = No bastan las cartas ni después de barajar
D-12 =
    .difference = En los textos ingleses de 2003 se mezcla la baraja; los franceses, las cartas de la baraja; el
        portugués nombra justo la pila que está vacía; el español deja la última carta en su lugar; el texto
        inglés de 2018 nombra { discard-pile.the }.
R-51 =
    .last = Cuando la mano se acabó, ya no se pilla a nadie.
R-52 =
    .except = No hay desafío (A-21), y no se puede jugar nada en contra. { $edition ->
            [hp2003] Eso vale también para la carta de { invisibility } (A-34).
            [all] En la { edition-hp2003 } eso vale también para la carta de { invisibility } (A-34).
           *[other] No se puede evitar robarlas.
        } Si { draw-pile.the } no basta, se barajan los descartes para completar esas cartas (A-58). Para
        el { wild-four } no hace falta escoger color (A-51).
A-58 = Robar por la última carta cuando el mazo no basta
A-101 =
    .question = ¿En qué momento se juzga que nadie está obligado a hacer un farol (A-12)? ¿Cambia el sentido
        una carta { reverse } jugada como la última? ¿Dónde cuenta `two_reverse`?
    .ruling = Si un { wild-four } robado sería un farol, se juzga cuando su jugador quiere quedarse con él.
        Una carta { reverse } final bien jugada deja el sentido como estaba. `two_reverse` solo cuenta en la
        { edition-hp2018 }; en las demás ediciones está impreso que { reverse.a } entre dos es un { skip }.
A-69 =
    .ruling = Se cierran: el turno pasa de largo. A los eliminados no se les puede escoger para una carta, y
        ellos no pueden pillar a nadie ni señalar una carta como equivocada.
A-84 =
    .ruling = No es un juego impreso: cada baraja es la de su edición, ni más ni menos (R-02). { $edition ->
            [all] Si la gente lo hace en su propia mesa, el { sorting-hat } es una carta de acción jugada contra
                la persona escogida: la carta de { invisibility } puede cancelarlo antes de que se robe la
                primera carta, y el turno sigue como en A-31.
           *[other] Las cartas de las demás ediciones se quedan en sus cajas.
        }
    .why = Cada hoja describe su propia baraja.
option-drawn =
    .must_declined = Tiene que jugarla quien podía jugar otra carta y optó por no hacerlo; si no, puede
        quedarse con ella. Nadie está obligado a hacer un farol (A-12).
    .must_nomatch = Tiene que jugarla quien no tenía nada que jugar; quien optó por no jugar puede quedarse
        con ella. Nadie está obligado a hacer un farol (A-12).
    .must = Siempre tiene que jugarla. Nadie está obligado a hacer un farol (A-12).
option-forced_draw_closes =
    .about = Si el plazo para pillar un UNO olvidado se cierra cuando el siguiente jugador roba por un
        { wild-four } o un { draw-card }.
option-first_return =
    .sheet = El texto portugués de 2003 mete la carta { howler } y la de { invisibility } en el medio (D-21);
        los demás devuelven cualquiera de estas cartas a la baraja.
option-false_catch =
    .draw2 = Dos cartas, a menos que se haya querido pillar un instante demasiado tarde (A-42, A-92).
