### As regras da casa: o que se joga além das regras impressas. De cada regra que se escolhe, um nome, de que trata, uma
### linha por valor e de onde vem; de cada conjunto já pronto, um nome e o que faz; uma mensagem por regra (H) e por
### mistura recusada (C).
###
### A ordem das partes é a da versão inglesa.

## As secções do capítulo

section-house-totals = Regras da casa: acumular e desviar
section-house-bluff = Regras da casa: o { wild-four }
section-house-hands = Regras da casa: o 7 e o 0
section-house-jump = Regras da casa: intrometer-se
section-house-several = Regras da casa: várias cartas de uma vez
section-house-drawing = Regras da casa: biscar
section-house-last = Regras da casa: a última carta
section-house-mercy = Regras da casa: o limite de cartas
section-house-calls = Regras da casa: gritar UNO
section-house-setup = Regras da casa: a distribuição
section-house-printed = As regras da casa e o jogo impresso
section-house-conflicts = Regras da casa que não vão juntas

## As regras que se escolhem

option-stack = Acumular
    .about = Que carta que faz biscar se pode jogar contra outra, para o seguinte biscar pelas duas.
    .off = Nenhuma. Quem a leva, bisca.
    .two = Um { draw-card } sobre outro.
    .same = Um { draw-card } sobre outro, e um { wild-four } sobre outro.
    .up = Uma carta que valha o mesmo ou mais: também um { wild-four } sobre um { draw-card }.
    .fit = Qualquer uma que combine: sobre um { wild-four }, só um { draw-card } da cor escolhida.
    .any = Qualquer carta que faz biscar sobre qualquer outra.
    .origin = É a regra que mais se discute. O baralho de regras da casa da Mattel acumula cartas do mesmo tipo (`same`), o
        seu jogo para telemóvel mistura os tipos (`any`), e uma recolha muito lida acumula para cima (`up`). As folhas
        impressas não trazem nada disto (R-69).
option-stack_max = Limite ao acumular
    .about = Quantas cartas que fazem biscar cabem num total: de 2 a 12.
    .n0 = Quantas houver.
    .any-number = No máximo essas; depois, a vítima bisca.
    .origin = Pediram-no jogadores de uma versão para computador. Nenhuma caixa põe limite.
option-deflect = Desviar
    .about = Se um { skip } ou um { reverse } desvia um { draw-card } em vez de se biscar.
    .off = Não.
    .skip = Um { skip } que combine passa-o ao jogador seguinte.
    .reverse = Um { reverse } que combine devolve-o por onde veio.
    .both = Qualquer das duas cartas.
    .origin = A Mattel propôs uma vez metade disto, com o { skip }, como regra do dia; não está em caixa nenhuma, dissesse o
        que dissesse a imprensa. Noutros lados o { reverse } também desvia.
option-bluff = O bluff
    .about = Quando se permite um { wild-four }, e quem o pode questionar.
    .challenge = Pode ser bluff, e a vítima pode questioná-lo.
    .first = O mesmo, mas não se questiona um que foi acrescentado a um total.
    .free = É sempre permitido, e ninguém o pode questionar.
    .none = Não é permitido a quem tem a cor em jogo; não há nada para questionar.
    .origin = Onde se acumula, não há acordo sobre o { wild-four } que se pode questionar: todos, o primeiro ou nenhum. No Mercy
        dispensa isso (`free`).
option-seven = O 7 troca mãos
    .about = Se com um 7 dois jogadores trocam as suas mãos.
    .off = Um 7 é uma carta como as outras.
    .must = Quem joga um 7 tem de trocar a mão com alguém.
    .may = Quem joga um 7 troca a mão com alguém, ou não.
    .origin = Metade do «7-0» do baralho de regras da casa da Mattel. Quase todas as fontes dizem que se tem de trocar, algumas
        que se pode.
option-zero = O 0 passa as mãos
    .about = Se com um 0 cada jogador passa a sua mão ao vizinho.
    .off = Um 0 é uma carta como as outras.
    .rotate = Cada mão vai para o jogador seguinte no sentido do jogo.
    .origin = A outra metade do «7-0». Nesta as fontes não se contradizem.
