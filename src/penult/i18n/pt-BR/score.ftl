## O português do Brasil: só o que se diz de outro modo do que em pt.

score-word = { $word ->
    [undo] desfazer
    [correct] corrigir
    [dealer] distribui
    [void] nula
    [blocked] bloqueada
    [rename] renomear
    [late] entra
    [add] adicionar
    [drop] desiste
    [table] tabela
    [export] exportar
    [rule] regra
    [back] voltar
    [help] ajuda
    [cards] cartas
    [birthdays] aniversários
   *[quit] sair
}
score-about = { $word ->
    [undo] desfaz o último registro
    [correct] corrige uma rodada anterior: corrigir 3
    [dealer] escolhe quem dá as cartas na próxima: distribui Ana
    [void] fecha uma rodada que ninguém ganhou
    [blocked] fecha uma rodada em que todos passaram e não há mais nada para comprar
    [rename] muda um nome: renomear Ana Anna, ou com vírgula para nomes mais longos: renomear Ana Luz, Anna Luz
    [table] mostra os totais depois de cada rodada
    [export] salva todas as rodadas em um arquivo: exportar pontos.csv ou pontos.json
    [rule] abre a última regra, ou qualquer outra: regra R-57
    [back] volta uma resposta; na primeira, cancela a rodada
    [help] mostra esta ajuda
   *[quit] para (tudo fica salvo)
}
score-help = Depois de cada rodada, digite quem ficou sem cartas: um nome, o começo dele ou um número.
    Depois digite o que cada um dos outros tem na mão, em cartas (R7 GS W4, ou 7 vermelho, pular, curinga) ou em pontos (77).
    A cor não muda os pontos: basta pular, +2 ou 7.
    Cores: R vermelho, G verde, B azul, Y amarelo.
    Se houver várias cartas iguais, digite quantas são: 2 pular, dois curingas.
    { $edition ->
        [classic] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cartas: R, G, B ou Y com um número, D { draw-card }, V { reverse } ou S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    Você também pode digitar:
score-welcome = Joguem com cartas de verdade, e o Penult anota os pontos. Digite ? para ajuda.
score-ask-edition = Que edição vocês estão jogando? Digite o número, ou Enter para 1:
score-ask-players = Quem joga? Digite os nomes no sentido horário ao redor da mesa, separados por vírgulas:
score-wrong-number = { $count ->
    [0] Falta dizer quem joga: são precisos { $allowed } jogadores.
    [1] Um jogador só não dá: são precisos { $allowed }.
   *[other] Não dá com { $count } jogadores: são precisos { $allowed }.
}
score-name-is-word = { $name } também é um comando. Para o jogador, digite { $number }.
score-ask-format = Como vocês contam os pontos? Digite o número, ou Enter para 1:
score-ask-target = Vocês jogam até quantos pontos? Enter para { $target }:
score-no-target = “{ $text }” não serve. Digite um número inteiro, 1 ou mais.
score-not-offered = “{ $text }” não é uma das respostas. Digite um número de 1 a { $last }.
score-saved-in = Salvo em { $path }
score-goes-on = { $begun ->
    [file] A partida de { $players } continua. Para começar outra: `penult score OUTRO-ARQUIVO`
   *[last] A partida de { $players } continua. Para começar outra: `penult score --new`
}
score-left-unfinished = A partida de { $players } não acabou. Para continuar: `penult score { $path }`
score-ask-dealer = { $way ->
    [R-04] Quem dá as cartas? Digite um nome ou um número. Para decidir, digite aniversários (como diz a folha) ou cartas:
   *[R-03] Quem dá as cartas? Digite um nome ou um número. Para decidir, digite cartas (como diz a folha) ou aniversários:
}
score-ask-birthday = Quando é o aniversário de { $who }? Digite como 31 de julho ou 31/7:
score-which-day = Que dia é? Digite o número:
score-tied-picks = { $players } empataram e tiram outra carta.
score-tied-birthdays = { $players } estão igualmente perto, então cada um tira uma carta.
score-hand = Rodada { $number }. { $who } dá as cartas. { $players }
score-seats = Ordem de jogo: { $players }. Duplas: { $first }, { $second }.
score-not-now = Você só pode digitar “{ $word }” entre rodadas. { $back } desfaz a última resposta.
score-help-mercy = Com o limite de cartas também ganha o último jogador que resta: digite o nome.
    Se alguém tinha cartas demais e ficou fora, digite { score-mercy } antes das cartas ou dos pontos daquele momento: { score-mercy } 150.
    { $help }
score-nothing-entered = Nada foi registrado.
score-correcting = A rodada { $number } estava registrada assim: { $text }
score-may-undo = { $count ->
    [1] Se isto mudar quem ainda está no jogo, desfaça primeiro a rodada { $number } e registre de novo depois.
   *[other] Se isto mudar quem ainda está no jogo, desfaça primeiro as rodadas { $number } a { $last } e registre de novo depois.
}
score-undone = { $what ->
    [hand] A última rodada foi desfeita.
    [correction] A última correção foi desfeita.
    [name] O nome novo foi desfeito.
   *[dealer] A escolha de quem dá as cartas foi desfeita.
}
score-corrected = A rodada { $number } foi corrigida, e tudo o que vem depois foi contado de novo.
score-which-hand = Qual rodada? Digite o número depois da palavra: { $word } 3
score-before = Antes da primeira rodada:
score-after = Depois da rodada { $number }:
score-hand-column = Rodada
score-star = { $out ->
    [yes] Cada linha mostra os totais depois dessa rodada. Uma estrela marca quem ganhou; entre parênteses está quem já saiu do jogo.
   *[no] Cada linha mostra os totais depois dessa rodada. Uma estrela marca quem ganhou.
}
score-no-hands = Nenhuma rodada foi registrada ainda.
score-over = A partida acabou. Você ainda pode corrigir e exportar. Enter para parar:
output-taken = O arquivo { $path } já existe. Acrescente --force para substituir.
output-own = O arquivo { $path } tem pontos salvos, então uma exportação não pode substituí-lo. Escolha outro nome.
score-hands = rodadas
score-exported = Salvo em { $path }
score-taken = O arquivo { $path } já existe. Digite { $yes } para substituir, ou Enter para manter:
score-not-replaced = O arquivo { $path } não foi alterado.
score-not-written = Não foi possível salvar o arquivo { $path }: { $reason }
score-not-saved = Isto não foi registrado, porque não foi possível salvar { $path }: { $reason }
score-bye = Até a próxima! Está tudo salvo.
score-ask-go-on = Você já respondeu a algumas destas perguntas. Aperte Enter para continuar daí, ou digite qualquer outra coisa para começar de novo:
score-unfinished = Da última vez isto ficou pela metade, então continua de onde você parou. { $back } desfaz a última resposta.
score-kept = Suas respostas até aqui estão salvas. Quando voltar, você continua daí.
score-bye-unsaved = Até a próxima! Seu último registro não foi salvo, porque não foi possível gravar { $path }: { $reason }
score-bye-lost = Até a próxima! Tudo o que você registrou está salvo, menos o que acabou de digitar, porque não foi possível gravar { $path }: { $reason }
score-other-file = { $kind ->
    [tournament] O arquivo { $path } não corresponde às suas opções. { $differences } Tire estas opções para continuar com ele, ou escolha um arquivo novo para um torneio novo.
    [last] O arquivo { $path } não corresponde às suas opções. { $differences } Tire estas opções para continuar com ele, ou acrescente --new para uma partida nova.
   *[match] O arquivo { $path } não corresponde às suas opções. { $differences } Tire estas opções para continuar com ele, ou escolha um arquivo novo para uma partida nova.
}
score-differs = { $what ->
    [rules] Regras: o arquivo tem { $there }, você pediu { $here }.
    [players] Jogadores: o arquivo tem { $there }, você pediu { $here }.
   *[dealer] Quem dá as cartas primeiro: o arquivo tem { $there }, você pediu { $here }.
}
score-refused = Isso não pode ser registrado.
    .not_a_holding = “{ $text }” não é uma carta. Digite cartas como R7, 7 vermelho, pular ou W4, ou os pontos em número.
    .one_or_two = “{ $text }” pode ser uma carta ou duas. Digite W4, ou ponha uma vírgula no meio: W, 4.
    .count_or_card = “{ $text }” pode querer dizer duas coisas. Ponha vírgulas entre as cartas (7, pular), ou escreva o número por extenso (dois curingas).
    .not_a_card = “{ $text }” não é uma carta. Digite uma carta só, como R7, 7 vermelho ou W4, ou só o número.
    .not_a_day = “{ $text }” não é um dia. Digite como 31 de julho ou 31/7.
    .other_edition = Sua edição não tem { $card-the }.
    .too_many = O baralho só tem { $most } vezes { $card-the }, mas você registrou { $count }.
    .whole_deck = As { $most } cartas não podem estar todas nas mãos: há pelo menos uma no descarte.
    .no_mercy = Aqui se joga sem limite de cartas, então ninguém fica fora por ele.
    .last_left = Numa rodada bloqueada restam pelo menos dois jogadores. Se só resta um, é ele quem ganha: digite o nome.
    .missing = Você ainda tem que registrar o que { $who } tem na mão.
    .not_playing = { $who } não joga esta rodada.
    .over = A partida acabou com a rodada { $number }.
    .later_hand = { $cause ->
        [missing] { $count ->
            [1] Com esta alteração, { $who } ainda estaria no jogo na rodada { $number }. Nada mudou. Para resolver, digite desfazer até desfazer a rodada { $number }, corrija a rodada { $corrected } e registre de novo.
           *[other] Com esta alteração, { $who } ainda estaria no jogo na rodada { $number }. Nada mudou. Para resolver, digite desfazer até desfazer as rodadas { $number } a { $last }, corrija a rodada { $corrected } e registre de novo.
        }
        [not_playing] { $count ->
            [1] Com esta alteração, { $who } já estaria fora do jogo antes da rodada { $number }. Nada mudou. Para resolver, digite desfazer até desfazer a rodada { $number }, corrija a rodada { $corrected } e registre de novo.
           *[other] Com esta alteração, { $who } já estaria fora do jogo antes da rodada { $number }. Nada mudou. Para resolver, digite desfazer até desfazer as rodadas { $number } a { $last }, corrija a rodada { $corrected } e registre de novo.
        }
       *[over] { $count ->
            [1] Com esta alteração, a partida teria acabado antes da rodada { $number }. Nada mudou. Para resolver, digite desfazer até desfazer a rodada { $number }, corrija a rodada { $corrected } e registre de novo.
           *[other] Com esta alteração, a partida teria acabado antes da rodada { $number }. Nada mudou. Para resolver, digite desfazer até desfazer as rodadas { $number } a { $last }, corrija a rodada { $corrected } e registre de novo.
        }
    }
    .no_such_hand = { $last ->
        [0] Nenhuma rodada foi jogada ainda.
       *[other] Não há rodada { $number }. Escolha uma de 1 a { $last }.
    }
    .full = A folha de pontos está cheia: cabem { $most } registros. Desfaça alguma coisa ou comece outra partida.
    .name_unfit = “{ $text }” não serve como nome. Use até { $most } letras, não só números, e não comece com um sinal como = ou +.
    .name_twice = Há dois jogadores com o nome { $text }. Dê a cada um um nome diferente.
    .no_new_name = “{ $text }” não é um nome antigo e um novo. Digite os dois: Ana Anna, ou com vírgula: Ana Luz, Anna Luz.
    .players_stay = Os jogadores são os mesmos até o fim da partida. Para jogar com outras pessoas, comece outra: digite q e depois `penult score --new`.
    .no_such_player = “{ $text }” não é um dos jogadores, ou pode ser mais de um. Digite um destes: { $names }.
    .nobody_named = Digite um nome ou um número: { $names }.
    .no_export = “{ $text }” não serve como nome de arquivo. Tem que terminar em .csv ou .json.
    .no_file = Acrescente o nome de um arquivo: { $text } noite.csv
    .not_exported = Você não pode exportar “{ $text }”. Digite uma destas palavras e o nome de um arquivo: { $words }.
    .taken = O arquivo { $path } já existe.
    .in_use = O arquivo { $path } está aberto em outra janela.
    .changed = Outra pessoa alterou o arquivo { $path }, então nada foi registrado. Comece de novo para ver a alteração.
