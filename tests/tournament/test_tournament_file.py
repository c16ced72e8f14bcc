"""Tournaments in files: nothing acknowledged is lost, nothing of somebody else's is overwritten."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from hall import DESK, opened

from penult.engine.errors import PenultError
from penult.printing.files import FileRefused
from penult.tournament.file import begin_tournament, entering, open_tournament
from penult.tournament.log import written


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.tournament"


def test_what_was_entered_is_read_again(path: Path) -> None:
    file = begin_tournament(path, opened(6))
    with entering(file) as tournament:
        tournament.draw(DESK)
    file.close()

    again = open_tournament(path, random.Random(0)).content
    assert written(again) == written(tournament)
    assert [each.name for each in path.parent.iterdir()] == ["evening.tournament"]


def test_a_second_desk_is_turned_away(path: Path) -> None:
    file = begin_tournament(path, opened(6))
    with pytest.raises(FileRefused, match="open in another scorekeeper"):
        open_tournament(path, random.Random(0))
    file.close()

    assert open_tournament(path, random.Random(0)).content.log == file.content.log


def test_what_could_not_be_saved_was_not_entered(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    file = begin_tournament(folder / "evening.tournament", opened(6))
    shutil.rmtree(folder)

    with pytest.raises(FileNotFoundError), entering(file) as tournament:
        tournament.draw(DESK)
    assert file.content.progress.sittings == []
    assert len(file.content.log) == 6


def test_what_was_refused_leaves_the_file_as_it_is(path: Path) -> None:
    file = begin_tournament(path, opened(2))
    before = path.read_bytes()

    with pytest.raises(PenultError, match="players: expected 3 or more"), entering(file) as tournament:
        tournament.draw(DESK)
    assert path.read_bytes() == before


def test_a_corrupt_file_is_named_with_its_line_and_left_as_it_is(path: Path) -> None:
    begin_tournament(path, opened(3)).close()
    path.write_bytes(damaged := path.read_bytes().replace(b'"P1"', b'"P0"'))

    with pytest.raises(PenultError, match=r"evening\.tournament: line 3: expected different names"):
        open_tournament(path, random.Random(0))
    assert path.read_bytes() == damaged
