## Ce qu’on demande à qui joue. Une partie est la figure d’une carte, un verbe avec elle, ou une règle. Les numéros comme
## R-28 restent tels quels : ils sont montrés comme des étiquettes.

decide-color = Choisis une couleur
decide-color-why = N’importe laquelle, même celle qui est en jeu.
    .W = N’importe laquelle, même celle qui est en jeu. R-27
    .W4 = N’importe laquelle, même celle qui est en jeu. R-29
    .HW = N’importe laquelle, même celle qui est en jeu. R-37
    .SH = N’importe laquelle, même le rouge et celle qui est en jeu. R-42
    .IN = N’importe laquelle, même celle qui est en jeu. R-40
decide-color-held = { $count ->
    [0] tu n’en as pas
   *[other] tu en as { $count }
}

## $card est un nom de carte.
decide-target = Contre qui jouer la carte { $card } ?
decide-target-why = Choisis quelqu’un à la table.
    .HW = La personne choisie crie toutes ses cartes. R-36
    .SH = La personne choisie pioche jusqu’à une carte rouge. R-41
decide-target-partner = ton partenaire
decide-target-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Un coup qui enfreint une règle et qu’on peut faire quand même.
decide-breaks = Cette carte ne correspond pas
    .R-21 = Ce n’est pas la carte que tu viens de piocher
    .R-28 = C’est du bluff
decide-breaks-why = À cette table, on peut la jouer et on peut la signaler. Si quelqu’un la signale, tu la reprends et tu pioches deux cartes. R-49
    .R-28 = Tu as une carte de la couleur en jeu. Qui doit piocher peut lancer le défi ; tu pioches alors quatre cartes. R-28 R-33
decide-sure = La jouer quand même
decide-back = Y repenser

## La réponse à une carte. $who l’a jouée, $top est son nom. $before est la couleur d’avant ; $known vaut no si la personne
## qui lit ne l’a pas vue.
decide-answer = { $me ->
    [seat] Tu as joué la carte { $top }
   *[none] { $who } a joué la carte { $top }
}
decide-answer-turned-up = La première carte est { $top }
decide-answer-lead = Choisis ta réponse.
    .W4 = { $known ->
        [yes] C’était le { $before } ; { $who } a choisi le { color }. Permis seulement sans { $before } en main. R-28
       *[no] { $who } a choisi le { color }. Permis seulement sans la couleur d’avant en main. R-28
    }
    .HW = { $me ->
        [seat] Tu te vises toi-même.
       *[none] { $who } te vise.
    }
    .SH = { $who } te vise.
decide-answer-why = Le jeu continue.
    .accept-D = Tu passes aussi ton tour. R-24
    .turned-accept-D = Tu passes aussi ton tour. R-09
    .accept-W4 = Tu passes aussi ton tour. R-29
    .accept-S = Ton tour est sauté. R-26
    .turned-accept-S = Ton tour est sauté. R-11
    .accept-V = À deux, ton tour est sauté. R-59
    .turned-accept-V = À deux, ton tour est sauté. R-10
    .accept-HW = Tout le monde entend tes cartes. Tu les gardes, et ton tour aussi. R-36
    .accept-SH = Tu gardes toutes les cartes qui viennent, et ton tour aussi. R-41
    .challenge = Si { $who } avait cette couleur, { $who } pioche quatre cartes et tu joues. Sinon, tu en pioches six. R-33 R-34
    .invis = Rien ne t’arrive, et tu choisis la couleur. R-39
    .invis-HW = Tu ne cries rien, et tu choisis la couleur. R-38
decide-just-before = Juste avant
decide-answered = Ta réponse : { $move }. Tout le monde la verra dans un instant.

## Une carte qu’on vient de piocher, et une dernière carte à laquelle on peut s’opposer.
decide-drawn = Carte piochée : { $card }
decide-drawn-why = Joue-la maintenant, ou garde-la et le tour passe. R-19 R-20
decide-call = Crier UNO ! en la jouant
decide-settle-why = Si elle ne correspond pas, { $who } la reprend et pioche deux cartes. R-49
decide-settle-stand = L’admettre
decide-settle-waiting = Tu l’admets. Les autres réfléchissent encore.

## Des cartes à découvert pour un moment. $who les a en main ; $me vaut seat quand c’est la personne qui lit.
decide-reveal = Des cartes sont montrées.
    .shouted = { $me ->
        [seat] Tu cries ta main.
       *[none] { $who } crie sa main.
    }
    .shown = { $who } te montre sa main.

## Ce que dit un lecteur d’écran, et le titre de la page.
announce-turn = { $seconds ->
    [0] C’est ton tour.
    [one] C’est ton tour, { $seconds } seconde.
   *[other] C’est ton tour, { $seconds } secondes.
}
announce-uno = Il te reste une carte : crie UNO !
announce-answer = { $seconds ->
    [0] Tu peux { $options }.
    [one] Tu peux { $options }, { $seconds } seconde.
   *[other] Tu peux { $options }, { $seconds } secondes.
}
announce-said = { $name } : { $text }
announce-title = ● À ton tour – Penult
