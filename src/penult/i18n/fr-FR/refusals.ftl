## Ce que la France dit autrement que fr ; le reste est celui de fr.

refusal-only_the_drawn_card = Tu as pioché { $drawn-a } : tu peux jouer seulement cette carte, pas { $card-the }.
refusal-must_lay = Il n’y a plus rien à piocher : joue une de tes cartes jouables.
refusal-drawn_already = On ne pioche qu’une fois par tour. Décide quoi faire de la carte piochée.
refusal-keep_without_draw = Tu ne peux pas passer ton tour sans piocher une carte.
refusal-must_lay_drawn = À cette table, tu dois jouer { $drawn-the } que tu viens de piocher.
refusal-no_adding = Tu ne peux pas jouer { $card-the } maintenant. Ajoute une carte qui compte ici, ou pioche.
refusal-total_is_full = On ne peut plus rien ajouter ici : pioche les cartes.
