## Tenir le score d’une table qui joue avec de vraies cartes, ligne par ligne.
## Les mots qu’on peut taper ; le mot anglais est compris aussi.

score-word = { $word ->
    [undo] effacer
    [correct] corriger
    [dealer] donne
    [void] nulle
    [blocked] impasse
    [rename] renommer
    [late] entrée
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
    [undo] efface ce qui a été inscrit en dernier
    [correct] inscrit de nouveau une manche passée : corriger 3
    [dealer] dit qui donne les cartes de la manche suivante : donne Ana
    [void] termine une manche que personne n’a gagnée
    [blocked] termine une manche où tous ont passé et où il n’y a plus rien à piocher
    [rename] corrige un nom : renommer Ana Anna ; avec une virgule si le nom a plusieurs mots
    [table] montre les totaux après chaque manche
    [export] écrit toutes les manches dans un fichier : exporter points.csv ou points.json
    [rule] ouvre la dernière règle citée, ou n’importe laquelle : règle R-57
    [back] revient d’une réponse ; avant la première, la manche n’est pas inscrite
    [help] montre ces lignes
   *[quit] arrête ; tout est enregistré
}
score-help = Après chaque manche, dis qui a terminé : un nom, le début du nom ou le numéro.
    Dis ensuite ce qui reste à chacun des autres, en cartes (R7 GS W4, ou 7 rouge, passer, joker) ou en points (77).
    La couleur ne change rien aux points : passer, +2 ou 7 suffit.
    Des cartes pareilles, dis combien il y en a : 2 passer, deux jokers.
    { $edition ->
        [classic] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }.
        [hp2003] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    Tu peux aussi taper :

## Ce qu’on tape pour les couleurs et les cartes, outre leurs noms ; séparé par des virgules. Accents et majuscules n’importent pas.

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
## De même pour plusieurs cartes pareilles : devant ces mots, un nombre dit combien.
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
## Combien il y a d’une même carte, en lettres ; devant un mot au singulier ou au pluriel.
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

## Avant la première manche

score-welcome = Penult tient le score. Tape ? pour l’aide.
score-ask-edition = Quelle édition ? Tape son numéro ; Entrée pour 1 :
score-ask-players = Qui joue ? Tape les noms dans l’ordre des places, vers la gauche, séparés par des virgules :
## $allowed est une liste de nombres.
score-wrong-number = { $count ->
    [0] Il faut des noms : on joue ainsi à { $allowed }.
    [one] Un seul joueur, c’est trop peu : on joue ainsi à { $allowed }.
   *[other] On ne joue pas ainsi à { $count }, mais à { $allowed }.
}
score-name-is-word = { $name } est aussi un mot qu’on peut taper ici. Pour ce joueur, tape { $number }.
score-ask-format = Comment se comptent les points ? Tape le numéro ; Entrée pour 1 :
score-ask-target = En combien de points se joue la partie ? Entrée pour { $target } :
score-no-target = « { $text } » n’est pas un objectif. Tape un nombre entier à partir de 1.
score-not-offered = « { $text } » n’est pas une des réponses. Tape un numéro de 1 à { $last }.
score-saved-in = Enregistré dans { $path }
## À côté d’une partie déjà commencée qui continue ; $begun vaut file si son fichier a été nommé, sinon last.
score-goes-on = { $begun ->
    [file] La partie continue : { $players }. `penult score AUTRE-FICHIER` en commence une autre.
   *[last] La partie continue : { $players }. `penult score --new` en commence une autre.
}
## Beside another match that begins.
score-left-unfinished = Une partie n’est pas finie : { $players }. `penult score { $path }` la reprend.

## Qui donne

## $way vaut R-03 si l’édition désigne le donneur par les cartes, R-04 si c’est par les anniversaires.
score-ask-dealer = { $way ->
    [R-04] Qui donne ? Tape un nom ou un numéro ; ou, pour le savoir, anniversaires, comme sur le feuillet, ou cartes :
   *[R-03] Qui donne ? Tape un nom ou un numéro ; ou, pour le savoir, cartes, comme sur le feuillet, ou anniversaires :
}
score-ask-pick = { $who } prend une carte du paquet. Laquelle ?
score-ask-birthday = Pour { $who }, quel est le jour de l’anniversaire ? Par exemple 31 juillet ou 31/7 :
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
score-which-day = Quel jour est-ce ? Tape son numéro :
score-birthday = { $who } : { score-day }.
score-tied-picks = { $players } ont le même chiffre et reprennent une carte.
score-tied-birthdays = Anniversaires à égale distance : { $players } prennent une carte pour se départager.
score-highest = { $who } a le chiffre le plus élevé, { $number }. Les cartes sans chiffre ne comptent pas.
score-nearest = L’anniversaire le plus proche du 31 juillet : { $who }.
score-deals = { $who } donne.

## Une manche

