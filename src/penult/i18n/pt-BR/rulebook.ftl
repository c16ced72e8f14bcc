## O português do Brasil: só o que se diz de outro modo do que em pt.
##
## Vocabulário: rodada = uma mão jogada até o fim; partida = as rodadas até haver vencedor; mão = as cartas que se têm;
## curinga = qualquer carta sem cor, entre elas a carta Curinga; parceiro = com quem se joga; dupla = os dois juntos;
## fase = no torneio, todas as mesas uma vez.

section-end = O fim de uma rodada
section-scoring = Pontos e partidas
section-partners = Em duplas
section-tournaments = Troca de duplas
R-01 =
    .except = Quando se joga em duplas, o número de jogadores tem de ser par e pelo menos quatro: quatro, seis,
        oito ou dez (R-63, A-60). O jogo com troca de duplas pede exatamente quatro jogadores (R-65) ou
        exatamente oito (R-66).
R-02 =
    .effect = Cada uma das quatro cores, vermelho, verde, azul e amarelo, tem dezenove cartas numeradas de 0 a
        9 (A-01), duas cartas { draw-card }, duas cartas { reverse } e duas cartas { skip }: vinte e cinco
        cartas por cor. A essas cem se juntam os curingas, que não têm cor.

        { $edition ->
            [classic] Os curingas são quatro cartas { wild } e quatro cartas { wild-four }, o que dá 108 cartas
                ao todo.
            [hp2003] Os curingas são quatro cartas { wild }, quatro cartas { wild-four }, um { howler } e uma
                { invisibility }, o que dá 110 cartas ao todo.
            [hp2018] Os curingas são quatro cartas { wild }, quatro cartas { wild-four } e quatro cartas
                { sorting-hat }, o que dá 112 cartas ao todo.
           *[all] Todas as edições têm quatro cartas { wild } e quatro cartas { wild-four }. Na
                { edition-classic } isso dá 108 cartas. A { edition-hp2003 } acrescenta um { howler } e uma
                { invisibility }: 110 cartas. A { edition-hp2018 } acrescenta quatro cartas { sorting-hat }:
                112 cartas.
        }
    .except = Nada se acrescenta ao baralho e nada se tira. Se faltar ou sobrar uma carta, o
        baralho é corrigido antes de dar as cartas.
R-03 = Quem dá as cartas primeiro se decide com cartas
    .when = { $edition ->
            [hp2003] Antes da primeira rodada de uma partida, mas só entre jogadores com aniversários igualmente
                próximos (A-04).
            [all] Antes da primeira rodada de uma partida, na { edition-classic } e na { edition-hp2018 }; na
                { edition-hp2003 }, só para desempatar jogadores com aniversários igualmente próximos (A-04).
           *[other] Antes da primeira rodada de uma partida.
        }
    .effect = Cada jogador tira uma carta do baralho e a vira. Quem tiver o número mais alto dá as cartas. Uma
        carta que não seja numerada vale zero, tal como o número 0. Todas estas cartas voltam ao baralho antes
        de se embaralhar.
    .except = Os que empatarem com o número mais alto voltam a tirar, só entre eles (A-03). Nas rodadas
        seguintes, quem dá as cartas se decide por A-61, sem voltar a tirar cartas.
    .example = A Ana tira um 7, o Ben um { skip }, a Chloé um 9 e o Duarte um { wild }. A Chloé dá as cartas.
R-04 = Quem dá as cartas primeiro se decide pelo aniversário
    .when = { $edition ->
            [all] Antes da primeira rodada de uma partida, na { edition-hp2003 }.
           *[other] Antes da primeira rodada de uma partida.
        }
    .effect = Dá as cartas quem fizer aniversário mais perto de 31 de julho.
    .except = Os dias antes e os dias depois de 31 de julho contam da mesma maneira, e também se conta
        passando o Ano Novo; quem estiver igualmente perto desempata com cartas (A-04). Nas rodadas
        seguintes, quem dá as cartas se decide por A-61.
R-05 = Embaralhar e dar as cartas
    .when = No início de cada rodada.
    .effect = Quem dá as cartas embaralha o baralho inteiro e distribui sete cartas a cada um, inclusive a si. As
        cartas são dadas com a face para baixo, e a mão de cada um é só para os seus olhos.
    .except = Quem já foi eliminado da partida não recebe cartas (R-67, A-69).
R-07 =
    .except = Se a primeira carta for uma carta de ação, pode mudar uma coisa e outra (R-09, R-10, R-11).
        Cada nova rodada recomeça para a esquerda, seja qual for o sentido em que acabou a anterior (A-67).
A-01 = Como se repartem dezenove cartas numeradas
    .question = As folhas dão dezenove cartas numeradas de 0 a 9 por cor, mas não dizem quantas de cada
        número.
    .ruling = Cada cor tem um 0 só e duas cartas de cada número de 1 a 9.
A-03 =
    .question = Quem dá as cartas quando dois ou mais jogadores tiraram o mesmo número mais alto?
    .why = A regra quer uma pessoa só dando as cartas, e quem já ficou para trás não deve ter segunda chance.
A-04 =
    .question = Um aniversário antes de 31 de julho conta tanto quanto um depois, e a conta passa o Ano Novo? E
        se dois aniversários estiverem igualmente perto?
A-05 = A ordem de dar as cartas
    .question = Em que ordem se dão as cartas?
    .ruling = Uma carta de cada vez, começando no jogador à esquerda de quem dá as cartas, sete voltas.
    .why = Nenhuma folha dá uma ordem. Com o baralho embaralhado tanto faz; fixa-se para que uma rodada
        registrada possa ser distribuída outra vez.
A-06 =
    .question = Onde fica a esquerda em uma mesa, e em uma tela?
    .ruling = No sentido horário, visto de cima: seu vizinho da esquerda é o próximo jogador nesse sentido. Para a
        direita é no sentido contrário.
    .why = Todas as folhas contam a partir da mão esquerda de cada um, e na mesa todos estão virados para o meio.
A-86 = Recomeçar não é voltar a decidir quem dá as cartas
    .question = Depois de uma rodada, recomeça-se. Decide-se de novo quem dá as cartas?
    .ruling = Não. A escolha de quem dá as cartas abre uma partida; a partir da segunda rodada vale A-61.
    .why = Recomeçar quer dizer dar as cartas outra vez.
    .option = Com `next_dealer=redetermine` decide-se de novo quem dá as cartas antes de cada rodada.
D-32 = Como se decide quem dá as cartas primeiro
    .ruling = { $edition ->
            [hp2003] Esta edição vai pelos aniversários (R-04).
            [all] Cada edição fica com a sua maneira: a { edition-hp2003 } vai pelos aniversários (R-04), as
                outras pelas cartas (R-03).
           *[other] Esta edição vai pelas cartas (R-03).
        } O anfitrião também pode simplesmente indicar quem dá as cartas primeiro.
D-33 = Quem dá as cartas também recebe cartas?
    .difference = Só o texto português de 2003 diz que quem dá as cartas também recebe; os outros dizem que cada jogador
        recebe sete cartas.
    .ruling = Quem dá as cartas joga e recebe sete cartas como todos, em todas as edições (R-05).
D-44 =
    .difference = A folha de 2018 dá à carta nomes ligeiramente diferentes na lista do conteúdo, na descrição
        e na tabela de pontos, com e sem a palavra que designa os curingas.
    .ruling = É uma e a mesma carta. É um curinga e vale 50 pontos (R-54).
D-46 =
    .difference = A folha inglesa 42797 e o texto inglês do seu rascunho contêm as mesmas regras, assim como os
        dois textos franceses. As folhas 42003 e 42797 diferem no baralho, na maneira de decidir quem dá as
        cartas, nas cartas próprias de cada uma, em alguns títulos perdidos e { $edition ->
            [all] em quantas cartas custa a carta que faz comprar: duas com um +2, três com um +3.
           *[other] na carta que faz comprar, que aqui é um { draw-card }.
        }
R-09 =
    .effect = O jogador à esquerda de quem deu as cartas compra { draw-strength } { draw-pile.of } e perde a
        vez, como se alguém acabasse de jogar a carta. O jogador seguinte à esquerda é então o primeiro a
        jogar, e a carta que jogar tem de combinar com essa pela cor ou pelo símbolo, ou ser um curinga.
    .two = Quem não deu as cartas compra e perde a vez, por isso joga primeiro quem deu as cartas.
R-10 =
    .except = Quem deu as cartas joga a sua vez normalmente, e a carta que jogar tem de combinar com o { reverse }.
R-12 =
    .except = Escolher a cor não gasta a vez (A-08). Quem deu as cartas não dá palpite na escolha da cor.
R-13 =
    .except = Ninguém compra quatro cartas e ninguém escolhe cor.
R-14 =
    .except = Ninguém diz as cartas em voz alta e ninguém escolhe cor. O lugar do monte para onde a carta vai está
        em A-07.
R-15 =
    .except = Não se escolhe ninguém e ninguém compra cartas por causa dele. Escolher a cor não gasta a vez
        (A-08).
A-07 =
    .question = As folhas mandam essa carta de volta para o baralho. Para onde, exatamente?
    .why = Devolver uma carta a um baralho embaralhado quer dizer que ninguém pode saber onde ela está.
    .option = { $edition ->
            [hp2003] Com `first_return=middle`, um { howler } ou uma { invisibility } vai para o meio exato
                { draw-pile.of }, como diz o texto português (D-21); um { wild-four } continua voltando ao
                acaso.
            [all] Com `first_return=middle`, que só importa na { edition-hp2003 }, um { howler } ou uma
                { invisibility } vai para o meio exato { draw-pile.of }, como diz o texto português (D-21); um
                { wild-four } continua voltando ao acaso.
           *[other] `first_return=middle` não muda nada nesta edição: um { wild-four }, a única primeira carta
                que volta, volta sempre ao acaso.
        }
A-08 =
    .ruling = Sim. O jogador à esquerda de quem deu as cartas escolhe a cor e joga depois a primeira vez da
        rodada, que é uma vez como as outras.
A-09 =
    .question = Quem sofre um { draw-card } virado no início pode jogar outro por cima, ou jogar qualquer
        outra carta antes de comprar?
    .ruling = Não. Esse jogador compra e perde a vez. { $edition ->
            [hp2003] Só a { invisibility } o evita (A-27).
            [all] Só a { invisibility } o evita, na { edition-hp2003 } (A-27).
           *[other] Não há maneira de evitá-lo.
        }
    .why = As folhas aplicam a regra habitual da carta, e a regra habitual é comprar e perder a vez.
A-10 = Um { reverse } virado no início, com dois jogadores
D-09 =
    .difference = O texto espanhol de 2003 faz o primeiro jogador comprar, mas não fala da vez perdida; os
        textos inglês, francês e português aplicam a regra habitual da carta.
D-21 =
    .difference = O inglês, o espanhol e o francês devolvem todas essas cartas ao baralho ou ao monte. O
        português faz o mesmo com um { wild-four }, mas põe o { howler } e a { invisibility } no meio do monte.
R-16 =
    .when = Na sua vez, e só nela (A-73), você joga uma carta da mão no descarte.
    .effect = A carta tem de combinar com a do topo na cor, no número ou no símbolo. Basta uma das três
        coisas. Se a carta do topo for um curinga, só conta a cor escolhida para ele: combina uma carta dessa
        cor, e mais nada no curinga serve para combinar.
    .except = Os curingas não precisam combinar (R-17). Sobre uma carta de ação cujo efeito já passou
        joga-se como sobre qualquer outra. Depois de escolhida uma cor, a cor que estava ali antes não tem
        importância.
    .example = No topo está um 4 verde. Servem à Ana todas as cartas verdes, os 4 das outras cores e os
        curingas. Se no topo estiver um { wild } para o qual se escolheu azul, a Ana precisa de uma carta azul
        ou de um curinga.
