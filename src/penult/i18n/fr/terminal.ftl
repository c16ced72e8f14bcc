## Jouer dans un terminal. Les touches sont les mêmes lettres dans toutes les langues ; elles s’écrivent en
## majuscules (D, U, W…) et ne se traduisent jamais. R, G, B et Y sont les lettres des quatre couleurs.
## $game est le nom d’une édition, $who un joueur ; $me vaut seat si ce joueur est le lecteur. $count est un nombre de cartes.

terminal-you = Toi
terminal-players = { $seats } joueurs
terminal-heading-hand = manche { $number }
terminal-heading-partner = avec { $partner }
terminal-heading-help = ? touches
terminal-heading-score = S points
terminal-heading-theme = T clair ou sombre
terminal-heading-leave = Q quitter

## La table

## À côté d’un autre joueur à qui il reste une carte ; au plus douze lettres.
terminal-one-card = { $exposed ->
    [yes] sans UNO
   *[no] une carte
}
terminal-direction = { $direction ->
    [L] Le jeu va vers la gauche.
   *[R] Le jeu va vers la droite.
}
terminal-draw-pile = { draw-pile } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
## La couleur en jeu, sur son propre fond ; au plus vingt lettres.
terminal-color-short = { $color } { color } en jeu
terminal-color = La couleur en jeu est le { color }, { shape }.
terminal-no-color = Aucune couleur n’est encore choisie.
## $card est un nom de carte, $color vaut R, G, B, Y ou none pour une carte blanche. $state dit où elle en est :
## fits ; bluff (un bluff, mais jouable) ; wrong (une mauvaise carte, mais jouable) ; none (injouable).
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card } : jouable
       *[other] { $card }, { shape } : jouable
    }
    [bluff] { $card } : un bluff (R-28)
    [wrong] { $color ->
        [none] { $card } : mauvaise carte (R-49)
       *[other] { $card }, { shape } : mauvaise carte (R-49)
    }
   *[none] { $color ->
        [none] { $card }
       *[other] { $card }, { shape }
    }
}
## $card est la phrase ci-dessus, $place sa place dans la main de $count cartes.
terminal-looked-at = { $card } · carte { $place } sur { $count }

## Ce qu’on demande

terminal-which-color = Quelle couleur ? Échap pour revenir.
terminal-which-player = { $verb ->
    [catch] Prendre qui en faute ? Échap pour revenir.
    [flag] Qui a joué une mauvaise carte ? Échap pour revenir.
   *[play] Contre qui ? Échap pour revenir.
}
## Une touche qui vaut pour plusieurs coups ; on demande ensuite la couleur ou le joueur.
terminal-several = { $verb ->
    [catch] Prendre en faute…
    [flag] Signaler une carte…
   *[invis] Jouer { invisibility }…
}
terminal-go-on-key = Continuer
terminal-why = W : pourquoi ?
terminal-leaving = La manche n’est pas terminée. Q ou Ctrl-C pour quitter la table, Échap pour rester.
terminal-no-totals = Il n’y a pas de total : ces manches se jouent une à une.
## $columns et $rows sont la plus petite taille de la fenêtre.
terminal-too-small = Cette fenêtre est trop petite pour une table. Il faut { $columns } colonnes et { $rows } lignes. Agrandis-la : la table t’attend.
terminal-leaving-small = La manche n’est pas terminée. Encore Ctrl-C pour quitter la table.

## La fin d’une manche

terminal-won = { $me ->
    [seat] { $points ->
        [0] Tu gagnes la manche sans marquer de point.
        [one] Tu gagnes la manche et tu marques un point.
       *[other] Tu gagnes la manche et tu marques { $points } points.
    }
   *[none] { $points ->
        [0] { $who } gagne la manche sans marquer de point.
        [one] { $who } gagne la manche et marque un point.
       *[other] { $who } gagne la manche et marque { $points } points.
    }
}
terminal-nobody-won = Personne ne gagne la manche, et personne ne marque.
terminal-no-card = aucune carte
terminal-kept = L’enregistrement de cette manche est dans { $path }
terminal-not-kept = L’enregistrement n’a pas pu être écrit dans { $path } : { $reason }
terminal-again = Une autre manche
terminal-change = Changer les règles
terminal-why-result = Comment on compte les points
terminal-leave = Quitter

