## Les règles maison d’une nouvelle table, en français de France.

web-house-group =
    .draws = Cartes à piocher
    .drawing = Piocher et garder
