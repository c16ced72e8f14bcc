"""Decides when a wanted move is made: now, after a race, at the end of a window, or never.

What a move means is for the engine to decide. This module only says when a move reaches the engine and when
its result is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.deal import Deal
from ...engine.errors import IllegalMove
from ...engine.events import Event
from ...engine.kernel.state import REFEREE
from ...wire.to_server import Act
from ..context import Context
from ..declined import Declined
from ..log.steps import TurnPassed
from .answer_window import AnswerWindow
from .contested import contenders, is_contested, is_race_open
from .held_answers import held_answer, hold
from .player_moves import player_move, playing_seats
from .race import Race
from .situation import Situation
from .waiting_moves import WaitingMoves
from .wanted_move import CLOCK, WantedMove

_SAID_ONCE = ("catch", "flag", "jump")


class MoveIntake:
    """Takes the moves of one hand."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.race = Race()
        self.window = AnswerWindow()
        self.situation = Situation(context, self.deal)
        self.waiting = WaitingMoves(self.race)
        if self.deal is not None and context.table.terms.window_seconds:
            self.window.reopen(self.deal, context.table.hand_seats)

    def act(self, person: str, request: Act, said_at: float, answers_after: float | None) -> None:
        """Take a person's move: make it, hold it, let it wait, or refuse it."""
        context = self.context
        if self.waiting.take_repeated(person, request.id):
            return
        player, seat = playing_seats(context.table, person)
        move = player_move(request.move)
        if request.seen > context.n:
            raise Declined("unknown_update", f"an update up to {context.n}", seen=request.seen)
        context.journal.end_autopilot(player)
        self.drop_replaced()
        said_at = max(said_at, self.situation.earliest(person, seat, move))
        wanted = WantedMove(
            seat, move, request.seen, person, request.id, said_at=said_at, answers_after=answers_after
        )
        if not move.out_of_turn and not self.situation.is_shown:
            raise self.situation.stale(wanted)
        if move.verb in _SAID_ONCE:
            self.situation.check_said(seat, move)
        if move.verb == "jump":
            self.situation.note_said(seat, move)
        self.consider(wanted)

    @property
    def settling(self) -> bool:
        deal = self.deal
        return deal is not None and deal.settling

    @property
    def deal(self) -> Deal | None:
        """The hand that is being played."""
        table = self.context.table
        return table.deal if table.stage == "hand" else None

    @property
    def decider(self) -> int | None:
        """The player for whom the table waits, as far as it can see."""
        deal, masked = self.deal, self.window.masked
        if deal is None:
            return None
        return self.context.table.order[deal.state.actor if masked is None else masked]

    def drop_replaced(self) -> None:
        """Drop waiting moves of people or bots who no longer play their seat.

        Moves in the race count even if the player leaves (A-68). So do moves made by the clock: otherwise
        acting at that moment would win the whole time again.
        """
        self.waiting.drop(self._is_replaced)

    def _is_replaced(self, wanted: WantedMove) -> bool:
        if wanted.seat == REFEREE or wanted.mark == CLOCK:
            return False
        if wanted.person is not None:
            return wanted.person != self.context.table.hand_chair(wanted.seat).person
        return not self.context.table.bot_plays(wanted.seat)

    def consider(self, wanted: WantedMove) -> None:
        """Refuse a move that answers an old decision, or an accusation that comes too late; take the rest."""
        if wanted.out_of_turn:
            self._check_accusation(wanted)
        elif wanted.seen < self.situation.shown_in:
            raise self.situation.stale(wanted)
        if not self.window.is_open:
            self._make_in_order(wanted)
        elif self.window.shuts_out(wanted.seat):
            self._wait(wanted)
        elif self.deal is not None and self.window.hides(wanted, self.deal):
            hold(self.context, wanted)
        else:
            self._make_in_order(wanted)

    def _make_in_order(self, wanted: WantedMove) -> None:
        """A-68: a contested move enters the race. While a race is on, other moves wait for its end."""
        deal = self.deal
        if deal is not None and is_contested(deal, wanted):
            self.enter_race(wanted)
        elif self.race.on and not wanted.out_of_turn:
            self._wait(wanted)
        else:
            self.make(wanted)

    def _check_accusation(self, wanted: WantedMove) -> None:
        if self.deal is not None:
            self.situation.check_accusation(wanted, self.deal)

    def enter_race(self, wanted: WantedMove) -> None:
        """One move for each seat. A second, different one waits for the end of the race."""
        if self.race.repeats(wanted):
            raise Declined("waiting", "one call in a race; yours is in it")
        if self.race.has(wanted.seat):
            self._wait(wanted)
        else:
            self.race.enter(
                wanted._replace(decision=self.situation.decisions), self._longest_round_trip(wanted.seat)
            )

    def _longest_round_trip(self, seat: int) -> float:
        """The longest among the other people who could contest a move of this seat."""
        others = contenders(self.context.table.hand) - {seat}
        return max(map(self.context.attendance.round_trip, others), default=0.0)

    def _wait(self, wanted: WantedMove) -> None:
        if not self.waiting.add(wanted):
            raise Declined("waiting", "one move at a time; yours is waiting")

    def make(self, wanted: WantedMove) -> None:
        """Let the engine decide, now."""
        if self._has_no_effect(wanted):
            if wanted.person is not None:
                self.context.journal.send_done(wanted.person, wanted.request_id, wanted.answerable)
            return
        journal = self.context.journal
        events = journal.play(wanted.seat, wanted.move, wanted.mark)
        if wanted.move.verb in _SAID_ONCE:
            self.situation.note_said(wanted.seat, wanted.move)
        if wanted.person is not None:
            journal.acknowledge(wanted.person, wanted.request_id, wanted.answerable)
            self.context.attendance.measure(wanted.person, wanted.answers_after)
        if self.context.table.stage == "hand":
            self._follow(wanted, [event for event in events if isinstance(event, Event)])
        else:
            self.situation.decide()
            self._refuse_waiting()

    def _has_no_effect(self, wanted: WantedMove) -> bool:
        """Whether it is a call that nobody owes. It is accepted, and nothing is written."""
        if wanted.move.verb != "uno" or self.deal is None:
            return False
        self.deal.check(wanted.move, wanted.seat)
        return not self.deal.call_counts(wanted.seat)

    def _follow(self, wanted: WantedMove, events: list[Event]) -> None:
        """Open the next decision, unless the move was made out of turn and changed nothing about the turn."""
        self.situation.note_exposures(events)
        if wanted.out_of_turn and not any(event.kind == "turn" for event in events):
            return
        self._new_decision()
        self.window.close()
        if self.context.table.terms.window_seconds:
            self.window.open_after(wanted, self.context.table.hand, events, self.context.journal)
        self._consider_waiting(self.waiting.take())

    def _new_decision(self) -> None:
        self.situation.decide()
        self._refuse_waiting()
        agreement = self.context.agreement
        if self.settling:
            agreement.ask(None)
        elif agreement.question is None:
            agreement.withdraw()

    def run_race(self) -> None:
        """Make the moves that have waited long enough, in their order."""
        while wanted := self.race.next(self.context.now, self.context.rng, self._is_race_open):
            self.attempt(self._make_after_others, wanted)
        if not self.race.on:
            self._consider_waiting(self.waiting.take())

    def _make_after_others(self, wanted: WantedMove) -> None:
        """Make a move from the race, unless an earlier one has ended what it was meant for."""
        if self.deal is None or not (wanted.out_of_turn or wanted.decision == self.situation.decisions):
            raise self.situation.stale(wanted)
        if wanted.out_of_turn:
            self._check_accusation(wanted)
        self.make(wanted)

    @property
    def _is_race_open(self) -> bool:
        return self.deal is not None and is_race_open(self.deal)

    def close_window(self) -> None:
        """Show the answer that was held. If there is none, the player may take longer."""
        masked, end, unshown = self.window.masked, self.window.until or 0.0, self.window.close()
        waiting = self.waiting.take()
        if unshown and masked is not None:
            self._hide_delay(end)
            self.context.journal.note(TurnPassed(seat=masked))
            self.context.journal.announce_held_back(unshown)
            self._new_decision()
        elif self.deal is not None and (answer := held_answer(self.context, self.deal.state.actor, end)):
            if masked is not None:
                self._hide_delay(end)
            self._make_in_order(answer)
        elif masked is not None:
            self.context.journal.view_changed()
        self._consider_waiting(waiting)

    def _hide_delay(self, end: float) -> None:
        """A-11: date the update from the end of the window. How long the disk took could tell a kept card."""
        self.context.journal.date_update(end)

    def _consider_waiting(self, waiting: list[WantedMove]) -> None:
        """Consider them in turn, until one has decided what the others meant to answer."""
        situation, decisions = self.situation, self.situation.decisions
        for wanted in waiting:
            is_current = self.deal is not None and (wanted.out_of_turn or decisions == situation.decisions)
            self.attempt(self.consider if is_current else self._refuse, wanted)

    def _refuse_waiting(self) -> None:
        """Refuse moves whose decision has been made. Moves out of turn keep waiting."""
        for wanted in self.waiting.take():
            if wanted.out_of_turn and self.deal is not None:
                self.waiting.add(wanted)
            else:
                self.attempt(self._refuse, wanted)

    def refuse_all(self) -> None:
        """Refuse every move that waits, because the hand was voided (A-74)."""
        self._refuse_waiting()
        while wanted := self.race.next(self.context.now, self.context.rng, contested=False):
            self.attempt(self._refuse, wanted)

    def _refuse(self, wanted: WantedMove) -> None:
        raise self.situation.stale(wanted)

    def attempt(self, action: Callable[[WantedMove], None], wanted: WantedMove) -> None:
        """Run an action. If it refuses the move, answer the person who sent it."""
        try:
            action(wanted)
        except (IllegalMove, Declined) as why:
            if wanted.person is not None and wanted.answerable:
                self.context.journal.refuse(wanted.person, wanted.request_id, why)
