"""What happens between hands, said to one of the players and to everybody else."""

from __future__ import annotations

import pytest

from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.match.events import MatchEvent
from penult.match.match import Match
from penult.match.standing import Standing
from penult.rulebook.voice import Voice
from penult.terminal.match_voice import MatchVoice

NAMES = ("Ana", "Ben", "Chloé", "Duarte")


def voice(score: str = "winner", language: str = "en", reader: int | None = 0) -> MatchVoice:
    rules = Rules(f"classic+score={score}")
    return MatchVoice(Voice(language, rules, NAMES, reader), Match(rules, 4).scorers)


@pytest.mark.parametrize(
    ("score", "event", "said"),
    [
        ("winner", MatchEvent("scored", "R-55", (0,), 1), "You scored one point. [R-55]"),
        ("winner", MatchEvent("scored", "R-55", (2,), 40), "Chloé scored 40 points. [R-55]"),
        ("team", MatchEvent("scored", "R-64", (0,), 40), "Your team scored 40 points. [R-64]"),
        ("team", MatchEvent("won", "R-57", (0,), 510), "Your team won the match with 510 points. [R-57]"),
        ("team", MatchEvent("deals", "A-61", (2,)), "Chloé deals next. [A-61]"),
        ("elim", MatchEvent("eliminated", "R-67", (0,), 99), "You were eliminated with 99 points. [R-67]"),
        (
            "elim",
            MatchEvent("duel", "R-68", (0, 3)),
            "You and Duarte are the last two. Now it’s head to head! [R-68]",
        ),
        (
            "tally",
            MatchEvent("tied", "A-62", (0, 1, 3), 7),
            "You, Ben and Duarte were tied for the lowest total, with 7 points. Another hand decides. [A-62]",
        ),
        ("tally", MatchEvent("won", "R-58", (0,), 7), "You won the match with 7 points. [R-58]"),
        (
            "rotate4",
            MatchEvent("won", "R-65", (0, 1), 800),
            "You and Ben won the match together, with 800 points each. [R-65]",
        ),
        ("winner", MatchEvent("deals", "A-61", (0,)), "You deal next. [A-61]"),
        ("winner", MatchEvent("void_hand", "A-57"), "The hand was void: nobody scored. [A-57]"),
    ],
)
def test_the_reader_is_spoken_to_and_the_others_are_named(score: str, event: MatchEvent, said: str) -> None:
    assert str(voice(score).event(event)) == said


def test_somebody_who_only_watches_is_never_meant() -> None:
    event = MatchEvent("scored", "R-55", (0,), 20)

    assert str(voice(reader=None).event(event)) == "Ana scored 20 points. [R-55]"


def test_the_totals_of_teams_stand_beside_the_names_of_both_players() -> None:
    lines = list(voice("team").standing(Standing((120, 500), dealer=0, hands=3, winners=(1,))))

    assert lines == ["After hand 3:", "  Ana & Chloé     120", "  Ben & Duarte    500  won"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["scored", "eliminated", "reached", "duel", "tied", "won", "deals"])
def test_every_sentence_to_the_reader_differs_from_the_one_about_the_others(kind: str, language: str) -> None:
    def said(*players: int) -> str:
        return voice("tally", language).event(MatchEvent(kind, "R-58", players, 30)).text

    mine, theirs = (said(0, 1), said(1, 2)) if kind in ("duel", "tied") else (said(0), said(1))
    assert "Ana" not in mine
    assert "Ben" in theirs
