## Cores. $color é R, G, B ou Y.

color = { $color ->
    [R] vermelho
    [G] verde
    [B] azul
   *[Y] amarelo
}
shape = { $color ->
    [R] círculo
    [G] triângulo
    [B] quadrado
   *[Y] estrela
}

## Cartas. $edition é classic, hp2003, hp2018, ou all quando se trata do livro inteiro.
## Os nomes são masculinos (o Bisca 3, o Joker); só a Invisibilidade é feminina.

draw-card = { $edition ->
    [hp2003] Bisca 3
    [all] Bisca 2 (ou Bisca 3)
   *[other] Bisca 2
}
draw-strength = { $edition ->
    [hp2003] três cartas
    [all] duas cartas (três na { edition-hp2003 })
   *[other] duas cartas
}
reverse = Inverter
skip = Saltar
wild = Joker
wild-four = Joker Bisca 4
howler = Howler
invisibility = Invisibilidade
sorting-hat = Chapéu Selecionador

card-number = { $face } { color }
card-draw = { draw-card } { color }
card-reverse = { reverse } { color }
card-skip = { skip } { color }
card-blank = carta em branco
card-hidden = carta escondida

## Pilhas e edições

draw-pile = pilha das BISCAS
discard-pile = pilha das CARTAS JOGADAS

edition-classic = Edição Clássica
edition-hp2003 = Edição dos Feiticeiros de 2003
edition-hp2018 = Edição do Chapéu de 2018
product-classic = UNO, produto número 42003, folha de 2003
product-hp2003 = UNO Harry Potter, produto número 42797, folha de 2003
product-hp2018 = UNO Harry Potter com o Chapéu Selecionador, 2018
