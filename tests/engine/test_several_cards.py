"""A hand with many equal numbers, where any of them can be laid together (H-31): what is listed of it."""

from __future__ import annotations

import json
import random
from itertools import product

import pytest

from penult import Card, Deal, Malformed, Move
from penult.engine.editions import EDITIONS, Edition
from penult.engine.kernel.legal import MOVES, MOVES_OF_SEVERAL
from penult.engine.speeds import INTERPRETED, Speed, compiled
from penult.wire.limits import MESSAGE_BYTES

FIVES = ["R5", "R5", "G5", "G5", "B5", "B5", "Y5", "Y5"]
EIGHT_FIVES = f"classic n=3 top=B5 h0={','.join(FIVES)},R1 opt=multi:face"
ALL_NUMBERS = ",".join(f"{color}{number}" for color, number in product("RRGGBBYY", range(1, 10)))


def plays(deal: Deal) -> list[tuple[Card, ...]]:
    return [move.cards for move in deal.legal_moves() if len(move.cards) > 1 and not move.uno]


def plain(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The same play as it is listed: what is between the first and the last in the order of the colors."""
    return (cards[0], *sorted(cards[1:-1]), cards[-1])


def test_each_choice_of_cards_is_listed_once_for_its_first_and_its_last_card() -> None:
    listed = plays(Deal.at(EIGHT_FIVES))

    assert len(listed) == len(set(listed)) == 540
    assert listed == [plain(cards) for cards in listed]


@pytest.mark.parametrize("seed", range(40))
def test_every_order_of_some_equal_cards_is_accepted_and_listed_as_its_plain_form(seed: int) -> None:
    rng = random.Random(seed)
    deal = Deal.at(EIGHT_FIVES)
    cards = tuple(Card(code) for code in rng.sample(FIVES, rng.randint(2, 8)))
    assert plain(cards) in plays(deal)
    deal.play(Move("play " + "+".join(map(str, cards))))

    assert (deal.top, deal.counts[0]) == (cards[-1], 9 - len(cards))


def test_the_list_of_eight_equal_cards_fits_into_a_message() -> None:
    offered = [(str(move), move.breaks) for move in Deal.at(EIGHT_FIVES).legal_moves()]

    assert len(json.dumps(offered)) < 2 * MESSAGE_BYTES
    assert max(len(text) for text, _ in offered) < 30


@pytest.mark.parametrize("legality", ["strict", "table"])
def test_the_largest_list_has_room(legality: str) -> None:
    deal = Deal.at(f"classic n=2 top=R5 h0={ALL_NUMBERS} h1=W opt=multi:face,legality:{legality}")

    assert 1000 < len(deal.legal_moves(0)) < MOVES_OF_SEVERAL


def test_a_number_that_no_deck_has_so_often_is_refused_where_it_could_be_laid_together() -> None:
    position = "classic n=2 top=R5 h0=B5,B5 draw=B5,G1"
    assert Deal.at(position).legal_moves()

    with pytest.raises(Malformed, match="at most twice, under multi, came '3 × B5'"):
        Deal.at(f"{position} opt=multi:face")


@pytest.mark.parametrize("speed", [INTERPRETED, compiled()], ids=lambda speed: speed.name)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=str)
def test_a_hand_with_a_card_of_each_kind_at_a_table_of_ten_has_room(edition: Edition, speed: Speed) -> None:
    hand = ",".join(sorted(set(map(str, edition.deck))))
    others = " ".join(f"h{seat}=R1" for seat in range(1, 10))
    switches = "legality:table,seven:may,zero:rotate,false_catch:draw2"

    deal = Deal.at(f"{edition.name} n=10 top=R5 h0={hand} {others} opt={switches}", speed=speed)

    assert 150 < len(deal.legal_moves(0)) < MOVES
