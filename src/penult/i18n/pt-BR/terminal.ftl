## O português do Brasil: só o que se diz de outro modo do que em pt.

terminal-you = Você
terminal-heading-hand = rodada { $number }
terminal-draw-pile = { $count ->
    [0] Monte de compras: nenhuma carta
    [1] Monte de compras: uma carta
   *[other] Monte de compras: { $count } cartas
}
terminal-total = { $count ->
    [one] Uma carta para comprar
   *[other] { $count } cartas para comprar
}
terminal-no-color = Ninguém escolheu uma cor ainda.
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card }: serve
       *[other] { $card }, { shape }: serve
    }
    [bluff] { $card }: blefe (R-28)
    [wrong] { $color ->
        [none] { $card }: carta errada (R-49)
       *[other] { $card }, { shape }: carta errada (R-49)
    }
   *[none] { $color ->
        [none] { $card }
       *[other] { $card }, { shape }
    }
}
terminal-which-color = Escolha uma cor. Escape cancela.
terminal-which-player = { $verb ->
    [swap] Trocar de mão com quem? Escape cancela.
    [catch] Pegar quem? Escape cancela.
    [flag] De quem é a carta errada? Escape cancela.
   *[play] Contra quem? Escape cancela.
}
terminal-several = { $verb ->
    [call] Gritar UNO com ela…
    [jump] Cortar…
    [catch] Pegar…
    [flag] Contestar uma carta…
   *[invis] Jogar { invisibility.the }…
}
terminal-house = { $value ->
    [none] regras impressas
   *[mixed] sua própria mistura
}
terminal-why = W: por quê?
terminal-leaving = A rodada não acabou. Aperte Q ou Ctrl-C para sair, ou Escape para ficar.
terminal-no-totals = Não há totais: você está jogando rodadas avulsas.
terminal-too-small = Esta janela é pequena demais. Precisa de pelo menos { $columns } colunas e { $rows } linhas. O jogo espera por você.
terminal-leaving-small = A rodada não acabou. Aperte Ctrl-C de novo para sair.
terminal-won = { $me ->
    [seat] { $points ->
        [0] Você ganhou a rodada, mas não marcou pontos.
        [1] Você ganhou a rodada e marcou um ponto!
       *[other] Você ganhou a rodada e marcou { $points } pontos!
    }
   *[none] { $points ->
        [0] { $who } ganhou a rodada, mas não marcou pontos.
        [1] { $who } ganhou a rodada e marcou um ponto.
       *[other] { $who } ganhou a rodada e marcou { $points } pontos.
    }
}
terminal-nobody-won = Ninguém ganhou a rodada, e ninguém marcou pontos.
terminal-kept = Esta rodada está salva em { $path }
terminal-not-kept = Não foi possível salvar esta rodada em { $path }: { $reason }
terminal-again = Outra rodada
terminal-hand-of-match = { $partner ->
    [none] Esta é a rodada { $number }.
   *[other] Esta é a rodada { $number }. Você faz dupla com { $partner }.
}
terminal-won-hand = { $me ->
    [seat] Você ganhou a rodada!
   *[none] { $who } ganhou a rodada.
}
terminal-match-kept = Esta partida está salva em { $path }
terminal-match-left = Sua partida está salva em { $path }
    Para continuar: penult play --resume { $file }
    Para rever: penult replay { $file }
terminal-next-hand = Próxima rodada
terminal-again-match = Jogar de novo
terminal-ask-next-hand = Aperte Enter para a próxima rodada:
terminal-ask-play-on = Você está fora do jogo. Aperte Enter para ver como termina:
terminal-another-match = Jogar de novo? Digite { $yes }, ou Enter para parar:
terminal-setup = Prepare seu jogo
terminal-setup-keys = ↑ ↓ escolher · ← → mudar · Tab seu nome · Enter na primeira linha começa
terminal-name = Seu nome
terminal-deal =
    .about = Aperte Enter para começar com estas escolhas. Na mesa, ? explica todas as teclas.
