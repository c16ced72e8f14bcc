"""Records of finished hands in their folder."""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path

import pytest

from full_disk import small_files
from penult.engine.rules import Rules
from penult.notation.record import Record
from penult.table.log.steps import AnyStep
from penult.terminal.party import Party
from penult.terminal.record_folder import RecordFolder, usual_folder
from penult.terminal.solo import SoloSession
from penult.terminal.table_log import hand_record

PARTY = Party(Rules("classic"), ("keen", "simple"), "en", "Ana")


def evening() -> datetime:
    return datetime(2026, 11, 16, 18, 30)


def a_hand(seed: int = 1) -> list[AnyStep]:
    """All that happens until the person is to act."""
    local = SoloSession(PARTY, random.Random(seed), RecordFolder(None, evening)).lay_table().local
    local.advance()
    return local.steps


def test_a_record_says_who_played_and_when(tmp_path: Path) -> None:
    said = RecordFolder(tmp_path / "new", evening).keep(a_hand(), PARTY)
    path = tmp_path / "new" / "2026-11-16-1830-classic-3.record"
    head = Record.read(path).head

    assert str(path) in said
    assert head.players == ("Ana", "Nadia", "Bruno")
    assert head.headers == {"date": "2026-11-16", "bots": "keen simple"}
    assert head.picks, "the dealer was found by picking cards"


def test_no_record_is_written_over_another(tmp_path: Path) -> None:
    shelf = RecordFolder(tmp_path, evening)
    for _ in range(3):
        shelf.keep(a_hand(), PARTY)

    assert len(list(tmp_path.iterdir())) == 3


def test_somebody_who_keeps_none_has_none(tmp_path: Path) -> None:
    assert RecordFolder(None, evening).keep(a_hand(), PARTY) == ""
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made_is_said_and_no_end_of_the_evening(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert "Couldn’t save" in RecordFolder(tmp_path / "file" / "in", evening).keep(a_hand(), PARTY)


def test_a_full_disk_is_said_and_holds_no_half_of_a_record(tmp_path: Path) -> None:
    with small_files(100):
        said = RecordFolder(tmp_path, evening).keep(a_hand(), PARTY)

    assert said == f"Couldn’t save the record in {tmp_path}: File too large"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"XDG_DATA_HOME": "/data", "HOME": "/home/ana"}, "/data/penult-records"),
        ({"HOME": "/home/ana"}, "/home/ana/.local/share/penult-records"),
    ],
)
def test_records_lie_with_a_persons_data(environment: dict[str, str], folder: str) -> None:
    assert usual_folder(environment) == Path(folder)


def test_the_first_dealer_is_found_by_cards() -> None:
    dealers = {hand_record(a_hand(seed), PARTY, {}).head.dealer for seed in range(12)}

    assert dealers == {0, 1, 2}
