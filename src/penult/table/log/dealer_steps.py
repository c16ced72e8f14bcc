"""Applies the steps that find the dealer."""

from __future__ import annotations

from ...engine.cards import Card
from ...engine.dealer import by_picks
from ...wire.events import TableEvent
from ..table import AnyEvent, Table
from . import steps


def spread_out(table: Table, step: steps.SpreadOut) -> tuple[AnyEvent, ...]:
    table.stage = "dealer"
    table.spread = tuple(map(Card, step.cards.split()))
    table.pickers, table.picks = step.among, {}
    return ()


def picked(table: Table, step: steps.Picked) -> tuple[AnyEvent, ...]:
    """R-03, A-03: once all have picked, the cards are shown. Those who are tied pick again."""
    table.picks[step.seat] = step.at
    if len(table.picks) < len(table.pickers):
        return ()
    cards = tuple(table.spread[table.picks[seat]] for seat in table.pickers)
    table.picked_cards.append(cards)
    shown = [
        TableEvent("picked", seat=seat, card=str(card), rule="R-03")
        for seat, card in zip(table.pickers, cards, strict=True)
    ]
    highest = by_picks(cards, among=table.pickers)
    table.spread, table.picks = (), {}
    if len(highest) == 1:
        return (*shown, *_found(table, highest[0], "R-03"))
    table.pickers = highest
    return (*shown, TableEvent("tied", rule="A-03"))


def dealer_is(table: Table, step: steps.DealerIs) -> tuple[AnyEvent, ...]:
    return _found(table, step.seat, step.rule)


def dealer_named(table: Table, step: steps.DealerNamed) -> tuple[AnyEvent, ...]:
    """D-32: before a match the name is kept for its first deal. During the search it ends the search."""
    if table.stage == "dealer":
        _found(table, step.seat or 0, "D-32")
        table.spread, table.picks, table.picked_cards = (), {}, []
        table.dealer_named = True
    else:
        for seat, chair in enumerate(table.chairs):
            chair.deals = seat == step.seat
    own = step.seat is not None and table.chairs[step.seat].person == table.host
    host = None if own else table.host
    return (TableEvent("named", host, table.name_of(host), step.seat, rule="D-32"),)


def _found(table: Table, seat: int, rule: str) -> tuple[AnyEvent, ...]:
    table.dealer = seat
    table.pickers = ()
    return (TableEvent("dealer", seat=seat, rule=rule),)
