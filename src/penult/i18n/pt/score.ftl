## Contar os pontos de uma mesa com cartas a sério, linha a linha.
## As palavras que se podem escrever; noutras línguas também se entende a palavra inglesa.

score-word = { $word ->
    [undo] desfazer
    [correct] corrigir
    [dealer] dar
    [void] nula
    [blocked] bloqueada
    [rename] renomear
    [late] entra
    [add] acrescentar
    [drop] desiste
    [table] tabela
    [export] exportar
    [rule] regra
    [back] voltar
    [help] ajuda
    [cards] cartas
    [birthdays] anos
   *[quit] sair
}
## O que cada palavra faz; vem depois da palavra.
score-about = { $word ->
    [undo] desfaz o último registo
    [correct] corrige uma partida anterior: corrigir 3
    [dealer] escolhe quem dá a seguir: dar Ana
    [void] fecha uma partida que ninguém ganhou
    [blocked] fecha uma partida em que todos passaram e já não há nada para biscar
    [rename] muda um nome: renomear Ana Anna, ou com vírgula para nomes mais compridos: renomear Ana Luz, Anna Luz
    [table] mostra os totais depois de cada partida
    [export] guarda todas as partidas num ficheiro: exportar pontos.csv ou pontos.json
    [rule] abre a última regra, ou outra qualquer: regra R-57
    [back] volta uma resposta atrás; na primeira, cancela a partida
    [help] mostra esta ajuda
   *[quit] para (fica tudo guardado)
}
score-help = Depois de cada partida, escreve quem ficou sem cartas: um nome, o seu começo ou um número.
    Depois escreve o que cada um dos outros tem na mão, em cartas (R7 GS W4, ou 7 vermelho, saltar, joker) ou em pontos (77).
    A cor não muda os pontos: basta saltar, +2 ou 7.
    Cores: R vermelho, G verde, B azul, Y amarelo.
    Se houver várias cartas iguais, escreve quantas são: 2 saltar, dois jokers.
    { $edition ->
        [classic] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    Também podes escrever:
score-help-mercy = Com o limite de cartas também ganha o último jogador que resta: escreve o nome.
    Se alguém tinha cartas a mais e ficou fora, escreve { score-mercy } antes das cartas ou dos pontos desse momento: { score-mercy } 150.
    { $help }

## O que se escreve para as cores e as cartas, além dos seus nomes; separado por vírgulas. Os acentos e as maiúsculas não importam.

score-typed = { $word ->
    [R] vermelho, vermelha, vermelhos, vermelhas, encarnado, encarnada
    [G] verde, verdes
    [B] azul, azuis
    [Y] amarelo, amarela, amarelos, amarelas
    [D] bisca dois, bisca duas, bisca 2, bisca três, bisca 3, comprar duas, comprar 2, compra duas, compra 2, mais dois, mais duas, mais três
    [V] inverter, inverte, inversão, inverso, reverso
    [S] saltar, salta, salto, pular, pula, bloqueio
    [W] joker, curinga, coringa
    [W4] joker bisca quatro, joker bisca 4, bisca quatro, bisca 4, comprar quatro, comprar 4, compra 4, joker +4, curinga +4, coringa +4, mais quatro
    [HW] howler, berrador
    [IN] invisibilidade
   *[SH] chapéu selecionador, chapéu seletor, chapéu
}
## O mesmo para várias cartas iguais: antes destas palavras, um número diz quantas são.
score-typed-many = { $word ->
    [D] biscas dois, biscas 2
    [V] inversões, reversos
    [S] saltos, bloqueios
    [W] jokers, curingas, coringas
    [W4] jokers bisca 4, jokers +4, curingas +4, coringas +4
    [HW] howlers, berradores
    [IN] invisibilidades
   *[SH] chapéus selecionadores, chapéus seletores, chapéus
}
## Quantas há de uma carta, por extenso; antes de uma palavra no singular ou no plural.
score-typed-number = { $number ->
    [2] dois, duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
   *[10] dez
}
## Palavras entre elas que não querem dizer nada.
score-typed-little = e, um, uma, o, a, de, em, com
## O que se escreve antes da mão de quem ficou fora pelo limite de cartas.
score-mercy = limite

## Antes da primeira partida

score-welcome = Joguem com cartas a sério, e o Penult aponta os pontos. Escreve ? para ajuda.
score-ask-edition = Que edição estão a jogar? Escreve o número, ou Enter para 1:
score-ask-players = Quem joga? Escreve os nomes no sentido horário à roda da mesa, separados por vírgulas:
## $allowed é uma lista de números.
score-wrong-number = { $count ->
    [0] Falta dizer quem joga: são precisos { $allowed } jogadores.
    [1] Um jogador não chega: são precisos { $allowed }.
   *[other] Não dá com { $count } jogadores: são precisos { $allowed }.
}
score-name-is-word = { $name } também é um comando. Para o jogador, escreve { $number }.
score-ask-format = Como contam os pontos? Escreve o número, ou Enter para 1:
score-ask-target = Jogam até quantos pontos? Enter para { $target }:
score-no-target = “{ $text }” não serve. Escreve um número inteiro, 1 ou mais.
score-not-offered = “{ $text }” não é uma das respostas. Escreve um número de 1 a { $last }.
score-saved-in = Guardado em { $path }
## Ao lado de um jogo anterior que continua; $begun é file quando se disse o ficheiro, senão last.
score-goes-on = { $begun ->
    [file] O jogo de { $players } continua. Para começar outro: `penult score OUTRO-FICHEIRO`
   *[last] O jogo de { $players } continua. Para começar outro: `penult score --new`
}
## Beside another match that begins.
score-left-unfinished = O jogo de { $players } não acabou. Para o continuar: `penult score { $path }`

## Quem dá as cartas

## $way é R-03 quando a edição decide quem dá com cartas, R-04 quando o decide pelos aniversários.
score-ask-dealer = { $way ->
    [R-04] Quem dá? Escreve um nome ou um número. Para decidir, escreve anos (os aniversários, como diz a folha) ou cartas:
   *[R-03] Quem dá? Escreve um nome ou um número. Para decidir, escreve cartas (como diz a folha) ou anos (os aniversários):
}
score-ask-pick = { $who } tira uma carta do baralho. Qual é?
score-ask-birthday = Quando faz anos { $who }? Escreve como 31 de julho ou 31/7:
## $month é o número de um mês, $day um dos seus dias.
score-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}
score-day = { $day } de { score-month }
score-which-day = Que dia é? Escreve o número:
score-birthday = { $who }: { score-day }.
score-tied-picks = { $players } empataram e tiram outra vez.
score-tied-birthdays = { $players } estão igualmente perto, por isso cada um tira uma carta.
score-highest = { $who } tem o número mais alto, { $number }. As cartas sem número valem zero.
score-nearest = O aniversário mais perto de 31 de julho é o de { $who }.
score-deals = { $who } dá as cartas.

