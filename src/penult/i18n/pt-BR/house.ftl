section-house-jump = Regras da casa: cortar
## As regras da casa no português do Brasil: só o que se diz de outro modo do que em pt.

section-house-drawing = Regras da casa: comprar
option-stack =
    .about = Quais cartas que fazem comprar podem ser jogadas umas sobre as outras, para o próximo jogador comprar por
        todas.
    .off = Nenhuma. Compra quem recebe a carta.
    .any = Qualquer carta que faz comprar sobre qualquer outra.
    .origin = É a regra que mais se discute. O baralho de regras da casa da Mattel acumula cartas do mesmo tipo
        (`same`), o jogo dela para celular mistura os tipos (`any`), e uma coletânea muito lida acumula para cima
        (`up`). As folhas impressas não trazem nada disso (R-69).
option-stack_max =
    .about = Quantas cartas que fazem comprar podem ser acumuladas em um total: de 2 a 12.
    .any-number = Este número, no máximo; depois, o próximo jogador compra.
    .origin = Pedido de jogadores de uma versão para computador. Nenhuma caixa traz limite.
option-deflect =
    .about = Se, em vez de comprar, é possível desviar um { draw-card } com um { skip } ou um { reverse }.
    .skip = Um { skip } que combine passa as cartas para o próximo jogador.
    .reverse = Um { reverse } que combine manda as cartas de volta.
    .both = Com qualquer um dos dois.
    .origin = A Mattel propôs uma vez a metade do { skip } como regra do dia; não vem em nenhuma caixa, diga a
        imprensa o que disser. Em outros lugares, o { reverse } também desvia.
option-bluff = O blefe
    .about = Quando se pode jogar um { wild-four }, e quando se pode desafiar.
    .challenge = Pode ser blefe, e quem teria de comprar pode desafiar.
    .first = O mesmo, mas não se pode desafiar um que foi juntado a um total.
    .free = Sempre pode ser jogado, e ninguém pode desafiar.
    .none = Quem tem a cor em jogo não pode jogá-lo, então não há o que desafiar.
    .origin = Onde se acumula, não há acordo sobre qual { wild-four } se pode desafiar: todos, só o primeiro ou
        nenhum. O No Mercy é jogado sem desafio (`free`).
option-seven =
    .origin = Metade do 7-0, do baralho de regras da casa da Mattel. Quase todas as fontes dizem que é preciso trocar,
        algumas que se pode.
option-zero =
    .about = Se um 0 faz cada um passar a mão para o próximo jogador.
    .rotate = Todas as mãos passam para o próximo jogador, no sentido do jogo.
    .origin = A outra metade do 7-0. Aqui as fontes concordam.
option-jump = Cortar
    .about = Se é possível jogar, fora da vez, uma carta igual à do topo.
    .origin = A primeira regra do baralho de regras da casa da Mattel. As fontes discordam sobre se é possível ganhar
        assim.
option-multi =
    .about = Se é possível jogar juntas várias cartas numeradas.
    .off = Não: uma carta por vez.
    .origin = É jogado em muitas casas, de muitas maneiras; com estas duas não há o que discutir.
option-draw = Comprar
    .about = Quantas cartas cada um compra na sua vez.
    .until = Quantas forem necessárias até sair uma que possa ser jogada.
    .origin = É muito jogada em vez da regra impressa (R-18), e é a regra do No Mercy.
option-decline =
    .about = Se é possível comprar mesmo tendo uma carta que pode ser jogada.
    .origin = Alguns jogos chamam isso de jogada obrigatória. Em outros, esse nome quer dizer que a carta comprada tem
        de ser jogada, o que aqui é `drawn=must`.
option-finish =
    .no_wild = Com qualquer uma, menos os curingas.
    .origin = É muito jogada e não está impressa em lugar nenhum. A regra só contra os curingas e a regra contra todas
        as cartas de ação têm os mesmos nomes.
option-mercy =
    .about = Com quantas cartas na mão se fica fora da rodada: de 4 a 60, e mais do que as distribuídas.
    .any-number = Com este número de cartas ou mais, você fica fora da rodada.
    .origin = Do UNO Show ’em No Mercy, em que 25 cartas já são demais.
