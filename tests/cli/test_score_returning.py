"""People who stop in the middle of an entry find it again: after `q`, the end of input, or a kill."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.score_table import THREE, Table, sit_down
from full_disk import small_files
from penult.scorekeeper.file import read_score

HAND = ("ana", "r7 gs", "45")
CORRECTION = ("correct 1", "ben", "10", "20")
TYPED = "Your answers so far are saved. Come back and continue from there.\n"
KEPT = f"{TYPED}Bye! Everything is saved.\n"
GOES_ON = "You didn’t finish this last time, so it continues where you stopped. back goes back one answer.\n"
SETUP = ("2", "Ana, Ben, Chloé", "1", "150", "birthdays", "7/30", "1/1", "12/24")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    return sit_down(tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize("stop", [1, 2])
@pytest.mark.parametrize("leave", [("q",), ()], ids=["q", "end of the input"])
def test_a_half_entered_hand_goes_on(table: Table, stop: int, leave: tuple[str, ...]) -> None:
    said = table.types(*HAND[:stop], *leave)
    again = table.types(*HAND[stop:])

    assert said.endswith(KEPT)
    assert GOES_ON in again
    assert f"Who went out? {HAND[0]}\nWhat does Ben have left? " in again
    assert table.totals == (72, 0, 0)


def test_ctrl_c_says_that_what_was_typed_is_kept(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    table.happens = interrupt
    with pytest.raises(KeyboardInterrupt):
        table.types("ana", "r7 gs", "!")

    assert capsys.readouterr().out.endswith(KEPT)
    table.types("45")
    assert table.totals == (72, 0, 0)


def test_whoever_comes_back_twice_has_lost_nothing(table: Table) -> None:
    for answer in (*HAND, "ben", "r7"):
        table.types(answer)

    assert table.totals == (72, 0, 0)
    assert "What does Ana have left? " in table.types("20")
    assert table.totals == (72, 27, 0)


def test_a_half_entered_correction_goes_on(table: Table) -> None:
    table.types(*HAND)
    for answer in CORRECTION:
        table.types(answer)

    assert table.totals == (0, 30, 0)


@pytest.mark.parametrize(
    ("typed", "again", "totals"),
    [
        (("corriger 1", "ben", "passer"), ("5",), (0, 25, 0)),
        (("corriger 1", "ben", "7 rouge", "retour", "blanche"), ("5",), (0, 55, 0)),
    ],
)
def test_half_entered_answers_are_read_again_in_their_own_language(
    table: Table, typed: tuple[str, ...], again: tuple[str, ...], totals: tuple[int, ...]
) -> None:
    table.types(*HAND)
    table.says(str(table.file), "--lang", "fr", typed=typed)
    table.says(str(table.file), "--lang", "en", typed=again)

    assert table.totals == totals


def test_a_birthday_is_the_day_that_was_meant_in_the_language_of_the_answer(table: Table) -> None:
    asked = (*THREE[:4], str(table.file))
    table.says(*asked, "--lang", "es", typed=("cumpleaños", "8/7", "1/2"))
    said = table.says(*asked, "--lang", "en", typed=("", "8/1", "q"))

    assert "Ana: July 8." in said
    assert read_score(table.file).head.dealer == 2


def test_after_a_line_that_is_refused_when_it_is_read_again_none_is_read(table: Table) -> None:
    table.types(*HAND)
    table.types("ben", "10")
    half = Path(f"{table.file}.typing")
    kept = json.loads(half.read_text(encoding="utf-8"))
    spoiled = [["en", line] for line in ("nobody", "correct 1", "ben", "10", "20")]
    half.write_text(json.dumps({**kept, "typed": spoiled}), encoding="utf-8")
    said = table.types()

    assert "“nobody” isn’t one of the players" in said
    assert table.totals == (72, 0, 0)


def test_a_half_found_dealer_goes_on(table: Table) -> None:
    table.types(*HAND)
    for answer in ("dealer", "cards", "7", "+4", "8"):
        table.types(answer)

    assert read_score(table.file).standing.dealer == 2


def test_one_goes_back_in_what_was_half_entered(table: Table) -> None:
    table.types("ana", "r7")
    table.types("back", "r8")
    table.types("45")

    assert table.totals == (53, 0, 0)


def test_what_was_left_by_going_back_is_left(table: Table) -> None:
    table.types("ana", "r7")
    table.types("back", "back")

    assert GOES_ON not in table.types("q")
    assert table.totals == (0, 0, 0)


def test_where_nothing_was_being_typed_nothing_is_said_of_it(table: Table) -> None:
    said = table.types(*HAND, "table", "q")

    assert "Your answers so far" not in said
    assert said.endswith("Bye! Everything is saved.\n")
    assert [file.name for file in table.file.parent.iterdir() if file.is_file()] == [table.file.name]


def test_a_hand_that_was_half_entered_before_the_sheet_changed_is_forgotten(table: Table) -> None:
    table.types("ana", "r7")
    half = Path(f"{table.file}.typing")
    before = half.read_text(encoding="utf-8")
    table.types("back", "back", "void")
    half.write_text(before, encoding="utf-8")

    assert GOES_ON not in table.types()
    assert not half.exists()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"of": 1, "typed": ["ana"]}', "\x00" * 40])
def test_a_spoiled_file_of_answers_is_nobodys_answer(table: Table, text: str) -> None:
    table.types("ana")
    Path(f"{table.file}.typing").write_text(text, encoding="utf-8")

    assert GOES_ON not in table.types()


def test_everything_is_saved_is_said_only_if_it_is(table: Table) -> None:
    table.types("void")
    Path(f"{table.file}.typing").mkdir()
    said = table.types("ana", "r7", "q")

    assert "Everything is saved" not in said
    assert "Everything you entered is saved, but not what you just typed" in said
    assert said.endswith("evening.score.typing couldn’t be written: Is a directory\n")


@pytest.mark.parametrize("last", ["q", "?"])
def test_what_did_not_fit_on_the_disk_is_said_and_entered_when_one_comes_back(
    table: Table, last: str
) -> None:
    table.types(*HAND)
    with small_files(table.file.stat().st_size):
        said = table.types("ben", "10", "20", last)

    assert f"This wasn’t entered, because {table.file} couldn’t be saved: File too large\n" in said
    assert f"{TYPED}Bye! Your last entry isn’t saved, because {table.file} couldn’t be" in said
    assert table.totals == (72, 0, 0)
    assert GOES_ON in table.types()
    assert table.totals == (72, 30, 0)


def test_where_nothing_fits_on_the_disk_nothing_is_said_to_be_saved(table: Table) -> None:
    table.types(*HAND)
    with small_files(0):
        said = table.types("ben", "10", "20", "table")
        half = table.types("ben", "10")

    assert TYPED not in said
    assert "Everything is saved" not in said
    assert "Bye! Your last entry isn’t saved" in said
    assert "Everything you entered is saved, but not what you just typed" in half


def test_what_is_saved_at_the_second_try_is_saved(table: Table) -> None:
    table.types(*HAND)
    with small_files(table.file.stat().st_size) as room:
        table.happens = room.make
        said = table.types("ben", "10", "20", "!", "ben", "10", "20")

    assert "This wasn’t entered" in said
    assert said.endswith("Bye! Everything is saved.\n")
    assert table.totals == (72, 30, 0)


@pytest.mark.parametrize("stop", range(1, len(SETUP)))
def test_questions_before_the_first_hand_that_were_answered_are_not_asked_again(
    table: Table, stop: int
) -> None:
    said = table.says(str(table.file), typed=SETUP[:stop])
    table.says(str(table.file), typed=("", *SETUP[stop:], "q"))
    head = read_score(table.file).head

    assert f"{TYPED}Bye!\n" in said
    assert (str(head.rules), head.names) == ("hp2003+target=150", ("Ana", "Ben", "Chloé"))
    assert head.dealer == 0
    assert not Path(f"{table.file}.typing").exists()


def test_without_a_file_the_questions_go_on_too_unless_a_new_match_is_wanted(table: Table) -> None:
    table.says(typed=SETUP[:2])
    new = table.says("--new", typed=())
    table.says(typed=SETUP[:2])
    again = table.says(typed=("no", *SETUP, "q"))

    assert "You already answered" not in new
    assert "You already answered some of these questions." in again
    assert "Ana deals" in again


def test_a_kill_loses_no_answer(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "penult", "score", "evening.score", *THREE]
    for answer in HAND:
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, env=environment(tmp_path)
        ) as host:
            assert host.stdin
            assert host.stdout
            asked = wait_for_question(host.stdout.fileno())
            host.stdin.write(f"{answer}\n".encode())
            host.stdin.flush()
            wait_for_question(host.stdout.fileno())
            host.kill()
        assert "Good-bye" not in asked

    assert read_score(tmp_path / "evening.score").standing.totals == (72, 0, 0)


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": ""}


def wait_for_question(output: int) -> str:
    said = ""
    while not said.endswith(("? ", ": ")):
        came = os.read(output, 1 << 16).decode()
        assert came, said
        said += came
    return said


@pytest.mark.parametrize("answer", ["q", "Q", "qui", "2"])
def test_q_is_quinn_where_quinn_plays(table: Table, answer: str) -> None:
    players = ("--players", "Ana,Quinn", "--rules", "classic", "--dealer", "Ana", "--lang", "en")
    table.says(*players, str(table.file), typed=(answer, "20", "quit"))

    assert table.totals == (0, 20)


def test_q_leaves_where_nobody_is_called_so_or_where_no_player_is_asked_for(table: Table) -> None:
    players = ("--players", "Ana,Quinn", "--rules", "classic", "--lang", "en")
    said = table.says(*players, str(table.file), typed=("q", "ana", "q"))

    assert read_score(table.file).head.dealer == 1
    assert "What does Quinn have left? q\n" in said
    assert said.endswith(KEPT)
    assert table.types("back", "quit").endswith("Bye! Everything is saved.\n")


def test_q_is_quinn_in_a_correction_too(table: Table) -> None:
    players = ("--players", "Ana,Quinn", "--rules", "classic", "--dealer", "Ana", "--lang", "en")
    table.says(*players, str(table.file), typed=("ana", "20", "correct 1", "q", "30"))

    assert table.totals == (0, 30)


def test_a_player_called_like_a_word_is_named_by_number(table: Table) -> None:
    players = ("--players", "Ana,Undo,Table Tom", "--rules", "classic", "--dealer", "Ana", "--lang", "en")
    said = table.says(*players, str(table.file), typed=("2", "5", "6"))

    assert "Undo is also a command here. For the player, type 2.\n" in said
    assert "Table Tom is also a command here. For the player, type 3.\n" in said
    assert table.totals == (0, 11, 0)
