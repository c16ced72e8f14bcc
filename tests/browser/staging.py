"""A table in this process behind a page's socket: real answers, arranged cards, and time that is stopped.

Hundreds of situations can be shown in one page without waiting for a server.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from penult.wire import to_server as asks
from penult.wire.coding import encode, read_by_server
from penult.wire.limits import TURN_SECONDS
from penult.wire.to_client import Pong
from table.scene import Scene

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

    Without a dealer one is to be found. Every deck has the same cards on top.
    """

    def __init__(self, cast: Cast, rules: str, seats: int, dealer: int | None, deck: str) -> None:
        self.code = cast.code
        self._told: list[str] = []
        """Every message to the page."""
        self._sockets: list[WebSocketRoute] = []
        terms = {"rules": rules, "turn_seconds": TURN_SECONDS[-1], "window_seconds": 0}
        names = cast.names[:seats]
        self._scene = Scene.begun(names, dealer, code=cast.code, decks=repeat(deck), **terms)
        self._people = [self._scene.person(name) for name in names]
        self._people[0].heard = lambda body: self._tell(body.decode())
        self._scene.come(reversed(names))
        self.wait()

    def act(self, seat: int, *moves: str) -> None:
        for move in moves:
            self._people[seat].act(move)
            self.wait()

    def offers(self, seat: int) -> list[str]:
        """The moves of a seat of the hand."""
        deal = self._scene.table.deal
        assert deal is not None
        return [str(move) for move in deal.legal_moves(seat)]

    def ask(self, seat: int, message: asks.ToServer) -> None:
        self._people[seat].asks(message)

    def leave(self, seat: int) -> None:
        """The connection is lost."""
        self._people[seat].drops()

    @property
    def stage(self) -> str:
        return self._scene.table.stage

    def play_on(self, hands: int) -> None:
        """Play some hands, or to the end of the match: everybody makes the first possible move."""
        for _ in range(hands):
            self.play_to_the_scores()
            if self.stage == "over":
                return
            for person in self._people:
                if self.stage == "scores":
                    person.agrees("next")
                    self.wait(0.1)

    def play_to_the_scores(self) -> None:
        while self.stage == "hand":
            self._play_once()

    def reload(self) -> None:
        """The page comes as if for the first time: it is told how things are, and not how they came to be."""
        if self._people[0].here:
            self.leave(0)
        self._told.clear()
        self._people[0].comes()

    def _play_once(self) -> None:
        for seat, player in enumerate(self._scene.table.order):
            moves = [move for move in self.offers(seat) if move.split()[0] in OF_A_TURN]
            if moves:
                self.act(player, moves[0])
                return
        raise AssertionError("expected somebody to have a move")

    def wait(self, seconds: float = BREATH) -> None:
        self._scene.wait(seconds)

    def answer(self, socket: WebSocketRoute, frame: str | bytes) -> None:
        """What the page says over its socket."""
        message = read_by_server(frame)
        if isinstance(message, asks.Hello):
            self._sockets.append(socket)
            for told in self._told:
                socket.send(told)
        elif isinstance(message, asks.Ping):
            socket.send(encode(Pong(id=message.id, time=self._scene.now)).decode())
        else:
            self._people[0].sends(message)
            self.wait()

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
