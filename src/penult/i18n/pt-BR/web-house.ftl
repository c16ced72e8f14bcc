## As regras da casa de uma mesa nova, em português do Brasil.

web-house =
    .about = Nenhuma está impressa. Todos as veem antes de a partida começar.
    .none = Nenhuma. Jogue como está impresso, ou escolha o que se joga na sua casa.
web-house-group =
    .draws = Cartas que fazem comprar
    .start = A distribuição das cartas
    .drawing = Comprar ou jogar
    .end = O fim da rodada
web-house-yours = Suas regras salvas
web-house-save = Salvar
web-house-saved = As regras “{ $name }” foram salvas neste navegador.
web-house-forget = Excluir “{ $name }”
web-house-learn = Aprender em uma rodada