## Une partie. $number est le numéro d’une manche ; $partner est un joueur, ou none quand on ne joue pas en équipe .

terminal-hand-of-match = { $partner ->
    [none] C’est la manche { $number } de la partie.
   *[other] C’est la manche { $number } de la partie. Tu fais équipe avec { $partner }.
}
terminal-won-hand = { $me ->
    [seat] Tu gagnes la manche.
   *[none] { $who } gagne la manche.
}
terminal-match-kept = L’enregistrement de cette partie est dans { $path }
## À qui quitte une partie avant la fin ; $file est le chemin tel qu’on le tape après une commande.
terminal-match-left = La partie est conservée telle quelle dans { $path }
    Pour la continuer : penult play --resume { $file }
    Pour la regarder : penult replay { $file }
terminal-next-hand = Manche suivante
terminal-play-on = Voir la fin
terminal-again-match = Une autre partie
terminal-ask-next-hand = Entrée pour donner les cartes de la manche suivante :
terminal-ask-play-on = La partie est finie pour toi. Entrée laisse les autres jouer jusqu’au bout :
terminal-another-match = Une autre partie ? Tape { $yes }, ou Entrée pour arrêter :

## La page de préparation

terminal-setup = Avant la donne
terminal-setup-keys = ↑ ↓ choisir · ← → changer · Tab ton nom · Entrée sur la première ligne : donner
terminal-name = Ton nom
terminal-deal = ▶ Donner les cartes
    .about = Appuie sur Entrée pour jouer avec ce qui est choisi ici. Les touches sont affichées à la table, où ? les explique toutes.
## $row vaut language, edition, players, bots ou pace. Au plus 23 lettres.
terminal-row = { $row ->
    [language] Langue
    [edition] Édition
    [players] Joueurs
    [bots] Adversaires
   *[pace] Rythme
}
    .about = { $row ->
        [language] La langue de la table et du livre des règles.
        [players] Le nombre de joueurs, en te comptant.
        [clock] Le temps que tu peux prendre à chaque tour. Quand il est écoulé, un bot joue à ta place jusqu’à ce que tu agisses.
       *[pace] Le temps que les autres prennent pour jouer. Tant que quelqu’un n’a pas crié UNO, ils prennent au moins une seconde et demie, pour que tu puisses crier ou prendre en faute. Sans pause, la table attend là que tu appuies sur Entrée.
    }
## $kind vaut random, simple, keen, ou mixed quand les adversaires diffèrent.
terminal-bot = { $kind ->
    [random] au hasard
    [simple] simple
    [keen] futé
    [mixed] variés
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Joue n’importe quelle carte qui correspond. Parfait pour une première manche.
        [simple] Joue la carte qui vaut le plus parmi celles qui correspondent, et garde les cartes blanches pour la fin.
        [keen] Compte les cartes, ménage ses couleurs, bluffe, lance des défis et prend en faute qui oublie de crier UNO.
        [mixed] Les adversaires diffèrent : choisis-les un à un ci-dessous.
       *[other] Un adversaire du genre { $kind }.
    }
## $number est un nombre de secondes.
terminal-pace = { $number ->
    [0] sans pause
   *[other] { $number } s
}
## Les valeurs d’une option en un mot ou deux, un attribut par option ; au plus 20 lettres.
terminal-value = { $value }
    .score = { $value ->
        [winner] le gagnant marque
        [tally] score cumulé
        [elim] élimination
        [team] équipes
       *[rotate4] équipes tournantes
    }
    .drawn = { $value ->
        [may] jouer ou garder
        [must_declined] jouer après refus
        [must_nomatch] jouer faute d’autre
       *[must] toujours jouer
    }
    .legality = { $value ->
        [strict] refusées
       *[table] à signaler
    }
    .invis_scope = { $value ->
        [target] qui est visé
       *[any] n’importe qui
    }
    .invis_turn = { $value ->
        [uses] aucun tour
       *[free] un tour de plus
    }
    .howler_target = { $value ->
        [other] un autre joueur
       *[any] n’importe qui
    }
    .howler_invis_next = { $value ->
        [howler] après qui l’a jouée
       *[invis] après qui a répondu
    }
    .two_reverse = { $value ->
        [skip] fait sauter un tour
       *[noop] change le sens
    }
    .hat_last = { $value ->
        [off] personne ne pioche
       *[on] quelqu’un pioche
    }
    .hints = { $value ->
        [off] gratuites
       *[on] coûtent deux cartes
    }
    .forced_draw_closes = { $value ->
        [no] le délai continue
       *[yes] le délai finit
    }
    .reshuffle = { $value ->
        [eager] à la dernière carte
       *[lazy] au besoin
    }
    .first_return = { $value ->
        [shuffle] place au hasard
       *[middle] juste au milieu
    }
    .wd4_guilty_card = { $value ->
        [stays] reste
       *[returned] retourne en main
    }
    .blocked = { $value ->
        [void] manche nulle
       *[lowest_hand] la plus basse gagne
    }
    .false_catch = { $value ->
        [none] gratuites
       *[draw2] coûtent deux cartes
    }
