## El español de España: solo lo que se dice de otra manera que en es.

bot-level =
    .about = { $kind ->
        [random] Juega cualquier carta que sirva. Ideal para una primera partida.
        [simple] Se deshace primero de los números altos y guarda sus mejores cartas para el final.
        [keen] Cuenta las cartas, se tira faroles, desafía y te pilla si olvidas gritar UNO.
        [search] Piensa antes de cada jugada. El bot más fuerte.
       *[other] Otro tipo de oponente.
    }
