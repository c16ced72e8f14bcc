"""A player in the crowd: one WebSocket and no ambition."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

from msgspec import UNSET

from . import frames
from .heard import Heard, Spread, Table, understand
from .tally import Tally

_OUT_OF_TURN = ("uno", "catch", "flag")
_PICKS_EACH = 10
"""Each seat picks from its own places, so that no two want the same card."""


class Player(asyncio.Protocol):
    """Picks a card for dealer and agrees to the next hand; moves when told, or in a rush at once."""

    def __init__(self, code: str, token: str, host: bool, rush: bool, tally: Tally) -> None:
        self._code, self._token = code, token
        self._host, self.rush = host, rush
        self._tally = tally
        self._rest = b""
        self._upgraded = False
        self._seat: int | None = None
        self._n = 0
        self._moves: tuple[tuple[str, str | None], ...] = ()
        self._ids = 0
        self._waits_for = 0
        self._asked_at = 0.0
        self.dealt = False
        self.welcomed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        transport.write(
            b"GET /api/live HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"Authorization: Bearer %b\r\n\r\n" % self._token.encode()
        )

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._upgraded and not self._upgrade():
            return
        heard, self._rest = frames.read(self._rest)
        for kind, payload in heard:
            if kind == frames.TEXT:
                self._hear(understand(payload))
            elif kind == frames.PING:
                self._transport.write(frames.written(payload, frames.PONG))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.welcomed.done():
            self.welcomed.set_exception(exc or ConnectionError("the server hung up"))

    def start(self) -> None:
        """Begin the match, as host."""
        self._say(b'{"type":"start"}')

    @property
    def can_move(self) -> bool:
        return bool(self._moves) and not self._waits_for

    def move(self) -> None:
        """Make a legal move: lay a card if any fits, and always call."""
        self._ids += 1
        self._waits_for = self._ids
        said = b'{"type":"act","id":%d,"seen":%d,"move":"%b"}'
        move = some_move(self._moves).encode()
        self._asked_at = perf_counter()
        self._say(said % (self._ids, self._n, move))

    def _upgrade(self) -> bool:
        head, found, rest = self._rest.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.welcomed.set_exception(ConnectionError(head.decode("latin-1")))
            self._transport.abort()
            return False
        self._upgraded, self._rest = True, rest
        self._say(b'{"type":"hello","protocol":1,"table":"%b"}' % self._code.encode())
        return True

    def _say(self, message: bytes) -> None:
        self._transport.write(frames.written(message))

    def _hear(self, heard: Heard) -> None:
        if heard.type in ("update", "welcome"):
            self._see(heard)
        elif heard.type == "done":
            self._tally.held += 1
            self._waits_for = 0
        elif heard.type == "refused":
            self._tally.refused[heard.code] += 1
            self._waits_for = 0
        elif heard.type == "bye":
            self._tally.byes[heard.why] += 1

    def _see(self, heard: Heard) -> None:
        self._n = heard.n
        self._tally.updates += 1
        if self._waits_for in heard.yours:
            self._tally.seconds.append(perf_counter() - self._asked_at)
            self._waits_for = 0
        if heard.hand is not None and heard.hand.moves is not UNSET:
            self._moves = tuple(offer for offer in heard.hand.moves if _of_a_turn(offer[0]))
        if heard.table is not None:
            self._look_around(heard.table)
        if heard.type == "welcome":
            self.welcomed.set_result(None)
        if self.rush and self.can_move:
            self.move()

    def _look_around(self, table: Table) -> None:
        if table.you is not UNSET:
            self._seat = table.you
        if table.spread is not None and not table.spread.picks:
            self._pick(table.spread)
        self.dealt |= table.stage == "hand"
        if table.stage == "scores":
            self._say(b'{"type":"agree","to":"next"}')
        elif table.stage == "over" and self._host:
            self.start()

    def _pick(self, spread: Spread) -> None:
        if self._seat is not None and self._seat in spread.among:
            at = self._seat * _PICKS_EACH + random.randrange(_PICKS_EACH)
            self._say(b'{"type":"pick","at":%d}' % at)


def _of_a_turn(move: str) -> bool:
    return not move.startswith(_OUT_OF_TURN)


def some_move(offers: tuple[tuple[str, str | None], ...]) -> str:
    fair = [move for move, breaks in offers if breaks is None] or [move for move, _ in offers]
    plays = [move for move in fair if move.startswith("play")]
    calls = [move for move in plays if move.endswith("!")]
    return random.choice(calls or plays or fair)
