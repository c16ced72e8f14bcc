"""A person at a keyboard or a pipe: input and output at the same time."""

from __future__ import annotations

import asyncio
import codecs
import getpass
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

PROMPT = "> "
_BLOCK = 65_536


class Console:
    """Written to like a file; the line being typed stays below the output."""

    def __init__(self, typed: TextIO, out: TextIO, dumb: bool = False) -> None:
        self.piped = not (typed.isatty() and out.isatty())
        self.typed = typed
        self._out = out
        self._clear = "\n" if dumb else "\r\x1b[K"
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._reading = False
        """Whether the prompt is showing."""
        self._wanted = threading.Semaphore(0)
        """Released for each line that is wanted; in between, a password can be typed without echo."""

    async def line(self) -> str | None:
        """The next line typed; None at the end of input."""
        self._wanted.release()
        return await self._lines.get()

    async def ask(self, question: str) -> str | None:
        """Ask a question; the answer is the next line."""
        self.write(f"{question}\n")
        answer = await self.line()
        self.echo(answer or "")
        return None if answer is None else answer.strip()

    async def ask_unseen(self, question: str) -> str:
        """Ask for a password without echo; empty if input is a pipe or a line is being typed."""
        if self.piped or self._reading:
            return ""
        try:
            return await asyncio.to_thread(getpass.getpass, f"{question} ")
        except EOFError:
            return ""

    def echo(self, line: str) -> None:
        """Write out a line from a pipe as if it were typed."""
        if self.piped:
            self.write(f"{PROMPT}{line}\n")

    def write(self, text: str) -> int:
        if self._reading:
            self._out.write(f"{self._clear}{text}{PROMPT}{_being_typed()}")
        else:
            self._out.write(text)
        self._out.flush()
        return len(text)

    def flush(self) -> None:
        """Nothing is buffered."""

    @contextmanager
    def open(self) -> Iterator[None]:
        """Read the keyboard, and restore the terminal afterwards."""
        loop = asyncio.get_running_loop()
        thread = threading.Thread(target=self._read, args=(loop,), daemon=True)
        with _kept_terminal(self.typed, self.piped):
            thread.start()
            yield
        if self._reading:
            self._reading = False
            self._out.write("\n" if self._clear == "\n" else self._clear)
            self._out.flush()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        lines = _through_pipe(self.typed) if self.piped else self._at_keyboard()
        for line in lines:
            if not _tell(loop, self._lines, line):
                return
        _tell(loop, self._lines, None)

    def _at_keyboard(self) -> Iterator[str]:
        while True:
            self._wanted.acquire()
            self._reading = True
            try:
                line = input(PROMPT)
            except EOFError:
                return
            finally:
                self._reading = False
            yield line


def _tell(loop: asyncio.AbstractEventLoop, lines: asyncio.Queue[str | None], line: str | None) -> bool:
    try:
        loop.call_soon_threadsafe(lines.put_nowait, line)
    except RuntimeError:  # the table has been left
        return False
    return True


def _through_pipe(typed: TextIO) -> Iterator[str]:
    """Bypass `sys.stdin`, because a waiting thread would hold its lock when the program ends."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    rest = ""
    while block := os.read(typed.fileno(), _BLOCK):
        *lines, rest = (rest + decoder.decode(block)).split("\n")
        yield from lines
    if rest:
        yield rest


def _load_readline() -> Callable[[], str]:
    try:
        import readline
    except ImportError:
        return lambda: ""
    return readline.get_line_buffer


_being_typed = _load_readline()


@contextmanager
def _kept_terminal(typed: TextIO, piped: bool) -> Iterator[None]:
    """Restore the terminal, even in the middle of a line."""
    if piped:
        yield
        return
    try:
        import termios
    except ImportError:
        yield
        return
    kept = termios.tcgetattr(typed.fileno())
    try:
        yield
    finally:
        termios.tcsetattr(typed.fileno(), termios.TCSADRAIN, kept)
