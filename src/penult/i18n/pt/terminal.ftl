## Jogar num terminal. As teclas são as mesmas letras em todas as línguas; escrevem-se em
## maiúsculas (D, U, W …) e nunca se traduzem. R, G, B e Y são as letras das quatro cores.
## $game é o nome de uma edição, $who o de quem joga; $me é seat quando é quem lê. $count é um número de cartas.

terminal-you = Tu
terminal-players = { $seats } jogadores
terminal-heading-hand = partida { $number }
terminal-heading-partner = com { $partner }
terminal-heading-help = ? teclas
terminal-heading-score = S pontos
terminal-heading-theme = T claro ou escuro
terminal-heading-leave = Q sair

## A mesa

## Ao lado de outro jogador com uma só carta; no máximo doze letras.
terminal-one-card = { $exposed ->
    [yes] sem UNO
   *[no] uma carta
}
terminal-direction = { $direction ->
    [L] O jogo segue para a esquerda.
   *[R] O jogo segue para a direita.
}
terminal-draw-pile = Na { draw-pile }: { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
## A cor em jogo sobre o seu próprio fundo; no máximo vinte letras.
terminal-color-short = { $color } { color } em jogo
terminal-color = A cor em jogo é o { color }, { shape }.
terminal-no-color = Ainda não se escolheu cor.
## $card é o nome de uma carta, $color R, G, B, Y ou none para uma carta sem cor. $state diz como está agora:
## fits; bluff (um bluff, mas pode jogar-se); wrong (uma carta ilegal, mas pode jogar-se); none (não se pode jogar).
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card }: serve
       *[other] { $card }, { shape }: serve
    }
    [bluff] { $card }: bluff (R-28)
    [wrong] { $color ->
        [none] { $card }: carta ilegal (R-49)
       *[other] { $card }, { shape }: carta ilegal (R-49)
    }
   *[none] { $color ->
        [none] { $card }
       *[other] { $card }, { shape }
    }
}
## $card é a frase de cima, $place o seu lugar na mão de $count cartas.
terminal-looked-at = { $card } · carta { $place } de { $count }

## O que se pergunta

terminal-which-color = Que cor? Escape volta atrás.
terminal-which-player = { $verb ->
    [catch] Apanhar quem? Escape volta atrás.
    [flag] De quem é a carta ilegal? Escape volta atrás.
   *[play] Contra quem? Escape volta atrás.
}
## Uma tecla que vale por várias jogadas; a cor ou o jogador pergunta-se a seguir.
terminal-several = { $verb ->
    [catch] Apanhar…
    [flag] Denunciar uma carta…
   *[invis] Jogar { invisibility }…
}
terminal-go-on-key = Continuar
terminal-why = W: porquê?
terminal-leaving = A partida não acabou. Q ou Ctrl-C sai da mesa, Escape fica.
terminal-no-totals = Não há pontos a somar: estas partidas jogam-se uma a uma.
## $columns e $rows são o tamanho mínimo da janela.
terminal-too-small = Esta janela é pequena demais para uma mesa. São precisas { $columns } colunas e { $rows } linhas. Aumenta-a: a mesa espera por ti.
terminal-leaving-small = A partida não acabou. Ctrl-C outra vez sai da mesa.

## O fim de uma partida

terminal-won = { $me ->
    [seat] Ganhas a partida e { $points ->
        [0] não fazes nenhum ponto
        [one] fazes um ponto
       *[other] fazes { $points } pontos
    }.
   *[none] { $who } ganha a partida e { $points ->
        [0] não faz nenhum ponto
        [one] faz um ponto
       *[other] faz { $points } pontos
    }.
}
terminal-nobody-won = Ninguém ganha a partida e ninguém faz pontos.
terminal-no-card = nenhuma carta
terminal-kept = O registo desta partida está em { $path }
terminal-not-kept = Não foi possível escrever o registo em { $path }: { $reason }
terminal-again = Outra partida
terminal-change = Mudar as regras
terminal-why-result = Como se contam os pontos
terminal-leave = Sair

## Um jogo. $number é o número de uma partida; $partner é quem faz parceria, ou none se não se joga a pares.

