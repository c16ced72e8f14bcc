## A primeira partida: pistas enquanto se joga uma partida gravada. $card é a carta a jogar ou acabada de retirar, $top a carta no
## topo da pilha, $color a cor em jogo ou a escolher, $who outra pessoa; $taps é one se um só
## toque joga a carta.

web-guide-hint = Vê as cartas que estão levantadas: essas podem ser jogadas.
    .first = A cor em jogo é o { color }, e { $card } é da mesma cor. { $taps ->
        [one] Toca nessa carta para a jogar.
       *[two] Toca nessa carta para a levantar e toca outra vez para a jogar.
    }
    .color = A cor em jogo é o { color }. Joga { $card }: é da mesma cor.
    .figure = Na pilha está { $top }. Não tens nada dessa cor, mas { $card } tem a mesma figura. Joga essa carta.
    .find = Só uma das tuas cartas serve sobre { $top }. Encontra-a e joga-a.
    .draw = Nenhuma das tuas cartas serve sobre { $top }. Retira uma. Se servir, podes jogá-la logo.
    .wild = Retiraste { $card }. Serve sobre qualquer carta, e és tu que escolhes a cor. Joga essa carta e escolhe o
        { color }: é a cor de que tens mais.
    .challenge = { $who } jogou { $top } contra ti; só é permitido sem cartas da cor anterior. Questiona: um bluff
        custa-lhe quatro cartas; se não for, retiras tu seis.
    .reverse = É a tua vez, e a cor é o { color }. Joga { $card }: o sentido muda, e segue-se { $who }.
    .skip = É a tua vez, e a cor é o { color }. Joga { $card }: { $who } perde a vez.
    .draw-card = Joga { $card }: { $who } retira { draw-strength } e perde a vez.
    .catch = { $who } só tem uma carta e não gritou UNO. Apanha { $who } antes da jogada seguinte: duas cartas.
    .uno = Tens duas cartas. Carrega em UNO! e depois joga { $card }. Quem se esquece de gritar pode ser apanhado.
    .out = Só te resta uma carta, e { $card } serve. Joga-a, e a partida é tua.
    .howler = Aqui só serve { $card }, que serve sobre qualquer carta. Joga essa carta contra { $who }, que tem de dizer toda a
        mão em voz alta.
    .howler-color = Já conheces essa mão, e és tu que escolhes a cor. Escolhe o { color }: é a cor de que tens mais.
    .keep = Retiraste { $card }. Podias jogar já essa carta, mas vale mais como resposta. Fica com ela.
    .invisibility = { $who } jogou { $top } contra ti. Responde com a { invisibility }: não te acontece nada, e escolhes a
        cor. Escolhe o { color }.
    .hat = Retiraste { $card }. Serve sobre qualquer carta. Joga essa carta contra { $who }, que retira até sair uma carta
        vermelha.
    .hat-color = O { sorting-hat } já fez o seu trabalho, e és tu que escolhes a cor. Escolhe o { color }: é a cor de que
        tens mais.

## $done é a metade da jogada que está feita: o grito ou a carta.
web-guide-half = { $done ->
    [call] Já gritaste UNO. Agora joga { $card }.
   *[card] A carta está certa, mas falta o grito. Carrega primeiro em UNO! e depois joga { $card }.
}

web-guide-title = A tua primeira partida
web-guide-about = Uma partida, poucos minutos. Os outros seguem um guião; as pistas dizem o que fazer e porquê.
web-guide-choose = Que edição?
web-guide-label = Pista
web-guide-step = Passo { $number } de { $count }
web-guide-watch = Vê o que fazem os outros.
web-guide-other = Agora não. Esta é a jogada que mostra como é:
web-guide-leave = Sair do guia
web-guide-done = Ganhaste a tua primeira partida.
web-guide-learned = Mesma cor ou figura, retirar quando nada serve, questionar um bluff, gritar UNO. O resto está no livro de regras.
web-guide-play = Jogar numa mesa a sério
web-guide-again = Jogar outra vez
web-guide-change = Outra edição
