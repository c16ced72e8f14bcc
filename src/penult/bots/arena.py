"""Bots against each other on duplicate deals, compiled or interpreted.

>>> result = compete(Rules("classic"), ("simple", "random"), deals=20, fast=False)
>>> result.hands, sum(share.wins for share in result.shares)
(40, 40)
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.errors import Malformed
from ..engine.kernel.state import SEATS
from ..engine.rules import Rules
from ..engine.speeds import compiled_module
from .intervals import margin
from .kernel import arena as plain
from .kernel.knowledge import KNOWLEDGE
from .open_arena import play_bots
from .registry import POLICIES, spec_of
from .rows import compiled_bytes, compiled_numbers, compiled_row, plain_row, undealt
from .tally import Tally

MOST_SEED = (1 << 62) - 1
MOST_DEALS = 10**9

SLICE = 1_000
"""How many deals are played between checks for Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Share:
    """What the bots of one name won."""

    bot: str
    players: int
    wins: int
    share: float
    """Wins divided by hands."""
    margin: float
    """The 95 % interval is `share` ± `margin`, over deals: the hands of one deal are not independent."""
    points: float
    """R-55: points per hand."""


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """The result of duplicate deals, each played once in every rotation of the players."""

    rules: str
    lineup: tuple[str, ...]
    seed: int
    deals: int
    hands: int
    void: int
    cut_short: int
    """Hands that did not end; nobody wins them."""
    moves: int
    refused: int
    """Moves that the rules refused; 0 unless a policy is broken."""
    seconds: float
    shares: tuple[Share, ...]

    def of(self, bot: str) -> Share:
        return next(share for share in self.shares if share.bot == str(spec_of(bot)))


def compete(rules: Rules, lineup: Sequence[str], deals: int, seed: int = 1, fast: bool = True) -> ArenaResult:
    """Play the deals; `lineup` names a bot for each seat, such as `keen` or `search:playouts=500`.

    With a bot from outside, which needs a view, the whole table plays interpreted.
    """
    check_deals(deals, seed)
    names = tuple(str(spec_of(name)) for name in lineup)
    started = time.perf_counter()
    if all_policies(names):
        if fast:
            play_policies(rules, names, 0, 1, seed)  # compiling does not count
            started = time.perf_counter()
        tally = play_policies(rules, names, 0, deals, seed, fast)
    else:
        rules.check_seats(len(names))
        tally = play_bots(rules, names, deals, seed)
    return result_of(str(rules), names, seed, deals, tally, time.perf_counter() - started)


def check_deals(deals: int, seed: int) -> None:
    if not 1 <= deals <= MOST_DEALS:
        raise Malformed("deals", deals, f"1 to {MOST_DEALS}")
    if not 0 <= seed <= MOST_SEED:
        raise Malformed("seed", seed, f"0 to {MOST_SEED}")


def all_policies(names: Sequence[str]) -> bool:
    """Whether all of these are policies of the kernel, so that the table can be compiled."""
    return POLICIES.keys() >= set(names)


def play_policies(
    rules: Rules, lineup: Sequence[str], first: int, deals: int, seed: int, fast: bool = True
) -> Tally:
    """Play some deals between the kernel's own policies, from the `first` on."""
    players = [POLICIES[name] for name in lineup]
    start = undealt(rules, len(players))
    table = _compiled_table(start, players) if fast else _plain_table(start, players)
    play_deals, row, numbers, known, order, tally = table
    for begin in range(first, first + deals, SLICE):
        play_deals(row, begin, min(SLICE, first + deals - begin), numbers, seed, known, order, tally)
    return _tally_of([int(number) for number in tally], lineup)


def _plain_table(start: Any, players: list[int]) -> tuple[Any, ...]:
    row = plain_row(start, plain.STATES)
    return plain.play_deals, row, players, bytearray(KNOWLEDGE), bytearray(SEATS), [0] * plain.TALLY


def _compiled_table(start: Any, players: list[int]) -> tuple[Any, ...]:
    """The compiled loop, ready to run, and its buffers."""
    module = compiled_module("bots.kernel.arena")
    from ..engine.compiler import prepare

    row = compiled_row(start, plain.STATES)
    known, order = compiled_bytes(KNOWLEDGE), compiled_bytes(SEATS)
    numbers, tally = compiled_numbers(players), compiled_numbers([0] * plain.TALLY)
    prepare("arena", [(module.play_deals, (row, 0, 1, numbers, 1, known, order, tally))])
    return module.play_deals, row, numbers, known, order, tally


def _tally_of(counted: list[int], lineup: Sequence[str]) -> Tally:
    """The kernel's counts by name."""

    def by_name(first: int) -> Counter[str]:
        return Counter({name: counted[first + POLICIES[name]] for name in lineup})

    return Tally(
        hands=counted[plain.HANDS],
        void=counted[plain.VOIDS],
        cut_short=counted[plain.CUT_SHORT],
        moves=counted[plain.MOVES],
        refused=counted[plain.REFUSED],
        wins=by_name(plain.WINS),
        squares=by_name(plain.SQUARES),
        points=by_name(plain.POINTS),
    )


def result_of(
    rules: str, lineup: tuple[str, ...], seed: int, deals: int, tally: Tally, seconds: float
) -> ArenaResult:
    """The shares of a tally."""
    return ArenaResult(
        rules=rules,
        lineup=lineup,
        seed=seed,
        deals=deals,
        hands=tally.hands,
        void=tally.void,
        cut_short=tally.cut_short,
        moves=tally.moves,
        refused=tally.refused,
        seconds=seconds,
        shares=tuple(_share(name, lineup, deals, tally) for name in dict.fromkeys(lineup)),
    )


def _share(name: str, lineup: tuple[str, ...], deals: int, tally: Tally) -> Share:
    seats = len(lineup)
    return Share(
        bot=name,
        players=lineup.count(name),
        wins=tally.wins[name],
        share=tally.wins[name] / (deals * seats),
        margin=margin(tally.wins[name], tally.squares[name], deals) / seats,
        points=tally.points[name] / (deals * seats),
    )
