## Le client web, là où il lui faut d’autres mots qu’au terminal. Chaque partie porte le nom qu’elle a dans le
## protocole ; le message lui-même sert à ce que dirait un serveur plus récent.

## Le nom d’une personne qui n’en a pas encore donné.
web-guest = Invité { $number }

## Une carte, telle que la dit un lecteur d’écran ; $color vaut none pour une carte sans couleur.
web-card = { $color ->
    [none] { $card }
   *[other] { $card }, { shape }
}

## Les coups, tels que les disent les boutons. $card est un nom de carte, $who un joueur. Ce qui n’est pas ici se dit
## comme partout.
web-move = Jouer
    .play = { $uno ->
        [yes] Jouer { $card-the } et crier UNO !
       *[no] Jouer { $card-the }
    }
    .play-color = { $uno ->
        [yes] Jouer { $card-the }, choisir le { color } et crier UNO !
       *[no] Jouer { $card-the } et choisir le { color }
    }
    .play-target = { $uno ->
        [yes] Jouer { $card-the } contre { $who } et crier UNO !
       *[no] Jouer { $card-the } contre { $who }
    }
    .draw = Piger
    .accept-total = Piger { $number } cartes
    .play-target-7 = { $uno ->
        [yes] Jouer { $card-the }, échanger avec { $who } et crier UNO !
       *[no] Jouer { $card-the } et échanger avec { $who }
    }
    .jump-target-7 = { $uno ->
        [yes] Intercepter avec { $card-the }, échanger avec { $who } et crier UNO !
       *[no] Intercepter avec { $card-the } et échanger avec { $who }
    }
    .answer = Jouer { $card-the }
    .answer-D = Ajouter { $card-the }
    .answer-W4 = Ajouter { $card-the }
    .answer-S = Dévier avec { $card-the }
    .answer-V = Dévier avec { $card-the }
    .accept-D = Piger { draw-strength }
    .accept-W4 = Piger quatre cartes
    .invis = { $uno ->
        [yes] Jouer { invisibility.the } et crier UNO !
       *[no] Jouer { invisibility.the }
    }
    .invis-color = { $uno ->
        [yes] Jouer { invisibility.the }, choisir le { color } et crier UNO !
       *[no] Jouer { invisibility.the } et choisir le { color }
    }
    .color = Choisir le { color }

## Ce qu’on fait à une table, sans nommer les places par leur numéro. $who est une personne ou un bot ; $me vaut seat
## quand c’est la personne qui lit.
web-event = Il s’est passé quelque chose à la table.
    .sat = { $me ->
        [seat] Tu prends place.
       *[none] { $who } prend place.
    }
    .stood = { $me ->
        [seat] Tu quittes ta place.
       *[none] { $who } quitte sa place.
    }
    .bot_sat = { $who }, un bot ({ bot-level }), prend place.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] On te signale : tu aurais suggéré un coup à voix haute.
           *[none] On signale { $who } : un coup aurait été suggéré à voix haute.
        }
       *[no] { $me ->
            [seat] Un de tes messages est signalé comme suggestion.
           *[none] Un message écrit par { $who } est signalé comme suggestion.
        }
    }
    .acquitted = { $me ->
        [seat] Rien à te reprocher : ce n’était pas une suggestion.
       *[none] Rien à reprocher à { $who } : ce n’était pas une suggestion.
    }
    .report_dropped = { $me ->
        [seat] Le signalement contre toi est abandonné.
       *[none] Le signalement contre { $who } est abandonné.
    }

## Pourquoi une chose n’a pas pu se faire avant d’être à une table. $seconds est le temps à attendre, 0 si on l’ignore.
web-problem = Cette page n’est plus à jour. Recharge-la pour continuer.
    .offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
    .unreadable = Le serveur a envoyé une réponse inattendue. Réessaie dans un instant.
    .malformed = Le serveur n’a pas compris. Recharge la page et réessaie.
    .no_token = Ta session a expiré. Reconnecte-toi.
    .not_found = Il n’y a rien à cette adresse. Vérifie le lien.
    .unknown_table = Aucune partie terminée n’a ce code. Vérifie le lien.
    .unknown_match = Cette table n’a pas terminé cette partie. Vérifie le lien.
    .no_record = Cette partie compte trop de coups pour une fiche.
    .too_slow = C’était trop long. Réessaie.
    .refused = Ce n’est pas possible.
    .too_fast = { $seconds ->
        [0] Pas si vite ! Attends un instant, puis réessaie.
        [one] Pas si vite ! Réessaie dans une seconde.
       *[other] Pas si vite ! Réessaie dans { $seconds } secondes.
    }
    .our_fault = Un problème est survenu de notre côté. Réessaie.
    .closing = Le serveur redémarre. Réessaie dans un instant.
    .disk = Le serveur ne peut rien enregistrer en ce moment, donc rien n’a changé. Réessaie plus tard.
    .damaged = Le serveur n’arrive pas à lire ses données. Les personnes qui s’en occupent sont prévenues.

## Pourquoi une connexion s’est terminée, et où elle en est.
web-bye = La connexion est coupée.
    .reload = Penult a été mis à jour. Recharge la page : ta place est gardée.
    .taken_over = Tu as ouvert cette table dans une autre fenêtre. La partie continue là-bas.
    .revoked = Ta session a expiré. Reconnecte-toi.
web-line = La connexion est coupée.
    .connecting = Connexion…
    .lost = Connexion perdue. Reconnexion…
    .kept = Connexion perdue. Ton coup sera joué à ton retour.
