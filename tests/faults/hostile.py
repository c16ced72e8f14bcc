"""Connections that try to last: each kind does just enough to be waited for, and never ends by itself.

A kind says how long it may be held under given settings. The operating system knows whether it is: a socket
that the server has closed belongs to no process, even if it still holds bytes for the other side.

It is a separate program, so that it does not slow people down: a line with a number says how many there
should be from now on, the end of input that there should be none; then it prints the results.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import socket
import struct
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from penult.server.transport.http import LAST_SECONDS, PIPELINED_REQUESTS
from penult.server.transport.websocket import GOODBYE_SECONDS
from server.app.wire import frame, upgrade

LOOK_SECONDS = 0.1
NEW = ("01", "03")
"""Linux' codes for a connection that is established, or about to be."""
PER_ADDRESS = 50
"""Connections from one address."""


@dataclass(frozen=True)
class Bounds:
    """The settings of the server, in seconds."""

    head: int
    body: int
    answer: int
    connection: int

    @property
    def settings(self) -> dict[str, int]:
        return {f"{name}_seconds": value for name, value in vars(self).items()}


Name = tuple[str, int]
"""An address and a port."""


@dataclass(eq=False)
class Hostile:
    """One connection of one kind."""

    kind: str
    source: str
    port: int
    asset: str
    """The request for a large file."""
    token: str
    tick: float
    """Seconds between the bytes of a slow sender."""
    accepted: float = 0.0
    """When the server was first seen to hold it."""
    held: float = 0.0
    """And when last."""
    name: Name = ("", 0)
    """The address and port from which it comes."""
    ending: str = ""
    """For a kind that is cut at once: the status of the answer, or `unanswered`."""
    lasted: float = 0.0
    """And after how many seconds."""
    socket: socket.socket = field(init=False)
    acting: asyncio.Task[None] = field(init=False)

    def __post_init__(self) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)

    async def run(self, seconds: float) -> None:
        """Connect and be a nuisance until the server ends it, at most for this long."""
        self.acting = asyncio.create_task(self._act())
        try:
            await asyncio.wait([self.acting], timeout=seconds)
        finally:
            self.acting.cancel()
            await asyncio.gather(self.acting, return_exceptions=True)
            self.socket.close()

    async def _act(self) -> None:
        with suppress(OSError):
            self.socket.bind((self.source, 0))
            await asyncio.get_running_loop().sock_connect(self.socket, ("127.0.0.1", self.port))
            self.name = self.socket.getsockname()
            kind = KINDS[self.kind]
            if kind.lasts:
                await kind.act(self)
                await asyncio.sleep(3600)
            await self._until_cut(kind.act)

    async def _until_cut(self, act: Act) -> None:
        """Read everything to the end."""
        began, first = monotonic(), b""
        acting = asyncio.ensure_future(act(self))
        with suppress(OSError):
            while some := await self.hear():
                first = first or some
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        status = first.partition(b"\r\n")[0].decode("latin-1").removeprefix("HTTP/1.1 ")
        self.ending, self.lasted = status[:3] or "unanswered", monotonic() - began

    def look(self, lines: Mapping[Name, bool], now: float) -> None:
        """Note whether the server holds it now; if it is neither held nor about to be, it has ended."""
        if lines.get(self.name):
            self.accepted = self.accepted or now
            self.held = now
        elif KINDS[self.kind].lasts and self.name[1] and self.name not in lines:
            self.acting.cancel()

    async def say(self, text: str | bytes) -> None:
        whole = text if isinstance(text, bytes) else text.replace("\n", "\r\n").encode()
        await asyncio.get_running_loop().sock_sendall(self.socket, whole)

    async def hear(self) -> bytes:
        """Some of what has come; `ConnectionError` when there will be no more."""
        some = await asyncio.get_running_loop().sock_recv(self.socket, 4096)
        if not some:
            raise ConnectionError
        return some

    async def hear_answer(self) -> None:
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += await self.hear()

    async def drip(self, piece: str) -> None:
        while True:
            await asyncio.sleep(self.tick)
            await self.say(piece)


Act = Callable[[Hostile], Awaitable[None]]


@dataclass(frozen=True)
class Kind:
    act: Act
    most: Callable[[Bounds], float]
    """How many seconds it may be held."""

    @property
    def lasts(self) -> bool:
        """Whether it lasts, or is cut as soon as it is understood."""
        return self.most is not _at_once


async def silent(one: Hostile) -> None:
    """Says nothing at all."""
    del one


async def head_by_letters(one: Hostile) -> None:
    await one.say("GET /health HTTP/1.1\nX: ")
    await one.drip("x")


