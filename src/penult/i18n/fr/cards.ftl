## Couleurs. $color vaut R, G, B ou Y.

color = { $color ->
    [R] rouge
    [G] vert
    [B] bleu
   *[Y] jaune
}
shape = { $color ->
    [R] cercle
    [G] triangle
    [B] carré
   *[Y] étoile
}

## Cartes. $edition vaut classic, hp2003, hp2018, ou all pour le livre entier.
## Dans une phrase, on écrit « la carte X » : la tournure convient à toutes les cartes.

draw-card = { $edition ->
    [hp2003] Prendre 3
    [all] Prendre 2 (ou Prendre 3)
   *[other] Prendre 2
}
draw-strength = { $edition ->
    [hp2003] trois cartes
    [all] deux cartes (trois dans l’{ edition-hp2003 })
   *[other] deux cartes
}
reverse = Sens inverse
skip = Passer un tour
wild = Blanche
wild-four = Prendre 4
howler = Beuglante
invisibility = Invisibilité
sorting-hat = Choixpeau

card-number = { $face } { color }
card-draw = { draw-card } { color }
card-reverse = { reverse } { color }
card-skip = { skip } { color }
card-blank = vierge
card-hidden = face cachée

## Piles et éditions

draw-pile = TALON
discard-pile = ÉCART

edition-classic = édition classique
edition-hp2003 = édition des sorciers 2003
edition-hp2018 = édition du Chapeau 2018
product-classic = UNO, produit 42003, feuillet de 2003
product-hp2003 = UNO Harry Potter, produit 42797, feuillet de 2003
product-hp2018 = UNO Harry Potter avec le Choixpeau, 2018
