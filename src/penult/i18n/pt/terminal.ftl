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
    .out = de fora
terminal-direction = { $direction ->
    [L] Joga-se no sentido horário.
   *[R] Joga-se no sentido anti-horário.
}
terminal-draw-pile = { $count ->
    [0] Pilha das biscas: nenhuma carta
    [1] Pilha das biscas: uma carta
   *[other] Pilha das biscas: { $count } cartas
}
terminal-total = { $count ->
    [one] Uma carta para biscar
   *[other] { $count } cartas para biscar
}
## A cor em jogo sobre o seu próprio fundo; no máximo vinte letras.
terminal-color-short = { $color } { color } em jogo
terminal-color = A cor em jogo é o { color }, { shape }.
terminal-no-color = Ainda ninguém escolheu uma cor.
## $card é o nome de uma carta, $color R, G, B, Y ou none para uma carta sem cor. $state diz como está agora:
## fits; bluff (um bluff, mas pode jogar-se); wrong (uma carta ilegal, mas pode jogar-se); none (não se pode jogar).
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card }: serve
       *[other] { $card }, { shape }: serve
    }
    [bluff] { $card }: bluff (R-28)
    [wrong] { $color ->
        [none] { $card }: carta errada (R-49)
       *[other] { $card }, { shape }: carta errada (R-49)
    }
   *[none] { $color ->
        [none] { $card }
       *[other] { $card }, { shape }
    }
}
## $card é a frase de cima, $place o seu lugar na mão de $count cartas.
terminal-looked-at = { $card } · carta { $place } de { $count }

## O que se pergunta

terminal-which-color = Escolhe uma cor. Escape cancela.
terminal-which-player = { $verb ->
    [swap] Trocar de mão com quem? Escape cancela.
    [catch] Apanhar quem? Escape cancela.
    [flag] De quem é a carta errada? Escape cancela.
   *[play] Contra quem? Escape cancela.
}
terminal-which-call = Gritar UNO com ela? Escape cancela.
## Uma tecla que vale por várias jogadas; a cor ou o jogador pergunta-se a seguir.
terminal-several = { $verb ->
    [call] Gritar UNO com ela…
    [jump] Adiantar-me…
    [catch] Apanhar…
    [flag] Assinalar uma carta…
   *[invis] Jogar { invisibility.the }…
}
terminal-take-key = Jogar com outras
terminal-no-swap = Não trocar com ninguém
terminal-go-on-key = Continuar
terminal-why = W: porquê?
terminal-leaving = A partida não acabou. Carrega em Q ou Ctrl-C para sair, ou em Escape para ficar.
terminal-no-totals = Não há totais: estás a jogar partidas soltas.
## $columns e $rows são o tamanho mínimo da janela.
terminal-too-small = Esta janela é pequena demais. Precisa de pelo menos { $columns } colunas e { $rows } linhas. O jogo espera por ti.
terminal-leaving-small = A partida não acabou. Carrega outra vez em Ctrl-C para sair.

## O fim de uma partida

terminal-won = { $me ->
    [seat] { $points ->
        [0] Ganhaste a partida, mas não marcaste pontos.
        [1] Ganhaste a partida e marcaste um ponto!
       *[other] Ganhaste a partida e marcaste { $points } pontos!
    }
   *[none] { $points ->
        [0] { $who } ganhou a partida, mas não marcou pontos.
        [1] { $who } ganhou a partida e marcou um ponto.
       *[other] { $who } ganhou a partida e marcou { $points } pontos.
    }
}
terminal-nobody-won = Ninguém ganhou a partida, e ninguém marcou pontos.
terminal-no-card = nenhuma carta
terminal-kept = Esta partida está guardada em { $path }
terminal-not-kept = Não foi possível guardar esta partida em { $path }: { $reason }
terminal-again = Outra partida
terminal-change = Mudar as regras
terminal-why-result = Como se contam os pontos
terminal-leave = Sair

