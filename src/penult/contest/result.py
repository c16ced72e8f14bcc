"""The result of a contest: shares with their intervals, times, and what bots did wrong."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..bots.arena import ArenaResult
from ..bots.tally import Tally
from .stopping import Sprt


@dataclass(frozen=True, slots=True)
class Performance:
    """How the bots of one name did."""

    bot: str
    players: int
    win_rate: float
    ci95: float
    """The 95 % interval over deals is `win_rate` ± this."""
    points: float
    """Points a hand."""
    p50_ms: float | None
    """Half of its decisions took no longer."""
    p95_ms: float | None


@dataclass(frozen=True, slots=True)
class FaultReport:
    bot: str
    fault: str
    """`crashed`, `stalled` or `nonsense`."""
    times: int
    first: str
    """What was wrong the first time."""


@dataclass(frozen=True, slots=True)
class ContestResult:
    """What a contest found out. The first fields are about the bot that was named first."""

    win_rate: float
    ci95: float
    par: float
    """The share of a bot that is as good as the others."""
    points: float
    p50_ms: float | None
    p95_ms: float | None
    rules: str
    seats: int
    lineup: tuple[str, ...]
    seed: int
    deals: int
    """Fewer than were asked for, if the test has stopped the contest."""
    hands: int
    void: int
    cut_short: int
    moves: int
    bots: tuple[Performance, ...]
    faults: tuple[FaultReport, ...]
    sprt: Sprt | None
    seconds: float

    def facts(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


TIMING = frozenset(("seconds", "p50_ms", "p95_ms"))
"""The only fields in which two runs of the same contest may differ."""


def sum_up(result: ArenaResult, tally: Tally, sprt: Sprt | None) -> ContestResult:
    bots = tuple(
        Performance(
            share.bot,
            share.players,
            share.share,
            share.margin,
            share.points,
            tally.times[share.bot].percentile(50),
            tally.times[share.bot].percentile(95),
        )
        for share in result.shares
    )
    faults = tuple(
        FaultReport(bot, fault, times, tally.first_faults[bot, fault])
        for (bot, fault), times in sorted(tally.faults.items())
    )
    first = bots[0]
    return ContestResult(
        win_rate=first.win_rate,
        ci95=first.ci95,
        par=first.players / len(result.lineup),
        points=first.points,
        p50_ms=first.p50_ms,
        p95_ms=first.p95_ms,
        rules=result.rules,
        seats=len(result.lineup),
        lineup=result.lineup,
        seed=result.seed,
        deals=result.deals,
        hands=result.hands,
        void=result.void,
        cut_short=result.cut_short,
        moves=result.moves,
        bots=bots,
        faults=faults,
        sprt=sprt,
        seconds=result.seconds,
    )
