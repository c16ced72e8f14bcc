"""Whether what players were told agrees with the log of their table."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from penult.engine.kernel.state import REFEREE
from penult.engine.moves import OUT_OF_TURN
from penult.server.store.database import FILE
from penult.table.log.apply import apply
from penult.table.log.batches import Batch, restored
from penult.table.log.steps import Began, Held, Opened, Played, decode
from penult.table.table import Table
from server.live.client import Client, Sent

KEPT = ("start",)
"""What is written of a person besides moves."""


def batches_of(folder: Path, code: str) -> list[Batch]:
    """The log of a table, as it lies in the file."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        rows = database.execute(
            "SELECT n, body, digest FROM batches WHERE table_id = (SELECT id FROM tables WHERE code = ?) "
            "ORDER BY n",
            (code,),
        )
        return [Batch(*row) for row in rows]


def names_in(folder: Path) -> dict[str, str]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return dict(database.execute("SELECT id, name FROM people").fetchall())


def check(folder: Path, code: str, players: Iterable[Client]) -> int:
    """All that was granted is in the log, once and in order, and nothing besides; how much was granted."""
    batches = batches_of(folder, code)
    assert [batch.n for batch in batches] == list(range(1, len(batches) + 1))
    restored(batches)
    written = defaultdict(list)
    names = names_in(folder)
    for person, what in _written(batches):
        name = names[person]
        written[name, _aside(what)].append(what)
    granted = 0
    for player in players:
        for aside in (False, True):
            said = [sent for sent in player.sent.values() if _is_kept(sent) and sent.aside == aside]
            granted += sum(sent.fate == "granted" for sent in said)
            assert accounts_for(written[player.guest.name, aside], said), (code, player.guest.name)
    return granted


def accounts_for(written: list[str], said: list[Sent]) -> bool:
    """Granted moves are written; refused or ineffective ones are not; those lost with the line may be."""
    reached = {0}
    for sent in said:
        found = {at + 1 for at in reached if at < len(written) and written[at] == sent.what}
        reached = {
            "granted": found,
            "refused": reached,
            "heard": reached,
        }.get(sent.fate, found | reached)
    return len(written) in reached


def _is_kept(sent: Sent) -> bool:
    return type(sent.message).__name__ == "Act" or sent.what in KEPT


def _aside(what: str) -> bool:
    return what.split()[0] in OUT_OF_TURN


def _written(batches: list[Batch]) -> Iterator[tuple[str, str]]:
    """What people did; moves of bots, of the clock and of the referee are left out."""
    table: Table | None = None
    for step in (step for batch in batches for step in decode(batch.body)):
        if isinstance(step, Opened):
            table = Table(step)
            continue
        assert table is not None
        if isinstance(step, Began):
            yield str(table.host), "start"
        elif isinstance(step, Held) or (isinstance(step, Played) and _was_said(table, step)):
            chair = table.chairs[table.order[step.seat]]
            if chair.person is not None and not chair.autopilot:
                yield chair.person, step.move
        apply(table, step)


def _was_said(table: Table, step: Played) -> bool:
    """False for an answer that was held before."""
    return not step.mark and step.seat != REFEREE and table.held.get(step.seat) != step.move
