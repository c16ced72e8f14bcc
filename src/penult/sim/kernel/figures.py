"""What is counted of hands: places in a tally, and counting at the end of a hand."""

from __future__ import annotations

from ...engine.kernel.events import rule_of
from ...engine.kernel.jit import inlined, jit
from ...engine.kernel.state import NOBODY, OVER, SEATS, State
from .bulk import count, points_left

LENGTHS = 400
"""The lengths of hands are counted one by one up to here; longer ones together."""
RULES = 512
"""A rule's number has nine bits."""

VOIDS, REFUSED, CUT_SHORT, RUN_OUTS, WATCHED = 0, 1, 2, 3, 4
"""Single counts; of the watched hands, the rules are counted too."""
MOVES, TURNS, POINTS, RESHUFFLES = 5, 7, 9, 11
"""Each followed by the sum of its squares."""
WINS = 13
PLACES = WINS + SEATS
"""Wins by the winner's place after the dealer: 0 is the dealer's left neighbor."""
LENGTH = PLACES + SEATS
FIRED = LENGTH + LENGTHS
"""For each rule how often it was cited, then the sum of the squares, then in how many hands."""
FIRED_SQUARES = FIRED + RULES
FIRED_HANDS = FIRED_SQUARES + RULES
FIGURES = FIRED_HANDS + RULES

LONGEST = 20_000
"""The most moves. With nearly all cards in ten hands, a hand can go on almost forever; it is cut short."""


@inlined
def ran_out(state: State) -> bool:
    """A-55: whether nothing is left to draw: the pile is empty, and the discards cannot fill it."""
    return state.pile_top == state.pile_end and state.discards <= 1 + state.guarded


@jit
def watch(state: State, fired: list[int]) -> None:
    """Count the rules that the events of the last move cite."""
    for at in range(state.told):
        fired[rule_of(state.events[at])] += 1


@jit
def count_rules(fired: list[int], tally: list[int]) -> None:
    """Count by hand, and begin again."""
    tally[WATCHED] += 1
    for rule in range(RULES):
        times = fired[rule]
        if times:
            tally[FIRED + rule] += times
            tally[FIRED_SQUARES + rule] += times * times
            tally[FIRED_HANDS + rule] += 1
            fired[rule] = 0


@jit
def count_hand(
    state: State, moves: int, turns: int, reshuffles: int, run_out: bool, tally: list[int]
) -> None:
    count(tally, MOVES, moves)
    count(tally, TURNS, turns)
    count(tally, RESHUFFLES, reshuffles)
    tally[LENGTH + min(turns, LENGTHS - 1)] += 1
    tally[RUN_OUTS] += run_out
    if state.phase != OVER:
        tally[CUT_SHORT] += 1
    elif state.winner == NOBODY:
        tally[VOIDS] += 1
    else:
        tally[WINS + state.winner] += 1
        tally[PLACES + place_of(state)] += 1
        count(tally, POINTS, points_left(state))


@jit
def place_of(state: State) -> int:
    """The winner's place after the dealer: 0 is the dealer's left neighbor."""
    place = state.winner - state.dealer - 1
    return place if place >= 0 else place + state.seats