R-17 = Os curingas servem sobre qualquer carta
    .when = Na sua própria vez, sobre qualquer carta, mesmo que você tenha outra que combine.
    .effect = { $edition ->
            [classic] Um { wild } sempre pode ser jogado. Um { wild-four } também, mas jogado contra a sua
                condição é um blefe (R-28, R-30).
            [hp2003] Um { wild }, um { howler } ou uma { invisibility } sempre pode ser jogado. Um { wild-four }
                também, mas jogado contra a sua condição é um blefe (R-28, R-30).
            [hp2018] Um { wild } ou um { sorting-hat } sempre pode ser jogado. Um { wild-four } também, mas
                jogado contra a sua condição é um blefe (R-28, R-30).
           *[all] Um { wild }, um { howler }, uma { invisibility } ou um { sorting-hat } sempre pode ser jogado,
                nas edições que os têm. Um { wild-four } também, mas jogado contra a sua condição é um blefe
                (R-28, R-30).
        }
    .except = Quando uma folha permite um curinga a qualquer momento, quer dizer em qualquer das suas próprias
        vezes (D-43); não se joga na vez de outra pessoa. { $edition ->
            [hp2003] A única exceção é a { invisibility } jogada como resposta (R-38, R-39).
            [all] A única exceção é a { invisibility } jogada como resposta, na { edition-hp2003 } (R-38,
                R-39).
           *[other] Nesta edição não há exceções.
        }
R-18 = Nada combina: compra-se uma carta
    .when = É a sua vez e você não tem nenhuma carta que possa jogar.
    .effect = Você tem de comprar uma carta { draw-pile.of }, exatamente uma.
    .except = Você não continua comprando até sair uma que combine. Se nenhuma das pilhas puder dar uma carta,
        sua vez passa sem comprar (A-56). Um { wild-four } na mão conta como carta que se pode jogar (A-12).
R-19 = A carta que você comprou
    .when = Você comprou uma carta na sua vez, porque nada combinava (R-18) ou porque preferiu não jogar
        (R-20).
    .effect = Se a carta comprada combinar, você pode jogá-la logo, na mesma vez, e ela faz tudo o que uma
        carta dessas faz. Se ficar com ela, ou se ela não combinar, sua vez acabou.
    .except = Você não precisa mostrar a carta com que fica (A-13) nem dizer que passa (A-11). Com `drawn`, uma
        mesa pode combinar que a carta comprada que combine tem de ser jogada (D-02, D-03); mesmo assim
        ninguém é obrigado a blefar (A-12).
    .last = A carta comprada, ao ser jogada, pode ser sua penúltima e obrigar você a gritar UNO (R-43). Nunca é
        a última, porque você tem pelo menos mais uma.
R-20 =
    .when = Você tem uma carta que combina, mas prefere não jogá-la.
    .effect = Você pode não jogá-la, e então tem de comprar uma carta { draw-pile.of }. Com essa carta você faz
        como em R-19.
    .except = Ninguém passa sem comprar. Quando não dá para comprar carta nenhuma, ninguém pode escolher não
        jogar: uma carta que combine tem de ser jogada (A-56).
R-21 = Depois de comprar, só a carta comprada
    .when = Você comprou uma carta na sua vez.
    .effect = A carta comprada é a única que você pode jogar nesta vez; todas as outras da sua mão têm de
        esperar. Em cada vez joga-se no máximo uma carta e compra-se para isso no máximo uma.
    .except = As cartas compradas como penalidade, ou por causa da carta de alguém, não são cartas compradas
        para a sua vez.
    .example = O Ben compra um 4 azul, percebe que um 4 vermelho que tem na mão também combinava e preferia
        jogar o vermelho. Não pode: ou o 4 azul, ou nada.
R-22 =
    .when = A vez de alguém está completa: jogou-se uma carta, comprou-se uma e ficou-se com ela, ou não havia
        nem carta para jogar nem carta para comprar.
    .except = A carta que acabou de ser jogada pode dizer outra coisa (R-24, R-25, R-26, R-29). Gritar UNO, pegar
        alguém e as penalidades por isso nunca alteram a ordem das vezes.
A-11 = Passar depois de comprar
    .question = Quem compra uma carta que não combina tem de anunciar que passa?
    .ruling = Não. A vez passa sozinha. Os outros não ficam sabendo se a carta não podia ser jogada ou se foi
        guardada por escolha; para eles os dois casos parecem iguais.
A-12 = Um { wild-four } sempre pode ser jogado?
    .ruling = Sim, sempre, porque o blefe é permitido (R-30). Mas nunca ninguém é obrigado a blefar: onde
        a carta comprada tem de ser jogada (`drawn`), pode-se ficar com um { wild-four } que seria blefe.
    .why = Quem só poderia jogá-lo como blefe tem uma carta da cor em jogo, e portanto podia jogar outra
        coisa.
A-13 =
    .question = Quem compra uma carta e fica com ela tem de mostrá-la?
A-51 = Um curinga sem cor escolhida
    .ruling = A jogada não está completa e não vale enquanto não se escolher uma cor. Como última carta não
        precisa de cor. { $edition ->
            [hp2003] Para um { howler } a cor vem mais tarde, depois de ditas as cartas em voz alta (A-30).
            [hp2018] Para um { sorting-hat } a cor vem mais tarde, depois de compradas as cartas (A-30).
            [all] Para um { howler } e para um { sorting-hat } a cor vem mais tarde, depois de as cartas serem ditas
                em voz alta ou compradas (A-30).
           *[other] Serve qualquer das quatro cores, incluindo a que já está em jogo.
        }
    .why = Escolher a cor faz parte de jogar a carta; acabada a rodada, uma cor não serve para nada.
A-73 =
    .why = A penalidade por uma carta ilegal (R-49) entrega a vez ao jogador depois de quem a jogou; fala,
        portanto, de uma carta jogada na própria vez.
A-81 = Os curingas são cartas de ação
    .question = Quando uma regra fala de cartas de ação, os curingas estão incluídos?
    .ruling = Sim. Cartas de ação são todas menos as numeradas. { $edition ->
            [classic] Por isso um curinga vale zero quando se decide quem dá as cartas (R-03).
            [hp2003] Por isso um curinga dirigido a alguém pode ser anulado com a { invisibility } (R-39), e um
                curinga vale zero quando são as cartas a decidir quem dá as cartas (R-03).
            [hp2018] Por isso um curinga vale zero quando se decide quem dá as cartas (R-03).
           *[all] Por isso um curinga vale zero quando se decide com cartas quem dá as cartas (R-03), e na
                { edition-hp2003 } um curinga dirigido a alguém pode ser anulado com a { invisibility } (R-39).
        }
    .why = Todas as folhas descrevem os curingas no capítulo das cartas de ação.
A-100 =
    .question = Pode-se escolher uma cor com uma carta que já tem cor, ou escolher uma pessoa para uma
        carta que não é dirigida a ninguém?
    .why = Uma jogada deve dizer uma coisa só; uma palavra a mais costuma ser engano, não plano.
D-02 = A carta comprada depois de escolher não jogar
    .difference = O texto português de 2003 obriga quem escolheu não jogar, e depois compra uma carta que
        combina, a jogá-la. O inglês, o espanhol e o francês deixam a escolha, e o próprio texto português
        também a deixa quando nada combinava.
    .option = Com `drawn=must_declined` vale a obrigação portuguesa, e `drawn=must` soma a ela a de D-03.
D-03 = A carta comprada quando nada combinava
    .difference = O texto espanhol de 2018 manda jogar a carta comprada a quem não tinha nada para jogar e
        depois compra uma que combina. O texto inglês da mesma folha deixa a escolha, e o espanhol também a
        deixa a quem escolheu não jogar.
    .option = Com `drawn=must_nomatch` vale a obrigação espanhola, e `drawn=must` soma a ela a de D-02.
D-43 = Quando se pode jogar um curinga
    .difference = As folhas de 2003 permitem um curinga a qualquer momento, a folha de 2018 na sua vez.
    .ruling = Na sua própria vez (R-17). O texto mais antigo só quer dizer que as outras cartas da sua mão não
        importam.
R-23 =
    .when = Sobre uma carta da mesma cor, sobre outro { draw-card } de qualquer cor ou sobre um curinga para o
        qual se escolheu a sua cor.
    .except = Não pode ser jogado em resposta a um { draw-card } que acabou de ser jogado contra você (R-24,
        R-69). Pode ser jogado sobre um cujo efeito já passou.
R-24 =
    .effect = O jogador seguinte compra { draw-strength } { draw-pile.of } e perde a vez. O jogo continua com
        o jogador depois dele.
    .except = Não se pode passar adiante com outro { draw-card }, e não se pode jogar antes nenhuma outra
        carta. { $edition ->
            [hp2003] Só a { invisibility } o anula (R-39).
            [all] Só a { invisibility } o anula, na { edition-hp2003 } (R-39).
           *[other] Nada o anula.
        } Se as pilhas não tiverem cartas suficientes, compram-se as que houver (A-55).
    .two = Depois de o adversário comprar, a vez volta a quem jogou a carta (R-61).
    .first = O jogador à esquerda de quem deu as cartas compra e perde a vez (R-09).
    .last = A rodada acabou, mas o jogador seguinte ainda compra, e essas cartas contam (R-52).
R-25 =
    .when = Sobre uma carta da mesma cor, sobre outro { reverse } de qualquer cor ou sobre um curinga para o
        qual se escolheu a sua cor.
    .effect = O sentido do jogo se inverte: se seguia para a esquerda, passa a seguir para a direita, e
        vice-versa. A próxima vez é do vizinho do outro lado de quem jogou a carta.
    .except = Não é jogado contra ninguém: quem seria o seguinte não perde nada a não ser o lugar na ordem.
        { $edition ->
            [hp2003] Por isso, com três ou mais jogadores, a { invisibility } não pode responder a ele (A-28).
            [all] Por isso, com três ou mais jogadores, na { edition-hp2003 }, a { invisibility } não pode responder a ele (A-28).
           *[other] Nenhuma carta pode travá-lo.
        }
    .two = Funciona como um { skip }: quem o jogou joga de novo (R-59).
    .example = A Ana, o Ben, a Chloé e o Duarte estão sentados nesta ordem para a esquerda, e o jogo segue
        para a esquerda. O Ben joga um { reverse }. Joga em seguida a Ana, depois o Duarte.
R-26 =
    .when = Sobre uma carta da mesma cor, sobre outro { skip } de qualquer cor ou sobre um curinga para o qual
        se escolheu a sua cor.
    .effect = O jogador seguinte perde a vez, e o jogo continua com o jogador depois dele.
    .except = Quem perde a vez não compra nem joga carta nenhuma, e não pode passar o { skip } adiante com
        outro. { $edition ->
            [hp2003] Só a { invisibility } o anula (R-39).
            [all] Só a { invisibility } o anula, na { edition-hp2003 } (R-39).
           *[other] Nada o anula.
        }
    .two = Quem o jogou joga de novo (R-60).
R-27 =
    .when = Na sua vez, sobre qualquer carta (R-17).
    .effect = Você escolhe uma das quatro cores, e é com ela que a próxima carta tem de combinar. Você pode
        escolher a cor que já está em jogo.
    .two = O { wild } não tira a vez de ninguém: a vez seguinte é do adversário (R-62).
R-28 =
    .when = Só é permitido se, no momento em que você o joga, o resto da sua mão não tiver nenhuma carta da cor em
        jogo.
    .effect = A cor em jogo é a da carta do topo ou, se for um curinga, a cor escolhida para ele (A-14).
        As cartas numeradas dessa cor o impedem, e também um { draw-card }, um { reverse } ou um { skip }
        dessa cor.
    .except = As cartas que só combinariam pelo número ou pelo símbolo não o impedem, e os outros curingas,
        sejam quais forem, também não (A-15). Jogado contra a condição, é um blefe, permitido por conta e
        risco de quem o faz (R-30 a R-34).
    .last = Como sua última carta é sempre permitido: não há resto da mão (A-21).
    .example = No topo está um 7 vermelho. A Ana tem um { wild-four }, um 7 azul, um { skip } verde e um
        { wild }. Pode jogar o { wild-four }: não tem nenhuma carta vermelha. Com um { skip } vermelho na mão,
        seria blefe.
