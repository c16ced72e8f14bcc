"""What happened in a hand and why a move was refused, as the engine says it, so that its voice can speak.

>>> engine_event(HandEvent("drew", "R-19", seat=1, cards=("?",)))
Event('R-19 drew 1 ?')
"""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.errors import IllegalMove, Malformed
from ..engine.events import Event
from ..engine.refusals import REFUSALS
from ..wire.events import HandEvent
from ..wire.to_client import Refused

_OF_THE_RULES = frozenset(refusal.code for refusal in REFUSALS.values())
_CARDS = ("card", "top", "drawn")


def engine_event(event: HandEvent) -> Event:
    return Event(
        event.kind,
        event.rule,
        event.seat,
        event.other,
        tuple(map(Card, event.cards)),
        event.color,
        event.number,
        event.broken,
        event.direction,
    )


def illegal_move(refused: Refused) -> IllegalMove | None:
    """What the rules refused; None where it was the table that did."""
    if refused.rule is None or refused.code not in _OF_THE_RULES:
        return None
    facts = {name: _fact(name, fact) for name, fact in refused.facts.items()}
    return IllegalMove(refused.code, refused.rule, facts, refused.expected)


def _fact(name: str, fact: object) -> object:
    if fact == "None":
        return None
    if name not in _CARDS:
        return fact
    try:
        return Card(str(fact))
    except Malformed:
        return None
