"""The bots at a table, and those who play for absent people: when they move, when they notice something."""

from __future__ import annotations

from operator import itemgetter

from ..bots.registry import bot
from ..engine.deal import Deal
from ..engine.moves import Move
from .chairs import STAND_IN
from .context import Context
from .wanted_move import WantedMove

THINKING = (0.9, 2.1)
"""Seconds that a bot takes for a move."""
ANSWERING = (0.3, 0.8)
"""The part of a window that a bot takes for its answer."""
NOTICING = (0.25, 1.4)
"""Seconds until a bot says something out of turn."""
CATCHING_SECONDS = 0.6
"""A-68: no bot catches sooner after a card that exposed somebody was shown."""
BEGINNING_SECONDS = 1.5
"""A-68: no bot begins its turn sooner after such a card was shown."""


class BotPlayers:
    def __init__(self, context: Context) -> None:
        self._context = context
        self.move_at: float | None = None
        """When the bot that is to act moves."""
        self._remarks: dict[int, float] = {}
        self._asked: dict[int, int] = {}

    @property
    def remark_at(self) -> float | None:
        """When the next bot says something out of turn."""
        return min(self._remarks.values(), default=None)

    def think(self, not_before: float) -> None:
        """The bot that is to act will move after a while."""
        self.move_at = max(self._context.now + self._context.rng.uniform(*THINKING), not_before)

    def answer(self, until: float, not_before: float) -> None:
        """The bot that is to act answers before its window closes: the answer is held like anybody's."""
        rest = until - self._context.now
        self.move_at = max(self._context.now + rest * self._context.rng.uniform(*ANSWERING), not_before)

    def stop_thinking(self) -> float:
        """Forget the move that was planned; for when it was."""
        planned, self.move_at = self.move_at, None
        return self._context.now if planned is None else planned

    def look_around(self, deal: Deal, exposed_at: float) -> None:
        """Each bot that could say something out of turn is asked once, after a while."""
        for seat in self._context.table.bot_seats:
            if self._asked.get(seat) == len(deal.moves):
                continue
            self._asked[seat] = len(deal.moves)
            moves = deal.legal_moves(seat)
            if any(_is_remark(deal, seat, move) for move in moves):
                catches = any(move.verb == "catch" for move in moves)
                soonest = exposed_at + CATCHING_SECONDS if catches else 0.0
                self._remarks[seat] = self._some_time(NOTICING, soonest)

    def _some_time(self, seconds: tuple[float, float], soonest: float) -> float:
        """A moment in the part of this time that lies after `soonest`."""
        now, (least, most) = self._context.now, seconds
        return max(soonest, now + self._context.rng.uniform(max(least, min(most, soonest - now)), most))

    def let_go(self) -> None:
        """Nothing is said for somebody who has taken the seat back."""
        bots = self._context.table.bot_seats
        self._remarks = {seat: at for seat, at in self._remarks.items() if seat in bots}

    def remark(self, deal: Deal, exposed_at: float) -> WantedMove | None:
        """What the bot whose time has come has to say, if anything."""
        seat, date = min(self._remarks.items(), key=itemgetter(1))
        del self._remarks[seat]
        move = self._choose(deal, seat)
        if move is None or not _is_remark(deal, seat, move):
            return None
        if move.verb == "catch" and date < exposed_at + CATCHING_SECONDS:
            self._remarks[seat] = exposed_at + CATCHING_SECONDS
            return None
        return self._said(seat, move, date, self._context.table.player_chair(seat).mark)

    def move(self, deal: Deal, seat: int, date: float, mark: str = "") -> WantedMove:
        """The move of a bot that is to act, dated as it was planned."""
        move = self._choose(deal, seat) or deal.legal_moves(seat)[0]
        return self._said(seat, move, date, mark or self._context.table.player_chair(seat).mark)

    def _said(self, seat: int, move: Move, date: float, mark: str) -> WantedMove:
        return WantedMove(seat, move, self._context.n, mark=mark, date=date)

    def _choose(self, deal: Deal, seat: int) -> Move | None:
        kind = self._context.table.player_chair(seat).played_by or STAND_IN
        return bot(kind, self._context.rng).choose(deal.view(seat))


def _is_remark(deal: Deal, seat: int, move: Move) -> bool:
    return move.out_of_turn or (seat != deal.turn and move.verb == "invis")
