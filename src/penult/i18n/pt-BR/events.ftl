## O português do Brasil: só o que se diz de outro modo do que em pt.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [1] Você recebeu uma carta.
           *[other] Você recebeu { $count } cartas.
        }
       *[none] { $count ->
            [1] { $who } recebeu uma carta.
           *[other] { $who } recebeu { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Você recebeu { $cards-a }.
       *[none] { $who } recebeu { $cards-a }.
    }
}
event-returned = A primeira carta não pode ser { $cards-the }, então voltou para o monte.
event-turn = { $me ->
    [seat] É a sua vez.
   *[none] É a vez de { $who }.
}
event-laid = { $rule ->
    [H-24] { $me ->
        [seat] Você cortou com { $cards-a }.
       *[none] { $who } cortou com { $cards-a }.
    }
    [H-03] { $me ->
        [seat] Você juntou { $cards-a }.
       *[none] { $who } juntou { $cards-a }.
    }
    [H-08] { $me ->
        [seat] Você desviou as cartas com { $cards-a }.
       *[none] { $who } desviou as cartas com { $cards-a }.
    }
   *[R-16] { $me ->
        [seat] Você jogou { $cards-a }.
       *[none] { $who } jogou { $cards-a }.
    }
}
event-named = { $me ->
    [seat] Você escolheu { color }.
   *[none] { $who } escolheu { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] Você se escolheu.
       *[none] { $who } se escolheu.
    }
   *[no] { $me ->
        [seat] Você escolheu { $other }.
        [other] { $who } escolheu você.
       *[none] { $who } escolheu { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [1] Você comprou uma carta.
           *[other] Você comprou { $count } cartas.
        }
       *[none] { $count ->
            [1] { $who } comprou uma carta.
           *[other] { $who } comprou { $count } cartas.
        }
    }
   *[no] { $me ->
        [seat] Você comprou { $cards-a }.
       *[none] { $who } comprou { $cards-a }.
    }
}
event-reversed = { $direction ->
    [L] Sentido invertido: agora o jogo segue no sentido horário.
   *[R] Sentido invertido: agora o jogo segue no sentido anti-horário.
}
event-skipped = { $me ->
    [seat] Você perdeu a vez.
   *[none] { $who } perdeu a vez.
}
event-accepted = { $me ->
    [seat] Você aceitou { $cards-the }.
   *[none] { $who } aceitou { $cards-the }.
}
event-challenged = { $me ->
    [seat] Você desafiou { $other }.
    [other] { $who } desafiou você.
   *[none] { $who } desafiou { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Você mostrou a mão para { $other }.
        [other] { $who } mostrou a mão para você.
       *[none] { $who } mostrou a mão para { $other }.
    }
   *[no] { $me ->
        [seat] Você mostrou a mão para { $other }: { $cards-a }.
        [other] { $who } mostrou a mão para você: { $cards-a }.
       *[none] { $who } mostrou a mão para { $other }: { $cards-a }.
    }
}
event-guilty = { $me ->
    [seat] Você blefou: o desafio deu certo.
   *[none] { $who } blefou: o desafio deu certo.
}
event-innocent = { $me ->
    [seat] Você não blefou: o desafio falhou.
   *[none] { $who } não blefou: o desafio falhou.
}
event-shouted = { $me ->
    [seat] Você disse suas cartas em voz alta: { $cards-a }.
   *[none] { $who } disse as cartas em voz alta: { $cards-a }.
}
event-called = { $me ->
    [seat] Você gritou UNO!
   *[none] { $who } gritou UNO!
}
event-exposed = { $me ->
    [seat] Você ficou com uma carta e não gritou UNO.
   *[none] { $who } ficou com uma carta e não gritou UNO.
}
event-safe = { $me ->
    [seat] Ninguém pegou você a tempo.
   *[none] Ninguém pegou { $who } a tempo.
}
event-caught = { $me ->
    [seat] { $other } pegou você: faltou gritar UNO.
    [other] Você pegou { $who }, que não gritou UNO.
   *[none] { $other } pegou { $who }, que não gritou UNO.
}
event-flagged = { $me ->
    [seat] { $other } contestou sua carta: não seguia a regra { $broken }.
    [other] Você contestou a carta de { $who }: não seguia a regra { $broken }.
   *[none] { $other } contestou a carta de { $who }: não seguia a regra { $broken }.
}
event-took_back = { $me ->
    [seat] Você pegou de volta { $cards-the }.
   *[none] { $who } pegou de volta { $cards-the }.
}
event-hinted = { $me ->
    [seat] Você recebeu uma penalidade por sugerir uma jogada.
   *[none] { $who } recebeu uma penalidade por sugerir uma jogada.
}
event-accused_falsely = { $me ->
    [seat] Você acusou { $other } por engano.
    [other] { $who } acusou você por engano.
   *[none] { $who } acusou { $other } por engano.
}
event-reshuffled = { $number ->
    [1] O monte de compras acabou: uma carta do descarte foi embaralhada.
   *[other] O monte de compras acabou: { $number } cartas do descarte foram embaralhadas.
}
event-passed = { $me ->
    [seat] Você não podia jogar nem comprar, então passou.
   *[none] { $who } não podia jogar nem comprar, então passou.
}
event-out = { $me ->
    [seat] Você ficou sem cartas!
   *[none] { $who } ficou sem cartas!
}
event-left_with = { $me ->
    [seat] Você ficou com { $cards-a } na mão.
   *[none] { $who } ficou com { $cards-a } na mão.
}
event-lowest = { $me ->
    [seat] Ninguém mais podia jogar, e você tinha menos pontos na mão.
   *[none] Ninguém mais podia jogar, e { $who } tinha menos pontos na mão.
}
event-void = { $rule ->
    [A-74] Um jogador saiu, então a rodada foi anulada: ninguém marcou pontos.
   *[A-57] Ninguém mais podia jogar, então a rodada foi anulada: ninguém marcou pontos.
}
event-sorted = { $me ->
    [seat] { $number ->
        [0] O { sorting-hat } não fez você comprar nenhuma carta.
        [1] O { sorting-hat } fez você comprar uma carta.
       *[other] O { sorting-hat } fez você comprar { $number } cartas.
    }
   *[none] { $number ->
        [0] O { sorting-hat } não fez { $who } comprar nenhuma carta.
        [1] O { sorting-hat } fez { $who } comprar uma carta.
       *[other] O { sorting-hat } fez { $who } comprar { $number } cartas.
    }
}
event-gave = { $hidden ->
    [yes] { $me ->
        [seat] Você passou suas cartas para { $other }.
        [other] { $who } passou as cartas para você.
       *[none] { $who } passou as cartas para { $other }.
    }
   *[no] { $me ->
        [seat] Você passou suas cartas para { $other }: { $cards-a }.
        [other] { $who } passou as cartas para você: { $cards-a }.
       *[none] { $who } passou as cartas para { $other }: { $cards-a }.
    }
}
event-stands = { $me ->
    [seat] { $number } cartas esperam por você.
   *[none] { $number } cartas esperam por { $who }.
}
event-put_out = { $me ->
    [seat] Você tinha cartas demais e fica fora desta rodada.
   *[none] { $who } tinha cartas demais e fica fora desta rodada.
}
event-last_left = { $me ->
    [seat] Só resta você!
   *[none] Só resta { $who }!
}
event-uncalled = { $me ->
    [seat] Você não gritou UNO.
   *[none] { $who } não gritou UNO.
}
