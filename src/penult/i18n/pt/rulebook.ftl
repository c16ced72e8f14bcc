### O livro de regras do Penult. Uma mensagem para cada regra (R), decisão (A), diferença entre
### as folhas impressas (D) e opção.
###
### O valor é o título. As partes são atributos, por esta ordem:
### regras: when, effect, except, two, first, last, example; decisões: question, ruling, why, option;
### diferenças: difference, ruling, option; opções: about, um por cada valor, sheet.
###
### $edition é "classic", "hp2003", "hp2018" ou "all" (o livro inteiro). Os nomes das cartas, das pilhas
### e das edições são mensagens de cards.ftl. Uma mudança de linha é um espaço, uma linha vazia um novo
### parágrafo. Palavras entre acentos graves e códigos como R-28 ficam como estão.
###
### Vocabulário: partida = uma mão jogada até ao fim; jogo = as partidas até haver vencedor; mão = as
### cartas que se têm; joker = qualquer carta sem cor, entre elas a carta Joker; par = com quem se joga;
### parceria = os dois juntos.

## As secções do livro

section-setup = Antes de começar
section-first-card = A primeira carta virada
section-turn = A vez de cada um
section-action-cards = { draw-card }, { reverse } e { skip }
section-wild = { wild } e { wild-four }
section-howler = { howler }
section-invisibility = { invisibility }
section-sorting-hat = { sorting-hat }
section-uno = Gritar UNO
section-penalties = Cartas ilegais e sugestões
section-piles = Quando { draw-pile.the } acaba
section-end = O fim de uma partida
section-scoring = Pontos e jogos
section-two-handed = Dois jogadores
section-partners = A pares
section-tournaments = Troca de pares
section-elimination = O jogo de eliminação
section-not-printed = O que nenhuma folha traz

## 2.1 Preparação

R-01 = Número de jogadores
    .effect = Podem jogar de duas a dez pessoas.
    .except = Quando se joga a pares, o número de jogadores tem de ser par e pelo menos quatro: quatro, seis,
        oito ou dez (R-63, A-60). O jogo com troca de pares pede exatamente quatro jogadores (R-65) ou
        exatamente oito (R-66).
    .two = Duas pessoas jogam pelas mesmas regras, salvo o que dizem R-59 a R-62.

R-02 = O baralho
    .effect = Cada uma das quatro cores, vermelho, verde, azul e amarelo, tem dezanove cartas numeradas de 0 a
        9 (A-01), duas cartas { draw-card }, duas cartas { reverse } e duas cartas { skip }: vinte e cinco
        cartas por cor. A estas cem juntam-se os jokers, que não têm cor.

        { $edition ->
            [classic] Os jokers são quatro cartas { wild } e quatro cartas { wild-four }, o que dá 108 cartas
                ao todo.
            [hp2003] Os jokers são quatro cartas { wild }, quatro cartas { wild-four }, um { howler } e uma
                { invisibility }, o que dá 110 cartas ao todo.
            [hp2018] Os jokers são quatro cartas { wild }, quatro cartas { wild-four } e quatro cartas
                { sorting-hat }, o que dá 112 cartas ao todo.
           *[all] Todas as edições têm quatro cartas { wild } e quatro cartas { wild-four }. Na
                { edition-classic } isso dá 108 cartas. A { edition-hp2003 } acrescenta um { howler } e uma
                { invisibility }: 110 cartas. A { edition-hp2018 } acrescenta quatro cartas { sorting-hat }:
                112 cartas.
        }
    .except = Nada se acrescenta ao baralho e nada se tira. Se faltar ou sobrar uma carta,
        acerta-se o baralho antes de dar.

R-03 = Quem dá primeiro decide-se com cartas
    .when = { $edition ->
            [hp2003] Antes da primeira partida de um jogo, mas só entre jogadores com aniversários igualmente
                próximos (A-04).
            [all] Antes da primeira partida de um jogo, na { edition-classic } e na { edition-hp2018 }; na
                { edition-hp2003 }, só para desempatar jogadores com aniversários igualmente próximos (A-04).
           *[other] Antes da primeira partida de um jogo.
        }
    .effect = Cada jogador tira uma carta do baralho e vira-a. Quem tiver o número mais alto dá as cartas. Uma
        carta que não seja numerada vale zero, tal como o número 0. Todas estas cartas voltam ao baralho antes
        de se baralhar.
    .except = Os que empatarem com o número mais alto voltam a tirar, só entre eles (A-03). Nas partidas
        seguintes, quem dá decide-se por A-61, sem voltar a tirar cartas.
    .example = A Ana tira um 7, o Ben um { skip }, a Chloé um 9 e o Duarte um { wild }. Dá a Chloé.

R-04 = Quem dá primeiro decide-se pelo aniversário
    .when = { $edition ->
            [all] Antes da primeira partida de um jogo, na { edition-hp2003 }.
           *[other] Antes da primeira partida de um jogo.
        }
    .effect = Dá as cartas quem fizer anos mais perto de 31 de julho.
    .except = Os dias antes e os dias depois de 31 de julho contam da mesma maneira, e também se conta
        passando o Ano Novo; quem estiver igualmente perto desempata com cartas (A-04). Nas partidas
        seguintes, quem dá decide-se por A-61.

R-05 = Baralhar e dar
    .when = No início de cada partida.
    .effect = Quem dá baralha o baralho inteiro e distribui sete cartas a cada um, também a si. As cartas
        dão-se com a face para baixo, e a mão de cada um é só para os seus olhos.
    .except = Quem já foi eliminado do jogo não recebe cartas (R-67, A-69).

R-06 = As duas pilhas
    .when = Depois de dadas as cartas.
    .effect = As cartas que sobram são { draw-pile.the }; ficam com a face para baixo. A carta do topo vira-se
        ao lado e começa { discard-pile.the }. Essa primeira carta pode ter um efeito próprio (R-08 e as
        regras seguintes).
    .except = A partir daí, { discard-pile.the } nunca fica sem cartas: há sempre uma com que combinar.

R-07 = Quem começa e em que sentido
    .when = Quando está decidido que a primeira carta fica na mesa.
    .effect = O primeiro a jogar é o jogador à esquerda de quem deu as cartas, e o jogo segue para a esquerda.
    .except = Se a primeira carta for uma carta especial, pode mudar uma coisa e outra (R-09, R-10, R-11).
        Cada nova partida recomeça para a esquerda, seja qual for o sentido em que acabou a anterior (A-67).

A-01 = Como se repartem dezanove cartas numeradas
    .question = As folhas dão dezanove cartas numeradas de 0 a 9 por cor, mas não dizem quantas de cada
        número.
    .ruling = Cada cor tem um só 0 e duas cartas de cada número de 1 a 9.
    .why = Duas de cada número dariam vinte cartas, por isso há um número que só aparece uma vez; na prática
        corrente é o 0.

A-02 = Jogadores quando a folha não diz quantos
    .question = { $edition ->
            [hp2003] Esta folha fala de dois a dez jogadores. As outras edições seguem-na?
            [all] Só a folha da { edition-hp2003 } diz quantos podem jogar. E as outras duas edições?
           *[other] A folha desta edição não diz quantos podem jogar.
        }
    .ruling = De dois a dez, em todas as edições.
    .why = Uma folha da mesma família traz esse número, e com dez jogadores { draw-pile.the } ainda tem pelo
        menos 37 cartas.

A-03 = Vários jogadores tiram o número mais alto
    .question = Quem dá quando dois ou mais jogadores tiraram o mesmo número mais alto?
    .ruling = Só esses voltam a tirar, as vezes que for preciso, até um ficar à frente dos outros.
    .why = A regra quer uma só pessoa a dar, e quem já ficou para trás não deve ter segunda oportunidade.

A-04 = Quão perto está um aniversário
    .question = Um aniversário antes de 31 de julho conta tanto como um depois, e a conta passa o Ano Novo? E
        se dois aniversários estiverem igualmente perto?
    .ruling = Conta o menor número de dias, para a frente ou para trás, dando a volta a um ano de 366 dias.
        Quem estiver igualmente perto tira cartas como em R-03; os outros não entram. Os aniversários a 30 de
        julho e a 1 de agosto, por exemplo, estão igualmente perto.
    .why = A folha pede o aniversário mais próximo, não o próximo a chegar.

A-05 = A ordem de dar
    .question = Por que ordem se dão as cartas?
    .ruling = Uma carta de cada vez, começando no jogador à esquerda de quem dá, sete voltas.
    .why = Nenhuma folha dá uma ordem. Com o baralho baralhado tanto faz; fixa-se para que uma partida
        registada se possa dar outra vez.

A-06 = O que quer dizer esquerda
    .question = Onde é a esquerda numa mesa, e num ecrã?
    .ruling = No sentido dos ponteiros do relógio, visto de cima: o teu vizinho da esquerda é o jogador
        seguinte nesse sentido. Para a direita é no sentido contrário.
    .why = Todas as folhas contam a partir da mão esquerda de cada um, e à mesa toda a gente está virada para
        o meio.

A-86 = Recomeçar não é voltar a decidir quem dá
    .question = Depois de uma partida, recomeça-se. Decide-se de novo quem dá?
    .ruling = Não. A escolha de quem dá abre um jogo; a partir da segunda partida vale A-61.
    .why = Recomeçar quer dizer dar outra vez as cartas.
    .option = Com `next_dealer=redetermine` decide-se de novo quem dá antes de cada partida.

D-32 = Como se decide quem dá primeiro
    .difference = Na folha 42003 e na folha de 2018 os jogadores tiram cartas; a folha 42797 vai pelos
        aniversários.
    .ruling = { $edition ->
            [hp2003] Esta edição vai pelos aniversários (R-04).
            [all] Cada edição fica com a sua maneira: a { edition-hp2003 } vai pelos aniversários (R-04), as
                outras pelas cartas (R-03).
           *[other] Esta edição vai pelas cartas (R-03).
        } O anfitrião também pode simplesmente indicar quem dá primeiro.

D-33 = Quem dá também recebe cartas?
    .difference = Só o texto português de 2003 diz que quem dá também recebe; os outros dizem que cada jogador
        recebe sete cartas.
    .ruling = Quem dá joga e recebe sete cartas como toda a gente, em todas as edições (R-05).

D-35 = O número de jogadores nas folhas
    .difference = De dois a dez jogadores só está impresso na folha 42797.
    .ruling = O mesmo vale em todas as edições (R-01, A-02).

D-01 = Quantas cartas { howler }
    .difference = Os dois textos franceses de 2003 contam quatro; os textos inglês, espanhol e português
        contam uma.
    .ruling = Há um só { howler }. Com quatro, a lista francesa somaria 113 cartas, quando ela própria anuncia
        110.

D-44 = Nomes do { sorting-hat }
    .difference = A folha de 2018 dá à carta nomes ligeiramente diferentes na lista do conteúdo, na descrição
        e na tabela de pontos, com e sem a palavra que designa os jokers.
    .ruling = É uma e a mesma carta. É um joker e vale 50 pontos (R-54).

D-46 = Que folhas dizem o mesmo
    .difference = A folha inglesa 42797 e o texto inglês do seu rascunho contêm as mesmas regras, tal como os
        dois textos franceses. As folhas 42003 e 42797 diferem no baralho, na maneira de decidir quem dá, nas
        cartas próprias de cada uma, em alguns títulos perdidos e { $edition ->
            [all] em quantas cartas custa a carta que faz biscar: duas com um Bisca 2, três com um Bisca 3.
           *[other] na carta que faz biscar, que aqui é um { draw-card }.
        }
    .ruling = As duas edições de 2003 jogam-se com um só conjunto de regras; o que difere diz-se onde importa.

## 2.2 A primeira carta virada

R-08 = A primeira carta é numerada
    .when = A primeira carta { discard-pile.of } é uma carta numerada.
    .effect = Não tem efeito próprio. O jogador à esquerda de quem deu as cartas joga primeiro, e a carta que
        jogar tem de combinar com ela.

R-09 = A primeira carta é um { draw-card }
    .when = A primeira carta { discard-pile.of } é um { draw-card }.
    .effect = O jogador à esquerda de quem deu as cartas bisca { draw-strength } { draw-pile.of } e perde a
        vez, como se alguém acabasse de jogar a carta. O jogador seguinte à esquerda é então o primeiro a
        jogar, e a carta que jogar tem de combinar com essa pela cor ou pelo símbolo, ou ser um joker.
    .except = Não se responde com outro { draw-card } (A-09). { $edition ->
            [hp2003] A { invisibility } protege contra ele como de costume (A-27).
            [all] Na { edition-hp2003 }, a { invisibility } protege contra ele como de costume (A-27).
           *[other] Também não há mais nada que proteja contra ele.
        }
    .two = Quem não deu as cartas bisca e perde a vez, por isso joga primeiro quem deu.

R-10 = A primeira carta é um { reverse }
    .when = A primeira carta { discard-pile.of } é um { reverse }.
    .effect = Quem deu as cartas joga primeiro, e a partir daí o jogo segue para a direita.
    .except = Quem deu joga a sua vez normalmente, e a carta que jogar tem de combinar com o { reverse }.
    .two = Quem deu as cartas joga primeiro (A-10). { $edition ->
            [hp2003] A carta conta como um { skip } contra o outro jogador, que pode responder com a
                { invisibility } (A-28).
            [all] Na { edition-hp2003 } conta como um { skip } contra o outro jogador, que pode responder com
                a { invisibility } (A-28).
           *[other] Tanto faz vê-la como um { reverse } ou como um { skip }.
        }

R-11 = A primeira carta é um { skip }
    .when = A primeira carta { discard-pile.of } é um { skip }.
    .effect = Perde a vez o jogador à esquerda de quem deu as cartas, e o jogador seguinte à esquerda é o
        primeiro a jogar.
    .except = { $edition ->
            [hp2003] Quem ia perder a vez pode responder com a { invisibility } (A-27).
            [all] Na { edition-hp2003 }, quem ia perder a vez pode responder com a { invisibility } (A-27).
           *[other] Quem perde a vez não pode responder com outro { skip }.
        }
    .two = Quem deu as cartas joga primeiro.

R-12 = A primeira carta é um { wild }
    .when = A primeira carta { discard-pile.of } é um { wild }.
    .effect = O jogador à esquerda de quem deu as cartas escolhe uma cor e é depois o primeiro a jogar, já com
        essa cor em jogo.
    .except = Escolher a cor não gasta a vez (A-08). Na escolha da cor, quem deu as cartas não tem voto na
        matéria.

R-13 = A primeira carta é um { wild-four }
    .when = A primeira carta { discard-pile.of } é um { wild-four }.
    .effect = Volta para { draw-pile.the }, para um lugar ao acaso (A-07), e vira-se outra carta. Repete-se
        até sair uma carta que possa ficar.
    .except = Ninguém bisca quatro cartas e ninguém escolhe cor.

R-14 = A primeira carta é um { howler } ou uma { invisibility }
    .when = A primeira carta { discard-pile.of } é um { howler } ou uma { invisibility }.
    .effect = Volta para { draw-pile.the } e vira-se outra carta, exatamente como com um { wild-four } (R-13).
    .except = Ninguém diz as cartas em voz alta e ninguém escolhe cor. O lugar da pilha para onde a carta vai está
        em A-07.

R-15 = A primeira carta é um { sorting-hat }
    .when = A primeira carta { discard-pile.of } é um { sorting-hat }.
    .effect = Fica. O jogador à esquerda de quem deu as cartas escolhe uma cor e é depois o primeiro a jogar,
        já com essa cor em jogo.
    .except = Não se escolhe ninguém e ninguém bisca cartas por causa dele. Escolher a cor não gasta a vez
        (A-08).

