"""Card faces, as anybody meets them who opens the SVG."""

from __future__ import annotations

import re
from itertools import product

import pytest

from penult.engine.cards import CODES as ENGINE_CODES
from penult.pictures import card_svg
from penult.pictures.cards import card
from penult.pictures.faces import CODES, WILDS
from penult.pictures.figures import figures
from penult.pictures.inks import DARK, INKS, PAPER, PLUM
from penult.pictures.sizes import SIZES
from pictures.drawings import assert_self_contained, bands, elements, ids, parsed

CALLED = list(product(WILDS, INKS))


def test_every_card_of_the_engine_has_a_face_and_so_has_a_hidden_one() -> None:
    assert set(CODES) == {*ENGINE_CODES, "?"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", CODES)
def test_a_card_is_a_picture_with_a_name_that_needs_nothing_else(code: str, size: str) -> None:
    picture = parsed(card_svg(code, size))

    assert picture.attrib["role"] == "img"
    assert picture[0].tag.endswith("title")
    assert picture[0].text
    assert_self_contained(card_svg(code, size))


@pytest.mark.parametrize("size", SIZES)
def test_no_two_faces_of_a_size_look_the_same(size: str) -> None:
    plain = [card(code, size) for code in CODES]
    stronger = [card(color + "D", size, draw=3) for color in INKS]
    called = [card(code, size, color) for code, color in CALLED]

    faces = plain + stronger + called

    assert len(set(faces)) == len(faces) == 59 + 4 + 20


@pytest.mark.parametrize(("color", "value"), list(product(INKS, range(10))))
def test_a_number_sends_out_as_many_rings(color: str, value: int) -> None:
    drawn = card_svg(f"{color}{value}")

    rings = re.findall(f'stroke="({INKS[color].tint}|{INKS[color].light})"', drawn)

    assert len(rings) == value


@pytest.mark.parametrize(("draw", "plus"), [(2, "Draw Two"), (3, "Draw 3")])
def test_a_draw_card_shows_as_many_cards_as_it_costs(draw: int, plus: str) -> None:
    svg = card_svg("BD", draw=draw)

    assert len([box for box in elements(svg, "rect") if box.attrib.get("stroke-width") == "4"]) == draw
    assert parsed(svg)[0].text == f"Blue {plus}"


def test_a_called_wild_wears_a_band_and_says_so() -> None:
    plain, called = card_svg("W4"), card_svg("W4", called="G")

    assert parsed(called)[0].text == "Wild Draw Four, green called"
    assert bands(called) == [INKS["G"].ground]
    assert bands(plain) == []


def test_a_hidden_card_shows_its_back() -> None:
    assert parsed(card_svg("?"))[0].text == "Hidden card"
    assert PLUM in card_svg("?")
    assert PLUM not in card_svg("*")


def test_the_name_may_be_given_in_any_language() -> None:
    assert parsed(card_svg("R7", name="Rouge 7 <&>"))[0].text == "Rouge 7 <&>"


def test_no_two_pictures_share_an_id() -> None:
    pictures = [card_svg(code, size) for code in CODES for size in SIZES]
    pictures += [card_svg("RD", draw=3), card_svg("W", called="G"), card_svg("W", name="Joker")]

    found = [name for picture in pictures for name in ids(picture)]

    assert len(set(found)) == len(found)


def test_the_same_picture_twice_can_be_told_apart_by_a_prefix() -> None:
    one, other = card_svg("R7", prefix="one-"), card_svg("R7", prefix="other-")

    assert card_svg("R7") == card_svg("R7")
    assert not set(ids(one)) & set(ids(other))
    assert_self_contained(one)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"code": "Q7"}, "card: expected one of R0"),
        ({"code": "R7", "size": "huge"}, "size: expected one of full, small, hand"),
        ({"code": "R7", "called": "G"}, "card with a called color: expected one of W"),
        ({"code": "W", "called": "P"}, "called color: expected one of R, G, B, Y"),
        ({"code": "RD", "draw": 4}, "strength of a Draw card: expected one of 2, 3"),
        ({"code": "R7", "prefix": '"'}, "prefix: expected a letter"),
    ],
)
def test_what_cannot_be_drawn_is_refused(wrong: dict[str, str], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        card_svg(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("code", [color + face for color in INKS for face in "0123456789D"])
def test_in_a_hand_the_figure_keeps_to_the_strip_that_stays_visible(code: str) -> None:
    shapes = elements(card_svg(code, "hand"), "path")
    outlines = [shape.attrib for shape in shapes if "transform" in shape.attrib]

    assert outlines
    for outline in outlines:
        right, bottom = _reach(outline["d"], outline["transform"])
        assert right <= 0.4 * 200
        assert bottom <= 0.57 * 280


def test_figures_stand_one_after_the_other() -> None:
    first, second = re.findall(r"translate\(([\d.]+)", figures("+2", 10, 50, 100, -3, ink=DARK))

    assert float(first) == 10
    assert float(second) == pytest.approx(10 + 51.7 - 3)


@pytest.mark.parametrize("color", INKS)
def test_figures_stand_out_from_their_ground(color: str) -> None:
    ink = INKS[color]

    assert _contrast(ink.figure, ink.ground) >= 4.5
    assert _contrast(ink.figure, ink.tint) >= 4.5


def test_pictograms_stand_out_from_paper() -> None:
    assert _contrast(PLUM, PAPER) >= 7
    assert _contrast(DARK, PAPER) >= 7


def _reach(outline: str, transform: str) -> tuple[float, float]:
    """How far right and down an outline goes, followed point by point."""
    x0, y0, scale = map(float, re.findall(r"-?[\d.]+", transform))
    x = y = right = bottom = 0.0
    for command, rest in re.findall(r"([Mlhvz])([^Mlhvz]*)", outline):
        numbers = list(map(float, re.findall(r"-?\d+", rest)))
        if command == "M":
            x, y = numbers
        while command in "lhv" and numbers:
            x += numbers.pop(0) if command != "v" else 0
            y += numbers.pop(0) if command != "h" else 0
            right, bottom = max(right, x0 + scale * x), max(bottom, y0 + scale * y)
    return right, bottom


def _contrast(one: str, other: str) -> float:
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(ink: str) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    channels = [int(ink[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
