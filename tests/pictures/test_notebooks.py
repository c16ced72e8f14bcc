"""What a notebook shows of a card, a deal and a view."""

from __future__ import annotations

import subprocess
import sys

import pytest

from penult import Card, Deal
from penult.pictures import card_svg
from pictures.drawings import assert_self_contained, elements, parsed, texts


def test_a_card_shows_its_face() -> None:
    assert Card("W4")._repr_svg_() == card_svg("W4")
    assert parsed(Card("?")._repr_svg_())[0].text == "Hidden card"


def test_a_deal_shows_every_hand_open() -> None:
    svg = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2,G3 h2=Y1")._repr_svg_()

    assert {"2 cards", "3 cards", "1 card"} <= set(texts(svg))
    assert_self_contained(svg)


def test_a_view_shows_the_own_hand_and_nothing_of_the_others() -> None:
    one = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2 h2=Y1,Y2 draw=B1,B3").view(0)
    other = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=W,W4 h2=BS,Y0 draw=R9,GD").view(0)

    assert one._repr_svg_() == other._repr_svg_()
    assert "Seat 0, 2 cards, 1 to play, dealer" in texts(one._repr_svg_())


def test_a_view_shows_what_its_seat_was_shown() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=W4,G1,G2 h1=R1,R2")
    deal.play("play W4>B")
    deal.play("challenge")

    assert len(deal.view(1).known[0]) == 2
    assert "2 cards" in texts(deal.view(1)._repr_svg_())


def test_a_draw_card_is_as_strong_as_its_edition() -> None:
    classic, wizard = (Deal.at(f"{name} n=2 top=RD h0=R1 h1=R2").view(0) for name in ("classic", "hp2003"))

    assert parsed(classic._repr_svg_())[0].text != parsed(wizard._repr_svg_())[0].text
    assert "Red Draw 3" in (parsed(wizard._repr_svg_())[0].text or "")


def test_a_drawn_card_that_must_be_laid_is_not_said_to_be_kept() -> None:
    drawn = "classic n=3 top=R5 h0=R1,B2 draw=R9,*9"
    may, must = (Deal.at(f"{drawn} opt=drawn:{value}") for value in ("may", "must"))
    for deal in (may, must):
        deal.play("draw")

    assert "Lay it or keep it" in may.view(0)._repr_svg_()
    assert "keep" not in must.view(0)._repr_svg_()


def test_an_exposed_seat_is_said_not_to_have_called() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2")
    deal.play("play R1")

    assert "not called" in texts(deal.view(1)._repr_svg_())


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_hand_that_is_over_lies_open_and_names_its_winner(viewer: int | None) -> None:
    deal = Deal.at("classic n=2 top=R5 h0=R1 h1=G1,G2")
    deal.play("play R1")

    svg = deal.view(viewer)._repr_svg_()

    assert {"out", "3 points"} & set(texts(svg))
    assert ("Seat 0 wins 3 points" in texts(svg)) == (viewer is not None)
    assert not [arrow for arrow in elements(svg, "path") if arrow.attrib.get("stroke") == "#69377A"]


@pytest.mark.parametrize("rules", ["classic", "hp2003+legality=table", "hp2018"])
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_every_moment_of_a_hand_can_be_shown(rules: str, seats: int) -> None:
    deal = Deal.shuffled(rules, seats, seed=seats)
    for _ in range(25):
        if deal.over:
            break
        parsed(deal._repr_svg_())
        for seat in (None, deal.turn, deal.dealer):
            parsed(deal.view(seat)._repr_svg_())
        deal.play(deal.legal_moves()[0])

    assert len(deal.moves) > 10


def test_importing_penult_does_not_import_the_pictures() -> None:
    code = "import penult, sys; print([name for name in sys.modules if name.startswith('penult.pictures')])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert answer.stdout.strip() == "[]"
