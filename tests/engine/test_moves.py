from __future__ import annotations

import pytest

from penult import Malformed, Move
from penult.engine.kernel.state import REFEREE
from penult.engine.moves import parse_act


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


def test_a_move_may_say_whose_it_is() -> None:
    assert parse_act("2:catch 0") == (2, Move("catch 0"))
    assert parse_act("ref:hint 1") == (REFEREE, Move("hint 1"))
    assert parse_act("settle") == (REFEREE, Move("settle"))
    assert parse_act("draw") == (None, Move("draw"))


@pytest.mark.parametrize("text", ["x:draw", "12:draw", ":draw", "-1:draw", "²:draw"])
def test_a_seat_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="a seat from 0 to 9, or ref"):
        parse_act(text)
