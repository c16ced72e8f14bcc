## The small page that a server shows to a browser.

server-title = A Penult table
server-here = This is a Penult server: play the UNO family of card games by the printed rules.
server-invited = You’re invited to a table!
server-how = To join, type this in a terminal:
server-install = Don’t have the command yet? Install it first, with Python 3.11 or newer:
server-code = CODE
server-ask = CODE is the table’s code. Ask the person who opened it.
server-no-script = This page needs JavaScript. You can also join from a terminal.

## What a chat app shows of a link.

server-preview-table = Come and play: a Penult table
server-preview-invited = You’re invited to play a card game of the UNO family. It opens in your browser: no account, nothing to install.
server-preview-picture = Cards of Penult, fanned, with the second-to-last one raised.
