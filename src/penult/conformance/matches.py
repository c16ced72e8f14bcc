"""Scenarios of whole matches: hands come as results, totals and dealers are looked at."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..engine.cards import parse_cards
from ..engine.errors import Malformed
from ..engine.position import Setup
from ..engine.rules import Rules
from ..engine.speeds import Speed
from ..match.match import Match
from ..match.results import HandResult
from ..match.standing import Standing
from .hands import Disagreement
from .scenario import Scenario

_OPTIONS = ("target", "next_dealer", "lowest_tie")


def run_match(scenario: Scenario, _: Speed) -> Mapping[str, str]:
    match = _match(scenario.setup)
    out: tuple[int, ...] = match.standing.out
    for action in scenario.actions:
        out = match.standing.out
        if action.startswith("~"):
            _must_refuse(action, match)
        else:
            match.add(_result(action, match))
    standing = match.standing
    return {
        "sc": _listed(standing.totals),
        "over": _listed(standing.winners),
        "tie": _listed(standing.tied),
        "out": _listed([player for player in standing.out if player not in out]),
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
    return Match.resumed(rules, players, standing)


def _must_refuse(action: str, match: Match) -> None:
    """A result that cannot be, and that must change nothing."""
    before, result = match.standing, _result(action[1:], match)
    try:
        match.add(result)
    except Malformed:
        if match.standing == before:
            return
    raise Disagreement(f"{action[1:]} was not refused")


def _result(action: str, match: Match) -> HandResult:
    if action == "void":
        return HandResult.void(match.players)
    given = re.fullmatch(r"hand (\d):(\S+)", action, re.A)
    if not given:
        raise Malformed("action", action, "hand WINNER:CARDS/CARDS/… or void")
    return HandResult(int(given[1]), tuple(_points(hand) for hand in given[2].split("/")))


def _points(hand: str) -> int | None:
    return None if hand == "x" else sum(card.points for card in parse_cards(hand))


def _numbers(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    if not re.fullmatch(r"\d{1,9}(,\d{1,9})*", text, re.A):
        raise Malformed("numbers", text, "whole numbers separated by commas, or -")
    return tuple(map(int, text.split(",")))


def _listed(numbers: tuple[int, ...] | list[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
