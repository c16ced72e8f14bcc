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
    [yes] sans UNO !
   *[no] une carte
}
    .out = hors manche
terminal-direction = { $direction ->
    [L] On joue dans le sens horaire.
   *[R] On joue dans le sens antihoraire.
}
terminal-draw-pile = { $count ->
    [0] Talon : aucune carte
    [one] Talon : une carte
   *[other] Talon : { $count } cartes
}
terminal-total = { $count ->
    [one] Une carte à piger
   *[other] { $count } cartes à piger
}
## La couleur en jeu, sur son propre fond ; au plus vingt lettres.
terminal-color-short = { $color } { color } en jeu
terminal-color = La couleur en jeu est le { color }, { shape }.
terminal-no-color = La couleur n’est pas encore choisie.
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

terminal-which-color = Choisis une couleur. Échap pour annuler.
terminal-which-player = { $verb ->
    [swap] Échanger ta main avec qui ? Échap pour annuler.
    [catch] Prendre qui en faute ? Échap pour annuler.
    [flag] Qui a joué une mauvaise carte ? Échap pour annuler.
   *[play] Contre qui la jouer ? Échap pour annuler.
}
terminal-which-call = Crier UNO en la jouant ? Échap pour annuler.
## Une touche qui vaut pour plusieurs coups ; on demande ensuite la couleur ou le joueur.
terminal-several = { $verb ->
    [call] Crier UNO en la jouant…
    [jump] Intercepter…
    [catch] Prendre en faute…
    [flag] Signaler une carte…
   *[invis] Jouer { invisibility.the }…
}
terminal-take-key = La jouer avec d’autres
terminal-no-swap = N’échanger avec personne
terminal-go-on-key = Continuer
terminal-why = W : pourquoi ?
terminal-leaving = La manche n’est pas terminée. Appuie sur Q ou Ctrl-C pour quitter, ou sur Échap pour rester.
terminal-no-totals = Il n’y a pas de totaux : tu joues des manches séparées.
## $columns et $rows sont la plus petite taille de la fenêtre.
terminal-too-small = Cette fenêtre est trop petite. Il faut au moins { $columns } colonnes et { $rows } lignes. La partie t’attend.
terminal-leaving-small = La manche n’est pas terminée. Appuie encore sur Ctrl-C pour quitter.

## La fin d’une manche

terminal-won = { $me ->
    [seat] { $points ->
        [0] Tu gagnes la manche sans marquer de point.
        [one] Tu gagnes la manche et tu marques un point !
       *[other] Tu gagnes la manche et tu marques { $points } points !
    }
   *[none] { $points ->
        [0] { $who } gagne la manche sans marquer de point.
        [one] { $who } gagne la manche et marque un point.
       *[other] { $who } gagne la manche et marque { $points } points.
    }
}
terminal-nobody-won = Personne ne gagne la manche, et personne ne marque.
terminal-no-card = aucune carte
terminal-kept = Cette manche est enregistrée dans { $path }
terminal-not-kept = Cette manche n’a pas pu être enregistrée dans { $path } : { $reason }
terminal-again = Une autre manche
terminal-change = Changer les règles
terminal-why-result = Comment on compte les points
terminal-leave = Quitter

## Une partie. $number est le numéro d’une manche ; $partner est un joueur, ou none quand on ne joue pas en équipe.

terminal-hand-of-match = { $partner ->
    [none] C’est la manche { $number } de la partie.
   *[other] C’est la manche { $number } de la partie. Tu fais équipe avec { $partner }.
}
terminal-won-hand = { $me ->
    [seat] Tu gagnes la manche !
   *[none] { $who } gagne la manche.
}
terminal-match-kept = Cette partie est enregistrée dans { $path }
## Pour un joueur qui quitte une partie avant la fin ; $file est le chemin tel qu’on le tape après une commande.
terminal-match-left = Ta partie est enregistrée dans { $path }
    Pour la continuer : penult play --resume { $file }
    Pour la revoir : penult replay { $file }
terminal-next-hand = Manche suivante
terminal-play-on = Voir la fin
terminal-again-match = Rejouer
terminal-ask-next-hand = Appuie sur Entrée pour la manche suivante :
terminal-ask-play-on = Tu es hors jeu. Appuie sur Entrée pour voir la fin :
terminal-another-match = On rejoue ? Tape { $yes }, ou Entrée pour arrêter :

## La page de préparation

terminal-setup = Prépare ta partie
terminal-setup-keys = ↑ ↓ choisir · ← → changer · Tab ton nom · Entrée sur la première ligne : jouer
terminal-name = Ton nom
terminal-deal = ▶ Donner les cartes
    .about = Appuie sur Entrée pour jouer avec ces choix. À la table, ? explique toutes les touches.
