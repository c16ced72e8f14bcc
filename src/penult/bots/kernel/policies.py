"""Every policy by its number. Each is a function of what its seat may know and of `rng`."""

from __future__ import annotations

from ...engine.kernel.jit import jit
from ...engine.kernel.state import State
from . import keen_policy, random_policy, simple_policy
from .out_of_turn import NO_MOVE

RANDOM, SIMPLE, KEEN = 0, 1, 2
POLICIES = 3


@jit
def choose(policy: int, state: State, seat: int, known: bytearray, rng: int) -> int:
    """The move of a seat that plays by this policy, or `NO_MOVE`.

    `known` counts the cards that each other seat certainly holds, by seat and kind. `rng` has just been
    stirred.
    """
    if state.gone >> seat & 1:
        return NO_MOVE
    if policy == RANDOM:
        return random_policy.choose(state, seat, known, rng)
    if policy == SIMPLE:
        return simple_policy.choose(state, seat, known, rng)
    return keen_policy.choose(state, seat, known, rng)