## Um jogo. $number é o número de uma partida; $partner é quem faz parceria, ou none se não se joga a pares.

terminal-hand-of-match = { $partner ->
    [none] Esta é a partida { $number } do jogo.
   *[other] Esta é a partida { $number } do jogo. Fazes par com { $partner }.
}
terminal-won-hand = { $me ->
    [seat] Ganhaste a partida!
   *[none] { $who } ganhou a partida.
}
terminal-match-kept = Este jogo está guardado em { $path }
## A quem deixa um jogo antes do fim; $file é o caminho como se escreve a seguir a um comando.
terminal-match-left = O teu jogo está guardado em { $path }
    Para o continuar: penult play --resume { $file }
    Para o rever: penult replay { $file }
terminal-next-hand = Próxima partida
terminal-play-on = Ver como acaba
terminal-again-match = Jogar outra vez
terminal-ask-next-hand = Carrega em Enter para a próxima partida:
terminal-ask-play-on = Estás fora do jogo. Carrega em Enter para ver como acaba:
terminal-another-match = Jogar outra vez? Escreve { $yes }, ou Enter para parar:

## A página de preparação

terminal-setup = Prepara o teu jogo
terminal-setup-keys = ↑ ↓ escolher · ← → mudar · Tab o teu nome · Enter na primeira linha começa
terminal-name = O teu nome
terminal-deal = ▶ Dar as cartas
    .about = Carrega em Enter para começar com estas escolhas. À mesa, ? explica todas as teclas.
## $row é language, edition, players, bots ou pace. No máximo 23 letras.
terminal-row = { $row ->
    [house] Regras da casa
    [language] Idioma
    [edition] Edição
    [players] Jogadores
    [bots] Adversários
   *[pace] Ritmo
}
    .about = { $row ->
        [house] O que se joga além das regras impressas. Cada um destes nomes escolhe algumas das linhas de baixo; podes mudá-las uma a uma.
        [language] O idioma da mesa e do livro de regras.
        [players] Quantos jogadores há, contando contigo.
        [clock] Quanto tempo tens por jogada. Quando o tempo acaba, um bot joga por ti até voltares.
       *[pace] Quanto tempo os outros demoram a jogar. Quando alguém não gritou UNO, esperam pelo menos um segundo e meio, para poderes gritar ou apanhar. Sem pausa, o jogo espera aí até carregares em Enter.
    }
## $kind é random, simple, keen, ou mixed quando os adversários são diferentes.
terminal-bot = { $kind ->
    [mixed] Vários
   *[other] { bot-level }
}
    .about = { $kind ->
        [mixed] Os teus adversários são diferentes: escolhe cada um mais abaixo.
       *[other] { bot-level.about }
    }
