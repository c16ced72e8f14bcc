"""House rules in the book: what goes with what, the sheet of a house, and the words for all of it."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from penult.engine.editions import EDITIONS
from penult.engine.errors import Conflict
from penult.engine.options import HOUSE_OPTIONS, HOUSE_PRESETS, OPTIONS, PRINTED_OPTIONS
from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.rulebook.book import book
from penult.rulebook.entries import facts, house_contents, option_facts, sections
from penult.rulebook.forms import FORMATS
from penult.rulebook.forms.house import house_as_text
from penult.rulebook.house import between, in_force, meetings, printed_meetings
from penult.rulebook.sheet import sheet

HOUSE_RULES = [f"H-{number:02}" for number in range(1, 61)]
REFUSALS = [f"C-{number:02}" for number in range(1, 12)]
REFUSED = {
    "C-01": "classic+stack_max=4",
    "C-02": "classic+bluff=first",
    "C-03": "classic+call=off+call_price=4",
    "C-04": "classic+mercy=7",
    "C-05": "classic+mercy=25+score=team",
    "C-07": "classic+bluff=free+wd4_guilty_card=returned",
    "C-08": "classic+call=off+forced_draw_closes=yes",
    "C-09": "classic+call=off+false_catch=draw2",
}
"""Refused because of two choices. C-06 needs players, C-10 is about one number, C-11 about two presets."""

MARKS_BEGIN = len("n call_price  ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_and_every_refusal_can_be_looked_up(language: str) -> None:
    for name in (*HOUSE_RULES, *REFUSALS):
        entry = book(language).entry(name)
        assert entry.title, name
        assert len(entry.text) > 60, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_says_what_it_does_and_where_it_comes_from(language: str) -> None:
    for name, option in HOUSE_OPTIONS.items():
        parts = [part.name for part in book(language).entry(name).parts]
        assert parts[0] == "about", name
        assert parts[-1] == "origin", name
        assert all(book(language).meaning(name, value) for value in option.values), name


def test_a_value_called_like_a_part_is_still_a_value() -> None:
    labels = [part.label for part in book("en").entry("stack").parts]

    assert labels[1:4] == ["off (default)", "two", "same"]


def test_the_house_rules_are_the_last_chapter() -> None:
    ids = [section.id for section in sections()]
    chapter = [id_ for id_ in ids if id_.startswith("house-")]

    assert ids[-len(chapter) :] == chapter
    assert chapter[-1] == "house-conflicts"


def test_every_pair_of_switches_is_in_the_table() -> None:
    pairs = {pair: between(*pair) for pair in combinations(HOUSE_OPTIONS, 2)}

    assert len(pairs) == 120
    assert {id_ for ids in pairs.values() for id_ in ids} <= set(facts())


def test_a_pair_meets_the_same_way_from_both_sides() -> None:
    for one, other in combinations(HOUSE_OPTIONS, 2):
        assert between(one, other) == between(other, one)
        assert (other in [each.other for each in meetings(one)]) == bool(between(one, other))


def test_the_refusals_of_the_table_are_those_that_two_choices_can_meet() -> None:
    met = {id_ for pair in combinations(HOUSE_OPTIONS, 2) for id_ in between(*pair)}
    met |= {id_ for each in printed_meetings() for id_ in each.ids}

    assert {id_ for id_ in met if id_.startswith("C-")} == {*REFUSED, "C-06"}


@pytest.mark.parametrize("id_", REFUSED)
def test_a_refusal_stands_in_the_table_between_the_options_that_are_refused(id_: str) -> None:
    with pytest.raises(Conflict) as refused:
        Rules(REFUSED[id_])

    between_them = [choice.partition("=")[0] for choice in refused.value.between]
    assert refused.value.rule == id_
    assert set(between_them) == set(facts()[id_].options)
    met = [ids for one, other in combinations(between_them, 2) for ids in told_between(one, other)]
    assert id_ in met


def told_between(one: str, other: str) -> tuple[str, ...]:
    if {one, other} <= set(HOUSE_OPTIONS):
        return between(one, other)
    return tuple(id_ for each in printed_meetings() if each.other in (one, other) for id_ in each.ids)


def test_the_options_that_meet_house_rules_are_of_the_printed_game() -> None:
    met = [each.other for each in printed_meetings()]

    assert set(met) <= set(PRINTED_OPTIONS)
    assert all(set(each.ids) <= set(facts()) for each in printed_meetings())


def test_a_house_rule_is_in_force_with_what_it_needs_and_never_without() -> None:
    choosable = {f"{name}={value}" for name, option in OPTIONS.items() for value in option.values}
    for name in HOUSE_RULES:
        for choice in facts()[name].in_force:
            for each in choice.split("+"):
                assert each in choosable if "=" in each else each in HOUSE_OPTIONS, name

    assert all(facts()[name].in_force for name in HOUSE_RULES)
    assert in_force(Rules("hp2003")) == ()


def test_every_switch_brings_a_rule_into_force() -> None:
    brought = {choice.partition("=")[0] for name in HOUSE_RULES for choice in facts()[name].in_force}

    assert set(HOUSE_OPTIONS) <= brought
    assert all(set(option_facts()[name].see) <= set(HOUSE_RULES) for name in HOUSE_OPTIONS)


@pytest.mark.parametrize(
    ("rules", "there", "not_there"),
    [
        ("classic+seven=may", {"H-16", "H-18"}, {"H-17", "H-01"}),
        ("classic+stack=same", {"H-03", "H-12"}, {"H-05", "H-14", "H-55", "H-57"}),
        ("hp2003+stack=same+legality=table", {"H-55", "H-57"}, {"H-40"}),
        ("classic+stack=any+bluff=free", {"H-14"}, {"H-12", "H-13"}),
        ("classic+mercy=25", {"H-42"}, {"H-47"}),
    ],
)
def test_what_a_table_agrees_on_brings_its_rules_into_force(
    rules: str, there: set[str], not_there: set[str]
) -> None:
    found = set(in_force(Rules(rules)))

    assert there <= found
    assert not found & not_there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMATS)
def test_the_sheet_of_a_house_has_what_was_agreed_before_the_printed_game(form: str, language: str) -> None:
    ours = sheet(book(language), Rules("classic+stack=same+seven=must"))
    text = FORMATS[form](ours)

    assert [choice.rule for choice in ours.choices] == ["stack=same", "seven=must"]
    places = [text.index(each) for each in ("stack=same", "seven=must", "H-03", "H-16", "R-02")]
    assert places[-1] == max(places)


@pytest.mark.parametrize("form", FORMATS)
def test_the_sheet_of_an_edition_has_no_house_rules_in_force(form: str) -> None:
    plain = sheet(book("en"), Rules("classic"))

    assert (plain.choices, plain.house) == ((), ())
    assert "H-16 " not in FORMATS[form](plain)
    assert [entry.id for entry in plain.switches] == list(HOUSE_OPTIONS)


def test_a_number_is_explained_whatever_it_is() -> None:
    (choice,) = sheet(book("en"), Rules("classic+mercy=25")).choices

    assert (choice.rule, choice.title) == ("mercy=25", "Mercy")
    assert "out of the hand" in choice.meaning


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_the_whole_table_can_be_read_in_a_terminal(language: str, width: int) -> None:
    lines = house_as_text(book(language), width).splitlines()

    assert list(rows(lines)) == list(HOUSE_OPTIONS)
    assert max(map(len, lines)) <= width
    for name in (*HOUSE_OPTIONS, *HOUSE_PRESETS, *REFUSALS, *house_contents()["heard"].values()):
        assert name in " ".join(" ".join(lines).split()), name


def test_the_marks_of_the_table_are_those_of_the_pairs() -> None:
    for row, marks in rows(house_as_text(book("en")).splitlines()).items():
        for other, mark in zip(HOUSE_OPTIONS, marks, strict=False):
            if row != other:
                assert (mark == "·") == (not between(row, other)), (row, other)
                assert (mark == "!") == any(id_.startswith("C") for id_ in between(row, other))


def rows(lines: list[str]) -> dict[str, str]:
    """By switch: its marks, which stand in every second column."""
    found = ((re.fullmatch(r"[a-p] (\w+) +[+!·][ +!·]*", line), line) for line in lines)
    return {row[1]: line[MARKS_BEGIN::2] for row, line in found if row}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_makes_a_sheet(edition: str) -> None:
    for name in HOUSE_PRESETS:
        assert sheet(book("en"), Rules(f"{edition}+{name}")).choices
