"""Requests that are neither a move nor about seats: agreeing, pausing, the dealer, talk, the autopilot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.errors import Malformed
from ..wire import to_server as asks
from ..wire.to_client import Pong
from .dealer_choice import DealerChoice
from .declined import Declined
from .leavers import check_void
from .live_table import LiveTable
from .seat_requests import own_seat
from .speaking import why_not
from .steps import Paused, Voided
from .talk import Talk
from .turn_timer import TurnTimer


class Requests:
    """Answers them; what is granted changes the table or at least the view."""

    def __init__(self, live: LiveTable, pace: TurnTimer, finding: DealerChoice, talk: Talk) -> None:
        self._live = live
        self._pace = pace
        self._finding = finding
        self._answers: dict[type, Callable[[str, Any], None]] = {
            asks.PickCard: finding.pick,
            asks.Birthday: finding.birthday,
            asks.NameDealer: finding.name,
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
            self._live.changed = True
            self._live.acknowledge(person, message.id)
        else:
            raise Malformed("message", kind.__name__, "one hello, as the first message")

    def next_hand(self) -> None:
        """After the scores: the next deal, or first its dealer (A-61)."""
        table = self._live.table
        if table.stage != "scores" or table.match is None:
            return
        if table.match.standing.dealer is None and table.dealer is None:
            self._finding.spread_out(table.match.seated)
        else:
            self._live.deal()

    def _agree(self, person: str, ask: asks.Agree) -> None:
        live = self._live
        seat = own_seat(live.table, person)
        if ask.to == "pause" and self._may_ask_for_pause:
            live.asked, live.agreed = "pause", set()
        asked = "settle" if self._pace.settling else live.asked
        if asked != ask.to:
            raise Declined("not_asked", asked or "nothing to agree to now")
        live.wake_person(seat)
        live.agreed.add(seat)
        self.count()

    def count(self) -> None:
        """Whether all have agreed who are asked: somebody has, or is asked no more."""
        live = self._live
        if not live.agreed:
            return
        if self._pace.settling:
            self._pace.agree()
        elif live.asked is not None and live.agreed.issuperset(live.asked_of):
            self._all_agreed(live.asked)

    @property
    def _may_ask_for_pause(self) -> bool:
        live = self._live
        playing = live.table.stage == "hand" and not live.table.paused
        return playing and live.asked is None and not self._pace.settling

    def _all_agreed(self, to: str) -> None:
        self._live.agreed, self._live.asked = set(), None
        if to == "pause":
            self._live.do(Paused(on=True))
        else:
            self.next_hand()

    def _resume(self, person: str, _: asks.Resume) -> None:
        own_seat(self._live.table, person)
        if not self._live.table.paused:
            raise Declined("not_paused", "a table that is paused")
        self._live.do(Paused(on=False))

    def _take_back(self, person: str, _: asks.TakeBack) -> None:
        self._live.wake_person(own_seat(self._live.table, person))

    def _void(self, person: str, _: asks.VoidHand) -> None:
        """A-74: the host voids a hand that somebody has left; what waits to be done in it is refused."""
        check_void(self._live.table, person)
        self._live.do(Voided())
        self._pace.hearing.refuse_the_rest()

    def _why_not(self, person: str, ask: asks.WhyNot) -> None:
        why_not(self._live, self._pace.window, person, ask)

    def _ping(self, person: str, ask: asks.Ping) -> None:
        self._live.answers.append((person, Pong(id=ask.id, time=self._live.now)))
