moment-caught-why = { $count ->
    [one] Tu n’as pas crié UNO. Tu pioches une carte.
    [2] Tu n’as pas crié UNO. Tu pioches deux cartes.
   *[other] Tu n’as pas crié UNO. Tu pioches { $count } cartes.
}
moment-draws = { $me ->
    [seat] { $count ->
        [one] Tu pioches une carte.
       *[other] Tu pioches { $count } cartes.
    }
   *[none] { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
}
