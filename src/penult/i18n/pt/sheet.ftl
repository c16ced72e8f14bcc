## Nomes das partes de uma entrada

part-when = Quando
part-effect = O que acontece
part-except = Nota
part-two = A dois
part-first = Como primeira carta
part-last = Como última carta
part-example = Exemplo
part-question = Pergunta
part-ruling = Decisão
part-why = Porquê
part-option = Opção
part-difference = Diferença
part-about = O que decide
part-sheet = O que dizem as folhas
part-origin = De onde vem
part-any-number = Outro número
part-conflict = Recusado
part-change = O que mudar
part-beware = Atenção

option-default = { $value } (predefinido)
labeled = { $label }: { $text }
entry-editions = Edições
entry-printed = Impressa em
entry-heading = Sob o título
entry-unprinted = Não está impressa; resulta de outras regras ou de uma decisão.
entry-see = Ver também
entry-options = Opções
entry-meets = Cruza-se com
entry-heard = Quem a joga
source-sheet = { $sheet ->
    [s42003] folha 42003
    [s42797] folha 42797
    [s42797-draft] rascunho da folha 42797
    [s42797-fr] folha francesa 42797
   *[s2018] folha de 2018
}
source = { source-sheet } ({ $languages })
source-language = { $language ->
    [en] inglês
    [es] espanhol
    [fr] francês
   *[pt] português
}
source-entry = { $heading }, { $entry }
source-heading = { $heading } ({ $sheets })

## Índice e pesquisa

contents-title = O livro de regras do Penult
contents-hint = penult rules R-28 mostra uma entrada, penult rules --edition classic uma folha de regras inteira, penult rules --house o que combina com quê.
contents-options = Opções

## Uma folha de regras inteira

sheet-title = { $edition ->
    [classic] Regras do jogo: { edition-classic }
    [hp2003] Regras do jogo: { edition-hp2003 }
   *[hp2018] Regras do jogo: { edition-hp2018 }
}
sheet-product = { $edition ->
    [classic] Para o { product-classic }.
    [hp2003] Para o { product-hp2003 }.
   *[hp2018] Para o { product-hp2018 }.
}
sheet-reading = Cada regra tem um código, para que qualquer mesa possa apontar para ela. R é uma regra que as folhas trazem impressa, D um ponto em que folhas ou línguas diferem, A uma decisão sobre o que todas deixam em aberto, H uma regra da casa. Palavras como `drawn=must` são opções do Penult: se a mesa não combinar outra coisa, vale o valor marcado como predefinido.
sheet-deck = As cartas
sheet-card = Carta
sheet-number = No baralho
sheet-points = Pontos por carta
sheet-total = Total
sheet-numbers = { $color ->
    [R] Cartas vermelhas de 0 a 9
    [G] Cartas verdes de 0 a 9
    [B] Cartas azuis de 0 a 9
   *[Y] Cartas amarelas de 0 a 9
}
sheet-face-value = o número da carta
sheet-per-color = { $card }, duas de cada cor
sheet-rulings = Decisões e diferenças
sheet-options = O que uma mesa pode combinar
sheet-footer = O Penult é software livre. Não é feito, aprovado nem patrocinado pelos donos das marcas; os nomes das edições só indicam de que regras impressas se trata.
sheet-house-title = { $edition ->
    [classic] As regras da nossa casa: { edition-classic }
    [hp2003] As regras da nossa casa: { edition-hp2003 }
   *[hp2018] As regras da nossa casa: { edition-hp2018 }
}
sheet-agreed = O que combinámos
sheet-changed = O que isso muda
sheet-printed = O jogo impresso
sheet-switches = Regras da casa à escolha

## O que vai com quê, para penult rules --house

house-title = Regras da casa: o que combina com quê
house-reading =
    No Penult pode jogar-se qualquer mistura destas regras da casa. A tabela mostra quais se cruzam: + quer
    dizer que uma regra diz o que acontece nesse caso, ! que uma parte da mistura é recusada, e um ponto que as
    duas nunca se cruzam. Cada mistura recusada é explicada mais abaixo.
house-choosing = Escolhem-se depois da edição: classic+stack=same+seven=must, ou pelo nome de um conjunto já pronto: classic+seven-o. Com penult rules e esse mesmo texto aparecem as regras da casa.
house-meetings = Onde se cruzam
house-printed = Com as opções do jogo impresso
house-conflicts = O que se recusa, e o que mudar
house-presets = Conjuntos já prontos
house-sources = Quem joga o quê
house-sources-reading = São fontes de terceiros: mostram o que se joga, não o que está certo.
