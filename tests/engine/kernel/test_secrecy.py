"""What `hide` removes and what guessing fills in, field by field."""

from __future__ import annotations

from penult import Card, Deal
from penult.engine.kernel.cards import NO_CARD
from penult.engine.kernel.secrecy import had_a_choice, hide, plainly_wrong, was_bluff
from penult.engine.kernel.state import DRAWN, NOBODY, TURN, State


def hidden_from(deal: Deal, seat: int) -> State:
    state = deal.state.copy()
    hide(state, seat)
    return state


def test_the_prepared_chance_is_taken_out() -> None:
    deal = Deal.shuffled("hp2018", 3, seed=4)
    deal.state.place = 9
    seen = hidden_from(deal, 0)

    assert (seen.order_ready, seen.place, any(seen.order), any(seen.pile)) == (0, 0, False, False)
    assert seen.pile_end - seen.pile_top == len(deal.draw_pile)
    assert (seen.pile_top, seen.told) == (0, 0)


def test_other_hands_are_taken_out_and_their_sizes_stay() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,R2 h1=B1,B2,B3 h2=G1")
    seen = hidden_from(deal, 1)

    assert list(seen.held[:3]) == [0, deal.state.held[1], 0]
    assert list(seen.sizes[:3]) == [2, 3, 1]
    assert sum(seen.hands) == 3


def test_a_spectator_sees_no_hand() -> None:
    seen = hidden_from(Deal.at("classic n=3 top=R5"), NOBODY)

    assert not any(seen.hands)


def test_a_drawn_card_stays_with_its_owner() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R2,G1 draw=R9,B1 opt=drawn:must_nomatch")
    deal.play("draw")
    mine, theirs = hidden_from(deal, 0), hidden_from(deal, 1)

    assert (mine.phase, mine.drawn, mine.declined) == (DRAWN, Card("R9").kind, 1)
    assert (theirs.phase, theirs.drawn, theirs.declined) == (TURN, NO_CARD, 0)


def test_what_was_declined_is_forgotten_with_the_turn() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R2,G1 draw=R9,B1 opt=drawn:must_nomatch")
    deal.play("draw")
    deal.play("keep")

    assert hidden_from(deal, 1).declined == 0


def test_a_wrong_card_is_its_layers_knowledge() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=B2,R1,R3 opt=legality:table")
    deal.play("play B2")

    assert (hidden_from(deal, 0).wrong, hidden_from(deal, 1).wrong) == (16, 0)


def test_a_bluff_is_its_layers_knowledge_until_it_is_answered() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,R2,G1 h1=*3")
    deal.play("play W4>G")
    mine, theirs = hidden_from(deal, 0), hidden_from(deal, 1)

    assert (mine.bluff, sum(mine.as_laid), mine.size_as_laid) == (1, 2, 2)
    assert (theirs.bluff, sum(theirs.as_laid), theirs.size_as_laid) == (0, 0, 2)
    deal.play("accept")
    for seat in range(3):
        seen = hidden_from(deal, seat)
        assert (seen.bluff, sum(seen.as_laid), seen.size_as_laid) == (0, 0, 0)


def test_anybody_can_see_whether_a_card_fits_on_the_one_beneath() -> None:
    for card, wrong in (("R1", 0), ("B5", 0), ("W>G", 0), ("B2", 16)):
        deal = Deal.at(f"classic n=3 top=R5 h0={card.partition('>')[0]},R8,R9 opt=legality:table")
        deal.play(f"play {card}")
        assert plainly_wrong(deal.state) == wrong


def test_nothing_is_plainly_wrong_when_nothing_was_laid() -> None:
    assert plainly_wrong(Deal.at("classic n=3 top=R5 disc=B2 opt=legality:table").state) == 0


def test_a_bluff_follows_from_the_hand_as_laid() -> None:
    for hand, bluff in (("R2,G1", 1), ("B2,G1", 0), ("B5,W", 0), ("B1,RS", 1)):
        deal = Deal.at(f"classic n=3 top=R5 h0=W4,{hand}")
        deal.play("play W4>G")
        assert was_bluff(deal.state) == deal.state.bluff == bluff


def test_a_player_had_a_choice_if_another_card_fits() -> None:
    for hand, choice in (("R2,G1", 1), ("B2,G1", 0), ("R9,G1", 1)):
        deal = Deal.at(f"classic n=3 top=R5 h0={hand} draw=R9,B1 opt=drawn:must")
        deal.play("draw")
        assert had_a_choice(deal.state) == deal.state.declined == choice
