"""`penult.fast`: batches play by the same rules as a deal, and imagine no more than a view allows."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from laws.mixes import chaos, some_deal
from penult import REFEREE, Deal, Malformed, Move, Rules, View
from penult.bots.open_arena import deal_of
from penult.engine.cards import CARDS, Card
from penult.engine.kernel.cards import KINDS
from penult.fast import NO_MOVE, StateBatch, hidden_cards


def cards_of(row: np.ndarray) -> Counter[Card]:
    return Counter({card: int(row[card.kind]) for card in CARDS if row[card.kind]})


def test_a_batch_deals_what_the_arena_deals() -> None:
    batch = StateBatch.deal("hp2003", seats=3, n=20, seed=4, first=5)

    assert (len(batch), batch.seats, str(batch.rules)) == (20, 3, "hp2003")
    for at in range(20):
        deal = deal_of(Rules("hp2003"), 3, 4, 5 + at)
        assert [cards_of(batch.hands[at, seat]) for seat in range(3)] == [
            Counter(deal.hand(seat)) for seat in range(3)
        ]
        assert batch.turn[at] == deal.turn


def test_legal_moves_are_those_of_the_deal() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=R2,W4,G1 h1=B1,B2")
    moves, found = StateBatch.of(deal, 3).legal()

    assert found.tolist() == 3 * [len(deal.legal_moves())]
    assert {Move.of(int(code)) for code in moves[2, : found[2]]} == {
        Move.of(move.code) for move in deal.legal_moves()
    }
    assert (moves[2, found[2] :] == NO_MOVE).all()


@pytest.mark.parametrize("seed", range(6))
def test_moves_do_the_same_in_a_batch_and_in_a_deal(seed: int) -> None:
    rng = random.Random(seed)
    deal = some_deal(rng)
    batch = StateBatch.of(deal, 2, seed)
    for _ in range(40):
        acting = REFEREE if deal.settling else deal.turn
        moves = deal.legal_moves(acting)
        if deal.over or deal.draw_count < 20 or not moves:
            break
        move = rng.choice(moves)
        assert batch.apply([move.code, NO_MOVE]).tolist() == [0, 0]
        deal.play(move, acting)
        for seat in range(deal.seats):
            assert cards_of(batch.hands[0, seat]) == Counter(deal.hand(seat))
        assert batch.over[0] == deal.over


def test_a_refused_move_changes_nothing() -> None:
    batch = StateBatch.of(Deal.at("classic n=2 top=R5 h0=R2,G1 h1=B1,B2"), 2)
    before = batch.hands

    refusals = batch.apply([Move("play G1").code, Move("play R2!").code])

    assert refusals[0] != 0
    assert refusals[1] == 0
    assert (batch.hands[0] == before[0]).all()
    assert batch.counts[1].tolist() == [1, 2]


def test_a_playout_ends_every_hand_and_is_repeatable() -> None:
    one, two = (StateBatch.deal("classic", seats=4, n=200, seed=3) for _ in range(2))

    assert one.playout("keen") == two.playout("keen") > 200 * 20
    assert one.over.all()
    assert (one.winners == two.winners).all()
    assert {*one.winners.tolist()} == {0, 1, 2, 3}


def test_keen_wins_more_playouts_than_random() -> None:
    batch = StateBatch.deal("classic", seats=2, n=3000, seed=8)
    batch.playout(["keen", "random"])

    assert (batch.winners == 0).mean() > 0.72


def test_choosing_and_applying_is_a_playout_step_by_step() -> None:
    batch = StateBatch.deal("classic", seats=3, n=50, seed=2)
    for _ in range(2000):
        seats, moves = batch.choose("simple")
        assert not batch.apply(moves, seats).any()
        if batch.over.all():
            break

    assert batch.over.all()
    assert (batch.winners >= 0).all()


def test_tables_can_be_copied_and_chosen() -> None:
    batch = StateBatch.deal("classic", seats=2, n=4, seed=6)
    twin, some = batch.copy(), batch.take([3, 3, 0])
    batch.playout("random")

    assert not twin.over.any()
    assert (some.hands[0] == some.hands[1]).all()
    assert (some.hands[2] == twin.hands[0]).all()


def assert_fits(batch: StateBatch, view: View) -> None:
    """Every table is one that the view allows."""
    in_piles = Counter(view.discard_pile)
    for at in range(len(batch)):
        hands = [cards_of(batch.hands[at, seat]) for seat in range(view.seats)]
        assert hands[view.seat or 0] == Counter(view.hand)
        for seat, hand in enumerate(hands):
            assert not Counter(view.known[seat]) - hand
            assert hand.total() == view.counts[seat]
        assert not sum(hands, in_piles) - Counter(view.deck)


@pytest.mark.parametrize("seed", range(8))
def test_imagined_tables_fit_the_view_and_can_be_played_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    for number, now in enumerate(chaos(some_deal(rng), rng)):
        if number % 25 == 0 and not now.over:
            view = now.view(rng.randrange(now.seats))
            batch = StateBatch.imagine(view, 8, seed=number + 1)
            assert_fits(batch, view)
            assert not batch.over.any()
            batch.playout("keen", most=3000)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_imagined_that_depends_on_the_truth(seed: int) -> None:
    """Two deals that look the same from a seat are imagined alike."""
    rng = random.Random(seed)
    for number, now in enumerate(chaos(some_deal(rng), rng)):
        if number % 20 == 0 and not now.over:
            view = now.view(0)
            again = Deal.imagine(view, rng).view(0)
            one, two = (StateBatch.imagine(seen, 5, seed=9) for seen in (view, again))
            assert (one.hands == two.hands).all()
            assert (one.turn == two.turn).all()


def test_without_a_belief_every_hidden_card_is_as_likely_as_any() -> None:
    view = Deal.at("classic n=2 top=R5 h0=R1,R2 h1=*2 draw=G1,G2,G3,G4,G5,G6").view(0)
    batch = StateBatch.imagine(view, 8000, seed=3)
    seen = Counter(card for at in range(8000) for card in cards_of(batch.hands[at, 1]).elements())

    assert 1800 < seen[Card("G1")] < 2200
    assert 3600 < seen[Card("*")] < 4400


def test_a_belief_says_what_a_card_is() -> None:
    view = Deal.shuffled("classic", 3, seed=2).view(0)
    red = np.array([1.0 if card.color == "R" else 0.0 for card in CARDS])

    def first_card_is_red(_: View) -> np.ndarray:
        weights = np.ones((len(hidden_cards(view)), KINDS))
        weights[0] = red
        return weights

    batch = StateBatch.imagine(view, 50, seed=1, belief=first_card_is_red)
    left = sum(card.color == "R" for card in view.unseen)

    assert hidden_cards(view) == 7 * [1] + 7 * [2]
    assert left > 5
    assert all(any(card.color == "R" for card in cards_of(batch.hands[at, 1])) for at in range(50))


def test_a_bot_cannot_spoil_the_view_it_is_given() -> None:
    deal = Deal.shuffled("classic", 2, seed=2)
    view = deal.view(0)
    with pytest.raises(AttributeError):
        view.deck.clear()  # type: ignore[attr-defined]
    view.state.pile_end = 0
    view.state.hands[:] = bytes(len(view.state.hands))

    assert deal.view(0).hand == deal.hand(0)
    assert len(deal.view(0).deck) == 108


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        (lambda batch: batch.apply([1]), "one for each of 3 tables"),
        (lambda batch: batch.apply([1, 1, 1], [0, 99, 0]), "seats from 0 to 1"),
        (lambda batch: batch.playout("clever"), "random or simple or keen"),
        (lambda batch: batch.choose(["keen"]), "one, or 2"),
        (lambda _: StateBatch.deal("classic", 2, 0), "1 or more tables"),
        (lambda _: StateBatch.deal("classic", 2, 1, dealer=2), "a seat from 0 to 1"),
        (lambda _: StateBatch.imagine(Deal.shuffled("classic", 2, 1).view(), 2), "the view of a seat"),
        (
            lambda _: StateBatch.imagine(Deal.shuffled("classic", 2, 1).view(0), 2, belief=[[1.0]]),
            "7 rows of",
        ),
    ],
)
def test_what_does_not_fit_is_refused(wrong: object, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        wrong(StateBatch.deal("classic", seats=2, n=3))  # type: ignore[operator]


def test_tables_are_taken_by_number_or_by_a_mask() -> None:
    batch = StateBatch.deal("classic", seats=2, n=4)
    mask = np.array([True, False, False, True])

    assert (batch.take(mask).hands == batch.take([0, 3]).hands).all()
    with pytest.raises(Malformed, match="at least one table"):
        batch.take(~batch.over & False)


def test_each_copy_of_a_deal_reshuffles_for_itself() -> None:
    deal = Deal.at(
        "classic n=2 top=R5 h0=B1,B2 h1=G1 draw=G7 disc=" + ",".join(f"Y{n}" for n in range(1, 10))
    )
    batch = StateBatch.of(deal, 8)
    for _ in range(2):
        moves, _ = batch.legal()
        batch.apply(moves[:, 0])

    drawn = batch.hands[:, 0] + batch.hands[:, 1]
    assert len({row.tobytes() for row in drawn}) > 1
