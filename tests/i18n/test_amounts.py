"""How much is said: one point is not `1 points`, and nobody is promised two cards that may not be there."""

from __future__ import annotations

import re

import pytest

from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES

pytestmark = pytest.mark.parametrize("language", [*LANGUAGES])
FORMATS_TO_A_TARGET = ("winner", "tally", "elim", "team")
TWO = re.compile(r"two|dos|deux|duas|2")


@pytest.mark.parametrize("form", FORMATS_TO_A_TARGET)
def test_a_match_can_be_to_one_point(language: str, form: str) -> None:
    assert "1" not in catalogue(language).say("match-goal", format=form, number=1)


@pytest.mark.parametrize("message", ["match-reached", "match-yours-reached"])
@pytest.mark.parametrize("count", [1, 2])
def test_one_point_can_be_reached(language: str, message: str, count: int) -> None:
    assert "1" not in catalogue(language).say(message, players=["Ana", "Ben"][:count], count=count, number=1)


@pytest.mark.parametrize("me", ["seat", "other", "none"])
@pytest.mark.parametrize("message", ["event-caught", "event-hinted"])
def test_the_cards_of_a_penalty_are_counted_when_they_are_drawn(language: str, message: str, me: str) -> None:
    """A-47: a short pile gives fewer."""
    said = catalogue(language).say(message, me=me, who="Ana", other="Ben")

    assert not TWO.search(said)
