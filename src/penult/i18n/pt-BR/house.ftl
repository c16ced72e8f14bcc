## As regras da casa no português do Brasil: só o que se diz de outro modo do que em pt.

section-house-drawing = Regras da casa: comprar
option-stack =
    .about = Que carta que faz comprar pode ser jogada contra outra, para que o próximo compre pelas duas.
    .off = Nenhuma. Quem recebe, compra.
    .any = Qualquer carta que faz comprar sobre qualquer outra.
    .origin = É a regra que mais se discute. O baralho de regras da casa da Mattel acumula cartas do mesmo tipo (`same`), o
        seu jogo para celular mistura os tipos (`any`), e uma coletânea muito lida acumula para cima (`up`). As folhas
        impressas não trazem nada disto (R-69).
option-stack_max =
    .about = Quantas cartas que fazem comprar cabem num total: de 2 a 12.
    .any-number = No máximo essas; depois, a vítima compra.
    .origin = Pedido de jogadores de uma versão para computador. Nenhuma caixa põe limite.
option-deflect =
    .about = Se um { skip } ou um { reverse } desvia um { draw-card } em vez de comprar.
    .skip = Um { skip } que combine o passa para o próximo jogador.
    .reverse = Um { reverse } que combine o devolve por onde veio.
    .origin = A Mattel propôs uma vez metade disto, com o { skip }, como regra do dia; não está em caixa nenhuma, dissesse o
        que dissesse a imprensa. Em outros lugares o { reverse } também desvia.
option-bluff = O blefe
    .about = Quando se permite um { wild-four }, e quem pode desafiar.
    .challenge = Pode ser blefe, e a vítima pode desafiar.
    .first = O mesmo, mas não se desafia um que foi acrescentado a um total.
    .free = É sempre permitido, e ninguém pode desafiar.
    .none = Não é permitido a quem tem a cor em jogo; não há o que desafiar.
    .origin = Onde se acumula, não há acordo sobre o { wild-four } que se pode desafiar: todos, o primeiro ou nenhum. No Mercy
        dispensa isso (`free`).
option-seven =
    .must = Quem joga um 7 tem que trocar a mão com alguém.
    .origin = Metade do “7-0” do baralho de regras da casa da Mattel. Quase todas as fontes dizem que é preciso trocar, algumas que se
        pode.
option-zero =
    .about = Se com um 0 cada jogador passa a sua mão para o vizinho.
    .origin = A outra metade do “7-0”. Nesta as fontes não se contradizem.
option-jump =
    .about = Se é possível jogar fora da vez uma carta igual à do topo.
option-multi =
    .about = Se é possível jogar juntas várias cartas numeradas.
    .off = Não: uma carta por vez.
option-draw = Comprar
    .about = Quantas cartas se compram na vez.
    .until = Quantas forem necessárias até sair uma que possa ser jogada.
option-decline =
    .about = Se é possível comprar tendo uma carta que pode ser jogada.
    .origin = Alguns jogos chamam isso de jogada obrigatória. Em outros, esse nome diz que a carta comprada tem que ser jogada, o
        que aqui é `drawn=must`.
option-finish =
    .no_wild = Com qualquer uma, menos um curinga.
    .origin = Muito jogada e nunca impressa. A regra só contra os curingas e a que é contra todas as cartas de ação têm os mesmos
        nomes.
option-mercy =
    .any-number = Com tantas cartas ou mais, você fica de fora.
    .origin = Do UNO Show ’em No Mercy, em que 25 cartas são demais.
option-call =
    .printed = Você pode ser pego até começar a próxima vez, e ainda pode se salvar.
    .strict = O grito vem antes da carta ou junto com ela. Sem ele, compra-se na hora.
    .off = Ninguém tem que gritar.
    .origin = A forma rigorosa vem dos jogos na tela, onde quem vigia é uma máquina.
option-opening =
    .about = Que carta pode ser virada no início.
    .origin = Do No Mercy, em que uma carta de ação fica debaixo da seguinte em vez de voltar.
preset-progressive =
    .beware = Em outros lugares este nome diz que se misturam os tipos.
