"""The log read: each step makes the table what it was after it, and says what there is to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..engine.errors import Malformed
from . import dealer_steps, match_steps, people_steps, steps
from .steps import AnyStep
from .table import Made, Table, Told


def table_of(made: Iterable[AnyStep]) -> Table:
    """The table after these steps, of which the first opened it."""
    table = None
    for step in made:
        table = after(table, step)
    if table is None:
        raise Malformed("log", "nothing", "a table that was opened")
    return table


def after(table: Table | None, step: AnyStep) -> Table:
    """The table once a step is true; the first one makes it."""
    if isinstance(step, steps.Opened):
        return Table(step)
    if table is None:
        raise Malformed("log", type(step).__name__, "a table that was opened first")
    apply(table, step)
    return table


def apply(table: Table, step: AnyStep) -> Made:
    """Apply a step, whether it was just decided or is read from the log."""
    kind = type(step)
    made = _APPLY[kind](table, step)
    if kind not in _OF_PLAY:
        table.changed()
    return made if isinstance(made, Made) else Made(step, made)


_OF_PLAY = frozenset({steps.Played, steps.Held, steps.Unheld, steps.TurnPassed})
"""Most of a log, and nothing but cards; where a move ends the hand, that is said there."""

_APPLY: dict[type, Callable[[Table, Any], Made | tuple[Told, ...]]] = {
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
