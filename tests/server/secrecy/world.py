"""A world: a table with certain cards, a clock that is moved by hand, and every message with its time."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from penult.server.claimed_table import NUMBERS_OF_AN_OWNER
from penult.table.apply import apply
from penult.table.incoming import Connected, Incoming, MessageReceived, Outgoing, RoundTripMeasured
from penult.table.session import TableSession
from penult.table.stepped import SteppedTable
from penult.table.steps import AnyStep, Began, BotSat, Joined, Opened, Piloted, Sat, decode, encode
from penult.table.table import Table
from penult.wire.terms import Terms
from penult.wire.to_server import Act
from server.secrecy.cards import Cards
from server.secrecy.script import SPECTATOR, Line, Restart, Setting

Post = tuple[float, bytes]
TURN_SECONDS = 600
"""Longer than anybody takes who is not asleep."""


class World:
    """Everybody is seated and the match has begun; the first dealer must be found."""

    def __init__(
        self,
        setting: Setting,
        cards: Cards,
        look: Callable[[], None] = lambda: None,
        write: Callable[[Sequence[AnyStep], Table], float] = lambda _steps, _table: 0.0,
    ) -> None:
        self.setting = setting
        self.cards = cards
        self.post: defaultdict[str, list[Post]] = defaultdict(list)
        """What everybody received, and when."""
        self.steps: list[AnyStep] = []
        self.written: set[int] = set()
        """The updates before which something had to be written."""
        self._write = write
        """Writes steps, and returns how many seconds that took."""
        self._look = look
        self._restarts = 0
        session = TableSession(_table(setting), cards.shuffle, random.Random(setting.seed))
        self._run = SteppedTable(session, self._send, write=self._written_down)

    @property
    def session(self) -> TableSession:
        return self._run.session

    @property
    def now(self) -> float:
        return self._run.now

    def perform(self, lines: Iterable[Line], end: float) -> World:
        for line in sorted(lines, key=lambda line: line.at):
            if line.at <= end:
                self.hear(line)
        self.wait(end)
        return self

    def hear(self, line: Line) -> None:
        self.wait(line.at)
        if isinstance(line.knock, Restart):
            self._restart()
            return
        self._run.receive(self._measured(line))
        if isinstance(came := line.knock, Connected):
            round_trip = self.setting.round_trip(came.person)
            self.session.receive(self.now, RoundTripMeasured(came.connection, came.person, round_trip))
        self.wait(self.now)

    def _measured(self, line: Line) -> Incoming:
        """How soon a move answers its update. In another world a hidden answer takes another time."""
        assert not isinstance(line.knock, Restart)
        if not isinstance(line.knock, MessageReceived) or not isinstance(line.knock.message, Act):
            return line.knock
        rng = random.Random(f"{self.setting.seed}/{line.knock.person}/{line.at}")
        return replace(line.knock, answers_after=rng.choice((0.004, 0.03, 0.2, 1.0)))

    def wait(self, until: float) -> None:
        self._run.wait(until)

    @property
    def met(self) -> Iterator[str]:
        """What occurred besides cards."""
        if "score=team" in self.setting.rules:
            yield "partners"
        if self._restarts:
            yield "a restart"
        if any(isinstance(step, Piloted) for step in self.steps):
            yield "an autopilot"

    def _restart(self) -> None:
        """In the middle of a hand; with other cards it may be over."""
        self._restarts += 1
        table = _table(self.setting)
        for step in decode(encode(self.steps)):
            apply(table, step)
        if table.stage == "hand":
            self.cards.go_on(table.hand.chance)
        rng = random.Random(f"{self.setting.seed}/{self._restarts}")
        n = self._restarts * NUMBERS_OF_AN_OWNER
        self._run.session = TableSession(table, self.cards.shuffle, rng, n)

    def _written_down(self, steps: Sequence[AnyStep]) -> float:
        self.steps += steps
        return self._write(steps, self.session.table)

    def _send(self, letters: Sequence[Outgoing], written: bool) -> None:
        for letter in letters:
            if written and letter.n is not None:
                self.written.add(letter.n)
            self.post[_addressee(letter)].append((self.now, letter.body))
        self._look()


def arrivals(setting: Setting) -> list[Line]:
    """Everybody comes."""
    people = (*setting.people, SPECTATOR)  # with a bot, one of the people is a spectator too
    return [Line(0.01 * at, arrival(person, 0, None)) for at, person in enumerate(people, start=1)]


def arrival(person: str, times: int, since: int | None) -> Connected:
    return Connected(connection(person, times), person, person.title(), since)


def connection(person: str, times: int) -> str:
    return f"{person}/{times}"


def _addressee(letter: Outgoing) -> str:
    return letter.connection.partition("/")[0]


def _table(setting: Setting) -> Table:
    rules, seats, window = setting.rules, setting.seats, setting.window
    terms = Terms(rules=rules, seats=seats, turn_seconds=TURN_SECONDS, window_seconds=window)
    table = Table(Opened(code="ABCDEFGH", terms=terms))
    for seat, person in enumerate(setting.people):
        if seat == setting.bot:
            apply(table, BotSat(seat=seat, kind="keen"))
            continue
        apply(table, Joined(person=person, name=person.title()))
        apply(table, Sat(person=person, seat=seat))
    apply(table, Began())
    return table
