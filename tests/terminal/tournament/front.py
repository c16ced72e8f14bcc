"""A host who types lines and reads what comes back; lots are drawn from a seed, and it is always ten."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

from penult import Rules
from penult.terminal.lines import Lines
from penult.terminal.scorekeeper.dialog import Dialog
from penult.terminal.scorekeeper.score_voice import ScoreVoice
from penult.terminal.tournament.session import host
from penult.terminal.tournament.setup import WantedTournament
from penult.tournament.acts import Signature
from penult.tournament.log import read
from penult.tournament.tournament import Tournament
from typed import Typed

SEVEN = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil")
ALONE = ("1", ", ".join(SEVEN), "", "1", "4", "1", "0")
"""Answers before the first round: seven without partners, tables of four, one hand a round, no last round."""


class Front:
    """One file, and the host who comes back to it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "evening.tournament"
        self.happens: Callable[[], object] = lambda: None

    def types(self, *lines: str, language: str = "en", wanted: WantedTournament | None = None) -> str:
        """What is said while these lines are typed; then the host leaves."""
        out = io.StringIO()
        dialog = Dialog(ScoreVoice(language, Rules("classic")), Lines(Typed(lines, self.happens), out))
        source, desk = random.Random(7), Signature("Mo", "2026-05-09 10:00")
        host(self.file, wanted or WantedTournament(), dialog, source, lambda: desk)
        return out.getvalue()

    @property
    def tournament(self) -> Tournament:
        return read(self.file.read_text(encoding="utf-8"), random.Random(0))

    @property
    def points(self) -> dict[str, int]:
        return {row.name: row.points for _, row in self.tournament.standings()}
