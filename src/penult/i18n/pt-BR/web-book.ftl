## O português do Brasil: só o que se diz de outro modo do que em pt.

web-book-find = Buscar uma regra ou carta
web-book-found = { $count ->
    [0] Nada encontrado. Tente uma palavra só, ou uma regra como R-28.
    [1] Uma entrada
   *[other] { $count } entradas
}
web-book-sections = Seções
web-book-more = { $kind ->
    [ruling] Por quê, e veja também
    [option] Regras relacionadas
    [house] Regras relacionadas
   *[rule] Nas folhas, e veja também
}
web-book-practice = Experimentar em uma mesa de treino
web-book-print =
    .section = Imprimir esta seção
web-book-turn = Seção anterior e seguinte
web-book-about =
    .setup = Sete cartas para cada um, uma carta virada, e começa quem está à esquerda de quem deu as cartas.
    .turn = Jogue a mesma cor, número ou símbolo, ou compre uma carta.
    .action-cards = Fazem o próximo jogador comprar ou perder a vez, ou invertem o sentido. 20 pontos cada uma na mão.
    .wild = Quatro de cada em todos os baralhos, 50 pontos na mão. Um você sempre pode jogar; o outro pode ser desafiado.
    .howler = Um no baralho, 50 pontos na mão. Você escolhe quem diz as próprias cartas em voz alta.
    .invisibility = Uma no baralho, 50 pontos na mão. Anula o que jogaram contra você.
    .sorting-hat = Quatro no baralho, 50 pontos na mão. Alguém compra até sair uma carta vermelha.
    .uno = Grite UNO quando jogar a penúltima carta.
    .piles = Quando o monte de compras acaba, o descarte é embaralhado.
    .end = Jogue sua última carta e você ganha a rodada.
    .scoring = Quanto valem as cartas, quem fica com os pontos e quando acaba uma partida.
    .partners = As duplas se sentam frente a frente e marcam pontos juntas.
    .tournaments = Quatro ou oito jogadores, e cada um faz dupla com todos os outros, um de cada vez.
    .elimination = Se chegar à meta, você fica fora do jogo. Os dois últimos jogam até o fim.
    .not-printed = O que nenhuma folha imprime só se joga aqui se a mesa combinar.
    .house-totals = Responda com outra a uma carta que faz comprar, ou desvie, até alguém comprar por todas.
    .house-bluff = Quanto blefe a mesa permite, e quem pode desafiar.
    .house-hands = Um 7 troca duas mãos, um 0 roda todas.
    .house-jump = Você tem a mesma carta que está no topo? Jogue, mesmo fora da sua vez.
    .house-several = Cartas do mesmo número, juntas em uma só vez.
    .house-drawing = Comprar até poder jogar, ou jogar sempre que der.
    .house-mercy = Com cartas demais, você fica fora da rodada.
    .house-conflicts = Misturas que não funcionam, por quê, e o que mudar.
    .options = O que uma mesa pode mudar antes de dar as cartas. O valor padrão é o que as folhas imprimem.
