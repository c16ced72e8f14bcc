"""Whether the page ever stands still while cards fly: the tasks of its main thread during so many plays."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from .house import House

LONG = 50.0
"""Milliseconds: a task that takes longer is noticed."""
SEATS = 10
TASKS = "disabled-by-default-devtools.timeline"


@dataclass(frozen=True)
class Tasks:
    """In milliseconds, each: by the clock, and of the processor, which others may have had meanwhile."""

    lasted: tuple[float, ...]
    worked: tuple[float, ...]

    @property
    def long(self) -> int:
        return sum(each > LONG for each in self.lasted)

    @property
    def long_of_their_own(self) -> int:
        return sum(each > LONG for each in self.worked)


def watch_plays(house: House, plays: int, slower: float) -> Tasks:
    """Somebody sits among nine bots and watches the cards fly."""
    with house.visit("Ana") as visit:
        visit.play(visit.sit_down(SEATS))
        visit.slow_down(slower)
        visit.wait("laid", 2)
        house.browser.start_tracing(page=visit.page, categories=[TASKS])
        visit.wait("laid", 2 + plays)
        return _tasks(json.loads(house.browser.stop_tracing())["traceEvents"])


def _tasks(trace: list[dict[str, Any]]) -> Tasks:
    named = (event for event in trace if event["name"] == "thread_name")
    threads = {_thread(event) for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in trace if event["name"] == "RunTask" and _thread(event) in threads]
    assert tasks, "expected tasks in the trace, came none: does Chromium call them otherwise?"
    return Tasks(
        tuple(task.get("dur", 0) / 1000 for task in tasks),
        tuple(task.get("tdur", 0) / 1000 for task in tasks),
    )


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]
