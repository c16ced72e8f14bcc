"""`penult score` as a process: bad arguments, corrupt files, kills and interrupts."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

from penult.scorekeeper.file import read_score

THREE = ("--rules", "classic+target=200", "--players", "Ana,Ben,Chloé", "--dealer", "Ana", "--lang", "en")


def penult(*arguments: str, typed: str = "", data: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "penult", "score", *arguments]
    surroundings = {**os.environ, **({"XDG_DATA_HOME": str(data)} if data else {})}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=60, check=False, env=surroundings
    )


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ("--rules", "classic+score=team", "--players", "A,B,C,D,E"),
            "This doesn’t work with 5 players: it needs 4, 6, 8 and 10.",
        ),
        (("--rules", "classic+score=poker"), "option score: expected winner"),
        (("--rules", "classic+score=rotate8"), "two tables (R-66) are a tournament"),
        (("--rules", "classic+target=-5"), "option target: expected a whole number"),
        (("--rules", "chess"), "edition: expected classic"),
        (("--players", "A,B,a"), "Two players are called a. Give each one a different name."),
        (("--players", "A"), "One player isn’t enough: this needs 2, 3, 4, 5, 6, 7, 8, 9 and 10 players."),
        (("--players", "A,,B"), "“” doesn’t work as a name"),
        (
            ("--players", "A,B", "--dealer", "Z"),
            "“Z” isn’t one of the players, or could be several. Type one of A and B.",
        ),
        (("--export", "json"), "there is none"),
        (("--export", "xml"), "expected csv or json, came"),
        (("--export", "csv", "no/such/file"), "no/such/file: expected a file that can be read"),
        (("/",), "expected a file in it; this is a folder"),
    ],
)
def test_bad_arguments_are_answered_in_words_with_status_2(
    arguments: tuple[str, ...], expected: str, tmp_path: Path
) -> None:
    answer = penult(*arguments, data=tmp_path)

    assert answer.returncode == 2
    assert expected in answer.stderr
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""


def test_a_corrupt_file_is_named_with_its_line_and_left_untouched(tmp_path: Path) -> None:
    file = tmp_path / "evening.score"
    penult(*THREE, str(file), typed="ana\nr7\n45\n")
    file.write_bytes(damaged := file.read_bytes().replace(b"R7", b"Q7"))

    answer = penult(str(file), typed="ana\n")

    assert answer.returncode == 2
    assert answer.stderr.startswith(f"penult score: {file}: line 8: ")
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
def test_bytes_that_are_no_text_are_asked_again(tmp_path: Path, encoding: str) -> None:
    command = [sys.executable, "-m", "penult", "score", *THREE, str(tmp_path / "evening.score")]
    surroundings = {**os.environ, "PYTHONIOENCODING": encoding}
    typed = b"\xff\x00\xfe\nvoid\n"
    answer = subprocess.run(command, input=typed, capture_output=True, check=False, env=surroundings)

    assert answer.returncode == 0
    assert answer.stderr == b""
    assert b"one of the players, or could be several" in answer.stdout
    assert len(read_score(tmp_path / "evening.score").rows) == 1


@pytest.mark.parametrize("seed", range(4))
def test_a_scorekeeper_killed_at_any_moment_loses_no_hand_it_told_of(tmp_path: Path, seed: int) -> None:
    """Void hands are typed as fast as possible; each is confirmed only when it is safe."""
    file, rng = tmp_path / "evening.score", random.Random(seed)
    process = subprocess.Popen(
        [sys.executable, "-m", "penult", "score", *THREE, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write("void\n" * 400)
    process.stdin.flush()
    said = ""
    while "After hand 1:" not in said:
        said += process.stdout.readline()
    select.select([], [], [], rng.uniform(0, 0.2))
    process.send_signal(signal.SIGKILL)
    told = (said + process.communicate()[0]).count("After hand")

    assert told <= len(read_score(file).rows) <= 400
    assert f"Hand {len(read_score(file).rows) + 1}. " in penult(str(file), "--lang", "en").stdout


def heed_interrupts() -> None:
    """Background jobs of a shell ignore interrupts, and so would their children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_in_a_terminal_an_interrupt_leaves_everything_saved(tmp_path: Path) -> None:
    file = tmp_path / "evening.score"
    child = pexpect.spawn(
        sys.executable,
        ["-m", "penult", "score", *THREE, str(file)],
        encoding="utf-8",
        timeout=60,
        preexec_fn=heed_interrupts,
    )
    child.expect("Who went out\\? ")
    child.sendline("ana")
    child.expect("What does Ben have left\\? ")
    child.sendline("r7 gs")
    child.expect("What does Chloé have left\\? ")
    child.sendline("45")
    child.expect("Who went out\\? ")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()

    assert child.exitstatus == 130
    assert read_score(file).standing.totals == (72, 0, 0)
