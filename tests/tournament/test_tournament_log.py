"""A tournament as text: written, read again, and refused if impossible."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from hashlib import sha256

import pytest
from hall import DESK, opened, play_sitting

from penult.engine.errors import PenultError
from penult.match.results import HandResult
from penult.tournament.acts import HandReported, Penalized
from penult.tournament.log import read, written
from penult.tournament.tournament import Tournament


def eventful(partners: bool = False) -> Tournament:
    """A tournament in which every kind of act happens."""
    tournament = opened(9, hands=2, partners=partners)
    play_sitting(tournament, random.Random(2))
    if not partners:
        tournament.drop(tournament.enter("Zoë “Zed”", DESK), DESK)
        tournament.bring_back(9, DESK)
    drawn = tournament.draw(DESK)
    tournament.report(1, 0, 0, HandResult.void(len(drawn.tables[0])), DESK)
    seats = len(drawn.tables[1])
    tournament.report_totals(1, 1, (7, 0, 7, 0, 0)[:seats], (1, 0, 1, 0, 0)[:seats], DESK)
    tournament.penalize(3, 10, "late", DESK)
    tournament.correct(len(tournament.log) - 1, Penalized(4, 10, "late"), "it was Eva", DESK)
    hand = tournament.log[10].act
    assert isinstance(hand, HandReported)
    tournament.correct(10, replace(hand, result=HandResult.void(len(hand.result.tally))), "void", DESK)
    tournament.penalize(5, 3, "late", DESK)
    tournament.undo(DESK)
    tournament.rename(2, "Pé Dois", DESK)
    if not partners:
        tournament.agree(9, DESK)
    if partners:
        tournament.substitute(1, "Zoë", DESK)
    return tournament


def ended() -> Tournament:
    """Three at a table, one hand of which the cards are known, and the end."""
    tournament = opened(3)
    tournament.draw(DESK)
    tournament.report(0, 0, 0, HandResult(0, (0, 27, 50)), DESK, held=("", "R7,RD", "50"))
    tournament.end(DESK)
    return tournament


@pytest.mark.parametrize("partners", [False, True])
def test_what_is_written_is_read_again(partners: bool) -> None:
    tournament = eventful(partners)
    again = read(written(tournament), random.Random(0))

    assert again.terms == tournament.terms
    assert again.log == tournament.log
    assert again.progress == tournament.progress
    assert written(again) == written(tournament)


def test_an_end_and_the_cards_of_a_hand_are_read_again() -> None:
    tournament = ended()
    again = read(written(tournament), random.Random(0))

    assert again.log == tournament.log
    assert again.progress == tournament.progress
    assert again.progress.over


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        (["", "R7", "50"], "line 6: held: expected 27 points, came 'R7'"),
        (["", "R7,RD"], "line 6: held: expected what 3 seats hold, came 2"),
        (["", 27, "50"], "line 6: held: expected text, came 27"),
    ],
)
def test_cards_that_do_not_come_to_the_points_are_refused(held: list[object], expected: str) -> None:
    lines = [json.loads(line) for line in written(ended()).splitlines()]
    lines[5]["held"] = held

    with pytest.raises(PenultError) as refused:
        read("\n".join(map(json.dumps, lines)), random.Random(0))
    assert str(refused.value).startswith(expected)


@pytest.mark.parametrize(
    ("line", "came", "expected"),
    [
        (1, "", "line 1: text: expected a JSON object"),
        (1, "[]", "line 1: text: expected a JSON object"),
        (1, '{"tournament": 2}', "line 1: tournament: expected version 1, came 2"),
        (1, '{"tournament": 1, "partners": 1}', "line 1: partners: expected true or false"),
        (
            1,
            '{"tournament": 1, "partners": false, "hands": 1, "size": 4, "rules": "classic", "rounds": 100}',
            "line 1: rounds: expected 0 to 99, came 100",
        ),
        (
            1,
            '{"tournament": 1, "partners": true, "hands": 1, "size": 4, "rules": "classic", "rounds": 3}',
            "line 1: rounds: expected 0: the plan of the partners says it, came 3",
        ),
        (2, "{", "line 2: text: expected a JSON object"),
        (2, "[" * 100_000, "line 2: text: expected a JSON object"),
        (2, "{SIGNED}", "line 2: kind: expected one of entered, dropped"),
        (2, '{"kind": [], SIGNED}', "line 2: kind: expected one of entered, dropped"),
        (2, '{"kind": "dropped", "player": 0, "by": 1}', "line 2: by: expected text"),
        (2, '{"kind": "dropped", "player": true, SIGNED}', "line 2: player: expected a whole number"),
        (
            2,
            '{"kind": "dropped", "player": 1000000000001, SIGNED}',
            "line 2: player: expected a whole number",
        ),
        (2, '{"kind": "dropped", "player": 0, SIGNED}', "line 2: player: expected a player who has"),
        (
            2,
            '{"kind": "entered", "player": 0, "name": "Al", "lot": 1, "late": 1, SIGNED}',
            "line 2: late: expected true, or nothing",
        ),
        (2, '{"kind": "drawn", "sitting": {"tables": 5}, SIGNED}', "line 2: tables: expected a list"),
        (2, '{"kind": "drawn", "sitting": [], SIGNED}', "line 2: sitting: expected an object"),
        (2, '{"kind": "corrected", "line": 0, "act": 4, SIGNED}', "line 2: act: expected an object"),
        (2, '{"kind": "corrected", "line": 0, SIGNED}', "line 2: why: expected text"),
    ],
)
def test_a_line_that_cannot_be_is_named(line: int, came: str, expected: str) -> None:
    lines = written(eventful()).split("\n")
    lines[line - 1] = came.replace("SIGNED", '"by": "Mo", "at": "now"')

    with pytest.raises(PenultError) as refused:
        read("\n".join(lines), random.Random(0))
    assert str(refused.value).startswith(expected)


def test_whatever_is_broken_is_refused_in_words() -> None:
    text = written(eventful())
    rng = random.Random(4)
    refused = []
    for _ in range(400):
        at = rng.randrange(len(text))
        broken = text[:at] + rng.choice('{}[]",:0-9ax\n') + text[at + rng.randrange(4) :]
        try:
            read(broken, random.Random(0))
        except PenultError as error:
            refused.append(str(error))

    assert len(refused) > 300
    assert [why for why in refused if "expected" not in why] == []


def test_each_line_is_an_object_with_a_signature() -> None:
    head, *lines, end = map(json.loads, written(eventful()).splitlines())

    assert head == {
        "tournament": 1,
        "rules": "classic",
        "hands": 2,
        "size": 4,
        "partners": False,
        "rounds": 0,
    }
    assert list(end) == ["end", "digest"]
    assert all(line["by"] == "Mo" and line["at"] == DESK.at for line in lines)
    assert {line["kind"] for line in lines} == {
        "entered",
        "dropped",
        "returned",
        "renamed",
        "drawn",
        "played",
        "totaled",
        "penalized",
        "agreed",
        "corrected",
        "undone",
    }


def test_the_rule_that_made_a_hand_void_is_read_again() -> None:
    tournament = opened(3, hands=3)
    tournament.draw(DESK)
    tournament.report(0, 0, 0, HandResult(0, (0, 5, 6)), DESK)
    for hand, rule in ((1, "A-57"), (2, "A-74")):
        tournament.report(0, 0, hand, HandResult.void(3, rule), DESK)
    text = written(tournament)
    hands = read(text, random.Random(0)).progress.hands[0, 0]

    assert [hands[hand].void_by for hand in (1, 2)] == ["A-57", "A-74"]
    assert text.count("void_by") == 2
    with pytest.raises(PenultError, match="expected A-57 or A-74"):
        read(text.replace("A-74", "R-01"), random.Random(0))


def test_a_void_hand_of_an_older_log_was_blocked() -> None:
    tournament = opened(3, hands=1)
    tournament.draw(DESK)
    tournament.report(0, 0, 0, HandResult.void(3, "A-74"), DESK)
    lines = written(tournament).replace(', "void_by": "A-74"', "").splitlines()[:-1]
    above = "".join(f"{line}\n" for line in lines)
    end = json.dumps({"end": len(lines) - 1, "digest": sha256(above.encode()).hexdigest()[:16]})

    assert read(f"{above}{end}\n", random.Random(0)).progress.hands[0, 0][0].void_by == "A-57"
