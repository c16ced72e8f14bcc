## O português do Brasil: só o que se diz de outro modo do que em pt.

table-event =
    .joined = { $me ->
        [seat] Você entrou na mesa.
       *[none] { $who } entrou na mesa.
    }
    .renamed = { $me ->
        [seat] Você mudou de nome para { $text }.
       *[none] { $who } agora se chama { $text }.
    }
    .sat = { $me ->
        [seat] Você ocupou o lugar { $seat }.
       *[none] { $who } ocupou o lugar { $seat }.
    }
    .stood = { $me ->
        [seat] Você deixou o lugar { $seat }.
       *[none] { $who } deixou o lugar { $seat }.
    }
    .host = { $me ->
        [seat] Agora você é o anfitrião.
       *[none] { $who } virou o anfitrião.
    }
    .started = A partida começou.
    .picked = { $me ->
        [seat] Você tirou { $card-a }.
       *[none] { $who } tirou { $card-a }.
    }
    .tied = Deu empate nas cartas mais altas: esses jogadores tiram outra.
    .dealer = { $me ->
        [seat] Você dá as cartas primeiro.
       *[none] { $who } dá as cartas primeiro.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Você deixou as regras escolherem quem dá as cartas.
           *[none] { $who } deixou as regras escolherem quem dá as cartas.
        }
        [reader] { $who } escolheu você para dar as cartas.
        [self] { $me ->
            [seat] Você escolheu dar as cartas primeiro.
           *[none] { $who } escolheu dar as cartas primeiro.
        }
       *[other] { $me ->
            [seat] Você escolheu { $other } para dar as cartas.
           *[none] { $who } escolheu { $other } para dar as cartas.
        }
    }
    .voided = { $me ->
        [seat] Você anulou a rodada.
       *[none] { $who } anulou a rodada.
    }
    .autopilot = { $me ->
        [seat] Seu tempo acabou: um bot joga por você até você voltar.
       *[none] O tempo de { $who } acabou: entrou um bot.
    }
    .took_back = { $me ->
        [seat] Você voltou ao seu lugar.
       *[none] { $who } voltou ao seu lugar.
    }
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Denunciaram você por uma sugestão em voz alta (#{ $number }).
           *[none] Denunciaram { $who } por uma sugestão em voz alta (#{ $number }).
        }
       *[no] Denunciaram a mensagem #{ $number }, de { $who }, como sugestão.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] Ficou decidido: você não sugeriu nada (#{ $number }).
           *[none] Ficou decidido: { $who } não sugeriu nada (#{ $number }).
        }
       *[no] A mensagem #{ $number } não era uma sugestão.
    }
    .report_dropped = { $me ->
        [seat] A denúncia contra você foi cancelada (#{ $number }).
       *[none] A denúncia contra { $who } foi cancelada (#{ $number }).
    }
    .rematch = Vem aí outra partida. Dá para trocar de lugar agora.
    .door_opened = O anfitrião abriu a mesa: já dá para entrar de novo.
    .listed = Esta mesa está de novo na lista de mesas públicas.
table-refusal =
    .answered = Você já respondeu. Daqui a pouco todos veem sua resposta.
    .flag_too_late = Tarde demais: essa carta não pode mais ser contestada.
    .malformed = O servidor não entendeu isso.
    .no_card_there = Essa carta não está mais lá. Tire outra.
    .no_judge = Não há ninguém na mesa que possa decidir isso.
    .no_such_day = Esse dia não existe. Confira o dia e o mês.
    .no_such_line = Você não pode denunciar essa mensagem: é sua, não existe mais ou já foi denunciada.
    .nobody_left = Você só pode anular uma rodada depois que um dos jogadores dela sair.
    .nobody_seated = Ninguém tem lugar ainda.
    .nobody_there = Nesse lugar não há ninguém que você possa escolher. Escolha outro lugar.
    .not_asked = Agora não há nada para responder.
    .not_judge = Não é você que decide isso.
    .not_now = Agora você não pode fazer isso.
    .not_playing = Você não está jogando esta rodada.
    .not_seated = Você não tem lugar. Sente-se primeiro.
    .not_yourself = Você só pode fazer isso com outra pessoa.
    .nothing_said = Não há nada para enviar. Escreva primeiro uma mensagem.
    .phrases_only = Nesta mesa só dá para usar frases rápidas.
    .picked = Você já tirou uma carta.
    .players = { $players ->
        [1] Um jogador só não dá. Convide pessoas ou adicione bots.
       *[other] Estas regras não funcionam com { $players } jogadores. Mude o número de jogadores sentados.
    }
    .reported_once = Você já denunciou este jogador nesta rodada.
    .said_once = Você já disse isso desde a última carta.
    .seat_taken = Esse lugar está ocupado. Escolha outro.
    .too_many_seats = Você já tem lugar em três mesas públicas. Saia de uma delas primeiro.
    .seen_a_hand = Você já viu cartas desta rodada. Volte ao seu lugar ou espere a próxima.
    .seated = Você já tem um lugar.
    .stale = Tarde demais: a mesa já tinha mudado. Olhe de novo.
    .too_early = Cedo demais: a carta ainda não estava na mesa.
    .too_fast = Devagar! Espere um pouco e tente de novo.
    .tournament = Em um torneio você não pode anular rodadas.
    .unknown_person = Essa pessoa não está na mesa.
    .unknown_update = Sua tela não está em dia com a mesa. Recarregue e tente de novo.
    .waiting = Sua última jogada ainda está a caminho.
phrase =
    .hello = Oi!
    .oops = Ops!
    .hurry = Anda logo!
    .wait = Espera um pouquinho!
    .laugh = Haha!
    .cry = Ah, não!
    .think = Hmm…
    .wave = Tchau!
bye = Você perdeu a conexão com a mesa.
    .reload = O servidor foi atualizado. Atualize o Penult e volte: seu lugar está guardado.
    .taken_over = Você entrou nesta mesa por outro lugar. O jogo continua lá.
    .kicked = O anfitrião expulsou você da mesa.
    .left = Você saiu da mesa.
    .revoked = Sua sessão expirou. Entre de novo.
    .closing = O servidor está encerrando.
    .too_slow = Sua conexão estava lenta demais.
    .too_fast = Você enviou coisas demais de uma vez. Espere um pouco e entre de novo.
    .unknown_table = Essa mesa não existe, ou a senha está errada.
    .shut = O anfitrião não deixa mais ninguém entrar.
    .too_many_seats = Você já tem lugar em três mesas públicas. Saia de uma delas primeiro.
    .halted = A mesa parou porque o servidor não consegue ler os dados salvos.
    .stopped = Quem cuida deste servidor fechou a mesa.
