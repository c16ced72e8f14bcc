## À volta da mesa no cliente web: antes do jogo, depois das partidas, a conversa, e se está toda a gente.

## Os lugares antes de um jogo. $name é uma pessoa ou um bot, $number o número de um lugar.

gathering-title = Quem joga?
gathering-lead-host = Convida pessoas ou junta bots. Toca num lugar para o mudar.
gathering-lead = O jogo começa quando o anfitrião quiser.
gathering-stands = Ainda não tens lugar. Ocupa um livre ou fica só a assistir.
gathering-full = Os lugares estão todos ocupados, por isso ficas a assistir.
gathering-seats = Lugares
gathering-seat-of = Lugar { $number }: { $name }
gathering-free = Lugar livre
## $does é o que faz, para quem lê, tocar num lugar livre.
gathering-take = { $does ->
    [bot] juntar um bot
    [move] mudar para aqui
   *[sit] sentar-me aqui
}
gathering-sit = Sentar-me aqui
gathering-stand = Deixar o lugar e assistir
gathering-you = tu
gathering-host = anfitrião
gathering-away = ausente
gathering-bots = Bots
gathering-bot-away = Tirar o bot
gathering-move-here = Sentar alguém aqui
gathering-choose-person = Escolhe uma pessoa
gathering-move-to = Mudar para outro lugar
gathering-choose-seat = Escolhe um lugar
gathering-move = Mudar
gathering-swap = Se o lugar estiver ocupado, as duas pessoas trocam.
gathering-hand-over = Tornar { $name } anfitrião
gathering-deal-first = Deixar { $name } dar primeiro
gathering-deal-undo = Deixar as regras escolher quem dá
gathering-deals = dá primeiro
gathering-kick = Expulsar { $name }
gathering-kick-sure = Sim, expulsar { $name }
gathering-kick-note = { $name } tem de sair da mesa e não pode voltar.
gathering-person = Opções para { $name }
## $count é quantas pessoas assistem.
gathering-watching = { $count ->
    [1] Um espectador
   *[other] { $count } espectadores
}
gathering-start = Começar o jogo
gathering-wait = À espera que { $name } comece
## $numbers é uma lista de números, $count quantos têm lugar.
gathering-missing = { $count ->
    [1] Estas regras são para { $numbers } jogadores. Só há um.
   *[other] Estas regras são para { $numbers } jogadores. Há { $count }.
}
gathering-name = Mudar de nome
gathering-house = Regras desta mesa: { $rules }
gathering-name-label = O teu nome
gathering-name-save = Guardar o nome

## Convidar. $code é o código da mesa.

invite-heading = Convidar
invite-code = Código
invite-link = Link
invite-share = Partilhar
invite-title = Penult
invite-text = Vem jogar à minha mesa! O código é { $code }.
invite-qr = Mostrar código QR
invite-qr-hide = Esconder código QR
invite-qr-label = Código QR com o link desta mesa
name-first = Como queres que te chamem?
name-first-note = Podes mudar de nome quando quiseres.
name-first-go = Entrar na mesa
invite-only-here = O servidor só aceita ligações deste computador, por isso o link ainda não funciona para os outros. Quem o iniciou pode abri-lo à tua rede.
invite-door = Deixar entrar mais pessoas
    .about = Se estiver desligado, não entra mais ninguém. Quem já está na mesa pode sempre voltar.

## O combinado. $language é a língua de uma folha impressa, $count um número de diferenças, $seconds um número.

agreed-clock = { $seconds ->
    [0] sem limite de tempo
    [1] um segundo por jogada
   *[other] { $seconds } segundos por jogada
}
agreed-pace = { $pace ->
    [relaxed] bots tranquilos
    [normal] bots a ritmo normal
   *[fast] bots rápidos
}
agreed-phrases = só frases rápidas
agreed-no-watching = sem espectadores
agreed-public = mesa pública
agreed-as-printed = Joga-se pelas regras impressas (folha em { $language }).
agreed-differs = { $count ->
    [1] Uma alteração às regras impressas (folha em { $language })
   *[other] { $count } alterações às regras impressas (folha em { $language })
}
agreed-printed = Impresso:
agreed-here = Nesta mesa:

