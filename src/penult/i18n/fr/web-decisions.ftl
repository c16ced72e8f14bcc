## Ce qu’on demande à un joueur. Une partie est la figure d’une carte, un verbe avec elle, ou une règle. Les numéros comme
## R-28 restent tels quels : ils sont montrés comme des étiquettes.

decide-color = Choisis une couleur
decide-color-why = N’importe laquelle, même celle en jeu.
    .W = N’importe laquelle, même celle en jeu. R-27
    .W4 = N’importe laquelle, même celle en jeu. R-29
    .HW = N’importe laquelle, même celle en jeu. R-37
    .SH = N’importe laquelle, même le rouge ou celle en jeu. R-42
    .IN = N’importe laquelle, même celle en jeu. R-40
decide-color-held = { $count ->
    [0] tu n’en as pas
   *[other] tu en as { $count }
}

## $card est un nom de carte.
decide-target = Contre qui jouer { $card-the } ?
    .face-7 = Avec qui échanger ta main ?
decide-target-why = Choisis un autre joueur.
    .face-7 = Tu prends toutes ses cartes, et tu lui donnes les tiennes. H-16
    .HW = La personne choisie crie toutes ses cartes. R-36
    .SH = La personne choisie pige jusqu’à une carte rouge. R-41
decide-target-nobody = Ne pas échanger
decide-target-partner = ton partenaire
decide-target-points = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}

## Un coup qui enfreint une règle et qu’on peut faire quand même.
decide-breaks = Cette carte ne va pas ici
    .R-21 = Ce n’est pas la carte que tu viens de piger
    .R-28 = C’est du bluff
decide-breaks-why = Tu peux essayer. Si quelqu’un la signale, tu la reprends et tu piges deux cartes. R-49
    .R-28 = Tu as une carte de la couleur en jeu. Si le joueur suivant lance le défi, c’est toi qui piges les cartes. R-28 R-33
decide-sure = La jouer quand même
decide-back = Annuler

## La réponse à une carte. $who l’a jouée, $top est son nom. $before est la couleur d’avant ; $known vaut no si la personne
## qui lit ne l’a pas vue.
decide-answer = { $me ->
    [seat] Tu as joué { $top-a }
   *[none] { $who } a joué { $top-a }
}
decide-answer-turned-up = Première carte : { $top-a }
decide-answer-lead = Choisis ta réponse.
    .W4 = { $known ->
        [yes] C’était le { $before }, et { $who } a choisi le { color }. C’est permis seulement si { $who } n’avait aucun { $before } en main. R-28
       *[no] { $who } a choisi le { color }. C’est permis seulement si { $who } n’avait aucune carte de la couleur d’avant. R-28
    }
    .W4-H-13 = { $who } a choisi le { color }. Pas de défi contre ce qui s’ajoute à un total. H-13
    .W4-H-14 = { $who } a choisi le { color }. À cette table, on peut toujours jouer { wild-four.the }. H-14
    .W4-H-15 = { $who } a choisi le { color }. Il n’y a pas de défi à cette table. H-15
    .HW = { $me ->
        [seat] Tu te choisis toi-même.
       *[none] { $who } te choisit.
    }
    .SH = { $who } te choisit.
decide-answer-why = La partie continue.
    .accept-D = Tu passes aussi ton tour. R-24
    .turned-accept-D = Tu passes aussi ton tour. R-09
    .accept-W4 = Tu passes aussi ton tour. R-29
    .accept-S = Tu passes ton tour. R-26
    .turned-accept-S = Tu passes ton tour. R-11
    .accept-V = À deux, tu passes ton tour. R-59
    .turned-accept-V = À deux, tu passes ton tour. R-10
    .accept-HW = Tout le monde entend tes cartes. Tu les gardes, et ton tour aussi. R-36
    .accept-SH = Tu gardes toutes les cartes pigées, et ton tour aussi. R-41
    .challenge = Si { $who } avait cette couleur, { $who } pige quatre cartes et tu joues. Sinon, tu en piges six et tu passes ton tour. R-33 R-34
    .invis = Il ne t’arrive rien, et tu choisis la couleur. R-39
    .invis-HW = Tu ne cries rien, et tu choisis la couleur. R-38
    .accept-too-many = Tu aurais { $count } cartes. À partir de { $limit }, la manche est finie pour toi. H-42
    .accept-total = Tu les piges toutes et tu passes ton tour. H-01
    .challenge-total = Si { $who } avait cette couleur, { $who } les pige toutes et tu joues. Sinon, tu en piges deux de plus et tu passes ton tour. H-12
    .invis-total = Personne ne pige, et tu choisis la couleur. H-55
    .accept-7 = Vous échangez vos mains. H-20
    .accept-0 = Toutes les mains tournent. H-20
## Ce qu’il faut piger : $number cartes, pour $count cartes qui font piger. Les codes comme H-01 sont aussi montrés à part.
decide-total = { $count ->
    [one] { $number } cartes t’attendent. H-01
   *[other] { $number } cartes t’attendent, pour { $count } cartes qui font piger. H-01
}
## Les cartes de la main qui répondent à ce total : elles s’ajoutent, ou le dévient. $card est l’une d’elles.
decide-own = Ou joue une carte
decide-just-before = Juste avant
## $verb est la réponse donnée : accept, challenge, invis ou other.
decide-answered = { $verb ->
    [accept] Tu acceptes. Tout le monde le voit dans un instant.
    [challenge] Tu lances le défi. Tout le monde le voit dans un instant.
    [invis] Tu joues { invisibility.the }. Tout le monde le voit dans un instant.
   *[other] Ton coup est envoyé. Tout le monde le voit dans un instant.
}

## Une carte qu’on vient de piger, et une dernière carte à laquelle on peut s’opposer.
decide-drawn = Tu as pigé { $card-a }
decide-drawn-why = Joue cette carte, ou garde-la et termine ton tour. R-19 R-20
decide-call = Crier UNO en la jouant
decide-settle-why = Si la carte ne va pas, { $who } la reprend et pige deux cartes. R-49
decide-settle-stand = L’accepter
decide-settle-waiting = Tu l’acceptes. On attend les autres…

## Des cartes à découvert pour un moment. $who les a en main ; $me vaut seat quand c’est la personne qui lit.
decide-reveal = Cartes révélées.
    .shouted = { $me ->
        [seat] Tu cries toutes tes cartes.
       *[none] { $who } crie toutes ses cartes.
    }

## Ce que dit un lecteur d’écran, et le titre de la page.
announce-turn = { $seconds ->
    [0] C’est ton tour.
    [one] C’est ton tour, une seconde.
   *[other] C’est ton tour, { $seconds } secondes.
}
announce-uno = Il te reste une carte : crie UNO !
announce-answer = { $seconds ->
    [0] Tu peux { $options }.
    [one] Tu peux { $options }, une seconde.
   *[other] Tu peux { $options }, { $seconds } secondes.
}
## Une des réponses de $options, telle qu’elle est dans la phrase.
announce-option = jouer
    .accept-total = piger { $number } cartes
    .card = jouer { $card-the }
    .accept = accepter
    .accept-D = piger { draw-strength }
    .accept-W4 = piger quatre cartes
    .accept-S = passer ton tour
    .accept-V = passer ton tour
    .accept-HW = crier toutes tes cartes
    .accept-SH = piger jusqu’à une carte rouge
    .challenge = lancer le défi
    .invis = jouer { invisibility.the }
announce-jump = Tu peux intercepter avec { $cards-a }.
announce-said = { $name } : { $text }
