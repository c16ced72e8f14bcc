## As páginas à volta da mesa: a página inicial, a lista de mesas, uma mesa nova, as definições.

## O título de uma janela; $page é o da sua página, $section uma parte do livro de regras.
web-title = { $page } · Penult
    .section = { $section } · { $page } · Penult

web-nav = Páginas
    .new = Nova mesa
    .tables = Mesas
    .learn = Aprender
    .rules = Livro de regras
    .settings = Definições
web-rule-whole = Abrir no livro de regras

web-trouble = Algo correu mal.
    .about = Não foi possível mostrar esta página. O teu lugar e as tuas cartas estão a salvo.
    .again = Tentar outra vez
    .home = Ir para a página inicial
web-nowhere = Página não encontrada
    .about = Não há nada neste endereço. Confirma o link: pode faltar uma letra.
    .home = Ir para a página inicial
    .rules = Abrir o livro de regras

## A página inicial

web-home-headline = Joga UNO com amigos ou com bots.
web-home-about = Joga online os jogos da família UNO, pelas regras impressas, com amigos ou com bots. De dois a dez jogadores. Grátis, sem conta e sem nada para instalar.
web-home-what = Três edições, pelas suas regras impressas
web-home-who = De dois a dez jogadores: amigos, desconhecidos ou bots
web-home-free = Grátis. Sem conta e sem nada para instalar
web-home-play = Jogar já
web-home-new = Criar uma mesa
web-home-level = Bots
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
    .classic = { $cards } cartas. O jogo que quase toda a gente aprende primeiro.
    .hp2003 = { $cards } cartas, com { howler.a } e { invisibility.a }.
    .hp2018 = { $cards } cartas, com quatro cartas { sorting-hat }: alguém bisca até sair uma vermelha.
web-home-edition-play = Jogar
web-home-edition-learn = Aprender
web-home-more = Mais
web-home-learn = Aprende a jogar
    .about = Uma partida guiada, poucos minutos.
web-home-tables = Mesas públicas
    .about = Joga com outras pessoas ou assiste.
web-home-rules = Livro de regras
    .about = Cada regra e cada decisão, com a sua fonte.

## A lista de mesas

web-lobby-title = Mesas públicas
web-lobby-about = Qualquer pessoa pode entrar. A lista atualiza-se sozinha.
web-lobby-count = { $count ->
    [0] Nenhuma mesa pública.
    [1] Uma mesa pública.
   *[other] { $count } mesas públicas.
}
web-lobby-empty = De momento não há mesas públicas.
    .about = Cria uma, ou envia aos teus amigos o link da tua.
## $host é um nome.
web-lobby-host = Mesa de { $host }
web-lobby-locked = Com palavra-passe
web-lobby-changes = { $count ->
    [1] uma regra alterada
   *[other] { $count } regras alteradas
}
web-lobby-stage = Em jogo
    .gathering = À espera de jogadores
    .dealer = A escolher quem dá
    .hand = A jogar uma partida
    .scores = Entre partidas
    .over = Jogo terminado
## Quantas pessoas e quantos bots lá estão, e quantos lugares se podem ocupar, já ou na partida seguinte.
web-lobby-people = { $people ->
    [1] uma pessoa
   *[other] { $people } pessoas
}
web-lobby-bots = { $bots ->
    [1] um bot
   *[other] { $bots } bots
}
web-lobby-free = { $free ->
    [1] um lugar livre
   *[other] { $free } lugares livres
}
web-lobby-join = Entrar
web-lobby-watch = Assistir
web-lobby-full = Cheia
web-lobby-search = Procurar
    .about = Anfitrião, código ou edição
web-lobby-none = Nenhuma mesa corresponde à procura.
web-lobby-report = Denunciar a mesa de { $host }
    .about = O que se passa? Quem gere este servidor vai ver a tua denúncia.
    .name = O nome
    .talk = O chat
    .flood = Demasiadas mesas
    .other = Outra coisa
    .close = Fechar
web-lobby-reported = Obrigado. A mesa foi denunciada.

## Uma mesa nova

web-new-title = Criar uma mesa
## $refuses é yes se a folha castiga as cartas ilegais e a mesa as recusa.
web-new-about = { $refuses ->
    [yes] Recebes um link, um código e um código QR para partilhar. Valem as regras impressas até mudares alguma coisa, com uma exceção: as cartas erradas são recusadas e não penalizadas.
   *[no] Recebes um link, um código e um código QR para partilhar. Valem as regras impressas até mudares alguma coisa.
}
web-new-as-printed = Regras impressas
    .about = As folhas impressas mudam um pouco de língua para língua.
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
    .about = Quando o tempo acaba, um bot joga por ti até voltares.
    .none = Sem limite
