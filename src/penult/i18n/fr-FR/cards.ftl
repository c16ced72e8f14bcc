## Le français de France : seulement ce qui se dit autrement que dans fr. Le reste, message par message et partie par
## partie, est celui de fr.

draw-card = { $edition ->
    [hp2003] +3
    [all] +2 (ou +3)
   *[other] +2
}
    .the = le { draw-card }
    .a = un { draw-card }
    .of = du { draw-card }
    .to = au { draw-card }
    .on = sur le { draw-card }
    .many = { card-count } { draw-card }
    .gender = masculine
reverse = Inversion
skip = Passer
wild = Joker
    .the = le { wild }
    .a = un { wild }
    .of = du { wild }
    .to = au { wild }
    .on = sur le { wild }
    .many = { card-count } { wild }s
    .gender = masculine
wild-four = Super Joker (+4)
    .the = le { wild-four }
    .a = un { wild-four }
    .of = du { wild-four }
    .to = au { wild-four }
    .on = sur le { wild-four }
    .many = { card-count } Super Jokers (+4)
    .gender = masculine

card-draw = { draw-card } { color }
    .the = le { card-draw }
    .a = un { card-draw }
    .of = du { card-draw }
    .to = au { card-draw }
    .on = sur le { card-draw }
    .many = { card-count } { draw-card } { color.many }
    .gender = masculine

draw-pile = PIOCHE
    .the = la { draw-pile }
    .of = de la { draw-pile }
    .to = à la { draw-pile }
    .in = dans la { draw-pile }
    .new = la nouvelle { draw-pile }
discard-pile = TALON
    .the = le { discard-pile }
    .of = du { discard-pile }
    .to = au { discard-pile }
    .in = dans le { discard-pile }
