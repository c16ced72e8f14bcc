"""Bots against each other on duplicate deals, at compiled speed or without it.

>>> result = compete(Rules("classic"), ("simple", "random"), deals=20, fast=False)
>>> result.hands, sum(share.wins for share in result.shares)
(40, 40)
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.errors import Malformed
from ..engine.kernel.state import SEATS
from ..engine.rules import Rules
from ..engine.speeds import compiled_module
from .kernel import arena as plain
from .kernel.knowledge import KNOWLEDGE
from .registry import POLICIES, check_name
from .rows import compiled_bytes, compiled_numbers, compiled_row, plain_row, undealt

MOST_SEED = (1 << 62) - 1
MOST_DEALS = 10**9

_TWO_SIDES = 1.959964
"""A normal figure lies within so many deviations of its mean 95 times in 100."""


@dataclass(frozen=True, slots=True)
class Share:
    """What the players of one kind got."""

    bot: str
    players: int
    wins: int
    share: float
    """Wins to hands."""
    margin: float
    """The 95 % interval is `share` ± `margin`. It is taken over deals: hands of one deal are alike."""
    points: float
    """R-55: points a hand."""


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What came of duplicate deals: each was played once for every rotation of the players."""

    rules: str
    lineup: tuple[str, ...]
    seed: int
    deals: int
    hands: int
    void: int
    cut_short: int
    """Hands that did not end; they count as nobody's."""
    moves: int
    refused: int
    """Moves that the rules refused: 0, unless a policy is broken."""
    seconds: float
    shares: tuple[Share, ...]

    def of(self, bot: str) -> Share:
        return next(share for share in self.shares if share.bot == check_name(bot))


def compete(rules: Rules, lineup: Sequence[str], deals: int, seed: int = 1, fast: bool = True) -> ArenaResult:
    """Play the deals; `lineup` names a bot for each seat, in the order of the table."""
    if not 1 <= deals <= MOST_DEALS:
        raise Malformed("deals", deals, f"1 to {MOST_DEALS}")
    if not 0 <= seed <= MOST_SEED:
        raise Malformed("seed", seed, f"0 to {MOST_SEED}")
    players = [POLICIES[check_name(name)] for name in lineup]
    start = undealt(rules, len(players))
    table = _compiled_table(start, players) if fast else _plain_table(start, players)
    play_deals, row, numbers, known, order, tally = table
    started = time.perf_counter()
    play_deals(row, deals, numbers, seed, known, order, tally)
    seconds = time.perf_counter() - started
    return _result(str(rules), tuple(lineup), seed, deals, [int(number) for number in tally], seconds)


def _plain_table(start: Any, players: list[int]) -> tuple[Any, ...]:
    row = plain_row(start, plain.STATES)
    return plain.play_deals, row, players, bytearray(KNOWLEDGE), bytearray(SEATS), [0] * plain.TALLY


def _compiled_table(start: Any, players: list[int]) -> tuple[Any, ...]:
    """The compiled loop, ready to run, and rooms for it to work in."""
    module = compiled_module("bots.kernel.arena")
    from ..engine.compiler import prepare

    row = compiled_row(start, plain.STATES)
    known, order = compiled_bytes(KNOWLEDGE), compiled_bytes(SEATS)
    numbers, tally = compiled_numbers(players), compiled_numbers([0] * plain.TALLY)
    prepare("arena", [(module.play_deals, (row, 1, numbers, 1, known, order, tally))])
    return module.play_deals, row, numbers, known, order, tally


def _result(
    rules: str, lineup: tuple[str, ...], seed: int, deals: int, tally: list[int], seconds: float
) -> ArenaResult:
    return ArenaResult(
        rules=rules,
        lineup=lineup,
        seed=seed,
        deals=deals,
        hands=tally[plain.HANDS],
        void=tally[plain.VOIDS],
        cut_short=tally[plain.CUT_SHORT],
        moves=tally[plain.MOVES],
        refused=tally[plain.REFUSED],
        seconds=seconds,
        shares=tuple(_share(name, lineup, deals, tally) for name in dict.fromkeys(lineup)),
    )


def _share(name: str, lineup: tuple[str, ...], deals: int, tally: list[int]) -> Share:
    policy, seats = POLICIES[name], len(lineup)
    wins, squares = tally[plain.WINS + policy], tally[plain.SQUARES + policy]
    variance = max(0.0, squares / deals - (wins / deals) ** 2)
    return Share(
        bot=name,
        players=lineup.count(name),
        wins=wins,
        share=wins / (deals * seats),
        margin=_TWO_SIDES * math.sqrt(variance / deals) / seats,
        points=tally[plain.POINTS + policy] / (deals * seats),
    )
