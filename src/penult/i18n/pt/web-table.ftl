## A mesa no cliente web: o que está nela e à volta dela.

web-table-mat = A mesa
web-table-seats = Jogadores
web-table-side = Histórico ou chat
web-table-your-hand = { $cards ->
    [1] A tua mão, uma carta
   *[other] A tua mão, { $cards } cartas
}

## Uma carta da mão como a diz um leitor de ecrã. $card é o seu nome com a sua forma; $playable é yes, no, ou broken
## se pode ser jogada mas contra uma regra; $at é o seu lugar, $count quantas cartas há.
web-table-card = { $playable ->
    [yes] { $card }, pode ser jogada, { $at } de { $count }
    [jump] { $card }, podes adiantar-te com ela, { $at } de { $count }
    [broken] { $card }, contra as regras, { $at } de { $count }
   *[no] { $card }, { $at } de { $count }
}
web-table-draw-pile = { $cards ->
    [0] Pilha das biscas, vazia
    [1] Pilha das biscas, uma carta
   *[other] Pilha das biscas, { $cards } cartas
}

## $name é uma cor com maiúscula; $called é yes se alguém a escolheu.
web-table-in-play = { $called ->
    [yes] { $name } escolhido
   *[no] { $name } em jogo
}
web-table-color = { $called ->
    [yes] { $name } escolhido
   *[no] { $name }
}
web-table-way = { $direction ->
    [left] Sentido horário
   *[right] Sentido anti-horário
}
web-table-way-short = { $direction ->
    [left] horário
   *[right] anti-horário
}

## Por baixo do nome de quem joga. $time é o que resta do relógio, como 0:22.
web-table-thinking = { $time } · a pensar
web-table-out = fora do jogo
web-table-out-short = fora
web-table-silent = falta o UNO!
web-table-silent-short = sem UNO!
web-table-away = ausente
web-table-away-short = ausente
web-table-autopilot = joga um bot
web-table-autopilot-short = bot
web-table-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pts
}
web-table-dealer = dá
web-table-points-dealer = { $points } · dá
web-table-partner = par
web-table-points-partner = { $points } · par
web-table-uno = UNO!
web-table-choose = Escolher { $who }
web-table-choose-partner = Escolher { $who }, o teu par
## $letter é A para a primeira equipa.
web-table-team = Equipa { $letter }: { $names }

## Por cima da mão. $who joga; $fit de $count cartas podem ser jogadas; $turns é quantas jogadas faltam até à tua.
web-table-your-turn = É a tua vez
web-table-thinks = { $who } está a pensar
web-table-fit = { $count ->
    [1] { $fit ->
        [0] a tua última carta não serve
       *[other] a tua última carta serve
    }
   *[other] { $fit ->
        [0] nenhuma das tuas { $count } cartas serve
        [1] uma das tuas { $count } cartas serve
       *[other] { $fit } das tuas { $count } cartas servem
    }
}
web-table-must = tens de jogar: { web-table-fit }
web-table-until = { $turns ->
    [1] Jogas a seguir.
   *[other] Faltam { $turns } jogadas para a tua vez
}
web-table-call-now = Grita UNO antes que te apanhem!
web-table-you-watch = Estás fora do jogo. Vê como acaba!
## Uma jogada espera enquanto alguém com uma só carta ainda pode gritar, ou ser apanhado.
web-table-answered = Resposta enviada
## $detail é o que há a fazer ou a esperar, $time o que resta do relógio, como 0:22.
web-table-timed = { $time } · { $detail }
web-table-sort = { $by ->
    [color] Ordenar por cor
   *[figure] Ordenar por número
}

## $label é uma carta da mão que pode ser jogada com a escolhida.
web-table-card-joins = { $label }, pode ser jogada com ela
## O que há a biscar: $number cartas, de $count cartas que fazem biscar.
web-table-total = { $count ->
    [1] { $number } cartas a biscar
   *[other] { $number } cartas a biscar, de { $count } cartas que fazem biscar
}
web-table-due = { $number } cartas a biscar
web-table-asked = { $me ->
    [seat] Esperam-te { $number } cartas: escolhe a tua resposta.
   *[none] Esperam { $who } { $number } cartas.
}
## Quem tem cartas a mais fica fora da partida, mas não do jogo.
web-table-put-out = fora desta partida
web-table-put-out-short = fora
web-table-you-put-out = Estás fora desta partida. Na próxima jogas outra vez!
web-table-jump = Adianta-te com { $cards-a }, ou espera.
web-table-several = Escolhe mais cartas iguais, ou joga já.

## Acusações que nada na mesa mostra. $price é o que custa um engano.
accuse-open = Acusar alguém…
accuse-title = Acusar alguém
accuse-price = { $price ->
    [draw2] Se te enganares, biscas duas cartas.
    [none] Se te enganares, não acontece nada.
   *[other] Se te enganares, pagas por isso.
}

## Ao lado da mesa. $goal é um número de pontos.
web-table-log = Histórico
web-table-latest = Ir para o fim
web-table-missed = Algumas jogadas anteriores não aparecem aqui.
web-table-talking = Chat
web-table-talk = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
web-table-score = { $format ->
    [tally] Pontos: aos { $goal } ganha quem tem menos
    [elim] Pontos: sai quem chega a { $goal }
    [none] Pontos
   *[other] Pontos: ganha quem chega a { $goal }
}

## A barra e o seu menu. $edition é o nome de uma edição, $cards quantas cartas tem; $number conta as partidas.
web-table-title = Mesa { $code } · Penult
web-table-hand = Partida { $number }
web-table-goal = até { $goal }
web-table-edition = { $edition } · { $cards } cartas
web-table-book = Livro de regras
web-table-sound-on = Som ligado
web-table-sound-off = Som desligado
web-table-menu = Menu
web-table-agreed = Regras desta mesa
web-table-share = Convidar pessoas
web-table-themes = Tema
web-table-theme = { $theme ->
    [light] Claro
    [dark] Escuro
   *[auto] Auto
}
web-table-sound = Som
web-table-settings = Todas as definições
web-table-lines = Ligações
    .about = O tempo que cada ligação demora, ida e volta. Quando duas pessoas jogam ao mesmo tempo, a mesa tem isso em conta.
web-table-line = { $name }: { $number } ms
web-table-pause = Pedir uma pausa
web-table-void = Anular a partida
web-table-void-yes = Sim, anular a partida
web-table-void-sure = Ninguém marca pontos, mostram-se todas as cartas, e dá o jogador seguinte.
web-table-stand = Deixar o lugar e assistir
web-table-leave = Sair da mesa
web-table-leave-yes = Sim, sair da mesa
web-table-leave-sure = { $seated ->
    [yes] Um bot fica no teu lugar.
   *[no] Podes voltar com o link.
}

web-line-unsent = Ligação perdida. Se a tua última jogada não foi feita, tenta outra vez.
