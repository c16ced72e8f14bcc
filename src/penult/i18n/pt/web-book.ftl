## A página do livro de regras e o painel que mostra uma entrada.

web-book-title = Livro de regras
web-book-find = Procura uma regra ou uma carta
    .short = Regra ou carta
## $count é quantas entradas se encontraram.
web-book-found = { $count ->
    [0] Nada fala disso. Experimenta uma palavra, ou um código como R-28.
    [one] Uma entrada
   *[other] { $count } entradas
}
web-book-sections = Secções

## O nome curto de cada edição, onde várias estão lado a lado.
web-book-edition = Edição
    .all = Todas
    .classic = Clássica
    .hp2003 = 2003
    .hp2018 = 2018

web-book-disagree = Onde as folhas diferem
web-book-open = O que as folhas deixam em aberto
## O que fica dobrado por baixo de uma entrada; $kind é rule, ruling, difference ou option.
web-book-more = { $kind ->
    [ruling] Porquê, e ver também
    [option] Regras em que toca
   *[rule] Nas folhas, e ver também
}
web-book-practice = Experimentar numa mesa de treino
web-book-print = Imprimir
    .section = Imprimir esta secção
    .whole = Imprimir o livro inteiro
web-book-turn = A secção anterior e a seguinte
    .before = Anterior
    .after = Seguinte
## $rule é o que alguém pediu.
web-book-back = Voltar a { $rule }
web-book-unknown = O livro não tem nenhuma entrada { $rule }.

## Uma frase por baixo do título de cada secção.
web-book-about = Todas as regras, e o que fazer onde as folhas se calam.
    .setup = Sete cartas para cada um, uma carta virada, e começa quem está à esquerda de quem dá.
    .first-card = O que faz a primeira carta virada antes de alguém ter jogado.
    .turn = A mesma cor, o mesmo número ou o mesmo símbolo; senão, retira-se uma carta.
    .action-cards = Custam cartas ou a vez a quem se segue, ou invertem o sentido. 20 pontos cada uma na mão.
    .wild = Quatro de cada em todos os baralhos, 50 pontos na mão. Uma é livre; a outra pede que acreditem nela.
    .howler = Só há um no baralho, 50 pontos na mão. Tu escolhes quem o ouve.
    .invisibility = Só há uma no baralho, 50 pontos na mão. O que jogaram contra ti não te faz nada.
    .sorting-hat = Quatro no baralho, 50 pontos na mão. Alguém retira cartas até sair uma vermelha.
    .uno = A penúltima carta é a que se ouve.
    .penalties = O que custa uma carta ilegal, e o que custa um bom conselho.
    .piles = O jogo continua; só as cartas mudam de lugar.
    .end = Quem fica sem cartas ganha a partida.
    .scoring = Quanto valem as cartas, quem fica com os pontos e quando acaba um jogo.
    .two-handed = O mesmo jogo, com umas pequenas mudanças.
    .partners = Os pares sentam-se frente a frente e marcam pontos juntos.
    .tournaments = Quatro ou oito jogadores, e a cada um calham à vez todos os outros como par.
    .elimination = Quem chega à meta sai do jogo; os dois últimos decidem-no.
    .not-printed = O que nenhuma folha traz não se joga aqui.
    .options = O que uma mesa pode combinar antes de se darem as cartas. O valor predefinido é o que as folhas trazem.
