## La table dans le client web : ce qui s’y trouve et ce qui l’entoure.

web-table-mat = La table
web-table-seats = Autour de la table
web-table-side = Journal ou conversation
web-table-your-hand = { $cards ->
    [0] Ta main, aucune carte
    [one] Ta main, une carte
   *[other] Ta main, { $cards } cartes
}

## Une carte de la main, telle que la dit un lecteur d’écran. $card est son nom avec sa forme ; $playable vaut yes, no,
## ou broken si on peut la jouer mais contre une règle ; $at est sa place, $count le nombre de cartes.
web-table-card = { $playable ->
    [yes] { $card }, jouable, { $at } sur { $count }
    [broken] { $card }, contre les règles, { $at } sur { $count }
   *[no] { $card }, { $at } sur { $count }
}
web-table-draw-pile = { $cards ->
    [0] Talon vide
    [one] Talon, une carte
   *[other] Talon, { $cards } cartes
}

## $name est une couleur avec une majuscule ; $called vaut yes si quelqu’un l’a choisie.
web-table-in-play = { $called ->
    [yes] { $name } choisi
   *[no] { $name } en jeu
}
web-table-color = { $called ->
    [yes] { $name } choisi
   *[no] { $name }
}
web-table-way = { $direction ->
    [left] Le jeu va vers la gauche
   *[right] Le jeu va vers la droite
}
web-table-way-short = { $direction ->
    [left] vers la gauche
   *[right] vers la droite
}

## Sous un nom. $time est ce qui reste du temps, comme 0:22.
web-table-thinking = { $time } · réfléchit
web-table-out = hors jeu
web-table-out-short = hors jeu
web-table-silent = n’a pas crié
web-table-silent-short = sans UNO
web-table-away = hors ligne
web-table-away-short = déco.
web-table-autopilot = un bot joue
web-table-autopilot-short = bot
web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } pts
}
web-table-dealer = donne
web-table-points-dealer = { $points } · donne
web-table-partner = équipe
web-table-points-partner = { $points } · équipe
web-table-uno = UNO !
web-table-uno-called = UNO crié
web-table-choose = Choisir { $who }
web-table-choose-partner = Choisir { $who }, ton partenaire
## $letter est A pour la première équipe.
web-table-team = Équipe { $letter } : { $names }

## Au-dessus de la main. $who joue ; $fit cartes sur $count peuvent se jouer ; $turns est le nombre de tours à attendre.
web-table-your-turn = C’est ton tour
web-table-thinks = { $who } réfléchit
web-table-fit = { $count ->
    [one] { $fit ->
        [0] ta dernière carte ne correspond pas
       *[other] ta dernière carte correspond
    }
   *[other] { $fit ->
        [0] aucune de tes { $count } cartes ne correspond
        [1] une de tes { $count } cartes correspond
       *[other] { $fit } de tes { $count } cartes correspondent
    }
}
web-table-until = { $turns ->
    [one] Tu joues ensuite.
   *[other] Encore { $turns } tours avant le tien
}
web-table-call-now = Crie avant qu’on te prenne en faute.
web-table-you-watch = Tu es hors jeu ; tu regardes maintenant.
## $move est la réponse. Un coup attend tant que quelqu’un à qui il reste une carte peut encore crier, ou être pris en faute.
web-table-answered = Réponse donnée
web-table-answered-wait = { $move }. La table attend un instant, puis tout le monde la voit.
## $detail est ce qu’il y a à faire ou à attendre, $time ce qui reste du temps, comme 0:22.
web-table-timed = { $time } · { $detail }
web-table-sort = { $by ->
    [color] Trier par couleur
   *[figure] Trier par chiffre
}

## Accusations que rien ne montre sur la table. $price est ce que coûte une erreur.
accuse-open = Accuser quelqu’un…
accuse-title = Accuser quelqu’un
accuse-price = { $price ->
    [draw2] Si tu te trompes, tu pioches deux cartes.
    [none] Si tu te trompes, il ne se passe rien.
   *[other] Si tu te trompes, tu le paies.
}

## À côté de la table. $goal est un nombre de points.
web-table-log = Journal
web-table-latest = Aller au plus récent
web-table-missed = Il manque ici quelques coups.
web-table-talking = Conversation
web-table-talk = { $unread ->
    [0] Conversation
   *[other] Conversation ({ $unread })
}
web-table-score = { $format ->
    [tally] Points : à { $goal }, le plus bas gagne
    [elim] Points : hors jeu à { $goal }
    [none] Points
   *[other] Points, objectif { $goal }
}

## La barre et son menu. $edition est le nom d’une édition, $cards le nombre de ses cartes ; $number compte les manches.
web-table-title = Table { $code } · Penult
web-table-hand = Manche { $number }
web-table-goal = en { $goal }
web-table-edition = { $edition } · { $cards } cartes
web-table-book = Livre des règles
web-table-sound-on = Mettre le son
web-table-sound-off = Couper le son
web-table-menu = À cette table
web-table-share = Inviter du monde
web-table-themes = Thème
web-table-theme = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Auto
}
web-table-sound = Son
web-table-settings = Tous les réglages
web-table-lines = Connexions
    .about = Le temps que prend chaque connexion, aller et retour. Quand plusieurs parlent en même temps, la table en tient compte.
web-table-line = { $name } : { $number } ms
web-table-pause = Demander une pause
web-table-void = Annuler la manche
web-table-void-yes = Oui, annuler la manche
web-table-void-sure = Personne ne marque, toutes les cartes sont montrées et la donne passe au suivant.
web-table-stand = Quitter ta place et regarder
web-table-leave = Quitter la table
web-table-leave-yes = Oui, quitter la table
web-table-leave-sure = { $seated ->
    [yes] Un bot continue à ta place.
   *[no] Le lien te permet de revenir.
}

web-line-unsent = La connexion a été perdue. Si ce n’est pas fait, recommence.
