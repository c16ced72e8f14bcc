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
    Les partenaires sont face à face : Nord et Sud, Est et Ouest (R-63). On commence dans le sens horaire, de Nord
    à Est. Nord donne la première manche d’une ronde, puis c’est au joueur suivant, dans le sens horaire (A-76).
    Les deux partenaires notent tous les points que marque leur équipe (A-59). Le total le plus élevé gagne.
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
schedule-no-plan = Il n’y a pas de calendrier pour { $players } joueurs. Chacun doit faire équipe avec tous les autres, à quatre par table, avec un seul joueur au repos au plus. Ça marche avec 4, 5, 8, 9, 12, 13 joueurs et ainsi de suite, jusqu’à 41 ; au plus près : { $nearest }. À n’importe quel nombre, chacun peut jouer pour soi : penult score --tournament FICHIER

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
    [one] { $by ->
        [won] { $who } gagne le tournoi avec { $points } point. À égalité de points : { $names }. Les manches gagnées ont décidé.
        [strength] { $who } gagne le tournoi avec { $points } point. À égalité de points : { $names }. Les points des adversaires ont décidé.
       *[lot] { $who } gagne le tournoi avec { $points } point. À égalité de points : { $names }. Le sort a décidé.
    }
   *[other] { $by ->
        [won] { $who } gagne le tournoi avec { $points } points. À égalité de points : { $names }. Les manches gagnées ont décidé.
        [strength] { $who } gagne le tournoi avec { $points } points. À égalité de points : { $names }. Les points des adversaires ont décidé.
       *[lot] { $who } gagne le tournoi avec { $points } points. À égalité de points : { $names }. Le sort a décidé.
    }
}
tournament-win-together = { $points ->
    [one] Victoire partagée avec { $points } point (A-62) : { $names }.
   *[other] Victoire partagée avec { $points } points (A-62) : { $names }.
}
tournament-lowest =
    Tu marques ce qui te reste en main : le total le plus bas est en tête (R-58). Si tu manques une ronde, tu
    reçois autant de points que le joueur qui en a reçu le plus.
## $names sont des joueurs, chacun avec un nombre de manches.
tournament-voids = Personne ne marque dans une manche nulle. Manches nulles : { $names }.
tournament-ties =
    À égalité, on compare les manches gagnées, puis la moyenne des points de tous les adversaires rencontrés,
    puis le tirage au sort fait au début. Les pénalités comptent dans tes points, mais pas dans ceux des
    adversaires.
## À côté, quand quelqu’un a manqué une ronde.
tournament-ties-missed = Pour ce calcul, une ronde qu’un adversaire a manquée compte comme la moyenne de cette ronde.
tournament-shared = À total égal, même rang (A-62). Les pénalités sont comprises dans les points.

## Qui s’assoit où. $number est une ronde.

tournament-seats = Places
tournament-seat = Place
tournament-round = Ronde { $number }
tournament-first-deals = À chaque table, le premier nom donne en premier, puis c’est au suivant dans le sens horaire.
tournament-partners-sit =
    Les partenaires sont face à face (R-63). Nord donne en premier, puis c’est au suivant dans le sens horaire (A-76).

## D’autres pages et les titres de leurs colonnes ; « En main » compte les points restés en main.

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
## $tables est une liste de nombres.
tournament-only-totals = Ces tables ont inscrit seulement des totaux, pas chaque manche : { $tables }.

## Le journal d’un tournoi. $number est une ronde, $table une table, $hand une manche, $who un joueur. $left sont les
## points restés dans les mains, $points et $won ce qu’a chacun, les noms avant les nombres.

