"""What the players are asked to agree to, such as a pause, and which seats have agreed."""

from __future__ import annotations

from collections.abc import Iterable

from ..wire.views import Question


class Agreement:
    def __init__(self) -> None:
        self.question: Question | None = None
        """`next` or `pause`; None if nothing is asked. `settle` is asked by the deal itself."""
        self.agreed: frozenset[int] = frozenset()
        """The seats that have agreed."""

    def ask(self, question: Question | None) -> None:
        """Ask something else, or nothing. Nobody has agreed to it yet."""
        self.question, self.agreed = question, frozenset()

    def agree(self, seat: int) -> None:
        self.agreed |= {seat}

    def withdraw(self) -> None:
        """Forget who has agreed."""
        self.agreed = frozenset()

    def is_unanimous(self, seats: Iterable[int]) -> bool:
        return self.agreed.issuperset(seats)
