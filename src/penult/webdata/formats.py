"""The formats of a match: how many can play each, and which options affect it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ..engine.errors import Malformed
from ..engine.options import Amount, Option
from ..engine.rules import Rules
from ..match.course import check_players
from ..match.formats import FORMATS
from ..match.match import Match
from ..match.results import HandResult
from ..match.standing import Standing
from ..wire.limits import SEATS

FORMAT_OPTION = "score"
"""The option whose values are the formats."""
_EDITION = "classic"
"""Formats are the same in every edition."""
_PLAYERS = 4
_TRIALS = 40
"""Enough matches to notice every option that matters, even through a rare tie."""
_HANDS = 40
_TARGETS = ("100", "200")


def formats() -> list[dict[str, object]]:
    return [
        {
            "value": name,
            "rules": list(dict.fromkeys((each.scored_by, each.won_by))),
            "seats": list(_seats(name)),
            "partners": each.partners,
        }
        for name, each in FORMATS.items()
    ]


def formats_that_heed(option: Option) -> list[str]:
    """The formats in which some value of this option changes the course of a match."""
    if option.name == FORMAT_OPTION:
        return list(FORMATS)
    values = _TARGETS if isinstance(option, Amount) else option.values
    return [name for name in FORMATS if len({_courses(name, option.name, value) for value in values}) > 1]


def _seats(score: str) -> Iterator[int]:
    for seats in SEATS:
        try:
            check_players(Rules(_EDITION, {FORMAT_OPTION: score}), seats)
        except Malformed:
            continue
        yield seats


def _courses(score: str, option: str, value: str) -> tuple[tuple[Standing, ...], ...]:
    """The course of some matches, always with the same results."""
    rules = Rules(_EDITION, {"target": _TARGETS[0], option: value, FORMAT_OPTION: score})
    return tuple(tuple(_course(Match(rules, _PLAYERS), random.Random(trial))) for trial in range(_TRIALS))


def _course(match: Match, rng: random.Random) -> Iterator[Standing]:
    """The standing after each hand."""
    for _ in range(_HANDS):
        if match.over:
            return
        if match.standing.dealer is None:
            match.choose_dealer(match.seated[0])
        match.add(_some_result(match.seated, rng))
        yield match.standing


def _some_result(seated: tuple[int, ...], rng: random.Random) -> HandResult:
    winner = rng.choice(seated)
    left = [rng.choice((10, 20, 30)) for _ in range(_PLAYERS)]
    return HandResult(
        winner, tuple(None if at not in seated else 0 if at == winner else left[at] for at in range(_PLAYERS))
    )
