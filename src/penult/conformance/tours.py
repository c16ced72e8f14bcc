"""Scenarios of rotating partners: what the schedule comes to, and who leads after some blocks."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ..engine.errors import Malformed
from ..engine.position import Setup
from ..engine.speeds import Speed
from ..match.rotation.balance import Pair, oppositions, partnerships
from ..match.rotation.schedule import HANDS, Schedule
from ..match.tournament.acts import Drawn, Entered, Line, Signature, Totaled
from ..match.tournament.terms import Terms
from ..match.tournament.tournament import Tournament
from .hands import Disagreement
from .scenario import Scenario

Points = dict[int, Counter[int]]
"""What each player has scored in each block."""


def run_tour4(scenario: Scenario, _: Speed) -> Mapping[str, str]:
    per = int(scenario.setup.rules["rotate4_per_pair"])
    schedule = _schedule(scenario.setup, 4, per)
    points: Points = {}
    for action in scenario.actions:
        _take_down(points, action, schedule)
    totals = _totals(scenario.setup, schedule, points)
    leaders = [player for player, total in enumerate(totals) if points and total == max(totals)]
    partners = Counter(player for pair in partnerships(schedule.sittings) for player in pair)
    return {
        "partners": _same(partners.values()),
        "perpair": _per_pair(schedule),
        "hands": str(len({seating.hand for seating in schedule})),
        "perplayer": _per_player(schedule),
        "ind": _listed(totals),
        "over": _listed(leaders),
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


def _take_down(points: Points, action: str, schedule: Schedule) -> None:
    block, pair, scored = _parsed(action.removeprefix("~"))
    refusal = _refusal(block, pair, schedule)
    if not action.startswith("~"):
        if refusal:
            raise refusal
        points.setdefault(block, Counter()).update(dict.fromkeys(pair, scored))
    elif not refusal:
        raise Disagreement(f"{action}: expected a refusal, came an accepted score")


def _parsed(action: str) -> tuple[int, Pair, int]:
    given = re.fullmatch(r"r([1-9]\d{0,2}) (\d)\+(\d) (\d{1,6})", action, re.A)
    if not given:
        raise Malformed("action", action, "rBLOCK PLAYER+PLAYER POINTS")
    block, one, other, scored = map(int, given.groups())
    return block - 1, (min(one, other), max(one, other)), scored


def _refusal(block: int, pair: Pair, schedule: Schedule) -> Malformed | None:
    """R-65: after the third block another round may be played, so the blocks begin again."""
    sitting = schedule.sittings[block % len(schedule.sittings)]
    if pair in partnerships([sitting]):
        return None
    return Malformed("partners", "+".join(map(str, pair)), f"two who are partners in block {block + 1}")


def _totals(setup: Setup, schedule: Schedule, points: Points) -> list[int]:
    """A-59: as a tournament counts them, with the totals of each block's table."""
    terms = Terms(setup.rules, hands=schedule.hands, partners=True)
    tournament = Tournament(terms, random.Random(0))
    acts: list[Entered | Drawn | Totaled] = [Entered(player, str(player), player) for player in range(4)]
    for block in range(max(points, default=-1) + 1):
        sitting = schedule.sittings[block % len(schedule.sittings)]
        scored = tuple(points.get(block, Counter())[player] for player in sitting.tables[0])
        acts += [Drawn(sitting), Totaled(block, 0, scored, (0,) * len(scored))]
    for act in acts:
        tournament.write(Line(act, Signature("", "")))
    return [row.points for _, row in sorted(tournament.standings(), key=lambda each: each[1].player)]


def _per_pair(schedule: Schedule) -> str:
    return _same(schedule.hands * times for times in partnerships(schedule.sittings).values())


def _per_player(schedule: Schedule) -> str:
    return _same(Counter(player for seating in schedule for player in seating.seats).values())


def _same(numbers: Iterable[int]) -> str:
    """The one number that all are; several if the schedule is not even."""
    return "/".join(map(str, sorted(set(numbers))))


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
