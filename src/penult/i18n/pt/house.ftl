### As regras da casa: o que se joga além das regras impressas. De cada regra que se escolhe, um nome, de que trata, uma
### linha por valor e de onde vem; de cada conjunto já pronto, um nome e o que faz; uma mensagem por regra (H) e por
### mistura recusada (C).
###
### A ordem das partes é a da versão inglesa.

## As secções do capítulo

section-house-totals = Regras da casa: acumular e desviar
section-house-bluff = Regras da casa: o { wild-four }
section-house-hands = Regras da casa: o 7 e o 0
section-house-jump = Regras da casa: adiantar-se
section-house-several = Regras da casa: várias cartas de uma vez
section-house-drawing = Regras da casa: biscar
section-house-last = Regras da casa: a última carta
section-house-mercy = Regras da casa: o limite de cartas
section-house-calls = Regras da casa: gritar UNO
section-house-setup = Regras da casa: a distribuição
section-house-printed = As regras da casa e o jogo impresso
section-house-conflicts = Regras da casa que não combinam

## As regras que se escolhem

option-stack = Acumular
    .about = Que cartas que fazem biscar se podem jogar umas sobre as outras, para o jogador seguinte biscar por
        todas.
    .off = Nenhuma. Bisca quem a recebe.
    .two = Um { draw-card } sobre outro.
    .same = Um { draw-card } sobre outro, e um { wild-four } sobre outro.
    .up = Do mesmo valor ou mais alto: também um { wild-four } sobre um { draw-card }.
    .fit = Qualquer uma que combine: sobre um { wild-four }, só um { draw-card } da cor escolhida.
    .any = Qualquer carta que faz biscar sobre qualquer outra.
    .origin = É a regra que mais se discute. O baralho de regras da casa da Mattel acumula cartas do mesmo tipo
        (`same`), o seu jogo para telemóvel mistura os tipos (`any`), e uma recolha muito lida acumula para cima
        (`up`). As folhas impressas não trazem nada disto (R-69).
option-stack_max = Limite ao acumular
    .about = Quantas cartas que fazem biscar se podem acumular num total: de 2 a 12.
    .n0 = Sem limite.
    .any-number = Este número, no máximo; depois, o jogador seguinte bisca.
    .origin = Pedido por jogadores de uma versão para computador. Nenhuma caixa traz limite.
option-deflect = Desviar
    .about = Se, em vez de biscar, se pode desviar um { draw-card } com um { skip } ou um { reverse }.
    .off = Não.
    .skip = Um { skip } que combine passa-o ao jogador seguinte.
    .reverse = Um { reverse } que combine manda-o para trás.
    .both = Com qualquer das duas.
    .origin = A Mattel propôs uma vez a metade do { skip } como regra do dia; não vem em nenhuma caixa, diga a
        imprensa o que disser. Noutros lados, o { reverse } também desvia.
option-bluff = O bluff
    .about = Quando se pode jogar um { wild-four }, e quando se pode questionar.
    .challenge = Pode ser bluff, e quem teria de biscar pode questioná-lo.
    .first = O mesmo, mas não se pode questionar um que se juntou a um total.
    .free = Pode jogar-se sempre, e ninguém o pode questionar.
    .none = Quem tem a cor em jogo não o pode jogar, por isso não há nada para questionar.
    .origin = Onde se acumula, não há acordo sobre que { wild-four } se pode questionar: todos, só o primeiro ou
        nenhum. O No Mercy joga-se sem questionar (`free`).
option-seven = O 7 troca mãos
    .about = Se um 7 faz dois jogadores trocarem de mão.
    .off = Um 7 é uma carta como as outras.
    .must = Quem joga um 7 tem de trocar de mão com alguém.
    .may = Quem joga um 7 pode trocar de mão com alguém, ou não.
    .origin = Metade do 7-0, do baralho de regras da casa da Mattel. Quase todas as fontes dizem que se tem de trocar,
        algumas que se pode.
option-zero = O 0 roda as mãos
    .about = Se um 0 faz cada um passar a sua mão ao jogador seguinte.
    .off = Um 0 é uma carta como as outras.
    .rotate = Todas as mãos passam ao jogador seguinte, no sentido do jogo.
    .origin = A outra metade do 7-0. Aqui as fontes estão de acordo.
