## O português do Brasil: só o que se diz de outro modo do que em pt.

match-goal = { $format ->
    [winner] { $number ->
        [1] Quem ganha uma rodada marca o que os outros têm na mão. O primeiro a chegar a um ponto ganha a partida.
       *[other] Quem ganha uma rodada marca o que os outros têm na mão. O primeiro a chegar a { $number } pontos ganha a partida.
    }
    [tally] { $number ->
        [1] Você marca o que sobra na sua mão. Quando alguém chegar a um ponto, o total mais baixo ganha a partida.
       *[other] Você marca o que sobra na sua mão. Quando alguém chegar a { $number } pontos, o total mais baixo ganha a partida.
    }
    [elim] { $number ->
        [1] Você marca o que sobra na sua mão. Se chegar a um ponto, fica fora do jogo. Quem ficar até o fim ganha a partida.
       *[other] Você marca o que sobra na sua mão. Se chegar a { $number } pontos, fica fora do jogo. Quem ficar até o fim ganha a partida.
    }
    [team] { $number ->
        [1] As duplas marcam juntas. A primeira dupla a chegar a um ponto ganha a partida.
       *[other] As duplas marcam juntas. A primeira dupla a chegar a { $number } pontos ganha a partida.
    }
   *[rotate4] Todos fazem dupla com todos, um de cada vez, { $number } rodadas ao todo. O total mais alto ganha a partida.
}
match-void_hand = A rodada foi anulada: ninguém marcou pontos.
match-tied = { $number ->
    [0] { $players } empataram no total mais baixo, com 0 pontos. Outra rodada decide.
    [1] { $players } empataram no total mais baixo, com um ponto. Outra rodada decide.
   *[other] { $players } empataram no total mais baixo, com { $number } pontos. Outra rodada decide.
}
match-won = { $count ->
    [1] { $number ->
        [0] { $players } ganhou a partida com 0 pontos.
        [1] { $players } ganhou a partida com um ponto.
       *[other] { $players } ganhou a partida com { $number } pontos.
    }
   *[other] { $number ->
        [0] { $players } ganharam a partida juntos, com 0 pontos cada.
        [1] { $players } ganharam a partida juntos, com um ponto cada.
       *[other] { $players } ganharam a partida juntos, com { $number } pontos cada.
    }
}
match-deals = { $who } dá as cartas na próxima.
match-new_dealer = Ainda falta escolher quem dá as cartas na próxima.
match-team = a dupla { $first } & { $second }
match-reader = você
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Sua dupla não marcou pontos.
        [1] Sua dupla marcou um ponto.
       *[other] Sua dupla marcou { $number } pontos.
    }
   *[alone] { $number ->
        [0] Você não marcou pontos.
        [1] Você marcou um ponto.
       *[other] Você marcou { $number } pontos.
    }
}
match-yours-eliminated = { $number ->
    [1] Você ficou fora do jogo com um ponto.
   *[other] Você ficou fora do jogo com { $number } pontos.
}
match-yours-reached = { $count ->
    [1] { $number ->
        [1] Você chegou a um ponto: decide o total mais baixo.
       *[other] Você chegou a { $number } pontos: decide o total mais baixo.
    }
   *[other] { $number ->
        [1] { $players } chegaram a um ponto: decide o total mais baixo.
       *[other] { $players } chegaram a { $number } pontos: decide o total mais baixo.
    }
}
match-yours-tied = { $number ->
    [0] { $players } empataram no total mais baixo, com 0 pontos. Outra rodada decide.
    [1] { $players } empataram no total mais baixo, com um ponto. Outra rodada decide.
   *[other] { $players } empataram no total mais baixo, com { $number } pontos. Outra rodada decide.
}
match-yours-won = { $side ->
    [team] { $number ->
        [0] Sua dupla ganhou a partida com 0 pontos.
        [1] Sua dupla ganhou a partida com um ponto.
       *[other] Sua dupla ganhou a partida com { $number } pontos.
    }
   *[alone] { $count ->
        [1] { $number ->
            [0] Você ganhou a partida com 0 pontos.
            [1] Você ganhou a partida com um ponto.
           *[other] Você ganhou a partida com { $number } pontos.
        }
       *[other] { $number ->
            [0] { $players } ganharam a partida juntos, com 0 pontos cada.
            [1] { $players } ganharam a partida juntos, com um ponto cada.
           *[other] { $players } ganharam a partida juntos, com { $number } pontos cada.
        }
    }
}
match-yours-deals = Você dá as cartas na próxima.
