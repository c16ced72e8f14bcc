"""What was said while a race was on or a drawn card hidden: it is heard once that is over."""

from __future__ import annotations

from collections.abc import Callable

from .said import Said


class Waiting:
    """Those who wait, in the order in which they came."""

    def __init__(self) -> None:
        self.said: list[Said] = []

    def enter(self, said: Said) -> bool:
        """One move at a time of each player."""
        if any(other.seat == said.seat for other in self.said):
            return False
        self.said.append(said)
        return True

    def change(self, how: Callable[[Said], Said]) -> None:
        """Who is answered, never what was said or when."""
        self.said = [how(said) for said in self.said]

    def drop(self, unsaid: Callable[[Said], bool]) -> None:
        self.said = [said for said in self.said if not unsaid(said)]

    def take(self) -> list[Said]:
        """All of them: who is to wait on must enter again."""
        taken, self.said = self.said, []
        return taken
