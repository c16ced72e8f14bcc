"""What a bot can do wrong, and the move that is made for it then."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ..engine.errors import PenultError
from ..engine.moves import Move

CRASHED, STALLED, NONSENSE = "crashed", "stalled", "nonsense"


class BotStalled(PenultError):
    """A bot has not answered in time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"expected an answer within {seconds:g} s, came none")


class ProgramEnded(PenultError):
    """The program that a bot runs has ended or cannot be started."""


class NoAnswer(PenultError):
    """What a program said is not an answer."""


def default_move(moves: Sequence[Move]) -> Move:
    """The move for a bot that made none: it lays no card if it need not."""
    for verb in ("accept", "keep", "draw"):
        for move in moves:
            if move.verb == verb:
                return move
    return next((move for move in moves if move.right), moves[0])


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `BotStalled` in what runs longer.

    It needs the main thread of a Unix process, and cannot interrupt code that is not Python. Elsewhere
    there is no limit.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise BotStalled(seconds)

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
