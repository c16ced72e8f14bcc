## El español de España: solo lo que se dice de otra manera que en es.

refusal-hand_is_over = Esta mano ya ha terminado.
refusal-only_the_drawn_card = Has robado una carta, así que solo puedes jugar { $drawn-the }, no { $card-the }.
refusal-drawn_already = En un turno se roba una sola vez. Decide qué haces con la carta que has robado.
refusal-must_lay_drawn = Has robado { $drawn-a } y sirve: en esta mesa tienes que jugar esa carta.
refusal-too_late = Demasiado tarde: ya no se puede pillar a { $who }.
refusal-not_exposed = A { $who } no se le ha olvidado gritar UNO.
refusal-no_catches = En esta mesa no se pilla a quien olvida gritar UNO.
refusal-added_undoubted = En esta mesa no puedes desafiar un { wild-four } que se ha sumado a otras cartas.
