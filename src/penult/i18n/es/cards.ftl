## Colores. $color es R, G, B o Y.

color = { $color ->
    [R] rojo
    [G] verde
    [B] azul
   *[Y] amarillo
}
    .the = el { color }
    .feminine = { $color ->
        [R] roja
        [G] verde
        [B] azul
       *[Y] amarilla
    }
    .many = { $color ->
        [R] rojos
        [G] verdes
        [B] azules
       *[Y] amarillos
    }
    .many-feminine = { $color ->
        [R] rojas
        [G] verdes
        [B] azules
       *[Y] amarillas
    }
shape = { $color ->
    [R] círculo
    [G] triángulo
    [B] cuadrado
   *[Y] estrella
}

## Cartas. $edition es classic, hp2003, hp2018, o all cuando se trata del reglamento entero.
## Cada carta tiene sus formas: `.the` y `.a` con artículo, `.of`, `.to` y `.on` con el artículo tras «de», «a» y «en», `.many` para varias
## ($count dice cuántas), y su género. Un mensaje que recibe $card escoge entre $card (el nombre solo), $card-the,
## $card-a, $card-of, $card-to, $card-on y $card-gender; de varias cartas, $cards-a cuenta las iguales.

draw-card = { $edition ->
    [hp2003] Toma 3
    [all] Toma 2 (o Toma 3)
   *[other] Toma 2
}
    .the = el { draw-card }
    .a = un { draw-card }
    .of = del { draw-card }
    .to = al { draw-card }
    .on = en el { draw-card }
    .many = { card-count } { draw-card }
    .gender = masculine
draw-strength = { $edition ->
    [hp2003] tres
    [all] dos (tres en la { edition-hp2003 })
   *[other] dos
}
reverse = Reversa
    .the = la { reverse }
    .a = una { reverse }
    .of = de la { reverse }
    .to = a la { reverse }
    .on = en la { reverse }
    .many = { card-count } Reversas
    .gender = feminine
skip = Salta
    .the = el { skip }
    .a = un { skip }
    .of = del { skip }
    .to = al { skip }
    .on = en el { skip }
    .many = { card-count } { skip }
    .gender = masculine
wild = Comodín
    .the = el { wild }
    .a = un { wild }
    .of = del { wild }
    .to = al { wild }
    .on = en el { wild }
    .many = { card-count } Comodines
    .gender = masculine
wild-four = Comodín Toma 4
    .the = el { wild-four }
    .a = un { wild-four }
    .of = del { wild-four }
    .to = al { wild-four }
    .on = en el { wild-four }
    .many = { card-count } Comodines Toma 4
    .gender = masculine
howler = Enseña tu mano
    .the = la carta { howler }
    .a = una carta { howler }
    .of = de la carta { howler }
    .to = a la carta { howler }
    .on = en la carta { howler }
    .many = { card-count } cartas { howler }
    .gender = feminine
invisibility = Invisibilidad
    .the = la carta de { invisibility }
    .a = una carta de { invisibility }
    .of = de la carta de { invisibility }
    .to = a la carta de { invisibility }
    .on = en la carta de { invisibility }
    .many = { card-count } cartas de { invisibility }
    .gender = feminine
sorting-hat = Sombrero Seleccionador
    .the = el { sorting-hat }
    .a = un { sorting-hat }
    .of = del { sorting-hat }
    .to = al { sorting-hat }
    .on = en el { sorting-hat }
    .many = { card-count } Sombreros Seleccionadores
    .gender = masculine

card-count = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $count }
}
    .feminine = { $count ->
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $count }
    }
card-face = { $face }
    .the = el { card-face }
    .a = un { card-face }
    .of = del { card-face }
    .to = al { card-face }
    .on = en el { card-face }
    .many = { card-count } { $face }
    .gender = masculine
card-number = { $face } { color }
    .the = el { card-number }
    .a = un { card-number }
    .of = del { card-number }
    .to = al { card-number }
    .on = en el { card-number }
    .many = { card-count } { $face } { color.many }
    .gender = masculine
card-draw = { draw-card } { color }
    .the = el { card-draw }
    .a = un { card-draw }
    .of = del { card-draw }
    .to = al { card-draw }
    .on = en el { card-draw }
    .many = { card-count } { draw-card } { color.many }
    .gender = masculine
card-reverse = { reverse } { color.feminine }
    .the = la { card-reverse }
    .a = una { card-reverse }
    .of = de la { card-reverse }
    .to = a la { card-reverse }
    .on = en la { card-reverse }
    .many = { card-count } Reversas { color.many-feminine }
    .gender = feminine
card-skip = { skip } { color }
    .the = el { card-skip }
    .a = un { card-skip }
    .of = del { card-skip }
    .to = al { card-skip }
    .on = en el { card-skip }
    .many = { card-count } { skip } { color.many }
    .gender = masculine
card-blank = carta en blanco
    .the = la { card-blank }
    .a = una { card-blank }
    .of = de la { card-blank }
    .to = a la { card-blank }
    .on = en la { card-blank }
    .many = { card-count } cartas en blanco
    .gender = feminine
card-hidden = carta oculta
    .the = la { card-hidden }
    .a = una { card-hidden }
    .of = de la { card-hidden }
    .to = a la { card-hidden }
    .on = en la { card-hidden }
    .many = { card-count } cartas ocultas
    .gender = feminine

## Pilas y ediciones

draw-pile = { $edition ->
    [hp2018] pila para TOMAR
   *[other] pila para ROBAR
}
    .the = la { draw-pile }
    .of = de la { draw-pile }
    .to = a la { draw-pile }
    .in = en la { draw-pile }
    .new = la nueva { draw-pile }
discard-pile = { $edition ->
    [hp2018] pila para TIRAR
   *[other] pila de DESCARTE
}
    .the = la { discard-pile }
    .of = de la { discard-pile }
    .to = a la { discard-pile }
    .in = en la { discard-pile }

edition-classic = Edición Clásica
edition-hp2003 = Edición de Magos 2003
edition-hp2018 = Edición del Sombrero 2018
product-classic = UNO, producto número 42003, hoja de 2003
product-hp2003 = Harry Potter UNO, producto número 42797, hoja de 2003
product-hp2018 = Harry Potter UNO con el Sombrero Seleccionador, 2018

## Listas: $first es todo menos lo último, $second lo último. $sound es i si lo último empieza con ese sonido; si no, other.

list-and = { $sound ->
    [i] { $first } e { $second }
   *[other] { $first } y { $second }
}
## Lo mismo para partes que ya tienen comas, como en “Ana, 7 rojo; Ben, 2 azul”.
list-parts = { $first }; { $second }
