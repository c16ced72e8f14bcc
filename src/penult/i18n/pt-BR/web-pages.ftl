## O português do Brasil: só o que se diz de outro modo do que em pt.

web-nav =
    .settings = Configurações
web-trouble = Algo deu errado.
    .about = Não foi possível mostrar esta página. Seu lugar e suas cartas estão a salvo.
    .again = Tentar de novo
web-nowhere =
    .about = Não há nada neste endereço. Confira o link: pode faltar uma letra.
web-home-headline = Jogue UNO com amigos ou com bots.
web-home-about =
    Jogue online os jogos da família UNO, com amigos ou bots, pelas regras impressas. De 2 a 10 jogadores.
    Grátis, sem conta, sem instalar nada.
web-home-play = Jogar agora
web-home-join =
    .about = Digite ou cole o código ou o link que você recebeu. A mesa se abre sozinha.
web-home-sitting = Suas mesas
web-home-back = Voltar à sua mesa
web-home-edition =
    .classic = { $cards } cartas. O jogo que quase todo mundo aprende primeiro.
    .hp2018 = { $cards } cartas, com quatro cartas { sorting-hat }: alguém compra até sair uma vermelha.
web-home-learn = Aprenda a jogar
    .about = Uma rodada guiada, poucos minutos.
web-home-tables =
    .about = Jogue com outras pessoas ou assista.
web-lobby-about = Qualquer pessoa pode entrar. A lista se atualiza sozinha.
web-lobby-empty = No momento não há mesas públicas.
    .about = Crie uma, ou mande para seus amigos o link da sua.
web-lobby-locked = Com senha
web-lobby-stage =
    .gathering = Esperando jogadores
    .dealer = Escolhendo quem dá as cartas
    .hand = Jogando uma rodada
    .scores = Entre rodadas
    .over = Partida encerrada
web-lobby-search = Buscar
web-lobby-none = Nenhuma mesa corresponde à busca.
web-lobby-report =
    .about = O que há de errado? Quem cuida deste servidor vai ver sua denúncia.
    .flood = Mesas demais
web-new-about = { $refuses ->
    [yes] Você recebe um link, um código e um código QR para compartilhar. Valem as regras impressas até você mudar alguma coisa, com uma exceção: cartas erradas são recusadas, não penalizadas.
   *[no] Você recebe um link, um código e um código QR para compartilhar. Valem as regras impressas até você mudar alguma coisa.
}
web-new-as-printed =
    .about = As folhas impressas mudam um pouco de idioma para idioma.
web-new-seats =
    .partners = As duplas se sentam frente a frente: { $numbers } lugares.
web-new-turn =
    .about = Quando o tempo acaba, um bot joga por você até você voltar.
web-new-pace =
    .about = Quanto tempo eles pensam em cada jogada. Em mesas grandes são rápidos, se você não mudar nada.
web-new-bots =
    .about = Você também pode adicionar bots depois, na mesa.
web-new-public =
    .about = Qualquer pessoa encontra a mesa e pode entrar. Senão, é preciso o link ou o código.
web-new-password = Senha
    .about = Deixe em branco se não quiser nenhuma.
web-new-group =
    .scoring = A partida
    .between = Entre rodadas
web-new-amount = Digite um número inteiro de { $least } a { $most }.
web-new-unfinished = Digite primeiro um número para “{ $option }”
web-new-unknown = Este link traz regras que aqui não são conhecidas: { $rules }. Elas ficaram de fora.
web-new-sum = { $count ->
    [0] As { $options } regras são as impressas.
    [1] Uma de { $options } regras foi alterada. Todos veem isso antes de a partida começar.
   *[other] { $count } de { $options } regras foram alteradas. Todos veem esta lista antes de a partida começar.
}
web-new-back = Restaurar as regras impressas
web-settings-title = Configurações
web-settings-about = Ficam salvas neste navegador.
web-settings-you = Você
web-settings-name = Seu nome
    .about = O que os outros veem na mesa.
    .save = Salvar
    .saved = Salvo
web-settings-forget = Apagar meus dados
    .about = Este servidor apaga seu nome e seus lugares, e encerra sua sessão em todos os aparelhos. Não dá para desfazer.
    .yes = Sim, apagar meus dados
web-settings-looks = Idioma e aparência
web-settings-play = Na mesa
web-settings-tap =
    .about = Um toque joga a carta. Senão, o primeiro toque escolhe e o segundo joga.
web-settings-mark =
    .about = As cartas que você pode jogar ficam mais acima que as outras.
web-settings-keys =
    .about = D compra, U grita UNO, C pega, A acusa, J corta, R vermelho, G verde, B azul, Y amarelo, L lê de novo a última linha.
web-settings-vibration =
    .about = Uma vibração curta quando é a sua vez.
web-settings-notify =
    .about = Avisam que é a sua vez quando você está em outra janela.
    .denied = Seu navegador bloqueia as notificações. Você pode permitir nas configurações dele para esta página.
web-settings-install =
    .about = O Penult fica entre os seus aplicativos e abre em janela própria.
web-choice =
    .score = { $value ->
        [winner] O vencedor marca
        [tally] Total acumulado
        [elim] Eliminação
        [team] Duplas
        [rotate8] Troca de duplas, oito jogadores
       *[rotate4] Troca de duplas
    }
    .legality = { $value ->
        [strict] Recusadas
       *[table] Contestáveis
    }
    .invis_turn = { $value ->
        [uses] Perde a vez
       *[free] Joga normalmente
    }
    .two_reverse = { $value ->
        [skip] Vale como Pular
       *[noop] Só inverte
    }
    .hat_last = { $value ->
        [off] Ninguém compra
       *[on] Alguém compra
    }
    .forced_draw_closes = { $value ->
        [no] Ainda dá para pegar
       *[yes] Não dá mais
    }
    .reshuffle = { $value ->
        [eager] Na última carta
       *[lazy] Quando precisa
    }
    .first_return = { $value ->
        [shuffle] Lugar aleatório
       *[middle] Bem no meio
    }
    .wd4_guilty_card = { $value ->
        [stays] Fica no descarte
       *[returned] Volta para a mão
    }
    .blocked = { $value ->
        [void] Rodada anulada
       *[lowest_hand] Ganha a mão mais baixa
    }
    .lowest_tie = { $value ->
        [play_on] Mais uma rodada
       *[share] Dividem a vitória
    }
    .bluff = { $value ->
        [challenge] Desafiar sempre
        [first] Desafiar o primeiro
        [free] Sempre permitido
       *[none] Sem blefe
    }
    .finish = { $value ->
        [any] Qualquer uma
        [no_wild] Sem curingas
       *[number] Só números
    }
web-settings-glow = Iluminar a borda da tela
    .about = Quando é a sua vez.
web-settings-moments = Grandes momentos
web-settings-pick =
    .about = Para ver quem dá as cartas primeiro. Se estiver desligado, sai uma ao acaso.
web-settings-tab = Título da aba
    .about = Mostra quando é a sua vez.
