## O que acontece entre as partidas de um jogo. $who é quem joga, ou uma parceria pelo seu nome; $players são vários
## numa lista, $count quantos são; $number é um número de pontos.

## Para que se joga. $format é o formato do jogo, $number a meta ou, quando se trocam os pares, o número de partidas.
match-goal = { $format ->
    [winner] { $number ->
        [1] Quem ganha uma partida marca o que os outros têm na mão. O primeiro a chegar a um ponto ganha o jogo.
       *[other] Quem ganha uma partida marca o que os outros têm na mão. O primeiro a chegar a { $number } pontos ganha o jogo.
    }
    [tally] { $number ->
        [1] Marcas o que te resta na mão. Quando alguém chegar a um ponto, o total mais baixo ganha o jogo.
       *[other] Marcas o que te resta na mão. Quando alguém chegar a { $number } pontos, o total mais baixo ganha o jogo.
    }
    [elim] { $number ->
        [1] Marcas o que te resta na mão. Se chegares a um ponto, ficas fora do jogo. Ganha o jogo quem ficar até ao fim.
       *[other] Marcas o que te resta na mão. Se chegares a { $number } pontos, ficas fora do jogo. Ganha o jogo quem ficar até ao fim.
    }
    [team] { $number ->
        [1] Cada equipa marca em conjunto. A primeira a chegar a um ponto ganha o jogo.
       *[other] Cada equipa marca em conjunto. A primeira a chegar a { $number } pontos ganha o jogo.
    }
   *[rotate4] Todos fazem par com todos, à vez, { $number } partidas ao todo. O total mais alto ganha o jogo.
}
match-scored = { $number ->
    [0] { $who } não marcou pontos.
    [1] { $who } marcou um ponto.
   *[other] { $who } marcou { $number } pontos.
}
match-void_hand = A partida foi anulada: ninguém marcou pontos.
match-eliminated = { $number ->
    [1] { $who } ficou fora do jogo com um ponto.
   *[other] { $who } ficou fora do jogo com { $number } pontos.
}
match-reached = { $count ->
    [1] { $number ->
        [1] { $players } chegou a um ponto: decide o total mais baixo.
       *[other] { $players } chegou a { $number } pontos: decide o total mais baixo.
    }
   *[other] { $number ->
        [1] { $players } chegaram a um ponto: decide o total mais baixo.
       *[other] { $players } chegaram a { $number } pontos: decide o total mais baixo.
    }
}
match-duel = Só restam { $players }. Agora é um contra um!
match-tied = { $number ->
    [0] { $players } empataram no total mais baixo, com 0 pontos. Decide-se noutra partida.
    [1] { $players } empataram no total mais baixo, com um ponto. Decide-se noutra partida.
   *[other] { $players } empataram no total mais baixo, com { $number } pontos. Decide-se noutra partida.
}
match-won = { $count ->
    [1] { $number ->
        [0] { $players } ganhou o jogo com 0 pontos.
        [1] { $players } ganhou o jogo com um ponto.
       *[other] { $players } ganhou o jogo com { $number } pontos.
    }
   *[other] { $number ->
        [0] { $players } ganharam o jogo em conjunto, com 0 pontos cada.
        [1] { $players } ganharam o jogo em conjunto, com um ponto cada.
       *[other] { $players } ganharam o jogo em conjunto, com { $number } pontos cada.
    }
}
match-deals = A seguir, { $who } dá as cartas.
match-new_dealer = Ainda falta escolher quem dá as cartas a seguir.
## Uma parceria pelos nomes dos seus dois jogadores. Também é título de uma coluna estreita, e por isso é curta.
match-team = a equipa { $first } & { $second }

## O que acontece a quem lê entre as partidas. $side é team se se joga a pares, senão alone; $players são
## vários, e quem lê está entre eles com a palavra que vem aqui primeiro, $count quantos são; $number é
## um número de pontos.

match-reader = tu
match-yours-scored = { $side ->
    [team] { $number ->
        [0] A tua equipa não marcou pontos.
        [1] A tua equipa marcou um ponto.
       *[other] A tua equipa marcou { $number } pontos.
    }
   *[alone] { $number ->
        [0] Não marcaste pontos.
        [1] Marcaste um ponto.
       *[other] Marcaste { $number } pontos.
    }
}
match-yours-eliminated = { $number ->
    [1] Ficaste fora do jogo com um ponto.
   *[other] Ficaste fora do jogo com { $number } pontos.
}
match-yours-reached = { $count ->
    [1] { $number ->
        [1] Chegaste a um ponto: decide o total mais baixo.
       *[other] Chegaste a { $number } pontos: decide o total mais baixo.
    }
   *[other] { $number ->
        [1] { $players } chegaram a um ponto: decide o total mais baixo.
       *[other] { $players } chegaram a { $number } pontos: decide o total mais baixo.
    }
}
match-yours-duel = Só restam { $players }. Agora é um contra um!
match-yours-tied = { $number ->
    [0] { $players } empataram no total mais baixo, com 0 pontos. Decide-se noutra partida.
    [1] { $players } empataram no total mais baixo, com um ponto. Decide-se noutra partida.
   *[other] { $players } empataram no total mais baixo, com { $number } pontos. Decide-se noutra partida.
}
match-yours-won = { $side ->
    [team] { $number ->
        [0] A tua equipa ganhou o jogo com 0 pontos.
        [1] A tua equipa ganhou o jogo com um ponto.
       *[other] A tua equipa ganhou o jogo com { $number } pontos.
    }
   *[alone] { $count ->
        [1] { $number ->
            [0] Ganhaste o jogo com 0 pontos.
            [1] Ganhaste o jogo com um ponto.
           *[other] Ganhaste o jogo com { $number } pontos.
        }
       *[other] { $number ->
            [0] { $players } ganharam o jogo em conjunto, com 0 pontos cada.
            [1] { $players } ganharam o jogo em conjunto, com um ponto cada.
           *[other] { $players } ganharam o jogo em conjunto, com { $number } pontos cada.
        }
    }
}
match-yours-deals = A seguir, dás tu as cartas.
