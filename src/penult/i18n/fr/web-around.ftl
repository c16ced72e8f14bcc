## Autour de la table dans le client web : avant la partie, après les manches, le chat, et si tout le monde est là.

## Les places avant une partie. $name est une personne ou un bot, $number le numéro d’une place.

gathering-title = Qui joue ?
gathering-lead-host = Invite du monde ou ajoute des bots. Touche une place pour la changer.
gathering-lead = La partie commence quand l’hôte la lance.
gathering-stands = Tu n’as pas encore de place. Prends-en une libre, ou regarde.
gathering-full = Toutes les places sont prises : tu regardes.
gathering-seats = Places
gathering-seat-of = Place { $number } : { $name }
gathering-free = Place libre
## $does dit ce que fait une place libre quand la personne qui lit la touche.
gathering-take = { $does ->
    [bot] ajouter un bot
    [move] changer de place
   *[sit] prendre place
}
gathering-sit = Prendre cette place
gathering-stand = Quitter ma place et regarder
gathering-you = toi
gathering-host = hôte
gathering-away = hors ligne
gathering-bots = Bots
gathering-bot-away = Retirer le bot
gathering-move-here = Placer quelqu’un ici
gathering-choose-person = Choisis une personne
gathering-move-to = Changer de place
gathering-choose-seat = Choisis une place
gathering-move = Déplacer
gathering-swap = Si la place est prise, les deux échangent.
gathering-hand-over = Nommer { $name } hôte
gathering-deal-first = Laisser { $name } donner en premier
gathering-deal-undo = Laisser les règles choisir le donneur
gathering-deals = donne en premier
gathering-kick = Exclure { $name }
gathering-kick-sure = Oui, exclure { $name }
gathering-kick-note = { $name } devra quitter la table et ne pourra pas revenir.
gathering-person = Options pour { $name }
## $count est le nombre de personnes qui regardent.
gathering-watching = { $count ->
    [0] Aucun spectateur
    [one] Un spectateur
   *[other] { $count } spectateurs
}
gathering-start = Lancer la partie
gathering-wait = C’est à { $name } de lancer la partie
## $numbers est une liste de nombres, $count combien ont pris place.
gathering-missing = { $count ->
    [0] Ces règles se jouent à { $numbers }. Il n’y a encore personne.
    [one] Ces règles se jouent à { $numbers }. Pour l’instant, il n’y a qu’une personne.
   *[other] Ces règles se jouent à { $numbers }. Pour l’instant, vous êtes { $count }.
}
gathering-name = Changer de nom
gathering-house = Règles de cette table : { $rules }
gathering-name-label = Ton nom
gathering-name-save = Enregistrer le nom

## Inviter. $code est le code de la table.

invite-heading = Inviter
invite-code = Code
invite-link = Lien
invite-share = Partager
invite-title = Penult
invite-text = Rejoins ma table ! Le code est { $code }.
invite-qr = Afficher le code QR
invite-qr-hide = Masquer le code QR
invite-qr-label = Code QR avec le lien vers cette table
name-first = Comment veux-tu qu’on t’appelle ?
name-first-note = Tu peux changer de nom à tout moment.
name-first-go = Rejoindre la table
invite-only-here = Seul cet ordinateur a accès au serveur : le lien ne marche pas encore pour les autres. La personne qui a lancé le serveur peut l’ouvrir à ton réseau.
invite-door = Laisser entrer d’autres personnes
    .about = Si c’est désactivé, plus personne ne peut entrer. Celles et ceux qui sont déjà à la table peuvent revenir.

## Ce qui est convenu. $language est la langue d’un feuillet imprimé, $count un nombre de différences, $seconds un nombre.

