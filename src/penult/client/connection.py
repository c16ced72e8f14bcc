"""A live connection that reconnects by itself and then tells the server the last update it saw.

A player's decision is sent again until it is answered, and counts once: the server says what it accepted.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import aclosing
from itertools import chain, repeat

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ..engine.errors import Malformed, PenultError
from ..wire.coding import encode, read_by_client
from ..wire.reconnecting import (
    AFTER_GOODBYE,
    LONGEST_PAUSE,
    OPENING_SECONDS,
    PATIENCE,
    PAUSES,
    SAID_AGAIN,
)
from ..wire.to_client import Bye, Done, Refused, ToClient, Update, Welcome
from ..wire.to_server import Hello, ToServer
from ..wire.version import PROTOCOL
from .address import Address
from .table_client import Lost

_PING_SECONDS = 1.0
"""How long a connection may be silent before it is pinged."""
_MOST_AT_ONCE = 15
"""Messages per second; the server accepts a few more."""
_TURNED_AWAY = {401: Bye(why="revoked")}
_MAY_TRY_AGAIN = (429, 500, 502, 503, 504)


class Refusing(PenultError):
    """Something answers at that address, but it will never let us in."""


Pause = Callable[[float], Awaitable[None]]
AskPassword = Callable[[], Awaitable[str]]
"""Called if a table is refused and no password was given; an empty answer gives up."""


class Connection:
    """One table, for one guest. Iterate over `messages` to run it; `send` works while it is connected."""

    def __init__(
        self,
        address: Address,
        token: str,
        code: str,
        password: str = "",
        pause: Pause = asyncio.sleep,
        ask_password: AskPassword | None = None,
    ) -> None:
        self._address = address
        self._headers = {"Authorization": f"Bearer {token}"}
        self._code = code
        self._password = password
        self._pause = pause
        self._ask_password = ask_password
        self._line: ClientConnection | None = None
        self._since: int | None = None
        self._session = secrets.token_hex(8)
        self._tries = 0
        self._unanswered: dict[int, ToServer] = {}
        self._sent: deque[float] = deque(maxlen=_MOST_AT_ONCE)

    async def messages(self) -> AsyncGenerator[ToClient | Lost, None]:
        """Everything the server sends, until it says goodbye for good."""
        pauses = _pauses()
        while True:
            again, away = False, 0.0
            async with aclosing(self._one_line()) as said:
                async for message in said:
                    if isinstance(message, Welcome | Update):
                        pauses = _pauses()
                    if again := await self._has_password_for(message):
                        break
                    yield message
                    if isinstance(message, Bye):
                        if message.why not in AFTER_GOODBYE:
                            return
                        away = AFTER_GOODBYE[message.why]
            if again:
                continue
            pause = away + next(pauses)
            yield Lost(pause)
            await self._pause(pause)

    async def _has_password_for(self, message: ToClient) -> bool:
        """Whether to try again, because the person has now given a password."""
        if self._ask_password is None or self._password or self._since is not None:
            return False
        if not isinstance(message, Bye) or message.why != "unknown_table":
            return False
        self._password = await self._ask_password()
        return bool(self._password)

    async def send(self, message: ToServer) -> bool:
        """False if there is no connection: the message is lost, but a player's decision is sent later."""
        await self._take_time()
        kept = self._since is not None and isinstance(message, SAID_AGAIN) and message.id > 0
        if kept:
            self._unanswered[message.id] = message
        if self._line is None:
            return kept
        try:
            await self._line.send(encode(message).decode())
        except ConnectionClosed:
            return kept
        return True

    async def close(self) -> None:
        """Hang up without saying goodbye; the seat is kept."""
        if self._line is not None:
            await self._line.close()

    async def _one_line(self) -> AsyncGenerator[ToClient, None]:
        """The messages of one connection; none if it cannot be made now."""
        began = asyncio.get_running_loop().time()
        try:
            async with self._dial() as line:
                line.ping_timeout = _patience_for(asyncio.get_running_loop().time() - began)
                await line.send(encode(self._hello()).decode())
                async for frame in line:
                    message = read_by_client(frame)
                    self._note_answers(message)
                    if isinstance(message, Welcome | Update):
                        self._since, self._tries = message.n, 0
                        if self._line is None:
                            await self._say_again(line, message)
                    self._line = line
                    yield message
        except InvalidStatus as error:
            status = error.response.status_code
            if status in _TURNED_AWAY:
                yield _TURNED_AWAY[status]
            elif status not in _MAY_TRY_AGAIN:
                raise Refusing(
                    f"{self._address.live}: expected a live connection, came HTTP status {status}"
                ) from None
        except Malformed:
            yield Bye(why="reload")
        except (OSError, TimeoutError, WebSocketException):
            return
        finally:
            self._line = None

    def _note_answers(self, message: ToClient) -> None:
        if isinstance(message, Done | Refused):
            self._unanswered.pop(message.id, None)
        elif isinstance(message, Welcome | Update):
            for request in message.yours or ():
                self._unanswered.pop(request, None)

    async def _say_again(self, line: ClientConnection, greeting: Welcome | Update) -> None:
        """Send again what was not accepted; a restarted server does not know what was."""
        if greeting.yours is None:
            self._unanswered.clear()
        for message in list(self._unanswered.values()):
            await line.send(encode(message).decode())

    def _dial(self) -> connect:
        opening = min(LONGEST_PAUSE, OPENING_SECONDS + 2 * self._tries)
        self._tries += 1
        return connect(
            self._address.live,
            additional_headers=self._headers,
            compression=None,
            open_timeout=opening,
            ping_interval=_PING_SECONDS,
            ping_timeout=PATIENCE[0],
            close_timeout=0.5,
        )

    def _hello(self) -> Hello:
        return Hello(
            protocol=PROTOCOL,
            table=self._code,
            since=self._since,
            password=self._password,
            session=self._session,
        )

    async def _take_time(self) -> None:
        """Wait if necessary, so as not to send faster than the server allows."""
        now = asyncio.get_running_loop().time()
        if len(self._sent) == _MOST_AT_ONCE and (early := self._sent[0] + 1 - now) > 0:
            await self._pause(early)
        self._sent.append(asyncio.get_running_loop().time())


def _patience_for(opening: float) -> float:
    """Opening takes at least two round trips."""
    least, most = PATIENCE
    return min(most, max(least, 2 * opening))


def _pauses() -> Iterator[float]:
    return chain(PAUSES, repeat(LONGEST_PAUSE))