option-jump = Adiantar-se
    .about = Se é permitido jogar, fora da vez, uma carta igual à do topo.
    .off = Não.
    .on = Sim, e o jogo segue a partir daí.
    .not_last = Sim, mas não com a última carta.
    .origin = A primeira regra do baralho de regras da casa da Mattel. As fontes não concordam se assim se pode
        ganhar.
option-multi = Várias cartas de uma vez
    .about = Se é permitido jogar juntas várias cartas numeradas.
    .off = Não: uma carta de cada vez.
    .identical = Duas da mesma cor e do mesmo número.
    .face = Quantas se quiser do mesmo número.
    .origin = Joga-se em muitas casas, de muitas maneiras; com estas duas não há nada para discutir.
option-draw = Biscar
    .about = Quantas cartas se biscam na própria vez.
    .one = Uma.
    .until = As que forem precisas até sair uma que se possa jogar.
    .origin = Joga-se muito em vez da regra impressa (R-18), e é a regra do No Mercy.
option-decline = Escolher não jogar
    .about = Se é permitido biscar mesmo tendo uma carta que se pode jogar.
    .may = Sim.
    .never = Não: quem pode jogar tem de jogar.
    .origin = Alguns jogos chamam-lhe jogada obrigatória. Noutros, esse nome quer dizer que a carta biscada tem de ser
        jogada, o que aqui é `drawn=must`.
option-finish = A última carta
    .about = Com que carta se pode acabar.
    .any = Com qualquer uma.
    .no_wild = Com qualquer uma, menos os jokers.
    .number = Só com uma carta numerada.
    .origin = Joga-se muito e não está impressa em lado nenhum. A regra só contra os jokers e a regra contra todas as
        cartas especiais têm os mesmos nomes.
option-mercy = Limite de cartas na mão
    .about = Com quantas cartas na mão se fica fora da partida: de 4 a 60, e mais do que as que se distribuem.
    .n0 = Ninguém fica fora.
    .any-number = Com este número de cartas ou mais, ficas fora da partida.
    .origin = Do UNO Show ’em No Mercy, em que 25 cartas já são de mais.
option-call = Gritar UNO
    .about = O que acontece a quem não grita UNO.
    .printed = Podes ser apanhado até começar a vez seguinte, e até lá ainda te podes salvar.
    .strict = Grita-se antes de jogar a carta ou ao jogá-la. Quem não gritar bisca logo.
    .off = Ninguém tem de gritar.
    .origin = A forma rigorosa vem dos videojogos, em que é a máquina que vigia.
option-call_price = Preço de um UNO esquecido
    .about = Quantas cartas custa esquecer o grito de UNO: de 1 a 10.
    .n2 = Duas cartas.
    .any-number = Este número de cartas.
    .origin = É questão de gosto. As folhas concordam em duas (R-47).
option-deal = Cartas distribuídas
    .about = Quantas cartas recebe cada jogador: de 3 a 15.
    .n7 = Sete cartas.
    .any-number = Este número de cartas.
    .origin = Com menos cartas a partida é mais curta, com mais é mais longa. As folhas concordam em sete (R-05).
option-opening = A primeira carta
    .about = Que carta pode ser a primeira virada.
    .printed = O que a folha diz.
    .number = Só uma carta numerada; qualquer outra volta para { draw-pile.the }.
    .origin = Do No Mercy, em que uma carta especial fica por baixo da seguinte em vez de voltar.

## Conjuntos já prontos

preset-progressive = Progressivo
    .about = Acumulam-se cartas do mesmo tipo: um { draw-card } sobre outro, um { wild-four } sobre outro.
    .beware = Noutros lados, este nome quer dizer que se misturam os tipos.
preset-go-wild = Vale tudo
    .about = Acumula-se qualquer carta que faz biscar sobre qualquer outra.
    .beware = No original chama-se Go Wild; as outras cartas desse jogo não estão aqui.
preset-seven-o = 7-0
    .about = Um 7 troca duas mãos, um 0 passa todas as mãos ao jogador seguinte.
    .beware = Noutras mesas, quem joga o 7 decide se troca: junta `seven=may`.
preset-jump-in = Carta igual
    .about = Quem tem uma carta igual à do topo pode jogá-la fora da vez.
    .beware = As fontes não concordam se assim se pode ganhar; para o proibir, junta `jump=not_last`.
preset-skip-bounce = Ricochete
    .about = Um { skip } passa um { draw-card } ao jogador seguinte.
    .beware = Nunca foi regra de nenhuma caixa, embora a imprensa o tenha dito.
