## Jouer dans le terminal, à une table d’un serveur. Les commandes commencent par / et ne se traduisent jamais.

## L’arrivée. $name est le dernier nom utilisé ici ; $code le code d’une table, $link le lien qui y mène.

online-name = Ton nom :
online-name-again = Ton nom, ou Entrée pour { $name } :
online-opened = La table est ouverte, son code est { $code }. Les autres la rejoignent avec : penult join { $link }
online-no-tables = Aucune table n’est ouverte ici. penult join ADDRESS --new classic en ouvre une.
online-lobby = Tables ouvertes :
## $game est le nom d’une édition, $host une personne ; $locked vaut yes s’il faut un mot de passe.
online-listing = { $code }  { $game }, { $host } · { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} · { $bots ->
    [0] aucun bot
    [one] un bot
   *[other] { $bots } bots
} · { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}{ $locked ->
    [yes] {" "}· mot de passe
   *[no] {""}
}
online-ask-code = { $tables ->
    [0] Le code d’une table, ou Entrée pour arrêter :
   *[other] Le numéro ou le code d’une table, ou Entrée pour arrêter :
}
online-no-such-code = { $tables ->
    [0] « { $text } » n’est pas un code : il faut les { $letters } lettres et chiffres du code d’une table.
   *[other] « { $text } » n’est pas un code : il faut les { $letters } lettres et chiffres du code d’une table, ou son numéro dans la liste.
}
online-password = { $locked ->
    [yes] La table est protégée. Mot de passe, ou Entrée pour arrêter :
   *[no] Table inconnue, ou protégée. Mot de passe, ou Entrée pour arrêter :
}
online-password-piped = Le mot de passe d’une table se donne dans PENULT_PASSWORD.
online-at = Table { $code } : { $game }, { $seats } places. Tape ? pour l’aide.
online-agreed = Convenu : { $rules }
online-lost = La connexion est perdue ; elle se rétablit d’elle-même.
online-found = La connexion est rétablie.
online-not-sent = Rien n’a été envoyé : il n’y a pas de connexion en ce moment.
online-come-back = Ta place t’attend : penult join { $link }

## Qui est là. $state vaut free, bot ($kind dit de quelle sorte), here, away, ou autopilot quand un bot joue pour quelqu’un.

online-seat = { $state ->
    [free] { $seat }  libre
    [bot] { $seat }  { $who }, bot ({ $kind })
    [away] { $seat }  { $who }, hors ligne
    [autopilot] { $seat }  { $who }, un bot joue en attendant
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = Tient la table : { $who }
online-named-dealer = { $who } donne en premier : ainsi l’a dit la personne qui tient la table.
online-watching = Regardent : { $people }
online-bot-plays-on = { $who }, un bot, continue à la place { $seat }.
online-next-deal = Tu joues à partir de la prochaine donne.

## Ce qui est demandé

online-begin = { $free ->
    [yes] Entrée commence la partie ; /bot { $seat } keen installe un bot, /who montre les places.
   *[no] Entrée commence la partie ; /who montre les places.
}
online-wait-begin = { $who } commence la partie quand tout le monde est là.
online-watch = Tu regardes ; /sit demande une place.
online-pick = Qui donne ? Tire une carte : un nombre de 1 à { $count }, ou Entrée pour n’importe laquelle.
online-birthday = Qui donne ? Ton anniversaire, jour et mois, comme 31 7 ; Entrée ne dit rien. Personne ne le voit, et il n’est pas gardé.
online-name-dealer = Tu peux aussi nommer toi-même qui donne : /dealer NOM, /dealer 2.
online-birthday-form = « { $text } » n’est pas un anniversaire : écris d’abord le jour, puis le mois, en chiffres. 31 7 est le 31 juillet.
online-settle = Entrée laisse passer la dernière carte.
online-next = Entrée pour la manche suivante.
online-again = La partie est terminée. Entrée en commence une autre, /leave quitte la table.
online-wait-again = La partie est terminée. { $who } peut en commencer une autre ; /leave quitte la table.
online-paused = Entrée reprend après la pause.
online-ask-pause = Une pause est demandée par { $people } ; /pause l’accepte.
online-pause-waits = La pause attend : { $people }
online-judge = La ligne #{ $number }, de { $who }, était-elle une suggestion ? /guilty { $number } ou /innocent { $number }
online-judge-aloud = { $by } dit que { $who } a suggéré un coup à voix haute. Est-ce vrai ? /guilty { $number } ou /innocent { $number }
online-held = Ta réponse est donnée ; la table la montre dans un instant.
## $number est un nombre de secondes ; $me vaut seat quand ce sont celles de la personne qui lit.
online-clock = { $me ->
    [seat] { $number ->
        [one] Tu as { $number } seconde.
       *[other] Tu as { $number } secondes.
    }
   *[none] { $number ->
        [one] { $who } a { $number } seconde.
       *[other] { $who } a { $number } secondes.
    }
}

## Ce qui a été tapé

online-nothing-asked = On ne te demande rien maintenant. Tape ? pour l’aide.
online-no-command = « { $text } » n’est pas une commande. Tape ? pour l’aide.
## $form montre comment se tape une commande.
online-form = Attendu : { $form }
online-nobody-called = Personne ici ne s’appelle « { $text } ».
online-several-called = Plusieurs personnes ici s’appellent « { $text } ». Tape plutôt le numéro de la place, indiqué par /who.
online-phrases = Phrases rapides, par leur nom :
online-done = C’est fait.
online-help = /say TEXTE parle · /phrase hello dit une phrase rapide, /phrase les énumère · /mute NOM, /unmute NOM
    /report 12 signale la ligne 12 comme suggestion, /aloud NOM une faite à voix haute · /guilty 12, /innocent 12 décident
    /who les places · /table les cartes · /score les totaux · /link pour inviter
    /sit, /sit 2 prend une place · /stand la quitte · /back la reprend au bot · /pause, /resume
    La personne qui tient la table : /start · /bot 2 keen, /bot 2 · /move NOM 2 · /kick NOM · /shut, /open la porte · /host NOM
    /dealer NOM nomme qui donne en premier, /dealer y renonce · /void annule une manche que quelqu’un a quittée
    /leave ou q quitte la table ; la fin de l’entrée ne fait que raccrocher, et ta place t’attend.