option-jump = Intrometer-se
    .about = Se se pode jogar fora da vez uma carta igual à do topo.
    .off = Não.
    .on = Sim, e o jogo continua a partir daí.
    .not_last = Sim, mas não com a última carta.
    .origin = A primeira regra do baralho de regras da casa da Mattel. Não há acordo sobre se assim se pode ganhar.
option-multi = Várias cartas de uma vez
    .about = Se se podem jogar juntas várias cartas numeradas.
    .off = Não: uma carta de cada vez.
    .identical = Duas da mesma cor e do mesmo número.
    .face = Quantas se quiser do mesmo número.
    .origin = Joga-se em muitas casas e de muitas formas; estas duas distinguem-se sem discussão.
option-draw = Biscar
    .about = Quantas cartas se biscam na vez.
    .one = Uma.
    .until = As que forem precisas até sair uma que se possa jogar.
    .origin = Joga-se muitas vezes em vez da regra impressa (R-18), e é a regra do No Mercy.
option-decline = Guardar as cartas
    .about = Se se pode biscar tendo uma carta que se pode jogar.
    .may = Sim.
    .never = Não: quem pode jogar, joga.
    .origin = Alguns jogos chamam-lhe jogada obrigatória. Noutros esse nome diz que a carta biscada tem de ser jogada, o que aqui é
        `drawn=must`.
option-finish = A última carta
    .about = Com que carta se pode acabar.
    .any = Com qualquer uma.
    .no_wild = Com qualquer uma, menos um joker.
    .number = Só com uma carta numerada.
    .origin = Muito jogada e nunca impressa. A regra só contra os jokers e a que é contra todas as cartas especiais têm os mesmos
        nomes.
option-mercy = Limite de cartas na mão
    .about = Com quantas cartas um jogador fica de fora: de 4 a 60, e mais do que as que se distribuem.
    .n0 = Com nenhuma quantidade.
    .any-number = Com tantas cartas ou mais, ficas de fora.
    .origin = Do UNO Show ’em No Mercy, em que 25 cartas são de mais.
option-call = Gritar UNO
    .about = Como se vigia o grito de UNO.
    .printed = Podes ser apanhado até começar a vez seguinte, e ainda te podes salvar.
    .strict = Grita-se antes de jogar a carta ou ao jogá-la. Se não, bisca-se logo.
    .off = Ninguém tem de gritar.
    .origin = A forma rigorosa vem dos jogos no ecrã, onde quem vigia é uma máquina.
option-call_price = Preço de um UNO esquecido
    .about = Quantas cartas custa esquecer o grito de UNO: de 1 a 10.
    .n2 = Duas cartas.
    .any-number = Esse número de cartas.
    .origin = Questão de gosto. As folhas concordam em duas (R-47).
option-deal = Cartas distribuídas
    .about = Quantas cartas recebe cada jogador: de 3 a 15.
    .n7 = Sete cartas.
    .any-number = Esse número de cartas.
    .origin = Com menos cartas acaba-se mais depressa, com mais, mais devagar. As folhas concordam em sete (R-05).
option-opening = A primeira carta
    .about = Que carta se pode virar no início.
    .printed = O que a folha diz.
    .number = Só uma carta numerada; qualquer outra volta para a pilha.
    .origin = Do No Mercy, em que uma carta especial fica debaixo da seguinte em vez de voltar.

## Conjuntos já prontos

preset-progressive = Progressivo
    .about = Acumulam-se cartas do mesmo tipo: um { draw-card } sobre outro, um { wild-four } sobre outro.
    .beware = Noutros lados este nome diz que se misturam os tipos.
preset-go-wild = Vale tudo
    .about = Qualquer carta que faz biscar se acumula sobre qualquer outra.
    .beware = Em inglês chama-se Go Wild; as outras cartas desse jogo não estão aqui.
preset-seven-o = Sete e zero
    .about = Um 7 troca duas mãos, um 0 passa-as todas ao vizinho.
    .beware = Noutras mesas quem joga o 7 decide: junta `seven=may`.
preset-jump-in = Corta-vez
    .about = Joga-se fora da vez uma carta igual.
    .beware = Não há acordo sobre se assim se pode ganhar: junta `jump=not_last`.