preset-force-drawn = Biscou, joga
    .about = Se a carta biscada se pode jogar, tem de ser jogada.
    .beware = Chama-se muitas vezes jogada obrigatória, mas “Quem pode, joga” também se chama assim.
preset-force-lay = Quem pode, joga
    .about = Ninguém pode biscar se puder jogar.
    .beware = Chama-se muitas vezes jogada obrigatória, mas “Biscou, joga” também se chama assim.
preset-no-mercy = Sem piedade
    .about = Acumulam-se cartas do mesmo valor ou mais altas, trocam-se e rodam-se mãos, bisca-se até se poder jogar,
        e com 25 cartas ficas fora da partida.
    .beware = São as regras desse jogo com as nossas cartas; as 168 cartas dele não estão aqui. Vários guias dizem,
        erradamente, que nele só se acumulam cartas iguais.

## 3.1 Totais

H-01 = O total
    .when = Alguém joga uma carta que faz biscar, isto é, um { draw-card } ou um { wild-four }, ou a primeira carta
        virada é um { draw-card }.
    .effect = As cartas a biscar formam um total contra a vítima, que é quem as tem de biscar. Aceitar é biscar o
        total inteiro e perder a vez (R-24, R-29). Cada carta que se junta faz crescer o total.
H-02 = Quando se pergunta à vítima
    .when = Há um total contra alguém.
    .effect = Pergunta-se à vítima sempre que as regras da mesa permitam responder ao total: juntar uma carta (H-03,
        H-05), desviá-lo (H-08) ou questionar (H-12, H-13). Com `legality=table` também se pergunta, para haver tempo de
        assinalar a carta jogada. { $edition ->
            [hp2003] Aqui pergunta-se sempre, porque a { invisibility } poderia anular o total.
            [all] Na { edition-hp2003 } pergunta-se sempre, porque a { invisibility } poderia anular o total.
           *[other] { "" }
        } O que a vítima tem realmente na mão não conta (A-80).
    .except = Nos outros casos, a vítima bisca logo.
H-03 = Juntar a um total
    .when = Há um total contra ti, e `stack` não é `off`.
    .effect = Em vez de aceitar, podes jogar uma carta que faz biscar. Com `two`, um { draw-card } sobre outro. Com
        `same`, também um { wild-four } sobre outro. Com `up`, também um { wild-four } sobre um { draw-card }. Com
        `any`, qualquer uma sobre qualquer outra. Com `fit`, tem de combinar com a carta do topo, como sempre (R-16,
        R-17). As cartas que ela faz biscar juntam-se ao total, que fica contra o jogador seguinte.
    .except = Menos com `fit`, só importa qual é a última carta que faz biscar no total. Não importa a sua cor, nem
        que haja um { skip } ou { reverse } por cima. Não se pode juntar nenhuma outra carta, e ninguém é obrigado a
        juntar.
    .example = Com `same`, a Ana joga um { draw-card } contra o Ben, e o Ben outro contra a Chloé. A Chloé não tem
        nenhum e bisca pelos dois.
H-04 = Juntar é jogar a sua vez
    .effect = Ao jogares uma carta sobre um total, começa a tua vez (R-46): a partir daí, já não se pode apanhar nem
        assinalar ninguém pela carta anterior.
    .except = Depois de aceitar já é tarde. Uma carta que acabaste de biscar por um total nunca se junta a ele.
H-05 = O limite
    .when = `stack_max` dá um número que não é 0.
    .effect = Um total com esse número de cartas que fazem biscar já não cresce, nem por uma resposta nem por alguém
        se adiantar.
    .except = As cartas que só desviam o total não contam e podem continuar a ser jogadas (H-08).
H-06 = Ficar sem cartas ao juntar
    .when = A carta que juntas é a tua última.
    .effect = Ganhas a partida, e o jogador seguinte bisca o total inteiro (R-52).
    .except = Já ninguém junta, desvia, questiona nem se adianta.
H-07 = Um total maior do que as pilhas
    .effect = O que não se pode biscar é perdoado, mesmo que seja tudo (A-55). A vez perde-se na mesma.
    .except = As cartas de baixo de um total são cartas jogadas como as outras e podem ser baralhadas de novo.
