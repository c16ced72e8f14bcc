"""A person at a real terminal: keys go in, and the screen comes back."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from types import TracebackType

import pexpect
import pyte

_KEY = re.compile(r" (\S)  ")
_ANSWERS = ("⏎", "U", "C", "R", "G", "B", "Y", "1", "2", "K", "A", "D")
"""What this person prefers if no card fits."""
_MOST_ACTS = 400


class Terminal:
    """`penult` in a pseudo-terminal, and the screen that a person would see."""

    def __init__(self, *arguments: str, env: Mapping[str, str], size: tuple[int, int] = (24, 80)) -> None:
        rows, columns = size
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.raw = b""
        self._child = pexpect.spawn(
            sys.executable, ["-m", "penult", *arguments], env=dict(env), dimensions=size, timeout=30
        )

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._child.close(force=True)

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def press(self, keys: str) -> None:
        self._child.send(keys)

    def resize(self, rows: int, columns: int) -> None:
        self._screen.resize(rows, columns)
        self._child.setwinsize(rows, columns)

    def see(self, words: str) -> None:
        """Wait until the screen shows these words."""
        for _ in range(60):
            self._take_in()
            if words in self.text:
                return
        raise AssertionError(f"{words!r} is not on the screen:\n{self.text}")

    def ended(self) -> int:
        """Wait for the end of the program; its exit status."""
        self._child.expect(pexpect.EOF)
        self.raw += self._child.before or b""
        self._child.close()
        return int(self._child.exitstatus or 0)

    def play_out(self, end: str) -> None:
        """Play until the screen shows the end."""
        for _ in range(_MOST_ACTS):
            self._take_in()
            if end in self.text:
                return
            self.press("\r" if "Who deals first?" in self.text else self._next_key())
        raise AssertionError(f"the hand does not end:\n{self.text}")

    def _next_key(self) -> str:
        _, card, choices = self.text.rpartition(" · card ")
        fits = ": it fits" in self.text
        offered = _KEY.findall(" ".join(choices.split("\n")[1:])) if card else []
        key = next((key for key in _ANSWERS if key in offered), "")
        return "\r" if key == "⏎" or (key in ("", "K", "D") and fits) else key.lower()

    def _take_in(self) -> None:
        """Read everything that the program has written so far."""
        wait = 0.5
        try:
            while True:
                some = self._child.read_nonblocking(1 << 16, timeout=wait)
                self.raw += some
                self._stream.feed(some)
                wait = 0.05
        except (pexpect.TIMEOUT, pexpect.EOF):
            return
