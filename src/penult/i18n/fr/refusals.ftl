## Pourquoi un coup est refusé. $who est le joueur dont on parle ; $me vaut seat si c’est le lecteur.
## $card, $top et $drawn sont des noms de cartes.

refusal-hand_is_over = La manche est terminée.
refusal-no_such_seat = Cette place n’existe pas : les places vont de 0 à { $last }.
refusal-no_such_move = Ce coup n’existe pas.
refusal-not_your_turn = { $me ->
    [seat] C’est ton tour.
   *[none] Ce n’est pas ton tour : c’est à { $who } de jouer.
}
refusal-answer_first = { $me ->
    [seat] Tu dois d’abord répondre à la carte { $top }.
   *[none] { $who } doit d’abord répondre à la carte { $top }.
}
refusal-color_first = { $me ->
    [seat] Tu dois d’abord choisir la couleur de la carte { $top }.
   *[none] { $who } doit d’abord choisir la couleur de la carte { $top }.
}
refusal-unsettled = { $me ->
    [seat] Ta dernière carte doit d’abord être signalée ou admise.
   *[none] La dernière carte jouée par { $who } doit d’abord être signalée ou admise.
}
refusal-not_held = La carte { $card } n’est pas dans ta main.
refusal-not_in_edition = La carte { $card } n’existe pas dans cette édition.
refusal-only_the_drawn_card = Après avoir pioché, tu ne peux jouer que la carte piochée ({ $drawn }), pas la carte { $card }.
refusal-no_match = La carte { $card } ne correspond pas à la carte { $top } : la couleur en jeu est le { color }.
refusal-color_missing = La carte { $card } demande une couleur : choisis-en une.
refusal-color_later = La couleur de la carte { $card } se choisit plus tard, une fois son effet produit.
refusal-color_unasked = La carte { $card } ne demande pas de couleur.
refusal-target_missing = La carte { $card } doit viser quelqu’un : choisis qui.
refusal-target_unasked = La carte { $card } ne vise personne.
refusal-target_is_self = La carte { $card } doit viser quelqu’un d’autre que toi.
refusal-must_lay = Il n’y a plus rien à piocher : tu dois jouer une carte qui correspond.
refusal-drawn_already = Tu as déjà pioché : une carte par tour, pas plus.
refusal-keep_without_draw = Tu ne peux pas céder ton tour sans piocher une carte.
refusal-must_lay_drawn = La carte piochée ({ $drawn }) correspond : à cette table, il faut la jouer.
refusal-no_color_asked = Il n’y a pas de couleur à choisir maintenant.
refusal-not_asked = { $me ->
    [seat] C’est à toi de répondre.
   *[none] C’est à { $who } de répondre.
}
refusal-nothing_to_answer = La carte { $top } n’attend pas de réponse.
refusal-no_challenge = Le défi ne vaut que contre une carte { wild-four } encore sans réponse, pas contre la carte { $top }.
refusal-no_invisibility = Tu n’as pas de carte { invisibility } à jouer.
refusal-nothing_to_cancel = La carte { $top } ne te fait rien que tu puisses annuler maintenant.
refusal-accuses_self = On ne s’accuse pas soi-même.
refusal-not_exposed = { $who } n’a pas de UNO à crier.
refusal-too_late = Trop tard : on ne peut plus prendre { $who } en faute.
refusal-no_flags = À cette table, une mauvaise carte est refusée sur-le-champ : il n’y a rien à signaler.
refusal-not_wrong = Sur le dessus de la pile, il n’y a pas de mauvaise carte jouée par { $who }.
refusal-no_hints = À cette table, les suggestions ne sont pas pénalisées.
refusal-referee_only = Seul l’arbitre peut faire cela.
refusal-players_only = L’arbitre n’a pas de cartes : ses coups sont hint et settle.
refusal-nothing_to_settle = Aucune dernière carte n’attend d’être admise.
refusal-barred_while_unsettled = { $me ->
    [seat] Attends que ta dernière carte soit signalée ou admise.
   *[none] Attends que la dernière carte jouée par { $who } soit signalée ou admise.
}
