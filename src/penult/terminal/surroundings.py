"""What kind of terminal this is, and what it can take."""

from __future__ import annotations

import io
import os
import sys


def on_a_screen() -> bool:
    """Whether somebody sits before a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def forgive() -> None:
    """Letters that cannot be read or written here become question marks, and no error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
