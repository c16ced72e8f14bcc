## Autour de la table dans le client web : avant la partie, après les manches, la conversation, et si tout le monde est là.

## Les places avant une partie. $name est une personne ou un bot, $number le numéro d’une place.

gathering-title = Autour de la table
gathering-lead-host = Invite du monde ou ajoute des bots. Touche une place pour la changer.
gathering-lead = La partie commence quand la personne qui tient la table le décide.
gathering-stands = Tu es debout. Prends une place libre, ou regarde.
gathering-full = Tu regardes : toutes les places sont prises.
gathering-seats = Places
gathering-seat-of = Place { $number } : { $name }
gathering-free = Place libre
## $does dit ce que fait une place libre quand la personne qui lit la touche.
gathering-take = { $does ->
    [bot] assieds un bot ici
    [move] change pour cette place
   *[sit] assieds-toi ici
}
gathering-sit = Prendre cette place
gathering-stand = Me lever et regarder
gathering-you = toi
gathering-host = tient la table
gathering-away = hors ligne
## $kind vaut random, simple, keen, ou une sorte que connaît un serveur plus récent.
gathering-bot = { $kind ->
    [random] bot au hasard
    [simple] bot simple
    [keen] bot futé
   *[other] bot ({ $kind })
}
gathering-bots = Bots
gathering-bot-away = Retirer le bot
gathering-move-here = Asseoir quelqu’un ici
gathering-choose-person = Choisis quelqu’un
gathering-move-to = Passer à une autre place
gathering-choose-seat = Choisis une place
gathering-move = Déplacer
gathering-swap = La personne qui s’y trouve change de place.
gathering-hand-over = Confier la table à { $name }
gathering-deal-first = Faire donner { $name } en premier
gathering-deal-undo = Laisser les règles dire qui donne
gathering-deals = donne en premier
gathering-kick = Faire sortir { $name }
gathering-kick-sure = Oui, faire sortir { $name }
gathering-kick-note = { $name } quitte la table et ne peut pas y revenir.
gathering-person = En savoir plus sur { $name }
## $count est le nombre de personnes qui regardent.
gathering-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
gathering-start = Commencer la partie
gathering-wait = On attend que { $name } commence
## $numbers est une liste de nombres, $count combien ont pris place.
gathering-missing = { $count ->
    [0] Ces règles se jouent à { $numbers }. Aucune place n’est prise.
    [one] Ces règles se jouent à { $numbers }. Une seule place est prise.
   *[other] Ces règles se jouent à { $numbers }. { $count } places sont prises.
}
gathering-name = Changer de nom
gathering-name-label = Ton nom
gathering-name-save = Enregistrer le nom

## Inviter. $code est le code de la table.

invite-heading = Inviter
invite-code = Code
invite-link = Lien
invite-share = Partager
invite-title = Penult
invite-text = Viens à ma table, { $code }.
invite-qr = Montrer le code QR
invite-qr-hide = Cacher le code QR
invite-qr-label = Code QR avec le lien vers cette table
name-first = Comment les autres t’appellent-ils ?
name-first-note = Tu peux en changer à tout moment.
name-first-go = Rejoindre la table
invite-only-here = Seule cette machine atteint le serveur : personne d’autre ne peut encore suivre le lien. La personne qui l’a lancé peut l’ouvrir à ton réseau.
invite-door = Laisser entrer d’autres personnes
    .about = Sinon, la porte est fermée : seules les personnes déjà à la table peuvent revenir.

## Ce qui est convenu. $language est la langue d’un feuillet imprimé, $count un nombre de différences, $seconds un nombre.

agreed-clock = { $seconds ->
    [0] sans limite de temps
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
}
agreed-phrases = phrases rapides seulement
agreed-no-watching = personne ne regarde
agreed-public = parmi les tables ouvertes
agreed-as-printed = Tout se joue comme imprimé (feuillet en { $language }).
agreed-differs = { $count ->
    [one] Une différence avec les règles imprimées (feuillet en { $language })
   *[other] { $count } différences avec les règles imprimées (feuillet en { $language })
}
agreed-printed = Imprimé :
agreed-here = À cette table :

## Qui donne en premier. $number est le rang d’une carte, $count combien il y en a, $names une liste de personnes.
## $itself est yes quand, après un instant, le choix se fait pour qui attend.

dealer-title = Qui donne en premier ?
dealer-pick = { $itself ->
    [yes] Tire une carte, sinon une est tirée pour toi. Le nombre le plus haut donne ; les autres cartes valent zéro.
   *[no] Tire une carte. Le nombre le plus haut donne ; les autres cartes valent zéro.
}
dealer-tied = { $itself ->
    [yes] Égalité au plus haut. Tire de nouveau, sinon une carte est tirée pour toi.
   *[no] Égalité au plus haut. Tire de nouveau.
}
dealer-waiting = On attend { $names }.
dealer-spread = Cartes, face cachée
dealer-card = Carte { $number } sur { $count }
dealer-taken = Tirée par { $name }
dealer-any = Tirer n’importe laquelle
dealer-name = Nommer qui donne
dealer-name-lead = Tu tiens la table : tu peux simplement dire qui donne.
dealer-birthday-lead = { $itself ->
    [yes] L’anniversaire le plus proche du 31 juillet décide, avant ou après. Sans réponse, la table continue.
   *[no] L’anniversaire le plus proche du 31 juillet décide, avant ou après.
}
dealer-birthday-note = Personne ne voit le jour, et il n’est pas gardé.
dealer-birthday-tell = Prendre ce jour
dealer-birthday-nothing = Je préfère ne pas le dire
dealer-day = Jour
dealer-month = Mois

