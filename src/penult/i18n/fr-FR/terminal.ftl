## Ce que la France dit autrement que fr ; le reste est celui de fr.

terminal-draw-pile = { $count ->
    [0] Pioche : aucune carte
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
terminal-total = { $count ->
    [one] Une carte à piocher
   *[other] { $count } cartes à piocher
}
terminal-value =
    .hat_last = { $value ->
        [off] personne ne pioche
       *[on] quelqu’un pioche
    }
    .finish = { $value ->
        [any] toute carte
        [no_wild] pas de joker
       *[number] une carte numérotée
    }
    .call = { $value ->
        [printed] sinon prise en faute
        [strict] crier, ou piocher
       *[off] sans obligation
    }
terminal-key-draw = piocher une carte
terminal-key-keep = garder la carte que tu viens de piocher
terminal-piles = { $count ->
    [0] Talon : { $top } ({ $code }). Pioche : aucune carte.
    [one] Talon : { $top } ({ $code }). Pioche : une carte.
   *[other] Talon : { $top } ({ $code }). Pioche : { $count } cartes.
}
terminal-plain-help = Tape un numéro pour jouer cette carte de ta main. Ajoute ! pour crier UNO en même temps : 3!
    Tu peux aussi taper le code d’une carte : R7, W4, R7!
    D piocher   K garder   A accepter   H lancer le défi   U crier UNO   C prendre en faute   F signaler   R G B Y choisir une couleur
    Après C ou F, tu peux taper une place : C 2
    pourquoi ouvre la dernière règle, règle R-28 n’importe quelle règle. Q pour quitter.
    { $edition ->
        [classic] Codes : une couleur et un chiffre, ou D { draw-card }, V { reverse }, S { skip } ; W { wild }, W4 { wild-four }.
        [hp2003] Codes : une couleur et un chiffre, ou D { draw-card }, V { reverse }, S { skip } ; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I répond à une carte avec { invisibility }.
       *[hp2018] Codes : une couleur et un chiffre, ou D { draw-card }, V { reverse }, S { skip } ; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