terminal-row =
    .about = { $row ->
        [house] O que se joga além das regras impressas. Cada um destes nomes escolhe algumas das linhas abaixo; você pode mudá-las uma a uma.
        [language] O idioma da mesa e do livro de regras.
        [players] Quantos jogadores há, contando com você.
        [clock] Quanto tempo você tem por jogada. Quando o tempo acaba, um bot joga por você até você voltar.
       *[pace] Quanto tempo os outros levam para jogar. Quando alguém não gritou UNO, eles esperam pelo menos um segundo e meio, para você poder gritar ou pegar. Sem pausa, o jogo espera aí até você apertar Enter.
    }
terminal-bot = { $kind ->
    [mixed] Variados
   *[other] { bot-level }
}
    .about = { $kind ->
        [mixed] Seus adversários são diferentes: escolha cada um mais abaixo.
       *[other] { bot-level.about }
    }
terminal-value =
    .score = { $value ->
        [winner] o vencedor marca
        [tally] total acumulado
        [elim] eliminação
        [team] duplas
       *[rotate4] troca de duplas
    }
    .legality = { $value ->
        [strict] recusadas
       *[table] contestáveis
    }
    .invis_turn = { $value ->
        [uses] perde a vez
       *[free] joga normalmente
    }
    .two_reverse = { $value ->
        [skip] vale como Pular
       *[noop] só inverte
    }
    .hat_last = { $value ->
        [off] ninguém compra
       *[on] alguém compra
    }
    .forced_draw_closes = { $value ->
        [no] ainda dá para pegar
       *[yes] não dá mais
    }
    .reshuffle = { $value ->
        [eager] na última carta
       *[lazy] quando precisa
    }
    .first_return = { $value ->
        [shuffle] lugar aleatório
       *[middle] bem no meio
    }
    .wd4_guilty_card = { $value ->
        [stays] fica no descarte
       *[returned] volta para a mão
    }
    .blocked = { $value ->
        [void] rodada anulada
       *[lowest_hand] mão mais baixa
    }
    .bluff = { $value ->
        [challenge] pode ser desafiado
        [first] só o primeiro
        [free] sempre permitido
       *[none] não pode
    }
    .seven = { $value ->
        [off] carta normal
        [must] troca obrigatória
       *[may] troca se quiser
    }
    .finish = { $value ->
        [any] qualquer carta
        [no_wild] sem curingas
       *[number] só numeradas
    }
    .call = { $value ->
        [printed] podem pegar você
        [strict] na hora, ou compra
       *[off] ninguém precisa
    }
terminal-one-hand = uma rodada
    .about = Só uma rodada, e depois outra se você quiser. Mude esta linha para jogar uma partida inteira, com pontos que se somam.