option-call =
    .about = O que acontece com quem não grita UNO.
    .printed = Você pode ser pego até começar a próxima vez, e até lá ainda pode se salvar.
    .strict = O grito vem antes da carta ou junto com ela. Quem não gritar compra na hora.
    .origin = A forma rigorosa vem dos videogames, em que a máquina é que vigia.
option-deal =
    .origin = Com menos cartas a rodada é mais curta, com mais é mais longa. As folhas concordam em sete (R-05).
option-opening =
    .origin = Do No Mercy, em que uma carta de ação fica embaixo da seguinte em vez de voltar.
preset-progressive =
    .beware = Em outros lugares, este nome quer dizer que se misturam os tipos.
preset-go-wild =
    .about = Qualquer carta que faz comprar pode ser acumulada sobre qualquer outra.
    .beware = No original se chama Go Wild; as outras cartas desse jogo não estão aqui.
preset-seven-o =
    .about = Um 7 troca duas mãos, um 0 passa todas as mãos para o próximo jogador.
    .beware = Em outras mesas, quem joga o 7 decide se troca: acrescente `seven=may`.
preset-jump-in = Corte
    .about = Quem tem uma carta igual à do topo pode jogar fora da vez.
    .beware = As fontes discordam sobre se é possível ganhar assim; para proibir, acrescente `jump=not_last`.
preset-skip-bounce =
    .about = Um { skip } passa um { draw-card } para o próximo jogador.
preset-force-drawn = Comprou, joga
    .about = Se a carta comprada pode ser jogada, tem de ser jogada.
    .beware = Muitas vezes é chamado de jogada obrigatória, mas “Quem pode, joga” também é.
preset-force-lay =
    .about = Ninguém pode comprar se puder jogar.
    .beware = Muitas vezes é chamado de jogada obrigatória, mas “Comprou, joga” também é.
preset-no-mercy =
    .about = Acumulam-se cartas do mesmo valor ou mais altas, trocam-se e rodam-se mãos, compra-se até poder jogar, e
        com 25 cartas você fica fora da rodada.
H-01 =
    .when = Alguém joga uma carta que faz comprar, isto é, um { draw-card } ou um { wild-four }, ou a primeira carta
        virada é um { draw-card }.
    .effect = As cartas a comprar formam um total contra a vítima, que é quem tem de comprá-las. Aceitar é comprar o
        total inteiro e perder a vez (R-24, R-29). Cada carta que se junta faz o total crescer.
H-02 =
    .effect = Pergunta-se à vítima sempre que as regras da mesa permitam responder ao total: juntar uma carta (H-03,
        H-05), desviá-lo (H-08) ou desafiar (H-12, H-13). Com `legality=table` também se pergunta, para haver tempo de
        contestar a carta jogada. { $edition ->
            [hp2003] Aqui se pergunta sempre, porque a { invisibility } poderia anular o total.
            [all] Na { edition-hp2003 } se pergunta sempre, porque a { invisibility } poderia anular o total.
           *[other] { "" }
        } O que a vítima realmente tem na mão não conta (A-80).
    .except = Nos outros casos, a vítima compra na hora.
H-03 =
    .when = Há um total contra você, e `stack` não é `off`.
    .effect = Em vez de aceitar, você pode jogar uma carta que faz comprar. Com `two`, um { draw-card } sobre outro.
        Com `same`, também um { wild-four } sobre outro. Com `up`, também um { wild-four } sobre um { draw-card }. Com
        `any`, qualquer uma sobre qualquer outra. Com `fit`, ela tem de combinar com a carta do topo, como sempre
        (R-16, R-17). As cartas que ela faz comprar se somam ao total, que fica contra o próximo jogador.
    .example = Com `same`, a Ana joga um { draw-card } contra o Ben, e o Ben outro contra a Chloé. A Chloé não tem
        nenhum e compra pelos dois.
    .except = Menos com `fit`, só importa qual é a última carta que faz comprar no total. Não importa a cor dela, nem
        que haja um { skip } ou { reverse } por cima. Nenhuma outra carta pode ser juntada, e ninguém é obrigado a
        juntar.
H-04 =
    .effect = Quando você joga uma carta sobre um total, começa a sua vez (R-46): a partir daí, ninguém mais pode ser
        pego nem contestado pela carta anterior.
    .except = Depois de aceitar já é tarde. Uma carta que você acabou de comprar por um total nunca se junta a ele.
