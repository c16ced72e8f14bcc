from __future__ import annotations

import pickle

import pytest

from penult import Card, Deal, Malformed, Move, Rules
from penult.engine.kernel.state import State
from penult.engine.options import OPTIONS
from penult.engine.rules import PRESETS


def test_defaults_are_not_written() -> None:
    assert str(Rules("classic+legality=strict+target=500")) == "classic"
    assert Rules("hp2018+hints=off") == Rules("hp2018")


@pytest.mark.parametrize("preset", PRESETS)
def test_what_str_writes_rules_read(preset: str) -> None:
    assert Rules(str(Rules(preset))) == Rules(preset)


def test_every_value_of_every_option_is_read_in_both_spellings() -> None:
    for option in OPTIONS.values():
        for value in option.values:
            assert Rules(f"hp2003+{option.name}={value}")[option.name] == value
            assert Rules(f"hp2003+{option.name}:{value}")[option.name] == value


def test_every_option_of_a_hand_reaches_the_kernel() -> None:
    of_a_hand = [option for option in OPTIONS.values() if option.field is not None]
    for option in of_a_hand:
        for number, value in enumerate(option.values):
            state = State()
            Rules(f"hp2018+{option.name}={value}").write_into(state)
            assert getattr(state, option.field) == number

    assert len(of_a_hand) > 10


def test_suggestions_are_punished_where_the_sheet_says_so() -> None:
    assert [Rules(name)["hints"] for name in ("classic", "hp2003", "hp2018")] == ["on", "on", "off"]


def test_an_option_is_given_once() -> None:
    with pytest.raises(Malformed, match="drawn only once"):
        Rules("classic+drawn=may+drawn=must")


def test_what_is_not_text_is_refused() -> None:
    for wrong in (None, 5, ["classic"]):
        with pytest.raises(Malformed):
            Rules(wrong)  # type: ignore[arg-type]
        with pytest.raises(Malformed):
            Card(wrong)  # type: ignore[arg-type]
        with pytest.raises(Malformed):
            Move(wrong)  # type: ignore[arg-type]
        with pytest.raises(Malformed):
            Deal.at("classic n=2 top=R5").play(wrong)  # type: ignore[arg-type]


def test_a_sheets_own_reading_is_a_preset() -> None:
    assert str(Rules("hp2003/es")) == "hp2003+invis_scope=any"
    assert str(Rules("hp2003/pt+legality=table")).startswith("hp2003+drawn=must_declined+legality=table")
    assert str(Rules("hp2018/es")) == "hp2018+drawn=must_nomatch"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess",
        "classic/es",
        "hp2003/",
        "classic+",
        "classic+legality",
        "classic+legality=",
        "classic+legality=maybe",
        "classic+magic=on",
        "classic+target=0",
        "classic+target=-1",
        "classic+target=1e3",
        "classic+target=٥",
        "Classic",
    ],
)
def test_rules_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(Malformed, match="expected"):
        Rules(text)


@pytest.mark.parametrize("seats", [-1, 0, 1, 11, "3", 2.5, None])
def test_two_to_ten_may_play(seats: int) -> None:
    with pytest.raises(Malformed, match="2 to 10"):
        Rules("classic").check_seats(seats)


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 9])
def test_partners_are_an_even_number_from_four(seats: int) -> None:
    with pytest.raises(Malformed, match="4, 6, 8 or 10"):
        Rules("classic+score=team").check_seats(seats)


@pytest.mark.parametrize(
    ("value", "field"), [(Rules("classic"), "chosen"), (Move("play R7"), "code"), (Card("R7"), "kind")]
)
def test_values_do_not_change_and_can_be_pickled(value: object, field: str) -> None:
    with pytest.raises(AttributeError, match="not change"):
        setattr(value, field, 1)
    with pytest.raises(AttributeError, match="not change"):
        delattr(value, field)
    assert pickle.loads(pickle.dumps(value)) == value
