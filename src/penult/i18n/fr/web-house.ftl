## Les règles maison d’une nouvelle table.

web-house = Règles maison
    .about = Aucune n’est imprimée. Tout le monde les voit avant le début de la partie.
    .choose = Choisir
    .none = Aucune. Joue selon les règles imprimées, ou choisis ce qui se joue chez toi.
web-house-presets = Règles maison populaires
web-house-official = Officiel
    .about = Le jeu imprimé, sans règles maison.
web-house-filled = { $filled } sur { $total }
web-house-group = Règles maison
    .draws = Cartes à piger
    .hands = Échanger les mains
    .start = La donne
    .drawing = Piger et garder
    .plays = Jouer
    .end = La fin d’une manche
    .calls = UNO
web-house-count = { $count ->
    [0] Aucune règle maison
    [one] 1 règle maison
   *[other] { $count } règles maison
}
web-house-meets = Avec « { $option } » :
web-house-conflicts = { $count ->
    [one] Un conflit à régler d’abord
   *[other] { $count } conflits à régler d’abord
}
web-house-set = Mettre « { $option } » sur « { $value } »
    .seats = Passer à { $seats } places
web-house-heard = Ces règles ne vont pas ensemble : { $title }.
web-house-quoted = « { $text } »
web-house-choice = « { $option } : { $value } »
web-house-yours = Tes règles enregistrées
web-house-name = Nom de tes règles
web-house-save = Enregistrer
web-house-saved = Règles enregistrées dans ce navigateur : « { $name } ».
web-house-forget = Supprimer « { $name } »
web-house-link = Lien vers ces règles
web-house-sheet = Imprimer nos règles maison
web-house-learn = L’apprendre en une manche
