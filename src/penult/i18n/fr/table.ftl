## Une table sur un serveur, pour tout client : ce qu’on y fait en plus de jouer, pourquoi la table n’accepte pas
## quelque chose, phrases rapides, et pourquoi une connexion se termine. Chaque partie porte le nom qu’elle
## a dans le protocole ; le message lui-même sert à ce que dirait un serveur plus récent.

## $who est une personne ou un bot ; $me vaut seat quand c’est la personne qui lit. $seat est le numéro d’une place,
## $kind une sorte de bot, $card le nom d’une carte, $number le numéro d’un message du chat, $text ce qui s’est dit.
## $other est qui est nommé pour donner, $whom vaut nobody, reader, self ($who) ou other. $aloud vaut yes si rien ne fut écrit.
table-event = Il s’est passé quelque chose à la table.
    .joined = { $me ->
        [seat] Tu rejoins la table.
       *[none] { $who } rejoint la table.
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
    .bot_sat = { $who }, un bot ({ bot-level }), prend la place { $seat }.
    .kicked = L’hôte exclut { $who }.
    .host = { $me ->
        [seat] C’est toi l’hôte maintenant.
       *[none] L’hôte est maintenant { $who }.
    }
    .started = La partie commence.
    .picked = { $me ->
        [seat] Tu tires { $card-a }.
       *[none] { $who } tire { $card-a }.
    }
    .tied = Égalité entre les plus hautes cartes : ces joueurs tirent de nouveau.
    .dealer = { $me ->
        [seat] Tu donnes en premier.
       *[none] { $who } donne en premier.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Tu laisses les règles choisir le donneur.
           *[none] { $who } laisse les règles choisir le donneur.
        }
        [reader] { $who } te choisit comme donneur.
        [self] { $me ->
            [seat] Tu choisis de donner en premier.
           *[none] { $who } choisit de donner en premier.
        }
       *[other] { $me ->
            [seat] Tu choisis { $other } comme donneur.
           *[none] { $who } choisit { $other } comme donneur.
        }
    }
    .voided = { $me ->
        [seat] Tu annules la manche.
       *[none] { $who } annule la manche.
    }
    .autopilot = { $me ->
        [seat] Temps écoulé : un bot joue à ta place jusqu’à ton retour.
       *[none] Temps écoulé pour { $who } : un bot prend sa place.
    }
    .took_back = { $me ->
        [seat] Tu reprends ta place.
       *[none] { $who } reprend sa place.
    }
    .paused = La partie est en pause.
    .resumed = La partie reprend.
    .said = { $who } : { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] On te signale : tu aurais suggéré un coup à voix haute (#{ $number }).
           *[none] On signale { $who } : un coup aurait été suggéré à voix haute (#{ $number }).
        }
       *[no] Le message #{ $number }, écrit par { $who }, est signalé comme suggestion.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] Rien à te reprocher : ce n’était pas une suggestion (#{ $number }).
           *[none] Rien à reprocher à { $who } : ce n’était pas une suggestion (#{ $number }).
        }
       *[no] Le message #{ $number } n’était pas une suggestion.
    }
    .report_dropped = { $me ->
        [seat] Le signalement contre toi est abandonné (#{ $number }).
       *[none] Le signalement contre { $who } est abandonné (#{ $number }).
    }
    .rematch = On prépare une autre partie. Tu peux changer de place.
    .door_shut = L’hôte ferme la table : plus personne ne peut entrer.
    .door_opened = L’hôte ouvre la table : on peut de nouveau y entrer.
    .table_reported = Quelqu’un signale cette table. Après quelques autres signalements, elle ne sera plus parmi les tables publiques.
    .unlisted = Cette table n’est plus parmi les tables publiques. On peut encore y entrer avec le code.
    .listed = Cette table est de nouveau parmi les tables publiques.

## Pourquoi la table n’accepte pas quelque chose. not_yours est un coup que seul l’arbitre d’une manche peut faire ;
## unknown_update répond à quelque chose que le serveur n’a pas envoyé.
table-refusal = La table ne peut pas faire ça.
    .answered = Tu as déjà répondu. Tout le monde le voit dans un instant.
    .flag_too_late = Trop tard : on ne peut plus signaler cette carte.
    .full = Il n’y a plus de place libre.
    .malformed = Le serveur n’a pas compris.
    .no_card_there = Cette carte n’est plus là. Choisis-en une autre.
    .no_judge = Personne à la table ne peut en décider.
    .no_such_day = Ce jour n’existe pas. Vérifie le jour et le mois.
    .no_such_line = Tu ne peux pas signaler ce message : c’est le tien, il a disparu, ou il est déjà signalé.
    .nobody_left = On peut annuler une manche seulement si un de ses joueurs est parti.
    .nobody_seated = Personne n’a encore pris place.
    .nobody_there = Tu ne peux choisir personne à cette place. Choisis-en une autre.
    .not_asked = Il n’y a rien à répondre en ce moment.
    .not_host = Seul l’hôte peut faire ça.
    .not_judge = Ce n’est pas à toi de décider.
    .not_now = Ce n’est pas possible en ce moment.
    .not_paused = La partie n’est pas en pause.
    .not_playing = Tu ne joues pas cette manche.
    .not_seated = Tu n’as pas de place. Prends-en une d’abord.
    .not_yours = Seul l’arbitre peut faire ce coup.
    .not_yourself = Tu ne peux pas te faire ça à toi-même.
    .nothing_said = Il n’y a rien à envoyer. Écris d’abord un message.
    .paused = La partie est en pause.
    .phrases_only = À cette table, il n’y a que des phrases rapides.
    .picked = Tu as déjà tiré une carte.
    .players = { $players ->
        [0] Il n’y a encore personne. Invite du monde ou ajoute des bots.
        [one] Un seul joueur ne suffit pas. Invite du monde ou ajoute des bots.
       *[other] Ces règles ne se jouent pas à { $players } : il faut plus de joueurs, ou moins.
    }
    .reported_once = Tu as déjà signalé ce joueur dans cette manche.
    .said_once = Tu l’as déjà dit depuis la dernière carte.
    .seat_taken = Cette place est prise. Choisis-en une autre.
    .too_many_seats = Tu as déjà une place à trois tables publiques. Quitte d’abord l’une d’elles.
    .seen_a_hand = Tu as vu des cartes de cette manche. Reprends ton ancienne place, ou attends la prochaine manche.
    .seated = Tu as déjà une place.
    .stale = Trop tard : la table a changé entre-temps. Regarde de nouveau.
    .too_early = Trop tôt : la carte n’était pas encore sur la table.
    .too_fast = Pas si vite ! Attends un instant, puis réessaie.
    .tournament = On ne peut pas annuler une manche de tournoi.
    .unknown_bot = Ce bot n’existe pas.
    .unknown_person = Cette personne n’est pas à la table.
    .unknown_phrase = Cette phrase n’existe pas.
    .unknown_seat = Cette place n’existe pas.
    .unknown_update = Ta table n’est plus à jour. Recharge et réessaie.
    .waiting = Ton dernier coup est encore en attente.

phrase = …
    .hello = Salut !
    .good_luck = Bonne chance !
    .well_played = Bien joué !
    .thanks = Merci !
    .sorry = Pardon !
    .oops = Oups !
    .hurry = On se dépêche !
    .wait = Une minute !
    .ouch = Ouch !
    .lucky = Quelle chance !
    .so_close = Presque !
    .good_game = Belle partie !
    .laugh = Ha ha !
    .cry = Oh non !
    .think = Hmm…
    .clap = Bravo !
    .heart = ♥
    .wave = À bientôt !

bye = La connexion est coupée.
    .reload = Le serveur a été mis à jour. Mets Penult à jour et reviens : ta place est gardée.
    .taken_over = Tu as ouvert cette table ailleurs. La partie continue là-bas.
    .kicked = L’hôte vient de t’exclure de la table.
    .left = Tu as quitté la table.
    .revoked = Ta session a expiré. Reconnecte-toi.
    .closing = Le serveur s’arrête.
    .too_slow = Ta connexion était trop lente.
    .too_fast = Tu as envoyé trop de choses à la fois. Attends un instant, puis reconnecte-toi.
    .unknown_table = Cette table n’existe pas, ou le mot de passe est incorrect.
    .full = La table est complète.
    .shut = L’hôte ne laisse plus entrer personne.
    .too_many_seats = Tu as déjà une place à trois tables publiques. Quitte d’abord l’une d’elles.
    .halted = La table a été arrêtée : le serveur n’arrive pas à lire ses données.
    .stopped = Les personnes qui gèrent ce serveur ont fermé la table.