agreed-clock = { $seconds ->
    [0] sans limite de temps
    [one] une seconde par tour
   *[other] { $seconds } secondes par tour
}
agreed-pace = { $pace ->
    [relaxed] bots tranquilles
    [normal] bots à un rythme normal
   *[fast] bots rapides
}
agreed-phrases = phrases rapides seulement
agreed-no-watching = sans spectateurs
agreed-public = table publique
agreed-as-printed = On joue selon les règles imprimées (feuillet en { $language }).
agreed-differs = { $count ->
    [one] Un changement aux règles imprimées (feuillet en { $language })
   *[other] { $count } changements aux règles imprimées (feuillet en { $language })
}
agreed-printed = Imprimé :
agreed-here = À cette table :

## Qui donne en premier. $number est le rang d’une carte, $count combien il y en a, $names une liste de personnes.
## $itself est yes quand, après un instant, le choix se fait pour la personne qui attend.

dealer-title = Qui donne en premier ?
dealer-pick = Tire une carte : la plus haute donne. Les cartes sans chiffre valent zéro.
dealer-tied = Égalité ! Tire une autre carte.
dealer-waiting = On attend { $names }.
dealer-spread = Cartes, face cachée
dealer-card = Carte { $number } sur { $count }
dealer-taken = Tirée par { $name }
dealer-any = Tirer une carte au hasard
dealer-name = Choisir le donneur
dealer-name-lead = En tant qu’hôte, tu peux simplement choisir qui donne.
dealer-birthday-lead = { $itself ->
    [yes] L’anniversaire le plus proche du 31 juillet, avant ou après, désigne le donneur. Pas de réponse ? La partie continue quand même.
   *[no] L’anniversaire le plus proche du 31 juillet, avant ou après, désigne le donneur.
}
dealer-birthday-note = Personne ne voit ton anniversaire, et il n’est pas enregistré.
dealer-birthday-tell = Valider ce jour
dealer-birthday-nothing = Je préfère ne pas le dire
dealer-day = Jour
dealer-month = Mois

## Après une manche. $name est un joueur ; $me vaut seat quand c’est la personne qui lit ; $number est le numéro d’une
## manche ou un nombre de points, $last la dernière de plusieurs manches, $names une liste de joueurs.

scores-wins-hand = { $me ->
    [seat] Tu gagnes la manche !
   *[none] { $name } gagne la manche
}
scores-void = Manche nulle : personne ne marque
scores-hand = Manche { $number }
## $minutes est la durée de la manche, none quand personne ne la connaît ; $plays, combien de cartes ont été jouées.
scores-plays = { $plays ->
    [0] aucune carte jouée
    [one] une carte jouée
   *[other] { $plays } cartes jouées
}
scores-about = { $minutes ->
    [none] Manche { $number } · { scores-plays }
    [0] Manche { $number } · moins d’une minute · { scores-plays }
    [one] Manche { $number } · une minute · { scores-plays }
   *[other] Manche { $number } · { $minutes } minutes · { scores-plays }
}
scores-last-card = dernière carte : { $card }
scores-you = toi
scores-dealer = donneur
scores-you-dealer = toi, donneur
scores-table = Points de toutes les manches
scores-who = Joueur
scores-earlier = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
scores-target = en { $number } points
scores-total = Total
scores-out = hors jeu
## Une équipe, par les noms de ses joueurs.
scores-team = { $first } & { $second }
scores-ready = Passer à la manche { $number }
scores-waiting = On attend { $names }.
scores-are-ready = C’est bon pour { $names }.
scores-show = Afficher les points
## $names sont les gagnants, $count combien de personnes ils sont ; $me vaut seat quand la personne qui lit ou son équipe a
## gagné, shared quand d’autres ont gagné aussi.
scores-victory = { $me ->
    [seat] { $count ->
        [one] Tu gagnes la partie !
       *[other] Ton équipe gagne la partie !
    }
    [shared] Tu partages la victoire !
   *[none] { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie
    }
}

## Jouer d’un seul appui, ce qu’on propose après la première manche.

