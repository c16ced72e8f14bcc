"""`penult score --tournament` as a process: a whole evening behind a pipe, bad arguments, and kills."""

from __future__ import annotations

import os
import random
import re
import select
import shutil
import signal
import subprocess
import sys
from getpass import getuser
from pathlib import Path
from typing import NamedTuple

import pytest

from penult.i18n.catalogue import catalogue
from penult.tournament.log import read
from penult.tournament.tournament import Tournament

NAMES = "Ana,Ben,Cleo,Dan,Eva,Finn,Gil,Hana,Ida,Jo,Kim"
NEW = ("--rules", "classic", "--players", NAMES, "--by", "Mo", "--lang", "en")
ROUNDS = 3


def words(name: str, **facts: str) -> str:
    """A pattern of what the desk says, with a pattern for each fact."""
    marks = {fact: f"<{fact}>" for fact in facts}
    text = re.escape(catalogue("en").say(name, **marks).rstrip())
    for fact, mark in marks.items():
        text = text.replace(re.escape(mark), facts[fact])
    return text


ASK_DRAW = words("tournament-ask-draw", number=r"(?P<draw>\d+)")
ASK_TABLE = words("tournament-ask-table", number=r"\d+", tables=r"(?P<table>\d+).*")
ASK_OUT = words("score-ask-out")
ASK_LEFT = words("score-ask-left", who=r"(?P<who>\w+)")
PROMPT = re.compile(f"({ASK_DRAW}|{ASK_TABLE}|(?P<out>{ASK_OUT})|{ASK_LEFT}) \\Z")
HAND = re.compile(
    words(
        "tournament-hand",
        number=r"(\d+)",
        table=r"(\d+)",
        hand=r"(\d+)",
        last=r"\d+",
        who=r"\w+",
        players="(.*)",
    )
)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "penult", "score", *arguments]


def penult(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), input=typed, capture_output=True, text=True, timeout=60, check=False
    )


def tournament_in(file: Path) -> Tournament:
    return read(file.read_text(encoding="utf-8"), random.Random(0))


class Host:
    """A person at the desk who answers the last question, hand by hand."""

    def __init__(self, file: Path) -> None:
        self._process = subprocess.Popen(
            command("--tournament", str(file), "--by", "Mo", "--lang", "en"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.said = ""
        self._asked()

    @property
    def done(self) -> bool:
        return self._question()["draw"] == str(ROUNDS + 1)

    def answers(self) -> None:
        self.types(self._answer())
        self._asked()

    def dies(self, rng: random.Random) -> str:
        """Kill the process while the next answer is on its way."""
        self.types(self._answer())
        select.select([], [], [], rng.uniform(0, 0.004))
        self._process.send_signal(signal.SIGKILL)
        return self.said + self._process.communicate()[0].decode()

    def leaves(self) -> None:
        self.types("quit")
        self.said += self._process.communicate()[0].decode()

    def types(self, text: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{text}\n".encode())
        self._process.stdin.flush()

    def _asked(self) -> None:
        assert self._process.stdout
        while True:
            came = os.read(self._process.stdout.fileno(), 1 << 16)
            assert came, self.said
            self.said += came.decode()
            if PROMPT.search(self.said):
                return

    def _question(self) -> re.Match[str]:
        asked = PROMPT.search(self.said)
        assert asked, self.said
        return asked

    def _answer(self) -> str:
        asked = self._question()
        if asked["draw"]:
            return "standings" if self.done else "draw"
        if asked["table"]:
            return asked["table"]
        number, table_number, hand, players = HAND.findall(self.said)[-1]
        if asked["out"]:
            return str((int(number) + int(table_number) + int(hand)) % len(players.split("  ")) + 1)
        return str((7 * NAMES.index(asked["who"]) + 11 * int(number) + 3 * int(hand)) % 90 + 1)


def begin(file: Path) -> Path:
    """Eleven players with lots, at tables of four, with two hands a round."""
    answer = penult("--tournament", str(file), *NEW, typed="4\n2\n0\nquit\n")
    assert answer.returncode == 0, answer.stderr
    return file


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    return begin(tmp_path / "evening.tournament")


class Evening(NamedTuple):
    """A tournament before its first round, and its result without any kill."""

    begun: Path
    played: Tournament
    said: str


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    file = begin(tmp_path_factory.mktemp("evening") / "begun.tournament")
    played = file.with_name("played.tournament")
    shutil.copy(file, played)
    host = Host(played)
    while not host.done:
        host.answers()
    host.leaves()
    return Evening(file, tournament_in(played), host.said)


def test_eleven_play_three_rounds_at_uneven_tables_and_the_standings_are_told(evening: Evening) -> None:
    sittings, standings = evening.played.progress.sittings, evening.played.standings()
    last = evening.said[evening.said.index(f"Standings after {ROUNDS} rounds") :]
    rows = [line.split()[:3] for line in last.splitlines()[3:14]]

    assert [sorted(map(len, drawn.tables)) for drawn in sittings] == [[3, 4, 4]] * ROUNDS
    assert rows == [[str(rank), row.name, str(row.points)] for rank, row in standings]
    assert evening.said.endswith("Bye! Everything is saved.\n")


@pytest.mark.parametrize("seed", range(2))
def test_killed_again_and_again_it_ends_with_the_same_standings(
    evening: Evening, tmp_path: Path, seed: int
) -> None:
    """No confirmed hand is lost, and no answer counts twice."""
    file, rng = tmp_path / "killed.tournament", random.Random(seed)
    shutil.copy(evening.begun, file)
    told = kills = 0
    while not (host := Host(file)).done:
        for _ in range(rng.randrange(1, 30)):
            if not host.done:
                host.answers()
        told += host.dies(rng).count("[R-55]")
        kills += 1
        assert told <= sum(map(len, tournament_in(file).progress.hands.values()))
    host.leaves()

    assert kills >= 3
    assert tournament_in(file).standings() == evening.played.standings()
    assert tournament_in(file).progress.sittings == evening.played.progress.sittings


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--rules", "classic+score=team"), "score of a tournament: expected winner or tally, came 'team'"),
        (("--players", "Ana,Ben", "--lang", "en"), "2 players aren’t enough: you need at least 3."),
        (("--players", "Ana,Ben", "--lang", "es"), "2 jugadores"),
        (("--players", "Ana,Ben,ana", "--lang", "en"), "Two players are called ana."),
        (("--dealer", "Ana"), "dealer: expected nothing beside --tournament"),
        (("--new",), "new: expected nothing beside --tournament"),
        (
            ("--export", "csv"),
            "--export: expected nothing beside --tournament: type export standings night.csv",
        ),
        (("--by", "M\x07o"), "--by: expected text without control characters"),
        (("--rules", "chess"), "edition: expected classic"),
    ],
)
def test_bad_arguments_are_answered_in_words_with_status_2(
    arguments: tuple[str, ...], expected: str, tmp_path: Path
) -> None:
    answer = penult("--tournament", str(tmp_path / "evening.tournament"), *arguments)

    assert (answer.returncode, answer.stdout) == (2, "")
    assert expected in answer.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["/", "/dev/null/evening.tournament"])