H-05 =
    .effect = Um total com esse número de cartas que fazem comprar não cresce mais, nem por uma resposta nem por um
        corte.
H-06 =
    .when = A carta que você junta é a sua última.
    .effect = Você ganha a rodada, e o próximo jogador compra o total inteiro (R-52).
    .except = Ninguém mais junta, desvia, desafia nem corta.
H-07 =
    .effect = O que não se pode comprar é perdoado, mesmo que seja tudo (A-55). A vez se perde do mesmo jeito.
    .except = As cartas de baixo de um total fazem parte do descarte e podem ser embaralhadas de novo.
H-08 =
    .when = Há um total contra você, a última carta que nele faz comprar é um { draw-card }, e `deflect` permite
        desviá-lo.
    .effect = Você pode jogar um { skip } ou um { reverse }, conforme o combinado, desde que combine com a carta do
        topo (R-16). Com o { skip }, o mesmo total passa para o próximo jogador. Com o { reverse }, primeiro se
        inverte o sentido, e por isso, em geral, o total volta para quem o mandou.
    .except = A carta não faz mais nada: ninguém perde a vez por causa dela. Um { wild-four } nunca se desvia. É a sua
        vez, como em H-04.
H-09 =
    .last = Você ganha a rodada, e o jogador para quem o total passa é quem compra.
H-10 =
    .effect = Um total desviado se responde como qualquer outro. `deflect` funciona sem `stack`, e `stack` sem
        `deflect`.
H-11 =
    .first = Conta como jogado por quem deu as cartas. É possível juntar outra carta a ele ou desviá-lo, se a mesa
        permitir; isso substitui A-09. Sobre ele ninguém pode cortar (H-25).
H-12 = Desafiar um { wild-four } em um total
    .effect = A vítima pode desafiar esse { wild-four }, mas não as cartas anteriores. Conta a cor que estava em jogo
        logo antes. Se foi jogado como resposta a outra carta, é a cor dessa carta. Se essa carta também é um
        { wild-four }, é a cor escolhida para ela (A-14, A-16). Se era blefe, quem o jogou compra o total inteiro, e
        joga quem desafiou. Se não era, quem desafiou compra o total e mais duas cartas, e perde a vez.
    .example = O Ben junta um { wild-four } ao da Ana: oito cartas. A Chloé desafia. Se o Ben tinha a cor que a Ana
        escolheu, compra oito; se não, a Chloé compra dez.
H-13 = Só se desafia o primeiro
    .effect = Tudo é como em H-12, mas um { wild-four } que foi juntado a um total não pode ser desafiado.
H-14 = Sem blefe e sem desafio
    .effect = Um { wild-four } sempre pode ser jogado, seja qual for o resto da mão, e não pode ser desafiado. Onde é
        obrigatório jogar uma carta, conta como qualquer outra: o que A-12 diz do blefe deixa de valer.
H-15 =
    .effect = Para quem tem na mão uma carta da cor em jogo, um { wild-four } é uma carta ilegal e é recusado. Não há
        o que desafiar.
    .except = Com `legality=table`, pode ser jogado na própria vez e contestado, ao contrário de R-30. Como resposta a
        um total, é sempre recusado.
H-16 =
    .when = Você joga um 7 que não é a sua última carta, e `seven` não é `off`.
    .effect = Você escolhe outro jogador que ainda esteja na rodada, e os dois trocam de mão.
H-17 =
    .effect = Cada jogador passa todas as suas cartas para o próximo, no sentido do jogo.
H-18 =
    .last = Como última carta também não: a rodada acabou. Se alguém foi escolhido com ele, isso é ignorado.
H-19 =
    .effect = A carta fica na mesa, as mãos mudam, depois se grita UNO (H-21), e em seguida joga quem vem depois de
        quem jogou a carta. Uma troca não tira a vez do outro jogador nem dá a vez a ele.
H-20 =
    .except = Com `legality=table`, uma troca espera que o outro jogador aceite, e um 0 espera que o próximo jogador
        aceite. Até lá nenhuma mão mudou, e a carta pode ser contestada.
H-21 =
    .effect = Quem tem exatamente uma carta depois que as mãos mudam tem de gritar UNO: quem jogou a carta, quem
        trocou com ele, cada um que recebeu uma mão, mesmo que o dono anterior já tivesse gritado. Quem jogou a carta
        pode gritar ao jogar; os outros, depois.
