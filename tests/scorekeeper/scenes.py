"""Score sheets from one line of text, for the tests."""

from __future__ import annotations

from penult.scorekeeper.acts import read_act
from penult.scorekeeper.sheet import ScoreSheet

NAMES = ("Ana", "Ben", "Chloé", "Duarte", "Eva", "Finn", "Gil", "Hana", "Ines", "Jo")


def sheet_of(rules: str, players: int, acts: str = "", dealer: int = 0) -> ScoreSheet:
    """A sheet after these acts, with semicolons between."""
    return then(ScoreSheet.begin(rules, NAMES[:players], dealer), acts)


def then(sheet: ScoreSheet, acts: str) -> ScoreSheet:
    for act in filter(str.strip, acts.split(";")):
        sheet = sheet.do(read_act(act.split()))
    return sheet