## $number é um número de segundos.
terminal-pace = { $number ->
    [0] sem pausa
   *[other] { $number } s
}
## Os valores de uma opção numa ou duas palavras, um atributo por opção; no máximo 20 letras.
terminal-value = { $value }
    .score = { $value ->
        [winner] o vencedor marca
        [tally] total acumulado
        [elim] eliminação
        [team] pares
       *[rotate4] troca de pares
    }
    .drawn = { $value ->
        [may] jogar ou guardar
        [must_declined] jogar se tinha outra
        [must_nomatch] jogar se nada servia
       *[must] jogar sempre
    }
    .legality = { $value ->
        [strict] recusadas
       *[table] assinaláveis
    }
    .invis_scope = { $value ->
        [target] só o alvo
       *[any] qualquer um
    }
    .invis_turn = { $value ->
        [uses] perde a vez
       *[free] joga na mesma
    }
    .howler_target = { $value ->
        [other] outro jogador
       *[any] qualquer um
    }
    .howler_invis_next = { $value ->
        [howler] após o { howler }
       *[invis] após { invisibility }
    }
    .two_reverse = { $value ->
        [skip] vale como Saltar
       *[noop] só inverte
    }
    .hat_last = { $value ->
        [off] ninguém bisca
       *[on] alguém bisca
    }
    .hints = { $value ->
        [off] não custam nada
       *[on] custam duas cartas
    }
    .forced_draw_closes = { $value ->
        [no] ainda se apanha
       *[yes] já não se apanha
    }
    .reshuffle = { $value ->
        [eager] à última carta
       *[lazy] quando faz falta
    }
    .first_return = { $value ->
        [shuffle] lugar ao acaso
       *[middle] mesmo no meio
    }
    .wd4_guilty_card = { $value ->
        [stays] fica na pilha
       *[returned] volta à mão
    }
    .blocked = { $value ->
        [void] partida anulada
       *[lowest_hand] mão mais baixa
    }
    .false_catch = { $value ->
        [none] não custam nada
       *[draw2] custam duas cartas
    }
    .stack = { $value ->
        [off] não se pode
        [two] só cartas de cor
        [same] só do mesmo tipo
        [up] o mesmo ou mais
        [fit] a que combinar
       *[any] qualquer uma
    }
    .stack_max = { $value ->
        [0] sem limite
       *[other] { $value } cartas
    }
    .deflect = { $value ->
        [off] não se pode
        [skip] com { skip.a }
        [reverse] com { reverse.a }
       *[both] com qualquer delas
    }
    .bluff = { $value ->
        [challenge] pode questionar-se
        [first] só o primeiro
        [free] sempre permitido
       *[none] não se pode
    }
    .seven = { $value ->
        [off] carta normal
        [must] troca obrigatória
       *[may] troca se quiseres
    }
    .zero = { $value ->
        [off] carta normal
       *[rotate] as mãos passam
    }
    .jump = { $value ->
        [off] não se pode
        [on] pode-se
       *[not_last] não para ganhar
    }
    .multi = { $value ->
        [off] uma de cada vez
        [identical] duas iguais
       *[face] do mesmo número
    }
    .draw = { $value ->
        [one] uma carta
       *[until] até poder jogar
    }
    .decline = { $value ->
        [may] pode-se
       *[never] só sem jogada
    }
    .finish = { $value ->
        [any] qualquer carta
        [no_wild] sem jokers
       *[number] só numeradas
    }
    .mercy = { $value ->
        [0] sem limite
       *[other] com { $value } cartas
    }
    .call = { $value ->
        [printed] podes ser apanhado
        [strict] ao jogar, ou biscas
       *[off] ninguém tem de
    }
    .call_price = { $value ->
        [1] uma carta
       *[other] { $value } cartas
    }
    .deal = { $value ->
       *[other] { $value } cartas
    }
    .opening = { $value ->
        [printed] como na folha
       *[number] só numeradas
    }
## Regras da casa: $value é none (não se joga nenhuma) ou mixed (não é um conjunto já pronto).
terminal-house = { $value ->
    [none] regras impressas
   *[mixed] a tua mistura
}
## Ao lado dos formatos de um jogo: nenhum jogo.
terminal-one-hand = uma partida
    .about = Só uma partida, e depois outra se quiseres. Muda esta linha para jogar um jogo inteiro, com pontos que se somam.

## Ajuda. Cada linha vem depois da sua tecla.

