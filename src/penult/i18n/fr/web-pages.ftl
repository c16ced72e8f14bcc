## Les pages autour de la table : l’accueil, la liste des tables, une nouvelle table, les réglages.

## Le titre d’une fenêtre ; $page est celui de sa page, $section une partie du livre des règles.
web-title = { $page } · Penult
    .section = { $section } · { $page } · Penult

web-nav = Pages
    .new = Nouvelle table
    .tables = Tables
    .learn = Apprendre
    .rules = Règles
    .settings = Réglages
web-rule-whole = Ouvrir dans le livre des règles

web-trouble = Quelque chose a mal tourné ici.
    .about = La page n’a pas pu s’afficher. Ta place et tes cartes sont en sûreté à la table.
    .again = Réessayer
    .home = Retour à l’accueil
web-nowhere = Il n’y a pas de carte ici.
    .about = Il n’y a rien à cette adresse. Le lien a peut-être perdu une lettre en chemin.
    .home = Retour à l’accueil
    .rules = Voir les règles

## L’accueil

web-home-headline = L’avant-dernière carte se joue à voix haute.
web-home-about = Une table pour la famille UNO, selon les règles imprimées, avec chaque décision à un geste de sa source. De deux à dix joueurs. Sans compte, rien à installer.
web-home-play = Jouer tout de suite
web-home-new = Ouvrir une table
## $letters est le nombre de lettres d’un code.
web-home-join = Entrer avec un code
    .about = Tape ou colle le code ou le lien qu’on t’a donné. La table s’ouvre d’elle-même.
    .short = Un code a { $letters } lettres.
web-home-sitting = Tes tables
web-home-back = Revenir à ta table
## Où l’on joue : l’édition et le code de la table.
web-home-sitting-at = { $edition } · { $code }
web-home-editions = Éditions
## $cards est le nombre de cartes de l’édition.
web-home-edition = { $cards } cartes.
    .classic = { $cards } cartes. Le jeu que presque tout le monde a appris en premier.
    .hp2003 = { $cards } cartes, dont une { howler } et une { invisibility }.
    .hp2018 = { $cards } cartes, dont quatre { sorting-hat } : quelqu’un pioche jusqu’à une rouge.
web-home-edition-play = Jouer
web-home-edition-learn = Apprendre
web-home-more = Plus
web-home-learn = Apprendre en jouant
    .about = Une manche guidée, quelques minutes.
web-home-tables = Tables ouvertes
    .about = Prends place avec d’autres, ou regarde.
web-home-rules = Tout le livre des règles
    .about = Chaque règle et chaque décision, avec sa source.

## La liste des tables

web-lobby-title = Tables ouvertes
web-lobby-about = Tout le monde peut y prendre place. La liste se met à jour d’elle-même.
web-lobby-count = { $count ->
    [0] Aucune table ouverte.
    [one] Une table ouverte.
   *[other] { $count } tables ouvertes.
}
web-lobby-empty = Aucune table n’est ouverte en ce moment.
    .about = Ouvres-en une et affiche-la ici, ou donne son lien à tes amis.
## $host est un nom.
web-lobby-host = Table de { $host }
web-lobby-locked = Demande un mot de passe
web-lobby-changes = { $count ->
    [one] un changement aux règles imprimées
   *[other] { $count } changements aux règles imprimées
}
web-lobby-stage = En jeu
    .gathering = On attend pour commencer
    .dealer = On désigne qui donne
    .hand = Une manche est en cours
    .scores = Entre deux manches
    .over = La partie est terminée
## Combien de personnes et de bots y sont, et combien de places se prennent, maintenant ou à la prochaine manche.
web-lobby-seats = { $people ->
    [0] Personne
    [one] Une personne
   *[other] { $people } personnes
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bots
}{ $free ->
    [0] {""}
    [one]  ; une place à prendre
   *[other]  ; { $free } places à prendre
}
web-lobby-join = Prendre place
web-lobby-watch = Regarder
web-lobby-full = Complète
web-lobby-search = Chercher
    .about = Hôte, code ou édition
web-lobby-none = Aucune table ouverte ne correspond.
web-lobby-report = Signaler la table de { $host }
    .about = Qu’est-ce qui ne va pas ? Les personnes qui gèrent ce serveur verront ton signalement.
    .name = Le nom
    .talk = Le chat
    .flood = Trop de tables
    .other = Autre chose
    .close = Fermer
