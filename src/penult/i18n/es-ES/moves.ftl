## El español de España: solo lo que se dice de otra manera que en es.

move-catch = Pillar a { $who }
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] Has robado { $drawn-a }: juega esa carta o quédate con ella.
       *[no] Has robado { $drawn-a }: sirve, y en esta mesa tienes que jugar esa carta.
    }
   *[none] Le toca a { $who }.
}
phase-settle = { $me ->
    [seat] Has jugado tu última carta. ¿Alguien se opone?
   *[none] { $who } ha jugado su última carta. ¿Alguien se opone?
}
phase-over = La mano ha terminado.
