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
web-move = Fazer a jogada
    .play = Jogar { $card }
    .play-color = Jogar { $card }, escolher { color }
    .play-target = Jogar { $card } contra { $who }
    .draw = Retirar
    .accept-D = Retirar { draw-strength }
    .accept-W4 = Retirar quatro cartas
    .invis = Jogar { invisibility }
    .invis-color = Jogar { invisibility }, escolher { color }
    .color = Escolher { color }

## O que as pessoas fazem numa mesa, sem dizer os lugares pelo número. $who é uma pessoa ou um bot; $me é seat quando é
## quem lê.
web-event = Aconteceu alguma coisa na mesa.
    .sat = { $me ->
        [seat] Sentas-te à mesa.
       *[none] { $who } senta-se à mesa.
    }
    .stood = { $me ->
        [seat] Deixas o teu lugar.
       *[none] { $who } deixa o lugar.
    }
    .bot_sat = { $who }, um bot, senta-se à mesa.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] Denunciam-te por uma sugestão em voz alta.
           *[none] Denuncia-se uma sugestão de { $who } em voz alta.
        }
       *[no] { $me ->
            [seat] Uma linha tua é denunciada como sugestão.
           *[none] Uma linha de { $who } é denunciada como sugestão.
        }
    }
    .acquitted = { $me ->
        [seat] Não fizeste nenhuma sugestão.
       *[none] { $who } não fez nenhuma sugestão.
    }
    .report_dropped = { $me ->
        [seat] A denúncia contra ti fica sem efeito.
       *[none] A denúncia contra { $who } fica sem efeito.
    }

## Porque é que algo não se pôde fazer antes de haver mesa. $seconds é quanto há que esperar, 0 se ninguém sabe.
web-problem = Esta página e o servidor não se entendem. Recarrega a página.
    .offline = O servidor não responde. Verifica a tua ligação e tenta outra vez.
    .unreadable = Respondeu algo que não é o Penult. Tenta outra vez daqui a pouco.
    .malformed = O servidor não conseguiu ler isso.
    .no_token = O servidor já não te conhece. Entra outra vez.
    .not_found = Não há nada neste endereço.
    .unknown_table = Não há nenhum jogo terminado com este código.
    .unknown_match = A mesa não terminou tantos jogos.
    .too_slow = Demorou demasiado. Tenta outra vez.
    .refused = Isso não se pode fazer.
    .too_fast = { $seconds ->
        [0] Foi demasiado de uma vez. Espera um momento.
        [one] Foi demasiado de uma vez. Espera um segundo.
       *[other] Foi demasiado de uma vez. Espera { $seconds } segundos.
    }
    .our_fault = O servidor cometeu um erro. Tenta outra vez.
    .closing = O servidor está a reiniciar. Tenta outra vez daqui a pouco.
    .disk = O servidor não consegue guardar nada agora. Não foi feito nada.
    .damaged = O servidor não consegue ler o que guardou. Quem o gere já foi avisado.

## Porque é que uma ligação terminou, e como está.
web-bye = A ligação terminou.
    .reload = Há um Penult mais novo. Recarrega a página; o teu lugar espera por ti.
    .taken_over = Estás nesta mesa noutra janela. A mesa continua lá.
    .revoked = O servidor já não te conhece. Entra outra vez.
web-line = A ligação terminou.
    .connecting = A chegar à mesa…
    .lost = Ligação perdida. A ligar de novo…
    .kept = Ligação perdida. A tua jogada é feita quando voltares.
