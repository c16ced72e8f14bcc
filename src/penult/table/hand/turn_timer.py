"""The timer of a hand: how long a decision may take, and when bots move.

The engine has no clock, and nothing here decides what a move means.
"""

from __future__ import annotations

from ...engine.deal import Deal
from ...wire.limits import NO_CLOCK
from ...wire.views import Clock
from ..agenda import Agenda, Entry
from ..context import Context
from ..log.steps import Piloted
from ..moves.held_answers import drop_illegal_answers
from ..moves.move_intake import MoveIntake
from ..moves.wanted_move import CLOCK
from .bot_players import BEGINNING_SECONDS, CATCHING_SECONDS, JUMPABLE_SECONDS, BotPlayers
from .settlement import settle_by_clock

WARNING_SECONDS = 10
"""How long before the end the player is warned; at most half of the time."""
AWAY_SECONDS = 60
"""The clock of somebody who is away from a table without a clock."""


class TurnTimer:
    """Plans what happens by itself in one hand."""

    def __init__(self, context: Context, intake: MoveIntake, bots: BotPlayers) -> None:
        self._context = context
        self._intake = intake
        self._bots = bots
        self.clock: Clock | None = None
        self._stopped_at: float | None = None
        self._moves_read = 0
        """How many moves have been checked for a penalty."""

    def agenda(self) -> Agenda:
        """While a race is on, only bots and the end of the race change the table (A-68).

        The clock and the bots' moves belong to the decision that was shown last. Once that has been made,
        they wait for the next update, which plans them again.
        """
        intake, entries = self._intake, list[Entry]()
        deal, is_shown = intake.deal, intake.situation.is_shown
        if deal is None:
            return entries
        if (race_ends := intake.race.due) is not None:
            entries.append((race_ends, intake.run_race))
        if is_shown and (at := self._bots.move_at) is not None:
            entries.append((at, self._let_bot_move))
        if (at := self._bots.remark_at) is not None and not self._masked:
            entries.append((at, self._let_bot_remark))
        if race_ends is not None:
            return entries
        if (at := intake.window.until) is not None:
            entries.append((self._window_end(deal, at), intake.close_window))
        if is_shown and self.clock is not None:
            entries.append((self.clock.until, self._time_is_up))
        return entries

    def _window_end(self, deal: Deal, until: float) -> float:
        """A-68: a bot's answer may begin its turn, so its window stays open until that is allowed."""
        by_bot = deal.answering and self._context.table.bot_plays(deal.state.actor)
        return max(until, self._earliest_turn) if by_bot else until

    @property
    def _earliest_catch(self) -> float:
        """A-68: when a bot may catch. It may do so instead of answering."""
        return self._intake.situation.exposed_at + CATCHING_SECONDS

    @property
    def _earliest_turn(self) -> float:
        """A-68: when a bot may begin its turn. H-25: people who could jump in need a moment, too."""
        deal, situation = self._intake.deal, self._intake.situation
        jumpable = situation.shown_at + JUMPABLE_SECONDS if deal is not None and deal.jumpable else 0.0
        return max(situation.exposed_at + BEGINNING_SECONDS, jumpable)

    def _let_bot_remark(self) -> None:
        deal = self._context.table.hand
        if wanted := self._bots.remark(deal, self._intake.situation.exposed_at):
            self._intake.attempt(self._intake.consider, wanted)

    def show(self) -> None:
        """Start the clocks, now that an update shows everything so far."""
        context, intake = self._context, self._intake
        deal = intake.deal
        intake.window.start(context.now, context.table.terms.window_seconds)
        if intake.situation.show(deal):
            self.plan()
        if deal is not None and context.running and not self._masked:
            self._bots.plan_remarks(deal, intake.situation.exposed_at)

    def plan(self) -> None:
        """Set the clock of the player for whom the table waits, or plan the move of the bot."""
        context, player = self._context, self._intake.decider
        self.clock = None
        self._bots.cancel_move()
        if player is None or not context.running:
            return
        self._intake.window.resume(context.now, context.table.terms.window_seconds)
        if context.table.chairs[player].acting_bot is None or self._intake.settling:
            self.clock = self._new_clock(player) if self._has_clock(player) else None
        elif self._intake.window.until is not None:
            if not self._intake.window.unshown and not context.table.held:
                until = self._window_end(context.table.hand, self._intake.window.until)
                self._bots.plan_answer(until, not_before=self._earliest_catch)
        else:
            self._bots.plan_move(not_before=self._earliest_turn)

    def recheck(self) -> None:
        """Plan again if the seat changed hands or its player is back."""
        self._bots.drop_replaced()
        self._intake.drop_replaced()
        drop_illegal_answers(self._context)
        player = self._intake.decider
        if player is None or not self._context.running:
            self._stopped_at = self._context.now if self._stopped_at is None else self._stopped_at
            return
        if self._stopped_at is not None:
            self._resume(self._stopped_at)
        by_bot = self._context.table.chairs[player].acting_bot is not None and not self._intake.settling
        planned = self._bots.move_at is not None
        timed = not by_bot and self._has_clock(player)
        idle = by_bot and not planned and not self._intake.window.is_open and not self._intake.race.on
        replaced = idle or (planned and not by_bot) or timed != (self.clock is not None)
        if self._was_punished(player) or replaced:
            self.plan()

    def _resume(self, stopped_at: float) -> None:
        """Resume without firing what fell due while the table was stopped."""
        self._stopped_at = None
        self._intake.race.postpone(self._context.now - stopped_at)
        self.plan()

    def _was_punished(self, player: int) -> bool:
        """R-48: a player who has to draw for a suggestion while deciding gets the whole time again."""
        moves = self._context.table.hand.moves
        unread, self._moves_read = moves[self._moves_read :], len(moves)
        punished = [move.target for _, move in unread if move.verb == "hint"]
        return bool(punished) and self._context.table.hand_seat(player) in punished

    def _has_clock(self, player: int) -> bool:
        """A table without a clock still has one for people who are away, and for settling a last card."""
        person = self._context.table.chairs[player].person
        timed = self._context.table.terms.turn_seconds != NO_CLOCK
        return timed or self._intake.settling or person is None or not self._context.attendance.here(person)

    def _new_clock(self, player: int) -> Clock:
        """It runs at least until the window closes, as the answer cannot be shown before."""
        now = self._context.now
        usual = self._context.table.terms.turn_seconds or AWAY_SECONDS
        seconds = max(usual, (self._intake.window.until or now) - now)
        warning = max(seconds / 2, seconds - WARNING_SECONDS)
        return Clock(seat=player, since=now, warning=now + warning, until=now + seconds)

    def _let_bot_move(self) -> None:
        deal = self._context.table.hand
        said_at = self._bots.cancel_move()
        decisions, seat = self._intake.situation.decisions, deal.state.actor
        self._intake.attempt(self._intake.consider, self._bots.move(deal, seat, said_at))
        if self._still_to_move(deal, seat, decisions):
            self._bots.plan_move(not_before=self._earliest_turn)

    def _still_to_move(self, deal: Deal, seat: int, decisions: int) -> bool:
        """Whether the bot's move was neither made nor held, and is not in a race."""
        if decisions != self._intake.situation.decisions or self._intake.deal is not deal:
            return False
        return seat not in self._context.table.held and not self._intake.race.has(seat)

    def _time_is_up(self) -> None:
        """Hand the seat to the autopilot, or let a last card stand that nobody has flagged."""
        assert self.clock is not None
        deal = self._context.table.hand
        player, said_at, self.clock = self.clock.seat, self.clock.until, None
        if self._intake.settling:
            settle_by_clock(self._intake, said_at)
            return
        self._context.journal.do(Piloted(seat=player, on=True))
        seat = self._context.table.hand_seat(player)
        if seat is not None and deal.turn == seat and seat not in self._context.table.held:
            self._intake.attempt(self._intake.consider, self._bots.move(deal, seat, said_at, CLOCK))

    @property
    def _masked(self) -> bool:
        """Whether a drawn card is hidden. Bots make no remarks then: they know whose turn it is."""
        return self._intake.window.masked is not None