tournament-entered = { $who } s’inscrit.
tournament-dropped = { $who } se retire.
tournament-returned = { $who } revient.
tournament-renamed = { $who } s’appelle maintenant { $name }.
tournament-substituted = { $name } remplace { $who }.
tournament-drawn = { $count ->
    [one] On tire la ronde suivante : une table.
   *[other] On tire la ronde suivante : { $count } tables.
}
tournament-played = Ronde { $number }, table { $table }, manche { $hand } : { $who } gagne. Points restants : { $left }.
tournament-void-hand = Ronde { $number }, table { $table }, manche { $hand } : nulle ({ $rule }).
tournament-totaled = Ronde { $number }, table { $table } : points { $points } ; manches gagnées { $won }.
tournament-penalized = { $points ->
    [one] { $who } reçoit une pénalité d’un point. Raison : { $why }
   *[other] { $who } reçoit une pénalité de { $points } points. Raison : { $why }
}
tournament-agreed = { $count ->
    [0] Le nombre de rondes change : autant qu’on veut.
    [one] Le nombre de rondes change : une.
   *[other] Le nombre de rondes change : { $count }.
}
tournament-ended = Le tournoi prend fin.
tournament-corrected = La ligne { $line } devient : { $act } Raison : { $why }
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
    [late] arrivée
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
## Ce qu’on peut exporter ; les autres mots sont ceux qu’on peut taper.
tournament-export = { $word ->
    [results] résultats
    [hands] manches
   *[other] { tournament-word }
}
## Ce que fait chaque mot ; la phrase suit le mot.
tournament-about = { $word ->
    [draw] tire la ronde suivante, quand tous les résultats sont là
    [seats] montre qui est assis où ; places 1 montre la ronde 1
    [totals] inscrit toute une table d’un coup, en points et manches gagnées
    [standings] montre qui mène, et comment on départage les égalités
    [correct] corrige un résultat de la table 2 : corriger 2 ; de la table 2 à la ronde 1 : corriger 1 2
    [penalty] donne une pénalité à un joueur : pénalité Ana 10 arrive en retard
    [late] ajoute un joueur : arrivée Zoé
    [drop] retire un joueur après cette ronde : retrait Ana
    [return] fait revenir un joueur : revient Ana
    [rename] change un nom : renommer Ana Anna, ou avec une virgule pour un nom plus long : renommer Ana Roy, Anna Roy
    [substitute] en équipes tournantes, fait jouer Zoé à la place d’Ana : remplacer Ana Zoé
    [rounds] change le nombre de rondes, même après la dernière : rondes 6 ; 0 pour autant qu’on veut
    [end] termine le tournoi, quand tous les résultats sont là, et dit qui gagne
    [strike] biffe une ligne du journal : biffer 14
    [log] montre qui a inscrit quoi et quand ; journal 9 montre les neuf dernières lignes
    [export] enregistre classement, places, résultats, manches ou journal dans un fichier (.csv, .json, .html, .txt) : exporter manches soiree.csv
    [back] revient à la question précédente ; à la première, quitte la table sans rien inscrire
   *[other] { score-about }
}
tournament-help = Tire une ronde. Quand une table apporte son résultat, tape son numéro.
    Tape ensuite, pour chaque manche, qui a terminé et ce qui reste aux autres, en cartes (R7 GS W4) ou en points (77).
    Ou tape totaux pour inscrire toute la table d’un coup. Tout est enregistré au fur et à mesure.
    Tu peux aussi taper :

## Avant la première ronde

tournament-welcome = Penult dirige ton tournoi. Tape ? pour l’aide.
tournament-ask-players = Qui joue ? Tape les noms, séparés par des virgules :
## $count est le nombre de noms jusqu’ici.
tournament-ask-more = { $count ->
    [one] { $count } nom. Tapes-en d’autres, ou Entrée pour continuer :
   *[other] { $count } noms. Tapes-en d’autres, ou Entrée pour continuer :
}
tournament-ask-kind = Comment joue-t-on ? Tape le numéro, ou Entrée pour 1 :
tournament-alone = Chacun pour soi : les joueurs aux résultats proches se rencontrent ensuite (système suisse).
tournament-partners = En équipes tournantes : chacun fait équipe avec tous les autres, en { $number } rondes.
tournament-ask-score = Comment compte-t-on une manche ? Tape le numéro, ou Entrée pour 1 :
tournament-winner-takes = Le gagnant marque ce qui reste aux autres. Le total le plus élevé est en tête (R-55).
tournament-all-add = Chacun marque ce qui lui reste en main. Le total le plus bas est en tête (R-58).
## $usual est ce que vaut Entrée.
tournament-ask-size = Combien de joueurs par table ? Entrée pour { $usual } :
tournament-ask-hands = Combien de manches par ronde ? Entrée pour { $usual } :
tournament-ask-rounds = Combien de rondes ? 0 pour autant qu’on veut. Entrée pour { $usual } :
## $number joueurs sont à $count tables ; $sizes sont leurs tailles.
tournament-sizes = { $count ->
    [one] Les { $number } joueurs sont à une seule table, alors tout le monde joue. Une table a de trois à dix joueurs.
   *[other] Les { $number } joueurs sont à { $count } tables, de { $sizes }, alors tout le monde joue. Une table a de trois à dix joueurs.
}
tournament-goes-on = { $number ->
    [0] Le tournoi de { $count } joueurs continue, avant sa première ronde.
   *[other] Le tournoi de { $count } joueurs continue, à la ronde { $number }.
}
tournament-is-over = { $number ->
    [one] Le tournoi de { $count } joueurs est terminé, après une ronde.
   *[other] Le tournoi de { $count } joueurs est terminé, après { $number } rondes.
}
## Le nom à côté de chaque ligne du journal.
tournament-signs = { $who } signe le journal. Pour signer d’un autre nom : --by NOM.