A-07 = Para onde vai uma primeira carta que não pode ficar
    .question = As folhas mandam essa carta de volta para o baralho. Para onde, ao certo?
    .ruling = Volta para { draw-pile.the }, para um lugar deixado ao puro acaso. Depois vira-se a carta que
        estiver então no topo. Pode ser outra vez a mesma; nesse caso volta outra vez.
    .why = Devolver uma carta a um baralho baralhado quer dizer que ninguém pode saber onde ela está.
    .option = { $edition ->
            [hp2003] Com `first_return=middle`, um { howler } ou uma { invisibility } vai para o meio exato
                { draw-pile.of }, como diz o texto português (D-21); um { wild-four } continua a voltar ao
                acaso.
            [all] Com `first_return=middle`, que só importa na { edition-hp2003 }, um { howler } ou uma
                { invisibility } vai para o meio exato { draw-pile.of }, como diz o texto português (D-21); um
                { wild-four } continua a voltar ao acaso.
           *[other] `first_return=middle` não muda nada nesta edição: um { wild-four }, a única primeira carta
                que volta, volta sempre ao acaso.
        }

A-08 = Escolher a primeira cor não gasta a vez
    .question = { $edition ->
            [hp2018] Quem escolhe a cor para um { wild } ou um { sorting-hat } virado no início joga a sua vez
                depois disso?
            [all] Quem escolhe a cor para um { wild } virado no início, ou na { edition-hp2018 } para um
                { sorting-hat } virado no início, joga a sua vez depois disso?
           *[other] Quem escolhe a cor para um { wild } virado no início joga a sua vez depois disso?
        }
    .ruling = Sim. O jogador à esquerda de quem deu as cartas escolhe a cor e joga depois a primeira vez da
        partida, que é uma vez como as outras.
    .why = Nada nas folhas tira a esse jogador o direito de começar.

A-09 = Não se responde a um { draw-card } virado no início
    .question = Quem sofre um { draw-card } virado no início pode jogar outro por cima, ou jogar qualquer
        outra carta antes de biscar?
    .ruling = Não. Esse jogador bisca e perde a vez. { $edition ->
            [hp2003] Só a { invisibility } o evita (A-27).
            [all] Só a { invisibility } o evita, na { edition-hp2003 } (A-27).
           *[other] Não há maneira de o evitar.
        }
    .why = As folhas aplicam a regra habitual da carta, e a regra habitual é biscar e perder a vez.

A-10 = Um { reverse } virado no início, a dois
    .question = Quem começa quando jogam dois e a primeira carta é um { reverse }?
    .ruling = Quem deu as cartas.
    .why = É o que diz R-10, e um { reverse } que funciona como { skip } vai dar ao mesmo.

D-09 = A vez perdida depois de um { draw-card } virado no início
    .difference = O texto espanhol de 2003 faz o primeiro jogador biscar, mas não fala da vez perdida; os
        textos inglês, francês e português aplicam a regra habitual da carta.
    .ruling = A vez perde-se (R-09).

D-21 = Como volta uma primeira carta
    .difference = O inglês, o espanhol e o francês devolvem todas essas cartas ao baralho ou à pilha. O
        português faz o mesmo com um { wild-four }, mas põe o { howler } e a { invisibility } no meio da
        pilha.
    .ruling = Todas essas cartas voltam para um lugar ao acaso (A-07).
    .option = Com `first_return=middle` segue-se o texto português.

D-26 = Uma frase incompleta sobre o { skip } virado no início
    .difference = No texto espanhol de 2018 falta um verbo onde se explica o { skip } virado no início.
    .ruling = O texto inglês e o texto espanhol de 2003 estão completos: perde a vez o jogador à esquerda de quem
        deu as cartas e começa o seguinte (R-11).

## 2.3 A vez de cada um

R-16 = Que carta se pode jogar sobre qual
    .when = Na tua vez, e só então (A-73), jogas uma carta da mão para { discard-pile.the }.
    .effect = A carta tem de combinar com a do topo na cor, no número ou no símbolo. Basta uma das três
        coisas. Se a carta do topo for um joker, só conta a cor escolhida para ele: combina uma carta dessa
        cor, e mais nada no joker serve para combinar.
    .except = Os jokers não precisam de combinar (R-17). Sobre uma carta especial cujo efeito já passou
        joga-se como sobre qualquer outra. Depois de escolhida uma cor, a cor que lá estava antes não tem
        importância.
    .example = No topo está um 4 verde. Servem à Ana todas as cartas verdes, os 4 das outras cores e os
        jokers. Se no topo estiver um { wild } para o qual se escolheu azul, a Ana precisa de uma carta azul
        ou de um joker.

R-17 = Os jokers servem sobre qualquer carta
    .when = Na tua própria vez, sobre qualquer carta, mesmo que tenhas outra que combine.
    .effect = { $edition ->
            [classic] Um { wild } pode jogar-se sempre. Um { wild-four } também, mas jogado contra a sua
                condição é um bluff (R-28, R-30).
            [hp2003] Um { wild }, um { howler } ou uma { invisibility } pode jogar-se sempre. Um { wild-four }
                também, mas jogado contra a sua condição é um bluff (R-28, R-30).
            [hp2018] Um { wild } ou um { sorting-hat } pode jogar-se sempre. Um { wild-four } também, mas
                jogado contra a sua condição é um bluff (R-28, R-30).
           *[all] Um { wild }, um { howler }, uma { invisibility } ou um { sorting-hat } pode jogar-se sempre,
                nas edições que os têm. Um { wild-four } também, mas jogado contra a sua condição é um bluff
                (R-28, R-30).
        }
    .except = Quando uma folha permite um joker em qualquer altura, quer dizer em qualquer das tuas próprias
        vezes (D-43); não se joga na vez de outra pessoa. { $edition ->
            [hp2003] A única exceção é a { invisibility } jogada como resposta (R-38, R-39).
            [all] A única exceção é a { invisibility } jogada como resposta, na { edition-hp2003 } (R-38,
                R-39).
           *[other] Nesta edição não há exceções.
        }

R-18 = Nada combina: bisca-se uma carta
    .when = É a tua vez e não tens nenhuma carta que se possa jogar.
    .effect = Tens de biscar uma carta { draw-pile.of }, exatamente uma.
    .except = Não continuas a biscar até sair uma que combine. Se nenhuma das pilhas puder dar uma carta, a
        tua vez passa sem biscares (A-56). Um { wild-four } na mão conta como carta que se pode jogar (A-12).

R-19 = A carta que biscaste
    .when = Biscaste uma carta na tua vez, porque nada combinava (R-18) ou porque preferiste não jogar
        (R-20).
    .effect = Se a carta biscada combinar, podes jogá-la logo, na mesma vez, e ela faz tudo o que uma carta
        dessas faz. Se ficares com ela, ou se não combinar, a tua vez acabou.
    .except = Não precisas de mostrar a carta com que ficas (A-13) nem de dizer que passas (A-11). Com
        `drawn`, uma mesa pode combinar que a carta biscada que combine tem de ser jogada (D-02, D-03); mesmo
        assim ninguém é obrigado a fazer bluff (A-12).
    .last = A carta biscada, ao ser jogada, pode ser a tua penúltima e obrigar-te a gritar UNO (R-43). Nunca
        é a última, porque tens pelo menos mais uma.

R-20 = Escolher não jogar
    .when = Tens uma carta que combina, mas preferes não a jogar.
    .effect = Podes não a jogar, e então tens de biscar uma carta { draw-pile.of }. Com essa carta fazes como
        em R-19.
    .except = Ninguém passa sem biscar. Quando não se pode biscar carta nenhuma, ninguém pode escolher não
        jogar: uma carta que combine tem de ser jogada (A-56).

R-21 = Depois de biscar, só a carta biscada
    .when = Biscaste uma carta na tua vez.
    .effect = A carta biscada é a única que podes jogar nesta vez; todas as outras da tua mão têm de esperar.
        De cada vez joga-se no máximo uma carta e bisca-se para isso no máximo uma.
    .except = As cartas biscadas como penalidade, ou por causa da carta de alguém, não são cartas biscadas
        para a tua vez.
    .example = O Ben bisca um 4 azul, repara que um 4 vermelho que tem na mão também combinava e preferia
        jogar o vermelho. Não pode: ou o 4 azul, ou nada.

R-22 = A vez passa
    .when = A vez de alguém está completa: jogou-se uma carta, biscou-se uma e ficou-se com ela, ou não havia
        nem carta para jogar nem carta para biscar.
    .effect = A vez é do jogador seguinte no sentido do jogo.
    .except = A carta acabada de jogar pode dizer outra coisa (R-24, R-25, R-26, R-29). Gritar UNO, apanhar
        alguém e as penalidades por isso nunca alteram a ordem das vezes.
    .two = O jogador seguinte é sempre o outro, a não ser que R-59, R-60 ou R-61 devolva a vez.

A-11 = Passar depois de biscar
    .question = Quem bisca uma carta que não combina tem de anunciar que passa?
    .ruling = Não. A vez passa por si. Os outros não ficam a saber se a carta não se podia jogar ou se foi
        guardada por escolha; para eles os dois casos parecem iguais.
    .why = As folhas não pedem nenhum anúncio, e a mão é privada.

A-12 = Um { wild-four } pode jogar-se sempre?
    .question = Um jogador tem um { wild-four } e, talvez, uma carta da cor em jogo. O { wild-four } conta
        como carta que se pode jogar?
    .ruling = Sim, sempre, porque o bluff é permitido (R-30). Mas nunca ninguém é obrigado a fazer bluff: onde
        a carta biscada tem de ser jogada (`drawn`), pode ficar-se com um { wild-four } que seria bluff.
    .why = Quem só o poderia jogar como bluff tem uma carta da cor em jogo, e portanto podia jogar outra
        coisa.

A-13 = A carta com que se fica não se mostra
    .question = Quem bisca uma carta e fica com ela tem de a mostrar?
    .ruling = Não.
    .why = Nenhuma folha o pede, e o que está na mão é segredo de quem a tem.

A-51 = Um joker sem cor escolhida
    .question = E se alguém jogar um { wild } ou um { wild-four } e não escolher cor?
    .ruling = A jogada não está completa e não vale enquanto não se escolher uma cor. Como última carta não
        precisa de cor. { $edition ->
            [hp2003] Para um { howler } a cor vem mais tarde, depois de ditas as cartas em voz alta (A-30).
            [hp2018] Para um { sorting-hat } a cor vem mais tarde, depois de biscadas as cartas (A-30).
            [all] Para um { howler } e para um { sorting-hat } a cor vem mais tarde, depois de as cartas serem ditas
                em voz alta ou biscadas (A-30).
           *[other] Serve qualquer das quatro cores, incluindo a que já está em jogo.
        }
    .why = Escolher a cor faz parte de jogar a carta; acabada a partida, uma cor não serve para nada.

A-73 = Uma carta jogada fora da vez
    .question = E se alguém jogar uma carta quando é a vez de outra pessoa?
    .ruling = Não conta: a carta volta para a mão e não há penalidade, diga `legality` o que disser.
        { $edition ->
            [hp2003] A { invisibility } jogada como resposta não está fora da vez (R-38, R-39).
            [all] Na { edition-hp2003 }, a { invisibility } jogada como resposta não está fora da vez (R-38,
                R-39).
           *[other] A vez fica onde estava.
        }
    .why = A penalidade por uma carta ilegal (R-49) entrega a vez ao jogador a seguir a quem a jogou; fala,
        portanto, de uma carta jogada na própria vez.

A-81 = Os jokers são cartas especiais
    .question = Quando uma regra fala de cartas especiais, os jokers estão incluídos?
    .ruling = Sim. Cartas especiais são todas menos as numeradas. { $edition ->
            [classic] Por isso um joker vale zero quando se decide quem dá (R-03).
            [hp2003] Por isso um joker dirigido a alguém pode ser anulado com a { invisibility } (R-39), e um
                joker vale zero quando são as cartas a decidir quem dá (R-03).
            [hp2018] Por isso um joker vale zero quando se decide quem dá (R-03).
           *[all] Por isso um joker vale zero quando se decide com cartas quem dá (R-03), e na
                { edition-hp2003 } um joker dirigido a alguém pode ser anulado com a { invisibility } (R-39).
        }
    .why = Todas as folhas descrevem os jokers no capítulo das cartas especiais.

A-100 = Uma cor ou uma pessoa que ninguém pediu
    .question = Pode escolher-se uma cor com uma carta que já tem cor, ou escolher-se uma pessoa para uma
        carta que não é dirigida a ninguém?
    .ruling = Não. A jogada não vale enquanto não for feita sem isso. Com a última carta não faz mal e
        ignora-se. { $edition ->
            [hp2003] Só o { howler } se dirige a uma pessoa à escolha.
            [hp2018] Só o { sorting-hat } se dirige a uma pessoa à escolha.
            [all] Só o { howler } e o { sorting-hat } se dirigem a uma pessoa à escolha.
           *[other] Nenhuma carta desta edição se dirige a uma pessoa à escolha.
        }
    .why = Uma jogada deve dizer uma só coisa; uma palavra a mais é mais depressa um engano do que um plano.

D-02 = A carta biscada depois de escolher não jogar
    .difference = O texto português de 2003 obriga quem escolheu não jogar, e depois bisca uma carta que
        combina, a jogá-la. O inglês, o espanhol e o francês deixam a escolha, e o próprio texto português
        também a deixa quando nada combinava.
    .ruling = A escolha é livre (R-19, R-20).
    .option = Com `drawn=must_declined` vale a obrigação portuguesa, e `drawn=must` junta-a à de D-03.

D-03 = A carta biscada quando nada combinava
    .difference = O texto espanhol de 2018 manda jogar a carta biscada a quem não tinha nada para jogar e
        depois bisca uma que combina. O texto inglês da mesma folha deixa a escolha, e o espanhol também a
        deixa a quem escolheu não jogar.
    .ruling = A escolha é livre (R-19).
    .option = Com `drawn=must_nomatch` vale a obrigação espanhola, e `drawn=must` junta-a à de D-02.

D-43 = Quando se pode jogar um joker
    .difference = As folhas de 2003 permitem um joker em qualquer altura, a folha de 2018 na tua vez.
    .ruling = Na tua própria vez (R-17). O texto mais antigo só quer dizer que as outras cartas da tua mão não
        importam.

## 2.4 Cartas especiais com cor

R-23 = { draw-card }: quando se pode jogar
    .when = Sobre uma carta da mesma cor, sobre outro { draw-card } de qualquer cor ou sobre um joker para o
        qual se escolheu a sua cor.
    .effect = Combina pela cor ou pelo símbolo, como qualquer outra carta (R-16).
    .except = Não se pode jogar em resposta a um { draw-card } que acabou de ser jogado contra ti (R-24,
        R-69). Pode jogar-se sobre um cujo efeito já passou.

R-24 = { draw-card }: o que faz
    .when = Logo que é jogado.
    .effect = O jogador seguinte bisca { draw-strength } { draw-pile.of } e perde a vez. O jogo continua com
        o jogador a seguir a esse.
    .except = Não se pode passar adiante com outro { draw-card }, e não se pode jogar antes nenhuma outra
        carta. { $edition ->
            [hp2003] Só a { invisibility } o anula (R-39).
            [all] Só a { invisibility } o anula, na { edition-hp2003 } (R-39).
           *[other] Nada o anula.
        } Se as pilhas não tiverem cartas que cheguem, biscam-se as que houver (A-55).
    .two = Depois de o adversário biscar, a vez volta a quem jogou a carta (R-61).
    .first = O jogador à esquerda de quem deu as cartas bisca e perde a vez (R-09).
    .last = A partida acabou, mas o jogador seguinte ainda bisca, e essas cartas contam (R-52).

R-25 = { reverse }
    .when = Sobre uma carta da mesma cor, sobre outro { reverse } de qualquer cor ou sobre um joker para o
        qual se escolheu a sua cor.
    .effect = O sentido do jogo inverte-se: se seguia para a esquerda, passa a seguir para a direita, e
        vice-versa. A vez seguinte é do vizinho do outro lado de quem jogou a carta.
    .except = Não é jogado contra ninguém: quem seria o seguinte não perde nada a não ser o lugar na ordem.
        { $edition ->
            [hp2003] Por isso, com três ou mais jogadores, a { invisibility } não lhe pode responder (A-28).
            [all] Por isso, com três ou mais jogadores, na { edition-hp2003 }, a { invisibility } não lhe pode
                responder (A-28).
           *[other] Nenhuma carta o pode travar.
        }
    .two = Funciona como um { skip }: quem o jogou volta a ter a vez (R-59).
    .first = Começa quem deu as cartas, e o jogo segue para a direita (R-10).
    .last = Sem efeito (R-53).
    .example = A Ana, o Ben, a Chloé e o Duarte estão sentados por esta ordem para a esquerda, e o jogo segue
        para a esquerda. O Ben joga um { reverse }. Joga a seguir a Ana, depois o Duarte.

