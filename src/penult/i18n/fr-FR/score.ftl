## Ce que la France dit autrement que fr ; le reste est celui de fr.

score-about = { $word ->
    [undo] efface la dernière inscription
    [correct] corrige une manche passée : corriger 3
    [dealer] choisit qui donne la manche suivante : donne Ana
    [void] termine une manche que personne n’a gagnée
    [blocked] termine une manche où tout le monde a passé et où il n’y a plus rien à piocher
    [rename] change un nom : renommer Ana Anna, ou avec une virgule pour un nom plus long : renommer Ana Roy, Anna Roy
    [table] montre les totaux après chaque manche
    [export] enregistre toutes les manches dans un fichier : exporter points.csv ou points.json
    [rule] ouvre la dernière règle, ou une autre : règle R-57
    [back] revient à la question précédente ; à la première, annule la manche
    [help] montre cette aide
   *[quit] arrête (tout est enregistré)
}
score-help = Après chaque manche, tape qui a terminé (joué sa dernière carte) : un nom, le début du nom ou un numéro.
    Tape ensuite ce qui reste à chacun des autres, en cartes (R7 GS W4, ou 7 rouge, passer, joker) ou en points (77).
    La couleur ne change pas les points : passer, +2 ou 7 suffit.
    S’il y a plusieurs cartes pareilles, tape combien : 2 passer, deux jokers.
    { $edition ->
        [classic] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }.
        [hp2003] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartes : R (rouge), G (vert), B (bleu) ou Y (jaune) avec un chiffre, D { draw-card }, V { reverse } ou S { skip } ; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    Tu peux aussi taper :
output-own = Le fichier { $path } contient un score enregistré : un export ne peut pas le remplacer. Choisis un autre nom.
score-refused =
    .count_or_card = « { $text } » peut se lire de deux façons. Sépare les cartes par des virgules (7, joker), ou écris en lettres combien il y en a (deux jokers).
    .whole_deck = Les { $most } cartes ne peuvent pas toutes être en main : il y en a au moins une sur le talon.
    .full = La feuille de score est pleine : elle contient { $most } inscriptions. Efface quelque chose, ou commence une autre partie.
