## Les coups, tels que les dit un bouton ou une liste. $card est un nom de carte, $who un joueur.

move-play = Jouer { $card }
    .color = Jouer { $card }, choisir le { color }
    .target = Jouer { $card } contre { $who }
move-draw = Piocher une carte
move-keep = La garder
move-color = Choisir le { color }
move-accept = Accepter
    .D = Piocher { draw-strength }
    .W4 = Piocher quatre cartes
    .S = Passer ton tour
    .V = Passer ton tour
    .HW = Crier ta main
    .SH = Piocher jusqu’à une carte rouge
move-challenge = Lancer le défi
move-invis = Jouer { invisibility }
    .color = Jouer { invisibility }, choisir le { color }
move-uno = UNO !
    .with = { $move } et crier UNO !
move-catch = Prendre { $who } en faute
move-flag = Signaler la carte jouée par { $who }
move-hint = Pénaliser { $who } pour une suggestion
move-settle = Personne ne s’oppose

## Ce que la table attend. $me vaut seat si elle attend le lecteur ; $keep dit si la carte
## qu’on vient de piocher peut être gardée, yes ou no.

phase-turn = { $me ->
    [seat] C’est ton tour : joue une carte ou pioche.
   *[none] C’est à { $who } de jouer.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Carte piochée : { $drawn }. Joue-la ou garde-la.
       *[no] Carte piochée : { $drawn }. Elle correspond : à cette table, il faut la jouer.
    }
   *[none] C’est à { $who } de jouer.
}
phase-color = { $me ->
    [seat] Choisis une couleur pour la carte { $top }.
   *[none] { $who } choisit une couleur pour la carte { $top }.
}
phase-react = { $me ->
    [seat] La carte { $top } te vise : réponds.
   *[none] { $who } répond à la carte { $top }.
}
phase-settle = { $me ->
    [seat] Ta dernière carte est sur la table : quelqu’un s’y oppose ?
   *[none] La dernière carte jouée par { $who } est sur la table : quelqu’un s’y oppose ?
}
phase-over = La manche est terminée.
