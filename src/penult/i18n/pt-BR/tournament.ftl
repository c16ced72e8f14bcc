## O português do Brasil: só o que se diz de outro modo do que em pt.

schedule-title = Troca de duplas: { $players } jogadores
schedule-rounds = Fases
schedule-hands-a-round = Rodadas por fase
schedule-hands-a-player = Rodadas por jogador
schedule-with-each = Rodadas com cada parceiro
schedule-against-each = Rodadas contra cada jogador
schedule-manners =
    As duplas se sentam frente a frente: Norte e Sul, Leste e Oeste (R-63). Começa-se no sentido horário, de
    Norte para Leste. Norte dá as cartas na primeira rodada de uma fase, depois o próximo jogador no sentido
    horário (A-76). Os dois da dupla anotam todos os pontos que ela marca (A-59). Ganha o total mais alto.
schedule-round-hands = { $count ->
    [1] Fase { $number } · rodada { $first }
   *[other] Fase { $number } · rodadas { $first } a { $last }
}
schedule-deals = Dá as cartas
schedule-deals-hands = { $count ->
    [1] rodada { $hands }
   *[other] rodadas { $hands }
}
schedule-east = Leste
schedule-hand = Rodada
schedule-round = Fase
schedule-dealer = Dá as cartas
schedule-no-plan = Não há tabela para { $players } jogadores. Todos têm que fazer dupla com todos, com quatro em cada mesa e no máximo um de fora. Dá certo com 4, 5, 8, 9, 12, 13 e assim por diante, até 41 jogadores; os mais próximos: { $nearest }. Com qualquer número de jogadores, cada um pode jogar por si: penult score --tournament ARQUIVO
tournament-standings = { $number ->
    [0] Classificação antes da primeira fase
    [1] Classificação depois de uma fase
   *[other] Classificação depois de { $number } fases
}
tournament-standings-during = Classificação durante a fase { $number }
tournament-standings-final = { $number ->
    [1] Classificação final depois de uma fase
   *[other] Classificação final depois de { $number } fases
}
tournament-won = Rodadas ganhas
tournament-wins-among = { $points ->
    [1] { $by ->
        [won] { $who } ganhou o torneio com um ponto. Com os mesmos pontos: { $names }. Decidiram as rodadas ganhas.
        [strength] { $who } ganhou o torneio com um ponto. Com os mesmos pontos: { $names }. Decidiram os pontos dos adversários.
       *[lot] { $who } ganhou o torneio com um ponto. Com os mesmos pontos: { $names }. Decidiu o sorteio.
    }
   *[other] { $by ->
        [won] { $who } ganhou o torneio com { $points } pontos. Com os mesmos pontos: { $names }. Decidiram as rodadas ganhas.
        [strength] { $who } ganhou o torneio com { $points } pontos. Com os mesmos pontos: { $names }. Decidiram os pontos dos adversários.
       *[lot] { $who } ganhou o torneio com { $points } pontos. Com os mesmos pontos: { $names }. Decidiu o sorteio.
    }
}
tournament-win-together = { $points ->
    [1] Vitória dividida, com um ponto cada (A-62): { $names }.
   *[other] Vitória dividida, com { $points } pontos cada (A-62): { $names }.
}
tournament-lowest =
    Você marca o que sobra na sua mão, então lidera o total mais baixo (R-58). Se faltar a uma fase, você fica
    com tantos pontos quanto o jogador que mais marcou nela.
tournament-voids = Em uma rodada nula ninguém marca pontos. Rodadas nulas: { $names }.
tournament-ties =
    Os empates se decidem pelas rodadas ganhas, depois pela média de pontos de todos os adversários
    enfrentados, depois pelo sorteio feito no início. As penalidades contam nos seus pontos, mas não nos dos
    adversários.
tournament-ties-missed = Para isto, uma fase a que um adversário faltou vale a média dessa fase.
tournament-shared = Totais iguais dividem a posição (A-62). As penalidades estão incluídas nos pontos.
tournament-round = Fase { $number }
tournament-first-deals = Em cada mesa, o primeiro da lista dá as cartas primeiro, depois o próximo no sentido horário.
tournament-partners-sit =
    As duplas se sentam frente a frente (R-63). Norte dá as cartas primeiro, depois o próximo no sentido horário (A-76).
