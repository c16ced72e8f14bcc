### Las reglas caseras: lo que la gente juega además de las reglas impresas. De cada regla que se puede elegir, un
### nombre, de qué trata, una línea para cada valor y de dónde viene; de cada paquete de reglas, un nombre y qué
### hace; un mensaje para cada regla (H) y para cada mezcla rechazada (C).
###
### El orden de las partes es el de la versión inglesa.

## Las secciones del capítulo

section-house-totals = Reglas caseras: acumular y desviar
section-house-bluff = Reglas caseras: el { wild-four }
section-house-hands = Reglas caseras: el 7 y el 0
section-house-jump = Reglas caseras: adelantarse
section-house-several = Reglas caseras: varias cartas a la vez
section-house-drawing = Reglas caseras: robar
section-house-last = Reglas caseras: la última carta
section-house-mercy = Reglas caseras: la regla de piedad
section-house-calls = Reglas caseras: gritar UNO
section-house-setup = Reglas caseras: el reparto
section-house-printed = Las reglas caseras y el juego impreso
section-house-conflicts = Reglas caseras que no van juntas

## Las reglas que se eligen

option-stack = Acumular
    .about = Qué cartas de robar se pueden jugar una sobre otra, para que el siguiente robe por todas.
    .off = Ninguna. Roba quien la recibe.
    .two = Un { draw-card } sobre otro.
    .same = Un { draw-card } sobre otro, y un { wild-four } sobre otro.
    .up = Una carta que valga lo mismo o más: también un { wild-four } sobre un { draw-card }.
    .fit = Cualquiera que coincida: sobre un { wild-four }, solo un { draw-card } del color escogido.
    .any = Cualquier carta de robar sobre cualquier otra.
    .origin = La regla por la que más se discute. El mazo de reglas caseras de Mattel acumula cartas del mismo tipo
        (`same`), su juego para celular mezcla los tipos (`any`), y una recopilación muy leída acumula hacia arriba
        (`up`). Las hojas impresas no tienen nada de eso (R-69).
option-stack_max = Tope al acumular
    .about = Cuántas cartas de robar se pueden acumular: de 2 a 12.
    .n0 = Sin tope.
    .any-number = Esa cantidad como máximo; después, el siguiente jugador roba.
    .origin = Lo pidieron jugadores de una versión para computadora. Ninguna caja trae un tope.
option-deflect = Desviar
    .about = Si puedes desviar un { draw-card } con { skip.a } o { reverse.a } en vez de robar.
    .off = No.
    .skip = Con { skip.a } que coincida, pasa al siguiente jugador.
    .reverse = Con { reverse.a } que coincida, vuelve por donde vino.
    .both = Con cualquiera de las dos cartas.
    .origin = Mattel propuso una vez la mitad de esto, la { skip.of }, como regla del día; dijera lo que dijera la
        prensa, no está en ninguna caja. En otras partes también se desvía con { reverse.a }.
option-bluff = El blof
    .about = Cuándo se puede jugar un { wild-four } y cuándo se puede desafiar.
    .challenge = Puede ser un blof, y quien tendría que robar puede desafiarlo.
    .first = Igual, pero el que se sumó a un total no se puede desafiar.
    .free = Siempre se puede jugar, y nunca se puede desafiar.
    .none = No puedes jugarlo si tienes una carta del color en juego, así que no hay nada que desafiar.
    .origin = Donde se acumula, no hay acuerdo sobre qué { wild-four } se puede desafiar: todos, solo el primero o
        ninguno. En No Mercy no hay desafíos (`free`).
option-seven = El 7 intercambia manos
    .about = Si con un 7 dos jugadores intercambian sus manos.
    .off = Un 7 es una carta cualquiera.
    .must = Quien juega un 7 tiene que intercambiar su mano con alguien.
    .may = Quien juega un 7 puede intercambiar su mano con alguien, o dejarlo como una carta cualquiera.
    .origin = La mitad de «siete-cero», del mazo de reglas caseras de Mattel. Casi todas las fuentes dicen que el cambio
        es obligatorio; algunas, que es opcional.
option-zero = El 0 pasa las manos
    .about = Si con un 0 cada jugador le pasa su mano al siguiente.
    .off = Un 0 es una carta cualquiera.
    .rotate = Cada mano va al siguiente jugador en el sentido del juego.
    .origin = La otra mitad de «siete-cero». En esta, todas las fuentes coinciden.
