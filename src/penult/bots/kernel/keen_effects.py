"""What a card does to the others, as far as the keen player thinks ahead."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.kernel.cards import DRAW_CARD, FACE, HAT, ON_NEXT_PLAYER, REVERSE, SKIP, WILD_FOUR
from ...engine.kernel.effects import reverse_skips
from ...engine.kernel.jit import jit
from ...engine.kernel.players import players
from ...engine.kernel.state import NOBODY, State
from ...engine.kernel.turns import next_seat
from .keen_weights import HAT_CARDS
from .targets import nearest_to_going_out, seat_before


class Effect(NamedTuple):
    """Who draws how many cards, and whose turn it is then."""

    victim: int
    cards: int
    follower: int


@jit
def effect(victim: int, cards: int, follower: int) -> Effect:
    return Effect(victim, cards, follower)


@jit
def no_effect(state: State, seat: int) -> Effect:
    return effect(NOBODY, 0, next_seat(state, seat))


@jit
def effect_of(state: State, seat: int, card: int, drawn: int) -> Effect:
    """`drawn` counts the cards that the victim already has from earlier cards of the same turn."""
    after, face = next_seat(state, seat), FACE[card]
    if face == DRAW_CARD:
        return effect(after, drawn + state.strength, next_seat(state, after))
    if face == WILD_FOUR:
        return effect(after, drawn + 4, next_seat(state, after))
    if face == HAT:
        return effect(nearest_to_going_out(state, seat), drawn + HAT_CARDS, after)
    if face == SKIP or (face == REVERSE and reverse_skips(state)):
        return effect(after, drawn, next_seat(state, after))
    return effect(after, drawn, seat_before(state, seat) if face == REVERSE else after)


@jit
def plays_again(state: State, card: int) -> bool:
    """Whether the turn comes straight back to the player of the card."""
    if players(state) > 2:
        return False
    return ON_NEXT_PLAYER >> card & 1 != 0 or (FACE[card] == REVERSE and reverse_skips(state))
