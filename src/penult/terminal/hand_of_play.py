"""One hand at a terminal: one person at seat 0, unless a bot sits there too, and bots. No I/O and no clock.

A face asks `due` what comes next, does it, and asks again. The person may speak at any time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING

from ..bots.bot import Bot
from ..engine.deal import Deal
from ..engine.errors import IllegalMove, PenultError
from ..engine.events import Event
from ..engine.moves import Move
from ..engine.view import View

if TYPE_CHECKING:
    from .first_dealer import Found

YOU = 0

_ACCUSATIONS = ("catch", "flag")
_OBJECTIONS = ("flag", "invis")


class Due(Enum):
    """What comes next."""

    WINDOW = "the person can speak out of turn before play goes on"
    REMARKS = "the bots can speak out of turn"
    YOU = "the person is to act"
    BOT = "a bot is to act"
    SETTLE = "nobody objects to the last card"
    OVER = "the hand is over"


class HandOfPlay:
    """A deal with its players: whose word it is, and which moves of the record were a bot's."""

    def __init__(
        self, deal: Deal, bots: Mapping[int, Bot], rng: random.Random, found: Found | None = None
    ) -> None:
        """`found` says how the dealer was found, if that is news."""
        self.deal = deal
        self.found = found
        self.marks: dict[int, str] = {}
        """The mark of each move that no person made, by its place among the moves."""
        self._bots = bots
        self._person_plays = YOU not in bots
        self._rng = rng
        self._asked = False
        self._heard: set[int] = set()
        """The bots that have been asked since the last move."""

    @property
    def due(self) -> Due:
        if self.deal.over:
            return Due.OVER
        if self._person_plays and not self._asked and window_is_open(self.view):
            return Due.WINDOW
        if self._speakers():
            return Due.REMARKS
        if self.deal.settling:
            return Due.SETTLE
        return Due.YOU if self._person_plays and self.deal.turn == YOU else Due.BOT

    @property
    def view(self) -> View:
        """All that the person knows."""
        return self.deal.view(YOU)

    def play(self, move: Move) -> tuple[Event, ...]:
        """The person's move, in turn or out of it. A refused one changes nothing."""
        return self._accepted(self.deal.play(move, YOU))

    def go_on(self) -> None:
        """The person has nothing to say in this window."""
        self._asked = True

    def hear_bots(self) -> tuple[Event, ...]:
        """The bots are asked in an order of chance, each once; the first who speaks out of turn is heard."""
        for seat in self._rng.sample(speakers := self._speakers(), len(speakers)):
            self._heard.add(seat)
            if events := self._remark(seat):
                self._asked = False
                return events
        return ()

    def let_bot_move(self) -> tuple[Event, ...]:
        """The bot to act moves. A card it has drawn is laid or kept in the same breath (A-11)."""
        seat = self.deal.state.actor
        events = self._move_of(seat)
        if self.deal.phase == f"drawn:{seat}":
            events += self._move_of(seat)
        return self._accepted(events)

    def play_out(self) -> None:
        """To the end, where no person plays."""
        while (due := self.due) is not Due.OVER:
            UNASKED[due](self)

    def settle(self) -> tuple[Event, ...]:
        """All other players agree to a last card that was wrong."""
        return self._accepted(self.deal.play("settle"))

    def _accepted(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._asked = False
        self._heard.clear()
        return events

    def _speakers(self) -> list[int]:
        """The bots that could say something besides a move of their turn, and were not asked yet."""
        unheard = (seat for seat in self._bots if seat not in self._heard)
        return [seat for seat in unheard if any(map(self._is_remark(seat), self.deal.legal_moves(seat)))]

    def _is_remark(self, seat: int) -> Callable[[Move], bool]:
        """Whoever is to act can still accuse somebody first."""
        return lambda move: seat != self.deal.turn or move.verb in _ACCUSATIONS

    def _remark(self, seat: int) -> tuple[Event, ...]:
        move = self._bots[seat].choose(self.deal.view(seat))
        if move is None or not self._is_remark(seat)(move):
            return ()
        try:
            return self._by_bot(move, seat)
        except IllegalMove:  # an accusation without ground: nobody heeds it
            return ()

    def _move_of(self, seat: int) -> tuple[Event, ...]:
        move = self._bots[seat].choose(self.deal.view(seat))
        if move is None:
            raise PenultError(f"player {seat}: expected the move of a bot, came none")
        return self._by_bot(move, seat)

    def _by_bot(self, move: Move, seat: int) -> tuple[Event, ...]:
        events = self.deal.play(move, seat)
        self.marks[len(self.deal.moves) - 1] = "bot"
        return events


UNASKED: dict[Due, Callable[[HandOfPlay], tuple[Event, ...]]] = {
    Due.REMARKS: HandOfPlay.hear_bots,
    Due.BOT: HandOfPlay.let_bot_move,
    Due.SETTLE: HandOfPlay.settle,
}
"""What happens without a word of the person."""


def window_is_open(view: View) -> bool:
    """Whether somebody can be caught, or the last card objected to, by this seat or against it."""
    if view.exposed:
        return True
    in_turn = view.turn == view.seat and not view.phase.startswith("settle")
    return not in_turn and any(move.verb in _OBJECTIONS for move in view.moves)