option-jump = Adelantarse
    .about = Si se puede jugar fuera de turno una carta idéntica a la de arriba.
    .off = No.
    .on = Sí, y el juego sigue desde ahí.
    .not_last = Sí, pero no con la última carta.
    .origin = La regla número uno del mazo de reglas caseras de Mattel. No hay acuerdo sobre si así se puede ganar.
option-multi = Varias cartas a la vez
    .about = Si se pueden jugar juntas varias cartas con número.
    .off = No: una carta por turno.
    .identical = Dos del mismo color y número.
    .face = Cuantas se quiera del mismo número.
    .origin = Se juega en muchas casas y de muchas formas; con estas dos no hay nada que discutir.
option-draw = Robar
    .about = Cuántas cartas robas en tu turno.
    .one = Una.
    .until = Las que hagan falta hasta que salga una que se pueda jugar.
    .origin = Se juega a menudo en lugar de la regla impresa (R-18), y es la regla de No Mercy.
option-decline = Robar pudiendo jugar
    .about = Si puedes robar aunque tengas una carta que se puede jugar.
    .may = Sí.
    .never = No: quien puede jugar, juega.
    .origin = En algunos juegos se llama jugada obligada. En otros, ese nombre significa que la carta robada se tiene que
        jugar, que aquí es `drawn=must`.
option-finish = La última carta
    .about = Con qué carta se puede acabar la mano.
    .any = Con cualquiera.
    .no_wild = Con cualquiera, menos un comodín.
    .number = Solo con una carta con número.
    .origin = Es común, y no está impresa en ninguna parte. Dos reglas llevan el mismo nombre: una prohíbe solo los
        comodines; la otra, todas las cartas de acción.
option-mercy = Regla de piedad
    .about = Cuántas cartas dejan a alguien fuera de la mano: de 4 a 60, y más de las que se reparten.
    .n0 = Nadie queda fuera.
    .any-number = Con tantas cartas o más, quedas fuera de la mano.
    .origin = De UNO Show ’em No Mercy, donde 25 cartas son demasiadas.
option-call = Gritar UNO
    .about = Qué pasa si alguien olvida gritar UNO.
    .printed = Te pueden sorprender hasta que empiece el siguiente turno, pero si gritas antes, te salvas.
    .strict = Se grita antes de jugar la carta o al jugarla. Si no, robas en el acto.
    .off = Nadie tiene que gritar.
    .origin = La forma estricta viene de los videojuegos, donde a la máquina no se le escapa nada.
option-call_price = Precio de olvidar UNO
    .about = Cuántas cartas cuesta olvidar el grito de UNO: de 1 a 10.
    .n2 = Dos cartas.
    .any-number = Esa cantidad de cartas.
    .origin = Cuestión de gustos. Las hojas coinciden en dos (R-47).
option-deal = Cartas repartidas
    .about = Cuántas cartas recibe cada jugador: de 3 a 15.
    .n7 = Siete cartas.
    .any-number = Esa cantidad de cartas.
    .origin = Con menos cartas la mano es más corta, con más es más larga. Las hojas coinciden en siete (R-05).
option-opening = La primera carta
    .about = Qué cartas pueden salir como primera carta.
    .printed = Lo que dice la hoja.
    .number = Solo una carta con número; cualquier otra regresa a la pila.
    .origin = De No Mercy, donde una carta de acción se queda debajo de la siguiente en vez de regresar.

## Paquetes de reglas

preset-progressive = Progresivo
    .about = Se acumulan cartas del mismo tipo: un { draw-card } sobre otro, un { wild-four } sobre otro.
    .beware = Con ese nombre, en otras mesas se mezclan los tipos.
preset-go-wild = A lo loco
    .about = Cualquier carta de robar se acumula sobre cualquier otra.
    .beware = En inglés se llama Go Wild; las demás cartas de ese juego no están aquí.
preset-seven-o = Siete-cero
    .about = Un 7 intercambia dos manos, un 0 las pasa todas.
    .beware = En otras mesas, quien juega el 7 decide si cambia: añade `seven=may`.
preset-jump-in = Fuera de turno
    .about = Se juega fuera de turno una carta idéntica.
    .beware = No hay acuerdo sobre si así se puede ganar; si en tu mesa no se puede, añade `jump=not_last`.
