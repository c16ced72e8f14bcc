"""The part of a hand that differs from viewer to viewer, and what of it is new."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ..engine.cards import CARDS, Card
from ..engine.moves import Move
from ..wire import views
from .table import Table


class OwnPart(NamedTuple):
    """The fields of the hand that differ from viewer to viewer."""

    you: int | None
    phase: str
    hand: tuple[str, ...]
    drawn: str | None
    known: tuple[tuple[str, ...], ...]
    moves: tuple[views.Offer, ...]
    held: str | None

    def news(self, before: OwnPart | None) -> dict[str, Any]:
        """What has changed since that was sent."""
        if before is None:
            return self._asdict()
        pairs = zip(OwnPart._fields, before, self, strict=True)
        return {name: now for name, old, now in pairs if old is not now and old != now}


def own_part(table: Table, masked: int | None, seat: int | None) -> OwnPart:
    """What this viewer alone sees. While `masked` hides a drawn card nobody else has anything to do."""
    assert table.deal is not None
    own = table.deal.own(seat)
    shut_out = masked is not None and own.drawn is None
    return OwnPart(
        seat,
        f"turn:{masked}" if shut_out else own.phase,
        codes(own.hand),
        None if own.drawn is None else str(own.drawn),
        _known(own.known),
        () if shut_out else offers(own.moves),
        None if seat is None else table.held.get(seat),
    )


_code = {card: str(card) for card in CARDS}.__getitem__


def codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(_code, cards))


def _known(hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(codes, hands)) if any(hands) else ()


def offers(moves: tuple[Move, ...]) -> tuple[views.Offer, ...]:
    return tuple(_offer(move.code, move.breaks) for move in moves)


@cache
def _offer(code: int, breaks: str | None) -> views.Offer:
    return views.Offer(str(Move.of(code)), breaks)
