## Ce que la France dit autrement que fr ; le reste est celui de fr.

tournament-refused =
    .own_file = Le fichier { $path } contient un score enregistré : un export ne peut pas le remplacer. Choisis un autre nom.
