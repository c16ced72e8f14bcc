"""A person at a table, who speaks over a connection and knows only what came over it.

The view is kept from the bytes, as docs/protocol.md says, without the product's own client.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from penult.table.incoming import Connected, Disconnected, Outgoing, RoundTripMeasured
from penult.wire import to_server as asks
from penult.wire.coding import encode
from penult.wire.to_server import ToServer
from table.opening import called

if TYPE_CHECKING:
    from table.scene import Scene

Fields = dict[str, Any]
Hear = Callable[[bytes], None]


class Person:
    def __init__(self, scene: Scene, name: str) -> None:
        self._scene = scene
        self.id = name
        self.name = called(name)
        self.heard: Hear = lambda _: None
        """Looks at every message that comes over the next connection."""
        self._ears: dict[str, Hear] = {}
        self.connection: str | None = None
        self.session = ""
        """Identifies a client across connections; without one, its requests end with the connection."""
        self._deaf = False
        self._greeted = False
        self._times = 0
        self._asked = 0
        self.open: set[int] = set()
        """Requests that nothing has answered yet."""
        self.forget()

    def forget(self) -> None:
        """Forget everything, as a reloaded page does."""
        self.n: int | None = None
        self.table: Fields = {}
        self.hand: Fields | None = None
        self.post: list[Fields] = []
        self.events: list[Fields] = []

    def comes(self, since: int | None = None) -> Person:
        """Over a new connection; the last one may still be open."""
        self._times += 1
        self._deaf = self._greeted = False
        self.open = self.open if self.session else set()
        self.connection = f"{self.id}/{self._times}"
        self._ears[self.connection] = self.heard
        self._scene.hear(Connected(self.connection, self.id, self.name, since, self.session))
        return self

    def is_measured(self, round_trip: float) -> Person:
        """A ping was answered after so many seconds."""
        assert self.connection is not None
        self._scene.hear(RoundTripMeasured(self.connection, self.id, round_trip))
        return self

    def returns(self) -> Person:
        """With the number of the last update."""
        return self.comes(since=self.n)

    def hears_nothing(self) -> None:
        """The network is dead and the table does not know it: its messages are lost from now on."""
        self._deaf = True

    def drops(self) -> None:
        """The line is dead."""
        assert self.connection is not None
        line, self.connection = self.connection, None
        self._scene.hear(Disconnected(line, self.id))

    def asks(self, message: ToServer) -> int:
        """Say something; the number of the request."""
        self._asked += 1
        self.sends(msgspec.structs.replace(message, id=self._asked))
        return self._asked

    def sends(self, message: ToServer) -> None:
        """As a client has numbered it."""
        assert self.connection is not None, f"{self.name} is not here"
        if message.id:
            self.open.add(message.id)
        self._scene.hear_frame(self.connection, self.id, encode(message))

    def act(self, move: str, seen: int | None = None) -> int:
        """A move that answers what is seen, or an older update."""
        return self.asks(asks.Act(move=move, seen=self.n or 0 if seen is None else seen))

    def says(self, phrase: str) -> int:
        return self.asks(asks.Say(phrase=phrase))

    def writes(self, text: str) -> int:
        return self.asks(asks.Say(text=text))

    def agrees(self, to: str) -> int:
        return self.asks(asks.Agree(to=to))  # type: ignore[arg-type]

    def receives(self, outgoing: Outgoing) -> None:
        if outgoing.connection != self.connection:
            assert outgoing.last, "an old connection gets nothing more but a goodbye"
        elif self._deaf:
            return
        else:
            self._read(msgspec.json.decode(outgoing.body), outgoing.last)
        self._ears.get(outgoing.connection, self.heard)(outgoing.body)

    def _read(self, message: Fields, last: bool) -> None:
        self.post.append({**message, "at": self._scene.now})
        _READ[message["type"]](self, message)
        self._greeted = self._greeted or message["type"] in ("welcome", "update")
        assert last == (message["type"] == "bye")

    def told(self, kind: str) -> list[Fields]:
        """All events of a kind so far."""
        return [event for event in self.events if event["kind"] == kind]

    @property
    def refusal(self) -> Fields:
        """The last one."""
        return next(message for message in reversed(self.post) if message["type"] == "refused")

    @property
    def refused(self) -> list[str]:
        """The codes of all refusals."""
        return [message["code"] for message in self.post if message["type"] == "refused"]

    @property
    def bye(self) -> str | None:
        """Why the last connection ended."""
        return next((message["why"] for message in reversed(self.post) if message["type"] == "bye"), None)

    @property
    def seat(self) -> int | None:
        seat: int | None = self.table["you"]
        return seat

    @property
    def cards(self) -> list[str]:
        assert self.hand is not None
        return list(self.hand["hand"])

    @property
    def moves(self) -> list[str]:
        """What the table offers."""
        return [offer[0] for offer in self.hand["moves"]] if self.hand else []

    @property
    def here(self) -> bool:
        return self.connection is not None

    def _welcome(self, message: Fields) -> None:
        assert message["person"] == self.id
        self.n = message["n"]
        self.table, self.hand = message["table"], message.get("hand")
        self.events += message.get("missed", [])
        self.open -= set(message.get("yours", []))

    def _update(self, message: Fields) -> None:
        fresh = self.post[-2]["type"] == "welcome" if len(self.post) > 1 else False
        assert fresh or self.n is not None
        self.n = message["n"]
        self.table = {**self.table, **message.get("table", {})}
        if "hand" in message:
            self.hand = None if message["hand"] is None else {**(self.hand or {}), **message["hand"]}
        self.events += message.get("events", [])
        for request in message.get("yours", []):
            if self._greeted or request in self.open:
                self._is_answered(request)

    def _answer(self, message: Fields) -> None:
        if message["id"]:
            self._is_answered(message["id"])

    def _end(self, _: Fields) -> None:
        self.connection = None

    def _is_answered(self, request: int) -> None:
        assert request in self.open, f"{self.name}'s request {request} was answered twice"
        self.open.remove(request)


_READ = {
    "welcome": Person._welcome,
    "update": Person._update,
    "done": Person._answer,
    "refused": Person._answer,
    "pong": Person._answer,
    "bye": Person._end,
}
