"""Who is to act, who may speak, and in which order: without a face and without a clock."""

from __future__ import annotations

import pytest

from penult.engine.errors import IllegalMove
from penult.engine.moves import Move
from penult.terminal.hand_of_play import UNASKED, Due, HandOfPlay
from terminal.sitting import hand_at


def kinds(events: tuple[object, ...]) -> list[str]:
    return [str(event).split()[1] for event in events]


def test_the_person_is_due_on_their_turn_and_the_bot_on_its_own() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,R2,R3")

    assert hand.due is Due.YOU
    hand.play(Move("play R1"))
    assert hand.due is Due.BOT


def test_a_refused_move_changes_nothing() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,B2,B3")
    before = hand.deal.state.copy()

    with pytest.raises(IllegalMove, match="R-16"):
        hand.play(Move("play B2"))

    assert hand.deal.state == before
    assert hand.due is Due.YOU


def test_an_exposed_person_has_the_first_word_before_any_bot_can_catch() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,R2", b2=("catch 0",))
    hand.play(Move("play R1"))

    assert hand.due is Due.WINDOW
    hand.play(Move("uno"))
    assert hand.due is Due.BOT
    assert hand.deal.counts[0] == 1


def test_a_person_who_says_nothing_in_the_window_can_be_caught() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,R2", b2=("catch 0",))
    hand.play(Move("play R1"))
    hand.go_on()

    assert hand.due is Due.REMARKS
    assert kinds(hand.hear_bots()) == ["caught", "drew"]
    assert hand.deal.counts[0] == 3
    assert hand.due is Due.BOT


def test_an_exposed_bot_can_be_caught_by_the_person_first() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=R1,R2", b1=("play R1",), b2=("catch 1",))
    hand.let_bot_move()

    assert hand.due is Due.WINDOW
    assert kinds(hand.play(Move("catch 1"))) == ["caught", "drew"]


def test_a_window_opens_again_while_somebody_is_still_exposed() -> None:
    hand = hand_at("classic n=3 top=R5 h0=W4,R2 h1=B1,B2")
    hand.play(Move("play W4>G"))
    hand.go_on()
    UNASKED[hand.due](hand)

    assert hand.due is Due.BOT
    hand.let_bot_move()
    assert hand.due is Due.WINDOW, "a victim who draws four has not begun a turn"


def test_a_bot_lays_or_keeps_a_drawn_card_in_the_same_breath() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=B1,B2 draw=R9,B3,*9", b1=("draw", "keep"))

    assert kinds(hand.let_bot_move()) == ["drew", "turn"]
    assert [str(move) for _, move in hand.deal.moves] == ["draw", "keep"]
    assert hand.deal.turn == 2


def test_a_bot_notices_a_wrong_card() -> None:
    hand = hand_at("classic n=3 top=R5 h0=B1,B2,B3 opt=legality:table", b2=("flag 0",))
    hand.play(Move("play B1"))

    assert hand.due is Due.REMARKS
    assert kinds(hand.hear_bots())[0] == "flagged"


def test_an_accusation_without_ground_is_not_heeded() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,B2,B3 opt=legality:table", b1=("flag 0",), b2=("flag 0",))
    hand.play(Move("play R1"))

    assert hand.hear_bots() == ()
    assert hand.due is Due.BOT


def test_a_wrong_last_card_of_the_person_is_settled_when_no_bot_objects() -> None:
    hand = hand_at("classic n=3 top=R5 h0=B1 opt=legality:table")
    hand.play(Move("play B1"))

    until_asked(hand)

    assert hand.deal.over
    assert hand.deal.outcome is not None
    assert hand.deal.outcome.winner == 0


def test_the_person_can_object_to_a_wrong_last_card_of_a_bot() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=B1 opt=legality:table", b1=("play B1",))
    hand.let_bot_move()

    assert hand.due is Due.WINDOW
    assert kinds(hand.play(Move("flag 1")))[0] == "flagged"
    assert not hand.deal.over


def test_only_the_moves_of_bots_are_marked() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,R2,R3", b1=("draw",))
    hand.play(Move("play R1"))
    until_asked(hand)

    assert hand.marks == {1: "bot", 2: "bot"}
    assert [seat for seat, _ in hand.deal.moves] == [0, 1, 2]


def test_nobody_waits_for_a_window_that_only_offers_false_catches() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=R1,R2,R3 opt=false_catch:draw2", b1=("play R1",))
    hand.let_bot_move()

    assert any(move.verb == "catch" for move in hand.view.moves)
    until_asked(hand)
    assert hand.due is Due.YOU


def test_a_bot_that_accuses_without_end_does_not_hold_up_the_table() -> None:
    endless = ("catch 0",) * 50
    hand = hand_at("classic n=3 t=1 top=R5 h1=R1,R2,R3 opt=false_catch:draw2", b1=("play R1",), b2=endless)
    hand.let_bot_move()

    hand.hear_bots()
    hand.hear_bots()

    assert hand.due is Due.BOT
    assert hand.deal.counts[2] == 7 + 2


def until_asked(hand: HandOfPlay) -> None:
    """Let everything happen that needs no word of the person."""
    while hand.due in UNASKED:
        UNASKED[hand.due](hand)