preset-go-wild =
    .about = Qualquer carta que faz comprar se acumula sobre qualquer outra.
preset-seven-o =
    .about = Um 7 troca duas mãos, um 0 passa todas para o vizinho.
    .beware = Em outras mesas quem joga o 7 decide: acrescente `seven=may`.
preset-jump-in =
    .beware = Não há acordo sobre se assim se pode ganhar: acrescente `jump=not_last`.
preset-force-drawn = Comprou, joga
    .about = A carta comprada que se pode jogar tem que ser jogada.
    .beware = Chamam de jogada obrigatória, um nome com dois sentidos.
preset-force-lay =
    .about = Ninguém compra se puder jogar.
    .beware = Chamam de jogada obrigatória, um nome com dois sentidos.
preset-no-mercy =
    .about = Acumula-se para cima, trocam-se e passam-se mãos, compra-se até poder jogar, e com 25 cartas você fica de fora.
H-01 =
    .when = Alguém joga uma carta que faz comprar, ou seja, um { draw-card } ou um { wild-four }, ou um { draw-card } é virado no
        início.
    .effect = Há um total contra a vítima: tantas cartas quantas a carta custa. A última carta que entrou no total é a que manda.
        Aceitar é comprar o total todo e perder a vez (R-24, R-29).
H-02 =
    .effect = Espera pela vítima se, pelas regras combinadas, alguma mão lhe pudesse responder: acrescentando uma carta (H-03, H-05),
        desviando-o (H-08) ou desafiando (H-12, H-13). Com `legality=table` também espera, para que uma carta jogada ainda possa
        ser contestada. { $edition ->
            [hp2003] Aqui espera sempre, porque a { invisibility } o poderia anular.
            [all] Na { edition-hp2003 } espera sempre, porque a { invisibility } o poderia anular.
           *[other] { "" }
        } O que a vítima tem mesmo na mão não importa (A-80).
    .except = De outro modo, compra-se logo.
H-03 =
    .when = Há um total contra você, e `stack` não é `off`.
    .effect = Em vez de aceitar, você pode jogar uma carta que faz comprar. Com `two`, um { draw-card } sobre outro; com `same`, também um
        { wild-four } sobre outro; com `up`, também um { wild-four } sobre um { draw-card }; com `any`, qualquer uma sobre qualquer
        outra. Com `fit`, tem que combinar com a carta do topo, como sempre (R-16, R-17). O total cresce o que a carta custa e fica
        contra o jogador seguinte.
    .example = Com `same`, a Ana joga um { draw-card } contra o Ben, e o Ben outro contra a Chloé. A Chloé não tem nenhum e compra pelos
        dois.
H-04 =
    .effect = Jogar uma carta sobre um total começa a sua vez (R-46): a partir daí não se pode pegar nem contestar ninguém pela carta
        anterior.
    .except = Depois de aceitar já é tarde. Uma carta que acabou de ser comprada por um total nunca é acrescentada a ele.
H-06 =
    .when = A carta que você acrescenta é a sua última.
    .effect = Você ganha, e o jogador seguinte compra o total todo (R-52).
    .except = Já ninguém acrescenta, desvia, desafia nem se intromete.
H-07 =
    .effect = O que não se pode comprar fica perdoado, mesmo que seja tudo (A-55). A vez se perde mesmo assim.
    .except = As cartas anteriores de um total são cartas jogadas como as outras e podem voltar a ser embaralhadas.
H-08 =
    .when = Há um total contra você, a carta que manda é um { draw-card }, e `deflect` permite.
    .effect = Você pode jogar um { skip } ou um { reverse }, conforme o combinado, que combine com a carta do topo (R-16). Com o { skip }, o
        mesmo total passa ao jogador seguinte. Com o { reverse }, inverte-se primeiro o sentido, de modo que em geral o total volta a
        quem o mandou.
    .except = A carta não faz mais nada: ninguém perde a vez por ela. Um { wild-four } nunca se desvia. É a sua vez, como em H-04.
H-09 =
    .last = Você ganha, e o jogador a quem passa o total o compra.
H-10 =
    .effect = Responde-se a um total desviado como a qualquer outro. `deflect` vale sem `stack`, e `stack` sem `deflect`.