preset-skip-bounce = Rebote
    .about = Con { skip.a } que coincida, un { draw-card } pasa al siguiente jugador.
    .beware = No es regla de ninguna caja, aunque lo dijo la prensa.
preset-force-drawn = Lo que robas, lo juegas
    .about = Si la carta robada se puede jugar, hay que jugarla.
    .beware = A menudo se llama jugada obligada, pero «El que puede, juega» también se llama así.
preset-force-lay = El que puede, juega
    .about = Nadie roba si puede jugar.
    .beware = A menudo se llama jugada obligada, pero «Lo que robas, lo juegas» también se llama así.
preset-no-mercy = Sin piedad
    .about = Se acumulan cartas iguales o mayores, se intercambian y se pasan manos, se roba hasta poder jugar, y con 25
        cartas quedas fuera.
    .beware = Son las reglas de UNO No Mercy con nuestras cartas; sus 168 cartas no están aquí. Varias guías se
        equivocan al decir que en él solo se acumulan cartas idénticas.

## 3.1 Totales

H-01 = El total
    .when = Alguien juega una carta de robar, es decir, un { wild-four } o un { draw-card }, o al principio se descubre
        un { draw-card }.
    .effect = Las cartas que hay que robar forman un total contra la víctima, la persona a la que le toca robarlas.
        Aceptar es robar todo el total y perder el turno (R-24, R-29). Cada carta de robar que se suma hace crecer el
        total.
H-02 = Cuándo se le pregunta a la víctima
    .when = Hay un total contra alguien.
    .effect = A la víctima se le pregunta siempre que las reglas de la mesa permitan responder al total: sumar una
        carta (H-03, H-05), desviarlo (H-08) o desafiar (H-12, H-13). Con `legality=table` también se
        le pregunta, para que haya tiempo de señalar la carta jugada. { $edition ->
            [hp2003] Aquí se le pregunta siempre, porque la carta de { invisibility } podría cancelarlo.
            [all] En la { edition-hp2003 } se le pregunta siempre, porque la carta de { invisibility } podría
                cancelarlo.
           *[other] { "" }
        } Lo que de verdad tiene en la mano no importa (A-80).
    .except = Si no, el total se roba en el acto.
H-03 = Sumar a un total
    .when = Hay un total contra ti, y `stack` no es `off`.
    .effect = En vez de aceptar puedes jugar una carta de robar. Con `two`, un { draw-card } sobre otro. Con `same`,
        también un { wild-four } sobre otro. Con `up`, también un { wild-four } sobre un { draw-card }. Con `any`,
        cualquiera sobre cualquiera. Con `fit` tiene que coincidir con la carta de arriba, como siempre (R-16, R-17).
        Las cartas que esa carta hace robar se suman al total, que queda contra el siguiente jugador.
    .except = Salvo con `fit`, solo importa cuál es la última carta de robar del total. No importa su color, ni que
        encima haya { skip.a } o { reverse.a }. No se puede sumar ninguna otra carta, y nadie está obligado a sumar.
    .example = Con `same`, Ana juega un { draw-card } contra Ben, y Ben otro contra Chloé. Chloé no tiene ninguno y roba
        por los dos.
H-04 = Sumar es un turno
    .effect = Al jugar una carta sobre un total empieza tu turno (R-46): desde ese momento ya no se puede sorprender a
        nadie por la carta anterior, ni señalarla.
    .except = Después de aceptar ya es tarde. Una carta recién robada por un total nunca se le suma.
H-05 = El tope
    .when = `stack_max` es un número distinto de 0.
    .effect = Un total con esa cantidad de cartas de robar ya no crece, ni con una respuesta ni porque alguien se adelante.
    .except = Las cartas que solo lo desvían no cuentan y se pueden seguir jugando (H-08).
H-06 = Acabar sumando
    .when = La carta que sumas es tu última.
    .effect = Ganas la mano, y el siguiente jugador roba todo el total (R-52).
    .except = Ya nadie suma, desvía, desafía ni se adelanta.
H-07 = Un total mayor que las pilas
    .effect = Lo que no se puede robar se perdona, aunque sea todo (A-55). El turno se pierde igual.
    .except = Las cartas anteriores de un total son descartes como los demás y pueden volver a barajarse.
