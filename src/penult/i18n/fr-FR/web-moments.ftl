## Ce que la France dit autrement que fr ; le reste est celui de fr.

moment-caught-why = { $count ->
    [0] Tu n’as pas crié UNO, mais il n’y a plus rien à piocher.
    [one] Tu n’as pas crié UNO. Tu pioches une carte.
    [2] Tu n’as pas crié UNO. Tu pioches deux cartes.
   *[other] Tu n’as pas crié UNO. Tu pioches { $count } cartes.
}
moment-draws = { $me ->
    [seat] { $count ->
        [0] Tu ne pioches aucune carte.
        [one] Tu pioches une carte.
       *[other] Tu pioches { $count } cartes.
    }
   *[none] { $count ->
        [0] { $who } ne pioche aucune carte.
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
}
