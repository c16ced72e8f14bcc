## O calendário da troca de pares, numa parede ou numa folha de cálculo. Uma ronda é o tempo em que toda a gente
## fica no seu lugar. $hands é o número de partidas de uma ronda, $players, $number, $first, $last são números.

schedule-title = Troca de pares: { $players } jogadores

## Legendas; ao lado de cada uma vem um número.

schedule-tables = Mesas
schedule-rounds = Rondas
schedule-hands-a-round = Partidas por ronda
schedule-hands-a-player = Partidas por jogador
schedule-with-each = Partidas com cada par
schedule-against-each = Partidas contra cada jogador

schedule-manners =
    Cada um senta-se em frente do seu par: Norte e Sul, Este e Oeste (R-63). O jogo começa para a esquerda, de
    Norte para Este. Norte dá as cartas na primeira partida de uma ronda; depois passa a dar quem está à
    esquerda (A-76). Os dois da parceria escrevem todos os pontos que ela fizer (A-59). Ganha o total mais
    alto.
schedule-round-hands = { $count ->
    [one] Ronda { $number } · partida { $first }
   *[other] Ronda { $number } · partidas { $first } a { $last }
}
schedule-table-number = Mesa { $number }
## Antes dos números das partidas em que cada lugar dá as cartas.
schedule-deals = Dá
schedule-deals-hands = { $count ->
    [one] partida { $hands }
   *[other] partidas { $hands }
}
schedule-sits-out = De fora: { $names }

## Títulos de colunas

schedule-north = Norte
schedule-east = Este
schedule-south = Sul
schedule-west = Oeste
schedule-hand = Partida
schedule-round = Ronda
schedule-table = Mesa
schedule-dealer = Quem dá
schedule-out = De fora
schedule-no-plan = Não há plano para { $players } jogadores: todos têm de fazer par com todos, quatro a cada mesa, e fica de fora no máximo um. Há para 4, 5, 8, 9, 12, 13 e assim por diante até 41 jogadores; os mais próximos: { $nearest }. Com qualquer número se pode jogar um torneio individual: penult score --tournament FICHEIRO

## Classificação de um torneio. $number é um número de rondas.