H-08 = Desviar un total
    .when = Hay un total contra ti, su última carta de robar es un { draw-card }, y `deflect` permite desviarlo.
    .effect = Puedes jugar { skip.a } o { reverse.a }, según lo acordado, que coincida con la carta de arriba (R-16). Con
        { skip.the } el mismo total pasa al siguiente jugador. Con { reverse.the } primero cambia el sentido, así que casi
        siempre regresa a quien lo mandó.
    .except = La carta no hace nada más: por ella nadie pierde el turno. Un { wild-four } nunca se desvía. Es tu turno,
        como en H-04.
    .two = Las dos cartas mandan el total al otro jugador, que ahora puede responder.
H-09 = Acabar desviando
    .last = Ganas, y el jugador al que pasa el total lo roba.
H-10 = Después de desviar
    .effect = A un total desviado se le responde como a cualquier otro. `deflect` funciona sin `stack`, y `stack` sin
        `deflect`.
H-11 = Un { draw-card } descubierto al principio
    .first = Cuenta como jugado por el repartidor. Se le puede sumar otra carta, y se puede desviar, si la mesa lo
        permite; esto reemplaza a A-09. Nadie puede adelantarse sobre él (H-25).

## 3.2 El blof

H-12 = Desafiar un { wild-four } en un total
    .when = La mesa juega con `bluff=challenge`, y la carta de arriba de un total es un { wild-four }.
    .effect = La víctima puede desafiarlo, pero no puede desafiar las cartas de antes. Cuenta el color que estaba en
        juego justo antes. Si se jugó como respuesta a otra carta, es el color de esa carta. Si esa carta también es
        un { wild-four }, es el color que se escogió para ella (A-14, A-16). Si era un blof, quien lo jugó roba todo
        el total, y quien desafió juega. Si no, quien desafió roba el total y dos cartas más, y pierde su turno.
    .example = Ben suma un { wild-four } al de Ana: ocho cartas. Chloé desafía a Ben. Si él tenía el color que escogió
        Ana, roba ocho; si no, Chloé roba diez.
H-13 = Solo se desafía el primero
    .when = La mesa juega con `bluff=first`.
    .effect = Todo es como en H-12, pero un { wild-four } sumado a un total no se puede desafiar.
H-14 = Sin blof y sin desafío
    .when = La mesa juega con `bluff=free`.
    .effect = Un { wild-four } siempre se permite, tengas lo que tengas en la mano, y no se puede desafiar. Donde hay
        que jugar una carta, cuenta como cualquier otra: ya no vale lo que A-12 dice del blof.
H-15 = Un { wild-four } solo sin el color
    .when = La mesa juega con `bluff=none`.
    .effect = Mientras tengas una carta del color en juego, un { wild-four } es una carta equivocada y se rechaza. No
        hay desafío.
    .except = Con `legality=table` se puede jugar en el turno propio, y entonces se puede señalar, al contrario de lo
        que dice R-30. Como respuesta a un total se rechaza siempre.

## 3.3 El siete y el cero

H-16 = Un 7 intercambia dos manos
    .when = Juegas un 7 que no es tu última carta, y `seven` no es `off`.
    .effect = Escoges a otro jugador que siga en la mano, y los dos intercambian sus cartas.
    .except = Con `must`, un 7 sin escoger a nadie se rechaza; con `may` es entonces una carta cualquiera. Con `off` lo
        que se rechaza es escoger a alguien (A-100).
H-17 = Un 0 pasa todas las manos
    .when = Alguien juega un 0 que no es su última carta, y `zero=rotate`.
    .effect = Cada jugador le da todas sus cartas al siguiente en el sentido del juego.
    .two = Los dos jugadores intercambian sus manos.
H-18 = Cuando el 7 y el 0 no hacen nada
    .first = Un 7 o un 0 descubierto al principio no hace nada.
    .last = Como última carta tampoco hacen nada: la mano se acabó. Si se escogió a alguien, no cuenta.
H-19 = En qué orden pasa todo
    .effect = Primero se juega la carta, luego las manos cambian de dueño, después hay que gritar UNO (H-21), y por
        último le toca a quien sigue al que jugó la carta. Que te cambien la mano no te quita el turno ni te da uno.
