## Jouer dans le terminal, à une table d’un serveur. Les commandes commencent par / et ne se traduisent jamais.

## L’arrivée. $name est le dernier nom utilisé ici ; $code le code d’une table, $link le lien qui y mène.

online-name = Ton nom :
online-name-again = Ton nom, ou Entrée pour { $name } :
online-opened = Ta table est ouverte. Son code est { $code }. Pour la rejoindre : penult join { $link }
online-no-tables = Il n’y a pas de table publique ici. Pour en créer une : penult join ADRESSE --new classic
online-lobby = Tables publiques :
## $game est le nom d’une édition, $host une personne ; $locked vaut yes s’il faut un mot de passe.
online-listing = { $locked ->
    [yes] { $code }  { $game }, { $host } · { $seats } · mot de passe
   *[no] { $code }  { $game }, { $host } · { $seats }
}
online-people = { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}
online-bots = { $bots ->
    [0] aucun bot
    [one] un bot
   *[other] { $bots } bots
}
online-free = { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}
online-ask-code = { $tables ->
    [0] Tape le code d’une table, ou Entrée pour arrêter :
   *[other] Tape le numéro ou le code d’une table, ou Entrée pour arrêter :
}
online-no-such-code = { $tables ->
    [0] « { $text } » n’est pas un code. Un code a { $letters } lettres et chiffres.
   *[other] « { $text } » n’est pas un code. Tape le numéro d’une table de la liste, ou son code de { $letters } lettres et chiffres.
}
online-password = { $locked ->
    [yes] Cette table demande un mot de passe. Tape-le, ou Entrée pour arrêter :
   *[no] Cette table n’existe pas, ou demande un mot de passe. Tape-le, ou Entrée pour arrêter :
}
online-password-piped = Donne le mot de passe de la table dans PENULT_PASSWORD.
online-at = Table { $code } : { $game }, { $seats } places. Tape ? pour l’aide.
online-agreed = Règles : { $rules }
online-lost = Connexion perdue. Reconnexion…
online-found = Connexion rétablie.
online-not-sent = Rien n’a été envoyé : il n’y a pas de connexion en ce moment.
online-come-back = Ta place est gardée. Pour revenir : penult join { $link }

## Qui est là. $state vaut free, bot ($kind dit de quelle sorte), here, away, ou autopilot quand un bot joue pour quelqu’un ;
## measured quand la connexion prend $number millisecondes, aller et retour.

online-seat = { $state ->
    [free] { $seat }  libre
    [bot] { $seat }  { $who }, bot ({ bot-level })
    [away] { $seat }  { $who }, hors ligne
    [autopilot] { $seat }  { $who }, un bot joue
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = Hôte : { $who }
online-named-dealer = { $who } donne en premier : c’est le choix de l’hôte.
online-watching = Spectateurs : { $people }
online-next-deal = Tu joueras dès la prochaine manche.

## Ce qui est demandé

online-begin = { $free ->
    [yes] Appuie sur Entrée pour lancer la partie. /bot { $seat } difficile ajoute un bot, /who montre les places.
   *[no] Appuie sur Entrée pour lancer la partie. /who montre les places.
}
online-wait-begin = C’est à { $who } de lancer la partie.
online-watch = Tu regardes. Tape /sit pour prendre une place.
online-pick = Qui donne ? Tire une carte : tape un nombre de 1 à { $count }, ou Entrée pour une carte au hasard.
online-birthday = Qui donne ? Tape ton anniversaire, comme 31 juillet ou 31/7, ou Entrée pour ne pas répondre. Personne ne le voit, et il n’est pas enregistré.
online-name-dealer = Tu peux aussi choisir le donneur : /dealer NOM, /dealer 2.
online-birthday-form = « { $text } » n’est pas un anniversaire. Tape-le comme 31 juillet ou 31/7.
online-settle = Appuie sur Entrée pour accepter la dernière carte.
online-next = Appuie sur Entrée pour la manche suivante.
online-again = La partie est terminée. Appuie sur Entrée pour rejouer, ou tape /leave.
online-wait-again = La partie est terminée. { $who } peut en lancer une autre. Tape /leave pour quitter.
online-paused = Appuie sur Entrée pour reprendre.
online-ask-pause = Pause demandée par { $people }. Tape /pause si tu es d’accord.
online-pause-waits = Pause : on attend encore { $people }
online-judge = Message #{ $number } : { $who } y suggère un coup ? Tape /guilty { $number } ou /innocent { $number }
## $by le dit de $who ; rien n’a été écrit.
online-judge-aloud = Selon { $by }, { $who } a suggéré un coup à voix haute. C’est vrai ? Tape /guilty { $number } ou /innocent { $number }
online-held = Ta réponse est envoyée. Tout le monde la voit dans un instant.
## $number est un nombre de secondes ; $me vaut seat quand ce sont celles de la personne qui lit.
online-clock = { $me ->
    [seat] { $number ->
        [0] Tu n’as plus de temps.
        [one] Tu as une seconde.
       *[other] Tu as { $number } secondes.
    }
   *[none] { $number ->
        [0] { $who } n’a plus de temps.
        [one] { $who } a une seconde.
       *[other] { $who } a { $number } secondes.
    }
}

## Ce qui a été tapé

online-nothing-asked = Il n’y a rien à faire en ce moment. Tape ? pour l’aide.
online-no-command = « { $text } » n’est pas une commande. Tape ? pour l’aide.
## $form montre comment se tape une commande.
online-form = Tape-la comme ceci : { $form }
online-nobody-called = Personne ici ne s’appelle « { $text } ». Tape /who pour voir qui est là.
online-several-called = Plusieurs personnes ici s’appellent « { $text } ». Tape plutôt le numéro de la place : /who le montre.
online-phrases = Phrases rapides, par leur nom :
online-done = C’est fait.
online-help = /say TEXTE écrit dans le chat · /phrase hello envoie une phrase rapide, /phrase les montre · /mute NOM, /unmute NOM
    /report 12 signale le message 12 comme suggestion, /aloud NOM une faite à voix haute · /guilty 12, /innocent 12 décident
    /who montre les places · /table les cartes · /score les totaux · /link le lien pour inviter
    /sit, /sit 2 prend une place · /stand la quitte · /back la reprend au bot · /pause, /resume
    Pour l’hôte : /start · /bot 2 difficile, /bot 2 · /move NOM 2 · /kick NOM · /shut, /open la table · /host NOM
    /dealer NOM choisit le premier donneur, /dealer annule ce choix · /void annule une manche que quelqu’un a quittée
    /leave ou q quitte la table. Si tu fermes juste le terminal, ta place est gardée.
