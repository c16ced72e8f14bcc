"""The timer of a hand: how long a decision may take, and when bots move.

The engine has no clock. Nothing here decides what a move means.
"""

from __future__ import annotations

from ..engine.deal import Deal
from ..wire.limits import NO_CLOCK
from ..wire.views import Clock
from .agenda import Agenda
from .bot_players import BEGINNING_SECONDS, CATCHING_SECONDS, BotPlayers
from .context import Context
from .held_answers import forget_spoiled
from .move_intake import MoveIntake
from .steps import Piloted
from .wanted_move import CLOCK

WARNING_SECONDS = 10
"""Before the time is up; half of a short time."""
AWAY_SECONDS = 60
"""For somebody who is away from a table without a clock."""


class TurnTimer:
    """When things happen in the hand that is played."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.begin()

    def begin(self) -> None:
        """A hand has just been dealt, or was found in the log."""
        self.intake = MoveIntake(self._context)
        self.bots = BotPlayers(self._context)
        self.clock: Clock | None = None
        self._stood_since: float | None = None
        self._read = 0
        """How many moves have been looked at."""

    def agenda(self) -> Agenda:
        """While acts race, only bots and the end of the race change the table (A-68)."""
        intake = self.intake
        deal = intake.deal
        if deal is None:
            return
        if (race_ends := intake.race.due) is not None:
            yield race_ends, intake.run_race
        if (at := self.bots.move_at) is not None:
            yield at, self._let_bot_move
        if (at := self.bots.remark_at) is not None and not self._masked:
            yield at, self._let_bot_remark
        if race_ends is not None:
            return
        if (at := intake.window.until) is not None:
            yield self._not_too_quick(deal, at), intake.close_window
        if self.clock is not None:
            yield self.clock.until, self._time_is_up

    def _not_too_quick(self, deal: Deal, at: float) -> float:
        """A-68: the answer of a bot may begin its turn; whatever it answers takes as long."""
        by_bot = deal.answering and self._context.table.bot_plays(deal.state.actor)
        return max(at, self._earliest_turn) if by_bot else at

    @property
    def _earliest_catch(self) -> float:
        """A-68: when a bot may catch; where it is asked for an answer it may catch instead."""
        return self.intake.exposed_at + CATCHING_SECONDS

    @property
    def _earliest_turn(self) -> float:
        """A-68: when a bot may begin its turn."""
        return self.intake.exposed_at + BEGINNING_SECONDS

    def _let_bot_remark(self) -> None:
        deal = self._context.table.hand
        if said := self.bots.remark(deal, self.intake.exposed_at):
            self.intake.attempt(self.intake.consider, said)

    def shown(self) -> None:
        """What was decided is about to be shown to the table."""
        if self.intake.show():
            self.plan()
        if self.intake.deal is not None and self._context.running and not self._masked:
            self.bots.look_around(self.intake.deal, self.intake.exposed_at)

    def plan(self) -> None:
        """Whose decision is waited for, and how long."""
        context, player = self._context, self.intake.decider
        self.clock = None
        self.bots.stop_thinking()
        if player is None or not context.running:
            return
        self.intake.window.resume(context.now, context.table.terms.window_seconds)
        if context.table.chairs[player].played_by is None or self.intake.settling:
            self.clock = self._clock_of(player) if self._has_clock(player) else None
        elif self.intake.window.until is not None:
            if not self.intake.window.unshown and not context.table.held:
                until = self._not_too_quick(context.table.hand, self.intake.window.until)
                self.bots.answer(until, not_before=self._earliest_catch)
        else:
            self.bots.think(not_before=self._earliest_turn)

    def recheck(self) -> None:
        """Somebody else may play that seat by now, or somebody is here again: then plan anew."""
        self.bots.let_go()
        self.intake.let_go()
        forget_spoiled(self._context)
        player = self.intake.decider
        if player is None or not self._context.running:
            self._stood_since = self._context.now if self._stood_since is None else self._stood_since
            return
        if self._stood_since is not None:
            self._go_on(self._stood_since)
        by_bot = self._context.table.chairs[player].played_by is not None and not self.intake.settling
        thinking = self.bots.move_at is not None
        timed = not by_bot and self._has_clock(player)
        idle = by_bot and not thinking and not self.intake.window.on and not self.intake.race.on
        replaced = idle or (thinking and not by_bot) or timed != (self.clock is not None)
        if self._punished(player) or replaced:
            self.plan()

    def _go_on(self, stood_since: float) -> None:
        """Time passes again: nothing that was due meanwhile is overdue."""
        self._stood_since = None
        self.intake.race.postpone(self._context.now - stood_since)
        self.plan()

    def _punished(self, player: int) -> bool:
        """R-48: whoever has to draw for a suggestion while deciding gets the time again."""
        moves = self._context.table.hand.moves
        fresh, self._read = moves[self._read :], len(moves)
        hinted = [move.target for _, move in fresh if move.verb == "hint"]
        return bool(hinted) and self._context.table.hand_seat(player) in hinted

    def _has_clock(self, player: int) -> bool:
        """Where turns have none, there is one for whoever is away, and for a last card that may stand."""
        person = self._context.table.chairs[player].person
        timed = self._context.table.terms.turn_seconds != NO_CLOCK
        return timed or self.intake.settling or person is None or not self._context.attendance.here(person)

    def _clock_of(self, player: int) -> Clock:
        """It does not run out before the window is over in which the answer could not be shown."""
        now = self._context.now
        usual = self._context.table.terms.turn_seconds or AWAY_SECONDS
        seconds = max(usual, (self.intake.window.until or now) - now)
        warning = max(seconds / 2, seconds - WARNING_SECONDS)
        return Clock(seat=player, since=now, warning=now + warning, until=now + seconds)

    def _let_bot_move(self) -> None:
        deal = self._context.table.hand
        date = self.bots.stop_thinking()
        decision, seat = self.intake.decided, deal.state.actor
        self.intake.attempt(self.intake.consider, self.bots.move(deal, seat, date))
        if self._still_to_move(deal, seat, decision):
            self.bots.think(not_before=self._earliest_turn)

    def _still_to_move(self, deal: Deal, seat: int, decision: int) -> bool:
        """Whether nothing came of what a bot said: it is neither made nor held nor in a race."""
        if decision != self.intake.decided or self.intake.deal is not deal:
            return False
        return seat not in self._context.table.held and not self.intake.race.has(seat)

    def _time_is_up(self) -> None:
        """The autopilot takes the seat; a last card that nobody objected to stands."""
        assert self.clock is not None
        deal = self._context.table.hand
        player, date, self.clock = self.clock.seat, self.clock.until, None
        if self.intake.settling:
            self.intake.settle(CLOCK, date)
            return
        self._context.journal.do(Piloted(seat=player, on=True))
        seat = self._context.table.hand_seat(player)
        if seat is not None and deal.turn == seat and seat not in self._context.table.held:
            self.intake.attempt(self.intake.consider, self.bots.move(deal, seat, date, CLOCK))

    @property
    def _masked(self) -> bool:
        """Whether a drawn card is hidden: bots remark nothing then, for they know whose turn it is."""
        return self.intake.window.masked is not None
