"""The record of a match is safe in its file, and never overwrites somebody else's version."""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path

import pytest

from penult.client.question import Asked
from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.match.record import MatchRecord
from penult.match.standing import Standing
from penult.terminal.local_table import LocalTable
from penult.terminal.match_file import MatchFile, UnfinishedMatch
from penult.terminal.party import Party
from penult.terminal.record_folder import RecordFolder
from penult.terminal.solo import SoloSession
from penult.wire.to_server import Act, Agree

NAME = "2026-11-16-1830-classic-3.match"


def shelf_in(folder: Path) -> RecordFolder:
    return RecordFolder(folder, lambda: datetime(2026, 11, 16, 18, 30))


def sit_down(folder: Path, language: str = "en") -> tuple[LocalTable, MatchFile]:
    party = Party(Rules("classic"), ("random", "random"), language, "Ana", whole_match=True)
    return at(SoloSession(party, random.Random(3), shelf_in(folder)))


def sit_down_again(path: Path) -> tuple[LocalTable, MatchFile]:
    left = UnfinishedMatch.read(path, "en")
    return at(SoloSession(left.party, random.Random(4), shelf_in(path.parent), left=left))


def at(home: SoloSession) -> tuple[LocalTable, MatchFile]:
    table = home.lay_table()
    table.local.advance()
    assert table.file is not None
    return table.local, table.file


def play_a_hand(local: LocalTable) -> None:
    """The person makes the first move of all, and says nothing out of turn."""
    while local.table.stage == "hand":
        if local.asked is Asked.TURN:
            deal, n = local.table.hand, local.n
            local.say(Act(move=str(deal.legal_moves(0)[0]), seen=n))
        else:
            local.go_on()
        local.advance()
    local.say(Agree(to="next"))
    local.advance()


def standing(local: LocalTable) -> Standing:
    return local.table.current_match.standing


def test_a_match_lies_where_it_is_said_and_nothing_beside_it(tmp_path: Path) -> None:
    match, file = sit_down(tmp_path / "records")
    for _ in range(3):
        play_a_hand(match)
        said = file.keep(match.steps)

    assert said == f"This match is saved in {tmp_path / 'records' / NAME}"
    assert [path.name for path in (tmp_path / "records").iterdir()] == [NAME]
    assert MatchRecord.read(tmp_path / "records" / NAME).replay().standing == standing(match)


def test_what_an_editor_has_left_beside_it_stays(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}~").write_text("mine", encoding="utf-8")
    match, file = sit_down(tmp_path)
    play_a_hand(match)

    file.keep(match.steps)

    assert (tmp_path / f"{NAME}~").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_version_of_somebody_else_is_not_overwritten(language: str, tmp_path: Path) -> None:
    match, file = sit_down(tmp_path, language)
    play_a_hand(match)
    file.keep(match.steps)
    (tmp_path / NAME).write_text("# corrected by hand", encoding="utf-8")
    play_a_hand(match)

    said = file.keep(match.steps)

    assert (tmp_path / NAME).read_text(encoding="utf-8") == "# corrected by hand"
    voice = Party(Rules("classic"), ("random", "random"), language, "Ana").voice
    refusal = voice.say("score-refused.changed", path=str(tmp_path / NAME))
    assert said == voice.say("terminal-not-kept", path=str(tmp_path), reason=refusal)


def test_of_two_who_go_on_with_one_match_the_second_is_told(tmp_path: Path) -> None:
    match, file = sit_down(tmp_path)
    file.leave(match.steps)
    (one, first), (other, second) = sit_down_again(tmp_path / NAME), sit_down_again(tmp_path / NAME)
    play_a_hand(one)
    play_a_hand(other)

    assert first.keep(one.steps) == f"This match is saved in {tmp_path / NAME}"
    assert "Someone else changed the file" in second.keep(other.steps)
    assert MatchRecord.read(tmp_path / NAME).replay().standing == standing(one)


def test_a_file_that_was_deleted_is_written_anew(tmp_path: Path) -> None:
    match, file = sit_down(tmp_path)
    file.keep(match.steps)
    (tmp_path / NAME).unlink()
    play_a_hand(match)

    file.keep(match.steps)

    assert MatchRecord.read(tmp_path / NAME).replay().standing == standing(match)


def test_a_match_goes_on_however_long_its_record_is(tmp_path: Path) -> None:
    match, file = sit_down(tmp_path)
    file.leave(match.steps)
    with (tmp_path / NAME).open("a", encoding="utf-8") as record:
        record.write(f"# {'a long evening ' * 60}\n" * 5_000)
    again, longer = sit_down_again(tmp_path / NAME)
    play_a_hand(again)

    assert longer.keep(again.steps) == f"This match is saved in {tmp_path / NAME}"
