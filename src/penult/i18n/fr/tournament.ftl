## Le calendrier des équipes tournantes, au mur ou dans un tableur. Pendant une ronde, chacun garde sa place.
## $hands est le nombre de manches d’une ronde ; $players, $number, $first et $last sont des nombres.

schedule-title = Équipes tournantes : { $players } joueurs

## Étiquettes ; un nombre est à côté de chacune.

schedule-tables = Tables
schedule-rounds = Rondes
schedule-hands-a-round = Manches par ronde
schedule-hands-a-player = Manches par joueur
schedule-with-each = Manches avec chaque partenaire
schedule-against-each = Manches contre chaque joueur

schedule-manners =
    Les partenaires sont face à face : Nord et Sud, Est et Ouest (R-63). Le jeu commence vers la gauche, de Nord
    à Est. Nord donne la première manche d’une ronde, puis la donne passe à gauche (A-76). Les deux partenaires
    inscrivent tous les points que marque leur équipe (A-59). Le total le plus élevé gagne.
schedule-round-hands = { $count ->
    [one] Ronde { $number } · manche { $first }
   *[other] Ronde { $number } · manches { $first } à { $last }
}
schedule-table-number = Table { $number }
## Avant les numéros des manches que donne chaque place.
schedule-deals = Donne
schedule-deals-hands = { $count ->
    [one] manche { $hands }
   *[other] manches { $hands }
}
schedule-sits-out = Au repos : { $names }

## Titres de colonnes

schedule-north = Nord
schedule-east = Est
schedule-south = Sud
schedule-west = Ouest
schedule-hand = Manche
schedule-round = Ronde
schedule-table = Table
schedule-dealer = Donne
schedule-out = Au repos
schedule-no-plan = Il n’y a pas de plan pour { $players } joueurs : chacun doit faire équipe avec tous les autres, à quatre par table, et un seul au plus se repose. Il y en a pour 4, 5, 8, 9, 12, 13 et ainsi de suite jusqu’à 41 joueurs ; au plus près : { $nearest }. Quel que soit le nombre, on peut jouer un tournoi où chacun joue pour soi : penult score --tournament FICHIER

## Le classement d’un tournoi. $number est un nombre de rondes.

tournament-standings = { $number ->
    [0] Classement avant la première ronde
    [one] Classement après une ronde
   *[other] Classement après { $number } rondes
}
## Au milieu d’une ronde, quand il manque des résultats.
tournament-standings-during = Classement pendant la ronde { $number }
tournament-standings-final = { $number ->
    [one] Classement final après une ronde
   *[other] Classement final après { $number } rondes
}
tournament-rank = Rang
tournament-name = Nom
tournament-points = Points
tournament-won = Manches gagnées
tournament-strength = Adversaires
tournament-penalty = Pénalité
## Ce qui suit un nom : cette personne a quitté le tournoi, ou joue à la place d’autres ($before).
tournament-left = retrait
tournament-before = avant : { $before }
## Le titre d’une colonne qui dit cela.
tournament-remark = Remarques
tournament-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
## Qui a gagné. $names sont d’autres joueurs à égalité de points, dans le deuxième message, ou tous les gagnants, dans
## le troisième.
tournament-wins = { $points ->
    [one] { $who } gagne le tournoi avec { $points } point.
   *[other] { $who } gagne le tournoi avec { $points } points.
}
tournament-wins-among = { $points ->
    [one] { $who } gagne le tournoi avec { $points } point.
   *[other] { $who } gagne le tournoi avec { $points } points.
} À égalité de points : { $names }. { $by ->
    [won] Les manches gagnées ont décidé.
    [strength] Les points des adversaires ont décidé.
   *[lot] Le sort a décidé.
}
tournament-win-together = { $points ->
    [one] Victoire partagée avec { $points } point
   *[other] Victoire partagée avec { $points } points
} (A-62) : { $names }.
tournament-lowest =
    Les points sont ceux des cartes restées en main : le total le plus bas est en tête (R-58). Qui manque une
    ronde ajoute autant que le joueur qui y a reçu le plus de points.