terminal-help = Teclas
terminal-close = Esc fecha
terminal-key-choose = escolher uma carta
terminal-key-lay = jogá-la, ou continuar
terminal-key-draw = biscar uma carta
terminal-key-keep = ficar com a carta acabada de biscar
terminal-key-color = escolher uma cor
terminal-key-player = escolher um jogador pelo número do lugar
terminal-key-uno = gritar UNO, antes ou depois da tua penúltima carta
terminal-key-catch = apanhar quem não gritou UNO
terminal-key-accept = aceitar o que uma carta te faz
terminal-key-challenge = questionar um { wild-four }
terminal-key-invisibility = responder com { invisibility.the }
terminal-key-flag = assinalar uma carta errada, onde se pode
terminal-key-jump = adiantar-te com uma carta igual à do topo
terminal-key-several = juntar uma carta, para jogar várias de uma vez
terminal-key-call = gritar UNO com a carta
terminal-key-why = porquê? Abre a regra
terminal-key-log = ir ao histórico, onde Enter abre a regra de uma linha
terminal-key-score = ver os totais do jogo
terminal-key-pause = pausar ou continuar
terminal-key-theme = claro ou escuro
terminal-key-leave = sair da mesa
terminal-help-marks = As cartas que podes jogar ficam mais acima. Cada cor tem uma forma e uma letra: ● vermelho R, ■ azul B, ▲ verde G, ★ amarelo Y. D é o { draw-card }, V o { reverse }, S o { skip }. ▶ marca de quem é a vez.

## Linha a linha, sem ecrã: para leitores de ecrã e encadeamentos

## $encoding é o nome de uma codificação, como ascii.
terminal-no-utf8 = Este terminal não usa UTF-8 (a codificação é { $encoding }), por isso o jogo corre linha a linha.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } jogadores. Deste tu as cartas. Escreve ? para ajuda.
   *[none] Penult, { $game }, { $seats } jogadores. { $dealer } deu as cartas. Escreve ? para ajuda.
}
## Cada um tira uma carta para decidir quem dá; $picks é uma lista da linha que vem aqui primeiro.
terminal-pick = { $who }, { $card }
terminal-picked = Todos tiraram uma carta para ver quem dá: { $picks }.
terminal-picked-again = As mais altas empataram, e tiraram outra vez: { $picks }.
terminal-birthday-title = Quem dá primeiro?
terminal-birthday-about = Nesta edição dá primeiro quem faz anos mais perto de 31 de julho, antes ou depois. Quando fazes anos? Escreve como 31 de julho ou 31/7. Não fica guardado. Ou carrega só em Enter, e decidem as cartas.
terminal-your-birthday = O teu aniversário:
## $birthdays é uma lista da linha anterior; $day é um dia do ano.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Aniversários: { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] O teu aniversário é o mais perto de 31 de julho, por isso dás tu.
   *[none] O aniversário mais perto de 31 de julho é o de { $who }.
}
terminal-birthdays-tied = Igualmente perto: { $players }. Cada um tira uma carta.
terminal-two-days = “{ $text }” pode ser dois dias diferentes. Escreve como { $day }.
terminal-dealer-named = { $me ->
    [seat] Dás tu, como combinado.
   *[none] { $who } dá, como combinado.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who }: uma carta, não gritou UNO
   *[no] { $count ->
        [0] { $seat } { $who }: nenhuma carta
        [1] { $seat } { $who }: uma carta
       *[other] { $seat } { $who }: { $count } cartas
    }
}
    .out = { $seat } { $who }: fora desta partida
