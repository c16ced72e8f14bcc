"""What can be entered for a hand, and what is impossible."""

from __future__ import annotations

import pickle

import pytest

from penult.engine.cards import Card
from penult.engine.deal import Deal
from penult.scorekeeper.entries import lowest_hand
from penult.scorekeeper.holdings import Holding
from penult.scorekeeper.refusals import REFUSALS, ScoreRefused
from scorekeeper.scenes import sheet_of, then


@pytest.mark.parametrize("text", ["R7 GS W4", "r7,gs,w4", " w4 ,  R7 gs ", "gs\tR7 W4"])
def test_cards_are_read_in_any_case_with_spaces_or_commas(text: str) -> None:
    holding = Holding.parse(text)

    assert holding == Holding(77, (Card("R7"), Card("GS"), Card("W4")))


@pytest.mark.parametrize(
    ("text", "kept", "points"),
    [
        ("s", "S", 20),
        ("+2 7", "D,7", 27),
        ("r7 V", "R7,V", 27),
        ("20 r7", "R7,20", 27),
        ("gs w, 4", "GS,W,4", 74),
        ("+3, 9", "D,9", 29),
        ("r 7", "R7", 7),
    ],
)
def test_a_color_may_be_left_out_and_is_kept_so(text: str, kept: str, points: int) -> None:
    holding = Holding.parse(text)

    assert (str(holding), holding.points) == (kept, points)
    assert Holding.parse(kept) == holding


def test_eight_skips_are_in_the_deck_whichever_colors_were_said() -> None:
    sheet = then(sheet_of("classic", 3), "hand 0 h1=RS,S,S,S h2=GS,S,S,S")

    assert sheet.match.standing.totals == (160, 0, 0)


def test_a_number_alone_is_points() -> None:
    assert Holding.parse("45") == Holding(45, None)
    assert str(Holding.parse("45")) == "45"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no_card"),
        ("-", "no_card"),
        ("-5", "negative"),
        ("R7+45", "not_a_holding"),
        ("+45", "not_a_holding"),
        ("+", "not_a_holding"),
        ("45+", "not_a_holding"),
        ("45 -5", "negative"),
        ("R", "not_a_holding"),
        ("R 20", "not_a_holding"),
        ("S+4", "not_a_holding"),
        ("W 4", "one_or_two"),
        ("R7GS", "not_a_holding"),
        ("Q7", "not_a_holding"),
        ("4.5", "not_a_holding"),
        ("1" * 5000, "not_a_holding"),
        ("٤٥", "not_a_holding"),
    ],
)
def test_what_is_neither_cards_nor_points_is_refused(text: str, code: str) -> None:
    with pytest.raises(ScoreRefused) as refused:
        Holding.parse(text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("rules", "act", "code"),
    [
        ("classic", "hand 0 h1=R0,R0 h2=1", "too_many"),
        ("classic", "hand 0 h1=R7,R7 h2=R7", "too_many"),
        ("classic", "hand 0 h1=W,W,W h2=W,W", "too_many"),
        ("classic", "hand 0 h1=S,S,S,S,S h2=S,S,S,S", "too_many"),
        ("classic", "hand 0 h1=RS,RS,GS,GS,BS,BS,YS h2=S,S", "too_many"),
        ("classic", "hand 0 h1=W,W,W,1 h2=W,W,1", "too_many"),
        ("classic", "hand 0 h1=1200 h2=S,21", "too_many_points"),
        ("classic", "hand 0 h1=HW h2=1", "other_edition"),
        ("hp2018", "hand 0 h1=IN h2=1", "other_edition"),
        ("hp2003", "hand 0 h1=SH h2=1", "other_edition"),
        ("classic", "hand 0 h1=* h2=1", "other_edition"),
        ("classic", "hand 0 h1=1241 h2=R1", "too_many_points"),
        ("classic", "hand 0 h1=1200 h2=41", "too_many_points"),
        ("classic", "hand 0 h1=1190 h2=W,R1", "too_many_points"),
        ("hp2003", "hand 0 h1=1341 h2=R0", "too_many_points"),
        ("classic", "hand 0 h1=R1", "missing"),
        ("classic", "hand 0 h0=R1 h1=R2 h2=R3", "holds_cards"),
        ("classic", "hand 3 h0=R1 h1=R2 h2=R3", "not_playing"),
        ("classic", "hand 0 h1=R1 h2=R2 h7=R3", "not_playing"),
        ("classic+blocked=lowest_hand", "blocked", "missing"),
        ("classic+blocked=lowest_hand", "blocked h0=5 h1=6", "missing"),
    ],
)
def test_a_hand_that_cannot_have_been_is_refused(rules: str, act: str, code: str) -> None:
    sheet = sheet_of(rules, 3)

    with pytest.raises(ScoreRefused) as refused:
        then(sheet, act)
    assert refused.value.code == code


def test_points_may_take_all_that_the_cards_leave() -> None:
    assert then(sheet_of("classic", 3), "hand 0 h1=1189 h2=W,R1").standing.totals == (1240, 0, 0)


