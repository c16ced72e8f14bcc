## La pequeña página que un servidor muestra a un navegador.

server-title = Una mesa de Penult
server-here = Este es un servidor de Penult: aquí se juegan los juegos de cartas de la familia UNO con las reglas impresas.
server-invited = ¡Te invitaron a una mesa!
server-how = Para entrar, escribe esto en una terminal:
server-install = ¿Todavía no tienes el comando? Instálalo primero, con Python 3.11 o más reciente:
server-code = CÓDIGO
server-ask = CÓDIGO es el código de la mesa. Pídeselo a quien la abrió.
server-no-script = Esta página necesita JavaScript. También puedes entrar desde una terminal.

## Lo que una aplicación de chat muestra de un enlace.

server-preview-table = Ven a jugar: una mesa de Penult
server-preview-invited = Te invitaron a una partida de cartas de la familia UNO. Se abre en tu navegador, sin cuenta y sin instalar nada.
server-preview-picture = Cartas de Penult en abanico, con la penúltima levantada.
