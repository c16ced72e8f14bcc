## As páginas à volta da mesa: a página inicial, a lista de mesas, uma mesa nova, as definições.

## O título de uma janela; $page é o da sua página, $section uma parte do livro de regras.
web-title = { $page } · Penult
    .section = { $section } · { $page } · Penult

web-nav = Páginas
    .new = Nova mesa
    .tables = Mesas
    .learn = Aprender
    .rules = Regras
    .settings = Definições
web-rule-whole = Abrir no livro de regras

web-trouble = Algo correu mal aqui.
    .about = Não foi possível mostrar a página. O teu lugar e as tuas cartas estão a salvo na mesa.
    .again = Tentar outra vez
    .home = Ir para o início
web-nowhere = Aqui não há nenhuma carta.
    .about = Não há nada neste endereço. Talvez o link tenha perdido uma letra pelo caminho.
    .home = Ir para o início
    .rules = Ver as regras

## A página inicial

web-home-headline = A penúltima carta joga-se em voz alta.
web-home-about = Uma mesa para a família UNO, com as regras impressas e cada decisão a um toque da sua fonte. De dois a dez jogadores. Sem conta e sem nada para instalar.
web-home-play = Jogar já
web-home-new = Abrir uma mesa
## $letters é quantas letras tem um código.
web-home-join = Entrar com um código
    .about = Escreve ou cola o código ou o link que te deram. A mesa abre-se sozinha.
    .short = Um código tem { $letters } letras.
web-home-sitting = As tuas mesas
web-home-back = Voltar à tua mesa
## Onde se joga: a edição e o código da mesa.
web-home-sitting-at = { $edition } · { $code }
web-home-editions = Edições
## $cards é quantas cartas tem a edição.
web-home-edition = { $cards } cartas.
    .classic = { $cards } cartas. O jogo que quase toda a gente aprendeu primeiro.
    .hp2003 = { $cards } cartas, entre elas um { howler } e uma { invisibility }.
    .hp2018 = { $cards } cartas, quatro delas { sorting-hat }: alguém retira até sair uma vermelha.
web-home-edition-play = Jogar
web-home-edition-learn = Aprender
web-home-more = Mais
web-home-learn = Aprende a jogar, jogando
    .about = Uma partida guiada, poucos minutos.
web-home-tables = Mesas abertas
    .about = Senta-te com outras pessoas, ou assiste.
web-home-rules = O livro de regras inteiro
    .about = Cada regra e cada decisão, com a sua fonte.

## A lista de mesas

web-lobby-title = Mesas abertas
web-lobby-about = Aqui qualquer pessoa se pode sentar. A lista atualiza-se sozinha.
web-lobby-count = { $count ->
    [0] Nenhuma mesa aberta.
    [one] Uma mesa aberta.
   *[other] { $count } mesas abertas.
}
web-lobby-empty = Agora não há nenhuma mesa aberta.
    .about = Abre uma e mostra-a nesta lista, ou dá o link aos teus amigos.
## $host é um nome.
web-lobby-host = Mesa de { $host }
web-lobby-locked = Pede palavra-passe
web-lobby-changes = { $count ->
    [one] uma alteração às regras impressas
   *[other] { $count } alterações às regras impressas
}
web-lobby-stage = Em jogo
    .gathering = À espera de começar
    .dealer = Decide-se quem dá
    .hand = Joga-se uma partida
    .scores = Entre duas partidas
    .over = O jogo terminou
## Quantas pessoas e quantos bots lá estão, e quantos lugares se podem ocupar, já ou na partida seguinte.
web-lobby-seats = { $people ->
    [one] Uma pessoa
   *[other] { $people } pessoas
}{ $bots ->
    [0] {""}
    [one] , um bot
   *[other] , { $bots } bots
}{ $free ->
    [0] {""}
    [one] ; um lugar disponível
   *[other] ; { $free } lugares disponíveis
}
web-lobby-join = Sentar-me
web-lobby-watch = Assistir
web-lobby-full = Cheia
web-lobby-search = Procurar
    .about = Anfitrião, código ou edição
