## O português do Brasil: só o que se diz de outro modo do que em pt.

refusal-hand_is_over = Esta rodada já acabou.
refusal-not_your_turn = { $me ->
    [seat] É a sua vez.
   *[none] Não é a sua vez. É a vez de { $who }.
}
refusal-answer_first = { $me ->
    [seat] Primeiro você tem que responder { $top-to }.
   *[none] Primeiro { $who } tem que responder { $top-to }.
}
refusal-color_first = { $me ->
    [seat] Primeiro você tem que escolher uma cor para { $top-the }.
   *[none] Primeiro { $who } tem que escolher uma cor para { $top-the }.
}
refusal-unsettled = { $me ->
    [seat] Primeiro os outros têm que aceitar ou contestar sua última carta.
   *[none] Primeiro os outros têm que aceitar ou contestar a última carta de { $who }.
}
refusal-not_held = Você não tem { $card-the }.
refusal-only_the_drawn_card = Você comprou uma carta, então só pode jogar essa, { $drawn-the }, e não { $card-the }.
refusal-no_match = Você não pode jogar { $card-the } sobre { $top-the }. A cor em jogo é o { color }.
refusal-color_missing = Escolha uma cor para { $card-the }.
refusal-color_later = Jogue primeiro { $card-the }. A cor você escolhe depois.
refusal-target_missing = Escolha contra quem você joga { $card-the }.
refusal-target_is_self = Você não pode jogar { $card-the } contra você. Escolha outro jogador.
refusal-must_lay = Não há mais nada para comprar, então jogue uma carta que sirva.
refusal-drawn_already = Só se compra uma vez por vez. Decida o que fazer com a carta que você comprou.
refusal-keep_without_draw = Você não pode passar sem comprar uma carta.
refusal-must_lay_drawn = A carta que você comprou, { $drawn-the }, serve, e nesta mesa você tem que jogar.
refusal-no_color_asked = Agora você não pode escolher uma cor.
refusal-not_asked = { $me ->
    [seat] É você que precisa responder.
   *[none] É { $who } que precisa responder.
}
refusal-nothing_to_answer = Não há nada para responder { $top-to }.
refusal-no_challenge = Você só pode desafiar um { wild-four } que acabou de ser jogado contra você, e não { $top-the }.
refusal-no_challenges = Nesta mesa não há desafios.
refusal-added_undoubted = Nesta mesa você não pode desafiar um { wild-four } que se juntou a outras cartas.
refusal-no_invisibility = Você não tem nenhuma carta { invisibility }.
refusal-nothing_to_cancel = Agora não há nada { $top-on } que você possa anular.
refusal-accuses_self = Você não pode se acusar.
refusal-not_exposed = { $who } não esqueceu de gritar UNO.
refusal-too_late = Tarde demais: ninguém mais pode pegar { $who }.
refusal-no_flags = Nesta mesa não dá para contestar cartas: as erradas são recusadas na hora.
refusal-players_only = Só os jogadores podem fazer isso. O árbitro pode digitar hint ou settle.
refusal-nothing_to_settle = Não há nenhuma última carta esperando para ser aceita.
refusal-barred_while_unsettled = { $me ->
    [seat] Espere até os outros aceitarem sua última carta.
   *[none] Espere até a última carta de { $who } ser aceita.
}
refusal-out_of_the_hand = { $me ->
    [seat] Você está fora desta rodada. Espere a próxima.
   *[none] { $who } está fora desta rodada.
}
refusal-no_adding = Agora você não pode jogar { $card-the }. Jogue uma carta que sirva de resposta, ou compre.
refusal-total_is_full = Não dá para juntar mais cartas. Você tem que comprar.
refusal-play_instead = É a sua vez: simplesmente jogue a carta.
refusal-no_jump = Agora você não pode cortar { $top-the }.
refusal-not_identical = Você só pode cortar com uma carta igual { $top-to }.
refusal-no_win_by_jump = Nesta mesa você não pode cortar com a última carta.
refusal-one_at_a_time = Esta carta se joga sozinha: { $card-the }.
refusal-not_alike = Você só pode juntar outra carta igual: { $card-the }.
refusal-bluff_barred = Você tem uma carta de cor { color }: nesta mesa não pode jogar { $card-the }.
refusal-no_last_card = Nesta mesa você não pode terminar com { $card-the }.
refusal-must_lay_right = Você tem uma carta que serve, e nesta mesa é preciso jogar.
refusal-no_catches = Nesta mesa ninguém pode ser pego por não gritar UNO.
