"""Records what is played at a table: lines as spoken, and the items that the engine sees."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from penult.engine.deal import Deal
from penult.engine.moves import OUT_OF_TURN, Move
from penult.table.incoming import Disconnected, Incoming, MessageReceived
from penult.table.log.steps import Dealt, Picked, SpreadOut
from penult.wire.to_server import Act, ToServer
from server.secrecy.cards import Cards, Shuffled
from server.secrecy.script import (
    SPECTATOR,
    Closing,
    Item,
    Line,
    Made,
    Refusal,
    Restart,
    Script,
    Setting,
    Weight,
)
from server.secrecy.world import World, arrival, connection


class Prompter:
    """Knows the true state of the table, and what may be said when."""

    def __init__(self, setting: Setting, shuffles: Iterable[Shuffled] = ()) -> None:
        self.setting = setting
        self.cards = Cards(setting.seed, list(shuffles))
        self.world = World(setting, self.cards, self._note)
        self.lines: list[Line] = []
        self.items: list[Item] = []
        self.made_by: list[int] = []
        self.drawing: Closing | None = None
        """The window after a draw, while it is open."""
        self.answering: Closing | None = None
        """The window of a reaction, while it is open."""
        self._answer: Line | None = None
        self._requests = 0
        self._noted = 0
        self._stopped = False
        self._dud = False
        self._pauses: list[tuple[float, float]] = []
        self._times: Counter[str] = Counter()

    @property
    def picked(self) -> tuple[frozenset[int], ...]:
        """From each spread for the first dealer, which cards were picked."""
        spreads: list[set[int]] = []
        for step in self.world.steps:
            if isinstance(step, SpreadOut):
                spreads.append(set())
            elif isinstance(step, Picked):
                spreads[-1].add(step.at)
            elif isinstance(step, Dealt):
                break
        return tuple(map(frozenset, spreads))

    @property
    def deal(self) -> Deal | None:
        table = self.world.session.table
        return table.deal if table.stage == "hand" else None

    @property
    def answered(self) -> bool:
        """Whether an answer is held already."""
        return self.answering is not None and self._answer is not None

    @property
    def people(self) -> tuple[str, ...]:
        return (*self.setting.people, SPECTATOR)

    @property
    def n(self) -> int:
        """The number of the last update, which everybody knows."""
        return self.world.session.n

    @property
    def script(self) -> Script:
        return Script(tuple(self.lines), tuple(self.items), tuple(self.made_by), tuple(self._pauses))

    def seat_of(self, person: str) -> int | None:
        """The seat of the hand: the first dealer may sit anywhere."""
        table = self.world.session.table
        return table.hand_seat(table.seat_of(person))

    def person_at(self, seat: int) -> str:
        return self.setting.people[self.world.session.table.order[seat]]

    def speak(self, person: str, message: ToServer, weight: Weight = Weight.OPEN) -> None:
        here = connection(person, self._times[person])
        self.deliver(MessageReceived(here, person, message), weight)

    def probe(self, seat: int, move: Move, act: Act) -> None:
        """A move that is refused now; unless it is only waiting, that becomes part of the script."""
        made = len(self.items)
        self.speak(self.person_at(seat), act)
        if len(self.items) == made:
            self.items.append(Refusal(seat, move))
            self.made_by[-1] += 1

    def next_id(self) -> int:
        self._requests += 1
        return self._requests

    def leave(self, person: str) -> None:
        self.deliver(Disconnected(connection(person, self._times[person]), person))

    def come(self, person: str, since: int | None) -> None:
        """Again, over a new connection."""
        self._times[person] += 1
        self.deliver(arrival(person, self._times[person], since))

    def restart(self) -> None:
        """Restart the server. Everybody comes back, and what was hidden stays hidden for the same time."""
        if self._answer is not None:
            self._answer.until = min(self._answer.until, self.world.now)
        seen, hidden = self.n, self.drawing is not None
        self.drawing = self.answering = None
        self.say(Line(self.world.now, Restart()))
        for person in self.people:
            self.wait(0.01)
            self.come(person, seen)
            if person == self.people[0]:
                self._find_windows(hidden)

    def asleep(self, seat: int) -> bool:
        """Whether the autopilot plays at a seat of the hand."""
        return self.world.session.table.bot_plays(seat)

    def deliver(self, incoming: Incoming, weight: Weight = Weight.OPEN) -> None:
        line = Line(self.world.now, incoming, weight)
        if weight is Weight.HELD and self.answering:
            line.since, line.until = self.answering.since, self.answering.until
            self._answer = line
        self.say(line)

    def say(self, line: Line) -> None:
        self.lines.append(line)
        self.world.hear(line)
        self.made_by.append(len(self.items))

    def wait(self, seconds: float) -> None:
        self.world.wait(self.world.now + seconds)

    def _note(self) -> None:
        table = self.world.session.table
        if table.paused and not self._stopped:
            self._pauses.append((self.world.now, math.inf))
        elif self._stopped and not table.paused:
            self._pauses[-1] = (self._pauses[-1][0], self.world.now)
            self._resume()
        self._stopped = table.paused
        if table.deal is None or len(table.marks) > 1:
            return
        moves = table.deal.moves
        asked = self.setting.window and not moves and table.deal.phase.startswith("react")
        if asked and self.answering is None:
            self.answering = self._window(table.deal.state.actor)
        if self.drawing and self.world.now >= self.drawing.until and not table.paused:
            self._close(table.deal)
        for made in range(self._noted, len(moves)):
            self._note_move(table.deal, made)
        self._noted = len(moves)

    def _close(self, deal: Deal) -> None:
        """Close the window: the turn passes, whether the card did not fit or was kept."""
        assert self.drawing is not None
        kept = [move.verb for _, move in deal.moves[self._noted :][:1]] == ["keep"]
        if kept or self._dud:
            self.items.append(self.drawing)
        self._noted += kept
        self.drawing = None

    def _note_move(self, deal: Deal, made: int) -> None:
        seat, move = deal.moves[made]
        self.items.append(Made(seat, move))
        in_vain = move.verb == "flag" and deal.flaggable is not None
        if move.verb == "hint" or in_vain or (move.verb in OUT_OF_TURN and move.verb != "flag"):
            return
        if self._answer is not None:
            self._answer.until = min(self._answer.until, self.world.now)
        self._answer = self.drawing = self.answering = None
        if made < len(deal.moves) - 1 or not self.setting.window:
            return
        drew = move.verb == "draw" and "drew" in [event.kind for event in deal.events[-4:]]
        if drew and not deal.draw_shows_fit:
            self._dud = not deal.phase.startswith("drawn")
            self.drawing = self._window(seat)
        elif deal.phase.startswith("react"):
            self.answering = self._window(deal.state.actor)

    def _resume(self) -> None:
        """A window that should have closed while time was stopped opens for its full time again."""
        stopped_at = self._pauses[-1][0]
        for window in (self.drawing, self.answering, self._answer):
            if window is not None and stopped_at < window.until <= self.world.now:
                window.until = self.world.now + self.setting.window

    def _find_windows(self, hidden: bool) -> None:
        """Somebody sees the table again; that a card fits may have been seen before, and is not hidden."""
        deal, window = self.deal, self.world.session.hand.intake.window
        if deal is None or not window.is_open:
            return
        if window.masked is None:
            self.answering = self._window(deal.state.actor)
        elif hidden or not deal.drew:
            self._dud = not deal.drew
            self.drawing = self._window(window.masked)

    def _window(self, seat: int) -> Closing:
        now = self.world.now
        return Closing(seat, now, now + self.setting.window, self.n)
