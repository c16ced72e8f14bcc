"""catalogue.json: what a page needs to let people agree on a table."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from i18n.fluent_files import said_in
from penult.engine.cards import Card
from penult.engine.editions import EDITIONS
from penult.engine.errors import Malformed
from penult.engine.options import HOUSE_OPTIONS, HOUSE_PRESETS, OPTIONS, PRINTED_OPTIONS, Number
from penult.engine.rules import PRESETS, Rules
from penult.i18n.languages import LANGUAGES
from penult.match.match import Match
from penult.rulebook.entries import facts
from penult.webdata.agreements import agreements
from penult.webdata.book import rulebook
from penult.webdata.catalogue import GROUPS, HOUSE_GROUPS
from penult.wire.limits import SEATS
from penult.wire.terms import Terms

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"
CATALOGUE: Any = json.loads((GENERATED / "catalogue.json").read_text(encoding="utf-8"))
"""As the page has it; `test_web_files` sees that it is up to date."""
BY_NAME = {option["name"]: option for option in CATALOGUE["options"]}
TERMS = [name for name in CATALOGUE["terms"] if name.endswith("_seconds")]


def test_every_option_is_there_once_and_in_one_group() -> None:
    grouped = [name for names in GROUPS.values() for name in names]

    assert [option["name"] for option in CATALOGUE["options"]] == list(OPTIONS)
    assert sorted(grouped) == sorted(PRINTED_OPTIONS)


def test_house_rules_are_listed_with_all_that_a_preset_changes() -> None:
    listed = [name for group in CATALOGUE["house"]["groups"] for name in group["options"]]
    changed = {name for chosen in HOUSE_PRESETS.values() for name in chosen}

    assert listed == [name for names in HOUSE_GROUPS.values() for name in names]
    assert sorted(listed) == sorted(set(HOUSE_OPTIONS) | changed)
    assert {option["name"] for option in CATALOGUE["options"] if option.get("house")} == set(HOUSE_OPTIONS)


def test_every_preset_of_the_house_rules_is_there() -> None:
    presets = {preset["id"]: preset["options"] for preset in CATALOGUE["house"]["presets"]}

    assert presets == HOUSE_PRESETS


@pytest.mark.parametrize(
    "name", [option.name for option in HOUSE_OPTIONS.values() if isinstance(option, Number)]
)
def test_the_bounds_of_a_number_are_those_of_its_switch(name: str) -> None:
    bounds = BY_NAME[name]["amount"]
    typed = set(map(str, range(bounds["least"], bounds["most"] + 1)))

    assert typed | set(BY_NAME[name]["values"]) == set(HOUSE_OPTIONS[name].values)


@pytest.mark.parametrize("name", BY_NAME)
def test_every_value_of_an_option_can_be_agreed_on_in_every_edition(name: str) -> None:
    for edition in EDITIONS:
        for value in BY_NAME[name]["values"]:
            assert OPTIONS[name].check(value) == value
        assert BY_NAME[name]["usual"][edition] == Rules(edition)[name]
        assert BY_NAME[name]["usual"][edition] in BY_NAME[name]["values"]


def test_something_said_can_be_reported_by_a_value_that_an_option_has() -> None:
    report = CATALOGUE["report"]

    assert report["value"] in BY_NAME[report["option"]]["values"]
    assert report["rule"] in BY_NAME[report["option"]]["rules"]


def test_an_amount_is_accepted_up_to_its_bounds_and_no_further() -> None:
    bounds = BY_NAME["target"]["amount"]

    for amount in (bounds["least"], bounds["most"]):
        assert Rules(f"classic+target={amount}")["target"] == str(amount)
    for amount in (bounds["least"] - 1, bounds["most"] + 1):
        with pytest.raises(Malformed):
            Rules(f"classic+target={amount}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words_in_the_rulebook(language: str) -> None:
    said = said_in(language)
    for name, option in BY_NAME.items():
        words = [value for value in option["values"] if "amount" not in option]
        parts = [f"n{value}" if value.isdigit() else value for value in words]
        assert {f"option-{name}", *(f"option-{name}.{part}" for part in parts)} <= set(said)


def test_every_rule_that_is_cited_stands_in_the_book() -> None:
    cited = {rule for option in CATALOGUE["options"] for rule in option["rules"]}
    cited |= {rule for form in CATALOGUE["formats"] for rule in form["rules"]}
    cited |= {edition["dealer"] for edition in CATALOGUE["editions"]}

    assert cited <= set(facts())


def test_an_edition_has_the_cards_of_its_deck() -> None:
    for edition in CATALOGUE["editions"]:
        deck = Counter({Card(code): copies for code, copies in edition["deck"].items()})
        assert deck == Counter(EDITIONS[edition["id"]].deck)
        assert edition["size"] == deck.total()
        assert all(CATALOGUE["points"][code] == Card(code).points for code in edition["deck"])
    own = {edition["id"]: edition["own"] for edition in CATALOGUE["editions"]}
    assert own == {"classic": [], "hp2003": ["HW", "IN"], "hp2018": ["SH"]}


def test_a_preset_is_its_edition_with_its_options() -> None:
    assert [preset["id"] for preset in CATALOGUE["presets"]] == list(PRESETS)
    for preset in CATALOGUE["presets"]:
        assert Rules(preset["edition"], preset["options"]) == Rules(preset["id"])


@pytest.mark.parametrize("form", CATALOGUE["formats"], ids=lambda form: form["value"])
def test_a_format_is_for_the_seats_it_names_and_no_others(form: dict[str, Any]) -> None:
    for seats in range(1, 13):
        try:
            Match(f"classic+score={form['value']}", seats)
        except Malformed:
            assert seats not in form["seats"]
        else:
            assert seats in form["seats"]


def test_an_option_of_the_match_names_the_formats_that_heed_it() -> None:
    heeded = {name: option["formats"] for name, option in BY_NAME.items() if "formats" in option}

    assert heeded == {
        "score": ["winner", "tally", "elim", "team", "rotate4"],
        "target": ["winner", "tally", "elim", "team"],
        "next_dealer": ["winner", "tally", "elim", "team"],
        "lowest_tie": ["tally"],
        "rotate4_per_pair": ["rotate4"],
    }


@pytest.mark.parametrize("name", TERMS)
def test_the_seconds_to_choose_from_are_within_the_bounds(name: str) -> None:
    bounds = CATALOGUE["terms"][name]

    assert bounds["usual"] == getattr(Terms(), name)
    assert bounds["usual"] in bounds["choices"]
    assert bounds["least"] <= min(bounds["choices"])
    assert max(bounds["choices"]) <= bounds["most"]


def test_the_usual_pace_is_one_to_choose_from_and_faster_where_many_sit() -> None:
    pace = CATALOGUE["terms"]["pace"]

    assert list(pace["usual"]) == [str(seats) for seats in SEATS]
    assert set(pace["usual"].values()) == {"normal", "fast"} < set(pace["choices"])


def test_the_catalogue_is_small() -> None:
    assert len(json.dumps(CATALOGUE, separators=(",", ":"))) < 12_000


def test_a_table_as_agreed_on_is_what_the_rules_read() -> None:
    """The client composes each of these texts from the same choices: agreeing.test.ts."""
    written = json.loads(json.dumps(agreements()))
    assert len(written) > 10
    for agreed in written:
        rules = Rules(agreed["text"])
        assert rules == Rules(agreed["preset"], agreed["chosen"])
        assert str(rules) == agreed["text"]


def test_the_book_has_every_entry_in_a_section() -> None:
    book: Any = rulebook()
    listed = [name for section in book["sections"] for name in section["entries"]]

    assert sorted(listed) == sorted([*book["entries"], *book["switches"]])
    assert sorted(book["entries"]) == sorted(facts())


def test_the_book_says_of_every_house_rule_to_choose_what_it_meets_and_how_it_stands_unchosen() -> None:
    switches: Any = rulebook()["switches"]

    assert list(switches) == list(HOUSE_OPTIONS)
    for name, switch in switches.items():
        assert switch["values"] == list(HOUSE_OPTIONS[name].values)
        assert set(switch["usual"].values()) == {HOUSE_OPTIONS[name].values[0]}
        assert {each["other"] for each in switch["meets"]} <= set(HOUSE_OPTIONS) - {name}
