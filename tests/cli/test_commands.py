"""The commands, as a person or a script meets them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCENARIO = "X-1 | R-16 | classic n=2 top=R5 h0=R1,B2 | 0:play R1 | t=1 exp=0\n"


def penult(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "penult", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


def test_check_counts_what_passed_and_what_failed(tmp_path: Path) -> None:
    file = tmp_path / "scenarios.txt"
    wrong = SCENARIO.replace("X-1", "X-2").replace("t=1", "t=0")
    later = "X-3 | R-55 | classic match n=3 mode=winner | hand 0:-/R5/R6 | sc=11,0,0 dealer=1\n"
    file.write_text("# a heading\n\n" + SCENARIO + wrong + later, encoding="utf-8")

    answer = penult("check", str(file), "--speed", "interpreted")

    assert answer.stdout.splitlines() == [
        f"{file}:4 X-2: t: expected 0, came 1 (interpreted)",
        "2 passed, 1 failed",
    ]
    assert answer.returncode == 1


def test_serve_says_what_is_usual_wherever_its_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/100%")
    monkeypatch.setenv("COLUMNS", "200")

    answer = penult("serve", "--help")

    assert "the port; 0 takes any that is free (8000)" in answer.stdout
    assert "(/100%/penult-server)" in answer.stdout


def test_check_passes(tmp_path: Path) -> None:
    file = tmp_path / "scenarios.txt"
    file.write_text(SCENARIO, encoding="utf-8")

    answer = penult("check", str(file), "--speed", "interpreted")

    assert (answer.stdout, answer.returncode) == ("1 passed, 0 failed\n", 0)


@pytest.mark.parametrize(
    "line",
    [
        "no bars at all",
        "X | R | nonsense n=3 top=R5 | - | t=0",
        "X | R | classic n=3 top=R5 | 0:dance | t=0",
        "X | R | classic n=3 top=Q5 | - | t=0",
        "X | R | classic n=3 top=R5 h7=R1 | - | t=0",
        "X | R | classic n=3 top=R5 | - | moon=1",
        "X | R | classic n=3 top=R5 | - | t",
        "X | R | classic n=3 top=R5 opt=legality:maybe | - | t=0",
        "X | R | classic n=3 top=R5 opt=magic:on | - | t=0",
        "X | R | classic n=3 top=R5 draw=*999 | - | t=0",
        "X | R | classic n=12 top=R5 | - | t=0",
        "X | R | classic n=3 top=W | - | t=0",
        "X | R | classic picnic n=3 | - | t=0",
        "X | R | classic dealer picks=R1,?? | - | dealer=0",
        "X | R | hp2003 dealer bd=13-40 | - | dealer=0",
        "X | R | classic start n=3 flip=W4 | - | t=0",
        "X | R | hp2003 dealer bd=-5,07-31 | - | dealer=0",
        "X | R | classic n=3 top=R5 h0=R1,R2 | ~0:plya R1 | t=0",
        "X | R | classic n=3 top=R5 | - | t=0 t=1",
    ],
)
def test_a_bad_scenario_fails_with_what_was_expected(line: str, tmp_path: Path) -> None:
    file = tmp_path / "scenarios.txt"
    file.write_text(line + "\n", encoding="utf-8")

    answer = penult("check", str(file), "--speed", "interpreted")

    assert answer.returncode == 1
    assert "expected" in answer.stdout
    assert answer.stdout.endswith("0 passed, 1 failed\n")
    assert answer.stderr == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "no/such/file"),
        ("check",),
        ("sim", "--rules", "chess"),
        ("sim", "--rules", "classic+legality"),
        ("sim", "--rules", "classic/tlh"),
        ("sim", "--seats", "11"),
        ("sim", "--seats", "four"),
        ("sim", "--hands", "0"),
        ("sim", "--hands", "99999999999999999999"),
        ("sim", "--seed", "-1"),
        ("play", "--seats", "1"),
        ("play", "--rules", "classic+target=-5"),
        ("shuffle",),
    ],
)
def test_bad_arguments_are_answered_in_words_with_status_2(arguments: tuple[str, ...]) -> None:
    answer = penult(*arguments)

    assert answer.returncode == 2
    assert answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "scenarios.txt"
    file.write_bytes(b"\xff\xfe\x00")

    answer = penult("check", str(file))

    assert answer.returncode == 2
    assert "expected text in UTF-8" in answer.stderr


def test_sim_prints_json() -> None:
    answer = penult("sim", "--rules", "hp2003", "--seats", "3", "--hands", "200", "--interpreted", "--json")
    result = json.loads(answer.stdout)

    assert result["hands"] == sum(result["wins_by_seat"]) + result["void"] == 200
    assert result["hands_per_second"] > 0
    assert 20 < result["turns"]["mean"] < result["moves"]["mean"] < 200
    assert 20 < result["points"]["mean"] < 400
    assert len(result["wins_by_seat"]) == len(result["shares_by_seat"]) == 3
    assert result["dealer"] is None


def test_sim_can_leave_the_deal_with_one_seat() -> None:
    answer = penult("sim", "--hands", "60", "--interpreted", "--dealer", "2")

    assert answer.returncode == 0
    assert "dealer         always seat 2" in answer.stdout


def test_sim_compares_rules_and_bots() -> None:
    two = ("--rules", "classic", "--rules", "hp2018", "--bots", "keen,random", "--seats", "3")
    answer = penult("sim", *two, "--hands", "30", "--interpreted", "--workers", "1", "--json")
    results = json.loads(answer.stdout)["simulations"]

    assert [result["rules"] for result in results] == ["classic", "hp2018"]
    assert results[0]["lineup"] == ["keen", "random", "random"]
    assert len(results[0]["shares_by_place"]) == 3


def test_sim_prints_csv_and_draws(tmp_path: Path) -> None:
    plots = ("--plots", str(tmp_path / "plots"), "--workers", "1")
    answer = penult("sim", "--hands", "30", "--interpreted", "--csv", *plots)

    assert answer.stderr == ""
    assert answer.stdout.startswith("rules,seats,bots,hands,seed,figure,of,mean,ci95\nclassic,4,")
    assert (tmp_path / "plots" / "places.svg").is_file()


def test_sim_refuses_a_dealer_who_is_not_there() -> None:
    answer = penult("sim", "--hands", "60", "--interpreted", "--dealer", "4")

    assert answer.returncode == 2
    assert "dealer: expected a seat from 0 to 3, came 4" in answer.stderr
