"""A bot that plays by one of the kernel's policies, on the view's state, so it sees no more than the view."""

from __future__ import annotations

import random

from ..engine.errors import Malformed
from ..engine.kernel.cards import KINDS
from ..engine.kernel.state import SEATS
from ..engine.moves import Move
from ..engine.view import View
from .kernel.out_of_turn import NO_MOVE
from .kernel.policies import choose


class PolicyBot:
    """Chooses by the policy with this number; `rng` is its only source of chance."""

    __slots__ = ("_policy", "_rng")

    def __init__(self, policy: int, rng: random.Random) -> None:
        self._policy = policy
        self._rng = rng

    def choose(self, view: View) -> Move | None:
        if view.seat is None:
            raise Malformed("view", "a spectator's", "the view of a seat")
        stirred = self._rng.getrandbits(62)
        code = choose(self._policy, view.state, view.seat, known_cards(view), stirred)
        return None if code == NO_MOVE else next(move for move in view.moves if move.code == code)


def known_cards(view: View) -> bytearray:
    """What the seat knows of the other hands, in a policy's form: a count for each seat and kind."""
    counts = bytearray(SEATS * KINDS)
    for owner, cards in enumerate(view.known):
        for card in cards:
            counts[owner * KINDS + card.kind] += 1
    return counts