tournament-standings = { $number ->
    [0] Classificação antes da primeira ronda
    [one] Classificação depois de uma ronda
   *[other] Classificação depois de { $number } rondas
}
## A meio de uma ronda, enquanto faltam resultados.
tournament-standings-during = Classificação durante a ronda { $number }
tournament-standings-final = { $number ->
    [one] Classificação final depois de uma ronda
   *[other] Classificação final depois de { $number } rondas
}
tournament-rank = Posição
tournament-name = Nome
tournament-points = Pontos
tournament-won = Partidas ganhas
tournament-strength = Adversários
tournament-penalty = Penalidade
## O que vem ao lado de um nome: essa pessoa saiu do torneio, ou joga em vez de outras ($before).
tournament-left = saiu
tournament-before = antes: { $before }
## O título de uma coluna com isto.
tournament-remark = Observações
tournament-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
## Quem ganhou. $names são outros com os mesmos pontos, na segunda mensagem, ou todos os vencedores, na terceira.
tournament-wins = { $who } ganha o torneio com { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
tournament-wins-among = { $who } ganha o torneio com { $points ->
    [one] um ponto
   *[other] { $points } pontos
}. Com os mesmos pontos: { $names }. { $by ->
    [won] Decidiram as partidas ganhas.
    [strength] Decidiram os pontos dos adversários.
   *[lot] Decidiu o sorteio.
}
tournament-win-together = Partilham o primeiro lugar com { $points ->
    [one] um ponto
   *[other] { $points } pontos
} (A-62): { $names }.
tournament-lowest =
    Os pontos são os das cartas que ficaram na mão: vai à frente o total mais baixo (R-58). Quem falta a uma
    ronda soma tanto como o jogador com mais pontos nessa ronda.
## $names são jogadores, cada um com um número de partidas.
tournament-voids = Uma partida nula não soma nada a quem estava nessa mesa. Partidas nulas: { $names }.
tournament-ties =
    Com pontos iguais, decidem as partidas ganhas, depois a média dos pontos de todos os adversários
    encontrados, depois o sorteio feito à entrada. As penalidades estão incluídas nos pontos, mas não nos
    dos adversários.
## Beside it, where somebody missed a round.
tournament-ties-missed = Uma ronda a que um adversário faltou conta para isto com a sua média.
tournament-shared = Totais iguais partilham a posição (A-62). As penalidades estão incluídas nos pontos.

## Quem se senta onde. $number é uma ronda.

tournament-seats = Lugares
tournament-seat = Lugar
tournament-round = Ronda { $number }
tournament-first-deals = Em cada mesa dá primeiro quem vem primeiro na lista; depois passa a dar quem está à esquerda.
tournament-partners-sit =
    Cada um senta-se em frente do seu par (R-63). Norte dá primeiro; depois passa a dar quem está à esquerda (A-76).

## Outras páginas e os títulos das suas colunas; “Na mão” são os pontos que ficaram na mão.

tournament-results = Resultados
tournament-hands = Partidas
tournament-log = Registo
tournament-hand-won = Ganhou
tournament-cards = Cartas
tournament-left-over = Na mão
tournament-line = Linha
tournament-when = Quando
tournament-by = Assinado por
tournament-what = Anotação
## $tables is a list of numbers.
tournament-only-totals = Destas mesas só foram registados os totais, não as partidas: { $tables }.

## O registo de um torneio. $number é uma ronda, $table uma mesa, $hand uma partida, $who um jogador. $left são os pontos
## que ficaram nas mãos, $points e $won o que cada um tem, com os nomes antes dos números.

tournament-entered = { $who } entra.
tournament-dropped = { $who } sai.
tournament-returned = { $who } volta.
tournament-renamed = { $who } passa a chamar-se { $name }.
tournament-substituted = { $name } continua a jogar em vez de { $who }.
tournament-drawn = { $count ->
    [one] A ronda seguinte está sorteada: uma mesa.
   *[other] A ronda seguinte está sorteada: { $count } mesas.
}
tournament-played = Ronda { $number }, mesa { $table }, partida { $hand }: ganhou { $who }. Pontos nas mãos: { $left }.
tournament-void-hand = Ronda { $number }, mesa { $table }, partida { $hand }: nula ({ $rule }).
tournament-totaled = Ronda { $number }, mesa { $table }: pontos { $points }; partidas ganhas { $won }.
tournament-penalized = { $who }: penalidade de { $points ->
    [one] um ponto
   *[other] { $points } pontos
}. Motivo: { $why }
tournament-agreed = { $count ->
    [0] A partir de agora são as rondas que quiserem.
    [one] A partir de agora está combinada uma ronda.
   *[other] A partir de agora estão combinadas { $count } rondas.
}
tournament-ended = O torneio está encerrado.
tournament-corrected = A linha { $line } deve ler-se: { $act } Motivo: { $why }
tournament-struck = A linha { $line } está riscada. Motivo: { $why }
tournament-undone = A linha { $line } está desfeita.

## A direção de um torneio, linha a linha.
## As palavras que se podem escrever; também se entendem em inglês.

tournament-word = { $word ->
    [draw] sortear
    [seats] lugares
    [totals] totais
    [standings] classificação
    [penalty] penalidade
    [late] entra
    [drop] desiste
    [return] regressa
    [rename] renomear
    [substitute] substituir
    [rounds] rondas
    [end] encerrar
    [strike] riscar
    [log] registo
   *[other] { score-word }
}
## O que se pode exportar; as outras palavras são as que se podem escrever.
tournament-export = { $word ->
    [results] resultados
    [hands] partidas
   *[other] { tournament-word }
}
## O que cada palavra faz; vem depois da palavra.
tournament-about = { $word ->
    [draw] sorteia a ronda seguinte, quando já há todos os resultados
    [seats] mostra quem se senta onde; lugares 1 mostra a ronda 1
    [totals] regista de uma vez todas as partidas de uma mesa: pontos e partidas ganhas
    [standings] mostra quem vai à frente e o que decide os empates
    [correct] regista de novo um resultado da mesa 2: corrigir 2; da ronda 1: corrigir 1 2
    [penalty] tira pontos a um jogador: penalidade Ana 10 chegou tarde
    [late] entra mais alguém: entra Zoé
    [drop] alguém sai depois desta ronda: desiste Ana
    [return] volta alguém que tinha saído: regressa Ana
    [rename] corrige um nome: renomear Ana Anna; com uma vírgula se o nome tiver várias palavras
    [substitute] com troca de pares, alguém joga em vez de outro: substituir Ana Zoé
    [rounds] diz quantas rondas vão ser, também depois da última: rondas 6; 0 são as que quiserem
    [end] encerra o torneio, quando já há todos os resultados, e diz quem ganhou
    [strike] risca uma linha do registo: riscar 14
    [log] mostra o que foi registado, por quem e quando; registo 9 mostra as últimas nove linhas
    [export] escreve classificação, lugares, resultados, partidas ou registo num ficheiro (.csv, .json, .html, .txt): exportar partidas noite.csv
    [back] volta à resposta anterior; na primeira, deixa a mesa sem registar nada
   *[other] { score-about }
}
tournament-help = Sorteia uma ronda. Quando uma mesa traz um resultado, escreve o número dela.
    Depois diz, partida a partida, quem ficou sem cartas e o que os outros têm na mão, em cartas (R7 GS W4) ou em pontos
    (77); ou escreve totais e regista de uma vez todas as partidas da mesa. Tudo fica guardado assim que é registado.
    Também podes escrever:

## Antes da primeira ronda

tournament-welcome = O Penult conduz o teu torneio. Escreve ? para teres ajuda.
tournament-ask-players = Quem joga? Escreve os nomes, separados por vírgulas:
## $count é o número de nomes até agora.
tournament-ask-more = { $count ->
    [one] Um nome. Escreve mais, ou Enter para continuar:
   *[other] { $count } nomes. Escreve mais, ou Enter para continuar:
}
tournament-ask-kind = Como se joga? Escreve o número; Enter escolhe o 1:
tournament-alone = Cada um por si: encontram-se os que vão a par na classificação (sistema suíço).
tournament-partners = Com troca de pares: cada um joga com todos os outros, em { $number } rondas.
tournament-ask-score = Como conta uma partida? Escreve o número; Enter escolhe o 1:
tournament-winner-takes = Quem fica sem cartas soma o que todos os outros têm na mão; vai à frente o total mais alto (R-55).
tournament-all-add = Cada um soma o que lhe fica na mão; vai à frente o total mais baixo (R-58).
## $usual é o que vale Enter.
tournament-ask-size = Quantos devem sentar-se a cada mesa? Enter escolhe { $usual }:
tournament-ask-hands = Quantas partidas tem uma ronda? Enter escolhe { $usual }:
tournament-ask-rounds = Quantas rondas vão ser? 0 são as que quiserem; Enter escolhe { $usual }:
## $number jogadores sentam-se a $count mesas; $sizes são os seus tamanhos.
tournament-sizes = { $count ->
    [one] Os { $number } jogadores sentam-se a uma só mesa: ninguém fica de fora, e uma mesa tem de três a dez.
   *[other] Os { $number } jogadores sentam-se a { $count } mesas, de { $sizes }: ninguém fica de fora, e uma mesa tem de três a dez.
}
tournament-goes-on = { $number ->
    [0] O torneio de { $count } jogadores continua, antes da primeira ronda.
   *[other] O torneio de { $count } jogadores continua, na ronda { $number }.
}
tournament-is-over = { $number ->
    [one] O torneio de { $count } jogadores acabou, depois de uma ronda.
   *[other] O torneio de { $count } jogadores acabou, depois de { $number } rondas.
}
## Quem fica escrito ao lado de cada linha do registo.
tournament-signs = Quem assina o registo: { $who }. Outro nome dá-se com --by NOME.

## Uma ronda. $tables é uma lista de números.

tournament-ask-draw = Escreve sortear para a ronda { $number }, ou outra palavra (? mostra-as):
tournament-ask-leave = O torneio acabou. Enter para sair, ou outra palavra (? mostra-as):
tournament-ask-table = Ronda { $number }. Faltam resultados destas mesas: { $tables }. Qual traz o seu? Escreve o número:
tournament-hand = Ronda { $number }, mesa { $table }, partida { $hand } de { $last }. { $who } dá as cartas. { $players }
tournament-ask-totals = Pontos e partidas ganhas de { $who }, como 120 2:
tournament-ask-totals-again = Pontos e partidas ganhas de { $who }; Enter mantém { $text }:
tournament-totals-line = { $who }: { $points ->
    [one] um ponto
   *[other] { $points } pontos
}, { $won ->
    [0] nenhuma partida ganha
    [one] uma partida ganha
   *[other] { $won } partidas ganhas
}.
tournament-totals-void = { $count ->
    [one] Uma partida foi nula: ninguém a ganhou.
   *[other] { $count } partidas foram nulas: ninguém as ganhou.
}
tournament-ask-right = Está certo? Enter regista; qualquer outra coisa pergunta de novo:
tournament-table-done = A mesa { $table } está completa.
tournament-plan-complete = O plano está completo: cada um jogou com todos os outros. Outro sorteio recomeça-o (R-65); encerrar acaba o torneio.
tournament-not-understood = “{ $text }” não se entende aqui. Escreve ? para teres ajuda.

## Correções

tournament-ask-table-again = Que mesa? Escreve o número; se for de uma ronda anterior, primeiro a ronda, como 1 2:
tournament-ask-hand-again = Que partida? Escreve um número até { $last }:
tournament-ask-why = Porquê? Ficará no registo ({ $back } deixa tudo como estava):
## $text é o que diz a linha.
tournament-striking = A linha { $line } diz: { $text }
tournament-taken-back = Desfeito: { $text }

## O que não se pode registar, e porquê. $number é uma ronda ou uma linha do registo, $table uma mesa; $most, $least e
## $last são números, $count quantos há aqui; $name é um jogador, $allowed uma lista de números.

tournament-refused = Isto não se pode registar.
    .results_missing = { $count ->
        [one] A ronda { $number } não acabou: faltam resultados da mesa { $tables }.
       *[other] A ronda { $number } não acabou: faltam resultados das mesas { $tables }.
    }
    .too_few = { $count ->
        [0] Falta dizer quem joga; são precisos { $least } jogadores ou mais.
        [one] Uma só pessoa não chega; são precisos { $least } jogadores ou mais.
       *[other] { $count } jogadores não chegam; são precisos { $least } ou mais.
    }
    .hall_full = Não podem entrar mais de { $most } jogadores.
    .no_plan = Não há um plano de troca de pares para { $count } jogadores, só para { $allowed }.
    .plan_holds = { $name } não pode entrar nem sair: o plano vale para os { $count } que começaram. Alguém pode jogar em vez de outro: substituir Ana Zoé.
    .has_left = { $name } já tinha saído.
    .is_here = { $name } não saiu.
    .own_points = Ninguém joga em vez de outro quando cada um joga por si. Escreve desiste e entra; renomear corrige um nome.
    .over = { $count ->
        [one] O torneio acabou, depois de uma ronda.
       *[other] O torneio acabou, depois de { $count } rondas.
    }
    .too_many_won = São { $count } partidas ganhas; uma ronda só tem { $most }.
    .too_many_points = São { $count } pontos; todas as partidas de uma ronda juntas não têm mais de { $most }.
    .unwon = { $name } tem pontos e não ganhou nenhuma partida; só soma pontos quem ganha uma partida.
    .pair_unwon = { $first } e { $second } têm pontos e não ganharam nenhuma partida; só soma pontos o par que ganha uma partida.
    .nobody_won = Alguém tem pontos, mas ninguém ganhou uma partida. Diz quantas partidas ganhou cada um.
    .won_all = { $name } ganhou todas as partidas e por isso não tem pontos; aqui são { $count }. O primeiro número são os pontos, o segundo as partidas ganhas.
    .no_points = Uma penalidade é de um ponto ou mais; esta é de { $count }.
    .high_penalty = Uma penalidade é de { $most } pontos no máximo.
    .too_few_rounds = { $least ->
        [one] Já foi sorteada uma ronda; não pode haver menos.
       *[other] Já foram sorteadas { $least } rondas; não pode haver menos.
    }
    .rounds_of_a_plan = Com troca de pares, o plano diz quantas rondas são. Depois do fim, outro sorteio recomeça-o.
    .not_a_number = “{ $text }” não serve. { $most ->
        [1] Escreve 1.
       *[other] Escreve um número inteiro de { $least } a { $most }.
    }
    .not_totals = “{ $text }” não são totais. Escreve dois números, pontos e partidas ganhas: 120 2.
    .not_a_penalty = “{ $text }” não é uma penalidade. Escreve um nome, os pontos e o motivo: Ana 10 chegou tarde.
    .no_new_name = “{ $text }” não é um nome e um nome novo. Escreve os dois: Ana Anna, ou com uma vírgula: Ana Luz, Anna Luz.
    .lone_word = “{ $text }” não chega como motivo. Diz em poucas palavras porquê.
    .no_reason = Uma correção precisa de um motivo, para que outros a entendam depois.
    .long_text = Isto tem { $count } letras; escreve { $most } ou menos.
    .unwritable = Há aqui um carácter que não se vê e não se pode escrever: { $letter }.
    .no_sitting = Ainda não foi sorteada nenhuma ronda.
    .no_table = Escreve primeiro o número de uma mesa.
    .no_such_table = “{ $text }” não é uma das mesas cujos resultados faltam: { $allowed }.
    .no_result = Nada foi registado da mesa { $table } na ronda { $number }.
    .some_hands = Já há partidas registadas da mesa { $table }. Continua partida a partida, ou desfaz isso primeiro.
    .no_such_line = O registo não tem linha { $number }; as linhas vão de 1 a { $last }.
    .taken_back = A linha { $number } já está desfeita.
    .of_a_correction = A linha { $number } é uma correção. Corrige a linha de que ela fala: { $line }.
    .earlier_sitting = A linha { $number } sorteou uma ronda a que se seguiram outras. Só a última ronda se pode riscar.
    .impossible = Assim, o que foi registado depois não teria sido possível.
    .nothing_to_undo = Não há nada para desfazer.
    .log_full = O registo está cheio: tem { $most } linhas.
    .log_too_long = O registo está cheio: tem { $most } caracteres.
    .no_export = “{ $text }” não serve de nome para exportar. Escreve um nome de ficheiro que acabe em .csv, .json, .html ou .txt.
    .own_file = O ficheiro { $path } guarda uma pontuação: uma exportação nunca ocupa o seu lugar. Dá outro nome.
