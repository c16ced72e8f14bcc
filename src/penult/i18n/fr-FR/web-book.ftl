## Ce que la France dit autrement que fr ; le reste est celui de fr.

web-book-about =
    .turn = On suit la couleur, le chiffre ou le symbole, ou on pioche une carte.
    .action-cards = Elles font piocher le joueur suivant, lui font passer son tour ou changent le sens. 20 points chacune en main.
    .sorting-hat = Quatre dans le paquet, 50 points en main. Quelqu’un pioche jusqu’à une carte rouge.
    .piles = Quand la pioche est vide, on mélange le talon.
    .house-totals = Réponds à une carte qui fait piocher par une autre, ou dévie-la, jusqu’à ce que quelqu’un pioche pour toutes.
    .house-drawing = Piocher jusqu’à pouvoir jouer, ou jouer dès que l’on peut.
