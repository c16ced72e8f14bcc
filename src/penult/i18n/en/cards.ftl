## Colors. $color is R, G, B or Y.

color = { $color ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
}
shape = { $color ->
    [R] circle
    [G] triangle
    [B] square
   *[Y] star
}

## Cards. $edition is classic, hp2003, hp2018, or all when the whole rulebook is meant.

draw-card = { $edition ->
    [hp2003] Draw 3
    [all] Draw Two (or Draw 3)
   *[other] Draw Two
}
draw-strength = { $edition ->
    [hp2003] three
    [all] two (three in the { edition-hp2003 })
   *[other] two
}
reverse = Reverse
skip = Skip
wild = Wild
wild-four = Wild Draw Four
howler = Howler
invisibility = Invisibility
sorting-hat = Sorting Hat

card-number = { color } { $face }
card-draw = { color } { draw-card }
card-reverse = { color } { reverse }
card-skip = { color } { skip }
card-blank = blank card
card-hidden = hidden card

## Piles and editions

draw-pile = DRAW pile
discard-pile = DISCARD pile

edition-classic = Classic edition
edition-hp2003 = Wizard edition 2003
edition-hp2018 = Hat edition 2018
product-classic = UNO, product number 42003, sheet of 2003
product-hp2003 = Harry Potter UNO, product number 42797, sheet of 2003
product-hp2018 = Harry Potter UNO with the Sorting Hat, 2018
