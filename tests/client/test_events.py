"""What comes over the wire is what the engine said."""

from __future__ import annotations

import pytest

from penult.client.events import engine_event, illegal_move
from penult.engine.deal import Deal
from penult.engine.errors import IllegalMove
from penult.table.sending.announcements import hand_event
from penult.wire.events import HandEvent
from penult.wire.to_client import Refused


def test_an_event_is_itself_again() -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=HW,B1,B2 h1=G1,G2 h2=Y1,Y2")
    events = [*deal.play("play HW@1"), *deal.play("accept", 1)]

    for event in events:
        told = HandEvent(
            event.kind, event.rule, event.seat, event.other, tuple(map(str, event.cards)), event.color,
            event.number, event.broken, event.direction,
        )  # fmt: skip
        assert engine_event(told) == event
    assert len(events) > 3


def test_the_proof_of_a_bluff_is_itself_again() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,R1,B2 h1=G1,G2 draw=Y1,Y2,Y3,Y4")
    deal.play("play W4>B")
    guilty = next(event for event in deal.play("challenge") if event.kind == "guilty")

    assert guilty.proof is not None
    assert engine_event(hand_event(guilty, mark="")) == guilty


def test_a_refusal_of_the_rules_is_itself_again() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=B1,B2")
    with pytest.raises(IllegalMove) as refused:
        deal.play("play B1")
    refusal = refused.value
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in refusal.facts.items()}

    again = illegal_move(Refused(id=1, code=refusal.code, rule=refusal.rule, facts=facts))

    assert again is not None
    assert (again.code, again.rule, again.facts) == (refusal.code, refusal.rule, refusal.facts)


def test_a_refusal_of_the_table_is_none_of_the_rules() -> None:
    assert illegal_move(Refused(id=1, code="not_host")) is None
    assert illegal_move(Refused(id=1, code="picked", rule="R-03")) is None
