"""The hand that is being played: the moves it takes, its bots and its clock, replaced with every deal."""

from __future__ import annotations

from ...wire.views import Clock, Question
from ..context import Context
from ..moves.move_intake import MoveIntake
from .bot_players import BotPlayers
from .settlement import objectors
from .turn_timer import TurnTimer


class HandInPlay:
    def __init__(self, context: Context) -> None:
        self._context = context
        self.begin()

    def begin(self) -> None:
        """Start over with a hand that was just dealt, or was read from the log."""
        self.intake = MoveIntake(self._context)
        self.bots = BotPlayers(self._context)
        self.timer = TurnTimer(self._context, self.intake, self.bots)

    @property
    def masked(self) -> int | None:
        """The seat that has drawn, while it is hidden whether the card fits (A-11)."""
        return self.intake.window.masked

    @property
    def hides_turn(self) -> bool:
        """Whether the turn has passed and nobody has been shown it yet."""
        return bool(self.intake.window.unshown)

    @property
    def clock(self) -> Clock | None:
        return self.timer.clock

    @property
    def window_closes(self) -> float | None:
        return self.intake.window.until

    @property
    def question(self) -> Question | None:
        """What the players are asked to agree to."""
        return "settle" if self.intake.settling else self._context.agreement.question

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked."""
        if self.intake.settling:
            return objectors(self.intake)
        return () if self._context.agreement.question is None else self._context.attendance.asked_seats
