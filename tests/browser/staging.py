"""A table in this process behind a page's socket: real answers, arranged cards, and time that is stopped.

Hundreds of situations can be shown in one page without waiting for a server.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from penult.engine.cards import Card
from penult.engine.chance import Chance
from penult.engine.rules import Rules
from penult.table.apply import apply
from penult.table.incoming import Connected, Disconnected, Incoming, MessageReceived
from penult.table.session import TableSession
from penult.table.steps import AnyStep, Began, DealerIs, Joined, Opened, Sat
from penult.table.table import Table
from penult.wire import to_server as asks
from penult.wire.coding import encode, read_by_server
from penult.wire.limits import TURN_SECONDS
from penult.wire.terms import Terms
from penult.wire.to_client import Pong

Json = dict[str, Any]

PEOPLE = ("Inés", "Nadia", "Bruno", "Théo", "Wolfgang", "Chloé", "Maximiliana", "Eva", "Tiago", "Zoë")
"""You are the first."""
LONG_NAMES = (
    "Inés Fernández Rodríguez",
    "Wilhelmina von Waldmünde",
    "Bartholomäuswolkenbruchs",
    "Marie-Madeleine Beaumont",
    "Konstantinopoulos-Wagner",
    "MAXIMILIANA MONTGOMERY W",
    "Anne-Sophie Grandmaison",
    "Guilherme Vasconcelos 12",
    "Mmmmmmmmmmmm Wwwwwwwwwww",
    "Zoë",
)
"""The longest names, in one word and in several; and a short one."""
BREATH = 3.0
"""Seconds after a move until every race and window is over."""
CODES = "ABCDEFGHJKLMNPQRSTUVWXYZ"
OF_A_TURN = ("play", "draw", "keep", "accept", "color")


class Cast(NamedTuple):
    """The code of a table, and who sits at it."""

    code: str
    names: Sequence[str] = PEOPLE


class Staged:
    """A table whose first seat is the page's; the others do as the scene says.

    Without a dealer, the first dealer must be found.
    """

    def __init__(self, cast: Cast, rules: str, seats: int, dealer: int | None, deck: str) -> None:
        self.code, self._names = cast
        self._now = 1000.0
        self._people = [f"person-{seat}" for seat in range(seats)]
        self._seen = dict.fromkeys(self._people, 0)
        self._asked = 0
        self._told: list[str] = []
        """Every message to the page."""
        self._sockets: list[WebSocketRoute] = []
        rng = random.Random(0)
        cards = _arranged(Rules(rules), deck.split())
        table = _seated(cast, Rules(rules), self._people, dealer)
        self._session = TableSession(table, lambda _: Chance(cards, source=rng), rng)
        for seat in reversed(range(seats)):
            self._hear(Connected(self._people[seat], self._people[seat], self._names[seat], None))
        self.wait()

    def act(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.ask(seat, asks.Act(move=move, seen=self._seen[self._people[seat]]))
            self.wait()

    def offers(self, seat: int) -> list[str]:
        """The moves of a seat of the hand."""
        deal = self._session.table.deal
        assert deal is not None
        return [str(move) for move in deal.legal_moves(seat)]

    def ask(self, seat: int, message: Any) -> None:
        self._asked += 1
        person = self._people[seat]
        self._hear(MessageReceived(person, person, msgspec.structs.replace(message, id=self._asked)))

    def leave(self, seat: int) -> None:
        """The connection is lost."""
        self._hear(Disconnected(self._people[seat], self._people[seat]))

    @property
    def stage(self) -> str:
        return self._session.table.stage

    def play_on(self, hands: int) -> None:
        """Play some hands, or to the end of the match: everybody makes the first possible move."""
        for _ in range(hands):
            while self.stage == "hand":
                self._play_once()
            if self.stage == "over":
                return
            for seat in range(len(self._people)):
                if self.stage == "scores":
                    self.ask(seat, asks.Agree(to="next"))
                    self.wait(0.1)

    def play_to_the_scores(self) -> None:
        while self.stage == "hand":
            self._play_once()

    def reload(self) -> None:
        """The page connects as if for the first time: it gets the current state and no earlier messages."""
        self.leave(0)
        self._told.clear()
        self._hear(Connected(self._people[0], self._people[0], self._names[0], None))

    def _play_once(self) -> None:
        order = self._session.table.order
        for seat, player in enumerate(order):
            moves = [move for move in self.offers(seat) if move.split()[0] in OF_A_TURN]
            if moves:
                self.act(player, moves[0])
                return
        raise AssertionError("expected somebody to have a move")

    def wait(self, seconds: float = BREATH) -> None:
        end = self._now + seconds
        while (wake := self._session.wake) is not None and wake <= end:
            self._now = max(self._now, wake)
            self._session.tick(self._now)
            self._deliver()
        self._now = end

    def answer(self, socket: WebSocketRoute, frame: str | bytes) -> None:
        """What the page says over its socket."""
        message = read_by_server(frame)
        if isinstance(message, asks.Hello):
            self._sockets.append(socket)
            for told in self._told:
                socket.send(told)
        elif isinstance(message, asks.Ping):
            socket.send(encode(Pong(id=message.id, time=self._now)).decode())
        else:
            self._hear(MessageReceived(self._people[0], self._people[0], message))
            self.wait()

    def _hear(self, knock: Incoming) -> None:
        self._session.receive(self._now, knock)
        self._deliver()

    def _deliver(self) -> None:
        self._session.take_steps()
        for letter in self._session.release(self._now):
            told: Json = msgspec.json.decode(letter.body)
            self._seen[letter.connection] = told.get("n", self._seen[letter.connection])
            if letter.connection == self._people[0]:
                self._tell(letter.body.decode())

    def _tell(self, frame: str) -> None:
        self._told.append(frame)
        for socket in self._sockets:
            socket.send(frame)


class Theater:
    """One page that shows one table after another."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self._address = address
        self._tables: dict[str, Staged] = {}
        page.route_web_socket("**/api/live", self._connected)

    def show(self, table: Staged) -> None:
        """Show a table as if by a link, without reloading the client."""
        self._tables[table.code] = table
        if self.page.url.startswith(self._address):
            self.page.evaluate(GO, f"/t/{table.code}")
        else:
            self.page.goto(f"{self._address}/t/{table.code}")

    def _connected(self, socket: WebSocketRoute) -> None:
        def heard(frame: str | bytes) -> None:
            said: Json = msgspec.json.decode(frame)
            if said["type"] == "hello":
                shown[:] = [self._tables[said["table"]]]
            shown[0].answer(socket, frame)

        shown: list[Staged] = []
        socket.on_message(heard)


