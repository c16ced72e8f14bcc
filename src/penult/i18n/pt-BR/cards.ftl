## O português do Brasil: só o que se diz de outro modo do que em pt. O resto, mensagem por mensagem e parte por parte, é
## o de pt.

draw-card = { $edition ->
    [hp2003] +3
    [all] +2 (ou +3)
   *[other] +2
}
skip = Pular
wild = Curinga
wild-four = Curinga +4
    .many = { card-count } Curingas +4
howler = Berrador
    .many = { card-count } Berradores
sorting-hat = Chapéu Seletor
    .many = { card-count } Chapéus Seletores
card-hidden = carta oculta
    .many = { card-count.feminine } cartas ocultas
draw-pile = monte de compras
    .the = o { draw-pile }
    .of = do { draw-pile }
    .to = ao { draw-pile }
    .in = no { draw-pile }
    .new = o novo { draw-pile }
discard-pile = descarte
    .the = o { discard-pile }
    .of = do { discard-pile }
    .to = ao { discard-pile }
    .in = no { discard-pile }
edition-hp2003 = Edição dos Bruxos de 2003
product-hp2018 = UNO Harry Potter com o Chapéu Seletor, 2018
