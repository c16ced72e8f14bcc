## Ce que la France dit autrement que fr ; le reste est celui de fr.

web-move =
    .accept-total = Piocher { $number } cartes
    .draw = Piocher
    .accept-D = Piocher { draw-strength }
    .accept-W4 = Piocher quatre cartes
