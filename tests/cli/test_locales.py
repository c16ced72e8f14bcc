"""Terminals and pipes that cannot show every letter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.typing_in import Terminal
from penult.i18n.languages import LANGUAGES, base
from penult.terminal.capabilities import declared

PLAINLY = {
    "play": {
        "en": "Type ? for help.",
        "es": "Edicion Clasica",
        "fr": "pour l'aide",
        "pt": "Edicao Classica",
    },
    "rules": {"en": "R-28", "es": "Comodin", "fr": "quand elle est legale", "pt": "nao"},
}


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    unset = ("LC_ALL", "LC_CTYPE", "LANG", "PYTHONIOENCODING", "PYTHONUTF8")
    keep = {name: value for name, value in os.environ.items() if name not in unset}
    return {**keep, "TERM": "xterm-256color", "XDG_DATA_HOME": str(folder), **more}


@pytest.mark.parametrize("named", ["LC_ALL", "LANG"])
def test_a_locale_without_utf8_gets_lines_of_text_in_ascii(named: str, tmp_path: Path) -> None:
    flags = ("play", "--rules", "classic", "--lang", "fr", "--seed", "1")
    with Terminal(*flags, env=surroundings(tmp_path, **{named: "C"}), size=(50, 120)) as terminal:
        terminal.see("(son codage est ascii)")
        terminal.see("Ton coup :")
        terminal.press("q\r")
        assert terminal.ended() == 0

    terminal.raw.decode("ascii")
    assert b"edition classique" in terminal.raw
    assert b"\x1b[?1049h" not in terminal.raw


def test_a_utf8_locale_gets_the_window(tmp_path: Path) -> None:
    env = surroundings(tmp_path, LANG="C.UTF-8")
    with Terminal("play", "--rules", "classic", "--lang", "fr", "--seed", "1", env=env) as terminal:
        terminal.see("édition classique")
        terminal.press("qq")
        assert terminal.ended() == 0

    assert b"\x1b[?1049h" in terminal.raw


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "rules"])
def test_what_cannot_be_written_becomes_the_nearest_that_can(
    command: str, language: str, tmp_path: Path
) -> None:
    flags = {"play": ("--seed", "1", "--name", "Chloé"), "rules": ("R-28",)}
    answer = subprocess.run(
        [sys.executable, "-m", "penult", command, *flags[command], "--lang", language],
        input=b"?\nq\n",
        capture_output=True,
        check=False,
        env=surroundings(tmp_path, PYTHONIOENCODING="ascii"),
    )

    text = answer.stdout.decode("ascii")
    assert answer.returncode == 0
    assert PLAINLY[command][base(language)] in text


def test_a_locale_says_what_it_can_carry() -> None:
    assert declared({"LC_ALL": "POSIX"}) == "ascii"
    assert declared({"LANG": "fr_FR.ISO-8859-15@euro"}) == "iso8859-15"
    assert declared({"LANG": "fr_FR.KLINGON"}) == "ascii"
    assert declared({"LANG": "fr_FR"}) == declared({}) == "utf-8"
