## El español de España: solo lo que se dice de otra manera que en es.

server-invited = ¡Te han invitado a una mesa!
server-preview-invited = Te han invitado a una partida de cartas de la familia UNO. Se abre en tu navegador, sin cuenta y sin instalar nada.
