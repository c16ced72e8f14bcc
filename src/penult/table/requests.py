"""Answers requests other than moves and seats: agreeing, pausing, the dealer, talk, the autopilot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.errors import Malformed
from ..wire import to_server
from ..wire.views import Question
from .between.between_hands import BetweenHands
from .between.dealer_choice import DealerChoice
from .context import Context
from .declined import Declined
from .hand.hand_in_play import HandInPlay
from .hand.settlement import settle_if_agreed
from .hand.void_hand import check_void
from .log.steps import Paused, Voided
from .moves.player_moves import why_not
from .people.seat_requests import own_seat
from .talk.talk import Talk


class Requests:
    def __init__(
        self,
        context: Context,
        hand: HandInPlay,
        dealer_choice: DealerChoice,
        talk: Talk,
        between: BetweenHands,
    ) -> None:
        self._context = context
        self._hand = hand
        self._between = between
        self._answers: dict[type, Callable[[str, Any], None]] = {
            to_server.PickCard: dealer_choice.pick,
            to_server.Birthday: dealer_choice.give_birthday,
            to_server.NameDealer: dealer_choice.name_dealer,
            to_server.VoidHand: self._void,
            to_server.Agree: self._agree,
            to_server.Resume: self._resume,
            to_server.TakeBack: self._take_back,
            to_server.Say: talk.say,
            to_server.ReportTalk: talk.suggestions.report,
            to_server.Judge: talk.suggestions.judge,
        }
        self._private_answers: dict[type, Callable[[str, Any], None]] = {
            to_server.Mute: talk.mute,
            to_server.WhyNot: self._why_not,
        }
        """Only the person who asks gets an answer. The others see nothing of it."""

    def answer(self, person: str, message: Any) -> None:
        kind = type(message)
        if kind in self._private_answers:
            self._private_answers[kind](person, message)
        elif kind in self._answers:
            self._answers[kind](person, message)
            self._context.journal.view_changed()
            self._context.journal.acknowledge(person, message.id)
        else:
            raise Malformed("message", kind.__name__, "one hello, as the first message")

    def _agree(self, person: str, request: to_server.Agree) -> None:
        context = self._context
        seat = own_seat(context.table, person)
        agreement = context.agreement
        if request.to == "pause" and self._may_ask_for_pause:
            agreement.ask("pause")
        if self._hand.question != request.to:
            raise Declined("not_asked", self._hand.question or "nothing to agree to now")
        context.journal.end_autopilot(seat)
        agreement.agree(seat)
        self.check_agreement()

    def check_agreement(self) -> None:
        """Act if all who are asked have agreed: a seat has just agreed, or is no longer asked."""
        question = self._hand.question
        if question == "settle":
            settle_if_agreed(self._hand.intake)
        elif question is not None and self._context.agreement.is_unanimous(self._hand.asked_seats):
            self._all_agreed(question)

    @property
    def _may_ask_for_pause(self) -> bool:
        context = self._context
        playing = context.table.stage == "hand" and not context.table.paused
        return playing and self._hand.question is None

    def _all_agreed(self, question: Question) -> None:
        self._context.agreement.ask(None)
        if question == "pause":
            self._context.journal.do(Paused(on=True))
        else:
            self._between.go_on()

    def _resume(self, person: str, _: to_server.Resume) -> None:
        own_seat(self._context.table, person)
        if not self._context.table.paused:
            raise Declined("not_paused", "a table that is paused")
        self._context.journal.do(Paused(on=False))

    def _take_back(self, person: str, _: to_server.TakeBack) -> None:
        self._context.journal.end_autopilot(own_seat(self._context.table, person))

    def _void(self, person: str, _: to_server.VoidHand) -> None:
        """A-74: the host voids a hand that somebody has left. Moves that wait are refused."""
        check_void(self._context.table, person)
        self._context.journal.do(Voided())
        self._hand.intake.refuse_all()

    def _why_not(self, person: str, request: to_server.WhyNot) -> None:
        why_not(self._context, self._hand.intake.window, person, request)
