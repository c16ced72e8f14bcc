## Las reglas caseras en el español de España: solo lo que se dice de otra manera que en es.

option-stack =
    .origin = La regla por la que más se discute. La baraja de reglas caseras de Mattel acumula cartas del mismo tipo
        (`same`), su juego para el móvil mezcla los tipos (`any`), y una recopilación muy leída acumula hacia arriba
        (`up`). Las hojas impresas no tienen nada de eso (R-69).
option-stack_max =
    .origin = Lo pidieron quienes juegan con el ordenador. Ninguna caja pone un tope.
option-bluff =
    .first = Igual, pero el que se añadió a un total no se puede desafiar.
option-seven =
    .origin = La mitad de «7-0», de la baraja de reglas caseras de Mattel. Casi todas las fuentes dicen que hay que cambiar,
        algunas que se puede.
option-jump =
    .origin = La primera regla de la baraja de reglas caseras de Mattel. No hay acuerdo en si así se puede ganar.
option-call =
    .printed = Te pueden pillar hasta que empiece el siguiente turno, y todavía puedes salvarte.
option-opening =
    .about = Qué carta puede descubrirse al principio.
preset-seven-o =
    .beware = En otras mesas quien juega el 7 decide: añade `seven=may`.
preset-jump-in =
    .beware = No hay acuerdo en si así se puede ganar: añade `jump=not_last`.
H-01 =
    .when = Alguien juega una carta de robar, o sea un { draw-card } o un { wild-four }, o un { draw-card } se descubre al
        principio.
H-02 =
    .effect = Espera a la víctima si, con las reglas acordadas, alguna mano podría responder: añadiendo una carta (H-03,
        H-05), desviándolo (H-08) o con un desafío (H-12, H-13). Con `legality=table` también espera, para que una carta
        jugada todavía se pueda señalar. { $edition ->
            [hp2003] Aquí espera siempre, porque la carta de { invisibility } podría cancelarlo.
            [all] En la { edition-hp2003 } espera siempre, porque la carta de { invisibility } podría cancelarlo.
           *[other] { "" }
        } Lo que la víctima tiene de verdad no importa (A-80).
H-03 = Añadir a un total
    .except = Todos menos `fit` miran solo la carta que manda: ni su color, ni la carta que lo desvió y quedó encima.
        Ninguna otra carta responde a un total, y nadie está obligado a añadir.
H-04 = Añadir es un turno
    .effect = Al jugar una carta sobre un total empieza tu turno (R-46): desde ahí no se puede pillar ni señalar a
        nadie por la carta anterior.
    .except = Después de aceptar ya es tarde. Una carta recién robada de un total nunca se le añade.
H-06 = Acabar añadiendo
    .when = La carta que añades es tu última.
    .except = Ya nadie añade, desvía, desafía ni se mete.
H-11 = Un { draw-card } descubierto al principio
    .first = Cuenta como jugado por el repartidor. Se le puede añadir y se puede desviar, en lugar de lo que dice A-09.
        Sobre él nadie se mete (H-25).
H-12 =
    .effect = La víctima puede desafiarlo, y solo ese. Cuenta el color que estaba en juego justo antes: el de la carta a
        la que responde, o el escogido para el { wild-four } al que responde (A-14, A-16). Si era un farol, quien lo jugó
        roba todo el total y el desafiante juega. Si no, el desafiante roba el total y dos cartas más, y pierde su turno.
    .example = Ben añade un { wild-four } al de Ana: ocho cartas. Chloé desafía a Ben. Si él tenía el color que escogió
        Ana, roba ocho; si no, Chloé roba diez.
H-13 =
    .effect = Todo es como en H-12, pero un { wild-four } añadido a un total no se puede desafiar.
H-18 =
    .first = Un 7 o un 0 descubierto al principio no hace nada.
H-25 =
    .except = No sobre una carta descubierta al principio ni sobre una que volvió a quedar arriba, no mientras falte escoger
        un color, y no cuando el siguiente ya robó. De varias cartas jugadas juntas cuenta la última. Con una carta que te
        llegó por un 7 o un 0 puedes meterte sobre él.
H-49 =
    .effect = Tienes que gritar UNO antes de la carta o con ella. Si no, robas el precio en el acto: cuando la carta cae, o
        después de un 7 o un 0 cuando las manos se movieron, y antes de cualquier otro efecto. No hace falta que nadie te pille, ni se puede.
H-50 =
    .except = Con `strict` y con `off`, el intento de pillar a alguien se rechaza, sin castigo.
H-53 =
    .first = Cualquier otra carta descubierta regresa como en R-13, y se descubre otra, hasta que haya una carta con número.
        { $edition ->
            [hp2003] Adónde van { howler } e { invisibility } lo dice `first_return`.
            [all] Adónde van { howler } e { invisibility } lo dice `first_return`.
           *[other] { "" }
        }
H-54 =
    .effect = { $edition ->
            [hp2003] La carta { howler } no responde a un total.
            [hp2018] Un { sorting-hat } no responde a un total. Lo que se roba por él no es un total, y no se le añade
                nada.
           *[all] Ni la carta { howler } ni un { sorting-hat } responden a un total. Lo que se roba por un
                { sorting-hat } no es un total, y no se le añade nada.
        }
H-58 =
    .effect = Robar un total acaba el tiempo para pillar a quien olvidó UNO, tanto si se aceptó como si se perdió un
        desafío.
C-02 = Solo se desafía el primero, y no se añade ninguno
    .conflict = `bluff=first` trata de un { wild-four } añadido, pero con `stack=off` o `stack=two` nunca se añade uno.
C-05 =
    .change = Jugad sin piedad, o cada cual por su cuenta.
C-06 =
    .change = Reparte menos cartas, jugad menos personas, o escoge `opening=printed`.
C-08 =
    .conflict = `forced_draw_closes=yes` acaba el tiempo para pillar a alguien, pero con `call=strict` o `call=off` no hay
        tal tiempo.
