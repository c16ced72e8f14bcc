"""Whole matches in lines of text."""

from __future__ import annotations

import io
import random
from datetime import datetime
from pathlib import Path

import pytest

from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.match.record import MatchRecord
from penult.terminal.party import Party
from penult.terminal.plain import sit_down
from penult.terminal.record_folder import RecordFolder

ANYTHING = [f"{n}!" for n in range(1, 25)] + ["G", "1", "2", "d", "k", "a", ""]
EVENING = datetime(2026, 11, 16, 18, 30)


def play(
    folder: Path, rules: str, seats: int = 4, seed: int = 3, language: str = "en", lines: int = 9000
) -> str:
    """Type anything at a match until it is over, or the lines are used up."""
    party = Party(Rules(rules), ("random",) * (seats - 1), language, "Ana", whole_match=True)
    typed = (ANYTHING * (1 + lines // len(ANYTHING)))[:lines]
    out = io.StringIO()
    shelf = RecordFolder(folder, lambda: EVENING)
    sit_down(party, random.Random(seed), shelf, io.StringIO("\n".join(typed)), out)
    return out.getvalue()


def kept(folder: Path) -> MatchRecord:
    """The first match that was played there."""
    return MatchRecord.read(min(folder.iterdir(), key=lambda file: (len(file.name), file.name)))


@pytest.mark.parametrize(
    ("rules", "seats", "won"),
    [
        ("classic+target=150", 3, "[R-57]"),
        ("hp2003+score=tally+target=100", 4, "[R-58]"),
        ("hp2018+score=elim+target=100", 4, "[R-68]"),
        ("classic+score=team+target=200", 6, "[R-57]"),
        ("hp2003+score=rotate4+rotate4_per_pair=1", 4, "[R-65]"),
        ("classic+score=elim+target=60+next_dealer=redetermine", 5, "[R-68]"),
    ],
)
def test_a_match_of_each_format_is_played_to_its_end_and_replays_to_the_same_standing(
    rules: str, seats: int, won: str, tmp_path: Path
) -> None:
    answer = play(tmp_path, rules, seats)

    record = kept(tmp_path)
    match = record.replay()
    assert match.over
    assert won in answer
    assert "Play again?" in answer
    for total in match.standing.totals:
        assert f"{total:>5}" in answer[: answer.index("Play again?")]


def test_the_record_says_which_moves_the_bots_made_and_who_sat_where(tmp_path: Path) -> None:
    play(tmp_path, "hp2003+score=rotate4+rotate4_per_pair=1")

    record = kept(tmp_path)
    assert [hand.head.players[2] for hand in record.hands] == ["Bruno", "Nadia", "Chloé"]
    for hand in record.hands:
        assert all((act.mark == "bot") == (act.seat != 0) for act in hand.acts)


def test_the_partner_of_each_hand_is_named(tmp_path: Path) -> None:
    answer = play(tmp_path, "hp2003+score=rotate4+rotate4_per_pair=1")

    for number, partner in ((1, "Bruno"), (2, "Nadia"), (3, "Chloé")):
        assert f"This is hand {number} of the match. Your partner is {partner}." in answer


@pytest.mark.parametrize(
    ("rules", "goal"),
    [
        ("classic+target=150", "The first to reach 150 points wins the match. [R-57]"),
        ("classic+score=tally", "Once someone reaches 500 points, the lowest total wins the match. [R-58]"),
        (
            "classic+score=elim+target=60",
            "Reach 60 points and you’re eliminated. The last one left wins",
        ),
        ("classic+score=team", "The first team to reach 500 points wins the match. [R-57]"),
        ("classic+score=rotate4", "12 hands in all. The highest total wins the match. [R-65]"),
    ],
)
def test_a_match_says_once_at_its_beginning_what_is_played_for(rules: str, goal: str, tmp_path: Path) -> None:
    answer = play(tmp_path, rules, lines=1200)

    first, _, later = answer.partition("was turned up.")
    assert goal in first
    assert goal not in later


def test_a_running_tally_says_who_reached_the_target_before_it_says_who_won(tmp_path: Path) -> None:
    answer = play(tmp_path, "classic+score=tally+target=100")

    end = answer[: answer.index("Play again?")]
    match = kept(tmp_path).replay()
    reached = [
        name
        for name, total in zip(("You", "Nadia", "Bruno", "Chloé"), match.standing.totals, strict=True)
        if total >= 100
    ]
    line = next(line for line in end.splitlines() if "reached 100 points" in line)
    assert reached
    assert all(name in line for name in reached)
    assert end.index(line) < end.index("the match with")


def test_the_cards_that_found_the_dealer_are_told_once(tmp_path: Path) -> None:
    answer = play(tmp_path, "classic+score=tally+target=100", seed=3)
    first = answer[: answer.index("Play again?")]

    (line,) = [
        line for line in first.splitlines() if line.startswith("Everyone picked a card to see who deals")
    ]
    assert line.endswith(". [R-03]")
    assert all(f"{name}, " in line for name in ("Ana", "Nadia", "Bruno", "Chloé"))


def test_a_hand_of_a_match_says_who_won_it_and_the_match_what_it_counts(tmp_path: Path) -> None:
    answer = play(tmp_path, "classic+score=tally+target=100")

    assert "won the hand. [R-51]" in answer
    assert "and scores" not in answer
    assert "[R-58]\nAfter hand" in answer or "[A-61]\nAfter hand" in answer


def test_an_eliminated_person_is_told_only_how_the_match_ends(tmp_path: Path) -> None:
    answer = play(tmp_path, "classic+score=elim+target=40", seats=6, seed=1)

    before, out, after = answer.partition("You’re eliminated. Press Enter to see how it ends:")
    rest = after[: after.index("Play again?")]
    match = kept(tmp_path).replay()
    assert out
    assert "You were eliminated with " in before
    assert "won the match with" in rest
    assert f"After hand {len(match.results)}:" in rest
    assert len(match.results) > before.count("This is hand") > 0
    assert "Your move" not in rest
    assert "won the hand" not in rest


def test_a_dealer_determined_anew_is_found_by_picking_cards(tmp_path: Path) -> None:
    answer = play(tmp_path, "classic+score=tally+target=150+next_dealer=redetermine")

    assert "The next dealer hasn’t been chosen yet. [A-61]" in answer
    assert answer.count("Everyone picked a card to see who deals") == answer.count("This is hand")
    hands = kept(tmp_path).hands
    assert len(hands) > 1
    assert all(hand.head.picks for hand in hands)


def test_who_leaves_in_the_middle_keeps_the_hands_that_were_played(tmp_path: Path) -> None:
    answer = play(tmp_path, "classic", lines=1200)

    record = kept(tmp_path)
    assert answer.endswith("Bye!\n")
    assert record.hands
    assert not record.replay().over


def test_where_the_record_lies_is_said_after_the_first_hand_and_at_the_end(tmp_path: Path) -> None:
    answer = play(tmp_path, "hp2003+score=rotate4+rotate4_per_pair=1")
    first = answer[: answer.index("Play again?")]

    assert first.count("This match is saved in") == 2
    assert first.endswith("2026-11-16-1830-hp2003-4.match\n")
    assert (tmp_path / "2026-11-16-1830-hp2003-4.match").exists()
    assert not list(tmp_path.glob("*~"))


def test_a_folder_that_cannot_be_made_is_said_and_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    answer = play(tmp_path / "file" / "in", "classic+score=tally+target=100")

    assert "Couldn’t save" in answer
    assert "Play again?" in answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    answer = play(tmp_path, "classic+score=elim+target=150", language=language)

    party = Party(Rules("classic"), ("random",) * 3, language, "Ana")
    assert party.voice.say("terminal-ask-next-hand") in answer
    assert kept(tmp_path).replay().over


def test_the_record_says_once_when_it_was_played_and_what_the_bots_were(tmp_path: Path) -> None:
    play(tmp_path, "classic+target=50", seats=3)

    record = kept(tmp_path)

    assert record.headers == {"date": "2026-11-16", "bots": "random random"}
    assert {str(hand.head.headers) for hand in record.hands} == {"{}"}
