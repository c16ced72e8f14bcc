"""A match kept by people: totals, dealers, corrections and second thoughts."""

from __future__ import annotations

import pytest

from penult.engine.errors import Malformed
from penult.notation.errors import EntryRefused, RecordError
from penult.notation.names import NameRefused, find_player
from penult.scorekeeper.holdings import Holding
from penult.scorekeeper.refusals import ScoreRefused
from penult.scorekeeper.sheet import MOST_ACTS, ScoreSheet
from scorekeeper.scenes import NAMES, sheet_of, then


def refusal(sheet: ScoreSheet, acts: str) -> EntryRefused:
    with pytest.raises(EntryRefused) as refused:
        then(sheet, acts)
    return refused.value


def test_whoever_went_out_scores_what_the_others_hold() -> None:
    sheet = sheet_of("classic", 3, "hand 1 h0=R7,GS h2=45")

    assert sheet.standing.totals == (0, 72, 0)
    assert sheet.standing.dealer == 1


def test_a_void_hand_passes_the_deal_and_nothing_else() -> None:
    sheet = sheet_of("classic", 3, "hand 1 h0=R7 h2=45; void")

    assert (sheet.standing.totals, sheet.standing.dealer) == ((0, 52, 0), 2)


def test_the_eliminated_are_asked_no_more() -> None:
    sheet = sheet_of("classic+score=elim+target=100", 3, "hand 0 h1=100 h2=5")

    assert sheet.match.seated == (0, 2)
    assert then(sheet, "hand 2 h0=30").standing.totals == (30, 100, 5)
    assert refusal(sheet, "hand 0 h1=5 h2=5").code == "not_playing"
    assert refusal(sheet, "hand 1 h0=5 h2=5").code == "not_playing"


def test_partners_score_together() -> None:
    sheet = sheet_of("classic+score=team", 4, "hand 3 h0=R1 h1=R2 h2=R3")

    assert sheet.head.scorers == ((0, 2), (1, 3))
    assert sheet.standing.totals == (0, 4)


def test_nothing_can_be_entered_after_the_end_but_it_can_be_corrected() -> None:
    sheet = sheet_of("classic+target=50", 2, "hand 0 h1=W")

    assert sheet.match.winners == (0,)
    assert refusal(sheet, "void").code == refusal(sheet, "dealer 1").code == "over"
    assert then(sheet, "correct 1 hand 0 h1=W4").match.over
    assert not then(sheet, "correct 1 hand 0 h1=R9").match.over


def test_a_correction_moves_the_deal_with_it() -> None:
    sheet = sheet_of("classic+next_dealer=winner", 3, "hand 1 h0=5 h2=5; hand 2 h0=5 h1=5")

    assert sheet.rows[1].dealer == 1
    assert then(sheet, "correct 1 hand 0 h1=5 h2=5").rows[1].dealer == 0


def test_a_correction_that_makes_a_later_hand_impossible_is_refused() -> None:
    sheet = sheet_of("classic+score=elim+target=100", 3, "hand 0 h1=50 h2=10; hand 1 h0=5 h2=5")
    refused = refusal(sheet, "correct 1 hand 0 h1=120 h2=10")

    assert (refused.code, refused.facts["number"]) == ("later_hand", 2)
    assert then(sheet, "undo; correct 1 hand 0 h1=120 h2=10").standing.out == (1,)


def test_why_a_later_hand_is_impossible_cites_each_rule_once() -> None:
    played = "hand 0 h1=50 h2=10; hand 1 h0=5 h2=5"
    over = refusal(sheet_of("classic+target=100", 3, played), "correct 1 hand 0 h1=120 h2=10")
    gone = refusal(sheet_of("classic+score=elim+target=100", 3, played), "correct 1 hand 0 h1=120 h2=10")

    assert str(over).endswith(": the match ended after hand 1 (R-56)")
    assert str(gone).endswith(": player 1 does not sit at this hand (A-69) (R-56)")