R-26 = { skip }
    .when = Sobre uma carta da mesma cor, sobre outro { skip } de qualquer cor ou sobre um joker para o qual
        se escolheu a sua cor.
    .effect = O jogador seguinte perde a vez, e o jogo continua com o jogador a seguir a esse.
    .except = Quem perde a vez não bisca nem joga carta nenhuma, e não pode passar o { skip } adiante com
        outro. { $edition ->
            [hp2003] Só a { invisibility } o anula (R-39).
            [all] Só a { invisibility } o anula, na { edition-hp2003 } (R-39).
           *[other] Nada o anula.
        }
    .two = Quem o jogou volta a ter a vez (R-60).
    .first = Perde a vez o jogador à esquerda de quem deu as cartas (R-11).
    .last = Sem efeito (R-53).

D-27 = Um { reverse } tira a vez a alguém?
    .difference = O texto espanhol de 2018 explica o { reverse } dizendo que o vizinho da esquerda perde a vez
        e que em seu lugar joga o da direita.
    .ruling = É uma mudança de sentido e nada mais (R-25). O { reverse } não é jogado contra esse vizinho.

## 2.5 Joker e Joker Bisca 4

R-27 = { wild }
    .when = Na tua vez, sobre qualquer carta (R-17).
    .effect = Escolhes uma das quatro cores, e é com ela que a carta seguinte tem de combinar. Podes escolher
        a cor que já está em jogo.
    .except = A cor escolhe-se ao jogar a carta; sem ela a jogada não está completa (A-51).
    .two = O { wild } não tira a vez a ninguém: a vez seguinte é do adversário (R-62).
    .first = O jogador à esquerda de quem deu as cartas escolhe a cor e começa (R-12).
    .last = Sem efeito, e não precisa de cor (R-53, A-51).

R-28 = { wild-four }: quando é permitido
    .when = Só é permitido se, no momento em que o jogas, o resto da tua mão não tiver nenhuma carta da cor em
        jogo.
    .effect = A cor em jogo é a da carta do topo ou, se for um joker, a cor escolhida para ele (A-14).
        Impedem-no as cartas numeradas dessa cor, e também um { draw-card }, um { reverse } ou um { skip }
        dessa cor.
    .except = As cartas que só combinariam pelo número ou pelo símbolo não o impedem, e os outros jokers,
        sejam quais forem, também não (A-15). Jogado contra a condição, é um bluff, permitido por conta e
        risco de quem o faz (R-30 a R-34).
    .last = Como tua última carta é sempre permitido: não há resto da mão (A-21).
    .example = No topo está um 7 vermelho. A Ana tem um { wild-four }, um 7 azul, um { skip } verde e um
        { wild }. Pode jogar o { wild-four }: não tem nenhuma carta vermelha. Com um { skip } vermelho na mão,
        seria bluff.

R-29 = { wild-four }: o que faz
    .when = Logo que é jogado e a sua cor foi escolhida.
    .effect = O jogador seguinte perde a vez e bisca { draw-pile.of } quatro cartas; depois disso a cor em
        jogo é a escolhida. Pode escolher-se qualquer cor, incluindo a que já está em jogo.
    .except = Antes de biscar, quem sofre a carta pode questioná-la em vez disso (R-31). { $edition ->
            [hp2003] Ou pode jogar a { invisibility } (R-39).
            [all] Na { edition-hp2003 } pode também jogar a { invisibility } (R-39).
           *[other] Nenhuma carta se pode jogar contra ela.
        } Se as pilhas não tiverem cartas que cheguem, biscam-se as que houver (A-55).
    .two = Depois de o adversário biscar, a vez volta a quem jogou a carta (R-61). Se o adversário questionar
        com razão, a vez é dele (R-33).
    .first = Volta para { draw-pile.the } e vira-se outra carta (R-13).
    .last = A partida acabou, mas o jogador seguinte ainda bisca quatro cartas, e elas contam (R-52). Não
        precisa de cor (A-51) e não pode ser questionado (A-21).

R-30 = { wild-four }: fazer bluff
    .when = Tens uma carta da cor em jogo e jogas mesmo assim um { wild-four }, de propósito ou por descuido.
    .effect = Se quem sofre a carta não a questionar, ela funciona por inteiro e nada é verificado.
    .except = Não é uma carta ilegal no sentido de R-49: ninguém a pode fazer recolher por causa da condição
        da cor. Só um { wild-four } jogado depois de biscar, sem ser a carta biscada (R-21), é uma carta
        ilegal, onde a mesa joga com `legality=table`.

R-31 = Questionar: quem e quando
    .when = Foi jogado um { wild-four }, e és tu quem teria de biscar as quatro cartas.
    .effect = Podes duvidar de que fosse permitido e questionar a jogada. Fazes isso com a carta já na mesa e
        antes de biscares a primeira das quatro (A-20). Se não, aceitas e biscas.
    .except = Mais ninguém pode questionar, por muito que desconfie. Não precisas de dar razões, e não podes
        voltar atrás. { $edition ->
            [hp2003] Quem em vez disso joga a { invisibility } desiste de questionar, e quem questiona desiste
                da { invisibility } (A-22, A-23).
            [all] Na { edition-hp2003 }, quem em vez disso joga a { invisibility } desiste de questionar, e
                quem questiona desiste da { invisibility } (A-22, A-23).
           *[other] Quem já começou a biscar desistiu de questionar.
        }
    .last = Um { wild-four } jogado como última carta não pode ser questionado (A-21).

R-32 = Questionar: o que se mostra
    .when = Um { wild-four } foi questionado.
    .effect = Antes de mais nada, quem o jogou mostra a quem questionou a mão inteira, tal como era quando a
        carta foi jogada (A-16).
    .except = Só quem questionou a vê, e não pode contar aos outros o que viu (A-19). As cartas biscadas
        entretanto, por exemplo como penalidade por um UNO esquecido, não se mostram.

R-33 = Questionar: era bluff
    .when = A mão mostrada tem uma carta da cor que estava em jogo no momento em que o { wild-four } foi
        jogado.
    .effect = Quem jogou o { wild-four } bisca quatro cartas. Quem questionou fica a salvo: não bisca cartas
        nem perde a vez. A vez é agora de quem questionou (A-17), sobre a carta tal como está e com a cor que
        foi escolhida para ela (A-18).
    .except = As quatro cartas são uma penalidade e não se podem evitar. Quem fez bluff, tinha uma só carta e
        não tinha gritado UNO já não pode ser apanhado: agora tem mais de uma carta (A-41). Com
        `wd4_guilty_card=returned` a carta volta para quem a jogou, e voltam a valer a carta e a cor
        anteriores (A-18).
    .two = A vez é de quem questionou.
    .example = O vermelho está em jogo. A Ana joga um { wild-four } e escolhe azul; o Ben questiona a jogada.
        A Ana mostra-lhe um 2 vermelho. Ela bisca quatro cartas, e o Ben joga, sobre azul.

R-34 = Questionar: não era bluff
    .when = A mão mostrada não tem nenhuma carta da cor que estava em jogo no momento em que o { wild-four }
        foi jogado.
    .effect = Quem questionou bisca seis cartas, as quatro da carta e mais duas, e perde a vez.
    .except = A quem jogou a carta não acontece nada. Se as pilhas não tiverem cartas que cheguem, quem
        questionou bisca as que houver (A-47).
    .two = A vez volta a quem jogou a carta.

A-14 = Que cor conta quando no topo está um joker
    .question = Um { wild-four } é jogado sobre um joker. Que cor decide se é permitido?
    .ruling = A cor que foi escolhida para esse joker.
    .why = É essa a cor em jogo; um joker não tem outra.

A-15 = Outros jokers na mão
    .question = Ter outro joker na mão faz de um { wild-four } um bluff?
    .ruling = Não, seja qual for o joker, mesmo um segundo { wild-four }.
    .why = Os jokers não têm cor, e a condição é sobre a cor.

A-16 = A mão mudou antes de a carta ser questionada
    .question = Entre o momento em que jogou a carta e aquele em que ela foi questionada, o jogador biscou
        cartas de penalidade. Que mão se julga?
    .ruling = A mão do momento em que o { wild-four } foi jogado. Só essas cartas se mostram.
    .why = Se uma carta era permitida depende do que o jogador tinha na mão ao jogá-la.

A-17 = Quem joga depois de se questionar com razão
    .question = O { wild-four } era bluff, e quem o jogou já biscou quatro cartas. De quem é a vez?
    .ruling = De quem questionou, que joga normalmente, como jogador seguinte na ordem.
    .why = Perder a vez era metade do que a carta fazia a quem questionou. Se a carta não vale, nenhuma das
        metades vale.

A-18 = O que acontece a um { wild-four } apanhado em bluff
    .question = A carta volta para quem a jogou, e a cor que foi escolhida continua a valer?
    .ruling = A carta fica { discard-pile.in }, e a sua cor vale.
    .why = As cartas só se recolhem quando são cartas ilegais (R-49), e R-30 deixa o { wild-four } fora dessa
        regra.
    .option = Com `wd4_guilty_card=returned`, a carta volta primeiro para quem a jogou, e voltam a valer a
        carta e a cor anteriores; depois quem a jogou bisca quatro cartas, e joga quem questionou.

A-19 = Contar o que se viu ao questionar
    .question = Quem questionou pode contar à mesa o que havia na mão?
    .ruling = Não. A mão foi mostrada a quem questionou e a mais ninguém.
    .why = As folhas só falam de quem questionou, e passar a palavra seria dar conselhos aos outros (R-48).

A-20 = O último momento para questionar
    .question = Até quando se pode questionar um { wild-four }?
    .ruling = Até se biscar a primeira das quatro cartas. Quem aceita já começou a biscar.
    .why = O direito é de quem ainda tem de biscar as cartas.

A-21 = Um { wild-four } como última carta
    .question = Pode questionar-se um { wild-four } com que alguém fica sem cartas?
    .ruling = Não. O jogador seguinte bisca quatro cartas, e a partida acabou.
    .why = Não havia outra carta na mão, por isso não pode ter sido bluff.

A-22 = { invisibility } contra um bluff
    .question = Quem sofre a carta joga a { invisibility }. Ainda se verifica o { wild-four }?
    .ruling = Não. Nunca ninguém saberá se era bluff.
    .why = Só quem tem de biscar pode questionar, e esse jogador já não tem.

A-23 = { invisibility } depois de questionar sem razão
    .question = Quem questionou sem razão pode jogar a { invisibility } contra as seis cartas?
    .ruling = Não. Há uma só escolha: aceitar, questionar ou jogar a { invisibility }.
    .why = A { invisibility } teve a sua oportunidade antes de se questionar, e duas das seis cartas são uma
        penalidade, não o efeito de uma carta.

A-24 = { invisibility } de quem foi apanhado em bluff
    .question = Quem foi apanhado em bluff pode jogar a { invisibility } contra as quatro cartas?
    .ruling = Não.
    .why = Nada foi jogado contra esse jogador. As quatro cartas são uma penalidade.

A-30 = Quando se escolhe a cor
    .question = { $edition ->
            [hp2003] A cor para um { howler } escolhe-se antes ou depois de ditas as cartas em voz alta?
            [hp2018] A cor para um { sorting-hat } escolhe-se antes ou depois de biscadas as cartas?
           *[all] A cor para um { howler } ou um { sorting-hat } escolhe-se antes ou depois de a carta fazer
                efeito?
        }
    .ruling = { $edition ->
            [hp2003] Depois de ditas as cartas em voz alta. Uma cor escolhida antes é recusada.
            [hp2018] Depois de biscadas as cartas. Uma cor escolhida antes é recusada.
           *[all] Depois: quando as cartas já foram ditas em voz alta ou biscadas. Uma cor
                escolhida antes é recusada.
        }
    .why = As folhas contam os passos por esta ordem, e ela importa: quem escolhe a cor ficou a saber alguma
        coisa.

D-13 = Que cartas especiais não impedem um { wild-four }
    .difference = O inglês fala de números ou cartas especiais que combinem, o francês e o português de cartas
        especiais em geral; o texto espanhol de 2003 diz que têm de ser de outra cor.
    .ruling = Só as cartas especiais de outra cor são inofensivas (R-28). O que importa é a cor, e um { skip }
        vermelho é tão vermelho como um 7 vermelho.

D-14 = A cor por que se mede um { wild-four }
    .difference = O inglês mede pela cor que está { discard-pile.in }, o texto espanhol de 2018 pela última
        carta jogada.
    .ruling = Pela cor em jogo: se no topo está um joker, a cor escolhida para ele (A-14).

D-15 = O que bisca quem fez bluff, e em vez de quem
    .difference = O texto inglês de 2018 diz que quem fez bluff bisca as quatro cartas no lugar de quem
        questionou; o texto espanhol de 2018 e todos os textos de 2003 dizem apenas que bisca quatro cartas.
    .ruling = Em todo o lado as quatro cartas mudam de mão: bisca-as quem fez bluff, não quem questionou, e
        joga quem questionou (R-33). De outro modo, questionar com razão não ajudava em nada, e ninguém
        arriscaria por isso mais duas cartas.
    .option = Só se pode escolher o destino da própria carta: `wd4_guilty_card=returned` (A-18).

D-16 = Quem pode questionar
    .difference = Os textos espanhol e português de 2003 começam como se qualquer um pudesse desconfiar em voz
        alta, e depois limitam o direito de questionar a quem tem de biscar.
    .ruling = Só quem tem de biscar (R-31).

D-45 = Carta que combina ou cor que combina
    .difference = A nota inglesa de 2018 sobre questionar fala de uma carta que combine; a espanhola fala da
        cor.
    .ruling = Decide a cor. É o que diz a descrição da própria carta (R-28).

## 2.6 Howler

R-35 = { howler }: quando e contra quem
    .when = Na tua vez, sobre qualquer carta, mesmo que tenhas outra que combine.
    .effect = Jogas a carta e escolhes outro jogador.
    .except = Não te podes escolher a ti, a não ser que a mesa o tenha combinado (D-17). O teu par pode ser
        escolhido (A-60); quem já foi eliminado não (A-69). Ainda não escolhes cor (R-37).
    .two = O escolhido é o teu adversário.
    .first = Volta para { draw-pile.the } e vira-se outra carta (R-14).
    .last = Ficas sem cartas, não se escolhe ninguém e ninguém diz as cartas em voz alta (A-32).

R-36 = { howler }: o que faz
    .when = Foste tu a pessoa escolhida, e não jogas a { invisibility } (R-38).
    .effect = Dizes em voz alta todas as cartas da tua mão, de modo que a mesa inteira ouça. A lista tem de
        ser completa e verdadeira (A-71).
    .except = Ficas com as tuas cartas, não biscas nenhuma e não perdes a vez. Não precisas de pôr as cartas
        à vista. As cartas que entrarem depois na tua mão voltam a ser segredo teu.

R-37 = { howler }: a cor
    .when = Depois de ditas as cartas em voz alta.
    .effect = Quem jogou o { howler } escolhe agora uma cor, qualquer das quatro, incluindo a que já está em
        jogo. O jogo continua depois com o jogador a seguir a quem o jogou.
    .except = A cor vem depois de ditas as cartas, nunca antes (A-30). O jogador escolhido só a escolhe se jogar a
        { invisibility } em vez de dizer as cartas.
    .two = O adversário escolhido é também o jogador seguinte e joga a sua vez normalmente.
    .last = Sem efeito e sem cor (R-53, A-32).
    .example = A Ana joga o { howler } contra a Chloé e ouve que a Chloé não tem nenhuma carta amarela. A Ana
        escolhe amarelo. Joga a seguir o Ben, à esquerda da Ana.

