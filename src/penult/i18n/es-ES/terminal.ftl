## El español de España: solo lo que se dice de otra manera que en es.

terminal-draw-pile = { $count ->
    [one] Mazo: una carta
   *[other] Mazo: { $count } cartas
}
terminal-which-player = { $verb ->
    [swap] ¿Con quién cambias cartas? Escape cancela.
    [catch] ¿A quién pillas? Escape cancela.
    [flag] ¿De quién es la carta equivocada? Escape cancela.
   *[play] ¿Para quién es? Escape cancela.
}
terminal-several = { $verb ->
    [call] Gritar UNO al jugarla…
    [jump] Adelantarme…
    [catch] Pillar a…
    [flag] Señalar una carta…
   *[invis] Jugar { invisibility.the }…
}
terminal-leaving = La mano no ha terminado. Pulsa Q o Ctrl-C para salir, o Escape para quedarte.
terminal-leaving-small = La mano no ha terminado. Pulsa Ctrl-C otra vez para salir.
terminal-won = { $me ->
    [seat] { $points ->
        [one] ¡Has ganado la mano y has anotado un punto!
       *[other] ¡Has ganado la mano y has anotado { $points } puntos!
    }
   *[none] { $points ->
        [one] { $who } ha ganado la mano y ha anotado un punto.
       *[other] { $who } ha ganado la mano y ha anotado { $points } puntos.
    }
}
terminal-nobody-won = Nadie ha ganado la mano, y nadie ha anotado puntos.
terminal-not-kept = No se ha podido guardar esta mano en { $path }: { $reason }
terminal-won-hand = { $me ->
    [seat] ¡Has ganado la mano!
   *[none] { $who } ha ganado la mano.
}
terminal-ask-next-hand = Pulsa Enter para la próxima mano:
terminal-ask-play-on = Has quedado fuera de la partida. Pulsa Enter para ver cómo termina:
terminal-deal =
    .about = Pulsa Enter para empezar con lo que has escogido. En la mesa, ? explica todas las teclas.
terminal-row =
    .about = { $row ->
        [house] Lo que se juega además de las reglas impresas. Cada nombre elige algunas de las filas de abajo; puedes cambiarlas una por una.
        [language] El idioma de la mesa y del reglamento.
        [players] Cuántos jugadores hay, contándote a ti.
        [clock] Cuánto tiempo tienes en cada turno. Si se te acaba, un bot juega por ti hasta que vuelvas.
       *[pace] Cuánto tardan los demás en jugar. Si alguien no ha gritado UNO, esperan al menos un segundo y medio, para que puedas gritar o pillar. Sin pausa, el juego espera ahí hasta que pulses Enter.
    }
terminal-value =
    .call = { $value ->
        [printed] te pueden pillar
        [strict] al jugar, o robas
       *[off] no hace falta
    }
terminal-key-catch = pillar a quien no ha gritado UNO
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } jugadores. Has repartido tú. Escribe ? para ver la ayuda.
   *[none] Penult, { $game }, { $seats } jugadores. Ha repartido { $dealer }. Escribe ? para ver la ayuda.
}
terminal-picked = Todos han sacado una carta para ver quién reparte: { $picks }.
terminal-picked-again = Los más altos han empatado y han sacado otra vez: { $picks }.
terminal-birthday-about = En esta edición reparte primero quien cumple años más cerca del 31 de julio, antes o después. ¿Cuándo es tu cumpleaños? Escríbelo como 31 de julio o 31/7. No se guarda. O solo pulsa Enter, y deciden las cartas.
terminal-piles = { $count ->
    [one] Pila de descartes: { $top } ({ $code }). Mazo: una carta.
   *[other] Pila de descartes: { $top } ({ $code }). Mazo: { $count } cartas.
}
terminal-go-on = Pulsa Enter para seguir:
terminal-plain-help-pause = /pause detiene el reloj hasta que pulses Enter. /back le quita tu asiento al bot.
terminal-plain-help-jump = J te adelanta con una carta igual a la de arriba. Añade ! para gritar UNO.
terminal-plain-help = Escribe un número para jugar esa carta de tu mano. Añade ! para gritar UNO al jugarla: 3!
    También puedes escribir el código de una carta: R7, W4, R7!
    D robar   K quedártela   A aceptar   H desafiar   U gritar UNO   C pillar   F señalar   R G B Y escoger color
    Después de C o F puedes escribir un asiento: C 2
    porqué abre la última regla, regla R-28 cualquier regla. Q sale.
    { $edition ->
        [classic] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I responde a una carta con { invisibility.the }.
       *[hp2018] Códigos: un color y un número, o D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
replay-dealt = Se han repartido las cartas.
## $state es fits, bluff, wrong o none.
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card }: sirve
       *[other] { $card }, { shape }: sirve
    }
    [bluff] { $card }: un farol (R-28)
    [wrong] { $color ->
        [none] { $card }: carta equivocada (R-49)
       *[other] { $card }, { shape }: carta equivocada (R-49)
    }
   *[none] { $color ->
        [none] { $card }
       *[other] { $card }, { shape }
    }
}
