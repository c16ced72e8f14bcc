## O português do Brasil: só o que se diz de outro modo do que em pt.

move-draw = Comprar uma carta
move-accept =
    .total = { $number ->
        [2] Comprar duas cartas
        [3] Comprar três cartas
        [4] Comprar quatro cartas
       *[other] Comprar { $number } cartas
    }
    .D = Comprar { draw-strength }
    .W4 = Comprar quatro cartas
    .SH = Comprar até sair uma carta vermelha
move-challenge = Desafiar
move-catch = Pegar { $who } sem UNO
move-flag = Contestar a carta de { $who }
phase-turn = { $me ->
    [seat] É a sua vez: jogue uma carta ou compre.
   *[none] É a vez de { $who }.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Você comprou { $drawn-a }: jogue a carta ou fique com ela.
       *[no] Você comprou { $drawn-a }: serve, e nesta mesa você tem que jogar.
    }
   *[none] É a vez de { $who }.
}
phase-color = { $me ->
    [seat] Escolha uma cor para { $top-the }.
   *[none] { $who } está escolhendo uma cor para { $top-the }.
}
phase-react = { $me ->
    [seat] Jogaram { $top-the } contra você: escolha sua resposta.
   *[none] { $who } está respondendo { $top-to }.
}
    .total = { $me ->
        [seat] Há { $number } cartas esperando você: escolha sua resposta.
       *[none] { $who } está respondendo a um total de { $number } cartas.
    }
phase-settle = { $me ->
    [seat] Você jogou sua última carta. Alguém contesta?
   *[none] { $who } jogou a última carta. Alguém contesta?
}
phase-over = A rodada acabou.
move-settle = Ninguém contesta
move-jump = { $uno ->
    [yes] Cortar com { $card-the } e gritar UNO!
   *[no] Cortar com { $card-the }
}
    .target = { $uno ->
        [yes] Cortar com { $card-the }, trocar de mão com { $who } e gritar UNO!
       *[no] Cortar com { $card-the } e trocar de mão com { $who }
    }
