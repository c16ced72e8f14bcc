## O que aconteceu, uma frase por acontecimento.
## $who fez ou sofreu, $other é a segunda pessoa. $me diz quem lê:
## seat (quem lê é $who), other (quem lê é $other) ou none.
## $cards é uma lista de nomes de cartas, $count quantas são; $hidden é yes quando quem lê não as pode ver.
## $rule é a regra que o decide.
## $oneself é yes se $who e $other são a mesma pessoa.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] Recebeste { $count ->
            [one] uma carta
           *[other] { $count } cartas
        }.
       *[none] { $who } recebeu { $count ->
            [one] uma carta
           *[other] { $count } cartas
        }.
    }
   *[no] { $me ->
        [seat] Recebeste { $cards }.
       *[none] { $who } recebeu { $cards }.
    }
}
event-returned = A primeira carta não pode ser { $cards }: volta para a pilha e vira-se outra.
event-turned_up = Vira-se a primeira carta: { $cards }.
event-turn = { $me ->
    [seat] É a tua vez.
   *[none] É a vez de { $who }.
}
event-laid = { $me ->
    [seat] Jogaste { $cards }.
   *[none] { $who } jogou { $cards }.
}
event-named = { $me ->
    [seat] Escolheste { color }.
   *[none] { $who } escolheu { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] Escolheste-te a ti.
       *[none] { $who } escolheu-se a si.
    }
   *[no] { $me ->
        [seat] Escolheste { $other }.
        [other] { $who } escolheu-te.
       *[none] { $who } escolheu { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] Retiraste { $count ->
            [one] uma carta
           *[other] { $count } cartas
        }.
       *[none] { $who } retirou { $count ->
            [one] uma carta
           *[other] { $count } cartas
        }.
    }
   *[no] { $me ->
        [seat] Retiraste { $cards }.
       *[none] { $who } retirou { $cards }.
    }
}
event-reversed = { $direction ->
    [L] O sentido do jogo inverte-se: agora segue para a esquerda.
   *[R] O sentido do jogo inverte-se: agora segue para a direita.
}
event-skipped = { $me ->
    [seat] Perdes a vez.
   *[none] { $who } perde a vez.
}
event-accepted = { $me ->
    [seat] Aceitaste { $cards }.
   *[none] { $who } aceitou { $cards }.
}
event-challenged = { $me ->
    [seat] Questionaste { $other }.
    [other] { $who } questionou-te.
   *[none] { $who } questionou { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Mostraste a mão a { $other }.
        [other] { $who } mostrou-te a mão.
       *[none] { $who } mostrou a mão a { $other }.
    }
   *[no] { $me ->
        [seat] Mostraste a mão a { $other }: { $cards }.
        [other] { $who } mostrou-te a mão: { $cards }.
       *[none] { $who } mostrou a mão a { $other }: { $cards }.
    }
}
event-guilty = { $me ->
    [seat] Fizeste bluff: a suspeita confirma-se.
   *[none] { $who } fez bluff: a suspeita confirma-se.
}
event-innocent = { $me ->
    [seat] Não fizeste bluff: a suspeita não se confirma.
   *[none] { $who } não fez bluff: a suspeita não se confirma.
}
event-shouted = { $me ->
    [seat] Disseste a tua mão em voz alta: { $cards }.
   *[none] { $who } disse a mão em voz alta: { $cards }.
}
event-called = { $me ->
    [seat] Gritaste UNO!
   *[none] { $who } gritou UNO!
}
event-exposed = { $me ->
    [seat] Só tens uma carta e não gritaste UNO.
   *[none] { $who } só tem uma carta e não gritou UNO.
}
event-safe = { $me ->
    [seat] Ninguém te apanhou a tempo.
   *[none] Já ninguém pode apanhar { $who }.
}
event-caught = { $me ->
    [seat] { $other } apanhou-te: faltou o UNO, duas cartas.
    [other] Apanhaste { $who }: faltou o UNO, duas cartas.
   *[none] { $other } apanhou { $who }: faltou o UNO, duas cartas.
}
event-flagged = { $me ->
    [seat] { $other } denunciou a tua carta: era ilegal segundo { $broken }.
    [other] Denunciaste { $who }: a carta era ilegal segundo { $broken }.
   *[none] { $other } denunciou { $who }: a carta era ilegal segundo { $broken }.
}
event-took_back = { $me ->
    [seat] Recolheste { $cards }.
   *[none] { $who } recolheu { $cards }.
}
event-hinted = { $me ->
    [seat] Sugeriste uma jogada: duas cartas.
   *[none] { $who } sugeriu uma jogada: duas cartas.
}
event-accused_falsely = { $me ->
    [seat] Acusaste { $other } sem razão.
    [other] { $who } acusou-te sem razão.
   *[none] { $who } acusou { $other } sem razão.
}
event-reshuffled = { $number ->
    [one] Uma carta da { discard-pile } passa a ser a nova { draw-pile }.
   *[other] { $number } cartas da { discard-pile } são baralhadas e formam a nova { draw-pile }.
}
event-passed = { $me ->
    [seat] Não podes jogar nem retirar: passas.
   *[none] { $who } não pode jogar nem retirar: passa.
}
event-out = { $me ->
    [seat] Ficaste sem cartas.
   *[none] { $who } ficou sem cartas.
}
event-left_with = { $me ->
    [seat] Ficaste com { $cards } na mão.
   *[none] { $who } ficou com { $cards } na mão.
}
event-lowest = { $me ->
    [seat] Já ninguém pode jogar, e a tua mão é a que vale menos pontos.
   *[none] Já ninguém pode jogar, e a mão de { $who } é a que vale menos pontos.
}
event-void = { $rule ->
    [A-74] Um jogador saiu: a partida é nula.
   *[A-57] Já ninguém pode jogar: a partida é nula.
}
event-sorted = { $me ->
    [seat] O { sorting-hat } { $number ->
        [0] não te fez retirar nenhuma carta
        [one] fez-te retirar uma carta
       *[other] fez-te retirar { $number } cartas
    }.
   *[none] O { sorting-hat } { $number ->
        [0] não fez { $who } retirar nenhuma carta
        [one] fez { $who } retirar uma carta
       *[other] fez { $who } retirar { $number } cartas
    }.
}
