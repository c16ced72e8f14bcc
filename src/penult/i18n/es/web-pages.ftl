## Las páginas alrededor de la mesa: la primera página, la lista de mesas, una mesa nueva, los ajustes.

## El título de una ventana; $page es el de su página, $section una parte del reglamento.
web-title = { $page } · Penult
    .section = { $section } · { $page } · Penult

web-nav = Páginas
    .new = Nueva mesa
    .tables = Mesas
    .learn = Aprender
    .rules = Reglas
    .settings = Ajustes
web-rule-whole = Abrir en el reglamento

web-trouble = Algo ha salido mal.
    .about = No se ha podido mostrar la página. Tu sitio y tus cartas están a salvo en la mesa.
    .again = Intentar otra vez
    .home = Ir al inicio
web-nowhere = Aquí no hay ninguna carta.
    .about = En esta dirección no hay nada. Quizá el enlace ha perdido una letra por el camino.
    .home = Ir al inicio
    .rules = Ver las reglas

## La primera página

web-home-headline = La penúltima carta se juega en voz alta.
web-home-about = Una mesa para la familia UNO, con las reglas impresas y cada decisión a un toque de su fuente. De dos a diez jugadores. Sin cuenta y sin instalar nada.
web-home-play = Jugar ahora
web-home-new = Abrir una mesa
## $letters es cuántas letras tiene un código.
web-home-join = Entrar con un código
    .about = Escribe o pega el código o el enlace que te han dado. La mesa se abre sola.
    .short = Un código tiene { $letters } letras.
web-home-sitting = Tus mesas
web-home-back = Volver a tu mesa
## Dónde se juega: la edición y el código de la mesa.
web-home-sitting-at = { $edition } · { $code }
web-home-editions = Ediciones
## $cards es cuántas cartas tiene la edición.
web-home-edition = { $cards } cartas.
    .classic = { $cards } cartas. El juego que casi todo el mundo aprendió primero.
    .hp2003 = { $cards } cartas, entre ellas { howler } e { invisibility }.
    .hp2018 = { $cards } cartas, cuatro de ellas { sorting-hat }: alguien roba hasta que salga una roja.
web-home-edition-play = Jugar
web-home-edition-learn = Aprender
web-home-more = Más
web-home-learn = Aprende jugando
    .about = Una mano guiada, unos minutos.
web-home-tables = Mesas abiertas
    .about = Siéntate con otros, o mira.
web-home-rules = Todo el reglamento
    .about = Cada regla y cada decisión, con su fuente.

## La lista de mesas

web-lobby-title = Mesas abiertas
web-lobby-about = Aquí cualquiera puede sentarse. La lista se actualiza sola.
web-lobby-count = { $count ->
    [0] Ninguna mesa abierta.
    [one] Una mesa abierta.
   *[other] { $count } mesas abiertas.
}
web-lobby-empty = Ahora no hay ninguna mesa abierta.
    .about = Abre una y ponla en esta lista, o pasa su enlace a tus amigos.
## $host es un nombre.
web-lobby-host = Mesa de { $host }
web-lobby-locked = Pide contraseña
web-lobby-changes = { $count ->
    [one] un cambio en las reglas impresas
   *[other] { $count } cambios en las reglas impresas
}
web-lobby-stage = En juego
    .gathering = A la espera de empezar
    .dealer = Se decide quién reparte
    .hand = Se juega una mano
    .scores = Entre dos manos
    .over = La partida ha terminado
## Cuántas personas y bots hay, y cuántos sitios se pueden ocupar, ahora o en la próxima mano.
web-lobby-seats = { $people ->
    [one] Una persona
   *[other] { $people } personas
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bots
}{ $free ->
    [0] {""}
    [one] ; un sitio disponible
   *[other] ; { $free } sitios disponibles
}
web-lobby-join = Sentarme
web-lobby-watch = Mirar
web-lobby-full = Llena
web-lobby-search = Buscar
    .about = Anfitrión, código o edición
web-lobby-none = Ninguna mesa abierta coincide.
web-lobby-report = Denunciar la mesa de { $host }
    .about = ¿Qué pasa con ella? Quienes administran este servidor verán tu aviso.
    .name = El nombre
    .talk = El chat
    .flood = Demasiadas mesas
    .other = Otra cosa
    .close = Cerrar
web-lobby-reported = Gracias. Se ha avisado de esta mesa.

## Una mesa nueva

web-new-title = Abrir una mesa
## $refuses es yes si la hoja castiga las cartas equivocadas y la mesa las rechaza.
web-new-about = { $refuses ->
    [yes] Recibes un enlace, un código y un código QR para tus invitados. Todo es como está impreso mientras no lo cambies; solo que aquí las cartas equivocadas se rechazan, y la hoja las castiga.
   *[no] Recibes un enlace, un código y un código QR para tus invitados. Todo es como está impreso mientras no lo cambies.
}
web-new-as-printed = Como está impreso
    .about = Las hojas de esta edición difieren un poco de un idioma a otro.
web-new-sheet = { $language ->
    [en] Hoja en inglés
    [es] Hoja en español
    [fr] Hoja en francés
   *[pt] Hoja en portugués
}
## $numbers es una lista de números.
web-new-seats = Sitios
    .partners = Las parejas se sientan frente a frente: { $numbers } sitios.
web-new-turn = Tiempo por turno
    .about = Cuando se acaba, un bot juega por quien no está.
    .none = Sin límite
web-new-window = Tiempo para reaccionar
    .about = Cuánto tiempo hay para reaccionar después de cada carta, igual para todos.
    .none = Ninguno
