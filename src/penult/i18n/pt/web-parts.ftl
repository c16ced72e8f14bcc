## O que as peças do cliente web dizem por si; quase tudo é apenas lido em voz alta.

parts-home = Penult, página inicial
parts-pages = Páginas
parts-menu = Menu
parts-skip = Ir para o conteúdo
parts-close = Fechar
parts-language = Língua
parts-theme-light = Tema claro
parts-theme-dark = Tema escuro
parts-password-show = Mostrar a palavra-passe
parts-password-hide = Esconder a palavra-passe

## $what é a legenda do que se copia.
parts-copy = Copiar: { $what }
parts-copied = Copiado.

## $rule é o número de uma regra, $cards um número de cartas.
parts-rule = Regra { $rule }
parts-host = a cargo da mesa
parts-cards = { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}

parts-footer = Software livre, feito por quem joga. Não é feito, apoiado nem patrocinado pelos donos da UNO, marca da Mattel, nem pelos de Harry Potter, marca da Warner Bros. Todos os desenhos e as letras são nossos.

## $names são os primeiros de uma lista, $count quantos mais há.
parts-few = { $names } e mais { $count }