H-08 = Desviar um total
    .when = Há um total contra ti, a última carta que nele faz biscar é um { draw-card }, e `deflect` permite
        desviá-lo.
    .effect = Podes jogar um { skip } ou um { reverse }, conforme o combinado, desde que combine com a carta do topo
        (R-16). Com o { skip }, o mesmo total passa ao jogador seguinte. Com o { reverse }, inverte-se primeiro o
        sentido, e por isso, em geral, o total volta para quem o mandou.
    .except = A carta não faz mais nada: ninguém perde a vez por causa dela. Um { wild-four } nunca se desvia. É a tua
        vez, como em H-04.
    .two = As duas cartas mandam o total para o outro jogador, que responde por sua vez.
H-09 = Ficar sem cartas ao desviar
    .last = Ganhas a partida, e bisca o total o jogador a quem ele passa.
H-10 = Depois de desviar
    .effect = Responde-se a um total desviado como a qualquer outro. `deflect` funciona sem `stack`, e `stack` sem
        `deflect`.
H-11 = Um { draw-card } como primeira carta também é um total
    .first = Conta como jogado por quem deu as cartas. Pode-se juntar-lhe outra carta ou desviá-lo, se a mesa o
        permitir; isto substitui A-09. Sobre ele ninguém se pode adiantar (H-25).

## 3.2 O bluff

H-12 = Questionar um { wild-four } num total
    .when = A mesa joga com `bluff=challenge`, e no topo de um total está um { wild-four }.
    .effect = A vítima pode questionar esse { wild-four }, mas não as cartas anteriores. Conta a cor que estava em
        jogo logo antes. Se foi jogado como resposta a outra carta, é a cor dessa carta. Se essa carta também é um
        { wild-four }, é a cor escolhida para ela (A-14, A-16). Se era bluff, quem o jogou bisca o total inteiro, e
        joga quem questionou. Se não era, quem questionou bisca o total e mais duas cartas, e perde a vez.
    .example = O Ben junta um { wild-four } ao da Ana: oito cartas. A Chloé questiona. Se o Ben tinha a cor que a Ana
        escolheu, bisca oito; se não, a Chloé bisca dez.
H-13 = Só se questiona o primeiro
    .when = A mesa joga com `bluff=first`.
    .effect = Tudo se passa como em H-12, mas um { wild-four } que se juntou a um total não se pode questionar.
H-14 = Sem bluff e sem questionar
    .when = A mesa joga com `bluff=free`.
    .effect = Um { wild-four } pode jogar-se sempre, seja qual for o resto da mão, e não se pode questionar. Onde é
        obrigatório jogar uma carta, conta como qualquer outra: o que A-12 diz do bluff deixa de valer.
H-15 = Um { wild-four } só para quem não tem a cor
    .when = A mesa joga com `bluff=none`.
    .effect = Para quem tem na mão uma carta da cor em jogo, um { wild-four } é uma carta ilegal e é recusado. Não há
        nada para questionar.
    .except = Com `legality=table`, pode ser jogado na própria vez e assinalado, ao contrário de R-30. Como resposta a
        um total, é sempre recusado.

## 3.3 O sete e o zero

H-16 = Um 7 troca duas mãos
    .when = Jogas um 7 que não é a tua última carta, e `seven` não é `off`.
    .effect = Escolhes outro jogador que ainda esteja na partida, e os dois trocam de mão.
    .except = Com `must`, um 7 sem ninguém escolhido é recusado; com `may`, é então uma carta como as outras. Com
        `off`, o que se recusa é escolher alguém (A-100).
H-17 = Um 0 roda todas as mãos
    .when = Alguém joga um 0 que não é a sua última carta, e `zero=rotate`.
    .effect = Cada jogador passa todas as suas cartas ao seguinte, no sentido do jogo.
    .two = Os dois jogadores trocam de mão.
H-18 = Quando o 7 e o 0 não fazem nada
    .first = Um 7 ou um 0 como primeira carta virada não tem efeito.
    .last = Como última carta também não: a partida acabou. Se com ele se escolheu alguém, ignora-se.
H-19 = Por que ordem
    .effect = A carta fica na mesa, as mãos mudam, depois grita-se UNO (H-21), e a seguir joga quem vem depois de quem
        jogou a carta. Uma troca não tira a vez nem dá a vez ao outro jogador.
H-20 = Ninguém responde a uma troca
    .effect = O 7 e o 0 são cartas numeradas. { $edition ->
            [hp2003] A { invisibility } não lhes responde, e não se pergunta a ninguém.
            [all] Na { edition-hp2003 } a { invisibility } não lhes responde, e não se pergunta a ninguém.
           *[other] Ninguém lhes pode responder.
        }
    .except = Com `legality=table`, uma troca espera que o outro jogador a aceite, e um 0 espera que o jogador
        seguinte o aceite. Até lá nenhuma mão mudou, e a carta pode ser assinalada.
