"""What happens to a move that somebody wants to make: it is made, held, kept waiting, raced with, or refused.

The engine decides what a move means. Here is decided only when it reaches the engine, and when it is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.deal import Deal
from ...engine.errors import IllegalMove
from ...engine.events import Event
from ...engine.kernel.state import REFEREE
from ...engine.moves import Move
from ...wire.to_server import Act
from .answers import held_by, hold
from .declined import Declined
from .grounds import Grounds
from .live_table import LiveTable
from .race import Race
from .said import Said
from .speaking import move_of_a_player, speaker
from .waiting import Waiting
from .window import Window


class Hearing:
    """Hears the players of one hand."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.race = Race()
        self.window = Window()
        self._grounds = Grounds(self.deal, live.n + 1)
        self._waiting = Waiting()
        self.decided = 0
        """How many decisions have been made."""
        self._shown = -1
        """How many of them the table has seen."""
        self._shown_in = 0
        """The update that showed the decision which is waited for."""
        if self.deal is not None:
            self._open_again(self.deal)

    def act(self, person: str, ask: Act) -> None:
        """A person's move: it is made, held until it may be shown, or refused."""
        live = self.live
        player, seat = speaker(live.table, person)
        move = move_of_a_player(ask.move)
        if ask.seen > live.n:
            raise Declined("unknown_update", f"an update up to {live.n}", seen=ask.seen)
        live.wake_person(player)
        self.let_go()
        said = Said(seat, move, ask.seen, person, ask.id)
        if self.undecided and not said.out_of_turn:
            raise self._stale(said)
        self.consider(said)

    def agree(self) -> None:
        """R-49: a wrong last card stands when every other person lets it pass, never by one click."""
        if self.objectors and self.live.agreed.issuperset(self.objectors):
            self.make(self.settled())

    @property
    def objectors(self) -> tuple[int, ...]:
        """Who must let a wrong last card pass, here or away; the eliminated where nobody else plays."""
        table = self.live.table
        others = tuple(seat for seat, _ in table.seated_people if seat != self.decider)
        return tuple(seat for seat in others if seat in table.order) or others

    @property
    def settling(self) -> bool:
        return self.deal is not None and self.deal.settling

    @property
    def deal(self) -> Deal | None:
        """The hand, while one is played."""
        return self.live.table.deal if self.live.table.stage == "hand" else None

    @property
    def decider(self) -> int | None:
        """The player for whose decision the table sees itself waiting."""
        deal = self.deal
        if deal is None:
            return None
        return self.live.table.order[deal.state.actor if self.window.masked is None else self.window.masked]

    @property
    def undecided(self) -> bool:
        """Whether a decision is waited for that has not been shown yet."""
        return self.decided != self._shown

    def show(self) -> bool:
        """What was decided is about to be shown, and time is counted. Whether it is a new question."""
        live = self.live
        if self.deal is not None:
            self._grounds.look(self.deal, live.n)
        self.race.start(live.now)
        self.window.start(live.now, live.table.terms.window_seconds)
        if not self.undecided:
            return False
        self._shown, self._shown_in = self.decided, live.n
        return True

    def forget_requests(self, person: str) -> None:
        """Somebody has a new connection: what waits still counts, but answers no number of theirs."""
        self._waiting.forget_requests(person)
        self.race.forget_requests(person)

    def let_go(self) -> None:
        """Nobody has said anything for whoever plays the seat by now."""
        self._waiting.drop(self._of_another)
        self.race.drop(self._of_another)

    def _of_another(self, said: Said) -> bool:
        if said.person is not None:
            return said.person != self.live.chair(said.seat).person
        return not self.live.bot_plays(said.seat)

    def consider(self, said: Said) -> None:
        """Stale moves of a turn are refused; what is said out of turn counts while there is ground for it."""
        if said.out_of_turn:
            self._check_grounds(said)
        elif said.seen < self._shown_in:
            raise self._stale(said)
        if self.race.takes(said):
            self._enter_race(said)
        elif self.window.shuts_out(said.seat) or (self.race.on and not said.out_of_turn):
            self._wait(said)
        elif self.deal is not None and self.window.hides(said, self.deal):
            hold(self.live, said)
        else:
            self.make(said)

    def _check_grounds(self, said: Said) -> None:
        if self.deal is not None:
            self._grounds.look(self.deal, self.live.n + 1)
            self._grounds.check(said.move, said.seen)

    def _stale(self, said: Said) -> Declined:
        return Declined("stale", f"a move that answers update {self._shown_in} or the next", seen=said.seen)

    def _enter_race(self, said: Said) -> None:
        if not self.race.enter(said):
            raise Declined("waiting", "one call in a race; yours is in it")

    def _wait(self, said: Said) -> None:
        """Held, not refused, until a race or a window is over."""
        if not self._waiting.enter(said):
            raise Declined("waiting", "one move at a time; yours is waiting")

    def make(self, said: Said) -> None:
        """The engine decides."""
        if self._needless(said):
            if person := said.answer_to:
                self.live.done(person, said.request)
            return
        told = self.live.play(said.seat, said.move, said.mark)
        if person := said.answer_to:
            self.live.acknowledge(person, said.request)
        if self.live.table.stage == "hand":
            self._follow(said, [event for event in told if isinstance(event, Event)])
        else:
            self.decided += 1
            self._refuse_waiting()

    def _needless(self, said: Said) -> bool:
        """Whether it is a call that nobody owes: it is heard, nothing comes of it, and nothing is written."""
        if said.move.verb != "uno" or self.deal is None:
            return False
        return not self.deal.copy().play(said.move, said.seat)

    def _follow(self, said: Said, events: list[Event]) -> None:
        """What the move means for the pace."""
        if any(event.kind == "exposed" for event in events):
            self.race.open()
        if said.out_of_turn and not any(event.kind == "turn" for event in events):
            return
        self._new_decision()
        self.window.close()
        if self.live.table.terms.window_seconds:
            self.window.look(said, self.live.table.hand, events, self.live.told)
        self._hear(self._waiting.take())

    def _open_again(self, deal: Deal) -> None:
        """Found in the log: whoever is exposed is raced for again, and what was hidden is hidden as long."""
        if deal.exposed:
            self.race.open()
        if self.live.table.terms.window_seconds:
            self.window.open_again(deal, self.live.table.hand_seats)

    def _new_decision(self) -> None:
        self.decided += 1
        self._refuse_waiting()
        if self.settling:
            self.live.asked = None
        if self.live.asked is None:
            self.live.agreed.clear()

    def close_race(self) -> None:
        for said in self.race.close(self.live.rng):
            self.attempt(self.make, said)
        self._hear(self._waiting.take())

    def close_window(self) -> None:
        """The answer is shown now; without one, taking longer is a choice."""
        masked, unshown = self.window.masked, self.window.close()
        waiting = self._waiting.take()
        if unshown:
            self.live.told.extend(unshown)
            self._new_decision()
        elif self.deal is not None and (answer := held_by(self.live, self.deal.state.actor)):
            self.make(answer)
        else:
            self.live.changed |= masked is not None
        self._hear(waiting)

    def _hear(self, waiting: list[Said]) -> None:
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
        for said in self.race.close(self.live.rng):
            self.attempt(self._refuse, said)

    def _refuse(self, said: Said) -> None:
        raise self._stale(said)

    def attempt(self, what: Callable[[Said], None], said: Said) -> None:
        try:
            what(said)
        except (IllegalMove, Declined) as why:
            if person := said.answer_to:
                self.live.refuse(person, said.request, why)

    def settled(self, mark: str = "") -> Said:
        return Said(REFEREE, Move("settle"), self.live.n, mark=mark)