preset-skip-bounce = Ricochete
    .about = Um { skip } passa um { draw-card } ao jogador seguinte.
    .beware = Nunca foi regra de caixa nenhuma, embora a imprensa o dissesse.
preset-force-drawn = Biscou, joga
    .about = A carta biscada que se pode jogar tem de ser jogada.
    .beware = Chama-se jogada obrigatória, um nome com dois sentidos.
preset-force-lay = Quem pode, joga
    .about = Ninguém bisca se puder jogar.
    .beware = Chama-se jogada obrigatória, um nome com dois sentidos.
preset-no-mercy = Sem piedade
    .about = Acumula-se para cima, trocam-se e passam-se mãos, bisca-se até se poder jogar, e com 25 cartas ficas de fora.
    .beware = São as regras desse jogo com as nossas cartas; as suas 168 cartas não estão aqui. Vários guias dizem, sem razão, que
        nele só se acumulam cartas iguais.

## 3.1 Totais

H-01 = O total
    .when = Alguém joga uma carta que faz retirar, ou seja, um { draw-card } ou um { wild-four }, ou um { draw-card } é virado no
        início.
    .effect = Há um total contra a vítima: tantas cartas quantas a carta custa. A última carta que entrou no total é a que manda.
        Aceitar é retirar o total todo e perder a vez (R-24, R-29).
H-02 = Quando se pergunta à vítima
    .when = Há um total.
    .effect = Espera pela vítima se, pelas regras combinadas, alguma mão lhe pudesse responder: acrescentando uma carta (H-03, H-05),
        desviando-o (H-08) ou questionando (H-12, H-13). Com `legality=table` também espera, para que uma carta jogada ainda possa
        ser assinalada. { $edition ->
            [hp2003] Aqui espera sempre, porque a { invisibility } o poderia anular.
            [all] Na { edition-hp2003 } espera sempre, porque a { invisibility } o poderia anular.
           *[other] { "" }
        } O que a vítima tem mesmo na mão não importa (A-80).
    .except = De outro modo, retira-se logo.
H-03 = Acrescentar a um total
    .when = Há um total contra ti, e `stack` não é `off`.
    .effect = Em vez de aceitar, podes jogar uma carta que faz retirar. Com `two`, um { draw-card } sobre outro; com `same`, também um
        { wild-four } sobre outro; com `up`, também um { wild-four } sobre um { draw-card }; com `any`, qualquer uma sobre qualquer
        outra. Com `fit`, tem de combinar com a carta do topo, como sempre (R-16, R-17). O total cresce o que a carta custa e fica
        contra o jogador seguinte.
    .except = Todos menos `fit` olham só para a carta que manda: não para a sua cor, nem para a carta que a desviou e ficou por cima.
        Nenhuma outra carta responde a um total, e ninguém é obrigado a acrescentar.
    .example = Com `same`, a Ana joga um { draw-card } contra o Ben, e o Ben outro contra a Chloé. A Chloé não tem nenhum e retira pelos
        dois.
H-04 = Acrescentar é uma vez
    .effect = Jogar uma carta sobre um total começa a tua vez (R-46): a partir daí não se pode apanhar nem assinalar ninguém pela carta
        anterior.
    .except = Depois de aceitar já é tarde. Uma carta acabada de retirar por um total nunca se lhe acrescenta.
H-05 = O limite
    .when = `stack_max` dá um número.
    .effect = Um total com esse número de cartas já não cresce, nem por uma resposta nem por alguém se intrometer.
    .except = As cartas que só o desviam não contam e podem continuar a ser jogadas (H-08).
H-06 = Acabar acrescentando
    .when = A carta que acrescentas é a tua última.
    .effect = Ganhas, e o jogador seguinte retira o total todo (R-52).
    .except = Já ninguém acrescenta, desvia, questiona nem se intromete.
H-07 = Um total maior do que as pilhas
    .effect = O que não se pode retirar fica perdoado, mesmo que seja tudo (A-55). A vez perde-se à mesma.
    .except = As cartas anteriores de um total são cartas jogadas como as outras e podem voltar a ser baralhadas.
