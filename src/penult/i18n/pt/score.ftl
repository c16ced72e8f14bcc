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
    [correct] regista de novo uma partida anterior: corrigir 3
    [dealer] diz quem dá as cartas na partida seguinte: dar Ana
    [void] fecha uma partida que ninguém ganhou
    [blocked] fecha uma partida em que todos passaram e não há nada para retirar
    [rename] corrige um nome: renomear Ana Anna; com uma vírgula se o nome tiver várias palavras
    [table] mostra os totais depois de cada partida
    [export] escreve todas as partidas num ficheiro: exportar pontos.csv ou pontos.json
    [rule] abre a última regra citada, ou outra qualquer: regra R-57
    [back] volta uma resposta atrás; antes da primeira, a partida não é registada
    [help] mostra estas linhas
   *[quit] termina; fica tudo guardado
}
score-help = Depois de cada partida, diz quem ficou sem cartas: um nome, o seu começo, ou o número.
    Depois diz o que cada um dos outros tem na mão, em cartas (R7 GS W4, ou 7 vermelho, saltar, joker) ou em pontos (77).
    A cor não muda os pontos: basta saltar, +2 ou 7.
    Cores: R vermelho, G verde, B azul, Y amarelo.
    Das cartas iguais diz quantas são: 2 saltar, dois jokers.
    { $edition ->
        [classic] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    Também podes escrever:

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

## Antes da primeira partida

score-welcome = O Penult conta os pontos. Escreve ? para teres ajuda.
score-ask-edition = Que edição se joga? Escreve o número; Enter escolhe o 1:
score-ask-players = Quem joga? Escreve os nomes pela ordem dos lugares, seguindo para a esquerda, separados por vírgulas:
## $allowed é uma lista de números.
score-wrong-number = { $count ->
    [0] Falta dizer quem joga; números de jogadores possíveis: { $allowed }.
    [one] Uma só pessoa não chega; números de jogadores possíveis: { $allowed }.
   *[other] Com { $count } jogadores não se joga assim; números possíveis: { $allowed }.
}
score-name-is-word = { $name } também é uma palavra que se pode escrever aqui. Para o jogador, escreve { $number }.
score-ask-format = Como se contam os pontos? Escreve o número; Enter escolhe o 1:
score-ask-target = Joga-se até quantos pontos? Enter escolhe { $target }:
score-no-target = “{ $text }” não é uma meta. Escreve um número inteiro a partir de 1.
score-not-offered = “{ $text }” não é uma das respostas. Escreve um número de 1 a { $last }.
score-saved-in = Guardado em { $path }
## Ao lado de um jogo anterior que continua; $begun é file quando se disse o ficheiro, senão last.
score-goes-on = { $begun ->
    [file] O jogo de { $players } continua. `penult score OUTRO-FICHEIRO` começa outro.
   *[last] O jogo de { $players } continua. `penult score --new` começa outro.
}
## Beside another match that begins.
score-left-unfinished = O jogo de { $players } não acabou; `penult score { $path }` continua-o.

## Quem dá as cartas

## $way é R-03 quando a edição decide quem dá com cartas, R-04 quando o decide pelos aniversários.
score-ask-dealer = { $way ->
    [R-04] Quem dá as cartas? Escreve um nome ou um número; para decidir, escreve anos (o aniversário, como diz a folha) ou cartas:
   *[R-03] Quem dá as cartas? Escreve um nome ou um número; para decidir, escreve cartas (como diz a folha) ou anos (o aniversário):
}
score-ask-pick = { $who } tira uma carta do baralho. Qual?
score-ask-birthday = Quando faz anos { $who }? Por exemplo, 31 de julho ou 31/7:
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
score-tied-picks = { $players } têm o mesmo número e voltam a tirar.
score-tied-birthdays = { $players } fazem anos igualmente perto de 31 de julho e desempatam com uma carta.
score-highest = { $who } tem o número mais alto, { $number }. As cartas sem número não contam.
score-nearest = O aniversário mais próximo de 31 de julho é o de { $who }.
score-deals = { $who } dá as cartas.

## Uma partida

## $players é uma lista de nomes com os seus números.
score-hand = Partida { $number }. { $who } dá as cartas. { $players }
score-seats = Ordem de jogo: { $players }. Pares: { $first } contra { $second }.
score-ask-out = Quem ficou sem cartas?
## Numa correção; $text é o que estava registado antes.
score-ask-out-again = Quem ficou sem cartas? Enter mantém { $text }:
score-ask-left = O que tem { $who } na mão?
score-ask-left-again = O que tem { $who } na mão? Enter mantém { $text }:
score-holds = { $who } tem { $cards } na mão: { $points ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $points } pontos
}.
score-holds-points = { $who } tem { $points ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $points } pontos
} na mão.
score-not-now = “{ $word }” escreve-se entre duas partidas; { $back } volta uma resposta atrás.
score-nothing-entered = Não se registou nada.
score-correcting = A partida { $number } estava registada assim: { $text }
## As partidas $number a $last vêm depois da que se corrige; $count diz quantas são.
score-may-undo = { $count ->
    [one] Se isto mudar quem ainda está em jogo, é preciso desfazer primeiro a partida { $number } e registá-la de novo depois.
   *[other] Se isto mudar quem ainda está em jogo, é preciso desfazer primeiro as partidas { $number } a { $last } e registá-las de novo depois.
}
score-was-out = { $who } ficou sem cartas. { $holdings }
score-was-void = partida nula.
score-was-blocked = toda a gente passou. { $holdings }
score-undone = { $what ->
    [hand] O registo da última partida está desfeito.
    [correction] A última correção está desfeita.
    [name] O nome novo está desfeito.
   *[dealer] A escolha de quem dá as cartas está desfeita.
}
score-corrected = A partida { $number } está corrigida; tudo o que vem depois foi contado de novo.
score-which-hand = Que partida? Escreve o número depois da palavra: { $word } 3