web-new-window = Tempo para reagir
    .about = Quanto tempo todos têm para responder depois de cada carta.
    .none = Nenhum
web-new-pace = Ritmo dos bots
    .about = Quanto tempo pensam em cada jogada. Em mesas grandes são rápidos, se não mudares nada.
web-new-bots = Bots
    .about = Também podes juntar bots depois, à mesa.
    .none = Nenhum
    .strength = Dificuldade
    .each = Escolher bot a bot
web-new-manners = Acesso
web-new-public = Mesa pública
    .about = Qualquer pessoa a encontra e pode entrar. Senão, é preciso o link ou o código.
web-new-spectators = Permitir espectadores
    .about = Veem a mesa, mas não as cartas dos jogadores.
web-new-text = Permitir chat
    .about = Senão, só há frases rápidas.
web-new-password = Palavra-passe
    .about = Deixa vazio se não quiseres nenhuma.
web-new-group = Outras regras
    .turn = Jogadas
    .penalties = UNO e penalidades
    .cards = Cartas
    .scoring = O jogo
    .between = Entre partidas
web-new-differs = alterada
web-new-more = Variantes das regras
web-new-sheets = O que dizem as folhas
web-new-other = Outro
## $least e $most são números.
web-new-amount = Escreve um número inteiro de { $least } a { $most }.
web-new-amount-range = De { $least } a { $most }
web-new-unfinished = Escreve primeiro um número para “{ $option }”
web-new-unknown = Este link traz regras que aqui não se conhecem: { $rules }. Ficaram de fora.
web-new-printed = Em comparação com as regras impressas
web-new-sum = { $count ->
    [0] Nenhuma regra alterada.
    [1] Uma de { $options } regras foi alterada. Todos a veem antes de o jogo começar.
   *[other] { $count } de { $options } regras foram alteradas. Todos veem esta lista antes de o jogo começar.
}
web-new-house = Sem regras da casa: não se acumulam cartas, não se joga fora da vez, não se trocam mãos.
web-new-changes = { $count ->
    [0] Como está impresso
    [1] 1 alteração
   *[other] { $count } alterações
}
web-new-is = Regras
    .printed = Impresso
    .here = Esta mesa
web-new-back = Repor as regras impressas
web-new-open = Criar mesa
web-new-begin = Jogar contra bots

## Definições

web-settings-title = Definições
web-settings-about = Ficam guardadas neste navegador.
web-settings-you = Tu
web-settings-name = O teu nome
    .about = O que os outros veem à mesa.
    .save = Guardar
    .saved = Guardado
web-settings-forget = Apagar os meus dados
    .about = Este servidor apaga o teu nome e os teus lugares, e termina a tua sessão em todos os dispositivos. Não dá para voltar atrás.
    .yes = Sim, apagar os meus dados
    .no = Cancelar
web-settings-looks = Idioma e aspeto
web-settings-auto = Auto
    .browser = O do navegador
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
web-settings-tap = Jogar com um só toque
    .about = Um toque joga a carta. Senão, o primeiro toque escolhe-a e o segundo joga-a.
web-settings-mark = Levantar as cartas que servem
    .about = As cartas que podes jogar ficam mais acima do que as outras.
web-settings-keys = Teclas de letras
    .about = D bisca, U grita UNO, C apanha, A acusa, J adianta-se, R vermelho, G verde, B azul, Y amarelo, L lê outra vez a última linha.
web-settings-sort = Ordenar a mão
    .color = Por cor
    .figure = Por número
web-settings-signals = Som e avisos
web-settings-sound = Som
web-settings-volume = Volume
web-settings-test = Testar o som
web-settings-vibration = Vibração
    .about = Uma vibração curta quando é a tua vez.
web-settings-notify = Notificações
    .about = Avisam-te de que é a tua vez quando estás noutra janela.
    .denied = O teu navegador bloqueia as notificações. Podes permiti-las nas definições dele para esta página.
web-settings-install = Instalar o Penult
    .about = O Penult fica entre as tuas aplicações e abre numa janela própria.
    .now = Instalar

