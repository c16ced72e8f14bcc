"""A scenario that is wrong fails, whatever it is wrong about, and says what was expected and what came."""

from __future__ import annotations

import re

import pytest

from conformance.cases import CASES, Case
from penult.conformance.hands import Disagreement
from penult.conformance.kinds import KINDS
from penult.conformance.matches import take_down
from penult.conformance.runner import run_line
from penult.conformance.scenario import Scenario
from penult.engine.speeds import INTERPRETED
from penult.match.events import MatchEvent
from penult.match.match import Match
from penult.match.results import HandResult
from penult.match.standing import Standing


class CarelessMatch(Match):
    """It passes the deal before it looks at the result."""

    def add(self, result: HandResult) -> tuple[MatchEvent, ...]:
        self.standing = Standing(self.standing.totals, dealer=2)
        return super().add(result)


def verdict(line: str) -> tuple[str, bool]:
    found = run_line(line, [INTERPRETED])
    return found.why, found.unreadable


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.kind or 'hand'}-{case.name}")
def test_what_is_right_passes_and_what_is_wrong_fails(case: Case) -> None:
    assert verdict(case.line(case.right)) == ("", False)

    right, wrong = (word.partition("=")[2] for word in (case.right, case.wrong))
    why = f"{case.name}: expected {wrong}, came {right} (interpreted)"
    assert verdict(case.line(case.wrong)) == (why, False)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind or "hand")
def test_every_expectation_of_a_kind_has_been_tried(kind: str) -> None:
    cases = [case for case in CASES if case.kind == kind]
    scenario = Scenario.parse(cases[0].line(cases[0].right))
    known = KINDS[kind](scenario, INTERPRETED)

    tried = {case.name for case in CASES if case.kind == kind}
    alike = {
        "start": {"ret", "t"},
        "deck": {"total", "pts", "refuse"},
        "rules": {"ok", "refuse", "why", "seven"},
    }
    other_seats = re.compile(r"[hn][1-3]|k(?!0>1)\d>\d")
    assert tried == alike.get(kind, {name for name in known if not other_seats.fullmatch(name)})


@pytest.mark.parametrize(
    ("played", "why"),
    [
        ("classic n=3 top=R5 h0=R1,B2 | ~0:play R1", "~0:play R1: expected a refusal without a change"),
        ("classic n=3 top=R5 h0=R1,B2 | 0:play B2", "expected a card of color R"),
        ("classic match n=3 | ~hand 0:-/R5/R6", "~hand 0:-/R5/R6: expected a refusal without a change"),
        ("classic match n=3 | ~void", "~void: expected a refusal without a change, came an accepted result"),
        (
            "classic match n=3 | hand 3:-/R5/R6",
            "hand 3:-/R5/R6: expected no refusal, came winner: expected one",
        ),
        ("classic match n=3 | hand 0:-/R5", "the points left with each of 3 players"),
        ("classic match n=3 | hand 0:R1/R5/R6", "points of player 0: expected 0, for this player went out"),
        (
            "classic match n=3 target=5 | hand 0:-/R5/R6; void",
            "void: expected no refusal, came hand: expected",
        ),
        ("classic match n=3 mode=elim | hand 0:-/R5/x", "points of player 2: expected points, came None"),
        (
            "classic tour4 | ~r1 0+2 40",
            "~r1 0+2 40: expected a refusal without a change, came an accepted score",
        ),
        (
            "classic tour4 | r1 0+1 40",
            "r1 0+1 40: expected no refusal, came a refusal: no partners in block 1",
        ),
        (
            "classic dealer picks=R8,B8 | ~redraw R1,R2",
            "expected a refusal without a change, came an accepted",
        ),
    ],
)
def test_what_must_be_refused_and_what_must_not(played: str, why: str) -> None:
    expected = {"match": "sc=0,0,0", "tour4": "ind=0,0,0,0", "dealer": "dealer=0"}
    word = next((expected[kind] for kind in expected if f" {kind} " in played), "t=0")
    told, unreadable = verdict(f"X-1 | R-01 | {played} | {word}")

    assert why in told
    assert not unreadable


@pytest.mark.parametrize(
    "line",
    [
        "classic match n=3 | ~hand 3:-/R5/R6; ~hand 0:-/R5; hand 1:R5/-/R6 | sc=0,11,0",
        "classic match n=3 target=5 | hand 0:-/R5/R6; ~hand 0:-/R5/R6; ~void | sc=11,0,0 over=0",
        "classic match n=3 mode=elim target=5 | hand 0:-/R5/R1; ~hand 1:R1/-/R1 | out=1 alive=0,2",
        "classic match n=3 mode=elim target=5 | hand 0:-/R5/R1; ~hand 0:-/R1/R1; void | sc=0,5,1 out=-",
        "classic match n=3 mode=elim target=5 | hand 0:-/R5/R1; hand 0:-/-/R1 | sc=0,5,2 out=- twohanded=1",
        "classic match n=4 mode=elim out=1 sc=0,500,0,0 dealer=0 | hand 0:-/x/R1/R1 | dealer=2",
        "classic match n=3 opt=blocked:lowest_hand | hand 1:R9/R1/R5 | sc=0,14,0",
        "classic match n=3 mode=tally opt=blocked:lowest_hand,target:9 | hand 1:R9/R1/R5 | sc=9,0,5 over=1",
        "classic match n=4 mode=rotate4 opt=rotate4_per_pair:1 | void; void; hand 0:-/R1/R2/R3 | over=0,3",
        "classic match n=3 next_dealer=redetermine | void | dealer=2",
        "classic match n=3 next_dealer=winner dealer=2 | void | dealer=0",
        "classic match n=3 mode=tally sc=500,300,300 | void | tie=1,2 over=-",
        "classic match n=3 mode=tally sc=500,300,300 | - | tie=1,2 over=-",
        "classic match n=3 mode=tally lowest_tie=share sc=500,300,300 | - | tie=- over=1,2",
        "classic match n=3 sc=510,0,0 | ~void | over=0",
        "classic match n=2 | - | twohanded=1 alive=0,1 out=- tie=- over=- sc=0,0 dealer=0",
        "classic match n=3 | hand 0: -/R5/*3 | sc=5,0,0",
        "classic tour4 | ~r1 0+1 40; r1 2+0 40; r1 0+2 2 | ind=42,0,42,0 over=-",
        "hp2018 tour4 n=4 | r3 0+3 5; r2 0+1 0; r1 1+3 2 | ind=5,2,0,7 over=3",
        "classic tour4 opt=rotate4_per_pair:1 | - | perpair=1 hands=3 perplayer=3 over=- ind=0,0,0,0",
        "hp2003 tour8 n=8 per=1 | - | perpair=1 tablehands=14 handsperplayer=7 opp=2",
        "classic deck opt=hints:off | - | total=108",
        "classic n=2 top=R5 h0=R1,B2 | ~ 0:play B2; 0:play R1 | d=R t=1",
    ],
)
def test_what_the_format_allows_is_understood(line: str) -> None:
    assert verdict(f"X-1 | R-01 | {line}") == ("", False)


def test_a_refusal_that_leaves_a_trace_is_none() -> None:
    with pytest.raises(Disagreement, match="expected a refusal without a change, came a changed standing"):
        take_down(CarelessMatch("classic", 3), "~hand 0:-/R5")

    take_down(Match("classic", 3), "~hand 0:-/R5")