H-11 =
    .first = Conta como jogado por quem deu as cartas. É possível acrescentar a ele e desviá-lo, em vez do que diz A-09. Sobre ele
        ninguém se intromete (H-25).
H-12 = Desafiar um { wild-four } num total
    .effect = A vítima pode desafiá-lo, e só a esse. Conta a cor que estava em jogo imediatamente antes: a da carta a que responde, ou a
        escolhida para o { wild-four } a que responde (A-14, A-16). Se era blefe, quem o jogou compra o total todo e joga quem
        desafiou. Se não era, quem desafiou compra o total e mais duas cartas, e perde a vez.
    .example = O Ben acrescenta um { wild-four } ao da Ana: oito cartas. A Chloé desafia. Se o Ben tinha a cor que a Ana escolheu, compra
        oito; se não, a Chloé compra dez.
H-13 = Só se desafia o primeiro
    .effect = Tudo é como em H-12, mas um { wild-four } acrescentado a um total não se pode desafiar.
H-14 = Sem blefe e sem desafio
    .effect = Um { wild-four } é sempre permitido, tenha a mão o que tiver, e não se pode desafiar. Onde é preciso jogar uma carta, conta
        como qualquer outra: o que A-12 diz do blefe deixa de valer.
H-15 =
    .effect = Um { wild-four } ao lado de uma carta da cor em jogo é uma carta ilegal e é recusado. Não há o que desafiar.
    .except = Com `legality=table` pode ser jogado na vez, e contestado, ao contrário de R-30. Como resposta a um total é sempre recusado.
H-16 =
    .when = Você joga um 7, não como última carta, e `seven` não é `off`.
    .effect = Você escolhe outro jogador que ainda esteja em jogo, e os dois trocam as suas mãos.
H-19 =
    .effect = A carta cai, as mãos mudam, depois é preciso gritar UNO (H-21), e joga quem vem depois de quem jogou a carta. Ter a mão trocada não
        tira a vez nem dá uma.
H-20 =
    .except = Com `legality=table`, uma troca espera que o outro jogador aceite, e um 0 que o próximo aceite. Até lá nenhuma mão mudou, e a carta
        pode ser contestada.
H-22 =
    .effect = Todos veem quem troca e quantas cartas; nenhuma é mostrada. O que alguém tinha visto de uma mão agora sabe do novo dono. Quem deu uma
        mão a conhece inteira, carta por carta, até que sejam jogadas.
H-23 = Trocar na própria dupla
    .effect = Com um 7 é possível escolher qualquer jogador, também o da própria dupla. Um 0 não olha para as duplas.
H-24 =
    .when = Não é a sua vez, mesmo que tenha acabado de jogar, e `jump` não é `off`.
    .effect = Você pode jogar uma carta de cor igual à do topo, na cor e no número ou símbolo.
    .except = Com um curinga ninguém se intromete.
H-25 =
    .except = Não sobre uma carta virada no início nem sobre uma que voltou ao topo, não enquanto falta escolher uma cor, e já não quando o
        seguinte comprou. De várias cartas jogadas juntas conta a última. Com uma carta recebida por um 7 ou um 0 pode-se intrometer sobre
        ele.
H-27 =
    .effect = Começa a sua vez e acaba tudo o que ainda se podia dizer da carta anterior. A carta faz tudo o que faz numa vez, e o jogo continua a
        partir de você. Os jogadores que ficam para trás não perdem mais nada.
H-29 =
    .last = Com `on` você ganha como sempre, e com um { draw-card } o seguinte ainda compra o total todo (H-06). Com `not_last` é recusado.
H-31 =
    .when = A sua vez, e `multi` não é `off`.
    .effect = Com `identical` você pode jogar juntas duas cartas da mesma cor e do mesmo número; com `face`, quantas quiser do mesmo número. A primeira
        tem que combinar; a última fica no topo e dá a cor. É uma só jogada: ninguém se mete no meio.
    .except = Ninguém tem que as jogar todas.
H-32 =
    .effect = Jogam-se sozinhas a carta que acabou de ser comprada (R-21), a que responde, a de quem se intromete, todas as cartas de ação, um 7 que troca e um 0
        que passa as mãos.
