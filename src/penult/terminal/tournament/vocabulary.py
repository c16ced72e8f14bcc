"""The words that can be typed at the desk of a tournament."""

from __future__ import annotations

from ..scorekeeper.dialog import Vocabulary

OF_A_TOURNAMENT = Vocabulary(
    words=(
        "draw",
        "seats",
        "totals",
        "void",
        "blocked",
        "standings",
        "correct",
        "penalty",
        "late",
        "drop",
        "return",
        "rename",
        "substitute",
        "rounds",
        "end",
        "undo",
        "strike",
        "log",
        "export",
        "rule",
        "back",
        "help",
        "quit",
    ),
    unlisted=(),
    word="tournament-word",
    about="tournament-about",
    help="tournament-help",
)
