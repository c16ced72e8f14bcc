"""A live connection that comes back by itself: after every loss it says which update was the last it saw."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass
from itertools import chain, repeat

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ..engine.errors import Malformed, PenultError
from ..wire.coding import encode, read_by_client
from ..wire.to_client import Bye, ToClient, Update, Welcome
from ..wire.to_server import Hello, ToServer
from ..wire.version import PROTOCOL
from .address import Address

WORTH_COMING_BACK = ("closing", "too_slow")
_PAUSES = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
_LONGEST_PAUSE = 15.0
_PING_SECONDS = 15.0
"""A connection that does not answer so long is lost."""
_MOST_AT_ONCE = 15
"""Messages in a second; the server takes a few more."""
_TURNED_AWAY = {401: Bye(why="revoked")}
_MAY_TRY_AGAIN = (429, 500, 502, 503, 504)


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is not there; after `pause` seconds it will be tried again."""

    pause: float


class Refusing(PenultError):
    """Something answers there, but it will never let us in."""


Pause = Callable[[float], Awaitable[None]]
AskPassword = Callable[[], Awaitable[str]]
"""Asked where a code is refused though no password was given; an empty answer gives up."""


class Connection:
    """One table, for one guest. Iterate over `messages`; `send` is heard as soon as there is a line."""

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
        self._sent: deque[float] = deque(maxlen=_MOST_AT_ONCE)

    async def messages(self) -> AsyncGenerator[ToClient | Lost, None]:
        """Everything the server says, until it says goodbye for good."""
        pauses = _pauses()
        while True:
            again = False
            async with aclosing(self._one_line()) as said:
                async for message in said:
                    if isinstance(message, Welcome | Update):
                        pauses = _pauses()
                    if again := await self._has_password_for(message):
                        break
                    yield message
                    if isinstance(message, Bye) and message.why not in WORTH_COMING_BACK:
                        return
            if again:
                continue
            pause = next(pauses)
            yield Lost(pause)
            await self._pause(pause)

    async def _has_password_for(self, message: ToClient) -> bool:
        """Whether it is worth trying again, because only now a password was given."""
        if self._ask_password is None or self._password or self._since is not None:
            return False
        if not isinstance(message, Bye) or message.why != "unknown_table":
            return False
        self._password = await self._ask_password()
        return bool(self._password)

    async def send(self, message: ToServer) -> bool:
        """False if there is no line now: then the message is lost."""
        await self._take_time()
        if self._line is None:
            return False
        try:
            await self._line.send(encode(message).decode())
        except ConnectionClosed:
            return False
        return True

    async def close(self) -> None:
        """Hang up without a word; the seat waits for us."""
        if self._line is not None:
            await self._line.close()

    async def _one_line(self) -> AsyncGenerator[ToClient, None]:
        """What is said over one connection, and nothing if none can be made now."""
        try:
            async with self._dial() as line:
                await line.send(encode(self._hello()).decode())
                self._line = line
                async for frame in line:
                    message = read_by_client(frame)
                    if isinstance(message, Welcome | Update):
                        self._since = message.n
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

    def _dial(self) -> connect:
        return connect(
            self._address.live,
            additional_headers=self._headers,
            compression=None,
            open_timeout=_PING_SECONDS,
            ping_interval=_PING_SECONDS,
            ping_timeout=_PING_SECONDS,
            close_timeout=2,
        )

    def _hello(self) -> Hello:
        return Hello(protocol=PROTOCOL, table=self._code, since=self._since, password=self._password)

    async def _take_time(self) -> None:
        """Not faster than the server listens."""
        now = asyncio.get_running_loop().time()
        if len(self._sent) == _MOST_AT_ONCE and (early := self._sent[0] + 1 - now) > 0:
            await self._pause(early)
        self._sent.append(asyncio.get_running_loop().time())


def _pauses() -> Iterator[float]:
    return chain(_PAUSES, repeat(_LONGEST_PAUSE))