H-20 = Nadie responde a un cambio de manos
    .effect = El 7 y el 0 son cartas con número. { $edition ->
            [hp2003] La carta de { invisibility } no sirve contra ellas, y no se le pregunta a nadie.
            [all] En la { edition-hp2003 } la carta de { invisibility } no sirve contra ellas, y no se le pregunta a
                nadie.
           *[other] Nadie puede responder a ellas.
        }
    .except = Con `legality=table`, el cambio espera a que acepte el otro jugador, y el 0 a que acepte el siguiente.
        Hasta entonces no se mueve ninguna mano, y la carta se puede señalar.
H-21 = UNO después de cambiar las manos
    .effect = Una vez cambiadas las manos, tiene que gritar UNO quien tenga exactamente una carta: quien jugó la carta,
        quien cambió con él o cualquiera a quien le pasaron una mano, aunque el dueño anterior ya hubiera gritado. Quien
        jugó la carta puede gritar al jugarla; los demás, después.
    .except = Quien juega su penúltima carta y entrega la última no tiene que gritar. Un grito olvidado nunca pasa con
        la mano a su nuevo dueño.
    .example = Ana juega un 7 con dos cartas en la mano y cambia con Ben, que tenía seis. Ahora Ben tiene una y debe
        gritar UNO; Ana no.
H-22 = Qué se sabe de una mano que cambió de dueño
    .effect = Todos ven quiénes cambian y cuántas cartas; no se muestra ninguna. Quien había visto cartas de una mano
        sabe que ahora las tiene su nuevo dueño. Quien entregó una mano conoce todas sus cartas, cada una hasta que se
        juega.
H-23 = Cambiar con la pareja
    .effect = Con un 7 se puede escoger a cualquier jugador, también a la pareja. Un 0 no distingue parejas.

## 3.4 Adelantarse

H-24 = Quién se adelanta y con qué
    .when = No es tu turno, aunque acabes de jugar tú, y `jump` no es `off`.
    .effect = Puedes jugar una carta de color idéntica a la de arriba, en color y en número o símbolo.
    .except = Con un comodín nadie se adelanta.
H-25 = Cuándo te puedes adelantar
    .effect = Desde que acaba el efecto de una carta jugada hasta que empieza el siguiente turno (R-46).
    .except = No te puedes adelantar sobre una carta descubierta al principio, ni sobre una que volvió a quedar
        arriba. Tampoco mientras falte escoger un color, ni cuando el siguiente jugador ya robó. Si se jugaron varias
        cartas juntas, cuenta la última. Con una carta que te acaba de llegar por un 7 o un 0 puedes adelantarte sobre
        ese mismo 7 o 0.
H-26 = En tu propio turno no te adelantas
    .effect = Quien tiene el turno juega; si intenta adelantarse, se rechaza.
H-27 = Adelantarse es un turno
    .effect = Empieza tu turno, y ya no se puede señalar ni sorprender a nadie por la carta anterior. La carta tiene
        todo su efecto, y el juego sigue desde ti. Los jugadores que quedan atrás no pierden nada más.
    .except = Quien se adelanta con un 7 escoge en ese momento con quién cambia. Al adelantarse solo vale el grito que
        se da al jugar la carta. Si quien tenía el turno había gritado UNO, ese grito deja de contar (A-94).
H-28 = Nadie se adelanta con un efecto pendiente
    .effect = Mientras se espera la respuesta de alguien, nadie se adelanta.
    .except = Con una excepción: un { draw-card } sobre el { draw-card } idéntico que está arriba de un total, si se acumula
        y el tope lo permite (H-05). El total crece y queda contra quien sigue al que se adelantó; su víctima anterior queda
        libre.
H-29 = Adelantarse con la última carta
    .last = Con `on` ganas como siempre, y con un { draw-card } el siguiente todavía roba todo el total (H-06). Con
        `not_last` se rechaza.
H-30 = Adelantarse con la carta equivocada
    .effect = Adelantarse con cualquier otra carta se rechaza, sin castigo (A-73).
    .except = Nunca compiten dos jugadores, porque de cada color hay a lo sumo dos cartas iguales; el 0 es único, y
        sobre él nadie se adelanta. Entre adelantarse y el turno siguiente vale lo que se dijo primero (A-68).

## 3.5 Varias cartas

H-31 = Jugar varias cartas
    .when = Es tu turno, y `multi` no es `off`.
    .effect = Con `identical` puedes jugar juntas dos cartas del mismo color y número; con `face`, cuantas quieras
        del mismo número. La primera tiene que coincidir; la última queda arriba y da el color. Es una sola jugada:
        nadie se adelanta en medio.
    .except = Nadie tiene que jugarlas todas.