R-29 =
    .effect = O jogador seguinte perde a vez e compra { draw-pile.of } quatro cartas; depois disso a cor em
        jogo é a escolhida. Pode-se escolher qualquer cor, incluindo a que já está em jogo.
    .except = Antes de comprar, quem sofre a carta pode desafiá-la em vez disso (R-31). { $edition ->
            [hp2003] Ou pode jogar a { invisibility } (R-39).
            [all] Na { edition-hp2003 } pode também jogar a { invisibility } (R-39).
           *[other] Nenhuma carta se pode jogar contra ela.
        } Se as pilhas não tiverem cartas suficientes, compram-se as que houver (A-55).
    .two = Depois de o adversário comprar, a vez volta a quem jogou a carta (R-61). Se o adversário desafiar
        com razão, a vez é dele (R-33).
    .last = A rodada acabou, mas o jogador seguinte ainda compra quatro cartas, e elas contam (R-52). Não
        precisa de cor (A-51) e não pode ser desafiado (A-21).
R-30 = { wild-four }: blefar
    .when = Você tem uma carta da cor em jogo e joga mesmo assim um { wild-four }, de propósito ou por descuido.
    .effect = Se quem sofre a carta não a desafiar, ela funciona por inteiro e nada é verificado.
    .except = Não é uma carta ilegal no sentido de R-49: ninguém pode mandar pegá-la de volta por causa da
        condição da cor. Só um { wild-four } jogado depois de comprar, sem ser a carta comprada (R-21), é uma
        carta ilegal, onde a mesa joga com `legality=table`.
R-31 = Desafio: quem e quando
    .when = Foi jogado um { wild-four }, e é você quem teria de comprar as quatro cartas.
    .effect = Você pode duvidar de que fosse permitido e desafiar quem o jogou. Faça isso com a carta já na mesa e
        antes de comprar a primeira das quatro (A-20). Se não, você aceita e compra.
    .except = Mais ninguém pode desafiar, por mais que desconfie. Você não precisa dar razões, e não pode voltar
        atrás. { $edition ->
            [hp2003] Quem em vez disso joga a { invisibility } desiste do desafio, e quem desafia desiste da
                { invisibility } (A-22, A-23).
            [all] Na { edition-hp2003 }, quem em vez disso joga a { invisibility } desiste do desafio, e quem
                desafia desiste da { invisibility } (A-22, A-23).
           *[other] Quem já começou a comprar desistiu do desafio.
        }
    .last = Um { wild-four } jogado como última carta não pode ser desafiado (A-21).
R-32 = Desafio: o que se mostra
    .when = Um { wild-four } foi desafiado.
    .effect = Antes de mais nada, quem o jogou mostra a quem desafiou a mão inteira, tal como era quando a
        carta foi jogada (A-16).
    .except = Só quem desafiou a vê, e não pode contar aos outros o que viu (A-19). As cartas compradas nesse meio-tempo, por exemplo como penalidade por um UNO esquecido, não se mostram.
R-33 = Desafio: era blefe
    .effect = Quem jogou o { wild-four } compra quatro cartas. Quem desafiou fica a salvo: não compra cartas
        nem perde a vez. A vez é agora de quem desafiou (A-17), sobre a carta tal como está e com a cor que
        foi escolhida para ela (A-18).
    .except = As quatro cartas são uma penalidade e não podem ser evitadas. Quem blefou, tinha uma carta só e não
        tinha gritado UNO não pode mais ser pego: agora tem mais de uma carta (A-41). Com
        `wd4_guilty_card=returned` a carta volta para quem a jogou, e voltam a valer a carta e a cor
        anteriores (A-18).
    .two = A vez é de quem desafiou.
    .example = O vermelho está em jogo. A Ana joga um { wild-four } e escolhe azul; o Ben desafia. A Ana mostra
        a ele um 2 vermelho. Ela compra quatro cartas, e o Ben joga, sobre azul.
R-34 = Desafio: não era blefe
    .effect = Quem desafiou compra seis cartas, as quatro da carta e mais duas, e perde a vez.
    .except = A quem jogou a carta não acontece nada. Se as pilhas não tiverem cartas suficientes, quem
        desafiou compra as que houver (A-47).
A-14 = Que cor conta quando no topo está um curinga
    .question = Um { wild-four } é jogado sobre um curinga. Que cor decide se é permitido?
    .ruling = A cor que foi escolhida para esse curinga.
    .why = É essa a cor em jogo; um curinga não tem outra.
A-15 = Outros curingas na mão
    .question = Ter outro curinga na mão faz de um { wild-four } um blefe?
    .ruling = Não, seja qual for o curinga, mesmo um segundo { wild-four }.
    .why = Os curingas não têm cor, e a condição é sobre a cor.
A-16 = A mão mudou antes do desafio
    .question = Entre o momento em que jogou a carta e aquele em que ela foi desafiada, o jogador comprou
        cartas de penalidade. Que mão se julga?
A-17 = Quem joga depois de um desafio certo
    .question = O { wild-four } era blefe, e quem o jogou já comprou quatro cartas. De quem é a vez?
    .ruling = De quem desafiou, que joga normalmente, como jogador seguinte na ordem.
    .why = Perder a vez era metade do que a carta fazia a quem desafiou. Se a carta não vale, nenhuma das
        metades vale.
A-18 = O que acontece com um { wild-four } pego em blefe
    .why = As cartas só se pegam de volta quando são cartas ilegais (R-49), e R-30 deixa o { wild-four } fora dessa
        regra.
    .option = Com `wd4_guilty_card=returned`, a carta volta primeiro para quem a jogou, e voltam a valer a
        carta e a cor anteriores; depois quem a jogou compra quatro cartas, e joga quem desafiou.
A-19 = Contar o que se viu no desafio
    .question = Quem desafiou pode contar à mesa o que havia na mão?
    .ruling = Não. A mão foi mostrada a quem desafiou e a mais ninguém.
    .why = As folhas só falam de quem desafiou, e passar a palavra seria dar conselhos aos outros (R-48).
A-20 = O último momento para desafiar
    .question = Até quando se pode desafiar um { wild-four }?
    .ruling = Até se comprar a primeira das quatro cartas. Quem aceita já começou a comprar.
    .why = O direito é de quem ainda tem de comprar as cartas.
A-21 =
    .question = Pode-se desafiar um { wild-four } com que alguém fica sem cartas?
    .ruling = Não. O jogador seguinte compra quatro cartas, e a rodada acabou.
    .why = Não havia outra carta na mão, por isso não pode ter sido blefe.
A-22 = { invisibility } contra um blefe
    .question = Quem sofre a carta joga a { invisibility }. O { wild-four } ainda é verificado?
    .ruling = Não. Nunca ninguém saberá se era blefe.
    .why = Só quem tem de comprar pode desafiar, e esse jogador não tem mais.
A-23 = { invisibility } depois de um desafio errado
    .question = Quem desafiou sem razão pode jogar a { invisibility } contra as seis cartas?
    .ruling = Não. Há uma só escolha: aceitar, desafiar ou jogar a { invisibility }.
    .why = A { invisibility } teve sua chance antes do desafio, e duas das seis cartas são uma penalidade, não o
        efeito de uma carta.
A-24 = { invisibility } de quem foi pego em blefe
    .question = Quem foi pego em blefe pode jogar a { invisibility } contra as quatro cartas?
A-30 =
    .question = { $edition ->
            [hp2003] A cor para um { howler } se escolhe antes ou depois de ditas as cartas em voz alta?
            [hp2018] A cor para um { sorting-hat } se escolhe antes ou depois de compradas as cartas?
           *[all] A cor para um { howler } ou um { sorting-hat } se escolhe antes ou depois de a carta fazer
                efeito?
        }
    .ruling = { $edition ->
            [hp2003] Depois de ditas as cartas em voz alta. Uma cor escolhida antes é recusada.
            [hp2018] Depois de compradas as cartas. Uma cor escolhida antes é recusada.
           *[all] Depois: quando as cartas já foram ditas em voz alta ou compradas. Uma cor
                escolhida antes é recusada.
        }
    .why = As folhas contam os passos nesta ordem, e ela importa: quem escolhe a cor ficou sabendo alguma
        coisa.
D-13 = Que cartas de ação não impedem um { wild-four }
    .difference = O inglês fala de números ou cartas de ação que combinem, o francês e o português de cartas de ação em geral; o texto espanhol de 2003 diz que têm de ser de outra cor.
    .ruling = Só as cartas de ação de outra cor são inofensivas (R-28). O que importa é a cor, e um { skip }
        vermelho é tão vermelho quanto um 7 vermelho.
D-14 =
    .ruling = Pela cor em jogo: se no topo está um curinga, a cor escolhida para ele (A-14).
D-15 = O que compra quem blefou, e em vez de quem
    .difference = O texto inglês de 2018 diz que quem blefou compra as quatro cartas no lugar de quem
        desafiou; o texto espanhol de 2018 e todos os textos de 2003 dizem apenas que compra quatro cartas.
    .ruling = Em todo lugar as quatro cartas mudam de mão: compra quem blefou, não quem desafiou, e joga quem
        desafiou (R-33). De outro modo, um desafio certo não ajudaria em nada, e ninguém arriscaria por isso
        mais duas cartas.
D-16 = Quem pode desafiar
    .difference = Os textos espanhol e português de 2003 começam como se qualquer um pudesse desconfiar em voz
        alta, e depois limitam o direito de desafiar a quem tem de comprar.
    .ruling = Só quem tem de comprar (R-31).
D-45 =
    .difference = A nota inglesa de 2018 sobre desafiar fala de uma carta que combine; a espanhola fala da
        cor.
R-35 =
    .when = Na sua vez, sobre qualquer carta, mesmo que você tenha outra que combine.
    .effect = Você joga a carta e escolhe outro jogador.
    .except = Você não pode escolher a si, a não ser que a mesa tenha combinado isso (D-17). Seu parceiro pode ser
        escolhido (A-60); quem já foi eliminado, não (A-69). Você ainda não escolhe a cor (R-37).
    .two = O escolhido é o seu adversário.
    .last = Você fica sem cartas, não se escolhe ninguém e ninguém diz as cartas em voz alta (A-32).
R-36 =
    .when = Você foi a pessoa escolhida, e não joga a { invisibility } (R-38).
    .effect = Você diz em voz alta todas as cartas da sua mão, de modo que a mesa inteira ouça. A lista tem de
        ser completa e verdadeira (A-71).
    .except = Você fica com as suas cartas, não compra nenhuma e não perde a vez. Não precisa pôr as cartas à
        vista. As cartas que entrarem depois na sua mão voltam a ser segredo seu.
R-37 =
    .effect = Quem jogou o { howler } escolhe agora uma cor, qualquer das quatro, incluindo a que já está em
        jogo. O jogo continua então com o jogador depois de quem o jogou.
    .example = A Ana joga o { howler } contra a Chloé e ouve que a Chloé não tem nenhuma carta amarela. A Ana
        escolhe amarelo. Joga em seguida o Ben, à esquerda da Ana.
R-38 =
    .when = Escolheram você para um { howler }, você tem a { invisibility } e ainda não começou a dizer as cartas em
        voz alta.
    .effect = Em vez de dizer as cartas, você joga a { invisibility } sobre o { howler }. Nada se revela, e quem
        escolhe a cor é você, não quem jogou o { howler }. O jogo continua com o jogador depois de quem jogou
        o { howler } (A-31).
    .except = Não foi a sua vez que você gastou: se o próximo jogador for você, jogue agora a sua vez como de
        costume.
    .two = O próximo jogador é você: escolha uma cor e depois jogue a sua vez.
    .last = Se a { invisibility } era sua última carta, você fica sem cartas e ganha a rodada (A-33).