## $row vaut language, edition, players, bots ou pace. Au plus 23 lettres.
terminal-row = { $row ->
    [house] Règles maison
    [language] Langue
    [edition] Édition
    [players] Joueurs
    [bots] Adversaires
   *[pace] Rythme
}
    .about = { $row ->
        [house] Ce que l’on joue en plus des règles imprimées. Chacun de ces noms choisit quelques-unes des lignes du dessous ; tu peux les changer une à une.
        [language] La langue de la table et du livre des règles.
        [players] Le nombre de joueurs, en te comptant.
        [clock] Le temps que tu as pour un tour. Quand il est écoulé, un bot joue à ta place jusqu’à ton retour.
       *[pace] Le temps que les autres prennent pour jouer. Quand quelqu’un n’a pas crié UNO, ils attendent au moins une seconde et demie, pour que tu puisses crier ou prendre en faute. Sans pause, la partie attend là que tu appuies sur Entrée.
    }
## $kind vaut random, simple, keen, ou mixed quand les adversaires diffèrent.
terminal-bot = { $kind ->
    [mixed] Variés
   *[other] { bot-level }
}
    .about = { $kind ->
        [mixed] Tes adversaires sont différents : choisis-les un par un ci-dessous.
       *[other] { bot-level.about }
    }
## $number est un nombre de secondes.
terminal-pace = { $number ->
    [0] sans pause
   *[other] { $number } s
}
## Les valeurs d’une option en un mot ou deux, un attribut par option ; au plus 20 lettres.
terminal-value = { $value }
    .score = { $value ->
        [winner] le gagnant marque
        [tally] cumul des points
        [elim] élimination
        [team] équipes
       *[rotate4] équipes tournantes
    }
    .drawn = { $value ->
        [may] jouer ou garder
        [must_declined] à jouer si par choix
        [must_nomatch] à jouer si bloqué
       *[must] toujours à jouer
    }
    .legality = { $value ->
        [strict] refusées
       *[table] signalables
    }
    .invis_scope = { $value ->
        [target] la cible
       *[any] n’importe qui
    }
    .invis_turn = { $value ->
        [uses] pas de tour ensuite
       *[free] un tour ensuite
    }
    .howler_target = { $value ->
        [other] un autre joueur
       *[any] n’importe qui
    }
    .howler_invis_next = { $value ->
        [howler] depuis la { howler }
       *[invis] depuis la réponse
    }
    .two_reverse = { $value ->
        [skip] fait passer un tour
       *[noop] change juste le sens
    }
    .hat_last = { $value ->
        [off] personne ne pige
       *[on] quelqu’un pige
    }
    .hints = { $value ->
        [off] ne coûtent rien
       *[on] coûtent deux cartes
    }
    .forced_draw_closes = { $value ->
        [no] le délai continue
       *[yes] le délai prend fin
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
        [stays] reste sur la pile
       *[returned] retourne en main
    }
    .blocked = { $value ->
        [void] manche nulle
       *[lowest_hand] main la plus basse
    }
    .false_catch = { $value ->
        [none] ne coûtent rien
       *[draw2] coûtent deux cartes
    }
    .stack = { $value ->
        [off] pas permis
        [two] cartes de couleur
        [same] du même genre
        [up] autant ou plus
        [fit] si elle correspond
       *[any] n’importe laquelle
    }
    .stack_max = { $value ->
        [0] sans limite
       *[other] { $value } cartes
    }
    .deflect = { $value ->
        [off] pas permis
        [skip] avec { skip }
        [reverse] avec { reverse }
       *[both] avec les deux
    }
    .bluff = { $value ->
        [challenge] défi possible
        [first] la première seule
        [free] toujours permis
       *[none] pas permis
    }
    .seven = { $value ->
        [off] carte ordinaire
        [must] échange obligé
       *[may] échange permis
    }
    .zero = { $value ->
        [off] carte ordinaire
       *[rotate] les mains tournent
    }
    .jump = { $value ->
        [off] pas permis
        [on] permis
       *[not_last] pas pour gagner
    }
    .multi = { $value ->
        [off] une par tour
        [identical] deux identiques
       *[face] même chiffre
    }
    .draw = { $value ->
        [one] une carte
       *[until] jusqu’à pouvoir
    }
    .decline = { $value ->
        [may] permis
       *[never] pas si l’on peut
    }
    .finish = { $value ->
        [any] toute carte
        [no_wild] pas de blanche
       *[number] une carte numérotée
    }
    .mercy = { $value ->
        [0] sans limite
       *[other] dès { $value } cartes
    }
    .call = { $value ->
        [printed] sinon prise en faute
        [strict] crier, sinon piger
       *[off] sans obligation
    }
    .call_price = { $value ->
        [1] une carte
       *[other] { $value } cartes
    }
    .deal = { $value ->
       *[other] { $value } cartes
    }
    .opening = { $value ->
        [printed] selon le feuillet
       *[number] une carte numérotée
    }
