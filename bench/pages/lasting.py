"""Whether a page that is left open keeps what it no longer needs: its memory after few hands and many."""

from __future__ import annotations

import statistics
from dataclasses import astuple, dataclass

from .house import House, Visit

RULES = "classic+target=99999"
"""A match without an end."""
SEATS = 2
"""The fewer, the sooner a hand is over."""
SAMPLES = 5
STILL = {"reduced_motion": "reduce"}
"""Nobody watches cards fly so fast, and a page that falls behind would keep what has yet to come."""


@dataclass(frozen=True)
class Kept:
    """After garbage was collected."""

    heap: float
    """Bytes of JavaScript."""
    nodes: float
    listeners: float


def watch_hands(house: House, *hands: int) -> list[Kept]:
    """After so many hands, each by the median of the last five: not all of them leave as much to show."""
    with house.visit("Ana", **STILL) as visit:
        visit.play(visit.sit_down(SEATS, rules=RULES))
        return [_after(visit, number) for number in hands]


def _after(visit: Visit, number: int) -> Kept:
    samples = []
    while visit.happened["scored"] < number:
        visit.wait("scored", visit.happened["scored"] + 1)
        if visit.happened["scored"] > number - SAMPLES:
            samples.append(_measure(visit))
        visit.page.get_by_role("button", name="Ready for hand").click()
    return Kept(*(statistics.median(values) for values in zip(*map(astuple, samples), strict=True)))


def _measure(visit: Visit) -> Kept:
    visit.developer.send("Performance.enable")
    visit.developer.send("HeapProfiler.collectGarbage")
    metrics = {
        each["name"]: each["value"] for each in visit.developer.send("Performance.getMetrics")["metrics"]
    }
    return Kept(metrics["JSHeapUsedSize"], metrics["Nodes"], metrics["JSEventListeners"])
