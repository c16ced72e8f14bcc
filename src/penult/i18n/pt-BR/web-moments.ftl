moment-caught = { $me ->
    [seat] { $other } pegou você
    [other] Você pegou { $who }
   *[none] { $other } pegou { $who }
}
moment-caught-why = { $count ->
    [0] Você não gritou UNO, mas não havia mais nada para comprar.
    [1] Você não gritou UNO. Comprou uma carta.
    [2] Você não gritou UNO. Comprou duas cartas.
   *[other] Você não gritou UNO. Comprou { $count } cartas.
}
moment-title = Sua vez · Penult
    .last = { $time } Sua vez · Penult
    .uno = Grite UNO! · Penult
    .other = Vez de { $who } · Penult
moment-bluff = Blefe
moment-honest = Sem blefe
moment-shown = { $me ->
    [seat] Você mostrou sua mão para { $other }. Só { $other } vê.
   *[none] { $who } mostrou a mão para { $other }. Só { $other } vê.
}
moment-draws = { $me ->
    [seat] { $count ->
        [0] Você não compra nenhuma carta.
        [1] Você compra uma carta.
       *[other] Você compra { $count } cartas.
    }
   *[none] { $count ->
        [0] { $who } não compra nenhuma carta.
        [1] { $who } compra uma carta.
       *[other] { $who } compra { $count } cartas.
    }
}
moment-next = { $me ->
    [seat] Sua vez.
   *[none] Vez de { $who }.
}
moment-left-with = { $points ->
    [1] Você ficou com um ponto
   *[other] Você ficou com { $points } pontos
}
moment-put-out = { $me ->
    [seat] Você fica fora desta rodada
   *[none] { $who } fica fora desta rodada
}
