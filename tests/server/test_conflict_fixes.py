"""Conflicts between rules, and the choices that solve them."""

from __future__ import annotations

import random

import pytest

from penult.engine.errors import Conflict, Malformed
from penult.engine.options import HOUSE_OPTIONS, OPTIONS, Amount
from penult.engine.rules import Rules
from penult.server.conflict_fixes import conflict_fixes
from penult.wire.http import SEATS_CHANGE, RulesChange


def ways(text: str, seats: int = 4) -> dict[str, list[str]]:
    """For each conflict, the changes that solve it."""
    return {
        each.id: [f"{way.option}={way.value}" for way in each.ways] for each in conflict_fixes(text, seats)
    }


def test_rules_that_go_together_have_no_conflict() -> None:
    assert conflict_fixes("classic+seven-o+jump-in", 4) == ()


def test_the_nearest_number_solves_a_conflict_of_numbers() -> None:
    assert ways("classic+mercy=7") == {"C-04": ["mercy=8", "deal=6"]}


def test_both_switches_of_a_conflict_are_named() -> None:
    (conflict,) = conflict_fixes("classic+bluff=first", 4)

    assert conflict.switches == ("bluff", "stack")


def test_several_conflicts_are_all_found() -> None:
    assert list(ways("classic+call=off+call_price=4+stack_max=3")) == ["C-01", "C-03"]


def test_too_few_cards_are_solved_by_dealing_fewer_or_by_fewer_players() -> None:
    found = ways("classic+deal=15", 10)["C-06"]

    assert f"{SEATS_CHANGE}=7" not in found
    assert [way.partition("=")[0] for way in found] == ["deal", SEATS_CHANGE]


def test_partners_are_never_told_to_play_with_an_odd_number_of_seats() -> None:
    (found,) = ways("hp2018+score=team+deal=15", 10).values()

    assert found
    for way in found:
        assert way not in {"seats=9", "seats=7", "seats=5"}


def test_of_two_presets_that_disagree_either_value_can_be_chosen() -> None:
    assert ways("classic+progressive+go-wild") == {"C-11": ["stack=same", "stack=any"]}


def test_a_number_out_of_range_becomes_the_nearest_one() -> None:
    assert ways("classic+mercy=99") == {"C-10": ["mercy=60"]}


def test_each_number_out_of_range_is_a_conflict_of_its_own() -> None:
    found = conflict_fixes("classic+mercy=99+call_price=99", 4)

    assert [(each.id, each.switches) for each in found] == [("C-10", ("mercy",)), ("C-10", ("call_price",))]


def test_text_that_cannot_be_read_is_no_conflict() -> None:
    with pytest.raises(Malformed, match="one of"):
        conflict_fixes("classic+stak=any", 4)


OUT_OF_RANGE = {"mercy": ("99",), "deal": ("99",), "stack_max": ("999",)}


def some_rules(rng: random.Random) -> str:
    """An edition with a random mix of everything."""
    names = [name for name, option in OPTIONS.items() if not isinstance(option, Amount)]
    chosen = rng.sample(names, rng.randint(1, 8)) + rng.sample(list(HOUSE_OPTIONS), 6)
    pairs = {name: rng.choice((*OPTIONS[name].values, *OUT_OF_RANGE.get(name, ()))) for name in chosen}
    edition = rng.choice(("classic", "hp2003", "hp2018"))
    return "+".join([edition, *(f"{name}={value}" for name, value in pairs.items())])


def first_conflict(text: str, changed: dict[str, str], seats: int) -> str | None:
    try:
        Rules(text, changed).check_seats(seats)
    except Conflict as conflict:
        return conflict.rule
    return None


def test_solving_each_conflict_in_its_first_way_leaves_rules_that_can_be_played() -> None:
    rng = random.Random(7)
    for _ in range(300):
        text, seats = some_rules(rng), rng.choice((4, 6, 8, 10))
        found = conflict_fixes(text, seats)
        firsts: list[RulesChange] = [each.ways[0] for each in found]
        changed = {way.option: way.value for way in firsts if way.option != SEATS_CHANGE}

        assert (first_conflict(text, {}, seats) is None) == (found == ()), text
        assert first_conflict(text, changed, seats) is None, text
        assert len({(each.id, each.switches) for each in found}) == len(found), text