async def blank_lines_after_an_answer(one: Hostile) -> None:
    await one.say("GET /api/here HTTP/1.1\nHost: x\n\n")
    await one.hear_answer()
    await one.drip("\n")


async def byte_after_an_answer(one: Hostile) -> None:
    await one.say("HEAD /api/here HTTP/1.1\nHost: x\n\n")
    await one.hear_answer()
    await one.say("G")
    await one.drip("E")


async def body_nobody_asked_for(one: Hostile) -> None:
    await one.say("GET /api/here HTTP/1.1\nHost: x\nContent-Length: 1000\n\nx")
    await one.drip("x")


async def body_by_letters(one: Hostile) -> None:
    await one.say(
        "POST /api/guest HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 1000\n\n{"
    )
    await one.drip(" ")


async def body_by_chunks(one: Hostile) -> None:
    await one.say(
        "POST /api/guest HTTP/1.1\nHost: x\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n"
    )
    await one.drip("1\n \n")


async def body_after_leave(one: Hostile) -> None:
    """Is told to continue, and does not."""
    await one.say(
        "POST /api/guest HTTP/1.1\nHost: x\nContent-Type: application/json\n"
        "Content-Length: 10\nExpect: 100-continue\n\n"
    )


async def old_and_kept(one: Hostile) -> None:
    await one.say("GET /api/here HTTP/1.0\nHost: x\nConnection: keep-alive\n\n")
    await one.drip("\n")


async def unread(one: Hostile) -> None:
    await one.say(one.asset)


async def unread_and_ahead(one: Hostile) -> None:
    await one.say(one.asset * (PIPELINED_REQUESTS + 1))


async def read_by_letters(one: Hostile) -> None:
    await one.say(one.asset * (PIPELINED_REQUESTS + 1))
    while True:
        await asyncio.sleep(one.tick)
        await asyncio.get_running_loop().sock_recv(one.socket, 64)


async def half_closed(one: Hostile) -> None:
    await one.say(one.asset * PIPELINED_REQUESTS)
    one.socket.shutdown(socket.SHUT_WR)


async def posted_upgrade(one: Hostile) -> None:
    await one.say(upgrade(one.token).replace("GET", "POST"))
    await one.drip("x")


async def upgrade_without_key(one: Hostile) -> None:
    await one.say(upgrade(one.token).replace("Sec-WebSocket-Key", "X-Key"))


async def upgrade_with_a_body(one: Hostile) -> None:
    await one.say(upgrade(one.token).replace("Host: x", "Host: x\nContent-Length: 999"))


async def upgrade_in_chunks(one: Hostile) -> None:
    await one.say(upgrade(one.token).replace("Host: x", "Host: x\nTransfer-Encoding: chunked"))
    await one.drip("1\nx\n")


async def upgrade_with_a_long_header(one: Hostile) -> None:
    await one.say(upgrade(one.token).replace("Host: x", f"Host: x\nX-Long: {'x' * 9000}"))


async def upgrade_with_many_headers(one: Hostile) -> None:
    many = "\n".join(f"X-{n}: x" for n in range(140))
    await one.say(upgrade(one.token).replace("Host: x", f"Host: x\n{many}"))


async def upgrade_behind_assets(one: Hostile) -> None:
    await one.say(one.asset * PIPELINED_REQUESTS + upgrade(one.token))


async def no_token(one: Hostile) -> None:
    await one.say(upgrade(one.token).replace("Authorization", "X-Authorization"))


async def no_hello(one: Hostile) -> None:
    await one.say(upgrade(one.token))


async def hello_by_letters(one: Hostile) -> None:
    await one.say(upgrade(one.token))
    await one.hear_answer()
    for byte in frame(b'{"type": "hello"' + b" " * 100):
        await asyncio.sleep(one.tick)
        await one.say(bytes((byte,)))