H-08 = Desviar um total
    .when = Há um total contra ti, a carta que manda é um { draw-card }, e `deflect` permite-o.
    .effect = Podes jogar um { skip } ou um { reverse }, conforme o combinado, que combine com a carta do topo (R-16). Com o { skip }, o
        mesmo total passa ao jogador seguinte. Com o { reverse }, inverte-se primeiro o sentido, de modo que em geral o total volta a
        quem o mandou.
    .except = A carta não faz mais nada: ninguém perde a vez por ela. Um { wild-four } nunca se desvia. É a tua vez, como em H-04.
    .two = As duas cartas mandam o total ao outro jogador, a quem agora se pergunta.
H-09 = Acabar desviando
    .last = Ganhas, e o jogador a quem passa o total retira-o.
H-10 = Depois de desviar
    .effect = A um total desviado responde-se como a qualquer outro. `deflect` vale sem `stack`, e `stack` sem `deflect`.
H-11 = Um { draw-card } virado no início, e acumular
    .first = Conta como jogado por quem deu as cartas. Pode-se acrescentar-lhe e desviá-lo, em vez do que diz A-09. Sobre ele ninguém se
        intromete (H-25).

## 3.2 O bluff

H-12 = Questionar um { wild-four } num total
    .when = A mesa joga com `bluff=challenge`, e no topo de um total está um { wild-four }.
    .effect = A vítima pode questioná-lo, e só a esse. Conta a cor que estava em jogo imediatamente antes: a da carta a que responde, ou a
        escolhida para o { wild-four } a que responde (A-14, A-16). Se era bluff, quem o jogou retira o total todo e joga quem
        questionou. Se não era, quem questionou retira o total e mais duas cartas, e perde a vez.
    .example = O Ben acrescenta um { wild-four } ao da Ana: oito cartas. A Chloé questiona. Se o Ben tinha a cor que a Ana escolheu, retira
        oito; se não, a Chloé retira dez.
H-13 = Só se questiona o primeiro
    .when = A mesa joga com `bluff=first`.
    .effect = Tudo é como em H-12, mas um { wild-four } acrescentado a um total não se pode questionar.
H-14 = Sem bluff e sem questionar
    .when = A mesa joga com `bluff=free`.
    .effect = Um { wild-four } é sempre permitido, tenha a mão o que tiver, e não se pode questionar. Onde é preciso jogar uma carta, conta
        como qualquer outra: o que A-12 diz do bluff deixa de valer.
H-15 = Um { wild-four } só sem a cor
    .when = A mesa joga com `bluff=none`.
    .effect = Um { wild-four } ao lado de uma carta da cor em jogo é uma carta ilegal e é recusado. Não há nada para questionar.
    .except = Com `legality=table` pode ser jogado na vez, e assinalado, ao contrário de R-30. Como resposta a um total é sempre recusado.

## 3.3 O sete e o zero

H-16 = Um 7 troca duas mãos
    .when = Jogas um 7, não como última carta, e `seven` não é `off`.
    .effect = Escolhes outro jogador que ainda esteja em jogo, e os dois trocam as suas mãos.
    .except = Com `must`, um 7 sem ninguém escolhido é recusado; com `may`, é então uma carta como as outras. Com `off`, o que se recusa é
        escolher alguém (A-100).
H-17 = Um 0 passa todas as mãos
    .when = Alguém joga um 0, não como última carta, e `zero=rotate`.
    .effect = Cada jogador dá todas as suas cartas ao seguinte, no sentido do jogo.
    .two = Os dois jogadores trocam as suas mãos.
H-18 = Quando o 7 e o 0 não fazem nada
    .first = Um 7 ou um 0 virado no início não tem efeito.
    .last = Como última carta também não: já acabou. Se foi escolhido alguém, não conta.
H-19 = Por que ordem
    .effect = A carta cai, as mãos mudam, depois deve gritar-se UNO (H-21), e joga quem se segue a quem jogou a carta. A quem trocam a mão não
        tiram a vez nem dão nenhuma.
