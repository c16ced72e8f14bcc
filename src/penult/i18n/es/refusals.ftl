## Por qué se rechaza una jugada. $who es la persona de la que se habla; $me es seat cuando es quien lee.
## $card, $top y $drawn son nombres de cartas.

refusal-hand_is_over = La mano ya ha terminado.
refusal-no_such_seat = Ese sitio no existe: los sitios van del 0 al { $last }.
refusal-no_such_move = Esa jugada no existe.
refusal-not_your_turn = { $me ->
    [seat] Es tu turno.
   *[none] No es tu turno: le toca a { $who }.
}
refusal-answer_first = { $me ->
    [seat] Primero tienes que responder a { $top }.
   *[none] Primero { $who } tiene que responder a { $top }.
}
refusal-color_first = { $me ->
    [seat] Primero tienes que escoger el color de { $top }.
   *[none] Primero { $who } tiene que escoger el color de { $top }.
}
refusal-unsettled = { $me ->
    [seat] Primero hay que señalar tu última carta o darla por buena.
   *[none] Primero hay que señalar la última carta de { $who } o darla por buena.
}
refusal-not_held = { $card } no está en tu mano.
refusal-not_in_edition = { $card } no pertenece a esta edición.
refusal-only_the_drawn_card = Después de robar solo puedes jugar la carta que has robado, { $drawn }, y no { $card }.
refusal-no_match = { $card } no sirve sobre { $top }: el color en juego es { color }.
refusal-color_missing = { $card } necesita un color: escoge uno.
refusal-color_later = El color de { $card } se escoge más tarde, cuando la carta haya hecho efecto.
refusal-color_unasked = Con { $card } no se escoge ningún color.
refusal-target_missing = { $card } necesita un jugador: escoge uno.
refusal-target_unasked = Con { $card } no se escoge a ningún jugador.
refusal-target_is_self = { $card } se juega contra otra persona.
refusal-must_lay = No se puede robar ninguna carta, así que tienes que jugar una que sirva.
refusal-drawn_already = Ya has robado: una carta por turno, no más.
refusal-keep_without_draw = No puedes pasar sin robar una carta.
refusal-must_lay_drawn = La carta que has robado, { $drawn }, sirve y en esta mesa hay que jugarla.
refusal-no_color_asked = Ahora no se escoge ningún color.
refusal-not_asked = { $me ->
    [seat] Te toca responder a ti.
   *[none] Le toca responder a { $who }.
}
refusal-nothing_to_answer = { $top } no espera respuesta.
refusal-no_challenge = Solo se puede desafiar un { wild-four } que aún no tiene respuesta, no { $top }.
refusal-no_invisibility = No tienes ninguna carta de { invisibility } que jugar.
refusal-nothing_to_cancel = { $top } no te hace nada que se pueda cancelar ahora.
refusal-accuses_self = Nadie se acusa a sí mismo.
refusal-not_exposed = { $who } no tiene que gritar UNO.
refusal-too_late = Demasiado tarde: ya no se puede sorprender a { $who }.
refusal-no_flags = En esta mesa las cartas equivocadas se rechazan al instante, así que nadie las señala.
refusal-not_wrong = Encima de la pila no hay ninguna carta equivocada de { $who }.
refusal-no_hints = En esta mesa no se castigan las sugerencias.
refusal-referee_only = Eso solo lo hace el árbitro.
refusal-players_only = El árbitro no tiene cartas: sus jugadas son hint y settle.
refusal-nothing_to_settle = No hay ninguna última carta que dar por buena.
refusal-barred_while_unsettled = { $me ->
    [seat] Espera a que se decida sobre tu última carta.
   *[none] Espera a que se decida sobre la última carta de { $who }.
}
