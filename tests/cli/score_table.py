"""People at a table with real cards, who type to the scorekeeper."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from penult.cli import score
from penult.scorekeeper.file import read_score
from typed import Typed

THREE = ("--rules", "classic+target=200", "--players", "Ana,Ben,Chloé", "--dealer", "Ana", "--lang", "en")


class Table:
    """People who type lines and read what comes back."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "evening.score"
        self.happens: Callable[[], object] = lambda: None
        self._patch = patch
        self._capsys = capsys

    def types(self, *lines: str) -> str:
        """Type lines in a match of three, which begins if necessary."""
        return self.says(*([] if self.file.exists() else THREE), str(self.file), typed=lines)

    def says(self, *arguments: str, typed: Sequence[str] = ()) -> str:
        parser = argparse.ArgumentParser()
        score.add_arguments(parser)
        self._patch.setattr(sys, "stdin", Typed(typed, self.happens))
        assert score.run(parser.parse_args(arguments)) == 0
        return self._capsys.readouterr().out

    @property
    def totals(self) -> tuple[int, ...]:
        return read_score(self.file).standing.totals


def sit_down(folder: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    """In English, with a separate data folder."""
    patch.setenv("XDG_DATA_HOME", str(folder / "data"))
    patch.setenv("LC_ALL", "en_US.UTF-8")
    return Table(folder, patch, capsys)