## Uma partida

## $players é uma lista de nomes com os seus números.
score-hand = Partida { $number }. { $who } dá as cartas. { $players }
score-seats = Ordem de jogo: { $players }. Pares: { $first }, { $second }.
score-ask-out = Quem ficou sem cartas?
## Numa correção; $text é o que estava registado antes.
score-ask-out-again = Quem ficou sem cartas? Enter mantém { $text }:
score-ask-won = Quem ganhou (ficou sem cartas ou foi o último a restar)?
score-ask-won-again = Quem ganhou (ficou sem cartas ou foi o último a restar)? Enter mantém { $text }:
score-ask-left-or-out = O que tem { $who } na mão (fora pelo limite de cartas: { score-mercy } 150)?
score-ask-left = O que tem { $who } na mão?
score-ask-left-again = O que tem { $who } na mão? Enter mantém { $text }:
score-ask-left-or-out-again = O que tem { $who } na mão (fora pelo limite de cartas: { score-mercy } 150)? Enter mantém { $text }:
score-holds = { $points ->
    [0] { $who } tem { $cards-a }: 0 pontos.
    [1] { $who } tem { $cards-a }: um ponto.
   *[other] { $who } tem { $cards-a }: { $points } pontos.
}
score-holds-points = { $points ->
    [0] { $who } tem 0 pontos na mão.
    [1] { $who } tem um ponto na mão.
   *[other] { $who } tem { $points } pontos na mão.
}
score-was-put-out = { $points ->
    [0] { $who } ficou fora pelo limite de cartas, com 0 pontos.
    [1] { $who } ficou fora pelo limite de cartas, com um ponto.
   *[other] { $who } ficou fora pelo limite de cartas, com { $points } pontos.
}
score-not-now = Só podes escrever “{ $word }” entre partidas. { $back } desfaz a última resposta.
score-nothing-entered = Nada foi registado.
score-correcting = A partida { $number } estava registada assim: { $text }
## As partidas $number a $last vêm depois da que se corrige; $count diz quantas são.
score-may-undo = { $count ->
    [1] Se isto mudar quem ainda está em jogo, desfaz primeiro a partida { $number } e regista-a outra vez depois.
   *[other] Se isto mudar quem ainda está em jogo, desfaz primeiro as partidas { $number } a { $last } e regista-as outra vez depois.
}
score-was-out = { $who } ficou sem cartas. { $holdings }
score-was-void = foi nula.
score-was-blocked = todos passaram. { $holdings }
score-undone = { $what ->
    [hand] A última partida foi desfeita.
    [correction] A última correção foi desfeita.
    [name] O nome novo foi desfeito.
   *[dealer] A escolha de quem dá foi desfeita.
}
score-corrected = A partida { $number } foi corrigida, e tudo o que vem depois foi contado de novo.
score-which-hand = Qual partida? Escreve o número depois da palavra: { $word } 3

