"""The keen player's weights, in thousandths of a hand won.

They were tuned one at a time on duplicate deals against the random and the simple player. The percentages
after each are what the keen player loses without it: against one random player, and against three.
"""

from __future__ import annotations

from ...engine.kernel.jit import constant_table, jit
from ...engine.kernel.players import players
from ...engine.kernel.state import State


def _by_size(duel: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """A table by number of cards, from 0 to 8 or more: for two players, then for more."""
    return constant_table(duel + more)


MINE = _by_size(
    duel=(0, 260, 190, 100, 60, 30, 20, 10, -30),
    more=(0, 500, 280, 150, 90, 40, 30, 15, -20),
)
"""Being left with this many cards. 3.5 %, 4.9 %."""

THEIRS = constant_table((0, -80, 360, 520, 640, 640, 640, 640, 640))
"""Another player holding this many: a hand of one, two or three cards is the danger. 8.5 %, 3.4 %."""

DENY = _by_size(
    duel=(0, 480, 480, 420, 200, 150, 130, 130, 130),
    more=(0, 170, 170, 150, 75, 60, 60, 60, 60),
)
"""The next player, with this many cards, certainly having nothing to lay. 8.6 %, 1.7 %."""

TURN_TO = constant_table((0, 200, 100, 50, 0, 0, 0, 0, 0))
"""Giving the turn to a player with this many cards. Only with more players: 0.6 % against keen ones."""

SAME_COLOR = _by_size(
    duel=(0, 180, 40, 40, 20, 15, 15, 15, 15),
    more=(0, 180, 40, 40, 10, 10, 10, 10, 10),
)
"""Another card of the color just laid, in a hand of this size: it may still be in play. 3.2 %, 4.7 %."""

WILD_HELD = _by_size(
    duel=(0, 200, 190, 190, 170, 160, 140, 140, 140),
    more=(0, 270, 240, 190, 170, 160, 140, 140, 140),
)
"""Keeping a wild for the end: it is worth more with fewer cards left. With the next one 8.2 %, 6.3 %."""

FOUR_HELD = _by_size(
    duel=(0, 370, 500, 350, 310, 310, 290, 290, 290),
    more=(0, 480, 350, 350, 220, 210, 200, 200, 200),
)
"""Keeping a Wild Draw Four until somebody is about to go out; in a duel it also gives another turn."""

ACTION_HELD = 30
"""Keeping a Draw card, a Reverse or a Skip until it is needed. 0.8 %, nothing."""

ONLY_BY_FACE = constant_table((30, 0))
"""Not laying a card that fits only by its number or symbol: the chance rarely comes back. 1.0 %, –."""

COLORS = constant_table((45, 0))
"""Being left with one more color: lay the last card of a color while it fits. 1.9 %, –."""

DRY = 90
"""Staying in a color on which everybody else has just drawn. 0.4 %, nothing."""

DRAWING = constant_table((75, 100))
"""Drawing although a card could be laid; it saves wilds and Draw cards. 4.9 %, 0.8 %."""

KEEPING = constant_table((70, 50))
"""Keeping a drawn card that could be laid. 1.9 %, 0.4 %."""

BLUFFING = 120
"""Bluffing with a Wild Draw Four. 2.1 %, 0.3 %; nothing against a player who challenges."""

CHALLENGE_AT = constant_table((0, 700))
"""Challenge from this probability of a bluff, out of 1024.

In a duel always: seeing the hand is worth more than the two cards it may cost. 4.8 % against a player who
never bluffs, 6.7 % against another keen one; with more players it costs 0.3 % and gains 0.6 %.
"""

INTERRUPT_AT = 2
"""Cancel another player's card with Invisibility from this hand size down."""

MARGIN = 3
"""Do not draw by choice with fewer cards than this to go before mercy puts the seat out (H-42)."""

HAT_CARDS = 4
"""About how many cards a Sorting Hat draws."""

DEPTH = 3
"""How many cards of one turn to look ahead after the first; a fourth gains nothing. 6.5 %, –."""


@jit
def crowd(state: State) -> int:
    """0 in a duel, 1 with more players."""
    return 1 if players(state) > 2 else 0


@jit
def few(size: int) -> int:
    """The index of a number of cards in a table that is the same for any number of players."""
    return size if size < 8 else 8


@jit
def here(state: State, size: int) -> int:
    """The index of a number of cards in a table made by `_by_size`."""
    return few(size) + 9 * crowd(state)
