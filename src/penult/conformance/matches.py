"""Scenarios of whole matches: hands are given as results, totals and dealers are checked."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..engine.cards import parse_cards
from ..engine.errors import Malformed
from ..engine.position import Setup
from ..engine.rules import Rules
from ..engine.speeds import Speed
from ..match.course import decided
from ..match.match import Match
from ..match.results import HandResult
from ..match.standing import Standing
from .hands import Disagreement
from .scenario import Scenario

_OPTIONS = ("target", "next_dealer", "lowest_tie")


def run_match(scenario: Scenario, _: Speed) -> Mapping[str, str]:
    match = _match(scenario.setup)
    for action in scenario.actions:
        take_down(match, action)
    standing = match.standing
    return {
        "sc": _listed(standing.totals),
        "over": _listed(standing.winners),
        "tie": _listed(standing.tied),
        "out": _listed(_out_by_the_last_hand(match)),
        "alive": _listed([player for player in range(match.players) if player not in standing.out]),
        "twohanded": str(int(match.two_handed)),
        "dealer": "-" if standing.dealer is None else str(standing.dealer),
    }


def _match(setup: Setup) -> Match:
    setup.allow("n mode sc out dealer opt target next_dealer lowest_tie")
    given = {name: setup.words[name] for name in _OPTIONS if name in setup.words}
    rules = Rules(str(setup.rules), {"score": setup.words.get("mode", setup.rules["score"]), **given})
    players = setup.number("n")
    match = Match(rules, players, setup.number("dealer", 0))
    totals = _numbers(setup.words.get("sc", "-")) or match.standing.totals
    standing = Standing(totals, match.standing.dealer, out=_numbers(setup.words.get("out", "-")))
    return Match.resumed(rules, players, decided(rules, standing))


def take_down(match: Match, action: str) -> None:
    """Add the next hand; with `~`, an impossible result that must change nothing."""
    result = _result(action.removeprefix("~").strip(), match)
    before = match.standing
    try:
        match.add(result)
    except Malformed as error:
        if not action.startswith("~"):
            raise Disagreement(action, str(error)) from error
        if match.standing != before:
            raise Disagreement(action, "a changed standing") from error
        return
    if action.startswith("~"):
        raise Disagreement(action, "an accepted result")


def _out_by_the_last_hand(match: Match) -> list[int]:
    before = match.before[-1] if match.before else match.standing
    return sorted(set(match.standing.out).difference(before.out))


def _result(action: str, match: Match) -> HandResult:
    if action == "void":
        return HandResult.void(match.players)
    given = re.fullmatch(r"hand\s+(\d)\s*:\s*(\S+)", action, re.A)
    if not given:
        raise Malformed("action", action, "hand WINNER:CARDS/CARDS/… or void")
    hands, out = given[2].split("/"), match.standing.out
    return HandResult(int(given[1]), tuple(_points(hand, who in out) for who, hand in enumerate(hands)))


def _points(hand: str, eliminated: bool) -> int | None:
    """`x` is an eliminated player; for one of them, `-` also means that there is nothing to count."""
    if hand == "x" or (eliminated and hand == "-"):
        return None
    return sum(card.points for card in parse_cards(hand))


def _numbers(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    if not re.fullmatch(r"\d{1,9}(,\d{1,9})*", text, re.A):
        raise Malformed("numbers", text, "whole numbers separated by commas, or -")
    return tuple(map(int, text.split(",")))


def _listed(numbers: tuple[int, ...] | list[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
