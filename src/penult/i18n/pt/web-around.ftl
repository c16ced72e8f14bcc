## À volta da mesa no cliente web: antes do jogo, depois das partidas, a conversa, e se está toda a gente.

## Os lugares antes de um jogo. $name é uma pessoa ou um bot, $number o número de um lugar.

gathering-title = À volta da mesa
gathering-lead-host = Convida pessoas ou junta bots. Toca num lugar para o mudar.
gathering-lead = O jogo começa quando quem tem a mesa a seu cargo quiser.
gathering-stands = Estás de pé. Ocupa um lugar livre, ou assiste.
gathering-full = Estás a assistir: todos os lugares estão ocupados.
gathering-seats = Lugares
gathering-seat-of = Lugar { $number }: { $name }
gathering-free = Lugar livre
## $does é o que faz, para quem lê, tocar num lugar livre.
gathering-take = { $does ->
    [bot] senta um bot aqui
    [move] muda para aqui
   *[sit] senta-te aqui
}
gathering-sit = Sentar-me aqui
gathering-stand = Levantar-me e assistir
gathering-you = tu
gathering-host = a cargo
gathering-away = ausente
## $kind é random, simple, keen, ou um tipo que um servidor mais novo conheça.
gathering-bot = { $kind ->
    [random] bot ao acaso
    [simple] bot simples
    [keen] bot perspicaz
   *[other] bot ({ $kind })
}
gathering-bots = Bots
gathering-bot-away = Tirar o bot
gathering-move-here = Sentar alguém aqui
gathering-choose-person = Escolhe alguém
gathering-move-to = Passar para outro lugar
gathering-choose-seat = Escolhe um lugar
gathering-move = Mudar
gathering-swap = Quem lá estiver troca de lugar.
gathering-hand-over = Deixar a mesa a cargo de { $name }
gathering-deal-first = Pôr { $name } a dar primeiro
gathering-deal-undo = Deixar as regras dizer quem dá
gathering-deals = dá primeiro
gathering-kick = Mandar sair { $name }
gathering-kick-sure = Sim, mandar sair { $name }
gathering-kick-note = { $name } sai da mesa e não pode voltar a ela.
gathering-person = Mais sobre { $name }
## $count é quantas pessoas assistem.
gathering-watching = { $count ->
    [one] Uma pessoa a assistir
   *[other] { $count } pessoas a assistir
}
gathering-start = Começar o jogo
gathering-wait = À espera que { $name } comece
## $numbers é uma lista de números, $count quantos têm lugar.
gathering-missing = { $count ->
    [one] Estas regras são para { $numbers } jogadores. Aqui só há um.
   *[other] Estas regras são para { $numbers } jogadores. Aqui há { $count }.
}
gathering-name = Mudar de nome
gathering-name-label = O teu nome
gathering-name-save = Guardar o nome

## Convidar. $code é o código da mesa.

invite-heading = Convidar
invite-code = Código
invite-link = Link
invite-share = Partilhar
invite-title = Penult
invite-text = Vem à minha mesa, { $code }.
invite-qr = Mostrar código QR
invite-qr-hide = Esconder código QR
invite-qr-label = Código QR com o link desta mesa
name-first = Como é que os outros te chamam?
name-first-note = Podes mudá-lo a qualquer momento.
name-first-go = Ir para a mesa
invite-only-here = Só esta máquina chega ao servidor: mais ninguém consegue ainda abrir a ligação. Quem o iniciou pode abri-lo à tua rede.
invite-door = Deixar entrar mais pessoas
    .about = Senão, a porta fica fechada: só pode voltar quem já está na mesa.

## O combinado. $language é a língua de uma folha impressa, $count um número de diferenças, $seconds um número.