H-21 = UNO depois de as mãos mudarem
    .effect = Quem tem exatamente uma carta depois de as mãos mudarem tem de gritar UNO: quem jogou a carta, quem
        trocou com ele, cada um que recebeu uma mão, mesmo que o dono anterior já tivesse gritado. Quem jogou a carta
        pode gritar ao jogá-la; os outros, depois.
    .except = Quem jogou a penúltima carta e deu a última não tem de gritar. Um esquecimento nunca viaja com a mão.
    .example = A Ana, com duas cartas, joga um 7 e troca com o Ben, que tinha seis. Agora o Ben tem uma e tem de
        gritar; a Ana não.
H-22 = O que se sabe de uma mão que mudou
    .effect = Todos veem quem trocou e quantas cartas; nenhuma carta é mostrada. Quem tinha visto cartas de uma
        mão sabe que agora são do novo dono. Quem deu uma mão conhece-a inteira, carta a carta, até serem
        jogadas.
H-23 = Trocar com o par
    .effect = Com um 7 pode escolher-se qualquer jogador, também o par. Um 0 não liga às parcerias.

## 3.4 Adiantar-se

H-24 = Quem se pode adiantar, e com quê
    .when = Não é a tua vez, mesmo que tenhas acabado de jogar, e `jump` não é `off`.
    .effect = Podes jogar uma carta igual à do topo, na cor e no número ou símbolo.
    .except = Com um joker ninguém se adianta.
H-25 = Quando é que alguém se pode adiantar
    .effect = Desde que acaba o efeito de uma carta jogada até começar a vez seguinte (R-46).
    .except = Ninguém se pode adiantar sobre a primeira carta virada nem sobre uma que voltou ao topo. Também não
        enquanto falta escolher uma cor, nem depois de o jogador seguinte ter biscado. Se várias cartas foram jogadas
        juntas, conta a última. Com uma carta que se acabou de receber por um 7 ou um 0, pode-se jogar sobre esse 7 ou
        0.
H-26 = Na própria vez ninguém se adianta
    .effect = Quem tem a vez joga; se tentar adiantar-se, a jogada é recusada.
H-27 = Quem se adianta joga a sua vez
    .effect = Começa a tua vez, e já não se pode apanhar nem assinalar ninguém pela carta anterior. A carta faz
        tudo o que faz em qualquer vez, e o jogo segue a partir de ti. Os jogadores que ficam para trás não
        perdem mais nada.
    .except = Quem se adianta com um 7 escolhe logo com quem troca. Só vale o grito dado com a carta; o de quem tinha
        a vez deixa de contar (A-94).
H-28 = Ninguém se adianta a um efeito por acabar
    .effect = Enquanto se espera a resposta de alguém, ninguém se adianta.
    .except = Com uma exceção: um { draw-card } sobre o { draw-card } igual que está no topo de um total, desde que a
        mesa acumule e o limite o permita (H-05). O total cresce e fica contra quem vem depois de quem se adiantou; a
        vítima anterior fica livre.
H-29 = Adiantar-se com a última carta
    .last = Com `on`, ganhas como sempre, e com um { draw-card } o jogador seguinte ainda bisca o total inteiro
        (H-06). Com `not_last`, a jogada é recusada.
H-30 = Adiantar-se com a carta errada
    .effect = Com qualquer outra carta, a jogada é recusada, sem penalidade (A-73).
    .except = Nunca há dois a adiantar-se ao mesmo tempo, porque de cada cor há no máximo duas cartas iguais; o 0 é
        único, por isso sobre ele ninguém se adianta. Entre adiantar-se e a vez seguinte conta o que for dito primeiro
        (A-68).

## 3.5 Várias cartas

H-31 = Jogar várias cartas
    .when = É a tua vez, e `multi` não é `off`.
    .effect = Com `identical` podes jogar juntas duas cartas da mesma cor e do mesmo número; com `face`, quantas
        quiseres do mesmo número. A primeira tem de combinar; a última fica no topo e dá a cor. É uma só jogada:
        ninguém se mete no meio.
    .except = Ninguém é obrigado a jogá-las todas.
