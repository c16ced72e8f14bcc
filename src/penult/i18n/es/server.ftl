## La pequeña página que un servidor muestra a un navegador.

server-title = Una mesa de Penult
server-here = Este es un servidor de Penult, el árbitro que conoce todas las reglas impresas de la familia de juegos de cartas UNO.
server-invited = Alguien te ha invitado a una mesa.
server-how = Para entrar, escribe esto en una terminal:
server-install = Si todavía no tienes el comando, instálalo antes, con Python 3.11 o más reciente:
server-code = CÓDIGO
server-ask = CÓDIGO es el código de la mesa; te lo puede decir quien la abrió.
server-no-script = Esta página necesita JavaScript. En una terminal se juega sin él.

## Lo que una aplicación de chat muestra de un enlace.

server-preview-table = Ven a jugar: una mesa de Penult
server-preview-invited = Te han invitado a una partida de cartas de la familia UNO. Se abre en el navegador, sin cuenta y sin instalar nada.
server-preview-picture = Cartas de Penult en abanico, con la penúltima levantada.
