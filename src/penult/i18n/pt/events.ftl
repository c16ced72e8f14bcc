## O que aconteceu, uma frase por acontecimento.
## $who fez ou sofreu, $other é a segunda pessoa. $me diz quem lê:
## seat (quem lê é $who), other (quem lê é $other) ou none.
## $cards é uma lista de nomes de cartas, $count quantas são; $hidden é yes quando quem lê não as pode ver.
## $rule é a regra que o decide.
## $oneself é yes se $who e $other são a mesma pessoa.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [1] Recebeste uma carta.
           *[other] Recebeste { $count } cartas.
        }
       *[none] { $count ->
            [1] { $who } recebeu uma carta.
           *[other] { $who } recebeu { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Recebeste { $cards-a }.
       *[none] { $who } recebeu { $cards-a }.
    }
}
event-returned = A primeira carta não pode ser { $cards-the }, por isso voltou para a pilha.
event-turned_up = A primeira carta foi { $cards-a }.
event-turn = { $me ->
    [seat] É a tua vez.
   *[none] É a vez de { $who }.
}
event-laid = { $rule ->
    [H-24] { $me ->
        [seat] Adiantaste-te com { $cards-a }.
       *[none] { $who } adiantou-se com { $cards-a }.
    }
    [H-03] { $me ->
        [seat] Juntaste { $cards-a }.
       *[none] { $who } juntou { $cards-a }.
    }
    [H-08] { $me ->
        [seat] Desviaste as cartas com { $cards-a }.
       *[none] { $who } desviou as cartas com { $cards-a }.
    }
   *[R-16] { $me ->
        [seat] Jogaste { $cards-a }.
       *[none] { $who } jogou { $cards-a }.
    }
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
        [seat] { $count ->
            [1] Biscaste uma carta.
           *[other] Biscaste { $count } cartas.
        }
       *[none] { $count ->
            [1] { $who } biscou uma carta.
           *[other] { $who } biscou { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Biscaste { $cards-a }.
       *[none] { $who } biscou { $cards-a }.
    }
}
event-reversed = { $direction ->
    [L] Sentido invertido: agora joga-se no sentido horário.
   *[R] Sentido invertido: agora joga-se no sentido anti-horário.
}
event-skipped = { $me ->
    [seat] Perdeste a vez.
   *[none] { $who } perdeu a vez.
}
event-accepted = { $me ->
    [seat] Aceitaste { $cards-the }.
   *[none] { $who } aceitou { $cards-the }.
}
event-challenged = { $me ->
    [seat] Questionaste a jogada de { $other }.
    [other] { $who } questionou a tua jogada.
   *[none] { $who } questionou a jogada de { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Mostraste a mão a { $other }.
        [other] { $who } mostrou-te a mão.
       *[none] { $who } mostrou a mão a { $other }.
    }
   *[no] { $me ->
        [seat] Mostraste a mão a { $other }: { $cards-a }.
        [other] { $who } mostrou-te a mão: { $cards-a }.
       *[none] { $who } mostrou a mão a { $other }: { $cards-a }.
    }
}
event-guilty = { $me ->
    [seat] Fizeste bluff: quem questionou tinha razão.
   *[none] { $who } fez bluff: quem questionou tinha razão.
}
event-innocent = { $me ->
    [seat] Não fizeste bluff: quem questionou enganou-se.
   *[none] { $who } não fez bluff: quem questionou enganou-se.
}
event-shouted = { $me ->
    [seat] Disseste as tuas cartas em voz alta: { $cards-a }.
   *[none] { $who } disse as suas cartas em voz alta: { $cards-a }.
}
event-called = { $me ->
    [seat] Gritaste UNO!
   *[none] { $who } gritou UNO!
}
event-exposed = { $me ->
    [seat] Ficaste com uma carta e não gritaste UNO.
   *[none] { $who } ficou com uma carta e não gritou UNO.
}
event-safe = { $me ->
    [seat] Ninguém te apanhou a tempo.
   *[none] Ninguém apanhou { $who } a tempo.
}
event-caught = { $me ->
    [seat] { $other } apanhou-te: não gritaste UNO.
    [other] Apanhaste { $who }, que não gritou UNO.
   *[none] { $other } apanhou { $who }, que não gritou UNO.
}
event-flagged = { $me ->
    [seat] { $other } assinalou a tua carta: não cumpria a regra { $broken }.
    [other] Assinalaste a carta de { $who }: não cumpria a regra { $broken }.
   *[none] { $other } assinalou a carta de { $who }: não cumpria a regra { $broken }.
}
event-took_back = { $me ->
    [seat] Recolheste { $cards-the }.
   *[none] { $who } recolheu { $cards-the }.
}
event-hinted = { $me ->
    [seat] Recebeste uma penalidade por sugerires uma jogada.
   *[none] { $who } recebeu uma penalidade por sugerir uma jogada.
}
event-accused_falsely = { $me ->
    [seat] Acusaste { $other } por engano.
    [other] { $who } acusou-te por engano.
   *[none] { $who } acusou { $other } por engano.
}
event-reshuffled = { $number ->
    [1] A pilha das biscas acabou: baralhou-se uma carta jogada.
   *[other] A pilha das biscas acabou: baralharam-se { $number } cartas jogadas.
}
event-passed = { $me ->
    [seat] Não podias jogar nem biscar, por isso passaste.
   *[none] { $who } não podia jogar nem biscar, por isso passou.
}
event-out = { $me ->
    [seat] Ficaste sem cartas!
   *[none] { $who } ficou sem cartas!
}
event-left_with = { $me ->
    [seat] Ficaste com { $cards-a } na mão.
   *[none] { $who } ficou com { $cards-a } na mão.
}
event-lowest = { $me ->
    [seat] Já ninguém podia jogar, e eras tu quem tinha menos pontos na mão.
   *[none] Já ninguém podia jogar, e era { $who } quem tinha menos pontos na mão.
}
event-void = { $rule ->
    [A-74] Saiu um jogador, por isso a partida foi anulada: ninguém marcou pontos.
   *[A-57] Já ninguém podia jogar, por isso a partida foi anulada: ninguém marcou pontos.
}
event-sorted = { $me ->
    [seat] { $number ->
        [0] O { sorting-hat } não te fez biscar nenhuma carta.
        [1] O { sorting-hat } fez-te biscar uma carta.
       *[other] O { sorting-hat } fez-te biscar { $number } cartas.
    }
   *[none] { $number ->
        [0] O { sorting-hat } não fez { $who } biscar nenhuma carta.
        [1] O { sorting-hat } fez { $who } biscar uma carta.
       *[other] O { sorting-hat } fez { $who } biscar { $number } cartas.
    }
}
event-gave = { $hidden ->
    [yes] { $me ->
        [seat] Passaste as tuas cartas a { $other }.
        [other] { $who } passou-te as suas cartas.
       *[none] { $who } passou as suas cartas a { $other }.
    }
   *[no] { $me ->
        [seat] Passaste as tuas cartas a { $other }: { $cards-a }.
        [other] { $who } passou-te as suas cartas: { $cards-a }.
       *[none] { $who } passou as suas cartas a { $other }: { $cards-a }.
    }
}
event-stands = { $me ->
    [seat] Esperam-te { $number } cartas.
   *[none] Esperam { $who } { $number } cartas.
}
event-put_out = { $me ->
    [seat] Tinhas cartas a mais: ficas fora desta partida.
   *[none] { $who } tinha cartas a mais e fica fora desta partida.
}
event-last_left = { $me ->
    [seat] Já só restas tu!
   *[none] Já só resta { $who }!
}
event-uncalled = { $me ->
    [seat] Não gritaste UNO.
   *[none] { $who } não gritou UNO.
}