H-32 = Cartas que se juegan solas
    .effect = Se juegan solas la carta recién robada (R-21), la que responde, la que se adelanta, todas las de
        acción, un 7 que intercambia manos y un 0 que las pasa.
H-33 = Varias cartas y el final
    .effect = Gritas UNO una sola vez, si te queda exactamente una carta. Gritar antes solo vale con dos cartas en la
        mano (A-94); si no, se grita al jugar.
    .except = Con `legality=table` solo la primera puede ser equivocada. Si se señala, regresan todas por un solo castigo.
    .last = Puedes quedarte sin cartas jugando varias a la vez.

## 3.6 Robar y guardarse cartas

H-34 = Robar hasta que se pueda jugar
    .when = Robas para tu turno, y `draw=until`.
    .effect = Robas una carta tras otra hasta que una se pueda jugar o no quede ninguna. La que se puede jugar la
        juegas o te la quedas, según `drawn`; si no sale ninguna, el turno pasa.
    .except = Esto no cambia los castigos ni los totales. { $edition ->
            [hp2018] Ni lo que se roba por un { sorting-hat }.
            [all] Ni lo que se roba por un { sorting-hat }.
           *[other] { "" }
        } La regla de piedad puede detenerte antes (H-42).
H-35 = Lo que saben los demás
    .effect = Todos ven cuántas cartas se robaron, y así saben que la última se puede jugar. También ven que ese jugador
        está decidiendo qué hacer con ella, al contrario de lo que dice A-11.
H-36 = Cuando se acaban las cartas
    .effect = Los descartes se barajan sobre la marcha, las veces que haga falta (R-50).
    .except = Si no se puede robar ni una, valen A-56 y A-57.
H-37 = El que puede, juega
    .when = La mesa juega con `decline=never`.
    .effect = Quien tiene una carta que se puede jugar no puede robar, aunque sea un 7 o un 0 que le cueste su mano.
    .except = Basta con jugar una sola carta, aunque se puedan jugar varias juntas. Nadie está obligado a hacer un blof,
        porque quien podría hacerlo tiene una carta del color en juego (A-12). Tampoco es obligatorio responder: un
        total siempre se puede aceptar.
H-38 = Una carta que se puede jugar
    .effect = Coincide (R-16, R-17), y no es un { wild-four } prohibido (H-15) ni una última carta prohibida (H-39).
        Tres reglas piden una carta así: `decline` antes de que robes, `draw` mientras robas, `drawn` después.
    .except = Con `decline=never` nadie opta por no jugar, así que `drawn=must_declined` no llega a aplicarse. Eso no es
        un conflicto.

## 3.7 La última carta

H-39 = Cartas que no pueden ser la última
    .when = `finish` no es `any`, y te queda una carta.
    .effect = Con `no_wild` no puedes jugarla si es un comodín; con `number`, si no es una carta con número. No coincide
        con nada, ni en tu turno ni fuera de él. No hay castigo, y te toca robar.
H-40 = Una última carta prohibida que se juega
    .when = La mesa juega con `legality=table`.
    .effect = Se puede jugar en el turno propio, como última carta equivocada, y se puede señalar. Si nadie la señala,
        gana, con el efecto que las hojas dan a una última carta (R-52).
H-41 = Sin nada que robar ni que jugar
    .effect = Si no se puede robar nada, una última carta prohibida sigue sin poder jugarse: el turno pasa (A-56), y la mano
        puede quedar bloqueada (A-57).
    .except = Las cartas que se juegan juntas llevan número, así que siempre pueden ser las últimas.

## 3.8 La regla de piedad

H-42 = Fuera de la mano
    .when = Tienes tantas cartas como dice `mercy`, o más, y la mano no se ha acabado.
    .effect = En ese momento quedas fuera de la mano. Las cartas se roban una por una; las que te faltaban ya no se
        roban.
H-43 = Las cartas de quien queda fuera
    .effect = Todos las ven, y van debajo { discard-pile.of }. Solo por eso no se barajan los descartes. Si varios
        habían pasado seguidos porque no había nada que robar, la cuenta de pases vuelve a empezar.
H-44 = El asiento vacío
    .effect = El asiento se salta (A-69): quien estaba ahí no tiene turno, y no se le puede escoger, acusar ni dar nada. Cuando
        quedan dos, juegan con las reglas para dos (R-59 a R-62).
    .except = Solo vale para esta mano. En la siguiente juegan todos otra vez.
