"""The evening in docs/tournaments.md is a real one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from terminal.tournament.front import Front

COMMAND = "$ penult score --tournament evening.tournament --by Mo"
DOCUMENT = Path(__file__).parents[3] / "docs" / "tournaments.md"

FIRST_HOUR = (
    *("1", "Ana, Ben, Cleo, Dan, Eva, Finn, Gil", "", "1", "4", "1", "2", "draw"),
    *("1", "eva", "20", "r7", "w"),
    *("2", "totals", "0 0", "0 0", "31 1", ""),
    "late Zoe",
    *("correct 1", "", "", "r7 w4", "", "a card was overlooked"),
    "draw",
)
SECOND_HOUR = (
    *("1", "ben", "gs", "3", "12"),
    *("2", "zoe", "9", "40", "r1"),
    "penalty ben 10 looked at a card",
    *("log 3", "export standings night.html", "quit"),
)


def said(front: Front, lines: Sequence[str]) -> str:
    """As in a document: the file's name without its folder, no trailing spaces, and no goodbye."""
    text = front.types(*lines).replace(str(front.file), front.file.name)
    return "\n".join(line.rstrip() for line in text.splitlines()[:-1])


def test_the_evening_of_the_document(front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(front.file.parent)
    document = DOCUMENT.read_text(encoding="utf-8")

    for hour in (FIRST_HOUR, SECOND_HOUR):
        assert f"{COMMAND}\n{said(front, hour)}\n```\n" in document
