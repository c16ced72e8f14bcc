## A primeira partida: pistas enquanto se joga uma partida gravada. $card é a carta a jogar ou acabada de biscar, $top a carta no
## topo da pilha, $color a cor em jogo ou a escolher, $who outra pessoa; $taps é one se um só
## toque joga a carta.

web-guide-hint = As cartas levantadas são as que podes jogar.
    .first = { $taps ->
        [one] A cor em jogo é o { color }, e { $card-the } é da mesma cor. Toca nessa carta para a jogar.
       *[two] A cor em jogo é o { color }, e { $card-the } é da mesma cor. Toca nessa carta para a levantar e outra vez para a jogar.
    }
    .color = A cor em jogo é o { color }. Joga { $card-the }: é da mesma cor.
    .figure = No topo da pilha está { $top-the }. Não tens nada dessa cor, mas { $card-the } tem o mesmo número ou símbolo. Joga essa carta.
    .find = Só uma das tuas cartas serve sobre { $top-the }. Encontra-a e joga-a.
    .draw = Nenhuma das tuas cartas serve sobre { $top-the }, por isso bisca uma. Se servir, podes jogá-la logo.
    .wild = Biscaste { $card-a }. Serve sobre qualquer carta, e escolhes a cor. Joga essa carta e escolhe o { color }: é a
        cor de que tens mais.
    .challenge =
        { $who } jogou { $top-a } contra ti. Só é permitido a quem não tinha nenhuma carta da cor anterior.
        Questiona a jogada! Se for bluff, { $who } bisca quatro. Se não for, biscas tu seis e perdes a vez.
    .reverse = É a tua vez, e a cor é o { color }. Joga { $card-the }: inverte o sentido, e a seguir joga { $who }.
    .skip = É a tua vez, e a cor é o { color }. Joga { $card-the }: { $who } perde a vez.
    .draw-card = Joga { $card-the }: { $who } bisca { draw-strength } e perde a vez.
    .catch = { $who } só tem uma carta e não gritou UNO. Apanha { $who } antes da jogada seguinte: são duas cartas!
    .uno = Tens duas cartas. Carrega em UNO! e depois joga { $card-the }. Se te esqueceres de gritar, podem apanhar-te.
    .out = Só te falta uma carta, e { $card-the } serve. Joga-a e ganha a partida!
    .howler = Aqui só serve { $card-the }, que serve sobre qualquer carta. Joga essa carta contra { $who }, que tem de dizer todas
        as cartas em voz alta.
    .howler-color = Já conheces essa mão, e agora escolhes a cor. Escolhe o { color }: é a cor de que tens mais.
    .keep = Biscaste { $card-a }. Podias jogá-la já, mas dá mais jeito como resposta. Fica com ela.
    .invisibility = { $who } jogou { $top-a } contra ti. Responde com { invisibility.the }: não te acontece nada, e escolhes a
        cor. Escolhe o { color }.
    .hat = Biscaste { $card-a }. Serve sobre qualquer carta. Joga essa carta contra { $who }, que bisca até sair uma carta
        vermelha.
    .hat-color = O { sorting-hat } já fez o seu trabalho, e agora escolhes a cor. Escolhe o { color }: é a cor de que tens mais.
    .stack = { $who } jogou { $top-a } contra ti. Nesta partida não tens de biscar: joga { $card-the } em cima. Agora o
        jogador seguinte bisca quatro, ou junta outra carta.
    .stack-wild = { $who } jogou { $top-a } contra ti. Nesta partida podes jogar qualquer carta que faz biscar sobre qualquer
        outra. Joga { $card-the } e escolhe o { color }: o jogador seguinte bisca seis, ou junta outra carta.
    .stack-up = { $who } jogou { $top-a } contra ti. Não bisques: joga { $card-the } em cima, e o jogador seguinte bisca quatro.
        Quem chega às 25 cartas fica fora da partida.
    .bounce = { $who } jogou { $top-a } contra ti. Joga { $card-the }: é da mesma cor, e o jogador seguinte bisca em vez de ti.
    .swap = Joga { $card-the } e troca de mão com { $who }, que é quem tem menos cartas.
    .rotate = Só serve { $card-the }. Joga essa carta: cada um dá a sua mão ao jogador seguinte, e { $who } dá-te a sua.
    .jump = { $who } acabou de jogar uma carta que também tens: { $card-the }. Não é a tua vez, mas podes adiantar-te. Joga essa
        carta já! Depois é a vez do jogador a seguir a ti.
    .until = Nenhuma das tuas cartas serve sobre { $top-the }, por isso bisca. Nesta partida bisca-se até sair uma que sirva.
    .must = Biscaste { $card-the }, e serve. Nesta partida não podes ficar com essa carta: joga-a.
    .no-draw = Só serve { $card-the }. Talvez queiras guardar essa carta, mas nesta partida não podes biscar se tens uma que
        serve. Joga essa carta e escolhe o { color }.

## $done é a metade da jogada que está feita: o grito ou a carta.
web-guide-half = { $done ->
    [call] Já gritaste UNO. Agora joga { $card-the }.
   *[card] É essa a carta, mas primeiro grita UNO. Carrega em UNO! e depois joga { $card-the }.
}

web-guide-title = A tua primeira partida
web-guide-about = Uma partida, poucos minutos. Os outros seguem um guião, e as dicas dizem-te o que fazer e porquê.
web-guide-choose = Qual edição?
web-guide-house = Ou uma regra da casa
web-guide-label = Dica
web-guide-step = Passo { $number } de { $count }
web-guide-watch = Vê o que fazem os outros.
web-guide-other = Boa ideia, mas experimenta primeiro esta jogada:
web-guide-leave = Sair do guia
web-guide-done = Ganhaste a tua primeira partida!
web-guide-learned = Joga a mesma cor, número ou símbolo. Bisca quando nada serve. Questiona um bluff. Grita UNO. O resto está no livro de regras.
web-guide-play = Jogar a sério
web-guide-again = Jogar outra vez
web-guide-change = Experimentar outra edição
web-guide-another = Experimentar outra partida