agreed-clock = { $seconds ->
    [0] sem relógio
    [one] um segundo por jogada
   *[other] { $seconds } segundos por jogada
}
agreed-phrases = só frases rápidas
agreed-no-watching = ninguém assiste
agreed-public = entre as mesas abertas
agreed-as-printed = Joga-se tudo como está impresso (folha em { $language }).
agreed-differs = { $count ->
    [one] Uma diferença das regras impressas (folha em { $language })
   *[other] { $count } diferenças das regras impressas (folha em { $language })
}
agreed-printed = Impresso:
agreed-here = Nesta mesa:

## Quem dá primeiro. $number é o lugar de uma carta, $count quantas há, $names uma lista de pessoas.
## $itself é yes quando, passado um momento, se escolhe por quem espera.

dealer-title = Quem dá primeiro?
dealer-pick = { $itself ->
    [yes] Tira uma carta, ou sai uma por ti. O número mais alto dá; as outras cartas valem zero.
   *[no] Tira uma carta. O número mais alto dá; as outras cartas valem zero.
}
dealer-tied = { $itself ->
    [yes] Há empate no topo. Tira outra vez, ou sai uma por ti.
   *[no] Há empate no topo. Tira outra vez.
}
dealer-waiting = À espera de { $names }.
dealer-spread = Cartas viradas para baixo
dealer-card = Carta { $number } de { $count }
dealer-taken = Tirada por { $name }
dealer-any = Tirar uma qualquer
dealer-name = Nomear quem dá
dealer-name-lead = A mesa está a teu cargo: podes simplesmente dizer quem dá.
dealer-birthday-lead = { $itself ->
    [yes] Decide o aniversário mais próximo de 31 de julho, antes ou depois. Sem resposta, a mesa continua.
   *[no] Decide o aniversário mais próximo de 31 de julho, antes ou depois.
}
dealer-birthday-note = Ninguém vê o dia, e não fica guardado.
dealer-birthday-tell = Usar este dia
dealer-birthday-nothing = Prefiro não dizer
dealer-day = Dia
dealer-month = Mês

## Depois de uma partida. $name é quem joga; $me é seat quando é quem lê; $number é o número de uma partida ou de
## pontos, $last a última de várias partidas, $names uma lista de quem joga.

scores-wins-hand = { $me ->
    [seat] Ganhas a partida
   *[none] { $name } ganha a partida
}
scores-void = A partida é nula
scores-hand = Partida { $number }
## $minutes é quanto durou a partida, none quando ninguém sabe; $plays é quantas cartas se jogaram.
scores-plays = { $plays ->
    [one] { $plays } jogada
   *[other] { $plays } jogadas
}
scores-about = { $minutes ->
    [none] Partida { $number } · { scores-plays }
    [0] Partida { $number } · menos de um minuto · { scores-plays }
    [one] Partida { $number } · um minuto · { scores-plays }
   *[other] Partida { $number } · { $minutes } minutos · { scores-plays }
}
scores-last-card = última carta: { $card }
scores-you = tu
scores-dealer = deu as cartas
scores-you-dealer = tu, deste as cartas
scores-table = Pontos de todas as partidas
scores-who = Quem
scores-earlier = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
scores-target = até { $number }
scores-total = Total
scores-out = de fora
## Uma parceria pelos nomes de quem nela joga.
scores-team = { $first } e { $second }
scores-ready = À partida { $number }
scores-waiting = À espera de { $names }.
scores-are-ready = De acordo: { $names }.
scores-show = Mostrar os pontos
## $names são quem ganhou, $count quantas pessoas são; $me é seat quando ganhou quem lê ou a sua parceria, shared quando
## ganharam também outros.
scores-victory = { $me ->
    [seat] { $count ->
        [one] Ganhas o jogo
       *[other] Tu e o teu par ganham o jogo
    }
    [shared] Partilhas a vitória
   *[none] { $count ->
        [one] { $names } ganha o jogo
       *[other] { $names } ganham o jogo
    }
}

## Depois de um jogo.

