## A página do livro de regras e o painel que mostra uma entrada.

web-book-title = Livro de regras
web-book-find = Procurar uma regra ou carta
    .short = Regra ou carta
## $count é quantas entradas se encontraram.
web-book-found = { $count ->
    [0] Nada encontrado. Experimenta uma só palavra, ou uma regra como R-28.
    [1] Uma entrada
   *[other] { $count } entradas
}
web-book-sections = Secções

## O nome curto de cada edição, onde várias estão lado a lado.
web-book-edition = Edição
    .all = Todas as edições
    .classic = Clássica
    .hp2003 = 2003
    .hp2018 = 2018

web-book-disagree = Onde as folhas diferem
web-book-open = O que as folhas deixam em aberto
## O que fica dobrado por baixo de uma entrada; $kind é rule, ruling, difference ou option.
web-book-more = { $kind ->
    [ruling] Porquê, e ver também
    [option] Regras relacionadas
    [house] Regras relacionadas
   *[rule] Nas folhas, e ver também
}
web-book-practice = Experimentar numa mesa de treino
web-book-print = Imprimir
    .section = Imprimir esta secção
    .whole = Imprimir o livro inteiro
web-book-turn = Secção anterior e seguinte
    .before = Anterior
    .after = Seguinte
## $rule é o que alguém pediu.
web-book-back = Voltar a { $rule }
web-book-unknown = O livro de regras não tem a entrada { $rule }.

## Uma frase por baixo do título de cada secção.
web-book-about = Todas as regras, e o que fazer quando as folhas não dizem.
    .setup = Sete cartas para cada um, uma carta virada, e começa quem está à esquerda de quem dá.
    .first-card = O que faz a primeira carta antes de alguém jogar.
    .turn = Joga a mesma cor, número ou símbolo, ou bisca uma carta.
    .action-cards = Fazem o jogador seguinte biscar ou perder a vez, ou invertem o sentido. 20 pontos cada uma na mão.
    .wild = Quatro de cada em todos os baralhos, 50 pontos na mão. Um podes jogar sempre; o outro pode ser questionado.
    .howler = Um no baralho, 50 pontos na mão. Escolhes quem diz as suas cartas em voz alta.
    .invisibility = Uma no baralho, 50 pontos na mão. Anula o que jogaram contra ti.
    .sorting-hat = Quatro no baralho, 50 pontos na mão. Alguém bisca até sair uma carta vermelha.
    .uno = Grita UNO quando jogares a penúltima carta.
    .penalties = O que custa uma carta errada, e o que custa uma sugestão.
    .piles = Quando a pilha das biscas acaba, baralham-se as cartas jogadas.
    .end = Joga a tua última carta e ganhas a partida.
    .scoring = Quanto valem as cartas, quem fica com os pontos e quando acaba um jogo.
    .two-handed = O mesmo jogo, com umas pequenas mudanças.
    .partners = Os pares sentam-se frente a frente e marcam pontos juntos.
    .tournaments = Quatro ou oito jogadores, e cada um faz par com todos os outros, à vez.
    .elimination = Se chegares à meta, ficas fora do jogo. Os dois últimos jogam até ao fim.
    .not-printed = O que nenhuma folha imprime só se joga aqui se a mesa o combinar.
    .house-totals = Responde com outra a uma carta que faz biscar, ou desvia-a, até alguém biscar por todas.
    .house-bluff = Quanto bluff a mesa permite, e quem o pode questionar.
    .house-hands = Um 7 troca duas mãos, um 0 roda-as todas.
    .house-jump = Tens a mesma carta que está no topo? Joga-a, mesmo fora da tua vez.
    .house-several = Cartas do mesmo número, juntas numa só vez.
    .house-drawing = Biscar até poder jogar, ou jogar sempre que se possa.
    .house-last = Com que cartas se pode acabar.
    .house-mercy = Com cartas a mais, ficas fora da partida.
    .house-calls = Quando se grita UNO, e o que custa esquecer.
    .house-setup = Quantas cartas se distribuem, e com qual se começa.
    .house-printed = O que acontece quando as regras da casa encontram as cartas e opções impressas.
    .house-conflicts = Misturas que não funcionam, porquê, e o que mudar.
    .options = O que uma mesa pode mudar antes de se darem as cartas. O valor predefinido é o que as folhas imprimem.