H-22 =
    .effect = Todos veem quem trocou e quantas cartas; nenhuma carta é mostrada. Quem tinha visto cartas de uma
        mão sabe que agora são do novo dono. Quem deu uma mão a conhece inteira, carta por carta, até serem
        jogadas.
H-23 = Trocar dentro da própria dupla
    .effect = Com um 7 é possível escolher qualquer jogador, também o da própria dupla. Um 0 não leva as duplas em
        conta.
H-24 = Quem pode cortar, e com quê
    .when = Não é a sua vez, mesmo que você tenha acabado de jogar, e `jump` não é `off`.
    .effect = Você pode jogar uma carta igual à do topo, na cor e no número ou símbolo.
    .except = Com um curinga ninguém corta.
H-25 = Quando se pode cortar
    .except = Ninguém pode cortar sobre a primeira carta virada nem sobre uma que voltou ao topo. Também não enquanto
        falta escolher uma cor, nem depois que o próximo jogador comprou. Se várias cartas foram jogadas juntas, conta
        a última. Com uma carta que você acabou de receber por um 7 ou um 0, pode cortar sobre esse 7 ou 0.
H-26 = Na própria vez ninguém corta
    .effect = Quem tem a vez joga; se tentar cortar, a jogada é recusada.
H-27 = Quem corta joga a sua vez
    .effect = Começa a sua vez, e ninguém mais pode ser pego nem contestado pela carta anterior. A carta faz
        tudo o que faz em qualquer vez, e o jogo segue a partir de você. Os jogadores que ficam para trás não
        perdem mais nada.
    .except = Quem corta com um 7 já escolhe com quem troca. Só vale o grito dado com a carta; o de quem tinha a vez
        deixa de contar (A-94).
H-28 = Ninguém corta um efeito pela metade
    .effect = Enquanto se espera a resposta de alguém, ninguém corta.
    .except = Com uma exceção: um { draw-card } sobre o { draw-card } igual que está no topo de um total, se a mesa
        acumula e o limite permite (H-05). O total cresce e fica contra quem vem depois de quem cortou; a vítima
        anterior fica livre.
H-29 = Cortar com a última carta
    .last = Com `on`, você ganha como sempre, e com um { draw-card } o próximo jogador ainda compra o total inteiro
        (H-06). Com `not_last`, a jogada é recusada.
H-30 = Cortar com a carta errada
    .except = Nunca há dois cortes ao mesmo tempo, porque de cada cor há no máximo duas cartas iguais; o 0 é único,
        por isso sobre ele ninguém corta. Entre o corte e a vez seguinte conta o que for dito primeiro (A-68).
H-31 =
    .when = É a sua vez, e `multi` não é `off`.
    .effect = Com `identical` você pode jogar juntas duas cartas da mesma cor e do mesmo número; com `face`, quantas
        quiser do mesmo número. A primeira tem de combinar; a última fica no topo e dá a cor. É uma só jogada: ninguém
        se mete no meio.
    .except = Ninguém é obrigado a jogar todas.
H-32 =
    .effect = São jogadas sozinhas a carta que acabou de ser comprada (R-21), uma carta que responde, uma carta que
        corta, todas as cartas de ação, um 7 que troca mãos e um 0 que as roda.
H-33 =
    .effect = Só se grita UNO uma vez, quando fica exatamente uma carta. Gritar antes só vale com duas cartas na mão
        (A-94); se não, o grito vem junto com as cartas.
    .except = Com `legality=table` só a primeira pode ser ilegal. Se for contestada, voltam todas por uma só
        penalidade.
    .last = Você pode terminar com várias cartas de uma vez.
H-34 = Comprar até poder jogar
    .when = Você compra na sua vez, e `draw=until`.
    .effect = Você compra uma carta atrás da outra até sair uma que possa ser jogada ou não haver mais. Essa última
        você pode jogar ou guardar, conforme `drawn`; se nenhuma servir, a vez passa.
    .except = As penalidades e os totais não mudam. { $edition ->
            [hp2018] Nem o que se compra por causa de um { sorting-hat }.
            [all] Nem o que se compra por causa de um { sorting-hat }.
           *[other] { "" }
        } O limite de cartas pode interromper (H-42).