terminal-hand-of-match = { $partner ->
    [none] Esta é a partida { $number } do jogo.
   *[other] Esta é a partida { $number } do jogo. Fazes parceria com { $partner }.
}
terminal-won-hand = { $me ->
    [seat] Ganhas a partida.
   *[none] { $who } ganha a partida.
}
terminal-match-kept = O registo deste jogo está em { $path }
## A quem deixa um jogo antes do fim; $file é o caminho como se escreve a seguir a um comando.
terminal-match-left = O jogo fica guardado como está em { $path }
    Para o continuar: penult play --resume { $file }
    Para o rever: penult replay { $file }
terminal-next-hand = Partida seguinte
terminal-play-on = Ver como acaba
terminal-again-match = Outro jogo
terminal-ask-next-hand = Enter dá as cartas da partida seguinte:
terminal-ask-play-on = Ficaste fora do jogo. Com Enter, os outros jogam até ao fim:
terminal-another-match = Outro jogo? Escreve { $yes }, ou Enter para parar:

## A página de preparação

terminal-setup = Antes de dar as cartas
terminal-setup-keys = ↑ ↓ escolher · ← → mudar · Tab o teu nome · Enter na primeira linha dá as cartas
terminal-name = O teu nome
terminal-deal = ▶ Dar as cartas
    .about = Carrega em Enter para jogar com o que está escolhido aqui. As teclas aparecem na mesa, e aí ? explica-as todas.
## $row é language, edition, players, bots ou pace. No máximo 23 letras.
terminal-row = { $row ->
    [language] Língua
    [edition] Edição
    [players] Jogadores
    [bots] Adversários
   *[pace] Ritmo
}
    .about = { $row ->
        [language] A língua da mesa e do livro de regras.
        [players] Quantos jogadores há, contando contigo.
        [clock] Quanto tempo podes levar em cada jogada. Quando acaba, um bot joga por ti até fazeres alguma coisa.
       *[pace] Quanto tempo os outros levam a jogar. Enquanto alguém não gritou UNO, levam pelo menos um segundo e meio, para poderes gritar ou apanhar. Sem pausa nenhuma, a mesa espera aí até carregares em Enter.
    }
## $kind é random, simple, keen, ou mixed quando os adversários são diferentes.
terminal-bot = { $kind ->
    [random] ao acaso
    [simple] simples
    [keen] perspicaz
    [mixed] vários
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Joga qualquer carta que sirva. Bom para uma primeira partida.
        [simple] Joga, das cartas que servem, a que vale mais pontos, e guarda as cartas sem cor para o fim.
        [keen] Conta as cartas, protege as suas cores, faz bluff, questiona e apanha quem se esquece de gritar.
        [mixed] Os adversários são diferentes: escolhe cada um mais abaixo.
       *[other] Um adversário do tipo { $kind }.
    }
## $number é um número de segundos.
terminal-pace = { $number ->
    [0] sem pausa
   *[other] { $number } s
}
## Os valores de uma opção numa ou duas palavras, um atributo por opção; no máximo 20 letras.
terminal-value = { $value }
    .score = { $value ->
        [winner] quem ganha soma
        [tally] total acumulado
        [elim] eliminação
        [team] pares
       *[rotate4] troca de pares
    }
    .drawn = { $value ->
        [may] jogar ou guardar
        [must_declined] jogar se recusou
        [must_nomatch] jogar se não havia
       *[must] jogar sempre
    }
    .legality = { $value ->
        [strict] são recusadas
       *[table] podem denunciar-se
    }
    .invis_scope = { $value ->
        [target] só quem a sofre
       *[any] qualquer pessoa
    }
    .invis_turn = { $value ->
        [uses] não se joga a vez
       *[free] joga-se a vez
    }
    .howler_target = { $value ->
        [other] outro jogador
       *[any] qualquer pessoa
    }
    .howler_invis_next = { $value ->
        [howler] desde quem o jogou
       *[invis] desde quem responde
    }
    .two_reverse = { $value ->
        [skip] faz perder a vez
       *[noop] só muda o sentido
    }
    .hat_last = { $value ->
        [off] ninguém retira
       *[on] alguém retira
    }
    .hints = { $value ->
        [off] não custam nada
       *[on] custam duas cartas
    }
    .forced_draw_closes = { $value ->
        [no] o prazo continua
       *[yes] o prazo acaba
    }
    .reshuffle = { $value ->
        [eager] logo que acaba
       *[lazy] quando faz falta
    }
    .first_return = { $value ->
        [shuffle] lugar ao acaso
       *[middle] mesmo no meio
    }
    .wd4_guilty_card = { $value ->
        [stays] fica
       *[returned] volta à mão
    }
    .blocked = { $value ->
        [void] partida nula
       *[lowest_hand] ganha a mais baixa
    }
    .false_catch = { $value ->
        [none] não custam nada
       *[draw2] custam duas cartas
    }