## Os pontos

score-before = Antes da primeira partida:
score-after = Depois da partida { $number }:
score-mark-out = fora do jogo
score-mark-won = ganhou
score-mark-tied = partilha o total mais baixo
score-hand-column = Partida
score-star = { $out ->
    [yes] Cada linha mostra os totais depois dessa partida; uma estrela marca quem a ganhou, e entre parênteses está quem já saiu do jogo.
   *[no] Cada linha mostra os totais depois dessa partida; uma estrela marca quem a ganhou.
}
score-no-hands = Ainda não há nenhuma partida registada.
score-over = O jogo acabou. Ainda podes corrigir e exportar; Enter termina:

## Ficheiros

output-taken = O ficheiro { $path } já existe; --force substitui-o.
output-own = O ficheiro { $path } guarda uma pontuação: uma exportação nunca ocupa o seu lugar. Dá outro nome.
score-hands = partidas
score-exported = Escrito em { $path }
score-taken = O ficheiro { $path } já existe. Escreve { $yes } para o substituir, ou Enter para o deixar:
score-not-replaced = O ficheiro { $path } fica como está.
score-not-written = Não foi possível escrever em { $path }: { $reason }
score-not-saved = Isto não ficou registado, porque não foi possível escrever em { $path }: { $reason }
score-bye = Até à próxima. Está tudo guardado.
## Alguém volta a perguntas por responder, e deixa-as.
score-ask-go-on = Já tinhas começado a responder a estas perguntas. Enter continua daí, qualquer outra coisa começa de novo:
score-unfinished = Isto ficou por acabar; continua onde paraste. { $back } volta uma resposta atrás.
score-kept = O que acabaste de escrever fica guardado: quando voltares, continua daí.
score-bye-unsaved = Até à próxima. O que registaste por último não ficou guardado: não foi possível escrever { $path }: { $reason }
score-bye-lost = Até à próxima. O que foi registado fica guardado, mas não o que acabaste de escrever: não foi possível escrever { $path }: { $reason }
## A linha de comandos pede outra coisa que não a do ficheiro; $there está no ficheiro, $here foi pedido.
score-other-file = O ficheiro { $path } tem outra coisa que não o que pedes. { $differences } { $kind ->
    [tournament] Tira estas opções para continuar com ele, ou dá um ficheiro novo para um torneio novo.
    [last] Tira estas opções para continuar com ele, ou acrescenta --new para um jogo novo.
   *[match] Tira estas opções para continuar com ele, ou dá um ficheiro novo para um jogo novo.
}
score-differs = { $what ->
    [rules] Regras: { $there } no ficheiro, { $here } no que pedes.
    [players] Jogadores: { $there } no ficheiro, { $here } no que pedes.
   *[dealer] Dá primeiro: { $there } no ficheiro, { $here } no que pedes.
}

## O que não se pode registar, e porquê. $who é quem joga, $card uma carta pelo seu nome, $most um número de cartas,
## mãos, pontos, letras ou registos, $count quantos há aqui.