R-38 = { invisibility } contra um { howler }
    .when = Escolheram-te para um { howler }, tens a { invisibility } e ainda não começaste a dizer as cartas em
        voz alta.
    .effect = Em vez de dizeres as cartas, jogas a { invisibility } sobre o { howler }. Nada se revela, e quem
        escolhe a cor és tu, não quem jogou o { howler }. O jogo continua com o jogador a seguir a quem jogou
        o { howler } (A-31).
    .except = Não foi a tua vez que gastaste: se o jogador seguinte fores tu, jogas agora a tua vez como de
        costume.
    .two = O jogador seguinte és tu: escolhes uma cor e depois jogas a tua vez.
    .last = Se a { invisibility } era a tua última carta, ficas sem cartas e ganhas a partida (A-33).

A-71 = Dizer as cartas em voz alta
    .question = Como se dizem ao certo as cartas em voz alta, e pode-se resmungar ou deixar alguma coisa de fora?
    .ruling = Todas as cartas, com a cor e o número ou símbolo de cada uma, sem faltar à verdade e de modo que
        toda a gente perceba. É a mão desse momento; o que mudar depois é privado. Numa mesa arbitrada pelo
        Penult, a mão publica-se tal como está.
    .why = A carta só vale alguma coisa se a mesa inteira puder confiar no que ouve.

A-32 = Um { howler } como última carta
    .question = Alguém fica sem cartas com um { howler }. Há quem diga a mão em voz alta?
    .ruling = Não. A partida acaba logo.
    .why = Só dois tipos de cartas ainda funcionam depois do fim de uma partida (R-52), e este não é um deles.

A-31 = Quem joga depois da { invisibility } contra um { howler }
    .question = O { howler } foi anulado e a cor foi escolhida. De quem é a vez?
    .ruling = Do jogador a seguir a quem jogou o { howler }, no sentido do jogo. Se for quem jogou a
        { invisibility }, joga a vez como de costume.
    .why = Um { howler } não gasta a vez de ninguém, por isso anulá-lo não dá nem tira nenhuma. O texto
        francês diz que o jogo continua normalmente.
    .option = Com `howler_invis_next=invis` o jogo continua com o jogador a seguir a quem jogou a
        { invisibility }; essa carta conta então como vez jogada e põe fim ao tempo para apanhar (R-46).

D-17 = Contra quem pode ir um { howler }
    .difference = O inglês e o espanhol permitem qualquer pessoa, o francês um jogador, o português um outro
        jogador.
    .ruling = Outro jogador: o português exclui o próprio, e a carta joga-se contra alguém. A pares serviria
        para contar a mão ao par, por isso a mesa tem de o combinar.
    .option = Com `howler_target=any`, quem o joga pode escolher-se a si. Diz então as próprias cartas em voz alta
        e não pode responder com a { invisibility }; a cor escolhe-se depois, como sempre (R-37).

D-18 = Quem escolhe a cor de um { howler }
    .difference = Os textos franceses dão a cor a quem tem a vez, os outros a quem jogou a carta.
    .ruling = Quem a jogou, pois a vez ainda é sua (R-37).

D-19 = Mostrar ou dizer
    .difference = Os nomes espanhol e português da carta falam de mostrar ou revelar o jogo; todas as
        descrições mandam dizê-lo ou gritá-lo.
    .ruling = Diz-se em voz alta para toda a gente ouvir (R-36). Nada passa de mão em mão, mas nada é segredo.

D-20 = Depois da { invisibility } contra um { howler }
    .difference = O inglês deixa o jogo seguir a partir dali, o francês deixa-o continuar normalmente; o
        espanhol e o português não dizem nada.
    .ruling = A ordem normal, contada a partir de quem jogou o { howler } (A-31).
    .option = Com `howler_invis_next=invis` a ordem conta-se a partir de quem jogou a { invisibility }.

## 2.7 Invisibilidade

R-39 = { invisibility } como resposta
    .when = Uma carta especial acabou de ser jogada contra ti, e o seu efeito ainda não começou: um
        { draw-card }, um { skip }, um { wild-four }, um { howler } (R-38) ou, entre dois jogadores, um
        { reverse }.
    .effect = Podes jogar logo a { invisibility } sobre ela, seja de quem for a vez. A carta não te faz nada:
        não biscas cartas nem perdes a vez. Escolhes a cor com que se continua, qualquer das quatro. Contra
        um { draw-card }, um { skip }, um { wild-four } ou um { reverse } entre dois jogadores, esta é a tua
        vez: o jogo passa ao jogador a seguir a ti (A-25).
    .except = Só o pode fazer o jogador contra quem a carta foi jogada (D-04). É tarde de mais se já
        aceitaste, começaste a biscar ou questionaste (A-23, A-26). Um { wild-four } anulado nunca é
        verificado (A-22). Não serve contra penalidades (A-24), nem contra um { reverse } com três ou mais
        jogadores (A-28), nem contra um { wild } (A-29).
    .two = Também anula um { reverse }, que aí é um { skip } (A-28). A vez passa depois ao teu adversário.
    .first = Pode responder a um { draw-card } ou a um { skip } virado no início (A-27) e, entre dois
        jogadores, também a um { reverse } (A-28).
    .last = Se era a tua última carta, ficas sem cartas e ganhas a partida, mesmo na vez de outra pessoa
        (A-33). Se era a tua penúltima carta, tens de gritar UNO (R-43). Não se pode jogar contra uma carta
        com que alguém ficou sem cartas (A-34).
    .example = A Ana joga um { draw-card } contra o Ben. O Ben joga a { invisibility } e diz verde: não bisca
        nada, e joga a seguir a Chloé, sobre verde.

R-40 = { invisibility } como { wild }
    .when = Na tua própria vez, sobre qualquer carta.
    .effect = É um { wild } normal: escolhes uma cor, e continua o jogador seguinte (R-27).
    .except = Jogada assim, não anula nada.
    .two = A vez seguinte é do adversário.
    .first = Volta para { draw-pile.the } e vira-se outra carta (R-14).
    .last = Ficas sem cartas, e ela não tem efeito.

A-25 = Ainda há vez depois da { invisibility }?
    .question = Depois de anular um { draw-card }, um { skip } ou um { wild-four }, o jogador ainda joga a sua
        vez normalmente?
    .ruling = Não. A { invisibility } foi a vez, e o jogo passa adiante com a cor escolhida para ela. O mesmo
        vale para um { reverse } entre dois jogadores.
    .why = De cada vez joga-se uma só carta, e o texto português liga a carta à vez do próprio jogador.
    .option = Com `invis_turn=free`, quem jogou a { invisibility } ainda joga a sua vez normalmente, e a cor
        em jogo é a que acabou de escolher.

A-26 = { invisibility } entre as cartas acabadas de biscar
    .question = Pode jogar-se a { invisibility } contra um efeito que faz biscar cartas se ela veio nessas
        mesmas cartas?
    .ruling = Não.
    .why = O efeito já aconteceu; não há mais nada para anular.

A-27 = { invisibility } contra a primeira carta
    .question = Pode anular-se um { draw-card } ou um { skip } virado no início?
    .ruling = Sim, pelo jogador à esquerda de quem deu as cartas, como se alguém o tivesse jogado.
    .why = A folha aplica a regra habitual da carta, por isso esse jogador está na situação de quem a sofre.
        Em caso de dúvida, a carta de proteção ajuda quem a tem.

A-28 = { invisibility } contra um { reverse }
    .question = Pode anular-se um { reverse }?
    .ruling = Com três ou mais jogadores, não. Entre dois jogadores, sim, quer o { reverse } tenha sido
        jogado, quer virado no início.
    .why = A { invisibility } responde a uma carta jogada contra alguém. Entre muitos, um { reverse } não é
        jogado contra ninguém; entre dois, é um { skip }.

A-29 = { invisibility } contra um { wild }
    .question = Pode anular-se um { wild }, ou outra { invisibility }?
    .ruling = Não, não fazem nada a ninguém. O jogador seguinte pode, claro, jogar a { invisibility } como
        { wild } na vez que se segue (R-40). No baralho há só uma { invisibility }, por isso uma nunca pode
        responder a outra.
    .why = Só se pode anular um efeito sobre um jogador.
    .option = Com `invis_scope=any` pode anular-se um { wild }, até o jogador seguinte iniciar a sua vez
        (D-04).

A-33 = { invisibility } como última carta
    .question = A única carta de um jogador é a { invisibility }, e é jogada como resposta. Fica sem cartas e
        ganha, embora fosse a vez de outra pessoa?
    .ruling = Sim, fica sem cartas e ganha a partida. O UNO tinha de ter sido gritado na carta anterior.
    .why = Quem já não tem cartas acabou (R-51); a regra não tem exceções.

A-34 = { invisibility } depois do fim
    .question = Alguém fica sem cartas com um { wild-four } ou um { draw-card }. O jogador seguinte pode jogar
        a { invisibility } em vez de biscar?
    .ruling = Não. O jogador seguinte bisca.
    .why = A partida acabou, e numa partida acabada não se joga nenhuma carta (R-51).

A-80 = Pergunta-se a toda a gente
    .question = Se só se perguntasse a quem tem a { invisibility } se quer responder, a pausa não denunciava a
        carta?
    .ruling = Denunciava. Por isso pergunta-se a todo o jogador contra quem se joga uma carta dessas, tenha ou
        não a { invisibility }. Quem não a tem limita-se a aceitar.
    .why = O que alguém tem na mão não se deve poder ler no ritmo do jogo.

A-98 = Anular cartas no lugar de outros: pormenores
    .question = Quando toda a gente pode anular cartas (`invis_scope=any`), onde estão os limites?
    .ruling = Uma carta virada no início só pode ser anulada por quem a sofre (A-27). O jogador seguinte pode
        anular um { wild } ou um { reverse } e joga depois a sua vez normalmente. Um terceiro jogador que
        fique assim com uma só carta tem de gritar UNO ao jogá-la, ou depois, antes de ser apanhado; um grito
        anterior não protege.
    .why = A opção abre a carta a toda a gente, mas nem o início de uma partida nem as regras do UNO mudam com
        isso.
    .option = `howler_invis_next=invis` só se aplica se foi o jogador escolhido a jogar a { invisibility },
        não se foi um terceiro.

D-04 = Quem pode jogar a { invisibility }
    .difference = O texto espanhol de 2003 deixa qualquer jogador anular qualquer carta especial. O inglês, o
        francês e o português falam de cartas jogadas contra o próprio jogador ou que o prejudicam.
    .ruling = Só o jogador contra quem a carta foi jogada (R-39). Três línguas estão de acordo, e a leitura
        mais larga deixaria qualquer um interromper fosse o que fosse.
    .option = Com `invis_scope=any`, todo o jogador menos quem jogou a carta especial a pode anular: até ela
        ser aceite ou questionada ou, no caso de um { reverse } ou de um { wild }, que ninguém tem de aceitar,
        até o jogador seguinte iniciar a sua vez.

        O efeito é desfeito; um { reverse } anulado repõe o sentido. Quem jogou a { invisibility } escolhe a
        cor. O jogador que seria o seguinte sem esse efeito joga depois a sua vez normalmente. Se a jogar quem
        sofre a carta, vale A-25; se a jogar um terceiro, não conta como vez jogada (A-40, A-98).

D-05 = Na própria vez?
    .difference = O texto português de 2003 acrescenta que a carta se joga na própria vez.
    .ruling = Isso diz quando: no lugar da vez que se ia perder. Não proíbe a resposta, e contra um { howler }
        o mesmo texto deixa qualquer jogador escolhido jogá-la.
    .option = Ver `invis_turn` (A-25).

## 2.8 Chapéu Selecionador

R-41 = { sorting-hat }: o que faz
    .when = Na tua vez, sobre qualquer carta, mesmo que tenhas outra que combine.
    .effect = Jogas a carta e escolhes outro jogador. Esse jogador bisca cartas { draw-pile.of }, uma após
        outra, até sair uma carta vermelha, a carta dos Gryffindor (A-35), e fica com todas as cartas
        biscadas.
    .except = Não te podes escolher a ti. O teu par pode ser escolhido (A-60); quem já foi eliminado não
        (A-69). O jogador escolhido não perde a vez (A-36) e não precisa de mostrar as cartas (A-72). Se
        { draw-pile.the } acabar, baralham-se as cartas jogadas e continua-se a biscar (A-37).
    .two = O teu adversário bisca e joga depois a sua vez normalmente.
    .first = Ninguém bisca; o jogador à esquerda de quem deu as cartas escolhe a cor e começa (R-15).
    .last = Ficas sem cartas, e ninguém bisca (A-38).

R-42 = { sorting-hat }: a cor
    .when = Depois de o jogador escolhido biscar as cartas.
    .effect = Quem jogou o { sorting-hat } escolhe uma cor, qualquer das quatro, incluindo o vermelho e a que
        já está em jogo. O jogo continua depois com o jogador a seguir a quem o jogou.
    .except = A cor vem depois de biscadas as cartas, nunca antes (A-30).
    .two = Joga a seguir o adversário que biscou.
    .first = O jogador à esquerda de quem deu as cartas escolhe a cor (R-15).
    .last = Sem efeito e sem cor (R-53, A-38).
    .example = A Ana joga o { sorting-hat } contra a Chloé, que bisca um 3 azul, um { wild } e um 5 vermelho.
        A Ana escolhe verde. Joga a seguir o Ben, à esquerda da Ana, e a Chloé tem a sua vez depois dele.

A-35 = O que é uma carta dos Gryffindor
    .question = A folha nunca diz com que carta se deixa de biscar.
    .ruling = Qualquer carta vermelha, numerada ou especial. Os jokers não contam.
    .why = O vermelho é a cor dos Gryffindor, e a folha só distingue as cartas pela cor.

A-36 = O jogador escolhido fica com a sua vez
    .question = Quem bisca por causa de um { sorting-hat } perde a vez seguinte?
    .ruling = Não.
    .why = Quando uma carta custa a vez, a folha di-lo, e aqui não o diz.

A-37 = Não sai nenhuma carta vermelha
    .question = E se { draw-pile.the } acabar antes de sair uma carta vermelha?
    .ruling = Baralham-se as cartas jogadas (R-50) e continua-se a biscar. Acaba quando já não se puder
        biscar carta nenhuma.
    .why = O jogador bisca até sair uma carta vermelha, enquanto houver cartas.

A-38 = Um { sorting-hat } como última carta
    .question = Alguém fica sem cartas com um { sorting-hat }. Há quem bisque?
    .ruling = Não.
    .why = A folha só nomeia dois tipos de cartas que ainda contam depois do fim (R-52).
    .option = Com `hat_last=on`, quem fica sem cartas escolhe alguém, que ainda bisca até sair uma carta
        vermelha; essas cartas contam (A-99).

A-72 = As cartas biscadas por causa de um { sorting-hat }
    .question = O jogador escolhido tem de mostrar as cartas biscadas?
    .ruling = Não. Toda a gente vê quantas são e sabe que a última é vermelha; mais nada se mostra.
    .why = A mão é privada, e o árbitro garante que se para na primeira carta vermelha.

A-99 = Escolher alguém com um último { sorting-hat }
    .question = Onde um último { sorting-hat } ainda faz alguém biscar (`hat_last=on`), é obrigatório
        escolher um jogador? E se a pilha for curta?
    .ruling = É obrigatório escolher um jogador; sem isso a jogada não vale. Se { draw-pile.the } não chegar,
        baralham-se as cartas jogadas para o que falta biscar (A-58).
    .why = Um efeito sem ninguém que o sofra não seria efeito nenhum.

## 2.9 UNO

R-43 = O dever de gritar UNO
    .when = Jogas a tua penúltima carta, de modo que te fica uma só na mão.
    .effect = Tens de gritar UNO, alto o bastante para todos ouvirem. Podes gritar pouco antes de a carta
        tocar { discard-pile.in }, ao jogá-la, ou depois, enquanto ninguém te tiver apanhado (R-44, A-94).
    .except = Sempre que voltas a ficar com uma só carta, tens de gritar outra vez; um grito anterior deixa de contar
        assim que a tua mão cresce (A-44). Um grito com mais de duas cartas na mão, ou sem depois jogar uma
        carta, não conta e não custa nada (A-45). { $edition ->
            [hp2003] A { invisibility } jogada como resposta também pode ser a tua penúltima carta.
            [all] Na { edition-hp2003 }, a { invisibility } jogada como resposta também pode ser a tua
                penúltima carta.
           *[other] Não importa que carta se joga.
        }
    .last = Com a última carta não há nada para gritar.

