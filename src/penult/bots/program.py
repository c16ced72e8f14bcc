"""Bots that are programs in any language: they speak lines of JSON on their standard input and output.

`docs/bots.md` describes the messages. A program is kept running from hand to hand.
"""

from __future__ import annotations

import json
import queue
import random
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from ..engine.errors import Malformed
from ..engine.events import ENDINGS, Event
from ..engine.moves import Move
from ..engine.view import View
from .faults import BotStalled, NoAnswer, ProgramEnded
from .view_message import view_message

PROTOCOL = 1
MOST_LETTERS = 10_000
"""In a line that a program says."""
_LAST_WORDS = 5
"""How many lines of its error stream are kept, for the report of a crash."""


class Program:
    """A command, and the processes that run it: one for each seat that it plays at the same time."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.command = tuple(command)
        self.patience = patience
        self._free: list[Process] = []

    def make(self, rng: random.Random) -> ProgramBot:
        return ProgramBot(self, rng.getrandbits(32))

    def take(self) -> Process:
        """A process that waits for a hand, or a new one."""
        return self._free.pop() if self._free else Process(self.command)

    def give_back(self, process: Process) -> None:
        self._free.append(process)

    def end(self) -> None:
        """End the processes that wait."""
        while self._free:
            self._free.pop().end()


class ProgramBot:
    """A program in one seat for one hand."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program = program
        self._seed = seed
        self._process: Process | None = None
        self._asked = 0
        self._events: list[str] = []
        """What the bot has seen of this hand; a program that is started again is told all of it."""
        self._told = 0

    def observe(self, events: Sequence[Event]) -> None:
        self._events.extend(map(str, events))
        if self._process is not None and any(event.kind in ENDINGS for event in events):
            self._process.say({"type": "over", "events": self._new_events()})

    def choose(self, view: View) -> Move | None:
        process = self._process or self._begin(view)
        self._asked += 1
        try:
            process.say(self._question(view))
            return _read_answer(process.hear(self._program.patience), self._asked)
        except (BotStalled, ProgramEnded):
            process.end()
            self._process, self._told = None, 0
            raise

    def close(self) -> None:
        if self._process is not None:
            self._program.give_back(self._process)
            self._process = None

    def _begin(self, view: View) -> Process:
        self._process = process = self._program.take()
        hand = {"seat": view.seat, "seats": view.seats, "rules": str(view.rules), "seed": self._seed}
        process.say({"type": "hand", "protocol": PROTOCOL, **hand})
        return process

    def _question(self, view: View) -> dict[str, Any]:
        return {
            "type": "choose",
            "id": self._asked,
            "moves": [str(move) for move in view.moves],
            "wrong": [str(move) for move in view.moves if not move.right],
            "events": self._new_events(),
            "view": view_message(view),
        }

    def _new_events(self) -> list[str]:
        new, self._told = self._events[self._told :], len(self._events)
        return new


def _read_answer(line: str, asked: int) -> Move | None:
    expected = f'{{"id":{asked},"move":"…"}} with one of the moves, or null'
    try:
        answer = json.loads(line)
        if answer["id"] != asked:
            raise NoAnswer(f"expected {expected}, came {line[:80]!r}")
        return None if answer["move"] is None else Move(answer["move"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        if isinstance(error, Malformed | json.JSONDecodeError | TypeError | KeyError | RecursionError):
            raise NoAnswer(f"expected {expected}, came {line[:80]!r}") from None
        raise


class Process:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the arena, which ends its programs
            )
        except OSError as error:
            raise ProgramEnded(f"{command[0]!r} cannot be started: {error.strerror}") from None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._last_words: deque[bytes] = deque(maxlen=_LAST_WORDS)
        threading.Thread(target=self._read, daemon=True).start()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def say(self, message: dict[str, Any]) -> None:
        with suppress(OSError, ValueError):  # what has ended is noticed when it is to answer
            stdin = self._stream(self._process.stdin)
            stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            stdin.flush()

    def hear(self, patience: float) -> str:
        """The next line."""
        try:
            line = self._lines.get(timeout=patience)
        except queue.Empty:
            raise BotStalled(patience) from None
        if line.endswith(b"\n"):
            return line.decode("utf-8", "replace")
        if len(line) > MOST_LETTERS:
            raise ProgramEnded(f"the program said a line of more than {MOST_LETTERS} letters")
        self._listener.join(1)
        words = b" ".join(self._last_words).decode("utf-8", "replace").strip()
        raise ProgramEnded(f"the program ended{': ' + words[-200:] if words else ''}")

    def end(self) -> None:
        """End it and wait until it has gone."""
        with suppress(OSError):
            self._stream(self._process.stdin).close()
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        """Everything that it says, line by line; what has no end of line comes last."""
        stdout = self._stream(self._process.stdout)
        with suppress(ValueError):
            while (line := stdout.readline(MOST_LETTERS + 1)).endswith(b"\n"):
                self._lines.put(line)
            self._lines.put(line)

    def _listen(self) -> None:
        with suppress(ValueError):
            for line in iter(lambda: self._stream(self._process.stderr).readline(MOST_LETTERS), b""):
                self._last_words.append(line.strip())

    def _stream(self, stream: IO[bytes] | None) -> IO[bytes]:
        assert stream is not None
        return stream
