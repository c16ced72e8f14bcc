"""A disk with room for small files only: the system refuses to write more."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager


class Room:
    """How large a file may be."""

    def __init__(self) -> None:
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def take(self, left: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (left, self._before[1]))

    def make(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._before)


@contextmanager
def small_files(most: int) -> Iterator[Room]:
    """No file can have more bytes than this."""
    room = Room()
    room.take(most)
    try:
        yield room
    finally:
        room.make()
