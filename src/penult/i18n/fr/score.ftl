## Tenir le pointage d’une table qui joue avec de vraies cartes, ligne par ligne.
## Les mots qu’on peut taper ; le mot anglais est compris aussi.

score-word = { $word ->
    [undo] effacer
    [correct] corriger
    [dealer] donne
    [void] nulle
    [blocked] impasse
    [rename] renommer
    [late] arrivée
    [add] ajouter
    [drop] retrait
    [table] tableau
    [export] exporter
    [rule] règle
    [back] retour
    [help] aide
    [cards] cartes
    [birthdays] anniversaires
   *[quit] quitter
}
## Ce que fait chaque mot ; la phrase suit le mot.
score-about = { $word ->
    [undo] efface la dernière inscription
    [correct] corrige une manche passée : corriger 3
    [dealer] choisit qui donne la manche suivante : donne Ana
    [void] termine une manche que personne n’a gagnée
    [blocked] termine une manche où tout le monde a passé et où il n’y a plus rien à piger
    [rename] change un nom : renommer Ana Anna, ou avec une virgule pour un nom plus long : renommer Ana Roy, Anna Roy
    [table] montre les totaux après chaque manche
    [export] enregistre toutes les manches dans un fichier : exporter points.csv ou points.json
    [rule] ouvre la dernière règle, ou une autre : règle R-57
    [back] revient à la question précédente ; à la première, annule la manche
    [help] montre cette aide
   *[quit] arrête (tout est enregistré)
}
score-help = Après chaque manche, tape qui a terminé (joué sa dernière carte) : un nom, le début du nom ou un numéro.
    Tape ensuite ce qui reste à chacun des autres, en cartes (R7 GS W4, ou 7 rouge, passer, blanche) ou en points (77).
    La couleur ne change pas les points : passer, +2 ou 7 suffit.
    S’il y a plusieurs cartes pareilles, tape combien : 2 passer, deux blanches.
    { $edition ->
        [classic] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }.
        [hp2003] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    Tu peux aussi taper :
score-help-mercy = Avec la limite de cartes, le dernier joueur qui reste gagne aussi : tape son nom.
    Si un joueur avait trop de cartes et est sorti de la manche, tape { score-mercy } avant ses cartes ou ses points à ce moment-là : { score-mercy } 150.
    { $help }

## Ce qu’on tape pour les couleurs et les cartes, outre leurs noms ; séparé par des virgules. Accents et majuscules n’importent pas.

score-typed = { $word ->
    [R] rouge, rouges
    [G] vert, verte, verts, vertes
    [B] bleu, bleue, bleus, bleues
    [Y] jaune, jaunes
    [D] prendre deux, prendre 2, prendre trois, prendre 3, piger deux, piger 2, piocher deux, piocher 2, pioche 2, plus deux, plus trois
    [V] sens inverse, inverse, inversion, changement de sens
    [S] passer un tour, passer, passe, passe ton tour, passe un tour
    [W] blanche, joker
    [W4] prendre quatre, prendre 4, piger quatre, piger 4, piocher quatre, piocher 4, pioche 4, super joker, joker +4, plus quatre
    [HW] beuglante
    [IN] invisibilité
   *[SH] choixpeau, chapeau
}
## De même pour plusieurs cartes pareilles : devant ces mots, un nombre dit combien.
score-typed-many = { $word ->
    [D] cartes prendre deux, cartes prendre 2
    [V] inverses, inversions
    [S] passes
    [W] blanches, jokers
    [W4] super jokers
    [HW] beuglantes
    [IN] invisibilités
   *[SH] choixpeaux, chapeaux
}
## Combien il y a d’une même carte, en lettres ; devant un mot au singulier ou au pluriel.
score-typed-number = { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[10] dix
}
## Des mots entre eux qui ne disent rien.
score-typed-little = et, un, une, le, la, de, en, avec
## Ce que l’on tape avant la main d’un joueur que la limite de cartes a fait sortir.
score-mercy = limite

## Avant la première manche

