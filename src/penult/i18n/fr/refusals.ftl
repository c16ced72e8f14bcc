## Pourquoi un coup est refusé. $who est le joueur dont on parle ; $me vaut seat si c’est le lecteur.
## $card, $top, $drawn et $standing sont des noms de cartes ; $number dit combien de cartes sont à piocher ou s’ajoutent au plus.

refusal-hand_is_over = Cette manche est terminée.
refusal-no_such_seat = Cette place n’existe pas. Les places vont de 0 à { $last }.
refusal-no_such_move = Ce coup n’existe pas.
## Quand quelqu’un d’autre essaie de jouer : [seat] parle à la personne dont c’est le tour.
refusal-not_your_turn = { $me ->
    [seat] C’est ton tour.
   *[none] Ce n’est pas ton tour : c’est à { $who } de jouer.
}
refusal-answer_first = { $me ->
    [seat] Tu dois d’abord répondre { $top-to }.
   *[none] { $who } doit d’abord répondre { $top-to }.
}
refusal-color_first = { $me ->
    [seat] Tu dois d’abord choisir une couleur pour { $top-the }.
   *[none] { $who } doit d’abord choisir une couleur pour { $top-the }.
}
refusal-unsettled = { $me ->
    [seat] Les autres doivent d’abord accepter ou signaler ta dernière carte.
   *[none] Il faut d’abord accepter ou signaler la dernière carte jouée par { $who }.
}
refusal-not_held = Tu n’as pas { $card-the }.
refusal-not_in_edition = Cette édition n’a pas { $card-the }.
refusal-only_the_drawn_card = Tu as pigé { $drawn-a } : tu peux jouer seulement cette carte, pas { $card-the }.
refusal-no_match = Tu ne peux pas jouer { $card-the } { $top-on }. La couleur en jeu est le { color }.
refusal-color_missing = Choisis une couleur pour { $card-the }.
refusal-color_later = Joue d’abord { $card-the }. La couleur se choisit ensuite.
refusal-color_unasked = Il n’y a pas de couleur à choisir pour { $card-the }.
refusal-target_missing = Choisis contre qui jouer { $card-the }.
refusal-target_unasked = Il n’y a personne à viser avec { $card-the }.
refusal-target_is_self = Tu ne peux pas jouer { $card-the } contre toi. Choisis quelqu’un d’autre.
refusal-must_lay = Il n’y a plus rien à piger : joue une de tes cartes jouables.
refusal-drawn_already = On ne pige qu’une fois par tour. Décide quoi faire de la carte pigée.
refusal-keep_without_draw = Tu ne peux pas passer ton tour sans piger une carte.
refusal-must_lay_drawn = À cette table, tu dois jouer { $drawn-the } que tu viens de piger.
refusal-no_color_asked = Il n’y a pas de couleur à choisir en ce moment.
## Quand quelqu’un d’autre essaie de répondre : [seat] parle à la personne qui doit répondre.
refusal-not_asked = { $me ->
    [seat] C’est à toi de répondre.
   *[none] C’est à { $who } de répondre.
}
refusal-nothing_to_answer = Il n’y a rien à répondre { $top-to }.
refusal-no_challenge = Le défi vaut seulement pour { wild-four.a } qu’on vient de jouer contre toi, pas pour { $top-the }.
refusal-no_challenges = Il n’y a pas de défi à cette table.
refusal-added_undoubted = À cette table, le défi ne vaut pas pour { wild-four.a } qu’on a ajoutée à d’autres cartes.
refusal-no_invisibility = Tu n’as pas de carte { invisibility }.
refusal-nothing_to_cancel = Il n’y a rien à annuler : tu ne peux pas répondre { $top-to } maintenant.
refusal-accuses_self = Tu ne peux pas t’accuser toi-même.
refusal-not_exposed = { $who } n’a pas oublié de crier UNO.
refusal-too_late = Trop tard : on ne peut plus prendre { $who } en faute.
refusal-no_flags = À cette table, on ne signale pas les cartes : les mauvaises sont refusées tout de suite.
refusal-not_wrong = La carte du dessus n’est pas une mauvaise carte jouée par { $who }.
refusal-no_hints = À cette table, les suggestions ne sont pas pénalisées.
refusal-referee_only = Seul l’arbitre peut faire ça.
## Dit à l’arbitre qui a tapé un coup de joueur ; hint et settle sont les mots de ses propres coups.
refusal-players_only = Seuls les joueurs peuvent faire ça. L’arbitre peut taper hint ou settle.
refusal-nothing_to_settle = Il n’y a pas de dernière carte à accepter.
refusal-barred_while_unsettled = { $me ->
    [seat] Attends que les autres acceptent ta dernière carte.
   *[none] Attends qu’on accepte la dernière carte jouée par { $who }.
}
refusal-out_of_the_hand = { $me ->
    [seat] Tu n’es plus dans cette manche. Attends la prochaine.
   *[none] { $who } n’est plus dans cette manche.
}
refusal-no_house_rule = Cette table ne joue pas avec cette règle maison.
refusal-no_adding = Tu ne peux pas jouer { $card-the } maintenant. Ajoute une carte qui compte ici, ou pige.
refusal-total_is_full = On ne peut plus rien ajouter ici : pige les cartes.
refusal-play_instead = C’est ton tour : joue simplement la carte.
refusal-no_jump = Tu ne peux pas intercepter maintenant : la carte du dessus est { $top-the }.
refusal-not_identical = Tu peux seulement intercepter avec une carte identique : { $top-the }.
refusal-no_win_by_jump = À cette table, on n’intercepte pas avec sa dernière carte.
refusal-one_at_a_time = Cette carte se joue seule : { $card-the }.
refusal-not_alike = Tu peux seulement ajouter une deuxième carte identique : { $card-the }.
refusal-bluff_barred = Tu as une carte de couleur { color } : à cette table, tu ne peux pas jouer { $card-the }.
refusal-no_last_card = À cette table, tu ne peux pas finir avec { $card-the }.
refusal-must_lay_right = Tu as une carte jouable : joue-la.
refusal-no_catches = À cette table, on ne prend personne en faute pour un UNO oublié.