## À côté des formules d’une partie : pas de partie du tout.
terminal-one-hand = une manche
    .about = Des manches séparées : après chacune, tu peux en donner une autre. Change cette ligne pour jouer une partie entière, où les points s’additionnent.

## Aide. Chaque ligne suit sa touche.

terminal-help = Touches
terminal-close = Échap pour fermer
terminal-key-choose = choisir une carte
terminal-key-lay = la jouer, ou continuer
terminal-key-draw = piocher une carte
terminal-key-keep = garder la carte qui vient d’être piochée
terminal-key-color = choisir une couleur
terminal-key-player = choisir un joueur par le numéro de sa place
terminal-key-uno = crier UNO, avant ou après la carte qui t’en laisse une
terminal-key-catch = prendre en faute qui n’a pas crié UNO
terminal-key-accept = accepter ce qu’une carte te fait
terminal-key-challenge = lancer un défi contre une carte { wild-four }
terminal-key-invisibility = répondre avec { invisibility }
terminal-key-flag = signaler une mauvaise carte, là où on peut en jouer
terminal-key-why = pourquoi ? Ouvre la règle
terminal-key-log = au journal, où Entrée ouvre la règle d’une ligne
terminal-key-score = voir les points de la partie
terminal-key-pause = mettre en pause, reprendre
terminal-key-theme = clair ou sombre
terminal-key-leave = quitter la table
terminal-help-marks = Les cartes qui correspondent sont plus hautes. ● rouge R, ■ bleu B, ▲ vert G, ★ jaune Y : une couleur n’est jamais seule. D est la carte { draw-card }, V { reverse }, S { skip }. ▶ marque le joueur qui doit agir.

## Ligne par ligne, sans écran : pour les lecteurs d’écran et les tubes

