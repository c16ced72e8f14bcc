from __future__ import annotations

import pytest

from penult import Malformed, Move
from penult.engine.kernel.state import REFEREE
from penult.engine.moves import LONGEST, parse_act, written


@pytest.mark.parametrize(
    "text",
    [
        "play R7",
        "play R1!",
        "play W>G",
        "play W4>B!",
        "play HW@3",
        "play SH@9!",
        "play W",
        "draw",
        "keep",
        "color Y",
        "accept",
        "challenge",
        "invis",
        "invis G",
        "invis G!",
        "uno",
        "catch 0",
        "flag 9",
        "hint 4",
        "settle",
    ],
)
def test_what_str_writes_a_move_reads(text: str) -> None:
    assert str(Move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play R",
        "play R7>",
        "play R7@",
        "play R7!!",
        "play W>P",
        "play W>GG",
        "play W@1>G",
        "play HW@10",
        "draw 2",
        "keep it",
        "color",
        "color red",
        "color P",
        "catch",
        "catch me",
        "catch 12",
        "catch -1",
        "flag",
        "hint",
        "settle 1",
        "uno!",
        "invis P",
        "shuffle",
        "PLAY R7",
        "play ?",
        "play W4>G! now",
        "catch ٣",
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="expected"):
        Move(text)


def test_the_longest_text_of_a_move_is_a_play_of_all_cards_of_a_face() -> None:
    longest = "play R7+R7+G7+G7+B7+B7+Y7+Y7@2!"

    assert str(Move(longest)) == longest
    assert len(longest) == LONGEST


def test_writing_any_number_of_moves_keeps_a_bounded_number_of_texts() -> None:
    before = written.cache_info()
    for bits in range(40_000):
        str(Move.of(Move("play R0").code | bits << 18))

    after = written.cache_info()
    assert after.misses - before.misses > 16384
    assert after.currsize <= 16384


def test_a_move_may_say_whose_it_is() -> None:
    assert parse_act("2:catch 0") == (2, Move("catch 0"))
    assert parse_act("ref:hint 1") == (REFEREE, Move("hint 1"))
    assert parse_act("settle") == (REFEREE, Move("settle"))
    assert parse_act("draw") == (None, Move("draw"))


@pytest.mark.parametrize("text", ["x:draw", "12:draw", ":draw", "-1:draw", "²:draw"])
def test_a_seat_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="a seat from 0 to 9, or ref"):
        parse_act(text)