## Os pontos

score-before = Antes da primeira partida:
score-after = Depois da partida { $number }:
score-mark-out = fora do jogo
score-mark-won = ganhou
score-mark-tied = empate no mais baixo
score-hand-column = Partida
score-star = { $out ->
    [yes] Cada linha mostra os totais depois dessa partida. Uma estrela marca quem a ganhou; entre parênteses está quem já saiu do jogo.
   *[no] Cada linha mostra os totais depois dessa partida. Uma estrela marca quem a ganhou.
}
score-no-hands = Ainda não foi registada nenhuma partida.
score-over = O jogo acabou. Ainda podes corrigir e exportar. Enter para parar:

## Ficheiros

output-taken = O ficheiro { $path } já existe. Junta --force para o substituir.
output-own = O ficheiro { $path } tem pontos guardados, por isso uma exportação não o pode substituir. Escolhe outro nome.
score-hands = partidas
score-exported = Guardado em { $path }
score-taken = O ficheiro { $path } já existe. Escreve { $yes } para o substituir, ou Enter para o manter:
score-not-replaced = O ficheiro { $path } não foi alterado.
score-not-written = Não foi possível guardar o ficheiro { $path }: { $reason }
score-not-saved = Isto não foi registado, porque não foi possível guardar { $path }: { $reason }
score-bye = Até à próxima! Está tudo guardado.
## Alguém volta a perguntas por responder, e deixa-as.
score-ask-go-on = Já tinhas respondido a algumas destas perguntas. Carrega em Enter para continuar daí, ou escreve outra coisa qualquer para começar de novo:
score-unfinished = Da última vez isto ficou a meio, por isso continua onde paraste. { $back } desfaz a última resposta.
score-kept = As tuas respostas até aqui estão guardadas. Quando voltares, continuas daí.
score-bye-unsaved = Até à próxima! O teu último registo não ficou guardado, porque não foi possível escrever { $path }: { $reason }
score-bye-lost = Até à próxima! Tudo o que registaste está guardado, mas não o que acabaste de escrever, porque não foi possível escrever { $path }: { $reason }
## A linha de comandos pede outra coisa que não a do ficheiro; $there está no ficheiro, $here foi pedido.
score-other-file = { $kind ->
    [tournament] O ficheiro { $path } não corresponde às tuas opções. { $differences } Tira estas opções para continuar com ele, ou escolhe um ficheiro novo para um torneio novo.
    [last] O ficheiro { $path } não corresponde às tuas opções. { $differences } Tira estas opções para continuar com ele, ou junta --new para um jogo novo.
   *[match] O ficheiro { $path } não corresponde às tuas opções. { $differences } Tira estas opções para continuar com ele, ou escolhe um ficheiro novo para um jogo novo.
}
score-differs = { $what ->
    [rules] Regras: o ficheiro tem { $there }, pediste { $here }.
    [players] Jogadores: o ficheiro tem { $there }, pediste { $here }.
   *[dealer] Quem dá primeiro: o ficheiro tem { $there }, pediste { $here }.
}

## O que não se pode registar, e porquê. $who é quem joga, $card uma carta pelo seu nome, $most um número de cartas,
## mãos, pontos, letras ou registos, $count quantos há aqui.