## $players est une liste de noms avec leurs numéros.
score-hand = Manche { $number }. { $who } donne. { $players }
score-seats = Ordre des tours : { $players }. Équipes : { $first } ; { $second }.
score-ask-out = Qui a terminé ?
## Dans une correction ; $text est ce qui était inscrit.
score-ask-out-again = Qui a terminé ? Entrée pour garder { $text } :
score-ask-left = Que reste-t-il à { $who } ?
score-ask-left-again = Que reste-t-il à { $who } ? Entrée pour garder { $text } :
score-holds = Il reste à { $who } : { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
score-holds-points = { $points ->
    [one] Il reste { $points } point à { $who }.
   *[other] Il reste { $points } points à { $who }.
}
score-not-now = « { $word } » se tape entre deux manches ; { $back } revient d’une réponse.
score-nothing-entered = Rien n’a été inscrit.
score-correcting = La manche { $number } est inscrite ainsi : { $text }
## Les manches $number à $last suivent celle que l’on corrige ; $count dit combien il y en a.
score-may-undo = { $count ->
    [one] Si cela change qui est encore de la partie, il faudra d’abord effacer la manche { $number }, puis l’inscrire de nouveau.
   *[other] Si cela change qui est encore de la partie, il faudra d’abord effacer les manches { $number } à { $last }, puis les inscrire de nouveau.
}
score-was-out = { $who } a terminé. { $holdings }
score-was-void = elle est nulle.
score-was-blocked = tous ont passé. { $holdings }
score-undone = { $what ->
    [hand] La dernière manche est effacée.
    [correction] La dernière correction est effacée.
    [name] Le nouveau nom est effacé.
   *[dealer] Le choix de qui donne est effacé.
}
score-corrected = La manche { $number } est corrigée ; tout ce qui la suit est recompté.
score-which-hand = Quelle manche ? Tape son numéro après le mot : { $word } 3

## Le score

score-before = Avant la première manche :
score-after = Après la manche { $number } :
score-mark-out = hors jeu
score-mark-won = victoire
score-mark-tied = à égalité au total le plus bas
score-hand-column = Manche
score-star = { $out ->
    [yes] Chaque ligne donne les totaux après la manche ; une étoile marque qui l’a gagnée, et les parenthèses qui est hors jeu.
   *[no] Chaque ligne donne les totaux après la manche ; une étoile marque qui l’a gagnée.
}
score-no-hands = Aucune manche n’est encore inscrite.
score-over = La partie est terminée. Tu peux encore corriger et exporter ; Entrée pour arrêter :

## Fichiers

output-taken = Le fichier { $path } existe déjà ; --force le remplace.
output-own = Le fichier { $path } contient des points gardés : un export ne prend jamais sa place. Donne un autre nom.
score-hands = manches
score-exported = Écrit dans { $path }
score-taken = Le fichier { $path } existe déjà. Tape { $yes } pour le remplacer, ou Entrée pour le laisser :
score-not-replaced = Le fichier { $path } reste tel quel.
score-not-written = Impossible d’écrire { $path } : { $reason }
score-not-saved = Rien n’a été inscrit, car il est impossible d’écrire { $path } : { $reason }
score-bye = Au revoir. Tout est enregistré.
## Quelqu’un revient à des questions restées en suspens, et les quitte.
score-ask-go-on = Tu avais commencé à répondre à ces questions. Entrée reprend là, toute autre réponse recommence :
score-unfinished = Ceci n’était pas fini ; on reprend là où tu t’es arrêté. { $back } revient d’une réponse.
score-kept = Ce que tu viens de taper est gardé : à ton retour, on reprend là.
score-bye-unsaved = Au revoir. Ce que tu as inscrit en dernier n’est pas enregistré : { $path } n’a pas pu être écrit : { $reason }
score-bye-lost = Au revoir. Ce qui était inscrit est enregistré, mais pas ce que tu viens de taper : { $path } n’a pas pu être écrit : { $reason }
## La ligne de commande demande autre chose que ce que contient le fichier ; $there est dans le fichier, $here est demandé.
score-other-file = Le fichier { $path } contient autre chose que ce que tu demandes. { $differences } { $kind ->
    [tournament] Retire ces options pour le continuer, ou donne un nouveau fichier pour un nouveau tournoi.
    [last] Retire ces options pour le continuer, ou ajoute --new pour une nouvelle partie.
   *[match] Retire ces options pour le continuer, ou donne un nouveau fichier pour une nouvelle partie.
}
score-differs = { $what ->
    [rules] Règles : { $there } dans le fichier, { $here } demandé.
    [players] Joueurs : { $there } dans le fichier, { $here } demandé.
   *[dealer] Premier donneur : { $there } dans le fichier, { $here } demandé.
}

## Ce qui ne peut pas être inscrit, et pourquoi. $who est un joueur, $card une carte par son nom, $most un nombre
## de cartes, de mains, de points, de lettres ou d’inscriptions, $count combien il y en a ici.

score-refused = Ceci ne peut pas être inscrit.
    .not_a_holding = « { $text } » n’est pas une carte. Tape des cartes, comme R7, 7 rouge, passer ou W4, ou les points en chiffres.
    .one_or_two = « { $text } » peut être une carte ou deux. Tape W4, ou une virgule entre elles : W, 4.
    .count_or_card = « { $text } » peut se lire de deux façons. Sépare les cartes par des virgules (7, joker), ou écris en lettres combien il y en a (deux jokers).
    .not_a_card = « { $text } » n’est pas une carte. Tape une seule carte, comme R7, 7 rouge ou W4 ; le chiffre seul suffit.
    .not_a_day = « { $text } » n’est pas un jour. Tape-le comme 31 juillet ou 31/7.
    .other_edition = La carte { $card } n’est pas dans le paquet de cette édition.
    .too_many = { $most ->
        [1] La carte { $card } revient { $count } fois dans l’ensemble des mains ; le paquet n’en a qu’une.
       *[other] La carte { $card } revient { $count } fois dans l’ensemble des mains ; le paquet n’en a que { $most }.
    }
    .whole_deck = Les { $most } cartes ne peuvent pas toutes être dans les mains : il y en a au moins une sur l’{ discard-pile }.
    .too_many_points = { $count ->
        [one] Cela fait { $count } point ; le reste du paquet n’en vaut que { $most }.
       *[other] Cela fait { $count } points ; le reste du paquet n’en vaut que { $most }.
    }
    .too_many_zeros = { $count ->
        [one] Une main de 0 point demande un 0, { $most ->
            [0] et il n’en reste aucun
           *[other] et il en reste { $most }
        }.
       *[other] { $count } mains de 0 point demandent un 0 chacune, { $most ->
            [0] et il n’en reste aucun
            [1] et il n’en reste qu’un
           *[other] et il n’en reste que { $most }
        }.
    }
    .negative = Les points ne sont jamais négatifs : { $points } ne convient pas.
    .no_card = Qui n’a pas terminé a encore au moins une carte en main.
    .holds_cards = { $who } a terminé et n’a plus de cartes.
    .missing = Ce qui reste à { $who } n’est pas indiqué.
    .not_playing = { $who } ne joue pas cette manche.
    .over = La partie s’est terminée à la manche { $number }.
    .later_hand = Ainsi, { $cause ->
        [missing] { $who } aurait encore été de la partie à la manche { $number }
        [not_playing] { $who } aurait été hors jeu avant la manche { $number }
       *[over] la partie aurait été terminée avant la manche { $number }
    }. Rien n’a changé. { $count ->
        [one] Tape effacer jusqu’à ce que la manche { $number } soit effacée, corrige la manche { $corrected }, puis inscris-la de nouveau.
       *[other] Tape effacer jusqu’à ce que les manches { $number } à { $last } soient effacées, corrige la manche { $corrected }, puis inscris-les de nouveau.
    }
    .no_such_hand = { $last ->
        [0] Aucune manche n’a encore été jouée.
        [1] Il n’y a pas de manche { $number } ; seule la manche 1 est inscrite.
       *[other] Il n’y a pas de manche { $number } ; les manches sont numérotées de 1 à { $last }.
    }
    .nothing_to_undo = Il n’y a rien à effacer.
    .full = La feuille de score est pleine : elle contient { $most } inscriptions. Efface quelque chose ou commence une autre partie.
    .name_unfit = « { $text } » ne peut pas servir de nom : au plus { $most } lettres, pas seulement des chiffres, et aucun signe comme = ou + au début.
    .name_twice = Le nom { $text } revient deux fois. Choisis des noms différents.
    .no_new_name = « { $text } » n’est pas un nom suivi d’un nouveau nom. Tape les deux : Ana Anna, ou avec une virgule : Ana Roy, Anna Roy.
    .players_stay = Une partie se joue jusqu’au bout avec les personnes qui l’ont commencée. Pour jouer avec d’autres, commence une autre partie : q, puis `penult score --new`.
    .no_such_player = « { $text } » ne désigne personne ici, ou pourrait désigner plusieurs joueurs. Tape un de ces noms : { $names }.
    .nobody_named = Tape un nom ou un numéro : { $names }.
    .no_export = « { $text } » ne convient pas pour exporter. Tape un nom de fichier qui se termine par .csv ou .json.
    .no_file = Tape ensuite le nom d’un fichier : { $text } soiree.csv
    .not_exported = « { $text } » ne s’exporte pas. On peut exporter : { $words }. Tape un de ces mots et un nom de fichier.
    .own_file = { output-own }
    .taken = Le fichier { $path } existe déjà.
    .in_use = Le fichier { $path } est déjà ouvert ailleurs pour tenir le score.
    .changed = Quelqu’un d’autre a modifié { $path }. Rien n’a été inscrit ; redémarre Penult pour voir le changement.
