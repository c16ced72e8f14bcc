## Las reglas caseras en el español de España: solo lo que se dice de otra manera que en es.

option-stack =
    .origin = La regla por la que más se discute. La baraja de reglas caseras de Mattel acumula cartas del mismo tipo
        (`same`), su juego para el móvil mezcla los tipos (`any`), y una recopilación muy leída acumula hacia arriba
        (`up`). Las hojas impresas no tienen nada de eso (R-69).
option-stack_max =
    .origin = Lo pidieron jugadores de una versión para ordenador. Ninguna caja trae un tope.
option-bluff = El farol
    .challenge = Puede ser un farol, y quien tendría que robar puede desafiarlo.
option-seven =
    .origin = La mitad de «siete-cero», de la baraja de reglas caseras de Mattel. Casi todas las fuentes dicen que el
        cambio es obligatorio; algunas, que es opcional.
option-jump =
    .origin = La regla número uno de la baraja de reglas caseras de Mattel. No hay acuerdo sobre si así se puede ganar.
option-call =
    .printed = Te pueden pillar hasta que empiece el siguiente turno, pero si gritas antes, te salvas.
H-04 =
    .effect = Al jugar una carta sobre un total empieza tu turno (R-46): desde ese momento ya no se puede pillar a nadie
        por la carta anterior, ni señalarla.
H-12 =
    .effect = La víctima puede desafiarlo, pero no puede desafiar las cartas de antes. Cuenta el color que estaba en
        juego justo antes. Si se jugó como respuesta a otra carta, es el color de esa carta. Si esa carta también es
        un { wild-four }, es el color que se escogió para ella (A-14, A-16). Si era un farol, quien lo jugó roba todo
        el total, y quien desafió juega. Si no, quien desafió roba el total y dos cartas más, y pierde su turno.
H-14 = Sin farol y sin desafío
    .effect = Un { wild-four } siempre se permite, tengas lo que tengas en la mano, y no se puede desafiar. Donde hay
        que jugar una carta, cuenta como cualquier otra: ya no vale lo que A-12 dice del farol.
H-37 =
    .except = Basta con jugar una sola carta, aunque se puedan jugar varias juntas. Nadie está obligado a hacer un
        farol, porque quien podría hacerlo tiene una carta del color en juego (A-12). Tampoco es obligatorio responder:
        un total siempre se puede aceptar.
H-45 =
    .except = Lo que jugó quien queda fuera conserva su efecto. Si es un { wild-four }, en un desafío cuenta la mano
        como estaba. Si era un farol, nadie roba, la carta se queda, y quien desafió juega.
H-49 =
    .effect = Tienes que gritar UNO antes de jugar la carta o al jugarla. Si no, robas el castigo en el acto: en cuanto
        la carta toca la pila o, con un 7 o un 0, en cuanto cambian las manos, y antes de cualquier otro efecto. No hace
        falta que nadie te pille, y nadie puede.
    .except = Solo afecta a quien juega la carta. Quedarse con una por el 7 o el 0 de otro no cuesta nada. Robar el
        castigo no convierte un { wild-four } en un farol, ni un farol en una jugada legal (A-16).
H-50 =
    .except = Con `strict` y con `off`, el intento de pillar a alguien se rechaza, sin castigo.
H-58 =
    .effect = Robar un total cierra el plazo para pillar a quien olvidó UNO, tanto si se aceptó como si se perdió un
        desafío.
H-59 =
    .when = La mesa juega con `wd4_guilty_card=returned`, y un desafío descubre un farol.
C-07 =
    .conflict = `wd4_guilty_card=returned` devuelve un farol a la mano, pero con `bluff=free` o `bluff=none` nunca se
        descubre uno.
C-08 =
    .conflict = `forced_draw_closes=yes` cierra el plazo para pillar a alguien, pero con `call=strict` o `call=off` no
        hay tal plazo.
H-27 =
    .effect = Empieza tu turno, y ya no se puede señalar ni pillar a nadie por la carta anterior. La carta tiene
        todo su efecto, y el juego sigue desde ti. Los jugadores que quedan atrás no pierden nada más.
option-opening =
    .number = Solo una carta con número; cualquier otra vuelve al mazo.
