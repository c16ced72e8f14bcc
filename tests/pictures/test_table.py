"""The table as a picture: who sits where, what is lifted, what stays hidden."""

from __future__ import annotations

from itertools import combinations

import pytest

from penult.pictures import Seat, Table, table_svg
from penult.pictures.faces import COLORED
from penult.pictures.table.look import GROUND, evenly
from penult.pictures.table.plates import NARROW, ROOMY
from penult.pictures.table.seating import BOTTOM, CROWDED, places
from pictures.drawings import assert_self_contained, bands, elements, parsed, texts


def table(*hands: str, **more: object) -> Table:
    """Hands as text: `3` is three hidden cards, `R1 R2` are two open ones."""
    seats = tuple(
        Seat(f"Seat {nth}", ("?",) * int(hand) if hand.isdigit() else tuple(hand.split()))
        for nth, hand in enumerate(hands)
    )
    given = {"discard_pile": ("B6",), "draw_pile": 40, "color": "B", **more}
    return Table(seats, **given)  # type: ignore[arg-type]


def faces(svg: str) -> int:
    """The number of cards drawn face up or large; the small backs are references to one."""
    defined = 1
    return len([group for group in elements(svg, "g") if "clip-path" in group.attrib]) - defined


def veils(svg: str) -> int:
    boxes = [box.attrib for box in elements(svg, "rect")]
    return len([box for box in boxes if box.get("opacity") == "0.3" and box["fill"] == GROUND])


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_table_of_two_to_ten_needs_nothing_else(seats: int) -> None:
    svg = table_svg(table("R1 R2", *["17"] * (seats - 1), viewer=0, turn=1))

    assert_self_contained(svg)
    assert texts(svg).count("17") == seats - 1


@pytest.mark.parametrize("others", range(1, 10))
def test_plates_stand_apart_and_inside_the_picture(others: int) -> None:
    size = NARROW if others >= CROWDED else ROOMY
    height = size.peek + size.height
    assert len(places(others)) == others
    for x, y in places(others):
        assert size.width / 2 <= x <= 1092 - size.width / 2
        assert y - height / 2 >= 0
    for (x1, y1), (x2, y2) in combinations([*places(others), BOTTOM], 2):
        assert abs(x1 - x2) >= size.width or abs(y1 - y2) >= height


def test_the_left_neighbor_sits_at_the_left_and_opposite_is_above() -> None:
    left, above, right = places(3)

    assert left[0] < above[0] < right[0]
    assert above[1] < left[1] == pytest.approx(right[1])


@pytest.mark.parametrize("count", [0, 1, 7, 19, 45, 100])
def test_every_card_of_a_hand_is_drawn_however_many_there_are(count: int) -> None:
    hand = " ".join((COLORED * 2)[:count])
    svg = table_svg(table(hand, "3", viewer=0))

    assert faces(svg) == count + 2  # the top card and the large back of the draw pile


def test_cards_that_fit_are_lifted_and_the_others_veiled() -> None:
    waiting = table_svg(table("B1 B2 R3", "3", viewer=0, turn=1))
    in_turn = table_svg(table("B1 B2 R3", "3", viewer=0, turn=0, playable=frozenset({"B1", "B2"})))

    assert veils(waiting) == 0
    assert veils(in_turn) == 1


def test_open_hands_lie_below_when_nobody_looks_on() -> None:
    svg = table_svg(table("R1 R2", "G1 G2 G3"))

    assert faces(svg) == 5 + 2
    assert {"2 cards", "3 cards"} <= set(texts(svg))


def test_hidden_hands_are_only_counted() -> None:
    assert faces(table_svg(table("4", "5"))) == 2


def test_a_known_card_shows_in_the_fan() -> None:
    assert faces(table_svg(table("R1", "? ? W4", viewer=0))) == 1 + 1 + 2


def test_the_color_in_play_is_a_shape_with_its_name() -> None:
    assert "Yellow in play" in texts(table_svg(table("1", "1", color="Y")))
    assert "No color named yet" in texts(table_svg(table("1", "1", color=None, discard_pile=("W",))))


def test_a_wild_on_top_wears_the_color_in_play() -> None:
    called = table_svg(table("2", "2", discard_pile=("R4", "W4"), color="G"))

    assert bands(called) == ["#4BAB78"]


@pytest.mark.parametrize(("direction", "side"), [("L", "left"), ("R", "right")])
def test_the_direction_of_play_is_said_in_words(direction: str, side: str) -> None:
    assert f"Play runs to the {side}" in texts(table_svg(table("2", "2", direction=direction)))


def test_chevrons_lead_to_the_seat_in_turn() -> None:
    plum = 'stroke="#69377A"'

    assert table_svg(table("2", "2")).count(plum) == 0
    assert table_svg(table("2", "2", turn=1)).count(plum) > 3


def test_a_seat_with_one_card_is_marked() -> None:
    assert "one card" in texts(table_svg(table("2", "1")))
    assert "one card" not in texts(table_svg(table("2", "2")))


def test_an_exposed_seat_is_framed_in_ink() -> None:
    exposed = Table((Seat("A", ("?",)), Seat("B", ("?",), exposed=True)), ("R1",), 9, "R")

    svg = table_svg(exposed)

    assert len([box for box in elements(svg, "rect") if box.attrib.get("stroke") == "#221B29"]) == 1
    assert texts(svg).count("one card") == 1


def test_names_are_written_as_they_are() -> None:
    seats = (Seat('<Zoë & "Co">', ("?",)), Seat("", ("?",)))

    svg = table_svg(Table(seats, ("R1",), 9, "R", turn=0))

    assert '<Zoë & "Co…' in texts(svg)
    assert parsed(svg)[0].text == 'A table of 2: Red 1 on top, red in play. <Zoë & "Co"> is to act.'


def test_characters_that_xml_cannot_hold_are_left_out() -> None:
    seats = (Seat("Zo\x00ë\ud800", ("?",)), Seat("B", ("?",)))

    assert "Zoë" in texts(table_svg(Table(seats, ("R1",), 9, "R")))


def test_an_empty_draw_pile_is_an_empty_place() -> None:
    assert faces(table_svg(table("2", "2", draw_pile=0))) == 1
    assert "0" in texts(table_svg(table("2", "2", draw_pile=0)))


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"color": "P"}, "color: expected R, G, B, Y or None"),
        ({"direction": "up"}, "direction: expected L or R"),
        ({"turn": 2}, "turn: expected a seat from 0 to 1"),
        ({"viewer": -1}, "viewer: expected a seat from 0 to 1"),
        ({"discard_pile": ()}, "discard pile: expected at least one card"),
        ({"discard_pile": ("Q7",)}, "card: expected one of"),
    ],
)
def test_what_is_no_table_is_refused(wrong: dict[str, object], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        table_svg(table("2", "2", **wrong))


@pytest.mark.parametrize("seats", [1, 11])
def test_a_table_has_two_to_ten_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="seats: expected 2 to 10"):
        table(*["2"] * seats)


def test_rows_are_as_equal_as_can_be() -> None:
    assert [len(row) for row in evenly(COLORED[:41], 18)] == [14, 14, 13]
    assert evenly((), 18) == []
