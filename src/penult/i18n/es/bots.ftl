## Los bots, en todos los clientes.

## La fuerza de un bot, en todos los clientes. $kind es su tipo como lo escribe la notación: random, simple, keen, search.
bot-level = { $kind ->
    [random] Fácil
    [simple] Medio
    [keen] Difícil
    [search] Experto
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Juega cualquier carta que sirva. Ideal para una primera partida.
        [simple] Se deshace primero de los números altos y guarda sus mejores cartas para el final.
        [keen] Cuenta las cartas, blofea, desafía y te sorprende si olvidas gritar UNO.
        [search] Piensa antes de cada jugada. El bot más fuerte.
       *[other] Otro tipo de oponente.
    }

## El ritmo de los bots, en todos los clientes.
bot-pace = { $pace ->
    [relaxed] Tranquilo
    [normal] Normal
   *[fast] Rápido
}