## $encoding est le nom d’un codage, comme ascii.
terminal-no-utf8 = La langue réglée dans ce terminal n’utilise pas UTF-8 (mais { $encoding }) : la table est racontée ligne par ligne.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } joueurs. Tu as donné les cartes. Tape ? pour l’aide.
   *[none] Penult, { $game }, { $seats } joueurs. Donne : { $dealer }. Tape ? pour l’aide.
}
## Chacun tire une carte pour désigner qui donne ; $picks est une liste de la ligne qui vient ici en premier.
terminal-pick = { $who }, { $card }
terminal-picked = Cartes tirées pour désigner qui donne : { $picks }.
terminal-picked-again = Égalité au chiffre le plus élevé, nouveau tirage : { $picks }.
terminal-birthday-title = Qui donne en premier ?
terminal-birthday-about = Dans cette édition, la personne dont l’anniversaire est le plus proche du 31 juillet donne en premier. Quand est le tien ? Tape-le comme 31 juillet ou 31/7 ; il n’est pas conservé. Entrée seule : tu ne dis rien, et les cartes décident.
terminal-your-birthday = Ton anniversaire :
## $birthdays est une liste de la ligne d’avant ; $day est un jour de l’année.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Anniversaires : { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] Ton anniversaire est le plus proche du 31 juillet : tu donnes.
   *[none] L’anniversaire le plus proche du 31 juillet : { $who }.
}
terminal-birthdays-tied = À égale distance : { $players }. Une carte chacun pour se départager.
terminal-two-days = « { $text } » peut être deux jours. Tape-le comme { $day }.
terminal-dealer-named = { $me ->
    [seat] Tu donnes, comme convenu.
   *[none] { $who } donne, comme convenu.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who } : une carte, UNO non crié
   *[no] { $seat } { $who } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
}
terminal-piles = Sur l’{ discard-pile } : { $top } ({ $code }). Dans le { draw-pile } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}.
terminal-hand = { $count ->
    [one] Ta main, une carte ; une étoile marque une carte qui correspond :
   *[other] Ta main, { $count } cartes ; une étoile marque celles qui correspondent :
}
terminal-choice = { $key }  { $move }
terminal-your-move = Ton coup :
terminal-go-on = Entrée pour continuer :
terminal-which = Lequel ? Entrée pour revenir :
terminal-refused = { $why } [{ $rule }] Tape why pour lire la règle.
terminal-not-understood = « { $text } » n’est pas un coup. Tape ? pour l’aide.
terminal-nothing-to-call = Il n’y a pas de UNO à crier maintenant.
terminal-no-such-rule = « { $text } » n’est pas une règle ; une règle porte un code comme R-28.
terminal-no-rule-yet = Aucune règle n’a encore été citée ; « rule R-28 » en ouvre une.
terminal-left = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }
terminal-left-void = { $who } : { $cards }
terminal-yes = oui
terminal-another = Une autre manche ? Tape { $yes }, ou Entrée pour arrêter :
terminal-bye = Au revoir.
terminal-plain-help-score = score affiche les points de la partie.
terminal-plain-help-pause = /pause arrête l’horloge jusqu’à ce que tu appuies sur Entrée ; /back reprend ta place au bot.
terminal-plain-help = Un numéro joue cette carte de ta main, et avec !, tu cries UNO en la jouant : 3!
    Une carte se nomme aussi par son code : R7, W4, R7!
    D piocher   K garder   A accepter   H défi   U crier UNO   C prendre en faute   F signaler   R G B Y choisir une couleur
    Après C ou F, tu peux nommer la place : C 2
    why ouvre la dernière règle citée, rule R-28 n’importe quelle règle. Q pour quitter.
    { $edition ->
        [classic] Codes : une couleur et un chiffre, ou D { draw-card }, V { reverse }, S { skip } ; W { wild }, W4 { wild-four }.
        [hp2003] Codes : une couleur et un chiffre, ou D { draw-card }, V { reverse }, S { skip } ; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I répond à une carte avec { invisibility }.
       *[hp2018] Codes : une couleur et un chiffre, ou D { draw-card }, V { reverse }, S { skip } ; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }

## Parcourir un enregistrement

## $knows vaut all (toutes les cartes), table (ce que voit un spectateur), you (ce qu’a vu qui lit) ou seat
## ($who est le joueur de cette place).
replay-knows = { $knows ->
    [all] toutes les cartes visibles
    [table] vu par le public
    [you] tel que tu l’as vu
   *[seat] vu par { $who }
}
replay-step = Étape { $step } sur { $steps }
replay-referee = Arbitre
replay-dealt = Les cartes sont données.
replay-player = Place { $seat }
replay-keys = Début, Fin
replay-next = Suivant
replay-back = Précédent
replay-log = Journal
replay-leave = Quitter
replay-hand = Manche { $number } sur { $last }

## `penult` tout seul : toutes les commandes, par groupes. Leurs noms ne se traduisent pas.

command-welcome = Penult : les jeux de cartes UNO, avec toutes les règles imprimées.
command-group = …
    .play = Pour jouer
    .table = À une table avec de vraies cartes
    .book = Pour consulter
    .host = Pour accueillir
    .more = Et aussi
command-about = …
    .play = jouer contre des bots, ici dans le terminal
    .join = jouer avec d’autres, sur un serveur
    .replay = revoir une manche ou une partie
    .score = tenir les points d’une partie ou d’un tournoi
    .schedule = qui s’assoit où quand les équipes tournent
    .rules = le livre des règles : chercher, lire, imprimer
    .card = ce qu’est une carte, en mots ou en image
    .serve = ouvrir un serveur pour des amis, dans le navigateur et le terminal
    .tables = voir les tables de ton serveur et en fermer
    .backup = copier la base de données de ton serveur
    .restore = remettre une copie en place
    .check = vérifier des scénarios des règles
    .sim = jouer beaucoup de manches et compter ce qui arrive
    .completion = compléter les commandes avec Tab dans ton shell
command-more = Pour commencer : penult play. Ce que peut une commande : penult play --help
command-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
