## Le calendrier des équipes tournantes, au mur ou dans un tableur. Pendant une ronde, chacun garde sa place.
## $hands est le nombre de manches d’une ronde; $players, $number, $first et $last sont des nombres.

schedule-title = Équipes tournantes : { $players } joueurs

## Étiquettes; un nombre est à côté de chacune.

schedule-tables = Tables
schedule-rounds = Rondes
schedule-hands-a-round = Manches par ronde
schedule-hands-a-player = Manches par joueur
schedule-with-each = Manches avec chaque équipier
schedule-against-each = Manches contre chaque joueur

schedule-manners =
    Les équipiers sont face à face : Nord et Sud, Est et Ouest (R-63). Le jeu commence vers la gauche, de Nord
    à Est. Nord donne la première manche d’une ronde, puis la donne passe à gauche (A-76). Les deux équipiers
    inscrivent tous les points que marque leur équipe (A-59). Le total le plus élevé gagne.
schedule-round-hands = { $count ->
    [one] Ronde { $number } · manche { $first }
   *[other] Ronde { $number } · manches { $first } à { $last }
}
schedule-table-number = Table { $number }
## Avant les numéros des manches que donne chaque place.
schedule-deals = Donne la manche
schedule-sits-out = Au repos : { $names }

## Titres de colonnes

schedule-north = Nord
schedule-east = Est
schedule-south = Sud
schedule-west = Ouest
schedule-hand = Manche
schedule-round = Ronde
schedule-table = Table
schedule-dealer = Donne
schedule-out = Au repos

## Le classement d’un tournoi. $number est un nombre de rondes.

tournament-standings = { $number ->
    [0] Classement avant la première ronde
    [one] Classement après une ronde
   *[other] Classement après { $number } rondes
}
tournament-rank = Rang
tournament-name = Nom
tournament-points = Points
tournament-won = Manches gagnées
tournament-strength = Adversaires
tournament-penalty = Pénalité
## Un joueur qui a quitté le tournoi.
tournament-gone = { $who } (retrait)
tournament-lowest =
    Les points sont ceux des cartes restées en main : le total le plus bas est en tête (R-58). Qui manque une
    ronde ajoute autant que le joueur qui y a reçu le plus de points.
tournament-ties =
    À égalité de points, on regarde les manches gagnées, puis la moyenne des points de tous les adversaires
    rencontrés, puis le sort tiré à l’inscription. Les pénalités sont comprises dans les points.
tournament-shared = À total égal, même rang (A-62). Les pénalités sont comprises dans les points.

## Le journal d’un tournoi. $number est une ronde, $table une table, $hand une manche, $seat une place à la table,
## comptée à partir du premier donneur. $left sont les points restés dans les mains, $points et $won des listes de
## nombres, toujours dans l’ordre des tours.

tournament-entered = { $who } s’inscrit.
tournament-dropped = { $who } se retire.
tournament-returned = { $who } revient.
tournament-drawn = { $count ->
    [one] Le tirage de la ronde suivante est fait : une table.
   *[other] Le tirage de la ronde suivante est fait : { $count } tables.
}
tournament-played = Ronde { $number }, table { $table }, manche { $hand } : gagnée par la place { $seat }. Points restés en main : { $left }.
tournament-void-hand = Ronde { $number }, table { $table }, manche { $hand } : nulle.
tournament-totaled = Ronde { $number }, table { $table } : points { $points }; manches gagnées { $won }.
tournament-penalized = { $points ->
    [one] { $who } : pénalité de { $points } point. { $why }
   *[other] { $who } : pénalité de { $points } points. { $why }
}
tournament-corrected = La ligne { $line } doit se lire ainsi : { $act } { $why }
tournament-struck = La ligne { $line } est biffée. { $why }