def test_a_correction_that_ends_the_match_too_early_is_refused() -> None:
    sheet = sheet_of("classic+target=100", 2, "hand 0 h1=50; hand 1 h0=5")

    assert refusal(sheet, "correct 1 hand 0 h1=100").facts["number"] == 2


def test_a_wrong_correction_is_refused_for_its_own_sake() -> None:
    sheet = sheet_of("classic", 2, "hand 0 h1=50; hand 1 h0=5")

    assert refusal(sheet, "correct 1 hand 0 h1=R0,R0").code == "too_many"


def test_undo_takes_back_whatever_came_last() -> None:
    sheet = sheet_of("classic", 2, "hand 0 h1=50; correct 1 hand 0 h1=60; dealer 0")

    assert sheet.standing.dealer == 0
    assert then(sheet, "undo").standing.dealer == 1
    assert then(sheet, "undo; undo").standing.totals == (50, 0)
    assert then(sheet, "undo; undo; undo").standing.totals == (0, 0)
    assert refusal(sheet, "undo; undo; undo; undo").code == "nothing_to_undo"


def test_an_undone_act_stays_on_the_paper() -> None:
    sheet = sheet_of("classic", 2, "hand 0 h1=50; undo; hand 1 h0=7")

    assert [str(act) for act in sheet.acts] == ["hand 0 h1=50", "undo", "hand 1 h0=7"]
    assert len(sheet.rows) == 1


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_hand_that_was_not_played_cannot_be_corrected(number: int) -> None:
    assert refusal(sheet_of("classic", 2, "void"), f"correct {number} void").code == "no_such_hand"


def test_the_table_says_who_deals() -> None:
    sheet = sheet_of("classic+next_dealer=redetermine", 3, "hand 0 h1=5 h2=5")

    assert sheet.standing.dealer is None
    assert then(sheet, "dealer 2").standing.dealer == 2
    assert then(sheet, "dealer 2; void").rows[-1].dealer == 2
    assert refusal(sheet, "dealer 3").code == "not_playing"


def test_a_chosen_dealer_survives_the_correction_of_an_earlier_hand() -> None:
    sheet = sheet_of("classic", 4, "hand 0 h1=5 h2=5 h3=5; dealer 3; void; correct 1 hand 1 h0=1 h2=2 h3=3")

    assert [row.dealer for row in sheet.rows] == [0, 3]
    assert sheet.standing.dealer == 0


def test_a_chosen_dealer_whom_a_correction_eliminates_does_not_deal() -> None:
    sheet = sheet_of("classic+score=elim+target=100", 4, "hand 0 h1=5 h2=50 h3=5; dealer 2")

    assert then(sheet, "correct 1 hand 0 h1=5 h2=150 h3=5").standing.dealer == 1


def test_a_refused_act_leaves_the_sheet_as_it_was() -> None:
    sheet = sheet_of("classic", 3, "hand 0 h1=5 h2=6")
    before = str(sheet)

    refusal(sheet, "hand 0 h1=R0,R0 h2=6")
    refusal(sheet, "correct 1 hand 0 h1=5")

    assert str(sheet) == before


def test_the_results_can_be_handed_on() -> None:
    results = sheet_of("classic", 3, "hand 0 h1=R9 h2=6; void").results

    assert [(result.winner, result.tally) for result in results] == [(0, (0, 9, 6)), (None, (None,) * 3)]


def test_second_thoughts_do_not_fill_a_sheet() -> None:
    sheet = sheet_of("classic", 2, "hand 0 h1=50")
    for _ in range(MOST_ACTS):
        sheet = sheet.void().undo()

    assert len(sheet.acts) <= MOST_ACTS
    assert [str(act) for act in sheet.acts[-2:]] == ["void", "undo"]
    assert then(sheet, "void; undo; undo").standing.totals == (0, 0)
    assert ScoreSheet.parse(str(sheet)) == sheet


@pytest.fixture(scope="module")
def full() -> ScoreSheet:
    sheet = sheet_of("classic", 2)
    for _ in range(MOST_ACTS):
        sheet = sheet.void()
    return sheet


