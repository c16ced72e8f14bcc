"""The keen player: evaluates the position after each possible play and chooses the best."""

from __future__ import annotations

from ...engine.kernel.actions import COLOR_IS, DRAW, KEEP, action, bare
from ...engine.kernel.cards import COLOR, FACE, HOWLER, NO_CARD, NO_COLOR, WILD_FOUR
from ...engine.kernel.jit import jit, lowest_bit
from ...engine.kernel.playable_cards import bluffs
from ...engine.kernel.plays_of_several import others
from ...engine.kernel.refusals_in_turn import refuse_draw, refuse_keep
from ...engine.kernel.state import COLOR_PHASE, DRAWN, FREE, MAY_SWAP, NOBODY, REACT, TURN, State
from ...engine.kernel.swaps import moves_hands
from ...engine.kernel.turns import next_seat
from .hand import HeldCards, hand_of, without
from .keen_answers import answer, interrupt
from .keen_effects import no_effect
from .keen_evaluation import evaluation
from .keen_foresight import OUT, color_for, prospect
from .keen_swaps import worth_of_moving_hands
from .keen_weights import BLUFFING, DEPTH, DRAWING, KEEPING, MARGIN, crowd
from .out_of_turn import NO_MOVE, can_jump, catch, flag, late_call, waited_for
from .plays import can_add_more, fitting_cards, jumping, lay, lay_all
from .seen_cards import SeenCards, look_around
from .simple_policy import favorite_color
from .targets import nearest_to_going_out


@jit
def choose(state: State, seat: int, known: bytearray, _rng: int) -> int:
    """The seat's move, or `NO_MOVE`."""
    said = late_call(state, seat)
    if said == NO_MOVE:
        said = catch(state, seat)
    if said == NO_MOVE:
        said = flag(state, seat)
    if said == NO_MOVE and not answering(state, seat):
        said = interrupt(state, seat, known)
    if said == NO_MOVE and can_jump(state, seat):
        said = jump_in(state, seat)
    if said != NO_MOVE:
        return said
    return in_turn(state, seat, known) if waited_for(state, seat) else NO_MOVE


@jit
def jump_in(state: State, seat: int) -> int:
    """H-24: one card fewer, and the turn goes on from here; a 7 only if the hand it brings is smaller."""
    target = nearest_to_going_out(state, seat)
    swaps = state.seven and FACE[state.top] == 7 and state.sizes[seat] > 1
    if swaps and state.sizes[target] >= state.sizes[seat]:
        return NO_MOVE
    return jumping(state, seat, target)


@jit
def answering(state: State, seat: int) -> bool:
    return state.phase == REACT and seat == state.actor


@jit
def in_turn(state: State, seat: int, known: bytearray) -> int:
    """The move of the seat that is to act."""
    if state.phase == REACT:
        return answer(state, seat, known)
    view, held = look_around(state, seat, known), hand_of(state, seat)
    if state.phase == COLOR_PHASE:
        return name_color(state, seat, known, view, held)
    return best_play(state, seat, known, view, held)


@jit
def name_color(state: State, seat: int, known: bytearray, view: SeenCards, held: HeldCards) -> int:
    """Name a color for a card that is laid already; after a turned-up wild the seat itself plays next."""
    color = favorite_color(state, seat)
    if not state.turned_up:
        color = color_for(state, seat, known, view, held, state.top, no_effect(state, seat))
    return action(COLOR_IS, NO_CARD, color, NOBODY)


@jit
def best_play(state: State, seat: int, known: bytearray, view: SeenCards, held: HeldCards) -> int:
    """The card and color with the best prospect, unless drawing, or keeping the drawn card, is better."""
    best, named, most = NO_CARD, NO_COLOR, worth_of_laying_nothing(state, seat, known, view, held)
    cards = fitting_cards(state, seat)
    while cards:
        card = lowest_bit(cards)
        for color in range(4):
            if COLOR[card] == color or COLOR[card] == NO_COLOR:
                worth = worth_of_laying(state, seat, known, view, held, card, color)
                if worth > most:
                    best, named, most = card, color, worth
        cards &= cards - 1
    if best == NO_CARD:
        return bare(DRAW) if state.phase == TURN else bare(KEEP)
    if can_add_more(state, seat, best):
        return lay_all(state, seat, best, favorite_color(state, seat))
    return lay(state, seat, best, named, target_for(state, seat, best))


@jit
def worth_of_laying(
    state: State, seat: int, known: bytearray, view: SeenCards, held: HeldCards, card: int, color: int
) -> int:
    if held.size > 1 and moves_hands(state, card, target_for(state, seat, card)):
        return worth_of_moving_hands(state, seat, card)
    if can_add_more(state, seat, card) and others(state, seat, card) == held.size - 1:
        return OUT + DEPTH
    worth = prospect(state, seat, known, view, without(held, card), card, color, 0, DEPTH)
    bluff = card == WILD_FOUR and state.bluff_rule != FREE and bluffs(state, seat)
    return worth - BLUFFING if bluff else worth


@jit
def worth_of_laying_nothing(
    state: State, seat: int, known: bytearray, view: SeenCards, held: HeldCards
) -> int:
    """The value of drawing or keeping; worse than anything else if that is not allowed."""
    here = evaluation(state, seat, known, view, held, state.top, state.color, no_effect(state, seat))
    if state.phase == DRAWN:
        return -OUT if refuse_keep(state, seat) else here - KEEPING[crowd(state)]
    if refuse_draw(state, seat) or drawing_is_dear(state, seat):
        return -OUT
    return here - DRAWING[crowd(state)]


@jit
def drawing_is_dear(state: State, seat: int) -> bool:
    """H-34: one draw may bring many cards. H-42: one card more may put the seat out."""
    return state.draw_until != 0 or (state.mercy != 0 and state.sizes[seat] + MARGIN >= state.mercy)


@jit
def target_for(state: State, seat: int, card: int) -> int:
    """A Howler reveals most about the next player; a Sorting Hat goes to the one nearest to going out.

    H-16: so does a 7, unless a swap is not wanted and not asked for.
    """
    if card == HOWLER:
        return next_seat(state, seat)
    target = nearest_to_going_out(state, seat)
    if FACE[card] == 7 and state.seven == MAY_SWAP and state.sizes[target] >= state.sizes[seat] - 1:
        return NOBODY
    return target
