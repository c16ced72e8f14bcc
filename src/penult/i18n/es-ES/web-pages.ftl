## El español de España: solo lo que se dice de otra manera que en es.

web-trouble = Algo ha salido mal.
    .about = No hemos podido mostrar esta página. Tu asiento y tus cartas están a salvo.
web-home-join =
    .about = Escribe o pega el código o el enlace que te han dado. La mesa se abre sola.
web-lobby-report = Denunciar la mesa de { $host }
    .about = ¿Qué tiene de malo? Quienes administran este servidor verán tu denuncia.
web-lobby-reported = Gracias. Hemos recibido tu denuncia.
web-new-bots =
    .about = También puedes añadir bots después, en la mesa.
web-new-sum = { $count ->
    [0] Las { $options } reglas son las impresas.
    [one] Has cambiado una de { $options } reglas. Todos lo ven antes de que empiece la partida.
   *[other] Has cambiado { $count } de { $options } reglas. Todos ven esta lista antes de que empiece la partida.
}
web-settings-keys =
    .about = D roba, U grita UNO, C pilla, A acusa, J se adelanta, R rojo, G verde, B azul, Y amarillo, L lee otra vez la última línea.
web-settings-notify =
    .about = Te avisan de que te toca cuando estás en otra ventana.
web-home-headline = Juega al UNO con amigos o con bots.

web-choice =
    .bluff = { $value ->
        [challenge] Desafiar cualquiera
        [first] Desafiar el primero
        [free] Siempre vale
       *[none] Sin farol
    }
web-new-unknown = Este enlace trae reglas que aquí no se conocen: { $rules }. Se han dejado fuera.
