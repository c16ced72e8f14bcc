"""The scenario format: `id | rules | setup | actions | expected [# remark]`, one scenario per line.

>>> scenario = Scenario.parse("S-1 | R-16 | classic n=2 top=R5 h0=R1,B2 | 0:play R1 | t=1 exp=0")
>>> scenario.actions, scenario.expected
(('0:play R1',), {'t': '1', 'exp': '0'})
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ..engine.errors import Malformed
from ..engine.position import Setup


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    cites: tuple[str, ...]
    setup: Setup
    actions: tuple[str, ...]
    expected: Mapping[str, str]

    @classmethod
    def parse(cls, line: str) -> Scenario:
        parts = [part.strip() for part in line.split("#", 1)[0].split("|")]
        if len(parts) != 5:
            form = "id | rules | setup | actions | expected"
            raise Malformed("scenario", line.strip()[:60], form)
        id_, cites, setup, actions, expected = parts
        return cls(
            id=id_,
            cites=tuple(cites.split()),
            setup=Setup.parse(setup),
            actions=() if actions == "-" else tuple(act.strip() for act in actions.split(";")),
            expected=_once(_expectation(word) for word in expected.split()),
        )


def scenarios_in(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are scenarios, with their numbers; empty lines and headings are skipped."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line


def _once(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in pairs:
        if name in found:
            raise Malformed("expectation", f"{name}={value}", f"{name} only once")
        found[name] = value
    return found


def _expectation(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or not name:
        raise Malformed("expectation", word, "name=value")
    return name, value
