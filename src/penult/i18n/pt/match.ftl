## O que acontece entre as partidas de um jogo. $who é quem joga, ou uma parceria pelo seu nome; $players são vários
## numa lista, $count quantos são; $number é um número de pontos.

## Para que se joga. $format é o formato do jogo, $number a meta ou, quando se trocam os pares, o número de partidas.
match-goal = { $format ->
    [winner] Quem fica sem cartas soma o que todos os outros têm na mão. Ganha o jogo quem chegar primeiro a { $number } pontos.
    [tally] Cada qual soma o que lhe resta na mão. Quando alguém chegar a { $number } pontos, o total mais baixo ganha o jogo.
    [elim] Cada qual soma o que lhe resta na mão. Quem chegar a { $number } pontos fica de fora, e quem restar no fim ganha o jogo.
    [team] Os pares somam em conjunto. O primeiro par a chegar a { $number } pontos ganha o jogo.
   *[rotate4] Todos jogam a par com todos, { $number } partidas ao todo. O total mais alto ganha o jogo.
}
match-scored = { $number ->
    [0] { $who } não soma pontos.
    [one] { $who } soma um ponto.
   *[other] { $who } soma { $number } pontos.
}
match-void_hand = A partida é nula: ninguém soma pontos.
match-eliminated = { $who } tem { $number ->
    [one] um ponto
   *[other] { $number } pontos
} e fica fora do jogo.
match-reached = { $count ->
    [one] { $players } chega à meta de { $number }: agora decide o total mais baixo.
   *[other] { $players } chegam à meta de { $number }: agora decide o total mais baixo.
}
match-duel = Só restam { $players }, que continuam mano a mano.
match-tied = { $players } partilham o total mais baixo, { $number ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $number } pontos
}. O desempate faz-se noutra partida.
match-won = { $count ->
    [one] { $players } ganha o jogo com { $number ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $number } pontos
    }.
   *[other] { $players } ganham o jogo em conjunto, cada qual com { $number ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $number } pontos
    }.
}
match-deals = { $who } dá as cartas na partida seguinte.
match-new_dealer = Falta decidir quem dá as cartas na partida seguinte.
## Dois nomes, ou uma lista e o seu último nome.
match-and = { $first } e { $second }
## Uma parceria pelos nomes dos seus dois jogadores. Também é título de uma coluna estreita, e por isso é curta.
match-team = o par { $first } & { $second }

## O que acontece a quem lê entre as partidas. $side é team se se joga a pares, senão alone; $players são
## vários, e quem lê está entre eles com a palavra que vem aqui primeiro, $count quantos são; $number é
## um número de pontos.

match-reader = tu
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Tu e o teu par não somam pontos.
        [one] Tu e o teu par somam um ponto.
       *[other] Tu e o teu par somam { $number } pontos.
    }
   *[alone] { $number ->
        [0] Não somas pontos.
        [one] Somas um ponto.
       *[other] Somas { $number } pontos.
    }
}
match-yours-eliminated = { $number ->
    [one] Tens um ponto e ficas fora do jogo.
   *[other] Tens { $number } pontos e ficas fora do jogo.
}
match-yours-reached = { $count ->
    [one] Chegas à meta de { $number }: agora decide o total mais baixo.
   *[other] { $players } chegam à meta de { $number }: agora decide o total mais baixo.
}
match-yours-duel = Só restam { $players }, que continuam mano a mano.
match-yours-tied = { $number ->
    [0] { $players } partilham o total mais baixo, 0 pontos. O desempate faz-se noutra partida.
    [one] { $players } partilham o total mais baixo, um ponto. O desempate faz-se noutra partida.
   *[other] { $players } partilham o total mais baixo, { $number } pontos. O desempate faz-se noutra partida.
}
match-yours-won = { $side ->
    [team] { $number ->
        [0] Tu e o teu par ganham o jogo com 0 pontos.
        [one] Tu e o teu par ganham o jogo com um ponto.
       *[other] Tu e o teu par ganham o jogo com { $number } pontos.
    }
   *[alone] { $count ->
        [one] { $number ->
            [0] Ganhas o jogo com 0 pontos.
            [one] Ganhas o jogo com um ponto.
           *[other] Ganhas o jogo com { $number } pontos.
        }
       *[other] { $number ->
            [0] { $players } ganham o jogo em conjunto, cada qual com 0 pontos.
            [one] { $players } ganham o jogo em conjunto, cada qual com um ponto.
           *[other] { $players } ganham o jogo em conjunto, cada qual com { $number } pontos.
        }
    }
}
match-yours-deals = Dás as cartas na partida seguinte.
