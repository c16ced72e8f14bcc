"""The pace of a hand: how long a decision may take, and when bots move.

The engine has no clock. Nothing here decides what a move means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from operator import itemgetter

from ..engine.deal import Deal
from ..wire.limits import NO_CLOCK
from ..wire.to_server import Act
from ..wire.views import Clock
from .agenda import soonest
from .answer_window import AnswerWindow
from .answers import forget_spoiled
from .bot_players import BEGINNING_SECONDS, CATCHING_SECONDS, BotPlayers
from .live_table import LiveTable
from .move_intake import MoveIntake
from .race import Race
from .steps import Piloted
from .wanted_move import CLOCK

WARNING_SECONDS = 10
"""Before the time is up; half of a short time."""
AWAY_SECONDS = 60
"""For somebody who is away from a table without a clock."""


class TurnTimer:
    """When things happen in the hand that is played."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.begin()

    def begin(self) -> None:
        """A hand has just been dealt, or was found in the log."""
        self.hearing = MoveIntake(self.live)
        self.bots = BotPlayers(self.live)
        self.clock: Clock | None = None
        self._stood_since: float | None = None
        self._read = 0
        """How many moves have been looked at."""

    @property
    def race(self) -> Race:
        return self.hearing.race

    @property
    def window(self) -> AnswerWindow:
        return self.hearing.window

    @property
    def settling(self) -> bool:
        return self.hearing.settling

    def act(self, person: str, ask: Act, said_at: float) -> None:
        """A person's move, and when it was said."""
        self.hearing.act(person, ask, said_at)

    def agree(self) -> None:
        """Somebody lets a wrong last card pass."""
        self.hearing.agree()

    @property
    def due(self) -> float | None:
        """When `tick` has something to do."""
        if not self.live.running or self.hearing.deal is None:
            return None
        return soonest(*(at for at, _ in self._agenda(self.hearing.deal)))

    def tick(self) -> None:
        """Whatever is due first."""
        deal = self.hearing.deal
        if deal is None or not self.live.running:
            return
        at, what = min(self._agenda(deal), key=itemgetter(0), default=(inf, _nothing))
        if at <= self.live.now:
            what(deal)

    def _agenda(self, deal: Deal) -> Iterator[tuple[float, Callable[[Deal], None]]]:
        """All that happens by itself, and when. While acts race nothing else changes the table (A-68)."""
        if (at := self.race.due) is not None:
            yield at, self._run_race
        if (at := self.bots.move_at) is not None:
            yield at, self._let_bot_move
        if (at := self.bots.remark_at) is not None and not self._masked:
            yield at, self._let_bot_remark
        if self.race.on:
            return
        if (at := self.window.until) is not None:
            yield self._not_too_quick(deal, at), self._close_window
        if self.clock is not None:
            yield self.clock.until, self._time_is_up

    def _not_too_quick(self, deal: Deal, at: float) -> float:
        """A-68: the answer of a bot may begin its turn; whatever it answers takes as long."""
        by_bot = deal.answering and self.live.bot_plays(deal.state.actor)
        return max(at, self._earliest_turn) if by_bot else at

    @property
    def _earliest_catch(self) -> float:
        """A-68: when a bot may catch; where it is asked for an answer it may catch instead."""
        return self.hearing.exposed_at + CATCHING_SECONDS

    @property
    def _earliest_turn(self) -> float:
        """A-68: when a bot may begin its turn."""
        return self.hearing.exposed_at + BEGINNING_SECONDS

    def _run_race(self, _: Deal) -> None:
        self.hearing.run_race()

    def _close_window(self, _: Deal) -> None:
        self.hearing.close_window()

    def _let_bot_remark(self, deal: Deal) -> None:
        if said := self.bots.remark(deal, self.hearing.exposed_at):
            self.hearing.attempt(self.hearing.consider, said)

    def shown(self) -> None:
        """What was decided is about to be shown to the table."""
        if self.hearing.show():
            self.plan()
        if self.hearing.deal is not None and self.live.running and not self._masked:
            self.bots.look_around(self.hearing.deal, self.hearing.exposed_at)

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
                until = self._not_too_quick(live.table.hand, self.window.until)
                self.bots.answer(until, not_before=self._earliest_catch)
        else:
            self.bots.think(not_before=self._earliest_turn)

    def recheck(self) -> None:
        """Somebody else may play that seat by now, or somebody is here again: then plan anew."""
        self.bots.let_go()
        self.hearing.let_go()
        forget_spoiled(self.live)
        player = self.hearing.decider
        if player is None or not self.live.running:
            self._stood_since = self.live.now if self._stood_since is None else self._stood_since
            return
        if self._stood_since is not None:
            self._go_on(self._stood_since)
        by_bot = self.live.table.chairs[player].played_by is not None and not self.settling
        thinking = self.bots.move_at is not None
        timed = not by_bot and self._has_clock(player)
        idle = by_bot and not thinking and not self.window.on and not self.race.on
        replaced = idle or (thinking and not by_bot) or timed != (self.clock is not None)
        if self._punished(player) or replaced:
            self.plan()

    def _go_on(self, stood_since: float) -> None:
        """Time passes again: nothing that was due meanwhile is overdue."""
        self._stood_since = None
        self.race.postpone(self.live.now - stood_since)
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
        date, self.bots.move_at = self.bots.move_at or self.live.now, None
        decision, seat = self.hearing.decided, deal.state.actor
        self.hearing.attempt(self.hearing.consider, self.bots.move(deal, seat, date))
        if self._still_to_move(deal, seat, decision):
            self.bots.think(not_before=self._earliest_turn)

    def _still_to_move(self, deal: Deal, seat: int, decision: int) -> bool:
        """Whether nothing came of what a bot said: it is neither made nor held nor in a race."""
        if decision != self.hearing.decided or self.hearing.deal is not deal:
            return False
        return seat not in self.live.table.held and not self.race.has(seat)

    def _time_is_up(self, deal: Deal) -> None:
        """The autopilot takes the seat; a last card that nobody objected to stands."""
        assert self.clock is not None
        player, date, self.clock = self.clock.seat, self.clock.until, None
        if self.settling:
            self.hearing.settle(CLOCK, date)
            return
        self.live.do(Piloted(seat=player, on=True))
        seat = self.live.table.hand_seat(player)
        if seat is not None and deal.turn == seat and seat not in self.live.table.held:
            self.hearing.attempt(self.hearing.consider, self.bots.move(deal, seat, date, CLOCK))

    @property
    def _masked(self) -> bool:
        """Whether a drawn card is hidden: bots remark nothing then, for they know whose turn it is."""
        return self.window.masked is not None


def _nothing(_: Deal) -> None:
    """Nothing is due."""
