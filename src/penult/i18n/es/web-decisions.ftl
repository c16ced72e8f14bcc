## Lo que se le pregunta a quien juega. Una parte es la figura de una carta, un verbo con ella o una regla. Los códigos como
## R-28 se quedan como están: se muestran como etiquetas.

decide-color = Escoge un color
decide-color-why = El que quieras, incluso el color en juego.
    .W = El que quieras, incluso el color en juego. R-27
    .W4 = El que quieras, incluso el color en juego. R-29
    .HW = El que quieras, incluso el color en juego. R-37
    .SH = El que quieras, incluso el rojo o el color en juego. R-42
    .IN = El que quieras, incluso el color en juego. R-40
decide-color-held = { $count ->
    [0] no tienes
   *[other] tienes { $count }
}

## $card es el nombre de una carta.
decide-target = ¿Para quién es { $card-the }?
    .face-7 = ¿Con quién cambias tu mano?
decide-target-why = Escoge a otro jugador.
    .face-7 = Recibes todas sus cartas, y esa persona las tuyas. H-16
    .HW = Quien escojas dice todas sus cartas en voz alta. R-36
    .SH = Quien escojas roba hasta que le salga una carta roja. R-41
decide-target-nobody = No cambiar
decide-target-partner = tu pareja
decide-target-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}

## Una jugada contra una regla que, aun así, se puede hacer.
decide-breaks = Esta carta no sirve
    .R-21 = Esta no es la carta que robaste
    .R-28 = Esto es un blof
decide-breaks-why = Puedes intentarlo. Si alguien la señala, la recoges y robas dos. R-49
    .R-28 = Tienes una carta del color en juego. El siguiente jugador puede desafiarte, y entonces las cartas las robas tú. R-28 R-33
decide-sure = Jugarla de todos modos
decide-back = Cancelar

## La respuesta a una carta. $who la jugó, $top es su nombre. $before es el color de antes, y $known es no cuando quien lee
## no lo vio.
decide-answer = { $me ->
    [seat] Jugaste { $top-a }
   *[none] { $who } jugó { $top-a }
}
decide-answer-turned-up = Salió { $top-a }
decide-answer-lead = Escoge tu respuesta.
    .W4 = { $known ->
        [yes] { $who } escogió el { color }; antes era el { $before }. Solo se permite si no tenía cartas de color { $before }. R-28
       *[no] { $who } escogió el { color }. Solo se permite si no tenía cartas del color anterior. R-28
    }
    .W4-H-13 = { $who } escogió el { color }. En un total, solo se puede desafiar el primero. H-13
    .W4-H-14 = { $who } escogió el { color }. En esta mesa, { wild-four.the } siempre se permite. H-14
    .W4-H-15 = { $who } escogió el { color }. En esta mesa no hay desafío. H-15
    .HW = { $me ->
        [seat] Te escogiste a ti.
       *[none] { $who } te escogió a ti.
    }
    .SH = { $who } te escogió a ti.
decide-answer-why = El juego sigue.
    .accept-D = Además, pierdes el turno. R-24
    .turned-accept-D = Además, pierdes el turno. R-09
    .accept-W4 = Además, pierdes el turno. R-29
    .accept-S = Pierdes el turno. R-26
    .turned-accept-S = Pierdes el turno. R-11
    .accept-V = Con dos jugadores, pierdes el turno. R-59
    .turned-accept-V = Con dos jugadores, pierdes el turno. R-10
    .accept-HW = Todos oyen tus cartas. Te quedas con ellas y con tu turno. R-36
    .accept-SH = Te quedas con todas las cartas que robes, y con tu turno. R-41
    .challenge = Si { $who } tenía ese color, roba cuatro y juegas tú. Si no, robas seis y pierdes el turno. R-33 R-34
    .invis = No te pasa nada, y escoges el color. R-39
    .invis-HW = No dices nada, y escoges el color. R-38
    .accept-too-many = Tendrías { $count } cartas. Con { $limit } o más, quedas fuera de esta mano. H-42
    .accept-total = Las robas todas y pierdes el turno. H-01
    .challenge-total = Si { $who } tenía ese color, las roba todas y juegas tú. Si no, robas dos más y pierdes el turno. H-12
    .invis-total = Nadie roba, y escoges el color. H-55
    .accept-7 = Das tu mano y recibes la otra. H-20
    .accept-0 = Todas las manos pasan al siguiente. H-20
## Lo que hay que robar: $number cartas, de $count cartas de robar. Los códigos como H-01 también se muestran aparte.
decide-total = { $count ->
    [one] Te esperan { $number } cartas. H-01
   *[other] Te esperan { $number } cartas, de { $count } cartas de robar. H-01
}
## Cartas de la mano que responden a lo que hay que robar: suman, o lo desvían. $card es una de ellas.
decide-own = O usa una carta
decide-just-before = Justo antes
## $verb es la respuesta dada: accept, challenge, invis u other.
decide-answered = { $verb ->
    [accept] Aceptas. Todos lo verán en un momento.
    [challenge] Desafías. Todos lo verán en un momento.
    [invis] Juegas { invisibility.the }. Todos lo verán en un momento.
   *[other] Ya jugaste. Todos lo verán en un momento.
}

## Una carta recién robada, y una última carta a la que alguien puede objetar.
decide-drawn = Robaste { $card-a }
decide-drawn-why = Juega la carta ahora, o quédate con ella y termina tu turno. R-19 R-20
decide-call = Gritar UNO al jugarla
decide-settle-why = Si no sirve, { $who } la recoge y roba dos. R-49
decide-settle-stand = Aceptarla
decide-settle-waiting = La aceptaste. Esperando a los demás…

## Cartas a la vista por un momento. $who las tiene; $me es seat cuando es quien lee.
decide-reveal = Cartas a la vista.
    .shouted = { $me ->
        [seat] Dijiste tus cartas en voz alta.
       *[none] { $who } dijo sus cartas en voz alta.
    }

## Lo que lee un lector de pantalla, y el título de la página.
announce-turn = { $seconds ->
    [0] Te toca.
    [one] Te toca, un segundo.
   *[other] Te toca, { $seconds } segundos.
}
announce-uno = Te queda una carta: ¡grita UNO!
announce-answer = { $seconds ->
    [0] Puedes { $options }.
    [one] Puedes { $options }, un segundo.
   *[other] Puedes { $options }, { $seconds } segundos.
}
## Una de las respuestas de $options, como está dentro de la oración.
announce-option = hacer una jugada
    .accept-total = robar { $number } cartas
    .card = jugar { $card-the }
    .accept = aceptar
    .accept-D = robar { draw-strength }
    .accept-W4 = robar cuatro
    .accept-S = aceptar { skip.the }
    .accept-V = aceptar { reverse.the }
    .accept-HW = decir tus cartas en voz alta
    .accept-SH = robar hasta que salga una roja
    .challenge = desafiar
    .invis = jugar { invisibility.the }
announce-jump = Puedes adelantarte con { $cards-a }.
announce-said = { $name }: { $text }
