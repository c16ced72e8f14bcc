"""A digest of the whole state of a table: equal digests, equal tables.

It covers facts in a fixed order: people and match (`table_facts`) and what a move can change besides the
cards (`hand_facts`), as JSON objects in the order of the source, then the cards of the hand (`NUMBERS`,
`ROWS`). A fact at its default is left out, so a new fact changes no digest until it is used.

A digest begins with a version. Digests of different versions cannot be compared.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from hashlib import blake2b
from operator import attrgetter
from struct import Struct
from typing import Any

from msgspec.json import encode

from ...engine.kernel.state import LAYOUT, State
from ..table import Table

VERSION = b"\x05"
"""Raised when the same table gets a different digest than before. The first version wrote none."""
SIZE = 16

NUMBERS = """
    seats dealer deck strength drawn_rule lenient invis_any invis_free howler_to_invis howler_any reverse_noop
    hat_last hints forced_closes lazy return_middle guilty_returns lowest_wins false_price pile_top pile_end
    discards top color phase actor direction origin turned_up drawn declined passes former_color
    former_direction flaggable wrong guarded cancellable bluff size_as_laid exposed lapsed called winner void
""".split()  # noqa: SIM905 - a list takes fifty lines
ROWS = ("hands", "sizes", "pile", "discard", "as_laid")
NOT_DIGESTED = ("order", "order_ready", "place", "events", "told", "held")
"""Chance that has not been used yet, events that were sent already, and what repeats `hands`."""
NEWER_FIELDS = [each for each in LAYOUT if each.name not in (*NUMBERS, *ROWS, *NOT_DIGESTED)]
"""Fields added after this version. They count, by name, once they differ from their default."""
_DEFAULTS = State()
_numbers, _rows = attrgetter(*NUMBERS), attrgetter(*ROWS)
_packed = Struct(f"<{len(NUMBERS)}q").pack


def digest(table: Table) -> bytes:
    """The version, and sixteen bytes."""
    if table.cached_facts is None:
        table.cached_facts = _json(table_facts(table))
    hasher = blake2b(table.cached_facts, digest_size=SIZE)
    if facts := hand_facts(table):
        hasher.update(_json(facts))
    if table.deal is not None:
        _add_cards(hasher, table.deal.state)
    return VERSION + hasher.digest()


def comparable(stored: bytes) -> bool:
    """Whether a stored digest is of this version."""
    return len(stored) == len(VERSION) + SIZE and stored[: len(VERSION)] == VERSION


def table_facts(table: Table) -> dict[str, Any]:
    """Everything but the hand. It rarely changes, so `Table` caches it encoded.

    The names of the facts are part of every digest: an attribute may be renamed, its fact may not.
    """
    return {
        "people": list(table.names),
        "banned": sorted(table.banned),
        "host": table.host,
        "chairs": [_facts(chair) for chair in table.chairs],
        "hand_of": table.seen_hands,
        "began": table.seats_at_deal,
        "sent_away": sorted(table.kicked_players),
        "paused": table.paused,
        "closed": table.closed,
        "shut": table.shut,
        "stage": table.stage,
        "order": table.order,
        "standing": _facts(table.match.standing) if table.match else None,
        "spread": [str(card) for card in table.spread],
        "among": table.pickers,
        "picks": table.picks,
        "pickings": [[str(card) for card in picked] for picked in table.picked_cards],
        "dealer": table.dealer,
        "dealer_named": table.dealer_named,
    }


def hand_facts(table: Table) -> dict[str, Any]:
    """Held answers, and how many moves were not made by a person."""
    marks = table.marks[-1] if table.marks else None
    return {"held": table.held, "marks": len(marks or ())} if table.held or marks else {}


def _json(facts: dict[str, Any]) -> bytes:
    return encode({name: value for name, value in facts.items() if not _is_default(value)})


def _is_default(value: object) -> bool:
    """None, False or empty. Seat 0 is not a default."""
    return value is None or value is False or (not value and not isinstance(value, int))


def _facts(record: Any) -> dict[str, Any]:
    """The fields of a dataclass that differ from their defaults."""
    return {
        each.name: value
        for each in fields(record)
        if (value := getattr(record, each.name)) != each.default or each.default is MISSING
    }


def _add_cards(hasher: blake2b, state: State) -> None:
    hasher.update(_packed(*_numbers(state)))
    hasher.update(b"".join(_rows(state)))
    for each in NEWER_FIELDS:
        if (value := getattr(state, each.name)) != getattr(_DEFAULTS, each.name):
            hasher.update(each.name.encode() + _written(value))


def _written(value: Any) -> bytes:
    """A number or a row as bytes."""
    if isinstance(value, int):
        return b"%d" % value
    return bytes(value) if isinstance(value, bytearray) else b",".join(b"%d" % each for each in value)
