"""`penult replay`, as a person or a script meets it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from penult.cli.main import main

RECORDS = Path(__file__).parent.parent / "records"
HOWLER = str(RECORDS / "howler.record")


def replay(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "penult", "replay", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )


def test_every_step_is_printed_with_the_rule_of_each_event() -> None:
    answer = replay(HOWLER)

    assert answer.returncode == 0
    assert "Step 2 of 3 · Player 1\n    " in answer.stdout
    assert "Player 1 accepted the Howler. [R-35]" in answer.stdout
    assert "[R-36]" in answer.stdout
    assert answer.stdout.startswith("Penult · 2003 Wizard edition")


def test_what_a_seat_knew_differs_from_what_a_spectator_knew() -> None:
    seat, spectator, everything = replay(HOWLER, "--seat", "0"), replay(HOWLER), replay(HOWLER, "--all")

    assert len({seat.stdout, spectator.stdout, everything.stdout}) == 3


def test_a_record_is_told_in_the_language_that_was_asked_for() -> None:
    assert replay(HOWLER, "--lang", "fr").stdout != replay(HOWLER, "--lang", "pt").stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("no/such/file",), "expected a file that can be read, came no file of that name"),
        (("/",), "expected a file that can be read, came a folder"),
        ((HOWLER, "--seat", "7"), "expected 0 to"),
        ((HOWLER, "--seat", "0", "--all"), "came both"),
        ((__file__,), "expected a record, which begins with “penult record 1”"),
        ((HOWLER, "--lang", "xx"), "expected en or es or es-ES or fr or fr-FR or pt or pt-BR"),
        ((), "expected FILE, came nothing"),
    ],
)
def test_bad_input_is_answered_in_words_with_status_2(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["replay", *arguments])
    except SystemExit as leaving:
        status = int(leaving.code or 0)

    assert status == 2
    assert expected in capsys.readouterr().err


def test_a_record_that_is_not_true_is_told_up_to_the_line_that_lies(tmp_path: Path) -> None:
    text = Path(HOWLER).read_text(encoding="utf-8").replace("accept", "challenge")
    file = tmp_path / "lie.record"
    file.write_text(text, encoding="utf-8")

    answer = replay(str(file))

    assert answer.returncode == 2
    assert "R-31" in answer.stderr
    assert "Step 1 of" in answer.stdout
