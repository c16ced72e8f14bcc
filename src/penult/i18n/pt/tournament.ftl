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
schedule-deals = Dá na partida
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

## Classificação de um torneio. $number é um número de rondas.

tournament-standings = { $number ->
    [0] Classificação antes da primeira ronda
    [one] Classificação depois de uma ronda
   *[other] Classificação depois de { $number } rondas
}
tournament-rank = Posição
tournament-name = Nome
tournament-points = Pontos
tournament-won = Partidas ganhas
tournament-strength = Adversários
tournament-penalty = Penalidade
## Alguém que saiu do torneio.
tournament-gone = { $who } (saiu)
tournament-lowest =
    Os pontos são os das cartas que ficaram na mão: vai à frente o total mais baixo (R-58). Quem falta a uma
    ronda soma tanto como o jogador com mais pontos nessa ronda.
tournament-ties =
    Com pontos iguais, decidem as partidas ganhas, depois a média dos pontos de todos os adversários
    encontrados, depois o sorteio feito à entrada. As penalidades estão incluídas nos pontos.
tournament-shared = Totais iguais partilham a posição (A-62). As penalidades estão incluídas nos pontos.

## O registo de um torneio. $number é uma ronda, $table uma mesa, $hand uma partida, $seat um lugar à mesa, contado
## a partir de quem dá primeiro. $left são os pontos que ficaram nas mãos, $points e $won listas de números, tudo
## pela ordem das vezes.

tournament-entered = { $who } entra.
tournament-dropped = { $who } sai.
tournament-returned = { $who } volta.
tournament-drawn = { $count ->
    [one] A ronda seguinte está sorteada: uma mesa.
   *[other] A ronda seguinte está sorteada: { $count } mesas.
}
tournament-played = Ronda { $number }, mesa { $table }, partida { $hand }: ganhou o lugar { $seat }. Pontos nas mãos: { $left }.
tournament-void-hand = Ronda { $number }, mesa { $table }, partida { $hand }: nula.
tournament-totaled = Ronda { $number }, mesa { $table }: pontos { $points }; partidas ganhas { $won }.
tournament-penalized = { $who }: penalidade de { $points }. { $why }
tournament-corrected = A linha { $line } deve ler-se: { $act } { $why }
tournament-struck = A linha { $line } está riscada. { $why }