A-71 =
    .question = Como exatamente se dizem as cartas em voz alta, e pode-se resmungar ou deixar alguma coisa de fora?
    .ruling = Todas as cartas, com a cor e o número ou símbolo de cada uma, sem faltar à verdade e de modo que
        todos entendam. É a mão desse momento; o que mudar depois é privado. Em uma mesa com o Penult como
        árbitro, a mão é mostrada tal como está.
A-32 =
    .question = Alguém fica sem cartas com um { howler }. Alguém diz as cartas em voz alta?
    .ruling = Não. A rodada acaba logo.
    .why = Só dois tipos de cartas ainda funcionam depois do fim de uma rodada (R-52), e este não é um deles.
A-31 =
    .ruling = Do jogador depois de quem jogou o { howler }, no sentido do jogo. Se for quem jogou a
        { invisibility }, joga a vez como de costume.
    .option = Com `howler_invis_next=invis` o jogo continua com o jogador depois de quem jogou a
        { invisibility }; essa carta conta então como vez jogada e põe fim ao tempo para pegar (R-46).
D-17 =
    .ruling = Outro jogador: o português exclui o próprio, e a carta se joga contra alguém. Em duplas serviria
        para contar a mão ao parceiro, por isso a mesa tem de combinar.
    .option = Com `howler_target=any`, quem o joga pode escolher a si. Diz então as próprias cartas em voz alta e não
        pode responder com a { invisibility }; a cor se escolhe depois, como sempre (R-37).
D-19 =
    .ruling = Diz-se em voz alta para todos ouvirem (R-36). Nada passa de mão em mão, mas nada é segredo.
R-39 =
    .when = Uma carta de ação acabou de ser jogada contra você, e o efeito dela ainda não começou: um
        { draw-card }, um { skip }, um { wild-four }, um { howler } (R-38) ou, entre dois jogadores, um
        { reverse }.
    .effect = Você pode jogar logo a { invisibility } sobre ela, seja de quem for a vez. A carta não faz nada com
        você: você não compra cartas nem perde a vez. Você escolhe a cor com que se continua, qualquer das
        quatro. Contra um { draw-card }, um { skip }, um { wild-four } ou um { reverse } entre dois jogadores,
        esta é a sua vez: o jogo passa ao jogador depois de você (A-25).
    .except = Só pode fazer isso o jogador contra quem a carta foi jogada (D-04). É tarde demais se você já
        aceitou, começou a comprar ou desafiou (A-23, A-26). Um { wild-four } anulado nunca é verificado
        (A-22). Não serve contra penalidades (A-24), nem contra um { reverse } com três ou mais jogadores
        (A-28), nem contra um { wild } (A-29).
    .two = Também anula um { reverse }, que aí é um { skip } (A-28). A vez passa depois ao seu adversário.
    .last = Se era sua última carta, você fica sem cartas e ganha a rodada, mesmo na vez de outra pessoa (A-33).
        Se era sua penúltima carta, você tem de gritar UNO (R-43). Não pode ser jogada contra uma carta com
        que alguém ficou sem cartas (A-34).
    .example = A Ana joga um { draw-card } contra o Ben. O Ben joga a { invisibility } e diz verde: não compra
        nada, e joga em seguida a Chloé, sobre verde.
R-40 =
    .when = Na sua própria vez, sobre qualquer carta.
    .effect = É um { wild } normal: você escolhe uma cor, e continua o próximo jogador (R-27).
    .last = Você fica sem cartas, e ela não tem efeito.
A-25 =
    .why = De cada vez joga-se uma carta só, e o texto português liga a carta à vez do próprio jogador.
A-26 = { invisibility } entre as cartas recém-compradas
    .question = Pode-se jogar a { invisibility } contra um efeito que faz comprar cartas se ela veio nessas
        mesmas cartas?
A-27 =
    .question = Pode-se anular um { draw-card } ou um { skip } virado no início?
A-28 =
    .question = Pode-se anular um { reverse }?
A-29 =
    .question = Pode-se anular um { wild }, ou outra { invisibility }?
    .option = Com `invis_scope=any` pode-se anular um { wild }, até o jogador seguinte iniciar a sua vez
        (D-04).
A-33 =
    .ruling = Sim, fica sem cartas e ganha a rodada. O UNO tinha de ter sido gritado na carta anterior.
A-34 =
    .question = Alguém fica sem cartas com um { wild-four } ou um { draw-card }. O jogador seguinte pode jogar
        a { invisibility } em vez de comprar?
    .ruling = Não. O jogador seguinte compra.
    .why = A rodada acabou, e em uma rodada acabada não se joga nenhuma carta (R-51).
A-80 = Pergunta-se a todos
    .question = Se só se perguntasse a quem tem a { invisibility } se quer responder, a pausa não entregaria a
        carta?
    .ruling = Entregaria. Por isso pergunta-se a todo jogador contra quem se joga uma carta dessas, tenha ou não
        a { invisibility }. Quem não a tem apenas aceita.
    .why = O que alguém tem na mão não deve poder ser lido no ritmo do jogo.
A-98 = Anular cartas no lugar de outros: detalhes
    .question = Quando todos podem anular cartas (`invis_scope=any`), onde estão os limites?
    .ruling = Uma carta virada no início só pode ser anulada por quem a sofre (A-27). O jogador seguinte pode
        anular um { wild } ou um { reverse } e joga depois a sua vez normalmente. Um terceiro jogador que
        fique assim com uma carta só tem de gritar UNO ao jogá-la, ou depois, antes de ser pego; um grito
        anterior não protege.
    .why = A opção abre a carta a todos, mas nem o início de uma rodada nem as regras do UNO mudam com
        isso.
D-04 =
    .difference = O texto espanhol de 2003 deixa qualquer jogador anular qualquer carta de ação. O inglês, o
        francês e o português falam de cartas jogadas contra o próprio jogador ou que o prejudicam.
    .ruling = Só o jogador contra quem a carta foi jogada (R-39). Três idiomas estão de acordo, e a leitura
        mais larga deixaria qualquer um interromper qualquer coisa.
    .option = Com `invis_scope=any`, todo jogador menos quem jogou a carta de ação pode anulá-la: até ela
        ser aceita ou desafiada ou, no caso de um { reverse } ou de um { wild }, que ninguém tem de aceitar,
        até o jogador seguinte iniciar a sua vez.

        O efeito é desfeito; um { reverse } anulado restaura o sentido. Quem jogou a { invisibility } escolhe a
        cor. O jogador que seria o seguinte sem esse efeito joga depois a sua vez normalmente. Se a jogar quem
        sofre a carta, vale A-25; se a jogar um terceiro, não conta como vez jogada (A-40, A-98).
D-05 =
    .option = Veja `invis_turn` (A-25).
R-41 =
    .when = Na sua vez, sobre qualquer carta, mesmo que você tenha outra que combine.
    .effect = Você joga a carta e escolhe outro jogador. Esse jogador compra cartas { draw-pile.of }, uma após
        outra, até sair uma carta vermelha, a carta da Grifinória (A-35), e fica com todas as cartas
        compradas.
    .except = Você não pode escolher a si. Seu parceiro pode ser escolhido (A-60); quem já foi eliminado, não
        (A-69). O jogador escolhido não perde a vez (A-36) e não precisa mostrar as cartas (A-72). Se
        { draw-pile.the } acabar, embaralha-se o descarte e continua-se a comprar (A-37).
    .two = Seu adversário compra e depois joga a sua vez normalmente.
    .first = Ninguém compra; o jogador à esquerda de quem deu as cartas escolhe a cor e começa (R-15).
    .last = Você fica sem cartas, e ninguém compra (A-38).
R-42 =
    .when = Depois de o jogador escolhido comprar as cartas.
    .effect = Quem jogou o { sorting-hat } escolhe uma cor, qualquer das quatro, incluindo o vermelho e a que
        já está em jogo. O jogo continua então com o jogador depois de quem o jogou.
    .except = A cor vem depois de compradas as cartas, nunca antes (A-30).
    .two = Joga em seguida o adversário que comprou.
    .example = A Ana joga o { sorting-hat } contra a Chloé, que compra um 3 azul, um { wild } e um 5 vermelho.
        A Ana escolhe verde. Joga em seguida o Ben, à esquerda da Ana, e a Chloé tem a sua vez depois dele.
A-35 = O que é uma carta da Grifinória
    .question = A folha nunca diz com que carta se para de comprar.
    .ruling = Qualquer carta vermelha, numerada ou de ação. Os curingas não contam.
    .why = O vermelho é a cor da Grifinória, e a folha só distingue as cartas pela cor.
A-36 =
    .question = Quem compra por causa de um { sorting-hat } perde a vez seguinte?
    .why = Quando uma carta custa a vez, a folha diz, e aqui não diz.
A-37 =
    .ruling = Embaralha-se o descarte (R-50) e continua-se a comprar. Acaba quando não for mais possível comprar
        carta nenhuma.
    .why = O jogador compra até sair uma carta vermelha, enquanto houver cartas.
A-38 =
    .question = Alguém fica sem cartas com um { sorting-hat }. Alguém compra?
    .option = Com `hat_last=on`, quem fica sem cartas escolhe alguém, que ainda compra até sair uma carta
        vermelha; essas cartas contam (A-99).
A-72 = As cartas compradas por causa de um { sorting-hat }
    .question = O jogador escolhido tem de mostrar as cartas compradas?
    .ruling = Não. Todos veem quantas são e sabem que a última é vermelha; mais nada se mostra.
A-99 =
    .question = Onde um último { sorting-hat } ainda faz alguém comprar (`hat_last=on`), é obrigatório
        escolher um jogador? E se o monte for curto?
    .ruling = É obrigatório escolher um jogador; sem isso a jogada não vale. Se { draw-pile.the } não bastar,
        embaralha-se o descarte para o que falta comprar (A-58).
R-43 =
    .when = Você joga sua penúltima carta, de modo que fica com uma só na mão.
    .effect = Você tem de gritar UNO, alto o bastante para todos ouvirem. Pode gritar pouco antes de a carta
        tocar { discard-pile.the }, ao jogá-la, ou depois, enquanto ninguém tiver pegado você (R-44, A-94).
    .except = Sempre que você volta a ficar com uma só carta, tem de gritar outra vez; um grito anterior deixa de contar
        assim que sua mão cresce (A-44). Um grito com mais de duas cartas na mão, ou sem depois jogar uma carta, não conta e não custa nada (A-45). { $edition ->
            [hp2003] A { invisibility } jogada como resposta também pode ser sua penúltima carta.
            [all] Na { edition-hp2003 }, a { invisibility } jogada como resposta também pode ser sua penúltima
                carta.
           *[other] Não importa que carta se joga.
        }
R-44 = Lembrar a tempo
    .when = Você está com uma carta só e esqueceu de gritar UNO.
    .effect = Se gritar antes que alguém pegue você, está a salvo e não compra nada.
R-45 = A partir de quando se pode ser pego
    .when = A penúltima carta tocou { discard-pile.the } e não se gritou UNO.
    .effect = A partir desse momento, qualquer outro jogador pode pegar quem esqueceu; basta dizer.
    .except = Nem um instante antes: enquanto a carta ainda está na mão ou no ar, ninguém pode ser pego. Quem
        joga em dupla também pode pegar seu parceiro. Quem já foi eliminado não pode pegar ninguém (A-69).
