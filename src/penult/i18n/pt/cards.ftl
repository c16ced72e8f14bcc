## Cores. $color é R, G, B ou Y.

color = { $color ->
    [R] vermelho
    [G] verde
    [B] azul
   *[Y] amarelo
}
    .the = o { color }
    .feminine = { $color ->
        [R] vermelha
        [G] verde
        [B] azul
       *[Y] amarela
    }
    .many = { $color ->
        [R] vermelhos
        [G] verdes
        [B] azuis
       *[Y] amarelos
    }
    .many-feminine = { $color ->
        [R] vermelhas
        [G] verdes
        [B] azuis
       *[Y] amarelas
    }
shape = { $color ->
    [R] círculo
    [G] triângulo
    [B] quadrado
   *[Y] estrela
}

## Cartas. $edition é classic, hp2003, hp2018, ou all quando se trata do livro inteiro.
## Os nomes são masculinos (o Bisca 3, o Joker); só a Invisibilidade é feminina.
## Cada carta tem as suas formas: `.the` e `.a` com artigo, `.of`, `.to` e `.on` com o artigo depois de «de», «a» e «em», `.many` para
## várias ($count diz quantas), e o seu género. Uma mensagem que recebe $card escolhe entre $card (só o nome),
## $card-the, $card-a, $card-of, $card-to, $card-on e $card-gender; de várias cartas, $cards-a conta as iguais.

draw-card = { $edition ->
    [hp2003] Bisca 3
    [all] Bisca 2 (ou Bisca 3)
   *[other] Bisca 2
}
    .the = o { draw-card }
    .a = um { draw-card }
    .of = do { draw-card }
    .to = ao { draw-card }
    .on = no { draw-card }
    .many = { card-count } { draw-card }
    .gender = masculine
draw-strength = { $edition ->
    [hp2003] três cartas
    [all] duas cartas (três na { edition-hp2003 })
   *[other] duas cartas
}
reverse = Inverter
    .the = o { reverse }
    .a = um { reverse }
    .of = do { reverse }
    .to = ao { reverse }
    .on = no { reverse }
    .many = { card-count } { reverse }
    .gender = masculine
skip = Saltar
    .the = o { skip }
    .a = um { skip }
    .of = do { skip }
    .to = ao { skip }
    .on = no { skip }
    .many = { card-count } { skip }
    .gender = masculine
wild = Joker
    .the = o { wild }
    .a = um { wild }
    .of = do { wild }
    .to = ao { wild }
    .on = no { wild }
    .many = { card-count } { wild }s
    .gender = masculine
wild-four = Joker Bisca 4
    .the = o { wild-four }
    .a = um { wild-four }
    .of = do { wild-four }
    .to = ao { wild-four }
    .on = no { wild-four }
    .many = { card-count } Jokers Bisca 4
    .gender = masculine
howler = Howler
    .the = o { howler }
    .a = um { howler }
    .of = do { howler }
    .to = ao { howler }
    .on = no { howler }
    .many = { card-count } { howler }s
    .gender = masculine
invisibility = Invisibilidade
    .the = a { invisibility }
    .a = uma { invisibility }
    .of = da { invisibility }
    .to = à { invisibility }
    .on = na { invisibility }
    .many = { card-count.feminine } cartas { invisibility }
    .gender = feminine
sorting-hat = Chapéu Selecionador
    .the = o { sorting-hat }
    .a = um { sorting-hat }
    .of = do { sorting-hat }
    .to = ao { sorting-hat }
    .on = no { sorting-hat }
    .many = { card-count } Chapéus Selecionadores
    .gender = masculine

card-count = { $count ->
    [2] dois
    [3] três
    [4] quatro
   *[other] { $count }
}
    .feminine = { $count ->
        [2] duas
        [3] três
        [4] quatro
       *[other] { $count }
    }
card-face = { $face }
    .the = o { card-face }
    .a = um { card-face }
    .of = do { card-face }
    .to = ao { card-face }
    .on = no { card-face }
    .many = { card-count } { $face }
    .gender = masculine
card-number = { $face } { color }
    .the = o { card-number }
    .a = um { card-number }
    .of = do { card-number }
    .to = ao { card-number }
    .on = no { card-number }
    .many = { card-count } { $face } { color.many }
    .gender = masculine
card-draw = { draw-card } { color }
    .the = o { card-draw }
    .a = um { card-draw }
    .of = do { card-draw }
    .to = ao { card-draw }
    .on = no { card-draw }
    .many = { card-count } { draw-card } { color.many }
    .gender = masculine
card-reverse = { reverse } { color }
    .the = o { card-reverse }
    .a = um { card-reverse }
    .of = do { card-reverse }
    .to = ao { card-reverse }
    .on = no { card-reverse }
    .many = { card-count } { reverse } { color.many }
    .gender = masculine
card-skip = { skip } { color }
    .the = o { card-skip }
    .a = um { card-skip }
    .of = do { card-skip }
    .to = ao { card-skip }
    .on = no { card-skip }
    .many = { card-count } { skip } { color.many }
    .gender = masculine
card-blank = carta em branco
    .the = a { card-blank }
    .a = uma { card-blank }
    .of = da { card-blank }
    .to = à { card-blank }
    .on = na { card-blank }
    .many = { card-count.feminine } cartas em branco
    .gender = feminine
card-hidden = carta escondida
    .the = a { card-hidden }
    .a = uma { card-hidden }
    .of = da { card-hidden }
    .to = à { card-hidden }
    .on = na { card-hidden }
    .many = { card-count.feminine } cartas escondidas
    .gender = feminine

## Pilhas e edições

draw-pile = pilha das BISCAS
    .the = a { draw-pile }
    .of = da { draw-pile }
    .to = à { draw-pile }
    .in = na { draw-pile }
    .new = a nova { draw-pile }
discard-pile = pilha das CARTAS JOGADAS
    .the = a { discard-pile }
    .of = da { discard-pile }
    .to = à { discard-pile }
    .in = na { discard-pile }

edition-classic = Edição Clássica
edition-hp2003 = Edição dos Feiticeiros de 2003
edition-hp2018 = Edição do Chapéu de 2018
product-classic = UNO, produto número 42003, folha de 2003
product-hp2003 = UNO Harry Potter, produto número 42797, folha de 2003
product-hp2018 = UNO Harry Potter com o Chapéu Selecionador, 2018

## Listas: $first é tudo menos o último, $second o último. $sound é i se o último começa por esse som, senão other.

list-and = { $first } e { $second }
## O mesmo para partes que já têm vírgulas, como em “Ana, 7 vermelho; Ben, 2 azul”.
list-parts = { $first }; { $second }