def test_a_place_where_no_file_can_be_is_refused_before_anything_is_asked(place: str) -> None:
    answer = penult("--tournament", place)

    assert (answer.returncode, answer.stdout) == (2, "")
    assert "FILE: expected" in answer.stderr


@pytest.mark.parametrize("arguments", [(), ("--export", "csv")])
def test_a_tournament_is_no_match_and_says_how_it_goes_on(begun: Path, arguments: tuple[str, ...]) -> None:
    answer = penult(str(begun), *arguments)

    assert answer.returncode == 2
    assert "this is a tournament: penult score --tournament FILE" in answer.stderr


def test_without_by_the_account_signs_though_nothing_in_the_environment_names_it(begun: Path) -> None:
    nameless = {
        key: value for key, value in os.environ.items() if key not in ("LOGNAME", "USER", "LNAME", "USERNAME")
    }
    answer = subprocess.run(
        command("--tournament", str(begun), "--lang", "en"),
        input="draw\nquit\n",
        env=nameless,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert f"{getuser()} signs the log." in answer.stdout
    assert tournament_in(begun).log[-1].signed.by == getuser()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("option", [(), ("--tournament",)])
def test_nobody_waits_at_a_pipe_for_what_never_comes(tmp_path: Path, option: tuple[str, ...]) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    answer = penult(*option, str(pipe))

    assert (answer.returncode, answer.stdout) == (2, "")
    assert f"FILE: expected an ordinary file, came '{pipe}'" in answer.stderr


def test_only_a_tournament_is_signed() -> None:
    answer = penult("--by", "Mo")

    assert answer.returncode == 2
    assert "only the log of a --tournament is signed" in answer.stderr


def test_a_tournament_that_goes_on_is_not_begun_again(begun: Path) -> None:
    asked = ("--players", "Ana,Ben,Zoe", "--rules", "hp2003", "--lang", "en")
    answer = penult("--tournament", str(begun), *asked)

    assert answer.returncode == 2
    assert (
        "Rules: the file has classic, you asked for hp2003. Players: the file has Ana, Ben, Cleo, Dan,"
        in answer.stderr
    )
    assert "you asked for Ana, Ben and Zoe." in answer.stderr
    assert "or choose a new file for a new tournament." in answer.stderr


def test_the_same_command_line_goes_on_with_a_tournament(begun: Path) -> None:
    answer = penult("--tournament", str(begun), *NEW, typed="late Zoe\nrename Ana Anna\ndraw\n")
    again = penult("--tournament", str(begun), *NEW)

    assert "Continuing the tournament of 11 players, before its first round." in answer.stdout
    assert "Continuing the tournament of 12 players, in round 1." in again.stdout


def test_a_corrupt_file_is_named_with_its_line_and_left_untouched(begun: Path) -> None:
    begun.write_bytes(damaged := begun.read_bytes().replace(b'"entered"', b'"enraged"', 1))
    answer = penult("--tournament", str(begun))

    assert answer.returncode == 2
    assert f"{begun}: line 2: kind: expected one of" in answer.stderr
    assert begun.read_bytes() == damaged