GO = """(path) => {
  history.pushState({entry: (history.state?.entry ?? 0) + 1}, '', path)
  dispatchEvent(new PopStateEvent('popstate', {state: history.state}))
}"""


def codes(begin: str = "STAGED") -> Iterator[str]:
    """Of tables that nobody else has."""
    return (begin[:5] + one + other + third for one in CODES for other in CODES for third in CODES)


def _seated(cast: Cast, rules: Rules, people: Sequence[str], dealer: int | None) -> Table:
    terms = Terms(rules=str(rules), seats=len(people), turn_seconds=TURN_SECONDS[-1], window_seconds=0)
    table = Table(Opened(code=cast.code, terms=terms))
    for step in _before_the_deal(cast.names, rules, people, dealer):
        apply(table, step)
    return table


def _before_the_deal(
    names: Sequence[str], rules: Rules, people: Sequence[str], dealer: int | None
) -> Iterator[AnyStep]:
    for person, name in zip(people, names, strict=False):
        yield Joined(person=person, name=name)
    for seat, person in enumerate(people):
        yield Sat(person=person, seat=seat)
    yield Began()
    if dealer is not None:
        yield DealerIs(seat=dealer, rule=rules.edition.dealer_by.value)


def _arranged(rules: Rules, first: Sequence[str]) -> list[Card]:
    """The deck of the edition with these cards on top."""
    top = [Card(code) for code in first]
    return [*top, *(Counter(rules.edition.deck) - Counter(top)).elements()]
