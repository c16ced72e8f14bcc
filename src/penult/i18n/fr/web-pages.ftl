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

web-trouble = Un problème est survenu.
    .about = La page n’a pas pu s’afficher. Ta place et tes cartes sont gardées.
    .again = Réessayer
    .home = Retour à l’accueil
web-nowhere = Page introuvable
    .about = Il n’y a rien à cette adresse. Vérifie le lien : il manque peut-être une lettre.
    .home = Retour à l’accueil
    .rules = Ouvrir le livre des règles

## L’accueil

web-home-headline = Joue à UNO avec tes amis ou contre des bots.
web-home-about = Joue en ligne aux jeux de la famille UNO, selon les règles imprimées, avec tes amis ou contre des bots. De deux à dix joueurs. Gratuit, sans compte, rien à installer.
web-home-what = Trois éditions, selon leurs règles imprimées
web-home-who = De deux à dix joueurs : amis, inconnus ou bots
web-home-free = Gratuit. Sans compte, rien à installer
web-home-play = Jouer tout de suite
web-home-new = Créer une table
web-home-level = Bots
## $letters est le nombre de lettres d’un code.
web-home-join = Rejoindre avec un code
    .about = Tape ou colle le code ou le lien que tu as reçu. La table s’ouvre toute seule.
    .short = Un code a { $letters } lettres.
web-home-sitting = Tes tables
web-home-back = Revenir à ta table
## Où l’on joue : l’édition et le code de la table.
web-home-sitting-at = { $edition } · { $code }
web-home-editions = Éditions
## $cards est le nombre de cartes de l’édition.
web-home-edition = { $cards } cartes.
    .classic = { $cards } cartes. Le jeu que presque tout le monde apprend en premier.
    .hp2003 = { $cards } cartes, avec { howler.a } et { invisibility.a }.
    .hp2018 = { $cards } cartes, avec quatre cartes { sorting-hat } : quelqu’un pige jusqu’à une carte rouge.
web-home-edition-play = Jouer
web-home-edition-learn = Apprendre
web-home-more = Plus
web-home-learn = Apprendre à jouer
    .about = Une manche guidée, quelques minutes.
web-home-tables = Tables publiques
    .about = Joue avec d’autres, ou regarde.
web-home-rules = Livre des règles
    .about = Chaque règle et chaque décision, avec sa source.

## La liste des tables

web-lobby-title = Tables publiques
web-lobby-about = Tout le monde peut les rejoindre. La liste se met à jour toute seule.
web-lobby-count = { $count ->
    [0] Aucune table publique.
    [one] Une table publique.
   *[other] { $count } tables publiques.
}
web-lobby-empty = Il n’y a pas de table publique en ce moment.
    .about = Crée la tienne, ou envoie ton lien à tes amis.
## $host est un nom.
web-lobby-host = Chez { $host }
web-lobby-locked = Mot de passe requis
web-lobby-changes = { $count ->
    [one] une règle modifiée
   *[other] { $count } règles modifiées
}
web-lobby-stage = En jeu
    .gathering = En attente de joueurs
    .dealer = Choix du donneur
    .hand = Manche en cours
    .scores = Entre deux manches
    .over = Partie terminée
## Combien de personnes et de bots y sont, et combien de places se prennent, maintenant ou à la prochaine manche.
web-lobby-people = { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}
web-lobby-bots = { $bots ->
    [0] aucun bot
    [one] un bot
   *[other] { $bots } bots
}
web-lobby-free = { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}
web-lobby-join = Rejoindre
web-lobby-watch = Regarder
web-lobby-full = Complète
web-lobby-search = Chercher
    .about = Hôte, code ou édition
web-lobby-none = Aucune table ne correspond à ta recherche.
web-lobby-report = Signaler la table (hôte : { $host })
    .about = Qu’est-ce qui ne va pas ? Les personnes qui gèrent ce serveur verront ton signalement.
    .name = Le nom
    .talk = Le chat
    .flood = Trop de tables
    .other = Autre chose
    .close = Fermer
web-lobby-reported = Merci. La table a été signalée.

## Une nouvelle table

web-new-title = Créer une table
## $refuses vaut yes si le feuillet pénalise les mauvaises cartes et que la table les refuse.
web-new-about = { $refuses ->
    [yes] Tu reçois un lien, un code et un code QR à partager. On joue selon les règles imprimées tant que tu n’y changes rien, à une exception près : les mauvaises cartes sont refusées, pas pénalisées.
   *[no] Tu reçois un lien, un code et un code QR à partager. On joue selon les règles imprimées tant que tu n’y changes rien.
}
web-new-as-printed = Règles imprimées
    .about = Les feuillets imprimés diffèrent un peu d’une langue à l’autre.
