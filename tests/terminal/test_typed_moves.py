"""What people type, and what it means."""

from __future__ import annotations

import pytest

from penult.engine.deal import Deal
from penult.engine.errors import Malformed
from penult.terminal.typed_moves import meant

POSITION = "classic n=3 top=R5 h0=R1,B2,W,W4"


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("1", ["play R1"]),
        ("1!", ["play R1!"]),
        (" 1 ! ", ["play R1!"]),
        ("2", ["play B2"]),
        ("b2", ["play B2"]),
        ("R1", ["play R1"]),
        ("r1!", ["play R1!"]),
        ("g9", ["play G9"]),
        ("w", ["play W>R", "play W>G", "play W>B", "play W>Y"]),
        ("w>g", ["play W>G"]),
        ("W4>Y!", ["play W4>Y!"]),
        ("play w>g!", ["play W>G!"]),
        ("d", ["draw"]),
        ("DRAW", ["draw"]),
        ("k", ["keep"]),
        ("h", ["challenge"]),
        ("g", ["color G"]),
        ("color g", ["color G"]),
        ("u", ["uno"]),
        ("c 2", ["catch 2"]),
        ("catch 2", ["catch 2"]),
        ("f 1", ["flag 1"]),
        ("i g!", ["invis G!"]),
        ("invis! ", ["invis!"]),
    ],
)
def test_a_line_means_a_move(typed: str, moves: list[str]) -> None:
    assert [str(move) for move in meant(typed, Deal.at(POSITION).view(0))] == moves


@pytest.mark.parametrize("typed", ["", "!", "0", "5", "999", "c", "dance", "²", "play", "🂡", "1 2", "\x00"])
def test_what_is_no_move_is_malformed(typed: str) -> None:
    with pytest.raises(Malformed):
        meant(typed, Deal.at(POSITION).view(0))


def test_c_alone_catches_the_only_player_who_can_be_caught() -> None:
    deal = Deal.at("classic n=3 t=1 top=R5 h1=R1,R2")
    deal.play("play R1")

    assert [str(move) for move in meant("c", deal.view(0))] == ["catch 1"]
