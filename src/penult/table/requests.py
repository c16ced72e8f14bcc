"""Requests that are neither a move nor about seats: agreeing, pausing, the dealer, talk, the autopilot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.errors import Malformed
from ..wire import to_server as asks
from ..wire.to_client import Pong
from .between_hands import BetweenHands
from .context import Context
from .dealer_choice import DealerChoice
from .declined import Declined
from .seat_requests import own_seat
from .speakers import why_not
from .steps import Paused, Voided
from .talk import Talk
from .turn_timer import TurnTimer
from .void_hand import check_void


class Requests:
    """Answers them; what is granted changes the table or at least the view."""

    def __init__(
        self,
        context: Context,
        timer: TurnTimer,
        dealer_choice: DealerChoice,
        talk: Talk,
        between: BetweenHands,
    ) -> None:
        self._context = context
        self._timer = timer
        self._between = between
        self._answers: dict[type, Callable[[str, Any], None]] = {
            asks.PickCard: dealer_choice.pick,
            asks.Birthday: dealer_choice.birthday,
            asks.NameDealer: dealer_choice.name,
            asks.VoidHand: self._void,
            asks.Agree: self._agree,
            asks.Resume: self._resume,
            asks.TakeBack: self._take_back,
            asks.Say: talk.say,
            asks.ReportTalk: talk.suggestions.report,
            asks.Judge: talk.suggestions.judge,
        }
        self._aside: dict[type, Callable[[str, Any], None]] = {
            asks.Mute: talk.mute,
            asks.Ping: self._ping,
            asks.WhyNot: self._why_not,
        }
        """Answered to the one who asks; nobody else notices."""

    def answer(self, person: str, message: Any) -> None:
        kind = type(message)
        if kind in self._aside:
            self._aside[kind](person, message)
        elif kind in self._answers:
            self._answers[kind](person, message)
            self._context.journal.view_changed()
            self._context.journal.acknowledge(person, message.id)
        else:
            raise Malformed("message", kind.__name__, "one hello, as the first message")

    def _agree(self, person: str, ask: asks.Agree) -> None:
        context = self._context
        seat = own_seat(context.table, person)
        agreement = context.agreement
        if ask.to == "pause" and self._may_ask_for_pause:
            agreement.ask("pause")
        asked = "settle" if self._timer.intake.settling else agreement.asked
        if asked != ask.to:
            raise Declined("not_asked", asked or "nothing to agree to now")
        context.journal.end_autopilot(seat)
        agreement.agree(seat)
        self.count()

    def count(self) -> None:
        """Whether all have agreed who are asked: somebody has, or is asked no more."""
        context = self._context
        agreement = context.agreement
        if self._timer.intake.settling:
            self._timer.intake.agree()
        elif agreement.asked is not None and agreement.is_unanimous(context.attendance.asked_of):
            self._all_agreed(agreement.asked)

    @property
    def _may_ask_for_pause(self) -> bool:
        context = self._context
        playing = context.table.stage == "hand" and not context.table.paused
        return playing and context.agreement.asked is None and not self._timer.intake.settling

    def _all_agreed(self, to: str) -> None:
        self._context.agreement.ask(None)
        if to == "pause":
            self._context.journal.do(Paused(on=True))
        else:
            self._between.go_on()

    def _resume(self, person: str, _: asks.Resume) -> None:
        own_seat(self._context.table, person)
        if not self._context.table.paused:
            raise Declined("not_paused", "a table that is paused")
        self._context.journal.do(Paused(on=False))

    def _take_back(self, person: str, _: asks.TakeBack) -> None:
        self._context.journal.end_autopilot(own_seat(self._context.table, person))

    def _void(self, person: str, _: asks.VoidHand) -> None:
        """A-74: the host voids a hand that somebody has left; what waits to be done in it is refused."""
        check_void(self._context.table, person)
        self._context.journal.do(Voided())
        self._timer.intake.refuse_the_rest()

    def _why_not(self, person: str, ask: asks.WhyNot) -> None:
        why_not(self._context, self._timer.intake.window, person, ask)

    def _ping(self, person: str, ask: asks.Ping) -> None:
        self._context.journal.answer(person, Pong(id=ask.id, time=self._context.now))
