## Ce qui se passe entre les manches d’une partie. $who est un joueur, ou une équipe par son nom ; $players en
## sont plusieurs en liste, $count leur nombre ; $number est un nombre de points.

## Ce qui est en jeu. $format est la formule de la partie, $number l’objectif ou, quand les partenaires changent, le nombre de manches.
match-goal = { $format ->
    [winner] Qui termine marque ce que tous les autres ont en main. Qui atteint { $number } points en premier gagne la partie.
    [tally] Chacun additionne ce qui lui reste en main. Dès que quelqu’un atteint { $number } points, le total le plus bas gagne la partie.
    [elim] Chacun additionne ce qui lui reste en main. À { $number } points, c’est l’élimination ; qui reste en dernier gagne la partie.
    [team] Les partenaires comptent leurs points ensemble. La première équipe à { $number } points gagne la partie.
   *[rotate4] Chacun fait équipe avec tous les autres, { $number } manches en tout. Le total le plus élevé gagne la partie.
}
match-scored = { $number ->
    [0] { $who } ne reçoit aucun point.
    [one] { $who } reçoit un point.
   *[other] { $who } reçoit { $number } points.
}
match-void_hand = La manche est nulle : personne ne reçoit de points.
match-eliminated = { $number ->
    [one] { $who } a { $number } point : c’est l’élimination.
   *[other] { $who } a { $number } points : c’est l’élimination.
}
match-reached = { $count ->
    [one] { $players } atteint l’objectif de { $number } : le total le plus bas décide maintenant.
   *[other] { $players } atteignent l’objectif de { $number } : le total le plus bas décide maintenant.
}
match-duel = Plus que deux en jeu : { $players } continuent en duel.
match-tied = { $number ->
    [one] { $players } partagent le total le plus bas, { $number } point. Une autre manche décidera.
   *[other] { $players } partagent le total le plus bas, { $number } points. Une autre manche décidera.
}
match-won = { $count ->
    [one] { $number ->
        [one] { $players } gagne la partie avec { $number } point.
       *[other] { $players } gagne la partie avec { $number } points.
    }
   *[other] { $number ->
        [one] { $players } gagnent la partie ensemble, à égalité avec { $number } point.
       *[other] { $players } gagnent la partie ensemble, à égalité avec { $number } points.
    }
}
match-deals = { $who } donne les cartes de la manche suivante.
match-new_dealer = Il reste à désigner qui donnera les cartes de la manche suivante.
## Deux noms, ou une liste et son dernier nom.
match-and = { $first } et { $second }
## Une équipe, par les noms de ses deux joueurs.
match-team = l’équipe { $first } & { $second }

## Ce qui arrive à la personne qui lit entre les manches. $side vaut team quand on joue en équipe, sinon alone ;
## $players en sont plusieurs, la personne qui lit y figure sous le mot qui vient ici en premier,
## $count leur nombre ; $number est un nombre de points.

match-reader = toi
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Ton équipe ne reçoit aucun point.
        [one] Ton équipe reçoit un point.
       *[other] Ton équipe reçoit { $number } points.
    }
   *[alone] { $number ->
        [0] Tu ne reçois aucun point.
        [one] Tu reçois un point.
       *[other] Tu reçois { $number } points.
    }
}
match-yours-eliminated = { $number ->
    [one] Tu as { $number } point : c’est l’élimination.
   *[other] Tu as { $number } points : c’est l’élimination.
}
match-yours-reached = { $count ->
    [one] Tu atteins l’objectif de { $number } : le total le plus bas décide maintenant.
   *[other] { $players } atteignez l’objectif de { $number } : le total le plus bas décide maintenant.
}
match-yours-duel = Plus que deux en jeu : { $players } continuez en duel.
match-yours-tied = { $number ->
    [one] { $players } partagez le total le plus bas, { $number } point. Une autre manche décidera.
   *[other] { $players } partagez le total le plus bas, { $number } points. Une autre manche décidera.
}
match-yours-won = { $side ->
    [team] { $number ->
        [one] Ton équipe gagne la partie avec { $number } point.
       *[other] Ton équipe gagne la partie avec { $number } points.
    }
   *[alone] { $count ->
        [one] { $number ->
            [one] Tu gagnes la partie avec { $number } point.
           *[other] Tu gagnes la partie avec { $number } points.
        }
       *[other] { $number ->
            [one] { $players } gagnez la partie ensemble, à égalité avec { $number } point.
           *[other] { $players } gagnez la partie ensemble, à égalité avec { $number } points.
        }
    }
}
match-yours-deals = Tu donnes les cartes de la manche suivante.
