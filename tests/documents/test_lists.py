"""The documents list every option, every kind of event and every message."""

from __future__ import annotations

import re

import pytest

from documents.texts import text_of
from penult.engine.editions import EDITIONS
from penult.engine.events import KINDS
from penult.engine.options import HOUSE_PRESETS, OPTIONS, Number, Option
from penult.wire.vocabulary import structs

RULES, NOTATION, PROTOCOL = (text_of(f"docs/{name}.md") for name in ("rules", "notation", "protocol"))


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_option_is_in_the_rules_with_every_value(option: Option) -> None:
    row = re.search(rf"^\| `{option.name}` .*\n(?:\| \| .*\n)*", RULES, re.MULTILINE)

    assert row
    if isinstance(option, Number):
        first, last = option.range.removeprefix("0 or ").split(" to ")
        assert f"`{option.values[0]}`" in row[0]
        assert f"{first} to {last} |" in row[0]
    else:
        assert {value for value in option.values if f"`{value}`" not in row[0]} == set()


@pytest.mark.parametrize("preset", HOUSE_PRESETS)
def test_every_popular_name_is_in_the_rules_with_its_switches(preset: str) -> None:
    row = re.search(rf"^\| `{preset}` .*$", RULES, re.MULTILINE)

    assert row
    assert {*re.findall(r"`(\w+=\w+)`", row[0])} == {f"{k}={v}" for k, v in HOUSE_PRESETS[preset].items()}


def test_every_edition_is_in_the_rules() -> None:
    assert {name for name in EDITIONS if f"`{name}`" not in RULES} == set()


def test_every_kind_of_event_is_in_the_notation() -> None:
    table = NOTATION.partition("| kind |")[2].partition("\n\n")[0]

    assert {*re.findall(r"`(\w+)`", table)} >= {*KINDS.values()}


def test_every_message_is_in_the_protocol() -> None:
    tags = {
        struct.__struct_config__.tag for struct in structs() if struct.__struct_config__.tag_field == "type"
    }

    assert {tag for tag in tags if f"`{tag}`" not in PROTOCOL} == set()
