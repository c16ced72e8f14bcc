"""The bots at a table, including those that play for absent people: when they move and make remarks."""

from __future__ import annotations

from operator import itemgetter

from ...bots.registry import bot
from ...bots.seated_bot import SeatedBot
from ...engine.deal import Deal
from ...engine.moves import Move
from ..context import Context
from ..moves.wanted_move import WantedMove
from ..people.chairs import STAND_IN
from .pace import thinking_at

ANSWERING = (0.3, 0.8)
"""The part of a window that a bot takes for its answer."""
NOTICING = (0.25, 1.4)
"""How many seconds a bot takes for a remark."""
JUMPING = (0.6, 1.6)
"""How many seconds a bot takes to see that it can jump in."""
CATCHING_SECONDS = 0.6
"""A-68: how long after an exposure is shown no bot catches."""
BEGINNING_SECONDS = 1.5
"""A-68: how long after an exposure is shown no bot begins its turn."""
JUMPABLE_SECONDS = 1.2
"""How long a bot leaves to people who want to jump in, before it begins its turn."""


class BotPlayers:
    """Plans the moves and remarks of bots. A remark is a move out of turn, such as a call or a catch."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.move_at: float | None = None
        """When the bot whose turn it is moves."""
        self._remarks: dict[int, float] = {}
        """When each bot is asked for a remark, by seat."""
        self._looked_at: dict[int, int] = {}
        """How many moves had been made when each bot last looked for a remark."""
        self._seated: dict[tuple[int, str], SeatedBot] = {}
        """The bots of this hand, by seat and kind: a bot that observes remembers the whole hand."""

    @property
    def remark_at(self) -> float | None:
        """When the next bot is asked for a remark."""
        return min(self._remarks.values(), default=None)

    def plan_move(self, not_before: float) -> None:
        seconds = self._context.rng.uniform(*thinking_at(self._context.table.terms))
        self.move_at = max(self._context.now + seconds, not_before)

    def plan_answer(self, until: float, not_before: float) -> None:
        """Answer before the window closes at `until`. The answer is held like a person's."""
        rest = until - self._context.now
        self.move_at = max(self._context.now + rest * self._context.rng.uniform(*ANSWERING), not_before)

    def cancel_move(self) -> float:
        """Forget the planned move. Returns the time it was planned for."""
        planned, self.move_at = self.move_at, None
        return self._context.now if planned is None else planned

    def plan_remarks(self, deal: Deal, exposed_at: float) -> None:
        """Ask each bot that could make a remark after this move, once and after a while.

        A bot is asked whether it jumps in whatever it holds: planning must not tell its cards.
        """
        for seat in self._context.table.bot_seats:
            if self._looked_at.get(seat) == len(deal.moves):
                continue
            self._looked_at[seat] = len(deal.moves)
            moves = deal.legal_moves(seat)
            could_jump = deal.jumpable and seat in deal.playing and seat != deal.turn
            if could_jump or any(_is_remark(deal, seat, move) for move in moves):
                catches = any(move.verb == "catch" for move in moves)
                soonest = exposed_at + CATCHING_SECONDS if catches else 0.0
                self._remarks[seat] = self._random_time(JUMPING if could_jump else NOTICING, soonest)

    def _random_time(self, seconds: tuple[float, float], soonest: float) -> float:
        """A time within this span from now, in the part of it that lies after `soonest`."""
        now, (least, most) = self._context.now, seconds
        return max(soonest, now + self._context.rng.uniform(max(least, min(most, soonest - now)), most))

    def drop_replaced(self) -> None:
        """Drop the remarks of bots whose seats people have taken back."""
        if self._remarks:
            bots = self._context.table.bot_seats
            self._remarks = {seat: at for seat, at in self._remarks.items() if seat in bots}

    def remark(self, deal: Deal, exposed_at: float) -> WantedMove | None:
        """The remark that is due, if the bot still wants to make one."""
        seat, said_at = min(self._remarks.items(), key=itemgetter(1))
        del self._remarks[seat]
        move = self._choose(deal, seat)
        if move is None or not _is_remark(deal, seat, move):
            return None
        if move.verb == "catch" and said_at < exposed_at + CATCHING_SECONDS:
            self._remarks[seat] = exposed_at + CATCHING_SECONDS
            return None
        return self._wanted(seat, move, said_at, self._context.table.hand_chair(seat).mark)

    def move(self, deal: Deal, seat: int, said_at: float, mark: str = "") -> WantedMove:
        """The move of the bot whose turn it is, dated as planned."""
        move = self._choose(deal, seat) or deal.legal_moves(seat)[0]
        return self._wanted(seat, move, said_at, mark or self._context.table.hand_chair(seat).mark)

    def _wanted(self, seat: int, move: Move, said_at: float, mark: str) -> WantedMove:
        return WantedMove(seat, move, self._context.n, mark=mark, said_at=said_at)

    def _choose(self, deal: Deal, seat: int) -> Move | None:
        return self._bot_at(deal, seat).choose()

    def _bot_at(self, deal: Deal, seat: int) -> SeatedBot:
        """The bot that plays this seat; one that sits down in the middle is told the hand so far."""
        kind = self._context.table.hand_chair(seat).acting_bot or STAND_IN
        seated = self._seated.get((seat, kind))
        if seated is None or seated.deal is not deal:
            seated = self._seated[seat, kind] = SeatedBot(bot(kind, self._context.rng), deal, seat)
        return seated


def _is_remark(deal: Deal, seat: int, move: Move) -> bool:
    return move.out_of_turn or (seat != deal.turn and move.verb in ("invis", "jump"))
