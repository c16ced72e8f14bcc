## Uma mesa num servidor, para qualquer cliente: o que se faz nela além de jogar, porque é que a mesa não aceita
## algo, frases rápidas e porque termina uma ligação. Cada parte tem o nome que tem no protocolo; a
## própria mensagem serve para o que disser um servidor mais novo.

## $who é uma pessoa ou um bot; $me é seat quando é quem lê. $seat é o número de um lugar, $kind um tipo de bot,
## $card o nome de uma carta, $number o número de uma linha de conversa, $text o que se disse.
## $other é quem é nomeado para dar, $whom é nobody, reader, self ($who) ou other. $aloud é yes se nada foi escrito.
table-event = Aconteceu algo na mesa.
    .joined = { $me ->
        [seat] Já estás à mesa.
       *[none] { $who } chega à mesa.
    }
    .left = { $who } sai da mesa.
    .gone = { $who } ausenta-se.
    .back = { $who } está de volta.
    .renamed = { $me ->
        [seat] Agora chamas-te { $text }.
       *[none] { $who } chama-se agora { $text }.
    }
    .sat = { $me ->
        [seat] Ocupas o lugar { $seat }.
       *[none] { $who } ocupa o lugar { $seat }.
    }
    .stood = { $me ->
        [seat] Deixas o lugar { $seat }.
       *[none] { $who } deixa o lugar { $seat }.
    }
    .bot_sat = { $who }, um bot ({ $kind }), ocupa o lugar { $seat }.
    .kicked = { $who } tem de sair da mesa.
    .host = { $me ->
        [seat] A mesa está agora a teu cargo.
       *[none] A mesa está agora a cargo de { $who }.
    }
    .started = Começa o jogo.
    .picked = { $me ->
        [seat] Tiraste { $card }.
       *[none] { $who } tirou { $card }.
    }
    .tied = Há empate no topo: tira-se outra vez.
    .dealer = { $me ->
        [seat] És tu quem dá primeiro.
       *[none] { $who } dá primeiro.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] Voltas atrás: as regras dizem quem dá primeiro.
           *[none] { $who } volta atrás: as regras dizem quem dá primeiro.
        }
        [reader] { $who } nomeia-te para dar as cartas.
        [self] { $me ->
            [seat] És tu quem dá primeiro.
           *[none] { $who } dá primeiro.
        }
       *[other] { $me ->
            [seat] Nomeias { $other } para dar as cartas.
           *[none] { $who } nomeia { $other } para dar as cartas.
        }
    }
    .voided = { $me ->
        [seat] Anulas a partida.
       *[none] { $who } anula a partida.
    }
    .autopilot = { $me ->
        [seat] O teu tempo acabou: um bot joga por ti até fazeres alguma coisa.
       *[none] O tempo de { $who } acabou: um bot joga em seu lugar.
    }
    .took_back = { $me ->
        [seat] Retomas o teu lugar.
       *[none] { $who } retoma o seu lugar.
    }
    .paused = A mesa está em pausa.
    .resumed = O jogo continua.
    .said = { $who }: { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Denunciam-te por uma sugestão em voz alta (#{ $number }).
           *[none] Denuncia-se uma sugestão de { $who } em voz alta (#{ $number }).
        }
       *[no] A linha #{ $number }, de { $who }, é denunciada como sugestão.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] Não fizeste nenhuma sugestão (#{ $number }).
           *[none] { $who } não fez nenhuma sugestão (#{ $number }).
        }
       *[no] A linha #{ $number } não foi uma sugestão.
    }
    .report_dropped = { $me ->
        [seat] A denúncia contra ti fica sem efeito (#{ $number }).
       *[none] A denúncia contra { $who } fica sem efeito (#{ $number }).
    }
    .rematch = Outro jogo: pode-se trocar de lugar.
    .door_shut = A porta está fechada: não entra mais ninguém.
    .door_opened = A porta está de novo aberta.
    .table_reported = Alguém denunciou esta mesa. Com mais algumas denúncias, sai da lista de mesas abertas.
    .unlisted = Esta mesa saiu da lista de mesas abertas. Quem tiver o código ainda pode entrar.
    .listed = Esta mesa está outra vez na lista de mesas abertas.

table-refusal = A mesa não faz isso.
    .answered = Já respondeste; a mesa mostra-o daqui a pouco.
    .flag_too_late = Tarde de mais: a carta a que te referias já não pode ser denunciada.
    .full = Não há nenhum lugar livre.
    .malformed = O servidor não percebeu isso.
    .no_card_there = Já não há carta nesse sítio.
    .no_judge = Não há ninguém à mesa que o possa decidir.
    .no_such_day = Esse dia não existe.
    .no_such_line = Mais ninguém disse essa linha, ou já foi denunciada.
    .nobody_left = Uma partida só se anula enquanto faltar alguém que a começou e saiu.
    .nobody_seated = Ninguém ocupa um lugar à mesa.
    .nobody_there = Nesse lugar não há ninguém que possas nomear.
    .not_asked = Isso não se pede agora.
    .not_host = Só quem tem a mesa a seu cargo faz isso.
    .not_judge = Não te cabe decidir isso.
    .not_now = Isso não é possível neste momento.
    .not_paused = A mesa não está em pausa.
    .not_playing = Não jogas nesta partida.
    .not_seated = Não tens lugar à mesa.
    .not_yours = Essa jogada não cabe a quem joga.
    .not_yourself = Não podes fazer isso a ti.
    .nothing_said = Não disseste nada.
    .paused = A mesa está em pausa.
    .phrases_only = Nesta mesa só se dizem frases rápidas.
    .picked = Já tiraste uma carta.
    .players = { $players ->
        [one] Uma só pessoa não chega: é preciso que mais alguém, ou um bot, ocupe um lugar.
       *[other] Estas regras não são para { $players } jogadores: tem de haver mais, ou menos.
    }
    .reported_once = Já denunciaste este jogador nesta partida.
    .seat_taken = Esse lugar está ocupado.
    .seen_a_hand = Nesta partida já viste outras cartas: senta-te onde estavas ou espera pela próxima.
    .seated = Já tens um lugar.
    .stale = A mesa já tinha mudado quando a tua jogada chegou. Vê outra vez.
    .too_early = Cedo de mais: a carta ainda não tinha sido mostrada.
    .too_fast = Foi demasiado de uma vez. Espera um momento.
    .tournament = Na mesa de um campeonato não se anula nenhuma partida.
    .unknown_bot = Esse tipo de bot não existe.
    .unknown_person = Essa pessoa não está à mesa.
    .unknown_phrase = Essa frase não existe.
    .unknown_seat = Esse lugar não existe.
    .unknown_update = A tua jogada responde a algo que a mesa não disse.
    .waiting = Já há uma jogada tua à espera.

phrase = …
    .hello = Olá!
    .good_luck = Boa sorte!
    .well_played = Boa jogada!
    .thanks = Agradeço!
    .sorry = Desculpa!
    .oops = Ups!
    .hurry = Despacha-te!
    .wait = Espera um pouco!
    .ouch = Ai!
    .lucky = Que sorte!
    .so_close = Por um triz!
    .good_game = Bom jogo!
    .laugh = Ah, ah!
    .cry = Oh, não!
    .think = Hum…
    .clap = Bravo!
    .heart = ♥
    .wave = Adeus!

bye = A ligação terminou.
    .reload = O servidor fala uma linguagem mais nova: atualiza o Penult e volta. O teu lugar espera por ti.
    .taken_over = Entraste nesta mesa a partir de outro sítio; a mesa continua lá.
    .kicked = Quem tem a mesa a seu cargo mandou-te sair.
    .left = Saíste da mesa.
    .revoked = O teu passe para este servidor já não é válido.
    .closing = O servidor está a fechar.
    .too_slow = A ligação era demasiado lenta.
    .too_fast = O servidor recebeu demasiado de ti de uma vez.
    .unknown_table = Essa mesa não existe, ou a palavra-passe é outra.
    .full = A mesa está cheia.
    .shut = Quem tem a mesa a seu cargo não deixa entrar mais ninguém.
    .halted = A mesa foi parada: o servidor não consegue ler o que guardou dela.
    .stopped = Quem gere este servidor fechou a mesa.