R-44 = Lembrar-se a tempo
    .when = Estás com uma só carta e esqueceste-te de gritar UNO.
    .effect = Se gritares antes de alguém te apanhar, estás a salvo e não biscas nada.
    .except = Se um grito e uma acusação vierem juntos, conta o que foi dito primeiro (A-68).

R-45 = A partir de quando se pode ser apanhado
    .when = A penúltima carta tocou { discard-pile.in } e não se gritou UNO.
    .effect = A partir desse momento, qualquer outro jogador pode apanhar quem se esqueceu; basta dizê-lo.
    .except = Nem um instante antes: enquanto a carta ainda está na mão ou no ar, ninguém pode ser apanhado.
        Quem joga a pares também pode apanhar o seu par. Quem já foi eliminado não pode apanhar ninguém
        (A-69).

R-46 = Até quando se pode ser apanhado
    .when = Alguém está com uma só carta sem ter gritado UNO.
    .effect = Esse jogador pode ser apanhado até o jogador seguinte iniciar a sua vez. A vez inicia-se no
        momento em que o jogador bisca a sua carta { draw-pile.of }, ou puxa uma carta da mão para a
        jogar. A partir daí, quem se esqueceu está a salvo.

        O jogador seguinte é quem tem realmente a vez seguinte: depois de um { skip }, de um { draw-card } ou
        de um { wild-four }, o jogador a seguir a quem os sofreu; depois de um { reverse }, o vizinho no novo
        sentido.
    .except = Não inicia a vez quem bisca por causa de uma carta ou de uma penalidade, quem aceita ou
        questiona, quem escolhe uma cor, quem grita UNO ou apanha alguém, nem aquele cuja jogada é recusada
        (A-39, A-87). Inicia-a, pelo contrário, quem tem de passar porque não há carta para biscar (A-56).

        { $edition ->
            [hp2003] Dizer as cartas em voz alta não inicia a vez, e a { invisibility } contra um { howler }
                também não. A { invisibility } contra um { draw-card }, um { skip }, um { wild-four } ou um
                { reverse } entre dois jogadores inicia, porque é a vez desse jogador (A-40).
            [hp2018] Biscar por causa de um { sorting-hat } não inicia a vez.
            [all] Na { edition-hp2003 }, dizer as cartas em voz alta não inicia a vez, e a { invisibility } contra
                um { howler } também não. A { invisibility } contra um { draw-card }, um { skip }, um
                { wild-four } ou um { reverse } entre dois jogadores inicia, porque é a vez desse jogador
                (A-40). Na { edition-hp2018 }, biscar por causa de um { sorting-hat } não inicia a vez.
           *[other] Estender a mão para uma carta sem a tirar também não é um início.
        }
    .two = Depois de uma carta que te devolve a vez, o jogador seguinte és tu: podem apanhar-te até iniciares
        essa nova vez (A-46).
    .example = A Ana tem duas cartas, joga um { skip } contra o Ben e esquece-se de gritar UNO. Pode ser
        apanhada até a Chloé iniciar a sua vez, e o Ben pode apanhá-la tal como os outros.

R-47 = O preço de um UNO esquecido
    .when = Apanharam-te a tempo (R-45, R-46).
    .effect = Biscas logo duas cartas.
    .except = A ordem das vezes não se altera. Se as pilhas não tiverem cartas que cheguem, biscas as que
        houver (A-47), e não te podem apanhar outra vez pela mesma carta (A-91). Uma acusação falsa não
        custa nada, salvo se a mesa tiver combinado outra coisa (A-42).

A-39 = Biscar por obrigação inicia a vez?
    .question = O jogador seguinte bisca por causa de um { draw-card } ou de um { wild-four }, aceita ou
        questiona. Iniciou-se a vez, de modo que já ninguém pode ser apanhado?
    .ruling = Não. Pode apanhar-se até alguém iniciar realmente a sua vez.
    .why = Quem sofre a carta perde a vez, e por isso não a pode iniciar. De outro modo, quase não se poderia
        apanhar quem tivesse um { draw-card } como penúltima carta.
    .option = Com `forced_draw_closes=yes`, o tempo para apanhar acaba quando o jogador seguinte bisca por
        causa de um { draw-card } ou de um { wild-four }, mesmo depois de questionar sem razão e mesmo que não
        se pudesse biscar carta nenhuma (A-97). As cartas de penalidade não lhe põem fim. { $edition ->
            [hp2003] Dizer as cartas em voz alta também não.
            [hp2018] Biscar por causa de um { sorting-hat } também não. Quem tiver um { draw-card } como
                penúltima carta não pode então ser apanhado, porque o efeito vem logo.
            [classic] Quem tiver um { draw-card } como penúltima carta não pode então ser apanhado, porque o
                efeito vem logo.
           *[all] Biscar por causa de um { sorting-hat } também não. Na { edition-classic } e na
                { edition-hp2018 }, quem tiver um { draw-card } como penúltima carta não pode então ser
                apanhado, porque o efeito vem logo.
        }

A-40 = A { invisibility } põe fim ao tempo para apanhar?
    .question = Alguém joga a penúltima carta sem gritar UNO, e contra ela joga-se a { invisibility }.
        Iniciou-se a vez?
    .ruling = Contra um { draw-card }, um { skip }, um { wild-four } ou um { reverse } entre dois jogadores,
        sim: é a vez do jogador seguinte e uma carta da sua mão. Contra um { howler }, não: não é a vez de
        quem a joga.
    .why = A vez inicia-se com uma carta tirada da mão para ser jogada nessa vez (R-46).
    .option = Com `invis_turn=free` ela não conta como início da vez; conta a vez que se lhe segue. Com
        `howler_invis_next=invis`, a { invisibility } do jogador escolhido contra um { howler } conta como vez
        jogada. Jogada por um terceiro, com `invis_scope=any`, nunca conta.

A-41 = A mão cresce antes de alguém reparar
    .question = Quem se esqueceu de gritar UNO bisca cartas por outra razão antes de ser apanhado. Ainda pode
        ser apanhado?
    .ruling = Não. Com mais de uma carta na mão não há nada para gritar. { $edition ->
            [hp2018] Pode acontecer quando se descobre um bluff (R-33), por outra penalidade ou por um
                { sorting-hat }.
            [all] Pode acontecer quando se descobre um bluff (R-33), por outra penalidade ou, na
                { edition-hp2018 }, por um { sorting-hat }.
           *[other] Pode acontecer quando se descobre um bluff (R-33) ou por outra penalidade.
        }
    .why = O dever só existe com exatamente uma carta.

A-42 = Acusações falsas
    .question = E se alguém acusar um jogador que afinal gritou UNO, ou que não jogou nenhuma carta ilegal?
    .ruling = Não acontece nada e nada muda. Se outra pessoa se esqueceu mesmo de gritar, essa ainda pode ser
        apanhada.
    .why = As folhas não trazem nenhuma penalidade para isso.
    .option = Com `false_catch=draw2`, quem acusa em falso bisca duas cartas, tanto por um UNO como, com
        `legality=table`, por uma carta ilegal. Mesmo assim não custam nada: acusar-se a si, assinalar uma
        carta onde o árbitro já recusa as cartas ilegais, e querer apanhar alguém um instante tarde de mais
        (A-92).

A-43 = Dois jogadores apanham ao mesmo tempo
    .question = Dois jogadores apanham a mesma pessoa. Há duas penalidades?
    .ruling = Não, uma: conta quem o disse primeiro. Se foi no mesmo instante, decide a sorte (A-68).
    .why = Depois disso não há mais nada para apanhar.

A-44 = De novo com uma só carta
    .question = Um jogador gritou UNO, teve de biscar e volta a ficar com uma só carta. O grito antigo ainda
        vale?
    .ruling = Não, é preciso gritar de novo.
    .why = O grito antigo acabou quando a mão cresceu.

A-45 = UNO na altura errada
    .question = E se alguém gritar UNO com mais de duas cartas, ou gritar e depois não jogar nada?
    .ruling = O grito é vazio e não custa nada. Também não protege mais tarde.
    .why = As folhas não trazem nenhuma penalidade para isso. Quanto tempo dura um grito antecipado que valha
        está em A-94.

A-46 = Dois jogadores e uma nova vez
    .question = Entre dois jogadores, a penúltima carta de um deles devolve-lhe a vez. Até quando pode ser
        apanhado?
    .ruling = Até iniciar essa nova vez. O adversário tem de ter oportunidade de o apanhar pelo meio.
    .why = A próxima vez a iniciar-se é a desse mesmo jogador.

A-52 = Uma penalidade chega antes
    .question = Quem se esqueceu de gritar tem de biscar por uma sugestão antes de alguém reparar. E depois?
    .ruling = O tempo para apanhar acabou, como em A-41.
    .why = Agora há mais de uma carta na mão.

A-68 = Grito, acusação e a vez seguinte ao mesmo tempo
    .question = O grito, a acusação e o começo da vez seguinte chegam quase ao mesmo tempo. Qual conta?
    .ruling = O que foi dito primeiro. Numa mesa a sério, é o que todos ouviram primeiro. Numa mesa online,
        não é o que chegou primeiro: a mesa desconta o tempo de que a ligação de cada um precisa, um quarto de
        segundo no máximo, e espera por quem talvez tenha falado mais cedo, mas cujas palavras ainda vêm a
        caminho. Mede esse tempo uma e outra vez, e todos o podem ver. Ninguém pode ter respondido a uma carta
        antes de ela ser mostrada. Duas coisas ditas com menos de 40 milésimos de segundo de diferença contam
        como ditas ao mesmo tempo: então decide a sorte. Assinalar uma carta ilegal segue a mesma ordem. Os
        bots contêm-se: depois de a carta ser mostrada, nenhum apanha alguém antes de 0,6 segundos nem começa
        a sua vez antes de 1,5 segundos.
    .why = O grito tem de vir antes de alguém ter apanhado o jogador, e a acusação antes de o seguinte
        começar. Não deve ser uma ligação rápida a decidi-lo.

A-85 = Dois jogadores com uma só carta
    .question = O { howler } de um jogador era a sua penúltima carta, e a { invisibility } jogada contra ele
        também. Nenhum gritou UNO. Quantos podem ser apanhados?
    .ruling = Os dois, cada um por si. Apanhar um não protege o outro.
    .why = O dever é de cada jogador.

A-87 = Uma jogada recusada
    .question = O jogador seguinte tenta jogar uma carta que é recusada. Iniciou-se a vez?
    .ruling = Não. Quem se esqueceu de gritar ainda pode ser apanhado.
    .why = Nada foi jogado.

A-88 = Apanhar antes de escolhida a cor
    .question = { $edition ->
            [hp2003] A penúltima carta de um jogador foi um { howler }, e a cor ainda não foi escolhida. O
                jogador pode ser apanhado?
            [hp2018] A penúltima carta de um jogador foi um { sorting-hat }, e a cor ainda não foi escolhida.
                O jogador pode ser apanhado?
           *[all] A penúltima carta de um jogador foi um { howler } ou um { sorting-hat }, e a cor ainda não
                foi escolhida. O jogador pode ser apanhado?
        }
    .ruling = Sim. As duas cartas biscam-se logo, e depois escolhe-se a cor.
    .why = A carta já tocou na pilha.

A-91 = Apanhar quando não há nada para biscar
    .question = Um jogador é apanhado, mas não se pode biscar nenhuma carta. Pode ser apanhado outra vez mais
        tarde?
    .ruling = Não. Já foi apanhado.
    .why = Por cada grito esquecido só se é apanhado uma vez, tenham as pilhas as cartas que tiverem (A-43, A-47).

A-92 = Apanhar um instante tarde de mais
    .question = Onde uma acusação falsa custa duas cartas (`false_catch=draw2`), o que acontece a quem quis
        apanhar alguém e chegou um instante tarde de mais?
    .ruling = Não custa nada se o acusado ainda podia ser apanhado logo antes de se iniciar a vez atual, ou mais
        tarde. Para quem assinala tarde uma carta ilegal não há essa tolerância.
    .why = Ninguém deve pagar por ter sido quase rápido o bastante.

A-94 = Quanto dura um grito antecipado
    .question = Um jogador com duas cartas grita UNO antes de jogar uma. Quanto tempo vale esse grito?
    .ruling = Enquanto o jogador tiver exatamente duas cartas e continuar a ser quem tem de agir. Acaba quando
        o jogador aceita o efeito de uma carta, ou quando a vez passa a outra pessoa, por exemplo porque se
        recolheu uma carta ilegal. Questionar com razão não lhe põe fim. Recolher uma carta ilegal também não,
        se a vez continuar a ser do mesmo jogador. { $edition ->
            [hp2003] Acaba também quando a { invisibility } de outro jogador leva a vez para outro lado.
            [all] Na { edition-hp2003 } acaba também quando a { invisibility } de outro jogador leva a vez
                para outro lado.
           *[other] Um grito que acabou tem de ser feito de novo.
        }
    .why = O grito pertence à carta que está para ser jogada.

A-97 = Quando biscar por obrigação põe fim ao tempo para apanhar
    .question = Onde biscar por obrigação põe fim ao tempo para apanhar (`forced_draw_closes=yes`), o que
        acontece se não havia carta para biscar?
    .ruling = Acaba na mesma.
    .why = O que conta é que a carta já fez efeito, não quantas cartas vieram.

D-10 = Quando se deve gritar UNO
    .difference = O texto espanhol de 2003 quer o grito antes de jogar a penúltima carta; o inglês, o francês
        e o português querem-no com uma só carta na mão; a folha de 2018, ao jogar a carta.
    .ruling = Antes ou depois, enquanto ninguém apanhar quem se esqueceu (R-43, R-44). O próprio texto
        espanhol aceita um grito posterior na parte das penalidades.

D-11 = O que inicia a vez
    .difference = O inglês e o português falam de tirar uma carta da mão para a jogar; o espanhol e o francês,
        de a ter jogado.
    .ruling = A redação inglesa: numa mesa a sério, o tempo acaba quando a carta sai da mão. Num ecrã as duas
        coisas são uma só.

## 2.10 Outras penalidades

R-48 = Sugestões
    .when = { $edition ->
            [hp2018] Um jogador sugere a outro o que jogar, numa mesa que combinou `hints=on`. A folha desta
                edição não traz essa penalidade (A-83).
            [all] Um jogador sugere a outro o que jogar. Na { edition-hp2018 }, cuja folha não traz essa
                penalidade, isto só vale numa mesa que combinou `hints=on` (A-83).
           *[other] Um jogador sugere a outro o que jogar.
        }
    .effect = Quem fez a sugestão bisca duas cartas.
    .except = A ordem das vezes não se altera. Para quem joga a pares vale a mesma regra (A-75). Se foi ou não
        uma sugestão, diz o anfitrião ou o árbitro (A-70).

R-49 = Uma carta ilegal
    .when = { $edition ->
            [hp2018] A mesa joga com `legality=table`, e um jogador jogou na sua vez uma carta que não se pode
                jogar. A folha desta edição não diz nada, por isso usa-se a regra das folhas de 2003 (A-83).
            [all] A mesa joga com `legality=table`, e um jogador jogou na sua vez uma carta que não se pode
                jogar. Na { edition-hp2018 }, cuja folha não diz nada, a regra vale também (A-83).
           *[other] A mesa joga com `legality=table`, e um jogador jogou na sua vez uma carta que não se pode
                jogar.
        } Outro jogador assinala-a a tempo (A-48, A-93). Uma carta é ilegal se não combinar (R-16), ou se for
        jogada depois de biscar sem ser a carta biscada (R-21).
    .effect = A carta volta para a mão de onde veio, quem a jogou bisca ainda duas cartas, e a vez é do
        jogador seguinte. Não fica nada do que a carta fez (A-49).
    .except = Se ninguém a assinalar a tempo, a carta vale. Um { wild-four } jogado contra a sua condição da cor
        não é uma carta ilegal, é um bluff (R-30). Uma carta jogada fora da vez só se recolhe (A-73). Uma
        carta virada no início nunca é ilegal. Com `legality=strict`, o valor predefinido, o árbitro não deixa
        jogar uma carta ilegal, e ninguém paga nada.
    .two = A vez passa ao adversário.
    .last = Uma última carta ilegal não ganha: volta para a mão, e vêm mais duas com ela (A-50).
    .example = No topo está um 7 vermelho, e o Ben joga um 4 azul. O Duarte assinala-a antes de a Chloé iniciar a
        sua vez. O Ben recolhe a carta e bisca duas, e a Chloé joga sobre o 7 vermelho.

