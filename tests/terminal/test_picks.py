"""How finding the dealer is reported."""

from __future__ import annotations

from penult.engine.cards import Card
from penult.engine.rules import Rules
from penult.rulebook.voice import Voice
from penult.terminal.first_dealer import picks_lines

VOICE = Voice("en", Rules("classic"), ("Ana", "Ben", "Chloé"), reader=0)


def told(*pickings: str, voice: Voice = VOICE) -> list[str]:
    picks = [[Card(code) for code in cards.split()] for cards in pickings]
    return [str(line) for line in picks_lines(picks, range(3), voice)]


def test_everybody_picks_a_card() -> None:
    assert told("R7 B2 W") == [
        "Everyone picked a card to see who deals: Ana, red 7; Ben, blue 2; Chloé, Wild. [R-03]"
    ]


def test_french_has_a_narrow_space_between_those_who_picked() -> None:
    french = Voice("fr", Rules("classic"), ("Ana", "Ben", "Chloé"), reader=0)

    assert "Ana, 7 rouge\u202f; Ben, 2 bleu\u202f; Chloé, 7 vert." in told("R7 B2 G7", voice=french)[0]


def test_those_who_are_tied_pick_again() -> None:
    assert told("R7 B2 G7", "Y1 Y4")[1] == (
        "The highest were tied and picked again: Ana, yellow 1; Chloé, yellow 4. [A-03]"
    )


def test_where_birthdays_came_first_nobody_knows_who_picked() -> None:
    assert told("R7 B2") == []


def test_a_dealer_who_was_not_picked_is_not_told_of() -> None:
    assert told() == []