H-20 = Ninguém responde a uma troca
    .effect = O 7 e o 0 são cartas numeradas. { $edition ->
            [hp2003] A { invisibility } não lhes responde, e não se pergunta a ninguém.
            [all] Na { edition-hp2003 } a { invisibility } não lhes responde, e não se pergunta a ninguém.
           *[other] Ninguém lhes pode responder.
        }
    .except = Com `legality=table`, uma troca espera que o outro jogador a aceite, e um 0 que o aceite o seguinte. Até lá nenhuma mão mudou, e a
        carta pode ser assinalada.
H-21 = UNO depois de as mãos mudarem
    .effect = Quem tem exatamente uma carta quando as mãos já mudaram deve gritar UNO: quem jogou a carta, quem trocou com ele, qualquer um que
        recebeu uma mão, ainda que o dono anterior já tivesse gritado. Quem jogou a carta pode gritar ao jogá-la; os outros, depois.
    .except = Quem jogou a penúltima e deu a última não deve nada. Um esquecimento nunca viaja com a mão.
    .example = A Ana, com duas cartas, joga um 7 e troca com o Ben, que tinha seis. Agora o Ben tem uma e deve gritar; a Ana não.
H-22 = O que se sabe de uma mão que mudou
    .effect = Todos veem quem troca e quantas cartas; nenhuma é mostrada. O que alguém tinha visto de uma mão sabe-o agora do novo dono. Quem deu
        uma mão conhece-a toda, carta a carta, até serem jogadas.
H-23 = Trocar com o par
    .effect = Com um 7 pode escolher-se qualquer jogador, também o par. Um 0 não olha às parcerias.

## 3.4 Intrometer-se

H-24 = Quem se intromete, e com quê
    .when = Não é a tua vez, mesmo que acabes de jogar, e `jump` não é `off`.
    .effect = Podes jogar uma carta de cor igual à do topo, na cor e no número ou símbolo.
    .except = Com um joker ninguém se intromete.
H-25 = Quando se pode intrometer
    .effect = Desde que acaba o efeito de uma carta jogada até começar a vez seguinte (R-46).
    .except = Não sobre uma carta virada no início nem sobre uma que voltou ao topo, não enquanto falta escolher uma cor, e já não quando o
        seguinte retirou. De várias cartas jogadas juntas conta a última. Com uma carta recebida por um 7 ou um 0 pode-se intrometer sobre
        ele.
H-26 = Na própria vez não se intromete ninguém
    .effect = Quem tem a vez joga; se tentar intrometer-se, é recusado.
H-27 = Intrometer-se é uma vez
    .effect = Começa a tua vez e acaba tudo o que ainda se podia dizer da carta anterior. A carta faz tudo o que faz numa vez, e o jogo continua a
        partir de ti. Os jogadores que ficam para trás não perdem mais nada.
    .except = Quem se intromete com um 7 escolhe alguém. Ao intrometer-se só vale o grito dado com a carta; o de quem tinha a vez deixa de contar
        (A-94).
H-28 = Ninguém se intromete num efeito por acabar
    .effect = Enquanto se espera a resposta de alguém, ninguém se intromete.
    .except = Com uma exceção: um { draw-card } sobre o { draw-card } igual que está no topo de um total, se se acumula e o limite o permite (H-05).
        O total cresce e fica contra quem se segue a quem se intrometeu; a vítima anterior fica livre.
H-29 = Intrometer-se com a última carta
    .last = Com `on` ganhas como sempre, e com um { draw-card } o seguinte ainda retira o total todo (H-06). Com `not_last` é recusado.
H-30 = Intrometer-se com a carta errada
    .effect = Com qualquer outra carta é recusado, sem penalidade (A-73).
    .except = Nunca há dois a competir, porque de cada cor há no máximo duas cartas iguais; o 0 é único, e sobre ele ninguém se intromete. Entre
        intrometer-se e a vez seguinte vale o que se disse primeiro (A-68).

## 3.5 Várias cartas

H-31 = Jogar várias cartas
    .when = A tua vez, e `multi` não é `off`.
    .effect = Com `identical` podes jogar juntas duas cartas da mesma cor e do mesmo número; com `face`, quantas quiseres do mesmo número. A primeira
        tem de combinar; a última fica no topo e dá a cor. É uma só jogada: ninguém se mete no meio.
    .except = Ninguém tem de as jogar todas.
