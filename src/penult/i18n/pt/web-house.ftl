## As regras da casa de uma mesa nova.

web-house = Regras da casa
    .about = Nenhuma está impressa. Todos as veem antes de o jogo começar.
    .choose = Escolher
    .none = Nenhuma. Joga como está impresso, ou escolhe o que se joga em tua casa.
web-house-presets = Regras da casa populares
web-house-official = Oficial
    .about = O jogo impresso, sem regras da casa.
web-house-filled = { $filled } de { $total }
web-house-group = Regras da casa
    .draws = Cartas que fazem biscar
    .hands = Trocar mãos
    .start = A distribuição
    .drawing = Biscar ou jogar
    .plays = Jogar
    .end = O fim da partida
    .calls = UNO
web-house-count = { $count ->
    [0] Sem regras da casa
    [1] 1 regra da casa
   *[other] { $count } regras da casa
}
web-house-meets = Junto com “{ $option }”:
web-house-conflicts = { $count ->
    [1] Falta resolver um conflito
   *[other] Falta resolver { $count } conflitos
}
web-house-set = Mudar “{ $option }” para “{ $value }”
    .seats = Jogar com { $seats } lugares
web-house-heard = Estas regras não combinam: { $title }.
web-house-quoted = “{ $text }”
web-house-choice = “{ $option }: { $value }”
web-house-yours = As tuas regras guardadas
web-house-name = Nome para estas regras
web-house-save = Guardar
web-house-saved = As regras “{ $name }” ficaram guardadas neste navegador.
web-house-forget = Apagar “{ $name }”
web-house-link = Link para estas regras
web-house-sheet = Imprimir as nossas regras
web-house-learn = Aprender numa partida
