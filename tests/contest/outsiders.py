"""Bots from outside for these tests, good and bad, as a module and as a program."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Sequence

from penult import Event, Move, View


class Hasty:
    """Lays the first right card it finds."""

    def choose(self, view: View) -> Move | None:
        if view.turn != view.seat or view.phase.startswith("settle"):
            return None
        right = [move for move in view.moves if move.right]
        return next((move for move in right if move.verb == "play"), right[0])


class Dice(Hasty):
    """Takes its chance from the arena, and remembers."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._seen = 0

    def observe(self, events: Sequence[Event]) -> None:
        self._seen += len(events)

    def choose(self, view: View) -> Move | None:
        if view.turn != view.seat or view.phase.startswith("settle"):
            return None
        assert self._seen
        return self._rng.choice([move for move in view.moves if move.right])


class Crashing(Hasty):
    def choose(self, view: View) -> Move | None:
        if view.draw_count % 5 == 0:
            raise RuntimeError("I never liked this number")
        return super().choose(view)


class Quitting(Hasty):
    def choose(self, view: View) -> Move | None:
        if view.draw_count % 5 == 0:
            sys.exit("that was it")
        return super().choose(view)


class Unmakeable(Hasty):
    def __init__(self) -> None:
        raise OSError("no network file here")


class Stalling(Hasty):
    def choose(self, view: View) -> Move | None:
        if view.seat == view.turn:
            time.sleep(60)
        return super().choose(view)


class Babbling(Hasty):
    """Answers with words, with moves that it does not have, and with nothing."""

    def choose(self, view: View) -> Move | None:
        return (Move("play W4>R"), "draw", None, 7)[view.draw_count % 4]  # type: ignore[return-value]


class Fatal(Hasty):
    """Takes its process down."""

    def choose(self, _: View) -> Move | None:
        os._exit(3)


PROGRAMS = {
    "ends": "import sys; sys.stdin.readline(); sys.exit('out of money')",
    "stalls": "import sys\nfor line in sys.stdin: pass",
    "babbles": "import sys\nfor line in sys.stdin: print('hello', flush=True)",
    "lists": "import sys\nfor line in sys.stdin: print('[1]', flush=True)",
    "old": 'import sys\nfor line in sys.stdin: print(\'{"id":0,"move":"draw"}\', flush=True)',
    "shouts": "import sys\nfor line in sys.stdin: print('x' * 100000, flush=True)",
}
"""What programs do wrong."""
