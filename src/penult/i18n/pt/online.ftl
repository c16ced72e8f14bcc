## Jogar no terminal, numa mesa de um servidor. Os comandos começam por / e nunca se traduzem.

## Entrar. $name é o último nome usado aqui; $code o código de uma mesa, $link o link para ela.

online-name = O teu nome:
online-name-again = O teu nome, ou Enter para { $name }:
online-opened = A tua mesa está aberta. O código é { $code }. Os outros entram com: penult join { $link }
online-no-tables = Não há mesas públicas aqui. Para criar uma: penult join ENDEREÇO --new classic
online-lobby = Mesas públicas:
## $game é o nome de uma edição, $host uma pessoa; $locked é yes se é pedida uma palavra-passe.
online-listing = { $locked ->
    [yes] { $code }  { $game }, { $host } · { $seats } · palavra-passe
   *[no] { $code }  { $game }, { $host } · { $seats }
}
online-people = { $people ->
    [1] uma pessoa
   *[other] { $people } pessoas
}
online-bots = { $bots ->
    [0] sem bots
    [1] um bot
   *[other] { $bots } bots
}
online-free = { $free ->
    [0] nenhum lugar livre
    [1] um lugar livre
   *[other] { $free } lugares livres
}
online-ask-code = { $tables ->
    [0] Escreve o código de uma mesa, ou Enter para parar:
   *[other] Escreve o número ou o código de uma mesa, ou Enter para parar:
}
online-no-such-code = { $tables ->
    [0] “{ $text }” não é um código. Um código tem { $letters } letras e algarismos.
   *[other] “{ $text }” não é um código. Escreve o número de uma mesa da lista, ou o seu código de { $letters } letras e algarismos.
}
online-password = { $locked ->
    [yes] Esta mesa tem palavra-passe. Escreve-a, ou Enter para parar:
   *[no] Essa mesa não existe, ou tem palavra-passe. Escreve a palavra-passe, ou Enter para parar:
}
online-password-piped = Indica a palavra-passe da mesa em PENULT_PASSWORD.
online-at = Mesa { $code }: { $game }, { $seats } lugares. Escreve ? para ajuda.
online-agreed = Regras: { $rules }
online-lost = Ligação perdida. A restabelecer…
online-found = Ligação restabelecida.
online-not-sent = Não foi enviado: de momento não há ligação.
online-come-back = O teu lugar está guardado. Para voltar: penult join { $link }

## Quem está. $state é free, bot ($kind diz de que tipo), here, away, ou autopilot se um bot joga por alguém.

online-seat = { $state ->
    [free] { $seat }  livre
    [bot] { $seat }  { $who }, bot ({ bot-level })
    [away] { $seat }  { $who }, ausente
    [autopilot] { $seat }  { $who }, joga um bot
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = Anfitrião: { $who }
online-named-dealer = { $who } dá primeiro: foi o anfitrião que escolheu.
online-watching = Espectadores: { $people }
online-next-deal = Entras na próxima partida.

## O que se pergunta

online-begin = { $free ->
    [yes] Carrega em Enter para começar o jogo. /bot { $seat } difícil junta um bot, /who mostra os lugares.
   *[no] Carrega em Enter para começar o jogo. /who mostra os lugares.
}
online-wait-begin = À espera que { $who } comece o jogo.
online-watch = Estás a assistir. Escreve /sit para teres um lugar.
online-pick = Quem dá? Tira uma carta: escreve um número de 1 a { $count }, ou Enter para uma qualquer.
online-birthday = Quem dá? Escreve o teu aniversário, como 31 de julho ou 31/7, ou Enter para não dizer. Ninguém o vê, e não fica guardado.
online-name-dealer = Também podes escolher tu quem dá: /dealer NOME, /dealer 2.
online-birthday-form = “{ $text }” não é um aniversário. Escreve como 31 de julho ou 31/7.
online-settle = Carrega em Enter para aceitar a última carta.
online-next = Carrega em Enter para a próxima partida.
online-again = O jogo acabou. Carrega em Enter para jogar outra vez, ou escreve /leave.
online-wait-again = O jogo acabou. { $who } pode começar outro. Escreve /leave para sair.
online-paused = Carrega em Enter para continuar.
online-ask-pause = Pausa pedida por { $people }. Escreve /pause para concordar.
online-pause-waits = Para a pausa falta a resposta de: { $people }
online-judge = { $who } sugeriu uma jogada na mensagem #{ $number }? Escreve /guilty { $number } ou /innocent { $number }
online-judge-aloud = { $by } diz que { $who } sugeriu uma jogada em voz alta. É verdade? Escreve /guilty { $number } ou /innocent { $number }
online-held = Resposta enviada. Daqui a pouco todos a veem.
## $number é um número de segundos; $me é seat quando são de quem lê.
online-clock = { $me ->
    [seat] { $number ->
        [1] Tens um segundo.
       *[other] Tens { $number } segundos.
    }
   *[none] { $number ->
        [1] { $who } tem um segundo.
       *[other] { $who } tem { $number } segundos.
    }
}

## O que foi escrito

online-nothing-asked = Agora não há nada a fazer. Escreve ? para ajuda.
online-no-command = “{ $text }” não é um comando. Escreve ? para ajuda.
## $form mostra como se escreve um comando.
online-form = Escreve assim: { $form }
online-nobody-called = Ninguém aqui se chama “{ $text }”. Escreve /who para ver quem está.
online-several-called = Há aqui várias pessoas com o nome “{ $text }”. Escreve antes o número do lugar: /who mostra-o.
online-phrases = Frases rápidas, pelo nome:
online-done = Feito.
online-help = /say TEXTO escreve no chat · /phrase hello envia uma frase rápida, /phrase mostra-as · /mute NOME, /unmute NOME
    /report 12 denuncia a mensagem 12 como sugestão, /aloud NOME uma em voz alta · /guilty 12, /innocent 12 decidem
    /who mostra os lugares · /table as cartas · /score os totais · /link o link para os outros
    /sit, /sit 2 ocupa um lugar · /stand deixa-o · /back tira-o ao bot · /pause, /resume
    Para o anfitrião: /start · /bot 2 difícil, /bot 2 · /move NOME 2 · /kick NOME · /shut, /open a mesa · /host NOME
    /dealer NOME escolhe quem dá primeiro, /dealer anula · /void anula uma partida que alguém deixou
    /leave ou q sai da mesa. Se só fechares o terminal, o teu lugar fica guardado.