H-33 =
    .except = Com `legality=table` só a primeira pode ser ilegal. Se for contestada, voltam todas por uma só penalidade.
H-34 = Comprar até se poder jogar
    .when = Você compra na sua vez, e `draw=until`.
    .effect = Você compra uma carta atrás da outra até uma se poder jogar ou não haver mais. Essa última você joga ou guarda, conforme `drawn`; se não a
        houver, a vez passa.
    .except = As penalidades e os totais não mudam. { $edition ->
            [hp2018] Nem o que se compra por um { sorting-hat }.
            [all] Nem o que se compra por um { sorting-hat }.
           *[other] { "" }
        } O limite de cartas pode interromper (H-42).
H-35 =
    .effect = Todos veem quantas cartas foram compradas, e assim sabem que a última se pode jogar. A espera é mostrada a todos, ao contrário de A-11.
H-36 =
    .effect = As cartas jogadas são embaralhadas pelo caminho, as vezes que for preciso (R-50).
    .except = Se não se puder comprar nem uma, valem A-56 e A-57.
H-37 =
    .effect = Quem tem uma carta que se pode jogar não pode comprar, nem para salvar a mão de um 7 ou de um 0.
    .except = Pede-se uma só carta, mesmo que possam ir várias juntas. Ninguém fica obrigado a um blefe, porque quem o faria tem uma carta da cor
        (A-12). Também não obriga a responder: um total pode sempre aceitar-se.
H-38 =
    .effect = Combina (R-16, R-17), não é um { wild-four } proibido (H-15) nem uma última carta proibida (H-39). `decline` vê isso antes de comprar,
        `draw` enquanto se compra, `drawn` depois.
H-39 =
    .when = `finish` não é `any`, e resta uma carta na sua mão.
    .effect = Com `no_wild` não se pode jogar se for um curinga; com `number`, se não for uma carta numerada. Não combina com nada, jogue-se onde se
        jogar; não há penalidade, e quem a tem compra.
H-40 =
    .effect = Na vez pode ser jogada, como última carta ilegal, e contestada. Se ninguém a contestar, ganha, com o efeito que as folhas dão a uma
        última carta (R-52).
H-41 = Nada para comprar nem para jogar
    .effect = Se não se puder comprar nada, uma última carta proibida continua sem se poder jogar: a vez passa (A-56), e tudo pode acabar bloqueado
        (A-57).
H-42 =
    .when = Você tem tantas cartas como `mercy` diz, ou mais, e ainda não acabou.
    .effect = Nesse momento você fica de fora. As cartas são compradas uma a uma; o que faltava comprar fica perdoado.
H-43 =
    .effect = Todos as veem, e vão para debaixo { discard-pile.of }. Isso não faz embaralhar. Se vários tinham passado seguidos sem nada para comprar, a
        conta recomeça.
H-44 =
    .effect = O lugar é pulado (A-69): quem estava ali não tem vez, e não pode ser escolhido, acusado nem receber nada. Quando restam dois, jogam pelas
        regras para dois (R-59 a R-62).
H-45 =
    .effect = A vez é do jogador seguinte. Um total ou um { skip } que esperava resposta cai. Se faltava uma cor, escolhe-a o jogador seguinte, e joga.
        Um 7 que esperava não troca nada; um 0 que esperava é aceito pelo novo jogador seguinte. { $edition ->
            [hp2003] A cor depois de um { howler } é escolhida por quem o jogou.
            [hp2018] A cor depois de um { sorting-hat } é escolhida por quem o jogou.
            [all] A cor depois de um { howler } ou de um { sorting-hat } é escolhida por quem o jogou.
           *[other] { "" }
        }
    .except = O que jogou quem fica de fora mantém o seu efeito. Um { wild-four } seu julga-se pela mão como estava; se era blefe, ninguém compra, a carta
        fica, e joga quem desafiou.
H-46 =
    .except = Quem ganha não soma nada. O que se compra depois de alguém acabar (R-52) não põe ninguém de fora.
