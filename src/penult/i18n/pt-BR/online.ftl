## O português do Brasil: só o que se diz de outro modo do que em pt.

online-name = Seu nome:
online-name-again = Seu nome, ou Enter para { $name }:
online-opened = Sua mesa está aberta. O código é { $code }. Os outros entram com: penult join { $link }
online-listing = { $locked ->
    [yes] { $code }  { $game }, { $host } · { $seats } · senha
   *[no] { $code }  { $game }, { $host } · { $seats }
}
online-ask-code = { $tables ->
    [0] Digite o código de uma mesa, ou Enter para parar:
   *[other] Digite o número ou o código de uma mesa, ou Enter para parar:
}
online-no-such-code = { $tables ->
    [0] “{ $text }” não é um código. Um código tem { $letters } letras e números.
   *[other] “{ $text }” não é um código. Digite o número de uma mesa da lista, ou o código dela, de { $letters } letras e números.
}
online-password = { $locked ->
    [yes] Esta mesa tem senha. Digite a senha, ou Enter para parar:
   *[no] Essa mesa não existe, ou tem senha. Digite a senha, ou Enter para parar:
}
online-password-piped = Informe a senha da mesa em PENULT_PASSWORD.
online-at = Mesa { $code }: { $game }, { $seats } lugares. Digite ? para ajuda.
online-lost = Conexão perdida. Reconectando…
online-found = Conectado de novo.
online-not-sent = Não foi enviado: no momento não há conexão.
online-come-back = Seu lugar está guardado. Para voltar: penult join { $link }
online-seat = { $state ->
    [free] { $seat }  livre
    [bot] { $seat }  { $who }, bot ({ bot-level })
    [away] { $seat }  { $who }, ausente
    [autopilot] { $seat }  { $who }, bot jogando
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-named-dealer = { $who } dá as cartas primeiro: foi o anfitrião que escolheu.
online-next-deal = Você entra na próxima rodada.
online-begin = { $free ->
    [yes] Aperte Enter para começar a partida. /bot { $seat } difícil adiciona um bot, /who mostra os lugares.
   *[no] Aperte Enter para começar a partida. /who mostra os lugares.
}
online-wait-begin = Esperando { $who } começar a partida.
online-watch = Você está assistindo. Digite /sit para ter um lugar.
online-pick = Quem dá as cartas? Tire uma carta: digite um número de 1 a { $count }, ou Enter para qualquer uma.
online-birthday = Quem dá as cartas? Digite seu aniversário, como 31 de julho ou 31/7, ou Enter para não dizer. Ninguém vê, e não fica salvo.
online-name-dealer = Você também pode escolher quem dá as cartas: /dealer NOME, /dealer 2.
online-birthday-form = “{ $text }” não é um aniversário. Digite como 31 de julho ou 31/7.
online-settle = Aperte Enter para aceitar a última carta.
online-next = Aperte Enter para a próxima rodada.
online-again = A partida acabou. Aperte Enter para jogar de novo, ou digite /leave.
online-wait-again = A partida acabou. { $who } pode começar outra. Digite /leave para sair.
online-paused = Aperte Enter para continuar.
online-ask-pause = Pausa pedida por { $people }. Digite /pause para concordar.
online-judge = { $who } sugeriu uma jogada na mensagem #{ $number }? Digite /guilty { $number } ou /innocent { $number }
online-judge-aloud = { $by } diz que { $who } sugeriu uma jogada em voz alta. É verdade? Digite /guilty { $number } ou /innocent { $number }
online-held = Resposta enviada. Daqui a pouco todos veem.
online-clock = { $me ->
    [seat] { $number ->
        [1] Você tem um segundo.
       *[other] Você tem { $number } segundos.
    }
   *[none] { $number ->
        [1] { $who } tem um segundo.
       *[other] { $who } tem { $number } segundos.
    }
}
online-nothing-asked = Agora não há nada para fazer. Digite ? para ajuda.
online-no-command = “{ $text }” não é um comando. Digite ? para ajuda.
online-form = Digite assim: { $form }
online-nobody-called = Ninguém aqui se chama “{ $text }”. Digite /who para ver quem está aqui.
online-several-called = Há várias pessoas aqui com o nome “{ $text }”. Digite o número do lugar: /who mostra qual é.
online-help = /say TEXTO escreve no chat · /phrase hello manda uma frase rápida, /phrase mostra todas · /mute NOME, /unmute NOME
    /report 12 denuncia a mensagem 12 como sugestão, /aloud NOME uma em voz alta · /guilty 12, /innocent 12 decidem
    /who mostra os lugares · /table as cartas · /score os totais · /link o link para os outros
    /sit, /sit 2 ocupa um lugar · /stand deixa o lugar · /back pega o lugar de volta do bot · /pause, /resume
    Para o anfitrião: /start · /bot 2 difícil, /bot 2 · /move NOME 2 · /kick NOME · /shut, /open a mesa · /host NOME
    /dealer NOME escolhe quem dá as cartas primeiro, /dealer desfaz · /void anula uma rodada que alguém deixou
    /leave ou q sai da mesa. Se você só fechar o terminal, seu lugar fica guardado.
