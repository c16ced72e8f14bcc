## Ce que la France dit autrement que fr ; le reste est celui de fr.

web-move =
    .draw = Piocher
    .accept-D = Piocher { draw-strength }
    .accept-W4 = Piocher quatre cartes
