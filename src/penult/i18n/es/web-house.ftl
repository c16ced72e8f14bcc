## Las reglas caseras de una mesa nueva.

web-house = Reglas caseras
    .about = Ninguna está impresa. Todos las ven antes de que empiece la partida.
    .choose = Escoger
    .none = Ninguna. Juega como está impreso, o escoge lo que se juega en tu casa.
web-house-presets = Reglas caseras populares
web-house-official = Oficial
    .about = El juego impreso, sin reglas caseras.
web-house-filled = { $filled } de { $total }
web-house-group = Reglas caseras
    .draws = Cartas de robar
    .hands = Intercambiar manos
    .start = El reparto
    .drawing = Robar en tu turno
    .plays = Jugar
    .end = El final de la mano
    .calls = UNO
web-house-count = { $count ->
    [0] Sin reglas caseras
    [one] 1 regla casera
   *[other] { $count } reglas caseras
}
web-house-meets = Junto con «{ $option }»:
web-house-conflicts = { $count ->
    [one] Resuelve antes un conflicto
   *[other] Resuelve antes { $count } conflictos
}
web-house-set = Poner «{ $option }» en «{ $value }»
    .seats = Jugar con { $seats } asientos
web-house-heard = Estas reglas no van juntas: { $title }.
web-house-quoted = «{ $text }»
web-house-choice = «{ $option }: { $value }»
web-house-yours = Tus reglas guardadas
web-house-name = Nombre de tus reglas
web-house-save = Guardar
web-house-saved = «{ $name }» se guardó en este navegador.
web-house-forget = Borrar «{ $name }»
web-house-link = Enlace a estas reglas
web-house-sheet = Imprimir nuestras reglas
web-house-learn = Aprenderla en una mano
