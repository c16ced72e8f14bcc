"""The tasks of a page's main thread, from Chromium's trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

LONG = 50.0
"""Milliseconds from which people notice a task."""
CATEGORY = "disabled-by-default-devtools.timeline"


@dataclass
class Tasks:
    """Milliseconds of each task: by the clock, which includes waiting for the CPU, and of the CPU."""

    lasted: tuple[float, ...] = ()
    worked: tuple[float, ...] = ()

    @property
    def long(self) -> int:
        return sum(each > LONG for each in self.lasted)

    @property
    def long_of_their_own(self) -> int:
        return sum(each > LONG for each in self.worked)


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Tasks]:
    """The tasks are filled in at the end."""
    tasks = Tasks()
    browser.start_tracing(page=page, categories=[CATEGORY])
    yield tasks
    _read(tasks, json.loads(browser.stop_tracing())["traceEvents"])


def _read(tasks: Tasks, trace: list[dict[str, Any]]) -> None:
    named = (event for event in trace if event["name"] == "thread_name")
    threads = {_thread(event) for event in named if event["args"]["name"] == "CrRendererMain"}
    found = [event for event in trace if event["name"] == "RunTask" and _thread(event) in threads]
    assert found, "expected tasks in the trace, came none: does Chromium call them otherwise?"
    tasks.lasted = tuple(task.get("dur", 0) / 1000 for task in found)
    tasks.worked = tuple(task.get("tdur", 0) / 1000 for task in found)


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]
