## El libro en el español de España: solo lo que se dice de otra manera que en es.

sheet-number = En la baraja