R-46 = Até quando se pode ser pego
    .when = Alguém está com uma carta só sem ter gritado UNO.
    .effect = Esse jogador pode ser pego até o jogador seguinte iniciar a sua vez. A vez se inicia no
        momento em que o jogador compra a sua carta { draw-pile.of }, ou puxa uma carta da mão para jogá-la. A partir daí, quem esqueceu está a salvo.

        O jogador seguinte é quem tem realmente a vez seguinte: depois de um { skip }, de um { draw-card } ou
        de um { wild-four }, o jogador depois de quem os sofreu; depois de um { reverse }, o vizinho no novo
        sentido.
    .except = Não inicia a vez quem compra por causa de uma carta ou de uma penalidade, quem aceita ou
        desafia, quem escolhe uma cor, quem grita UNO ou pega alguém, nem aquele cuja jogada é recusada
        (A-39, A-87). Já quem tem de passar porque não há carta para comprar inicia a vez (A-56).

        { $edition ->
            [hp2003] Dizer as cartas em voz alta não inicia a vez, e a { invisibility } contra um { howler }
                também não. A { invisibility } contra um { draw-card }, um { skip }, um { wild-four } ou um
                { reverse } entre dois jogadores inicia, porque é a vez desse jogador (A-40).
            [hp2018] Comprar por causa de um { sorting-hat } não inicia a vez.
            [all] Na { edition-hp2003 }, dizer as cartas em voz alta não inicia a vez, e a { invisibility } contra
                um { howler } também não. A { invisibility } contra um { draw-card }, um { skip }, um
                { wild-four } ou um { reverse } entre dois jogadores inicia, porque é a vez desse jogador
                (A-40). Na { edition-hp2018 }, comprar por causa de um { sorting-hat } não inicia a vez.
           *[other] Estender a mão para uma carta sem tirá-la também não é um início.
        }
    .two = Depois de uma carta que devolve a vez a você, o próximo jogador é você: podem pegar você até iniciar
        essa nova vez (A-46).
    .example = A Ana tem duas cartas, joga um { skip } contra o Ben e esquece de gritar UNO. Pode ser pega até a
        Chloé iniciar a sua vez, e o Ben pode pegá-la como os outros.
R-47 =
    .when = Pegaram você a tempo (R-45, R-46).
    .effect = Você compra logo duas cartas.
    .except = A ordem das vezes não se altera. Se as pilhas não tiverem cartas suficientes, você compra as que
        houver (A-47), e não podem pegar você outra vez pela mesma carta (A-91). Uma acusação falsa não custa
        nada, salvo se a mesa tiver combinado outra coisa (A-42).
A-39 = Comprar por obrigação inicia a vez?
    .question = O jogador seguinte compra por causa de um { draw-card } ou de um { wild-four }, aceita ou
        desafia. Iniciou-se a vez, de modo que ninguém mais pode ser pego?
    .ruling = Não. Pode-se pegar até alguém iniciar realmente a sua vez.
    .why = Quem sofre a carta perde a vez, e por isso não pode iniciá-la. De outro modo, quase não se poderia
        pegar quem tivesse um { draw-card } como penúltima carta.
    .option = Com `forced_draw_closes=yes`, o tempo para pegar acaba quando o jogador seguinte compra por
        causa de um { draw-card } ou de um { wild-four }, mesmo depois de desafiar sem razão e mesmo que não
        se pudesse comprar carta nenhuma (A-97). As cartas de penalidade não acabam com ele. { $edition ->
            [hp2003] Dizer as cartas em voz alta também não.
            [hp2018] Comprar por causa de um { sorting-hat } também não. Quem tiver um { draw-card } como
                penúltima carta não pode então ser pego, porque o efeito vem logo.
            [classic] Quem tiver um { draw-card } como penúltima carta não pode então ser pego, porque o
                efeito vem logo.
           *[all] Comprar por causa de um { sorting-hat } também não. Na { edition-classic } e na
                { edition-hp2018 }, quem tiver um { draw-card } como penúltima carta não pode então ser
                pego, porque o efeito vem logo.
        }
A-40 = A { invisibility } põe fim ao tempo para pegar?
    .why = A vez se inicia com uma carta tirada da mão para ser jogada nessa vez (R-46).
    .option = Com `invis_turn=free` ela não conta como início da vez; conta a vez que vem em seguida. Com
        `howler_invis_next=invis`, a { invisibility } do jogador escolhido contra um { howler } conta como vez
        jogada. Jogada por um terceiro, com `invis_scope=any`, nunca conta.
A-41 =
    .question = Quem esqueceu de gritar UNO compra cartas por outra razão antes de ser pego. Ainda pode
        ser pego?
    .ruling = Não. Com mais de uma carta na mão não há nada para gritar. { $edition ->
            [hp2018] Pode acontecer quando se descobre um blefe (R-33), por outra penalidade ou por um
                { sorting-hat }.
            [all] Pode acontecer quando se descobre um blefe (R-33), por outra penalidade ou, na
                { edition-hp2018 }, por um { sorting-hat }.
           *[other] Pode acontecer quando se descobre um blefe (R-33) ou por outra penalidade.
        }
A-42 =
    .ruling = Não acontece nada e nada muda. Se outra pessoa esqueceu mesmo de gritar, essa ainda pode ser
        pega.
    .option = Com `false_catch=draw2`, quem acusa em falso compra duas cartas, tanto por um UNO como, com
        `legality=table`, por uma carta ilegal. Mesmo assim não custam nada: acusar a si, contestar uma carta
        onde o árbitro já recusa as cartas ilegais, e querer pegar alguém um instante tarde demais (A-92).
A-43 = Dois jogadores pegam ao mesmo tempo
    .question = Dois jogadores pegam a mesma pessoa. Há duas penalidades?
    .why = Depois disso não há mais nada para pegar.
A-44 = De novo com uma carta só
    .question = Um jogador gritou UNO, teve de comprar e volta a ficar com uma carta só. O grito antigo ainda
        vale?
A-45 = UNO na hora errada
A-46 =
    .question = Entre dois jogadores, a penúltima carta de um deles devolve a vez a ele. Até quando pode ser
        pego?
    .ruling = Até iniciar essa nova vez. O adversário tem de ter chance de pegá-lo no meio.
A-52 =
    .question = Quem esqueceu de gritar tem de comprar por uma sugestão antes de alguém reparar. E depois?
    .ruling = O tempo para pegar acabou, como em A-41.
A-68 =
    .ruling = O que foi dito primeiro. Em uma mesa de verdade, é o que todos ouviram primeiro. Em uma mesa online,
        não é o que chegou primeiro: a mesa desconta o tempo de que a conexão de cada um precisa, um quarto de
        segundo no máximo, e espera por quem talvez tenha falado mais cedo, mas cujas palavras ainda estão a
        caminho. Mede esse tempo várias vezes, e todos podem vê-lo. Ninguém pode ter respondido a uma carta
        antes de ela ser mostrada. Duas coisas ditas com menos de 40 milésimos de segundo de diferença contam
        como ditas ao mesmo tempo: então decide a sorte. Contestar uma carta ilegal segue a mesma ordem. Os
        bots se contêm: depois de a carta ser mostrada, nenhum pega alguém antes de 0,6 segundo nem começa a
        sua vez antes de 1,5 segundo.
    .why = O grito tem de vir antes de alguém ter pegado o jogador, e a acusação antes de o próximo começar. Não
        deve ser uma conexão rápida a decidir isso.
A-85 = Dois jogadores com uma carta só
    .question = O { howler } de um jogador era a sua penúltima carta, e a { invisibility } jogada contra ele
        também. Nenhum gritou UNO. Quantos podem ser pegos?
    .ruling = Os dois, cada um por si. Pegar um não protege o outro.
A-87 =
    .ruling = Não. Quem esqueceu de gritar ainda pode ser pego.
A-88 = Pegar antes de escolhida a cor
    .question = { $edition ->
            [hp2003] A penúltima carta de um jogador foi um { howler }, e a cor ainda não foi escolhida. O
                jogador pode ser pego?
            [hp2018] A penúltima carta de um jogador foi um { sorting-hat }, e a cor ainda não foi escolhida.
                O jogador pode ser pego?
           *[all] A penúltima carta de um jogador foi um { howler } ou um { sorting-hat }, e a cor ainda não
                foi escolhida. O jogador pode ser pego?
        }
    .ruling = Sim. As duas cartas são compradas logo, e depois se escolhe a cor.
    .why = A carta já tocou o descarte.
A-91 = Pegar quando não há nada para comprar
    .question = Um jogador é pego, mas não se pode comprar nenhuma carta. Pode ser pego outra vez mais
        tarde?
    .ruling = Não. Já foi pego.
    .why = Por cada grito esquecido só se pode ser pego uma vez, tenham as pilhas as cartas que tiverem (A-43, A-47).
A-92 = Pegar um instante tarde demais
    .question = Onde uma acusação falsa custa duas cartas (`false_catch=draw2`), o que acontece a quem quis
        pegar alguém e chegou um instante tarde demais?
    .ruling = Não custa nada se o acusado ainda podia ser pego logo antes de se iniciar a vez atual, ou mais tarde.
        Para quem contesta tarde uma carta ilegal não há essa tolerância.
A-94 =
    .ruling = Enquanto o jogador tiver exatamente duas cartas e continuar sendo quem tem de agir. Acaba quando
        o jogador aceita o efeito de uma carta, ou quando a vez passa a outra pessoa, por exemplo porque
        uma carta ilegal voltou para a mão. Desafiar com razão não acaba com ele. Uma carta ilegal que volta para a
        mão também não, se a vez continua com o mesmo jogador. { $edition ->
            [hp2003] Acaba também quando a { invisibility } de outro jogador leva a vez para outro lado.
            [all] Na { edition-hp2003 } acaba também quando a { invisibility } de outro jogador leva a vez
                para outro lado.
           *[other] Um grito que acabou tem de ser feito de novo.
        }
A-97 = Quando comprar por obrigação põe fim ao tempo para pegar
    .question = Onde comprar por obrigação põe fim ao tempo para pegar (`forced_draw_closes=yes`), o que
        acontece se não havia carta para comprar?
    .ruling = Acaba do mesmo jeito.
D-10 =
    .difference = O texto espanhol de 2003 quer o grito antes de jogar a penúltima carta; o inglês, o francês
        e o português querem o grito com uma carta só na mão; a folha de 2018, ao jogar a carta.
    .ruling = Antes ou depois, enquanto ninguém pegar quem esqueceu (R-43, R-44). O próprio texto
        espanhol aceita um grito posterior na parte das penalidades.
D-11 =
    .difference = O inglês e o português falam de tirar uma carta da mão para jogá-la; o espanhol e o francês, de
        tê-la jogado.
    .ruling = A redação inglesa: em uma mesa de verdade, o tempo acaba quando a carta sai da mão. Em uma tela as duas
        coisas são uma só.
R-48 =
    .when = { $edition ->
            [hp2018] Um jogador sugere a outro o que jogar, em uma mesa que combinou `hints=on`. A folha desta
                edição não traz essa penalidade (A-83).
            [all] Um jogador sugere a outro o que jogar. Na { edition-hp2018 }, cuja folha não traz essa
                penalidade, isto só vale em uma mesa que combinou `hints=on` (A-83).
           *[other] Um jogador sugere a outro o que jogar.
        }
    .effect = Quem fez a sugestão compra duas cartas.
    .except = A ordem das vezes não se altera. Para quem joga em duplas vale a mesma regra (A-75). Se foi ou não
        uma sugestão, diz o anfitrião ou o árbitro (A-70).
R-49 =
    .when = { $edition ->
            [hp2018] A mesa joga com `legality=table`, e um jogador jogou na sua vez uma carta que não se pode
                jogar. A folha desta edição não diz nada, por isso usa-se a regra das folhas de 2003 (A-83).
            [all] A mesa joga com `legality=table`, e um jogador jogou na sua vez uma carta que não se pode
                jogar. Na { edition-hp2018 }, cuja folha não diz nada, a regra vale também (A-83).
           *[other] A mesa joga com `legality=table`, e um jogador jogou na sua vez uma carta que não se pode
                jogar.
        } Outro jogador a contesta a tempo (A-48, A-93). Uma carta é ilegal se não combinar (R-16), ou se for
        jogada depois de comprar sem ser a carta comprada (R-21).
    .effect = A carta volta para a mão de onde veio, quem a jogou compra ainda duas cartas, e a vez é do
        jogador seguinte. Não fica nada do que a carta fez (A-49).
    .except = Se ninguém a contestar a tempo, a carta vale. Um { wild-four } jogado contra a sua condição da cor
        não é uma carta ilegal, é um blefe (R-30). Uma carta jogada fora da vez só volta para a mão (A-73). Uma
        carta virada no início nunca é ilegal. Com `legality=strict`, o valor padrão, o árbitro não deixa
        jogar uma carta ilegal, e ninguém paga nada.
    .example = No topo está um 7 vermelho, e o Ben joga um 4 azul. O Duarte a contesta antes de a Chloé iniciar a sua
        vez. O Ben pega a carta de volta e compra duas, e a Chloé joga sobre o 7 vermelho.