score-welcome = Joue avec de vraies cartes : Penult compte les points. Tape ? pour l’aide.
score-ask-edition = On joue à quelle édition ? Tape son numéro, ou Entrée pour 1 :
score-ask-players = Qui joue ? Tape les noms dans le sens horaire autour de la table, séparés par des virgules :
## $allowed est une liste de nombres.
score-wrong-number = { $count ->
    [0] Il faut des noms : ça se joue à { $allowed }.
    [one] Un seul joueur ne suffit pas : ça se joue à { $allowed }.
   *[other] Ça ne se joue pas à { $count }, mais à { $allowed }.
}
score-name-is-word = { $name } est aussi une commande ici. Pour ce joueur, tape { $number }.
score-ask-format = Comment compte-t-on les points ? Tape le numéro, ou Entrée pour 1 :
score-ask-target = La partie se joue en combien de points ? Entrée pour { $target } :
score-no-target = « { $text } » ne va pas ici. Tape un nombre entier, 1 ou plus.
score-not-offered = « { $text } » n’est pas une des réponses. Tape un numéro de 1 à { $last }.
score-saved-in = Enregistré dans { $path }
## À côté d’une partie déjà commencée qui continue ; $begun vaut file si son fichier a été nommé, sinon last.
score-goes-on = { $begun ->
    [file] La partie continue : { $players }. Pour en commencer une autre : `penult score AUTRE-FICHIER`
   *[last] La partie continue : { $players }. Pour en commencer une autre : `penult score --new`
}
## À côté d’une autre partie qui commence.
score-left-unfinished = Une partie n’est pas terminée : { $players }. Pour la continuer : `penult score { $path }`

## Qui donne

## $way vaut R-03 si l’édition désigne le donneur par les cartes, R-04 si c’est par les anniversaires.
score-ask-dealer = { $way ->
    [R-04] Qui donne ? Tape un nom ou un numéro. Pour le savoir, tape anniversaires (comme imprimé) ou cartes :
   *[R-03] Qui donne ? Tape un nom ou un numéro. Pour le savoir, tape cartes (comme imprimé) ou anniversaires :
}
score-ask-pick = { $who } tire une carte du paquet. Laquelle ?
score-ask-birthday = { $who }, c’est quand ton anniversaire ? Tape-le comme 31 juillet ou 31/7 :
## $month est le numéro d’un mois, $day un de ses jours.
score-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
score-day = { $day ->
    [1] 1er { score-month }
   *[other] { $day } { score-month }
}
score-which-day = C’est quel jour ? Tape son numéro :
score-birthday = { $who } : { score-day }.
score-tied-picks = Égalité : { $players } tirent une autre carte.
score-tied-birthdays = Aussi proches : { $players } tirent une carte.
score-highest = { $who } a le chiffre le plus élevé, { $number }. Les cartes sans chiffre valent zéro.
score-nearest = L’anniversaire le plus proche du 31 juillet : { $who }.
score-deals = { $who } donne.

## Une manche

## $players est une liste de noms avec leurs numéros.
score-hand = Manche { $number }. { $who } donne. { $players }
score-seats = Ordre des tours : { $players }. Équipes : { $first } ; { $second }.
score-ask-out = Qui a terminé ?
## Dans une correction ; $text est ce qui était inscrit.
score-ask-out-again = Qui a terminé ? Entrée pour garder { $text } :
score-ask-won = Qui a gagné (en terminant, ou en restant seul) ?
score-ask-won-again = Qui a gagné (en terminant, ou en restant seul) ? Entrée pour garder { $text } :
score-ask-left-or-out = Qu’est-ce qui reste à { $who } (sortie par la limite de cartes : { score-mercy } 150) ?
score-ask-left = Qu’est-ce qui reste à { $who } ?
score-ask-left-again = Qu’est-ce qui reste à { $who } ? Entrée pour garder { $text } :
score-ask-left-or-out-again = Qu’est-ce qui reste à { $who } (sortie par la limite de cartes : { score-mercy } 150) ? Entrée pour garder { $text } :
score-holds = { $points ->
    [one] { $who } a encore { $cards-a } : { $points } point.
   *[other] { $who } a encore { $cards-a } : { $points } points.
}
score-holds-points = { $points ->
    [one] Il reste { $points } point à { $who }.
   *[other] Il reste { $points } points à { $who }.
}
score-was-put-out = { $points ->
    [one] { $who } a atteint la limite de cartes, avec { $points } point.
   *[other] { $who } a atteint la limite de cartes, avec { $points } points.
}
score-not-now = Tu peux taper « { $word } » seulement entre deux manches. { $back } revient à la question précédente.
score-nothing-entered = Rien n’a été inscrit.
score-correcting = La manche { $number } est inscrite comme ceci : { $text }
## Les manches $number à $last suivent celle que l’on corrige ; $count dit combien il y en a.
score-may-undo = { $count ->
    [one] Si ça change qui est encore en jeu, efface d’abord la manche { $number }, puis inscris-la de nouveau.
   *[other] Si ça change qui est encore en jeu, efface d’abord les manches { $number } à { $last }, puis inscris-les de nouveau.
}
score-was-out = { $who } a terminé. { $holdings }
score-was-void = manche nulle.
score-was-blocked = tout le monde a passé. { $holdings }
score-undone = { $what ->
    [hand] La dernière manche est effacée.
    [correction] La dernière correction est effacée.
    [name] Le nouveau nom est effacé.
   *[dealer] Le choix du donneur est effacé.
}
score-corrected = La manche { $number } est corrigée, et toute la suite est recomptée.
score-which-hand = Quelle manche ? Tape son numéro après le mot : { $word } 3

