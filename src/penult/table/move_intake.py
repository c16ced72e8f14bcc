"""What happens to a move that somebody wants to make: it is made, held, kept waiting, raced with, or refused.

The engine decides what a move means. Here is decided only when it reaches the engine, and when it is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.deal import Deal
from ..engine.errors import IllegalMove
from ..engine.events import Event
from ..engine.kernel.state import REFEREE
from ..engine.moves import Move
from ..wire.to_server import Act
from .accusations import Accusations
from .answer_window import AnswerWindow
from .contested import contenders, is_contested, is_open
from .context import Context
from .declined import Declined
from .held_answers import held_by, hold
from .race import Race
from .speakers import move_of_a_player, speaker
from .steps import TurnPassed
from .waiting_moves import WaitingMoves
from .wanted_move import CLOCK, WantedMove


class MoveIntake:
    """Hears the players of one hand."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.race = Race()
        self.window = AnswerWindow()
        self._grounds = Accusations(self.deal, context.n + 1)
        self._waiting = WaitingMoves()
        self.decided = 0
        """How many decisions have been made."""
        self._shown = -1
        """How many of them the table has seen."""
        self._shown_in = 0
        """The update that showed the decision which is waited for."""
        self._shown_at = 0.0
        """When that update was written."""
        self._exposed_by: dict[int, float] = {}
        """When each seat laid the card that exposed it last."""
        if self.deal is not None:
            self._open_again(self.deal)

    def act(self, person: str, ask: Act, said_at: float) -> None:
        """A person's move, said then if the line is believed: it is made, held, or refused."""
        context = self.context
        if self._said_already(person, ask.id):
            return
        player, seat = speaker(context.table, person)
        move = move_of_a_player(ask.move)
        if ask.seen > context.n:
            raise Declined("unknown_update", f"an update up to {context.n}", seen=ask.seen)
        context.journal.end_autopilot(player)
        self.let_go()
        date = max(said_at, self._earliest(person, seat, move))
        said = WantedMove(seat, move, ask.seen, person, ask.id, date=date)
        if self.undecided and not move.out_of_turn:
            raise self._stale(said)
        self.consider(said)

    def _earliest(self, person: str, seat: int, move: Move) -> float:
        """A-68: not before what it answers was written to that line, nor a layer's call before the card."""
        if move.verb == "uno":
            shown = self._exposed_by.get(seat, 0.0)
        else:
            shown = self._grounds.shown_at(move) if move.out_of_turn else self._shown_at
        guest = self.context.attendance.guests.get(person)
        return max(shown, guest.greeted_at) if guest else shown

    def agree(self) -> None:
        """R-49: a wrong last card stands when every other person lets it pass, never by one click."""
        if not self.objectors or not self.context.agreement.is_unanimous(self.objectors):
            return
        settled = WantedMove(REFEREE, Move("settle"), self.context.n, date=self.context.now)
        if not self.race.on:
            self.make(settled)
        elif not self.race.has(REFEREE):
            self._enter_race(settled)

    def settle(self, mark: str, date: float) -> None:
        """Time is up, and a wrong last card stands; a flag that was said before still counts (A-68)."""
        if not self.race.has(REFEREE):
            self._enter_race(WantedMove(REFEREE, Move("settle"), self.context.n, mark=mark, date=date))

    @property
    def objectors(self) -> tuple[int, ...]:
        """Who must let a wrong last card pass, here or away; the eliminated where nobody else plays."""
        table = self.context.table
        others = tuple(seat for seat, _ in table.seated_people if seat != self.decider)
        return tuple(seat for seat in others if seat in table.order) or others

    @property
    def settling(self) -> bool:
        return self.deal is not None and self.deal.settling

    @property
    def deal(self) -> Deal | None:
        """The hand, while one is played."""
        return self.context.table.deal if self.context.table.stage == "hand" else None

    @property
    def decider(self) -> int | None:
        """The player for whose decision the table sees itself waiting."""
        deal, masked = self.deal, self.window.masked
        if deal is None:
            return None
        return self.context.table.order[deal.state.actor if masked is None else masked]

    @property
    def undecided(self) -> bool:
        """Whether a decision is waited for that has not been shown yet."""
        return self.decided != self._shown

    def show(self) -> bool:
        """What was decided is about to be shown, and time is counted. Whether it is a new question."""
        context = self.context
        if (deal := self.deal) is not None:
            self._grounds.show(deal, context.n, context.written_at)
        self.window.start(context.now, context.table.terms.window_seconds)
        if not self.undecided:
            return False
        self._shown, self._shown_in, self._shown_at = self.decided, context.n, context.written_at
        return True

    @property
    def exposed_at(self) -> float:
        """When a card was shown that exposed somebody; 0 where nobody can be caught."""
        return self._grounds.exposed_at

    def forget_requests(self, person: str, resumed: bool) -> None:
        """Somebody has a new connection: what waits still counts, but is answered only if said again."""
        self._change_waiting(lambda said: said.without_line(person, resumed))

    def _said_already(self, person: str, request: int) -> bool:
        """Whether it waits, said over a line that broke: then it waits on, and is answered over this one."""
        waiting = self.race.said + self._waiting.said
        if not waiting or not any(said.is_same(person, request) for said in waiting):
            return False
        self._change_waiting(lambda said: said.said_again(person, request))
        return True

    def _change_waiting(self, how: Callable[[WantedMove], WantedMove]) -> None:
        self._waiting.change(how)
        self.race.change(how)

    def let_go(self) -> None:
        """A move that waits is not made for whoever plays the seat by now.

        What is in the race was said, and counts whoever leaves (A-68). So does what the clock has decided:
        otherwise a word in that moment would buy its whole time again.
        """
        self._waiting.drop(self._of_another)

    def _of_another(self, said: WantedMove) -> bool:
        if said.seat == REFEREE or said.mark == CLOCK:
            return False
        if said.person is not None:
            return said.person != self.context.table.player_chair(said.seat).person
        return not self.context.table.bot_plays(said.seat)

    def consider(self, said: WantedMove) -> None:
        """Stale moves of a turn are refused; what is said out of turn counts while there is ground for it."""
        if said.out_of_turn:
            self._check_grounds(said)
        elif said.seen < self._shown_in:
            raise self._stale(said)
        if not self.window.on:
            self._make_in_order(said)
        elif self.window.shuts_out(said.seat):
            self._wait(said)
        elif self.deal is not None and self.window.hides(said, self.deal):
            hold(self.context, said)
        else:
            self._make_in_order(said)

    def _make_in_order(self, said: WantedMove) -> None:
        """A-68: what is contested waits for what may have been said earlier, and moves for what was."""
        if self.deal is not None and is_contested(self.deal, said):
            self._enter_race(said)
        elif self.race.on and not said.out_of_turn:
            self._wait(said)
        else:
            self.make(said)

    def _check_grounds(self, said: WantedMove) -> None:
        if self.deal is not None:
            self._grounds.look(self.deal, self.context.n + 1)
            self._grounds.check(said.move, said.seen)

    def _stale(self, said: WantedMove) -> Declined:
        return Declined("stale", f"a move that answers update {self._shown_in} or the next", seen=said.seen)

    def _enter_race(self, said: WantedMove) -> None:
        """One act a seat; what it says after that is late, and heard after the race."""
        if self.race.repeats(said):
            raise Declined("waiting", "one call in a race; yours is in it")
        if self.race.has(said.seat):
            self._wait(said)
        else:
            meant = said._replace(decision=self.decided)
            self.race.enter(meant, self._longest_round_trip(said.seat))

    def _longest_round_trip(self, seat: int) -> float:
        """Among the other people who could contest what this seat says. Bots have no line."""
        others = contenders(self.context.table.hand) - {seat}
        return max(map(self.context.attendance.round_trip, others), default=0.0)

    def _wait(self, said: WantedMove) -> None:
        """Held, not refused, until a race or a window is over."""
        if not self._waiting.enter(said):
            raise Declined("waiting", "one move at a time; yours is waiting")

    def make(self, said: WantedMove) -> None:
        """The engine decides."""
        if self._needless(said):
            if said.person is not None:
                self.context.journal.done(said.person, said.request, said.answered)
            return
        journal = self.context.journal
        told = journal.play(said.seat, said.move, said.mark)
        if said.person is not None:
            journal.acknowledge(said.person, said.request, said.answered)
        if self.context.table.stage == "hand":
            self._follow(said, [event for event in told if isinstance(event, Event)])
        else:
            self.decided += 1
            self._refuse_waiting()

    def _needless(self, said: WantedMove) -> bool:
        """Whether it is a call that nobody owes: it is heard, nothing comes of it, and nothing is written."""
        if said.move.verb != "uno" or self.deal is None:
            return False
        return not self.deal.copy().play(said.move, said.seat)

    def _follow(self, said: WantedMove, events: list[Event]) -> None:
        """What the move means for the timer."""
        for event in events:
            if event.kind == "exposed" and event.seat is not None:
                self._exposed_by[event.seat] = self.context.now
        if said.out_of_turn and not any(event.kind == "turn" for event in events):
            return
        self._new_decision()
        self.window.close()
        if self.context.table.terms.window_seconds:
            self.window.look(said, self.context.table.hand, events, self.context.journal)
        self._hear(self._waiting.take())

    def _open_again(self, deal: Deal) -> None:
        """Found in the log: what was hidden is hidden as long."""
        if self.context.table.terms.window_seconds:
            self.window.open_again(deal, self.context.table.hand_seats)

    def _new_decision(self) -> None:
        self.decided += 1
        self._refuse_waiting()
        agreement = self.context.agreement
        if self.settling:
            agreement.ask(None)
        elif agreement.asked is None:
            agreement.drop()

    def run_race(self) -> None:
        """Those who have waited long enough are heard, in their order."""
        while said := self.race.next(self.context.now, self.context.rng, self._contested):
            self.attempt(self._make_after_others, said)
        if not self.race.on:
            self._hear(self._waiting.take())

    def _make_after_others(self, said: WantedMove) -> None:
        """What was heard first may have ended what this was meant for."""
        if self.deal is None or not (said.out_of_turn or said.decision == self.decided):
            raise self._stale(said)
        if said.out_of_turn:
            self._check_grounds(said)
        self.make(said)

    @property
    def _contested(self) -> bool:
        return self.deal is not None and is_open(self.deal)

    def close_window(self) -> None:
        """The answer is shown now; without one, taking longer is a choice."""
        masked, end, unshown = self.window.masked, self.window.until or 0.0, self.window.close()
        waiting = self._waiting.take()
        if unshown and masked is not None:
            self._say_as_of(end)
            self.context.journal.note(TurnPassed(seat=masked))
            self.context.journal.tell_later(unshown)
            self._new_decision()
        elif self.deal is not None and (answer := held_by(self.context, self.deal.state.actor, end)):
            if masked is not None:
                self._say_as_of(end)
            self._make_in_order(answer)
        elif masked is not None:
            self.context.journal.view_changed()
        self._hear(waiting)

    def _say_as_of(self, end: float) -> None:
        """A-11: no time that is told may say how long the disk took: a kept card and a dud look alike."""
        self.context.journal.date_from(end)

    def _hear(self, waiting: list[WantedMove]) -> None:
        """Those who waited, until one of them has changed what the others meant to answer."""
        decision = self.decided
        for said in waiting:
            meant = self.deal is not None and (said.out_of_turn or decision == self.decided)
            self.attempt(self.consider if meant else self._refuse, said)

    def _refuse_waiting(self) -> None:
        """What they meant to answer is decided; what is said out of turn answers no decision."""
        for said in self._waiting.take():
            if said.out_of_turn and self.deal is not None:
                self._waiting.enter(said)
            else:
                self.attempt(self._refuse, said)

    def refuse_the_rest(self) -> None:
        """The hand has ended though nobody made a move (A-74): whatever was meant for it is refused."""
        self._refuse_waiting()
        while said := self.race.next(self.context.now, self.context.rng, contested=False):
            self.attempt(self._refuse, said)

    def _refuse(self, said: WantedMove) -> None:
        raise self._stale(said)

    def attempt(self, what: Callable[[WantedMove], None], said: WantedMove) -> None:
        try:
            what(said)
        except (IllegalMove, Declined) as why:
            if said.person is not None and said.answered:
                self.context.journal.refuse(said.person, said.request, why)