web-lobby-reported = Merci. La table a été signalée.

## Une nouvelle table

web-new-title = Ouvrir une table
## $refuses vaut yes si le feuillet pénalise les mauvaises cartes et que la table les refuse.
web-new-about = { $refuses ->
    [yes] Tu reçois un lien, un code et un code QR pour tes invités. Tout est comme imprimé tant que tu n’y changes rien ; seules les mauvaises cartes sont refusées ici, alors que le feuillet les pénalise.
   *[no] Tu reçois un lien, un code et un code QR pour tes invités. Tout est comme imprimé tant que tu n’y changes rien.
}
web-new-as-printed = Comme imprimé
    .about = Les feuillets de cette édition diffèrent un peu d’une langue à l’autre.
web-new-sheet = { $language ->
    [en] Feuillet anglais
    [es] Feuillet espagnol
    [fr] Feuillet français
   *[pt] Feuillet portugais
}
## $numbers est une liste de nombres.
web-new-seats = Places
    .partners = Les partenaires se font face : { $numbers } places.
web-new-turn = Temps par tour
    .about = Quand il est écoulé, un bot joue pour qui n’est pas là.
    .none = Illimité
web-new-window = Temps pour réagir
    .about = Combien de temps on peut réagir après chaque carte, pareil pour tous.
    .none = Aucun
web-new-bots = Bots
    .about = Des places pour les bots. Ils peuvent aussi prendre place plus tard, à la table.
    .none = Aucun
    .strength = Niveau
    .each = Les choisir un par un
web-new-bot = Bot { $number }
## $kind est le genre d’un bot, tel que le serveur le nomme.
web-bot = { $kind }
    .random = Au hasard
    .simple = Simple
    .keen = Futé
web-bot-about = Un autre genre d’adversaire.
    .random = Joue n’importe quelle carte qui correspond. Parfait pour une première manche.
    .simple = Joue la carte qui vaut le plus parmi celles qui correspondent, et garde les cartes blanches pour la fin.
    .keen = Compte les cartes, ménage ses couleurs, bluffe, lance des défis et prend en faute qui oublie de crier UNO.
web-new-manners = Qui peut venir
web-new-public = L’afficher parmi les tables ouvertes
    .about = Sinon, seules les personnes qui ont le lien ou le code la trouvent.
web-new-spectators = On peut regarder
    .about = Le public voit ce qui est sur la table, pas les mains.
web-new-text = On peut écrire
    .about = Sinon, il n’y a que des phrases rapides.
web-new-password = Mot de passe
    .about = Laisse vide pour n’en demander aucun.
web-new-group = Autres règles
    .turn = Le tour
    .penalties = UNO et pénalités
    .cards = Cartes
    .scoring = La partie
    .between = Entre les manches
web-new-differs = différent
web-new-more = Autres lectures
web-new-sheets = Ce que disent les feuillets
web-new-other = Autre
## $least et $most sont des nombres.
web-new-amount = Un nombre entier de { $least } à { $most }.
web-new-printed = Par rapport aux règles imprimées
web-new-sum = { $count ->
    [0] Les { $options } options sont comme imprimées.
    [one] Une option sur { $options } diffère. Tout le monde la voit avant le début de la partie.
   *[other] { $count } options sur { $options } diffèrent. Tout le monde voit cette liste avant le début de la partie.
}
web-new-house = Pas de règles maison : ni cumul de cartes à piocher, ni carte jouée hors de son tour, ni échange de mains.
web-new-changes = { $count ->
    [0] Comme imprimé
    [one] 1 différence
   *[other] { $count } différences
}
web-new-is = Règles
    .printed = Imprimé
    .here = Cette table
web-new-back = Revenir aux règles imprimées
web-new-open = Ouvrir la table
web-new-begin = Commencer contre les bots

## Réglages

web-settings-title = Réglages
web-settings-about = Gardés dans ce navigateur.
web-settings-you = Toi
web-settings-name = Ton nom
    .about = Pour qu’on te reconnaisse à la table.
    .save = Enregistrer
    .saved = Enregistré
