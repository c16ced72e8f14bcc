"""The simple player: lays the card worth most, wilds last, and names the color it holds most of.

It draws only when nothing fits, lays a drawn card that fits, calls UNO, never bluffs, accepts everything,
catches exposed players and flags nobody. Under house rules it lays on a total whatever it can, jumps in, lays
all that goes together, and swaps with the player who holds fewest cards.
"""

from __future__ import annotations

from ...engine.kernel.actions import ACCEPT, COLOR_IS, DRAW, KEEP, action, bare
from ...engine.kernel.cards import NO_CARD, OF_COLOR, POINTS, WILDS
from ...engine.kernel.jit import jit, lowest_bit
from ...engine.kernel.state import COLOR_PHASE, DRAWN, NOBODY, TURN, State
from .hand import hand_of, number_of
from .out_of_turn import NO_MOVE, can_jump, catch, late_call, waited_for
from .plays import can_add_more, honest_answers, honest_plays, jumping, lay, lay_all
from .targets import nearest_to_going_out


@jit
def choose(state: State, seat: int, _known: bytearray, _rng: int) -> int:
    """The seat's move, or `NO_MOVE`."""
    said = late_call(state, seat)
    if said == NO_MOVE:
        said = catch(state, seat)
    if said == NO_MOVE and can_jump(state, seat):
        said = jumping(state, seat, nearest_to_going_out(state, seat))
    if said != NO_MOVE:
        return said
    return in_turn(state, seat) if waited_for(state, seat) else NO_MOVE


@jit
def in_turn(state: State, seat: int) -> int:
    """The move of the seat that is to act."""
    if state.phase == COLOR_PHASE:
        return action(COLOR_IS, NO_CARD, favorite_color(state, seat), NOBODY)
    if state.phase == TURN or state.phase == DRAWN:
        cards = honest_plays(state, seat)
    else:
        cards = honest_answers(state, seat)
    if cards == 0:
        return lay_nothing(state)
    color, target, card = favorite_color(state, seat), nearest_to_going_out(state, seat), dearest(cards)
    if can_add_more(state, seat, card):
        return lay_all(state, seat, card, color)
    return lay(state, seat, card, color, target)


@jit
def lay_nothing(state: State) -> int:
    """Draw, keep the drawn card, or accept what was played on the seat."""
    if state.phase == TURN:
        return bare(DRAW)
    return bare(KEEP) if state.phase == DRAWN else bare(ACCEPT)


@jit
def dearest(cards: int) -> int:
    """The card of a set that is worth most; a wild only if there is nothing else."""
    if cards & ~WILDS:
        cards &= ~WILDS
    best = lowest_bit(cards)
    while cards:
        card = lowest_bit(cards)
        if POINTS[card] > POINTS[best]:
            best = card
        cards &= cards - 1
    return best


@jit
def favorite_color(state: State, seat: int) -> int:
    """The color that the seat holds most cards of."""
    held, best, most = hand_of(state, seat), 0, -1
    for color in range(4):
        number = number_of(held, OF_COLOR[color])
        if number > most:
            best, most = color, number
    return best
