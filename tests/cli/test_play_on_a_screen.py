"""`penult play` and `penult replay` in a real pseudo-terminal, with keys only."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cli.typing_in import Terminal
from penult.notation.record import Record

COLORS = re.compile(rb"\x1b\[[0-9;:]*\b(?:3[0-7]|4[0-7]|9[0-7]|10[0-7]|[34]8[;:])[0-9;:]*m")


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    keep = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORFGBG")}
    return {**keep, "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder), **more}


@pytest.mark.parametrize(
    ("rules", "seats", "seed"), [("classic", "2", "44"), ("hp2003", "3", "23"), ("hp2018", "3", "25")]
)
def test_a_hand_is_played_to_its_end_and_its_record_is_watched(
    rules: str, seats: str, seed: str, tmp_path: Path
) -> None:
    flags = ("--rules", rules, "--seats", seats, "--seed", seed, "--pace", "0", "--name", "Ana")
    with Terminal("play", *flags, env=surroundings(tmp_path)) as terminal:
        terminal.play_out("The hand is over.")
        terminal.see("This hand is saved")
        terminal.press("q")
        assert terminal.ended() == 0

    (file,) = (tmp_path / "penult-records").iterdir()
    record = Record.read(file)
    assert record.replay().over
    assert str(record.head.rules) == rules

    with Terminal("replay", str(file), "--seat", "0", env=surroundings(tmp_path)) as terminal:
        terminal.see(f"Step 0 of {len(record.acts)}")
        terminal.press("\r")
        terminal.see(f"Step 1 of {len(record.acts)}")
        terminal.press("q")
        assert terminal.ended() == 0


def test_without_flags_the_setup_comes_first_and_no_color_means_none(tmp_path: Path) -> None:
    with Terminal("play", "--pace", "0", "--no-record", env=surroundings(tmp_path, NO_COLOR="1")) as terminal:
        terminal.see("Set up your game")
        terminal.press("\r")
        terminal.see("Classic edition · 4 players")
        terminal.resize(40, 120)
        terminal.see("Draw pile")
        terminal.press("q")
        terminal.see("The hand isn’t over.")
        terminal.press("q")
        assert terminal.ended() == 0

    assert not COLORS.search(terminal.raw)
    assert not (tmp_path / "penult-records").exists()


def test_with_color_there_is_color(tmp_path: Path) -> None:
    with Terminal(
        "play", "--seats", "3", "--pace", "0", env=surroundings(tmp_path, LANG="fr_CA.UTF-8")
    ) as terminal:
        terminal.see("joueurs")
        terminal.press("qq")
        assert terminal.ended() == 0

    assert COLORS.search(terminal.raw)


def test_a_terminal_that_can_do_nothing_gets_lines(tmp_path: Path) -> None:
    with Terminal("play", "--seats", "3", "--seed", "1", env=surroundings(tmp_path, TERM="dumb")) as terminal:
        terminal.see("Your move:")
        terminal.press("q\r")
        assert terminal.ended() == 0

    assert b"\x1b" not in terminal.raw
