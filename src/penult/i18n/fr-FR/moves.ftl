## Ce que la France dit autrement que fr ; le reste est celui de fr.

move-draw = Piocher une carte
move-accept =
    .total = { $number ->
        [2] Piocher deux cartes
        [3] Piocher trois cartes
        [4] Piocher quatre cartes
       *[other] Piocher { $number } cartes
    }
    .D = Piocher { draw-strength }
    .W4 = Piocher quatre cartes
    .SH = Piocher jusqu’à une carte rouge
phase-turn = { $me ->
    [seat] C’est ton tour : joue une carte ou pioche.
   *[none] C’est à { $who } de jouer.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Tu as pioché { $drawn-a } : joue cette carte ou garde-la.
       *[no] Tu as pioché { $drawn-a } : à cette table, il faut jouer cette carte.
    }
   *[none] C’est à { $who } de jouer.
}