score-refused = Isto não se pode registar.
    .not_a_holding = “{ $text }” não é uma carta. Escreve cartas como R7, 7 vermelho, saltar ou W4, ou os pontos em número.
    .one_or_two = “{ $text }” pode ser uma carta ou duas. Escreve W4, ou põe uma vírgula entre elas: W, 4.
    .count_or_card = “{ $text }” pode ler-se de duas maneiras. Separa as cartas com vírgulas (7, saltar), ou escreve por extenso quantas são (dois jokers).
    .not_a_card = “{ $text }” não é uma carta. Escreve uma só carta, como R7, 7 vermelho ou W4; basta o número.
    .not_a_day = “{ $text }” não é um dia. Escreve-o como 31 de julho ou 31/7.
    .other_edition = { $card } não pertence ao baralho da tua edição.
    .too_many = { $card } aparece { $count } vezes no conjunto das mãos; o baralho só tem { $most }.
    .whole_deck = As { $most } cartas não podem estar todas nas mãos: pelo menos uma está na { discard-pile }.
    .too_many_points = { $count ->
        [one] Isto é um ponto
       *[other] Isto são { $count } pontos
    }; o que resta do baralho { $most ->
        [0] não tem nenhum
        [one] só tem um
       *[other] só tem { $most }
    }.
    .too_many_zeros = Há { $count ->
        [one] uma mão
       *[other] { $count } mãos
    } de 0 pontos. Cada uma precisa de um zero, e { $most ->
        [0] já não resta nenhum
        [one] só resta um
       *[other] só restam { $most }
    }.
    .negative = Os pontos nunca são negativos; aqui está { $points }.
    .no_card = Quem não ficou sem cartas tem pelo menos uma carta na mão.
    .holds_cards = { $who } ficou sem cartas e não tem nada na mão.
    .missing = Falta o que { $who } tem na mão.
    .not_playing = { $who } não joga nesta partida.
    .over = O jogo acabou com a partida { $number }.
    .later_hand = Assim, { $cause ->
        [missing] { $who } ainda estaria em jogo na partida { $number }
        [not_playing] { $who } já estaria fora do jogo antes da partida { $number }
       *[over] o jogo teria acabado antes da partida { $number }
    }. Nada mudou. { $count ->
        [one] Escreve desfazer até a partida { $number } ficar desfeita, corrige a partida { $corrected } e regista-a de novo.
       *[other] Escreve desfazer até as partidas { $number } a { $last } ficarem desfeitas, corrige a partida { $corrected } e regista-as de novo.
    }
    .no_such_hand = { $last ->
        [0] Ainda não se jogou nenhuma partida.
       *[other] Não há nenhuma partida { $number }; os números das partidas vão de 1 a { $last }.
    }
    .nothing_to_undo = Não há nada para desfazer.
    .full = A folha de pontos está cheia: cabem nela { $most } registos. Desfaz alguma coisa ou começa outro jogo.
    .name_unfit = “{ $text }” não pode ser um nome: no máximo { $most } letras, não só algarismos, e sem um sinal como = ou + no início.
    .name_twice = O nome { $text } aparece duas vezes. Dá a cada pessoa um nome diferente.
    .no_new_name = “{ $text }” não é um nome e um nome novo. Escreve os dois: Ana Anna, ou com uma vírgula: Ana Luz, Anna Luz.
    .players_stay = Um jogo vai até ao fim com quem o começou. Para jogar com outras pessoas, começa outro: q, e depois `penult score --new`.
    .no_such_player = “{ $text }” não é ninguém desta mesa, ou pode ser mais do que uma pessoa. Escreve um destes nomes: { $names }.
    .nobody_named = Escreve um nome ou um número: { $names }.
    .no_export = “{ $text }” não serve de nome para exportar. Escreve um nome de ficheiro que acabe em .csv ou .json.
    .no_file = Escreve a seguir o nome de um ficheiro: { $text } noite.csv
    .not_exported = “{ $text }” não se pode exportar. Pode-se exportar: { $words }. Escreve uma destas palavras e um nome de ficheiro.
    .own_file = { output-own }
    .taken = Já existe o ficheiro { $path }.
    .in_use = O ficheiro { $path } está aberto noutra contagem de pontos.
    .changed = O ficheiro { $path } foi alterado por outra pessoa. Não se registou nada; começa de novo para veres a alteração.
