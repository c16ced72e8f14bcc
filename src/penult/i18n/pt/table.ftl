## Uma mesa num servidor, para qualquer cliente: o que se faz nela além de jogar, porque é que a mesa não aceita
## algo, frases rápidas e porque termina uma ligação. Cada parte tem o nome que tem no protocolo; a
## própria mensagem serve para o que disser um servidor mais novo.

## $who é uma pessoa ou um bot; $me é seat quando é quem lê. $seat é o número de um lugar, $kind um tipo de bot,
## $card o nome de uma carta, $number o número de uma linha de conversa, $text o que se disse.
## $other é quem é nomeado para dar, $whom é nobody, reader, self ($who) ou other. $aloud é yes se nada foi escrito.
table-event = Aconteceu alguma coisa na mesa.
    .joined = { $me ->
        [seat] Entraste na mesa.
       *[none] { $who } entrou na mesa.
    }
    .left = { $who } saiu da mesa.
    .gone = { $who } ficou offline.
    .back = { $who } voltou.
    .renamed = { $me ->
        [seat] Mudaste de nome para { $text }.
       *[none] { $who } agora chama-se { $text }.
    }
    .sat = { $me ->
        [seat] Ocupaste o lugar { $seat }.
       *[none] { $who } ocupou o lugar { $seat }.
    }
    .stood = { $me ->
        [seat] Deixaste o lugar { $seat }.
       *[none] { $who } deixou o lugar { $seat }.
    }
    .bot_sat = { $who }, um bot ({ bot-level }), ocupou o lugar { $seat }.
    .kicked = O anfitrião expulsou { $who }.
    .host = { $me ->
        [seat] Passaste a ser o anfitrião.
       *[none] { $who } passou a ser o anfitrião.
    }
    .started = O jogo começou.
    .picked = { $me ->
        [seat] Tiraste { $card-a }.
       *[none] { $who } tirou { $card-a }.
    }
    .tied = Houve empate nas cartas mais altas: esses jogadores tiram outra vez.
    .dealer = { $me ->
        [seat] Dás tu primeiro.
       *[none] { $who } dá primeiro.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Deixaste as regras escolher quem dá.
           *[none] { $who } deixou as regras escolher quem dá.
        }
        [reader] { $who } escolheu-te para dar as cartas.
        [self] { $me ->
            [seat] Escolheste dar primeiro.
           *[none] { $who } escolheu dar primeiro.
        }
       *[other] { $me ->
            [seat] Escolheste { $other } para dar as cartas.
           *[none] { $who } escolheu { $other } para dar as cartas.
        }
    }
    .voided = { $me ->
        [seat] Anulaste a partida.
       *[none] { $who } anulou a partida.
    }
    .autopilot = { $me ->
        [seat] O teu tempo acabou: um bot joga por ti até voltares.
       *[none] O tempo de { $who } acabou: entrou um bot.
    }
    .took_back = { $me ->
        [seat] Voltaste ao teu lugar.
       *[none] { $who } voltou ao seu lugar.
    }
    .paused = O jogo ficou em pausa.
    .resumed = O jogo foi retomado.
    .said = { $who }: { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Denunciaram-te por uma sugestão em voz alta (#{ $number }).
           *[none] Denunciaram { $who } por uma sugestão em voz alta (#{ $number }).
        }
       *[no] Denunciaram a mensagem #{ $number }, de { $who }, como sugestão.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] Ficou decidido: não sugeriste nada (#{ $number }).
           *[none] Ficou decidido: { $who } não sugeriu nada (#{ $number }).
        }
       *[no] A mensagem #{ $number } não era uma sugestão.
    }
    .report_dropped = { $me ->
        [seat] A denúncia contra ti ficou sem efeito (#{ $number }).
       *[none] A denúncia contra { $who } ficou sem efeito (#{ $number }).
    }
    .rematch = Vem aí outro jogo. Podem trocar de lugares.
    .door_shut = O anfitrião fechou a mesa: não entra mais ninguém.
    .door_opened = O anfitrião abriu a mesa: já se pode entrar outra vez.
    .table_reported = Alguém denunciou esta mesa. Com mais algumas denúncias, sai da lista de mesas públicas.
    .unlisted = Esta mesa saiu da lista de mesas públicas. Quem tiver o código ainda pode entrar.
    .listed = Esta mesa está outra vez na lista de mesas públicas.

table-refusal = A mesa não pode fazer isso.
    .answered = Já respondeste. Daqui a pouco todos veem a tua resposta.
    .flag_too_late = Tarde de mais: essa carta já não pode ser assinalada.
    .full = Não há nenhum lugar livre.
    .malformed = O servidor não percebeu isso.
    .no_card_there = Essa carta já não está lá. Tira outra.
    .no_judge = Não há ninguém à mesa que possa decidir isso.
    .no_such_day = Esse dia não existe. Confirma o dia e o mês.
    .no_such_line = Não podes denunciar essa mensagem: é tua, já não existe ou já foi denunciada.
    .nobody_left = Só podes anular uma partida depois de sair um dos seus jogadores.
    .nobody_seated = Ainda ninguém tem lugar.
    .nobody_there = Nesse lugar não há ninguém que possas escolher. Escolhe outro lugar.
    .not_asked = Agora não há nada a responder.
    .not_host = Só o anfitrião pode fazer isso.
    .not_judge = Não és tu que decides isso.
    .not_now = Agora não podes fazer isso.
    .not_paused = O jogo não está em pausa.
    .not_playing = Não estás a jogar esta partida.
    .not_seated = Não tens lugar. Senta-te primeiro.
    .not_yours = Essa jogada é só do árbitro.
    .not_yourself = Só podes fazer isso a outra pessoa.
    .nothing_said = Não há nada para enviar. Escreve primeiro uma mensagem.
    .paused = O jogo está em pausa.
    .phrases_only = Nesta mesa só se podem usar frases rápidas.
    .picked = Já tiraste uma carta.
    .players = { $players ->
        [1] Um jogador não chega. Convida pessoas ou junta bots.
       *[other] Estas regras não dão para { $players } jogadores. Muda o número de jogadores sentados.
    }
    .reported_once = Já denunciaste este jogador nesta partida.
    .said_once = Já disseste isso desde a última carta.
    .seat_taken = Esse lugar está ocupado. Escolhe outro.
    .too_many_seats = Já tens lugar em três mesas públicas. Sai primeiro de uma delas.
    .seen_a_hand = Já viste cartas desta partida. Volta ao teu lugar ou espera pela próxima.
    .seated = Já tens um lugar.
    .stale = Tarde de mais: a mesa já tinha mudado. Vê outra vez.
    .too_early = Cedo de mais: a carta ainda não estava na mesa.
    .too_fast = Mais devagar! Espera um pouco e tenta outra vez.
    .tournament = Num torneio não podes anular partidas.
    .unknown_bot = Esse bot não existe.
    .unknown_person = Essa pessoa não está à mesa.
    .unknown_phrase = Essa frase não existe.
    .unknown_seat = Esse lugar não existe.
    .unknown_update = O teu ecrã não está a par da mesa. Recarrega e tenta outra vez.
    .waiting = A tua última jogada ainda está a caminho.

phrase = …
    .hello = Olá!
    .good_luck = Boa sorte!
    .well_played = Boa jogada!
    .thanks = Obrigado!
    .sorry = Desculpa!
    .oops = Ups!
    .hurry = Despacha-te!
    .wait = Espera um bocadinho!
    .ouch = Ai!
    .lucky = Que sorte!
    .so_close = Foi por pouco!
    .good_game = Bom jogo!
    .laugh = Ahah!
    .cry = Oh, não!
    .think = Hum…
    .clap = Bravo!
    .heart = ♥
    .wave = Adeus!

bye = Perdeste a ligação à mesa.
    .reload = O servidor foi atualizado. Atualiza o Penult e volta: o teu lugar está guardado.
    .taken_over = Entraste nesta mesa a partir de outro sítio. O jogo continua lá.
    .kicked = O anfitrião expulsou-te da mesa.
    .left = Saíste da mesa.
    .revoked = A tua sessão expirou. Entra outra vez.
    .closing = O servidor está a encerrar.
    .too_slow = A tua ligação era demasiado lenta.
    .too_fast = Enviaste demasiadas coisas de uma vez. Espera um pouco e entra outra vez.
    .unknown_table = Essa mesa não existe, ou a palavra-passe está errada.
    .full = A mesa está cheia.
    .shut = O anfitrião não deixa entrar mais ninguém.
    .too_many_seats = Já tens lugar em três mesas públicas. Sai primeiro de uma delas.
    .halted = A mesa parou porque o servidor não consegue ler os dados guardados.
    .stopped = Quem gere este servidor fechou a mesa.