web-new-sheet = { $language ->
    [en] Feuillet anglais
    [es] Feuillet espagnol
    [fr] Feuillet français
   *[pt] Feuillet portugais
}
## $numbers est une liste de nombres.
web-new-seats = Places
    .partners = Les partenaires sont face à face : { $numbers } places.
web-new-turn = Temps par tour
    .about = Quand le temps est écoulé, un bot joue à ta place jusqu’à ton retour.
    .none = Illimité
web-new-window = Temps pour réagir
    .about = Le temps que tout le monde a pour réagir après chaque carte.
    .none = Aucun
web-new-pace = Rythme des bots
    .about = Le temps qu’ils prennent pour jouer. Aux grandes tables, ils sont rapides par défaut.
web-new-bots = Bots
    .about = Tu peux aussi ajouter des bots plus tard, à la table.
    .none = Aucun
    .strength = Difficulté
    .each = Choisir chaque bot
web-new-manners = Accès
web-new-public = Table publique
    .about = Tout le monde peut la trouver et la rejoindre. Sinon, il faut le lien ou le code.
web-new-spectators = Autoriser les spectateurs
    .about = Ils voient la table, mais pas les cartes en main.
web-new-text = Autoriser le chat
    .about = Sinon, il n’y a que des phrases rapides.
web-new-password = Mot de passe
    .about = Laisse vide si tu n’en veux pas.
web-new-group = Autres règles
    .turn = Tours
    .penalties = UNO et pénalités
    .cards = Cartes
    .scoring = La partie
    .between = Entre les manches
web-new-differs = modifié
web-new-more = Variantes
web-new-sheets = Ce que disent les feuillets
web-new-other = Autre
## $least et $most sont des nombres.
web-new-amount = Tape un nombre entier de { $least } à { $most }.
web-new-amount-range = De { $least } à { $most }
web-new-unfinished = Tape d’abord un nombre pour « { $option } »
web-new-unknown = Ce lien contient des règles inconnues ici : { $rules }. Elles ont été laissées de côté.
web-new-printed = Par rapport aux règles imprimées
web-new-sum = { $count ->
    [0] Aucune règle modifiée.
    [one] Une règle sur { $options } est modifiée. Tout le monde la voit avant le début de la partie.
   *[other] { $count } règles sur { $options } sont modifiées. Tout le monde voit cette liste avant le début de la partie.
}
web-new-house = Pas de règles maison : on ne cumule pas les cartes à piger, on ne joue pas hors de son tour, on n’échange pas les mains.
web-new-changes = { $count ->
    [0] Comme imprimé
    [one] 1 changement
   *[other] { $count } changements
}
web-new-is = Règles
    .printed = Imprimé
    .here = Cette table
web-new-back = Revenir aux règles imprimées
web-new-open = Créer la table
web-new-begin = Jouer contre les bots

## Réglages

web-settings-title = Réglages
web-settings-about = Enregistrés dans ce navigateur.
web-settings-you = Toi
web-settings-name = Ton nom
    .about = Celui que les autres voient à la table.
    .save = Enregistrer
    .saved = Enregistré
web-settings-forget = Supprimer mes données
    .about = Ce serveur supprime ton nom et tes places, et te déconnecte de tous tes appareils. On ne peut pas revenir en arrière.
    .yes = Oui, supprimer mes données
    .no = Annuler
web-settings-looks = Langue et affichage
web-settings-auto = Auto
    .browser = Comme le navigateur
web-settings-theme = Thème
    .light = Clair
    .dark = Sombre
web-settings-contrast = Contraste
    .more = Élevé
web-settings-text = Texte
    .large = Grand
web-settings-motion = Animations
    .less = Réduites
web-settings-play = À la table
web-settings-tap = Jouer d’un seul appui
    .about = Un appui joue la carte. Sinon, le premier appui la choisit et le deuxième la joue.
web-settings-mark = Soulever les cartes jouables
    .about = Les cartes que tu peux jouer sont plus hautes que les autres.
web-settings-keys = Raccourcis au clavier
    .about = D pige, U crie UNO, C prend en faute, A accuse, J intercepte, R rouge, G vert, B bleu, Y jaune, L relit la dernière ligne.
web-settings-sort = Trier ta main
    .color = Par couleur
    .figure = Par chiffre
web-settings-signals = Son et alertes
web-settings-sound = Son
web-settings-volume = Volume
web-settings-test = Tester le son
web-settings-vibration = Vibration
    .about = Une petite vibration quand c’est ton tour.
web-settings-notify = Notifications
    .about = T’avertit que c’est ton tour quand tu es dans une autre fenêtre.
    .denied = Ton navigateur bloque les notifications. Tu peux les autoriser dans ses réglages pour cette page.
