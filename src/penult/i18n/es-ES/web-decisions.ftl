## El español de España: solo lo que se dice de otra manera que en es.

decide-breaks =
    .R-21 = Esta no es la carta que has robado
    .R-28 = Esto es un farol
decide-answer = { $me ->
    [seat] Has jugado { $top-a }
   *[none] { $who } ha jugado { $top-a }
}
decide-answer-turned-up = Ha salido { $top-a }
decide-answer-lead =
    .W4 = { $known ->
        [yes] { $who } ha escogido el { color }; antes era el { $before }. Solo se permite si no tenía cartas de color { $before }. R-28
       *[no] { $who } ha escogido el { color }. Solo se permite si no tenía cartas del color anterior. R-28
    }
    .W4-H-13 = { $who } ha escogido el { color }. En un total, solo se puede desafiar el primero. H-13
    .W4-H-14 = { $who } ha escogido el { color }. En esta mesa, { wild-four.the } siempre se permite. H-14
    .W4-H-15 = { $who } ha escogido el { color }. En esta mesa no hay desafío. H-15
    .HW = { $me ->
        [seat] Te has escogido a ti.
       *[none] { $who } te ha escogido a ti.
    }
    .SH = { $who } te ha escogido a ti.
decide-answered = { $verb ->
    [accept] Aceptas. Todos lo verán en un momento.
    [challenge] Desafías. Todos lo verán en un momento.
    [invis] Juegas { invisibility.the }. Todos lo verán en un momento.
   *[other] Ya has jugado. Todos lo verán en un momento.
}
decide-drawn = Has robado { $card-a }
decide-settle-waiting = La has aceptado. Esperando a los demás…
decide-reveal =
    .shouted = { $me ->
        [seat] Has dicho tus cartas en voz alta.
       *[none] { $who } ha dicho sus cartas en voz alta.
    }