H-32 = Cartas que se jogam sozinhas
    .effect = Jogam-se sozinhas a carta acabada de retirar (R-21), a que responde, a de quem se intromete, todas as especiais, um 7 que troca e um 0
        que passa as mãos.
H-33 = Várias cartas e o fim
    .effect = Deve-se um só grito de UNO, quando fica exatamente uma carta. Gritar antes só vale com duas cartas na mão (A-94); se não, grita-se ao
        jogar.
    .except = Com `legality=table` só a primeira pode ser ilegal. Se for assinalada, voltam todas por uma só penalidade.
    .last = As últimas cartas saem juntas.

## 3.6 Retirar e guardar

H-34 = Retirar até se poder jogar
    .when = Retiras na tua vez, e `draw=until`.
    .effect = Retiras uma carta atrás da outra até uma se poder jogar ou não haver mais. Essa última jogas ou guardas, conforme `drawn`; se não a
        houver, a vez passa.
    .except = As penalidades e os totais não mudam. { $edition ->
            [hp2018] Nem o que se retira por um { sorting-hat }.
            [all] Nem o que se retira por um { sorting-hat }.
           *[other] { "" }
        } O limite de cartas pode interromper (H-42).
H-35 = O que os outros sabem
    .effect = Todos veem quantas cartas se retiraram, e assim sabem que a última se pode jogar. A espera é mostrada a todos, ao contrário de A-11.
H-36 = Quando as cartas acabam
    .effect = As cartas jogadas baralham-se pelo caminho, as vezes que for preciso (R-50).
    .except = Se não se puder retirar nem uma, valem A-56 e A-57.
H-37 = Quem pode, joga
    .when = A mesa joga com `decline=never`.
    .effect = Quem tem uma carta que se pode jogar não pode retirar, nem para salvar a mão de um 7 ou de um 0.
    .except = Pede-se uma só carta, mesmo que possam ir várias juntas. Ninguém fica obrigado a um bluff, porque quem o faria tem uma carta da cor
        (A-12). Também não obriga a responder: um total pode sempre aceitar-se.
H-38 = Uma carta que se pode jogar
    .effect = Combina (R-16, R-17), não é um { wild-four } proibido (H-15) nem uma última carta proibida (H-39). `decline` vê isso antes de retirar,
        `draw` enquanto se retira, `drawn` depois.
    .except = Com `decline=never` ninguém guarda nada, e `drawn=must_declined` não encontra nenhum caso. Isso não é um conflito.

## 3.7 A última carta

H-39 = O que não pode ser a última
    .when = `finish` não é `any`, e fica-te uma carta.
    .effect = Com `no_wild` não se pode jogar se for um joker; com `number`, se não for uma carta numerada. Não combina com nada, jogue-se onde se
        jogar; não há penalidade, e quem a tem retira.
H-40 = Uma última carta proibida que se joga
    .when = A mesa joga com `legality=table`.
    .effect = Na vez pode ser jogada, como última carta ilegal, e assinalada. Se ninguém a assinalar, ganha, com o efeito que as folhas dão a uma
        última carta (R-52).
H-41 = Nada para retirar nem para jogar
    .effect = Se não se puder retirar nada, uma última carta proibida continua sem se poder jogar: a vez passa (A-56), e tudo pode acabar bloqueado
        (A-57).
    .except = As cartas que se jogam juntas são numeradas, e por isso podem sempre ser as últimas.

## 3.8 O limite de cartas

H-42 = De fora
    .when = Tens tantas cartas como `mercy` diz, ou mais, e ainda não acabou.
    .effect = Nesse momento ficas de fora. As cartas retiram-se uma a uma; o que faltava retirar fica perdoado.
H-43 = As cartas de quem fica de fora
    .effect = Todos as veem, e vão para debaixo { discard-pile.of }. Isso não faz baralhar. Se vários tinham passado seguidos sem nada para retirar, a
        conta recomeça.
H-44 = O lugar vazio
    .effect = O lugar é passado por cima (A-69): quem lá estava não tem vez, e não se pode escolher, acusar nem receber nada. Quando ficam dois, jogam
        pelas regras para dois (R-59 a R-62).
    .except = Só vale até à próxima distribuição. A seguir jogam todos outra vez.