H-49 =
    .when = A mesa joga com `call=strict`, e você joga a sua penúltima carta.
    .effect = Você tem que gritar UNO antes da carta ou junto com ela. Sem isso, compra o preço na hora: quando a carta cai, ou, depois de um 7 ou de um
        0, quando as mãos mudaram, e antes de qualquer outro efeito. Ninguém precisa pegar você, nem pode.
    .except = Só toca a quem joga a carta. Ficar com uma pelo 7 ou pelo 0 de outro não custa nada. Comprar o preço não faz de um { wild-four } um blefe,
        nem o contrário (A-16).
H-50 =
    .effect = Ninguém tem que gritar UNO, e gritar não faz nada.
    .except = Com `strict` e com `off`, tentar pegar alguém é recusado, sem penalidade.
H-53 =
    .first = Qualquer outra carta virada volta como em R-13, e vira-se outra, até haver ali uma carta numerada. { $edition ->
            [hp2003] Para onde vão { howler } e { invisibility }, `first_return` é que diz.
            [all] Para onde vão { howler } e { invisibility }, `first_return` é que diz.
           *[other] { "" }
        }
H-54 =
    .effect = { $edition ->
            [hp2003] Um { howler } não responde a um total.
            [hp2018] Um { sorting-hat } não responde a um total. O que por ele se compra não é um total, e não se lhe acrescenta nada.
           *[all] Nem um { howler } nem um { sorting-hat } respondem a um total. O que se compra por um { sorting-hat } não é um total, e não se lhe
                acrescenta nada.
        }
H-55 =
    .effect = Anula o total todo, desviado ou não; ninguém compra. De quem é a vez decide-se como com uma só carta (A-25, D-04).
H-56 =
    .effect = Com duas cartas na mão é possível gritar UNO antes, sempre que alguma mão pudesse jogar uma carta (H-02), tenha esse jogador o que tiver.
H-57 =
    .effect = Só na própria vez se pode jogar uma carta ilegal. Uma resposta, ou uma carta fora da vez, vale ou é recusada. Assim, num total só a
        primeira carta pode ser ilegal: contestada antes de alguém responder, volta, e não há total.
H-58 = A compra obrigada fecha o prazo
    .effect = Comprar um total acaba o tempo para pegar quem esqueceu UNO, seja porque foi aceito, seja porque o desafio se perdeu.
H-59 =
    .when = A mesa joga com `wd4_guilty_card=returned`, e ao desafiar descobre-se um blefe.
    .effect = A carta volta a quem a jogou, que compra o total todo. Voltam a carta e a cor de antes, e não há total.
C-01 =
    .change = Escolha uma forma de acumular, ou tire o limite.
C-02 = Só se desafia o primeiro, e nenhum se acrescenta
    .change = Escolha `bluff=challenge`, ou uma forma de acumular que aceite o { wild-four }.
C-03 =
    .conflict = `call_price` diz quanto custa esquecer UNO, mas com `call=off` ninguém tem que o gritar.
    .change = Deixe o preço em 2, ou que se grite UNO.
C-04 =
    .change = Escolha um limite mais alto, ou distribua menos cartas.
C-05 = Limite de cartas e duplas
    .conflict = Com `mercy` alguém pode ficar sem a sua dupla, e para `score=team`, `rotate4` e `rotate8` ninguém estabeleceu como isso acaba nem como se
        conta.
C-06 =
    .change = Distribua menos cartas, joguem menos pessoas, ou escolha `opening=printed`.
C-07 = Volta uma carta que ninguém desafia
    .conflict = `wd4_guilty_card=returned` faz voltar um blefe, mas com `bluff=free` ou `bluff=none` nunca se descobre nenhum.
    .change = Escolha `bluff=challenge`, ou que a carta fique.
C-08 =
    .conflict = `forced_draw_closes=yes` acaba o tempo para pegar alguém, mas com `call=strict` ou `call=off` esse tempo não existe.
    .change = Escolha `call=printed`, ou `forced_draw_closes=no`.
C-09 =
    .change = Escolha `false_catch=none`, `call=printed` ou `legality=table`.
C-11 =
    .change = Tire um deles, ou defina você mesmo essa regra: o que você define vale mais do que qualquer conjunto.
