## O português do Brasil: só o que se diz de outro modo do que em pt.

decide-color = Escolha uma cor
decide-color-held = { $count ->
    [0] você não tem
   *[other] você tem { $count }
}
decide-target = Contra quem você joga { $card-the }?
    .face-7 = Com quem você troca sua mão?
decide-target-why = Escolha um dos outros jogadores.
    .face-7 = Você fica com todas as cartas dessa pessoa, e ela com as suas. H-16
    .HW = Quem você escolher diz todas as cartas em voz alta. R-36
    .SH = Quem você escolher compra até sair uma carta vermelha. R-41
decide-target-partner = sua dupla
decide-breaks =
    .R-21 = Esta não é a carta que você comprou
    .R-28 = Isto é um blefe
decide-breaks-why = Você pode tentar. Se alguém contestar, você pega a carta de volta e compra duas. R-49
    .R-28 = Você tem uma carta da cor em jogo. O próximo jogador pode desafiar, e aí quem compra as cartas é você. R-28 R-33
decide-sure = Jogar mesmo assim
decide-answer = { $me ->
    [seat] Você jogou { $top-a }
   *[none] { $who } jogou { $top-a }
}
decide-answer-lead = Escolha sua resposta.
    .W4-H-13 = { $who } escolheu { color }. Em um total, só o primeiro pode ser desafiado. H-13
    .W4-H-14 = { $who } escolheu { color }. Nesta mesa, { wild-four.the } sempre pode ser jogado. H-14
    .W4-H-15 = { $who } escolheu { color }. Nesta mesa não há desafio. H-15
    .HW = { $me ->
        [seat] Você se escolheu.
       *[none] { $who } escolheu você.
    }
    .SH = { $who } escolheu você.
decide-answer-why =
    .accept-too-many = Você ficaria com { $count } cartas. Com { $limit } ou mais, fica fora desta rodada. H-42
    .accept-total = Você compra todas e perde a vez. H-01
    .challenge-total = Se { $who } tinha essa cor, { $who } compra todas e você joga. Se não, você compra duas a mais e perde a vez. H-12
    .invis-total = Ninguém compra, e você escolhe a cor. H-55
    .accept-D = Você também perde a vez. R-24
    .turned-accept-D = Você também perde a vez. R-09
    .accept-W4 = Você também perde a vez. R-29
    .accept-S = Você perde a vez. R-26
    .turned-accept-S = Você perde a vez. R-11
    .accept-V = Com dois jogadores, você perde a vez. R-59
    .turned-accept-V = Com dois jogadores, você perde a vez. R-10
    .accept-HW = Todos ouvem suas cartas. Você fica com elas e joga normalmente. R-36
    .accept-SH = Você fica com todas as cartas que comprar e joga normalmente. R-41
    .challenge = Se { $who } tinha essa cor, { $who } compra quatro cartas e você joga. Se não, você compra seis e perde a vez. R-33 R-34
    .invis = Nada acontece com você, e você escolhe a cor. R-39
    .invis-HW = Você não diz nada, e escolhe a cor. R-38
decide-answered = { $verb ->
    [accept] Você aceita. Daqui a pouco todos veem sua resposta.
    [challenge] Você desafia. Daqui a pouco todos veem sua resposta.
    [invis] Você joga { invisibility.the }. Daqui a pouco todos veem sua resposta.
   *[other] Sua jogada está feita. Daqui a pouco todos veem.
}
decide-drawn = Você comprou { $card-a }
decide-drawn-why = Jogue agora ou fique com ela e passe a vez. R-19 R-20
decide-call = Gritar UNO! ao jogar
decide-settle-why = Se não servir, { $who } pega a carta de volta e compra duas. R-49
decide-settle-waiting = Você aceitou. Os outros ainda estão pensando.
decide-reveal =
    .shouted = { $me ->
        [seat] Você disse suas cartas em voz alta.
       *[none] { $who } disse as cartas em voz alta.
    }
announce-turn = { $seconds ->
    [0] É a sua vez.
    [1] É a sua vez: você tem um segundo.
   *[other] É a sua vez: você tem { $seconds } segundos.
}
announce-uno = Você só tem uma carta: grite UNO!
announce-answer = { $seconds ->
    [0] Você pode { $options }.
    [1] Você pode { $options }. Você tem um segundo.
   *[other] Você pode { $options }. Você tem { $seconds } segundos.
}
announce-option =
    .accept-total = comprar { $number } cartas
    .accept-D = comprar { draw-strength }
    .accept-W4 = comprar quatro cartas
    .accept-SH = comprar até sair uma carta vermelha
    .challenge = desafiar
decide-total = { $count ->
    [1] { $number } cartas esperam por você. H-01
   *[other] { $number } cartas esperam por você, de { $count } cartas que fazem comprar. H-01
}
decide-own = Ou use uma carta
announce-jump = Você pode cortar com { $cards-a }.
