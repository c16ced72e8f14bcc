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
    Os pares sentam-se frente a frente: Norte e Sul, Este e Oeste (R-63). Começa-se no sentido horário, de
    Norte para Este. Norte dá na primeira partida de uma ronda, depois o jogador seguinte no sentido horário
    (A-76). Os dois parceiros apontam todos os pontos que a sua equipa marca (A-59). Ganha o total mais alto.
schedule-round-hands = { $count ->
    [1] Ronda { $number } · partida { $first }
   *[other] Ronda { $number } · partidas { $first } a { $last }
}
schedule-table-number = Mesa { $number }
## Antes dos números das partidas em que cada lugar dá as cartas.
schedule-deals = Dá
schedule-deals-hands = { $count ->
    [1] partida { $hands }
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
schedule-no-plan = Não há calendário para { $players } jogadores. Todos têm de fazer par com todos, com quatro em cada mesa e no máximo um de fora. Dá com 4, 5, 8, 9, 12, 13 e assim por diante, até 41 jogadores; os mais próximos: { $nearest }. Com qualquer número de jogadores, cada um pode jogar por si: penult score --tournament FICHEIRO

## Classificação de um torneio. $number é um número de rondas.

tournament-standings = { $number ->
    [0] Classificação antes da primeira ronda
    [1] Classificação depois de uma ronda
   *[other] Classificação depois de { $number } rondas
}
## A meio de uma ronda, enquanto faltam resultados.
tournament-standings-during = Classificação durante a ronda { $number }
tournament-standings-final = { $number ->
    [1] Classificação final depois de uma ronda
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
tournament-wins = { $points ->
    [1] { $who } ganhou o torneio com um ponto.
   *[other] { $who } ganhou o torneio com { $points } pontos.
}
tournament-wins-among = { $points ->
    [1] { $by ->
        [won] { $who } ganhou o torneio com um ponto. Com os mesmos pontos: { $names }. Decidiram as partidas ganhas.
        [strength] { $who } ganhou o torneio com um ponto. Com os mesmos pontos: { $names }. Decidiram os pontos dos adversários.
       *[lot] { $who } ganhou o torneio com um ponto. Com os mesmos pontos: { $names }. Decidiu o sorteio.
    }
   *[other] { $by ->
        [won] { $who } ganhou o torneio com { $points } pontos. Com os mesmos pontos: { $names }. Decidiram as partidas ganhas.
        [strength] { $who } ganhou o torneio com { $points } pontos. Com os mesmos pontos: { $names }. Decidiram os pontos dos adversários.
       *[lot] { $who } ganhou o torneio com { $points } pontos. Com os mesmos pontos: { $names }. Decidiu o sorteio.
    }
}
tournament-win-together = { $points ->
    [1] Vitória partilhada, com um ponto cada (A-62): { $names }.
   *[other] Vitória partilhada, com { $points } pontos cada (A-62): { $names }.
}
tournament-lowest =
    Marcas o que te resta na mão, por isso vai à frente o total mais baixo (R-58). Se faltares a uma ronda,
    ficas com tantos pontos como o jogador que marcou mais nela.
## $names são jogadores, cada um com um número de partidas.
tournament-voids = Numa partida nula ninguém marca pontos. Partidas nulas: { $names }.
tournament-ties =
    Os empates decidem-se pelas partidas ganhas, depois pela média dos pontos de todos os adversários
    encontrados, depois pelo sorteio feito no início. As penalidades contam nos teus pontos, mas não nos dos
    adversários.
## Beside it, where somebody missed a round.
tournament-ties-missed = Para isto, uma ronda a que um adversário faltou vale a média dessa ronda.
tournament-shared = Totais iguais partilham a posição (A-62). As penalidades estão incluídas nos pontos.

## Quem se senta onde. $number é uma ronda.

tournament-seats = Lugares
tournament-seat = Lugar
tournament-round = Ronda { $number }
tournament-first-deals = Em cada mesa dá primeiro o primeiro da lista, depois o seguinte no sentido horário.
tournament-partners-sit =
    Os pares sentam-se frente a frente (R-63). Norte dá primeiro, depois o seguinte no sentido horário (A-76).

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
tournament-only-totals = Estas mesas só registaram totais, não as partidas uma a uma: { $tables }.

## O registo de um torneio. $number é uma ronda, $table uma mesa, $hand uma partida, $who um jogador. $left são os pontos
## que ficaram nas mãos, $points e $won o que cada um tem, com os nomes antes dos números.

tournament-entered = { $who } entrou.
tournament-dropped = { $who } saiu.
tournament-returned = { $who } voltou.
tournament-renamed = { $who } agora chama-se { $name }.
tournament-substituted = { $name } ficou no lugar de { $who }.
tournament-drawn = { $count ->
    [1] A ronda seguinte foi sorteada: uma mesa.
   *[other] A ronda seguinte foi sorteada: { $count } mesas.
}
tournament-played = Ronda { $number }, mesa { $table }, partida { $hand }: { $who } ganhou. Pontos na mão: { $left }.
tournament-void-hand = Ronda { $number }, mesa { $table }, partida { $hand }: nula ({ $rule }).
tournament-totaled = Ronda { $number }, mesa { $table }: pontos { $points }, partidas ganhas { $won }.
tournament-penalized = { $points ->
    [1] { $who } teve uma penalidade de um ponto. Motivo: { $why }
   *[other] { $who } teve uma penalidade de { $points } pontos. Motivo: { $why }
}
tournament-agreed = { $count ->
    [0] Número de rondas alterado: as que quiserem.
    [1] Número de rondas alterado: uma.
   *[other] Número de rondas alterado: { $count }.
}
tournament-ended = O torneio acabou.
tournament-corrected = A linha { $line } deve ler-se: { $act } Motivo: { $why }
tournament-struck = A linha { $line } foi riscada. Motivo: { $why }
tournament-undone = A linha { $line } foi desfeita.

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
    [draw] sorteia a ronda seguinte, quando houver todos os resultados
    [seats] mostra quem se senta onde; lugares 1 mostra a ronda 1
    [totals] regista uma mesa inteira de uma vez, em pontos e partidas ganhas
    [standings] mostra quem vai à frente e como se decidem os empates
    [correct] corrige um resultado da mesa 2: corrigir 2; da mesa 2 na ronda 1: corrigir 1 2
    [penalty] dá uma penalidade a um jogador: penalidade Ana 10 chegou tarde
    [late] junta um jogador: entra Zoé
    [drop] tira um jogador depois desta ronda: desiste Ana
    [return] traz um jogador de volta: regressa Ana
    [rename] muda um nome: renomear Ana Anna, ou com vírgula para nomes mais compridos: renomear Ana Luz, Anna Luz
    [substitute] com troca de pares, põe Zoé no lugar de Ana: substituir Ana Zoé
    [rounds] muda o número de rondas, mesmo depois da última: rondas 6; 0 são as que quiserem
    [end] encerra o torneio, quando houver todos os resultados, e diz quem ganhou
    [strike] risca uma linha do registo: riscar 14
    [log] mostra quem registou o quê e quando; registo 9 mostra as últimas nove linhas
    [export] guarda classificação, lugares, resultados, partidas ou registo num ficheiro (.csv, .json, .html, .txt): exportar partidas noite.csv
    [back] volta uma resposta atrás; na primeira, deixa a mesa sem registar nada
   *[other] { score-about }
}
tournament-help = Sorteia uma ronda. Quando uma mesa trouxer o resultado, escreve o número da mesa.
    Depois escreve, partida a partida, quem ficou sem cartas e o que os outros têm na mão, em cartas (R7 GS W4) ou em pontos (77).
    Ou escreve totais e regista a mesa inteira de uma vez. Tudo fica logo guardado.
    Também podes escrever:

## Antes da primeira ronda

tournament-welcome = O Penult gere o teu torneio. Escreve ? para ajuda.
tournament-ask-players = Quem joga? Escreve os nomes, separados por vírgulas:
## $count é o número de nomes até agora.
tournament-ask-more = { $count ->
    [1] Um nome. Escreve mais, ou Enter para continuar:
   *[other] { $count } nomes. Escreve mais, ou Enter para continuar:
}
tournament-ask-kind = Como querem jogar? Escreve o número, ou Enter para 1:
tournament-alone = Cada um por si: encontram-se os que têm resultados parecidos (sistema suíço).
tournament-partners = Com troca de pares: todos fazem par com todos, em { $number } rondas.
tournament-ask-score = Como se contam os pontos de uma partida? Escreve o número, ou Enter para 1:
tournament-winner-takes = Quem ganha marca o que os outros têm na mão. Vai à frente o total mais alto (R-55).
tournament-all-add = Cada um marca o que lhe resta na mão. Vai à frente o total mais baixo (R-58).
## $usual é o que vale Enter.
tournament-ask-size = Quantos jogadores em cada mesa? Enter para { $usual }:
tournament-ask-hands = Quantas partidas por ronda? Enter para { $usual }:
tournament-ask-rounds = Quantas rondas? 0 são as que quiserem. Enter para { $usual }:
## $number jogadores sentam-se a $count mesas; $sizes são os seus tamanhos.
tournament-sizes = { $count ->
    [1] Os { $number } jogadores sentam-se a uma só mesa, por isso ninguém fica de fora. Uma mesa tem de três a dez jogadores.
   *[other] Os { $number } jogadores sentam-se a { $count } mesas, de { $sizes }, por isso ninguém fica de fora. Uma mesa tem de três a dez jogadores.
}
tournament-goes-on = { $number ->
    [0] O torneio de { $count } jogadores continua, antes da primeira ronda.
   *[other] O torneio de { $count } jogadores continua, na ronda { $number }.
}
tournament-is-over = { $number ->
    [1] O torneio de { $count } jogadores acabou, depois de uma ronda.
   *[other] O torneio de { $count } jogadores acabou, depois de { $number } rondas.
}
## Quem fica escrito ao lado de cada linha do registo.
tournament-signs = { $who } assina o registo. Para assinar com outro nome, usa --by NOME.

## Uma ronda. $tables é uma lista de números.

tournament-ask-draw = Escreve sortear para sortear a ronda { $number }, ou outro comando (? mostra-os):
tournament-ask-leave = O torneio acabou. Carrega em Enter para sair, ou escreve um comando (? mostra-os):
tournament-ask-table = Ronda { $number }. Ainda faltam: { $tables }. Que mesa tem o resultado? Escreve o número:
tournament-hand = Ronda { $number }, mesa { $table }, partida { $hand } de { $last }. { $who } dá as cartas. { $players }
tournament-ask-totals = Pontos e partidas ganhas de { $who }, como 120 2:
tournament-ask-totals-again = Pontos e partidas ganhas de { $who }. Enter mantém { $text }:
tournament-totals-line = { $points ->
    [1] { $won ->
        [0] { $who }: um ponto, nenhuma partida ganha.
        [1] { $who }: um ponto, uma partida ganha.
       *[other] { $who }: um ponto, { $won } partidas ganhas.
    }
   *[other] { $won ->
        [0] { $who }: { $points } pontos, nenhuma partida ganha.
        [1] { $who }: { $points } pontos, uma partida ganha.
       *[other] { $who }: { $points } pontos, { $won } partidas ganhas.
    }
}
tournament-totals-void = { $count ->
    [1] Uma partida foi nula: ninguém a ganhou.
   *[other] { $count } partidas foram nulas: ninguém as ganhou.
}
tournament-ask-right = Está certo? Carrega em Enter para guardar, ou escreve outra coisa qualquer para mudar:
tournament-table-done = A mesa { $table } está completa.
tournament-plan-complete = Todos fizeram par com todos. Escreve sortear para recomeçar (R-65), ou encerrar para acabar o torneio.
tournament-not-understood = “{ $text }” não é um comando aqui. Escreve ? para ajuda.

## Correções

tournament-ask-table-again = Qual mesa? Escreve o número. Se for de uma ronda anterior, escreve primeiro a ronda, como 1 2:
tournament-ask-hand-again = Qual partida? Escreve um número até { $last }:
tournament-ask-why = Porquê? O motivo fica no registo ({ $back } não muda nada):
## $text é o que diz a linha.
tournament-striking = A linha { $line } diz: { $text }
tournament-taken-back = Desfeito: { $text }

## O que não se pode registar, e porquê. $number é uma ronda ou uma linha do registo, $table uma mesa; $most, $least e
## $last são números, $count quantos há aqui; $name é um jogador, $allowed uma lista de números.

tournament-refused = Isso não se pode registar.
    .results_missing = { $count ->
        [1] A ronda { $number } não acabou: ainda falta a mesa { $tables }.
       *[other] A ronda { $number } não acabou: ainda faltam as mesas { $tables }.
    }
    .too_few = { $count ->
        [0] Falta dizer quem joga: são precisos pelo menos { $least } jogadores.
        [1] Um jogador não chega: são precisos pelo menos { $least }.
       *[other] { $count } jogadores não chegam: são precisos pelo menos { $least }.
    }
    .hall_full = Há lugar para { $most } jogadores no máximo.
    .no_plan = A troca de pares não dá com { $count } jogadores, só com { $allowed }.
    .plan_holds = { $name } não pode entrar nem sair, porque o calendário é para { $count } jogadores. Mas alguém pode ficar no lugar de outro: substituir Ana Zoé.
    .has_left = { $name } já saiu.
    .is_here = { $name } não saiu.
    .own_points = Aqui cada um joga por si, por isso ninguém pode ficar no lugar de outro. Escreve antes desiste e entra; renomear muda um nome.
    .over = { $count ->
        [1] O torneio acabou, depois de uma ronda.
       *[other] O torneio acabou, depois de { $count } rondas.
    }
    .too_many_won = São { $count } partidas ganhas, mas uma ronda só tem { $most }.
    .too_many_points = São { $count } pontos, mas todas as partidas de uma ronda juntas têm no máximo { $most }.
    .unwon = { $name } tem pontos mas não ganhou nenhuma partida. Só marca quem ganha uma partida.
    .pair_unwon = { $names } têm pontos mas não ganharam nenhuma partida. Só marcam os pares que ganham uma partida.
    .nobody_won = Há pontos, mas ninguém ganhou uma partida. Escreve quantas partidas ganhou cada jogador.
    .won_all = { $name } ganhou todas as partidas, por isso não tem pontos, mas aqui são { $count }. O primeiro número são os pontos, o segundo as partidas ganhas.
    .no_points = Uma penalidade é de um ponto ou mais, mas esta é de { $count }.
    .high_penalty = Uma penalidade é de { $most } pontos no máximo.
    .too_few_rounds = { $least ->
        [1] Já foi sorteada uma ronda, por isso não podem ser menos.
       *[other] Já foram sorteadas { $least } rondas, por isso não podem ser menos.
    }
    .rounds_of_a_plan = Com troca de pares, é o calendário que diz quantas rondas há. Quando acabar, escreve sortear para recomeçar.
    .not_a_number = { $most ->
        [1] “{ $text }” não serve. Escreve 1.
       *[other] “{ $text }” não serve. Escreve um número inteiro de { $least } a { $most }.
    }
    .not_totals = “{ $text }” não serve. Escreve dois números, pontos e partidas ganhas: 120 2.
    .not_a_penalty = “{ $text }” não é uma penalidade. Escreve um nome, os pontos e o motivo: Ana 10 chegou tarde.
    .no_new_name = “{ $text }” não é um nome antigo e um novo. Escreve os dois: Ana Anna, ou com vírgula: Ana Luz, Anna Luz.
    .lone_word = “{ $text }” é pouco para um motivo. Usa algumas palavras.
    .no_reason = Uma correção precisa de um motivo, para os outros a perceberem depois.
    .long_text = Isto tem { $count } letras. Usa { $most } ou menos.
    .unwritable = Isto tem um carácter invisível que não se pode guardar: { $letter }. Escreve outra vez sem ele.
    .no_sitting = Ainda não foi sorteada nenhuma ronda.
    .no_table = Escreve primeiro o número de uma mesa.
    .no_such_table = “{ $text }” não é uma das mesas que ainda faltam: { $allowed }.
    .no_result = Ainda não foi registado nada da mesa { $table } na ronda { $number }.
    .some_hands = Já há partidas registadas da mesa { $table }. Continua partida a partida, ou desfaz isso primeiro.
    .no_such_line = O registo não tem linha { $number }. Escolhe uma de 1 a { $last }.
    .taken_back = A linha { $number } já foi desfeita.
    .of_a_correction = A linha { $number } é uma correção. Corrige antes a linha de que ela fala: { $line }.
    .earlier_sitting = A linha { $number } sorteou uma ronda anterior. Só podes riscar a última ronda.
    .impossible = Com esta alteração, registos posteriores não seriam possíveis.
    .nothing_to_undo = Não há nada para desfazer.
    .log_full = O registo está cheio: tem { $most } linhas.
    .log_too_long = O registo está cheio: tem { $most } caracteres.
    .no_export = “{ $text }” não serve como nome de ficheiro. Tem de acabar em .csv, .json, .html ou .txt.
    .own_file = O ficheiro { $path } tem pontos guardados, por isso uma exportação não o pode substituir. Escolhe outro nome.
