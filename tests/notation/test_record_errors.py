"""A broken record is refused with its line, what was expected and what came, never with anything else."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from penult.engine.speeds import INTERPRETED
from penult.notation.errors import RecordError
from penult.notation.record import Record
from records.make import FOLDER

HAND = (FOLDER / "hand_hp2018_of_10.record").read_text(encoding="utf-8")
RETURNED = (FOLDER / "returned_twice.record").read_text(encoding="utf-8")
WITHOUT_DIGEST = HAND[: HAND.index(" digest")] + "\n"


def number_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.parse(text).replay()
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("penult record 1", "penult record 2", 1, "penult record 1, the version"),
        ("penult record 1", "hello", 1, "expected penult record 1"),
        ("kernel 1", "kernel 999", 2, "expected kernel 1, the version .* came kernel 999"),
        ("kernel 1\n", "", 2, "expected kernel 1"),
        ("rules hp2018", "rules hp2019", 3, "edition: expected classic or hp2003 or hp2018"),
        ("rules hp2018", "rules", 3, "one word after rules, came 0"),
        ("rules hp2018", "rules hp2018+drawn=never", 3, "option drawn: expected may"),
        ("rules hp2018", "rules hp2018\nrules hp2018", 4, "rules only once"),
        ("seats 10", "seats 11", 4, "2 to 10"),
        ("seats 10", "seats ٣", 4, "a number from 0 to 9999"),
        ("seats 10", f"seats {'9' * 400}", 4, "a number from 0 to 9999"),
        ("seats 10", "seats ten", 4, "a number from 0 to 9999, came ten"),
        ("dealer 9", "dealer 10", 5, "a seat from 0 to 9, came 10"),
        ("dealer 9", "dealer 9 9", 5, "one word after dealer, came 2"),
        ("dealer 9", "delaer 9", 5, "expected one of rules, seats.* came delaer"),
        ("player 0 random 0", "player 0", 6, "player, a seat and a name"),
        ("player 0 random 0", "player 10 random 0", 6, "a seat from 0 to 9"),
        ("player 0 random 0", "player 1 random 0", 7, "one name for seat 1"),
        ("event: ", "Event: ", 16, "a name of a to z"),
        ("event: a whole", f"event: {'a ' * 160}", 16, "at most 300 characters"),
        ("event: a whole hand of hp2018", "event:", 16, "some text, came none"),
        ("event: ", "event ", 16, "a header such as date:"),
        ("deck ", "deck R1 ", 18, "deck of hp2018: expected 2 of R1"),
        ("deck ", "deck Q1 ", 18, "card: expected R, G, B or Y .* came 'Q1'"),
        ("deck ", "deck ? ", 18, r"deck of hp2018: expected 0 of \?"),
        ("deck ", "picks R1 R1 R1\ndeck ", 18, r"cards of one deck of hp2018, came R1 \(R-03\)"),
        ("deck ", "picks R1 R2 R3 R4 R5 R6 R7 R8 R9 R0\ndeck ", 18, "for the dealer, 9, came 8 .R-03"),
        ("deck ", "picks R1 R2 R3 R4 R5 R6 R7 R8 R9 G9\npicks R1\ndeck ", 19, "picks: expected 2 cards"),
        ("deck ", "picks\ndeck ", 18, "expected cards, came none"),
        ("deck ", "places 3\ndeck ", 18, "places: expected 0, one for each returned card, came 1"),
        ("dealer 9", "dealer 9\nR1 R2", 6, "cards only below deck, picks, reshuffle"),
    ],
)
def test_a_wrong_head_is_refused_by_its_line(old: str, new: str, line: int, why: str) -> None:
    error = refused(HAND.replace(old, new, 1))

    assert error.line == line
    with pytest.raises(RecordError, match=why):
        raise error


@pytest.mark.parametrize(
    ("places", "why"),
    [
        ("", "one more place for a returned first card"),
        ("places\n", "expected numbers, came none"),
        ("places 51\n", "one more place for a returned first card"),
        ("places 51 20 3\n", "expected 2, one for each returned card, came 3"),
        ("places 51 2000\n", "place of a returned card: expected 0 to 97, came 2000"),
        ("places 51 -1\n", "a number from 0 to 9999, came -1"),
        ("places 51 20\nplaces 51 20\n", "places only once"),
    ],
)
def test_each_returned_card_needs_its_place(places: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        Record.parse(RETURNED.replace("places 51 20\n", places))


@pytest.mark.parametrize("word", ["rules", "seats", "dealer", "deck"])
def test_a_head_must_be_complete(word: str) -> None:
    lines = [line for line in HAND.split("\n") if line.startswith(word) or not line.startswith(" ")]
    text = "\n".join(line for line in lines if not line.startswith(word))

    assert str(refused(text)) == f"record: expected {word} in its head, came none"


FIRST = HAND.split("\n\n")[1].split("\n")[0]


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("play R4", "expected one of rules"),
        ("0:leap", "move: expected one of play, draw"),
        ("0:", "move: expected one of play, draw"),
        ("99:draw", "a seat from 0 to 9, or ref"),
        ("0:draw (ghost)", r"\(bot\) or \(autopilot\) or \(clock\), came \(ghost\)"),
        ("0:draw (bot", r"\(bot\) or \(autopilot\) or \(clock\), came \(bot"),
        ("0:draw bot", "move: expected draw alone"),
        ("0:(bot)", "move: expected one of play"),
        ("5:draw", r"5:draw: it is seat 0's turn \(A-73\)"),
        ("ref:play R4", "the referee has no cards"),
        ("ref:settle", "no last card is waiting"),
        ("0:play B5", r"0:play B5: B5 is not in the hand \(R-16\)"),
        ("0:play R1", r"0:play R1: expected a card of color Y, one like Y7 or a wild, came R1 \(R-16\)"),
        ("reshuffle R1", "a reshuffle after it, or the end, came reshuffle"),
        ("nonsense", "expected one of rules"),
    ],
)
def test_a_wrong_move_is_refused_by_its_line(new: str, why: str) -> None:
    error = refused(HAND.replace(f"\n{FIRST}\n", f"\n{new}\n"))

    assert error.line == number_of(HAND, FIRST)
    with pytest.raises(RecordError, match=why):
        raise error


def test_an_illegal_move_names_its_rule() -> None:
    error = refused(HAND.replace(f"\n{FIRST}\n", "\n0:play R1\n"))

    assert (error.rule, error.what) == ("R-16", "0:play R1")


def test_moves_after_the_end_of_the_hand_are_refused() -> None:
    error = refused(WITHOUT_DIGEST.replace("\nend ", "\n0:draw\nend "))

    assert (error.why, error.rule) == ("the hand is over", "R-51")
    assert error.line == number_of(WITHOUT_DIGEST, "end")


@pytest.mark.parametrize(
    ("end", "why"),
    [
        ("end open", "end: expected out 7 485, came open"),
        ("end out 7 484", "end: expected out 7 485, came out 7 484"),
        ("end out 6 485", "end: expected out 7 485, came out 6 485"),
        ("end lowest 7 485", "expected out 7 485, came lowest 7 485"),
        (
            "end out 7 485 digest 0123456789abcdef",
            "digest of all events: expected 21e0.*, came 0123",
        ),
        ("end out 7 485 digest 0123", "expected end open, void"),
        ("end", "expected end open, void"),
        ("end out 7", "expected end open, void"),
        ("end out 7 485\nend out 7 485", "nothing after the end"),
        ("end out 7 485\n0:draw", "nothing after the end"),
        ("# no more", "expected end open, void, .* came the end of the text"),
    ],
)
def test_the_end_must_be_true(end: str, why: str) -> None:
    start = WITHOUT_DIGEST[: WITHOUT_DIGEST.index("end ")]
    with pytest.raises(RecordError, match=why):
        raise refused(f"{start}{end}\n")


def test_a_digest_can_be_left_out() -> None:
    assert Record.parse(WITHOUT_DIGEST).replay().over


def reshuffle_line() -> tuple[str, str]:
    text = (FOLDER / "reshuffle_by_the_hat.record").read_text(encoding="utf-8")
    return text, next(line for line in text.split("\n") if line.startswith("reshuffle"))


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("", r"9:play SH@4: expected a reshuffle after this move, came none \(R-50\)"),
        ("reshuffle\n", "expected cards, came none"),
        ("reshuffle G2 GV SH W\n", r"9:play SH@4: expected 5 cards, came 4 cards \(R-50\)"),
        ("reshuffle G2 GV SH W R1\n", r"the discards below the top card, came other cards \(R-50\)"),
        ("reshuffle G2 GV SH W W4 W4\n", r"9:play SH@4: expected 5 cards, came 6 cards \(R-50\)"),
        (2 * "reshuffle G2 GV SH W W4\n", "a reshuffle after it, or the end, came reshuffle"),
    ],
)
def test_a_reshuffle_must_be_true(new: str, why: str) -> None:
    text, old = reshuffle_line()
    with pytest.raises(RecordError, match=why):
        raise refused(text.replace(f"{old}\n", new))


def test_another_order_of_the_same_cards_is_another_deal() -> None:
    text, old = reshuffle_line()
    turned = " ".join(["reshuffle", *reversed(old.split()[1:])])

    assert "digest of all events" in str(refused(text.replace(old, turned)))


def test_a_reshuffle_of_only_some_discards_is_refused() -> None:
    text, old = reshuffle_line()
    *_, before, _ = (step.deal.discard_pile for step in Record.parse(text).steps())
    some = " ".join(["reshuffle", *map(str, before[:4])])

    assert "SH@4: expected 5 cards, came 4 cards (R-50)" in str(refused(text.replace(old, some)))


def test_a_reshuffle_where_none_happened_is_refused() -> None:
    text, _ = reshuffle_line()
    deal = Record.parse(text).head.begin(speed=INTERPRETED)
    error = refused(text.replace("\n1:draw\n", f"\n1:draw\nreshuffle {deal.top}\n"))

    assert str(error).endswith("reshuffle after 1:draw: expected none, came 1 cards (R-50)")


@pytest.mark.parametrize("cut", range(0, len(HAND), 97))
def test_a_record_cut_short_is_refused(cut: int) -> None:
    refused(HAND[:cut])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected penult record 1.* came the end of the text"),
        ("\x00" * 5000, "at most 1000 characters"),
        ("penult record 1\nkernel 1\nrules \x00", "control characters"),
        ("penult record 1\nkernel 1\rseats 3", "control characters"),
        ("penult record 1\nkernel 1\nplayer 0 a\x85b", "control characters"),
        ("penult record 1\nkernel 1\nplayer 0 \ud800", "control characters"),
        ("penult record 1\nkernel 1\nplayer 0 a\u202eb", "control characters"),
        ("penult record 1\nkernel 1\nevent: a\u2066b", "control characters"),
        ("penult record 1\nkernel 1  # a\u200bb", "control characters"),
        ("a" * 2_000_000, "at most 1048576 characters, came 2000000"),
        ("\n" * 30_000, "at most 20000 lines"),
        ("R1\n" * 19_000, "cards only below"),
        ("penult record 1\nkernel 1\n" + "picks R1\n" * 19_000, "rules in its head"),
        ("penult record 1\nkernel 1\n" + "".join(f"a{'b' * (n % 29)}: x\n" for n in range(60)), "only once"),
        (None, "expected text, came NoneType"),
        (b"penult record 1", "expected text, came bytes"),
    ],
)
def test_hostile_text_is_refused(text: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        Record.parse(text)


def test_no_more_moves_are_read_than_people_play() -> None:
    start = HAND[: HAND.index(f"\n{FIRST}")]
    error = refused(start + "\n" + "0:uno\n" * 8001 + "end open\n")

    assert "at most 8000 moves" in str(error)


def test_what_came_is_shown_shortly() -> None:
    error = refused(HAND.replace("rules hp2018", "rules " + "x" * 900))

    assert len(str(error)) < 200


@pytest.mark.parametrize(
    ("content", "line", "why"),
    [
        (b"penult record 1\n\xff", 2, "expected UTF-8, came the byte 0xff"),
        (b"\xfe\xff\x00p", 1, "expected UTF-8"),
        (b"x" * 5_000_000, 0, "at most 4194304 bytes"),
        (b"", 0, "the end of the text"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes, line: int, why: str) -> None:
    file = tmp_path / "x.record"
    file.write_bytes(content)
    with pytest.raises(RecordError, match=why) as caught:
        Record.read(file)

    assert caught.value.line == line


@pytest.mark.parametrize("name", ["missing.record", "", "nul\x00.record"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError, match="expected a file that can be read"):
        Record.read(tmp_path / name)


def test_the_error_survives_a_journey() -> None:
    error = refused(HAND.replace(f"\n{FIRST}\n", "\n5:draw\n"))
    again = pickle.loads(pickle.dumps(error))

    assert str(again) == str(error)
    assert (again.line, again.what, again.why, again.rule) == (error.line, error.what, error.why, error.rule)
