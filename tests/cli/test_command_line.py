"""What `penult` says before any command runs: what there is, and what it does not understand."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.piping_in import penult
from cli.test_play_on_a_screen import surroundings
from cli.typing_in import Terminal
from penult.cli.main import COMMANDS, main
from penult.cli.overview import GROUPS, overview
from penult.i18n.languages import LANGUAGES

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        ("play --seats four", "penult play: --seats: expected a whole number, came 'four'"),
        (
            "play --pace slow",
            "penult play: --pace: expected relaxed, normal, fast or none, or 0 to 60 seconds, came 'slow'",
        ),
        ("play --rules", "penult play: --rules: expected one word after it, came none"),
        ("play --plain=3", "penult play: --plain: expected nothing after it, came '3'"),
        (
            "play --seets 3",
            "penult play: expected what `penult play --help` lists, came '--seets' (do you mean --seats?)",
        ),
        ("play there", "penult play: expected what `penult play --help` lists, came 'there'"),
        (
            "play --lang xx",
            "penult play: --lang: language: expected en or es or es-ES or fr or fr-FR or pt or pt-BR, "
            "came 'xx'",
        ),
        (
            "play --se 3",
            "penult play: --se: expected one of --seats, --seed, came something that could be each",
        ),
        ("replay --all --seat 1 x", "penult replay: --seat: expected one of --seat and --all, came both"),
        ("check", "penult check: expected FILE, came nothing"),
        (
            "rules --edition hp203",
            "penult rules: --edition: expected classic or hp2003 or hp2018, came 'hp203' "
            "(do you mean hp2003?)",
        ),
        ("--loud", "penult: expected a command or --help, came '--loud'"),
    ],
)
def test_what_is_not_understood_is_told_in_one_line(arguments: str, refusal: str, tmp_path: Path) -> None:
    answer = penult(tmp_path, *arguments.split())

    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == f"{refusal}\n"


def test_an_unknown_command_is_told_all_of_them_and_the_nearest(tmp_path: Path) -> None:
    answer = penult(tmp_path, "paly")

    assert answer.stderr.startswith("penult: expected a command, one of play, replay, score")
    assert answer.stderr.endswith("came 'paly' (do you mean play?)\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_offers_every_command_in_the_readers_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")

    assert main([]) == 0

    said = capsys.readouterr().out
    assert said == "\n".join(overview(language)) + "\n"
    assert all(f"  penult {name} " in said for name in COMMANDS)
    assert sorted(COMMANDS) == sorted(name for names in GROUPS.values() for name in names)


def test_ctrl_c_asks_at_the_table_and_then_leaves_with_status_130(tmp_path: Path) -> None:
    flags = ("play", "--format", "tally", "--seed", "1", "--pace", "0.1")
    with Terminal(*flags, env=surroundings(tmp_path)) as terminal:
        terminal.see("hand 1")
        terminal.press("\x03")
        terminal.see("The hand isn’t over.")
        terminal.press("\x03")
        assert terminal.ended() == 130

    assert b"Your match is saved in" in terminal.raw
    assert list((tmp_path / "penult-records").glob("*.match"))


@pytest.mark.parametrize(
    ("arguments", "seen"),
    [
        ("play --plain --rules classic --seed 1", "Your move:"),
        ("play", "Set up your game"),
        (f"replay {RECORDS}/skip.record", "Step 0 of"),
        (f"replay {RECORDS}/classic_winner_of_2.match", "Step 0 of"),
        ("score new.score", ":"),
        ("score --tournament new.tournament", ":"),
    ],
)
def test_ctrl_c_leaves_with_status_130_and_no_traceback(arguments: str, seen: str, tmp_path: Path) -> None:
    words = [word.replace("new.", f"{tmp_path}/new.") for word in arguments.split()]
    with Terminal(*words, env=surroundings(tmp_path)) as terminal:
        terminal.see(seen)
        terminal.press("\x03")
        assert terminal.ended() == 130

    assert b"Traceback" not in terminal.raw


IMPATIENT = """
import os, runpy, signal, sys

class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == MODULE:
            os.kill(os.getpid(), signal.SIGINT)

MODULE = sys.argv.pop(1)
sys.meta_path.insert(0, Impatient())
runpy.run_module("penult", run_name="__main__")
"""


@pytest.mark.parametrize("module", ["penult.cli.main", "penult.engine.errors", "penult.cli.play"])
def test_ctrl_c_is_quiet_while_the_program_is_still_loading(module: str) -> None:
    """The interrupt comes when this module is looked for."""
    command = [sys.executable, "-c", IMPATIENT, module, "--version"]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert (answer.returncode, answer.stdout, answer.stderr.strip()) == (130, "", "")


def test_an_interrupted_simulation_ends_with_status_130() -> None:
    command = [sys.executable, "-m", "penult", "sim", "--interpreted", "--hands", "9000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while b"penult" not in Path(f"/proc/{process.pid}/cmdline").read_bytes():
            time.sleep(0.05)
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)

    assert process.returncode == 130
    assert b"Traceback" not in errors


@pytest.mark.parametrize("arguments", ["rules --edition classic", "card --all", "completion bash"])
def test_a_reader_who_has_seen_enough_is_no_error(arguments: str) -> None:
    command = f"{sys.executable} -m penult {arguments}; echo status $? >&2"
    answer = subprocess.run(
        ["bash", "-c", f"({command}) | true"], capture_output=True, text=True, timeout=60, check=False
    )

    assert answer.stderr == "status 0\n"
