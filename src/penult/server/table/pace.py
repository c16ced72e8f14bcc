"""The pace of a hand: how long a decision may take, and when bots move.

The engine has no clock. Nothing here decides what a move means.
"""

from __future__ import annotations

from ...engine.deal import Deal
from ...wire.limits import NO_CLOCK
from ...wire.to_server import Act
from ...wire.views import Clock
from ..clock import soonest
from .answers import forget_spoiled
from .bots_at_table import BotsAtTable
from .hearing import Hearing
from .live_table import LiveTable
from .race import Race
from .steps import Piloted
from .window import Window

WARNING_SECONDS = 10
"""Before the time is up; half of a short time."""
AWAY_SECONDS = 60
"""For somebody who is away from a table without a clock."""


class Pace:
    """When things happen in the hand that is played."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.begin()

    def begin(self) -> None:
        """A hand has just been dealt, or was found in the log."""
        self.hearing = Hearing(self.live)
        self.bots = BotsAtTable(self.live)
        self.clock: Clock | None = None
        self._stood_still = False
        self._read = 0
        """How many moves have been looked at."""

    @property
    def race(self) -> Race:
        return self.hearing.race

    @property
    def window(self) -> Window:
        return self.hearing.window

    @property
    def settling(self) -> bool:
        return self.hearing.settling

    def act(self, person: str, ask: Act) -> None:
        """A person's move."""
        self.hearing.act(person, ask)

    def agree(self) -> None:
        """Somebody lets a wrong last card pass."""
        self.hearing.agree()

    @property
    def due(self) -> float | None:
        """When `tick` has something to do."""
        race, window = self.race.until, self.window.until
        if not self.live.running:
            return None
        shown = window if race is None or window is None else max(race, window)
        bots = self.bots.move_at if self._masked else self.bots.due
        return soonest(race, bots, self.clock.until if self.clock else None, shown)

    def tick(self) -> None:
        """Whatever is due first."""
        now, deal = self.live.now, self.hearing.deal
        if deal is None or not self.live.running:
            return
        if self.race.until is not None and now >= self.race.until:
            self.hearing.close_race()
        elif self.bots.move_at is not None and now >= self.bots.move_at:
            self._let_bot_move(deal)
        elif self.window.until is not None and now >= self.window.until and not self.race.on:
            self.hearing.close_window()
        elif self.bots.remarks_due and not self._masked:
            if said := self.bots.remark(deal):
                self.hearing.attempt(self.hearing.consider, said)
        elif self.clock is not None and now >= self.clock.until:
            self._time_is_up(deal, self.clock.seat)

    def shown(self) -> None:
        """What was decided is about to be shown to the table."""
        if self.hearing.show():
            self.plan()
        if self.hearing.deal is not None and self.live.running and not self._masked:
            self.bots.look_around(self.hearing.deal)

    def plan(self) -> None:
        """Whose decision is waited for, and how long."""
        live, player = self.live, self.hearing.decider
        self.clock = self.bots.move_at = None
        if player is None or not live.running:
            return
        self.window.resume(live.now, live.table.terms.window_seconds)
        if live.table.chairs[player].played_by is None or self.settling:
            self.clock = self._clock_of(player) if self._has_clock(player) else None
        elif self.window.until is not None:
            if not self.window.unshown and not live.table.held:
                self.bots.answer(self.window.until)
        else:
            self.bots.think(not_before=self.race.until or 0.0)

    def recheck(self) -> None:
        """Somebody else may play that seat by now, or somebody is here again: then plan anew."""
        self.bots.let_go()
        self.hearing.let_go()
        forget_spoiled(self.live)
        player = self.hearing.decider
        if player is None or not self.live.running:
            self._stood_still = True
            return
        if self._stood_still:
            self._go_on()
        by_bot = self.live.table.chairs[player].played_by is not None and not self.settling
        thinking = self.bots.move_at is not None
        timed = not by_bot and self._has_clock(player)
        idle = by_bot and not thinking and not self.window.on
        replaced = idle or (thinking and not by_bot) or timed != (self.clock is not None)
        if self._punished(player) or replaced:
            self.plan()

    def _go_on(self) -> None:
        """Time passes again: what should have ended meanwhile gets its time once more."""
        self._stood_still = False
        self.race.resume(self.live.now)
        self.plan()

    def _punished(self, player: int) -> bool:
        """R-48: whoever has to draw for a suggestion while deciding gets the time again."""
        moves = self.live.table.hand.moves
        fresh, self._read = moves[self._read :], len(moves)
        seat = self.live.table.hand_seat(player)
        return any(move.verb == "hint" and move.target == seat for _, move in fresh)

    def _has_clock(self, player: int) -> bool:
        """Where turns have none, there is one for whoever is away, and for a last card that may stand."""
        person = self.live.table.chairs[player].person
        timed = self.live.table.terms.turn_seconds != NO_CLOCK
        return timed or self.settling or person is None or not self.live.here(person)

    def _clock_of(self, player: int) -> Clock:
        """It does not run out before the window is over in which the answer could not be shown."""
        now = self.live.now
        usual = self.live.table.terms.turn_seconds or AWAY_SECONDS
        seconds = max(usual, (self.window.until or now) - now)
        warning = max(seconds / 2, seconds - WARNING_SECONDS)
        return Clock(seat=player, since=now, warning=now + warning, until=now + seconds)

    def _let_bot_move(self, deal: Deal) -> None:
        self.bots.move_at = None
        decision, seat = self.hearing.decided, deal.state.actor
        self.hearing.attempt(self.hearing.consider, self.bots.move(deal, seat))
        if (
            decision == self.hearing.decided
            and self.hearing.deal is deal
            and seat not in self.live.table.held
        ):
            self.bots.think(not_before=self.race.until or 0.0)

    def _time_is_up(self, deal: Deal, player: int) -> None:
        """The autopilot takes the seat; a last card that nobody objected to stands."""
        self.clock = None
        if self.settling:
            self.hearing.make(self.hearing.settled("clock"))
            return
        self.live.do(Piloted(seat=player, on=True))
        seat = self.live.table.hand_seat(player)
        if seat is not None and deal.turn == seat and seat not in self.live.table.held:
            self.hearing.attempt(self.hearing.consider, self.bots.move(deal, seat, "clock"))

    @property
    def _masked(self) -> bool:
        """Whether a drawn card is hidden: bots remark nothing then, for they know whose turn it is."""
        return self.window.masked is not None
