"""What a bus is: it carries what people say to the room of their table, and the room's letters back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ...table.incoming import Incoming, Outgoing

Post = Callable[[Outgoing], None]
"""Takes a letter at once, without waiting: whoever cannot keep up is cut off by the receiver."""


class Bus(Protocol):
    def attend(self, table: str, hear: Callable[[Incoming], None]) -> None:
        """A room says where to knock."""
        ...

    def retire(self, table: str) -> None: ...

    def knock(self, table: str, knock: Incoming) -> bool:
        """Reach the room of a table; False if no room attends to it."""
        ...

    def listen(self, connection: str, post: Post) -> None:
        """A connection says where its letters go."""
        ...

    def hang_up(self, connection: str) -> None: ...

    def send(self, letter: Outgoing) -> None: ...