score-refused = Isso não se pode registar.
    .not_a_holding = “{ $text }” não é uma carta. Escreve cartas como R7, 7 vermelho, saltar ou W4, ou os pontos em número.
    .one_or_two = “{ $text }” pode ser uma carta ou duas. Escreve W4, ou põe uma vírgula no meio: W, 4.
    .count_or_card = “{ $text }” pode querer dizer duas coisas. Põe vírgulas entre as cartas (7, saltar), ou escreve o número por extenso (dois jokers).
    .not_a_card = “{ $text }” não é uma carta. Escreve uma só carta, como R7, 7 vermelho ou W4, ou só o número.
    .not_a_day = “{ $text }” não é um dia. Escreve como 31 de julho ou 31/7.
    .other_edition = A tua edição não tem { $card-the }.
    .too_many = O baralho só tem { $most } vezes { $card-the }, mas registaste { $count }.
    .whole_deck = As { $most } cartas não podem estar todas nas mãos: há pelo menos uma na pilha das cartas jogadas.
    .too_many_points = { $count ->
        [1] { $most ->
            [0] É um ponto, mas o resto do baralho não tem nenhum.
            [1] É um ponto, mas o resto do baralho só tem um.
           *[other] É um ponto, mas o resto do baralho só tem { $most }.
        }
       *[other] { $most ->
            [0] São { $count } pontos, mas o resto do baralho não tem nenhum.
            [1] São { $count } pontos, mas o resto do baralho só tem um.
           *[other] São { $count } pontos, mas o resto do baralho só tem { $most }.
        }
    }
    .too_many_zeros = { $count ->
        [1] { $most ->
            [0] Há uma mão com 0 pontos. Cada uma precisa de um zero, e já não resta nenhum.
            [1] Há uma mão com 0 pontos. Cada uma precisa de um zero, e só resta um.
           *[other] Há uma mão com 0 pontos. Cada uma precisa de um zero, e só restam { $most }.
        }
       *[other] { $most ->
            [0] Há { $count } mãos com 0 pontos. Cada uma precisa de um zero, e já não resta nenhum.
            [1] Há { $count } mãos com 0 pontos. Cada uma precisa de um zero, e só resta um.
           *[other] Há { $count } mãos com 0 pontos. Cada uma precisa de um zero, e só restam { $most }.
        }
    }
    .negative = Os pontos não podem ser negativos, mas isto é { $points }.
    .no_card = Quem não ficou sem cartas tem pelo menos uma.
    .holds_cards = { $who } ficou sem cartas, por isso não tem nada na mão.
    .no_mercy = Joga-se sem limite de cartas, por isso ninguém fica fora por ele.
    .last_left = Numa partida bloqueada restam pelo menos dois jogadores. Se só resta um, é esse que ganha: escreve o nome.
    .missing = Ainda tens de registar o que { $who } tem na mão.
    .not_playing = { $who } não joga esta partida.
    .over = O jogo acabou com a partida { $number }.
    .later_hand = { $cause ->
        [missing] { $count ->
            [1] Com esta alteração, { $who } ainda estaria em jogo na partida { $number }. Nada mudou. Para resolver, escreve desfazer até desfazeres a partida { $number }, corrige a partida { $corrected } e regista-a outra vez.
           *[other] Com esta alteração, { $who } ainda estaria em jogo na partida { $number }. Nada mudou. Para resolver, escreve desfazer até desfazeres as partidas { $number } a { $last }, corrige a partida { $corrected } e regista-as outra vez.
        }
        [not_playing] { $count ->
            [1] Com esta alteração, { $who } já estaria fora do jogo antes da partida { $number }. Nada mudou. Para resolver, escreve desfazer até desfazeres a partida { $number }, corrige a partida { $corrected } e regista-a outra vez.
           *[other] Com esta alteração, { $who } já estaria fora do jogo antes da partida { $number }. Nada mudou. Para resolver, escreve desfazer até desfazeres as partidas { $number } a { $last }, corrige a partida { $corrected } e regista-as outra vez.
        }
       *[over] { $count ->
            [1] Com esta alteração, o jogo teria acabado antes da partida { $number }. Nada mudou. Para resolver, escreve desfazer até desfazeres a partida { $number }, corrige a partida { $corrected } e regista-a outra vez.
           *[other] Com esta alteração, o jogo teria acabado antes da partida { $number }. Nada mudou. Para resolver, escreve desfazer até desfazeres as partidas { $number } a { $last }, corrige a partida { $corrected } e regista-as outra vez.
        }
    }
    .no_such_hand = { $last ->
        [0] Ainda não se jogou nenhuma partida.
       *[other] Não há partida { $number }. Escolhe uma de 1 a { $last }.
    }
    .nothing_to_undo = Não há nada para desfazer.
    .full = A folha de pontos está cheia: leva { $most } registos. Desfaz alguma coisa ou começa outro jogo.
    .name_unfit = “{ $text }” não serve como nome. Usa até { $most } letras, não só algarismos, e não comeces por um sinal como = ou +.
    .name_twice = Há dois jogadores com o nome { $text }. Dá a cada um um nome diferente.
    .no_new_name = “{ $text }” não é um nome antigo e um novo. Escreve os dois: Ana Anna, ou com vírgula: Ana Luz, Anna Luz.
    .players_stay = Os jogadores são os mesmos até ao fim do jogo. Para jogar com outras pessoas, começa outro jogo: escreve q e depois `penult score --new`.
    .no_such_player = “{ $text }” não é um dos jogadores, ou pode ser mais do que um. Escreve um destes: { $names }.
    .nobody_named = Escreve um nome ou um número: { $names }.
    .no_export = “{ $text }” não serve como nome de ficheiro. Tem de acabar em .csv ou .json.
    .no_file = Junta o nome de um ficheiro: { $text } noite.csv
    .not_exported = Não podes exportar “{ $text }”. Escreve uma destas palavras e o nome de um ficheiro: { $words }.
    .own_file = { output-own }
    .taken = O ficheiro { $path } já existe.
    .in_use = O ficheiro { $path } está aberto noutra janela.
    .changed = Outra pessoa alterou o ficheiro { $path }, por isso nada foi registado. Começa de novo para ver a alteração.
