"""What the keen player likes: all its numbers, in thousandths of a hand won.

The numbers were found by playing some ten million hands, in which one of them was changed at a time.
Tables go by a number of cards, from 0 to 8 or more: first in a duel, then with more players.
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
"""To be left with so few cards."""

THEIRS = constant_table((0, -80, 360, 520, 640, 640, 640, 640, 640))
"""That another player holds so many: what hurts is a hand of one, two or three cards."""

DENY = _by_size(
    duel=(0, 480, 480, 420, 200, 150, 130, 130, 130),
    more=(0, 170, 170, 150, 75, 60, 60, 60, 60),
)
"""That the next player, with so many cards, surely has nothing to lay."""

SAME_COLOR = _by_size(
    duel=(0, 180, 40, 40, 20, 15, 15, 15, 15),
    more=(0, 180, 40, 40, 10, 10, 10, 10, 10),
)
"""To keep a card of the color laid, among so many: it can be laid next time if nobody changes the color."""

WILD_HELD = _by_size(
    duel=(0, 200, 190, 190, 170, 160, 140, 140, 140),
    more=(0, 270, 240, 190, 170, 160, 140, 140, 140),
)
"""To keep a wild for the end; the fewer cards are left the more it is worth."""

FOUR_HELD = _by_size(
    duel=(0, 370, 500, 350, 310, 310, 290, 290, 290),
    more=(0, 480, 350, 350, 220, 210, 200, 200, 200),
)
"""To keep a Wild Draw Four: in a duel it is two turns and four cards when the other is about to go out."""

ACTION_HELD = 30
"""To keep a Draw card, a Reverse or a Skip for the time when it is needed."""

ONLY_BY_FACE = constant_table((30, 0))
"""To leave a card unlaid that would fit only by its number or symbol: the chance seldom comes again."""

COLORS = constant_table((45, 0))
"""To be left with one color more: the last card of a color is best laid while it can be."""

DRY = 90
"""To stay in a color on which everybody else has just drawn."""

DRAWING = constant_table((75, 100))
"""To draw though a card could be laid. It is right with wilds only, or when all else tears the hand apart."""

KEEPING = constant_table((70, 50))
"""To keep a drawn card that could be laid."""

BLUFFING = 120
"""To lay a Wild Draw Four over a card of the color in play."""

HAT_CARDS = 4
"""How many cards a Sorting Hat draws, more or less."""

DEPTH = 3
"""How many cards of one turn are thought through after the first; a fourth brings nothing."""

CHALLENGE_AT = 700
"""To doubt a Wild Draw Four: the chance, of 1,024, that such a hand held the color in play."""

INTERRUPT_AT = 2
"""To lay Invisibility out of turn, where that is agreed: with so few cards in hand."""


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
