## The small page that a server shows to a browser.

server-title = A Penult table
server-here = This is a server of Penult, the referee that knows every printed rule of the UNO card game family.
server-invited = Somebody has invited you to a table.
server-how = To join, type this in a terminal:
server-install = If the command is not there yet, install it first, with Python 3.11 or newer:
server-code = CODE
server-ask = CODE is the code of the table; whoever opened it can tell you.
server-no-script = This page needs JavaScript. A terminal does without it.

## What a chat app shows of a link.

server-preview-table = Come and play: a Penult table
server-preview-invited = You are invited to a game of cards in the UNO family. It opens in the browser; no account, nothing to install.
server-preview-picture = Cards of Penult, fanned, with the last but one raised.