over-hands = { $count ->
    [one] Ao fim de uma partida
   *[other] Ao fim de { $count } partidas
}
over-again = Começar outro jogo
over-wait = { $name } pode começar outro jogo.
over-seats = Trocar de lugar
over-record = Descarregar o registo
over-leave = Sair da mesa
over-show = Mostrar o resultado

## A conversa. $name é uma pessoa.

talk-title = Conversa
talk-empty = Ainda ninguém disse nada.
talk-phrases = Frases rápidas
talk-write = Escreve alguma coisa
talk-send = Enviar
talk-you = Tu
talk-more = Mais sobre o que { $name } disse
talk-mute = Deixar de ouvir { $name }
talk-unmute = Voltar a ouvir { $name }
talk-muted = Não ouves { $name }.
talk-report = Denunciar como sugestão
talk-aloud = Denunciar uma sugestão em voz alta
talk-aloud-who = Quem sugeriu uma jogada em voz alta?

## O que resulta da tua denúncia. $judges são quem decide, $count quantos são.
talk-reported = { $count ->
    [one] Denunciaste { $name }. Decide { $judges }.
   *[other] Denunciaste { $name }. Decidem { $judges }.
}

## Uma linha foi denunciada como sugestão. Decidiram $votes, de $count.
judge-title = Por decidir
judge-short = { $count ->
    [one] Uma decisão sobre { $name }
   *[other] Uma votação sobre { $name }
}
judge-decide = Decidir
judge-question = Isto foi uma sugestão de { $name }?
judge-aloud = { $by } diz que { $name } sugeriu uma jogada em voz alta. É verdade?
judge-guilty = Sim
judge-innocent = Não
judge-voted = { $votes ->
    [one] A tua resposta conta. Respondeu { $votes } de { $count }.
   *[other] A tua resposta conta. Responderam { $votes } de { $count }.
}

## Se está toda a gente. $names é uma lista de pessoas, $count quantas são.

presence-paused = A mesa está em pausa.
presence-resume = Continuar
presence-pause-asked = Pausa pedida por { $names }.
presence-pause-waits = Falta o acordo de { $names }.
presence-pause-agree = Aceitar
presence-autopilot = Um bot joga por ti.
presence-take-back = Retomar o meu lugar
presence-watching = Estás a assistir.
presence-sit = Jogar a partir da próxima partida
presence-next-deal = Jogas a partir da próxima partida.
presence-rather-watch = Prefiro assistir
presence-goes-on = { $seconds ->
    [one] A mesa continua dentro de um segundo.
   *[other] A mesa continua dentro de { $seconds } segundos.
}
presence-away = { $count ->
    [one] { $names } está ausente. A mesa continua.
   *[other] { $names } estão ausentes. A mesa continua.
}
presence-may-void = Alguém saiu. Podes anular esta partida: abre o menu.
presence-elsewhere = Estás a jogar noutra janela
presence-take-over = Jogar aqui
presence-reload = Recarregar
presence-come-back = Voltar à mesa
presence-try-again = Tentar outra vez
presence-home = Página inicial
presence-lobby = Mesas abertas

## $code é o código que se pediu.
unknown-title = Não há nenhuma mesa { $code } aberta para ti
unknown-note = Confirma as letras: pode haver uma errada, ou a mesa está fechada.
unknown-locked = Ou a mesa pede palavra-passe?
unknown-password = Palavra-passe
unknown-knock = Bater à porta
unknown-wrong = A mesa não se abre com essa palavra-passe.
unknown-code = Código
unknown-go = Ir para esta mesa

## $count é quantos faltam pelo menos; 0 onde já há bots.
gathering-wanting = { $count ->
    [0] Tem de se sentar alguma pessoa: bots sozinhos não jogam.
    [one] Falta mais alguém: convida uma pessoa ou junta um bot.
   *[other] Faltam mais { $count }: convida pessoas ou junta bots.
}
