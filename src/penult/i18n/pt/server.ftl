## A pequena página que um servidor mostra a um navegador.

server-title = Uma mesa do Penult
server-here = Este é um servidor do Penult, o árbitro que conhece todas as regras impressas da família de jogos de cartas UNO.
server-invited = Alguém te convidou para uma mesa.
server-how = Para entrar, escreve isto num terminal:
server-install = Se o comando ainda não existe, instala-o antes, com Python 3.11 ou mais recente:
server-code = CÓDIGO
server-ask = CÓDIGO é o código da mesa; quem a abriu pode dizer qual é.
server-no-script = Esta página precisa de JavaScript. Num terminal, joga-se sem ele.