web-lobby-none = Nenhuma mesa aberta corresponde.
web-lobby-report = Denunciar a mesa de { $host }
    .about = O que se passa com ela? Quem gere este servidor vai ver a tua denúncia.
    .name = O nome
    .talk = O chat
    .flood = Demasiadas mesas
    .other = Outra coisa
    .close = Fechar
web-lobby-reported = Obrigado. A mesa foi denunciada.

## Uma mesa nova

web-new-title = Abrir uma mesa
## $refuses é yes se a folha castiga as cartas ilegais e a mesa as recusa.
web-new-about = { $refuses ->
    [yes] Recebes um link, um código e um código QR para os teus convidados. Tudo é como está impresso enquanto não mudares nada; só que aqui as cartas ilegais são recusadas, e a folha castiga-as.
   *[no] Recebes um link, um código e um código QR para os teus convidados. Tudo é como está impresso enquanto não mudares nada.
}
web-new-as-printed = Como está impresso
    .about = As folhas desta edição diferem um pouco de língua para língua.
web-new-sheet = { $language ->
    [en] Folha inglesa
    [es] Folha espanhola
    [fr] Folha francesa
   *[pt] Folha portuguesa
}
## $numbers é uma lista de números.
web-new-seats = Lugares
    .partners = Os pares sentam-se frente a frente: { $numbers } lugares.
web-new-turn = Tempo por jogada
    .about = Quando acaba, um bot joga por quem não está.
    .none = Sem limite
web-new-window = Tempo para reagir
    .about = Quanto tempo se pode reagir depois de cada carta, igual para todos.
    .none = Nenhum
web-new-bots = Bots
    .about = Lugares para bots. Também se podem sentar depois, à mesa.
    .none = Nenhum
    .strength = Nível
    .each = Escolher um a um
web-new-bot = Bot { $number }
## $kind é o tipo de um bot, como o servidor lhe chama.
web-bot = { $kind }
    .random = Ao acaso
    .simple = Simples
    .keen = Perspicaz
web-bot-about = Outro tipo de adversário.
    .random = Joga qualquer carta que sirva. Bom para uma primeira partida.
    .simple = Joga, das cartas que servem, a que vale mais pontos, e guarda as cartas sem cor para o fim.
    .keen = Conta as cartas, protege as suas cores, faz bluff, questiona e apanha quem se esquece de gritar.
web-new-manners = Quem pode vir
web-new-public = Mostrar entre as mesas abertas
    .about = Senão, só a encontra quem tem o link ou o código.
web-new-spectators = Pode-se assistir
    .about = Quem assiste vê o que está na mesa, não as mãos.
web-new-text = Pode-se escrever
    .about = Senão, só há frases rápidas.
web-new-password = Palavra-passe
    .about = Deixa vazio para não pedir nenhuma.
web-new-group = Outras regras
    .turn = A jogada
    .penalties = UNO e castigos
    .cards = Cartas
    .scoring = O jogo
    .between = Entre partidas
web-new-differs = diferente
web-new-more = Outras leituras
web-new-sheets = O que dizem as folhas
web-new-other = Outra
## $least e $most são números.
web-new-amount = Um número inteiro de { $least } a { $most }.
web-new-printed = Em comparação com as regras impressas
web-new-sum = { $count ->
    [0] As { $options } opções são as impressas.
    [one] Uma de { $options } opções é diferente. Todos a veem antes de o jogo começar.
   *[other] { $count } de { $options } opções são diferentes. Todos veem esta lista antes de o jogo começar.
}
web-new-house = Sem regras da casa: não se acumulam castigos, não se joga fora da vez, não se trocam as mãos.
web-new-changes = { $count ->
    [0] Como está impresso
    [one] 1 diferença
   *[other] { $count } diferenças
}
web-new-is = Regras
    .printed = Impresso
    .here = Esta mesa
web-new-back = Voltar às regras impressas
web-new-open = Abrir a mesa
web-new-begin = Começar contra bots

## Definições

web-settings-title = Definições
web-settings-about = Ficam guardadas neste navegador.
web-settings-you = Tu
web-settings-name = O teu nome
    .about = Para que te conheçam à mesa.
    .save = Guardar
    .saved = Guardado