def test_a_sheet_is_full_some_day(full: ScoreSheet) -> None:
    for act in ("void", "dealer 1", "correct 1 hand 0 h1=7"):
        refused = refusal(full, act)
        assert (refused.code, refused.facts["most"]) == ("full", MOST_ACTS)
    assert ScoreSheet.parse(str(full)) == full


def test_what_is_taken_back_makes_room_on_a_full_sheet(full: ScoreSheet) -> None:
    sheet = then(full, "undo; hand 0 h1=50")

    assert sheet.standing.totals == (50, 0)
    assert len(sheet.acts) == MOST_ACTS
    assert ScoreSheet.parse(str(sheet)) == sheet


def test_a_text_with_more_than_a_sheet_holds_is_refused_at_the_line_too_much(full: ScoreSheet) -> None:
    lines = str(full).splitlines()
    with pytest.raises(RecordError, match=f"line {len(lines)}: undo: expected at most {MOST_ACTS} entries"):
        ScoreSheet.parse("\n".join([*lines[:-1], "undo", lines[-1]]))


@pytest.mark.parametrize(
    ("rules", "names", "dealer", "expected"),
    [
        ("classic+score=team", NAMES[:5], 0, "4, 6, 8 or 10 with partners"),
        ("classic+score=rotate4", NAMES[:6], 0, "4 with rotating partners"),
        ("classic+score=rotate8", NAMES[:8], 0, "expected winner or tally"),
        ("classic+score=poker", NAMES[:3], 0, "option score"),
        ("classic+target=-5", NAMES[:3], 0, "option target"),
        ("classic", NAMES[:1], 0, "2 to 10"),
        ("classic", (*NAMES, "Kim"), 0, "2 to 10"),
        ("classic", NAMES[:3], 3, "dealer"),
    ],
)
def test_a_match_that_cannot_be_is_not_begun(
    rules: str, names: tuple[str, ...], dealer: int, expected: str
) -> None:
    with pytest.raises(Malformed, match=expected):
        ScoreSheet.begin(rules, names, dealer)


UNFIT = ("", "  ", "7", "a" * 41, "A,B", "=1+1", "+x", "-x", "@x", "#x", "a\x00b", "\ud800")


@pytest.mark.parametrize("name", UNFIT)
def test_a_name_must_be_fit_to_be_written(name: str) -> None:
    with pytest.raises(NameRefused) as refused:
        ScoreSheet.begin("classic", ["Ana", name])
    assert refused.value.code == "name_unfit"


def test_two_players_cannot_have_one_name() -> None:
    with pytest.raises(NameRefused, match="'ANA' twice"):
        ScoreSheet.begin("classic", ["Ana", "Ben", "ANA"])


@pytest.mark.parametrize(
    ("text", "player"), [("1", 0), ("ana", 0), ("anab", 1), ("CHLOÉ", 2), ("3", 2), ("3 f", 3)]
)
def test_a_player_is_found_by_number_name_or_beginning(text: str, player: int) -> None:
    assert find_player(text, ("Ana", "Anabel", "Chloé", "3 Fingers")) == player


@pytest.mark.parametrize("text", ["", "an", "x", "0", "5", "²", "9" * 5000])
def test_nobody_is_guessed(text: str) -> None:
    with pytest.raises(NameRefused, match="expected one of Ana, Anabel"):
        find_player(text, ("Ana", "Anabel", "Chloé", "3 Fingers"))


def test_with_mercy_two_players_can_have_held_the_same_card() -> None:
    """H-46: Ben was put out of the hand with the only red 0, and Chloé drew it later."""
    left = {1: Holding.parse("R0 GS"), 2: Holding.parse("R0 45")}

    sheet = ScoreSheet.begin("classic+mercy=20", ["Ana", "Ben", "Chloé"]).enter(0, left)

    assert sheet.standing.totals == (65, 0, 0)
    with pytest.raises(ScoreRefused, match="the deck has 1 of R0"):
        ScoreSheet.begin("classic", ["Ana", "Ben", "Chloé"]).enter(0, left)
