"""Running a tournament, as the host at the desk meets it."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest

from full_disk import small_files
from penult import Rules
from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from penult.notation.names import plainly
from penult.printing.files import FileRefused
from penult.terminal.scorekeeper.vocabulary import OF_A_TOURNAMENT
from penult.terminal.tournament.setup import WantedTournament
from penult.tournament.file import open_tournament
from penult.tournament.refusals import REFUSALS
from terminal.tournament.front import ALONE, Front

FIRST = ("1", "eva", "20", "7", "50")
"""Table 1 is Eva, Gil, Ana and Finn; Eva goes out."""
SECOND = ("2", "totals", "0 0", "0 0", "31 1", "")
"""Table 2 is Dan, Cleo and Ben."""
KEPT = "Your answers so far are saved. Come back and continue from there."


@pytest.fixture
def drawn(front: Front) -> Front:
    said = front.types(*ALONE, "draw")
    assert "  Table 1   Eva   Gil    Ana   Finn\n  Table 2   Dan   Cleo   Ben\n" in said
    return front


def test_a_round_is_drawn_entered_and_ranked(drawn: Front) -> None:
    said = drawn.types(*FIRST, *SECOND)

    assert (
        "Round 1, table 1, hand 1 of 1. Eva deals. 1 Eva  2 Gil  3 Ana  4 Finn\nWho went out? eva\n" in said
    )
    assert "Eva scored 77 points. [R-55]\nTable 1 is complete.\nRound 1. Still missing: 2." in said
    assert "Standings after one round\n\nRank   Name   Points   Hands won" in said
    assert "1      Eva    77       1           0.00        0\n2      Ben    31       1" in said
    assert "Type draw to draw round 2," in said


def test_the_same_command_goes_on_where_it_stopped(drawn: Front) -> None:
    drawn.types(*FIRST)
    said = drawn.types(*SECOND)

    assert said.startswith("Continuing the tournament of 7 players, in round 1.\n")
    assert "Round 1. Still missing: 2. Which table has its result? Type its number: 2" in said
    assert drawn.points == {"Eva": 77, "Ben": 31} | dict.fromkeys(("Ana", "Cleo", "Dan", "Finn", "Gil"), 0)


def test_the_next_round_waits_for_all_results(drawn: Front) -> None:
    said = drawn.types(*FIRST, "draw")

    assert "Round 1 isn’t over: table 2 is still missing." in said
    assert len(drawn.tournament.progress.sittings) == 1


def test_a_table_that_is_complete_is_not_entered_again(drawn: Front) -> None:
    said = drawn.types(*FIRST, "1", "3", "x")

    assert "“1” isn’t one of the tables still missing: 2." in said
    assert "“x” isn’t one of the tables" in said


def test_cards_no_deck_has_are_asked_again(drawn: Front) -> None:
    said = drawn.types("1", "eva", "w w w w w", "gs", "7", "50")

    assert "The deck has only 4 of the Wild, but you entered 5. [R-02]" in said
    assert drawn.points["Eva"] == 77


def test_back_leaves_the_hand_and_then_the_table(drawn: Front) -> None:
    said = drawn.types("1", "eva", "20", "back", "back", "back", "2")

    assert "Nothing was entered.\n" in said
    assert "Round 1, table 2, hand 1 of 1. Dan deals." in said
    assert drawn.tournament.progress.hands == {}


def test_a_hand_nobody_won_is_void(drawn: Front) -> None:
    said = drawn.types("1", "void")

    assert "The hand was void: nobody scored. [A-74]\nTable 1 is complete." in said


def test_totals_that_cannot_be_are_refused(drawn: Front) -> None:
    said = drawn.types("1", "totals", "x", "10 1", "20 1", "back", "back")

    assert "“x” doesn’t work here. Type two numbers, points and hands won: 120 2." in said
    assert "That’s 2 hands won, but a round has only 1." in said
    assert drawn.tournament.progress.totals == {}


def test_hands_and_totals_of_a_table_do_not_mix(front: Front) -> None:
    said = front.types(*ALONE[:-2], "2", "0", "draw", *FIRST, "totals")

    assert "Some hands of table 1 have already been entered. Continue hand by hand" in said


@pytest.mark.parametrize("word", ["totals", "void", "blocked"])
def test_a_result_belongs_to_a_table(drawn: Front, word: str) -> None:
    assert "Type the number of a table first." in drawn.types(word)


def test_a_correction_needs_a_reason_and_the_log_shows_both(drawn: Front) -> None:
    said = drawn.types(*FIRST, *SECOND, "correct 1", "", "", "70", "", "", "a seven was a seventy", "log 1")

    assert "Hand 1 was entered as: Eva went out. Gil 20; Ana 7; Finn 50\n" in said
    assert "A correction needs a reason" in said
    assert said.count("Points left: Gil 20, Ana 70 and Finn 50. Reason: a seven was a seventy") == 2
    assert drawn.points["Eva"] == 140


def test_totals_are_corrected_too(drawn: Front) -> None:
    said = drawn.types(*SECOND, "correct 1 2", "40 0", "40 1", "", "0 0", "", "seats mixed up")

    assert "Points and hands won by Cleo. Enter keeps 0 0:" in said
    assert (drawn.points["Dan"], drawn.points["Ben"]) == (40, 0)


def test_what_was_not_entered_is_not_corrected(drawn: Front) -> None:
    said = drawn.types("correct 2", "correct 9", "correct 2 1", "correct", "back")

    assert "Nothing has been entered for table 2 of round 1." in said
    assert said.count("doesn’t work here. Type a whole number from 1 to 2.") == 1
    assert "“2” doesn’t work here. Type 1." in said
    assert said.count("Nothing was entered.") == 1


def test_a_penalty_is_given_with_points_and_a_reason(drawn: Front) -> None:
    said = drawn.types(
        *FIRST,
        "penalty eva 10 came late",
        *("penalty eva ten", "penalty zoe 5 who", "penalty ana 0 x", "penalty 1 5 y"),
    )

    assert "Eva got a penalty of 10 points. Reason: came late" in said
    assert "“eva ten” isn’t a penalty. Type a name, the points and the reason: Ana 10 came late." in said
    assert "“zoe” isn’t one of the players" in said
    assert "“1” isn’t one of the players" in said
    assert "A penalty is one point or more, but this is 0." in said
    assert drawn.points["Eva"] == 67


def test_a_reason_has_an_end_and_nothing_that_cannot_be_seen(drawn: Front) -> None:
    said = drawn.types(f"penalty Ana 10 {'x' * 301}", "penalty Ana 10 ru\x1bde", "seats")

    assert "This has 301 letters. Use 300 or fewer." in said
    assert "This has an invisible character that can’t be saved: \\x1b. Type it again without it." in said
    assert "\nRound 1\n" in said.split("Type it again without it.")[1]
    assert drawn.points["Ana"] == 0


def test_the_reason_of_a_correction_may_be_typed_again(drawn: Front) -> None:
    said = drawn.types(*FIRST, "correct 1", "", "", "70", "", "x" * 301, "a seven was a seventy")

    assert "This has 301 letters. Use 300 or fewer." in said
    assert drawn.points["Eva"] == 140


def test_people_come_late_leave_and_come_back(drawn: Front) -> None:
    said = drawn.types(
        "late Zoe", "late zoe", "drop Ben", "drop Ben", "return Ben", "return Ben", *FIRST, *SECOND, "draw"
    )

    assert "Zoe joined." in said
    assert "Two players are called zoe." in said
    assert "Ben left." in said
    assert "Ben has already left." in said
    assert "Ben came back." in said
    assert "Ben hasn’t left." in said
    assert sum(map(len, drawn.tournament.progress.sittings[1].tables)) == 8


def test_undo_says_what_it_takes_back(drawn: Front) -> None:
    said = drawn.types(*FIRST, "undo", "undo", "seats")

    assert "Taken back: Round 1, table 1, hand 1: Eva won." in said
    assert "Points left: Gil 20, Ana 7 and Finn 50." in said
    assert "Taken back: The next round was drawn: 2 tables." in said
    assert "No round has been drawn yet." in said
    assert len(drawn.tournament.log) == 7 + 1 + 1 + 2


def test_a_line_of_the_log_is_struck_out_with_a_reason(drawn: Front) -> None:
    said = drawn.types("penalty ana 10 late", "strike 9", "she was not", "strike 99", "strike 1", "oops")

    assert "Line 9 says: Ana got a penalty of 10 points. Reason: late\n" in said
    assert "Line 9 was crossed out. Reason: she was not\n" in said
    assert "“99” doesn’t work here. Type a whole number from 1 to 10." in said
    assert "With this change, later entries wouldn’t be possible." in said
    assert drawn.points["Ana"] == 0


def test_seats_of_every_round_are_shown(drawn: Front) -> None:
    said = drawn.types(*FIRST, *SECOND, "draw", "seats 1", "seats 3")

    assert said.count("\nRound 1\n") == 2
    assert "“3” doesn’t work here. Type a whole number from 1 to 2." in said


def test_standings_and_seats_are_written_to_files(drawn: Front, tmp_path: Path) -> None:
    html, table = tmp_path / "night.html", tmp_path / "seats.json"
    said = drawn.types(
        *FIRST, f"export {html}", f"export seats {table}", f"export {html}", "", "export night.doc"
    )

    assert "Standings during round 1" in html.read_text(encoding="utf-8")
    assert json.loads(table.read_text(encoding="utf-8"))["rounds"][0]["tables"][1] == ["Dan", "Cleo", "Ben"]
    assert f"The file {html} already exists. Type yes to replace it, or Enter to keep it:" in said
    assert f"The file {html} wasn’t changed." in said
    assert "“night.doc” doesn’t work as a file name. It has to end in .csv, .json, .html or .txt." in said


def test_each_export_writes_what_it_says(
    drawn: Front, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kinds = ("standings", "seats", "results", "hands", "log")
    drawn.types(*FIRST, *SECOND, *(f"export {kind} {kind}-1.csv" for kind in kinds))
    heads = {kind: Path(f"{kind}-1.csv").read_text(encoding="utf-8").splitlines()[0] for kind in kinds}

    assert heads["standings"] == "Rank,Name,Points,Hands won,Opponents,Penalty,Remarks"
    assert heads["seats"] == "Round,Table,Seat,Name"
    assert heads["results"] == "Round,Table,Seat,Name,Points,Hands won"
    assert heads["hands"] == "Round,Table,Hand,Dealer,Name,Won,Cards,Left over,Points"
    assert heads["log"] == "Line,When,Signed by,Entry"
    assert {file.name for file in tmp_path.glob("*.csv")} == {f"{kind}-1.csv" for kind in kinds}


def test_a_file_called_after_what_can_be_exported_holds_that(
    drawn: Front, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    drawn.types(*FIRST, "export log.txt", "export hands.json", 'export "my night.csv"')

    assert "The next round was drawn" in Path("log.txt").read_text(encoding="utf-8")
    assert json.loads(Path("hands.json").read_text(encoding="utf-8"))["hands"][0]["winner"]
    assert Path("my night.csv").read_text(encoding="utf-8").startswith("Rank,")


@pytest.mark.parametrize("typed", ["export logs x.csv", "export my x.csv", "export hand x.csv"])
def test_what_cannot_be_exported_is_told_what_can(
    typed: str, drawn: Front, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    word = typed.split()[1]

    assert (
        f"You can’t export “{word}”. Type one of these words and a file name: standings, seats, results, "
        "hands and log." in drawn.types(typed)
    )
    assert not list(tmp_path.glob("*.csv"))


def test_an_export_never_takes_the_place_of_its_tournament(drawn: Front) -> None:
    drawn.file = drawn.file.rename(drawn.file.with_name("night.json"))
    log = drawn.tournament.log
    said = drawn.types(f"export log {drawn.file}", "yes", "standings")

    assert f"The file {drawn.file} is a saved score, so an export can’t replace it." in said
    assert drawn.tournament.log == log


def test_an_export_without_a_file_asks_for_one(drawn: Front) -> None:
    assert "Add a file name: export log night.csv" in drawn.types("export log")
    assert "Add a file name: export standings night.csv" in drawn.types("export")


@pytest.mark.parametrize(
    ("language", "typed"), [("es", "exportar manos"), ("fr", "exporter manches"), ("pt", "exportar partidas")]
)
def test_what_is_exported_is_named_in_the_language_of_the_desk(
    language: str, typed: str, drawn: Front, tmp_path: Path
) -> None:
    drawn.types(*FIRST)
    drawn.types(f"{typed} {tmp_path / 'x.json'}", language=language)

    assert "hands" in json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))


def test_a_file_that_cannot_be_written_is_told(drawn: Front, tmp_path: Path) -> None:
    assert "night.csv: No such file" in drawn.types(f"export {tmp_path / 'no' / 'night.csv'}")


def test_all_tables_whose_results_are_missing_are_named(drawn: Front) -> None:
    assert "Round 1 isn’t over: tables 1 and 2 are still missing." in drawn.types("draw")


@pytest.mark.parametrize(
    "why", ["quit early by mistake", "why not", "back to front", "rule 7 broken", "draw"]
)
def test_a_reason_may_begin_with_any_word(drawn: Front, why: str) -> None:
    said = drawn.types(*FIRST, "correct 1", "", "", "70", "", f"{why} it was", "log 1")

    assert said.count(f"Reason: {why} it was\n") == 2
    assert drawn.points["Eva"] == 140


def test_a_word_alone_is_no_reason_and_back_leaves_all_as_it_was(drawn: Front) -> None:
    said = drawn.types(*FIRST, "correct 1", "", "", "70", "", "undo", "back")

    assert "Why? The reason goes into the log (back changes nothing): undo\n" in said
    assert "“undo” isn’t much of a reason. Use a few words." in said
    assert said.count("Nothing was entered.") == 1
    assert drawn.points["Eva"] == 77


def test_who_quits_instead_of_giving_a_reason_comes_back_to_that_question(drawn: Front) -> None:
    said = drawn.types(*FIRST, "correct 1", "", "", "70", "", "?", "quit")

    assert said.endswith(f"{KEPT}\nBye! Everything is saved.\n")
    assert drawn.points["Eva"] == 77
    drawn.types("a seven was a seventy")
    assert drawn.points["Eva"] == 140


@pytest.mark.parametrize("stop", range(2, 6))
def test_a_half_entered_hand_of_a_table_goes_on(drawn: Front, stop: int) -> None:
    said = drawn.types(*FIRST[:stop])
    again = drawn.types(*FIRST[stop:])

    assert (KEPT in said) == (stop < len(FIRST))
    assert ("You didn’t finish this last time, so it continues where you stopped." in again) == (
        stop < len(FIRST)
    )
    assert drawn.points["Eva"] == 77


@pytest.mark.parametrize("stop", range(2, 6))
def test_half_entered_totals_go_on(drawn: Front, stop: int) -> None:
    drawn.types(*SECOND[:stop])
    drawn.types(*SECOND[stop:])

    assert drawn.points["Ben"] == 31


def test_what_was_half_entered_before_something_else_was_is_forgotten(drawn: Front) -> None:
    drawn.types(*FIRST[:3])
    before = drawn.file.with_name(f"{drawn.file.name}.typing").read_text(encoding="utf-8")
    drawn.types("back", "back", "back", "penalty ana 5 late")
    drawn.file.with_name(f"{drawn.file.name}.typing").write_text(before, encoding="utf-8")
    said = drawn.types()

    assert "You didn’t finish" not in said
    assert not drawn.file.with_name(f"{drawn.file.name}.typing").exists()


def test_a_half_entered_hand_of_a_table_goes_on_in_another_language(drawn: Front) -> None:
    drawn.types("1", "eva", "7 rojo", "salta", language="es")
    said = drawn.types("50", language="en")

    assert "What does Gil have left? 7 rojo\nGil has a red 7: 7 points." in said
    assert drawn.points["Eva"] == 77


@pytest.mark.parametrize("typed", [("9", "1", "eva"), ("1", "nobody", "eva")])
def test_after_a_line_that_is_refused_when_it_is_read_again_none_is_read(
    drawn: Front, typed: tuple[str, ...]
) -> None:
    drawn.types("1", "eva")
    half = drawn.file.with_name(f"{drawn.file.name}.typing")
    kept = json.loads(half.read_text(encoding="utf-8"))
    kept["typed"] = [["en", line] for line in (*typed, "7", "20", "50")]
    half.write_text(json.dumps(kept), encoding="utf-8")
    drawn.types()

    assert {*drawn.points.values()} == {0}


def test_q_is_quinn_at_a_table_where_quinn_sits(front: Front) -> None:
    front.types("1", "Ana, Ben, Quinn", "", "1", "4", "1", "0", "draw", "1", "q", "5", "6")

    assert front.points["Quinn"] == 11


def test_a_correction_keeps_the_cards_that_were_typed(drawn: Front) -> None:
    said = drawn.types("1", "eva", "20", "r7 rd", "50")
    again = drawn.types("correct 1", "", "", "", "40", "two wilds were not there")

    assert "Ana has a red 7 and a red Draw Two: 27 points." in said
    assert "What does Ana have left? Enter keeps R7,RD:" in again
    assert "Ana has a red 7 and a red Draw Two: 27 points." in again
    assert drawn.points["Eva"] == 87


def test_a_correction_shows_the_new_standings(drawn: Front) -> None:
    said = drawn.types(*FIRST, *SECOND, "correct 2", "60 1", "", "0 0", "", "seats mixed up")

    assert "2      Dan    60       1 " in said.split("Reason: seats mixed up")[1]


def test_a_tally_says_to_whom_a_void_hand_added_nothing(front: Front) -> None:
    said = front.types(*ALONE[:3], "2", *ALONE[4:], "draw", "1", "void", "2", "dan", "20", "30")

    assert "Nobody scores in a void hand. Void hands: " in said
    assert "Ana 1, Eva 1, Finn 1 and Gil 1" in " ".join(said.split())


def test_who_signs_is_said_at_the_start(front: Front) -> None:
    signed = "Mo signs the log. To sign with another name, use --by NAME.\n"

    assert signed in front.types(*ALONE)
    assert signed in front.types()


def test_what_is_not_understood_is_said(front: Front) -> None:
    assert "“hello” isn’t a command here. Type ? for help." in front.types(*ALONE, "hello")


def test_rules_are_opened_where_they_are_cited(drawn: Front) -> None:
    assert "R-55" in drawn.types(*FIRST, "rule").split("Table 1 is complete.")[1]


def test_what_could_not_be_saved_was_not_entered(front: Front, tmp_path: Path) -> None:
    front.file = tmp_path / "stick" / "evening.tournament"
    front.happens = lambda: shutil.rmtree(front.file.parent)
    said = front.types(*ALONE, "!", "draw", "seats")

    assert f"This wasn’t entered, because {front.file} couldn’t be saved: No such file" in said
    assert "No round has been drawn yet." in said


def test_what_did_not_fit_on_the_disk_is_said_and_entered_when_one_comes_back(drawn: Front) -> None:
    with small_files(drawn.file.stat().st_size):
        said = drawn.types(*FIRST)

    assert f"{KEPT}\nBye! Your last entry isn’t saved, because {drawn.file} couldn’t be written" in said
    assert {*drawn.points.values()} == {0}
    drawn.types()
    assert drawn.points["Eva"] == 77


def test_a_file_that_somebody_else_has_changed_is_not_overwritten(front: Front) -> None:
    front.happens = lambda: front.file.write_text("theirs", encoding="utf-8")
    said = front.types(*ALONE, "!", "draw")

    assert "so nothing was entered" in said
    assert front.file.read_text(encoding="utf-8") == "theirs"


def test_when_the_plan_is_complete_it_is_said(front: Front) -> None:
    rounds = ("draw", "1", "totals", "10 1", "0 0", "") * 3
    said = front.types("1", "Ana, Ben, Cleo, Dan", "", "2", "1", *rounds)

    assert said.count("Everyone has been everyone else’s partner") == 1
    assert "Points and hands won by" in said
    assert sum(front.points.values()) == 60


def test_with_partners_the_seats_have_the_names_of_winds(front: Front) -> None:
    said = front.types("1", "Ana, Ben, Cleo, Dan, Eva", "", "2", "1", "draw", "late Zoe", "1", "1", "1", "3")

    assert "North   East" in said
    assert "Sits out: " in said
    assert "Zoe can’t join or leave, because the schedule is made for 5 players." in said
    assert "Partners: " in said
    assert sorted(front.points.values()) == [0, 0, 0, 4, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_run_in_every_language(front: Front, language: str) -> None:
    word = {name: catalogue(language).say("tournament-word", word=name) for name in OF_A_TOURNAMENT.words}
    second = ("2", word["totals"], *SECOND[2:])
    more = (
        f"{word['penalty']} Ana 5 x",
        f"{word['late']} Zoe",
        f"{word['drop']} Ben",
        f"{word['return']} Ben",
    )
    looks = (word["standings"], word["seats"], word["log"], "?")
    said = front.types(*ALONE, word["draw"], *FIRST, *second, *more, *looks, language=language)

    assert (front.points["Eva"], front.points["Ana"], front.points["Zoe"]) == (77, -5, 0)
    assert (language == "en") == ("Standings after one round" in said)
    assert all(word[name] in said for name in OF_A_TOURNAMENT.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_are_alike(language: str) -> None:
    words = [plainly(catalogue(language).say("tournament-word", word=name)) for name in OF_A_TOURNAMENT.words]

    assert len(set(words)) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_tournament_has_words(language: str) -> None:
    assert set(catalogue(language).parts("tournament-refused")) == set(REFUSALS)


def test_one_file_has_one_desk(drawn: Front) -> None:
    file = open_tournament(drawn.file, random.Random(0))

    with pytest.raises(FileRefused, match="open in another scorekeeper"):
        drawn.types("standings")
    file.close()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", ["1", "2"])
def test_whatever_is_typed_nothing_breaks_and_everything_is_saved(
    front: Front, monkeypatch: pytest.MonkeyPatch, kind: str, seed: int
) -> None:
    monkeypatch.chdir(front.file.parent)
    rng, rounds = random.Random(seed), str(seed % 3)
    wanted = WantedTournament(Rules("classic+blocked=lowest_hand"), ("Ana", "Ben", "Cleo", "Dan", "Eva"))
    rest = (
        "",
        "1",
        "2",
        "1 1",
        "2 1",
        "Ana",
        "Zoe",
        "Ana Zoe",
        "Ana 5 x",
        f"Ana 5 {'x' * 301}",
        "Ana 5 \x1b[2J",
        "9",
        "Ben 3",
        "seats",
        "\u202e",
        "x.csv/",
    )
    plain = ("1", "2", "3", "4", "5", "0", "10 1", "0 0", "r7", "w4 gs", "", "so it was", "ana", "²", "1 2")
    plain += ("so \x1bit was", "x" * 301)
    words = [word for word in OF_A_TOURNAMENT.words if word != "quit"]
    typed = [
        rng.choice(plain) if rng.random() < 0.7 else f"{rng.choice(words)} {rng.choice(rest)}"
        for _ in range(400)
    ]
    hands = ("4", "2", rounds) if kind == "1" else ("2",)
    front.types(kind, *hands, *typed, wanted=wanted)

    assert len(front.tournament.log) > 5
    assert front.types("standings", "log", "seats").endswith("Bye! Everything is saved.\n")
