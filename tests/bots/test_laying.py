"""What a policy may lay is what the kernel calls right; the move is the one that the list has."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from laws.mixes import chaos, some_deal
from penult import Card, Deal, Move
from penult.bots.kernel.plays import fitting_cards, honest_plays, lay
from penult.engine.cards import CARDS
from penult.engine.kernel.cards import BLUE
from penult.engine.kernel.state import DRAWN, TURN


def cards_of(kinds: int) -> set[Card]:
    return {card for card in CARDS if kinds >> card.kind & 1}


def test_right_cards_are_those_the_list_of_moves_calls_right() -> None:
    met: Counter[str] = Counter()
    for seed in range(10):
        rng = random.Random(seed)
        for now in islice(chaos(some_deal(rng), rng), 80):
            if now.state.phase in (TURN, DRAWN):
                plays = [move for move in now.legal_moves() if move.verb == "play"]
                right = {move.card for move in plays if move.right}
                bluffs = {move.card for move in plays if move.breaks == "R-28"}

                assert cards_of(honest_plays(now.state, now.state.actor)) == right
                assert cards_of(fitting_cards(now.state, now.state.actor)) == right | bluffs
                met.update(right=len(right), bluffs=len(bluffs))

    assert met["right"] > 200
    assert met["bluffs"] > 20


@pytest.mark.parametrize(
    ("position", "card", "move"),
    [
        ("classic n=3 top=R5 h0=R1,G1,G2", "R1", "play R1"),
        ("classic n=3 top=R5 h0=W,G1,G2", "W", "play W>B"),
        ("classic n=3 top=R5 h0=W,G1", "W", "play W>B!"),
        ("classic n=3 top=R5 h0=W", "W", "play W"),
        ("hp2003 n=3 top=R5 h0=HW,G1,G2", "HW", "play HW@2"),
        ("hp2003 n=3 top=R5 h0=HW", "HW", "play HW"),
        ("hp2018 n=3 top=R5 h0=SH", "SH", "play SH"),
        ("hp2018 n=3 top=R5 h0=SH opt=hat_last:on", "SH", "play SH@2"),
    ],
)
def test_a_card_is_laid_with_what_it_asks_for_and_no_more(position: str, card: str, move: str) -> None:
    deal = Deal.at(position)

    assert Move.of(lay(deal.state, 0, Card(card).kind, BLUE, 2)) == Move(move)
    assert Move(move) in deal.legal_moves()


def test_uno_is_not_called_twice() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,G1")
    deal.play("uno")

    assert Move.of(lay(deal.state, 0, Card("R1").kind, BLUE, 2)) == Move("play R1")
