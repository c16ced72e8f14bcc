## Lo que se le pregunta a quien juega. Una parte es la figura de una carta, un verbo con ella o una regla. Los códigos como
## R-28 se quedan como están: se muestran como etiquetas.

decide-color = Escoge un color
decide-color-why = Vale cualquier color, también el que está en juego.
    .W = Vale cualquier color, también el que está en juego. R-27
    .W4 = Vale cualquier color, también el que está en juego. R-29
    .HW = Vale cualquier color, también el que está en juego. R-37
    .SH = Vale cualquier color, también el rojo y el que está en juego. R-42
    .IN = Vale cualquier color, también el que está en juego. R-40
decide-color-held = { $count ->
    [0] no tienes
   *[other] tienes { $count }
}

## $card es el nombre de una carta.
decide-target = ¿Contra quién juegas la carta { $card }?
decide-target-why = Escoge a alguien de la mesa.
    .HW = Quien escojas dirá todas sus cartas en voz alta. R-36
    .SH = Quien escojas robará cartas hasta que salga una roja. R-41
decide-target-partner = tu pareja
decide-target-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}

## Una jugada contra una regla que, aun así, se puede hacer.
decide-breaks = Esta carta no sirve
    .R-21 = Esta no es la carta que has robado
    .R-28 = Esto es un farol
decide-breaks-why = En esta mesa se puede jugar y se puede señalar. Si alguien la señala, la recoges y robas dos. R-49
    .R-28 = Tienes una carta del color en juego. Quien deba robar puede desafiarte, y entonces robas cuatro. R-28 R-33
decide-sure = Jugarla de todos modos
decide-back = Pensarlo otra vez

## La respuesta a una carta. $who la jugó, $top es su nombre. $before es el color de antes, y $known es no cuando quien lee
## no lo vio.
decide-answer = { $me ->
    [seat] Has jugado { $top }
   *[none] { $who } ha jugado { $top }
}
decide-answer-turned-up = Se ha descubierto { $top }
decide-answer-lead = Escoge tu respuesta.
    .W4 = { $known ->
        [yes] Era { $before }; { $who } ha escogido { color }. Solo vale sin { $before } en la mano. R-28
       *[no] { $who } ha escogido { color }. Solo vale sin cartas del color de antes en la mano. R-28
    }
    .HW = { $me ->
        [seat] Te has escogido a ti.
       *[none] { $who } te ha escogido a ti.
    }
    .SH = { $who } te ha escogido a ti.
decide-answer-why = El juego continúa.
    .accept-D = Pierdes también el turno. R-24
    .turned-accept-D = Pierdes también el turno. R-09
    .accept-W4 = Pierdes también el turno. R-29
    .accept-S = El turno pasa de largo. R-26
    .turned-accept-S = El turno pasa de largo. R-11
    .accept-V = Con dos jugadores, el turno pasa de largo. R-59
    .turned-accept-V = Con dos jugadores, el turno pasa de largo. R-10
    .accept-HW = Todos oyen tus cartas. Las conservas, y también tu turno. R-36
    .accept-SH = Conservas todas las cartas que salgan, y también tu turno. R-41
    .challenge = Si { $who } tenía ese color, { $who } roba cuatro y juegas tú. Si no, robas seis. R-33 R-34
    .invis = No te pasa nada y escoges el color. R-39
    .invis-HW = No dices nada y escoges el color. R-38
decide-just-before = Justo antes
decide-answered = Tu respuesta: { $move }. Todos la verán en un momento.

## Una carta recién robada, y una última carta a la que alguien puede objetar.
decide-drawn = Has robado { $card }
decide-drawn-why = Juégala ahora, o quédate con ella y pasa el turno. R-19 R-20
decide-call = Gritar ¡UNO! al jugarla
decide-settle-why = Si no sirve, { $who } la recoge y roba dos. R-49
decide-settle-stand = Dejarla como está
decide-settle-waiting = La dejas como está. Los demás todavía piensan.

## Cartas a la vista por un momento. $who las tiene; $me es seat cuando es quien lee.
decide-reveal = Se han mostrado cartas.
    .shouted = { $me ->
        [seat] Has dicho tu mano en voz alta.
       *[none] { $who } ha dicho su mano en voz alta.
    }
    .shown = { $who } te ha mostrado su mano.

## Lo que lee un lector de pantalla, y el título de la página.
announce-turn = { $seconds ->
    [0] Te toca.
    [one] Te toca, un segundo.
   *[other] Te toca, { $seconds } segundos.
}
announce-uno = Te queda una carta: grita ¡UNO!
announce-answer = { $seconds ->
    [0] Puedes { $options }.
    [one] Puedes { $options }, un segundo.
   *[other] Puedes { $options }, { $seconds } segundos.
}
announce-said = { $name }: { $text }
announce-title = ● Te toca – Penult
