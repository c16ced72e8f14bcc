## Ce que disent d’elles-mêmes les pièces du client web ; presque tout n’est que lu à voix haute.

parts-home = Penult, page d’accueil
parts-pages = Pages
parts-menu = Menu
parts-skip = Aller au contenu
parts-close = Fermer
parts-language = Langue
parts-theme-light = Thème clair
parts-theme-dark = Thème sombre
parts-password-show = Afficher le mot de passe
parts-password-hide = Masquer le mot de passe

## $what est l’intitulé de ce qui est copié.
parts-copy = Copier : { $what }
parts-copied = Copié.

## $rule est le numéro d’une règle, $cards un nombre de cartes.
parts-rule = Règle { $rule }
parts-host = hôte
parts-cards = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
parts-cards-limit = { parts-cards }, hors de la manche à { $limit }

parts-footer = Logiciel libre, fait par des gens qui jouent. Ni créé, ni approuvé, ni parrainé par les propriétaires des marques UNO (Mattel) et Harry Potter (Warner Bros.). Tous les dessins et toutes les polices sont de nous.

## $names sont les premiers d’une liste, $count combien d’autres il y a.
parts-few = { $names } et { $count } autres

parts-bot = Bot · { bot-level }