## Une ronde. $tables est une liste de nombres.

tournament-ask-draw = Tape tirage pour tirer la ronde { $number }, ou une autre commande (? les montre) :
tournament-ask-leave = Le tournoi est terminé. Appuie sur Entrée pour quitter, ou tape une commande (? les montre) :
tournament-ask-table = Ronde { $number }. Il manque encore : { $tables }. Quelle table a son résultat ? Tape son numéro :
tournament-hand = Ronde { $number }, table { $table }, manche { $hand } sur { $last }. { $who } donne. { $players }
tournament-ask-totals = Points et manches gagnées par { $who }, comme 120 2 :
tournament-ask-totals-again = Points et manches gagnées par { $who }. Entrée pour garder { $text } :
tournament-totals-line = { $points ->
    [one] { $won ->
        [0] { $who } : { $points } point, aucune manche gagnée.
        [one] { $who } : { $points } point, une manche gagnée.
       *[other] { $who } : { $points } point, { $won } manches gagnées.
    }
   *[other] { $won ->
        [0] { $who } : { $points } points, aucune manche gagnée.
        [one] { $who } : { $points } points, une manche gagnée.
       *[other] { $who } : { $points } points, { $won } manches gagnées.
    }
}
tournament-totals-void = { $count ->
    [one] Une manche était nulle : personne ne l’a gagnée.
   *[other] { $count } manches étaient nulles : personne ne les a gagnées.
}
tournament-ask-right = C’est bien ça ? Appuie sur Entrée pour l’enregistrer, ou tape autre chose pour le changer :
tournament-table-done = La table { $table } est complète.
tournament-plan-complete = Chacun a fait équipe avec tous les autres. Tape tirage pour recommencer (R-65), ou clore pour terminer le tournoi.
tournament-not-understood = « { $text } » n’est pas une commande ici. Tape ? pour l’aide.

## Corrections

tournament-ask-table-again = Quelle table ? Tape son numéro. Pour une ronde passée, tape la ronde d’abord, comme 1 2 :
tournament-ask-hand-again = Quelle manche ? Tape un numéro jusqu’à { $last } :
tournament-ask-why = Pourquoi ? La raison va dans le journal ({ $back } ne change rien) :
## $text est ce que dit la ligne.
tournament-striking = La ligne { $line } dit : { $text }
tournament-taken-back = Effacé : { $text }

## Ce qui ne peut pas être inscrit, et pourquoi. $number est une ronde ou une ligne du journal, $table une table ;
## $most, $least et $last sont des nombres, $count combien il y en a ici ; $name est un joueur, $allowed une liste de
## nombres.

