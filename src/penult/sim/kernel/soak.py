"""Hands at the chaotic table, with the laws checked after every move."""

from __future__ import annotations

from ...bots.kernel import keen_policy
from ...bots.kernel.random_policy import in_turn
from ...bots.kernel.shuffles import begin_hand, prepare
from ...engine.kernel.actions import FLAG, SETTLE_IT, bare, verb_of
from ...engine.kernel.apply import apply
from ...engine.kernel.chance import below, stir
from ...engine.kernel.jit import jit
from ...engine.kernel.legal import legal_moves
from ...engine.kernel.players import players
from ...engine.kernel.state import OVER, REFEREE, SEATS, SETTLE, State
from .chaos import PATIENCE, hoarded, nonsense, some_move, someone
from .laws import (
    ENDLESS,
    HOLDS,
    NOBODY_CAN_MOVE,
    REFUSAL_CHANGED,
    REFUSED_LEGAL,
    RESHUFFLED_UNPREPARED,
    broken_law,
    fingerprint,
)

MOVES, REFUSED, ENDED, BLOCKED, CUT_SHORT, CIRCLES = 0, 1, 2, 3, 4, 5
"""Places in a tally."""
STATES = 2
"""The undealt state, and one to play on."""
LONGEST = 20_000
"""After so many moves the keen player goes on for all: with nearly all cards in ten hands it takes long."""
CIRCLE = 2_000
"""So many moves without a choice, more than there are cards: the same ones go round for ever."""


@jit
def soak_hand(
    state: State,
    deck: list[int],
    counts: list[int],
    moves: list[int],
    tally: list[int],
    known: bytearray,
    rng: int,
) -> int:
    """Play one hand on an undealt state; return the law that it broke, or 0.

    Players at random can go on almost forever: then the keen player ends the hand for everybody. If nearly
    all cards are in hands that get no turn, two players may have to draw and lay the same two for ever.
    """
    rng = stir(rng)
    state.dealer = below(rng, state.seats)
    rng = begin_hand(state, rng)
    hoarders = below(stir(rng), 6) == 0
    played, forced = 0, 0
    while state.phase != OVER:
        broken = broken_law(state, deck, counts)
        if broken:
            return broken
        rng = prepare(state, stir(rng))
        if played >= LONGEST:
            tally[CUT_SHORT] += played == LONGEST
            forced = forced + 1 if has_no_choice(state, moves) else 0
            if forced == CIRCLE:
                tally[CIRCLES] += 1
                return HOLDS
            broken = finish_keenly(state, tally, known) if played < 2 * LONGEST else ENDLESS
        elif below(rng, 8) == 0:
            broken = refuse_nonsense(state, tally, stir(rng))
        else:
            broken = make_a_move(state, moves, tally, stir(rng), played < PATIENCE, hoarders)
        if broken:
            return broken
        rng = stir(stir(rng))
        played += 1
    tally[ENDED] += 1
    tally[BLOCKED] += state.passes == players(state)
    return broken_law(state, deck, counts)


@jit
def make_a_move(
    state: State, moves: list[int], tally: list[int], rng: int, wild: bool, hoarders: bool
) -> int:
    """Make some seat's legal move; only a flag against a right card may be refused."""
    seat = someone(state, rng) if wild else who_must(state)
    move = hoarded(state) if wild and hoarders and seat == state.actor else 0
    if move == 0:
        move = some_move(state, seat, moves, stir(rng)) if wild else sensible(state, stir(rng))
    if move == 0:
        seat = who_must(state)
        move = sensible(state, stir(rng))
        if legal_moves(state, seat, moves) == 0:
            return NOBODY_CAN_MOVE
    before = fingerprint(state)
    ready, pile = state.order_ready, state.pile_top
    if apply(state, seat, move):
        tally[REFUSED] += 1
        if verb_of(move) != FLAG or state.false_price:
            return REFUSED_LEGAL
        return HOLDS if fingerprint(state) == before else REFUSAL_CHANGED
    tally[MOVES] += 1
    return RESHUFFLED_UNPREPARED if state.pile_top < pile and not ready else HOLDS


@jit
def has_no_choice(state: State, moves: list[int]) -> bool:
    """Whether there is only one move for the player to act."""
    return state.phase != SETTLE and legal_moves(state, state.actor, moves) == 1


@jit
def finish_keenly(state: State, tally: list[int], known: bytearray) -> int:
    """The keen player's move, for the seat that must act."""
    seat = who_must(state)
    move = bare(SETTLE_IT) if state.phase == SETTLE else keen_policy.in_turn(state, seat, known)
    if apply(state, seat, move):
        tally[REFUSED] += 1
        return REFUSED_LEGAL
    tally[MOVES] += 1
    return HOLDS


@jit
def who_must(state: State) -> int:
    """Who has to act; the referee if a wrong last card waits."""
    return REFEREE if state.phase == SETTLE else state.actor


@jit
def sensible(state: State, rng: int) -> int:
    """The random player's move."""
    if state.phase == SETTLE:
        return bare(SETTLE_IT)
    return in_turn(state, state.actor, rng)


@jit
def refuse_nonsense(state: State, tally: list[int], rng: int) -> int:
    """Try a random int as a move: if it is refused, nothing may have changed."""
    before = fingerprint(state)
    if apply(state, below(rng, SEATS), nonsense(stir(rng))) == 0:
        tally[MOVES] += 1
        return HOLDS
    tally[REFUSED] += 1
    return HOLDS if fingerprint(state) == before else REFUSAL_CHANGED


@jit
def soak_hands(
    states: list[State],
    hands: int,
    rng: int,
    deck: list[int],
    counts: list[int],
    moves: list[int],
    tally: list[int],
    first: list[int],
    known: bytearray,
) -> int:
    """Play many hands and return how many broke a law. `known` is empty: nobody remembers anything.

    `first` gets the first law broken and the generator's state before that hand.
    """
    violations = 0
    for _ in range(hands):
        rng = stir(rng)
        states[1] = states[0]
        broken = soak_hand(states[1], deck, counts, moves, tally, known, rng)
        if broken:
            violations += 1
            if first[0] == HOLDS:
                first[0], first[1] = broken, rng
    return violations