web-settings-install = Installer Penult
    .about = Penult s’ajoute à tes applications et s’ouvre dans sa propre fenêtre.
    .now = Installer

## Les valeurs d’une option en un mot ou deux, comme les dit un bouton ; chaque partie est une option, $value sa valeur.
web-choice = { $value }
    .score = { $value ->
        [winner] Le gagnant marque
        [tally] Cumul des points
        [elim] Élimination
        [team] Équipes
        [rotate8] Équipes tournantes, à huit
       *[rotate4] Équipes tournantes
    }
    .drawn = { $value ->
        [may] Jouer ou garder
        [must_declined] À jouer si pigée par choix
        [must_nomatch] À jouer si rien n’allait
       *[must] Toujours à jouer
    }
    .legality = { $value ->
        [strict] Refusées
       *[table] Signalables
    }
    .invis_scope = { $value ->
        [target] La cible
       *[any] N’importe qui
    }
    .invis_turn = { $value ->
        [uses] Pas de tour ensuite
       *[free] Un tour ensuite
    }
    .howler_target = { $value ->
        [other] Un autre joueur
       *[any] N’importe qui
    }
    .howler_invis_next = { $value ->
        [howler] Depuis la { howler }
       *[invis] Depuis la réponse
    }
    .two_reverse = { $value ->
        [skip] Fait passer un tour
       *[noop] Change juste le sens
    }
    .hat_last = { $value ->
        [off] Personne ne pige
       *[on] Quelqu’un pige
    }
    .hints = { $value ->
        [off] Ne coûtent rien
       *[on] Coûtent deux cartes
    }
    .forced_draw_closes = { $value ->
        [no] Le délai continue
       *[yes] Le délai prend fin
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
        [stays] Reste sur la pile
       *[returned] Retourne en main
    }
    .blocked = { $value ->
        [void] Manche nulle
       *[lowest_hand] La main la plus basse
    }
    .false_catch = { $value ->
        [none] Ne coûtent rien
       *[draw2] Coûtent deux cartes
    }
    .next_dealer = { $value ->
        [left] Vers la gauche
        [winner] Le gagnant donne
        [same] Toujours le même
       *[redetermine] Choisi de nouveau
    }
    .lowest_tie = { $value ->
        [play_on] Une autre manche
       *[share] Victoire partagée
    }
    .stack = { $value ->
        [off] Non
        [two] Cartes de couleur
        [same] Même genre
        [up] Égale ou plus forte
        [fit] Celle qui va
       *[any] N’importe laquelle
    }
    .stack_max = { $value ->
        [0] Aucune
       *[other] { $value } cartes
    }
    .deflect = { $value ->
        [off] Non
        [skip] { skip }
        [reverse] { reverse }
       *[both] Les deux
    }
    .bluff = { $value ->
        [challenge] Défi possible
        [first] Défi à la première
        [free] Toujours permis
       *[none] Interdit
    }
    .seven = { $value ->
        [off] Non
        [must] Obligatoire
       *[may] Facultatif
    }
    .zero = { $value ->
        [off] Non
       *[rotate] Oui
    }
    .jump = { $value ->
        [off] Non
        [on] Oui
       *[not_last] Pas pour gagner
    }
    .multi = { $value ->
        [off] Non
        [identical] Deux identiques
       *[face] Même chiffre
    }
    .draw = { $value ->
        [one] Une carte
       *[until] Jusqu’à pouvoir jouer
    }
    .decline = { $value ->
        [may] Permis
       *[never] Interdit
    }
    .finish = { $value ->
        [any] N’importe laquelle
        [no_wild] Sans carte blanche
       *[number] Carte numérotée
    }
    .mercy = { $value ->
        [0] Non
       *[other] { $value } cartes
    }
    .call = { $value ->
        [printed] Comme imprimé
        [strict] Strict
       *[off] Non
    }
    .call_price = { $value ->
        [one] 1 carte
       *[other] { $value } cartes
    }
    .deal = { $value ->
        [one] 1 carte
       *[other] { $value } cartes
    }
    .opening = { $value ->
        [printed] Comme imprimé
       *[number] Carte numérotée
    }

web-settings-glow = Éclairer le bord
    .about = Quand c’est ton tour.
## How large a call, a catch, a verdict and a win are.
web-settings-moments = Moments forts
    .calm = Discrets
    .normal = Normaux
    .loud = Intenses
web-settings-pick = Choisir ma carte
    .about = Pour désigner qui donne en premier. Sinon, une carte est tirée pour toi.
web-settings-tab = Titre de l’onglet
    .about = Indique quand c’est ton tour.
web-trouble-details = Détails de l’erreur
