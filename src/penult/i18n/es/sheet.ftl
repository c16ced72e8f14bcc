## Rótulos de las partes de una entrada

part-when = Cuándo
part-effect = Qué pasa
part-except = Nota
part-two = Dos jugadores
part-first = Como primera carta
part-last = Como última carta
part-example = Ejemplo
part-question = Pregunta
part-ruling = Decisión
part-why = Por qué
part-option = Opción
part-difference = Diferencia
part-about = Qué decide
part-sheet = Qué dicen las hojas
part-origin = De dónde viene
part-any-number = Otro número
part-conflict = Se rechaza
part-change = Qué cambiar
part-beware = Ojo

option-default = { $value } (predeterminado)
labeled = { $label }: { $text }
entry-editions = Ediciones
entry-printed = Impresa en
entry-heading = Bajo el título
entry-unprinted = No está impresa; se deduce de otras reglas o de una decisión.
entry-see = Ver también
entry-options = Opciones
entry-meets = Se cruza con
entry-heard = Quién la juega
source-sheet = { $sheet ->
    [s42003] hoja 42003
    [s42797] hoja 42797
    [s42797-draft] borrador de la hoja 42797
    [s42797-fr] hoja 42797 en francés
   *[s2018] hoja de 2018
}
source = { source-sheet } ({ $languages })
source-language = { $language ->
    [en] inglés
    [es] español
    [fr] francés
   *[pt] portugués
}
source-entry = { $heading }, { $entry }
source-heading = { $heading } ({ $sheets })

## Índice y búsqueda

contents-title = El reglamento de Penult
contents-hint = penult rules R-28 muestra una entrada; penult rules --edition classic, una hoja de reglas completa; penult rules --house, qué va con qué.
contents-options = Opciones

## Una hoja de reglas completa

sheet-title = { $edition ->
    [classic] Reglas del juego: { edition-classic }
    [hp2003] Reglas del juego: { edition-hp2003 }
   *[hp2018] Reglas del juego: { edition-hp2018 }
}
sheet-product = { $edition ->
    [classic] Para { product-classic }.
    [hp2003] Para { product-hp2003 }.
   *[hp2018] Para { product-hp2018 }.
}
sheet-reading = Cada regla tiene una clave, para que en la mesa se pueda citar. R es una regla que las hojas traen, D un punto en que las hojas impresas o los idiomas difieren, A una decisión sobre lo que todas dejan abierto, H una regla casera. Las palabras como `drawn=must` son opciones de Penult: mientras la mesa no acuerde otra cosa, vale el valor marcado como predeterminado.
sheet-deck = Las cartas
sheet-card = Carta
sheet-number = En el mazo
sheet-points = Puntos por carta
sheet-total = Total
sheet-numbers = { $color ->
    [R] Rojas del 0 al 9
    [G] Verdes del 0 al 9
    [B] Azules del 0 al 9
   *[Y] Amarillas del 0 al 9
}
sheet-face-value = el número de la carta
sheet-per-color = { $card }, dos de cada color
sheet-rulings = Decisiones y diferencias
sheet-options = Lo que una mesa puede acordar de otro modo
sheet-footer = Penult es software libre. Los dueños de las marcas no lo hacen, ni lo avalan, ni lo patrocinan; los nombres de las ediciones solo indican de qué reglas impresas se trata.
sheet-house-title = { $edition ->
    [classic] Nuestras reglas: { edition-classic }
    [hp2003] Nuestras reglas: { edition-hp2003 }
   *[hp2018] Nuestras reglas: { edition-hp2018 }
}
sheet-agreed = Lo que acordamos
sheet-changed = Lo que eso cambia
sheet-printed = El juego impreso
sheet-switches = Reglas caseras que se pueden escoger

## Qué va con qué, para penult rules --house

house-title = Reglas caseras: qué va con qué
house-reading = Penult juega cualquier mezcla de estas reglas caseras. La tabla muestra cuáles se cruzan: + significa que una regla dice qué pasa entonces; !, que una parte de la mezcla se rechaza; un punto, que las dos nunca se cruzan. Cada mezcla rechazada se explica más abajo.
house-choosing = Se escogen después de la edición: classic+stack=same+seven=must, o por el nombre de un paquete de reglas: classic+seven-o. Con penult rules y ese mismo texto aparecen las reglas de tu casa.
house-meetings = Dónde se cruzan
house-printed = Con las opciones del juego impreso
house-conflicts = Lo que se rechaza y qué cambiar
house-presets = Paquetes de reglas
house-sources = Quién juega qué
house-sources-reading = Terceros: dicen qué se juega, no qué es lo correcto.
