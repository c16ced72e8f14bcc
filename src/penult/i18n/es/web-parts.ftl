## Lo que dicen por sí mismas las piezas del cliente web; casi todo solo se lee en voz alta.

parts-home = Penult, página de inicio
parts-pages = Páginas
parts-menu = Menú
parts-skip = Ir al contenido
parts-close = Cerrar
parts-language = Idioma
parts-theme-light = Tema claro
parts-theme-dark = Tema oscuro
parts-password-show = Mostrar la contraseña
parts-password-hide = Ocultar la contraseña

## $what es el rótulo de lo que se copia.
parts-copy = Copiar: { $what }
parts-copied = Copiado.

## $rule es el número de una regla, $cards un número de cartas.
parts-rule = Regla { $rule }
parts-host = anfitrión
parts-cards = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
parts-cards-limit = { parts-cards }, fuera de la mano con { $limit }

parts-footer = Software libre, hecho por jugadores. Ni los dueños de UNO (marca de Mattel) ni los de Harry Potter (marca de Warner Bros.) lo hacen, lo avalan o lo patrocinan. Todos los dibujos y la tipografía son nuestros.

## $names son los primeros de una lista, $count cuántos más hay.
parts-few = { $names } y { $count } más

parts-bot = Bot · { bot-level }