H-32 = Cartas que se jogam sozinhas
    .effect = Jogam-se sozinhas a carta acabada de biscar (R-21), uma carta que responde, uma carta com que alguém se
        adianta, todas as cartas especiais, um 7 que troca mãos e um 0 que as roda.
H-33 = Várias cartas até ao fim
    .effect = Só se grita UNO uma vez, quando fica exatamente uma carta. Gritar antes só vale com duas cartas na mão
        (A-94); se não, grita-se ao jogar.
    .except = Com `legality=table` só a primeira pode ser ilegal. Se for assinalada, voltam todas por uma só penalidade.
    .last = Podes acabar com várias cartas de uma vez.

## 3.6 Biscar e não jogar

H-34 = Biscar até se poder jogar
    .when = Biscas na tua vez, e `draw=until`.
    .effect = Biscas uma carta atrás da outra até sair uma que se possa jogar ou não haver mais. Essa última podes
        jogá-la ou guardá-la, conforme `drawn`; se nenhuma servir, a vez passa.
    .except = As penalidades e os totais não mudam. { $edition ->
            [hp2018] Nem o que se bisca por causa de um { sorting-hat }.
            [all] Nem o que se bisca por causa de um { sorting-hat }.
           *[other] { "" }
        } O limite de cartas pode interromper (H-42).
H-35 = O que os outros sabem
    .effect = Todos veem quantas cartas se biscaram, e assim sabem que a última se pode jogar. Todos veem também
        que o jogador está a decidir o que faz com ela, ao contrário de A-11.
H-36 = Quando as cartas acabam a meio
    .effect = As cartas jogadas baralham-se de novo pelo caminho, as vezes que for preciso (R-50).
    .except = Se não se puder biscar nem uma carta, valem A-56 e A-57.
H-37 = Quem pode, joga
    .when = A mesa joga com `decline=never`.
    .effect = Quem tem uma carta que se pode jogar não pode biscar, mesmo que seja um 7 ou um 0 que lhe custe a mão.
    .except = Basta jogar uma carta, mesmo onde se podem jogar várias juntas. Ninguém fica obrigado a fazer bluff,
        porque quem o faria tem uma carta da cor (A-12). E ninguém fica obrigado a responder: um total pode sempre
        aceitar-se.
H-38 = Uma carta que se pode jogar
    .effect = Combina (R-16, R-17), e não é um { wild-four } proibido (H-15) nem uma última carta proibida (H-39).
        Três regras pedem uma carta assim: `decline` antes de biscares, `draw` enquanto biscas, `drawn` depois.
    .except = Com `decline=never` ninguém escolhe não jogar, por isso `drawn=must_declined` nunca se aplica. Não é um
        conflito.

## 3.7 A última carta

H-39 = O que não pode ser a última
    .when = `finish` não é `any`, e tens uma só carta.
    .effect = Com `no_wild`, essa carta não se pode jogar se for um joker; com `number`, se não for uma carta
        numerada. É como se nunca combinasse, nem na própria vez nem fora dela; não há penalidade, e quem a tem bisca.
H-40 = Jogar uma última carta proibida
    .when = A mesa joga com `legality=table`.
    .effect = Pode ser jogada na própria vez, como última carta ilegal, e assinalada. Se ninguém a assinalar, ganha,
        com o efeito que as folhas dão a uma última carta (R-52).
H-41 = Nada para biscar nem para jogar
    .effect = Se não se puder biscar nada, uma última carta proibida continua a não se poder jogar: a vez passa
        (A-56), e a partida pode acabar bloqueada (A-57).
    .except = As cartas que se jogam juntas são numeradas, por isso podem sempre ser as últimas.

## 3.8 O limite de cartas

H-42 = Fora da partida
    .when = Tens tantas cartas como `mercy` diz, ou mais, e a partida ainda não acabou.
    .effect = Ficas logo fora da partida. As cartas biscam-se uma a uma; o que ainda faltava biscar é perdoado.
H-43 = As cartas de quem fica fora
    .effect = Todos as veem, e vão para debaixo { discard-pile.of }. Só por isso não se baralha de novo. Se vários
        jogadores tinham passado seguidos sem nada para biscar, a conta recomeça.
H-44 = O lugar vazio
    .effect = O lugar fecha-se (A-69): quem lá estava não tem vez, não pode ser escolhido nem acusado, e não recebe
        nada. Quando restam dois, jogam pelas regras para dois (R-59 a R-62).
    .except = Só vale para esta partida. Na seguinte jogam todos outra vez.
