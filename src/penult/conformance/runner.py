"""Running scenarios, and comparing what was expected with what came."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ..engine.cards import parse_cards
from ..engine.errors import IllegalMove, Malformed, PenultError
from ..engine.speeds import Speed
from .hands import Disagreement, same_hand
from .kinds import KINDS
from .scenario import Scenario, scenarios_in


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of one scenario; `why` is empty if it passed."""

    name: str
    why: str = ""
    unreadable: bool = False
    """Whether the scenario itself cannot be read."""


def run_text(text: str, speeds: Iterable[Speed], source: str = "") -> Iterator[Verdict]:
    """Run every scenario in a text, at every speed."""
    for number, line in scenarios_in(text):
        yield run_line(line, speeds, f"{source}:{number}")


def run_line(line: str, speeds: Iterable[Speed], place: str = "") -> Verdict:
    try:
        scenario = Scenario.parse(line)
    except Malformed as error:
        return Verdict(place, str(error), unreadable=True)
    name = f"{place} {scenario.id}".strip()
    for speed in speeds:
        try:
            why = run(scenario, speed)
        except PenultError as error:
            return Verdict(name, str(error), unreadable=True)
        if why:
            return Verdict(name, f"{why} ({speed.name})")
    return Verdict(name)


def run(scenario: Scenario, speed: Speed) -> str:
    """Why the engine disagrees; empty if it does not."""
    kind = scenario.setup.kind
    if kind not in KINDS:
        raise Malformed("kind", kind, "one of " + ", ".join(filter(None, KINDS)))
    try:
        return "; ".join(_differences(scenario, KINDS[kind](scenario, speed)))
    except (IllegalMove, Disagreement) as error:
        return str(error)


def _differences(scenario: Scenario, found: Mapping[str, str]) -> Iterator[str]:
    for name, expected in scenario.expected.items():
        if not _constrained(scenario, name, found):
            continue
        came = found.get(name)
        if came is None:
            raise Malformed("expectation", name, "one of " + ", ".join(found))
        if not _agree(scenario, name, expected, came):
            yield f"{name}: expected {expected}, came {came}"


def _constrained(scenario: Scenario, name: str, found: Mapping[str, str]) -> bool:
    """A-102: some words mean nothing in some positions."""
    if name == "d":
        return scenario.setup.words.get("n") != "2"
    if name == "dealer" and scenario.setup.kind == "match":
        return found["dealer"] != "-" and found["over"] == "-"
    if name in ("win", "pts", "tally", "teampts") and found.get("void") == "1":
        return False
    return name != "pts" or scenario.setup.rules["score"] == "winner"


def _agree(scenario: Scenario, name: str, expected: str, came: str) -> bool:
    if scenario.setup.kind in ("", "start"):
        if re.fullmatch(r"h\d|k\d>\d", name):
            return same_hand(expected, came)
        if name in ("draw", "disc", "ret"):
            return parse_cards(expected) == parse_cards(came)
    return expected == came
