"""The table of all hands, whatever script the names are in."""

from __future__ import annotations

from penult.printing.tables import breadth
from penult.scorekeeper.holdings import Holding
from penult.scorekeeper.sheet import ScoreSheet
from penult.terminal.scorekeeper.board import table
from penult.terminal.scorekeeper.score_voice import ScoreVoice


def board(*names: str) -> list[str]:
    sheet = ScoreSheet.begin("classic", names).enter(0, {1: Holding.parse("45")})
    return list(table(sheet, ScoreVoice.of("en", sheet.head), width=80))


def test_wide_letters_stand_above_their_column() -> None:
    heads, hand, *_ = board("田中さん", "Ben")

    assert breadth(heads[: heads.index("ん") + 1]) == hand.index("*")
    assert breadth(heads) == len(hand)


def test_a_long_name_of_wide_letters_is_cut_to_its_column() -> None:
    heads, hand, *_ = board("田中田中田中田中田中", "Ben")

    assert "田中田中田…" in heads
    assert breadth(heads) == len(hand)