## Règles maison : $value est none (aucune n’est jouée) ou mixed (ce n’est pas un ensemble tout prêt).
terminal-house = { $value ->
    [none] règles imprimées
   *[mixed] ton propre mélange
}
## À côté des formules d’une partie : pas de partie du tout.
terminal-one-hand = une manche
    .about = Une seule manche, puis une autre si tu veux. Change cette ligne pour jouer une partie, où les points s’additionnent.

## Aide. Chaque ligne suit sa touche.

terminal-help = Touches
terminal-close = Échap pour fermer
terminal-key-choose = choisir une carte
terminal-key-lay = la jouer, ou continuer
terminal-key-draw = piger une carte
terminal-key-keep = garder la carte que tu viens de piger
terminal-key-color = choisir une couleur
terminal-key-player = choisir un joueur par son numéro de place
terminal-key-uno = crier UNO, avant ou après ton avant-dernière carte
terminal-key-catch = prendre en faute quelqu’un qui n’a pas crié UNO
terminal-key-accept = accepter ce qu’une carte te fait
terminal-key-challenge = lancer le défi contre { wild-four.a }
terminal-key-invisibility = répondre avec { invisibility.the }
terminal-key-flag = signaler une mauvaise carte, si c’est permis
terminal-key-jump = intercepter avec une carte identique
terminal-key-several = ajouter une carte, pour en jouer plusieurs ensemble
terminal-key-call = crier UNO en jouant la carte
terminal-key-why = pourquoi ? Ouvre la règle
terminal-key-log = aller au journal, où Entrée ouvre la règle d’une ligne
terminal-key-score = voir les totaux de la partie
terminal-key-pause = mettre en pause ou reprendre
terminal-key-theme = clair ou sombre
terminal-key-leave = quitter la table
terminal-help-marks = Les cartes que tu peux jouer sont plus hautes. Chaque couleur a une forme et une lettre : ● rouge R, ■ bleu B, ▲ vert G, ★ jaune Y. D est { draw-card.the }, V { reverse.the }, S { skip.the }. ▶ montre à qui c’est de jouer.

## Ligne par ligne, sans écran : pour les lecteurs d’écran et les tubes

## $encoding est le nom d’un codage, comme ascii.
terminal-no-utf8 = Ce terminal n’utilise pas UTF-8 (son codage est { $encoding }) : la partie se joue ligne par ligne.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } joueurs. Tu as donné les cartes. Tape ? pour l’aide.
   *[none] Penult, { $game }, { $seats } joueurs. { $dealer } a donné les cartes. Tape ? pour l’aide.
}
## Chacun tire une carte pour désigner qui donne ; $picks est une liste de la ligne qui vient ici en premier.
terminal-pick = { $who }, { $card }
terminal-picked = Cartes tirées pour savoir qui donne : { $picks }.
terminal-picked-again = Égalité entre les plus hautes cartes, on tire de nouveau : { $picks }.
terminal-birthday-title = Qui donne en premier ?
terminal-birthday-about = Dans cette édition, la personne dont l’anniversaire est le plus proche du 31 juillet, avant ou après, donne en premier. Le tien, c’est quand ? Tape-le comme 31 juillet ou 31/7. Il n’est pas enregistré. Ou appuie juste sur Entrée, et les cartes décident.
terminal-your-birthday = Ton anniversaire :
## $birthdays est une liste de la ligne d’avant ; $day est un jour de l’année.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Anniversaires : { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] Ton anniversaire est le plus proche du 31 juillet : tu donnes.
   *[none] L’anniversaire le plus proche du 31 juillet : { $who }.
}
terminal-birthdays-tied = Aussi proches : { $players }. Chacun tire une carte.
terminal-two-days = « { $text } » peut être deux jours différents. Tape-le comme { $day }.
terminal-dealer-named = { $me ->
    [seat] Tu donnes, comme convenu.
   *[none] { $who } donne, comme convenu.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who } : une carte, UNO oublié
   *[no] { $count ->
        [0] { $seat } { $who } : aucune carte
        [one] { $seat } { $who } : une carte
       *[other] { $seat } { $who } : { $count } cartes
    }
}
    .out = { $seat } { $who } : hors de la manche