def test_only_as_many_hands_can_count_nothing_as_there_are_zeros() -> None:
    four = " ".join(f"h{player}=0" for player in range(1, 5))

    assert then(sheet_of("classic", 6), f"hand 0 {four} h5=1").standing.totals[0] == 1
    with pytest.raises(ScoreRefused, match="at most 4 hands of 0 points"):
        then(sheet_of("classic", 6), f"hand 0 {four} h5=0")
    with pytest.raises(ScoreRefused, match="at most 3 hands of 0 points"):
        then(sheet_of("classic", 6), f"hand 0 {four} h5=B0")


def test_at_least_one_card_lies_on_the_discard_pile() -> None:
    deck = [str(card) for card in sheet_of("classic", 2).head.rules.edition.deck]

    assert then(sheet_of("classic", 2), "hand 0 h1=" + ",".join(deck[1:])).standing.totals == (1240, 0)
    with pytest.raises(ScoreRefused, match="discard pile"):
        then(sheet_of("classic", 2), "hand 0 h1=" + ",".join(deck))


def test_a_blocked_hand_is_void() -> None:
    assert then(sheet_of("classic", 2), "blocked").standing.totals == (0, 0)
    assert then(sheet_of("classic", 2), "blocked h0=5 h1=9").standing.totals == (0, 0)


def test_the_lowest_hand_wins_a_blocked_hand_where_that_was_agreed() -> None:
    sheet = sheet_of("classic+blocked=lowest_hand", 2)

    assert then(sheet, "blocked h0=B2,B3 h1=G3,Y4").standing.totals == (7, 0)
    assert then(sheet, "blocked h0=8 h1=G1,G7").rows[-1].result.winner is None


@pytest.mark.parametrize("hands", ["B2,B3 G3,Y4", "B2,B6 G1,G7", "B9 G3 Y4", "B9 G3 Y3", "B3 GS Y2,Y2"])
def test_the_lowest_hand_is_the_one_that_the_kernel_finds(hands: str) -> None:
    held = dict(enumerate(hands.split()))
    position = " ".join(f"h{seat}={cards}" for seat, cards in held.items())
    deal = Deal.at(f"classic n={len(held)} top=R5 {position} draw=- opt=blocked:lowest_hand")
    for _ in held:
        deal.play("draw")

    assert deal.outcome is not None
    assert lowest_hand({seat: Holding.parse(cards) for seat, cards in held.items()}) == deal.outcome.winner


def test_a_refusal_can_be_handed_on() -> None:
    refused = ScoreRefused("too_many", card=Card("R0"), count=2, most=1)
    again = pickle.loads(pickle.dumps(refused))

    assert (again.code, again.facts, str(again)) == (refused.code, refused.facts, str(refused))
    assert str(again) == "the deck has 1 of R0, came 2 in all hands together (R-02)"


def test_every_refusal_cites_a_rule_where_one_decides() -> None:
    rules = {rule for rule, _ in REFUSALS.values()}

    assert rules == {
        "",
        "R-02",
        "R-03",
        "R-04",
        "R-06",
        "R-51",
        "R-54",
        "R-56",
        "A-01",
        "A-69",
        "H-42",
        "H-46",
    }


def test_a_blocked_hand_goes_to_the_lowest_of_those_whom_mercy_left_in() -> None:
    sheet = sheet_of("classic+mercy=25+blocked=lowest_hand", 3)

    assert then(sheet, "blocked h0=mercy,7 h1=50 h2=100").standing.totals == (0, 107, 0)


def test_so_many_named_cards_put_their_player_out_without_a_word() -> None:
    sheet = sheet_of("classic+mercy=8+blocked=lowest_hand", 3)

    assert then(sheet, "blocked h0=R0,G0,R1,R1,R2,R2,R3,R3 h1=W h2=W,W").standing.totals == (0, 112, 0)


def test_the_last_player_left_wins_what_was_noted() -> None:
    assert then(sheet_of("classic+mercy=25", 3), "hand 1 h0=mercy,150 h2=mercy,R7").standing.totals == (
        0,
        157,
        0,
    )


def test_a_hand_taken_by_mercy_is_kept_as_such() -> None:
    holding = Holding.parse("mercy r7 20")

    assert (str(holding), holding.points, holding.mercy) == ("mercy,R7,20", 27, True)
    assert Holding.parse(str(holding)) == holding


@pytest.mark.parametrize(
    ("rules", "entry", "code"),
    [
        ("classic+blocked=lowest_hand", "blocked h0=mercy,7 h1=50 h2=100", "no_mercy"),
        ("classic+mercy=25+blocked=lowest_hand", "blocked h0=mercy,7 h1=50 h2=mercy,100", "last_left"),
    ],
)
def test_who_is_out_by_mercy_must_be_possible(rules: str, entry: str, code: str) -> None:
    with pytest.raises(ScoreRefused) as refused:
        then(sheet_of(rules, 3), entry)

    assert refused.value.code == code
