## Ce qui se passe entre les manches d’une partie. $who est un joueur, ou une équipe par son nom ; $players en
## sont plusieurs en liste, $count leur nombre ; $number est un nombre de points.

## Ce qui est en jeu. $format est la formule de la partie, $number l’objectif ou, quand les partenaires changent, le nombre de manches.
match-goal = { $format ->
    [winner] { $number ->
        [one] Gagne une manche, et tu marques ce qui reste aux autres. Le premier à un point gagne la partie.
       *[other] Gagne une manche, et tu marques ce qui reste aux autres. Le premier à { $number } points gagne la partie.
    }
    [tally] { $number ->
        [one] Tu marques ce qui te reste en main. Dès que quelqu’un atteint un point, le total le plus bas gagne la partie.
       *[other] Tu marques ce qui te reste en main. Dès que quelqu’un atteint { $number } points, le total le plus bas gagne la partie.
    }
    [elim] { $number ->
        [one] Tu marques ce qui te reste en main. À un point, tu es hors jeu. Le dernier en jeu gagne la partie.
       *[other] Tu marques ce qui te reste en main. À { $number } points, tu es hors jeu. Le dernier en jeu gagne la partie.
    }
    [team] { $number ->
        [one] Les partenaires marquent ensemble. La première équipe à un point gagne la partie.
       *[other] Les partenaires marquent ensemble. La première équipe à { $number } points gagne la partie.
    }
   *[rotate4] Chacun fait équipe avec tous les autres à tour de rôle, { $number } manches en tout. Le total le plus élevé gagne la partie.
}
match-scored = { $number ->
    [0] { $who } ne marque aucun point.
    [one] { $who } marque un point.
   *[other] { $who } marque { $number } points.
}
match-void_hand = La manche est nulle : personne ne marque.
match-eliminated = { $number ->
    [0] { $who } est hors jeu, sans aucun point.
    [one] { $who } est hors jeu, avec un point.
   *[other] { $who } est hors jeu, avec { $number } points.
}
match-reached = { $count ->
    [one] { $number ->
        [one] { $players } atteint un point : le total le plus bas décide.
       *[other] { $players } atteint { $number } points : le total le plus bas décide.
    }
   *[other] { $number ->
        [one] { $players } atteignent un point : le total le plus bas décide.
       *[other] { $players } atteignent { $number } points : le total le plus bas décide.
    }
}
match-duel = Plus que deux en jeu : { $players }. Place au duel !
match-tied = { $number ->
    [0] Égalité au total le plus bas, aucun point : { $players }. Une autre manche décidera.
    [one] Égalité au total le plus bas, un point : { $players }. Une autre manche décidera.
   *[other] Égalité au total le plus bas, { $number } points : { $players }. Une autre manche décidera.
}
match-won = { $count ->
    [one] { $number ->
        [0] { $players } gagne la partie sans aucun point.
        [one] { $players } gagne la partie avec un point.
       *[other] { $players } gagne la partie avec { $number } points.
    }
   *[other] { $number ->
        [0] { $players } gagnent la partie ensemble, sans aucun point.
        [one] { $players } gagnent la partie ensemble, avec un point chacun.
       *[other] { $players } gagnent la partie ensemble, avec { $number } points chacun.
    }
}
match-deals = C’est à { $who } de donner.
match-new_dealer = Il reste à choisir qui donne la manche suivante.
## Une équipe, par les noms de ses deux joueurs.
match-team = l’équipe { $first } & { $second }

## Ce qui arrive à la personne qui lit entre les manches. $side vaut team quand on joue en équipe, sinon alone ;
## $players en sont plusieurs, la personne qui lit y figure sous le mot qui vient ici en premier,
## $count leur nombre ; $number est un nombre de points.

match-reader = toi
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Ton équipe ne marque aucun point.
        [one] Ton équipe marque un point.
       *[other] Ton équipe marque { $number } points.
    }
   *[alone] { $number ->
        [0] Tu ne marques aucun point.
        [one] Tu marques un point.
       *[other] Tu marques { $number } points.
    }
}
match-yours-eliminated = { $number ->
    [0] Tu es hors jeu, sans aucun point.
    [one] Tu es hors jeu, avec un point.
   *[other] Tu es hors jeu, avec { $number } points.
}
match-yours-reached = { $count ->
    [one] { $number ->
        [one] Tu atteins un point : le total le plus bas décide.
       *[other] Tu atteins { $number } points : le total le plus bas décide.
    }
   *[other] { $number ->
        [one] { $players }, vous atteignez un point : le total le plus bas décide.
       *[other] { $players }, vous atteignez { $number } points : le total le plus bas décide.
    }
}
match-yours-duel = Plus que deux en jeu : { $players }. Place au duel !
match-yours-tied = { $number ->
    [0] Égalité au total le plus bas, aucun point : { $players }. Une autre manche décidera.
    [one] Égalité au total le plus bas, un point : { $players }. Une autre manche décidera.
   *[other] Égalité au total le plus bas, { $number } points : { $players }. Une autre manche décidera.
}
match-yours-won = { $side ->
    [team] { $number ->
        [0] Ton équipe gagne la partie sans aucun point.
        [one] Ton équipe gagne la partie avec un point.
       *[other] Ton équipe gagne la partie avec { $number } points.
    }
   *[alone] { $count ->
        [one] { $number ->
            [0] Tu gagnes la partie sans aucun point.
            [one] Tu gagnes la partie avec un point.
           *[other] Tu gagnes la partie avec { $number } points.
        }
       *[other] { $number ->
            [0] { $players }, vous gagnez la partie ensemble, sans aucun point.
            [one] { $players }, vous gagnez la partie ensemble, avec un point chacun.
           *[other] { $players }, vous gagnez la partie ensemble, avec { $number } points chacun.
        }
    }
}
match-yours-deals = C’est à toi de donner.