A-47 = Mais cartas a comprar do que as que há
    .ruling = O jogador compra as que houver, e nada fica em dívida.
    .why = É como em qualquer outro caso em que se compram cartas (A-55).
A-48 = Até quando se pode contestar uma carta ilegal
    .question = As folhas não fixam um limite para reparar em uma carta ilegal.
    .ruling = Até o jogador seguinte iniciar a sua vez, ou até o jogador contra quem foi jogada ter respondido a ela (A-93).
    .option = Isto só importa com `legality=table`. Aí, as cartas jogadas contra alguém esperam até serem
        aceitas, para haver tempo de contestá-las.
A-49 = Uma carta de ação ilegal
    .question = Uma carta ilegal era uma carta de ação, e alguém a contesta. E o efeito dela?
    .ruling = Não tem nenhum: voltam a valer a cor e o sentido anteriores. Mas a vez tinha se iniciado. Quem
        até aí podia ser pego por um UNO esquecido já não pode, e as cartas de penalidade já compradas
        ficam compradas.
    .why = Uma carta pega de volta conta como não jogada, mas a vez já tinha se iniciado.
A-50 =
    .ruling = Volta para a mão, e compram-se duas cartas com ela. O jogador não ficou sem cartas, e um grito
        de UNO, ou a falta dele, deixa de importar.
    .option = Com `legality=table`, uma última carta ilegal espera: a rodada só acaba quando a mesa concordar
        que ninguém contesta, e só então o jogador seguinte compra por um último { draw-card } ilegal (R-52).
        Uma última carta que se podia jogar põe logo fim à rodada.
A-70 =
    .ruling = O anfitrião ou o árbitro; se o anfitrião fez a sugestão ou é quem a denuncia, a maioria das outras
        pessoas na mesa, e um empate absolve. O programa não vigia o que se escreve no chat. Também se pode
        denunciar uma sugestão feita em voz alta, dizendo quem a fez: cada jogador pode denunciar cada um dos
        outros uma vez por rodada.
A-75 = Duplas e conselhos
    .question = Quem joga em dupla pode aconselhar seu parceiro?
    .why = As folhas falam de sugestões aos outros jogadores, e o parceiro é um deles.
A-93 =
    .question = Uma carta ilegal foi jogada contra alguém. Que respostas põem fim ao tempo para contestá-la?
    .ruling = { $edition ->
            [hp2003] Aceitá-la, desafiá-la ou jogar a { invisibility } contra ela; e, seja qual for a carta,
                o início da vez do jogador seguinte.
            [all] Aceitá-la, desafiá-la ou, na { edition-hp2003 }, jogar a { invisibility } contra ela; e,
                seja qual for a carta, o início da vez do jogador seguinte.
           *[other] Aceitá-la ou desafiá-la; e, seja qual for a carta, o início da vez do jogador seguinte.
        }
    .why = Quem responde a uma carta a dá por boa.
A-96 =
    .ruling = Não. Primeiro resolve-se a carta: alguém a contesta, ou a mesa concorda que ninguém contesta.
    .why = Até lá não se sabe se a rodada acabou.
D-31 = Quem pode contestar uma carta ilegal
    .ruling = Qualquer outro jogador, também o parceiro; e a carta volta para a mão de quem a jogou (R-49).
R-50 = Embaralhar de novo
    .when = Comprou-se a última carta { draw-pile.of }, e ninguém ficou sem cartas.
    .effect = Todas as cartas { discard-pile.of } menos a do topo são embaralhadas e passam a ser
        { draw-pile.new }. A carta do topo fica onde está, a cor em jogo continua a mesma, e o jogo continua.
    .except = Isto acontece assim que a última carta sai do monte, mesmo no meio da compra de várias (A-54).
        Se não houver nada debaixo da carta do topo, acontece mais tarde, quando for preciso comprar uma carta
        e houver o que embaralhar. Se também então não houver cartas, veja A-55 e A-56. Enquanto a carta do topo
        ainda puder ser pega de volta, a que está debaixo dela também fica (A-90).
    .last = Depois de alguém ficar sem cartas não se volta mais a embaralhar, a não ser para o que uma última
        carta manda comprar (A-58).
A-54 = O momento de embaralhar de novo
    .question = Quando exatamente se embaralha o descarte?
    .ruling = No exato momento em que { draw-pile.the } fica sem cartas, desde que a rodada continue e haja
        cartas debaixo da carta do topo. Se não houver, espera-se até alguém ter de comprar. Enquanto a carta
        do topo ainda puder ser pega de volta, a que está debaixo dela fica de fora (A-90).
    .why = As folhas falam do momento em que o monte chegou ao fim.
    .option = Com `reshuffle=lazy`, o descarte só é embaralhado quando for preciso comprar uma carta e
        { draw-pile.the } não tiver cartas.
A-55 = Poucas cartas mesmo depois de embaralhar
    .question = Um jogador tem de comprar mais cartas do que as duas pilhas podem dar.
    .ruling = O jogador compra todas as que há. O resto é perdoado, e nada fica em dívida para mais tarde.
    .why = Ninguém pode comprar o que não existe.
A-56 = Não se pode comprar carta nenhuma
    .ruling = Quem tem uma carta que combina tem de jogá-la: para escolher não jogar era preciso uma carta
        para comprar (R-20). Quem não tem nenhuma passa, e ao passar inicia a sua vez (R-46).
A-57 =
    .question = Não há nada para comprar, e todos os jogadores passaram um após outro.
    .ruling = Quando todos os jogadores que ainda estão na partida passaram uns depois dos outros, a rodada é nula.
        Ninguém pontua, e na próxima rodada dá as cartas quem vem em seguida.
    .option = Com `blocked=lowest_hand`, quem tiver menos pontos na mão ganha a rodada e pontua as outras
        mãos; um empate anula a rodada. Com total acumulado ou com eliminação, esse jogador não soma nada e os
        outros somam as suas mãos; em duplas, a dupla desse jogador pontua as mãos adversárias.
A-90 =
    .question = Uma carta ainda pode ser pega de volta quando se volta a embaralhar o descarte. O que
        acontece com a que está debaixo dela?
    .ruling = Fica fora do que se embaralha, porque pode ter de voltar a ser a carta do topo. Isto vale se a carta que
        está por cima ainda puder ser contestada como ilegal (`legality=table`). Vale também se a que está por cima
        for um { wild-four } sem resposta, com `wd4_guilty_card=returned`. Haver ou não alguma coisa errada não faz
        diferença. Mas quem compra na sua vez já a iniciou; então a carta de baixo já pode ser embaralhada, se fizer
        falta.
    .why = Se só valesse para as cartas ilegais, o tamanho do descarte as entregaria.
A-95 =
    .question = Os jogadores passam um após outro porque não há nada para comprar; no meio, alguém joga uma
        carta ilegal e a pega de volta. A série continua?
    .ruling = Não. Qualquer carta jogada quebra a série, mesmo uma que se pega de volta, e a conta dos que passam
        recomeça (A-57).
D-12 = O que se embaralha de novo
    .difference = Os textos ingleses de 2003 voltam a embaralhar o baralho, os franceses as cartas do baralho; o
        português nomeia a própria pilha que está vazia; o espanhol deixa ficar a última carta; o texto inglês
        de 2018 nomeia { discard-pile.the }.
R-51 =
    .effect = Esse jogador ganha a rodada, que acaba logo ali. Não se joga mais nenhuma carta, e contam-se os
        pontos (R-54, R-55).
    .except = Se a última foi um { wild-four } ou um { draw-card }, quem se segue ainda compra antes da
        contagem (R-52). { $edition ->
            [hp2003] Um jogador também pode ficar sem cartas com a { invisibility } jogada como resposta
                (A-33).
            [all] Na { edition-hp2003 }, um jogador também pode ficar sem cartas com a { invisibility } jogada
                como resposta (A-33).
           *[other] Qualquer carta pode ser a última.
        } Com `legality=table`, uma última carta ilegal não põe fim à rodada antes de ser resolvida (A-50,
        A-96).
    .last = Acabada a rodada, ninguém mais é pego.
R-52 =
    .effect = O jogador seguinte ainda compra: { draw-strength } por um { draw-card }, quatro por um
        { wild-four }. Estas cartas contam com o resto da sua mão.
    .except = Não se pode desafiar (A-21), e nada se pode jogar contra ela. { $edition ->
            [hp2003] Isto vale também para a { invisibility } (A-34).
            [all] Na { edition-hp2003 }, isto vale também para a { invisibility } (A-34).
           *[other] Não se pode evitar comprar as cartas.
        } Se { draw-pile.the } não bastar, embaralha-se o descarte para o que falta comprar (A-58). Para
        o { wild-four } não é preciso escolher cor (A-51).
    .two = Compra o adversário.
    .example = A Ana fica sem cartas com um { wild-four }. O Ben, que é o seguinte, tem um 5 e compra um 9, um
        { skip } e duas cartas { wild }. Fica com 5 + 9 + 20 + 50 + 50 = 134 pontos.
R-53 =
    .effect = A carta não tem efeito; a rodada simplesmente acabou.
    .except = { $edition ->
            [classic] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez de ninguém, e
                para um último { wild } não se escolhe cor.
            [hp2003] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez de ninguém, para
                um último { wild } ou uma última { invisibility } não se escolhe cor, e para um último
                { howler } ninguém diz as cartas em voz alta (A-32).
            [hp2018] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez de ninguém, para
                um último { wild } não se escolhe cor, e para um último { sorting-hat } ninguém compra, a não
                ser que a mesa tenha combinado `hat_last=on` (A-38).
           *[all] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez de ninguém, e para um
                último { wild } não se escolhe cor. Na { edition-hp2003 }, também não se escolhe cor para uma
                última { invisibility }, e ninguém diz as cartas em voz alta para um último { howler } (A-32). Na
                { edition-hp2018 }, ninguém compra para um último { sorting-hat }, a não ser que a mesa tenha
                combinado `hat_last=on` (A-38).
        }
A-58 = As últimas cartas a comprar e um monte curto
    .question = A última carta faz o jogador seguinte comprar, mas { draw-pile.the } não tem cartas suficientes.
    .ruling = O descarte é embaralhado para isso, se for preciso. Depois não se volta mais a embaralhar.
    .why = O jogador seguinte tem de comprar, e R-50 só volta a embaralhar enquanto ninguém ficou sem cartas.
A-74 = Alguém sai no meio de uma rodada
    .question = Um jogador deixa a mesa antes de a rodada acabar.
    .ruling = Nenhuma folha prevê isso. Decide o anfitrião: um bot toma o lugar, o mais comum, ou a rodada é
        nula. Isso só se decide enquanto faltar alguém que começou a rodada e a deixou, e nunca na mesa de um
        torneio.
D-38 = Rodada e partida
    .difference = Os textos português, francês e espanhol falam às vezes do jogo onde só pode se tratar de uma
        rodada.
    .ruling = Uma rodada acaba quando alguém fica sem cartas. Uma partida tem tantas rodadas quantas forem
        precisas.
R-54 =
    .when = Depois de uma rodada, para as cartas que ficaram nas mãos dos jogadores.
    .effect = As cartas numeradas valem o seu número; um 0 não vale nada. Um { draw-card }, um { reverse } e
        um { skip } valem 20 pontos cada. Cada curinga vale 50. { $edition ->
            [classic] Os curingas são o { wild } e o { wild-four }.
            [hp2003] Os curingas são o { wild }, o { wild-four }, o { howler } e a { invisibility }.
            [hp2018] Os curingas são o { wild }, o { wild-four } e o { sorting-hat }.
           *[all] Os curingas são o { wild } e o { wild-four }, na { edition-hp2003 } também o { howler } e a
                { invisibility }, na { edition-hp2018 } também o { sorting-hat }.
        }
    .except = Ficar sem cartas não dá por si só ponto nenhum (R-55).