tournament-refused = Impossible d’inscrire ça.
    .results_missing = { $count ->
        [one] La ronde { $number } n’est pas terminée : il manque encore la table { $tables }.
       *[other] La ronde { $number } n’est pas terminée : il manque encore les tables { $tables }.
    }
    .too_few = { $count ->
        [0] Il faut des noms : au moins { $least }.
        [one] Un seul joueur ne suffit pas : il en faut au moins { $least }.
       *[other] { $count } joueurs ne suffisent pas : il en faut au moins { $least }.
    }
    .hall_full = Il y a de la place pour { $most } joueurs au plus.
    .no_plan = Les équipes tournantes ne marchent pas à { $count } joueurs, seulement à { $allowed }.
    .plan_holds = { $name } ne peut ni entrer ni partir, car le calendrier est fait pour { $count } joueurs. Mais quelqu’un peut en remplacer un autre : remplacer Ana Zoé.
    .has_left = { $name } a déjà quitté le tournoi.
    .is_here = { $name } n’a pas quitté le tournoi.
    .own_points = Ici, chacun joue pour soi : personne ne peut en remplacer un autre. Tape plutôt retrait et arrivée ; renommer change un nom.
    .over = { $count ->
        [one] Le tournoi est terminé, après une ronde.
       *[other] Le tournoi est terminé, après { $count } rondes.
    }
    .too_many_won = Ça fait { $count } manches gagnées, mais une ronde n’en a que { $most }.
    .too_many_points = Ça fait { $count } points, mais toutes les manches d’une ronde ensemble en ont { $most } au plus.
    .unwon = { $name } a des points sans avoir gagné de manche. Seul le gagnant d’une manche marque.
    .pair_unwon = { $names } ont des points sans avoir gagné de manche. Seule l’équipe qui gagne une manche marque.
    .nobody_won = Il y a des points, mais personne n’a gagné de manche. Inscris combien de manches chacun a gagnées.
    .won_all = { $name } a gagné toutes les manches, donc n’a aucun point, mais ici il y en a { $count }. Le premier nombre, ce sont les points ; le deuxième, les manches gagnées.
    .no_points = Une pénalité est d’un point ou plus, mais ici il y a { $count }.
    .high_penalty = Une pénalité est d’au plus { $most } points.
    .too_few_rounds = { $least ->
        [one] Une ronde est déjà tirée, alors il ne peut pas y en avoir moins.
       *[other] { $least } rondes sont déjà tirées, alors il ne peut pas y en avoir moins.
    }
    .rounds_of_a_plan = En équipes tournantes, le calendrier fixe le nombre de rondes. À la fin, tape tirage pour recommencer.
    .not_a_number = { $most ->
        [1] « { $text } » ne va pas ici. Tape 1.
       *[other] « { $text } » ne va pas ici. Tape un nombre entier de { $least } à { $most }.
    }
    .not_totals = « { $text } » ne va pas ici. Tape deux nombres, points et manches gagnées : 120 2.
    .not_a_penalty = « { $text } » n’est pas une pénalité. Tape un nom, les points et la raison : Ana 10 arrive en retard.
    .no_new_name = « { $text } » n’est pas un ancien et un nouveau nom. Tape les deux : Ana Anna, ou avec une virgule : Ana Roy, Anna Roy.
    .lone_word = « { $text } », c’est un peu court comme raison. Écris quelques mots.
    .no_reason = Il faut une raison pour corriger, pour que les autres comprennent plus tard.
    .long_text = Ce texte a { $count } lettres. Écris-en { $most } ou moins.
    .unwritable = Ce texte a un caractère invisible qu’on ne peut pas enregistrer : { $letter }. Tape-le sans ce caractère.
    .no_sitting = Aucune ronde n’est encore tirée.
    .no_table = Tape d’abord le numéro d’une table.
    .no_such_table = « { $text } » n’est pas une des tables qui manquent encore : { $allowed }.
    .no_result = Rien n’est inscrit pour la table { $table } de la ronde { $number }.
    .some_hands = Des manches de la table { $table } sont déjà inscrites. Continue manche par manche, ou efface-les d’abord.
    .no_such_line = Le journal n’a pas de ligne { $number }. Choisis-en une de 1 à { $last }.
    .taken_back = La ligne { $number } est déjà effacée.
    .of_a_correction = La ligne { $number } est une correction. Corrige la ligne dont elle parle : { $line }.
    .earlier_sitting = La ligne { $number } a tiré une ronde passée. Tu peux biffer seulement la dernière ronde.
    .impossible = Avec ce changement, la suite du journal ne serait plus possible.
    .nothing_to_undo = Il n’y a rien à effacer.
    .log_full = Le journal est plein : il a { $most } lignes.
    .log_too_long = Le journal est plein : il a { $most } caractères.
    .no_export = « { $text } » ne va pas comme nom de fichier. Il doit se terminer par .csv, .json, .html ou .txt.
    .own_file = Le fichier { $path } contient un pointage enregistré : un export ne peut pas le remplacer. Choisis un autre nom.