terminal-piles = { $count ->
    [0] Écart : { $top } ({ $code }). Talon : aucune carte.
    [one] Écart : { $top } ({ $code }). Talon : une carte.
   *[other] Écart : { $top } ({ $code }). Talon : { $count } cartes.
}
terminal-hand = { $count ->
    [0] Ta main, aucune carte :
    [one] Ta main, une carte. Une étoile la marque si tu peux la jouer :
   *[other] Ta main, { $count } cartes. Une étoile marque celles que tu peux jouer :
}
terminal-choice = { $key }  { $move }
terminal-your-move = Ton coup :
terminal-go-on = Appuie sur Entrée pour continuer :
terminal-which = Lequel ? Entrée pour annuler :
## Les mots que l’on tape à une table : pourquoi (la dernière règle), une règle, les totaux, l’aide, quitter. Les mots anglais marchent toujours. Chacun est un seul mot.
terminal-word = { $word ->
    [why] pourquoi
    [rule] règle
    [score] points
    [help] aide
   *[quit] quitter
}
terminal-refused = { $why } [{ $rule }] Tape pourquoi pour lire la règle.
terminal-not-understood = « { $text } » n’est pas un coup. Tape ? pour l’aide.
terminal-nothing-to-call = Tu ne peux pas crier UNO en ce moment.
terminal-no-such-rule = « { $text } » n’est pas une règle. Une règle a un code comme R-28.
terminal-no-rule-yet = Aucune règle n’a encore été citée. Tape « règle R-28 » pour en ouvrir une.
terminal-left = { $points ->
    [one] { $who }, { $points } point : { $cards-a }
   *[other] { $who }, { $points } points : { $cards-a }
}
terminal-left-void = { $who } : { $cards-a }
terminal-yes = oui
terminal-another = Une autre manche ? Tape { $yes }, ou Entrée pour arrêter :
terminal-bye = À bientôt !
terminal-plain-help-score = points montre les totaux de la partie.
terminal-plain-help-pause = /pause arrête le temps jusqu’à ce que tu appuies sur Entrée. /back reprend ta place au bot.
terminal-plain-help-jump = J intercepte avec une carte identique à celle du dessus. Ajoute ! pour crier UNO.
terminal-plain-help-multi = 1+4 joue ensemble les cartes 1 et 4.
terminal-plain-help = Tape un numéro pour jouer cette carte de ta main. Ajoute ! pour crier UNO en même temps : 3!
    Tu peux aussi taper le code d’une carte : R7, W4, R7!
    D piger   K garder   A accepter   H lancer le défi   U crier UNO   C prendre en faute   F signaler   R G B Y choisir une couleur
    Après C ou F, tu peux taper une place : C 2
    pourquoi ouvre la dernière règle, règle R-28 n’importe quelle règle. Q pour quitter.
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
    [table] vu par un spectateur
    [you] tel que tu l’as vu
   *[seat] vu par { $who }
}
replay-step = Étape { $step } sur { $steps }
replay-referee = Arbitre
replay-dealt = Les cartes sont données.
replay-player = Joueur { $seat }
replay-keys = Début, Fin
replay-next = Suivant
replay-back = Précédent
replay-log = Journal
replay-leave = Quitter
replay-hand = Manche { $number } sur { $last }

## `penult` tout seul : toutes les commandes, par groupes. Leurs noms ne se traduisent pas.

command-welcome = Penult : les jeux de cartes de la famille UNO, selon les règles imprimées.
command-group = …
    .play = Jouer
    .table = Jouer avec de vraies cartes
    .book = Consulter
    .host = Accueillir du monde
    .more = Et aussi
command-about = …
    .play = jouer contre des bots, ici dans le terminal
    .join = jouer avec d’autres, sur un serveur
    .replay = revoir une manche ou une partie
    .score = compter les points d’une partie, ou diriger un tournoi
    .schedule = planifier les places des équipes tournantes
    .rules = chercher, lire et imprimer le livre des règles
    .card = montrer une carte, en mots ou en image
    .serve = ouvrir un serveur pour des amis, dans le navigateur et le terminal
    .tables = voir les tables de ton serveur, et en fermer
    .backup = copier la base de données de ton serveur
    .restore = restaurer une de ces copies
    .check = vérifier des scénarios de conformité
    .arena = faire s’affronter des bots, les tiens aussi
    .sim = jouer beaucoup de manches et compter ce qui se passe
    .study = mesurer à nouveau des chiffres publiés sur le jeu
    .completion = compléter les commandes avec Tab dans ton shell
command-more = Pour commencer : penult play. Pour savoir ce que fait une commande : penult play --help
command-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
