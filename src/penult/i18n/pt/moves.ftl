## As jogadas como um botão ou uma lista as diz. $card é o nome de uma carta, $who o de alguém que joga.

move-play = Jogar { $card }
    .color = Jogar { $card }, escolher { color }
    .target = Jogar { $card } contra { $who }
move-draw = Retirar uma carta
move-keep = Ficar com ela
move-color = Escolher { color }
move-accept = Aceitar
    .D = Retirar { draw-strength }
    .W4 = Retirar quatro cartas
    .S = Perder a vez
    .V = Perder a vez
    .HW = Dizer a mão em voz alta
    .SH = Retirar até sair uma carta vermelha
move-challenge = Questionar
move-invis = Jogar { invisibility }
    .color = Jogar { invisibility }, escolher { color }
move-uno = UNO!
    .with = { $move } e gritar UNO!
move-catch = Apanhar { $who }
move-flag = Denunciar a carta de { $who }
move-hint = Castigar uma sugestão de { $who }
move-settle = Ninguém contesta

## De que está a mesa à espera. $me é seat quando espera por quem lê; $keep diz se se pode ficar com
## a carta acabada de retirar, yes ou no.

phase-turn = { $me ->
    [seat] É a tua vez: joga uma carta ou retira uma.
   *[none] É a vez de { $who }.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Retiraste { $drawn }: joga essa carta ou fica com ela.
       *[no] Retiraste { $drawn }: serve e nesta mesa tem de ser jogada.
    }
   *[none] É a vez de { $who }.
}
phase-color = { $me ->
    [seat] Escolhe uma cor para { $top }.
   *[none] { $who } escolhe uma cor para { $top }.
}
phase-react = { $me ->
    [seat] { $top } é contra ti: responde.
   *[none] { $who } responde a { $top }.
}
phase-settle = { $me ->
    [seat] A tua última carta está na mesa: alguém contesta?
   *[none] A última carta de { $who } está na mesa: alguém contesta?
}
phase-over = A partida acabou.