## Quem dá primeiro. $number é o lugar de uma carta, $count quantas há, $names uma lista de pessoas.
## $itself é yes quando, passado um momento, se escolhe por quem espera.

dealer-title = Quem dá primeiro?
dealer-pick = Tira uma carta. Dá quem tirar o número mais alto. As cartas sem número valem zero.
dealer-tied = Empate! Tira outra vez.
dealer-waiting = À espera de { $names }.
dealer-spread = Cartas viradas para baixo
dealer-card = Carta { $number } de { $count }
dealer-taken = Tirada por { $name }
dealer-any = Tirar uma qualquer
dealer-name = Escolher quem dá
dealer-name-lead = És o anfitrião: podes simplesmente escolher quem dá.
dealer-birthday-lead = { $itself ->
    [yes] Dá quem fizer anos mais perto de 31 de julho, antes ou depois. Se não responderes, o jogo continua na mesma.
   *[no] Dá quem fizer anos mais perto de 31 de julho, antes ou depois.
}
dealer-birthday-note = Ninguém vê o teu aniversário, e não fica guardado.
dealer-birthday-tell = Usar este dia
dealer-birthday-nothing = Prefiro não dizer
dealer-day = Dia
dealer-month = Mês

## Depois de uma partida. $name é quem joga; $me é seat quando é quem lê; $number é o número de uma partida ou de
## pontos, $last a última de várias partidas, $names uma lista de quem joga.

scores-wins-hand = { $me ->
    [seat] Ganhaste a partida!
   *[none] { $name } ganhou a partida
}
scores-void = Partida anulada: ninguém marca pontos
scores-hand = Partida { $number }
## $minutes é quanto durou a partida, none quando ninguém sabe; $plays é quantas cartas se jogaram.
scores-plays = { $plays ->
    [1] uma carta jogada
   *[other] { $plays } cartas jogadas
}
scores-about = { $minutes ->
    [none] Partida { $number } · { scores-plays }
    [0] Partida { $number } · menos de um minuto · { scores-plays }
    [1] Partida { $number } · um minuto · { scores-plays }
   *[other] Partida { $number } · { $minutes } minutos · { scores-plays }
}
scores-last-card = última carta: { $card }
scores-you = tu
scores-dealer = deu as cartas
scores-you-dealer = tu, que deste as cartas
scores-table = Pontos de todas as partidas
scores-who = Jogador
scores-earlier = { $last ->
    [1] 1
   *[other] 1–{ $last }
}
scores-target = até { $number }
scores-total = Total
scores-out = fora do jogo
## Uma parceria pelos nomes de quem nela joga.
scores-team = { $first } e { $second }
scores-ready = Continuar para a partida { $number }
scores-waiting = À espera de { $names }.
scores-are-ready = Prontos: { $names }.
scores-show = Mostrar os pontos
## $names são quem ganhou, $count quantas pessoas são; $me é seat quando ganhou quem lê ou a sua parceria, shared quando
## ganharam também outros.
scores-victory = { $me ->
    [seat] { $count ->
        [1] Ganhaste o jogo!
       *[other] A tua equipa ganhou o jogo!
    }
    [shared] Partilhas a vitória!
   *[none] { $count ->
        [1] { $names } ganhou o jogo
       *[other] { $names } ganharam o jogo
    }
}

## Jogar com um toque, que se oferece depois da primeira partida.

scores-tap = Jogar cartas com um só toque?
    .about = Agora tocas numa carta para a escolher e outra vez para a jogar.
    .yes = Ativar
    .no = Agora não
    .on = Feito: um toque joga a carta. Podes mudar isto no menu.
    .off = Podes ativar isto no menu quando quiseres.

