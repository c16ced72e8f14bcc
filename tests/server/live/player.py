"""A player over a real connection, who makes offered moves, keeps the view, and reconnects."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from penult.client.guest import Guest
from penult.client.seen import Seen
from penult.engine.moves import OUT_OF_TURN, Move
from penult.wire import to_server as asks
from penult.wire.coding import encode, read_by_client
from penult.wire.to_client import Bye, Done, Refused, ToClient, Update, Welcome
from penult.wire.version import PROTOCOL
from server.live.process import SECONDS, Server

WRONG = 0.1
"""How often a move breaks a rule on purpose."""
LAZY = 0.1
"""How often a player who could lay a card draws instead."""
ALERT = 0.7
"""How often a player notices a possible call, catch or flag."""


@dataclass
class Sent:
    """A message, and what has become of it."""

    what: str
    message: asks.ToServer
    fate: str = "waiting"
    """`granted`, `refused`, `heard` without effect, or `lost` if the connection broke before an answer."""

    @property
    def aside(self) -> bool:
        return self.what.split()[0] in OUT_OF_TURN


class Player:
    """One person at one table."""

    def __init__(
        self, server: Server, guest: Guest, code: str, seed: object = 1, seats: int = 0, rematch: bool = False
    ) -> None:
        self.server, self.guest, self.code = server, guest, code
        self.seats, self.rematch = seats, rematch
        """The host begins when so many sit; and again when the match is over."""
        self.source = ""
        """The address this person comes from; any, if none is said."""
        self.rng = random.Random(f"{seed}/{guest.name}")
        self.seen: Seen | None = None
        self.line: ClientConnection | None = None
        self.sent: dict[int, Sent] = {}
        self._latest: deque[Sent] = deque(maxlen=8)
        self.granted = 0
        self.answered = 0
        """The last update before a granted answer that is held until its window ends."""
        self.bye: str | None = None
        self.heard: Callable[[Player, ToClient, Seen | None], None] = lambda *_: None
        """Also gets every message, with the view before it."""
        self._noticed: tuple[int, set[str]] = (0, set())

    async def come(self, since: int | None = None) -> Seen:
        """Open a line and greet; the view after the answer."""
        self.line = await self.dial(since)
        return await self.hear()

    async def dial(self, since: int | None = None, protocol: int = PROTOCOL) -> ClientConnection:
        """A line of this person that has greeted."""
        line = await self.call()
        await line.send(encode(asks.Hello(protocol=protocol, table=self.code, since=since)).decode())
        return line

    async def call(self) -> ClientConnection:
        """A line on which nothing was said yet."""
        where = f"{self.server.address.replace('http', 'ws', 1)}/api/live"
        headers = {"Authorization": f"Bearer {self.guest.token}"}
        return await connect(
            where,
            additional_headers=headers,
            proxy=None,
            compression=None,
            ping_interval=None,
            close_timeout=2,
            local_addr=(self.source, 0) if self.source else None,
        )

    async def leave_line(self) -> None:
        """Hang up, having heard all that was said."""
        assert self.line is not None
        await self.line.close()
        await self.hear_out(self.line)
        self.line = None

    async def second_tab(self, since: int | None) -> None:
        """Another line takes over; the first one hears all that was said before, and goodbye."""
        old, self.line = self.line, await self.dial(since)
        assert old is not None
        await self.hear_out(old)
        assert self.bye in ("taken_over", None), self.bye
        self.bye = None

    async def hear_out(self, line: ClientConnection) -> None:
        """Read a connection to its end; what is unanswered by then may never be."""
        with suppress(ConnectionClosed):
            while True:
                self.take(read_by_client(await line.recv()))
        self._lose_what_waits()

    async def hear(self) -> Seen:
        """The next message that changes the view."""
        assert self.line is not None
        while True:
            message = read_by_client(await asyncio.wait_for(self.line.recv(), SECONDS))
            self.take(message)
            if isinstance(message, Welcome | Update) and self.seen is not None:
                return self.seen
            assert not isinstance(message, Bye | Refused), message

    def take(self, message: ToClient) -> None:
        """Handle a message as a client does."""
        before = self.seen
        if isinstance(message, Welcome):
            self.seen = Seen.of(message)
            self._lose_what_waits()
        elif isinstance(message, Update):
            assert before is not None
            self.seen = before.after(message)
            for number in message.yours:
                self._grant(self.sent[number])
        elif isinstance(message, Done):
            self._is_done(self.sent[message.id], before)
        elif isinstance(message, Refused) and message.id:
            self.sent[message.id].fate = "refused"
        elif isinstance(message, Bye):
            self.bye = message.why
        self.heard(self, message, before)

    async def say(self, message: asks.ToServer) -> Sent:
        """Send something under the next number."""
        assert self.line is not None
        number = len(self.sent) + 1
        sent = self.sent[number] = Sent(_what(message), message)
        self._latest.append(sent)
        with suppress(ConnectionClosed):
            await self.line.send(encode(_numbered(message, number)).decode())
        return sent

    async def act(self, move: str) -> Seen:
        """A move that is granted."""
        assert self.seen is not None
        sent = await self.say(asks.Act(move=move, seen=self.seen.n))
        while sent.fate == "waiting":
            await self.hear()
        return self.seen

    async def play(self, going: Callable[[], bool], restless: float = 0.0) -> None:
        """Play while `going`; the more `restless`, the more often the connection is dropped."""
        while going():
            with suppress(OSError, WebSocketException):
                await self._play_on_one_line(going, restless)
            self._lose_what_waits()
            assert self.bye in (None, "closing"), self.bye
            self.bye = None
            await asyncio.sleep(0.01)

    async def _play_on_one_line(self, going: Callable[[], bool], restless: float) -> None:
        self.line = await self.dial(self.seen.n if self.seen else None)
        while going():
            if self.rng.random() < restless and self.seen is not None:
                await self._wander()
            message = read_by_client(await self.line.recv())
            self.take(message)
            if isinstance(message, Bye):
                break
            for wish in list(self.wishes()):
                await self.say(wish)
        await self.line.close()
        await self.hear_out(self.line)

    async def _wander(self) -> None:
        """Drop the connection and come back, or continue in another tab, with or without the last number."""
        assert self.seen is not None
        if self.rng.random() < 0.3:
            await self.leave_line()
            self.line = await self.dial(self.seen.n)
            self.take(read_by_client(await self.line.recv()))
        await self.second_tab(self.seen.n if self.rng.random() < 0.2 else None)

    def wishes(self) -> Iterator[asks.ToServer]:
        """What this person would say now."""
        seen = self.seen
        if seen is None or seen.table.you is None or seen.table.paused:
            return
        if not any(sent.fate == "waiting" and not sent.aside for sent in self._latest):
            yield from self._due(seen)
        if not any(sent.fate == "waiting" and sent.aside for sent in self._latest):
            yield from self._aside(seen)

    def _due(self, seen: Seen) -> Iterator[asks.ToServer]:
        """What is waited for."""
        table, you = seen.table, seen.table.you
        if table.stage in ("gathering", "over"):
            ready = sum(seat.by != "nobody" for seat in table.seats) >= self.seats
            if seen.hosting and self.seats and ready and (self.rematch or table.stage == "gathering"):
                yield asks.Start()
        elif table.birthdays is not None and you not in table.birthdays.answered:
            yield asks.Birthday(month=self.rng.randint(1, 12), day=self.rng.randint(1, 28))
        elif table.spread is not None and you in table.spread.among:
            picks = {pick.seat: pick.at for pick in table.spread.picks}
            left = [at for at in range(table.spread.cards) if at not in picks.values()]
            if you not in picks:
                yield asks.PickCard(at=self.rng.choice(left))
        elif table.asked in ("next", "settle") and you not in table.ready:
            yield asks.Agree(to="next" if table.asked == "next" else "settle")
        elif move := self._turn_move(seen):
            yield asks.Act(move=move, seen=seen.n)

    def _turn_move(self, seen: Seen) -> str | None:
        if seen.table.stage != "hand" or seen.hand is None or seen.hand.held is not None:
            return None
        offers = [offer for offer in seen.hand.moves if Move(offer.move).verb not in OUT_OF_TURN]
        right = [offer.move for offer in offers if offer.breaks is None]
        wrong = [offer.move for offer in offers if offer.breaks is not None]
        if wrong and (not right or self.rng.random() < WRONG):
            return self.rng.choice(wrong)
        busy = [move for move in right if move not in ("draw", "keep")]
        if busy and self.rng.random() > LAZY:
            right = busy
        return self.rng.choice(right) if right else None

    def _aside(self, seen: Seen) -> Iterator[asks.ToServer]:
        """A call, a catch or a flag: each chance is noticed at once or not at all."""
        if seen.table.stage != "hand" or seen.hand is None:
            return
        moves = {
            offer.move
            for offer in seen.hand.moves
            if offer.breaks is None and Move(offer.move).verb in OUT_OF_TURN
        }
        known = self._noticed[1]
        self._noticed = (seen.n, moves)
        for move in sorted(moves - known):
            if self.rng.random() < ALERT:
                yield asks.Act(move=move, seen=seen.n)
                return

    def _is_done(self, sent: Sent, before: Seen | None) -> None:
        """An answer without an update: it is held, or was a call that was not owed."""
        if sent.what == "uno":
            sent.fate = "heard"
            return
        self._grant(sent)
        self.answered = before.n if before else 0

    def _grant(self, sent: Sent) -> None:
        assert sent.fate != "granted", "granted twice"
        sent.fate = "granted"
        self.granted += 1

    def _lose_what_waits(self) -> None:
        for sent in self._latest:
            if sent.fate == "waiting":
                sent.fate = "lost"


def _what(message: asks.ToServer) -> str:
    return message.move if isinstance(message, asks.Act) else type(message).__name__.lower()


def _numbered(message: asks.ToServer, number: int) -> asks.ToServer:
    return msgspec.structs.replace(message, id=number)
