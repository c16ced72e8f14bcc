## Ce que la France dit autrement que fr ; le reste est celui de fr.

web-guide-hint =
    .draw = Aucune de tes cartes ne va { $top-on }, alors pioche. Si la carte piochée est jouable, tu peux la jouer tout de suite.
    .wild = Tu as pioché { $card-a }. Cette carte va sur tout, et tu choisis la couleur. Joue-la et choisis le { color } : c’est
        la couleur que tu as le plus.
    .challenge = { $who } a joué { $top-a } contre toi. C’est permis seulement si { $who } n’avait aucune carte de la
        couleur d’avant. Lance le défi ! Si c’est du bluff, { $who } pioche quatre cartes. Sinon, tu en pioches six et
        tu passes ton tour.
    .draw-card = Joue { $card-the } : { $who } pioche { draw-strength } et passe son tour.
    .keep = Tu as pioché { $card-a }. Tu pourrais jouer cette carte tout de suite, mais elle te servira mieux comme réponse.
        Garde-la.
    .hat = Tu as pioché { $card-a }. Cette carte va sur tout. Joue-la contre { $who }, qui pioche jusqu’à une carte rouge.
    .stack = { $who } a joué { $top-a } contre toi. Dans cette manche, rien ne t’oblige à piocher : joue { $card-the }
        par-dessus. Le joueur suivant pioche alors quatre cartes, ou en ajoute une autre.
    .stack-wild = { $who } a joué { $top-a } contre toi. Dans cette manche, toute carte qui fait piocher va sur toute autre.
        Joue { $card-the } et choisis le { color } : le joueur suivant pioche six cartes, ou en ajoute une autre.
    .stack-up = { $who } a joué { $top-a } contre toi. Ne pioche pas : joue { $card-the } par-dessus, et le joueur suivant
        pioche quatre cartes. À 25 cartes, on sort de la manche.
    .bounce = { $who } a joué { $top-a } contre toi. Joue { $card-the } : c’est la même couleur, et le joueur suivant pioche à
        ta place.
    .until = Aucune de tes cartes ne va { $top-on }, alors pioche. Dans cette manche, on pioche jusqu’à une carte jouable.
    .must = Tu as pioché { $card-the }, et cette carte est jouable. Dans cette manche, tu ne peux pas la garder : joue-la.
    .no-draw = Tu peux seulement jouer { $card-the }. Tu aimerais peut-être garder cette carte, mais dans cette manche, on ne
        pioche pas quand on peut jouer. Joue-la et choisis le { color }.
web-guide-learned = Suis la couleur, le chiffre ou le symbole. Pioche quand rien ne va. Lance le défi si tu flaires un bluff. Crie UNO. Le reste est dans le livre des règles.
