"""Hiding what a seat may not see of a state, and deriving it again when the hands are guessed."""

from __future__ import annotations

from .cards import KINDS, NO_CARD, OF_COLOR, OF_FACE, WILDS
from .citations import R16
from .hands import count
from .jit import jit, wipe
from .playable_cards import playable, proof_of_bluff
from .state import CARDS, DRAWN, EVENTS, NOBODY, OVER, REACT, TURN, State
from .totals import can_be_doubted


@jit
def hide(state: State, seat: int) -> None:
    """Remove from a copied state what this seat does not know. For a spectator, `seat` is `NOBODY`."""
    state.told = 0
    wipe(state.events, 0, EVENTS)
    state.order_ready = 0
    state.place = 0
    wipe(state.pile, 0, CARDS)
    wipe(state.order, 0, CARDS)
    state.pile_end -= state.pile_top
    state.pile_top = 0
    if state.phase != OVER:
        for other in range(state.seats):
            if other != seat:
                hide_hand(state, other)
    hide_drawn(state, seat)
    hide_laid(state, seat)


@jit
def hide_hand(state: State, seat: int) -> None:
    state.held[seat] = 0
    wipe(state.hands, seat * KINDS, (seat + 1) * KINDS)


@jit
def hide_drawn(state: State, seat: int) -> None:
    """A-11: to the others, a player with a playable drawn card is simply in turn. H-35: unless all know."""
    if state.phase == DRAWN and seat == state.actor:
        return
    state.drawn = NO_CARD
    state.declined = 0
    if state.phase == DRAWN and not state.draw_until:
        state.phase = TURN


@jit
def hide_laid(state: State, seat: int) -> None:
    """Only its player knows whether the last card was wrong or a bluff."""
    if seat != state.flaggable or seat == NOBODY:
        state.wrong = 0
    answerable = can_be_challenged(state)
    if seat != state.origin or not answerable:
        state.bluff = 0
        wipe(state.as_laid, 0, KINDS)
    if not answerable:
        state.size_as_laid = 0


@jit
def can_be_challenged(state: State) -> bool:
    """R-31: whether a Wild Draw Four waits to be doubted."""
    return state.phase == REACT and can_be_doubted(state)


@jit
def plainly_wrong(state: State) -> int:
    """R-16, H-33: everybody can see that the first card laid last does not fit on the one beneath it."""
    if state.flaggable == NOBODY:
        return 0
    laid = state.discards - state.guarded
    fitting = OF_COLOR[state.former_color] | OF_FACE[state.discard[laid - 1]] | WILDS
    return 0 if fitting >> state.discard[laid] & 1 else R16


@jit
def was_bluff(state: State) -> int:
    """R-28: whether the hand had a card of the color in play when the Wild Draw Four was laid."""
    return 1 if proof_of_bluff(state) != NO_CARD else 0


@jit
def had_a_choice(state: State) -> int:
    """Whether the player to act could have laid a card instead of drawing."""
    cards = playable(state, state.actor)
    if count(state, state.actor, state.drawn) == 1:
        cards &= ~(1 << state.drawn)
    return 1 if cards else 0