## Ao lado dos formatos de um jogo: nenhum jogo.
terminal-one-hand = uma partida
    .about = Partidas soltas: depois de cada uma podes dar outra. Muda esta linha para jogar um jogo inteiro, com pontos que se somam.

## Ajuda. Cada linha vem depois da sua tecla.

terminal-help = Teclas
terminal-close = Esc fecha
terminal-key-choose = escolher uma carta
terminal-key-lay = jogá-la, ou continuar
terminal-key-draw = retirar uma carta
terminal-key-keep = ficar com a carta acabada de retirar
terminal-key-color = escolher uma cor
terminal-key-player = escolher um jogador pelo número do lugar
terminal-key-uno = gritar UNO, antes ou depois da carta que te deixa com uma
terminal-key-catch = apanhar quem não gritou
terminal-key-accept = aceitar o que uma carta te faz
terminal-key-challenge = questionar um { wild-four }
terminal-key-invisibility = responder com a { invisibility }
terminal-key-flag = denunciar uma carta ilegal, onde se podem jogar cartas ilegais
terminal-key-why = porque não? Abre a regra
terminal-key-log = ir às jogadas, onde Enter abre a regra de uma linha
terminal-key-score = ver os pontos do jogo
terminal-key-pause = fazer uma pausa, continuar
terminal-key-theme = claro ou escuro
terminal-key-leave = sair da mesa
terminal-help-marks = As cartas que servem ficam mais acima. ● vermelho R, ■ azul B, ▲ verde G, ★ amarelo Y: uma cor nunca vem sozinha. D é o { draw-card }, V o { reverse }, S o { skip }. ▶ marca quem tem de agir.

## Linha a linha, sem ecrã: para leitores de ecrã e encadeamentos

