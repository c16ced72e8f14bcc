"""The bots at a table, and those who play for absent people: when they move, when they notice something."""

from __future__ import annotations

from ...bots.registry import bot
from ...engine.deal import Deal
from ...engine.moves import Move
from ..clock import soonest
from .chairs import STAND_IN
from .live_table import LiveTable
from .said import Said

THINKING = (0.9, 2.1)
"""Seconds that a bot takes for a move."""
ANSWERING = (0.3, 0.8)
"""The part of a window that a bot takes for its answer."""
NOTICING = (0.25, 1.4)
"""Seconds until a bot says something out of turn."""


class BotsAtTable:
    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.move_at: float | None = None
        self._remarks: dict[int, float] = {}
        self._asked: dict[int, int] = {}

    @property
    def due(self) -> float | None:
        return soonest(self.move_at, *self._remarks.values())

    def think(self, not_before: float) -> None:
        """The bot that is to act will move after a while."""
        self.move_at = max(self._live.now + self._live.rng.uniform(*THINKING), not_before)

    def answer(self, until: float) -> None:
        """The bot that is to act answers before its window closes: the answer is held like anybody's."""
        rest = until - self._live.now
        self.move_at = self._live.now + rest * self._live.rng.uniform(*ANSWERING)

    def look_around(self, deal: Deal) -> None:
        """Each bot that could say something out of turn is asked once, after a while."""
        for seat in range(deal.seats):
            if not self._live.bot_plays(seat) or self._asked.get(seat) == len(deal.moves):
                continue
            self._asked[seat] = len(deal.moves)
            if any(_is_remark(deal, seat, move) for move in deal.legal_moves(seat)):
                self._remarks[seat] = self._live.now + self._live.rng.uniform(*NOTICING)

    def let_go(self) -> None:
        """Nothing is said for somebody who has taken the seat back."""
        self._remarks = {seat: at for seat, at in self._remarks.items() if self._live.bot_plays(seat)}

    def remark(self, deal: Deal) -> Said | None:
        """What the bot whose time has come has to say, if anything."""
        seat = next(seat for seat, at in self._remarks.items() if self._live.now >= at)
        del self._remarks[seat]
        move = self._choose(deal, seat)
        if move is None or not _is_remark(deal, seat, move):
            return None
        return self._said(seat, move, self._live.chair(seat).mark)

    @property
    def remarks_due(self) -> bool:
        return any(self._live.now >= at for at in self._remarks.values())

    def move(self, deal: Deal, seat: int, mark: str = "") -> Said:
        """The move of a bot that is to act."""
        move = self._choose(deal, seat) or deal.legal_moves(seat)[0]
        return self._said(seat, move, mark or self._live.chair(seat).mark)

    def _said(self, seat: int, move: Move, mark: str) -> Said:
        return Said(seat, move, self._live.n, mark=mark)

    def _choose(self, deal: Deal, seat: int) -> Move | None:
        kind = self._live.chair(seat).played_by or STAND_IN
        return bot(kind, self._live.rng).choose(deal.view(seat))


def _is_remark(deal: Deal, seat: int, move: Move) -> bool:
    return move.out_of_turn or (seat != deal.turn and move.verb == "invis")