## Après une manche. $name est un joueur ; $me vaut seat quand c’est la personne qui lit ; $number est le numéro d’une
## manche ou un nombre de points, $last la dernière de plusieurs manches, $names une liste de joueurs.

scores-wins-hand = { $me ->
    [seat] Tu gagnes la manche
   *[none] { $name } gagne la manche
}
scores-void = La manche est nulle
scores-hand = Manche { $number }
## $minutes est la durée de la manche, none quand personne ne la connaît ; $plays, combien de cartes ont été jouées.
scores-plays = { $plays ->
    [one] { $plays } carte jouée
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
scores-dealer = a donné
scores-you-dealer = toi, tu as donné
scores-table = Points de toutes les manches
scores-who = Qui
scores-earlier = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
scores-target = jusqu’à { $number }
scores-total = Total
scores-out = hors jeu
## Une équipe, par les noms de ses joueurs.
scores-team = { $first } et { $second }
scores-ready = À la manche { $number }
scores-waiting = On attend { $names }.
scores-are-ready = D’accord : { $names }.
scores-show = Montrer les points
## $names sont les gagnants, $count combien de personnes ils sont ; $me vaut seat quand la personne qui lit ou son équipe a
## gagné, shared quand d’autres ont gagné aussi.
scores-victory = { $me ->
    [seat] { $count ->
        [one] Tu gagnes la partie
       *[other] Ton équipe gagne la partie
    }
    [shared] Tu partages la victoire
   *[none] { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie
    }
}

## Après une partie.

over-hands = { $count ->
    [one] Après une manche
   *[other] Après { $count } manches
}
over-again = Jouer une autre partie
over-wait = { $name } peut commencer une autre partie.
over-seats = Changer de place
over-record = Télécharger l’enregistrement
over-leave = Quitter la table
over-show = Montrer le résultat

## La conversation. $name est une personne.

talk-title = Conversation
talk-empty = Personne n’a encore rien dit.
talk-phrases = Phrases rapides
talk-write = Écris quelque chose
talk-send = Envoyer
talk-you = Toi
talk-more = En savoir plus sur ce qu’a dit { $name }
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre { $name } de nouveau
talk-muted = Tu n’entends pas { $name }.
talk-report = Signaler comme suggestion
talk-aloud = Signaler une suggestion à voix haute
talk-aloud-who = Qui a suggéré un coup à voix haute ?

## Ce qui suit ton signalement. $judges sont ceux qui décident, $count leur nombre.
talk-reported = { $count ->
    [one] Tu as signalé { $name }. { $judges } décide.
   *[other] Tu as signalé { $name }. { $judges } décident.
}

## Une ligne est signalée comme suggestion. $votes ont décidé, sur $count.
judge-title = À décider
judge-short = { $count ->
    [one] Une décision au sujet de { $name }
   *[other] Un vote au sujet de { $name }
}
judge-decide = Décider
judge-question = Était-ce une suggestion de { $name } ?
judge-aloud = { $by } dit que { $name } a suggéré un coup à voix haute. Est-ce vrai ?
judge-guilty = Oui
judge-innocent = Non
judge-voted = Ta réponse compte. Réponses : { $votes } sur { $count }.

## Si tout le monde est là. $names est une liste de personnes, $count leur nombre.

presence-paused = La table est en pause.
presence-resume = Reprendre
presence-pause-asked = Une pause est demandée par { $names }.
presence-pause-waits = Il manque l’accord de { $names }.
presence-pause-agree = D’accord
presence-autopilot = Un bot joue à ta place.
presence-take-back = Reprendre ma place
presence-watching = Tu regardes.
presence-sit = Jouer dès la prochaine manche
presence-next-deal = Tu joues dès la prochaine manche.
presence-rather-watch = Je préfère regarder
presence-goes-on = { $seconds ->
    [one] La table continue dans une seconde.
   *[other] La table continue dans { $seconds } secondes.
}
presence-away = { $count ->
    [one] { $names } est hors ligne. La table continue.
   *[other] { $names } sont hors ligne. La table continue.
}
presence-may-void = Quelqu’un est parti. Tu peux annuler cette manche : ouvre le menu.
presence-elsewhere = Tu joues dans une autre fenêtre
presence-take-over = Jouer ici
presence-reload = Recharger
presence-come-back = Revenir à la table
presence-try-again = Réessayer
presence-home = Page d’accueil
presence-lobby = Tables ouvertes

## $code est le code demandé.
unknown-title = Aucune table { $code } ne t’est ouverte
unknown-note = Vérifie les lettres : l’une d’elles est peut-être fausse, ou la table est fermée.
unknown-locked = Ou la table demande-t-elle un mot de passe ?
unknown-password = Mot de passe
unknown-knock = Frapper à la porte
unknown-wrong = La table ne s’ouvre pas avec ce mot de passe.
unknown-code = Code
unknown-go = Aller à cette table

## $count est combien il en manque au moins ; 0 là où des bots sont assis.
gathering-wanting = { $count ->
    [0] Il faut qu’une personne prenne place : des bots seuls ne jouent pas.
    [one] Il manque quelqu’un : invite une personne ou ajoute un bot.
   *[other] Il en manque encore { $count } : invite du monde ou ajoute des bots.
}