## $names sont des joueurs, chacun avec un nombre de manches.
tournament-voids = Une manche nulle n’ajoute rien à personne de la table. Manches nulles : { $names }.
tournament-ties =
    À égalité de points, on regarde les manches gagnées, puis la moyenne des points de tous les adversaires
    rencontrés, puis le sort tiré à l’inscription. Les pénalités sont comprises dans les points, mais pas
    dans ceux des adversaires.
## Beside it, where somebody missed a round.
tournament-ties-missed = Une ronde qu’un adversaire a manquée compte ici pour sa moyenne.
tournament-shared = À total égal, même rang (A-62). Les pénalités sont comprises dans les points.

## Qui s’assoit où. $number est une ronde.

tournament-seats = Places
tournament-seat = Place
tournament-round = Ronde { $number }
tournament-first-deals = À chaque table, le premier nom donne la première manche ; puis la donne passe à gauche.
tournament-partners-sit =
    Les partenaires sont face à face (R-63). Nord donne la première manche ; puis la donne passe à gauche (A-76).

## D’autres pages et les titres de leurs colonnes ; « En main » compte les points restés en main.

tournament-results = Résultats
tournament-hands = Manches
tournament-log = Journal
tournament-hand-won = Gagnée
tournament-cards = Cartes
tournament-left-over = En main
tournament-line = Ligne
tournament-when = Quand
tournament-by = Signé par
tournament-what = Inscription
## $tables is a list of numbers.
tournament-only-totals = De ces tables, seuls les totaux ont été inscrits, pas les manches : { $tables }.

## Le journal d’un tournoi. $number est une ronde, $table une table, $hand une manche, $who un joueur. $left sont les
## points restés dans les mains, $points et $won ce qu’a chacun, les noms avant les nombres.

tournament-entered = { $who } s’inscrit.
tournament-dropped = { $who } se retire.
tournament-returned = { $who } revient.
tournament-renamed = { $who } s’appelle désormais { $name }.
tournament-substituted = { $name } continue à la place de { $who }.
tournament-drawn = { $count ->
    [one] Le tirage de la ronde suivante est fait : une table.
   *[other] Le tirage de la ronde suivante est fait : { $count } tables.
}
tournament-played = Ronde { $number }, table { $table }, manche { $hand } : gagnée par { $who }. Points restés en main : { $left }.
tournament-void-hand = Ronde { $number }, table { $table }, manche { $hand } : nulle ({ $rule }).
tournament-totaled = Ronde { $number }, table { $table } : points { $points } ; manches gagnées { $won }.
tournament-penalized = { $points ->
    [one] { $who } : pénalité de { $points } point. { $why }
   *[other] { $who } : pénalité de { $points } points. { $why }
}
tournament-agreed = { $count ->
    [0] Il y aura désormais autant de rondes qu’on veut.
    [one] Il y aura désormais une ronde.
   *[other] Il y aura désormais { $count } rondes.
}
tournament-ended = Le tournoi est clos.
tournament-corrected = La ligne { $line } doit se lire ainsi : { $act } Raison : { $why }
tournament-struck = La ligne { $line } est biffée. Raison : { $why }
tournament-undone = La ligne { $line } est effacée.

## La direction d’un tournoi, ligne par ligne.
## Les mots qu’on peut taper ; le mot anglais est compris aussi.

