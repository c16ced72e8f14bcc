"""What the keen player likes: all its numbers, in thousandths of a hand won.

They were found by playing duplicate deals against the random and the simple player and changing one thing at
a time. After each stands what the keen player loses without it: against a random player in a duel, and
against three of them.
"""

from __future__ import annotations

from ...engine.kernel.jit import constant_table, jit
from ...engine.kernel.state import State


def _by_size(duel: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """A table by a number of cards, 0 to 8 or more: for two players, then for more."""
    return constant_table(duel + more)


MINE = _by_size(
    duel=(0, 260, 190, 100, 60, 30, 20, 10, -30),
    more=(0, 500, 280, 150, 90, 40, 30, 15, -20),
)
"""To be left with so few cards. 3.5 %, 4.9 %."""

THEIRS = constant_table((0, -80, 360, 520, 640, 640, 640, 640, 640))
"""That another player holds so many: what hurts is a hand of one, two or three cards. 8.5 %, 3.4 %."""

DENY = _by_size(
    duel=(0, 480, 480, 420, 200, 150, 130, 130, 130),
    more=(0, 170, 170, 150, 75, 60, 60, 60, 60),
)
"""That the next player, with so many cards, surely has nothing to lay. 8.6 %, 1.7 %."""

TURN_TO = constant_table((0, 200, 100, 50, 0, 0, 0, 0, 0))
"""To give the turn to a player with so few cards. Only with more players: 0.6 % against keen ones."""

SAME_COLOR = _by_size(
    duel=(0, 180, 40, 40, 20, 15, 15, 15, 15),
    more=(0, 180, 40, 40, 10, 10, 10, 10, 10),
)
"""To have the color laid once more among so many cards: next time it may still be in play. 3.2 %, 4.7 %."""

WILD_HELD = _by_size(
    duel=(0, 200, 190, 190, 170, 160, 140, 140, 140),
    more=(0, 270, 240, 190, 170, 160, 140, 140, 140),
)
"""To keep a wild for the end: the fewer cards are left the more it is worth. With the next 8.2 %, 6.3 %."""

FOUR_HELD = _by_size(
    duel=(0, 370, 500, 350, 310, 310, 290, 290, 290),
    more=(0, 480, 350, 350, 220, 210, 200, 200, 200),
)
"""To keep a Wild Draw Four until somebody is about to go out; in a duel it is another turn as well."""

ACTION_HELD = 30
"""To keep a Draw card, a Reverse or a Skip for the time when it is needed. 0.8 %, nothing."""

ONLY_BY_FACE = constant_table((30, 0))
"""To leave a card unlaid that fits only by its number or symbol: the chance seldom returns. 1.0 %, –."""

COLORS = constant_table((45, 0))
"""To be left with one color more: the last card of a color is best laid while it can be. 1.9 %, –."""

DRY = 90
"""To stay in a color on which everybody else has just drawn. 0.4 %, nothing."""

DRAWING = constant_table((75, 100))
"""To draw though a card could be laid; it saves wilds and Draw cards. 4.9 %, 0.8 %."""

KEEPING = constant_table((70, 50))
"""To keep a drawn card that could be laid. 1.9 %, 0.4 %."""

BLUFFING = 120
"""To lay a Wild Draw Four over a card of the color in play. 2.1 %, 0.3 %; nothing against a challenger."""

CHALLENGE_AT = constant_table((0, 700))
"""To challenge where the chance of a bluff is that good, of 1024.

In a duel always: the hand that is shown is worth more than the two cards it may cost. 4.8 % against a player
who never bluffs, 6.7 % against another keen one; with more players it costs 0.3 % and brings 0.6 %.
"""

INTERRUPT_AT = 2
"""To lay Invisibility on another's card with so few cards."""

HAT_CARDS = 4
"""How many cards a Sorting Hat draws, more or less."""

DEPTH = 3
"""How many cards of one turn are thought through after the first; a fourth brings nothing. 6.5 %, –."""


@jit
def crowd(state: State) -> int:
    """0 in a duel, 1 with more players."""
    return 1 if state.seats > 2 else 0


@jit
def few(size: int) -> int:
    """The place of a number of cards in a table for everybody."""
    return size if size < 8 else 8


@jit
def here(state: State, size: int) -> int:
    """The place of a number of cards in a table that begins anew with three players."""
    return few(size) + 9 * crowd(state)
