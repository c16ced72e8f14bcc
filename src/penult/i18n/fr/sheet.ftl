## Étiquettes des parties d’une entrée

part-when = Quand
part-effect = Effet
part-except = À noter
part-two = À deux joueurs
part-first = Comme première carte
part-last = Comme dernière carte
part-example = Exemple
part-question = Question
part-ruling = Décision
part-why = Pourquoi
part-option = Option
part-difference = Différence
part-about = Ce que l’option décide
part-sheet = Ce que disent les feuillets
part-origin = D’où elle vient
part-any-number = Un autre nombre
part-conflict = Refusé
part-change = Que changer
part-beware = Attention

option-default = { $value } (par défaut)
labeled = { $label } : { $text }
entry-editions = Éditions
entry-printed = Imprimé sur
entry-heading = Sous le titre
entry-unprinted = Non imprimé ; découle d’autres règles ou d’une décision.
entry-see = Voir aussi
entry-options = Options
entry-meets = Rencontre
entry-heard = Qui y joue
source-sheet = { $sheet ->
    [s42003] feuillet 42003
    [s42797] feuillet 42797
    [s42797-draft] ébauche du feuillet 42797
    [s42797-fr] feuillet français 42797
   *[s2018] feuillet de 2018
}
source = { source-sheet } ({ $languages })
source-language = { $language ->
    [en] anglais
    [es] espagnol
    [fr] français
   *[pt] portugais
}
source-entry = { $heading }, { $entry }
source-heading = { $heading } ({ $sheets })

## Table des matières et recherche

contents-title = Le livre des règles de Penult
contents-hint = penult rules R-28 affiche une entrée, penult rules --edition classic tout un feuillet de règles, penult rules --house ce qui va avec quoi.
contents-options = Options

## Un feuillet de règles complet

sheet-title = { $edition ->
    [classic] Règles du jeu : { edition-classic }
    [hp2003] Règles du jeu : { edition-hp2003 }
   *[hp2018] Règles du jeu : { edition-hp2018 }
}
sheet-product = { $edition ->
    [classic] Pour { product-classic }.
    [hp2003] Pour { product-hp2003 }.
   *[hp2018] Pour { product-hp2018 }.
}
sheet-reading = Chaque règle porte un code, pour qu’on puisse la citer à la table. R désigne une règle imprimée sur les feuillets, D un point sur lequel les feuillets ou leurs langues diffèrent, A une décision sur ce que tous laissent ouvert, H une règle maison. Les mots comme `drawn=must` sont des options de Penult : à moins que la table n’en convienne autrement, la valeur indiquée par défaut s’applique.
sheet-deck = Les cartes
sheet-card = Carte
sheet-number = Dans le paquet
sheet-points = Points par carte
sheet-total = En tout
sheet-numbers = { $color ->
    [R] Rouges, de 0 à 9
    [G] Vertes, de 0 à 9
    [B] Bleues, de 0 à 9
   *[Y] Jaunes, de 0 à 9
}
sheet-face-value = valeur indiquée
sheet-per-color = { $card }, deux de chaque couleur
sheet-rulings = Décisions et différences
sheet-options = Ce que la table peut convenir de changer
sheet-footer = Penult est un logiciel libre. Il n’est ni produit, ni approuvé, ni parrainé par les propriétaires des marques ; les noms d’éditions indiquent seulement de quelles règles imprimées il s’agit.
sheet-house-title = { $edition ->
    [classic] Chez nous : { edition-classic }
    [hp2003] Chez nous : { edition-hp2003 }
   *[hp2018] Chez nous : { edition-hp2018 }
}
sheet-agreed = Ce dont nous avons convenu
sheet-changed = Ce que cela change
sheet-printed = Le jeu imprimé
sheet-switches = Règles maison au choix

## Ce qui va avec quoi, pour penult rules --house

house-title = Règles maison : ce qui va avec quoi
house-reading = Penult joue n’importe quel mélange de ces règles maison. Le tableau montre lesquelles se rencontrent : + veut dire qu’une règle dit alors ce qui se passe, ! qu’une partie du mélange est refusée, et un point que les deux ne se rencontrent jamais. Chaque mélange refusé est expliqué plus bas.
house-choosing = On les choisit après l’édition : classic+stack=same+seven=must, ou par le nom d’un ensemble tout prêt : classic+seven-o. Avec penult rules et ce même texte, on obtient les règles de sa maison.
house-meetings = Où elles se rencontrent
house-printed = Avec les options du jeu imprimé
house-conflicts = Ce qui est refusé, et que changer
house-presets = Ensembles tout prêts
house-sources = Qui joue quoi
house-sources-reading = Des sources tierces : elles disent ce qui se joue, pas ce qui est correct.
