"""Score sheets in files: nothing acknowledged is lost, nothing of somebody else's is overwritten."""

from __future__ import annotations

import os
import random
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from penult.engine.errors import PenultError
from penult.printing.files import FileRefused
from penult.scorekeeper.file import begin_score, open_score, read_score
from scorekeeper.scenes import sheet_of, then

SHEET = sheet_of("classic", 3, "hand 0 h1=R7,GS h2=45")

KEEPS_ON = """
import sys
from penult.scorekeeper.file import open_score
file = open_score(sys.argv[1])
while len(file.content.acts) < 900:
    file.keep(file.content.void())
    print(len(file.content.acts), flush=True)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.score"


def test_what_was_kept_is_read_again(path: Path) -> None:
    file = begin_score(path, SHEET)
    file.keep(then(SHEET, "void"))
    file.close()

    assert open_score(path).content == then(SHEET, "void") == read_score(path)
    assert [each.name for each in path.parent.iterdir()] == ["evening.score"]


@pytest.mark.parametrize("seed", range(12))
def test_a_process_killed_at_any_moment_loses_nothing_it_acknowledged(path: Path, seed: int) -> None:
    begin_score(path, SHEET).close()
    process = subprocess.Popen(
        [sys.executable, "-c", KEEPS_ON, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    select.select([], [], [], random.Random(seed).uniform(0, 0.15))
    process.send_signal(signal.SIGKILL)
    said += process.communicate()[0]
    acknowledged = int(said.split()[-1])

    sheet = open_score(path).content
    assert acknowledged <= len(sheet.acts) <= acknowledged + 1
    assert sheet == then(SHEET, "void;" * (len(sheet.acts) - 1))
    assert [each.name for each in path.parent.iterdir()] == ["evening.score"]


def test_a_second_scorekeeper_is_turned_away(path: Path) -> None:
    file = begin_score(path, SHEET)
    for _ in range(2):
        with pytest.raises(FileRefused, match="open in another scorekeeper"):
            open_score(path)
        file.keep(then(file.content, "void"))
    file.close()

    assert len(open_score(path).content.rows) == 3


def test_anybody_may_look_while_it_is_kept(path: Path) -> None:
    file = begin_score(path, SHEET)

    assert read_score(path) == file.content


def test_what_somebody_else_has_written_is_not_overwritten(path: Path) -> None:
    file = begin_score(path, SHEET)
    theirs = str(then(SHEET, "hand 1 h0=5 h2=5"))
    path.write_text(theirs, encoding="utf-8")

    with pytest.raises(FileRefused, match="changed by somebody else"):
        file.keep(then(SHEET, "void"))
    assert path.read_text(encoding="utf-8") == theirs
    assert file.content == SHEET


def test_a_new_sheet_takes_nobodys_place(path: Path) -> None:
    path.write_text("a letter", encoding="utf-8")

    with pytest.raises(FileRefused, match="a name that is not taken"):
        begin_score(path, SHEET)
    assert path.read_text(encoding="utf-8") == "a letter"
    assert [each.name for each in path.parent.iterdir()] == ["evening.score"]


def test_what_could_not_be_written_was_not_kept(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    file = begin_score(folder / "evening.score", SHEET)
    shutil.rmtree(folder)
    with pytest.raises(FileNotFoundError):
        file.keep(then(SHEET, "void"))
    assert file.content == SHEET

    folder.mkdir()
    file.keep(then(SHEET, "void"))

    assert read_score(file.path) == then(SHEET, "void")


def test_a_full_disk_leaves_the_last_version(path: Path) -> None:
    """A separate process with a limit on file sizes tries to keep one more hand."""
    begin_score(path, SHEET).close()
    tight = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20))\n{KEEPS_ON}"

    answer = subprocess.run(
        [sys.executable, "-c", tight, str(path)], capture_output=True, text=True, check=False
    )

    assert "File too large" in answer.stderr
    assert answer.stdout == ""
    assert read_score(path) == SHEET
    assert [each.name for each in path.parent.iterdir()] == ["evening.score"]


Damage = Callable[[bytes], bytes]


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda _: b"", "expected penult score 1, came the end of the text"),
        (lambda text: text[:60], "expected"),
        (lambda text: text.replace(b"R7", b"Q7"), "line 8: .*expected cards"),
        (lambda text: text.replace(b"\xc3", b"\xff"), "line 6: .*expected UTF-8"),
        (lambda text: text[: text.index(b"end")], "expected end, the number of hands and the totals"),
        (lambda text: b"\x00" * len(text), "control characters"),
    ],
)
def test_a_corrupt_file_is_named_and_left_as_it_is(path: Path, damage: Damage, expected: str) -> None:
    begin_score(path, SHEET).close()
    path.write_bytes(damaged := damage(path.read_bytes()))

    for door in (open_score, read_score):
        with pytest.raises(PenultError, match=expected) as refused:
            door(path)
        assert "evening.score" in str(refused.value)
    assert path.read_bytes() == damaged
    path.write_text(str(SHEET), encoding="utf-8")
    assert open_score(path).content == SHEET


def test_readers_of_the_file_stay_its_readers(path: Path) -> None:
    file = begin_score(path, SHEET)
    path.chmod(0o640)
    file.keep(then(SHEET, "void"))

    assert path.stat().st_mode & 0o777 == 0o640


def test_a_link_is_followed_and_stays_a_link(path: Path) -> None:
    begin_score(path, SHEET).close()
    link = path.with_name("last")
    link.symlink_to(path)
    open_score(link).keep(then(SHEET, "void"))

    assert os.readlink(link) == str(path)
    assert read_score(path) == then(SHEET, "void")