tournament-word = { $word ->
    [draw] tirage
    [seats] places
    [totals] totaux
    [standings] classement
    [penalty] pénalité
    [late] entrée
    [drop] retrait
    [return] revient
    [rename] renommer
    [substitute] remplacer
    [rounds] rondes
    [end] clore
    [strike] biffer
    [log] journal
   *[other] { score-word }
}
## Ce qu’on peut exporter ; les autres mots sont ceux qu’on peut taper.
tournament-export = { $word ->
    [results] résultats
    [hands] manches
   *[other] { tournament-word }
}
## Ce que fait chaque mot ; la phrase suit le mot.
tournament-about = { $word ->
    [draw] forme la ronde suivante, quand tous les résultats sont là
    [seats] montre qui s’assoit où ; places 1 montre la ronde 1
    [totals] inscrit d’un coup toutes les manches d’une table : points et manches gagnées
    [standings] montre le classement et ce qui départage les égalités
    [correct] inscrit de nouveau un résultat de la table 2 : corriger 2 ; de la ronde 1 : corriger 1 2
    [penalty] retire des points à quelqu’un : pénalité Ana 10 en retard
    [late] inscrit une autre personne : entrée Zoé
    [drop] quelqu’un se retire après cette ronde : retrait Ana
    [return] quelqu’un qui s’était retiré revient : revient Ana
    [rename] corrige un nom : renommer Ana Anna ; avec une virgule si le nom a plusieurs mots
    [substitute] en équipes tournantes, quelqu’un joue à la place d’un autre : remplacer Ana Zoé
    [rounds] dit combien de rondes il y aura, même après la dernière : rondes 6 ; 0 pour autant qu’on veut
    [end] clôt le tournoi, quand tous les résultats sont là, et dit qui gagne
    [strike] biffe une ligne du journal : biffer 14
    [log] montre ce qui a été inscrit, par qui et quand ; journal 9 montre les neuf dernières lignes
    [export] écrit classement, places, résultats, manches ou journal dans un fichier (.csv, .json, .html, .txt) : exporter manches soiree.csv
    [back] revient à la réponse précédente ; à la première, quitte la table sans rien inscrire
   *[other] { score-about }
}
tournament-help = Forme une ronde. Quand une table apporte un résultat, tape son numéro.
    Dis ensuite, manche par manche, qui a terminé et ce qui reste aux autres, en cartes (R7 GS W4) ou en points (77) ;
    ou tape totaux pour inscrire d’un coup toutes les manches de la table. Tout est enregistré au fur et à mesure.
    Tu peux aussi taper :

## Avant la première ronde

tournament-welcome = Penult dirige ton tournoi. Tape ? pour l’aide.
tournament-ask-players = Qui joue ? Tape les noms, séparés par des virgules :
## $count est le nombre de noms jusqu’ici.
tournament-ask-more = { $count ->
    [one] { $count } nom. Tapes-en d’autres, ou Entrée pour continuer :
   *[other] { $count } noms. Tapes-en d’autres, ou Entrée pour continuer :
}
tournament-ask-kind = Comment se joue le tournoi ? Tape le numéro ; Entrée pour 1 :
tournament-alone = Chacun pour soi : ceux qui se suivent au classement se rencontrent (système suisse).
tournament-partners = En équipes tournantes : chacun joue avec tous les autres, en { $number } rondes.
tournament-ask-score = Comment compte une manche ? Tape le numéro ; Entrée pour 1 :
tournament-winner-takes = Qui termine reçoit ce que tous les autres ont en main ; le total le plus élevé est en tête (R-55).
tournament-all-add = Chacun ajoute ce qui reste dans sa main ; le total le plus bas est en tête (R-58).
## $usual est ce que vaut Entrée.
tournament-ask-size = Combien de joueurs par table ? Entrée pour { $usual } :
tournament-ask-hands = Combien de manches par ronde ? Entrée pour { $usual } :
tournament-ask-rounds = Combien de rondes y aura-t-il ? 0 pour autant qu’on veut ; Entrée pour { $usual } :
## $number joueurs sont à $count tables ; $sizes sont leurs tailles.
tournament-sizes = { $count ->
    [one] Les { $number } joueurs sont à une seule table : personne ne reste debout, et une table va de trois à dix.
   *[other] Les { $number } joueurs sont à { $count } tables, de { $sizes } : personne ne reste debout, et une table va de trois à dix.
}
tournament-goes-on = { $number ->
    [0] Le tournoi de { $count } joueurs continue, avant sa première ronde.
   *[other] Le tournoi de { $count } joueurs continue, à la ronde { $number }.
}
tournament-is-over = { $number ->
    [one] Le tournoi de { $count } joueurs est terminé, après une ronde.
   *[other] Le tournoi de { $count } joueurs est terminé, après { $number } rondes.
}
## Qui est inscrit à côté de chaque ligne du journal.
tournament-signs = { $who } signe le journal. Un autre nom se donne avec --by NOM.

