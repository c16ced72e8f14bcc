"""The log of a table: batches of steps. A table is restored from it, and every batch checked by its digest.

A digest of another version cannot be compared; the next one that can covers all steps before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ...engine.errors import PenultError
from ...match.record import MatchRecord
from ...notation.errors import RecordError
from ...notation.names import bot_names
from ..people.chairs import Chair
from ..people.namesakes import BOT_NAMES, distinct_names
from ..table import Table
from .apply import apply_logged
from .digest import comparable, digest
from .steps import decode


@dataclass(frozen=True, slots=True)
class Batch:
    """Steps of a table that are written together, and the digest of the table after them."""

    n: int
    body: bytes
    digest: bytes


class ReplayDiffers(PenultError):
    """The log does not replay to what was stored, so the table must not continue."""


def restored(batches: Sequence[Batch]) -> Table:
    """The table after its last batch."""
    if not batches:
        raise ReplayDiffers("log: expected a table that was opened, came none")
    *_, table = _replayed(batches)
    return table


def finished_matches(batches: Sequence[Batch], called: Mapping[str, str] | None = None) -> list[str]:
    """The records of all finished matches; nothing of one in progress.

    `called` has people's current names; a person who erased theirs is "player 2". A match with a hand too
    long for a record has an empty one.
    """
    records: list[str] = []
    playing = False
    for table in _replayed(batches):
        if playing and table.stage == "over":
            records.append(_record_text(table, called or {}))
        playing = table.stage not in ("over", "gathering")
    return records


def _replayed(batches: Sequence[Batch]) -> Iterator[Table]:
    """The table after each step."""
    table: Table | None = None
    for batch in batches:
        try:
            for step in decode(batch.body):
                table = apply_logged(table, step)
                yield table
        except Exception as error:  # whatever is wrong with a log, its table must not continue
            came = type(error).__name__
            raise ReplayDiffers(f"batch {batch.n}: expected steps that can be made, came {came}") from error
        if table is None or (comparable(batch.digest) and digest(table) != batch.digest):
            raise ReplayDiffers(f"batch {batch.n}: expected the digest that was stored with it, came another")


def _record_text(table: Table, called: Mapping[str, str]) -> str:
    try:
        return str(_record_of(table, called))
    except RecordError:  # a hand with more moves than a record can have
        return ""


def _record_of(table: Table, called: Mapping[str, str]) -> MatchRecord:
    assert table.match is not None
    chairs = table.chairs[: table.match.players]
    people = {person: called.get(person, name) for person, name in table.names.items()}
    bots = bot_names(BOT_NAMES, people.values(), len(chairs))
    names = distinct_names(_name(people, chair, seat, bots) for seat, chair in enumerate(chairs))
    return MatchRecord.of(table.match, names, marks=table.marks)


def _name(people: Mapping[str, str], chair: Chair, seat: int, bots: Sequence[str]) -> str:
    """The name at the table, of a person or a bot."""
    if chair.person is None:
        return bots[seat]
    return people.get(chair.person, "") or f"player {seat}"
