## Les coups, tels que les dit un bouton ou une liste. $card est un nom de carte, $who un joueur.
## $uno vaut yes si on crie UNO avec le coup.

move-play = { $uno ->
    [yes] Jouer { $card-the } et crier UNO !
   *[no] Jouer { $card-the }
}
    .color = { $uno ->
        [yes] Jouer { $card-the }, choisir le { color } et crier UNO !
       *[no] Jouer { $card-the } et choisir le { color }
    }
    .target = { $uno ->
        [yes] Jouer { $card-the } contre { $who } et crier UNO !
       *[no] Jouer { $card-the } contre { $who }
    }
    .swap = { $uno ->
        [yes] Jouer { $card-the }, échanger ma main avec { $who } et crier UNO !
       *[no] Jouer { $card-the } et échanger ma main avec { $who }
    }
move-draw = Piger une carte
move-keep = La garder
move-color = Choisir le { color }
move-accept = Accepter
    .total = { $number ->
        [2] Piger deux cartes
        [3] Piger trois cartes
        [4] Piger quatre cartes
       *[other] Piger { $number } cartes
    }
    .D = Piger { draw-strength }
    .W4 = Piger quatre cartes
    .S = Passer mon tour
    .V = Passer mon tour
    .HW = Crier mes cartes
    .SH = Piger jusqu’à une carte rouge
move-challenge = Lancer le défi
move-invis = { $uno ->
    [yes] Jouer { invisibility.the } et crier UNO !
   *[no] Jouer { invisibility.the }
}
    .color = { $uno ->
        [yes] Jouer { invisibility.the }, choisir le { color } et crier UNO !
       *[no] Jouer { invisibility.the } et choisir le { color }
    }
move-uno = UNO !
move-catch = Prendre { $who } en faute
move-flag = Signaler la carte jouée par { $who }
move-hint = Pénaliser { $who } pour une suggestion
move-settle = Personne ne s’oppose

## Ce que la table attend. $me vaut seat si elle attend le lecteur ; $keep dit si la carte
## qu’on vient de piger peut être gardée, yes ou no.

phase-turn = { $me ->
    [seat] C’est ton tour : joue une carte ou pige.
   *[none] C’est à { $who } de jouer.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Tu as pigé { $drawn-a } : joue cette carte ou garde-la.
       *[no] Tu as pigé { $drawn-a } : à cette table, il faut jouer cette carte.
    }
   *[none] C’est à { $who } de jouer.
}
phase-color = { $me ->
    [seat] Choisis une couleur pour { $top-the }.
   *[none] { $who } choisit une couleur pour { $top-the }.
}
phase-react = { $me ->
    [seat] On a joué { $top-a } contre toi : choisis ta réponse.
   *[none] { $who } répond { $top-to }.
}
    .total = { $me ->
        [seat] { $number } cartes t’attendent : choisis ta réponse.
       *[none] { $who } répond à un total de { $number } cartes.
    }
phase-settle = { $me ->
    [seat] Tu as joué ta dernière carte. Quelqu’un s’y oppose ?
   *[none] { $who } a joué sa dernière carte. Quelqu’un s’y oppose ?
}
phase-over = La manche est terminée.
move-jump = { $uno ->
    [yes] Intercepter avec { $card-the } et crier UNO !
   *[no] Intercepter avec { $card-the }
}
    .target = { $uno ->
        [yes] Intercepter avec { $card-the }, échanger ma main avec { $who } et crier UNO !
       *[no] Intercepter avec { $card-the } et échanger ma main avec { $who }
    }
