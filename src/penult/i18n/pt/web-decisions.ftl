## O que se pergunta a quem joga. Uma parte é a figura de uma carta, um verbo com ela ou uma regra. Códigos como R-28 ficam
## como estão: são mostrados como etiquetas.

decide-color = Escolhe uma cor
decide-color-why = Qualquer cor serve, mesmo a que está em jogo.
    .W = Qualquer cor serve, mesmo a que está em jogo. R-27
    .W4 = Qualquer cor serve, mesmo a que está em jogo. R-29
    .HW = Qualquer cor serve, mesmo a que está em jogo. R-37
    .SH = Qualquer cor serve, mesmo o vermelho e a que está em jogo. R-42
    .IN = Qualquer cor serve, mesmo a que está em jogo. R-40
decide-color-held = { $count ->
    [0] não tens
   *[other] tens { $count }
}

## $card é o nome de uma carta.
decide-target = Contra quem jogas o { $card }?
decide-target-why = Escolhe alguém da mesa.
    .HW = Quem escolheres diz todas as cartas em voz alta. R-36
    .SH = Quem escolheres retira cartas até sair uma vermelha. R-41
decide-target-partner = o teu par
decide-target-points = { $points ->
    [one] um ponto
   *[other] { $points } pontos
}

## Uma jogada contra uma regra que, mesmo assim, se pode fazer.
decide-breaks = Esta carta não serve
    .R-21 = Esta não é a carta que retiraste
    .R-28 = Isto é bluff
decide-breaks-why = Nesta mesa pode ser jogada e pode ser denunciada. Se alguém a denunciar, recolhe-la e retiras duas. R-49
    .R-28 = Tens uma carta da cor em jogo. Quem tiver de retirar pode questionar, e então retiras quatro. R-28 R-33
decide-sure = Jogar mesmo assim
decide-back = Pensar melhor

## A resposta a uma carta. $who jogou-a, $top é o nome dela. $before é a cor de antes, e $known é no quando quem lê não a
## viu.
decide-answer = { $me ->
    [seat] Jogaste { $top }
   *[none] { $who } jogou { $top }
}
decide-answer-turned-up = A primeira carta é { $top }
decide-answer-lead = Escolhe a tua resposta.
    .W4 = { $known ->
        [yes] Era { $before }; { $who } escolheu { color }. Só vale sem { $before } na mão. R-28
       *[no] { $who } escolheu { color }. Só vale sem a cor de antes na mão. R-28
    }
    .HW = { $me ->
        [seat] Escolheste-te a ti.
       *[none] { $who } escolheu-te a ti.
    }
    .SH = { $who } escolheu-te a ti.
decide-answer-why = O jogo continua.
    .accept-D = Perdes também a vez. R-24
    .turned-accept-D = Perdes também a vez. R-09
    .accept-W4 = Perdes também a vez. R-29
    .accept-S = Joga quem vem a seguir. R-26
    .turned-accept-S = Joga quem vem a seguir. R-11
    .accept-V = Com dois jogadores, perdes a vez. R-59
    .turned-accept-V = Com dois jogadores, perdes a vez. R-10
    .accept-HW = Todos ouvem as tuas cartas. Ficas com elas e com a tua vez. R-36
    .accept-SH = Ficas com todas as cartas que saírem e com a tua vez. R-41
    .challenge = Se { $who } tinha essa cor, { $who } retira quatro cartas e jogas tu. Se não, retiras seis. R-33 R-34
    .invis = Nada te acontece, e escolhes a cor. R-39
    .invis-HW = Não dizes nada, e escolhes a cor. R-38
decide-just-before = Pouco antes
decide-answered = A tua resposta: { $move }. Todos a veem daqui a pouco.

## Uma carta acabada de retirar, e uma última carta que alguém pode contestar.
decide-drawn = Retiraste { $card }
decide-drawn-why = Joga-a agora, ou fica com ela e a vez passa. R-19 R-20
decide-call = Gritar UNO! ao jogá-la
decide-settle-why = Se não serve, { $who } recolhe-a e retira duas cartas. R-49
decide-settle-stand = Deixar ficar
decide-settle-waiting = Deixas ficar. Os outros ainda pensam.

## Cartas à vista por um momento. $who tem-nas na mão; $me é seat quando é quem lê.
decide-reveal = Foram mostradas cartas.
    .shouted = { $me ->
        [seat] Disseste a tua mão em voz alta.
       *[none] { $who } disse a mão em voz alta.
    }
    .shown = { $who } mostrou-te a mão.

## O que diz um leitor de ecrã, e o título da página.
announce-turn = { $seconds ->
    [0] É a tua vez.
    [one] É a tua vez, um segundo.
   *[other] É a tua vez, { $seconds } segundos.
}
announce-uno = Tens uma carta: grita UNO!
announce-answer = { $seconds ->
    [0] Podes { $options }.
    [one] Podes { $options }, um segundo.
   *[other] Podes { $options }, { $seconds } segundos.
}
announce-said = { $name }: { $text }
announce-title = ● É a tua vez – Penult
