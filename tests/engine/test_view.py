"""What a seat has learned, and what it has not."""

from __future__ import annotations

import random
from collections import Counter

from laws.mixes import chaos, some_deal
from penult import Card, Deal
from penult.engine.editions import EDITIONS
from penult.engine.kernel.state import LAYOUT


def deal_of(rules: str) -> Deal:
    return Deal.shuffled(rules, 3, seed=7)


def cards(*codes: str) -> tuple[Card, ...]:
    return tuple(map(Card, codes))


def test_a_shouted_hand_is_known_to_all_until_it_is_played() -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=HW,B1,B2 h1=R2,G7")
    deal.play("play HW@1")
    deal.play("accept")
    deal.play("color R")

    assert deal.view(2).known[1] == cards("R2", "G7")
    deal.play("play R2!")
    assert deal.view(2).known[1] == deal.view(None).known[1] == cards("G7")


def test_nothing_that_a_bot_does_to_its_view_reaches_anybody_else() -> None:
    deal = deal_of("hp2003")
    view = deal.view(0)

    for shared in (view.deck, view.known, view.moves, view.rules, view.outcome):
        hash(shared)
    for field in LAYOUT:
        own, truth = getattr(view.state, field.name), getattr(deal.state, field.name)
        assert own is not truth or not field.length, field.name


def test_the_deck_of_a_view_is_every_card_of_the_hand() -> None:
    assert deal_of("classic").view(0).deck == EDITIONS["classic"].deck
    assert Deal.at("classic n=2 top=R5 h0=R1 h1=B2 draw=Y7,Y1").view(None).deck == cards(
        "R1", "R5", "B2", "Y1", "Y7"
    )


def test_a_challenged_hand_is_known_to_the_challenger_alone() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,B2,G1 h1=*3")
    deal.play("play W4>G")
    deal.play("challenge")

    assert deal.view(1).known[0] == cards("G1", "B2")
    assert deal.view(2).known[0] == deal.view(None).known[0] == ()


def test_a_card_taken_back_is_known_to_all() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=B2,R1,R3 opt=legality:table")
    deal.play("play B2")
    deal.play("1:flag 0")

    assert deal.view(1).known[0] == deal.view(2).known[0] == cards("B2")


def test_a_playable_drawn_card_is_its_owners_secret() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=B2,G1 draw=R9,B1")
    deal.play("draw")

    assert (deal.view(0).phase, deal.view(0).drawn) == ("drawn:0", Card("R9"))
    assert (deal.view(1).phase, deal.view(1).drawn) == ("turn:0", None)


def test_a_dud_and_a_kept_card_look_alike_to_the_others() -> None:
    dud = Deal.at("classic n=3 top=R5 h0=B2,G1 draw=Y9,B1")
    kept = Deal.at("classic n=3 top=R5 h0=B2,G1 draw=R9,B1")
    seen_dud = [event.seen_by(1) for event in dud.play("draw")]
    seen_kept = [event.seen_by(1) for move in ("draw", "keep") for event in kept.play(move)]

    assert seen_dud == seen_kept


def test_nobody_sees_whether_a_draw_was_forced() -> None:
    forced = Deal.at("classic n=3 top=R5 h0=B2,G1 draw=Y9,B1")
    chosen = Deal.at("classic n=3 top=R5 h0=R2,G1 draw=Y9,B1")

    assert [event.seen_by(None) for event in forced.play("draw")] == [
        event.seen_by(None) for event in chosen.play("draw")
    ]


def test_all_hands_lie_open_at_the_end() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1 h1=B9,GS h2=W")
    deal.play("play R1")

    assert deal.view(None).hands == ((), cards("GS", "B9"), cards("W"))
    assert deal.view(1).outcome == deal.outcome


def test_an_imagined_deal_knows_what_the_seat_knows_and_nothing_else() -> None:
    deal = Deal.shuffled("classic", 4, seed=3)
    view = deal.view(2)
    rng = random.Random(1)
    imagined = [Deal.imagine(view, rng) for _ in range(20)]

    assert all(other.hand(2) == deal.hand(2) for other in imagined)
    assert len({other.hand(0) for other in imagined}) > 15
    assert len({other.draw_pile for other in imagined}) == 20


def test_whether_it_was_a_bluff_is_imagined_and_never_read() -> None:
    deal = Deal.shuffled("classic", 3, seed=2)
    while str(deal.top) != "W4":
        w4 = [move for move in deal.legal_moves() if str(move.card) == "W4"]
        deal.play((w4 or deal.legal_moves())[0])
    view = deal.view(deal.turn)
    rng = random.Random(1)

    guilty = Counter(Deal.imagine(view, rng).state.bluff for _ in range(60))

    assert set(guilty) == {0, 1}


def test_the_victim_does_not_learn_what_the_layer_drew() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,G1,R2 draw=R7,*40 opt=legality:table")
    deal.play("draw")
    deal.play("play W4>G")

    assert deal.view(1).drawn is None


def test_an_unchallenged_bluff_stays_a_secret_at_the_end() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,R1,G2 h1=* h2=B1,B2 draw=*40")
    for move in ["play W4>B", "accept", "play B1!", "draw", "draw", "play B2"]:
        deal.play(move)
    seen = deal.view(None).state

    assert (deal.over, seen.bluff, any(seen.as_laid)) == (True, 0, False)


def test_the_deck_has_no_place_in_a_view() -> None:
    deal = Deal.shuffled("hp2018", 4, seed=3)
    seen = deal.view(1).state

    assert not any(seen.pile)
    assert not any(seen.order)
    assert not any(seen.events)


def test_what_a_deal_says_of_a_seat_is_what_its_view_says() -> None:
    drawn = known = 0
    for seed in range(20):
        rng = random.Random(seed)
        for now in chaos(some_deal(rng), rng):
            for seat in (None, *range(now.seats)):
                view = now.view(seat)
                assert (now.phase_seen_by(seat), now.drawn_by(seat)) == (view.phase, view.drawn)
                assert now.known_to(seat) == view.known
                drawn += view.drawn is not None
                known += any(view.known)

    assert min(drawn, known) > 50


def test_a_seat_that_is_not_touched_sees_nothing_new_of_its_own() -> None:
    untouched = 0
    for seed in range(60):
        rng = random.Random(seed)
        before: dict[int, tuple[object, ...]] = {}
        for now in chaos(some_deal(rng), rng):
            views = map(now.view, range(now.seats))
            own = {seat: (each.hand, each.drawn, each.known, each.moves) for seat, each in enumerate(views)}
            for seat in before.keys() - now.touched:
                assert own[seat] == before[seat], f"seed {seed}, seat {seat}, after {now.moves[-1]}"
                untouched += 1
            before = own
            now.touched.clear()

    assert untouched > 1000