tournament-hands = Rodadas
tournament-log = Registro
tournament-only-totals = Estas mesas só registraram totais, não rodada por rodada: { $tables }.
tournament-renamed = { $who } agora se chama { $name }.
tournament-drawn = { $count ->
    [1] A próxima fase foi sorteada: uma mesa.
   *[other] A próxima fase foi sorteada: { $count } mesas.
}
tournament-played = Fase { $number }, mesa { $table }, rodada { $hand }: { $who } ganhou. Pontos na mão: { $left }.
tournament-void-hand = Fase { $number }, mesa { $table }, rodada { $hand }: nula ({ $rule }).
tournament-totaled = Fase { $number }, mesa { $table }: pontos { $points }, rodadas ganhas { $won }.
tournament-penalized = { $points ->
    [1] { $who } levou uma penalidade de um ponto. Motivo: { $why }
   *[other] { $who } levou uma penalidade de { $points } pontos. Motivo: { $why }
}
tournament-agreed = { $count ->
    [0] Número de fases alterado: quantas vocês quiserem.
    [1] Número de fases alterado: uma.
   *[other] Número de fases alterado: { $count }.
}
tournament-word = { $word ->
    [draw] sortear
    [seats] lugares
    [totals] totais
    [standings] classificação
    [penalty] penalidade
    [late] entra
    [drop] desiste
    [return] retorna
    [rename] renomear
    [substitute] substituir
    [rounds] fases
    [end] encerrar
    [strike] riscar
    [log] registro
   *[other] { score-word }
}
tournament-export = { $word ->
    [results] resultados
    [hands] rodadas
   *[other] { tournament-word }
}
tournament-about = { $word ->
    [draw] sorteia a próxima fase, quando houver todos os resultados
    [seats] mostra quem se senta onde; lugares 1 mostra a fase 1
    [totals] registra uma mesa inteira de uma vez, em pontos e rodadas ganhas
    [standings] mostra quem lidera e como se decidem os empates
    [correct] corrige um resultado da mesa 2: corrigir 2; da mesa 2 na fase 1: corrigir 1 2
    [penalty] dá uma penalidade a um jogador: penalidade Ana 10 chegou tarde
    [late] adiciona um jogador: entra Zoé
    [drop] tira um jogador depois desta fase: desiste Ana
    [return] traz um jogador de volta: retorna Ana
    [rename] muda um nome: renomear Ana Anna, ou com vírgula para nomes mais longos: renomear Ana Luz, Anna Luz
    [substitute] com troca de duplas, põe Zoé no lugar de Ana: substituir Ana Zoé
    [rounds] muda o número de fases, mesmo depois da última: fases 6; 0 são quantas vocês quiserem
    [end] encerra o torneio, quando houver todos os resultados, e diz quem ganhou
    [strike] risca uma linha do registro: riscar 14
    [log] mostra quem registrou o quê e quando; registro 9 mostra as últimas nove linhas
    [export] salva classificação, lugares, resultados, rodadas ou registro em um arquivo (.csv, .json, .html, .txt): exportar rodadas noite.csv
    [back] volta uma resposta; na primeira, deixa a mesa sem registrar nada
   *[other] { score-about }
}
tournament-help = Sorteie uma fase. Quando uma mesa trouxer o resultado, digite o número da mesa.
    Depois digite, rodada por rodada, quem ficou sem cartas e o que os outros têm na mão, em cartas (R7 GS W4) ou em pontos (77).
    Ou digite totais e registre a mesa inteira de uma vez. Tudo é salvo na hora.
    Você também pode digitar:
