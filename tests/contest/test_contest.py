"""Contests: the same result for any number of workers, and no bot that stops one."""

from __future__ import annotations

import multiprocessing
import shlex
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from contest.outsiders import PROGRAMS
from penult import Malformed, PenultError, Record
from penult.bots.entrants import Entrant, parse_entrant
from penult.bots.registry import BOTS
from penult.contest.contest import COMPILED_PART, Contest, lineup_of, run, tallies
from penult.contest.result import TIMING, ContestResult
from penult.contest.stopping import Sprt


@pytest.fixture(autouse=True)
def _only_our_bots() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


def outsider(name: str) -> Entrant:
    return parse_entrant(f"{name.lower()}=contest.outsiders:{name}", "module")


def program(name: str) -> Entrant:
    return Entrant(name, "program", f"{shlex.quote(sys.executable)} -c {shlex.quote(PROGRAMS[name])}")


def without_timing(facts: Any) -> Any:
    if isinstance(facts, dict):
        return {name: without_timing(each) for name, each in facts.items() if name not in TIMING}
    return [without_timing(each) for each in facts] if isinstance(facts, list | tuple) else facts


def played(contest: Contest, workers: int = 1, sprt: float | None = None) -> Any:
    return without_timing(run(contest, workers, sprt and Sprt(sprt)).facts())


@pytest.mark.parametrize("fast", [True, False])
def test_one_two_and_seven_workers_count_the_same(fast: bool) -> None:
    deals = 2 * COMPILED_PART + 7 if fast else 12
    contest = Contest("hp2003", ("keen", "simple", "random"), deals, seed=5, fast=fast)

    one, two, seven = (played(contest, workers) for workers in (1, 2, 7))

    assert one == two == seven
    assert one["hands"] == 3 * deals


def test_bots_from_outside_do_the_same_in_every_process() -> None:
    contest = Contest("classic", ("dice", "keen"), 45, entrants=(outsider("Dice"),))

    one, two, seven = (played(contest, workers) for workers in (1, 2, 7))

    assert one == two == seven
    assert one["faults"] == []


def test_a_test_stops_at_the_same_deal_whoever_plays() -> None:
    contest = Contest("classic", ("keen", "random"), 20_000)

    one, two = (played(contest, workers, sprt=1.0) for workers in (1, 2))

    assert one == two
    assert one["sprt"]["verdict"] == "better"
    assert 100 <= one["deals"] < 20_000
    assert one["deals"] % contest.part == 0


def test_a_test_between_equals_does_not_decide_at_once() -> None:
    result = run(Contest("classic", ("random", "simple"), 600), sprt=Sprt(1.0))

    assert result.sprt is not None
    assert result.sprt.verdict in (None, "worse")
    assert run(Contest("classic", ("simple", "simple"), 600), sprt=Sprt(1.0)).deals == 600


@pytest.mark.parametrize(
    ("bot", "fault", "words"),
    [
        ("Crashing", "crashed", "RuntimeError: I never liked this number"),
        ("Quitting", "crashed", "SystemExit: that was it"),
        ("Unmakeable", "crashed", "OSError: no network file here"),
        ("Babbling", "nonsense", "expected"),
        ("Stalling", "stalled", "expected an answer within 0.5 s, came none"),
    ],
)
def test_a_bad_bot_loses_the_turn_and_is_reported(bot: str, fault: str, words: str) -> None:
    deals, patience = (2, 0.5) if bot == "Stalling" else (11, 20.0)
    lineup = (bot.lower(), "keen")

    result = run(Contest("classic", lineup, deals, entrants=(outsider(bot),), patience=patience))

    assert result.hands == 2 * deals
    assert result.win_rate <= 0.5
    [report] = [each for each in result.faults if (each.bot, each.fault) == (bot.lower(), fault)]
    assert report.first.startswith(words)


@pytest.mark.parametrize(
    ("name", "fault", "words"),
    [
        ("ends", "crashed", "the program ended: out of money"),
        ("stalls", "stalled", "expected an answer within 0.5 s"),
        ("babbles", "nonsense", 'expected {"id":1,"move":"…"}'),
        ("lists", "nonsense", 'expected {"id":1,"move":"…"}'),
        ("old", "nonsense", 'expected {"id":1,"move":"…"}'),
        ("shouts", "crashed", "the program said a line of more than"),
    ],
)
def test_a_bad_program_loses_the_turn_and_is_reported(name: str, fault: str, words: str) -> None:
    patience = 0.5 if name == "stalls" else 20.0
    result = run(Contest("classic", (name, "simple"), 2, entrants=(program(name),), patience=patience))

    assert result.hands == 4
    [report] = [each for each in result.faults if each.bot == name]
    assert report.fault == fault
    assert report.first.startswith(words)


