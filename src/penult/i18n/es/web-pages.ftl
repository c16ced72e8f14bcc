## Las páginas alrededor de la mesa: la primera página, la lista de mesas, una mesa nueva, los ajustes.

## El título de una ventana; $page es el de su página, $section una parte del reglamento.
web-title = { $page } · Penult
    .section = { $section } · { $page } · Penult

web-nav = Páginas
    .new = Nueva mesa
    .tables = Mesas
    .learn = Aprender
    .rules = Reglamento
    .settings = Ajustes
web-rule-whole = Abrir en el reglamento

web-trouble = Algo salió mal.
    .about = No pudimos mostrar esta página. Tu asiento y tus cartas están a salvo.
    .again = Intentar otra vez
    .home = Ir a la página de inicio
web-nowhere = Página no encontrada
    .about = En esta dirección no hay nada. Revisa el enlace: quizá le falta una letra.
    .home = Ir a la página de inicio
    .rules = Abrir el reglamento

## La primera página

web-home-headline = Juega UNO con amigos o con bots.
web-home-about = Los juegos de cartas de la familia UNO, en línea y con las reglas impresas, con amigos o con bots. De dos a diez jugadores. Gratis, sin cuenta y sin instalar nada.
web-home-what = Tres ediciones, con sus reglas impresas
web-home-who = De dos a diez jugadores: amigos, desconocidos o bots
web-home-free = Gratis. Sin cuenta y sin instalar nada
web-home-play = Jugar ahora
web-home-new = Crear una mesa
web-home-level = Bots
## $letters es cuántas letras tiene un código.
web-home-join = Entrar con un código
    .about = Escribe o pega el código o el enlace que te dieron. La mesa se abre sola.
    .short = Un código tiene { $letters } letras.
web-home-sitting = Tus mesas
web-home-back = Volver a tu mesa
## Dónde se juega: la edición y el código de la mesa.
web-home-sitting-at = { $edition } · { $code }
web-home-editions = Ediciones
## $cards es cuántas cartas tiene la edición.
web-home-edition = { $cards } cartas.
    .classic = { $cards } cartas. El juego que casi todos aprenden primero.
    .hp2003 = { $cards } cartas, con { howler.a } y { invisibility.a }.
    .hp2018 = { $cards } cartas, con cuatro cartas { sorting-hat }: alguien roba hasta que sale una roja.
web-home-edition-play = Jugar
web-home-edition-learn = Aprender
web-home-more = Más
web-home-learn = Aprende a jugar
    .about = Una mano con pistas, unos minutos.
web-home-tables = Mesas públicas
    .about = Juega con otros, o mira.
web-home-rules = Reglamento
    .about = Cada regla y cada decisión, con su fuente.

## La lista de mesas

web-lobby-title = Mesas públicas
web-lobby-about = Cualquiera puede entrar. La lista se actualiza sola.
web-lobby-count = { $count ->
    [0] Ninguna mesa pública.
    [one] Una mesa pública.
   *[other] { $count } mesas públicas.
}
web-lobby-empty = Ahora no hay mesas públicas.
    .about = Crea una, o mándales a tus amigos el enlace de la tuya.
## $host es un nombre.
web-lobby-host = Mesa de { $host }
web-lobby-locked = Pide contraseña
web-lobby-changes = { $count ->
    [one] una regla cambiada
   *[other] { $count } reglas cambiadas
}
web-lobby-stage = En juego
    .gathering = Esperando jugadores
    .dealer = Decidiendo quién reparte
    .hand = Jugando una mano
    .scores = Entre manos
    .over = Partida terminada
