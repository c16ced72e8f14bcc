## Porque é que uma jogada é recusada. $who é a pessoa de quem se fala; $me é seat quando é quem lê.
## $card, $top e $drawn são nomes de cartas.

refusal-hand_is_over = A partida acabou.
refusal-no_such_seat = Esse lugar não existe: os lugares vão de 0 a { $last }.
refusal-no_such_move = Essa jogada não existe.
refusal-not_your_turn = { $me ->
    [seat] É a tua vez.
   *[none] Não é a tua vez: é a vez de { $who }.
}
refusal-answer_first = { $me ->
    [seat] Primeiro tens de responder a { $top }.
   *[none] Primeiro { $who } tem de responder a { $top }.
}
refusal-color_first = { $me ->
    [seat] Primeiro tens de escolher a cor de { $top }.
   *[none] Primeiro { $who } tem de escolher a cor de { $top }.
}
refusal-unsettled = { $me ->
    [seat] Primeiro a tua última carta tem de ser denunciada ou aceite.
   *[none] Primeiro a última carta de { $who } tem de ser denunciada ou aceite.
}
refusal-not_held = Não tens { $card } na mão.
refusal-not_in_edition = { $card } não pertence a esta edição.
refusal-only_the_drawn_card = Depois de retirar, só podes jogar a carta retirada, { $drawn }, e não { $card }.
refusal-no_match = { $card } não serve sobre { $top }: a cor em jogo é o { color }.
refusal-color_missing = { $card } pede uma cor: escolhe uma.
refusal-color_later = A cor de { $card } escolhe-se mais tarde, depois do efeito da carta.
refusal-color_unasked = Com { $card } não se escolhe cor.
refusal-target_missing = { $card } tem de ter um alvo: escolhe contra quem.
refusal-target_unasked = Com { $card } não se escolhe ninguém.
refusal-target_is_self = { $card } tem de ser contra outra pessoa.
refusal-must_lay = Não há cartas para retirar, por isso tens de jogar uma que sirva.
refusal-drawn_already = Já retiraste: é uma carta por jogada, e não mais.
refusal-keep_without_draw = Não podes passar sem retirar uma carta.
refusal-must_lay_drawn = A carta retirada, { $drawn }, serve e nesta mesa tem de ser jogada.
refusal-no_color_asked = Agora não há cor para escolher.
refusal-not_asked = { $me ->
    [seat] A resposta cabe-te a ti.
   *[none] A resposta cabe a { $who }.
}
refusal-nothing_to_answer = { $top } não espera resposta.
refusal-no_challenge = Só se pode questionar um { wild-four } ainda sem resposta, e não { $top }.
refusal-no_invisibility = Não tens nenhuma { invisibility } para jogar.
refusal-nothing_to_cancel = { $top } não te faz nada que agora se possa anular.
refusal-accuses_self = Não te podes acusar a ti.
refusal-not_exposed = { $who } não tem nenhum UNO por gritar.
refusal-too_late = Tarde de mais: já ninguém pode apanhar { $who }.
refusal-no_flags = Nesta mesa as cartas ilegais são logo recusadas, por isso ninguém as denuncia.
refusal-not_wrong = No topo da pilha não há nenhuma carta ilegal de { $who }.
refusal-no_hints = Nesta mesa as sugestões não são castigadas.
refusal-referee_only = Isso só o árbitro pode fazer.
refusal-players_only = O árbitro não tem cartas: as jogadas do árbitro são hint e settle.
refusal-nothing_to_settle = Nenhuma última carta está à espera de ser aceite.
refusal-barred_while_unsettled = { $me ->
    [seat] Espera até a tua última carta ser aceite.
   *[none] Espera até a última carta de { $who } ser aceite.
}
