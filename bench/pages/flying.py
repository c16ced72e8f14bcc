"""Whether the page ever stands still while cards fly: the tasks of its main thread during so many plays."""

from __future__ import annotations

from .house import House
from .tasks import Tasks, traced

SEATS = 10


def watch_plays(house: House, plays: int, slower: float) -> Tasks:
    """Somebody sits among nine bots and watches the cards fly."""
    with house.visit("Ana") as visit:
        visit.play(visit.sit_down(SEATS))
        visit.slow_down(slower)
        visit.wait("laid", 2)
        with traced(house.browser, visit.page) as tasks:
            visit.wait("laid", 2 + plays)
        return tasks