## Os valores de uma opção numa palavra ou duas, como os diz um botão; cada parte é uma opção, $value o seu valor.
web-choice = { $value }
    .score = { $value ->
        [winner] O vencedor marca
        [tally] Total acumulado
        [elim] Eliminação
        [team] Pares
        [rotate8] Troca de pares, oito jogadores
       *[rotate4] Troca de pares
    }
    .drawn = { $value ->
        [may] Jogar ou guardar
        [must_declined] Jogar se tinha outra
        [must_nomatch] Jogar se nada servia
       *[must] Jogar sempre
    }
    .legality = { $value ->
        [strict] Recusadas
       *[table] Assinaláveis
    }
    .invis_scope = { $value ->
        [target] Só o alvo
       *[any] Qualquer um
    }
    .invis_turn = { $value ->
        [uses] Perde a vez
       *[free] Joga na mesma
    }
    .howler_target = { $value ->
        [other] Outro jogador
       *[any] Qualquer um
    }
    .howler_invis_next = { $value ->
        [howler] Depois do { howler }
       *[invis] Depois da { invisibility }
    }
    .two_reverse = { $value ->
        [skip] Vale como Saltar
       *[noop] Só inverte
    }
    .hat_last = { $value ->
        [off] Ninguém bisca
       *[on] Alguém bisca
    }
    .hints = { $value ->
        [off] Não custam nada
       *[on] Custam duas cartas
    }
    .forced_draw_closes = { $value ->
        [no] Ainda se apanha
       *[yes] Já não se apanha
    }
    .reshuffle = { $value ->
        [eager] À última carta
       *[lazy] Quando faz falta
    }
    .first_return = { $value ->
        [shuffle] Lugar ao acaso
       *[middle] Mesmo no meio
    }
    .wd4_guilty_card = { $value ->
        [stays] Fica na pilha
       *[returned] Volta à mão
    }
    .blocked = { $value ->
        [void] Partida anulada
       *[lowest_hand] Ganha a mão mais baixa
    }
    .false_catch = { $value ->
        [none] Não custam nada
       *[draw2] Custam duas cartas
    }
    .next_dealer = { $value ->
        [left] Quem está à esquerda
        [winner] O vencedor
        [same] Sempre o mesmo
       *[redetermine] Escolhe-se de novo
    }
    .lowest_tie = { $value ->
        [play_on] Mais uma partida
       *[share] Partilham a vitória
    }
    .stack = { $value ->
        [off] Não
        [two] Só as de cor
        [same] Do mesmo tipo
        [up] Igual ou mais alta
        [fit] A que combina
       *[any] Qualquer uma
    }
    .stack_max = { $value ->
        [0] Sem limite
       *[other] { $value } cartas
    }
    .deflect = { $value ->
        [off] Não
        [skip] Com { skip }
        [reverse] Com { reverse }
       *[both] Com os dois
    }
    .bluff = { $value ->
        [challenge] Questionar sempre
        [first] Questionar o primeiro
        [free] Sempre permitido
       *[none] Sem bluff
    }
    .seven = { $value ->
        [off] Não
        [must] Obrigatório
       *[may] Opcional
    }
    .zero = { $value ->
        [off] Não
       *[rotate] Sim
    }
    .jump = { $value ->
        [off] Não
        [on] Sim
       *[not_last] Menos a última
    }
    .multi = { $value ->
        [off] Não
        [identical] Duas iguais
       *[face] Mesmo número
    }
    .draw = { $value ->
        [one] Uma carta
       *[until] Até poder jogar
    }
    .decline = { $value ->
        [may] Permitido
       *[never] Não permitido
    }
    .finish = { $value ->
        [any] Qualquer uma
        [no_wild] Sem jokers
       *[number] Só números
    }
    .mercy = { $value ->
        [0] Não
       *[other] { $value } cartas
    }
    .call = { $value ->
        [printed] Como impresso
        [strict] Rigoroso
       *[off] Não
    }
    .call_price = { $value ->
        [1] 1 carta
       *[other] { $value } cartas
    }
    .deal = { $value ->
        [1] 1 carta
       *[other] { $value } cartas
    }
    .opening = { $value ->
        [printed] Como impresso
       *[number] Só números
    }

web-settings-glow = Iluminar a borda do ecrã
    .about = Quando é a tua vez.
## How large a call, a catch, a verdict and a win are.
web-settings-moments = Momentos altos
    .calm = Calmos
    .normal = Normais
    .loud = Intensos
web-settings-pick = Escolher a minha carta
    .about = Para ver quem dá primeiro. Se estiver desligado, sai uma ao acaso.
web-settings-tab = Título do separador
    .about = Mostra quando é a tua vez.
web-trouble-details = Detalhes do erro
