"""`penult join` against a real server, as people and pipes use it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.piping_in import penult
from cli.typing_in import Terminal
from client.quick_server import quick_server
from penult.client.guest import come_as_guest
from penult.wire.terms import NewTable, Terms

ANSWERS = {
    "play a card or draw.": "",
    "play it or keep it.": "k",
    "Choose your answer to": "a",
    "Choose a color for": "r",
    "Which one?": "r",
    "Press Enter for the next hand.": " ",
}
"""What to type when a line says this; empty means the first card that fits."""
PATIENCE = 240.0
"""Seconds after which the program counts as hanging and is stopped."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with quick_server(tmp_path_factory.mktemp("house")) as where:
        yield where


class Piped:
    """Somebody behind a pipe, who reads before typing the next line."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "penult", "join", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
        )
        self.read = ""
        self._watchdog = threading.Timer(PATIENCE, self._process.kill)
        self._watchdog.daemon = True
        self._watchdog.start()

    def until(self, words: str) -> str:
        """Read until a line has these words."""
        for line in self._lines():
            if words in line:
                return line
        raise AssertionError(f"it ended without {words!r}:\n{self.read}")

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def play(self) -> None:
        """Answer every question by the first card that fits, until the match is over."""
        first = "d"
        for line in self._lines():
            if fitting := re.match(r" *(\d+)\* ", line):
                first = first if first != "d" else f"{fitting[1]}!"
            for question, answer in ANSWERS.items():
                if question in line:
                    self.type(answer or first)
                    first = "d"
            if "The match is over." in line:
                return

    def _lines(self) -> Iterator[str]:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            self.read += line
            yield line

    def end(self) -> int:
        """End the input; return the exit status."""
        rest, _ = self._process.communicate(timeout=60)
        self._watchdog.cancel()
        self.read += rest
        return self._process.returncode


def test_a_whole_match_alone_against_bots_through_a_pipe(server: str, tmp_path: Path) -> None:
    rules = "classic+target=20"
    ana = Piped(tmp_path, server, "--name", "Ana", "--solo", "--new", rules, "--seats", "2", "--lang", "en")
    ana.until("Who deals? Pick a card")
    ana.type("109")
    ana.until("a number from 1 to 108")
    ana.type("")

    ana.play()

    assert ana.end() == 0
    assert re.search(r"won the match with \d+ points\. \[R-\d\d\]", ana.read)


def test_lines_typed_beforehand_wait_for_their_questions(server: str, tmp_path: Path) -> None:
    enough_for_ties = "\n" * 6
    typed = f"{enough_for_ties}no card\nd\n/say that was all\n"

    played = penult(tmp_path, "join", server, "--name", "Ana", "--solo", "--seats", "2", typed=typed)

    picking, _, hand = played.stdout.partition("Your turn")
    assert "Who deals?" in picking
    assert "“no card” isn’t a move." in hand
    assert "You drew " in hand
    assert "Ana: that was all" in hand
    assert played.returncode == 0


def test_two_people_open_a_table_join_it_and_talk(server: str, tmp_path: Path) -> None:
    ana = Piped(
        tmp_path / "a", server, "--name", "Ana", "--new", "hp2018", "--seats", "2", "--password", "sesame"
    )
    link = ana.until("Others join with").rpartition(" ")[2].strip()
    ben = Piped(tmp_path / "b", link, "--name", "Ben", "--lang", "pt", "--password", "sesame")
    ana.until("Ben took seat 1.")
    ana.type("/phrase good_luck")
    ben.until("Ana: Boa sorte!")
    ben.type("/leave")
    ana.until("Ben left the table.")

    assert ben.end() == 0
    assert "Saíste da mesa." in ben.read
    assert ana.end() == 0
    assert f"Your seat is saved. To come back: penult join {link}" in ana.read


def test_who_comes_back_later_has_the_same_seat(server: str, tmp_path: Path) -> None:
    first = Piped(tmp_path, server, "--name", "Ana", "--new", "classic", "--lang", "en")
    link = first.until("Others join with").rpartition(" ")[2].strip()
    first.until("Press Enter to start the match")
    assert first.end() == 0

    again = Piped(tmp_path, link, "--lang", "en")
    again.until("Your name, or Enter for Ana:")
    again.type("")
    again.until("0  Ana")
    again.until("Host: Ana")

    assert again.end() == 0


def test_a_second_terminal_takes_over_and_the_first_says_so(server: str, tmp_path: Path) -> None:
    first = Piped(tmp_path, server, "--name", "Ana", "--new", "classic", "--lang", "es")
    link = first.until("Los demás entran con").rpartition(" ")[2].strip()
    first.until("Presiona Enter para empezar la partida")
    second = Piped(tmp_path, link, "--name", "Ana", "--lang", "es")
    second.until("Presiona Enter para empezar la partida")

    first.until("Entraste a esta mesa desde otro lugar")
    assert first.end() == 0
    assert second.end() == 0


def test_a_server_that_is_opened_again_is_found_by_itself(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with quick_server(tmp_path / "house", port) as where:
        ana = Piped(tmp_path, where, "--name", "Ana", "--new", "classic", "--lang", "en")
        ana.until("Press Enter to start the match")
    ana.until("The server is shutting down.")
    ana.until("Reconnecting…")

    with quick_server(tmp_path / "house", port):
        ana.until("Connected again.")
        ana.type("/say still here")
        ana.until("Ana: still here")
        assert ana.end() == 0


def test_the_lobby_lists_public_tables_and_asks_for_a_code(server: str, tmp_path: Path) -> None:
    ana = Piped(tmp_path / "a", server, "--name", "Ana", "--new", "hp2003", "--public", "--lang", "en")
    ana.until("Press Enter to start the match")

    looked = penult(tmp_path / "b", "join", server, "--name", "Ben", "--lang", "en", typed="no-code\n\n")
    spanish = penult(tmp_path / "b", "join", server, "--name", "Ben", "--lang", "es", typed="99\n\n")
    listed = re.search(
        r"(\d)  ([A-Z0-9]{8})  2003 Wizard edition, Ana · one person, no bots and 3 free seats", looked.stdout
    )

    assert listed
    assert "“no-code” isn’t a code." in looked.stdout
    assert "“99” no es un código" in spanish.stdout
    assert looked.returncode == 0

    typed = f"{listed[1]}\n/leave\n"
    came = penult(tmp_path / "b", "join", server, "--name", "Ben", "--lang", "en", typed=typed)

    assert f"Table {listed[2]}" in came.stdout
    assert ana.end() == 0


def test_the_lobby_asks_for_the_password_of_a_table_that_wants_one(server: str, tmp_path: Path) -> None:
    arguments = (server, "--name", "Ana", "--new", "hp2018", "--public", "--password", "sesame")
    ana = Piped(tmp_path / "a", *arguments, "--lang", "en")
    code = str(re.findall(r"[A-Z0-9]{8}", ana.until("Others join with"))[0])
    ana.until("Press Enter to start the match")
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "TERM": "xterm"}

    with Terminal("join", server, "--name", "Ben", "--lang", "en", env=env) as terminal:
        terminal.see("Type a table’s number or code")
        terminal.press(f"{code.lower()}\n")
        terminal.see("This table needs a password. Type it, or Enter to stop:")
        terminal.press("sesame\n")
        terminal.see(f"Table {code}")

    piped = penult(tmp_path / "c", "join", server, "--name", "Zoe", "--lang", "en", typed=f"{code}\n")
    assert "Put the table’s password in the environment variable PENULT_PASSWORD." in piped.stdout
    assert piped.returncode == 1
    assert ana.end() == 0


def test_who_stands_up_in_a_match_alone_is_heard_behind_a_pipe(server: str, tmp_path: Path) -> None:
    enough_for_ties = "\n" * 6
    typed = f"{enough_for_ties}no card\n/stand\nd\n/say still here\n"

    played = penult(tmp_path, "join", server, "--name", "Ana", "--solo", "--lang", "en", typed=typed)

    stood = played.stdout.partition("You left seat 0.")[2]
    assert "> d\nThere’s nothing to do right now." in stood
    assert "Ana: still here" in stood
    assert played.returncode == 0


def test_a_password_is_typed_unseen_where_the_table_wants_one(server: str, tmp_path: Path) -> None:
    code = come_as_guest(server, "Ana").open(NewTable(terms=Terms(), password="sesame")).code
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "TERM": "xterm"}

    with Terminal("join", server, code, "--lang", "en", env=env) as terminal:
        terminal.see("Your name:")
        terminal.press("Ben\n")
        terminal.see("Type it, or Enter to stop:")
        terminal.press("sesame\n")
        terminal.see(f"Table {code}")
        terminal.press("/say hello\n")
        terminal.see("Ben: hello")

        assert b"sesame" not in terminal.raw


def test_a_password_can_come_from_the_surroundings(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = come_as_guest(server, "Ana").open(NewTable(terms=Terms(), password="sesame")).code
    monkeypatch.setenv("PENULT_PASSWORD", "sesame")

    came = penult(tmp_path, "join", server, code, "--name", "Ben", "--lang", "en")

    assert f"Table {code}" in came.stdout


def test_a_wrong_password_is_answered_like_an_unknown_table(server: str, tmp_path: Path) -> None:
    code = come_as_guest(server, "Ana").open(NewTable(terms=Terms(), password="sesame")).code

    turned_away = penult(
        tmp_path, "join", server, code, "--name", "Ben", "--password", "open", "--lang", "en"
    )

    assert turned_away.returncode == 1
    assert "There’s no such table, or the password is wrong." in turned_away.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["ftp://x"], "address: expected an address such as http://localhost:8000"),
        (["localhost:1", "short"], "code: expected the 8 letters and digits"),
        (["localhost:1", "--new", "chess", "--name", "Ana"], "chess"),
        (["localhost:1", "--seats", "3"], "--new: expected the rules of the table to open"),
        (["localhost:1", "--solo", "--seats", "11"], "--seats: expected 2 to 10"),
        (["localhost:1", "K7MQX2HP", "--solo"], "--solo: expected no code"),
        (["localhost:1", "--name", "Ana"], "http://localhost:1: expected a server of Penult"),
    ],
)
def test_bad_input_is_one_line_and_status_2(tmp_path: Path, arguments: list[str], expected: str) -> None:
    answer = penult(tmp_path, "join", *arguments)

    assert answer.returncode == 2
    assert expected in answer.stderr
    assert answer.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["=cmd()", "A" * 25])
def test_a_name_that_the_server_refuses_says_what_was_expected(
    server: str, tmp_path: Path, name: str
) -> None:
    refused = penult(tmp_path, "join", server, "--name", name, "--solo")

    assert refused.returncode == 2
    assert "letters" in refused.stderr


def test_a_line_from_the_server_leaves_what_is_being_typed_alone(server: str, tmp_path: Path) -> None:
    arguments = ("join", server, "--name", "Ana", "--new", "classic", "--lang", "en")
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "a"), "TERM": "xterm", "LANG": "C.UTF-8"}
    with Terminal(*arguments, env=env) as terminal:
        terminal.see("Press Enter to start the match")
        terminal.press("/say hel")
        terminal.see("> /say hel")
        code = str(re.findall(r"[A-Z0-9]{8}", terminal.text)[0])
        ben = Piped(tmp_path / "b", server, code, "--name", "Ben", "--lang", "en")
        ben.until("Waiting for Ana to start the match")

        terminal.see("Ben took seat 1.\n> /say hel")
        terminal.press("lo\r")
        ben.until("Ana: hello (#1)")
        assert ben.end() == 0
        terminal.press("q\r")
        terminal.see("You left the table.")
        assert terminal.ended() == 0
