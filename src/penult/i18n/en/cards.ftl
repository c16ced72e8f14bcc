## Colors. $color is R, G, B or Y.

color = { $color ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
}
    .the = { color }
    .feminine = { $color ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    }
    .many = { $color ->
        [R] red
        [G] green
        [B] blue
       *[Y] yellow
    }
    .many-feminine = { $color ->
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
## Every card has its forms: `.the` and `.a` with an article, `.of`, `.to` and `.on` with the article after a preposition, `.many`
## for several ($count says how many), and its gender. A message that is given $card chooses among $card (the bare
## name), $card-the, $card-a, $card-of, $card-to, $card-on and $card-gender; of several cards, $cards-a counts equal ones.

draw-card = { $edition ->
    [hp2003] Draw 3
    [all] Draw Two (or Draw 3)
   *[other] Draw Two
}
    .the = the { draw-card }
    .a = a { draw-card }
    .of = of the { draw-card }
    .to = to the { draw-card }
    .on = on the { draw-card }
    .many = { card-count } { draw-card } cards
    .gender = neuter
draw-strength = { $edition ->
    [hp2003] three
    [all] two (three in the { edition-hp2003 })
   *[other] two
}
reverse = Reverse
    .the = the { reverse }
    .a = a { reverse }
    .of = of the { reverse }
    .to = to the { reverse }
    .on = on the { reverse }
    .many = { card-count } { reverse } cards
    .gender = neuter
skip = Skip
    .the = the { skip }
    .a = a { skip }
    .of = of the { skip }
    .to = to the { skip }
    .on = on the { skip }
    .many = { card-count } { skip } cards
    .gender = neuter
wild = Wild
    .the = the { wild }
    .a = a { wild }
    .of = of the { wild }
    .to = to the { wild }
    .on = on the { wild }
    .many = { card-count } { wild } cards
    .gender = neuter
wild-four = Wild Draw Four
    .the = the { wild-four }
    .a = a { wild-four }
    .of = of the { wild-four }
    .to = to the { wild-four }
    .on = on the { wild-four }
    .many = { card-count } { wild-four } cards
    .gender = neuter
howler = Howler
    .the = the { howler }
    .a = a { howler }
    .of = of the { howler }
    .to = to the { howler }
    .on = on the { howler }
    .many = { card-count } { howler } cards
    .gender = neuter
invisibility = Invisibility
    .the = the { invisibility } card
    .a = an { invisibility } card
    .of = of the { invisibility } card
    .to = to the { invisibility } card
    .on = on the { invisibility } card
    .many = { card-count } { invisibility } cards
    .gender = neuter
sorting-hat = Sorting Hat
    .the = the { sorting-hat }
    .a = a { sorting-hat }
    .of = of the { sorting-hat }
    .to = to the { sorting-hat }
    .on = on the { sorting-hat }
    .many = { card-count } { sorting-hat } cards
    .gender = neuter

card-count = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
    .feminine = { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    }
card-face = { $face }
    .the = the { card-face }
    .a = { $face ->
        [8] an { card-face }
       *[other] a { card-face }
    }
    .of = of the { card-face }
    .to = to the { card-face }
    .on = on the { card-face }
    .many = { card-count } { $face }s
    .gender = neuter
card-number = { color } { $face }
    .the = the { card-number }
    .a = a { card-number }
    .of = of the { card-number }
    .to = to the { card-number }
    .on = on the { card-number }
    .many = { card-count } { color.many } { $face }s
    .gender = neuter
card-draw = { color } { draw-card }
    .the = the { card-draw }
    .a = a { card-draw }
    .of = of the { card-draw }
    .to = to the { card-draw }
    .on = on the { card-draw }
    .many = { card-count } { color.many } { draw-card } cards
    .gender = neuter
card-reverse = { color } { reverse }
    .the = the { card-reverse }
    .a = a { card-reverse }
    .of = of the { card-reverse }
    .to = to the { card-reverse }
    .on = on the { card-reverse }
    .many = { card-count } { color.many } { reverse } cards
    .gender = neuter
card-skip = { color } { skip }
    .the = the { card-skip }
    .a = a { card-skip }
    .of = of the { card-skip }
    .to = to the { card-skip }
    .on = on the { card-skip }
    .many = { card-count } { color.many } { skip } cards
    .gender = neuter
card-blank = blank card
    .the = the { card-blank }
    .a = a { card-blank }
    .of = of the { card-blank }
    .to = to the { card-blank }
    .on = on the { card-blank }
    .many = { card-count } blank cards
    .gender = neuter
card-hidden = hidden card
    .the = the { card-hidden }
    .a = a { card-hidden }
    .of = of the { card-hidden }
    .to = to the { card-hidden }
    .on = on the { card-hidden }
    .many = { card-count } hidden cards
    .gender = neuter

## Piles and editions

draw-pile = DRAW pile
    .the = the { draw-pile }
    .of = of the { draw-pile }
    .to = to the { draw-pile }
    .in = in the { draw-pile }
    .new = the new { draw-pile }
discard-pile = DISCARD pile
    .the = the { discard-pile }
    .of = of the { discard-pile }
    .to = to the { discard-pile }
    .in = in the { discard-pile }

edition-classic = Classic edition
edition-hp2003 = 2003 Wizard edition
edition-hp2018 = 2018 Hat edition
product-classic = UNO, product number 42003, 2003 sheet
product-hp2003 = Harry Potter UNO, product number 42797, 2003 sheet
product-hp2018 = Harry Potter UNO with the Sorting Hat, 2018

## Lists: $first is all but the last, $second the last. $sound is i where the last begins with that sound, else other.

list-and = { $first } and { $second }
## The same for parts with commas of their own, as in “Ana, red 7; Ben, blue 2”.
list-parts = { $first }; { $second }