## Une ronde. $tables est une liste de nombres.

tournament-ask-draw = Tape tirage pour former la ronde { $number }, ou un autre mot (? les montre) :
tournament-ask-leave = Le tournoi est terminé. Entrée pour quitter, ou un autre mot (? les montre) :
tournament-ask-table = Ronde { $number }. Il manque les résultats de ces tables : { $tables }. Laquelle apporte le sien ? Tape son numéro :
tournament-hand = Ronde { $number }, table { $table }, manche { $hand } de { $last }. { $who } donne. { $players }
tournament-ask-totals = Points et manches gagnées de { $who }, comme 120 2 :
tournament-ask-totals-again = Points et manches gagnées de { $who } ; Entrée pour garder { $text } :
tournament-totals-line = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $won ->
    [0] aucune manche gagnée
    [one] une manche gagnée
   *[other] { $won } manches gagnées
}.
tournament-totals-void = { $count ->
    [one] Une manche était nulle : personne ne l’a gagnée.
   *[other] { $count } manches étaient nulles : personne ne les a gagnées.
}
tournament-ask-right = Est-ce juste ? Entrée pour l’inscrire ; toute autre réponse repose les questions :
tournament-table-done = La table { $table } est complète.
tournament-plan-complete = Le plan est complet : chacun a joué avec tous les autres. Un autre tirage le recommence (R-65) ; clore met fin au tournoi.
tournament-not-understood = « { $text } » n’est pas compris ici. Tape ? pour l’aide.

## Corrections

tournament-ask-table-again = Quelle table ? Tape son numéro ; pour une ronde passée, la ronde d’abord, comme 1 2 :
tournament-ask-hand-again = Quelle manche ? Tape un numéro jusqu’à { $last } :
tournament-ask-why = Pourquoi ? Ce sera inscrit au journal ({ $back } laisse tout comme avant) :
## $text est ce que dit la ligne.
tournament-striking = La ligne { $line } dit : { $text }
tournament-taken-back = Effacé : { $text }

## Ce qui ne peut pas être inscrit, et pourquoi. $number est une ronde ou une ligne du journal, $table une table ;
## $most, $least et $last sont des nombres, $count combien il y en a ici ; $name est un joueur, $allowed une liste de
## nombres.