scores-tap = Jouer une carte d’un seul appui ?
    .about = Pour l’instant, tu appuies sur une carte pour la choisir, puis encore pour la jouer.
    .yes = Activer
    .no = Pas maintenant
    .on = C’est fait : un appui joue la carte. Tu peux changer cela dans le menu.
    .off = Tu peux l’activer dans le menu quand tu veux.

## Après une partie.

over-hands = { $count ->
    [one] Après une manche
   *[other] Après { $count } manches
}
over-again = Rejouer
over-wait = { $name } peut lancer une autre partie.
over-seats = Changer de place
over-record = Télécharger la partie
over-leave = Quitter la table
over-show = Afficher le résultat

## Le chat. $name est une personne.

talk-title = Chat
talk-empty = Pas encore de messages.
talk-phrases = Phrases rapides
talk-write = Écris un message
talk-send = Envoyer
talk-you = Toi
talk-more = Options pour le message écrit par { $name }
talk-mute = Masquer { $name }
talk-unmute = Ne plus masquer { $name }
talk-muted = Tu as masqué { $name }.
talk-report = Signaler comme suggestion
talk-aloud = Signaler une suggestion à voix haute
talk-aloud-who = Qui a suggéré un coup à voix haute ?

## Ce qui suit ton signalement. $judges sont ceux qui décident, $count leur nombre.
talk-reported = { $count ->
    [one] Tu as signalé { $name }. { $judges } décide.
   *[other] Tu as signalé { $name }. { $judges } décident.
}

## Une ligne est signalée comme suggestion. $votes ont décidé, sur $count.
judge-title = À toi de décider
judge-short = { $count ->
    [one] Décision sur { $name }
   *[other] Vote sur { $name }
}
judge-decide = Décider
judge-question = Est-ce une suggestion faite par { $name } ?
judge-aloud = Selon { $by }, { $name } a suggéré un coup à voix haute. C’est vrai ?
judge-guilty = Oui
judge-innocent = Non
judge-voted = Merci, ton vote compte. Votes : { $votes } sur { $count }.

## Si tout le monde est là. $names est une liste de personnes, $count leur nombre.

presence-paused = La partie est en pause.
presence-resume = Reprendre
presence-pause-asked = Pause demandée par { $names }.
presence-pause-waits = On attend encore { $names }.
presence-pause-agree = D’accord
presence-autopilot = Un bot joue à ta place.
presence-take-back = Reprendre ma place
presence-watching = Tu regardes.
presence-sit = Jouer dès la prochaine manche
presence-next-deal = Tu joueras dès la prochaine manche.
presence-rather-watch = Seulement regarder
presence-goes-on = { $seconds ->
    [one] La partie continue dans une seconde.
   *[other] La partie continue dans { $seconds } secondes.
}
presence-away = { $count ->
    [one] { $names } est hors ligne. La partie continue.
   *[other] { $names } sont hors ligne. La partie continue.
}
presence-may-void = Quelqu’un est parti. Tu peux annuler cette manche dans le menu.
presence-elsewhere = Tu joues dans une autre fenêtre
presence-take-over = Jouer ici
presence-reload = Recharger
presence-come-back = Me reconnecter
presence-try-again = Réessayer
presence-home = Page d’accueil
presence-lobby = Tables publiques

## $code est le code demandé.
unknown-title = Table { $code } introuvable
unknown-note = Vérifie le code. La table est peut-être fermée.
unknown-locked = La table a-t-elle un mot de passe ?
unknown-password = Mot de passe
unknown-join = Rejoindre
unknown-wrong = Ça n’a pas marché. Vérifie le code et le mot de passe.
unknown-code = Code
unknown-go = Rejoindre cette table

## $count est combien il en manque au moins ; 0 là où des bots sont assis.
gathering-wanting = { $count ->
    [0] Il faut au moins une personne : les bots ne jouent pas seuls.
    [one] Il manque un joueur. Invite quelqu’un ou ajoute un bot.
   *[other] Il manque { $count } joueurs. Invite du monde ou ajoute des bots.
}