## Depois de um jogo.

over-hands = { $count ->
    [1] Ao fim de uma partida
   *[other] Ao fim de { $count } partidas
}
over-again = Jogar outra vez
over-wait = { $name } pode começar outro jogo.
over-seats = Trocar de lugares
over-record = Descarregar o registo
over-leave = Sair da mesa
over-show = Mostrar o resultado

## A conversa. $name é uma pessoa.

talk-title = Chat
talk-empty = Ainda não há mensagens.
talk-phrases = Frases rápidas
talk-write = Escreve uma mensagem
talk-send = Enviar
talk-you = Tu
talk-more = Opções para a mensagem de { $name }
talk-mute = Silenciar { $name }
talk-unmute = Deixar de silenciar { $name }
talk-muted = Silenciaste { $name }.
talk-report = Denunciar como sugestão
talk-aloud = Denunciar uma sugestão em voz alta
talk-aloud-who = Quem sugeriu uma jogada em voz alta?

## O que resulta da tua denúncia. $judges são quem decide, $count quantos são.
talk-reported = { $count ->
    [1] Denunciaste { $name }. Quem decide: { $judges }.
   *[other] Denunciaste { $name }. Quem decide: { $judges }.
}

## Uma linha foi denunciada como sugestão. Decidiram $votes, de $count.
judge-title = A tua decisão
judge-short = { $count ->
    [1] Decide sobre { $name }
   *[other] Vota sobre { $name }
}
judge-decide = Decidir
judge-question = { $name } sugeriu aqui uma jogada?
judge-aloud = { $by } diz que { $name } sugeriu uma jogada em voz alta. É verdade?
judge-guilty = Sim
judge-innocent = Não
judge-voted = { $votes ->
    [1] Obrigado, o teu voto conta. Votou { $votes } de { $count }.
   *[other] Obrigado, o teu voto conta. Votaram { $votes } de { $count }.
}

## Se está toda a gente. $names é uma lista de pessoas, $count quantas são.

presence-paused = O jogo está em pausa.
presence-resume = Continuar
presence-pause-asked = Pausa pedida por { $names }.
presence-pause-waits = Falta a resposta de { $names }.
presence-pause-agree = Concordar
presence-autopilot = Um bot está a jogar por ti.
presence-take-back = Voltar ao meu lugar
presence-watching = Estás a assistir.
presence-sit = Entrar na próxima partida
presence-next-deal = Entras na próxima partida.
presence-rather-watch = Só assistir
presence-goes-on = { $seconds ->
    [1] O jogo continua dentro de um segundo.
   *[other] O jogo continua dentro de { $seconds } segundos.
}
presence-away = { $count ->
    [1] { $names } está ausente. O jogo continua.
   *[other] { $names } estão ausentes. O jogo continua.
}
presence-may-void = Saiu um jogador. Podes anular esta partida no menu.
presence-elsewhere = Estás a jogar noutra janela
presence-take-over = Jogar aqui
presence-reload = Recarregar
presence-come-back = Entrar outra vez
presence-try-again = Tentar outra vez
presence-home = Página inicial
presence-lobby = Mesas públicas

## $code é o código que se pediu.
unknown-title = Mesa { $code } não encontrada
unknown-note = Confirma o código. A mesa também pode estar fechada.
unknown-locked = A mesa tem palavra-passe?
unknown-password = Palavra-passe
unknown-join = Entrar
unknown-wrong = Não deu. Confirma o código e a palavra-passe.
unknown-code = Código
unknown-go = Entrar nesta mesa

## $count é quantos faltam pelo menos; 0 onde já há bots.
gathering-wanting = { $count ->
    [0] Tem de se sentar pelo menos uma pessoa: os bots não jogam sozinhos.
    [1] Falta um jogador. Convida alguém ou junta um bot.
   *[other] Faltam { $count } jogadores. Convida pessoas ou junta bots.
}
