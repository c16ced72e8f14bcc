"""Applies the steps of a log to a table, one by one, and says which events they cause."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...engine.errors import Malformed
from ..table import AnyEvent, Applied, Table
from . import dealer_steps, match_steps, people_steps, steps
from .steps import AnyStep


def table_from_log(log: Iterable[AnyStep]) -> Table:
    """The table after these steps. The first step must open it."""
    table = None
    for step in log:
        table = apply_logged(table, step)
    if table is None:
        raise Malformed("log", "nothing", "a table that was opened")
    return table


def apply_logged(table: Table | None, step: AnyStep) -> Table:
    """Apply a step read from a log. `Opened` creates the table."""
    if isinstance(step, steps.Opened):
        return Table(step)
    if table is None:
        raise Malformed("log", type(step).__name__, "a table that was opened first")
    apply(table, step)
    return table


def apply(table: Table, step: AnyStep) -> Applied:
    """Apply a step, whether it was just decided or is read from a log."""
    kind = type(step)
    applied = _APPLY[kind](table, step)
    if kind not in _CARD_STEPS:
        table.clear_caches()
    return applied if isinstance(applied, Applied) else Applied(step, applied)


_CARD_STEPS = frozenset({steps.Played, steps.Held, steps.Unheld, steps.TurnPassed})
"""Most of any log: they change nothing but cards. A move that ends the hand clears the caches itself."""

_APPLY: dict[type, Callable[[Table, Any], Applied | tuple[AnyEvent, ...]]] = {
    steps.Joined: people_steps.joined,
    steps.Renamed: people_steps.renamed,
    steps.Departed: people_steps.left,
    steps.Sat: people_steps.sat,
    steps.Stood: people_steps.stood,
    steps.Swapped: people_steps.swapped,
    steps.BotSat: people_steps.bot_sat,
    steps.DoorIs: people_steps.door_is,
    steps.HostIs: people_steps.host_is,
    steps.Piloted: people_steps.piloted,
    steps.Paused: people_steps.paused,
    steps.Closed: people_steps.closed,
    steps.SpreadOut: dealer_steps.spread_out,
    steps.Picked: dealer_steps.picked,
    steps.DealerIs: dealer_steps.dealer_is,
    steps.DealerNamed: dealer_steps.dealer_named,
    steps.Began: match_steps.began,
    steps.Dealt: match_steps.dealt,
    steps.Played: match_steps.played,
    steps.Held: match_steps.held,
    steps.Unheld: match_steps.unheld,
    steps.TurnPassed: match_steps.turn_passed,
    steps.Voided: match_steps.voided,
    steps.Again: match_steps.again,
}