terminal-piles = { $count ->
    [0] Pilha das cartas jogadas: { $top } ({ $code }). Pilha das biscas: nenhuma carta.
    [1] Pilha das cartas jogadas: { $top } ({ $code }). Pilha das biscas: uma carta.
   *[other] Pilha das cartas jogadas: { $top } ({ $code }). Pilha das biscas: { $count } cartas.
}
terminal-hand = { $count ->
    [1] A tua mão, uma carta. Se a podes jogar, tem uma estrela:
   *[other] A tua mão, { $count } cartas. As que podes jogar têm uma estrela:
}
terminal-choice = { $key }  { $move }
terminal-your-move = A tua jogada:
terminal-go-on = Carrega em Enter para continuar:
terminal-which = Qual? Enter cancela:
## As palavras que se escrevem numa mesa: porquê (a última regra), uma regra, os totais, ajuda, sair. As inglesas valem sempre. Cada uma é uma só palavra.
terminal-word = { $word ->
    [why] porquê
    [rule] regra
    [score] pontos
    [help] ajuda
   *[quit] sair
}
terminal-refused = { $why } [{ $rule }] Escreve porquê para ler a regra.
terminal-not-understood = “{ $text }” não é uma jogada. Escreve ? para ajuda.
terminal-nothing-to-call = Agora não podes gritar UNO.
terminal-no-such-rule = “{ $text }” não é uma regra. As regras têm nomes como R-28.
terminal-no-rule-yet = Ainda não apareceu nenhuma regra. Escreve “regra R-28” para abrir uma.
terminal-left = { $points ->
    [0] { $who }, 0 pontos: { $cards-a }
    [1] { $who }, um ponto: { $cards-a }
   *[other] { $who }, { $points } pontos: { $cards-a }
}
terminal-left-void = { $who }: { $cards-a }
terminal-yes = sim
terminal-another = Outra partida? Escreve { $yes }, ou Enter para parar:
terminal-bye = Até à próxima!
terminal-plain-help-score = pontos mostra os totais do jogo.
terminal-plain-help-pause = /pause para o relógio até carregares em Enter. /back tira o teu lugar ao bot.
terminal-plain-help-jump = J adianta-te com uma carta igual à do topo. Junta ! para gritar UNO.
terminal-plain-help-multi = 1+4 joga juntas as cartas 1 e 4.
terminal-plain-help = Escreve um número para jogar essa carta da tua mão. Junta ! para gritar UNO com ela: 3!
    Também podes escrever o código de uma carta: R7, W4, R7!
    D biscar   K ficar com ela   A aceitar   H questionar   U gritar UNO   C apanhar   F assinalar   R G B Y escolher uma cor
    Depois de C ou F podes escrever um lugar: C 2
    porquê abre a última regra, regra R-28 qualquer regra. Q sai.
    { $edition ->
        [classic] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I responde a uma carta com { invisibility.the }.
       *[hp2018] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }

## Percorrer um registo

## $knows é all (todas as cartas), table (o que vê quem assiste), you (o que viu quem lê) ou seat
## ($who é quem joga nesse lugar).
replay-knows = { $knows ->
    [all] todas as cartas à vista
    [table] como a viu um espectador
    [you] como a viste
   *[seat] como a viu { $who }
}
replay-step = Passo { $step } de { $steps }
replay-referee = Árbitro
replay-dealt = As cartas foram dadas.
replay-player = Jogador { $seat }
replay-keys = Home, End
replay-next = Seguinte
replay-back = Atrás
replay-log = Histórico
replay-leave = Sair
replay-hand = Partida { $number } de { $last }

## `penult` sozinho: todos os comandos, por grupos. Os nomes não se traduzem.

command-welcome = Penult: a família de jogos de cartas UNO, pelas regras impressas.
command-group = …
    .play = Jogar
    .table = Jogar com cartas a sério
    .book = Consultar
    .host = Receber outros
    .more = Mais
command-about = …
    .play = jogar contra bots, aqui no terminal
    .join = jogar com outros, num servidor
    .replay = rever uma partida ou um jogo
    .score = apontar os pontos de um jogo, ou gerir um torneio
    .schedule = planear quem se senta onde quando se trocam os pares
    .rules = procurar, ler e imprimir o livro de regras
    .card = mostrar uma carta, em palavras ou em imagem
    .serve = abrir um servidor para amigos, no navegador e no terminal
    .tables = ver as mesas do teu servidor e fechar algumas
    .backup = copiar a base de dados do teu servidor
    .restore = repor uma dessas cópias
    .check = correr cenários de conformidade
    .arena = pôr bots a competir, também os teus
    .sim = jogar muitas partidas e contar o que acontece
    .study = voltar a medir números publicados sobre o jogo
    .completion = completar comandos com Tab na tua shell
command-more = Começa com: penult play. Para ver o que um comando faz: penult play --help
command-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