## $encoding é o nome de uma codificação, como ascii.
terminal-no-utf8 = A configuração regional deste terminal não tem UTF-8 (indica { $encoding }): a mesa é contada linha a linha.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } jogadores. Foste tu a dar as cartas. Escreve ? para teres ajuda.
   *[none] Penult, { $game }, { $seats } jogadores. Quem deu as cartas: { $dealer }. Escreve ? para teres ajuda.
}
## Cada qual tira uma carta para decidir quem dá; $picks é uma lista da linha que vem aqui primeiro.
terminal-pick = { $who }, { $card }
terminal-picked = Cartas tiradas para decidir quem dá: { $picks }.
terminal-picked-again = Há empate na mais alta, e tira-se outra vez: { $picks }.
terminal-birthday-title = Quem dá primeiro?
terminal-birthday-about = Nesta edição dá as cartas primeiro quem faz anos mais perto de 31 de julho. Quando fazes anos? Escreve como 31 de julho ou 31/7; não fica guardado. Só Enter: não dizes nada, e decidem as cartas.
terminal-your-birthday = O teu aniversário:
## $birthdays é uma lista da linha anterior; $day é um dia do ano.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Aniversários: { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] O teu aniversário é o mais próximo de 31 de julho: dás tu as cartas.
   *[none] O aniversário mais próximo de 31 de julho é o de { $who }.
}
terminal-birthdays-tied = Igualmente perto: { $players }. Desempata-se com uma carta de cada um.
terminal-two-days = “{ $text }” pode ser dois dias. Escreve como { $day }.
terminal-dealer-named = { $me ->
    [seat] Dás tu as cartas, como combinado.
   *[none] { $who } dá as cartas, como combinado.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who }: uma carta, sem gritar UNO
   *[no] { $seat } { $who }: { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
}
terminal-piles = Na { discard-pile }: { $top } ({ $code }). Na { draw-pile }: { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}.
terminal-hand = { $count ->
    [one] A tua mão, uma carta; uma estrela marca a carta que serve:
   *[other] A tua mão, { $count } cartas; uma estrela marca as que servem:
}
terminal-choice = { $key }  { $move }
terminal-your-move = A tua jogada:
terminal-go-on = Enter continua:
terminal-which = Qual? Enter volta atrás:
terminal-refused = { $why } [{ $rule }] Escreve why para leres a regra.
terminal-not-understood = “{ $text }” não é uma jogada. Escreve ? para teres ajuda.
terminal-nothing-to-call = Agora não há nenhum UNO para gritar.
terminal-no-such-rule = “{ $text }” não é uma regra; uma regra tem um código como R-28.
terminal-no-rule-yet = Ainda não foi citada nenhuma regra; “rule R-28” abre uma.
terminal-left = { $who }, { $points ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $points } pontos
}: { $cards }
terminal-left-void = { $who }: { $cards }
terminal-yes = sim
terminal-another = Outra partida? Escreve { $yes }, ou Enter para parar:
terminal-bye = Até à próxima.
terminal-plain-help-score = score mostra os pontos do jogo.
terminal-plain-help-pause = /pause para o relógio até carregares em Enter; /back tira o teu lugar ao bot.
terminal-plain-help = Um número joga essa carta da tua mão, e com ! gritas UNO ao jogá-la: 3!
    Uma carta também se pode indicar pelo código: R7, W4, R7!
    D retirar   K ficar com ela   A aceitar   H questionar   U gritar UNO   C apanhar   F denunciar   R G B Y escolher uma cor
    Depois de C ou F podes indicar o lugar: C 2
    why abre a última regra citada, rule R-28 qualquer regra. Q sai.
    { $edition ->
        [classic] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I responde a uma carta com a { invisibility }.
       *[hp2018] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }

## Percorrer um registo

## $knows é all (todas as cartas), table (o que vê quem assiste), you (o que viu quem lê) ou seat
## ($who é quem joga nesse lugar).
replay-knows = { $knows ->
    [all] todas as cartas à vista
    [table] visto por quem assiste
    [you] tal como o viste
   *[seat] visto por { $who }
}
replay-step = Passo { $step } de { $steps }
replay-referee = Árbitro
replay-dealt = As cartas estão dadas.
replay-player = Jogador { $seat }
replay-keys = Home, End
replay-next = Seguinte
replay-back = Atrás
replay-log = Jogadas
replay-leave = Sair
replay-hand = Partida { $number } de { $last }

## `penult` sozinho: todos os comandos, por grupos. Os nomes não se traduzem.

command-welcome = Penult: os jogos de cartas UNO, com todas as regras impressas.
command-group = …
    .play = Para jogar
    .table = Numa mesa com cartas a sério
    .book = Para consultar
    .host = Para receber outros
    .more = E ainda
command-about = …
    .play = jogar contra bots, aqui no terminal
    .join = jogar com outros, num servidor
    .replay = rever uma partida ou um jogo
    .score = tomar nota dos pontos de um jogo ou de um torneio
    .schedule = quem se senta onde quando os pares rodam
    .rules = o livro das regras: procurar, ler, imprimir
    .card = o que é uma carta, em palavras ou em imagem
    .serve = abrir um servidor para amigos, no navegador e no terminal
    .tables = ver as mesas do teu servidor e fechar alguma
    .backup = copiar a base de dados do teu servidor
    .restore = repor uma cópia
    .check = verificar cenários das regras
    .sim = jogar muitas partidas e contar o que acontece
    .completion = completar comandos com Tab na tua shell
command-more = Para começar: penult play. O que faz cada comando: penult play --help
command-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
