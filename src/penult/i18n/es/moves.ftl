## Las jugadas como las dice un botón o una lista. $card es el nombre de una carta, $who un jugador.

move-play = Jugar { $card }
    .color = Jugar { $card }, escoger { color }
    .target = Jugar { $card } contra { $who }
move-draw = Robar una carta
move-keep = Quedártela
move-color = Escoger { color }
move-accept = Aceptar
    .D = Robar { draw-strength }
    .W4 = Robar cuatro
    .S = Perder el turno
    .V = Perder el turno
    .HW = Decir tu mano en voz alta
    .SH = Robar hasta que salga una carta roja
move-challenge = Desafiar
move-invis = Jugar { invisibility }
    .color = Jugar { invisibility }, escoger { color }
move-uno = ¡UNO!
    .with = { $move } y gritar ¡UNO!
move-catch = Sorprender a { $who }
move-flag = Señalar la carta de { $who }
move-hint = Castigar una sugerencia de { $who }
move-settle = Nadie objeta

## Lo que la mesa espera. $me es seat cuando espera a quien lee; $keep dice si la carta
## recién robada se puede guardar, yes o no.

phase-turn = { $me ->
    [seat] Te toca: juega una carta o roba una.
   *[none] Le toca a { $who }.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Has robado { $drawn }: juega esa carta o quédate con ella.
       *[no] Has robado { $drawn }: sirve y en esta mesa hay que jugarla.
    }
   *[none] Le toca a { $who }.
}
phase-color = { $me ->
    [seat] Escoge un color para { $top }.
   *[none] { $who } escoge un color para { $top }.
}
phase-react = { $me ->
    [seat] { $top } va contra ti: responde.
   *[none] { $who } responde a { $top }.
}
phase-settle = { $me ->
    [seat] Tu última carta está en la mesa: ¿alguien objeta?
   *[none] La última carta de { $who } está en la mesa: ¿alguien objeta?
}
phase-over = La mano ha terminado.