H-45 = Se era a sua vez
    .effect = A vez é do jogador seguinte. Um total ou um { skip } que esperava resposta fica sem efeito. Se faltava escolher
        uma cor, escolhe-a o jogador seguinte, que depois joga. Um 7 que esperava não troca nada, e joga quem vem depois de
        quem o jogou; um 0 que esperava é aceite por quem é agora o jogador seguinte. { $edition ->
            [hp2003] A cor depois de um { howler } é escolhida por quem o jogou.
            [hp2018] A cor depois de um { sorting-hat } é escolhida por quem o jogou.
            [all] A cor depois de um { howler } ou de um { sorting-hat } é escolhida por quem o jogou.
           *[other] { "" }
        }
    .except = Uma carta jogada por quem fica fora mantém o seu efeito. Se é um { wild-four }, ao questioná-lo, conta a
        mão tal como estava. Se era bluff, ninguém bisca, a carta fica, e joga quem questionou.
H-46 = Ganhar e pontuar com limite de cartas
    .effect = Ganha a partida o último jogador que resta. As cartas de quem ficou fora contam tal como eram nesse
        momento, seja qual for a pontuação.
    .except = Quem ganha não soma nada. O que se bisca depois de alguém ficar sem cartas (R-52) não põe ninguém fora.
H-47 = Mudar de mãos não põe ninguém fora
    .effect = Uma troca ou um 0 nunca põem ninguém fora: todas as mãos em jogo estão abaixo do limite.
H-48 = Partida bloqueada, com menos jogadores
    .effect = Para saber se todos passaram (A-57), contam só os que ainda estão na partida; o mesmo vale para a mão
        mais baixa de `blocked=lowest_hand`.

## 3.9 O grito

H-49 = Gritar sem falhar
    .when = A mesa joga com `call=strict`, e jogas a tua penúltima carta.
    .effect = Tens de gritar UNO antes da carta ou com ela. Se não gritares, biscas logo a penalidade: quando a
        carta fica na mesa, ou, com um 7 ou um 0, quando as mãos mudaram, e antes de qualquer outro efeito. Não
        é preciso que alguém te apanhe, nem ninguém pode.
    .except = Só diz respeito a quem joga a carta. Ficar com uma carta por causa do 7 ou do 0 de outro não custa nada.
        Biscar a penalidade não faz de um { wild-four } um bluff, nem faz com que deixe de o ser (A-16).
H-50 = Sem gritar
    .when = A mesa joga com `call=off`.
    .effect = Ninguém tem de gritar UNO, e gritar não faz nada.
    .except = Com `strict` e com `off`, tentar apanhar alguém é recusado, sem penalidade.
H-51 = O preço de um UNO esquecido
    .effect = Esquecer-se de gritar UNO custa as cartas que `call_price` diz, em vez das duas de R-47. As outras
        penalidades continuam a ser de duas.

## 3.10 A distribuição

H-52 = Outra distribuição
    .effect = Cada jogador recebe as cartas que `deal` diz; o resto é como em R-05.
H-53 = Só uma carta numerada pode começar
    .when = A mesa joga com `opening=number`.
    .first = Qualquer outra carta virada volta como em R-13, e vira-se outra, até sair uma carta numerada. { $edition ->
            [hp2003] `first_return` diz para onde vão { howler } e { invisibility }.
            [all] `first_return` diz para onde vão { howler } e { invisibility }.
           *[other] { "" }
        }

## 3.11 Cartas e opções impressas

H-54 = Cartas que não respondem a um total
    .effect = { $edition ->
            [hp2003] Um { howler } não responde a um total.
            [hp2018] Um { sorting-hat } não responde a um total. O que ele faz biscar não é um total, e nada se lhe pode juntar.
           *[all] Nem um { howler } nem um { sorting-hat } respondem a um total. O que um { sorting-hat } faz biscar não é um total, e
                nada se lhe pode juntar.
        }
H-55 = { invisibility } contra um total
    .effect = Anula o total inteiro, desviado ou não; ninguém bisca. A vez seguinte decide-se como com uma só carta
        (A-25, D-04).
    .except = Se alguém desviou com um { reverse }, o sentido fica invertido. A { invisibility } não responde a um 7
        nem a um 0 (H-20).
H-56 = Gritar UNO antes de responder
    .effect = Com duas cartas na mão, quem tem de responder pode gritar UNO antes, sempre que as regras permitam
        responder com uma carta (H-02), tenha realmente o que tiver.
