"""A scenario that cannot be read is refused by the number of its line, and the others are run."""

from __future__ import annotations

import pytest

from penult.conformance.runner import run_text
from penult.engine.speeds import INTERPRETED

RIGHT = "X-1 | R-55 | classic match n=3 | hand 0:-/R5/R6 | sc=11,0,0"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("no bars at all", "id | rules | setup | actions | expected"),
        ("X | R | classic n=3 top=R5 | - | t", "name=value"),
        ("X | R | classic n=3 top=R5 | - | t=0 t=1", "t only once"),
        ("X | R | classic n=3 n=4 top=R5 | - | t=0", "n only once"),
        ("X | R | classic n=3 top=R5 | - | moon=1", "one of ph, t, d"),
        ("X | R | classic n=3 top=R5 | 0:draw;; 1:draw | t=0", "move: expected"),
        ("X | R | classic picnic n=3 | - | t=0", "one of deck, players, dealer"),
        ("X | R | classic match | void | sc=0", "n: expected a number"),
        ("X | R | classic match n=3 mode=poker | void | sc=0,0,0", "option score"),
        ("X | R | classic match n=8 mode=rotate8 | void | sc=0", "two tables (R-66) are a tournament"),
        ("X | R | classic match n=3 mode=team | void | sc=0", "4, 6, 8 or 10 with partners"),
        ("X | R | classic match n=3 sc=1,2 | void | sc=0", "totals: expected 3 of them"),
        ("X | R | classic match n=3 sc=1,x,2 | void | sc=0", "whole numbers separated by commas"),
        ("X | R | classic match n=3 out=1 | void | sc=0", "in an elimination match"),
        ("X | R | classic match n=3 mode=elim out=0,1,2 | void | sc=0", "some of the players"),
        ("X | R | classic match n=3 dealer=3 | void | sc=0", "a player from 0 to 2"),
        ("X | R | classic match n=3 per=4 | void | sc=0", "setup: expected one of n, mode"),
        ("X | R | classic match n=3 partners | void | sc=0", "setup: expected name=value"),
        ("X | R | classic match n=3 | hand 0 | sc=0", "hand WINNER:CARDS/CARDS/"),
        ("X | R | classic match n=3 | ~hand 0:-/Q5/R1 | sc=0", "expected"),
        ("X | R | classic match n=3 | void | pts=0", "expectation: expected one of sc, over"),
        ("X | R | classic tour4 n=5 | - | hands=12", "n: expected 4"),
        ("X | R | classic tour4 per=0 | - | hands=12", "expected"),
        ("X | R | classic tour4 | r0 0+2 40 | hands=12", "rBLOCK PLAYER+PLAYER POINTS"),
        ("X | R | classic tour4 | r1 0+2 | hands=12", "rBLOCK PLAYER+PLAYER POINTS"),
        ("X | R | classic tour4 sc=1 | - | hands=12", "setup: expected one of n, per, opt"),
        ("X | R | classic tour4 | - | rounds=3", "expectation: expected one of partners, perpair"),
        ("X | R | classic tour8 n=4 | - | rounds=7", "n: expected 8"),
        ("X | R | classic tour8 | r1 0+2 40 | rounds=7", "action: expected none"),
        ("X | R | classic tour8 | - | ind=0", "expectation: expected one of rounds, pairs"),
        ("X | R | classic deck | 0:draw | total=108", "none in a scenario of deck"),
        ("X | R | classic deck Q=4 | - | total=108", "expected"),
        ("X | R | classic players n=4 moon=1 | - | ok=True", "setup: expected one of n, opt"),
        ("X | R | classic players n=4 couples | - | ok=True", "setup: expected partners"),
        ("X | R | classic deal n=4 | 0:draw | hand=7", "none in a scenario of deal"),
        ("X | R | classic dealer n=4 picks=R1,R2 | - | dealer=1", "n: expected 2"),
        ("X | R | classic dealer | - | dealer=1", "either picks or bd"),
        ("X | R | classic dealer picks=R1,R2 bd=07-31,08-01 | - | dealer=1", "either picks or bd"),
        ("X | R | classic dealer picks=R1,R1 | redraw R1 | dealer=1", "2 cards, one for each player"),
    ],
)
def test_it_is_refused_by_its_line(line: str, expected: str) -> None:
    text = "\n".join(["# a heading", "", RIGHT, line, RIGHT])

    before, verdict, after = run_text(text, [INTERPRETED], "some.txt")

    assert verdict.unreadable
    assert verdict.name.startswith("some.txt:4")
    assert expected in verdict.why
    assert "\n" not in verdict.why
    assert (before.why, after.why) == ("", "")