R-55 =
    .when = Uma rodada acabou, e a partida se pontua da maneira habitual (`score=winner`).
    .except = Uma rodada nula não pontua nada (A-57). Em duplas, veja R-64; com total acumulado, R-58. As cartas
        compradas por causa de uma última carta também contam (R-52).
R-56 = A rodada seguinte
    .when = Uma rodada acabou, e ninguém ganhou ainda a partida.
    .effect = Juntam-se todas as cartas, embaralham-se e dão-se de novo, e começa outra rodada.
    .except = Quem dá as cartas em seguida se decide por A-61. O sentido é outra vez para a esquerda (A-67).
R-57 = Uma partida até 500
    .when = Depois de cada rodada, com a pontuação habitual.
    .effect = O primeiro jogador a ter 500 pontos ou mais ganha a partida.
    .except = Pode-se combinar outro total (`target`, A-64). Não pode haver empate, porque só um jogador
        pontua em cada rodada. Em duplas, conta o total da dupla (A-78).
R-58 =
    .effect = Depois de cada rodada, cada jogador soma ao seu próprio total os pontos das cartas que ficaram na sua mão; quem ficou sem cartas não soma nada. Quando o total de alguém chegar a 500 ou mais, a partida acabou, e ganha o total mais baixo.
    .except = Se o total mais baixo for dividido, veja A-62. Pode-se combinar outro total (A-64). Uma rodada
        nula não soma nada (A-57).
    .example = Depois da quinta rodada, a Ana tem 512 pontos, o Ben 230, a Chloé 505 e o Duarte 341. Ganha o
        Ben.
A-61 = Quem dá as cartas na rodada seguinte
    .question = As folhas dizem quem dá as cartas primeiro, mas não quem dá as cartas depois.
    .ruling = Passa a dar as cartas quem está à esquerda de quem deu, deixando de fora os jogadores eliminados.
    .option = Com `next_dealer=winner` dá as cartas quem ganhou a rodada ou, depois de uma rodada nula, quem está
        à esquerda de quem deu. Com `next_dealer=same` dá sempre a mesma pessoa; quando for eliminada, passa a
        dar as cartas quem está à sua esquerda. Com `next_dealer=redetermine` decide-se de novo quem dá as
        cartas antes de cada rodada.
A-62 = Empates no fim de uma partida
    .ruling = Com total acumulado, não é empate vários jogadores chegarem juntos à meta: ganha o total mais
        baixo. Se o próprio total mais baixo for dividido, jogam todos outra rodada, e mais outra, até um
        jogador ficar sozinho com o mais baixo; uma rodada nula no meio deixa o empate como estava. Com
        troca de duplas, os totais mais altos ganham juntos, a não ser que se combine outra fase. Na
        pontuação habitual não pode haver empate.
    .why = Se outra rodada pode desfazer o empate, joga-se outra rodada.
    .option = Com `lowest_tie=share`, os jogadores que dividem o total mais baixo ganham juntos.
A-64 =
    .ruling = Não. Antes da partida pode-se combinar qualquer número inteiro a partir de 1; 500 é o impresso.
A-67 = O sentido de uma nova rodada
    .question = Uma rodada acabou quando o jogo seguia para a direita. Como começa a seguinte?
    .why = Segundo R-07, todas as rodadas começam para a esquerda.
A-82 = Em duplas e com total acumulado
    .question = Pode-se jogar em duplas com total acumulado?
    .why = As folhas só descrevem o jogo em duplas com a pontuação habitual.
D-28 = Há um prêmio por ficar sem cartas?
    .difference = Os textos franceses podem ser lidos como se ficar sem cartas desse pontos e as cartas dos
        adversários viessem por acréscimo.
    .ruling = Só contam as cartas dos adversários (R-55). Nenhuma folha traz um prêmio.
R-59 =
    .effect = Funciona como um { skip }: quem o jogou logo joga de novo.
    .except = É uma vez como as outras (R-62). { $edition ->
            [hp2003] O adversário pode anular o { reverse } com a { invisibility } (A-28).
            [hp2018] A folha desta edição não diz nada; A-63 explica por que a regra também vale aqui, e
                como escolher outra coisa.
            [all] Na { edition-hp2003 }, o adversário pode anulá-lo com a { invisibility } (A-28). Para a
                { edition-hp2018 }, cuja folha não diz nada, veja A-63.
           *[other] Entre dois jogadores o sentido não faz diferença.
        }
R-60 =
    .effect = O adversário perde a vez, por isso quem o jogou logo joga de novo.
R-61 =
    .effect = Depois de o adversário comprar as cartas, a vez volta a quem jogou.
    .except = Se o adversário desafiar com razão, joga ele (R-33); se desafiar sem razão, a vez volta a
        quem jogou a carta (R-34). { $edition ->
            [hp2003] Depois da { invisibility }, o adversário já teve a sua vez, por isso a vez volta a quem
                jogou a carta (A-25).
            [all] Depois da { invisibility }, na { edition-hp2003 }, o adversário já teve a sua vez, por isso
                a vez volta a quem jogou a carta (A-25).
           *[other] A vez que se segue é como as outras (R-62).
        }
    .first = Um { draw-card } atinge quem não deu as cartas, e começa quem deu as cartas (R-09). Um { wild-four } volta para o monte (R-13).
    .last = O adversário compra, e as cartas contam (R-52).
R-62 =
    .effect = Todas as outras regras valem como de costume. Jogar de novo quer dizer só isso: uma vez
        como as outras, em que se joga uma carta que combine ou se compra uma.
A-63 =
    .why = Ao pé da letra não faria absolutamente nada, e todas as outras regras da família fazem dele um { skip }.
    .option = Com `two_reverse=noop` só inverte o sentido, e joga em seguida o adversário. As outras edições
        ignoram esta opção (A-101).
A-101 =
    .question = Quando se julga que ninguém é obrigado a blefar (A-12)? Um último { reverse } inverte o
        sentido? Onde conta `two_reverse`?
    .ruling = Se um { wild-four } comprado seria blefe, julga-se quando o jogador quer ficar com ele. Um
        último { reverse } que se podia jogar deixa o sentido como estava. `two_reverse` só conta na
        { edition-hp2018 }; nas outras edições está impresso que um { reverse } entre dois é um { skip }.
D-25 =
    .difference = Na folha 42003 faltam os títulos do jogo em duplas, da troca de duplas e da eliminação, de modo
        que esses parágrafos parecem pertencer às regras para dois jogadores; uma frase sobre o { reverse }
        perdeu algumas palavras.
    .ruling = São regras para o jogo em duplas, para a troca de duplas e para a eliminação, como na folha irmã. O
        { reverse } inverte o sentido, seja ele qual for (R-25).
R-63 = Em duplas: os lugares
    .when = { $edition ->
            [hp2018] A mesa combinou jogar em duplas (`score=team`). A folha desta edição não traz isso.
            [all] A mesa combinou jogar em duplas (`score=team`). Na { edition-hp2018 }, cuja folha não traz
                isso, também se pode combinar.
           *[other] A mesa combinou jogar em duplas (`score=team`).
        }
    .effect = Cada um se senta em frente ao seu parceiro, de modo que a vez passa de dupla em dupla.
    .except = O número de jogadores é par e pelo menos quatro (R-01); com seis, oito ou dez, veja A-60. Quem joga
        em dupla não mostra as cartas ao parceiro; quanto a conselhos, vale a regra que vale para todos
        (A-75).
R-64 = Em duplas: fim de uma rodada e pontos
    .when = Joga-se em duplas, e um jogador ficou sem cartas.
    .effect = A rodada acabou. A dupla de quem ficou sem cartas fica com todos os pontos das mãos dos dois
        adversários.
    .except = As cartas que o parceiro do vencedor ainda tem não contam a favor nem contra ninguém (A-79). A
        primeira dupla a chegar à meta ganha a partida (A-78). Com três ou mais duplas, contam todas as mãos
        de todas as outras (A-60).
    .last = Um último { draw-card } ou { wild-four } ainda faz o jogador seguinte comprar (R-52).
A-60 = Em duplas com seis, oito ou dez jogadores
    .question = Como se sentam as duplas, e o que pontuam, quando há mais de quatro jogadores?
    .ruling = O parceiro de cada um é o jogador exatamente em frente. A dupla que ficou sem cartas pontua todas as
        mãos menos as duas suas. { $edition ->
            [hp2003] Pode-se escolher o próprio parceiro para um { howler }.
            [hp2018] Pode-se escolher o próprio parceiro para um { sorting-hat }.
            [all] Pode-se escolher o próprio parceiro para um { howler } ou um { sorting-hat }.
           *[other] Cada dois que jogam juntos são uma dupla à parte.
        }
    .why = As folhas sentam os parceiros frente a frente, e uma delas fala de várias duplas.
A-78 = A meta em duplas
    .question = Em duplas, conta-se até 500 juntos ou cada um por si?
    .ruling = Juntos. A primeira dupla a chegar à meta ganha.
    .why = Os pontos são marcados para a dupla.
A-79 = As cartas do parceiro
    .question = Contam as cartas que ficaram na mão do parceiro do vencedor?
D-06 =
    .difference = O texto português de 2003 senta os parceiros na diagonal, cada um em frente a um adversário; o
        inglês senta um em frente ao outro.
    .ruling = Em frente na ordem das vezes (R-63). Para quatro jogadores em duas filas viradas uma para a
        outra, as duas coisas querem dizer o mesmo: a vez alterna entre as duplas.
D-39 = Quando acaba uma rodada em duplas, e o que conta
    .difference = O texto português de 2003 pode ser lido como se um jogador de cada dupla tivesse de ficar
        sem cartas, e como se contassem os pontos dos dois lados.
    .ruling = A rodada acaba quando um jogador qualquer fica sem cartas, e só pontuam as cartas do lado que
        perdeu (R-64).
D-41 = Duas duplas ou várias
    .difference = O texto espanhol de 2003 fala de várias duplas, o inglês das duas mãos adversárias.
    .ruling = Duas duplas são a regra. Com seis, oito ou dez jogadores há mais (A-60).
R-65 = Quatro jogadores, com troca de duplas
    .effect = Cada um joga quatro rodadas com cada um dos outros três como parceiro: doze rodadas ao todo. Cada
        rodada se joga e se pontua como em R-64, e os dois da dupla escrevem os pontos dela cada um na sua
        conta (A-59). Depois de doze rodadas, ganha o total individual mais alto.
    .except = Os jogadores trocam de lugar depois de cada quatro rodadas, para que os parceiros fiquem em frente
        um do outro. Cada um dos quatro dá as cartas uma vez nessas quatro rodadas (A-76). Uma mesa pode
        combinar mais fases. Se o total mais alto for dividido, veja A-62.
    .example = Rodadas 1 a 4: a Ana e a Chloé contra o Ben e o Duarte, sentados Ana, Ben, Chloé, Duarte.
        Rodadas 5 a 8: a Ana e o Ben contra a Chloé e o Duarte, sentados Ana, Chloé, Ben, Duarte. Rodadas 9
        a 12: a Ana e o Duarte contra o Ben e a Chloé, sentados Ana, Ben, Duarte, Chloé.
R-66 =
    .effect = Cada um joga quatro rodadas com cada um dos outros sete como parceiro: vinte e oito rodadas por
        jogador, em sete fases de quatro rodadas, em duas mesas ao mesmo tempo. Cada rodada se pontua como em
        R-65, e ganha o total individual mais alto.
    .except = Quem joga contra quem está em A-77, quem dá as cartas em A-76. Nas duas mesas juntas jogam-se
        cinquenta e seis rodadas.