web-new-bots = Bots
    .about = Sitios para bots. También pueden sentarse después, en la mesa.
    .none = Ninguno
    .strength = Nivel
    .each = Escoger uno por uno
web-new-bot = Bot { $number }
## $kind es el tipo de bot, como lo llama el servidor.
web-bot = { $kind }
    .random = Al azar
    .simple = Sencillo
    .keen = Astuto
web-bot-about = Otro tipo de oponente.
    .random = Juega cualquier carta que sirva. Bueno para una primera mano.
    .simple = Juega, de las cartas que sirven, la de más puntos, y guarda los comodines para el final.
    .keen = Cuenta las cartas, cuida sus colores, se marca faroles, desafía y sorprende a quien olvida gritar.
web-new-manners = Quién puede venir
web-new-public = Mostrarla entre las mesas abiertas
    .about = Si no, solo la encuentra quien tiene el enlace o el código.
web-new-spectators = Se puede mirar
    .about = Quien mira ve lo que hay en la mesa, no las manos.
web-new-text = Se puede escribir
    .about = Si no, solo hay frases rápidas.
web-new-password = Contraseña
    .about = Déjala vacía para no pedir ninguna.
web-new-group = Otras reglas
    .turn = El turno
    .penalties = UNO y castigos
    .cards = Cartas
    .scoring = La partida
    .between = Entre manos
web-new-differs = distinto
web-new-more = Otras lecturas
web-new-sheets = Lo que dicen las hojas
web-new-other = Otra
## $least y $most son números.
web-new-amount = Un número entero de { $least } a { $most }.
web-new-printed = En comparación con las reglas impresas
web-new-sum = { $count ->
    [0] Las { $options } opciones son como están impresas.
    [one] Una de { $options } opciones es distinta. Todos la ven antes de que empiece la partida.
   *[other] { $count } de { $options } opciones son distintas. Todos ven esta lista antes de que empiece la partida.
}
web-new-house = Sin reglas caseras: ni acumular cartas de robar, ni jugar fuera de turno, ni cambiar las manos.
web-new-changes = { $count ->
    [0] Como está impreso
    [one] 1 diferencia
   *[other] { $count } diferencias
}
web-new-is = Reglas
    .printed = Impreso
    .here = Esta mesa
web-new-back = Volver a las reglas impresas
web-new-open = Abrir la mesa
web-new-begin = Empezar contra bots

## Ajustes

web-settings-title = Ajustes
web-settings-about = Se guardan en este navegador.
web-settings-you = Tú
web-settings-name = Tu nombre
    .about = Así te conocen en la mesa.
    .save = Guardar
    .saved = Guardado
web-settings-forget = Olvidarme
    .about = Este servidor olvida tu nombre y tus sitios, y se cierra la sesión en todos los dispositivos donde has entrado así. No se puede deshacer.
    .yes = Olvidarme
    .no = Quedarme
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
    .about = La carta se juega de inmediato. Si no, un toque la escoge y otro la juega.
web-settings-mark = Levantar las cartas que sirven
    .about = Las cartas que puedes jugar están más arriba que las demás.
web-settings-keys = Jugar con letras del teclado
    .about = D roba, U grita UNO, C sorprende, A acusa, R rojo, G verde, B azul, Y amarillo, L lee otra vez la última línea.
web-settings-sort = Orden de la mano
    .color = Por color
    .figure = Por número
web-settings-signals = Sonido y avisos
web-settings-sound = Sonido
web-settings-volume = Volumen
web-settings-test = Escuchar
web-settings-vibration = Vibración
    .about = Una vibración breve cuando te toca.
web-settings-notify = Notificaciones
    .about = Cuando te toca y estás en otra cosa.
    .denied = El navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
web-settings-install = Ten Penult a mano
    .about = Penult puede estar entre tus aplicaciones y abrirse en su propia ventana.
    .now = Instalar

## Los valores de una opción en una o dos palabras, como los dice un botón; cada parte es una opción, $value su valor.
web-choice = { $value }
    .score = { $value ->
        [winner] Quien gana suma
        [tally] Cuenta acumulada
        [elim] Eliminación
        [team] Parejas
       *[rotate4] Parejas que cambian
    }
    .drawn = { $value ->
        [may] Jugar o guardar
        [must_declined] Jugar si renunció
        [must_nomatch] Jugar si no había
       *[must] Siempre jugar
    }
    .legality = { $value ->
        [strict] Se rechazan
       *[table] Se pueden señalar
    }
    .invis_scope = { $value ->
        [target] Solo quien la sufre
       *[any] Cualquiera
    }
    .invis_turn = { $value ->
        [uses] No hay turno
       *[free] Sí hay turno
    }
    .howler_target = { $value ->
        [other] Otro jugador
       *[any] Cualquiera
    }
    .howler_invis_next = { $value ->
        [howler] Desde quien la jugó
       *[invis] Desde quien responde
    }
    .two_reverse = { $value ->
        [skip] Quita el turno
       *[noop] Solo cambia sentido
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
        [eager] Al acabarse
       *[lazy] Al hacer falta
    }
    .first_return = { $value ->
        [shuffle] Lugar al azar
       *[middle] Justo en medio
    }
    .wd4_guilty_card = { $value ->
        [stays] Se queda
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
        [left] Pasa a la izquierda
        [winner] Quien ganó
        [same] Siempre la misma persona
       *[redetermine] Se busca de nuevo
    }
    .lowest_tie = { $value ->
        [play_on] Otra mano
       *[share] Ganan juntos
    }

web-settings-tab = Título de la pestaña
    .about = Dice cuándo te toca.
web-trouble-details = Para quien quiera avisar del fallo
