"""Steps by which the dealer is found, made true."""

from __future__ import annotations

from ...engine.cards import Card
from ...engine.dealer import by_picks
from ...wire.said import TableEvent
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


def _found(table: Table, seat: int, rule: str) -> tuple[Told, ...]:
    table.dealer = seat
    table.among = ()
    return (TableEvent("dealer", seat=seat, rule=rule),)
