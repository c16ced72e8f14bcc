"""Two ways to ask a bot for its move: a strict one for authors, and a patient one for contests."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from ..engine.errors import Malformed
from ..engine.moves import Move
from ..engine.view import View
from .bot import Bot
from .faults import (
    CRASHED,
    NONSENSE,
    STALLED,
    BotStalled,
    NoAnswer,
    ProgramEnded,
    default_move,
    time_limit,
)
from .seated_bot import SeatedBot
from .tally import Tally

STRIKES = 2
"""After so many stalls, or ends of its program, a bot is no longer asked in this part of the contest."""


class Asker(Protocol):
    """Asks bots, and answers for what they do wrong."""

    def seat(self, name: str, make: Callable[[], Bot]) -> Bot: ...

    def ask(self, player: SeatedBot, name: str) -> Move | None: ...

    def tell_end(self, player: SeatedBot, name: str) -> None: ...


class Silent:
    """In the seat of a bot that could not be made."""

    def choose(self, _: View) -> Move | None:
        return None


class StrictAsker:
    """Whatever a bot does wrong is an error that says what was expected."""

    def seat(self, _: str, make: Callable[[], Bot]) -> Bot:
        return make()

    def ask(self, player: SeatedBot, _: str) -> Move | None:
        move = player.choose()
        if move is not None and not isinstance(move, Move):
            raise Malformed(f"move of seat {player.seat}", move, "a Move, one of its view's moves")
        return move

    def tell_end(self, player: SeatedBot, _: str) -> None:
        player.observe()


class PatientAsker:
    """Whatever a bot does wrong is counted and costs it the turn; its decisions are timed."""

    def __init__(self, tally: Tally, patience: float) -> None:
        self._tally = tally
        self._patience = patience
        self._strikes: Counter[str] = Counter()

    def seat(self, name: str, make: Callable[[], Bot]) -> Bot:
        try:
            return make()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._count(name, error)
            return Silent()

    def ask(self, player: SeatedBot, name: str) -> Move | None:
        """What the bot says, or what is said for it: nothing out of turn, a default move in its turn."""
        waited_for = player.seat == player.deal.turn and not player.deal.settling
        move = self._answer(player, name) if self._strikes[name] < STRIKES else None
        if move is None and waited_for:
            return default_move(player.deal.legal_moves(player.seat))
        return move

    def tell_end(self, player: SeatedBot, name: str) -> None:
        if self._strikes[name] >= STRIKES:
            return
        try:
            with time_limit(self._patience):
                player.observe()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._count(name, error)

    def _answer(self, player: SeatedBot, name: str) -> Move | None:
        started = time.perf_counter()
        try:
            with time_limit(self._patience):
                move = player.choose()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._count(name, error)
            return None
        self._tally.times[name].add(time.perf_counter() - started)
        return self._checked(move, player, name)

    def _checked(self, move: object, player: SeatedBot, name: str) -> Move | None:
        moves = player.deal.legal_moves(player.seat)
        if move is None:
            if player.seat == player.deal.turn and not player.deal.settling:
                self._tally.count_fault(name, NONSENSE, "expected a move in its turn, came None")
            return None
        if move in moves and isinstance(move, Move):
            return move
        self._tally.count_fault(name, NONSENSE, f"expected one of its view's moves, came {str(move)[:80]!r}")
        return None

    def _count(self, name: str, error: BaseException) -> None:
        kinds = {BotStalled: STALLED, NoAnswer: NONSENSE}
        words = str(error) if type(error) in {*kinds, ProgramEnded} else f"{type(error).__name__}: {error}"
        self._tally.count_fault(name, kinds.get(type(error), CRASHED), words[:300])
        self._strikes[name] += isinstance(error, BotStalled | ProgramEnded)
