"""How much a client may say at once."""

MESSAGE_BYTES = 16_384
"""The largest frame and the largest request body."""
NAME_LETTERS = 24
TEXT_LETTERS = 200
"""Of one line of table talk."""
PASSWORD_LETTERS = 64
CODE_LETTERS = 8
"""Of the code of a table."""
SEATS = range(2, 11)
TURN_SECONDS = range(5, 601)
WINDOW_SECONDS = range(11)
BOT_LETTERS = 20
