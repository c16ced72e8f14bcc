"""What happens when a hand is over, however it ended."""

from __future__ import annotations

from .cards import NO_CARD
from .citations import R54
from .events import LEFT_WITH, tell
from .hands import count
from .jit import jit, lowest_bit
from .state import NOBODY, OVER, State


@jit
def end_hand(state: State) -> None:
    """Show and count all hands (R-54)."""
    state.phase = OVER
    state.actor = NOBODY
    state.exposed = 0
    state.jumpable = 0
    end_total(state)
    for seat in range(state.seats):
        cards = state.held[seat]
        while cards:
            card = lowest_bit(cards)
            for _ in range(count(state, seat, card)):
                tell(state, LEFT_WITH, seat, NOBODY, card, R54)
            cards &= cards - 1


@jit
def end_total(state: State) -> None:
    """H-01: nothing stands to be drawn any more."""
    state.total = 0
    state.total_cards = 0
    state.standing = NO_CARD
