## Le client web, là où il lui faut d’autres mots qu’au terminal. Chaque partie porte le nom qu’elle a dans le
## protocole ; le message lui-même sert à ce que dirait un serveur plus récent.

## Le nom de qui n’en a pas encore donné.
web-guest = Invité { $number }

## Une carte, telle que la dit un lecteur d’écran ; $color vaut none pour une carte sans couleur.
web-card = { $color ->
    [none] { $card }
   *[other] { $card }, { shape }
}

## Les coups, tels que les disent les boutons. $card est un nom de carte, $who un joueur. Ce qui n’est pas ici se dit
## comme partout.
web-move = Jouer le coup
    .play = Jouer { $card }
    .play-color = Jouer { $card }, choisir le { color }
    .play-target = Jouer { $card } contre { $who }
    .draw = Piocher
    .accept-D = Piocher { draw-strength }
    .accept-W4 = Piocher quatre cartes
    .invis = Jouer { invisibility }
    .invis-color = Jouer { invisibility }, choisir le { color }
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
    .bot_sat = { $who }, un bot, prend place.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] On te signale pour une suggestion à voix haute.
           *[none] On signale { $who } pour une suggestion à voix haute.
        }
       *[no] { $me ->
            [seat] Une de tes lignes est signalée comme suggestion.
           *[none] Une ligne de { $who } est signalée comme suggestion.
        }
    }
    .acquitted = { $me ->
        [seat] Tu n’as rien suggéré.
       *[none] { $who } n’a rien suggéré.
    }
    .report_dropped = { $me ->
        [seat] Le signalement contre toi est abandonné.
       *[none] Le signalement contre { $who } est abandonné.
    }

## Pourquoi une chose n’a pas pu se faire avant d’être à une table. $seconds est le temps à attendre, 0 si on l’ignore.
web-problem = Cette page et le serveur ne se comprennent pas. Recharge la page.
    .offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
    .unreadable = La réponse ne vient pas de Penult. Réessaie dans un instant.
    .malformed = Le serveur n’a pas pu lire cela.
    .no_token = Le serveur ne te connaît plus. Entre de nouveau.
    .not_found = Il n’y a rien à cette adresse.
    .unknown_table = Il n’y a pas de partie terminée sous ce code.
    .unknown_match = La table n’a pas terminé autant de parties.
    .too_slow = C’était trop long. Réessaie.
    .refused = Cela ne peut pas se faire.
    .too_fast = { $seconds ->
        [0] C’était trop à la fois. Attends un instant.
        [one] C’était trop à la fois. Attends une seconde.
       *[other] C’était trop à la fois. Attends { $seconds } secondes.
    }
    .our_fault = Le serveur a fait une erreur. Réessaie.
    .closing = Le serveur redémarre. Réessaie dans un instant.
    .disk = Le serveur ne peut rien enregistrer en ce moment. Rien n’a été fait.
    .damaged = Le serveur n’arrive pas à relire ce qu’il a enregistré. La personne qui s’en occupe est prévenue.

## Pourquoi une connexion s’est terminée, et où elle en est.
web-bye = La connexion est terminée.
    .reload = Il y a un Penult plus récent. Recharge la page ; ta place t’attend.
    .taken_over = Tu es à cette table dans une autre fenêtre. La table continue là-bas.
    .revoked = Le serveur ne te connaît plus. Entre de nouveau.
web-line = La connexion est terminée.
    .connecting = On arrive à la table…
    .lost = Connexion perdue. Reconnexion…
    .kept = Connexion perdue. Ton coup sera joué à ton retour.
