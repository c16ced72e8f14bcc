## Porque é que uma jogada é recusada. $who é a pessoa de quem se fala; $me é seat quando é quem lê.
## $card, $top, $drawn e $standing são nomes de cartas; $number é quantas cartas há a tirar ou se podem somar.

refusal-hand_is_over = Esta partida já acabou.
refusal-no_such_seat = Esse lugar não existe. Os lugares vão de 0 a { $last }.
refusal-no_such_move = Essa jogada não existe.
refusal-not_your_turn = { $me ->
    [seat] É a tua vez.
   *[none] Não é a tua vez. É a vez de { $who }.
}
refusal-answer_first = { $me ->
    [seat] Primeiro tens de responder { $top-to }.
   *[none] Primeiro { $who } tem de responder { $top-to }.
}
refusal-color_first = { $me ->
    [seat] Primeiro tens de escolher uma cor para { $top-the }.
   *[none] Primeiro { $who } tem de escolher uma cor para { $top-the }.
}
refusal-unsettled = { $me ->
    [seat] Primeiro os outros têm de aceitar ou assinalar a tua última carta.
   *[none] Primeiro os outros têm de aceitar ou assinalar a última carta de { $who }.
}
refusal-not_held = Não tens { $card-the }.
refusal-not_in_edition = Esta edição não tem { $card-the }.
refusal-only_the_drawn_card = Biscaste uma carta, por isso só podes jogar essa, { $drawn-the }, e não { $card-the }.
refusal-no_match = Não podes jogar { $card-the } sobre { $top-the }. A cor em jogo é o { color }.
refusal-color_missing = Escolhe uma cor para { $card-the }.
refusal-color_later = Joga primeiro { $card-the }. A cor escolhes depois.
refusal-color_unasked = Com { $card-the } não se escolhe cor.
refusal-target_missing = Escolhe contra quem jogas { $card-the }.
refusal-target_unasked = Com { $card-the } não se escolhe ninguém.
refusal-target_is_self = Não podes jogar { $card-the } contra ti. Escolhe outro jogador.
refusal-must_lay = Já não há nada para biscar, por isso joga uma carta que sirva.
refusal-drawn_already = Só se bisca uma vez em cada vez. Decide o que fazes com a carta que biscaste.
refusal-keep_without_draw = Não podes passar sem biscar uma carta.
refusal-must_lay_drawn = A carta que biscaste, { $drawn-the }, serve, e nesta mesa tens de a jogar.
refusal-no_color_asked = Agora não podes escolher uma cor.
refusal-not_asked = { $me ->
    [seat] És tu que tens de responder.
   *[none] É { $who } que tem de responder.
}
refusal-nothing_to_answer = Não há nada a responder { $top-to }.
refusal-no_challenge = Só podes questionar um { wild-four } acabado de jogar contra ti, e não { $top-the }.
refusal-no_challenges = Nesta mesa ninguém pode questionar.
refusal-added_undoubted = Nesta mesa não podes questionar um { wild-four } que se juntou a outras cartas.
refusal-no_invisibility = Não tens nenhuma carta { invisibility }.
refusal-nothing_to_cancel = Agora não há nada { $top-on } que possas anular.
refusal-accuses_self = Não podes acusar-te a ti.
refusal-not_exposed = { $who } não se esqueceu de gritar UNO.
refusal-too_late = Tarde de mais: já ninguém pode apanhar { $who }.
refusal-no_flags = Nesta mesa não se assinalam cartas: as erradas são logo recusadas.
refusal-not_wrong = A carta do topo não é uma carta errada de { $who }.
refusal-no_hints = Nesta mesa as sugestões não são penalizadas.
refusal-referee_only = Só o árbitro pode fazer isso.
refusal-players_only = Só os jogadores podem fazer isso. O árbitro pode escrever hint ou settle.
refusal-nothing_to_settle = Não há nenhuma última carta à espera de ser aceite.
refusal-barred_while_unsettled = { $me ->
    [seat] Espera até os outros aceitarem a tua última carta.
   *[none] Espera até a última carta de { $who } ser aceite.
}
refusal-out_of_the_hand = { $me ->
    [seat] Estás fora desta partida. Espera pela próxima.
   *[none] { $who } está fora desta partida.
}
refusal-no_house_rule = Nesta mesa não se joga com essa regra da casa.
refusal-no_adding = Agora não podes jogar { $card-the }. Joga uma carta que sirva de resposta, ou bisca.
refusal-total_is_full = Já não se podem juntar mais cartas. Tens de as biscar.
refusal-play_instead = É a tua vez: joga simplesmente a carta.
refusal-no_jump = Agora não te podes adiantar com uma carta igual { $top-to }.
refusal-not_identical = Só te podes adiantar com uma carta igual { $top-to }.
refusal-no_win_by_jump = Nesta mesa não te podes adiantar com a última carta.
refusal-one_at_a_time = Esta carta joga-se sozinha: { $card-the }.
refusal-not_alike = Só podes juntar outra carta igual: { $card-the }.
refusal-bluff_barred = Tens uma carta de cor { color }: nesta mesa não podes jogar { $card-the }.
refusal-no_last_card = Nesta mesa não podes acabar com { $card-the }.
refusal-must_lay_right = Tens uma carta que serve, e nesta mesa tens de a jogar.
refusal-no_catches = Nesta mesa ninguém pode ser apanhado por não gritar UNO.
