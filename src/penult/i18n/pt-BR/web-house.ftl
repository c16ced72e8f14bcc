## As regras da casa de uma mesa nova, em português do Brasil.

web-house =
    .about = Nenhuma está impressa. Todos as veem antes de a partida começar.
    .none = Nenhuma. Jogue como está impresso, ou escolha o que se joga na sua casa.
web-house-group =
    .draws = Cartas que fazem comprar
    .start = A distribuição das cartas
    .drawing = Comprar ou jogar
    .end = O fim da rodada
web-house-conflicts = { $count ->
    [one] Resolva antes um conflito
   *[other] Resolva antes { $count } conflitos
}
web-house-set = Colocar “{ $option }” em “{ $value }”
web-house-yours = Suas casas
web-house-name = Nome da sua casa
web-house-save = Salvar
web-house-saved = “{ $name }” foi salva neste navegador.
web-house-forget = Excluir “{ $name }”
web-house-learn = Aprender em uma rodada
