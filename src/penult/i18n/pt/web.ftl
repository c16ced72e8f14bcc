## O cliente web, onde precisa de outras palavras que o terminal. Cada parte tem o nome que tem no protocolo; a própria
## mensagem serve para o que um servidor mais novo disser.

## O nome de quem ainda não deu nenhum.
web-guest = Visitante { $number }

## Uma carta como a diz um leitor de ecrã; $color é none se não tem cor.
web-card = { $color ->
    [none] { $card }
   *[other] { $card }, { shape }
}

## As jogadas como as dizem os botões. $card é o nome de uma carta, $who o de alguém que joga. O que não está aqui
## diz-se como em todo o lado.
web-move = Jogar
    .play = { $uno ->
        [yes] Jogar { $card-the } e gritar UNO!
       *[no] Jogar { $card-the }
    }
    .play-color = { $uno ->
        [yes] Jogar { $card-the }, escolher { color } e gritar UNO!
       *[no] Jogar { $card-the }, escolher { color }
    }
    .play-target = { $uno ->
        [yes] Jogar { $card-the } contra { $who } e gritar UNO!
       *[no] Jogar { $card-the } contra { $who }
    }
    .draw = Biscar
    .accept-total = Biscar { $number } cartas
    .play-target-7 = { $uno ->
        [yes] Jogar { $card-the }, trocar com { $who } e gritar UNO!
       *[no] Jogar { $card-the } e trocar com { $who }
    }
    .jump-target-7 = { $uno ->
        [yes] Adiantar-me com { $card-the }, trocar com { $who } e gritar UNO!
       *[no] Adiantar-me com { $card-the } e trocar com { $who }
    }
    .answer = Jogar { $card-the }
    .answer-D = Juntar { $card-the }
    .answer-W4 = Juntar { $card-the }
    .answer-S = Desviar com { $card-the }
    .answer-V = Desviar com { $card-the }
    .accept-D = Biscar { draw-strength }
    .accept-W4 = Biscar quatro
    .invis = { $uno ->
        [yes] Jogar { invisibility.the } e gritar UNO!
       *[no] Jogar { invisibility.the }
    }
    .invis-color = { $uno ->
        [yes] Jogar { invisibility.the }, escolher { color } e gritar UNO!
       *[no] Jogar { invisibility.the }, escolher { color }
    }
    .color = Escolher { color }

## O que as pessoas fazem numa mesa, sem dizer os lugares pelo número. $who é uma pessoa ou um bot; $me é seat quando é
## quem lê.
web-event = Aconteceu alguma coisa na mesa.
    .sat = { $me ->
        [seat] Sentaste-te à mesa.
       *[none] { $who } sentou-se à mesa.
    }
    .stood = { $me ->
        [seat] Deixaste o teu lugar.
       *[none] { $who } deixou o lugar.
    }
    .bot_sat = { $who }, um bot ({ bot-level }), sentou-se à mesa.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Denunciaram-te por uma sugestão em voz alta.
           *[none] Denunciaram { $who } por uma sugestão em voz alta.
        }
       *[no] { $me ->
            [seat] Denunciaram uma mensagem tua como sugestão.
           *[none] Denunciaram uma mensagem de { $who } como sugestão.
        }
    }
    .acquitted = { $me ->
        [seat] Ficou decidido: não sugeriste nada.
       *[none] Ficou decidido: { $who } não sugeriu nada.
    }
    .report_dropped = { $me ->
        [seat] A denúncia contra ti ficou sem efeito.
       *[none] A denúncia contra { $who } ficou sem efeito.
    }

## Porque é que algo não se pôde fazer antes de haver mesa. $seconds é quanto há que esperar, 0 se ninguém sabe.
web-problem = Esta página está desatualizada. Recarrega-a para continuar.
    .offline = Não conseguimos chegar ao servidor. Verifica a tua ligação e tenta outra vez.
    .unreadable = O servidor deu uma resposta inesperada. Tenta outra vez daqui a pouco.
    .malformed = O servidor não percebeu o pedido. Recarrega a página e tenta outra vez.
    .no_token = A tua sessão expirou. Entra outra vez.
    .not_found = Não há nada neste endereço. Confirma o link.
    .unknown_table = Nenhum jogo terminado tem este código. Confirma o link.
    .unknown_match = Esta mesa ainda não terminou esse jogo. Confirma o link.
    .no_record = Esse jogo tem jogadas a mais para um registo.
    .too_slow = Demorou demasiado. Tenta outra vez.
    .refused = Isso não é possível.
    .too_fast = { $seconds ->
        [0] Mais devagar! Espera um pouco e tenta outra vez.
        [1] Mais devagar! Tenta outra vez daqui a um segundo.
       *[other] Mais devagar! Tenta outra vez daqui a { $seconds } segundos.
    }
    .our_fault = Algo correu mal do nosso lado. Tenta outra vez.
    .closing = O servidor está a reiniciar. Tenta outra vez daqui a pouco.
    .disk = O servidor não consegue guardar nada neste momento, por isso nada mudou. Tenta mais tarde.
    .damaged = O servidor não consegue ler os dados guardados. Quem o gere já foi avisado.

## Porque é que uma ligação terminou, e como está.
web-bye = Perdeste a ligação à mesa.
    .reload = Há uma versão nova do Penult. Recarrega a página: o teu lugar está guardado.
    .taken_over = Abriste esta mesa noutra janela. O jogo continua lá.
    .revoked = A tua sessão expirou. Entra outra vez.
web-line = Perdeste a ligação à mesa.
    .connecting = A ligar…
    .lost = Ligação perdida. A restabelecer…
    .kept = Ligação perdida. A tua jogada será feita quando voltares.