A-47 = Mais cartas a biscar do que as que há
    .question = Uma penalidade é maior do que o que as pilhas podem dar.
    .ruling = O jogador bisca as que houver, e nada fica em dívida.
    .why = É como em qualquer outro caso em que se biscam cartas (A-55).

A-48 = Até quando se pode assinalar uma carta ilegal
    .question = As folhas não fixam um limite para reparar numa carta ilegal.
    .ruling = Até o jogador seguinte iniciar a sua vez, ou até o jogador contra quem foi jogada lhe ter
        respondido (A-93).
    .why = É o limite que as folhas fixam para um UNO esquecido.
    .option = Isto só importa com `legality=table`. Aí, as cartas jogadas contra alguém esperam até serem
        aceites, para haver tempo de as assinalar.

A-49 = Uma carta especial ilegal
    .question = Uma carta ilegal era uma carta especial, e alguém a assinala. E o seu efeito?
    .ruling = Não tem nenhum: voltam a valer a cor e o sentido anteriores. Mas a vez tinha-se iniciado. Quem
        até aí podia ser apanhado por um UNO esquecido já não pode, e as cartas de penalidade já biscadas
        ficam biscadas.
    .why = Uma carta recolhida conta como não jogada, mas a vez já se tinha iniciado.

A-50 = Uma carta ilegal como última ou penúltima
    .question = Uma carta ilegal deixou quem a jogou com uma carta ou com nenhuma. E depois?
    .ruling = Volta para a mão, e biscam-se duas cartas com ela. O jogador não ficou sem cartas, e um grito
        de UNO, ou a falta dele, deixa de importar.
    .why = Com a carta de volta na mão, nada disso aconteceu.
    .option = Com `legality=table`, uma última carta ilegal espera: a partida só acaba quando a mesa concordar
        que ninguém contesta, e só então o jogador seguinte bisca por um último { draw-card } ilegal (R-52).
        Uma última carta que se podia jogar põe logo fim à partida.

A-70 = Quem diz que foi uma sugestão
    .question = Quem decide se alguém fez uma sugestão?
    .ruling = O anfitrião ou o árbitro; se o anfitrião fez a sugestão ou é quem a assinala, a maioria das
        outras pessoas à mesa, e um empate absolve. O programa não vigia o que se escreve no chat. Também se
        pode assinalar uma sugestão feita em voz alta, dizendo quem a fez: cada jogador pode assinalar cada um
        dos outros uma vez por partida.
    .why = Se um comentário foi um conselho é assunto de pessoas.
    .option = Se as sugestões chegam a custar cartas, decide `hints`.

A-75 = Pares e conselhos
    .question = Quem joga a pares pode aconselhar o seu par?
    .ruling = Não, tal como qualquer outro jogador, onde as sugestões são penalizadas (R-48).
    .why = As folhas falam de sugestões aos outros jogadores, e o par é um deles.

A-83 = Cartas ilegais e sugestões na { edition-hp2018 }
    .question = A folha de 2018 não diz nada de cartas ilegais nem de sugestões. O que vale?
    .ruling = Para uma carta ilegal, a regra de 2003 onde a mesa joga com `legality=table` (R-49). As
        sugestões não custam nada.
    .why = Uma carta mal jogada precisa de algum remédio; um conselho não.
    .option = Com `hints=on` uma sugestão custa duas cartas (R-48).

A-93 = O que conta como responder a uma carta ilegal
    .question = Uma carta ilegal foi jogada contra alguém. Que respostas põem fim ao tempo para a assinalar?
    .ruling = { $edition ->
            [hp2003] Aceitá-la, questioná-la ou jogar a { invisibility } contra ela; e, seja qual for a carta,
                o início da vez do jogador seguinte.
            [all] Aceitá-la, questioná-la ou, na { edition-hp2003 }, jogar a { invisibility } contra ela; e,
                seja qual for a carta, o início da vez do jogador seguinte.
           *[other] Aceitá-la ou questioná-la; e, seja qual for a carta, o início da vez do jogador seguinte.
        }
    .why = Quem responde a uma carta dá-a por boa.

A-96 = Uma última carta ilegal ainda em aberto
    .question = Com `legality=table`, uma última carta ilegal está na mesa e ainda ninguém falou. Quem a jogou
        pode ser penalizado por outra coisa, ou acusar outros?
    .ruling = Não. Primeiro resolve-se a carta: alguém a assinala, ou a mesa concorda que ninguém contesta.
    .why = Até lá não se sabe se a partida acabou.

D-31 = Quem pode assinalar uma carta ilegal
    .difference = O inglês deixa reparar qualquer outro jogador; o português fala dos adversários e tira a
        carta da mesa sem dizer para onde vai.
    .ruling = Qualquer outro jogador, também o par; e a carta volta para a mão de quem a jogou (R-49).

## 2.11 A pilha das BISCAS esgotada

R-50 = Voltar a baralhar
    .when = Biscou-se a última carta { draw-pile.of }, e ninguém ficou sem cartas.
    .effect = Todas as cartas { discard-pile.of } menos a do topo são baralhadas e passam a ser
        { draw-pile.new }. A carta do topo fica onde está, a cor em jogo fica a mesma, e o jogo continua.
    .except = Isto acontece assim que a última carta sai da pilha, mesmo a meio de se biscarem várias (A-54).
        Se não houver nada debaixo da carta do topo, acontece mais tarde, quando for preciso biscar uma carta
        e houver o que baralhar. Se também então não houver cartas, ver A-55 e A-56. Enquanto a carta do topo
        ainda puder ser recolhida, a que está debaixo dela também fica (A-90).
    .last = Depois de alguém ficar sem cartas já não se volta a baralhar, a não ser para o que uma última
        carta manda biscar (A-58).

A-54 = O momento de voltar a baralhar
    .question = Quando se baralham, ao certo, as cartas jogadas?
    .ruling = No preciso momento em que { draw-pile.the } fica sem cartas, desde que a partida continue e haja
        cartas debaixo da carta do topo. Se não houver, espera-se até alguém ter de biscar. Enquanto a carta
        do topo ainda puder ser recolhida, a que está debaixo dela fica de fora (A-90).
    .why = As folhas falam do momento em que a pilha chegou ao fim.
    .option = Com `reshuffle=lazy`, as cartas jogadas só se baralham quando for preciso biscar uma carta e
        { draw-pile.the } não tiver cartas.

A-55 = Poucas cartas mesmo depois de baralhar
    .question = Um jogador tem de biscar mais cartas do que as duas pilhas podem dar.
    .ruling = O jogador bisca todas as que há. O resto é perdoado, e nada fica em dívida para mais tarde.
    .why = Ninguém pode biscar o que não existe.

A-56 = Não se pode biscar carta nenhuma
    .question = As duas pilhas não têm nada para dar, e é a vez de alguém.
    .ruling = Quem tem uma carta que combina tem de a jogar: para escolher não jogar era preciso uma carta
        para biscar (R-20). Quem não tem nenhuma passa, e ao passar inicia a sua vez (R-46).
    .why = Com muitos jogadores e mãos cheias isto pode acontecer, e o jogo tem de continuar.

A-57 = Todos passam
    .question = Não há nada para biscar, e todos os jogadores passaram um após outro.
    .ruling = Quando todos os jogadores que ainda estão no jogo passaram uns a seguir aos outros, a partida é
        nula. Ninguém pontua, e na partida seguinte dá as cartas quem se segue.
    .why = Já nada pode mudar.
    .option = Com `blocked=lowest_hand`, quem tiver menos pontos na mão ganha a partida e pontua as outras
        mãos; um empate torna-a nula. Com total acumulado ou com eliminação, esse jogador não soma nada e os
        outros somam as suas mãos; a pares, a parceria desse jogador pontua as mãos adversárias.

A-90 = A carta debaixo da do topo
    .question = Uma carta ainda pode ser recolhida quando se voltam a baralhar as cartas jogadas. O que
        acontece à que está debaixo dela?
    .ruling = Fica fora do que se baralha, porque pode ter de voltar a ser a carta do topo. Isto vale se a carta que
        está por cima ainda puder ser assinalada como ilegal (`legality=table`). Vale também se a que está por cima
        for um { wild-four } sem resposta, com `wd4_guilty_card=returned`. Que haja ou não alguma coisa errada não faz
        diferença. Mas quem bisca na sua vez já a iniciou; então a carta de baixo já se pode baralhar, se fizer falta.
    .why = Se só valesse para as cartas ilegais, o tamanho da pilha denunciava-as.

A-95 = Uma carta ilegal entre quem passa
    .question = Os jogadores passam um após outro porque não há nada para biscar; pelo meio, alguém joga uma
        carta ilegal e recolhe-a. A série continua?
    .ruling = Não. Qualquer carta jogada quebra a série, mesmo uma que se recolhe, e a conta dos que passam
        recomeça (A-57).
    .why = Alguém fez outra coisa que não passar.

D-12 = O que se volta a baralhar
    .difference = Os textos ingleses de 2003 voltam a baralhar o baralho, os franceses as cartas do baralho; o
        português nomeia a própria pilha que está vazia; o espanhol deixa ficar a última carta; o texto inglês
        de 2018 nomeia { discard-pile.the }.
    .ruling = É { discard-pile.the } sem a carta do topo (R-50). As mãos dos jogadores não podem estar
        incluídas, e tem de ficar alguma carta com que combinar.

## 2.12 Fim de uma partida

R-51 = Ficar sem cartas
    .when = Um jogador jogou a última carta e já não tem nenhuma.
    .effect = Esse jogador ganha a partida, que acaba logo ali. Não se joga mais nenhuma carta, e contam-se os
        pontos (R-54, R-55).
    .except = Se a última foi um { wild-four } ou um { draw-card }, quem se segue ainda bisca antes da
        contagem (R-52). { $edition ->
            [hp2003] Um jogador também pode ficar sem cartas com a { invisibility } jogada como resposta
                (A-33).
            [all] Na { edition-hp2003 }, um jogador também pode ficar sem cartas com a { invisibility } jogada
                como resposta (A-33).
           *[other] Qualquer carta pode ser a última.
        } Com `legality=table`, uma última carta ilegal não põe fim à partida antes de ser resolvida (A-50,
        A-96).
    .last = Acabada a partida, já ninguém é apanhado.

R-52 = A última carta é um { draw-card } ou um { wild-four }
    .when = Alguém fica sem cartas com um { draw-card } ou um { wild-four }.
    .effect = O jogador seguinte ainda bisca: { draw-strength } por um { draw-card }, quatro por um
        { wild-four }. Estas cartas contam com o resto da sua mão.
    .except = Não se pode questionar (A-21), e nada se pode jogar contra ela. { $edition ->
            [hp2003] Isto vale também para a { invisibility } (A-34).
            [all] Na { edition-hp2003 }, isto vale também para a { invisibility } (A-34).
           *[other] Não se pode evitar biscar as cartas.
        } Se { draw-pile.the } não chegar, baralham-se as cartas jogadas para o que falta biscar (A-58). Para
        o { wild-four } não é preciso escolher cor (A-51).
    .two = Bisca o adversário.
    .example = A Ana fica sem cartas com um { wild-four }. O Ben, que é o seguinte, tem um 5 e bisca um 9, um
        { skip } e duas cartas { wild }. Fica com 5 + 9 + 20 + 50 + 50 = 134 pontos.

R-53 = Qualquer outra última carta
    .when = Alguém fica sem cartas com qualquer outra carta.
    .effect = A carta não tem efeito; a partida simplesmente acabou.
    .except = { $edition ->
            [classic] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez a ninguém, e
                para um último { wild } não se escolhe cor.
            [hp2003] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez a ninguém, para
                um último { wild } ou uma última { invisibility } não se escolhe cor, e para um último
                { howler } ninguém diz as cartas em voz alta (A-32).
            [hp2018] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez a ninguém, para
                um último { wild } não se escolhe cor, e para um último { sorting-hat } ninguém bisca, a não
                ser que a mesa tenha combinado `hat_last=on` (A-38).
           *[all] Um último { reverse } não inverte o sentido, um último { skip } não tira a vez a ninguém, e para um
                último { wild } não se escolhe cor. Na { edition-hp2003 }, também não se escolhe cor para uma
                última { invisibility }, e ninguém diz as cartas em voz alta para um último { howler } (A-32). Na
                { edition-hp2018 }, ninguém bisca para um último { sorting-hat }, a não ser que a mesa tenha
                combinado `hat_last=on` (A-38).
        }

A-58 = As últimas cartas a biscar e uma pilha curta
    .question = A última carta faz o jogador seguinte biscar, mas { draw-pile.the } não tem cartas que
        cheguem.
    .ruling = As cartas jogadas baralham-se para isso, se for preciso. Depois já não se volta a baralhar.
    .why = O jogador seguinte tem de biscar, e R-50 só volta a baralhar enquanto ninguém ficou sem cartas.

A-74 = Alguém sai a meio de uma partida
    .question = Um jogador deixa a mesa antes de a partida acabar.
    .ruling = Nenhuma folha o prevê. Decide o anfitrião: um bot toma o lugar, o mais habitual, ou a partida é
        nula. Isso só se decide enquanto faltar alguém que começou a partida e a deixou, e nunca na mesa de um
        torneio.
    .why = Os outros devem poder continuar, ou recomeçar sem perder nada.

D-38 = Partida e jogo
    .difference = Os textos português, francês e espanhol falam por vezes do jogo onde só se pode tratar de
        uma partida.
    .ruling = Uma partida acaba quando alguém fica sem cartas. Um jogo tem tantas partidas quantas forem
        precisas.

## 2.13 Pontuação

R-54 = Quanto valem as cartas
    .when = Depois de uma partida, para as cartas que ficaram nas mãos dos jogadores.
    .effect = As cartas numeradas valem o seu número; um 0 não vale nada. Um { draw-card }, um { reverse } e
        um { skip } valem 20 pontos cada. Cada joker vale 50. { $edition ->
            [classic] Os jokers são o { wild } e o { wild-four }.
            [hp2003] Os jokers são o { wild }, o { wild-four }, o { howler } e a { invisibility }.
            [hp2018] Os jokers são o { wild }, o { wild-four } e o { sorting-hat }.
           *[all] Os jokers são o { wild } e o { wild-four }, na { edition-hp2003 } também o { howler } e a
                { invisibility }, na { edition-hp2018 } também o { sorting-hat }.
        }
    .except = Ficar sem cartas não dá por si só pontos nenhuns (R-55).

R-55 = Quem ganha leva tudo
    .when = Uma partida acabou, e o jogo pontua-se da maneira habitual (`score=winner`).
    .effect = Quem ficou sem cartas pontua o valor de todas as cartas que ficaram nas mãos de todos os
        adversários. Mais ninguém pontua.
    .except = Uma partida nula não pontua nada (A-57). A pares, ver R-64; com total acumulado, R-58. As cartas
        biscadas por causa de uma última carta também contam (R-52).
    .example = A Chloé fica sem cartas. A Ana ficou com um 7 e um { skip }, o Ben com um { wild }, o Duarte
        com um 3. A Chloé faz 27 + 50 + 3 = 80 pontos.

R-56 = A partida seguinte
    .when = Uma partida acabou, e ainda ninguém ganhou o jogo.
    .effect = Juntam-se todas as cartas, baralham-se e dão-se de novo, e começa outra partida.
    .except = Quem dá a seguir decide-se por A-61. O sentido é outra vez para a esquerda (A-67).

