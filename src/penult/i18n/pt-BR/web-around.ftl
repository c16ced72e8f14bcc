## O português do Brasil: só o que se diz de outro modo do que em pt.

gathering-lead-host = Convide pessoas ou adicione bots. Toque em um lugar para mudar.
gathering-lead = A partida começa quando o anfitrião quiser.
gathering-stands = Você ainda não tem lugar. Ocupe um livre ou fique só assistindo.
gathering-full = Todos os lugares estão ocupados, então você fica assistindo.
gathering-take = { $does ->
    [bot] adicionar um bot
    [move] mudar para cá
   *[sit] sentar aqui
}
gathering-sit = Sentar aqui
gathering-you = você
gathering-bot-away = Remover o bot
gathering-move-here = Colocar alguém aqui
gathering-choose-person = Escolha uma pessoa
gathering-choose-seat = Escolha um lugar
gathering-deal-first = Escolher { $name } para dar as cartas
gathering-deal-undo = Deixar as regras escolherem quem dá as cartas
gathering-deals = dá as cartas
gathering-start = Começar a partida
gathering-wait = Esperando { $name } começar
gathering-name-label = Seu nome
gathering-name-save = Salvar o nome
invite-share = Compartilhar
invite-text = Venha jogar na minha mesa! O código é { $code }.
invite-qr-hide = Ocultar código QR
name-first = Que nome os outros vão ver?
name-first-note = Você pode mudar de nome quando quiser.
invite-only-here = O servidor só aceita conexões deste computador, então o link ainda não funciona para os outros. Quem iniciou o servidor pode abrir para a sua rede.
invite-door = Deixar mais pessoas entrarem
    .about = Se estiver desligado, não entra mais ninguém. Quem já está na mesa sempre pode voltar.
dealer-title = Quem dá as cartas?
dealer-pick = Tire uma carta. O número mais alto dá as cartas. Cartas sem número valem zero.
dealer-tied = Empate! Tire outra.
dealer-waiting = Esperando { $names }.
dealer-any = Tirar qualquer uma
dealer-name = Escolher quem dá as cartas
dealer-name-lead = Você é o anfitrião: pode simplesmente escolher quem dá as cartas.
dealer-birthday-lead = { $itself ->
    [yes] Quem faz aniversário mais perto de 31 de julho, antes ou depois, dá as cartas. Se você não responder, o jogo continua mesmo assim.
   *[no] Quem faz aniversário mais perto de 31 de julho, antes ou depois, dá as cartas.
}
dealer-birthday-note = Ninguém vê seu aniversário, e ele não é salvo.
scores-wins-hand = { $me ->
    [seat] Você ganhou a rodada!
   *[none] { $name } ganhou a rodada
}
scores-void = Rodada anulada: ninguém marca pontos
scores-hand = Rodada { $number }
scores-about = { $minutes ->
    [none] Rodada { $number } · { scores-plays }
    [0] Rodada { $number } · menos de um minuto · { scores-plays }
    [1] Rodada { $number } · um minuto · { scores-plays }
   *[other] Rodada { $number } · { $minutes } minutos · { scores-plays }
}
scores-plays = { $plays ->
    [1] uma jogada
   *[other] { $plays } jogadas
}
scores-you = você
scores-you-dealer = você, que deu as cartas
scores-table = Pontos de todas as rodadas
scores-ready = Continuar para a rodada { $number }
scores-waiting = Esperando { $names }.
scores-victory = { $me ->
    [seat] { $count ->
        [1] Você ganhou a partida!
       *[other] Sua dupla ganhou a partida!
    }
    [shared] Você divide a vitória!
   *[none] { $count ->
        [1] { $names } ganhou a partida
       *[other] { $names } ganharam a partida
    }
}
scores-tap =
    .about = Agora você toca em uma carta para escolher e toca de novo para jogar.
    .on = Feito: um toque joga a carta. Você pode mudar isso no menu.
    .off = Você pode ativar isso no menu quando quiser.
over-hands = { $count ->
    [1] Depois de uma rodada
   *[other] Depois de { $count } rodadas
}
over-again = Jogar de novo
over-wait = { $name } pode começar outra partida.
over-record = Baixar o registro
talk-write = Escreva uma mensagem
talk-you = Você
talk-muted = Você silenciou { $name }.
talk-reported = { $count ->
    [1] Você denunciou { $name }. Quem decide: { $judges }.
   *[other] Você denunciou { $name }. Quem decide: { $judges }.
}
judge-title = Sua decisão
judge-short = { $count ->
    [1] Decida sobre { $name }
   *[other] Vote sobre { $name }
}
judge-question = { $name } sugeriu uma jogada aqui?
judge-voted = { $votes ->
    [1] Obrigado, seu voto conta. Votou { $votes } de { $count }.
   *[other] Obrigado, seu voto conta. Votaram { $votes } de { $count }.
}
presence-autopilot = Um bot está jogando por você.
presence-watching = Você está assistindo.
presence-sit = Entrar na próxima rodada
presence-next-deal = Você entra na próxima rodada.
presence-goes-on = { $seconds ->
    [1] O jogo continua em um segundo.
   *[other] O jogo continua em { $seconds } segundos.
}
presence-may-void = Um jogador saiu. Você pode anular esta rodada no menu.
presence-elsewhere = Você está jogando em outra janela
presence-come-back = Entrar de novo
presence-try-again = Tentar de novo
unknown-note = Confira o código. A mesa também pode estar fechada.
unknown-locked = A mesa tem senha?
unknown-password = Senha
unknown-wrong = Não deu certo. Confira o código e a senha.
gathering-wanting = { $count ->
    [0] Pelo menos uma pessoa precisa se sentar: bots não jogam sozinhos.
    [1] Falta um jogador. Convide alguém ou adicione um bot.
   *[other] Faltam { $count } jogadores. Convide pessoas ou adicione bots.
}
