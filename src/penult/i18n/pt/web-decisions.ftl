## O que se pergunta a quem joga. Uma parte é a figura de uma carta, um verbo com ela ou uma regra. Códigos como R-28 ficam
## como estão: são mostrados como etiquetas.

decide-color = Escolhe uma cor
decide-color-why = Qualquer cor serve, até a que está em jogo.
    .W = Qualquer cor serve, até a que está em jogo. R-27
    .W4 = Qualquer cor serve, até a que está em jogo. R-29
    .HW = Qualquer cor serve, até a que está em jogo. R-37
    .SH = Qualquer cor serve, até o vermelho ou a que está em jogo. R-42
    .IN = Qualquer cor serve, até a que está em jogo. R-40
decide-color-held = { $count ->
    [0] não tens
   *[other] tens { $count }
}

## $card é o nome de uma carta.
decide-target = Contra quem jogas { $card-the }?
    .face-7 = Com quem trocas a tua mão?
decide-target-why = Escolhe um dos outros jogadores.
    .face-7 = Ficas com todas as cartas dessa pessoa, e ela com as tuas. H-16
    .HW = Quem escolheres diz todas as cartas em voz alta. R-36
    .SH = Quem escolheres bisca até sair uma carta vermelha. R-41
decide-target-nobody = Não trocar
decide-target-partner = o teu par
decide-target-points = { $points ->
    [1] um ponto
   *[other] { $points } pontos
}

## Uma jogada contra uma regra que, mesmo assim, se pode fazer.
decide-breaks = Esta carta não serve
    .R-21 = Esta não é a carta que biscaste
    .R-28 = Isto é bluff
decide-breaks-why = Podes tentar. Se alguém a assinalar, tens de a recolher e biscar duas. R-49
    .R-28 = Tens uma carta da cor em jogo. O jogador seguinte pode questionar a jogada, e então és tu que biscas as cartas. R-28 R-33
decide-sure = Jogar na mesma
decide-back = Cancelar

## A resposta a uma carta. $who jogou-a, $top é o nome dela. $before é a cor de antes, e $known é no quando quem lê não a
## viu.
decide-answer = { $me ->
    [seat] Jogaste { $top-a }
   *[none] { $who } jogou { $top-a }
}
decide-answer-turned-up = A primeira carta é { $top-a }
decide-answer-lead = Escolhe a tua resposta.
    .W4 = { $known ->
        [yes] A cor era o { $before }, e { $who } escolheu { color }. Só é permitido a quem não tinha { $before } na mão. R-28
       *[no] { $who } escolheu { color }. Só é permitido a quem não tinha nenhuma carta da cor anterior. R-28
    }
    .W4-H-13 = { $who } escolheu { color }. Num total, só se pode questionar o primeiro. H-13
    .W4-H-14 = { $who } escolheu { color }. Nesta mesa, { wild-four.the } pode jogar-se sempre. H-14
    .W4-H-15 = { $who } escolheu { color }. Nesta mesa não se pode questionar. H-15
    .HW = { $me ->
        [seat] Escolheste-te a ti.
       *[none] { $who } escolheu-te.
    }
    .SH = { $who } escolheu-te.
decide-answer-why = O jogo continua.
    .accept-D = Também perdes a vez. R-24
    .turned-accept-D = Também perdes a vez. R-09
    .accept-W4 = Também perdes a vez. R-29
    .accept-S = Perdes a vez. R-26
    .turned-accept-S = Perdes a vez. R-11
    .accept-V = Com dois jogadores, perdes a vez. R-59
    .turned-accept-V = Com dois jogadores, perdes a vez. R-10
    .accept-HW = Todos ouvem as tuas cartas. Ficas com elas e jogas na mesma. R-36
    .accept-SH = Ficas com todas as cartas que biscares e jogas na mesma. R-41
    .challenge = Se { $who } tinha essa cor, { $who } bisca quatro cartas e jogas tu. Se não, biscas tu seis e perdes a vez. R-33 R-34
    .invis = Não te acontece nada, e escolhes a cor. R-39
    .invis-HW = Não dizes nada, e escolhes a cor. R-38
    .accept-too-many = Ficarias com { $count } cartas. Com { $limit } ou mais, ficas fora desta partida. H-42
    .accept-total = Biscas todas e perdes a vez. H-01
    .challenge-total = Se { $who } tinha essa cor, { $who } bisca todas e jogas tu. Se não, biscas mais duas e perdes a vez. H-12
    .invis-total = Ninguém bisca, e escolhes a cor. H-55
    .accept-7 = Dois jogadores trocam de mão. H-20
    .accept-0 = Todas as mãos passam ao jogador seguinte. H-20
## O que há a biscar: $number cartas, de $count cartas que fazem biscar. Os códigos como H-01 também aparecem à parte.
decide-total = { $count ->
    [1] Esperam-te { $number } cartas. H-01
   *[other] Esperam-te { $number } cartas, de { $count } cartas que fazem biscar. H-01
}
## Cartas da mão que respondem ao que há a biscar: juntam-se, ou desviam-no. $card é uma delas.
decide-own = Ou usa uma carta
decide-just-before = Logo antes
## $verb é a resposta dada: accept, challenge, invis ou other.
decide-answered = { $verb ->
    [accept] Aceitas. Daqui a pouco todos veem a tua resposta.
    [challenge] Questionas a jogada. Daqui a pouco todos veem a tua resposta.
    [invis] Jogas { invisibility.the }. Daqui a pouco todos veem a tua resposta.
   *[other] A tua jogada está feita. Daqui a pouco todos a veem.
}

## Uma carta acabada de biscar, e uma última carta que alguém pode contestar.
decide-drawn = Biscaste { $card-a }
decide-drawn-why = Joga-a agora ou fica com ela e passa a vez. R-19 R-20
decide-call = Gritar UNO! ao jogá-la
decide-settle-why = Se não serve, { $who } tem de a recolher e biscar duas cartas. R-49
decide-settle-stand = Aceitar
decide-settle-waiting = Aceitaste. Os outros ainda estão a pensar.

## Cartas à vista por um momento. $who tem-nas na mão; $me é seat quando é quem lê.
decide-reveal = Cartas reveladas.
    .shouted = { $me ->
        [seat] Disseste as tuas cartas em voz alta.
       *[none] { $who } disse as suas cartas em voz alta.
    }

## O que diz um leitor de ecrã, e o título da página.
announce-turn = { $seconds ->
    [0] É a tua vez.
    [1] É a tua vez: tens um segundo.
   *[other] É a tua vez: tens { $seconds } segundos.
}
announce-uno = Só tens uma carta: grita UNO!
announce-answer = { $seconds ->
    [0] Podes { $options }.
    [1] Podes { $options }. Tens um segundo.
   *[other] Podes { $options }. Tens { $seconds } segundos.
}
## Uma das respostas de $options, como está dentro da frase.
announce-option = jogar
    .accept-total = biscar { $number } cartas
    .card = jogar { $card-the }
    .accept = aceitar
    .accept-D = biscar { draw-strength }
    .accept-W4 = biscar quatro cartas
    .accept-S = aceitar { skip.the }
    .accept-V = aceitar { reverse.the }
    .accept-HW = dizer as cartas em voz alta
    .accept-SH = biscar até sair uma carta vermelha
    .challenge = questionar a jogada
    .invis = jogar { invisibility.the }
announce-jump = Podes adiantar-te com { $cards-a }.
announce-said = { $name }: { $text }
