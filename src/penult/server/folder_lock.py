"""A lock on the data folder, because a second server would take over the first one's tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..engine.errors import Malformed

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # not on this system: the store still fences late writers
    flock = None  # type: ignore[assignment]

NAME = "serving"


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Hold the lock; the system releases it when the process ends in any way."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / NAME).open("w") as file:
        if flock is not None:
            try:
                flock(file, LOCK_EX | LOCK_NB)
            except OSError:
                expected = "a folder that no other server is using; --data names another"
                raise Malformed("data", str(folder), expected) from None
        yield
