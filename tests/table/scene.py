"""A scene: a table, its people, and a clock that is moved by hand.

`Scene("ana ben", rules="hp2003")` is a table at which people gather; `Scene.at("classic n=2 top=R5 h0=R1")`
is one at which the cards lie so; to `Scene.opened_by("ana")` nobody has come yet. What is decided is written
before it is sent, and at the end the log must replay to the same table.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from msgspec.structs import asdict

from penult.engine.chance import Chance
from penult.engine.kernel.state import REFEREE
from penult.engine.position import Setup
from penult.engine.rules import Rules
from penult.table.apply import apply
from penult.table.digest import digest
from penult.table.incoming import Incoming, MessageReceived, Outgoing
from penult.table.log import Batch, restored
from penult.table.session import TableSession
from penult.table.stepped import SteppedTable
from penult.table.steps import AnyStep, Played, decode, encode
from penult.table.table import Table
from penult.wire import to_server as asks
from penult.wire.coding import read_by_server
from penult.wire.terms import Terms
from table.decks import stacked
from table.opening import Opening
from table.person import Person

TERMS = {"rules", "public", "spectators", "free_text", "turn_seconds", "window_seconds", "pace"}


class Scene:
    """All these people have come, in this order; the first of them opened the table."""

    playing: ClassVar[list[Scene] | None] = None
    """The scenes of the test that runs, where each is checked at its end."""

    def __init__(self, people: str = "ana ben cleo", **given: Any) -> None:
        names = people.split()
        seats = given.pop("seats", max(2, len(names) + len(given.get("bots", ()))))
        self._set_up(_opening(names[0], seats, given), **given)
        self.come(names)

    @classmethod
    def opened_by(cls, host: str, seats: int = 2, **given: Any) -> Scene:
        """Nobody has come, not even the host."""
        scene = cls.__new__(cls)
        scene._set_up(_opening(host, seats, given), **given)
        return scene

    @classmethod
    def begun(cls, names: Sequence[str], dealer: int | None, **given: Any) -> Scene:
        """The match begins, with this dealer or with one to be found; nobody has come."""
        scene = cls.__new__(cls)
        opening = _opening(names[0], len(names), given, names[1:])
        scene._set_up(replace(opening, begun=True, dealer=dealer), **given)
        return scene

    @classmethod
    def at(cls, position: str, people: str = "", **given: Any) -> Scene:
        """A hand in which the cards lie so; seats without a person have bots."""
        setup = Setup.parse(position)
        seats = setup.number("n")
        names = people.split() or ["ana", "ben", "cleo", "dora"][:seats]
        bots = ("simple",) * (seats - len(names))
        given = {**given, "rules": str(setup.rules), "bots": bots}
        scene = cls.__new__(cls)
        chairs = given.pop("chairs", seats)
        scene._set_up(_opening(names[0], chairs, given, names[1:], position), **given)
        scene.come(names)
        return scene

    def _set_up(self, opening: Opening, decks: Iterable[str] = (), seed: int = 1, **_: Any) -> None:
        self.disk = 0.0
        """Seconds until a decision is on disk."""
        self._seed = seed
        self._decks = iter(decks)
        self._opening = opening
        table = opening.table()
        self.batches = [Batch(1, encode(opening.steps), digest(table))]
        self.letters: list[Outgoing] = []
        self._said: set[tuple[str, str]] = set()
        """Who has ever wanted to make which move."""
        self.people: dict[str, Person] = {}
        self.serve(table, 1000.0)
        if Scene.playing is not None:
            Scene.playing.append(self)

    def serve(self, table: Table, now: float) -> None:
        """A server takes the table over."""
        self.rng = random.Random(f"{self._seed}/{len(self.batches)}")
        table.go_on_from(self.rng)
        session = TableSession(table, self._shuffle, self.rng)
        self._run = SteppedTable(session, self._send, now, self._write)
        self._shown_n = session.n

    def restart(self) -> None:
        """The server dies, and another one reads the log. Nobody is connected."""
        for person in self.people.values():
            person.connection = None
            person.open = set()
        self.serve(self.replayed(), self.now)

    def __getattr__(self, name: str) -> Person:
        people: dict[str, Person] = self.__dict__.get("people", {})
        if name not in people:
            raise AttributeError(name)
        return people[name]

    @property
    def session(self) -> TableSession:
        return self._run.session

    @property
    def now(self) -> float:
        return self._run.now

    @now.setter
    def now(self, now: float) -> None:
        """Time passes, and nobody looks at the clock."""
        self._run.now = now

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def here(self) -> list[Person]:
        return [person for person in self.people.values() if person.here]

    def come(self, names: Iterable[str]) -> None:
        for name in names:
            self.person(name).comes()

    def person(self, name: str) -> Person:
        """A person, new or already here."""
        return self.people.setdefault(name, Person(self, name))

    def start(self) -> None:
        self._host().asks(asks.Start())

    def deal(self) -> None:
        """Begin, and wait until the dealer is found and cards are dealt."""
        self.start()
        self.wait_until(lambda: self.table.stage == "hand")

    def wait(self, seconds: float) -> None:
        """Time passes; the table is woken whenever it asked for it."""
        self._run.wait(self.now + seconds)

    def pass_time(self) -> bool:
        """To the next moment at which something is due; False if nothing is."""
        wake = self.session.wake
        if wake is not None:
            self._run.wait(max(self.now, wake))
        return wake is not None

    def wait_until(self, come_true: Any, at_most: float = 600.0) -> None:
        """Until something has happened, and no longer."""
        end = self.now + at_most
        while not come_true():
            assert self.pass_time(), "it never happens"
            assert self.now <= end, "it has not happened yet"

    def hear(self, *knocks: Incoming) -> None:
        """Deliver messages; several at once reach the table before it answers."""
        self._note_said(knocks)
        self._run.receive(*knocks)

    def hear_late(self, *knocks: Incoming) -> None:
        """Deliver messages to a table that then looks at the clock before it answers."""
        self._note_said(knocks)
        for knock in knocks:
            self.session.receive(self.now, knock)
        self.session.tick(self.now)
        self._run.receive()

    def _note_said(self, knocks: Iterable[Incoming]) -> None:
        for knock in knocks:
            if isinstance(knock, MessageReceived) and isinstance(knock.message, asks.Act):
                self._said.add((knock.person, knock.message.move))

    def hear_frame(self, connection: str, person: str, frame: bytes) -> None:
        self.hear(MessageReceived(connection, person, read_by_server(frame), self.now))

    def knock(self, person: Person, message: asks.ToServer) -> MessageReceived:
        """For `hear`, when several speak at the same moment."""
        assert person.connection is not None
        return MessageReceived(person.connection, person.id, message, self.now)

    @property
    def steps(self) -> list[AnyStep]:
        """Everything that was written."""
        return [step for batch in self.batches for step in decode(batch.body)]

    def written(self, kind: type[AnyStep]) -> list[Any]:
        return [step for step in self.steps if isinstance(step, kind)]

    def replayed(self) -> Table:
        """The table as its log replays it; every digest on the way must match."""
        if self._opening.position is None:
            return restored(self.batches)
        table = self._opening.table()
        for batch in self.batches[1:]:
            for step in decode(batch.body):
                apply(table, step)
            assert digest(table) == batch.digest, f"batch {batch.n} replays to another table"
        return table

    def check(self) -> None:
        """The log replays, every request was answered, and the views are what a newcomer would see."""
        assert digest(self.replayed()) == digest(self.table)
        self.wait(2.0)
        self._check_nothing_untold()
        for person in self.here:
            assert not person.open, f"{person.name} waits for an answer to {person.open}"
            self.check_view(person)

    def check_view(self, person: Person) -> None:
        """The view made from updates equals the whole view of a reloaded page."""
        kept = self._all_that(person)
        person.forget()
        person.comes()
        for name, value in self._all_that(person).items():
            assert kept[name] == value, f"{person.name} has lost sight of {name}"

    def _all_that(self, person: Person) -> dict[str, Any]:
        """All that somebody sees."""
        return self._now({**person.table, **(person.hand or {})})

    def _now(self, seen: dict[str, Any]) -> dict[str, Any]:
        """A window in the past is over."""
        over = (seen.get("window") or self.now) <= self.now
        return {**seen, "window": None} if over else seen

    def _host(self) -> Person:
        return self.people[self.table.host or ""]

    def _write(self, steps: Sequence[AnyStep]) -> float:
        self._check_moves(steps)
        self.batches.append(Batch(len(self.batches) + 1, encode(tuple(steps)), digest(self.table)))
        return self.disk

    def _send(self, letters: Sequence[Outgoing], _: bool) -> None:
        for letter in letters:
            self.letters.append(letter)
            self.people[letter.connection.partition("/")[0]].receives(letter)
        if self._shown_n != self.session.n:
            self._shown_n = self.session.n
            self._check_shown()
        hurried = self.table.terms.turn_seconds > 0 and not self.table.all_on_autopilot
        if self.session.running and hurried and self.table.stage not in ("gathering", "over"):
            assert self.session.wake is not None, "the table waits for nothing, and would wait for ever"

    def _check_moves(self, steps: Iterable[AnyStep]) -> None:
        """Every person's move in the log is one that the person wanted to make."""
        for step in steps:
            if isinstance(step, Played) and not step.mark and step.seat != REFEREE:
                person = self.table.chairs[self.table.order[step.seat]].person
                assert person is None or (person, step.move) in self._said, f"{person} never said {step.move}"

    def _check_shown(self) -> None:
        """Parts that were not recomputed, because a card cannot change them, have not changed."""
        assert self._shown() == asdict(self.session.view())

    def _check_nothing_untold(self) -> None:
        """Nothing has changed that an update should have reported."""
        if self.here:
            assert self._now(self._shown()) == self._now(asdict(self.session.view()))

    def _shown(self) -> dict[str, Any]:
        """The table as the last update left it."""
        return asdict(self.session.shown)

    def _shuffle(self, rules: Rules) -> Chance:
        deck = next(self._decks, None)
        return (
            Chance.drawn_from(self.rng, rules)
            if deck is None
            else Chance(stacked(rules, deck), source=self.rng)
        )


def _opening(
    host: str, seats: int, given: dict[str, Any], others: Sequence[str] = (), position: str | None = None
) -> Opening:
    terms = Terms(seats=seats, **{name: value for name, value in given.items() if name in TERMS})
    apart = {name: given[name] for name in ("password", "tournament", "code") if name in given}
    return Opening(host, terms, tuple(given.get("bots", ())), tuple(others), position, **apart)
