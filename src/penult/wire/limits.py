"""How much a client may send at once, and how much a table remembers for it."""

MESSAGE_BYTES = 16_384
"""The largest frame and the largest request body."""
NAME_LETTERS = 24
TEXT_LETTERS = 200
"""The longest line of table talk."""
PASSWORD_LETTERS = 64
RULES_LETTERS = 600
"""The longest text of rules: every option is chosen."""
CODE_LETTERS = 8
"""The length of a table's code."""
SEATS = range(2, 11)
NO_CLOCK = 0
"""As `turn_seconds`: a turn may take any time."""
TURN_SECONDS = range(NO_CLOCK, 601)
WINDOW_SECONDS = range(11)
BOT_LETTERS = 20
LOGGED_EVENTS = 240
"""How many of a hand's newest events a newcomer is sent."""
KEPT_UPDATES = 64
"""How many missed updates a client can catch up on without a new view."""
