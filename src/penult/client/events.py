"""Events and refusals from messages, as the engine's own types, so that `Voice` can put them into words.

>>> engine_event(HandEvent("drew", "R-19", seat=1, cards=("?",)))
Event('R-19 drew 1 ?')
"""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.errors import IllegalMove, Malformed
from ..engine.events import Event
from ..engine.refusals import CARD_FACTS, REFUSALS
from ..wire.events import HandEvent
from ..wire.to_client import Refused

_OF_THE_RULES = frozenset(refusal.code for refusal in REFUSALS.values())


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
        None if event.proof is None else Card(event.proof),
    )


def illegal_move(refused: Refused) -> IllegalMove | None:
    """The refusal as the engine's error; None if the table refused it, not the rules."""
    if refused.rule is None or refused.code not in _OF_THE_RULES:
        return None
    facts = {name: _fact(name, fact) for name, fact in refused.facts.items()}
    return IllegalMove(refused.code, refused.rule, facts, refused.expected)


def _fact(name: str, fact: object) -> object:
    if fact == "None":
        return None
    if name not in CARD_FACTS:
        return fact
    try:
        return Card(str(fact))
    except Malformed:
        return None
