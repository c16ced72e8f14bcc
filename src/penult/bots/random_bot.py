"""The random bot: any right card, drawing only when it must; it calls UNO and accuses nobody."""

from __future__ import annotations

import random

from ..engine.moves import Move
from ..engine.view import View

_PREFERENCE = ("play", "color", "accept", "keep", "draw")


class RandomBot:
    """Uniform among the right plays; never bluffs and never challenges."""

    __slots__ = ("_rng",)

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move:
        for verb in _PREFERENCE:
            moves = [move for move in view.moves if move.verb == verb and move.right]
            called = [move for move in moves if move.uno]
            if moves:
                return self._one_card_of(called or moves)
        return self._rng.choice(view.moves)

    def _one_card_of(self, moves: list[Move]) -> Move:
        """First the card, then its color or target: a wild is not four times as likely."""
        card = self._rng.choice(sorted({str(move.card) for move in moves}))
        return self._rng.choice([move for move in moves if str(move.card) == card])
