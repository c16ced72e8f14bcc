## A pequena página que um servidor mostra a um navegador.

server-title = Uma mesa do Penult
server-here = Este é um servidor do Penult, o árbitro que conhece todas as regras impressas da família de jogos de cartas UNO.
server-invited = Alguém te convidou para uma mesa.
server-how = Para entrar, escreve isto num terminal:
server-install = Se o comando ainda não existe, instala-o antes, com Python 3.11 ou mais recente:
server-code = CÓDIGO
server-ask = CÓDIGO é o código da mesa; quem a abriu pode dizer qual é.
server-no-script = Esta página precisa de JavaScript. Num terminal, joga-se sem ele.

## O que uma aplicação de conversa mostra de uma ligação.

server-preview-table = Vem jogar: uma mesa do Penult
server-preview-invited = Estás convidado para uma partida de cartas da família UNO. Abre-se no navegador, sem conta e sem instalar nada.
server-preview-picture = Cartas do Penult em leque, com a penúltima levantada.
