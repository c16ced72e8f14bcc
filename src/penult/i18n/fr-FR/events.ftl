## Ce que la France dit autrement que fr ; le reste est celui de fr.

event-drew = { $hidden ->
    [yes] { $me ->
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
   *[no] { $me ->
        [seat] Tu pioches { $cards-a }.
       *[none] { $who } pioche { $cards-a }.
    }
}
event-reshuffled = { $number ->
    [0] La pioche est vide, et il n’y a rien à mélanger.
    [one] La pioche est vide : on remet la seule carte du talon.
   *[other] La pioche est vide : on mélange { $number } cartes du talon.
}
event-passed = { $me ->
    [seat] Tu ne peux ni jouer ni piocher : tu passes ton tour.
   *[none] { $who } ne peut ni jouer ni piocher, et passe son tour.
}
event-sorted = { $me ->
    [seat] { $number ->
        [0] Le { sorting-hat } ne te fait piocher aucune carte.
        [one] Le { sorting-hat } te fait piocher une carte.
       *[other] Le { sorting-hat } te fait piocher { $number } cartes.
    }
   *[none] { $number ->
        [0] Le { sorting-hat } ne fait piocher aucune carte à { $who }.
        [one] Le { sorting-hat } fait piocher une carte à { $who }.
       *[other] Le { sorting-hat } fait piocher { $number } cartes à { $who }.
    }
}
