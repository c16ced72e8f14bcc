"""What was said while a race was on or a drawn card hidden: it is heard once that is over."""

from __future__ import annotations

from collections.abc import Callable

from .said import Said


class Waiting:
    """Those who wait, in the order in which they came."""

    def __init__(self) -> None:
        self._said: list[Said] = []

    def enter(self, said: Said) -> bool:
        """One move at a time of each player."""
        if any(other.seat == said.seat for other in self._said):
            return False
        self._said.append(said)
        return True

    def forget_requests(self, person: str) -> None:
        self._said = [said.without_request(person) for said in self._said]

    def drop(self, unsaid: Callable[[Said], bool]) -> None:
        self._said = [said for said in self._said if not unsaid(said)]

    def take(self) -> list[Said]:
        """All of them: who is to wait on must enter again."""
        taken, self._said = self._said, []
        return taken