tournament-refused = Ceci ne peut pas être inscrit.
    .results_missing = { $count ->
        [one] La ronde { $number } n’est pas terminée : il manque des résultats de la table { $tables }.
       *[other] La ronde { $number } n’est pas terminée : il manque des résultats des tables { $tables }.
    }
    .too_few = { $count ->
        [0] Il faut des noms : au moins { $least }.
        [one] Un seul joueur, c’est trop peu : il en faut au moins { $least }.
       *[other] { $count } joueurs, c’est trop peu : il en faut au moins { $least }.
    }
    .hall_full = Pas plus de { $most } joueurs ne peuvent s’inscrire.
    .no_plan = Il n’y a pas de plan d’équipes tournantes pour { $count } joueurs, seulement pour { $allowed }.
    .plan_holds = Ni entrée ni retrait pour { $name } : le plan vaut pour les { $count } qui ont commencé. Quelqu’un peut jouer à la place d’un autre : remplacer Ana Zoé.
    .has_left = { $name } a déjà quitté le tournoi.
    .is_here = { $name } n’a pas quitté le tournoi.
    .own_points = Personne ne joue à la place d’un autre quand chacun joue pour soi. Tape retrait et entrée ; renommer corrige un nom.
    .over = { $count ->
        [one] Le tournoi est terminé, après une ronde.
       *[other] Le tournoi est terminé, après { $count } rondes.
    }
    .too_many_won = Cela fait { $count } manches gagnées ; une ronde n’en a que { $most }.
    .too_many_points = Cela fait { $count } points ; toutes les manches d’une ronde ensemble n’en ont pas plus de { $most }.
    .unwon = { $name } a des points sans avoir gagné de manche ; seul qui gagne une manche reçoit des points.
    .pair_unwon = { $first } et { $second } ont des points sans avoir gagné de manche ; seule l’équipe qui gagne une manche reçoit des points.
    .nobody_won = Quelqu’un a des points, mais personne n’a gagné de manche. Dis combien de manches chacun a gagnées.
    .won_all = { $name } a gagné toutes les manches et n’a donc aucun point ; ici, il y en a { $count }. Le premier nombre est celui des points, le second celui des manches gagnées.
    .no_points = Une pénalité est d’au moins un point ; { $count } ne convient pas.
    .high_penalty = Une pénalité est d’au plus { $most } points.
    .too_few_rounds = { $least ->
        [one] Une ronde est déjà tirée ; il ne peut pas y en avoir moins.
       *[other] { $least } rondes sont déjà tirées ; il ne peut pas y en avoir moins.
    }
    .rounds_of_a_plan = En équipes tournantes, le plan dit combien il y a de rondes. Après sa fin, un autre tirage le recommence.
    .not_a_number = « { $text } » ne convient pas. { $most ->
        [1] Tape 1.
       *[other] Tape un nombre entier de { $least } à { $most }.
    }
    .not_totals = « { $text } » ne sont pas des totaux. Tape deux nombres, points et manches gagnées : 120 2.
    .not_a_penalty = « { $text } » n’est pas une pénalité. Tape un nom, les points et la raison : Ana 10 en retard.
    .no_new_name = « { $text } » n’est pas un nom suivi d’un nouveau nom. Tape les deux : Ana Anna, ou avec une virgule : Ana Roy, Anna Roy.
    .lone_word = « { $text } » ne suffit pas comme raison. Dis-la en quelques mots.
    .no_reason = Une correction demande une raison, pour que d’autres la comprennent plus tard.
    .long_text = Ce texte a { $count } lettres ; écris-en { $most } ou moins.
    .unwritable = Ce texte a un caractère qui ne se voit pas et ne peut pas s’écrire : { $letter }.
    .no_sitting = Aucune ronde n’est encore formée.
    .no_table = Tape d’abord le numéro d’une table.
    .no_such_table = « { $text } » n’est pas une des tables dont il manque des résultats : { $allowed }.
    .no_result = Rien n’est inscrit pour la table { $table } de la ronde { $number }.
    .some_hands = Des manches de la table { $table } sont déjà inscrites. Continue manche par manche, ou efface-les d’abord.
    .no_such_line = Le journal n’a pas de ligne { $number } ; ses lignes sont numérotées de 1 à { $last }.
    .taken_back = La ligne { $number } est déjà effacée.
    .of_a_correction = La ligne { $number } est une correction. Corrige la ligne dont elle parle : { $line }.
    .earlier_sitting = La ligne { $number } a formé une ronde que d’autres ont suivie. Seule la dernière ronde peut être biffée.
    .impossible = Avec ce changement, ce qui a été inscrit ensuite n’aurait pas été possible.
    .nothing_to_undo = Il n’y a rien à effacer.
    .log_full = Le journal est plein : il a { $most } lignes.
    .log_too_long = Le journal est plein : il a { $most } caractères.
    .no_export = « { $text } » ne convient pas pour exporter. Tape un nom de fichier qui se termine par .csv, .json, .html ou .txt.
    .own_file = Le fichier { $path } contient des points gardés : un export ne prend jamais sa place. Donne un autre nom.
