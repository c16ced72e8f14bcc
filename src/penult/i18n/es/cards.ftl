## Colores. $color es R, G, B o Y.

color = { $color ->
    [R] rojo
    [G] verde
    [B] azul
   *[Y] amarillo
}
shape = { $color ->
    [R] círculo
    [G] triángulo
    [B] cuadrado
   *[Y] estrella
}

## Cartas. $edition es classic, hp2003, hp2018, o all cuando se trata del reglamento entero.

draw-card = { $edition ->
    [hp2003] Toma 3
    [all] Toma 2 (o Toma 3)
   *[other] Toma 2
}
draw-strength = { $edition ->
    [hp2003] tres
    [all] dos (tres en la { edition-hp2003 })
   *[other] dos
}
reverse = Reversa
skip = Salta
wild = Comodín
wild-four = Comodín Toma 4
howler = Enseña tu mano
invisibility = Invisibilidad
sorting-hat = Sombrero Seleccionador

card-number = { $face } { color }
card-draw = { draw-card } { color }
card-reverse = { reverse } en { color }
card-skip = { skip } { color }
card-blank = carta en blanco
card-hidden = carta oculta

## Pilas y ediciones

draw-pile = pila para ROBAR
discard-pile = { $edition ->
    [hp2018] pila para TIRAR
   *[other] pila de DESCARTE
}

edition-classic = Edición Clásica
edition-hp2003 = Edición de Magos 2003
edition-hp2018 = Edición del Sombrero 2018
product-classic = UNO, producto número 42003, hoja de 2003
product-hp2003 = Harry Potter UNO, producto número 42797, hoja de 2003
product-hp2018 = Harry Potter UNO con el Sombrero Seleccionador, 2018
