"""Scenarios of rotating partners: the figures of a schedule, and who leads after some blocks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ..engine.errors import Malformed
from ..engine.position import Setup
from ..engine.speeds import Speed
from ..match.formats import FORMATS
from ..tournament.rotation.schedule import HANDS, Schedule
from ..tournament.sittings import Seats, oppositions, partnerships
from .hands import Disagreement
from .scenario import Scenario

Blocks = dict[int, Counter[int]]
"""What each player has scored in each block; after the last block of a round the first comes again (R-65)."""


def run_tour4(scenario: Scenario, _: Speed) -> Mapping[str, str]:
    per = int(scenario.setup.rules["rotate4_per_pair"])
    schedule = _schedule(scenario.setup, 4, per)
    blocks: Blocks = {}
    for action in scenario.actions:
        _take_down(blocks, action, schedule)
    totals = [sum(block[player] for block in blocks.values()) for player in range(4)]
    leaders = [player for player, total in enumerate(totals) if total == max(totals)]
    partners = Counter(player for pair in partnerships(schedule.sittings) for player in pair)
    return {
        "partners": _same(partners.values()),
        "perpair": _per_pair(schedule),
        "hands": str(len({seating.hand for seating in schedule})),
        "perplayer": _per_player(schedule),
        "ind": _listed(totals),
        "over": _listed(leaders if _decided(schedule, blocks) else []),
    }


def run_tour8(scenario: Scenario, _: Speed) -> Mapping[str, str]:
    if scenario.actions:
        raise Malformed("action", scenario.actions[0], "none: eight players are a schedule to be counted")
    schedule = _schedule(scenario.setup, 8, HANDS)
    against = oppositions(schedule.sittings).values()
    return {
        "rounds": str(len(schedule.sittings)),
        "pairs": str(len(partnerships(schedule.sittings))),
        "perpair": _per_pair(schedule),
        "handsperplayer": _per_player(schedule),
        "tablehands": str(len(list(schedule))),
        "opp": _same(schedule.hands * times for times in against),
    }


def _schedule(setup: Setup, players: int, per: int) -> Schedule:
    """`per` says how many hands are played with each partner."""
    setup.allow("n per opt")
    if setup.number("n", players) != players:
        raise Malformed("n", setup.words["n"], str(players))
    return Schedule.of(players, setup.number("per", per))


def _decided(schedule: Schedule, blocks: Blocks) -> bool:
    """R-65: whether a round of blocks is complete; a block in which nobody scored has no action."""
    played = max(blocks, default=-1) + 1
    return played > 0 and played % len(schedule.sittings) == 0


def _take_down(blocks: Blocks, action: str, schedule: Schedule) -> None:
    block, one, other, points = _parsed(action.removeprefix("~").strip())
    table = schedule.sittings[block % len(schedule.sittings)].tables[0]
    partners = {one, other} in ({table[0], table[2]}, {table[1], table[3]})
    if action.startswith("~") == partners:
        came = "an accepted score" if partners else f"a refusal: no partners in block {block + 1}"
        raise Disagreement(action, came)
    if partners:
        blocks.setdefault(block, Counter()).update(_entered(table, one, points))


def _parsed(action: str) -> tuple[int, int, int, int]:
    given = re.fullmatch(r"r([1-9]\d{0,2})\s+(\d)\+(\d)\s+(\d{1,6})", action, re.A)
    if not given:
        raise Malformed("action", action, "rBLOCK PLAYER+PLAYER POINTS")
    block, one, other, points = map(int, given.groups())
    return block - 1, one, other, points


def _entered(table: Seats, winner: int, points: int) -> dict[int, int]:
    """A-59: what a match adds for each player if the next one was left with these points."""
    seat = table.index(winner)
    left = [points if at == (seat + 1) % len(table) else 0 for at in range(len(table))]
    return dict(zip(table, FORMATS["rotate4"].added(left, seat), strict=True))


def _per_pair(schedule: Schedule) -> str:
    return _same(schedule.hands * times for times in partnerships(schedule.sittings).values())


def _per_player(schedule: Schedule) -> str:
    return _same(Counter(player for seating in schedule for player in seating.seats).values())


def _same(numbers: Iterable[int]) -> str:
    """The number if all are equal, otherwise all of them."""
    return "/".join(map(str, sorted(set(numbers))))


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
