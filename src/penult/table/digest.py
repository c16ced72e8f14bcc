"""A digest of all that is true at a table: equal digests, equal tables.

It is taken over facts in a fixed order: people and match (`table_facts`) and what a move can change besides
the cards (`hand_facts`), as JSON objects in the order in which they stand there, then the cards of the hand
(`NUMBERS`, `ROWS`). A fact that has its default is left out, so a new one changes no digest until it is used.

A digest begins with a version: one of another version says nothing about this table.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from hashlib import blake2b
from operator import attrgetter
from struct import Struct
from typing import Any

from msgspec.json import encode

from ..engine.kernel.state import LAYOUT, State
from .table import Table

VERSION = b"\x05"
"""Raised when the same table gets another digest than before. The first one was not written."""
SIZE = 16

NUMBERS = """
    seats dealer deck strength drawn_rule lenient invis_any invis_free howler_to_invis howler_any reverse_noop
    hat_last hints forced_closes lazy return_middle guilty_returns lowest_wins false_price pile_top pile_end
    discards top color phase actor direction origin turned_up drawn declined passes former_color
    former_direction flaggable wrong guarded cancellable bluff size_as_laid exposed lapsed called winner void
""".split()  # noqa: SIM905 - a list takes fifty lines
ROWS = ("hands", "sizes", "pile", "discard", "as_laid")
NOT_DIGESTED = ("order", "order_ready", "place", "events", "told", "held")
"""Chance that nobody has met yet, what has been told already, and what `hands` says too."""
LATER = [each for each in LAYOUT if each.name not in (*NUMBERS, *ROWS, *NOT_DIGESTED)]
"""Fields that came after this version: they count, by name, once they differ from their default."""
_NEW = State()
_numbers, _rows = attrgetter(*NUMBERS), attrgetter(*ROWS)
_packed = Struct(f"<{len(NUMBERS)}q").pack


def digest(table: Table) -> bytes:
    """The version, and sixteen bytes."""
    if table.digested is None:
        table.digested = _json(table_facts(table))
    summed = blake2b(table.digested, digest_size=SIZE)
    if facts := hand_facts(table):
        summed.update(_json(facts))
    if table.deal is not None:
        _add_cards(summed, table.deal.state)
    return VERSION + summed.digest()


def comparable(written: bytes) -> bool:
    """Whether it was written by this version."""
    return len(written) == len(VERSION) + SIZE and written[: len(VERSION)] == VERSION


def table_facts(table: Table) -> dict[str, Any]:
    """Everything but the hand. It changes seldom, and `Table` remembers its bytes meanwhile."""
    return {
        "people": list(table.names),
        "banned": sorted(table.banned),
        "host": table.host,
        "chairs": [_facts(chair) for chair in table.chairs],
        "hand_of": table.hand_of,
        "began": table.began,
        "sent_away": sorted(table.sent_away),
        "paused": table.paused,
        "closed": table.closed,
        "shut": table.shut,
        "stage": table.stage,
        "order": table.order,
        "standing": _facts(table.match.standing) if table.match else None,
        "spread": [str(card) for card in table.spread],
        "among": table.among,
        "picks": table.picks,
        "pickings": [[str(card) for card in picked] for picked in table.pickings],
        "dealer": table.dealer,
        "dealer_named": table.dealer_named,
    }


def hand_facts(table: Table) -> dict[str, Any]:
    """Answers that are held, and how many moves nobody made in person."""
    marks = table.marks[-1] if table.marks else None
    return {"held": table.held, "marks": len(marks or ())} if table.held or marks else {}


def _json(facts: dict[str, Any]) -> bytes:
    return encode({name: value for name, value in facts.items() if not _is_default(value)})


def _is_default(value: object) -> bool:
    """Nothing, no, and empty; a seat 0 is a fact."""
    return value is None or value is False or (not value and not isinstance(value, int))


def _facts(of: Any) -> dict[str, Any]:
    """The fields of a dataclass that differ from their defaults."""
    return {
        each.name: value
        for each in fields(of)
        if (value := getattr(of, each.name)) != each.default or each.default is MISSING
    }


def _add_cards(summed: blake2b, state: State) -> None:
    summed.update(_packed(*_numbers(state)))
    summed.update(b"".join(_rows(state)))
    for each in LATER:
        if (value := getattr(state, each.name)) != getattr(_NEW, each.name):
            summed.update(each.name.encode() + (value if each.length else b"%d" % value))