A-59 =
    .question = Com troca de duplas, o que escreve cada jogador depois de uma rodada?
    .ruling = Os dois da dupla vencedora escrevem a pontuação completa da dupla. Os outros não escrevem
        nada.
    .why = Os pontos são da dupla que os fez, e cada um dos dois os conta por inteiro.
A-76 = Quem dá as cartas com troca de duplas
    .question = Quem dá as cartas em uma partida com troca de duplas?
    .ruling = Cada um dos quatro jogadores de uma mesa dá as cartas uma vez em cada quatro rodadas.
    .why = Quatro rodadas e quatro jogadores: assim todos dão as cartas o mesmo número de vezes.
A-77 =
    .question = As folhas dizem quem faz dupla com quem no jogo de oito, mas não contra quem.
    .ruling = A tabela abaixo, em que cada dois jogadores jogam quatro rodadas juntos e oito rodadas um contra o
        outro. Qualquer outra tabela em que cada um tenha cada um dos outros como parceiro uma vez, por quatro
        rodadas, também está de acordo com as folhas.

        Os jogadores são numerados de 1 a 8, e cada fase tem quatro rodadas.

        Fase 1: 8 e 1 contra 2 e 4; 3 e 7 contra 5 e 6.

        Fase 2: 8 e 2 contra 3 e 5; 4 e 1 contra 6 e 7.

        Fase 3: 8 e 3 contra 4 e 6; 5 e 2 contra 7 e 1.

        Fase 4: 8 e 4 contra 5 e 7; 6 e 3 contra 1 e 2.

        Fase 5: 8 e 5 contra 6 e 1; 7 e 4 contra 2 e 3.

        Fase 6: 8 e 6 contra 7 e 2; 1 e 5 contra 3 e 4.

        Fase 7: 8 e 7 contra 1 e 3; 2 e 6 contra 4 e 5.
D-07 = Quatro rodadas ou doze
    .difference = Para quatro jogadores, os textos ingleses têm quatro rodadas com um parceiro diferente em cada uma,
        embora só haja três outros, e os franceses omitem a palavra “diferente”; o espanhol tem quatro rodadas com
        cada parceiro; o português dá doze como total.
    .ruling = Quatro rodadas com cada um de três parceiros: doze (R-65). É também a fórmula do jogo de oito.
    .option = Com `rotate4_per_pair=1`, cada dois jogadores jogam uma rodada juntos: três rodadas ao todo.
D-08 = Vinte e oito rodadas
    .difference = Para oito jogadores, o inglês tem quatro rodadas com cada outro jogador, vinte e oito ao
        todo; o francês tem quatro rodadas com um outro jogador; o espanhol e o português só dão o total.
    .ruling = Quatro rodadas com cada um dos outros sete: vinte e oito por jogador (R-66).
D-30 = Várias mesas ou várias fases
    .difference = O título francês fala de torneios em várias fases, os outros de torneios em várias mesas.
R-67 =
    .except = Podem ser eliminados vários jogadores em uma só rodada (A-65). Os lugares deles se fecham, e eles
        não participam mais (A-69).
R-68 =
    .effect = Continuam jogando pelas regras para dois jogadores (R-59 a R-62), com os totais que têm, até um
        deles chegar à meta e perder. O outro ganha a partida.
    .except = Isto pode levar várias rodadas (D-24). Se uma só rodada eliminar todos os jogadores menos um,
        esse ganhou sem precisar deste duelo (A-65).
A-65 =
    .question = E se dois ou mais jogadores chegarem à meta na mesma rodada, talvez todos menos um?
    .why = Quem ganhou a rodada não soma nada e estava abaixo da meta, por isso resta sempre pelo menos um
        jogador.
A-66 =
    .why = É um só total acumulado da primeira à última rodada.
A-69 =
    .ruling = Fecham-se: a vez passa por cima deles. Os eliminados não podem ser escolhidos para uma carta, e
        não podem pegar ninguém nem contestar uma carta ilegal.
    .why = Não estão mais na partida.
D-24 =
    .difference = O inglês e o francês falam de uma rodada final; o espanhol deixa os dois jogar até um
        chegar ao valor combinado; o português diz que podem jogar.
    .ruling = Tantas rodadas quantas forem precisas até um deles chegar à meta (R-68). Não fica à escolha.
R-69 =
    .effect = O que as folhas não trazem não se joga. Em especial: ninguém pode responder a um { draw-card }
        ou a um { wild-four } com outro para passá-lo adiante; ninguém pode cortar fora da sua vez com
        uma carta igual; um 7 não troca mãos e um 0 não as faz rodar; ninguém compra até sair uma carta que
        combine; e qualquer carta pode ser a última.
    .except = Isto vale para tudo o que a mesa não combinou. O que ela pode combinar está na lista das opções e no
        capítulo das regras da casa. Nada mais muda as regras.
R-70 =
    .effect = Em cada rodada você tenta ficar sem cartas antes de todos. Quem consegue pontua as cartas que os
        outros ainda têm. Quem primeiro tiver 500 pontos ganha a partida.
    .except = Podem ser combinadas outras maneiras de pontuar: total acumulado (R-58), duplas (R-64), troca de duplas (R-65, R-66) ou eliminação (R-67).
A-53 =
    .question = Acumular cartas que fazem comprar, cortar fora da vez, trocar mãos com setes e zeros,
        ou comprar até sair uma que combine fazem parte do jogo?
    .ruling = Só se a mesa tiver combinado isso (R-69).
A-84 =
    .ruling = Não é um jogo impresso: cada baralho é o da sua edição, nem mais nem menos (R-02). { $edition ->
            [all] Se alguém fizer isso em uma mesa sua, o { sorting-hat } é uma carta de ação jogada contra quem é
                escolhido: a { invisibility } pode anulá-lo antes de se comprar a primeira carta, e a vez
                segue como em A-31.
           *[other] As cartas das outras edições ficam nas suas caixas.
        }
option-score =
    .about = Como se pontuam as rodadas e o que ganha a partida. Oito jogadores em duas mesas são um torneio
        (R-66).
    .tally = Cada um soma o que fica na sua mão; quando alguém chega à meta, ganha o total mais baixo (R-58).
    .elim = Cada um soma o que fica na sua mão; quem chega à meta é eliminado, e os dois últimos decidem entre
        si (R-67, R-68).
    .team = Os parceiros se sentam um em frente ao outro e pontuam juntos (R-63, R-64).
    .rotate4 = Quatro jogadores, cada um com cada um dos outros como parceiro, um de cada vez; ganha o total
        individual mais alto (R-65).
option-target =
    .about = O total que decide uma partida: qualquer número inteiro a partir de 1 (A-64). Com troca de duplas não
        se usa.
option-drawn = A carta comprada
    .about = Se quem comprou uma carta que combina é obrigado a jogá-la.
    .must_declined = Tem de jogá-la quem podia ter jogado outra carta e escolheu não jogar; nos outros casos
        pode ficar com ela. Ninguém é obrigado a blefar (A-12).
    .must_nomatch = Tem de jogá-la quem não tinha nada para jogar; quem escolheu não jogar pode ficar com ela.
        Ninguém é obrigado a blefar (A-12).
    .must = Sempre tem de jogá-la. Ninguém é obrigado a blefar (A-12).
option-legality =
    .table = Pode ser jogada. Se outro jogador a contestar a tempo, volta para a mão, quem a jogou compra duas
        cartas, e a vez passa (R-49). As cartas jogadas contra alguém esperam até serem aceitas, para haver
        tempo de contestá-las (A-48).
option-invis_scope =
    .about = Quem pode anular uma carta de ação com a { invisibility }.
    .sheet = O texto espanhol de 2003 deixa qualquer jogador fazer isso (D-04); o inglês, o francês e o português
        não.
option-howler_target =
    .about = Se quem joga um { howler } pode escolher a si mesmo.
    .any = Sim: quem o joga pode dizer as próprias cartas em voz alta, e não pode anulá-lo com a { invisibility }
        (D-17).
option-howler_invis_next =
    .sheet = Os textos franceses deixam o jogo continuar normalmente, o que apoia a primeira leitura; o inglês
        pode ser lido das duas maneiras (D-20).
option-two_reverse =
    .noop = Só inverte o sentido, e joga em seguida o adversário (A-63).
option-hat_last =
    .about = Se alguém ainda compra quando um jogador fica sem cartas com um { sorting-hat }.
    .off = Ninguém compra (R-53, A-38).
    .on = Quem fica sem cartas escolhe alguém, que ainda compra até sair uma carta vermelha; essas cartas
        contam (A-38, A-99).
option-hints =
    .about = Se quem sugere uma jogada a outro compra duas cartas.
    .sheet = { $edition ->
            [hp2018] A folha desta edição não diz nada, por isso o valor padrão é `off` (A-83).
            [all] As folhas de 2003 trazem a penalidade, por isso aí o valor padrão é `on`; a da
                { edition-hp2018 } não diz nada, por isso o valor padrão é `off` (A-83).
           *[other] A folha desta edição traz a penalidade, por isso o valor padrão é `on` (R-48).
        }
option-forced_draw_closes = Comprar por obrigação e UNO
    .about = Se o tempo para pegar um UNO esquecido acaba quando o jogador seguinte compra por causa de um
        { draw-card } ou de um { wild-four }.
    .yes = Sim, comprar por obrigação acaba com ele (A-39, A-97).
    .sheet = Segundo as folhas, a vez se inicia com a carta que se compra { draw-pile.of }; ao pé da letra, essa
        seria a segunda leitura (A-39).
option-reshuffle = O momento de embaralhar de novo
    .about = Quando o descarte vira { draw-pile.new }.
    .lazy = Só quando for preciso comprar uma carta e { draw-pile.the } não tiver cartas (A-54).
    .sheet = Todas as folhas falam do momento em que o monte chegou ao fim, que é a primeira leitura.
option-wd4_guilty_card = Um { wild-four } pego em blefe
    .about = O que acontece com a carta quando o desafio está certo.
    .stays = Fica no descarte, e a sua cor vale (R-33, A-18).
    .returned = Volta para quem a jogou, voltam a valer a carta e a cor anteriores, e depois quem a jogou
        compra quatro cartas (A-18, A-90).
option-next_dealer = Quem dá as cartas em seguida
    .about = Quem dá as cartas na rodada seguinte de uma partida.
    .left = Quem está à esquerda de quem deu as cartas na última rodada, deixando de fora os jogadores eliminados
        (A-61).
    .winner = Quem ganhou a última rodada; depois de uma rodada nula, quem está à esquerda de quem deu as cartas
        (A-61).
    .same = Outra vez a mesma pessoa; quando for eliminada, passa a dar as cartas quem está à sua esquerda (A-61).
    .redetermine = Decide-se de novo, como antes da primeira rodada (A-61, A-86).
    .sheet = Nenhuma folha diz quem dá as cartas nas rodadas seguintes.
option-lowest_tie = Um total mais baixo dividido
    .about = O que acontece, com total acumulado, quando a partida acabou e o total mais baixo é dividido.
    .play_on = Jogam todos outra rodada, até um jogador ficar sozinho com o mais baixo (A-62).
    .share = Os jogadores que o dividem ganham juntos (A-62).
option-blocked =
    .about = O que acontece quando não há nada para comprar e todos passaram uns depois dos outros.
    .void = A rodada é nula e ninguém pontua (A-57).
    .lowest_hand = Quem tiver menos pontos na mão ganha a rodada; um empate anula a rodada (A-57).
option-rotate4_per_pair = Rodadas com cada parceiro
    .about = Quantas rodadas jogam juntos cada dois jogadores no jogo de quatro com troca de duplas.
    .n4 = Quatro: doze rodadas ao todo (R-65).
    .n1 = Uma: três rodadas ao todo (D-07).
    .sheet = Os textos espanhol e português de 2003 chegam a doze rodadas; o inglês e o francês têm um lapso
        (D-07).
option-false_catch =
    .draw2 = Duas cartas, a não ser que se tenha querido pegar alguém um instante tarde demais (A-42,
        A-92).
