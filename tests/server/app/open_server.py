"""A real server on a real socket, in a thread, with the real rooms."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from penult.server.app.context import AppContext
from penult.server.app.lifecycle import make_server, open_context
from penult.server.app.web_client import WebClient
from penult.server.clock import SystemClock
from penult.server.logs import make_log
from penult.server.settings import gather
from penult.server.transport.server import listen, loop_factory
from penult.wire.version import PROTOCOL
from server.app.wire import Wire

METRICS_TOKEN = "prometheus"
JSON = {"Content-Type": "application/json"}


@dataclass
class Answer:
    status: int
    headers: Mapping[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


@dataclass
class OpenServer:
    """What a test can see of a server: its port, its log, its context."""

    port: int
    log: StringIO
    context: AppContext
    loop: asyncio.AbstractEventLoop
    lines: list[Wire] = field(default_factory=list)

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """One request. A body that is neither bytes nor chunks becomes JSON."""
        plain = body is None or isinstance(body, (bytes, Iterator))
        text: Any = body if plain else json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            told = {**(JSON if body is not None else {}), **(headers or {})}
            connection.request(method, path, text, told, encode_chunked="Transfer-Encoding" in told)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read().decode())
        finally:
            connection.close()

    def metrics(self) -> Answer:
        return self.ask("GET", "/metrics", headers=bearer(METRICS_TOKEN))

    def thread(self) -> int:
        """The thread of the event loop."""

        async def here() -> int:
            return threading.get_ident()

        return asyncio.run_coroutine_threadsafe(here(), self.loop).result(10)

    def guest(self, name: str = "Ana") -> str:
        """The token of a new guest."""
        return str(self.ask("POST", "/api/guest", {"name": name, "bearer": True}).json["token"])

    def table(self, token: str, **new: object) -> str:
        """The code of a new table."""
        return str(self.ask("POST", "/api/tables", new, bearer(token)).json["code"])

    def call(self, token: str, headers: Mapping[str, str] | None = None) -> Wire:
        """A live connection that has not said anything."""
        line = Wire(self.port, token, headers=headers)
        self.lines.append(line)
        return line

    def join(self, token: str, code: str, **hello: object) -> Wire:
        """A live connection that has said hello."""
        line = self.call(token)
        line.send({"type": "hello", "protocol": PROTOCOL, "table": code, **hello})
        return line


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@contextmanager
def open_server(
    folder: Path,
    client: WebClient | None = None,
    **settings: object,
) -> Iterator[OpenServer]:
    """Closes as `penult serve` does when it is stopped. Serves this web client, or none."""
    chosen, _ = gather({"data": str(folder), "log_format": "json", "log_level": "debug", **settings}, {})
    log = StringIO()
    ready = threading.Event()
    found: list[Any] = []

    async def main() -> None:
        socket = listen("127.0.0.1", 0)
        said = make_log(chosen.log_format, chosen.log_level, log)
        async with open_context(chosen, SystemClock(), random.Random(1), said) as context:
            context.client = client
            server = make_server(context, ready.set)
            found.extend((socket.getsockname()[1], context, asyncio.get_running_loop(), server))
            await server.serve(sockets=[socket])

    def run() -> None:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(main())

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(20)
    port, context, loop, server = found
    running = OpenServer(port, log, context, loop)
    try:
        yield running
    finally:
        for line in running.lines:
            line.close()
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()
