"""Golden records of hands and matches are read, written and replayed exactly, with their stories."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from penult.engine.editions import EDITIONS
from penult.match.formats import FORMATS
from penult.match.record import MatchRecord
from penult.notation.record import Record
from records.make import FOLDER, SCENES, Scene, story_of

FILES = sorted(FOLDER.glob("*.record"))
MATCHES = sorted(FOLDER.glob("*.match"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_is_written_as_it_was_read_and_replays(file: Path) -> None:
    record = Record.read(file)

    assert str(record) == file.read_text(encoding="utf-8")
    assert str(Record.of(record.replay()).ending) == str(record.ending)
    assert record.ending.digest


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_a_golden_match_is_written_as_it_was_read_and_replays(file: Path) -> None:
    record = MatchRecord.read(file)

    assert str(record) == file.read_text(encoding="utf-8")
    assert record.replay().over
    assert record.chosen


def test_each_format_has_a_golden_match() -> None:
    assert {MatchRecord.read(file).rules["score"] for file in MATCHES} == FORMATS.keys()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_golden_record_tells_its_story(scene: Scene) -> None:
    record = Record.read(FOLDER / f"{scene.name}.record")

    assert re.search(scene.story, story_of(record))


def test_each_edition_has_a_hand_that_was_played_to_its_end() -> None:
    hands = [Record.read(file) for file in FOLDER.glob("hand_*.record")]

    assert {hand.head.rules.edition.name for hand in hands} == set(EDITIONS)
    assert {hand.ending.kind for hand in hands} == {"out"}
