"""Steps by which the dealer is found, made true."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.dealer import by_picks
from ..wire.events import TableEvent
from . import steps
from .table import Table, Told


def spread_out(table: Table, step: steps.SpreadOut) -> tuple[Told, ...]:
    table.stage = "dealer"
    table.spread = tuple(map(Card, step.cards.split()))
    table.among, table.picks = step.among, {}
    return ()


def picked(table: Table, step: steps.Picked) -> tuple[Told, ...]:
    """R-03, A-03: when all have picked the cards are shown; those who are tied pick again."""
    table.picks[step.seat] = step.at
    if len(table.picks) < len(table.among):
        return ()
    cards = tuple(table.spread[table.picks[seat]] for seat in table.among)
    table.pickings.append(cards)
    shown = [
        TableEvent("picked", seat=seat, card=str(card), rule="R-03")
        for seat, card in zip(table.among, cards, strict=True)
    ]
    highest = by_picks(cards, among=table.among)
    table.spread, table.picks = (), {}
    if len(highest) == 1:
        return (*shown, *_found(table, highest[0], "R-03"))
    table.among = highest
    return (*shown, TableEvent("tied", rule="A-03"))


def dealer_is(table: Table, step: steps.DealerIs) -> tuple[Told, ...]:
    return _found(table, step.seat, step.rule)


def dealer_named(table: Table, step: steps.DealerNamed) -> tuple[Told, ...]:
    """D-32: before a match it is kept for its first deal; while the dealer is looked for, that ends here."""
    if table.stage == "dealer":
        _found(table, step.seat or 0, "D-32")
        table.spread, table.picks, table.pickings = (), {}, []
        table.dealer_named = True
    else:
        for seat, chair in enumerate(table.chairs):
            chair.deals = seat == step.seat
    own = step.seat is not None and table.chairs[step.seat].person == table.host
    host = None if own else table.host
    return (TableEvent("named", host, table.name_of(host), step.seat, rule="D-32"),)


def _found(table: Table, seat: int, rule: str) -> tuple[Told, ...]:
    table.dealer = seat
    table.among = ()
    return (TableEvent("dealer", seat=seat, rule=rule),)
