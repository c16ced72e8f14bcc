## Por qué se rechaza una jugada. $who es la persona de la que se habla; $me es seat cuando es quien lee.
## $card, $top, $drawn y $standing son nombres de cartas; $number es cuántas cartas hay que robar o se pueden sumar.

refusal-hand_is_over = Esta mano ya terminó.
refusal-no_such_seat = Ese asiento no existe. Los asientos van del 0 al { $last }.
refusal-no_such_move = Esa jugada no existe.
## Cuando otra persona intenta jugar: quien lee [seat] es a quien le toca.
refusal-not_your_turn = { $me ->
    [seat] Te toca a ti.
   *[none] No es tu turno. Le toca a { $who }.
}
refusal-answer_first = { $me ->
    [seat] Primero tienes que responder { $top-to }.
   *[none] Primero { $who } tiene que responder { $top-to }.
}
refusal-color_first = { $me ->
    [seat] Primero tienes que escoger un color para { $top-the }.
   *[none] Primero { $who } tiene que escoger un color para { $top-the }.
}
refusal-unsettled = { $me ->
    [seat] Primero los demás tienen que aceptar o señalar tu última carta.
   *[none] Primero los demás tienen que aceptar o señalar la última carta de { $who }.
}
refusal-not_held = No tienes { $card-the }.
refusal-not_in_edition = En esta edición no existe { $card-the }.
refusal-only_the_drawn_card = Robaste una carta, así que solo puedes jugar { $drawn-the }, no { $card-the }.
refusal-no_match = No puedes jugar { $card-the } sobre { $top-the }. El color en juego es el { color }.
refusal-color_missing = Escoge un color para { $card-the }.
refusal-color_later = Primero juega { $card-the }. El color se escoge después.
refusal-color_unasked = Con { $card-the } no se escoge color.
refusal-target_missing = Escoge a un jugador para { $card-the }.
refusal-target_unasked = Con { $card-the } no se escoge a ningún jugador.
refusal-target_is_self = No puedes jugar { $card-the } contra ti. Escoge a otro jugador.
refusal-must_lay = Ya no quedan cartas para robar: juega una que sirva.
refusal-drawn_already = En un turno se roba una sola vez. Decide qué haces con la carta que robaste.
refusal-keep_without_draw = Antes de pasar tienes que robar una carta.
refusal-must_lay_drawn = Robaste { $drawn-a } y sirve: en esta mesa tienes que jugar esa carta.
refusal-no_color_asked = Ahora no puedes escoger un color.
## Cuando otra persona intenta responder: quien lee [seat] es quien tiene que hacerlo.
refusal-not_asked = { $me ->
    [seat] Te toca responder a ti.
   *[none] Le toca responder a { $who }.
}
refusal-nothing_to_answer = Ahora no hay nada que responder { $top-to }.
refusal-no_challenge = Solo puedes desafiar un { wild-four } que acaban de jugar contra ti, no { $top-the }.
refusal-no_challenges = En esta mesa no hay desafíos.
refusal-added_undoubted = En esta mesa no puedes desafiar un { wild-four } que se sumó a otras cartas.
refusal-no_invisibility = No tienes ninguna carta de { invisibility }.
refusal-nothing_to_cancel = Ahora { $top-the } no te hace nada que puedas cancelar.
refusal-accuses_self = No puedes acusarte. Escoge a otro jugador.
refusal-not_exposed = A { $who } no se le olvidó gritar UNO.
refusal-too_late = Demasiado tarde: ya no se puede sorprender a { $who }.
refusal-no_flags = En esta mesa no se señalan cartas: las equivocadas se rechazan al momento.
refusal-not_wrong = La carta de arriba no es una carta equivocada de { $who }.
refusal-no_hints = En esta mesa no se castigan las sugerencias.
refusal-referee_only = Eso solo puede hacerlo el árbitro.
## Se le dice al árbitro, que escribió la jugada de un jugador; hint y settle son las palabras de sus propias jugadas.
refusal-players_only = Eso solo pueden hacerlo los jugadores. El árbitro puede escribir hint o settle.
refusal-nothing_to_settle = No hay ninguna última carta que aceptar.
refusal-barred_while_unsettled = { $me ->
    [seat] Espera a que los demás acepten tu última carta.
   *[none] Espera a que se acepte la última carta de { $who }.
}
refusal-out_of_the_hand = { $me ->
    [seat] Quedaste fuera de esta mano. Espera la siguiente.
   *[none] { $who } está fuera de esta mano.
}
refusal-no_house_rule = En esta mesa no se juega con esa regla casera.
refusal-no_adding = Ahora no puedes jugar { $card-the }. Juega una carta con la que puedas responder, o roba.
refusal-total_is_full = El total está en el tope y no se le puede sumar otra carta. Roba las cartas.
refusal-play_instead = Es tu turno: simplemente juega la carta.
refusal-no_jump = Ahora no puedes adelantarte sobre { $top-the }.
refusal-not_identical = Solo puedes adelantarte con una carta idéntica { $top-to }.
refusal-no_win_by_jump = En esta mesa no puedes adelantarte con tu última carta.
refusal-one_at_a_time = Juega sola esta carta: { $card-the }.
refusal-not_alike = Con { $card-the } solo puedes jugar otra carta idéntica.
refusal-bluff_barred = Tienes una carta de color { color }: en esta mesa no puedes jugar { $card-the }.
refusal-no_last_card = En esta mesa no puedes terminar con { $card-the }.
refusal-must_lay_right = Tienes una carta que sirve: juégala.
refusal-no_catches = En esta mesa no se sorprende a quien olvida gritar UNO.
