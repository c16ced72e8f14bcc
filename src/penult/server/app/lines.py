"""Who is connected: by person, to end what a revoked token began; by address, to count."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .line import Line


class Lines:
    def __init__(self) -> None:
        self._of_person: dict[str, list[Line]] = {}
        self._at_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._at_address.total()

    def at(self, address: str) -> int:
        return self._at_address[address]

    def of(self, person: str) -> tuple[Line, ...]:
        return tuple(self._of_person.get(person, ()))

    def add(self, person: str, address: str, line: Line) -> None:
        self._of_person.setdefault(person, []).append(line)
        self._at_address[address] += 1

    def remove(self, person: str, address: str, line: Line) -> None:
        lines = self._of_person[person]
        lines.remove(line)
        if not lines:
            del self._of_person[person]
        self._at_address[address] -= 1
        if not self._at_address[address]:
            del self._at_address[address]
