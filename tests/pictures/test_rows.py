from __future__ import annotations

import pytest

from penult.pictures import fan_svg, row_svg
from penult.pictures.faces import CODES
from pictures.drawings import assert_self_contained, elements, parsed


@pytest.mark.parametrize("codes", [("R7",), ("R7", "W4", "?"), CODES])
def test_a_row_holds_every_card_in_one_picture(codes: tuple[str, ...]) -> None:
    svg = row_svg(codes)

    assert len([group for group in elements(svg, "g") if "clip-path" in group.attrib]) == len(codes)
    assert_self_contained(svg)


def test_a_long_row_is_broken_after_fourteen() -> None:
    assert parsed(row_svg(CODES[:14])).attrib["viewBox"] == "0 0 3008 280"
    assert parsed(row_svg(CODES[:15])).attrib["viewBox"] == "0 0 3008 576"


def test_a_called_color_marks_the_wilds_of_a_row() -> None:
    assert parsed(row_svg(("R7", "W"), called="B"))[0].text == "Red 7, Wild, blue called"


def test_a_fan_raises_the_last_card_but_one() -> None:
    heights = [
        float(group.attrib["transform"].split()[1].rstrip(")"))
        for group in elements(fan_svg(("R1", "R2", "R3", "R4", "R5")), "g")
        if "scale" not in group.attrib.get("transform", "scale")
    ]

    assert heights.index(min(heights)) == 3
    assert_self_contained(fan_svg(("R1",)))
