## El español de España: solo lo que se dice de otra manera que en es.

gathering-lead-host = Invita a gente o añade bots. Toca un asiento para cambiarlo.
gathering-take = { $does ->
    [bot] añadir un bot
    [move] pasarme aquí
   *[sit] sentarme aquí
}
name-first-go = Entrar en la mesa
dealer-spread = Cartas boca abajo
dealer-taken = La ha sacado { $name }
scores-wins-hand = { $me ->
    [seat] ¡Has ganado la mano!
   *[none] { $name } ha ganado la mano
}
scores-dealer = ha repartido
scores-you-dealer = tú, has repartido
scores-victory = { $me ->
    [seat] { $count ->
        [one] ¡Has ganado la partida!
       *[other] ¡Tu pareja y tú habéis ganado la partida!
    }
    [shared] ¡Compartes la victoria!
   *[none] { $count ->
        [one] { $names } ha ganado la partida
       *[other] { $names } han ganado la partida
    }
}
talk-muted = Has silenciado a { $name }.
talk-report = Denunciar como sugerencia
talk-aloud = Denunciar una sugerencia en voz alta
talk-aloud-who = ¿Quién ha sugerido una jugada en voz alta?
talk-reported = { $count ->
    [one] Has denunciado a { $name }. Decide { $judges }.
   *[other] Has denunciado a { $name }. Deciden { $judges }.
}
judge-question = ¿{ $name } ha sugerido aquí una jugada?
judge-aloud = { $by } dice que { $name } ha sugerido una jugada en voz alta. ¿Es cierto?
judge-voted = { $votes ->
    [one] Gracias, tu voto cuenta. Ya ha votado { $votes } de { $count }.
   *[other] Gracias, tu voto cuenta. Ya han votado { $votes } de { $count }.
}
presence-may-void = Alguien se ha ido. Puedes anular esta mano en el menú.
unknown-wrong = No ha funcionado. Revisa el código y la contraseña.
unknown-go = Entrar en esta mesa
gathering-wanting = { $count ->
    [0] Tiene que sentarse al menos una persona: los bots no juegan solos.
    [one] Falta un jugador. Invita a alguien o añade un bot.
   *[other] Faltan { $count } jugadores. Invita a gente o añade bots.
}
invite-only-here = Solo este equipo puede llegar al servidor, así que el enlace todavía no les sirve a los demás. Quien ha iniciado el servidor puede abrirlo a tu red.
