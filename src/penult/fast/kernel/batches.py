"""Dealing, playing and choosing at many tables. Each has its own generator and its own knowledge."""

from __future__ import annotations

from ...bots.kernel.arena import ask, first_to_speak, quiet
from ...bots.kernel.knowledge import KNOWLEDGE, learn
from ...bots.kernel.out_of_turn import NO_MOVE
from ...bots.kernel.shuffles import begin_hand, prepare
from ...engine.kernel.apply import apply
from ...engine.kernel.chance import stir, stream
from ...engine.kernel.jit import jit
from ...engine.kernel.legal import legal_moves
from ...engine.kernel.state import NOBODY, OVER, REFEREE, SETTLE, State


@jit
def deal_tables(states: list[State], undealt: list[State], first: int, seed: int, rngs: list[int]) -> None:
    """Deal the tables, the first of them as the deal `first` of the seed."""
    for at in range(len(states)):
        states[at] = undealt[0]
        rngs[at] = begin_hand(states[at], stream(seed, first + at))


@jit
def begin_streams(seed: int, rngs: list[int]) -> None:
    for at in range(len(rngs)):
        rngs[at] = stream(seed, at)


@jit
def to_act(state: State) -> int:
    """Who has to act; the referee if a wrong last card waits, and nobody if the hand is over."""
    if state.phase == OVER:
        return NOBODY
    return REFEREE if state.phase == SETTLE else state.actor


@jit
def who_acts(states: list[State], seats: list[int]) -> None:
    for at in range(len(states)):
        seats[at] = to_act(states[at])


@jit
def list_moves(states: list[State], moves: list[list[int]], found: list[int]) -> None:
    """The moves of those who have to act, and how many there are at each table."""
    for at in range(len(states)):
        seat = to_act(states[at])
        found[at] = 0 if seat == NOBODY else legal_moves(states[at], seat, moves[at])


@jit
def make_moves(
    states: list[State],
    seats: list[int],
    moves: list[int],
    refusals: list[int],
    rngs: list[int],
    known: bytearray,
) -> None:
    """Make a move at each table; a refused one changes nothing. Where the move is `NO_MOVE`, none is made."""
    for at in range(len(states)):
        refusals[at] = 0
        if moves[at] != NO_MOVE:
            refusals[at] = make_move(states[at], at, seats[at], moves[at], rngs, known)


@jit
def make_move(state: State, at: int, seat: int, move: int, rngs: list[int], known: bytearray) -> int:
    rngs[at] = prepare(state, stir(rngs[at]))
    why_not = apply(state, seat, move)
    if why_not == 0:
        learn(state, known[at * KNOWLEDGE : at * KNOWLEDGE + KNOWLEDGE])
    return why_not


@jit
def choose_moves(
    states: list[State],
    lineup: list[int],
    seats: list[int],
    moves: list[int],
    rngs: list[int],
    known: bytearray,
    order: bytearray,
) -> None:
    """Who makes the next move at each table, and which, if policies play; nobody's where the hand is over."""
    for at in range(len(states)):
        seats[at], moves[at] = NOBODY, NO_MOVE
        if states[at].phase != OVER:
            rngs[at] = stir(rngs[at])
            knowledge = known[at * KNOWLEDGE : at * KNOWLEDGE + KNOWLEDGE]
            seats[at], moves[at] = next_move(states[at], lineup, knowledge, order, rngs[at])


@jit
def next_move(
    state: State, lineup: list[int], known: bytearray, order: bytearray, rng: int
) -> tuple[int, int]:
    if quiet(state):
        return state.actor, ask(state, lineup, 0, state.actor, known, rng)
    return first_to_speak(state, lineup, 0, known, order, rng)


@jit
def play_out(
    states: list[State], lineup: list[int], most: int, rngs: list[int], known: bytearray, order: bytearray
) -> int:
    """Let policies play at most so many moves at each table; returns how many were made in all."""
    made = 0
    for at in range(len(states)):
        knowledge = known[at * KNOWLEDGE : at * KNOWLEDGE + KNOWLEDGE]
        state, rng = states[at], rngs[at]
        for _ in range(most):
            if state.phase == OVER:
                break
            rng = prepare(state, stir(rng))
            seat, move = next_move(state, lineup, knowledge, order, rng)
            if apply(state, seat, move) == 0:
                learn(state, knowledge)
            made += 1
        rngs[at] = rng
    return made
