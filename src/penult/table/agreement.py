"""What everybody is asked to agree to, the next hand or a pause, and which seats have agreed."""

from __future__ import annotations

from collections.abc import Iterable


class Agreement:
    def __init__(self) -> None:
        self.asked: str | None = None
        self.seats: frozenset[int] = frozenset()
        """The seats that agree."""

    def ask(self, what: str | None) -> None:
        """Ask for something else, or for nothing; nobody has agreed to it yet."""
        self.asked, self.seats = what, frozenset()

    def agree(self, seat: int) -> None:
        self.seats |= {seat}

    def drop(self) -> None:
        """Nobody agrees any more to what is asked."""
        self.seats = frozenset()

    def is_unanimous(self, among: Iterable[int]) -> bool:
        return self.seats.issuperset(among)
