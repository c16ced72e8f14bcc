## El español de España: solo lo que se dice de otra manera que en es.

web-book-about =
    .house-bluff = Cuánto farol permite la mesa, y quién puede desafiarlo.
    .wild = Cuatro de cada uno en la baraja, 50 puntos en la mano. Uno lo puedes jugar siempre; el otro te lo pueden desafiar.
    .howler = Una en la baraja, 50 puntos en la mano. Tú escoges quién dice sus cartas en voz alta.
    .invisibility = Una en la baraja, 50 puntos en la mano. Cancela lo que han jugado contra ti.
    .sorting-hat = Cuatro en la baraja, 50 puntos en la mano. Alguien roba hasta que sale una carta roja.
    .piles = Cuando el mazo se queda vacío, se barajan los descartes.
