## La page du livre des règles et le volet qui montre une entrée.

web-book-title = Livre des règles
web-book-find = Chercher une règle ou une carte
    .short = Règle ou carte
## $count est le nombre d’entrées trouvées.
web-book-found = { $count ->
    [0] Rien n’en parle. Essaie un seul mot, ou un code comme R-28.
    [one] Une entrée
   *[other] { $count } entrées
}
web-book-sections = Sections

## Le nom court de chaque édition, là où plusieurs se côtoient.
web-book-edition = Édition
    .all = Toutes
    .classic = Classique
    .hp2003 = 2003
    .hp2018 = 2018

web-book-disagree = Là où les feuillets diffèrent
web-book-open = Ce que les feuillets laissent ouvert
## Ce qui est replié sous une entrée ; $kind vaut rule, ruling, difference ou option.
web-book-more = { $kind ->
    [ruling] Pourquoi, et voir aussi
    [option] Les règles touchées
   *[rule] Sur les feuillets, et voir aussi
}
web-book-practice = L’essayer à une table d’exercice
web-book-print = Imprimer
    .section = Imprimer cette section
    .whole = Imprimer tout le livre
web-book-turn = La section d’avant et celle d’après
    .before = Précédent
    .after = Suivant
## $rule est ce que quelqu’un a demandé.
web-book-back = Retour à { $rule }
web-book-unknown = Le livre n’a pas d’entrée { $rule }.

## Une phrase sous le titre de chaque section.
web-book-about = Toutes les règles, et que faire là où les feuillets se taisent.
    .setup = Sept cartes chacun, une carte retournée, et c’est la personne à gauche du donneur qui commence.
    .first-card = Ce que fait la carte retournée avant que quiconque ait joué.
    .turn = Même couleur, même chiffre ou même symbole ; sinon, on pioche.
    .action-cards = Elles coûtent des cartes ou un tour au joueur suivant, ou changent le sens du jeu. 20 points chacune en main.
    .wild = Quatre de chaque dans chaque paquet, 50 points en main. L’une est libre ; l’autre demande à être crue.
    .howler = Une seule dans le paquet, 50 points en main. Tu choisis qui l’entend.
    .invisibility = Une seule dans le paquet, 50 points en main. Ce qu’on a joué contre toi ne te fait rien.
    .sorting-hat = Quatre dans le paquet, 50 points en main. Quelqu’un pioche jusqu’à la première carte rouge.
    .uno = L’avant-dernière carte est celle qu’on entend.
    .penalties = Ce que coûte une mauvaise carte, et ce que coûte un bon conseil.
    .piles = Le jeu continue ; seules les cartes changent de place.
    .end = Qui n’a plus de carte gagne la manche.
    .scoring = Ce que comptent les cartes, qui reçoit les points, et quand une partie est finie.
    .two-handed = Le même jeu, à quelques changements près.
    .partners = Les partenaires sont face à face et comptent ensemble.
    .tournaments = Quatre ou huit joueurs, et chacun a tour à tour chacun des autres comme partenaire.
    .elimination = Qui atteint l’objectif quitte la partie ; les deux derniers la terminent.
    .not-printed = Ce qu’aucun feuillet n’imprime ne se joue pas ici.
    .options = Ce dont une table peut convenir avant la donne. La valeur par défaut est ce qu’impriment les feuillets.