def test_a_class_that_ends_a_worker_ends_the_contest_in_words() -> None:
    contest = Contest("classic", ("fatal", "keen"), 45, entrants=(outsider("Fatal"),))

    with pytest.raises(PenultError, match="as a program it would only lose the turn"):
        run(contest, workers=2)


def test_a_contest_that_is_stopped_leaves_no_worker_behind() -> None:
    before = {*multiprocessing.active_children()}
    contest = Contest("classic", ("dice", "keen"), 4000, entrants=(outsider("Dice"),))
    contest.check()
    parts = tallies(contest, workers=2)
    next(parts)
    assert {*multiprocessing.active_children()} - before

    parts.close()
    for child in {*multiprocessing.active_children()} - before:
        child.join(30)
    assert {*multiprocessing.active_children()} - before == set()


def test_every_hand_is_recorded_and_its_record_replays(tmp_path: Path) -> None:
    contest = Contest("classic", ("keen", "random", "random"), 2, seed=9, records=tmp_path)

    result = run(contest)

    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"deal-00000{n}-{r}.record" for n in (0, 1) for r in range(3)]
    winners = []
    for file in files:
        record = Record.read(file)
        outcome = record.replay().outcome
        assert outcome is not None
        assert outcome.winner is not None
        winners.append(record.head.players[outcome.winner])
        assert {act.mark for act in record.acts} <= {"bot", ""}
    assert winners.count("keen") == result.bots[0].win_rate * 6
    assert {*winners} <= {"keen", "random 1", "random 2"}


def test_who_is_equally_good_is_near_par() -> None:
    result: ContestResult = run(Contest("classic", ("simple", "simple", "simple", "keen"), 400))

    assert result.par == 0.75
    assert result.win_rate < 0.75
    assert result.p95_ms is not None


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"deals": 0}, "deals: expected 1 to"),
        ({"seed": -1}, "seed: expected 0 to"),
        ({"lineup": ("keen", "clever")}, "bot: expected random or simple or keen"),
        ({"lineup": ("keen:depth=3", "keen")}, "nothing after its name"),
        ({"lineup": ("keen",) * 11}, "2 to 10"),
    ],
)
def test_what_cannot_be_played_is_refused(changed: dict[str, Any], expected: str) -> None:
    contest = replace(Contest("classic", ("keen", "simple"), 10), **changed)

    with pytest.raises(Malformed, match=expected):
        run(contest)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hasty=contest.outsiders:Nobody", "a class Nobody in contest.outsiders"),
        ("hasty=no_such_module:Hasty", "a module no_such_module"),
        ("no colon", "module:Class"),
        ("Hasty=contest.outsiders:Hasty", "name of a bot"),
    ],
)
def test_a_class_that_is_not_there_is_refused_before_anything_is_played(text: str, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        run(Contest("classic", ("hasty", "keen"), 10, entrants=(parse_entrant(text, "module"),)))


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(Malformed, match="a program that can be run"):
        run(Contest("classic", ("p", "keen"), 10, entrants=(Entrant("p", "program", "./no-such-program"),)))


def test_two_names_fill_a_table() -> None:
    assert lineup_of(["a", "b"], 4) == ("a", "b", "b", "b")
    assert lineup_of(["a", "b", "c"], 3) == ("a", "b", "c")
    with pytest.raises(Malformed, match="or 4"):
        lineup_of(["a", "b", "c"], 4)


@pytest.mark.parametrize("name", ["keen", "bot"])
def test_a_bot_from_outside_never_hides_behind_a_name_that_is_taken(name: str) -> None:
    first = Entrant("bot", "module", "contest.outsiders:Hasty")
    second = Entrant(name, "module", "no_such_module:Bot")

    with pytest.raises(Malformed, match="one that is not taken"):
        run(Contest("classic", ("bot", name), 4, entrants=(first, second)))
