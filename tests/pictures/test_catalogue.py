"""cards.json: everything that a client needs that does not draw."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from penult.engine.cards import CARDS
from penult.engine.editions import EDITIONS
from penult.pictures import cards_json
from penult.pictures.sizes import SIZES
from pictures.drawings import parsed, references


@pytest.fixture(scope="module")
def catalogue() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(cards_json())
    return found


def test_it_holds_every_card_in_every_edition_hidden_blank_and_called(catalogue: dict[str, Any]) -> None:
    strengths = {edition.draw_strength for edition in EDITIONS.values()}
    plain = {str(card) for card in CARDS if not str(card).endswith("D")} | {"?"}
    draws = {f"{card}{strength}" for card in CARDS if str(card).endswith("D") for strength in strengths}
    called = {f"{card}>{color}" for card in CARDS if card.wild for color in "RGBY"}

    assert set(catalogue["cards"]) == plain | draws | called


def test_every_card_has_a_name_and_every_size(catalogue: dict[str, Any]) -> None:
    for card in catalogue["cards"].values():
        assert set(card) == {"name", *SIZES}
        assert all(card.values())


def test_every_face_is_xml_and_asks_only_for_what_is_defined(catalogue: dict[str, Any]) -> None:
    defined = {element.attrib["id"] for element in parsed(catalogue["definitions"])}
    for card in catalogue["cards"].values():
        for size in SIZES:
            parsed(card[size])
            assert references(card[size]) <= defined


def test_every_color_has_its_inks_and_its_shape(catalogue: dict[str, Any]) -> None:
    shapes = {color: entry["shape"] for color, entry in catalogue["colors"].items()}

    assert shapes == {"R": "circle", "G": "triangle", "B": "square", "Y": "star"}
    assert all(entry["ground"].startswith("#") for entry in catalogue["colors"].values())


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_command_prints_the_same_every_time(seed: str) -> None:
    command = [sys.executable, "-m", "penult", "card", "--all", "--json"]
    answer = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=True, env={"PYTHONHASHSEED": seed}
    )

    assert answer.stdout == cards_json()
