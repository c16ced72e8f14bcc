## Las jugadas como las dice un botón o una lista. $card es el nombre de una carta, $who un jugador.
## $uno es yes si con la jugada se grita UNO.

move-play = { $uno ->
    [yes] Jugar { $card-the } y gritar ¡UNO!
   *[no] Jugar { $card-the }
}
    .color = { $uno ->
        [yes] Jugar { $card-the }, escoger { color } y gritar ¡UNO!
       *[no] Jugar { $card-the } y escoger { color }
    }
    .target = { $uno ->
        [yes] Jugar { $card-the } contra { $who } y gritar ¡UNO!
       *[no] Jugar { $card-the } contra { $who }
    }
    .swap = { $uno ->
        [yes] Jugar { $card-the }, cambiar cartas con { $who } y gritar ¡UNO!
       *[no] Jugar { $card-the } y cambiar cartas con { $who }
    }
move-draw = Robar una carta
move-keep = Quedármela
move-color = Escoger { color }
move-accept = Aceptar
    .total = { $number ->
        [2] Robar dos
        [3] Robar tres
        [4] Robar cuatro
       *[other] Robar { $number } cartas
    }
    .D = Robar { draw-strength }
    .W4 = Robar cuatro
    .S = Aceptar { skip.the }
    .V = Aceptar { reverse.the }
    .HW = Decir mis cartas
    .SH = Robar hasta sacar una roja
move-challenge = Desafiar
move-invis = { $uno ->
    [yes] Jugar { invisibility.the } y gritar ¡UNO!
   *[no] Jugar { invisibility.the }
}
    .color = { $uno ->
        [yes] Jugar { invisibility.the }, escoger { color } y gritar ¡UNO!
       *[no] Jugar { invisibility.the } y escoger { color }
    }
move-uno = ¡UNO!
move-catch = Sorprender a { $who }
move-flag = Señalar la carta de { $who }
move-hint = Castigar la sugerencia de { $who }
move-settle = Nadie se opone

## Lo que la mesa espera. $me es seat cuando espera a quien lee; $keep dice si la carta recién
## robada se puede guardar, yes o no.

phase-turn = { $me ->
    [seat] Te toca: juega una carta o roba.
   *[none] Le toca a { $who }.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Robaste { $drawn-a }: juega esa carta o quédate con ella.
       *[no] Robaste { $drawn-a }: sirve, y en esta mesa tienes que jugar esa carta.
    }
   *[none] Le toca a { $who }.
}
phase-color = { $me ->
    [seat] Escoge un color para { $top-the }.
   *[none] { $who } está escogiendo un color para { $top-the }.
}
phase-react = { $me ->
    [seat] { $top-the } es para ti: escoge tu respuesta.
   *[none] { $who } está respondiendo { $top-to }.
}
    .total = { $me ->
        [seat] Te esperan { $number } cartas: escoge tu respuesta.
       *[none] { $who } está respondiendo a un total de { $number } cartas.
    }
phase-settle = { $me ->
    [seat] Jugaste tu última carta. ¿Alguien se opone?
   *[none] { $who } jugó su última carta. ¿Alguien se opone?
}
phase-over = La mano terminó.
move-jump = { $uno ->
    [yes] Adelantarme con { $card-the } y gritar ¡UNO!
   *[no] Adelantarme con { $card-the }
}
    .target = { $uno ->
        [yes] Adelantarme con { $card-the }, cambiar cartas con { $who } y gritar ¡UNO!
       *[no] Adelantarme con { $card-the } y cambiar cartas con { $who }
    }
