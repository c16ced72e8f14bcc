"""How much a client may say at once, and how much a table remembers for it."""

MESSAGE_BYTES = 16_384
"""The largest frame and the largest request body."""
NAME_LETTERS = 24
TEXT_LETTERS = 200
"""Of one line of table talk."""
PASSWORD_LETTERS = 64
CODE_LETTERS = 8
"""Of the code of a table."""
SEATS = range(2, 11)
NO_CLOCK = 0
"""As the seconds of a turn: it takes as long as it takes."""
TURN_SECONDS = range(NO_CLOCK, 601)
WINDOW_SECONDS = range(11)
BOT_LETTERS = 20
LOGGED_EVENTS = 240
"""The newest of a hand are told to who comes in the middle of it."""
KEPT_UPDATES = 64
"""Whoever has missed no more of them is told all that happened."""
