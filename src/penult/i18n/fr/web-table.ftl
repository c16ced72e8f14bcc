## La table dans le client web : ce qui s’y trouve et ce qui l’entoure.

web-table-mat = La table
web-table-seats = Joueurs
web-table-side = Journal ou chat
web-table-your-hand = { $cards ->
    [0] Ta main, aucune carte
    [one] Ta main, une carte
   *[other] Ta main, { $cards } cartes
}

## Une carte de la main, telle que la dit un lecteur d’écran. $card est son nom avec sa forme ; $playable vaut yes, no,
## ou broken si on peut la jouer mais contre une règle ; $at est sa place, $count le nombre de cartes.
web-table-card = { $playable ->
    [yes] { $card }, jouable, { $at } sur { $count }
    [jump] { $card }, permet d’intercepter, { $at } sur { $count }
    [broken] { $card }, contre les règles, { $at } sur { $count }
   *[no] { $card }, { $at } sur { $count }
}
web-table-draw-pile = { $cards ->
    [0] Talon, vide
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
## Le sens du jeu : vers la gauche, c’est le sens horaire.
web-table-way = { $direction ->
    [left] Sens horaire
   *[right] Sens antihoraire
}
web-table-way-short = { $direction ->
    [left] sens horaire
   *[right] sens antihoraire
}

## Sous un nom. $time est ce qui reste du temps, comme 0:22.
web-table-thinking = { $time } · réfléchit
web-table-out = hors jeu
web-table-out-short = hors jeu
web-table-silent = UNO oublié !
web-table-silent-short = sans UNO
web-table-away = hors ligne
web-table-away-short = hors ligne
web-table-autopilot = un bot joue
web-table-autopilot-short = bot
web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } pts
}
web-table-dealer = donne
web-table-points-dealer = { $points } · donneur
web-table-partner = partenaire
web-table-points-partner = { $points } · partenaire
web-table-uno = UNO !
web-table-choose = Choisir { $who }
web-table-choose-partner = Choisir { $who }, ton partenaire
## $letter est A pour la première équipe.
web-table-team = Équipe { $letter } : { $names }

## Au-dessus de la main. $who joue ; $fit cartes sur $count peuvent se jouer ; $turns est le nombre de tours à attendre.
web-table-your-turn = C’est ton tour
web-table-thinks = { $who } réfléchit
web-table-fit = { $count ->
    [one] { $fit ->
        [0] tu ne peux pas jouer ta dernière carte
       *[other] tu peux jouer ta dernière carte
    }
   *[other] { $fit ->
        [0] aucune carte jouable sur { $count }
        [1] une carte jouable sur { $count }
       *[other] { $fit } cartes jouables sur { $count }
    }
}
web-table-must = tu dois jouer : { web-table-fit }
web-table-until = { $turns ->
    [one] Tu joues juste après.
   *[other] Encore { $turns } tours avant le tien
}
web-table-call-now = Crie UNO avant qu’on te prenne en faute !
web-table-you-watch = Tu es hors jeu. Regarde la fin !
## Un coup attend tant que quelqu’un à qui il reste une carte peut encore crier, ou être pris en faute.
web-table-answered = Réponse envoyée
## $detail est ce qu’il y a à faire ou à attendre, $time ce qui reste du temps, comme 0:22.
web-table-timed = { $time } · { $detail }
web-table-sort = { $by ->
    [color] Trier par couleur
   *[figure] Trier par chiffre
}

## $label est une carte de la main qu’on peut jouer avec la carte choisie.
web-table-card-joins = { $label }, jouable en même temps
## Ce qu’il faut piger : $number cartes, pour $count cartes qui font piger.
web-table-total = { $count ->
    [one] { $number } cartes à piger
   *[other] { $number } cartes à piger, pour { $count } cartes qui font piger
}
web-table-due = { $number } cartes à piger
web-table-asked = { $me ->
    [seat] { $number } cartes t’attendent : choisis ta réponse.
   *[none] { $number } cartes attendent { $who }.
}
## Qui a trop de cartes sort de la manche, mais reste dans la partie.
web-table-put-out = hors de la manche
web-table-put-out-short = hors manche
web-table-you-put-out = La manche est finie pour toi. Tu reviens à la prochaine !
web-table-jump = Intercepte avec { $cards-a }, ou attends.
web-table-several = Ajoute des cartes pareilles, ou joue.

## Accusations que rien ne montre sur la table. $price est ce que coûte une erreur.
accuse-open = Accuser quelqu’un…
accuse-title = Accuser quelqu’un
accuse-price = { $price ->
    [draw2] Si tu te trompes, tu piges deux cartes.
    [none] Si tu te trompes, il ne se passe rien.
   *[other] Si tu te trompes, ça te coûte quelque chose.
}

## À côté de la table. $goal est un nombre de points.
web-table-log = Journal
web-table-latest = Aller au plus récent
web-table-missed = Les premiers coups ne sont pas affichés.
web-table-talking = Chat
web-table-talk = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
web-table-score = { $format ->
    [tally] Points : à { $goal }, le plus bas gagne
    [elim] Points : hors jeu à { $goal }
    [none] Pointage
   *[other] Pointage, partie en { $goal }
}

## La barre et son menu. $edition est le nom d’une édition, $cards le nombre de ses cartes ; $number compte les manches.
web-table-title = Table { $code } · Penult
web-table-hand = Manche { $number }
web-table-goal = en { $goal } points
web-table-edition = { $edition } · { $cards } cartes
web-table-book = Livre des règles
web-table-sound-on = Activer le son
web-table-sound-off = Couper le son
web-table-menu = Menu
web-table-agreed = Règles de cette table
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
    .about = Le temps d’un aller-retour jusqu’à chaque joueur. Quand deux joueurs agissent en même temps, la table en tient compte.
web-table-line = { $name } : { $number } ms
web-table-pause = Demander une pause
web-table-void = Annuler la manche
web-table-void-yes = Oui, annuler la manche
web-table-void-sure = Personne ne marque, toutes les cartes sont montrées et le joueur suivant donne.
web-table-stand = Quitter ma place et regarder
web-table-leave = Quitter la table
web-table-leave-yes = Oui, quitter la table
web-table-leave-sure = { $seated ->
    [yes] Un bot prend ta place.
   *[no] Tu peux revenir avec le lien.
}

web-line-unsent = Connexion perdue. Si ton dernier coup n’est pas passé, réessaie.
