"""What was said while a race was on or a drawn card hidden: it is heard once that is over."""

from __future__ import annotations

from collections.abc import Callable

from .wanted_move import WantedMove


class WaitingMoves:
    """Those who wait, in the order in which they came."""

    def __init__(self) -> None:
        self.said: list[WantedMove] = []

    def enter(self, said: WantedMove) -> bool:
        """One move at a time of each player."""
        if any(other.seat == said.seat for other in self.said):
            return False
        self.said.append(said)
        return True

    def change(self, how: Callable[[WantedMove], WantedMove]) -> None:
        """Who is answered, never what was said or when."""
        self.said = [how(said) for said in self.said]

    def drop(self, unsaid: Callable[[WantedMove], bool]) -> None:
        self.said = [said for said in self.said if not unsaid(said)]

    def take(self) -> list[WantedMove]:
        """All of them: who is to wait on must enter again."""
        taken, self.said = self.said, []
        return taken
