## O português do Brasil: só o que se diz de outro modo do que em pt.

web-guide-hint = As cartas levantadas são as que você pode jogar.
    .first = { $taps ->
        [one] A cor em jogo é o { color }, e { $card-the } é da mesma cor. Toque nessa carta para jogar.
       *[two] A cor em jogo é o { color }, e { $card-the } é da mesma cor. Toque nessa carta para levantar e toque de novo para jogar.
    }
    .color = A cor em jogo é o { color }. Jogue { $card-the }: é da mesma cor.
    .figure = No topo do descarte está { $top-the }. Você não tem nada dessa cor, mas { $card-the } tem o mesmo número ou símbolo. Jogue essa carta.
    .find = Só uma das suas cartas serve sobre { $top-the }. Encontre e jogue.
    .draw = Nenhuma das suas cartas serve sobre { $top-the }, então compre uma. Se servir, você já pode jogar.
    .wild = Você comprou { $card-a }. Serve sobre qualquer carta, e você escolhe a cor. Jogue essa carta e escolha o { color }: é
        a cor que você mais tem.
    .challenge =
        { $who } jogou { $top-a } contra você. Só é permitido a quem não tinha nenhuma carta da cor anterior.
        Desafie! Se for blefe, { $who } compra quatro. Se não for, você compra seis e perde a vez.
    .reverse = É a sua vez, e a cor é o { color }. Jogue { $card-the }: inverte o sentido, e depois joga { $who }.
    .skip = É a sua vez, e a cor é o { color }. Jogue { $card-the }: { $who } perde a vez.
    .draw-card = Jogue { $card-the }: { $who } compra { draw-strength } e perde a vez.
    .catch = { $who } só tem uma carta e não gritou UNO. Pegue { $who } antes da próxima jogada: são duas cartas!
    .uno = Você tem duas cartas. Toque em UNO! e depois jogue { $card-the }. Se você esquecer de gritar, podem pegar você.
    .out = Só falta uma carta, e { $card-the } serve. Jogue e ganhe a rodada!
    .howler = Aqui só serve { $card-the }, que serve sobre qualquer carta. Jogue essa carta contra { $who }, que precisa dizer todas
        as cartas em voz alta.
    .howler-color = Agora você conhece essa mão, e escolhe a cor. Escolha o { color }: é a cor que você mais tem.
    .keep = Você comprou { $card-a }. Até poderia jogar agora, mas vale mais como resposta. Fique com ela.
    .invisibility = { $who } jogou { $top-a } contra você. Responda com { invisibility.the }: nada acontece com você, e você
        escolhe a cor. Escolha o { color }.
    .hat = Você comprou { $card-a }. Serve sobre qualquer carta. Jogue essa carta contra { $who }, que compra até sair uma
        carta vermelha.
    .hat-color = O { sorting-hat } já fez o trabalho dele, e agora você escolhe a cor. Escolha o { color }: é a cor que você
        mais tem.
    .stack = { $who } jogou { $top-a } contra você. Nesta rodada você não precisa comprar: jogue { $card-the } em cima. Agora o
        próximo jogador compra quatro ou junta outra carta.
    .stack-wild = { $who } jogou { $top-a } contra você. Nesta rodada você pode jogar qualquer carta que faz comprar sobre
        qualquer outra. Jogue { $card-the } e escolha o { color }: o próximo jogador compra seis ou junta outra carta.
    .stack-up = { $who } jogou { $top-a } contra você. Não compre: jogue { $card-the } em cima, e o próximo jogador compra
        quatro. Quem chega a 25 cartas fica fora da rodada.
    .bounce = { $who } jogou { $top-a } contra você. Jogue { $card-the }: é da mesma cor, e o próximo jogador compra no seu
        lugar.
    .swap = Jogue { $card-the } e troque de mão com { $who }, que é quem tem menos cartas.
    .rotate = Só serve { $card-the }. Jogue essa carta: cada um dá a sua mão para o próximo jogador, e { $who } dá uma para
        você.
    .jump = { $who } acabou de jogar uma carta que você também tem: { $card-the }. Não é a sua vez, mas você pode cortar. Jogue
        essa carta já! Depois é a vez do jogador depois de você.
    .until = Nenhuma das suas cartas serve sobre { $top-the }, então compre. Nesta rodada se compra até sair uma que sirva.
    .must = Você comprou { $card-the }, e serve. Nesta rodada você não pode ficar com essa carta, então jogue.
    .no-draw = Só serve { $card-the }. Talvez você queira guardar essa carta, mas nesta rodada não pode comprar se tem uma que
        serve. Jogue essa carta e escolha o { color }.
web-guide-half = { $done ->
    [call] Você já gritou UNO. Agora jogue { $card-the }.
   *[card] É essa carta mesmo, mas primeiro grite UNO. Toque em UNO! e depois jogue { $card-the }.
}
web-guide-title = Sua primeira rodada
web-guide-about = Uma rodada, poucos minutos. Os outros seguem um roteiro, e as dicas dizem o que fazer e por quê.
web-guide-watch = Veja o que os outros fazem.
web-guide-other = Boa ideia, mas tente primeiro esta jogada:
web-guide-done = Você ganhou sua primeira rodada!
web-guide-learned = Jogue a mesma cor, número ou símbolo. Compre quando nada serve. Desafie um blefe. Grite UNO. O resto está no livro de regras.
web-guide-play = Jogar para valer
web-guide-again = Jogar de novo
web-guide-another = Tentar outra rodada