R-57 = Um jogo até 500
    .when = Depois de cada partida, com a pontuação habitual.
    .effect = O primeiro jogador a ter 500 pontos ou mais ganha o jogo.
    .except = Pode combinar-se outro total (`target`, A-64). Não pode haver empate, porque só um jogador
        pontua em cada partida. A pares, conta o total da parceria (A-78).

R-58 = A outra maneira: total acumulado
    .when = A mesa combinou manter um total acumulado (`score=tally`).
    .effect = Depois de cada partida, cada jogador soma ao seu próprio total os pontos das cartas que lhe
        ficaram na mão; quem ficou sem cartas não soma nada. Quando o total de alguém chegar a 500 ou mais, o
        jogo acabou, e ganha o total mais baixo.
    .except = Se o total mais baixo for partilhado, ver A-62. Pode combinar-se outro total (A-64). Uma partida
        nula não soma nada (A-57).
    .example = Depois da quinta partida, a Ana tem 512 pontos, o Ben 230, a Chloé 505 e o Duarte 341. Ganha o
        Ben.

A-61 = Quem dá as cartas na partida seguinte
    .question = As folhas dizem quem dá primeiro, mas não quem dá depois.
    .ruling = Passa a dar quem está à esquerda de quem deu, deixando de fora os jogadores eliminados.
    .why = É o costume mais comum nas mesas de cartas.
    .option = Com `next_dealer=winner` dá quem ganhou a partida ou, depois de uma partida nula, quem está à
        esquerda de quem deu. Com `next_dealer=same` dá sempre a mesma pessoa; quando for eliminada, passa a
        dar quem está à sua esquerda. Com `next_dealer=redetermine` decide-se de novo quem dá antes de cada
        partida.

A-62 = Empates no fim de um jogo
    .question = E se houver jogadores empatados?
    .ruling = Com total acumulado, não é empate vários jogadores chegarem juntos à meta: ganha o total mais
        baixo. Se o próprio total mais baixo for partilhado, jogam todos outra partida, e mais outra, até um
        jogador ficar sozinho com o mais baixo; uma partida nula pelo meio deixa o empate como estava. Com
        troca de pares, os totais mais altos ganham em conjunto, a não ser que se combine outra ronda. Na
        pontuação habitual não pode haver empate.
    .why = Se outra partida pode desfazer o empate, joga-se outra partida.
    .option = Com `lowest_tie=share`, os jogadores que partilham o total mais baixo ganham em conjunto.

A-64 = Outras metas
    .question = Têm de ser 500?
    .ruling = Não. Antes do jogo pode combinar-se qualquer número inteiro a partir de 1; 500 é o impresso.
    .why = Para o jogo de eliminação, as próprias folhas de 2003 só dão 500 como possibilidade.
    .option = `target` é o número.

A-67 = O sentido de uma nova partida
    .question = Uma partida acabou quando o jogo seguia para a direita. Como começa a seguinte?
    .ruling = Para a esquerda.
    .why = Segundo R-07, todas as partidas começam para a esquerda.

A-82 = A pares e com total acumulado
    .question = Pode jogar-se a pares com total acumulado?
    .ruling = Nos jogos impressos não, e as opções não oferecem essa mistura: `score` tem um só valor.
    .why = As folhas só descrevem o jogo a pares com a pontuação habitual.

D-28 = Há um prémio por ficar sem cartas?
    .difference = Os textos franceses podem ler-se como se ficar sem cartas desse pontos e as cartas dos
        adversários viessem por acréscimo.
    .ruling = Só contam as cartas dos adversários (R-55). Nenhuma folha traz um prémio.

D-40 = Um 500 que falta
    .difference = O texto espanhol de 2018 omite os 500 no objetivo do jogo.
    .ruling = A meta é 500. O mesmo texto tem-na mais abaixo.

## 2.14 A dois

R-59 = Dois jogadores: { reverse }
    .when = Só jogam dois, e um deles joga um { reverse }.
    .effect = Funciona como um { skip }: quem o jogou volta logo a ter a vez.
    .except = É uma vez como as outras (R-62). { $edition ->
            [hp2003] O adversário pode anular o { reverse } com a { invisibility } (A-28).
            [hp2018] A folha desta edição não diz nada; A-63 explica porque é que a regra também vale aqui, e
                como escolher outra coisa.
            [all] Na { edition-hp2003 }, o adversário pode anulá-lo com a { invisibility } (A-28). Para a
                { edition-hp2018 }, cuja folha não diz nada, ver A-63.
           *[other] Entre dois jogadores o sentido não faz diferença.
        }
    .first = Começa quem deu as cartas (A-10).
    .last = Sem efeito (R-53).

R-60 = Dois jogadores: { skip }
    .when = Só jogam dois, e um deles joga um { skip }.
    .effect = O adversário perde a vez, por isso quem o jogou volta logo a ter a vez.
    .except = É uma vez como as outras (R-62). { $edition ->
            [hp2003] O adversário pode anular o { skip } com a { invisibility } (R-39).
            [all] Na { edition-hp2003 }, o adversário pode anulá-lo com a { invisibility } (R-39).
           *[other] São permitidas várias cartas { skip } seguidas, uma por vez.
        }
    .first = Começa quem deu as cartas (R-11).
    .last = Sem efeito (R-53).

R-61 = Dois jogadores: { draw-card } e { wild-four }
    .when = Só jogam dois, e um deles joga um { draw-card } ou um { wild-four }.
    .effect = Depois de o adversário biscar as cartas, a vez volta a quem jogou.
    .except = Se o adversário questionar com razão, joga ele (R-33); se questionar sem razão, a vez volta a
        quem jogou a carta (R-34). { $edition ->
            [hp2003] Depois da { invisibility }, o adversário já teve a sua vez, por isso a vez volta a quem
                jogou a carta (A-25).
            [all] Depois da { invisibility }, na { edition-hp2003 }, o adversário já teve a sua vez, por isso
                a vez volta a quem jogou a carta (A-25).
           *[other] A vez que se segue é como as outras (R-62).
        }
    .first = Um { draw-card } atinge quem não deu as cartas, e começa quem deu (R-09). Um { wild-four } volta
        para a pilha (R-13).
    .last = O adversário bisca, e as cartas contam (R-52).

R-62 = Dois jogadores: tudo o resto
    .when = Só jogam dois.
    .effect = Todas as outras regras valem como de costume. Voltar a ter a vez quer dizer só isso: uma vez
        como as outras, em que se joga uma carta que combine ou se bisca uma.
    .except = Ninguém é obrigado a jogar uma segunda carta, e ninguém pode jogar uma que não combine.

A-63 = Dois jogadores e um { reverse } na { edition-hp2018 }
    .question = A folha de 2018 não tem regras para dois jogadores. O que faz um { reverse } entre dois?
    .ruling = Funciona como um { skip }, como nas edições de 2003 (R-59).
    .why = À letra não faria absolutamente nada, e todas as outras regras da família fazem dele um { skip }.
    .option = Com `two_reverse=noop` só inverte o sentido, e joga a seguir o adversário. As outras edições
        ignoram esta opção (A-101).

A-101 = Três pequenos pontos
    .question = Quando se julga que ninguém é obrigado a fazer bluff (A-12)? Um último { reverse } inverte o
        sentido? Onde conta `two_reverse`?
    .ruling = Se um { wild-four } biscado seria bluff, julga-se quando o jogador quer ficar com ele. Um
        último { reverse } que se podia jogar deixa o sentido como estava. `two_reverse` só conta na
        { edition-hp2018 }; nas outras edições está impresso que um { reverse } entre dois é um { skip }.
    .why = Cada um resulta da regra a que pertence: A-12, R-53 e R-59.

D-23 = Dois jogadores: o que o texto espanhol omite
    .difference = O texto espanhol de 2003 não diz que de resto valem as regras habituais, e soa como se fosse
        preciso jogar uma segunda carta.
    .ruling = Valem as regras habituais, e a nova vez é como as outras (R-62).

D-25 = Títulos perdidos na folha 42003
    .difference = Na folha 42003 faltam os títulos do jogo a pares, da troca de pares e da eliminação, de modo
        que esses parágrafos parecem pertencer às regras para dois jogadores; uma frase sobre o { reverse }
        perdeu algumas palavras.
    .ruling = São regras para o jogo a pares, para a troca de pares e para a eliminação, como na folha irmã. O
        { reverse } inverte o sentido, seja ele qual for (R-25).

## 2.15 Pares e torneios

R-63 = A pares: os lugares
    .when = { $edition ->
            [hp2018] A mesa combinou jogar a pares (`score=team`). A folha desta edição não o traz.
            [all] A mesa combinou jogar a pares (`score=team`). Na { edition-hp2018 }, cuja folha não o traz,
                também se pode combinar.
           *[other] A mesa combinou jogar a pares (`score=team`).
        }
    .effect = Cada um senta-se em frente do seu par, de modo que a vez passa de parceria em parceria.
    .except = O número de jogadores é par e pelo menos quatro (R-01); com seis, oito ou dez, ver A-60. Quem
        joga a pares não mostra as cartas ao seu par; quanto a conselhos, vale a regra que vale para todos
        (A-75).

R-64 = A pares: fim de uma partida e pontos
    .when = Joga-se a pares, e um jogador ficou sem cartas.
    .effect = A partida acabou. A parceria de quem ficou sem cartas fica com todos os pontos das mãos dos dois
        adversários.
    .except = As cartas que o par do vencedor ainda tem não contam a favor nem contra ninguém (A-79). A
        primeira parceria a chegar à meta ganha o jogo (A-78). Com três ou mais parcerias, contam todas as
        mãos de todas as outras (A-60).
    .last = Um último { draw-card } ou { wild-four } ainda faz o jogador seguinte biscar (R-52).
    .example = A Ana e a Chloé jogam contra o Ben e o Duarte. A Ana fica sem cartas; a Chloé tem 40 pontos na
        mão, o Ben 25, o Duarte 60. A Ana e a Chloé pontuam 85.

A-60 = A pares com seis, oito ou dez jogadores
    .question = Como se sentam os pares, e o que pontuam, quando há mais de quatro jogadores?
    .ruling = O par de cada um é o jogador exatamente em frente. A parceria que ficou sem cartas pontua todas
        as mãos menos as duas suas. { $edition ->
            [hp2003] Pode escolher-se o próprio par para um { howler }.
            [hp2018] Pode escolher-se o próprio par para um { sorting-hat }.
            [all] Pode escolher-se o próprio par para um { howler } ou um { sorting-hat }.
           *[other] Cada dois que jogam juntos são uma parceria à parte.
        }
    .why = As folhas sentam os pares frente a frente, e uma delas fala de várias parcerias.

A-78 = A meta a pares
    .question = A pares, conta-se até 500 em parceria ou cada um por si?
    .ruling = Em parceria. A primeira parceria a chegar à meta ganha.
    .why = Os pontos são marcados para a parceria.

A-79 = As cartas do par
    .question = Contam as cartas que ficaram na mão do par do vencedor?
    .ruling = Não, nem a favor nem contra ninguém.
    .why = Só se contam as mãos adversárias.

D-06 = Em frente ou na diagonal
    .difference = O texto português de 2003 senta os pares na diagonal, cada um em frente de um adversário; o
        inglês senta-os em frente um do outro.
    .ruling = Em frente na ordem das vezes (R-63). Para quatro jogadores em duas filas viradas uma para a
        outra, as duas coisas querem dizer o mesmo: a vez alterna entre as parcerias.

D-39 = Quando acaba uma partida a pares, e o que conta
    .difference = O texto português de 2003 pode ler-se como se um jogador de cada parceria tivesse de ficar
        sem cartas, e como se contassem os pontos dos dois lados.
    .ruling = A partida acaba quando um jogador qualquer fica sem cartas, e só pontuam as cartas do lado que
        perdeu (R-64).

D-41 = Duas parcerias ou várias
    .difference = O texto espanhol de 2003 fala de várias parcerias, o inglês das duas mãos adversárias.
    .ruling = Duas parcerias são a regra. Com seis, oito ou dez jogadores há mais (A-60).

R-65 = Quatro jogadores, com troca de pares
    .when = { $edition ->
            [hp2018] Quatro jogadores combinaram-no (`score=rotate4`). A folha desta edição não o traz.
            [all] Quatro jogadores combinaram-no (`score=rotate4`). Na { edition-hp2018 }, cuja folha não o
                traz, também se pode combinar.
           *[other] Quatro jogadores combinaram-no (`score=rotate4`).
        }
    .effect = Cada um joga quatro partidas com cada um dos outros três como par: doze partidas ao todo. Cada
        partida joga-se e pontua-se como em R-64, e os dois da parceria escrevem os pontos dela cada um na sua
        conta (A-59). Depois de doze partidas, ganha o total individual mais alto.
    .except = Os jogadores trocam de lugar depois de cada quatro partidas, para que os pares fiquem em frente
        um do outro. Cada um dos quatro dá as cartas uma vez nessas quatro partidas (A-76). Uma mesa pode
        combinar mais rondas. Se o total mais alto for partilhado, ver A-62.
    .example = Partidas 1 a 4: a Ana e a Chloé contra o Ben e o Duarte, sentados Ana, Ben, Chloé, Duarte.
        Partidas 5 a 8: a Ana e o Ben contra a Chloé e o Duarte, sentados Ana, Chloé, Ben, Duarte. Partidas 9
        a 12: a Ana e o Duarte contra o Ben e a Chloé, sentados Ana, Ben, Duarte, Chloé.

R-66 = Oito jogadores em duas mesas
    .when = { $edition ->
            [hp2018] Oito jogadores combinaram este torneio (`penult score --tournament`). A folha desta
                edição não o traz.
            [all] Oito jogadores combinaram este torneio (`penult score --tournament`). Na { edition-hp2018 },
                cuja folha não o traz, também se pode combinar.
           *[other] Oito jogadores combinaram este torneio (`penult score --tournament`).
        }
    .effect = Cada um joga quatro partidas com cada um dos outros sete como par: vinte e oito partidas por
        jogador, em sete rondas de quatro partidas, em duas mesas ao mesmo tempo. Cada partida pontua-se como
        em R-65, e ganha o total individual mais alto.
    .except = Quem joga contra quem está em A-77, quem dá as cartas em A-76. Nas duas mesas juntas jogam-se
        cinquenta e seis partidas.

A-59 = O que cada jogador escreve
    .question = Com troca de pares, o que escreve cada jogador depois de uma partida?
    .ruling = Os dois da parceria vencedora escrevem a pontuação completa da parceria. Os outros não escrevem
        nada.
    .why = Os pontos são da parceria que os fez, e cada um dos dois conta-os por inteiro.

A-76 = Quem dá com troca de pares
    .question = Quem dá as cartas num jogo com troca de pares?
    .ruling = Cada um dos quatro jogadores de uma mesa dá uma vez em cada quatro partidas.
    .why = Quatro partidas e quatro jogadores: assim todos dão o mesmo número de vezes.

A-77 = Quem joga contra quem em duas mesas
    .question = As folhas dizem quem faz par com quem no jogo de oito, mas não contra quem.
    .ruling = O calendário abaixo, em que cada dois jogadores jogam quatro partidas juntos e oito partidas um
        contra o outro. Qualquer outro calendário em que cada um tenha cada um dos outros como par uma vez,
        por quatro partidas, também está de acordo com as folhas.

        Os jogadores são numerados de 1 a 8, e cada ronda tem quatro partidas.

        Ronda 1: 8 e 1 contra 2 e 4; 3 e 7 contra 5 e 6.

        Ronda 2: 8 e 2 contra 3 e 5; 4 e 1 contra 6 e 7.

        Ronda 3: 8 e 3 contra 4 e 6; 5 e 2 contra 7 e 1.

        Ronda 4: 8 e 4 contra 5 e 7; 6 e 3 contra 1 e 2.

        Ronda 5: 8 e 5 contra 6 e 1; 7 e 4 contra 2 e 3.

        Ronda 6: 8 e 6 contra 7 e 2; 1 e 5 contra 3 e 4.

        Ronda 7: 8 e 7 contra 1 e 3; 2 e 6 contra 4 e 5.
    .why = Assim cada um encontra cada um dos outros o mesmo número de vezes.