H-45 = Se era a sua vez
    .effect = A vez é do jogador seguinte. Um total ou um { skip } que esperava resposta cai. Se faltava uma cor, escolhe-a o jogador seguinte, e joga.
        Um 7 que esperava não troca nada; um 0 que esperava é aceite pelo novo jogador seguinte. { $edition ->
            [hp2003] A cor depois de um { howler } é escolhida por quem o jogou.
            [hp2018] A cor depois de um { sorting-hat } é escolhida por quem o jogou.
            [all] A cor depois de um { howler } ou de um { sorting-hat } é escolhida por quem o jogou.
           *[other] { "" }
        }
    .except = O que jogou quem fica de fora mantém o seu efeito. Um { wild-four } seu julga-se pela mão como estava; se era bluff, ninguém retira, a carta
        fica, e joga quem questionou.
H-46 = Ganhar e pontuar com limite
    .effect = Ganha o último jogador que resta. As cartas de quem ficou de fora contam como estavam então, seja qual for a pontuação.
    .except = Quem ganha não soma nada. O que se retira depois de alguém acabar (R-52) não põe ninguém de fora.
H-47 = Mudar de mãos não põe ninguém de fora
    .effect = Nem uma troca nem um 0 põem alguém de fora: toda a mão em jogo está abaixo do limite.
H-48 = Tudo bloqueado, com menos jogadores
    .effect = Para saber se todos passaram (A-57) contam os que ainda estão em jogo, e o mesmo vale para a mão mais baixa de `blocked=lowest_hand`.

## 3.9 O grito

H-49 = Gritar sem falta
    .when = A mesa joga com `call=strict`, e jogas a tua penúltima carta.
    .effect = Tens de gritar UNO antes da carta ou com ela. Se não, retiras logo o preço: quando a carta cai, ou, depois de um 7 ou de um 0, quando as mãos
        mudaram, e antes de qualquer outro efeito. Não é preciso que alguém te apanhe, nem é possível.
    .except = Só toca a quem joga a carta. Ficar com uma pelo 7 ou pelo 0 de outro não custa nada. Retirar o preço não faz de um { wild-four } um bluff,
        nem o contrário (A-16).
H-50 = Sem gritar
    .when = A mesa joga com `call=off`.
    .effect = Ninguém tem de gritar UNO, e gritar não faz nada.
    .except = Com `strict` e com `off`, tentar apanhar alguém é recusado, sem penalidade.
H-51 = O preço de um UNO esquecido
    .effect = Esquecer o grito custa as cartas de `call_price`, em vez das duas de R-47. As outras penalidades continuam a ser de duas.

## 3.10 A distribuição

H-52 = Outra distribuição
    .effect = Cada jogador recebe as cartas que `deal` diz; o resto é como em R-05.
H-53 = Só uma carta numerada começa
    .when = A mesa joga com `opening=number`.
    .first = Qualquer outra carta virada volta como em R-13, e vira-se outra, até lá estar uma carta numerada. { $edition ->
            [hp2003] Para onde vão { howler } e { invisibility }, di-lo `first_return`.
            [all] Para onde vão { howler } e { invisibility }, di-lo `first_return`.
           *[other] { "" }
        }

## 3.11 Cartas e opções impressas

H-54 = Cartas que não respondem a um total
    .effect = { $edition ->
            [hp2003] Um { howler } não responde a um total.
            [hp2018] Um { sorting-hat } não responde a um total. O que por ele se retira não é um total, e não se lhe acrescenta nada.
           *[all] Nem um { howler } nem um { sorting-hat } respondem a um total. O que se retira por um { sorting-hat } não é um total, e não se lhe
                acrescenta nada.
        }
H-55 = { invisibility } contra um total
    .effect = Anula o total todo, desviado ou não; ninguém retira. De quem é a vez decide-se como com uma só carta (A-25, D-04).
    .except = Se alguém desviou com um { reverse }, o sentido fica como está. A { invisibility } não responde a um 7 nem a um 0 (H-20).
H-56 = Gritar UNO enquanto se pergunta
    .effect = Com duas cartas na mão pode gritar-se UNO antes, sempre que alguma mão pudesse jogar uma carta (H-02), tenha esse jogador o que tiver.
