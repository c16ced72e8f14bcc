"""The laws that hold at every moment of every hand, under any rules."""

from __future__ import annotations

from ...engine.kernel.cards import KINDS, NO_COLOR
from ...engine.kernel.jit import jit
from ...engine.kernel.state import CARDS, DRAWN, NOBODY, OVER, SEATS, SETTLE, TURN, State

HOLDS = 0
CARD_LOST, HAND_MISCOUNTED, NO_DISCARD, NO_ACTOR, EXPOSED_WRONGLY, NO_COLOR_IN_PLAY = (
    1,
    2,
    3,
    4,
    5,
    6,
)
CALL_WITHOUT_DUTY, ENDED_WRONGLY, RESHUFFLED_UNPREPARED, REFUSED_LEGAL, REFUSAL_CHANGED = (
    7,
    8,
    9,
    10,
    11,
)
NOBODY_CAN_MOVE = 12


@jit
def broken_law(state: State, deck: list[int], counts: list[int]) -> int:
    """The first law that a state breaks, or 0. `deck` has the number of each card, `counts` is a buffer."""
    if not every_card_once(state, deck, counts):
        return CARD_LOST
    if not hands_are_counted(state):
        return HAND_MISCOUNTED
    if state.discards < 1 or state.discard[state.discards - 1] != state.top:
        return NO_DISCARD
    if not somebody_acts(state):
        return NO_ACTOR
    if not exposure_is_true(state):
        return EXPOSED_WRONGLY
    if (state.phase == TURN or state.phase == DRAWN) and state.color >= NO_COLOR:
        return NO_COLOR_IN_PLAY
    if state.phase != OVER and state.called != NOBODY and state.sizes[state.called] != 2:
        return CALL_WITHOUT_DUTY
    if not ends_rightly(state):
        return ENDED_WRONGLY
    return HOLDS


@jit
def every_card_once(state: State, deck: list[int], counts: list[int]) -> bool:
    for card in range(KINDS):
        counts[card] = 0
        for seat in range(state.seats):
            counts[card] += state.hands[seat * KINDS + card]
    for at in range(state.pile_top, state.pile_end):
        counts[state.pile[at]] += 1
    for at in range(state.discards):
        counts[state.discard[at]] += 1
    for card in range(KINDS):
        if counts[card] != deck[card]:
            return False
    return True


@jit
def hands_are_counted(state: State) -> bool:
    for seat in range(state.seats):
        size = 0
        for card in range(KINDS):
            number = state.hands[seat * KINDS + card]
            size += number
            if (number > 0) != (state.held[seat] >> card & 1 != 0):
                return False
        if size != state.sizes[seat]:
            return False
    return True


@jit
def somebody_acts(state: State) -> bool:
    return state.actor == NOBODY if state.phase == OVER else state.actor < state.seats


@jit
def exposure_is_true(state: State) -> bool:
    """Only players with exactly one card are exposed."""
    for seat in range(SEATS):
        if state.exposed >> seat & 1 and (seat >= state.seats or state.sizes[seat] != 1):
            return False
    return True


@jit
def ends_rightly(state: State) -> bool:
    """A hand ends when a seat is out or all are blocked; until then everybody holds a card."""
    empty = NOBODY
    for seat in range(state.seats):
        if state.sizes[seat] == 0:
            empty = seat
    if state.phase == OVER:
        blocked = state.passes == state.seats
        return blocked if empty == NOBODY else state.winner == empty
    return empty == NOBODY or (state.phase == SETTLE and state.actor == empty)


@jit
def fingerprint(state: State) -> int:
    """A number that changes when anything changes that can affect the hand."""
    mixed = 17
    for seat in range(state.seats):
        mixed = mix(mixed, state.sizes[seat])
        for card in range(KINDS):
            mixed = mix(mixed, state.hands[seat * KINDS + card])
    for at in range(CARDS):
        mixed = mix(mix(mix(mixed, state.pile[at]), state.discard[at]), state.order[at])
    for card in range(KINDS):
        mixed = mix(mixed, state.as_laid[card])
    mixed = mix(mix(mix(mixed, state.pile_top), state.pile_end), state.discards)
    mixed = mix(mix(mix(mixed, state.top), state.color), state.order_ready)
    mixed = mix(mix(mix(mixed, state.phase), state.actor), state.direction)
    mixed = mix(mix(mix(mixed, state.drawn), state.passes), state.called)
    mixed = mix(mix(mix(mixed, state.exposed), state.lapsed), state.flaggable)
    mixed = mix(mix(mix(mixed, state.wrong), state.bluff), state.size_as_laid)
    mixed = mix(mix(mix(mixed, state.former_color), state.former_direction), state.place)
    mixed = mix(mix(mix(mixed, state.origin), state.turned_up), state.declined)
    mixed = mix(mix(mix(mixed, state.guarded), state.cancellable), state.told)
    return mix(mix(mixed, state.winner), state.void)


@jit
def mix(number: int, more: int) -> int:
    return (number * 1000003 + more) & ((1 << 61) - 1)
