## Jogar no terminal, numa mesa de um servidor. Os comandos começam por / e nunca se traduzem.

## Entrar. $name é o último nome usado aqui; $code o código de uma mesa, $link o link para ela.

online-name = O teu nome:
online-name-again = O teu nome, ou Enter para { $name }:
online-opened = A mesa está aberta, o código é { $code }. Os outros entram com: penult join { $link }
online-no-tables = Não há nenhuma mesa aberta. penult join ADDRESS --new classic abre uma.
online-lobby = Mesas abertas:
## $game é o nome de uma edição, $host uma pessoa; $locked é yes se é pedida uma palavra-passe.
online-listing = { $code }  { $game }, { $host } · { $people ->
    [one] uma pessoa
   *[other] { $people } pessoas
} · { $bots ->
    [0] sem bots
    [one] um bot
   *[other] { $bots } bots
} · { $free ->
    [0] nenhum lugar livre
    [one] um lugar livre
   *[other] { $free } lugares livres
}{ $locked ->
    [yes] {" "}· palavra-passe
   *[no] {""}
}
online-ask-code = { $tables ->
    [0] O código de uma mesa, ou Enter para parar:
   *[other] O número ou o código de uma mesa, ou Enter para parar:
}
online-no-such-code = { $tables ->
    [0] “{ $text }” não é um código: esperavam-se as { $letters } letras e algarismos do código de uma mesa.
   *[other] “{ $text }” não é um código: esperavam-se as { $letters } letras e algarismos do código de uma mesa, ou o seu número na lista.
}
online-password = { $locked ->
    [yes] A mesa pede palavra-passe. Palavra-passe, ou Enter para parar:
   *[no] Essa mesa não existe, ou pede palavra-passe. Palavra-passe, ou Enter para parar:
}
online-password-piped = A palavra-passe de uma mesa dá-se em PENULT_PASSWORD.
online-at = Mesa { $code }: { $game }, { $seats } lugares. Escreve ? para teres ajuda.
online-agreed = Combinado: { $rules }
online-lost = Perdeu-se a ligação; a nova tentativa é automática.
online-found = Ligação restabelecida.
online-not-sent = Não foi enviado: agora não há ligação.
online-come-back = O teu lugar espera por ti: penult join { $link }

## Quem está. $state é free, bot ($kind diz de que tipo), here, away, ou autopilot se um bot joga por alguém.

online-seat = { $state ->
    [free] { $seat }  livre
    [bot] { $seat }  { $who }, bot ({ $kind })
    [away] { $seat }  { $who }, ausente
    [autopilot] { $seat }  { $who }, entretanto joga um bot
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = A cargo: { $who }
online-named-dealer = { $who } dá primeiro: assim o disse quem tem a mesa a seu cargo.
online-watching = A assistir: { $people }
online-bot-plays-on = { $who }, um bot, continua no lugar { $seat }.
online-next-deal = Jogas a partir da próxima partida.

## O que se pergunta

online-begin = { $free ->
    [yes] Enter começa o jogo; /bot { $seat } keen senta um bot, /who mostra os lugares.
   *[no] Enter começa o jogo; /who mostra os lugares.
}
online-wait-begin = { $who } começa o jogo quando estiver toda a gente.
online-watch = Estás a assistir; /sit pede um lugar.
online-pick = Quem dá? Tira uma carta: um número de 1 a { $count }, ou Enter para qualquer uma.
online-birthday = Quem dá? O teu aniversário, dia e mês, como 31 7; Enter não diz nada. Ninguém o vê e não fica guardado.
online-name-dealer = Também podes nomear quem dá: /dealer NOME, /dealer 2.
online-birthday-form = “{ $text }” não é um aniversário: escreve primeiro o dia e depois o mês, em números. 31 7 é 31 de julho.
online-settle = Enter deixa passar a última carta.
online-next = Enter para a partida seguinte.
online-again = O jogo acabou. Enter começa outro, /leave sai da mesa.
online-wait-again = O jogo acabou. { $who } pode começar outro; /leave sai da mesa.
online-paused = Enter continua depois da pausa.
online-ask-pause = Uma pausa é pedida por { $people }; /pause aceita-a.
online-pause-waits = A pausa espera por: { $people }
online-judge = A linha #{ $number }, de { $who }, foi uma sugestão? /guilty { $number } ou /innocent { $number }
online-judge-aloud = { $by } diz que { $who } sugeriu uma jogada em voz alta. É verdade? /guilty { $number } ou /innocent { $number }
online-held = A tua resposta está dada; a mesa mostra-a daqui a pouco.
## $number é um número de segundos; $me é seat quando são de quem lê.
online-clock = { $me ->
    [seat] { $number ->
        [one] Tens um segundo.
       *[other] Tens { $number } segundos.
    }
   *[none] { $number ->
        [one] { $who } tem um segundo.
       *[other] { $who } tem { $number } segundos.
    }
}

## O que foi escrito

online-nothing-asked = Agora não te é perguntado nada. Escreve ? para teres ajuda.
online-no-command = “{ $text }” não é um comando. Escreve ? para teres ajuda.
## $form mostra como se escreve um comando.
online-form = Esperava-se: { $form }
online-nobody-called = Ninguém aqui se chama “{ $text }”.
online-several-called = Várias pessoas aqui se chamam “{ $text }”. Escreve antes o número do lugar, como mostra o /who.
online-phrases = Frases rápidas, pelo nome:
online-done = Feito.
online-help = /say TEXTO fala · /phrase hello diz uma frase rápida, /phrase enumera-as · /mute NOME, /unmute NOME
    /report 12 denuncia a linha 12 como sugestão, /aloud NOME uma em voz alta · /guilty 12, /innocent 12 decidem
    /who os lugares · /table as cartas · /score os totais · /link para convidar
    /sit, /sit 2 ocupa um lugar · /stand deixa-o · /back tira-o ao bot · /pause, /resume
    Quem tem a mesa a seu cargo: /start · /bot 2 keen, /bot 2 · /move NOME 2 · /kick NOME · /shut, /open a porta · /host NOME
    /dealer NOME nomeia quem dá primeiro, /dealer volta atrás · /void anula uma partida que alguém deixou
    /leave ou q sai da mesa; o fim da entrada só desliga, e o teu lugar espera por ti.