D-07 = Quatro partidas ou doze
    .difference = Para quatro jogadores, os textos ingleses têm quatro partidas com um par diferente em cada uma,
        embora só haja três outros, e os franceses omitem a palavra “diferente”; o espanhol tem quatro partidas com
        cada par; o português dá doze como total.
    .ruling = Quatro partidas com cada um de três pares: doze (R-65). É também a fórmula do jogo de oito.
    .option = Com `rotate4_per_pair=1`, cada dois jogadores jogam uma partida juntos: três partidas ao todo.

D-08 = Vinte e oito partidas
    .difference = Para oito jogadores, o inglês tem quatro partidas com cada outro jogador, vinte e oito ao
        todo; o francês tem quatro partidas com um outro jogador; o espanhol e o português só dão o total.
    .ruling = Quatro partidas com cada um dos outros sete: vinte e oito por jogador (R-66).

D-30 = Várias mesas ou várias rondas
    .difference = O título francês fala de torneios em várias rondas, os outros de torneios em várias mesas.
    .ruling = Várias mesas (R-66).

R-67 = Eliminação
    .when = { $edition ->
            [hp2018] A mesa combinou-a (`score=elim`). A folha desta edição não a traz.
            [all] A mesa combinou-a (`score=elim`). Na { edition-hp2018 }, cuja folha não a traz, também se
                pode combinar.
           *[other] A mesa combinou-a (`score=elim`).
        }
    .effect = Todos mantêm um total acumulado como em R-58, e combina-se uma meta, por exemplo 500. Um jogador
        cujo total chegue à meta ou a passe é eliminado; os outros continuam.
    .except = Podem ser eliminados vários jogadores numa só partida (A-65). Os seus lugares fecham-se, e eles
        não participam mais (A-69).

R-68 = Eliminação: os dois últimos
    .when = O jogo de eliminação ficou reduzido a dois jogadores.
    .effect = Continuam a jogar pelas regras para dois jogadores (R-59 a R-62), com os totais que têm, até um
        deles chegar à meta e perder. O outro ganha o jogo.
    .except = Isto pode levar várias partidas (D-24). Se uma só partida eliminar todos os jogadores menos um,
        esse ganhou sem precisar deste duelo (A-65).

A-65 = São eliminados vários de uma vez
    .question = E se dois ou mais jogadores chegarem à meta na mesma partida, talvez todos menos um?
    .ruling = Saem todos juntos. Se restar exatamente um jogador, esse ganha logo.
    .why = Quem ganhou a partida não soma nada e estava abaixo da meta, por isso resta sempre pelo menos um
        jogador.

A-66 = Os totais dos dois últimos
    .question = Os dois últimos jogadores recomeçam do zero?
    .ruling = Não, continuam com os seus totais.
    .why = É um só total acumulado da primeira à última partida.

A-69 = Os lugares dos eliminados
    .question = O que acontece aos lugares dos jogadores eliminados?
    .ruling = Fecham-se: a vez passa por cima deles. Os eliminados não podem ser escolhidos para uma carta, e
        não podem apanhar ninguém nem assinalar uma carta ilegal.
    .why = Já não estão no jogo.

D-24 = Quanto tempo jogam os dois últimos
    .difference = O inglês e o francês falam de uma partida final; o espanhol deixa os dois jogar até um
        chegar ao valor combinado; o português diz que podem jogar.
    .ruling = Tantas partidas quantas forem precisas até um deles chegar à meta (R-68). Não fica à escolha.

D-42 = O valor no jogo de eliminação
    .difference = O português dá 500 como exemplo, o espanhol recomenda-o e elogia o jogo como o mais
        desafiante.
    .ruling = O valor é livre, e 500 é o habitual (A-64).
    .option = `target` é o valor.

## 2.16 Em nenhuma folha

R-69 = Sem regras da casa, salvo acordo
    .effect = O que as folhas não trazem não se joga. Em especial: ninguém pode responder a um { draw-card }
        ou a um { wild-four } com outro para o passar adiante; ninguém pode adiantar-se fora da sua vez com
        uma carta igual; um 7 não troca mãos e um 0 não as faz rodar; ninguém bisca até sair uma carta que
        combine; e qualquer carta pode ser a última.
    .except = Isto vale para tudo o que a mesa não combinou. O que pode combinar está na lista das opções e no capítulo das
        regras da casa. Mais nada muda as regras.

R-70 = O objetivo do jogo
    .effect = Em cada partida tentas ficar sem cartas antes de toda a gente. Quem o consegue pontua as cartas
        que os outros ainda têm. Quem primeiro tiver 500 pontos ganha o jogo.
    .except = Podem combinar-se outras maneiras de pontuar: total acumulado (R-58), parcerias (R-64), troca de
        pares (R-65, R-66) ou eliminação (R-67).

A-53 = Regras da casa
    .question = Acumular cartas que fazem biscar, adiantar-se fora da vez, trocar mãos com setes e zeros,
        ou biscar até sair uma que combine fazem parte do jogo?
    .ruling = Só se a mesa o tiver combinado (R-69).
    .why = Nenhuma das folhas as traz.

A-84 = Misturar edições
    .question = O anfitrião pode misturar as cartas de várias edições?
    .ruling = Não é um jogo impresso: cada baralho é o da sua edição, nem mais nem menos (R-02). { $edition ->
            [all] Se alguém o fizer numa mesa sua, o { sorting-hat } é uma carta especial jogada contra quem é
                escolhido: a { invisibility } pode anulá-lo antes de se biscar a primeira carta, e a vez
                segue como em A-31.
           *[other] As cartas das outras edições ficam nas suas caixas.
        }
    .why = Cada folha descreve o seu próprio baralho.

## Opções

option-score = Pontuação
    .about = Como se pontuam as partidas e o que ganha o jogo. Oito jogadores em duas mesas são um torneio
        (R-66).
    .winner = Quem fica sem cartas pontua o que todos os outros têm na mão; ganha o primeiro a chegar à meta
        (R-55, R-57).
    .tally = Cada um soma o que lhe fica na mão; quando alguém chega à meta, ganha o total mais baixo (R-58).
    .elim = Cada um soma o que lhe fica na mão; quem chega à meta é eliminado, e os dois últimos decidem entre
        si (R-67, R-68).
    .team = Os pares sentam-se em frente um do outro e pontuam juntos (R-63, R-64).
    .rotate4 = Quatro jogadores, cada um com cada um dos outros como par, à vez; ganha o total individual mais
        alto (R-65).
    .sheet = { $edition ->
            [hp2018] A folha desta edição traz as duas primeiras; as outras vêm das folhas de 2003.
            [all] As folhas da { edition-classic } e da { edition-hp2003 } trazem-nas todas; a da
                { edition-hp2018 } traz as duas primeiras.
           *[other] A folha desta edição traz todas.
        }

option-target = Meta
    .about = O total que decide um jogo: qualquer número inteiro a partir de 1 (A-64). Com troca de pares não
        se usa.
    .n500 = 500 pontos, como está impresso (R-57, R-58, R-67).
    .sheet = Todas as folhas dizem 500; o jogo de eliminação deixa o número aos jogadores (R-67).

option-drawn = A carta biscada
    .about = Se quem biscou uma carta que combina é obrigado a jogá-la.
    .may = Pode jogá-la ou ficar com ela (R-19, R-20).
    .must_declined = Tem de a jogar quem podia ter jogado outra carta e escolheu não jogar; nos outros casos
        pode ficar com ela. Ninguém é obrigado a fazer bluff (A-12).
    .must_nomatch = Tem de a jogar quem não tinha nada para jogar; quem escolheu não jogar pode ficar com ela.
        Ninguém é obrigado a fazer bluff (A-12).
    .must = Tem sempre de a jogar. Ninguém é obrigado a fazer bluff (A-12).
    .sheet = O texto português de 2003 obriga depois de se escolher não jogar (D-02), o texto espanhol de 2018
        quando nada combinava (D-03); todos os outros deixam a escolha.

option-legality = Cartas ilegais
    .about = O que acontece quando alguém joga uma carta que não se pode jogar.
    .strict = O árbitro recusa-a. Não aconteceu nada, e ninguém paga nada.
    .table = Pode ser jogada. Se outro jogador a assinalar a tempo, volta para a mão, quem a jogou bisca duas
        cartas, e a vez passa (R-49). As cartas jogadas contra alguém esperam até serem aceites, para haver
        tempo de as assinalar (A-48).
    .sheet = { $edition ->
            [hp2018] As folhas de 2003 trazem a penalidade; a desta edição não diz nada (A-83).
            [all] As folhas de 2003 trazem a penalidade; a da { edition-hp2018 } não diz nada (A-83).
           *[other] A folha desta edição traz a penalidade (R-49). Onde um árbitro vê cada carta, não é
                precisa.
        }

option-invis_scope = Quem pode jogar a { invisibility } como resposta
    .about = Quem pode anular uma carta especial com a { invisibility }.
    .target = Só o jogador contra quem a carta foi jogada (R-39).
    .any = Todo o jogador menos quem jogou a carta, até ela ter resposta ou se iniciar a vez seguinte (D-04,
        A-98).
    .sheet = O texto espanhol de 2003 deixa fazê-lo qualquer jogador (D-04); o inglês, o francês e o português
        não.

option-invis_turn = A vez depois da { invisibility }
    .about = Se quem anula um { draw-card }, um { skip }, um { wild-four } ou, entre dois jogadores, um
        { reverse } ainda joga a sua vez.
    .uses = Não: a { invisibility } foi a vez, e o jogo passa adiante (A-25).
    .free = Sim: segue-se a sua vez normal, com a cor que acabou de escolher (A-25, A-40).
    .sheet = O texto português liga a carta à própria vez, o que apoia a primeira leitura (D-05); os outros
        não dizem.

option-howler_target = Contra quem pode ir um { howler }
    .about = Se quem joga um { howler } se pode escolher a si mesmo.
    .other = Não: escolhe-se outro jogador (R-35).
    .any = Sim: quem o joga pode dizer as próprias cartas em voz alta, e não o pode anular com a { invisibility }
        (D-17).
    .sheet = O inglês e o espanhol permitem qualquer pessoa; o português diz outro jogador (D-17).

option-howler_invis_next = Quem joga depois da { invisibility } contra um { howler }
    .about = A partir de quem se conta o jogador seguinte quando um { howler } foi anulado.
    .howler = A partir de quem jogou o { howler } (A-31).
    .invis = A partir de quem foi escolhido e jogou a { invisibility } (A-31, A-98).
    .sheet = Os textos franceses deixam o jogo continuar normalmente, o que apoia a primeira leitura; o inglês
        pode ler-se das duas maneiras (D-20).

option-two_reverse = Um { reverse } entre dois jogadores
    .about = O que faz um { reverse } entre dois jogadores.
    .skip = Funciona como um { skip } (R-59, A-63).
    .noop = Só inverte o sentido, e joga a seguir o adversário (A-63).
    .sheet = A folha de 2018 não tem regras para dois jogadores. As folhas de 2003 fazem dele um { skip }; nas
        suas edições esta opção é ignorada (A-101).

option-hat_last = Um { sorting-hat } como última carta
    .about = Se ainda há quem bisque quando um jogador fica sem cartas com um { sorting-hat }.
    .off = Ninguém bisca (R-53, A-38).
    .on = Quem fica sem cartas escolhe alguém, que ainda bisca até sair uma carta vermelha; essas cartas
        contam (A-38, A-99).
    .sheet = A folha de 2018 só nomeia o { draw-card } e o { wild-four } como últimas cartas que ainda contam
        (R-52).

option-hints = Sugestões
    .about = Se quem sugere uma jogada a outro bisca duas cartas.
    .off = As sugestões não custam nada.
    .on = O anfitrião ou o árbitro pode penalizar uma sugestão com duas cartas (R-48, A-70).
    .sheet = { $edition ->
            [hp2018] A folha desta edição não diz nada, por isso o valor predefinido é `off` (A-83).
            [all] As folhas de 2003 trazem a penalidade, por isso aí o valor predefinido é `on`; a da
                { edition-hp2018 } não diz nada, por isso o valor predefinido é `off` (A-83).
           *[other] A folha desta edição traz a penalidade, por isso o valor predefinido é `on` (R-48).
        }

option-forced_draw_closes = Biscar por obrigação e UNO
    .about = Se o tempo para apanhar um UNO esquecido acaba quando o jogador seguinte bisca por causa de um
        { draw-card } ou de um { wild-four }.
    .no = Não: acaba quando alguém inicia realmente a sua vez (R-46, A-39).
    .yes = Sim, biscar por obrigação põe-lhe fim (A-39, A-97).
    .sheet = Segundo as folhas, a vez inicia-se com a carta que se bisca { draw-pile.of }; à letra, essa
        seria a segunda leitura (A-39).

option-reshuffle = O momento de voltar a baralhar
    .about = Quando é que as cartas jogadas passam a ser { draw-pile.new }.
    .eager = Assim que a última carta sai { draw-pile.of } (R-50, A-54).
    .lazy = Só quando for preciso biscar uma carta e { draw-pile.the } não tiver cartas (A-54).
    .sheet = Todas as folhas falam do momento em que a pilha chegou ao fim, que é a primeira leitura.

option-first_return = Uma primeira carta que volta
    .about = Para onde vai uma primeira carta que não pode ficar.
    .shuffle = Para um lugar ao acaso { draw-pile.in } (R-13, A-07).
    .middle = Um { howler } ou uma { invisibility } vai para o meio exato { draw-pile.of }, um { wild-four }
        para um lugar ao acaso (A-07).
    .sheet = O texto português de 2003 põe o { howler } e a { invisibility } no meio (D-21); os outros
        devolvem todas as cartas ao baralho.

option-wd4_guilty_card = Um { wild-four } apanhado em bluff
    .about = O que acontece à carta quando se questiona com razão.
    .stays = Fica na pilha, e a sua cor vale (R-33, A-18).
    .returned = Volta para quem a jogou, voltam a valer a carta e a cor anteriores, e depois quem a jogou
        bisca quatro cartas (A-18, A-90).
    .sheet = Nenhuma folha diz que a carta volta (D-15).

option-next_dealer = Quem dá a seguir
    .about = Quem dá as cartas na partida seguinte de um jogo.
    .left = Quem está à esquerda de quem deu na última partida, deixando de fora os jogadores eliminados
        (A-61).
    .winner = Quem ganhou a última partida; depois de uma partida nula, quem está à esquerda de quem deu
        (A-61).
    .same = Outra vez a mesma pessoa; quando for eliminada, passa a dar quem está à sua esquerda (A-61).
    .redetermine = Decide-se de novo, como antes da primeira partida (A-61, A-86).
    .sheet = Nenhuma folha diz quem dá as cartas nas partidas seguintes.

option-lowest_tie = Um total mais baixo partilhado
    .about = O que acontece, com total acumulado, quando o jogo acabou e o total mais baixo é partilhado.
    .play_on = Jogam todos outra partida, até um jogador ficar sozinho com o mais baixo (A-62).
    .share = Os jogadores que o partilham ganham em conjunto (A-62).
    .sheet = Nenhuma folha fala de empates.

option-blocked = Quando ninguém pode jogar
    .about = O que acontece quando não há nada para biscar e todos passaram uns a seguir aos outros.
    .void = A partida é nula e ninguém pontua (A-57).
    .lowest_hand = Quem tiver menos pontos na mão ganha a partida; um empate torna-a nula (A-57).
    .sheet = Nenhuma folha fala disso.

option-rotate4_per_pair = Partidas com cada par
    .about = Quantas partidas jogam juntos cada dois jogadores no jogo de quatro com troca de pares.
    .n4 = Quatro: doze partidas ao todo (R-65).
    .n1 = Uma: três partidas ao todo (D-07).
    .sheet = Os textos espanhol e português de 2003 chegam a doze partidas; o inglês e o francês têm um lapso
        (D-07).

option-false_catch = Acusações falsas
    .about = Quanto custa acusar alguém sem razão de um UNO esquecido ou de uma carta ilegal.
    .none = Nada (A-42).
    .draw2 = Duas cartas, a não ser que se tenha querido apanhar alguém um instante tarde de mais (A-42,
        A-92).
    .sheet = Nenhuma folha traz uma penalidade para isso.
