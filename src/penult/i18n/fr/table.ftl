## Une table sur un serveur, pour tout client : ce qu’on y fait en plus de jouer, pourquoi la table n’accepte pas
## quelque chose, phrases rapides, et pourquoi une connexion se termine. Chaque partie porte le nom qu’elle
## a dans le protocole ; le message lui-même sert à ce que dirait un serveur plus récent.

## $who est une personne ou un bot ; $me vaut seat quand c’est la personne qui lit. $seat est le numéro d’une place,
## $kind une sorte de bot, $card le nom d’une carte, $number le numéro d’une ligne de conversation, $text ce qui s’est dit.
## $other est qui est nommé pour donner, $whom vaut nobody, reader, self ($who) ou other. $aloud vaut yes si rien ne fut écrit.
table-event = Il s’est passé quelque chose à la table.
    .joined = { $me ->
        [seat] Te voilà à la table.
       *[none] { $who } arrive à la table.
    }
    .left = { $who } quitte la table.
    .gone = { $who } n’est plus en ligne.
    .back = { $who } est de retour.
    .renamed = { $me ->
        [seat] Tu t’appelles maintenant { $text }.
       *[none] { $who } s’appelle maintenant { $text }.
    }
    .sat = { $me ->
        [seat] Tu prends la place { $seat }.
       *[none] { $who } prend la place { $seat }.
    }
    .stood = { $me ->
        [seat] Tu quittes la place { $seat }.
       *[none] { $who } quitte la place { $seat }.
    }
    .bot_sat = { $who }, un bot ({ $kind }), prend la place { $seat }.
    .kicked = { $who } doit quitter la table.
    .host = { $me ->
        [seat] C’est toi qui tiens la table maintenant.
       *[none] C’est { $who } qui tient la table maintenant.
    }
    .started = La partie commence.
    .picked = { $me ->
        [seat] Tu as tiré { $card }.
       *[none] { $who } a tiré { $card }.
    }
    .tied = Égalité au plus haut : on tire de nouveau.
    .dealer = { $me ->
        [seat] Tu donnes en premier.
       *[none] { $who } donne en premier.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Tu y renonces : les règles disent qui donne en premier.
           *[none] { $who } y renonce : les règles disent qui donne en premier.
        }
        [reader] { $who } te nomme pour donner.
        [self] { $me ->
            [seat] Tu donnes en premier.
           *[none] { $who } donne en premier.
        }
       *[other] { $me ->
            [seat] Tu nommes { $other } pour donner.
           *[none] { $who } nomme { $other } pour donner.
        }
    }
    .voided = { $me ->
        [seat] Tu annules la manche.
       *[none] { $who } annule la manche.
    }
    .autopilot = { $me ->
        [seat] Ton temps est écoulé : un bot joue à ta place jusqu’à ce que tu agisses.
       *[none] Le temps de { $who } est écoulé : un bot joue à sa place.
    }
    .took_back = { $me ->
        [seat] Tu reprends ta place.
       *[none] { $who } reprend sa place.
    }
    .paused = La table est en pause.
    .resumed = Le jeu reprend.
    .said = { $who } : { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] On te signale pour une suggestion à voix haute (#{ $number }).
           *[none] On signale { $who } pour une suggestion à voix haute (#{ $number }).
        }
       *[no] La ligne #{ $number }, de { $who }, est signalée comme suggestion.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] Tu n’as rien suggéré (#{ $number }).
           *[none] { $who } n’a rien suggéré (#{ $number }).
        }
       *[no] La ligne #{ $number } n’était pas une suggestion.
    }
    .report_dropped = { $me ->
        [seat] Le signalement contre toi est abandonné (#{ $number }).
       *[none] Le signalement contre { $who } est abandonné (#{ $number }).
    }
    .rematch = Une autre partie : on peut changer de place.
    .door_shut = La porte est fermée, personne d’autre n’entre.
    .door_opened = La porte est de nouveau ouverte.
    .table_reported = Quelqu’un a signalé cette table. Après quelques autres signalements, elle quitte la liste des tables ouvertes.
    .unlisted = Cette table a été retirée de la liste des tables ouvertes. On peut encore y entrer avec le code.
    .listed = Cette table est de nouveau dans la liste des tables ouvertes.

table-refusal = La table ne fait pas cela.
    .answered = Tu as déjà répondu ; la table le montre dans un instant.
    .flag_too_late = Trop tard : la carte que tu visais ne peut plus être signalée.
    .full = Il n’y a plus de place libre.
    .malformed = Le serveur n’a pas compris cela.
    .no_card_there = Il n’y a plus de carte à cet endroit.
    .no_judge = Personne à la table ne pourrait en décider.
    .no_such_day = Ce jour n’existe pas.
    .no_such_line = Personne d’autre n’a dit cette ligne, ou elle a déjà été signalée.
    .nobody_left = Une manche ne s’annule que si quelqu’un qui l’a commencée l’a quittée.
    .nobody_seated = Personne n’a pris place à la table.
    .nobody_there = À cette place il n’y a personne que tu puisses nommer.
    .not_asked = Ce n’est pas demandé maintenant.
    .not_host = C’est réservé à la personne qui tient la table.
    .not_judge = Ce n’est pas à toi d’en décider.
    .not_now = Ce n’est pas possible en ce moment.
    .not_paused = La table n’est pas en pause.
    .not_playing = Tu ne joues pas dans cette manche.
    .not_seated = Tu n’as pas de place à la table.
    .not_yours = Ce n’est pas un coup de joueur.
    .not_yourself = Tu ne peux pas te faire cela.
    .nothing_said = Tu n’as rien dit.
    .paused = La table est en pause.
    .phrases_only = À cette table, on ne dit que des phrases rapides.
    .picked = Tu as déjà tiré une carte.
    .players = { $players ->
        [one] Une seule personne ne suffit pas : il faut que quelqu’un d’autre, ou un bot, prenne place.
       *[other] Ces règles ne se jouent pas à { $players } : il faut être plus, ou moins.
    }
    .reported_once = Tu as déjà signalé ce joueur dans cette manche.
    .seat_taken = Cette place est prise.
    .seen_a_hand = Pendant cette manche, tu as vu d’autres cartes : reprends ta place, ou attends la prochaine donne.
    .seated = Tu as déjà une place.
    .stale = La table avait déjà changé quand ton coup est arrivé. Regarde de nouveau.
    .too_early = Trop tôt : la carte n’avait pas encore été montrée.
    .too_fast = C’était trop à la fois. Attends un instant.
    .tournament = À la table d’un tournoi, aucune manche ne s’annule.
    .unknown_bot = Cette sorte de bot n’existe pas.
    .unknown_person = Cette personne n’est pas à la table.
    .unknown_phrase = Cette phrase n’existe pas.
    .unknown_seat = Cette place n’existe pas.
    .unknown_update = Ton coup répond à quelque chose que la table n’a pas dit.
    .waiting = Un de tes coups attend déjà.

phrase = …
    .hello = Bonjour !
    .good_luck = Bonne chance !
    .well_played = Bien joué !
    .thanks = Merci !
    .sorry = Pardon !
    .oops = Oups !
    .hurry = On se dépêche !
    .wait = Un instant !
    .ouch = Aïe !
    .lucky = Quelle chance !
    .so_close = De justesse !
    .good_game = Belle partie !
    .laugh = Ha ha !
    .cry = Oh non !
    .think = Hum…
    .clap = Bravo !
    .heart = ♥
    .wave = Au revoir !

bye = La connexion est terminée.
    .reload = Le serveur parle un langage plus récent : mets Penult à jour et reviens. Ta place t’attend.
    .taken_over = Tu as rejoint cette table depuis un autre endroit ; la table continue là-bas.
    .kicked = La personne qui tient la table t’a fait sortir.
    .left = Tu as quitté la table.
    .revoked = Ton laissez-passer pour ce serveur n’est plus valable.
    .closing = Le serveur ferme.
    .too_slow = La connexion était trop lente.
    .too_fast = Le serveur a trop reçu de toi à la fois.
    .unknown_table = Cette table n’existe pas, ou le mot de passe est différent.
    .full = La table est complète.
    .shut = La personne qui tient la table ne laisse plus entrer personne.
    .halted = La table a été arrêtée : le serveur n’arrive pas à relire ce qu’il en a gardé.
    .stopped = Les personnes qui gèrent ce serveur ont fermé la table.