H-35 =
    .effect = Todos veem quantas cartas foram compradas, e assim sabem que a última pode ser jogada. Todos veem
        também que o jogador está decidindo o que faz com ela, ao contrário de A-11.
H-36 = Quando as cartas acabam no meio
    .effect = O descarte é embaralhado de novo pelo caminho, quantas vezes for preciso (R-50).
    .except = Se não for possível comprar nem uma carta, valem A-56 e A-57.
H-37 =
    .effect = Quem tem uma carta que pode ser jogada não pode comprar, mesmo que seja um 7 ou um 0 que lhe custe a
        mão.
    .except = Basta jogar uma carta, mesmo onde é possível jogar várias juntas. Ninguém fica obrigado a blefar, porque
        quem blefaria tem uma carta da cor (A-12). E ninguém fica obrigado a responder: um total sempre pode ser
        aceito.
H-38 =
    .effect = Combina (R-16, R-17), e não é um { wild-four } proibido (H-15) nem uma última carta proibida (H-39).
        Três regras pedem uma carta assim: `decline` antes de você comprar, `draw` enquanto você compra, `drawn`
        depois.
H-39 =
    .when = `finish` não é `any`, e você tem uma só carta.
    .effect = Com `no_wild`, essa carta não pode ser jogada se for um curinga; com `number`, se não for uma carta
        numerada. É como se nunca combinasse, nem na própria vez nem fora dela; não há penalidade, e quem a tem
        compra.
H-40 =
    .effect = Pode ser jogada na própria vez, como última carta ilegal, e contestada. Se ninguém contestar, ganha, com
        o efeito que as folhas dão a uma última carta (R-52).
H-41 = Nada para comprar nem para jogar
    .effect = Se não for possível comprar nada, uma última carta proibida continua sem poder ser jogada: a vez passa
        (A-56), e a rodada pode acabar bloqueada (A-57).
H-42 = Fora da rodada
    .when = Você tem tantas cartas quantas `mercy` diz, ou mais, e a rodada ainda não acabou.
    .effect = Você fica fora da rodada na hora. As cartas são compradas uma a uma; o que ainda faltava comprar é
        perdoado.
H-43 =
    .effect = Todos as veem, e elas vão para baixo { discard-pile.of }. Só por isso não se embaralha de novo. Se
        vários jogadores tinham passado seguidos sem nada para comprar, a conta recomeça.
H-44 =
    .effect = O lugar se fecha (A-69): quem estava ali não tem vez, não pode ser escolhido nem acusado, e não recebe
        nada. Quando restam dois, jogam pelas regras para dois (R-59 a R-62).
    .except = Só vale para esta rodada. Na seguinte todos jogam outra vez.
H-45 =
    .effect = A vez é do jogador seguinte. Um total ou um { skip } que esperava resposta fica sem efeito. Se faltava escolher
        uma cor, quem escolhe é o jogador seguinte, que depois joga. Um 7 que esperava não troca nada, e joga quem vem depois
        de quem o jogou; um 0 que esperava é aceito por quem agora é o jogador seguinte. { $edition ->
            [hp2003] A cor depois de um { howler } é escolhida por quem o jogou.
            [hp2018] A cor depois de um { sorting-hat } é escolhida por quem o jogou.
            [all] A cor depois de um { howler } ou de um { sorting-hat } é escolhida por quem o jogou.
           *[other] { "" }
        }
    .except = Uma carta jogada por quem fica fora mantém o seu efeito. Se é um { wild-four }, em um desafio conta a
        mão como estava. Se era blefe, ninguém compra, a carta fica, e joga quem desafiou.
H-46 =
    .effect = Ganha a rodada o último jogador que resta. As cartas de quem ficou fora contam como eram naquele
        momento, seja qual for a pontuação.
    .except = Quem ganha não soma nada. O que se compra depois que alguém fica sem cartas (R-52) não põe ninguém fora.
H-48 = Rodada bloqueada, com menos jogadores
    .effect = Para saber se todos passaram (A-57), contam só os que ainda estão na rodada; o mesmo vale para a mão
        mais baixa de `blocked=lowest_hand`.
