## Ce que la France dit autrement que fr ; le reste est celui de fr.

phrase =
    .ouch = Aïe !
