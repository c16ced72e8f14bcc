## El español de España: solo lo que se dice de otra manera que en es. Lo demás, mensaje por mensaje y parte por parte, es
## lo de es.

draw-card = { $edition ->
    [hp2003] Roba tres
    [all] Roba dos (o Roba tres)
   *[other] Roba dos
}
reverse = Cambio de sentido
    .the = el { reverse }
    .a = un { reverse }
    .of = del { reverse }
    .to = al { reverse }
    .on = en el { reverse }
    .many = { card-count } Cambios de sentido
    .gender = masculine
skip = Pierde el turno
wild-four = Comodín Roba cuatro
    .many = { card-count } Comodines Roba cuatro

card-reverse = { reverse } { color }
    .the = el { card-reverse }
    .a = un { card-reverse }
    .of = del { card-reverse }
    .to = al { card-reverse }
    .on = en el { card-reverse }
    .many = { card-count } Cambios de sentido { color.many }
    .gender = masculine

draw-pile = mazo
    .the = el { draw-pile }
    .of = del { draw-pile }
    .to = al { draw-pile }
    .in = en el { draw-pile }
    .new = el nuevo { draw-pile }
discard-pile = pila de descartes
