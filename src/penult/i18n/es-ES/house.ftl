## Las reglas caseras en el español de España: solo lo que se dice de otra manera que en es.

option-stack =
    .origin = La regla por la que más se discute. La baraja de reglas caseras de Mattel acumula cartas del mismo tipo
        (`same`), su juego para el móvil mezcla los tipos (`any`), y una recopilación muy leída acumula hacia arriba
        (`up`). Las hojas impresas no tienen nada de eso (R-69).
option-stack_max =
    .origin = Lo pidieron quienes juegan con el ordenador. Ninguna caja pone un tope.
option-bluff = El farol
    .challenge = Puede ser un farol, y la víctima puede desafiarlo.
option-seven =
    .origin = La mitad de «siete-cero», de la baraja de reglas caseras de Mattel. Casi todas las fuentes dicen que
        hay que cambiar, algunas que se puede.
option-jump =
    .origin = La primera regla de la baraja de reglas caseras de Mattel. No hay acuerdo en si así se puede ganar.
option-call =
    .printed = Te pueden pillar hasta que empiece el siguiente turno, y todavía puedes salvarte.
H-04 =
    .effect = Al jugar una carta sobre un total empieza tu turno (R-46): desde ahí no se puede pillar ni señalar a
        nadie por la carta anterior.
H-12 =
    .effect = La víctima puede desafiarlo, y solo ese. Cuenta el color que estaba en juego justo antes: el de la carta a
        la que responde, o el escogido para el { wild-four } al que responde (A-14, A-16). Si era un farol, quien lo jugó
        roba todo el total y juega quien desafió. Si no, quien desafió roba el total y dos cartas más, y pierde su turno.
H-14 = Sin farol y sin desafío
    .effect = Un { wild-four } siempre se permite, tenga lo que tenga la mano, y no se puede desafiar. Donde hay que jugar
        una carta cuenta como cualquier otra: lo que A-12 dice del farol deja de valer.
H-37 =
    .except = Se pide una sola carta, aunque puedan ir varias juntas. Nadie queda obligado a un farol, porque quien podría
        hacerlo tiene una carta del color (A-12). Tampoco obliga a responder: un total siempre se puede aceptar.
H-45 =
    .except = Lo que jugó quien queda fuera conserva su efecto. Un { wild-four } suyo se juzga por la mano como estaba; si era
        un farol, nadie roba, la carta se queda, y juega quien desafió.
H-49 =
    .effect = Tienes que gritar UNO antes de la carta o con ella. Si no, robas en el acto lo que cuesta olvidarlo:
        cuando la carta cae, o después de un 7 o un 0 cuando las manos ya se han movido, y antes de cualquier otro
        efecto. No hace falta que nadie te pille, y nadie puede.
    .except = Solo afecta a quien juega la carta. Quedarse con una por el 7 o el 0 de otro no cuesta nada. Robar
        esas cartas no hace de un { wild-four } un farol, ni lo contrario (A-16).
H-50 =
    .except = Con `strict` y con `off`, el intento de pillar a alguien se rechaza, sin castigo.
H-58 =
    .effect = Robar un total acaba el tiempo para pillar a quien olvidó UNO, tanto si se aceptó como si se perdió un
        desafío.
H-59 =
    .when = La mesa juega con `wd4_guilty_card=returned`, y un desafío descubre un farol.
C-05 =
    .change = Jugad sin la regla de piedad, o cada cual por su cuenta.
C-06 =
    .change = Reparte menos cartas, jugad menos personas, o escoge `opening=printed`.
C-07 =
    .conflict = `wd4_guilty_card=returned` hace regresar un farol, pero con `bluff=free` o `bluff=none` nunca se descubre uno.
C-08 =
    .conflict = `forced_draw_closes=yes` acaba el tiempo para pillar a alguien, pero con `call=strict` o `call=off` no hay
        tal tiempo.
H-27 =
    .effect = Empieza tu turno, y ya no se puede señalar ni pillar a nadie por la carta anterior. La carta tiene
        todo su efecto, y el juego sigue desde ti. Los jugadores que quedan atrás no pierden nada más.
option-opening =
    .number = Solo una carta con número; cualquier otra vuelve al mazo.