## Le pointage

score-before = Avant la première manche :
score-after = Après la manche { $number } :
score-mark-out = hors jeu
score-mark-won = victoire
score-mark-tied = à égalité au plus bas
score-hand-column = Manche
score-star = { $out ->
    [yes] Chaque ligne montre les totaux après la manche. Une étoile marque qui l’a gagnée ; les joueurs hors jeu sont entre parenthèses.
   *[no] Chaque ligne montre les totaux après la manche. Une étoile marque qui l’a gagnée.
}
score-no-hands = Aucune manche n’est encore inscrite.
score-over = La partie est terminée. Tu peux encore corriger et exporter. Entrée pour arrêter :

## Fichiers

output-taken = Le fichier { $path } existe déjà. Ajoute --force pour le remplacer.
output-own = Le fichier { $path } contient un pointage enregistré : un export ne peut pas le remplacer. Choisis un autre nom.
score-hands = manches
score-exported = Enregistré dans { $path }
score-taken = Le fichier { $path } existe déjà. Tape { $yes } pour le remplacer, ou Entrée pour le garder :
score-not-replaced = Le fichier { $path } n’a pas changé.
score-not-written = Impossible d’enregistrer le fichier { $path } : { $reason }
score-not-saved = Rien n’a été inscrit, car { $path } n’a pas pu être enregistré : { $reason }
score-bye = À bientôt ! Tout est enregistré.
## Quelqu’un revient à des questions restées en suspens, et les quitte.
score-ask-go-on = Tu as déjà répondu à une partie de ces questions. Appuie sur Entrée pour reprendre là, ou tape autre chose pour recommencer :
score-unfinished = Tu n’avais pas fini la dernière fois, alors on reprend au même endroit. { $back } revient à la question précédente.
score-kept = Tes réponses sont enregistrées : à ton retour, on reprend là.
score-bye-unsaved = À bientôt ! Ta dernière inscription n’est pas enregistrée, car { $path } n’a pas pu être écrit : { $reason }
score-bye-lost = À bientôt ! Tout ce qui est inscrit est enregistré, mais pas ce que tu viens de taper, car { $path } n’a pas pu être écrit : { $reason }
## La ligne de commande demande autre chose que ce que contient le fichier ; $there est dans le fichier, $here est demandé.
score-other-file = { $kind ->
    [tournament] Le fichier { $path } ne va pas avec tes options. { $differences } Retire ces options pour le continuer, ou choisis un nouveau fichier pour un nouveau tournoi.
    [last] Le fichier { $path } ne va pas avec tes options. { $differences } Retire ces options pour le continuer, ou ajoute --new pour une nouvelle partie.
   *[match] Le fichier { $path } ne va pas avec tes options. { $differences } Retire ces options pour le continuer, ou choisis un nouveau fichier pour une nouvelle partie.
}
score-differs = { $what ->
    [rules] Règles : { $there } dans le fichier, mais tu demandes { $here }.
    [players] Joueurs : { $there } dans le fichier, mais tu demandes { $here }.
   *[dealer] Premier donneur : { $there } dans le fichier, mais tu demandes { $here }.
}

## Ce qui ne peut pas être inscrit, et pourquoi. $who est un joueur, $card une carte par son nom, $most un nombre
## de cartes, de mains, de points, de lettres ou d’inscriptions, $count combien il y en a ici.

