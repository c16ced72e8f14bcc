## O português do Brasil: só o que se diz de outro modo do que em pt.

server-here = Este é um servidor do Penult: aqui você joga os jogos de cartas da família UNO, pelas regras impressas.
server-invited = Você tem um convite para uma mesa!
server-how = Para entrar, digite isto em um terminal:
server-install = Ainda não tem o comando? Instale primeiro, com Python 3.11 ou mais recente:
server-ask = CÓDIGO é o código da mesa. Pergunte a quem abriu a mesa.
server-no-script = Esta página precisa de JavaScript. Você também pode entrar por um terminal.
server-preview-table = Venha jogar: uma mesa do Penult
server-preview-invited = Você tem um convite para um jogo de cartas da família UNO. Abre no navegador: sem conta, sem instalar nada.
