"""What comes over the wire is what the engine said."""

from __future__ import annotations

import pytest

from penult.client.events import engine_event, illegal_move
from penult.engine.deal import Deal
from penult.engine.kernel.cards import NO_CARD, NO_COLOR
from penult.engine.kernel.refusal_codes import refused as packed
from penult.engine.refusals import CARD_FACTS, REFUSALS
from penult.engine.refusals import illegal_move as engine_refusal
from penult.table.journal import refusal
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


@pytest.mark.parametrize("code", REFUSALS, ids=lambda code: REFUSALS[code].code)
@pytest.mark.parametrize(("card", "color"), [(5, 2), (NO_CARD, NO_COLOR)], ids=["named", "missing"])
def test_a_refusal_of_the_rules_is_itself_again(code: int, card: int, color: int) -> None:
    numbers = {"color": color, **dict.fromkeys(CARD_FACTS, card)}
    a, b, c = [*(numbers.get(fact, 3) for fact in REFUSALS[code].facts), 0, 0, 0][:3]
    refused = engine_refusal(packed(code, 16, a, b, c))

    again = illegal_move(refusal(1, refused))

    assert again is not None
    assert (again.code, again.rule, again.facts) == (refused.code, refused.rule, refused.facts)


def test_a_refusal_of_the_table_is_none_of_the_rules() -> None:
    assert illegal_move(Refused(id=1, code="not_host")) is None
    assert illegal_move(Refused(id=1, code="picked", rule="R-03")) is None
