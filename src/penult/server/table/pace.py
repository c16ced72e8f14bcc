"""The pace of a hand: which move reaches the engine when, and how long a decision may take.

The engine has no clock. Nothing here decides what a move means.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.deal import Deal
from ...engine.errors import IllegalMove
from ...engine.events import Event
from ...engine.kernel.state import REFEREE
from ...engine.moves import Move
from ...wire.to_server import Act
from ...wire.views import Clock
from .bots_at_table import BotsAtTable
from .declined import Declined
from .live_table import LiveTable
from .race import Race
from .said import OUT_OF_TURN, Said
from .steps import Held, Piloted
from .telling import Telling
from .window import Window

WARNING_SECONDS = 10
"""Before the time is up; half of a short time."""


class Pace:
    """When things happen in the hand that is played."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.begin()

    def begin(self) -> None:
        """A hand has just been dealt, or was found in the log."""
        self.race = Race()
        self.window = Window()
        self.bots = BotsAtTable(self.live)
        self.clock: Clock | None = None
        self._waiting: list[Said] = []
        self._decisions = 0
        self._planned = -1
        self._shown_in = 0
        """The update that showed the decision which is waited for."""
        if self._deal is not None and self.live.table.terms.window_seconds:
            self._open_window_again(self._deal)

    def act(self, person: str, ask: Act) -> None:
        """A person's move: it is made, held until it may be shown, or refused."""
        live = self.live
        player = live.table.seat_of(person)
        seat = live.table.hand_seat(player)
        if seat is None or player is None or live.table.stage != "hand":
            raise Declined("not_playing", "somebody who plays this hand")
        if live.table.paused:
            raise Declined("paused", "a table that is not paused")
        move = Move(ask.move)
        if move.by_referee:
            raise Declined("not_yours", "a move of a player")
        if ask.seen > live.n:
            raise Declined("unknown_update", f"an update up to {live.n}", seen=ask.seen)
        live.wake_person(player)
        said = Said(seat, move, ask.seen, person, ask.id)
        if self._planned != self._decisions and not said.out_of_turn:
            raise self._stale(said)
        self._consider(said)

    def agree(self) -> None:
        """R-49: a wrong last card stands when every other person lets it pass, never by one click."""
        others = {seat for seat, _ in self.live.present if seat != self._decider}
        if others and others <= self.live.agreed:
            self._make(self._settled())

    @property
    def settling(self) -> bool:
        return self._deal is not None and self._deal.phase.startswith("settle")

    @property
    def due(self) -> float | None:
        """When `tick` has something to do."""
        race, window = self.race.until, self.window.until
        times = [race]
        if self.live.running:
            times += [self.bots.due, self.clock.until if self.clock else None]
            times += [window if race is None or window is None else max(race, window)]
        return min((at for at in times if at is not None), default=None)

    def tick(self) -> None:
        """Whatever is due first."""
        now, deal = self.live.now, self._deal
        if self.race.until is not None and now >= self.race.until:
            self._close_race()
        elif deal is None or not self.live.running:
            return
        elif self.bots.move_at is not None and now >= self.bots.move_at:
            self._let_bot_move(deal)
        elif self.window.until is not None and now >= self.window.until and not self.race.on:
            self._close_window()
        elif self.bots.remarks_due:
            if said := self.bots.remark(deal):
                self._attempt(self._consider, said)
        elif self.clock is not None and now >= self.clock.until:
            self._time_is_up(deal, self.clock.seat)

    def shown(self) -> None:
        """What was decided is about to be shown to the table: from now on time is counted."""
        live = self.live
        self.race.start(live.now)
        self.window.start(live.now, live.table.terms.window_seconds)
        if self._planned != self._decisions:
            self._planned, self._shown_in = self._decisions, live.n
            self.plan()
        if self._deal is not None and live.running:
            self.bots.look_around(self._deal, self._unmasked_at)

    def plan(self) -> None:
        """Whose decision is waited for, and how long."""
        live, player = self.live, self._decider
        self.clock = self.bots.move_at = None
        if player is None or not live.running:
            return
        self.window.resume(live.now, live.table.terms.window_seconds)
        if live.table.chairs[player].played_by is None or self.settling:
            self.clock = self._clock_of(player)
        elif self.window.until is not None:
            if not self.window.unshown and not live.table.held:
                self.bots.answer(self.window.until)
        else:
            self.bots.think(not_before=self.race.until or 0.0)

    def _clock_of(self, player: int) -> Clock:
        """It does not run out before the window is over in which the answer could not be shown."""
        now = self.live.now
        seconds = max(self.live.table.terms.turn_seconds, (self.window.until or now) - now)
        warning = max(seconds / 2, seconds - WARNING_SECONDS)
        return Clock(seat=player, since=now, warning=now + warning, until=now + seconds)

    def recheck(self) -> None:
        """Somebody else may play that seat by now, or somebody is here again: then plan anew."""
        deal, player = self._deal, self._decider
        if deal is None or player is None or not self.live.running:
            return
        by_bot = self.live.table.chairs[player].played_by is not None and not self.settling
        idle = self.bots.move_at is None and not self.window.on
        if (self.clock is None) != by_bot or (by_bot and idle):
            self.plan()

    def _consider(self, said: Said) -> None:
        """Stale moves of a turn are refused; what is said out of turn is never too late by its number."""
        if not said.out_of_turn and said.seen < self._shown_in:
            raise self._stale(said)
        if self.race.too_early(said):
            raise Declined("too_early", "a catch after the card was shown")
        if self.race.takes(said):
            self._enter_race(said)
        elif self.window.shuts_out(said.seat) or (self.race.on and not said.out_of_turn):
            self._wait(said)
        elif self._hides(said):
            self._hold(said)
        else:
            self._make(said)

    def _stale(self, said: Said) -> Declined:
        return Declined("stale", f"a move that answers update {self._shown_in} or the next", seen=said.seen)

    def _enter_race(self, said: Said) -> None:
        if not self.race.enter(said) and said.person:
            self.live.done(said.person, said.request)

    def _wait(self, said: Said) -> None:
        """Held, not refused, until a race or a window is over."""
        if any(other.seat == said.seat for other in self._waiting):
            raise Declined("waiting", "one move at a time; yours is waiting")
        self._waiting.append(said)

    def _hides(self, said: Said) -> bool:
        """Whether it is an answer whose time must not tell anything; laying a drawn card hides nothing."""
        if self._deal is None or not self.window.on or said.out_of_turn or said.seat != self._deal.turn:
            return False
        return said.move.verb == "keep" if self.window.masked is not None else self._answering

    def _hold(self, said: Said) -> None:
        if self._deal is None or said.seat in self.live.table.held:
            raise Declined("answered", "one answer")
        self._deal.copy().play(said.move, said.seat)
        self.live.do(Held(seat=said.seat, move=str(said.move)))
        if said.person:
            self.live.done(said.person, said.request)

    def _make(self, said: Said) -> None:
        """The engine decides."""
        told = self.live.play(said.seat, said.move, said.mark)
        if said.person:
            self.live.acknowledge(said.person, said.request)
        if self.live.table.stage == "hand":
            self._follow(said, [event for event in told if isinstance(event, Event)])
        else:
            self._refuse_waiting()
            self.begin()

    def _follow(self, said: Said, events: list[Event]) -> None:
        """What the move means for the pace."""
        for event in events:
            if event.kind == "exposed" and event.seat is not None:
                self.race.open(event.seat, self.live.n + 1)
        if said.out_of_turn and not any(event.kind == "turn" for event in events):
            return
        self._new_decision()
        self.window.close()
        if not self.live.table.terms.window_seconds:
            return
        if said.move.verb == "draw" and any(event.kind == "drew" for event in events):
            self.window.open(masked=said.seat)
            if events[-1].kind == "turn":
                self.window.unshown = [self.live.told.pop()]
        elif self._answering:
            self.window.open()

    def _open_window_again(self, deal: Deal) -> None:
        """Found in the log: what was hidden then is hidden once more, for as long."""
        in_turn = [(seat, move) for seat, move in deal.moves if move.verb not in OUT_OF_TURN]
        if self._answering:
            self.window.open()
        elif in_turn and in_turn[-1][1].verb == "draw" and deal.phase.startswith(("drawn", "turn")):
            self.window.open(masked=in_turn[-1][0])
            if deal.phase.startswith("turn"):
                turn = next(event for event in reversed(deal.events) if event.kind == "turn")
                self.window.unshown = [Telling(turn, self.live.table.hand_seats)]

    def _new_decision(self) -> None:
        self._decisions += 1
        self._refuse_waiting()
        if self.settling:
            self.live.asked = None
        if self.live.asked is None:
            self.live.agreed.clear()

    def _close_race(self) -> None:
        for said in self.race.close(self.live.rng):
            self._attempt(self._make, said)
        self._hear(self._take_waiting())

    def _close_window(self) -> None:
        """The answer is shown now; without one, taking longer is a choice."""
        masked, unshown = self.window.masked, self.window.close()
        waiting = self._take_waiting()
        if unshown:
            self.live.told.extend(unshown)
            self._new_decision()
        elif self._deal is not None and (answer := self.live.table.held.get(self._deal.state.actor)):
            seat = self._deal.state.actor
            self._attempt(self._make, Said(seat, Move(answer), self.live.n, mark=self.bots.mark(seat)))
        else:
            self.live.changed |= masked is not None
        self._hear(waiting)

    def _take_waiting(self) -> list[Said]:
        waiting, self._waiting = self._waiting, []
        return waiting

    def _hear(self, waiting: list[Said]) -> None:
        """Those who waited, until one of them has changed what the others meant to answer."""
        decision = self._decisions
        for said in waiting:
            self._attempt(self._consider if decision == self._decisions else self._refuse, said)

    def _refuse_waiting(self) -> None:
        """What they meant to answer is decided."""
        for said in self._take_waiting():
            self._attempt(self._refuse, said)

    def _refuse(self, said: Said) -> None:
        raise self._stale(said)

    def _attempt(self, what: Callable[[Said], None], said: Said) -> None:
        try:
            what(said)
        except (IllegalMove, Declined) as why:
            if said.person:
                self.live.refuse(said.person, said.request, why)

    def _let_bot_move(self, deal: Deal) -> None:
        self.bots.move_at = None
        decision, seat = self._decisions, deal.state.actor
        self._attempt(self._consider, self.bots.move(deal, seat))
        if decision == self._decisions and self._deal is deal and seat not in self.live.table.held:
            self.bots.think(not_before=self.race.until or 0.0)

    def _time_is_up(self, deal: Deal, player: int) -> None:
        """The autopilot takes the seat; a last card that nobody objected to stands."""
        self.clock = None
        if self.settling:
            self._make(self._settled("clock"))
            return
        self.live.do(Piloted(seat=player, on=True))
        seat = self.live.table.hand_seat(player)
        if seat is not None and deal.turn == seat and seat not in self.live.table.held:
            self._attempt(self._consider, self.bots.move(deal, seat, "clock"))

    def _settled(self, mark: str = "") -> Said:
        return Said(REFEREE, Move("settle"), self.live.n, mark=mark)

    @property
    def _deal(self) -> Deal | None:
        return self.live.table.deal if self.live.table.stage == "hand" else None

    @property
    def _answering(self) -> bool:
        """Whether a card waits for the answer of the player it was played on."""
        return self._deal is not None and self._deal.phase.startswith("react")

    @property
    def _decider(self) -> int | None:
        """The player for whose decision the table sees itself waiting."""
        deal = self._deal
        if deal is None:
            return None
        return self.live.table.order[deal.state.actor if self.window.masked is None else self.window.masked]

    @property
    def _unmasked_at(self) -> float:
        return (self.window.until or 0.0) if self.window.masked is not None else 0.0
