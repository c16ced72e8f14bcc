## O que as peças do cliente web dizem por si; quase tudo é apenas lido em voz alta.

parts-home = Penult, página inicial
parts-pages = Páginas
parts-menu = Menu
parts-skip = Ir para o conteúdo
parts-close = Fechar
parts-language = Idioma
parts-theme-light = Tema claro
parts-theme-dark = Tema escuro
parts-password-show = Mostrar a palavra-passe
parts-password-hide = Esconder a palavra-passe

## $what é a legenda do que se copia.
parts-copy = Copiar: { $what }
parts-copied = Copiado.

## $rule é o número de uma regra, $cards um número de cartas.
parts-rule = Regra { $rule }
parts-host = anfitrião
parts-cards = { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
parts-cards-limit = { parts-cards }, fora da partida com { $limit }

parts-footer = Software livre, feito por jogadores. Não é feito, apoiado nem patrocinado pelos donos do UNO (marca da Mattel) nem de Harry Potter (marca da Warner Bros.). Todos os desenhos e tipos de letra são nossos.

## $names são os primeiros de uma lista, $count quantos mais há.
parts-few = { $names } e mais { $count }

parts-bot = Bot · { bot-level }
