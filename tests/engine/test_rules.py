from __future__ import annotations

import pickle

import pytest

from penult import Card, Deal, Malformed, Move, Rules
from penult.engine.errors import Conflict
from penult.engine.kernel.state import State
from penult.engine.options import HOUSE_OPTIONS, HOUSE_PRESETS, OPTIONS
from penult.engine.rules import PRESETS


def test_defaults_are_not_written() -> None:
    assert str(Rules("classic+legality=strict+target=500")) == "classic"
    assert Rules("hp2018+hints=off") == Rules("hp2018")


@pytest.mark.parametrize("preset", PRESETS)
def test_what_str_writes_rules_read(preset: str) -> None:
    assert Rules(str(Rules(preset))) == Rules(preset)


NEEDS = {"stack_max": "+stack=any", "bluff": "+stack=any", "mercy": "+deal=3"}
"""What must be agreed besides, for an option not to contradict the rest."""


def test_every_value_of_every_option_is_read_in_both_spellings() -> None:
    for option in OPTIONS.values():
        for value in option.values:
            besides = NEEDS.get(option.name, "")
            assert Rules(f"hp2003{besides}+{option.name}={value}")[option.name] == value
            assert Rules(f"hp2003{besides}+{option.name}:{value}")[option.name] == value


def test_every_option_of_a_hand_reaches_the_kernel() -> None:
    of_a_hand = [option for option in OPTIONS.values() if option.field is not None]
    for option in of_a_hand:
        for value in option.values:
            state = State()
            Rules(f"hp2018{NEEDS.get(option.name, '')}+{option.name}={value}").write_into(state)
            assert getattr(state, str(option.field)) == option.number(value)

    assert len(of_a_hand) > 10


def test_the_usual_value_of_an_option_is_that_of_a_fresh_state() -> None:
    for option in HOUSE_OPTIONS.values():
        assert getattr(State(), str(option.field)) == option.number(option.values[0])


def test_suggestions_are_punished_where_the_sheet_says_so() -> None:
    assert [Rules(name)["hints"] for name in ("classic", "hp2003", "hp2018")] == ["on", "on", "off"]


def test_an_option_is_given_once() -> None:
    with pytest.raises(Malformed, match="drawn only once"):
        Rules("classic+drawn=may+drawn=must")


@pytest.mark.parametrize("preset", HOUSE_PRESETS)
@pytest.mark.parametrize("edition", ["classic", "hp2003/pt", "hp2018"])
def test_a_popular_name_stands_for_its_switches(edition: str, preset: str) -> None:
    rules = Rules(f"{edition}+{preset}")

    assert {name: rules[name] for name in HOUSE_PRESETS[preset]} == HOUSE_PRESETS[preset]
    assert Rules(str(rules)) == rules


def test_popular_names_are_joined_and_a_choice_beats_them_wherever_it_stands() -> None:
    assert Rules("classic+seven-o+jump-in") == Rules("classic+seven=must+zero=rotate+jump=on")
    assert Rules("classic+seven=may+seven-o")["seven"] == "may"
    assert Rules("classic+progressive+no-mercy", {"stack": "any"})["stack"] == "any"


def test_a_conflict_names_both_choices_its_id_and_a_way_out() -> None:
    with pytest.raises(Conflict) as refused:
        Rules("classic+stack_max=3")

    conflict = refused.value
    assert (conflict.rule, conflict.between) == ("C-01", ("stack_max=3", "stack=off"))
    assert str(conflict) == (
        "stack_max=3 with stack=off: no total grows; turn on stack, or leave stack_max at 0 (C-01)"
    )
    assert str(pickle.loads(pickle.dumps(conflict))) == str(conflict)


@pytest.mark.parametrize(
    "number",
    ["mercy=61", "stack_max=1", "stack_max=-1", "deal=2", "call_price=٥", "deal="],
)
def test_a_number_outside_its_range_is_a_conflict(number: str) -> None:
    with pytest.raises(Conflict, match="C-10"):
        Rules(f"classic+stack=any+{number}")


def test_too_many_players_for_the_cards_they_are_dealt_are_refused() -> None:
    with pytest.raises(Conflict, match=r"deal=13 .* 8 players: 4 cards are left, .* \(C-06\)"):
        Deal.shuffled("classic+deal=13", 8)


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
