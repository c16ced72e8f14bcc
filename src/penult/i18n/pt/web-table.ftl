## A mesa no cliente web: o que está nela e à volta dela.

web-table-mat = A mesa
web-table-seats = Quem joga
web-table-side = Jogadas ou conversa
web-table-your-hand = { $cards ->
    [one] A tua mão, uma carta
   *[other] A tua mão, { $cards } cartas
}

## Uma carta da mão como a diz um leitor de ecrã. $card é o seu nome com a sua forma; $playable é yes, no, ou broken
## se pode ser jogada mas contra uma regra; $at é o seu lugar, $count quantas cartas há.
web-table-card = { $playable ->
    [yes] { $card }, pode ser jogada, { $at } de { $count }
    [broken] { $card }, contra as regras, { $at } de { $count }
   *[no] { $card }, { $at } de { $count }
}
web-table-draw-pile = { $cards ->
    [0] Pilha das biscas, vazia
    [one] Pilha das biscas, uma carta
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
    [left] Joga-se para a esquerda
   *[right] Joga-se para a direita
}
web-table-way-short = { $direction ->
    [left] para a esquerda
   *[right] para a direita
}

## Por baixo do nome de quem joga. $time é o que resta do relógio, como 0:22.
web-table-thinking = { $time } · a pensar
web-table-out = de fora
web-table-out-short = de fora
web-table-silent = não gritou
web-table-silent-short = sem UNO
web-table-away = ausente
web-table-away-short = ausente
web-table-autopilot = joga um bot
web-table-autopilot-short = bot
web-table-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pts
}
web-table-dealer = dá
web-table-points-dealer = { $points } · dá
web-table-partner = par
web-table-points-partner = { $points } · par
web-table-uno = UNO!
web-table-uno-called = Gritou UNO
web-table-choose = Escolher { $who }
web-table-choose-partner = Escolher { $who }, o teu par
## $letter é A para a primeira equipa.
web-table-team = Par { $letter }: { $names }

## Por cima da mão. $who joga; $fit de $count cartas podem ser jogadas; $turns é quantas jogadas faltam até à tua.
web-table-your-turn = É a tua vez
web-table-thinks = { $who } está a pensar
web-table-fit = { $count ->
    [one] { $fit ->
        [0] a tua última carta não serve
       *[other] a tua última carta serve
    }
   *[other] { $fit ->
        [0] nenhuma das tuas { $count } cartas serve
        [one] uma das tuas { $count } cartas serve
       *[other] { $fit } das tuas { $count } cartas servem
    }
}
web-table-until = { $turns ->
    [one] És tu a seguir.
   *[other] Faltam { $turns } jogadas
}
web-table-call-now = Grita antes que te apanhem.
web-table-you-watch = Ficaste fora do jogo; agora assistes.
## $move é a resposta. Uma jogada espera enquanto alguém com uma só carta ainda pode gritar, ou ser apanhado.
web-table-answered = Resposta dada
web-table-answered-wait = { $move }. A mesa espera um momento e depois todos a veem.
## $detail é o que há a fazer ou a esperar, $time o que resta do relógio, como 0:22.
web-table-timed = { $time } · { $detail }
web-table-sort = { $by ->
    [color] Ordenar por cor
   *[figure] Ordenar por número
}

## Acusações que nada na mesa mostra. $price é o que custa um engano.
accuse-open = Acusar alguém…
accuse-title = Acusar alguém
accuse-price = { $price ->
    [draw2] Se te enganares, retiras duas cartas.
    [none] Se te enganares, nada acontece.
   *[other] Se te enganares, pagas por isso.
}

## Ao lado da mesa. $goal é um número de pontos.
web-table-log = Jogadas
web-table-latest = Ir para o mais recente
web-table-missed = Faltam aqui algumas jogadas.
web-table-talking = Conversa
web-table-talk = { $unread ->
    [0] Conversa
   *[other] Conversa ({ $unread })
}
web-table-score = { $format ->
    [tally] Pontos: aos { $goal } ganha o mais baixo
    [elim] Pontos: de fora aos { $goal }
    [none] Pontos
   *[other] Pontos, até { $goal }
}

## A barra e o seu menu. $edition é o nome de uma edição, $cards quantas cartas tem; $number conta as partidas.
web-table-title = Mesa { $code } · Penult
web-table-hand = Partida { $number }
web-table-goal = até { $goal }
web-table-edition = { $edition } · { $cards } cartas
web-table-book = Livro de regras
web-table-sound-on = Ligar o som
web-table-sound-off = Desligar o som
web-table-menu = Nesta mesa
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
    .about = O tempo que cada ligação leva, ida e volta. Quando vários falam ao mesmo tempo, a mesa desconta-o.
web-table-line = { $name }: { $number } ms
web-table-pause = Pedir uma pausa
web-table-void = Anular a partida
web-table-void-yes = Sim, anular a partida
web-table-void-sure = Ninguém soma pontos, mostram-se todas as cartas e quem dá é o seguinte.
web-table-stand = Deixar o lugar e assistir
web-table-leave = Sair da mesa
web-table-leave-yes = Sim, sair da mesa
web-table-leave-sure = { $seated ->
    [yes] Um bot continua no teu lugar.
   *[no] Podes voltar com o link.
}

web-line-unsent = A ligação perdeu-se. Se não ficou feito, faz de novo.
