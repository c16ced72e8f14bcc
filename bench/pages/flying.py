"""Whether the page freezes while cards fly: the tasks of its main thread during some plays."""

from __future__ import annotations

from .house import House
from .tasks import Tasks, traced

SEATS = 10


def watch_plays(house: House, plays: int, slower: float) -> Tasks:
    """Watch the cards fly at a table with nine bots."""
    with house.visit("Ana") as visit:
        visit.play(visit.sit_down(SEATS))
        visit.slow_down(slower)
        visit.wait("laid", 2)
        with traced(house.browser, visit.page) as tasks:
            visit.wait("laid", 2 + plays)
        return tasks
