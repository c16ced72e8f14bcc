## A pequena página que um servidor mostra a um navegador.

server-title = Uma mesa do Penult
server-here = Este é um servidor do Penult: aqui jogam-se os jogos de cartas da família UNO, pelas regras impressas.
server-invited = Tens um convite para uma mesa!
server-how = Para entrar, escreve isto num terminal:
server-install = Ainda não tens o comando? Instala-o primeiro, com Python 3.11 ou mais recente:
server-code = CÓDIGO
server-ask = CÓDIGO é o código da mesa. Pergunta a quem a abriu.
server-no-script = Esta página precisa de JavaScript. Também podes entrar a partir de um terminal.

## O que uma aplicação de conversa mostra de uma ligação.

server-preview-table = Vem jogar: uma mesa do Penult
server-preview-invited = Tens um convite para um jogo de cartas da família UNO. Abre no navegador: sem conta, sem instalar nada.
server-preview-picture = Cartas do Penult em leque, com a penúltima levantada.
