"""The law of the web client: nothing in it depends on what a card, a phase or an option is; it only draws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from penult.engine.editions import EDITIONS
from penult.engine.options import OPTIONS

WEB = Path(__file__).parents[1] / "web" / "src"
SOURCES = (".ts", ".svelte")
MAY_TELL_CARDS_APART = ("cards", "generated", "gallery")
ALSO_WORDS = {"score", "target", "drawn"}
"""Names of options that other things have too."""

NAMES = {str(card) for edition in EDITIONS.values() for card in edition.deck}
NAMES |= {*EDITIONS, *OPTIONS} - ALSO_WORDS
COMPARED = r"(?:[=!]==\s*|\bcase\s+|\.(?:includes|startsWith|endsWith|has|get)\(\s*)"
BRANCH = re.compile(rf"""{COMPARED}['"`](?:{"|".join(sorted(NAMES))})['"`]""")
PHASE = re.compile(r"""\bphase\s*[=!]==|switch\s*\([^)]*\bphase\s*\)|\bphase\s*\]""")


def files() -> Iterator[Path]:
    for file in WEB.rglob("*"):
        part = file.relative_to(WEB).parts[0]
        if (
            file.suffix in (".ts", ".svelte")
            and ".test." not in file.name
            and part not in MAY_TELL_CARDS_APART
        ):
            yield file


def branches(source: str) -> list[str]:
    found = (found for pattern in (BRANCH, PHASE) for found in pattern.finditer(source))
    return [f"line {source.count(chr(10), 0, each.start()) + 1}: {each[0]}" for each in found]


def test_the_client_knows_no_rule() -> None:
    found = {str(file.relative_to(WEB)): branches(file.read_text(encoding="utf-8")) for file in files()}

    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        "if (card === 'W4') ask()",
        'switch (card) { case "HW": shout() }',
        "if (view.phase === over) count()",
        "switch (hand.phase) {",
        "const title = titles[view.phase]",
        "rules.get('legality')",
        "if (edition !== 'hp2003') hide()",
    ],
)
def test_a_rule_in_the_client_would_be_noticed(source: str) -> None:
    assert branches(source) != []


@pytest.mark.parametrize(
    "source", ["piece.kind === 'target'", "stage === 'over'", "label('W4')", "phase: string"]
)
def test_what_only_sounds_like_one_is_left_alone(source: str) -> None:
    assert branches(source) == []