H-49 =
    .when = A mesa joga com `call=strict`, e você joga a sua penúltima carta.
    .effect = Você tem de gritar UNO antes da carta ou junto com ela. Se não gritar, compra a penalidade na
        hora: quando a carta fica na mesa, ou, com um 7 ou um 0, quando as mãos mudaram, e antes de qualquer
        outro efeito. Ninguém precisa pegar você, nem pode.
    .except = Só diz respeito a quem joga a carta. Ficar com uma carta por causa do 7 ou do 0 de outro não custa nada.
        Comprar a penalidade não faz de um { wild-four } um blefe, nem faz com que deixe de ser um (A-16).
H-50 =
    .except = Com `strict` e com `off`, tentar pegar alguém é recusado, sem penalidade.
H-51 =
    .effect = Esquecer de gritar UNO custa as cartas que `call_price` diz, em vez das duas de R-47. As outras
        penalidades continuam sendo de duas.
H-54 =
    .effect = { $edition ->
            [hp2003] Um { howler } não responde a um total.
            [hp2018] Um { sorting-hat } não responde a um total. O que ele faz comprar não é um total, e nada se junta a ele.
           *[all] Nem um { howler } nem um { sorting-hat } respondem a um total. O que um { sorting-hat } faz comprar não é um total, e
                nada se junta a ele.
        }
H-55 =
    .effect = Anula o total inteiro, desviado ou não; ninguém compra. A vez seguinte é decidida como com uma só carta
        (A-25, D-04).
H-56 =
    .effect = Com duas cartas na mão, quem tem de responder pode gritar UNO antes, sempre que as regras permitam
        responder com uma carta (H-02), tenha o que tiver de verdade.
H-57 =
    .effect = Só na própria vez se pode jogar uma carta ilegal. Uma resposta ou um corte vale ou é recusado. Assim, em
        um total só a primeira carta pode ser ilegal: contestada antes que alguém responda ou corte, volta para a mão,
        e deixa de haver total.
H-58 = Comprar por obrigação e pegar alguém
    .effect = Comprar um total acaba com o tempo para pegar quem esqueceu de gritar UNO, seja porque o total foi
        aceito, seja porque o desafio foi perdido.
H-59 = Um { wild-four } que volta, em um total
    .when = A mesa joga com `wd4_guilty_card=returned`, e ao desafiar descobre-se um blefe.
    .effect = A carta volta para quem a jogou, que compra o total inteiro. Voltam a valer a carta e a cor anteriores,
        e deixa de haver total.
H-60 =
    .effect = Todos podem ver o total, quantas cartas o formam e quem ainda está na rodada.
    .except = Se um jogador não responder, o total é aceito por ele.
C-01 =
    .change = Escolha uma forma de acumular, ou tire o limite.
C-02 = Só se desafia o primeiro, mas nenhum se junta
    .conflict = `bluff=first` trata de um { wild-four } juntado a um total, mas com `stack=off` ou `stack=two` nunca
        se junta nenhum.
    .change = Escolha `bluff=challenge`, ou uma forma de acumular que aceite o { wild-four }.
C-03 =
    .change = Deixe o preço em 2, ou escolha que se grite UNO.
C-04 =
    .change = Escolha um limite mais alto, ou distribua menos cartas.
C-05 = Limite de cartas e duplas
    .conflict = Com `mercy`, alguém pode ficar sem a sua dupla, e para `score=team`, `rotate4` e `rotate8` não está
        decidido em lugar nenhum como essa rodada acaba nem como se pontua.
C-06 =
    .change = Distribua menos cartas, jogue com menos pessoas, ou escolha `opening=printed`.
C-07 = Volta uma carta que ninguém pode desafiar
    .conflict = `wd4_guilty_card=returned` faz voltar um blefe, mas com `bluff=free` ou `bluff=none` nunca se descobre
        nenhum.
    .change = Escolha `bluff=challenge`, ou deixe a carta ficar.
C-08 =
    .conflict = `forced_draw_closes=yes` acaba com o tempo para pegar alguém, mas com `call=strict` ou `call=off` esse
        tempo não existe.
    .change = Escolha `call=printed`, ou `forced_draw_closes=no`.
C-09 =
    .change = Escolha `false_catch=none`, `call=printed` ou `legality=table`.
C-10 =
    .conflict = Um número está fora dos limites da sua regra. Um limite de uma só carta que faz comprar não é limite:
        isso é `stack=off`.
C-11 =
    .change = Tire um deles, ou escolha você mesmo o valor dessa regra: vale mais do que qualquer conjunto.
