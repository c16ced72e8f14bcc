## O português do Brasil: só o que se diz de outro modo do que em pt.

web-move =
    .accept-total = Comprar { $number } cartas
    .jump-target-7 = { $uno ->
        [yes] Cortar com { $card-the }, trocar com { $who } e gritar UNO!
       *[no] Cortar com { $card-the } e trocar com { $who }
    }
    .draw = Comprar
    .accept-D = Comprar { draw-strength }
    .accept-W4 = Comprar quatro
web-event =
    .sat = { $me ->
        [seat] Você se sentou à mesa.
       *[none] { $who } se sentou à mesa.
    }
    .stood = { $me ->
        [seat] Você deixou seu lugar.
       *[none] { $who } deixou o lugar.
    }
    .bot_sat = { $who }, um bot ({ bot-level }), se sentou à mesa.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Denunciaram você por uma sugestão em voz alta.
           *[none] Denunciaram { $who } por uma sugestão em voz alta.
        }
       *[no] { $me ->
            [seat] Denunciaram uma mensagem sua como sugestão.
           *[none] Denunciaram uma mensagem de { $who } como sugestão.
        }
    }
    .acquitted = { $me ->
        [seat] Ficou decidido: você não sugeriu nada.
       *[none] Ficou decidido: { $who } não sugeriu nada.
    }
    .report_dropped = { $me ->
        [seat] A denúncia contra você foi cancelada.
       *[none] A denúncia contra { $who } foi cancelada.
    }
web-problem = Esta página está desatualizada. Recarregue para continuar.
    .offline = Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.
    .unreadable = O servidor deu uma resposta inesperada. Tente de novo daqui a pouco.
    .malformed = O servidor não entendeu o pedido. Recarregue a página e tente de novo.
    .no_token = Sua sessão expirou. Entre de novo.
    .not_found = Não há nada neste endereço. Confira o link.
    .unknown_table = Nenhuma partida encerrada tem este código. Confira o link.
    .unknown_match = Esta mesa ainda não terminou essa partida. Confira o link.
    .no_record = Essa partida tem jogadas demais para um registro.
    .too_slow = Demorou demais. Tente de novo.
    .too_fast = { $seconds ->
        [0] Devagar! Espere um pouco e tente de novo.
        [1] Devagar! Tente de novo em um segundo.
       *[other] Devagar! Tente de novo em { $seconds } segundos.
    }
    .our_fault = Algo deu errado do nosso lado. Tente de novo.
    .closing = O servidor está reiniciando. Tente de novo daqui a pouco.
    .disk = O servidor não consegue salvar nada no momento, então nada mudou. Tente mais tarde.
    .damaged = O servidor não consegue ler os dados salvos. Quem cuida dele já foi avisado.
web-bye = Você perdeu a conexão com a mesa.
    .reload = Há uma versão nova do Penult. Recarregue a página: seu lugar está guardado.
    .taken_over = Você abriu esta mesa em outra janela. O jogo continua lá.
    .revoked = Sua sessão expirou. Entre de novo.
web-line = Você perdeu a conexão com a mesa.
    .connecting = Conectando…
    .lost = Conexão perdida. Reconectando…
    .kept = Conexão perdida. Sua jogada será feita quando você voltar.
