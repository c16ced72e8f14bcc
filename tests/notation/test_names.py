"""Names, as people write them."""

from __future__ import annotations

import pytest

from penult.notation.names import LONGEST, NameRefused, check_name, check_names, find_player

DECOMPOSED, COMPOSED = "Chloe\u0301", "Chlo\u00e9"


def test_a_name_is_trimmed_and_its_letters_composed() -> None:
    assert check_names([f"  {DECOMPOSED}   Lee "]) == (f"{COMPOSED} Lee",)


def test_two_names_that_look_alike_are_one() -> None:
    for other in (DECOMPOSED, "CHLOÉ", " chloé "):
        with pytest.raises(NameRefused, match="expected different names"):
            check_name(other, [COMPOSED])


def test_the_longest_name_fits_and_a_longer_one_does_not() -> None:
    assert check_name("a" * LONGEST, []) == "a" * LONGEST
    with pytest.raises(NameRefused, match=f"expected a name of 1 to {LONGEST} letters"):
        check_name("a" * (LONGEST + 1), [])


@pytest.mark.parametrize("name", ["", " ", "7", "A,B", "=1+1", "+x", "-x", "@x", "#x", "a\x07", "a\u202eb"])
def test_what_cannot_be_read_aloud_or_is_something_else_is_no_name(name: str) -> None:
    with pytest.raises(NameRefused, match="expected a name"):
        check_name(name, [])


def test_a_player_is_found_however_the_accents_are_typed() -> None:
    assert {find_player(text, ["Ana", COMPOSED]) for text in (DECOMPOSED, COMPOSED, "chlo", "2")} == {1}


def test_in_a_large_hall_a_number_has_three_digits() -> None:
    assert find_player("120", [f"P{number}" for number in range(150)]) == 119