web-settings-forget = Esquecer-me
    .about = Este servidor esquece o teu nome e os teus lugares, e termina a sessão em todos os dispositivos onde entraste assim. Não se pode desfazer.
    .yes = Esquecer-me
    .no = Ficar
web-settings-looks = Língua e aspeto
web-settings-auto = Auto
    .browser = A do navegador
web-settings-theme = Tema
    .light = Claro
    .dark = Escuro
web-settings-contrast = Contraste
    .more = Alto
web-settings-text = Texto
    .large = Grande
web-settings-motion = Movimento
    .less = Reduzido
web-settings-play = À mesa
web-settings-tap = Jogar com um toque
    .about = A carta é jogada logo. Senão, um toque escolhe-a e outro joga-a.
web-settings-mark = Levantar as cartas que servem
    .about = As cartas que podes jogar ficam mais acima do que as outras.
web-settings-keys = Jogar com as letras do teclado
    .about = D retira uma carta, U grita UNO, C apanha, A acusa, R vermelho, G verde, B azul, Y amarelo, L lê outra vez a última linha.
web-settings-sort = Ordem da mão
    .color = Por cor
    .figure = Por número
web-settings-signals = Som e avisos
web-settings-sound = Som
web-settings-volume = Volume
web-settings-test = Ouvir
web-settings-vibration = Vibração
    .about = Uma vibração curta quando é a tua vez.
web-settings-notify = Notificações
    .about = Quando é a tua vez e estás noutro lado.
    .denied = O navegador não o permite. Podes mudá-lo nas definições dele para esta página.
web-settings-install = Ter o Penult à mão
    .about = O Penult pode ficar entre as tuas aplicações e abrir na sua própria janela.
    .now = Instalar

## Os valores de uma opção numa palavra ou duas, como os diz um botão; cada parte é uma opção, $value o seu valor.
web-choice = { $value }
    .score = { $value ->
        [winner] Quem ganha soma
        [tally] Total acumulado
        [elim] Eliminação
        [team] Pares
       *[rotate4] Troca de pares
    }
    .drawn = { $value ->
        [may] Jogar ou guardar
        [must_declined] Jogar se recusou
        [must_nomatch] Jogar se não havia
       *[must] Jogar sempre
    }
    .legality = { $value ->
        [strict] São recusadas
       *[table] Podem denunciar-se
    }
    .invis_scope = { $value ->
        [target] Só quem a sofre
       *[any] Qualquer pessoa
    }
    .invis_turn = { $value ->
        [uses] Não se joga a vez
       *[free] Joga-se a vez
    }
    .howler_target = { $value ->
        [other] Outro jogador
       *[any] Qualquer pessoa
    }
    .howler_invis_next = { $value ->
        [howler] Desde quem o jogou
       *[invis] Desde quem responde
    }
    .two_reverse = { $value ->
        [skip] Faz perder a vez
       *[noop] Só muda o sentido
    }
    .hat_last = { $value ->
        [off] Ninguém retira
       *[on] Alguém retira
    }
    .hints = { $value ->
        [off] Não custam nada
       *[on] Custam duas cartas
    }
    .forced_draw_closes = { $value ->
        [no] O prazo continua
       *[yes] O prazo acaba
    }
    .reshuffle = { $value ->
        [eager] Logo que acaba
       *[lazy] Quando faz falta
    }
    .first_return = { $value ->
        [shuffle] Lugar ao acaso
       *[middle] Mesmo no meio
    }
    .wd4_guilty_card = { $value ->
        [stays] Fica
       *[returned] Volta à mão
    }
    .blocked = { $value ->
        [void] Partida nula
       *[lowest_hand] Ganha a mais baixa
    }
    .false_catch = { $value ->
        [none] Não custam nada
       *[draw2] Custam duas cartas
    }
    .next_dealer = { $value ->
        [left] Passa à esquerda
        [winner] Quem ganhou
        [same] Sempre a mesma pessoa
       *[redetermine] Decide-se de novo
    }
    .lowest_tie = { $value ->
        [play_on] Mais uma partida
       *[share] Ganham em conjunto
    }

web-settings-tab = Título do separador
    .about = Diz quando é a tua vez.
web-trouble-details = Para quem quiser comunicar o erro
