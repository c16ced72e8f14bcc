## O português do Brasil: só o que se diz de outro modo do que em pt.

web-table-your-hand = { $cards ->
    [1] Sua mão, uma carta
   *[other] Sua mão, { $cards } cartas
}
web-table-draw-pile = { $cards ->
    [0] Monte de compras, vazio
    [1] Monte de compras, uma carta
   *[other] Monte de compras, { $cards } cartas
}
web-table-thinking = { $time } · pensando
web-table-autopilot = bot jogando
web-table-partner = sua dupla
web-table-points-partner = { $points } · sua dupla
web-table-choose-partner = Escolher { $who }, sua dupla
web-table-team = Dupla { $letter }: { $names }
web-table-your-turn = É a sua vez
web-table-thinks = { $who } está pensando
web-table-fit = { $count ->
    [1] { $fit ->
        [0] sua última carta não serve
       *[other] sua última carta serve
    }
   *[other] { $fit ->
        [0] nenhuma das suas { $count } cartas serve
        [1] uma das suas { $count } cartas serve
       *[other] { $fit } das suas { $count } cartas servem
    }
}
web-table-must = você tem que jogar: { web-table-fit }
web-table-until = { $turns ->
    [1] Você joga em seguida.
   *[other] Faltam { $turns } jogadas para a sua vez
}
web-table-call-now = Grite UNO antes que peguem você!
web-table-you-watch = Você está fora do jogo. Veja como termina!
accuse-price = { $price ->
    [draw2] Se você errar, compra duas cartas.
    [none] Se você errar, nada acontece.
   *[other] Se você errar, paga por isso.
}
web-table-hand = Rodada { $number }
web-table-settings = Todas as configurações
web-table-lines = Conexões
    .about = O tempo que cada conexão leva, ida e volta. Quando duas pessoas jogam ao mesmo tempo, a mesa leva isso em conta.
web-table-void = Anular a rodada
web-table-void-yes = Sim, anular a rodada
web-table-void-sure = Ninguém marca pontos, todas as cartas são mostradas e o próximo jogador dá as cartas.
web-table-leave-sure = { $seated ->
    [yes] Um bot fica no seu lugar.
   *[no] Você pode voltar com o link.
}
web-line-unsent = Conexão perdida. Se a sua última jogada não foi feita, tente de novo.
web-table-total = { $count ->
    [1] { $number } cartas a comprar
   *[other] { $number } cartas a comprar, de { $count } cartas que fazem comprar
}
web-table-due = { $number } cartas a comprar
web-table-asked = { $me ->
    [seat] { $number } cartas esperam por você: escolha sua resposta.
   *[none] { $number } cartas esperam por { $who }.
}
web-table-put-out = fora desta rodada
web-table-you-put-out = Você está fora desta rodada. Na próxima você volta!
web-table-jump = Corte com { $cards-a }, ou espere.
web-table-several = Escolha mais cartas iguais, ou jogue já.
web-table-card = { $playable ->
    [yes] { $card }, pode ser jogada, { $at } de { $count }
    [jump] { $card }, você pode cortar com ela, { $at } de { $count }
    [broken] { $card }, contra as regras, { $at } de { $count }
   *[no] { $card }, { $at } de { $count }
}
