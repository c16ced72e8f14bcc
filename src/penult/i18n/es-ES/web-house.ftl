## Las reglas caseras de una mesa nueva, en español de España.

web-house =
    .none = Ninguna. Juega como está impreso o escoge lo que se juega en tu casa.
web-house-saved = «{ $name }» se ha guardado en este navegador.