## Cuántas personas y bots hay, y cuántos asientos se pueden ocupar, ahora o en la próxima mano.
web-lobby-people = { $people ->
    [one] una persona
   *[other] { $people } personas
}
web-lobby-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
web-lobby-free = { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
web-lobby-join = Entrar
web-lobby-watch = Mirar
web-lobby-full = Llena
web-lobby-search = Buscar
    .about = Anfitrión, código o edición
web-lobby-none = Ninguna mesa coincide con tu búsqueda.
web-lobby-report = Reportar la mesa de { $host }
    .about = ¿Qué tiene de malo? Quienes administran este servidor verán tu reporte.
    .name = El nombre
    .talk = El chat
    .flood = Demasiadas mesas
    .other = Otra cosa
    .close = Cerrar
web-lobby-reported = Gracias. Recibimos tu reporte.

## Una mesa nueva

web-new-title = Crear una mesa
## $refuses es yes si la hoja castiga las cartas equivocadas y la mesa las rechaza.
web-new-about = { $refuses ->
    [yes] Recibes un enlace, un código y un código QR para compartir. Valen las reglas impresas mientras no las cambies, con una excepción: las cartas equivocadas se rechazan en vez de castigarse.
   *[no] Recibes un enlace, un código y un código QR para compartir. Valen las reglas impresas mientras no las cambies.
}
web-new-as-printed = Reglas impresas
    .about = Las hojas impresas cambian un poco de un idioma a otro.
web-new-sheet = { $language ->
    [en] Hoja en inglés
    [es] Hoja en español
    [fr] Hoja en francés
   *[pt] Hoja en portugués
}
## $numbers es una lista de números.
web-new-seats = Asientos
    .partners = Las parejas se sientan frente a frente: { $numbers } asientos.
web-new-turn = Tiempo por turno
    .about = Si se te acaba el tiempo, un bot juega por ti hasta que vuelvas.
    .none = Sin límite
web-new-window = Tiempo para reaccionar
    .about = Cuánto tiempo tienen todos para responder después de cada carta.
    .none = Ninguno
web-new-pace = Ritmo de los bots
    .about = Cuánto piensan cada jugada. En mesas grandes van rápido si no cambias nada.
web-new-bots = Bots
    .about = También puedes agregar bots después, en la mesa.
    .none = Ninguno
    .strength = Dificultad
    .each = Escoger uno por uno
web-new-manners = Acceso
web-new-public = Mesa pública
    .about = Cualquiera puede encontrarla y entrar. Si no, hace falta el enlace o el código.
web-new-spectators = Permitir espectadores
    .about = Ven la mesa, pero no las cartas de nadie.
web-new-text = Permitir chat
    .about = Si no, solo hay frases rápidas.
web-new-password = Contraseña
    .about = Déjala vacía si no la necesitas.
web-new-group = Otras reglas
    .turn = Turnos
    .penalties = UNO y castigos
    .cards = Cartas
    .scoring = La partida
    .between = Entre manos
web-new-differs = cambiada
web-new-more = Variantes de las reglas
web-new-sheets = Lo que dicen las hojas
web-new-other = Otro
## $least y $most son números.
web-new-amount = Escribe un número entero de { $least } a { $most }.
web-new-amount-range = De { $least } a { $most }
web-new-unfinished = Escribe antes un número para «{ $option }»
web-new-unknown = Este enlace trae reglas que aquí no se conocen: { $rules }. Se dejaron fuera.
web-new-printed = Comparado con las reglas impresas
web-new-sum = { $count ->
    [0] Ninguna regla cambiada.
    [one] Cambiaste una de { $options } reglas. Todos lo ven antes de que empiece la partida.
   *[other] Cambiaste { $count } de { $options } reglas. Todos ven esta lista antes de que empiece la partida.
}
web-new-house = Sin reglas caseras: no se acumulan cartas, no se juega fuera de turno, no se intercambian manos.
web-new-changes = { $count ->
    [0] Sin cambios
    [one] 1 cambio
   *[other] { $count } cambios
}
web-new-is = Reglas
    .printed = Impreso
    .here = Esta mesa
web-new-back = Volver a las reglas impresas
web-new-open = Crear mesa
web-new-begin = Jugar contra bots

## Ajustes

web-settings-title = Ajustes
web-settings-about = Se guardan en este navegador.
web-settings-you = Tú
web-settings-name = Tu nombre
    .about = Así te ven los demás en la mesa.
    .save = Guardar
    .saved = Guardado
web-settings-forget = Borrar mis datos
    .about = Este servidor borra tu nombre y tus asientos, y cierra tu sesión en todos tus dispositivos. No se puede deshacer.
    .yes = Sí, borrar mis datos
    .no = Cancelar
web-settings-looks = Idioma y aspecto
web-settings-auto = Auto
    .browser = El del navegador
web-settings-theme = Tema
    .light = Claro
    .dark = Oscuro
web-settings-contrast = Contraste
    .more = Alto
web-settings-text = Texto
    .large = Grande
web-settings-motion = Movimiento
    .less = Reducido
web-settings-play = En la mesa
web-settings-tap = Jugar con un toque
    .about = Un toque juega la carta. Si no, el primer toque la selecciona y el segundo la juega.
web-settings-mark = Levantar las cartas que sirven
    .about = Las cartas que puedes jugar se ven más arriba que las demás.
web-settings-keys = Teclas de letras
    .about = D roba, U grita UNO, C sorprende, A acusa, J se adelanta, R rojo, G verde, B azul, Y amarillo, L lee otra vez la última línea.
web-settings-sort = Ordenar tu mano
    .color = Por color
    .figure = Por número
web-settings-signals = Sonido y avisos
web-settings-sound = Sonido
web-settings-volume = Volumen
web-settings-test = Probar sonido
web-settings-vibration = Vibración
    .about = Una vibración corta cuando te toca.
web-settings-notify = Notificaciones
    .about = Te avisan que te toca cuando estás en otra ventana.
    .denied = Tu navegador bloquea las notificaciones. Puedes permitirlas en sus ajustes para esta página.
web-settings-install = Instalar Penult
    .about = Penult queda entre tus aplicaciones y se abre en su propia ventana.
    .now = Instalar

## Los valores de una opción en una o dos palabras, como los dice un botón; cada parte es una opción, $value su valor.
web-choice = { $value }
    .score = { $value ->
        [winner] Anota quien gana
        [tally] Cuenta acumulada
        [elim] Eliminación
        [team] Parejas
        [rotate8] Parejas que cambian, ocho jugadores
       *[rotate4] Parejas que cambian
    }
    .drawn = { $value ->
        [may] Jugarla o quedársela
        [must_declined] Jugarla si otra servía
        [must_nomatch] Jugarla si nada servía
       *[must] Jugarla siempre
    }
    .legality = { $value ->
        [strict] Se rechazan
       *[table] Se pueden señalar
    }
    .invis_scope = { $value ->
        [target] Solo quien la recibe
       *[any] Cualquiera
    }
    .invis_turn = { $value ->
        [uses] No sigue un turno
       *[free] Sigue un turno
    }
    .howler_target = { $value ->
        [other] Otro jugador
       *[any] Cualquiera
    }
    .howler_invis_next = { $value ->
        [howler] Tras { howler }
       *[invis] Tras { invisibility }
    }
    .two_reverse = { $value ->
        [skip] Quita el turno
       *[noop] Solo cambia el sentido
    }
    .hat_last = { $value ->
        [off] Nadie roba
       *[on] Alguien roba
    }
    .hints = { $value ->
        [off] No cuestan nada
       *[on] Cuestan dos cartas
    }
    .forced_draw_closes = { $value ->
        [no] No cierra el plazo
       *[yes] Cierra el plazo
    }
    .reshuffle = { $value ->
        [eager] Con la última carta
       *[lazy] Cuando haga falta
    }
    .first_return = { $value ->
        [shuffle] Lugar al azar
       *[middle] Justo en medio
    }
    .wd4_guilty_card = { $value ->
        [stays] Se queda en la pila
       *[returned] Vuelve a la mano
    }
    .blocked = { $value ->
        [void] Mano anulada
       *[lowest_hand] Gana la más baja
    }
    .false_catch = { $value ->
        [none] No cuestan nada
       *[draw2] Cuestan dos cartas
    }
    .next_dealer = { $value ->
        [left] El de la izquierda
        [winner] Quien ganó
        [same] Siempre la misma persona
       *[redetermine] Se decide de nuevo
    }
    .lowest_tie = { $value ->
        [play_on] Otra mano
       *[share] Ganan juntos
    }
    .stack = { $value ->
        [off] No
        [two] Solo de color
        [same] Del mismo tipo
        [up] Igual o mayor
        [fit] La que coincida
       *[any] Cualquiera
    }
    .stack_max = { $value ->
        [0] Sin tope
       *[other] { $value } cartas
    }
    .deflect = { $value ->
        [off] No
        [skip] Con { skip }
        [reverse] Con { reverse }
       *[both] Con las dos
    }
    .bluff = { $value ->
        [challenge] Desafiar cualquiera
        [first] Desafiar el primero
        [free] Siempre vale
       *[none] Sin blof
    }
    .seven = { $value ->
        [off] No
        [must] Obligatorio
       *[may] Opcional
    }
    .zero = { $value ->
        [off] No
       *[rotate] Sí
    }
    .jump = { $value ->
        [off] No
        [on] Sí
       *[not_last] No con la última
    }
    .multi = { $value ->
        [off] No
        [identical] Dos idénticas
       *[face] Mismo número
    }
    .draw = { $value ->
        [one] Una carta
       *[until] Hasta poder jugar
    }
    .decline = { $value ->
        [may] Se permite
       *[never] No se permite
    }
    .finish = { $value ->
        [any] Cualquiera
        [no_wild] Sin comodines
       *[number] Solo números
    }
    .mercy = { $value ->
        [0] No
       *[other] { $value } cartas
    }
    .call = { $value ->
        [printed] Como está impreso
        [strict] Estricto
       *[off] No
    }
    .call_price = { $value ->
        [one] 1 carta
       *[other] { $value } cartas
    }
    .deal = { $value ->
        [one] 1 carta
       *[other] { $value } cartas
    }
    .opening = { $value ->
        [printed] Como está impreso
       *[number] Solo números
    }

web-settings-glow = Iluminar el borde
    .about = Cuando te toca.
## How large a call, a catch, a verdict and a win are.
web-settings-moments = Grandes momentos
    .calm = Tranquilos
    .normal = Normales
    .loud = Intensos
web-settings-pick = Sacar yo mi carta
    .about = Para decidir quién reparte primero. Si no, se saca una por ti.
web-settings-tab = Título de la pestaña
    .about = Muestra cuándo te toca.
web-trouble-details = Detalles del error
