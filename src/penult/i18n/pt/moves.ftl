## As jogadas como um botão ou uma lista as diz. $card é o nome de uma carta, $who o de alguém que joga.
## $uno é yes se com a jogada se grita UNO.

move-play = { $uno ->
    [yes] Jogar { $card-the } e gritar UNO!
   *[no] Jogar { $card-the }
}
    .color = { $uno ->
        [yes] Jogar { $card-the }, escolher { color } e gritar UNO!
       *[no] Jogar { $card-the }, escolher { color }
    }
    .target = { $uno ->
        [yes] Jogar { $card-the } contra { $who } e gritar UNO!
       *[no] Jogar { $card-the } contra { $who }
    }
    .swap = { $uno ->
        [yes] Jogar { $card-the }, trocar de mão com { $who } e gritar UNO!
       *[no] Jogar { $card-the } e trocar de mão com { $who }
    }
move-draw = Biscar uma carta
move-keep = Ficar com ela
move-color = Escolher { color }
move-accept = Aceitar
    .total = { $number ->
        [2] Biscar duas cartas
        [3] Biscar três cartas
        [4] Biscar quatro cartas
       *[other] Biscar { $number } cartas
    }
    .D = Biscar { draw-strength }
    .W4 = Biscar quatro cartas
    .S = Aceitar { skip.the }
    .V = Aceitar { reverse.the }
    .HW = Dizer as cartas em voz alta
    .SH = Biscar até sair uma carta vermelha
move-challenge = Questionar a jogada
move-invis = { $uno ->
    [yes] Jogar { invisibility.the } e gritar UNO!
   *[no] Jogar { invisibility.the }
}
    .color = { $uno ->
        [yes] Jogar { invisibility.the }, escolher { color } e gritar UNO!
       *[no] Jogar { invisibility.the }, escolher { color }
    }
move-uno = UNO!
move-catch = Apanhar { $who }
move-flag = Assinalar a carta de { $who }
move-hint = Penalizar a sugestão de { $who }
move-settle = Ninguém tem nada contra

## De que está a mesa à espera. $me é seat quando espera por quem lê; $keep diz se se pode ficar com
## a carta acabada de biscar, yes ou no.

phase-turn = { $me ->
    [seat] É a tua vez: joga uma carta ou bisca.
   *[none] É a vez de { $who }.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Biscaste { $drawn-a }: joga a carta ou fica com ela.
       *[no] Biscaste { $drawn-a }: serve, e nesta mesa tens de a jogar.
    }
   *[none] É a vez de { $who }.
}
phase-color = { $me ->
    [seat] Escolhe uma cor para { $top-the }.
   *[none] { $who } está a escolher uma cor para { $top-the }.
}
phase-react = { $me ->
    [seat] Jogaram { $top-the } contra ti: escolhe a tua resposta.
   *[none] { $who } está a responder { $top-to }.
}
    .total = { $me ->
        [seat] Esperam-te { $number } cartas: escolhe a tua resposta.
       *[none] { $who } está a responder a um total de { $number } cartas.
    }
phase-settle = { $me ->
    [seat] Jogaste a tua última carta. Alguém tem algo contra?
   *[none] { $who } jogou a última carta. Alguém tem algo contra?
}
phase-over = A partida acabou.
move-jump = { $uno ->
    [yes] Adiantar-me com { $card-the } e gritar UNO!
   *[no] Adiantar-me com { $card-the }
}
    .target = { $uno ->
        [yes] Adiantar-me com { $card-the }, trocar de mão com { $who } e gritar UNO!
       *[no] Adiantar-me com { $card-the } e trocar de mão com { $who }
    }
