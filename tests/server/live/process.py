"""A server process that can be stopped, killed, and started again on the same folder."""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from penult.client.guest import Guest, come_as_guest
from penult.server.store.database import FILE
from penult.wire.terms import NewTable, Terms
from server.live.client import SECONDS

PROGRAM = Path(__file__).with_name("serving.py")
HURRY = -15
"""The niceness of programs that must not wait for others."""


class Server:
    """`with Server(folder) as server` runs a server; afterwards the process is gone."""

    def __init__(self, folder: Path, speed: float = 50.0, seed: object = 1, **options: object) -> None:
        self.folder = folder
        self.address = ""
        given = {"speed": speed, "seed": seed, **options}
        self._flags = [f"--{name}={_text(value)}" for name, value in given.items()]
        self._pid = 0
        """The server's process id; 0 while none runs."""

    def __enter__(self) -> Server:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, str(PROGRAM), str(self.folder), *self._flags]
        with self._log.open("a") as log:
            self._program = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._pid:
            self.kill()
        self._program.communicate(timeout=SECONDS)

    def start(self) -> None:
        """Until it can be reached."""
        self.launch()
        self.address = self._hear()
        assert self.address.startswith("http"), self.log

    def launch(self) -> None:
        """Without waiting for it."""
        assert self._program.stdin is not None
        self._program.stdin.write("start\n")
        self._program.stdin.flush()
        self._pid = int(self._hear())

    def kill(self) -> None:
        """Kill it at once, in the middle of anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does; its exit status."""
        return self._end(signal.SIGTERM)

    def tell(self, sign: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._pid, sign)

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def pid(self) -> int:
        return self._pid

    @property
    def processor_seconds(self) -> float:
        """The CPU time of the process."""
        user, system = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def hurry(self) -> None:
        """Raise its priority, if the machine allows that."""
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, self._pid, HURRY)

    @property
    def memory(self) -> int:
        """The bytes that the process occupies."""
        pages = Path(f"/proc/{self._pid}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    def limit_files(self, size: int) -> None:
        """As if the disk were full: no file may become larger."""
        _, most = resource.prlimit(self._pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (size if size >= 0 else most, most))

    @property
    def log(self) -> str:
        return self._log.read_text()

    def logged(self, event: str) -> list[dict[str, Any]]:
        """The lines of the log about this event."""
        lines = (json.loads(line) for line in self.log.splitlines() if line.startswith("{"))
        return [line for line in lines if line["event"] == event]

    def get(self, path: str, token: str = "") -> str:
        asking = urllib.request.Request(self.address + path, headers={"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(asking, timeout=SECONDS) as answer:
            return str(answer.read().decode())

    def guest(self, name: str) -> Guest:
        return come_as_guest(self.address, name)

    def change(self, sql: str, *values: object) -> None:
        """Tamper with the database."""
        with closing(sqlite3.connect(self.folder / FILE)) as database, database:
            assert database.execute(sql, values).rowcount == 1

    @property
    def _log(self) -> Path:
        return self.folder / "server.log"

    def _end(self, sign: signal.Signals) -> int:
        self.tell(sign)
        while self._pid:
            line = self._hear()
        return int(line.split()[1])

    def _hear(self) -> str:
        assert self._program.stdout is not None
        line = self._program.stdout.readline()
        assert line, self.log
        if line.startswith("ended"):
            self._pid = 0
        return line.strip()


def open_table(host: Guest, bots: tuple[str, ...] = (), password: str = "", **terms: Any) -> str:
    """The code of a new table without a turn clock."""
    wanted = Terms(**{"turn_seconds": 600, **terms})
    return host.open(NewTable(terms=wanted, bots=bots, password=password)).code


def _text(value: object) -> str:
    return json.dumps(value) if isinstance(value, dict) else str(value)