web-settings-forget = M’oublier
    .about = Ce serveur oublie ton nom et tes places, et tous les appareils liés à ce nom sont déconnectés. On ne peut pas revenir en arrière.
    .yes = M’oublier
    .no = Rester
web-settings-looks = Langue et apparence
web-settings-auto = Auto
    .browser = Celle du navigateur
web-settings-theme = Thème
    .light = Clair
    .dark = Sombre
web-settings-contrast = Contraste
    .more = Élevé
web-settings-text = Texte
    .large = Grand
web-settings-motion = Mouvement
    .less = Réduit
web-settings-play = À la table
web-settings-tap = Jouer en un geste
    .about = La carte est jouée tout de suite. Sinon, un geste la choisit et un second la joue.
web-settings-mark = Soulever les cartes jouables
    .about = Les cartes que tu peux jouer sont plus hautes que les autres.
web-settings-keys = Jouer avec les lettres du clavier
    .about = D pioche, U crie UNO, C prend en faute, A accuse, R rouge, G vert, B bleu, Y jaune, L relit la dernière ligne.
web-settings-sort = Ordre de la main
    .color = Par couleur
    .figure = Par chiffre
web-settings-signals = Son et signaux
web-settings-sound = Son
web-settings-volume = Volume
web-settings-test = Écouter
web-settings-vibration = Vibration
    .about = Une brève vibration quand c’est ton tour.
web-settings-notify = Notifications
    .about = Quand c’est ton tour et que tu regardes ailleurs.
    .denied = Le navigateur ne le permet pas. Tu peux le changer dans ses réglages pour cette page.
web-settings-install = Garder Penult sous la main
    .about = Penult peut se ranger parmi tes applications et s’ouvrir dans sa propre fenêtre.
    .now = Installer

## Les valeurs d’une option en un mot ou deux, comme les dit un bouton ; chaque partie est une option, $value sa valeur.
web-choice = { $value }
    .score = { $value ->
        [winner] Le gagnant marque
        [tally] Score cumulé
        [elim] Élimination
        [team] Équipes
       *[rotate4] Équipes tournantes
    }
    .drawn = { $value ->
        [may] Jouer ou garder
        [must_declined] Jouer après refus
        [must_nomatch] Jouer faute d’autre
       *[must] Toujours jouer
    }
    .legality = { $value ->
        [strict] Refusées
       *[table] À signaler
    }
    .invis_scope = { $value ->
        [target] Qui est visé
       *[any] N’importe qui
    }
    .invis_turn = { $value ->
        [uses] Aucun tour
       *[free] Un tour de plus
    }
    .howler_target = { $value ->
        [other] Un autre joueur
       *[any] N’importe qui
    }
    .howler_invis_next = { $value ->
        [howler] Après qui l’a jouée
       *[invis] Après qui a répondu
    }
    .two_reverse = { $value ->
        [skip] Fait sauter un tour
       *[noop] Change le sens
    }
    .hat_last = { $value ->
        [off] Personne ne pioche
       *[on] Quelqu’un pioche
    }
    .hints = { $value ->
        [off] Gratuites
       *[on] Coûtent deux cartes
    }
    .forced_draw_closes = { $value ->
        [no] Le délai continue
       *[yes] Le délai finit
    }
    .reshuffle = { $value ->
        [eager] À la dernière carte
       *[lazy] Au besoin
    }
    .first_return = { $value ->
        [shuffle] Place au hasard
       *[middle] Juste au milieu
    }
    .wd4_guilty_card = { $value ->
        [stays] Reste
       *[returned] Retourne en main
    }
    .blocked = { $value ->
        [void] Manche nulle
       *[lowest_hand] La plus basse gagne
    }
    .false_catch = { $value ->
        [none] Gratuites
       *[draw2] Coûtent deux cartes
    }
    .next_dealer = { $value ->
        [left] Vers la gauche
        [winner] Qui a gagné
        [same] Toujours la même personne
       *[redetermine] Nouveau tirage
    }
    .lowest_tie = { $value ->
        [play_on] Une autre manche
       *[share] Victoire partagée
    }

web-settings-tab = Titre de l’onglet
    .about = Dit quand c’est ton tour.
web-trouble-details = Pour qui veut signaler l’erreur