async def other_language(one: Hostile) -> None:
    """TLS, where nobody speaks it."""
    await one.say(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")


async def question_after_question(one: Hostile) -> None:
    """Each of the requests is valid."""
    while True:
        await one.say("GET /api/here HTTP/1.1\nHost: x\n\n")
        await one.hear_answer()
        await asyncio.sleep(one.tick)


def _at_once(bounds: Bounds) -> float:
    """In a flood it may wait its turn, as long as a head may take."""
    return bounds.head


def _head(bounds: Bounds) -> float:
    return bounds.head


def _next_head(bounds: Bounds) -> float:
    return 2 * bounds.head


def _body(bounds: Bounds) -> float:
    return bounds.head + bounds.body + LAST_SECONDS


def _answer(bounds: Bounds) -> float:
    """It is over when the system has taken it; then the next head is waited for."""
    return min(bounds.connection, bounds.head + bounds.answer + bounds.head)


def _hello(bounds: Bounds) -> float:
    return 2 * bounds.head + GOODBYE_SECONDS


KINDS = {
    act.__name__: Kind(act, most)
    for act, most in (
        (silent, _head),
        (head_by_letters, _head),
        (blank_lines_after_an_answer, _next_head),
        (byte_after_an_answer, _next_head),
        (old_and_kept, _at_once),
        (other_language, _at_once),
        (body_nobody_asked_for, _body),
        (body_by_letters, _body),
        (body_by_chunks, _body),
        (body_after_leave, _body),
        (posted_upgrade, _next_head),
        (upgrade_without_key, _at_once),
        (upgrade_with_a_body, _at_once),
        (upgrade_in_chunks, _at_once),
        (upgrade_with_a_long_header, _at_once),
        (upgrade_with_many_headers, _at_once),
        (no_token, _at_once),
        (unread, _answer),
        (unread_and_ahead, _answer),
        (read_by_letters, _answer),
        (half_closed, _at_once),
        (upgrade_behind_assets, _at_once),
        (no_hello, _hello),
        (hello_by_letters, _hello),
        (question_after_question, lambda bounds: bounds.connection),
    )
}


def lines_to(port: int) -> Iterator[tuple[Name, bool]]:
    """The connections to this port, and whether the server process has accepted each."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        held = fields[9] != "0"
        if int(fields[1].partition(":")[2], 16) == port and (held or fields[3] in NEW):
            address, _, other = fields[2].partition(":")
            yield (socket.inet_ntoa(struct.pack("=I", int(address, 16))), int(other, 16)), held


@dataclass
class Told:
    """What became of them."""

    opened: int = 0
    most_held: int = 0
    longest: dict[str, float] = field(default_factory=dict)
    """The longest time that one was held, by kind."""
    cut: dict[str, float] = field(default_factory=dict)
    """For kinds that are cut at once, the seconds until the last one noticed."""
    late: list[str] = field(default_factory=list)
    """Those that were held for too long."""


class Crowd:
    """A number of connections of all kinds at a time."""

    def __init__(self, port: int, asset: str, token: str, bounds: Bounds, slack: float) -> None:
        self._make = partial(Hostile, port=port, asset=asset, token=token, tick=0.3 * bounds.head)
        self._port, self._bounds, self._slack = port, bounds, slack
        self._active: set[Hostile] = set()
        self._workers: list[asyncio.Task[None]] = []
        self._numbers = count()
        self._over = False
        self.told = Told()

    def grow_to(self, size: int) -> None:
        self._workers += [asyncio.create_task(self._hold()) for _ in range(size - len(self._workers))]

    async def end(self) -> None:
        """Open no more; the rest lasts as long as the server lets it."""
        self._over = True
        await asyncio.gather(*self._workers)

    async def watch(self) -> None:
        """Look now and then whom the server holds."""
        while True:
            lines, now = dict(lines_to(self._port)), monotonic()
            self.told.most_held = max(self.told.most_held, sum(lines.values()))
            for one in list(self._active):
                one.look(lines, now)
            await asyncio.sleep(LOOK_SECONDS)

    async def _hold(self) -> None:
        lasting = [name for name, kind in KINDS.items() if kind.lasts]
        kinds = 3 * lasting + [name for name in KINDS if name not in lasting]
        await asyncio.sleep(random.random() * 0.3 * self._bounds.head)
        while not self._over:
            number = next(self._numbers)
            network, host = divmod(number // PER_ADDRESS, 250)
            one = self._make(kinds[number % len(kinds)], f"127.1.{network % 250}.{host + 1}")
            most = KINDS[one.kind].most(self._bounds) + self._slack
            self._active.add(one)
            await one.run(most + 2 * self._slack)
            self._active.discard(one)
            self._note(one, most)
            await asyncio.sleep(one.tick)

    def _note(self, one: Hostile, most: float) -> None:
        if one.ending:
            self.told.cut[one.kind] = max(self.told.cut.get(one.kind, 0.0), one.lasted)
        if not one.held:
            return  # it was turned away
        held, longest = one.held - one.accepted, self.told.longest
        self.told.opened += 1
        longest[one.kind] = max(longest.get(one.kind, 0.0), held)
        if held > most:
            self.told.late.append(f"{one.kind}: {held:.1f} s")


async def serve_orders(crowd: Crowd) -> None:
    watching = asyncio.create_task(crowd.watch())
    while line := await asyncio.to_thread(sys.stdin.readline):
        crowd.grow_to(int(line))
    await crowd.end()
    watching.cancel()
    sys.stdout.write(json.dumps(asdict(crowd.told)))


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    given = json.loads(sys.argv[1])
    asyncio.run(serve_orders(Crowd(**{**given, "bounds": Bounds(*given["bounds"])})))
