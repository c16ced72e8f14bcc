## Ce que la France dit autrement que fr ; le reste est celui de fr.

web-table-draw-pile = { $cards ->
    [0] Pioche, vide
    [one] Pioche, une carte
   *[other] Pioche, { $cards } cartes
}
accuse-price = { $price ->
    [draw2] Si tu te trompes, tu pioches deux cartes.
    [none] Si tu te trompes, il ne se passe rien.
   *[other] Si tu te trompes, ça te coûte quelque chose.
}
web-table-score = { $format ->
    [tally] Points : à { $goal }, le plus bas gagne
    [elim] Points : hors jeu à { $goal }
    [none] Score
   *[other] Score, partie en { $goal }
}
web-table-total = { $count ->
    [one] { $number } cartes à piocher
   *[other] { $number } cartes à piocher, pour { $count } cartes qui font piocher
}
web-table-due = { $number } cartes à piocher
