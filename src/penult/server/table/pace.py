"""The pace of a hand: the race for the call, windows that hide how fast an answer came, clocks, bots.

The engine has no clock. Everything here decides only when a move reaches it, never what it means.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...bots.bot import Bot
from ...bots.registry import bot
from ...engine.deal import Deal
from ...engine.errors import IllegalMove
from ...engine.events import Event
from ...engine.kernel.state import REFEREE
from ...engine.moves import Move
from ...wire.to_server import Act
from ...wire.views import Clock
from .chairs import STAND_IN
from .declined import Declined
from .live_table import LiveTable
from .steps import Held, Piloted
from .table import Told

RACE_SECONDS = 0.6
RACERS = ("uno", "catch")
OUT_OF_TURN = ("uno", "catch", "flag")
BOT_SECONDS = (0.9, 2.1)
"""How long a bot thinks."""
REMARK_SECONDS = (0.25, 1.4)
"""How long a bot takes to notice something."""


@dataclass(frozen=True, slots=True)
class Said:
    """A move that somebody wants to make."""

    seat: int
    """Of the hand."""
    move: Move
    seen: int
    person: str | None = None
    """None for a bot."""
    request: int = 0
    mark: str = ""


class Pace:
    """When things happen in the hand that is played."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.begin()

    def begin(self) -> None:
        """A hand has just been dealt, or was found in the log."""
        self.masked: int | None = None
        """Who has drawn a card: whether it fits is not shown before the window closes (A-11)."""
        self.unshown: list[Told] = []
        self.race_until: float | None = None
        self.window_until: float | None = None
        self.clock: Clock | None = None
        self._race_opens = False
        self._window_opens = False
        self._racers: dict[int, Said] = {}
        self._waiting: list[Said] = []
        self._bot_at: float | None = None
        self._remarks: dict[int, float] = {}
        self._asked: set[tuple[int, int]] = set()
        self._exposed: dict[int, int] = {}
        self._decisions = 0
        self._planned = -1
        self._shown_at = 0
        if self._answering:
            self._window_opens = True

    def act(self, person: str, ask: Act) -> None:
        """A person's move: it is made, held until it may be shown, or refused."""
        live = self.live
        player = live.table.seat_of(person)
        seat = live.table.hand_seat(player)
        if seat is None or player is None or live.table.stage != "hand":
            raise Declined("not_playing", "somebody who plays this hand")
        move = Move(ask.move)
        if move.by_referee:
            raise Declined("not_yours", "a move of a player")
        if live.table.paused:
            raise Declined("paused", "a table that is not paused")
        live.wake_person(player)
        self._consider(Said(seat, move, ask.seen, person, ask.id))

    def agree(self) -> None:
        """All others let a last card pass (R-49)."""
        others = {seat for seat, _ in self.live.present if seat != self._layer}
        if others <= self.live.agreed:
            self._apply(Said(REFEREE, Move("settle"), self.live.n))

    @property
    def settling(self) -> bool:
        return self._deal is not None and self._deal.phase.startswith("settle")

    @property
    def racing(self) -> bool:
        return self._race_opens or self.race_until is not None

    @property
    def due(self) -> float | None:
        """When `tick` has something to do."""
        times = [self.race_until, self.window_until]
        if self.live.running:
            times += [self._bot_at, self.clock.until if self.clock else None, *self._remarks.values()]
        return min((at for at in times if at is not None), default=None)

    def tick(self) -> None:
        """Whatever is due first."""
        now = self.live.now
        if self.race_until is not None and now >= self.race_until:
            self._close_race()
        elif self.window_until is not None and now >= self.window_until and not self.racing:
            self._close_window()
        elif not self.live.running:
            return
        elif noticed := [seat for seat, at in self._remarks.items() if now >= at]:
            del self._remarks[noticed[0]]
            self._remark(noticed[0])
        elif self._bot_at is not None and now >= self._bot_at:
            self._bot_at = None
            self._let_bot_move()
        elif self.clock is not None and now >= self.clock.until:
            self._time_is_up(self.clock.seat)

    def shown(self) -> None:
        """What was decided has just been shown to the table: from now on time is counted."""
        live, now = self.live, self.live.now
        if self._race_opens:
            self._race_opens, self.race_until = False, now + RACE_SECONDS
        if self._window_opens:
            self._window_opens, self.window_until = False, now + live.table.terms.window_seconds
        if self._planned != self._decisions:
            self._planned, self._shown_at = self._decisions, live.n
            self.plan()
        self._schedule_remarks()

    def come_back(self) -> None:
        """Somebody is here again: where all had gone, time begins to pass again."""
        if self.clock is None and self._bot_at is None:
            self.plan()

    def plan(self) -> None:
        """Whose decision is waited for, and how long."""
        live = self.live
        self.clock = self._bot_at = None
        if self._deal is None or not live.running:
            return
        player = self._decider
        if player is None:
            return
        if live.table.chairs[player].played_by is None or self.settling:
            seconds = live.table.terms.turn_seconds
            self.clock = Clock(seat=player, since=live.now, until=live.now + seconds)
        elif not self.unshown:
            self._bot_at = self._after_windows(BOT_SECONDS)

    def _consider(self, said: Said) -> None:
        if said.move.verb in OUT_OF_TURN:
            self._out_of_turn(said)
        else:
            self._in_turn(said)

    def _out_of_turn(self, said: Said) -> None:
        """Never too late by its number: the engine says whether it still counts."""
        move = said.move
        if move.verb == "catch" and said.seen < self._exposed.get(move.target or 0, 0):
            raise Declined("too_early", "a catch after the card was shown")
        if self.racing and move.verb in RACERS:
            self._enter_race(said)
        elif self.masked not in (None, said.seat):
            self._wait(said)
        else:
            self._apply(said)

    def _in_turn(self, said: Said) -> None:
        if said.seen < self._shown_at:
            raise Declined("stale", f"a move that answers update {self._shown_at}", seen=said.seen)
        if self.racing or self.masked not in (None, said.seat):
            self._wait(said)
        elif self._must_hide(said):
            self._hold(said)
        else:
            self._apply(said)

    def _enter_race(self, said: Said) -> None:
        """Ten clicks are worth one."""
        if said.seat in self._racers:
            if said.person:
                self.live.done(said.person, said.request)
            return
        self._racers[said.seat] = said

    def _wait(self, said: Said) -> None:
        """Held, not refused, until a race or a window is over."""
        if any(other.seat == said.seat for other in self._waiting):
            raise Declined("waiting", "one move at a time; yours is waiting")
        self._waiting.append(said)

    def _must_hide(self, said: Said) -> bool:
        """An answer in an open window; a drawn card that is laid hides nothing any more."""
        deal = self._deal
        open_ = self._window_opens or self.window_until is not None
        if deal is None or not open_ or said.seat != deal.turn:
            return False
        return said.move.verb == "keep" if self.masked is not None else deal.phase.startswith("react")

    def _hold(self, said: Said) -> None:
        deal = self._deal
        if deal is None or said.seat in self.live.table.held:
            raise Declined("answered", "one answer")
        deal.copy().play(said.move, said.seat)
        self.live.do(Held(seat=said.seat, move=str(said.move)))
        if said.person:
            self.live.done(said.person, said.request)

    def _apply(self, said: Said) -> None:
        told = self.live.play(said.seat, said.move, said.mark)
        if said.person and said.request:
            self.live.guests[said.person].yours.append(said.request)
        self._follow(said, [event for event in told if isinstance(event, Event)])

    def _follow(self, said: Said, events: list[Event]) -> None:
        """What the move means for the pace."""
        if self.live.table.stage != "hand":
            self.begin()
            return
        for event in events:
            if event.kind == "exposed" and event.seat is not None:
                self._race_opens = True
                self._exposed[event.seat] = self.live.n + 1
        if said.move.verb in OUT_OF_TURN and not any(event.kind == "turn" for event in events):
            return
        self._decisions += 1
        self.live.agreed.clear()
        self.masked, self.window_until, self._window_opens = None, None, False
        if self.live.table.terms.window_seconds:
            self._open_window(said, events)

    def _open_window(self, said: Said, events: list[Event]) -> None:
        if said.move.verb == "draw" and any(event.kind == "drew" for event in events):
            self.masked, self._window_opens = said.seat, True
            if events[-1].kind == "turn":
                self.unshown = [self.live.told.pop()]
        elif self._answering:
            self._window_opens = True

    def _close_race(self) -> None:
        """All who called within it are heard in an order of chance."""
        racers = list(self._racers.values())
        self._racers, self.race_until = {}, None
        self.live.rng.shuffle(racers)
        for said in racers:
            self._attempt(self._apply, said)
        self._hear_waiting()

    def _close_window(self) -> None:
        """The answer is shown now, however fast it came; without one the window stays a choice."""
        live = self.live
        self.window_until, self.masked = None, None
        if self.unshown:
            live.told.extend(self.unshown)
            self.unshown = []
            self._decisions += 1
            live.agreed.clear()
        else:
            self._show_held()
        self._hear_waiting()

    def _show_held(self) -> None:
        deal = self._deal
        if deal is None or deal.turn is None:
            return
        if move := self.live.table.held.get(deal.turn):
            self._attempt(self._apply, Said(deal.turn, Move(move), self.live.n))

    def _hear_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for said in waiting:
            self._attempt(self._consider, said)

    def _attempt(self, what: Callable[[Said], None], said: Said) -> None:
        try:
            what(said)
        except (IllegalMove, Declined) as why:
            if said.person:
                self.live.refuse(said.person, said.request, why)

    def _schedule_remarks(self) -> None:
        """Each bot that could say something out of turn is asked once, after a while."""
        deal = self._deal
        if deal is None or not self.live.running:
            return
        moves = len(deal.moves)
        for seat, player in enumerate(self.live.table.order):
            if self.live.table.chairs[player].played_by is None or (seat, moves) in self._asked:
                continue
            self._asked.add((seat, moves))
            if any(_is_remark(deal, seat, move) for move in deal.legal_moves(seat)):
                delay = self.live.rng.uniform(*REMARK_SECONDS)
                self._remarks[seat] = max(self.live.now + delay, self.window_until or 0 if self.masked else 0)

    def _remark(self, seat: int) -> None:
        deal = self._deal
        if deal is None:
            return
        move = self._bot(seat).choose(deal.view(seat))
        if move is not None and _is_remark(deal, seat, move):
            self._attempt(self._consider, Said(seat, move, self.live.n, mark=self._mark(seat)))

    def _let_bot_move(self) -> None:
        deal = self._deal
        if deal is None or deal.turn is None:
            return
        self._move_for(deal, deal.turn, self._mark(deal.turn))
        if self._planned == self._decisions:
            self._bot_at = self._after_windows(BOT_SECONDS)

    def _move_for(self, deal: Deal, seat: int, mark: str) -> None:
        view = deal.view(seat)
        move = self._bot(seat).choose(view) or view.moves[0]
        self._attempt(self._consider, Said(seat, move, self.live.n, mark=mark))

    def _time_is_up(self, player: int) -> None:
        """The autopilot takes the seat; a last card that nobody objected to stands."""
        self.clock = None
        if self.settling:
            self._apply(Said(REFEREE, Move("settle"), self.live.n, mark="clock"))
            return
        self.live.do(Piloted(seat=player, on=True))
        deal, seat = self._deal, self.live.table.hand_seat(player)
        if deal is not None and seat is not None and deal.turn == seat and seat not in self.live.table.held:
            self._move_for(deal, seat, "clock")

    def _after_windows(self, thinking: tuple[float, float]) -> float:
        """A bot answers a window when it closes: how long it took says nothing."""
        if self.window_until is not None:
            return self.window_until
        return max(self.live.now + self.live.rng.uniform(*thinking), self.race_until or 0)

    def _bot(self, seat: int) -> Bot:
        kind = self.live.table.chairs[self.live.table.order[seat]].played_by or STAND_IN
        return bot(kind, self.live.rng)

    def _mark(self, seat: int) -> str:
        return "autopilot" if self.live.table.chairs[self.live.table.order[seat]].autopilot else "bot"

    @property
    def _deal(self) -> Deal | None:
        return self.live.table.deal if self.live.table.stage == "hand" else None

    @property
    def _answering(self) -> bool:
        """Whether a card waits for the answer of the player it was played on."""
        return self._deal is not None and self._deal.phase.startswith("react")

    @property
    def _layer(self) -> int | None:
        deal = self._deal
        return self.live.table.order[deal.turn] if deal is not None and deal.turn is not None else None

    @property
    def _decider(self) -> int | None:
        """The player whose decision the table sees itself waiting for."""
        return self.live.table.order[self.masked] if self.masked is not None else self._layer


def _is_remark(deal: Deal, seat: int, move: Move) -> bool:
    return move.verb in OUT_OF_TURN or (move.verb == "invis" and seat != deal.turn)
