"""Duplicate deals: the same cards are played once in every rotation of the players around the table."""

from __future__ import annotations

from ...engine.kernel.actions import CATCH, FLAG, SETTLE_IT, UNO, bare, verb_of
from ...engine.kernel.apply import apply
from ...engine.kernel.chance import shuffled_positions, stir, stream
from ...engine.kernel.hands import points
from ...engine.kernel.jit import inlined, jit
from ...engine.kernel.refusals_by_house import jump_is_open
from ...engine.kernel.state import NOBODY, OVER, REFEREE, State
from .knowledge import WIDTH, forget_all, learn
from .out_of_turn import NO_MOVE, waited_for
from .policies import POLICIES, choose
from .shuffles import begin_hand, prepare

UNDEALT, DEALT, PLAYED = 0, 1, 2
"""The states of an arena: the deck, the deal, and the hand that is being played."""
STATES = 3

HANDS, VOIDS, CUT_SHORT, MOVES, REFUSED, WINS = 0, 1, 2, 3, 4, 5
SQUARES = WINS + POLICIES
POINTS = SQUARES + POLICIES
IN_THIS_DEAL = POINTS + POLICIES
TALLY = IN_THIS_DEAL + POLICIES
"""What is counted: for each policy its wins, the squares of its wins per deal, and its points."""

LONGEST = 20_000
"""The most moves. With nearly all cards in ten hands, a hand can go on almost forever; it is cut short."""


@jit
def play_deals(
    states: list[State],
    first: int,
    deals: int,
    lineup: list[int],
    seed: int,
    known: bytearray,
    order: bytearray,
    tally: list[int],
) -> None:
    """Play the deals of a seed from the `first` on. `lineup` has the policy of each player."""
    for nth in range(first, first + deals):
        states[DEALT] = states[UNDEALT]
        rng = begin_hand(states[DEALT], stream(seed, nth))
        for rotation in range(states[DEALT].seats):
            states[PLAYED] = states[DEALT]
            play_hand(states[PLAYED], lineup, rotation, rng, known, order, tally)
            count_hand(states[PLAYED], lineup, rotation, tally)
        count_deal(tally)


@jit
def play_hand(
    state: State,
    lineup: list[int],
    rotation: int,
    rng: int,
    known: bytearray,
    order: bytearray,
    tally: list[int],
) -> None:
    """Play a dealt hand to its end. `known` and `order` are buffers."""
    forget_all(known)
    moves = 0
    while state.phase != OVER and moves < LONGEST:
        rng = prepare(state, stir(rng))
        seat = state.actor
        if quiet(state):
            move = ask(state, lineup, rotation, seat, known, rng)
        else:
            seat, move = first_to_speak(state, lineup, rotation, known, order, rng)
        tally[REFUSED] += apply(state, seat, move) != 0
        learn(state, known)
        moves += 1
    tally[MOVES] += moves


@jit
def quiet(state: State) -> bool:
    """Whether only the player to act can have a move."""
    accusable = state.exposed != 0 or state.flaggable != NOBODY
    return not accusable and state.cancellable == 0 and not jump_is_open(state)


@inlined
def ask(state: State, lineup: list[int], rotation: int, seat: int, known: bytearray, rng: int) -> int:
    own = known[seat * WIDTH : seat * WIDTH + WIDTH]
    return choose(lineup[player_at(state, seat, rotation)], state, seat, own, rng)


@jit
def player_at(state: State, seat: int, rotation: int) -> int:
    player = seat + rotation
    return player if player < state.seats else player - state.seats


@jit
def first_to_speak(
    state: State, lineup: list[int], rotation: int, known: bytearray, order: bytearray, rng: int
) -> tuple[int, int]:
    """Ask all seats in a random order; the player to act moves if nobody says anything."""
    speaker, said = REFEREE, bare(SETTLE_IT)
    rng = shuffled_positions(order, state.seats, rng)
    for at in range(state.seats):
        seat = order[at]
        rng = stir(rng)
        move = ask(state, lineup, rotation, seat, known, rng)
        if move == NO_MOVE:
            continue
        if is_a_word(move) or not waited_for(state, seat):
            return seat, move
        speaker, said = seat, move
    return speaker, said


@jit
def is_a_word(move: int) -> bool:
    """Whether a move can be made at any time, and so goes before that of the player in turn."""
    verb = verb_of(move)
    return verb == UNO or verb == CATCH or verb == FLAG


@jit
def count_hand(state: State, lineup: list[int], rotation: int, tally: list[int]) -> None:
    tally[HANDS] += 1
    if state.phase != OVER:
        tally[CUT_SHORT] += 1
    elif state.winner == NOBODY:
        tally[VOIDS] += 1
    else:
        policy = lineup[player_at(state, state.winner, rotation)]
        tally[WINS + policy] += 1
        tally[IN_THIS_DEAL + policy] += 1
        for seat in range(state.seats):
            tally[POINTS + policy] += points(state, seat) if seat != state.winner else 0


@jit
def count_deal(tally: list[int]) -> None:
    """Count by deal: the hands of one deal are not independent."""
    for policy in range(POLICIES):
        wins = tally[IN_THIS_DEAL + policy]
        tally[SQUARES + policy] += wins * wins
        tally[IN_THIS_DEAL + policy] = 0