H-57 = Cartas ilegais e totais
    .when = A mesa joga com `legality=table`.
    .effect = Só na própria vez se pode jogar uma carta ilegal. Uma resposta, ou uma carta com que alguém se adianta,
        vale ou é recusada. Assim, num total só a primeira carta pode ser ilegal: assinalada antes de alguém responder
        ou se adiantar, volta para a mão, e deixa de haver total.
H-58 = Biscar por obrigação e apanhar alguém
    .when = A mesa joga com `forced_draw_closes=yes`.
    .effect = Biscar um total põe fim ao tempo para apanhar quem se esqueceu de gritar UNO, quer o total tenha sido
        aceite, quer se tenha questionado sem razão.
H-59 = Um { wild-four } que volta, num total
    .when = A mesa joga com `wd4_guilty_card=returned`, e ao questionar descobre-se um bluff.
    .effect = A carta volta para quem a jogou, que bisca o total inteiro. Voltam a valer a carta e a cor anteriores, e
        deixa de haver total.
H-60 = O que todos veem
    .effect = Todos podem ver o total, quantas cartas o formam e quem ainda está na partida.
    .except = Se um jogador não responder, aceita-se o total por ele.

## 4.1 O que não vai junto

C-01 = Um limite sem acumular
    .conflict = `stack_max` limita um total, mas com `stack=off` nenhum total cresce.
    .change = Escolhe uma forma de acumular, ou tira o limite.
C-02 = Só se questiona o primeiro, mas nenhum se junta
    .conflict = `bluff=first` trata de um { wild-four } que se juntou a um total, mas com `stack=off` ou `stack=two`
        nunca se junta nenhum.
    .change = Escolhe `bluff=challenge`, ou uma forma de acumular que aceite o { wild-four }.
C-03 = Um preço por nada
    .conflict = `call_price` diz quanto custa um UNO esquecido, mas com `call=off` ninguém tem de gritar.
    .change = Deixa o preço em 2, ou escolhe que se grite UNO.
C-04 = Fora logo ao dar as cartas
    .conflict = `mercy` não passa de `deal`: todos ficariam fora antes da primeira vez.
    .change = Escolhe um limite mais alto, ou distribui menos cartas.
C-05 = Limite de cartas e parcerias
    .conflict = Com `mercy`, alguém pode ficar sem o seu par, e para `score=team`, `rotate4` e `rotate8` não está
        decidido em lado nenhum como acaba nem como se pontua essa partida.
    .change = Joguem sem limite, ou cada um por si.
C-06 = Sobram poucas cartas
    .conflict = Com tantos jogadores, `deal` deixa tão poucas cartas que talvez nenhuma delas possa ser a primeira.
        `opening=number` precisa de mais.
    .change = Distribui menos cartas, joga com menos pessoas, ou escolhe `opening=printed`.
C-07 = Volta uma carta que ninguém pode questionar
    .conflict = `wd4_guilty_card=returned` faz voltar um bluff, mas com `bluff=free` ou `bluff=none` nunca se descobre nenhum.
    .change = Escolhe `bluff=challenge`, ou deixa a carta ficar.
C-08 = Acabar com um tempo que não há
    .conflict = `forced_draw_closes=yes` põe fim ao tempo para apanhar alguém, mas com `call=strict` ou `call=off`
        esse tempo não existe.
    .change = Escolhe `call=printed`, ou `forced_draw_closes=no`.
C-09 = Um preço por acusar, onde ninguém pode acusar
    .conflict = `false_catch=draw2` castiga uma acusação falsa, mas com `call=strict` ou `call=off` e `legality=strict` ninguém pode acusar ninguém.
    .change = Escolhe `false_catch=none`, `call=printed` ou `legality=table`.
C-10 = Um número fora dos limites
    .conflict = Um número está fora dos limites da sua regra. Um limite de uma só carta que faz biscar não é limite:
        isso é `stack=off`.
    .change = `stack_max` aceita 0, ou de 2 a 12; `mercy`, 0 ou de 4 a 60; `call_price`, de 1 a 10; `deal`, de 3 a 15.
C-11 = Dois conjuntos que se contradizem
    .conflict = Dois conjuntos já prontos dão dois valores à mesma regra.
    .change = Tira um deles, ou escolhe tu o valor dessa regra: vale mais do que qualquer conjunto.
