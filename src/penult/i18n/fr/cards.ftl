## Couleurs. $color vaut R, G, B ou Y.

color = { $color ->
    [R] rouge
    [G] vert
    [B] bleu
   *[Y] jaune
}
    .the = le { color }
    .feminine = { $color ->
        [R] rouge
        [G] verte
        [B] bleue
       *[Y] jaune
    }
    .many = { $color ->
        [R] rouges
        [G] verts
        [B] bleus
       *[Y] jaunes
    }
    .many-feminine = { $color ->
        [R] rouges
        [G] vertes
        [B] bleues
       *[Y] jaunes
    }
shape = { $color ->
    [R] cercle
    [G] triangle
    [B] carré
   *[Y] étoile
}

## Cartes. $edition vaut classic, hp2003, hp2018, ou all pour le livre entier.
## Dans une phrase, on écrit « la carte X » : la tournure convient à toutes les cartes.
## Chaque carte a ses formes : `.the` et `.a` avec un article, `.of`, `.to` et `.on` avec l’article après « de », « à » et « sur », `.many`
## pour plusieurs ($count dit combien), et son genre. Un message qui reçoit $card choisit entre $card (le nom seul),
## $card-the, $card-a, $card-of, $card-to, $card-on et $card-gender ; de plusieurs cartes, $cards-a compte les cartes égales.

draw-card = { $edition ->
    [hp2003] Prendre 3
    [all] Prendre 2 (ou Prendre 3)
   *[other] Prendre 2
}
    .the = la carte { draw-card }
    .a = une carte { draw-card }
    .of = de la carte { draw-card }
    .to = à la carte { draw-card }
    .on = sur la carte { draw-card }
    .many = { card-count } cartes { draw-card }
    .gender = feminine
draw-strength = { $edition ->
    [hp2003] trois cartes
    [all] deux cartes (trois dans l’{ edition-hp2003 })
   *[other] deux cartes
}
reverse = Sens inverse
    .the = la carte { reverse }
    .a = une carte { reverse }
    .of = de la carte { reverse }
    .to = à la carte { reverse }
    .on = sur la carte { reverse }
    .many = { card-count } cartes { reverse }
    .gender = feminine
skip = Passer un tour
    .the = la carte { skip }
    .a = une carte { skip }
    .of = de la carte { skip }
    .to = à la carte { skip }
    .on = sur la carte { skip }
    .many = { card-count } cartes { skip }
    .gender = feminine
wild = Blanche
    .the = la carte { wild }
    .a = une carte { wild }
    .of = de la carte { wild }
    .to = à la carte { wild }
    .on = sur la carte { wild }
    .many = { card-count } cartes { wild }
    .gender = feminine
wild-four = Blanche Prendre 4
    .the = la carte { wild-four }
    .a = une carte { wild-four }
    .of = de la carte { wild-four }
    .to = à la carte { wild-four }
    .on = sur la carte { wild-four }
    .many = { card-count } cartes { wild-four }
    .gender = feminine
howler = Beuglante
    .the = la carte { howler }
    .a = une carte { howler }
    .of = de la carte { howler }
    .to = à la carte { howler }
    .on = sur la carte { howler }
    .many = { card-count } cartes { howler }
    .gender = feminine
invisibility = Invisibilité
    .the = la carte { invisibility }
    .a = une carte { invisibility }
    .of = de la carte { invisibility }
    .to = à la carte { invisibility }
    .on = sur la carte { invisibility }
    .many = { card-count } cartes { invisibility }
    .gender = feminine
sorting-hat = Choixpeau
    .the = la carte { sorting-hat }
    .a = une carte { sorting-hat }
    .of = de la carte { sorting-hat }
    .to = à la carte { sorting-hat }
    .on = sur la carte { sorting-hat }
    .many = { card-count } cartes { sorting-hat }
    .gender = feminine

card-count = { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
}
    .feminine = { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
card-face = { $face }
    .the = le { card-face }
    .a = un { card-face }
    .of = du { card-face }
    .to = au { card-face }
    .on = sur le { card-face }
    .many = { card-count } { $face }
    .gender = masculine
card-number = { $face } { color }
    .the = le { card-number }
    .a = un { card-number }
    .of = du { card-number }
    .to = au { card-number }
    .on = sur le { card-number }
    .many = { card-count } { $face } { color.many }
    .gender = masculine
card-draw = { draw-card } { color.feminine }
    .the = la carte { card-draw }
    .a = une carte { card-draw }
    .of = de la carte { card-draw }
    .to = à la carte { card-draw }
    .on = sur la carte { card-draw }
    .many = { card-count } cartes { draw-card } { color.many-feminine }
    .gender = feminine
card-reverse = { reverse } { color.feminine }
    .the = la carte { card-reverse }
    .a = une carte { card-reverse }
    .of = de la carte { card-reverse }
    .to = à la carte { card-reverse }
    .on = sur la carte { card-reverse }
    .many = { card-count } cartes { reverse } { color.many-feminine }
    .gender = feminine
card-skip = { skip } { color.feminine }
    .the = la carte { card-skip }
    .a = une carte { card-skip }
    .of = de la carte { card-skip }
    .to = à la carte { card-skip }
    .on = sur la carte { card-skip }
    .many = { card-count } cartes { skip } { color.many-feminine }
    .gender = feminine
card-blank = vierge
    .the = la carte { card-blank }
    .a = une carte { card-blank }
    .of = de la carte { card-blank }
    .to = à la carte { card-blank }
    .on = sur la carte { card-blank }
    .many = { card-count } cartes vierges
    .gender = feminine
card-hidden = face cachée
    .the = la carte { card-hidden }
    .a = une carte { card-hidden }
    .of = de la carte { card-hidden }
    .to = à la carte { card-hidden }
    .on = sur la carte { card-hidden }
    .many = { card-count } cartes { card-hidden }
    .gender = feminine

## Piles et éditions

draw-pile = TALON
    .the = le { draw-pile }
    .of = du { draw-pile }
    .to = au { draw-pile }
    .in = dans le { draw-pile }
    .new = le nouveau { draw-pile }
discard-pile = ÉCART
    .the = l’{ discard-pile }
    .of = de l’{ discard-pile }
    .to = à l’{ discard-pile }
    .in = dans l’{ discard-pile }

edition-classic = édition classique
edition-hp2003 = édition des sorciers 2003
edition-hp2018 = édition du Chapeau 2018
product-classic = UNO, produit 42003, feuillet de 2003
product-hp2003 = UNO Harry Potter, produit 42797, feuillet de 2003
product-hp2018 = UNO Harry Potter avec le Choixpeau, 2018

## Listes : $first est tout sauf le dernier, $second le dernier. $sound vaut i si le dernier commence par ce son, sinon other.

list-and = { $first } et { $second }
## De même pour ce qui contient déjà des virgules, comme « Ana, 7 rouge ; Ben, 2 bleu ».
list-parts = { $first } ; { $second }
