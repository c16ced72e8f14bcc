"""A scene: a table, the people at it and a clock that is moved by hand.

`Scene("ana ben", rules="hp2003")` is a table at which people gather; `Scene.at("classic n=2 top=R5 h0=R1")`
is one at which the cards lie so. Whatever is decided is written before it is sent, and at the end the log
must replay to the same table.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from msgspec.structs import asdict

from penult.engine.cards import Card
from penult.engine.chance import Chance
from penult.engine.kernel.state import REFEREE
from penult.engine.position import Setup
from penult.engine.rules import Rules
from penult.server.replay import restored
from penult.server.store.rows import Batch
from penult.table.apply import apply
from penult.table.digest import digest
from penult.table.incoming import Incoming, MessageReceived, Outgoing
from penult.table.session import TableSession
from penult.table.steps import AnyStep, Played, decode, encode
from penult.table.table import Table
from penult.wire import to_server as asks
from penult.wire.coding import read_by_server
from penult.wire.terms import Terms
from table.opening import Opening
from table.person import Person

PATIENCE = 40
"""So often a table may ask to be woken without time passing."""


class Scene:
    """Everybody named has come, in this order; the first of them opened the table."""

    playing: ClassVar[list[Scene]] = []
    """The scenes of the test that runs; each is checked at its end."""

    def __init__(self, people: str = "ana ben cleo", **given: Any) -> None:
        names = people.split()
        seats = given.pop("seats", max(2, len(names) + len(given.get("bots", ()))))
        self._set_up(_opening(names[0], seats, given), **given)
        self.come(names)

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
        self.now = 1000.0
        self.disk = 0.0
        """Seconds between a decision and its being on disk."""
        self._seed = seed
        self._decks = list(decks)
        self._opening = opening
        table = opening.table()
        self.batches = [Batch(1, encode(opening.steps), digest(table))]
        self.letters: list[Outgoing] = []
        self._said: set[tuple[str, str]] = set()
        """Who has ever wanted to make which move."""
        self.people: dict[str, Person] = {}
        self.serve(table)
        Scene.playing.append(self)

    def serve(self, table: Table) -> None:
        """A server takes the table over."""
        self.rng = random.Random(f"{self._seed}/{len(self.batches)}")
        table.go_on_from(self.rng)
        self.session = TableSession(table, self._shuffle, self.rng)

    def restart(self) -> None:
        """The server dies, and another one reads the log. Nobody is connected."""
        for person in self.people.values():
            person.connection = None
            person.open = set()
        self.serve(self.replayed())

    def __getattr__(self, name: str) -> Person:
        people: dict[str, Person] = self.__dict__.get("people", {})
        if name not in people:
            raise AttributeError(name)
        return people[name]

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
        """Somebody who has not come in yet, or has long been here."""
        return self.people.setdefault(name, Person(self, name))

    def start(self) -> None:
        self._host().asks(asks.Start())

    def deal(self) -> None:
        """Begin, and let the dealer be found by the patience of all."""
        self.start()
        self.wait_until(lambda: self.table.stage == "hand")

    def wait(self, seconds: float) -> None:
        """Time passes; the table is woken whenever it asked for it."""
        until, woken = self.now + seconds, 0
        while (wake := self.session.wake) is not None and wake <= until:
            woken = woken + 1 if wake <= self.now else 0
            assert woken < PATIENCE, f"woken again and again at {self.now}"
            self.now = max(self.now, wake)
            self.session.tick(self.now)
            self._deliver()
        self.now = max(self.now, until)

    def wait_until(self, come_true: Any, at_most: float = 600.0) -> None:
        """Until something has happened, and no longer."""
        end = self.now + at_most
        while not come_true():
            wake = self.session.wake
            assert wake is not None, "it never happens"
            assert wake <= end, "it has not happened yet"
            self.wait(max(0.0, wake - self.now))

    def hear(self, *knocks: Incoming) -> None:
        """What is said; several at once reach the table before it answers."""
        for knock in knocks:
            if isinstance(knock, MessageReceived) and isinstance(knock.message, asks.Act):
                self._said.add((knock.person, knock.message.move))
            self.session.receive(self.now, knock)
        self._deliver()

    def hear_frame(self, connection: str, person: str, frame: bytes) -> None:
        self.hear(MessageReceived(connection, person, read_by_server(frame), self.now))

    def knock(self, person: Person, message: asks.ToServer) -> MessageReceived:
        """For `hear`, where several speak in the same moment."""
        assert person.connection is not None
        return MessageReceived(person.connection, person.id, message, self.now)

    @property
    def steps(self) -> list[AnyStep]:
        """Everything that was written."""
        return [step for batch in self.batches for step in decode(batch.body)]

    def written(self, kind: type[AnyStep]) -> list[Any]:
        return [step for step in self.steps if isinstance(step, kind)]

    def replayed(self) -> Table:
        """The table as its log tells it; every digest on the way must fit."""
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
        """What somebody has made of the updates is the whole view of a page loaded anew."""
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

    def _deliver(self) -> None:
        steps = self.session.take_steps()
        self._check_moves(steps)
        if steps:
            self.batches.append(Batch(len(self.batches) + 1, encode(steps), digest(self.table)))
            self.now += self.disk
        n = self.session.n
        for letter in self.session.release(self.now):
            self.letters.append(letter)
            self._hand_out(letter)
        if n != self.session.n:
            self._check_shown()
        hurried = self.table.terms.turn_seconds > 0 and not self.table.all_on_autopilot
        if self.session.running and hurried and self.table.stage not in ("gathering", "over"):
            assert self.session.wake is not None, "the table waits for nothing, and would wait for ever"

    def _check_moves(self, steps: Iterable[AnyStep]) -> None:
        """What stands in the log as a person's move, that person wanted to make."""
        for step in steps:
            if isinstance(step, Played) and not step.mark and step.seat != REFEREE:
                person = self.table.chairs[self.table.order[step.seat]].person
                assert person is None or (person, step.move) in self._said, f"{person} never said {step.move}"

    def _check_shown(self) -> None:
        """What was not looked at again, because a card changes nothing of it, is as it was."""
        assert self._shown() == asdict(self.session.view())

    def _check_nothing_untold(self) -> None:
        """Nothing has changed of which an update should have spoken."""
        if self.here:
            assert self._now(self._shown()) == self._now(asdict(self.session.view()))

    def _shown(self) -> dict[str, Any]:
        """The table as the last update left it."""
        return asdict(self.session.shown)

    def _hand_out(self, letter: Outgoing) -> None:
        person = self.people[letter.connection.partition("/")[0]]
        if person.connection == letter.connection:
            person.receives(letter.body, letter.last)
        else:
            assert letter.last, "an old connection gets nothing more but a goodbye"

    def _shuffle(self, rules: Rules) -> Chance:
        if not self._decks:
            return Chance.drawn_from(self.rng, rules)
        return Chance(stacked(rules, self._decks.pop(0).split()), source=self.rng)


def stacked(rules: Rules, first: Sequence[str]) -> list[Card]:
    """The deck of the edition with these cards on top."""
    rest = list(rules.edition.deck)
    top = [Card(text) for text in first]
    for card in top:
        rest.remove(card)
    return top + rest


def _opening(
    host: str, seats: int, given: dict[str, Any], others: Sequence[str] = (), position: str | None = None
) -> Opening:
    names = {"rules", "public", "spectators", "free_text", "turn_seconds", "window_seconds"}
    terms = Terms(seats=seats, **{name: value for name, value in given.items() if name in names})
    bots, password = tuple(given.get("bots", ())), given.get("password", "")
    return Opening(host, terms, bots, password, tuple(others), position, given.get("tournament", False))
