"""Whether a page that stays open leaks memory: its size after few hands and after many."""

from __future__ import annotations

import statistics
from dataclasses import astuple, dataclass

from .house import House, Visit

RULES = "classic+target=99999"
"""A match that does not end."""
SEATS = 2
"""With fewer seats, hands are shorter."""
SAMPLES = 5
STILL = {"reduced_motion": "reduce"}
"""No animations: at this speed a page would fall behind and keep what it has not shown yet."""


@dataclass(frozen=True)
class Kept:
    """Memory after garbage collection."""

    heap: float
    """Bytes of JavaScript."""
    nodes: float
    listeners: float


def watch_hands(house: House, *hands: int) -> list[Kept]:
    """The memory after each of these numbers of hands: the median of the last five, because hands differ."""
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