H-57 = Cartas ilegais e totais
    .when = A mesa joga com `legality=table`.
    .effect = Só na própria vez se pode jogar uma carta ilegal. Uma resposta, ou uma carta fora da vez, vale ou é recusada. Assim, num total só a
        primeira carta pode ser ilegal: assinalada antes de alguém responder, volta, e não há total.
H-58 = O retirar obrigado fecha o prazo
    .when = A mesa joga com `forced_draw_closes=yes`.
    .effect = Retirar um total acaba o tempo para apanhar quem esqueceu UNO, quer tenha sido aceite quer se tenha questionado sem razão.
H-59 = Um { wild-four } que volta, num total
    .when = A mesa joga com `wd4_guilty_card=returned`, e ao questionar descobre-se um bluff.
    .effect = A carta volta a quem a jogou, que retira o total todo. Voltam a carta e a cor de antes, e não há total.
H-60 = O que todos veem
    .effect = O total, quantas cartas o formam e quem ainda está em jogo estão à vista de todos.
    .except = Se um jogador não responder, aceita-se o total por ele.

## 4.1 O que não vai junto

C-01 = Um limite sem acumular
    .conflict = `stack_max` limita um total, mas com `stack=off` nenhum total cresce.
    .change = Escolhe uma forma de acumular, ou tira o limite.
C-02 = Só se questiona o primeiro, e nenhum se acrescenta
    .conflict = `bluff=first` trata de um { wild-four } acrescentado, mas com `stack=off` ou `stack=two` nunca se acrescenta nenhum.
    .change = Escolhe `bluff=challenge`, ou uma forma de acumular que aceite o { wild-four }.
C-03 = Um preço sem dever
    .conflict = `call_price` diz quanto custa esquecer UNO, mas com `call=off` ninguém tem de o gritar.
    .change = Deixa o preço em 2, ou que se grite UNO.
C-04 = De fora logo à partida
    .conflict = `mercy` não passa de `deal`: todos ficariam de fora antes da primeira vez.
    .change = Escolhe um limite mais alto, ou distribui menos cartas.
C-05 = Limite de cartas e parcerias
    .conflict = Com `mercy` alguém pode ficar sem o seu par, e para `score=team`, `rotate4` e `rotate8` ninguém estabeleceu como isso acaba nem como se
        conta.
    .change = Joguem sem limite, ou cada um por si.
C-06 = Cartas a menos para distribuir
    .conflict = `deal`, com tantos jogadores, deixa tão poucas cartas que talvez nenhuma possa começar. `opening=number` precisa de mais.
    .change = Distribui menos cartas, joguem menos pessoas, ou escolhe `opening=printed`.
C-07 = Volta uma carta que ninguém questiona
    .conflict = `wd4_guilty_card=returned` faz voltar um bluff, mas com `bluff=free` ou `bluff=none` nunca se descobre nenhum.
    .change = Escolhe `bluff=challenge`, ou que a carta fique.
C-08 = Fechar o que não está aberto
    .conflict = `forced_draw_closes=yes` acaba o tempo para apanhar alguém, mas com `call=strict` ou `call=off` esse tempo não existe.
    .change = Escolhe `call=printed`, ou `forced_draw_closes=no`.
C-09 = Um preço por acusar, onde ninguém acusa
    .conflict = `false_catch=draw2` castiga uma acusação falsa, mas com `call=strict` ou `call=off` e `legality=strict` ninguém pode acusar ninguém.
    .change = Escolhe `false_catch=none`, `call=printed` ou `legality=table`.
C-10 = Um número fora dos limites
    .conflict = Um número está fora dos limites da sua regra. Um limite de uma só carta não é limite: isso é `stack=off`.
    .change = `stack_max` aceita 0, ou de 2 a 12; `mercy`, 0 ou de 4 a 60; `call_price`, de 1 a 10; `deal`, de 3 a 15.
C-11 = Dois conjuntos que se contradizem
    .conflict = Dois conjuntos já prontos dão dois valores à mesma regra.
    .change = Tira um deles, ou fixa tu essa regra: o que fixares vale mais do que qualquer conjunto.