H-45 = Si era su turno
    .effect = El turno es del siguiente jugador. Un total o { skip.a } que esperaba respuesta queda sin efecto. Si faltaba
        escoger un color, lo escoge el siguiente jugador, y juega. Un 7 que esperaba no cambia nada, y el turno es de
        quien sigue al que lo jugó. Un 0 que esperaba lo acepta quien ahora es el siguiente jugador. { $edition ->
            [hp2003] El color después de la carta { howler } lo escoge quien la jugó.
            [hp2018] El color después de un { sorting-hat } lo escoge quien lo jugó.
            [all] El color después de la carta { howler } o de un { sorting-hat } lo escoge quien la jugó.
           *[other] { "" }
        }
    .except = Lo que jugó quien queda fuera conserva su efecto. Si es un { wild-four }, en un desafío cuenta la mano
        como estaba. Si era un blof, nadie roba, la carta se queda, y quien desafió juega.
H-46 = Ganar y puntuar con la regla de piedad
    .effect = Gana la mano el último jugador que queda. Las cartas de quienes quedaron fuera cuentan como estaban entonces, se
        puntúe como se puntúe.
    .except = Quien gana no suma nada. Lo que se roba cuando alguien ya acabó (R-52) no deja fuera a nadie.
H-47 = Mover manos no deja fuera a nadie
    .effect = Un cambio o un 0 nunca dejan fuera a nadie: toda mano en juego está por debajo del límite.
H-48 = Una mano bloqueada con menos jugadores
    .effect = Para saber si todos pasaron (A-57) se cuenta a quienes siguen en la mano, y lo mismo con la mano más baja de
        `blocked=lowest_hand`.

## 3.9 El grito

H-49 = Gritar a más tardar con la carta
    .when = La mesa juega con `call=strict`, y juegas tu penúltima carta.
    .effect = Tienes que gritar UNO antes de jugar la carta o al jugarla. Si no, robas el castigo en el acto: en cuanto
        la carta toca la pila o, con un 7 o un 0, en cuanto cambian las manos, y antes de cualquier otro efecto. No hace
        falta que nadie te sorprenda, y nadie puede.
    .except = Solo afecta a quien juega la carta. Quedarse con una por el 7 o el 0 de otro no cuesta nada. Robar el
        castigo no convierte un { wild-four } en un blof, ni un blof en una jugada legal (A-16).
H-50 = Sin gritar
    .when = La mesa juega con `call=off`.
    .effect = Nadie tiene que gritar UNO, y gritarlo no hace nada.
    .except = Con `strict` y con `off`, el intento de sorprender a alguien se rechaza, sin castigo.
H-51 = El precio de olvidar UNO
    .effect = Olvidar el grito cuesta las cartas que dice `call_price`, en lugar de las dos de R-47. Los demás castigos siguen
        siendo de dos.

## 3.10 El reparto

H-52 = Otro reparto
    .effect = Cada jugador recibe las cartas que dice `deal`; lo demás es como en R-05.
H-53 = Solo empieza una carta con número
    .when = La mesa juega con `opening=number`.
    .first = Cualquier otra carta descubierta regresa como en R-13, y se descubre otra, hasta que haya una carta con número.
        { $edition ->
            [hp2003] Adónde van { howler } e { invisibility } lo dice `first_return`.
            [all] Adónde van { howler } e { invisibility } lo dice `first_return`.
           *[other] { "" }
        }

## 3.11 Cartas y opciones impresas

H-54 = Cartas que no responden a un total
    .effect = { $edition ->
            [hp2003] La carta { howler } no responde a un total.
            [hp2018] Un { sorting-hat } no responde a un total. Lo que se roba por él no es un total, y no se le suma nada.
           *[all] Ni la carta { howler } ni un { sorting-hat } responden a un total. Lo que se roba por un
                { sorting-hat } no es un total, y no se le suma nada.
        }
H-55 = { invisibility } contra un total
    .effect = Cancela el total entero, desviado o no; nadie roba. De quién es el turno se decide como con una sola carta
        (A-25, D-04).
    .except = Si alguien desvió con { reverse.a }, el sentido queda cambiado. La carta de { invisibility } no responde a un 7
        ni a un 0 (H-20).