score-refused = Impossible d’inscrire ça.
    .not_a_holding = « { $text } » n’est pas une carte. Tape des cartes, comme R7, 7 rouge, passer ou W4, ou les points en chiffres.
    .one_or_two = « { $text } » peut être une carte ou deux. Tape W4, ou mets une virgule : W, 4.
    .count_or_card = « { $text } » peut se lire de deux façons. Sépare les cartes par des virgules (7, blanche), ou écris en lettres combien il y en a (deux blanches).
    .not_a_card = « { $text } » n’est pas une carte. Tape une seule carte, comme R7, 7 rouge ou W4, ou juste son chiffre.
    .not_a_day = « { $text } » n’est pas un jour. Tape-le comme 31 juillet ou 31/7.
    .other_edition = Ton édition n’a pas { $card-the }.
    .too_many = Tu as inscrit { $card-the } { $count } fois, mais il y en a seulement { $most } dans le paquet.
    .whole_deck = Les { $most } cartes ne peuvent pas toutes être en main : il y en a au moins une dans l’écart.
    .too_many_points = { $count ->
        [one] Ça fait { $count } point, mais le reste du paquet n’en vaut que { $most }.
       *[other] Ça fait { $count } points, mais le reste du paquet n’en vaut que { $most }.
    }
    .too_many_zeros = { $count ->
        [one] { $most ->
            [0] Une main de 0 point demande un 0, et il n’en reste aucun.
           *[other] Une main de 0 point demande un 0, et il en reste { $most }.
        }
       *[other] { $most ->
            [0] { $count } mains de 0 point demandent un 0 chacune, et il n’en reste aucun.
            [1] { $count } mains de 0 point demandent un 0 chacune, et il n’en reste qu’un.
           *[other] { $count } mains de 0 point demandent un 0 chacune, et il n’en reste que { $most }.
        }
    }
    .negative = Les points ne peuvent pas être négatifs, mais ici il y a { $points }.
    .no_card = Un joueur qui n’a pas terminé a encore au moins une carte.
    .holds_cards = { $who } a terminé, donc n’a plus de cartes.
    .no_mercy = Vous jouez sans limite de cartes : personne ne sort donc de la manche ainsi.
    .last_left = Dans une manche bloquée, il reste au moins deux joueurs. S’il n’en reste qu’un, il gagne : tape son nom.
    .missing = Il manque encore ce qui reste à { $who }.
    .not_playing = { $who } ne joue pas cette manche.
    .over = La partie s’est terminée à la manche { $number }.
    .later_hand = { $cause ->
        [missing] { $count ->
            [one] Avec ce changement, { $who } aurait encore été en jeu à la manche { $number }. Rien n’a changé. Pour le faire quand même, tape effacer jusqu’à ce que la manche { $number } soit effacée, corrige la manche { $corrected }, puis inscris-la de nouveau.
           *[other] Avec ce changement, { $who } aurait encore été en jeu à la manche { $number }. Rien n’a changé. Pour le faire quand même, tape effacer jusqu’à ce que les manches { $number } à { $last } soient effacées, corrige la manche { $corrected }, puis inscris-les de nouveau.
        }
        [not_playing] { $count ->
            [one] Avec ce changement, { $who } aurait été hors jeu avant la manche { $number }. Rien n’a changé. Pour le faire quand même, tape effacer jusqu’à ce que la manche { $number } soit effacée, corrige la manche { $corrected }, puis inscris-la de nouveau.
           *[other] Avec ce changement, { $who } aurait été hors jeu avant la manche { $number }. Rien n’a changé. Pour le faire quand même, tape effacer jusqu’à ce que les manches { $number } à { $last } soient effacées, corrige la manche { $corrected }, puis inscris-les de nouveau.
        }
       *[over] { $count ->
            [one] Avec ce changement, la partie aurait été terminée avant la manche { $number }. Rien n’a changé. Pour le faire quand même, tape effacer jusqu’à ce que la manche { $number } soit effacée, corrige la manche { $corrected }, puis inscris-la de nouveau.
           *[other] Avec ce changement, la partie aurait été terminée avant la manche { $number }. Rien n’a changé. Pour le faire quand même, tape effacer jusqu’à ce que les manches { $number } à { $last } soient effacées, corrige la manche { $corrected }, puis inscris-les de nouveau.
        }
    }
    .no_such_hand = { $last ->
        [0] Aucune manche n’a encore été jouée.
        [1] Il n’y a pas de manche { $number } : seule la manche 1 est inscrite.
       *[other] Il n’y a pas de manche { $number }. Choisis-en une de 1 à { $last }.
    }
    .nothing_to_undo = Il n’y a rien à effacer.
    .full = La feuille de pointage est pleine : elle contient { $most } inscriptions. Efface quelque chose, ou commence une autre partie.
    .name_unfit = « { $text } » ne va pas comme nom. Tape au plus { $most } lettres, pas seulement des chiffres, et pas de signe comme = ou + au début.
    .name_twice = Deux joueurs s’appellent { $text }. Donne-leur des noms différents.
    .no_new_name = « { $text } » n’est pas un ancien et un nouveau nom. Tape les deux : Ana Anna, ou avec une virgule : Ana Roy, Anna Roy.
    .players_stay = Les joueurs restent les mêmes jusqu’à la fin de la partie. Pour jouer avec d’autres, commence une autre partie : tape q, puis `penult score --new`.
    .no_such_player = « { $text } » n’est pas un des joueurs, ou peut en être plusieurs. Tape un de ces noms : { $names }.
    .nobody_named = Tape un nom ou un numéro : { $names }.
    .no_export = « { $text } » ne va pas comme nom de fichier. Il doit se terminer par .csv ou .json.
    .no_file = Ajoute un nom de fichier : { $text } soiree.csv
    .not_exported = Tu ne peux pas exporter « { $text } ». Tape un de ces mots et un nom de fichier : { $words }.
    .own_file = { output-own }
    .taken = Le fichier { $path } existe déjà.
    .in_use = Le fichier { $path } est ouvert dans une autre fenêtre.
    .changed = Quelqu’un d’autre a modifié le fichier { $path }, alors rien n’a été inscrit. Relance Penult pour voir le changement.
