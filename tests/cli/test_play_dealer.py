"""Who deals first at `penult play`: by cards, by birthday, or as somebody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.piping_in import ANYTHING, penult
from cli.test_play_on_a_screen import surroundings
from cli.typing_in import Terminal
from penult.match.record import MatchRecord
from penult.notation.record import Record

ASKS = "the player whose birthday is closest to July 31, before or after, deals first"


def sit_down(folder: Path, *flags: str, typed: str = "") -> str:
    answer = penult(folder, "play", *flags, "--no-record", typed=typed + "q\n")
    assert (answer.returncode, answer.stderr) == (0, "")
    return answer.stdout


@pytest.mark.parametrize(
    ("language", "day", "told", "dealt"),
    [
        ("en", "July 31", "Your birthday is closest to July 31, so you deal. [R-04]", "You dealt."),
        ("es", "31 de julio", "repartes tú. [R-04]", "Repartiste tú."),
        ("fr", "31/7", "tu donnes. [R-04]", "Tu as donné les cartes."),
        ("pt", "31 julho", "por isso dás tu. [R-04]", "Deste tu as cartas."),
    ],
)
def test_the_birthday_nearest_july_31_deals_the_wizard_edition(
    language: str, day: str, told: str, dealt: str, tmp_path: Path
) -> None:
    said = sit_down(tmp_path, "--rules", "hp2003", "--seed", "1", "--lang", language, typed=f"{day}\n")

    assert told in said
    assert dealt in said
    assert "[R-03]" not in said


def test_all_birthdays_are_told_and_the_nearest_deals(tmp_path: Path) -> None:
    said = sit_down(tmp_path, "--rules", "hp2003", "--seed", "2", typed="January 30\n")

    assert re.search(r"Birthdays: You, January 30; Nadia, \w+ \d+; Bruno, \w+ \d+; Chloé, \w+ \d+\.", said)
    dealer = re.search(r"(\w+)’s birthday is closest to July 31\. \[R-04\]", said)
    assert dealer
    assert f"{dealer[1]} dealt." in said


def test_who_keeps_a_birthday_to_themselves_leaves_it_to_the_cards(tmp_path: Path) -> None:
    said = sit_down(tmp_path, "--rules", "hp2003", "--seed", "1", typed="\n")

    assert ASKS in said
    assert "Everyone picked a card to see who deals: " in said
    assert "Birthdays:" not in said


def test_what_is_no_day_or_could_be_two_is_asked_again(tmp_path: Path) -> None:
    flags = ("--rules", "hp2003", "--seed", "1", "--lang", "es")
    said = sit_down(tmp_path, *flags, typed="ayer\n03-08\n3 de agosto\n")

    assert "“ayer” no es un día." in said
    assert "“03-08” puede ser dos días distintos. Escríbelo como 3 de agosto." in said
    assert "Tú, 3 de agosto" in said


@pytest.mark.parametrize("rules", ["classic", "hp2018"])
def test_other_editions_pick_cards_and_ask_for_no_birthday(rules: str, tmp_path: Path) -> None:
    said = sit_down(tmp_path, "--rules", rules, "--seed", "1")

    assert ASKS not in said
    assert "[R-03]" in said


@pytest.mark.parametrize(
    ("dealer", "told"),
    [("Nadia", "Nadia deals, as agreed. [D-32]"), ("0", "You deal, as agreed. [D-32]")],
)
@pytest.mark.parametrize("rules", ["classic", "hp2003"])
def test_the_first_dealer_can_be_named(dealer: str, told: str, rules: str, tmp_path: Path) -> None:
    said = sit_down(tmp_path, "--rules", rules, "--dealer", dealer, "--seed", "1")

    assert told in said
    assert ASKS not in said
    assert "[R-03]" not in said


def test_somebody_who_does_not_play_cannot_deal(tmp_path: Path) -> None:
    for dealer in ("Zoe", "4", ""):
        answer = penult(tmp_path, "play", "--dealer", dealer, "--name", "Ana")
        assert answer.returncode == 2
        assert "--dealer: expected" in answer.stderr


def test_a_birthday_can_be_said_beforehand(tmp_path: Path) -> None:
    said = sit_down(tmp_path, "--rules", "hp2003", "--seed", "1", "--birthday", "7/31")

    assert ASKS not in said
    assert "You dealt." in said
    answer = penult(tmp_path, "play", "--rules", "hp2003", "--birthday", "noon")
    assert (answer.returncode, "“noon” isn’t a day." in answer.stderr) == (2, True)


def test_the_deal_passes_on_and_the_birthday_is_asked_once(tmp_path: Path) -> None:
    typed = "July 31\n" + ANYTHING.replace("\n", "\ny\n") * 120
    flags = ("--rules", "hp2003", "--seats", "2", "--seed", "1", "--record", str(tmp_path))
    answer = penult(tmp_path, "play", *flags, typed=typed)

    assert answer.stdout.count(ASKS) == 1
    files = sorted(tmp_path.glob("*.record"), key=lambda file: (len(file.name), file.name))
    assert [Record.read(file).head.dealer for file in files][:2] == [0, 1]


def test_a_match_keeps_who_dealt_first(tmp_path: Path) -> None:
    flags = ("--rules", "hp2003+score=tally", "--seats", "3", "--seed", "1", "--record", str(tmp_path))
    answer = penult(tmp_path, "play", *flags, typed="July 31\nd\nq\n")

    assert "Your match is saved" in answer.stdout
    record = MatchRecord.read(next(tmp_path.glob("*.match")))
    assert record.dealer == 0
    assert record.hands[0].head.picks == ()


def test_the_window_asks_before_the_cards_are_dealt(tmp_path: Path) -> None:
    flags = ("play", "--rules", "hp2003", "--seed", "1", "--pace", "0", "--no-record")
    with Terminal(*flags, env=surroundings(tmp_path), size=(30, 120)) as terminal:
        terminal.see("Who deals first?")
        terminal.press("tomorrow\r")
        terminal.see("“tomorrow” isn’t a day.")
        terminal.press("\x15")
        terminal.see("Your birthday:")
        terminal.press("July 31\r")
        terminal.see("Your birthday is closest to July")
        terminal.press("qq")
        assert terminal.ended() == 0