tournament-welcome = O Penult organiza seu torneio. Digite ? para ajuda.
tournament-ask-players = Quem joga? Digite os nomes, separados por vírgulas:
tournament-ask-more = { $count ->
    [1] Um nome. Digite mais, ou Enter para continuar:
   *[other] { $count } nomes. Digite mais, ou Enter para continuar:
}
tournament-ask-kind = Como vocês querem jogar? Digite o número, ou Enter para 1:
tournament-alone = Cada um por si: quem tem resultados parecidos se enfrenta em seguida (sistema suíço).
tournament-partners = Com troca de duplas: todos fazem dupla com todos, em { $number } fases.
tournament-ask-score = Como se contam os pontos de uma rodada? Digite o número, ou Enter para 1:
tournament-winner-takes = Quem ganha marca o que os outros têm na mão. Lidera o total mais alto (R-55).
tournament-all-add = Cada um marca o que sobra na própria mão. Lidera o total mais baixo (R-58).
tournament-ask-hands = Quantas rodadas por fase? Enter para { $usual }:
tournament-ask-rounds = Quantas fases? 0 são quantas vocês quiserem. Enter para { $usual }:
tournament-sizes = { $count ->
    [1] Os { $number } jogadores se sentam em uma mesa só, então ninguém fica de fora. Uma mesa tem de três a dez jogadores.
   *[other] Os { $number } jogadores se sentam em { $count } mesas, de { $sizes }, então ninguém fica de fora. Uma mesa tem de três a dez jogadores.
}
tournament-goes-on = { $number ->
    [0] O torneio de { $count } jogadores continua, antes da primeira fase.
   *[other] O torneio de { $count } jogadores continua, na fase { $number }.
}
tournament-is-over = { $number ->
    [1] O torneio de { $count } jogadores acabou, depois de uma fase.
   *[other] O torneio de { $count } jogadores acabou, depois de { $number } fases.
}
tournament-signs = { $who } assina o registro. Para assinar com outro nome, use --by NOME.
tournament-ask-draw = Digite sortear para sortear a fase { $number }, ou outro comando (? mostra todos):
tournament-ask-leave = O torneio acabou. Aperte Enter para sair, ou digite um comando (? mostra todos):
tournament-ask-table = Fase { $number }. Ainda faltam: { $tables }. Que mesa tem o resultado? Digite o número:
tournament-hand = Fase { $number }, mesa { $table }, rodada { $hand } de { $last }. { $who } dá as cartas. { $players }
tournament-ask-totals = Pontos e rodadas ganhas de { $who }, como 120 2:
tournament-ask-totals-again = Pontos e rodadas ganhas de { $who }. Enter mantém { $text }:
tournament-totals-line = { $points ->
    [1] { $won ->
        [0] { $who }: um ponto, nenhuma rodada ganha.
        [1] { $who }: um ponto, uma rodada ganha.
       *[other] { $who }: um ponto, { $won } rodadas ganhas.
    }
   *[other] { $won ->
        [0] { $who }: { $points } pontos, nenhuma rodada ganha.
        [1] { $who }: { $points } pontos, uma rodada ganha.
       *[other] { $who }: { $points } pontos, { $won } rodadas ganhas.
    }
}
tournament-totals-void = { $count ->
    [1] Uma rodada foi nula: ninguém ganhou.
   *[other] { $count } rodadas foram nulas: ninguém ganhou.
}
tournament-ask-right = Está certo? Aperte Enter para salvar, ou digite qualquer outra coisa para mudar:
tournament-plan-complete = Todos fizeram dupla com todos. Digite sortear para recomeçar (R-65), ou encerrar para acabar o torneio.
tournament-not-understood = “{ $text }” não é um comando aqui. Digite ? para ajuda.
tournament-ask-table-again = Qual mesa? Digite o número. Se for de uma fase anterior, digite primeiro a fase, como 1 2:
tournament-ask-hand-again = Qual rodada? Digite um número até { $last }:
tournament-ask-why = Por quê? O motivo fica no registro ({ $back } não muda nada):
tournament-refused = Isso não pode ser registrado.
    .results_missing = { $count ->
        [1] A fase { $number } não acabou: ainda falta a mesa { $tables }.
       *[other] A fase { $number } não acabou: ainda faltam as mesas { $tables }.
    }
    .too_few = { $count ->
        [0] Falta dizer quem joga: são precisos pelo menos { $least } jogadores.
        [1] Um jogador só não dá: são precisos pelo menos { $least }.
       *[other] { $count } jogadores não bastam: são precisos pelo menos { $least }.
    }
    .no_plan = A troca de duplas não dá certo com { $count } jogadores, só com { $allowed }.
    .plan_holds = { $name } não pode entrar nem sair, porque a tabela é para { $count } jogadores. Mas alguém pode ficar no lugar de outro: substituir Ana Zoé.
    .own_points = Aqui cada um joga por si, então ninguém pode ficar no lugar de outro. Digite desiste e entra; renomear muda um nome.
    .over = { $count ->
        [1] O torneio acabou, depois de uma fase.
       *[other] O torneio acabou, depois de { $count } fases.
    }
    .too_many_won = São { $count } rodadas ganhas, mas uma fase só tem { $most }.
    .too_many_points = São { $count } pontos, mas todas as rodadas de uma fase juntas têm no máximo { $most }.
    .unwon = { $name } tem pontos mas não ganhou nenhuma rodada. Só marca quem ganha uma rodada.
    .pair_unwon = { $names } têm pontos mas não ganharam nenhuma rodada. Só marcam as duplas que ganham uma rodada.
    .nobody_won = Há pontos, mas ninguém ganhou uma rodada. Digite quantas rodadas cada jogador ganhou.
    .won_all = { $name } ganhou todas as rodadas, então não tem pontos, mas aqui são { $count }. O primeiro número são os pontos, o segundo as rodadas ganhas.
    .too_few_rounds = { $least ->
        [1] Uma fase já foi sorteada, então não podem ser menos.
       *[other] { $least } fases já foram sorteadas, então não podem ser menos.
    }
    .rounds_of_a_plan = Com troca de duplas, a tabela diz quantas fases há. Quando acabar, digite sortear para recomeçar.
    .not_a_number = { $most ->
        [1] “{ $text }” não serve. Digite 1.
       *[other] “{ $text }” não serve. Digite um número inteiro de { $least } a { $most }.
    }
    .not_totals = “{ $text }” não serve. Digite dois números, pontos e rodadas ganhas: 120 2.
    .not_a_penalty = “{ $text }” não é uma penalidade. Digite um nome, os pontos e o motivo: Ana 10 chegou tarde.
    .no_new_name = “{ $text }” não é um nome antigo e um novo. Digite os dois: Ana Anna, ou com vírgula: Ana Luz, Anna Luz.
    .lone_word = “{ $text }” é pouco para um motivo. Use algumas palavras.
    .no_reason = Uma correção precisa de um motivo, para os outros entenderem depois.
    .long_text = Isto tem { $count } letras. Use { $most } ou menos.
    .unwritable = Isto tem um caractere invisível que não pode ser salvo: { $letter }. Digite de novo sem ele.
    .no_sitting = Nenhuma fase foi sorteada ainda.
    .no_table = Digite primeiro o número de uma mesa.
    .no_result = Nada foi registrado ainda da mesa { $table } na fase { $number }.
    .some_hands = Já há rodadas registradas da mesa { $table }. Continue rodada por rodada, ou desfaça isso primeiro.
    .no_such_line = O registro não tem linha { $number }. Escolha uma de 1 a { $last }.
    .of_a_correction = A linha { $number } é uma correção. Corrija a linha de que ela fala: { $line }.
    .earlier_sitting = A linha { $number } sorteou uma fase anterior. Você só pode riscar a última fase.
    .impossible = Com esta alteração, registros posteriores não seriam possíveis.
    .log_full = O registro está cheio: tem { $most } linhas.
    .log_too_long = O registro está cheio: tem { $most } caracteres.
    .no_export = “{ $text }” não serve como nome de arquivo. Tem que terminar em .csv, .json, .html ou .txt.
    .own_file = O arquivo { $path } tem pontos salvos, então uma exportação não pode substituí-lo. Escolha outro nome.
