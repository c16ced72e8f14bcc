"""The laws that hold at every moment of every hand, under any rules."""

from __future__ import annotations

from ...engine.kernel.cards import KINDS, NO_CARD, NO_COLOR
from ...engine.kernel.jit import jit
from ...engine.kernel.players import is_gone, players
from ...engine.kernel.state import CARDS, DRAWN, NOBODY, OVER, REACT, SEATS, SETTLE, TURN, State

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
NOBODY_CAN_MOVE, TOTAL_LEFT_STANDING, HAND_TOO_LARGE, ENDLESS = 12, 13, 14, 15


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
    if not total_is_true(state):
        return TOTAL_LEFT_STANDING
    if not mercy_is_had(state):
        return HAND_TOO_LARGE
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
    """H-44: and never a player who is out of the hand."""
    if state.phase == OVER:
        return state.actor == NOBODY
    return state.actor < state.seats and not is_gone(state, state.actor)


@jit
def total_is_true(state: State) -> bool:
    """H-01: a total stands only while somebody is asked, or a last card may still be flagged."""
    if state.total == 0:
        return state.total_cards == 0 and state.standing == NO_CARD
    return (state.phase == REACT or state.phase == SETTLE) and state.total_cards > 0


@jit
def mercy_is_had(state: State) -> bool:
    """H-42: nobody in play holds too many cards."""
    if state.mercy == 0 or state.phase == OVER:
        return True
    for seat in range(state.seats):
        if state.sizes[seat] >= state.mercy:
            return False
    return True


@jit
def exposure_is_true(state: State) -> bool:
    """Only players with exactly one card are exposed."""
    for seat in range(SEATS):
        if state.exposed >> seat & 1 and (seat >= state.seats or state.sizes[seat] != 1):
            return False
    return True


@jit
def ends_rightly(state: State) -> bool:
    """A hand ends when a seat is out or all are blocked; until then everybody in it holds a card.

    H-46: or when one player is left.
    """
    empty = NOBODY
    for seat in range(state.seats):
        if state.sizes[seat] == 0 and not is_gone(state, seat):
            empty = seat
    if state.phase == OVER:
        if state.gone and players(state) == 1:
            return not is_gone(state, state.winner)
        blocked = state.passes == players(state)
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
    mixed = mix(mix(mix(mixed, state.total), state.total_cards), state.standing)
    mixed = mix(mix(mix(mixed, state.gone), state.jumpable), state.said)
    return mix(mix(mixed, state.winner), state.void)


@jit
def mix(number: int, more: int) -> int:
    return (number * 1000003 + more) & ((1 << 61) - 1)