H-56 = Gritar UNO cuando puedes responder
    .effect = Con dos cartas en la mano, cuando te toca responder puedes gritar UNO de antemano siempre que las reglas
        permitan responder con una carta (H-02), tengas de verdad lo que tengas.
H-57 = Cartas equivocadas y totales
    .when = La mesa juega con `legality=table`.
    .effect = Solo en el turno propio se puede jugar una carta equivocada. Una respuesta, o una carta fuera de turno,
        vale o se rechaza. Así, en un total solo puede ser equivocada la primera carta: si se señala antes de que
        alguien responda o se adelante, regresa, y no hay total.
H-58 = Robar por obligación cierra el plazo
    .when = La mesa juega con `forced_draw_closes=yes`.
    .effect = Robar un total cierra el plazo para sorprender a quien olvidó UNO, tanto si se aceptó como si se perdió un
        desafío.
H-59 = Un { wild-four } que regresa, en un total
    .when = La mesa juega con `wd4_guilty_card=returned`, y un desafío descubre un blof.
    .effect = La carta regresa a quien la jugó, que roba todo el total. Vuelven la carta y el color de antes, y no hay total.
H-60 = Lo que todos ven
    .effect = El total, cuántas cartas lo forman y quién sigue en la mano están a la vista de todos.
    .except = Si un jugador no responde, se acepta el total por él.

## 4.1 Lo que no va junto

C-01 = Un tope sin acumular
    .conflict = `stack_max` limita un total, pero con `stack=off` ningún total crece.
    .change = Escoge una forma de acumular, o quita el tope.
C-02 = Solo se desafía el primero, y no se suma ninguno
    .conflict = `bluff=first` trata de un { wild-four } sumado, pero con `stack=off` o `stack=two` nunca se suma uno.
    .change = Escoge `bluff=challenge`, o una forma de acumular que admita el { wild-four }.
C-03 = Un precio sin obligación
    .conflict = `call_price` dice cuánto cuesta olvidar UNO, pero con `call=off` nadie tiene que gritarlo.
    .change = Deja el precio en 2, o que se grite UNO.
C-04 = Fuera al repartir
    .conflict = `mercy` no pasa de `deal`: todos quedarían fuera antes del primer turno.
    .change = Escoge un número más alto para la regla de piedad, o reparte menos cartas.
C-05 = La regla de piedad y las parejas
    .conflict = Con `mercy` alguien puede quedarse sin su pareja, y para `score=team`, `rotate4` y `rotate8` nadie ha
        establecido cómo acaba ni cómo se cuenta esa mano.
    .change = Quita la regla de piedad, o deja que cada cual juegue por su cuenta.
C-06 = Muy pocas cartas para repartir
    .conflict = Con tantos jugadores, `deal` deja tan pocas cartas que quizá ninguna pueda ser la primera.
        `opening=number` necesita más.
    .change = Reparte menos cartas, baja el número de jugadores o escoge `opening=printed`.
C-07 = Regresa una carta que nadie desafía
    .conflict = `wd4_guilty_card=returned` devuelve un blof a la mano, pero con `bluff=free` o `bluff=none` nunca se
        descubre uno.
    .change = Escoge `bluff=challenge`, o que la carta se quede.
C-08 = Cerrar lo que no está abierto
    .conflict = `forced_draw_closes=yes` cierra el plazo para sorprender a alguien, pero con `call=strict` o `call=off`
        no hay tal plazo.
    .change = Escoge `call=printed`, o `forced_draw_closes=no`.
C-09 = Un precio por acusar donde nadie acusa
    .conflict = `false_catch=draw2` castiga una acusación falsa, pero con `call=strict` o `call=off` y `legality=strict` nadie
        puede acusar a nadie.
    .change = Escoge `false_catch=none`, `call=printed` o `legality=table`.
C-10 = Un número fuera de rango
    .conflict = Un número es demasiado bajo o demasiado alto para su regla. Con un tope de una sola carta de robar no se
        acumularía nada: eso es `stack=off`.
    .change = `stack_max` admite 0, o de 2 a 12; `mercy`, 0 o de 4 a 60; `call_price`, de 1 a 10; `deal`, de 3 a 15.
C-11 = Dos paquetes que se contradicen
    .conflict = Dos paquetes de reglas le dan dos valores a la misma regla.
    .change = Quita uno, o fija tú esa regla: lo que fijas vale más que cualquiera de los dos.