terminal-key-lay = jogar a carta, ou continuar
terminal-key-draw = comprar uma carta
terminal-key-keep = ficar com a carta que acabou de comprar
terminal-key-uno = gritar UNO, antes ou depois da sua penúltima carta
terminal-key-catch = pegar quem não gritou UNO
terminal-key-accept = aceitar o que uma carta faz com você
terminal-key-challenge = desafiar um { wild-four }
terminal-key-flag = contestar uma carta errada, onde pode
terminal-key-jump = cortar com uma carta igual à do topo
terminal-key-why = por quê? Abre a regra
terminal-key-score = ver os totais da partida
terminal-help-marks = As cartas que você pode jogar ficam mais acima. Cada cor tem uma forma e uma letra: ● vermelho R, ■ azul B, ▲ verde G, ★ amarelo Y. D é o { draw-card }, V o { reverse }, S o { skip }. ▶ marca de quem é a vez.
terminal-no-utf8 = Este terminal não usa UTF-8 (a codificação é { $encoding }), então o jogo roda linha por linha.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } jogadores. Você deu as cartas. Digite ? para ajuda.
   *[none] Penult, { $game }, { $seats } jogadores. { $dealer } deu as cartas. Digite ? para ajuda.
}
terminal-picked = Todos tiraram uma carta para ver quem dá as cartas: { $picks }.
terminal-picked-again = As mais altas empataram, e tiraram de novo: { $picks }.
terminal-birthday-title = Quem dá as cartas?
terminal-birthday-about = Nesta edição, quem faz aniversário mais perto de 31 de julho, antes ou depois, dá as cartas primeiro. Quando é o seu? Digite como 31 de julho ou 31/7. Não fica salvo. Ou só aperte Enter, e as cartas decidem.
terminal-your-birthday = Seu aniversário:
terminal-birthday-nearest = { $me ->
    [seat] Seu aniversário é o mais perto de 31 de julho, então você dá as cartas.
   *[none] O aniversário mais perto de 31 de julho é o de { $who }.
}
terminal-two-days = “{ $text }” pode ser dois dias diferentes. Digite como { $day }.
terminal-dealer-named = { $me ->
    [seat] Você dá as cartas, como combinado.
   *[none] { $who } dá as cartas, como combinado.
}
terminal-piles = { $count ->
    [0] Descarte: { $top } ({ $code }). Monte de compras: nenhuma carta.
    [1] Descarte: { $top } ({ $code }). Monte de compras: uma carta.
   *[other] Descarte: { $top } ({ $code }). Monte de compras: { $count } cartas.
}
terminal-hand = { $count ->
    [1] Sua mão, uma carta. Se você pode jogar, tem uma estrela:
   *[other] Sua mão, { $count } cartas. As que você pode jogar têm uma estrela:
}
terminal-your-move = Sua jogada:
terminal-go-on = Aperte Enter para continuar:
terminal-refused = { $why } [{ $rule }] Digite porquê para ler a regra.
terminal-not-understood = “{ $text }” não é uma jogada. Digite ? para ajuda.
terminal-nothing-to-call = Agora você não pode gritar UNO.
terminal-no-rule-yet = Nenhuma regra apareceu ainda. Digite “regra R-28” para abrir uma.
terminal-another = Outra rodada? Digite { $yes }, ou Enter para parar:
terminal-bye = Até a próxima!
terminal-plain-help-score = pontos mostra os totais da partida.
terminal-plain-help-pause = /pause para o relógio até você apertar Enter. /back pega seu lugar de volta do bot.
terminal-plain-help-jump = J corta com uma carta igual à do topo. Acrescente ! para gritar UNO.
terminal-seat =
    .out = { $seat } { $who }: fora desta rodada
terminal-plain-help = Digite um número para jogar essa carta da sua mão. Acrescente ! para gritar UNO com ela: 3!
    Você também pode digitar o código de uma carta: R7, W4, R7!
    D comprar   K ficar com ela   A aceitar   H desafiar   U gritar UNO   C pegar   F contestar   R G B Y escolher uma cor
    Depois de C ou F você pode digitar um lugar: C 2
    porquê abre a última regra, regra R-28 qualquer regra. Q sai.
    { $edition ->
        [classic] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I responde a uma carta com { invisibility.the }.
       *[hp2018] Códigos: uma cor e um número, ou D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
replay-knows = { $knows ->
    [all] todas as cartas à vista
    [table] como um espectador viu
    [you] como você viu
   *[seat] como { $who } viu
}
replay-next = Próximo
replay-back = Voltar
replay-hand = Rodada { $number } de { $last }
command-group =
    .table = Jogar com cartas de verdade
command-about =
    .join = jogar com outros, em um servidor
    .replay = rever uma rodada ou uma partida
    .score = anotar os pontos de uma partida, ou organizar um torneio
    .schedule = planejar quem se senta onde com troca de duplas
    .tables = ver as mesas do seu servidor e fechar algumas
    .backup = copiar o banco de dados do seu servidor
    .restore = restaurar uma dessas cópias
    .check = rodar cenários de conformidade
    .arena = pôr bots para competir, inclusive os seus
    .sim = jogar muitas rodadas e contar o que acontece
    .completion = completar comandos com Tab no seu shell
command-more = Comece com: penult play. Para ver o que um comando faz: penult play --help
