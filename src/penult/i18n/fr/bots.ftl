## Les bots, dans tous les clients.

## La force d’un bot, dans tous les clients. $kind est son genre comme l’écrit la notation : random, simple, keen, search.
bot-level = { $kind ->
    [random] Facile
    [simple] Moyen
    [keen] Difficile
    [search] Expert
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Joue n’importe quelle carte qui correspond. Parfait pour une première partie.
        [simple] Se débarrasse d’abord des gros chiffres et garde ses meilleures cartes pour la fin.
        [keen] Compte les cartes, bluffe, lance des défis et te prend en faute si tu oublies de crier UNO.
        [search] Réfléchit avant chaque coup. Le bot le plus fort.
       *[other] Un autre genre d’adversaire.
    }

## Le rythme des bots, dans tous les clients.
bot-pace = { $pace ->
    [relaxed] Tranquille
    [normal] Normal
   *[fast] Rapide
}
