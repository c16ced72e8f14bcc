## La page du livre des règles et le volet qui montre une entrée.

web-book-title = Livre des règles
web-book-find = Chercher une règle ou une carte
    .short = Règle ou carte
## $count est le nombre d’entrées trouvées.
web-book-found = { $count ->
    [0] Rien trouvé. Essaie un seul mot, ou une règle comme R-28.
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
web-book-open = Ce que les feuillets ne disent pas
## Ce qui est replié sous une entrée ; $kind vaut rule, ruling, difference ou option.
web-book-more = { $kind ->
    [ruling] Pourquoi, et voir aussi
    [option] Règles concernées
    [house] Règles concernées
   *[rule] Sur les feuillets, et voir aussi
}
web-book-practice = L’essayer à une table d’entraînement
web-book-print = Imprimer
    .section = Imprimer cette section
    .whole = Imprimer tout le livre
web-book-turn = Section précédente et suivante
    .before = Précédente
    .after = Suivante
## $rule est ce que quelqu’un a demandé.
web-book-back = Retour à { $rule }
web-book-unknown = Le livre des règles n’a pas d’entrée { $rule }.

## Une phrase sous le titre de chaque section.
web-book-about = Toutes les règles, et que faire quand les feuillets ne disent rien.
    .setup = Sept cartes chacun, une carte retournée, et le joueur à gauche du donneur commence.
    .first-card = Ce que fait la première carte avant que quelqu’un ait joué.
    .turn = On suit la couleur, le chiffre ou le symbole, ou on pige une carte.
    .action-cards = Elles font piger le joueur suivant, lui font passer son tour ou changent le sens. 20 points chacune en main.
    .wild = Quatre de chaque par paquet, 50 points en main. L’une se joue toujours ; contre l’autre, on peut lancer le défi.
    .howler = Une seule dans le paquet, 50 points en main. Tu choisis qui crie toutes ses cartes.
    .invisibility = Une seule dans le paquet, 50 points en main. Elle annule ce qu’on a joué contre toi.
    .sorting-hat = Quatre dans le paquet, 50 points en main. Quelqu’un pige jusqu’à une carte rouge.
    .uno = On crie UNO en jouant son avant-dernière carte.
    .penalties = Ce que coûte une mauvaise carte, et ce que coûte une suggestion.
    .piles = Quand le talon est vide, on mélange l’écart.
    .end = Joue ta dernière carte, et tu gagnes la manche.
    .scoring = Ce que valent les cartes, qui reçoit les points, et quand une partie est finie.
    .two-handed = Le même jeu, à quelques détails près.
    .partners = Les partenaires sont face à face et marquent ensemble.
    .tournaments = Quatre ou huit joueurs, et chacun fait équipe avec tous les autres à tour de rôle.
    .elimination = Atteins l’objectif, et tu es hors jeu. Les deux derniers s’affrontent jusqu’au bout.
    .not-printed = Ce qui n’est imprimé sur aucun feuillet ne se joue ici que si la table en convient.
    .house-totals = Réponds à une carte qui fait piger par une autre, ou dévie-la, jusqu’à ce que quelqu’un pige pour toutes.
    .house-bluff = Jusqu’où la table laisse bluffer, et qui peut lancer le défi.
    .house-hands = Un 7 échange deux mains, un 0 les fait toutes tourner.
    .house-jump = Tu as la même carte que celle du dessus ? Joue-la, même hors de ton tour.
    .house-several = Des cartes de même chiffre, jouées ensemble.
    .house-drawing = Piger jusqu’à pouvoir jouer, ou jouer dès que l’on peut.
    .house-last = Les cartes avec lesquelles on peut finir.
    .house-mercy = Avec trop de cartes, tu sors de la manche.
    .house-calls = À quel point la table surveille UNO, et ce que coûte un oubli.
    .house-setup = Combien de cartes on donne, et laquelle peut commencer.
    .house-printed = Ce qui se passe quand les règles maison rencontrent les cartes et les options imprimées.
    .house-conflicts = Les mélanges qui ne vont pas, pourquoi, et que changer.
    .options = Ce qu’une table peut changer avant la donne. Par défaut, on suit les feuillets.
