"""A schedule with the names of its players, in the words of one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ..balance import oppositions, partnerships
from ..schedule import Schedule
from ..sitting import Sitting
from .say import Translate

SEATS = ("schedule-north", "schedule-east", "schedule-south", "schedule-west")
"""In turn order: to the left is clockwise."""


@dataclass(frozen=True, slots=True)
class WallChart:
    schedule: Schedule
    names: tuple[str, ...]
    say: Translate
    language: str = "en"

    @property
    def title(self) -> str:
        return self.say("schedule-title", players=self.schedule.players)

    def figures(self) -> Iterator[tuple[str, str]]:
        """What the schedule comes to: labels and numbers, counted in the schedule itself."""
        sittings, hands = self.schedule.sittings, self.schedule.hands
        sat = Counter(player for sitting in sittings for table in sitting.tables for player in table)
        counted = {
            "schedule-tables": [len(sitting.tables) for sitting in sittings],
            "schedule-rounds": [len(sittings)],
            "schedule-hands-a-round": [hands],
            "schedule-hands-a-player": [hands * times for times in sat.values()],
            "schedule-with-each": [hands * times for times in partnerships(sittings).values()],
            "schedule-against-each": [hands * times for times in oppositions(sittings).values()],
        }
        for label, numbers in counted.items():
            yield self.say(label), "–".join(map(str, sorted({min(numbers), max(numbers)})))

    def heading(self, sitting: int) -> str:
        first = sitting * self.schedule.hands + 1
        last = first + self.schedule.hands - 1
        return self.say(
            "schedule-round-hands", number=sitting + 1, count=self.schedule.hands, first=first, last=last
        )

    def deals(self, sitting: int) -> tuple[str, ...]:
        """The hands that each seat deals; the deal passes to the left (A-76)."""
        first = sitting * self.schedule.hands
        dealt: list[list[int]] = [[] for _ in SEATS]
        for hand in range(self.schedule.hands):
            dealt[hand % len(SEATS)].append(first + hand + 1)
        return tuple(map(self._hands, dealt))

    def _hands(self, numbers: list[int]) -> str:
        """Their numbers, with a word before them: names may be numbers too."""
        listed = ", ".join(map(str, numbers))
        return self.say("schedule-deals-hands", count=len(numbers), hands=listed) if numbers else ""

    def rest(self, sitting: Sitting) -> str:
        """Who sits out, an empty text where nobody does."""
        names = ", ".join(self.names[player] for player in sitting.out)
        return self.say("schedule-sits-out", names=names) if names else ""
