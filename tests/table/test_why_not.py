"""Somebody asks why a move cannot be made: it is answered as if it were tried, and nothing happens."""

from __future__ import annotations

import pytest

from penult.table.log.steps import Played
from penult.wire.to_server import WhyNot
from table.scene import Scene

TURN = "classic n=3 top=R5 h0=R1,B2,B3 h1=G1,B4,B6 h2=R8,B8,G8"
DRAW = "classic n=3 top=R5 h0=B1,B2,B3 h1=R1,B4,B6 h2=R8,B8,G8 draw={},*40"


def test_a_card_that_does_not_fit_is_refused_by_its_rule() -> None:
    scene = Scene.at(TURN)

    scene.ana.asks(WhyNot(move="play B2"))

    assert (scene.ana.refusal["code"], scene.ana.refusal["rule"]) == ("no_match", "R-16")
    assert scene.ana.refusal["facts"] == {"card": "B2", "top": "R5", "color": "R"}


def test_a_card_that_fits_is_not_laid_by_asking() -> None:
    scene = Scene.at(TURN)
    before = len(scene.ben.received)

    scene.ana.asks(WhyNot(move="play R1"))

    assert scene.ana.received[-1]["type"] == "done"
    assert not scene.written(Played)
    assert len(scene.ben.received) == before


def test_who_is_not_in_turn_is_told_whose_turn_it_is() -> None:
    scene = Scene.at(TURN)

    scene.ben.asks(WhyNot(move="play G1"))

    assert (scene.ben.refusal["code"], scene.ben.refusal["facts"]) == ("not_your_turn", {"actor": 0})


@pytest.mark.parametrize("drawn", ["R7", "G7"])
@pytest.mark.parametrize("move", ["play R1", "draw", "catch 2"])
def test_while_a_drawn_card_is_hidden_asking_tells_nothing(drawn: str, move: str) -> None:
    scene = Scene.at(DRAW.format(drawn))
    scene.ana.act("draw")

    scene.ben.asks(WhyNot(move=move))

    assert scene.ben.refusal["code"] == "not_now"


@pytest.mark.parametrize("laid", ["R7", "R1"])
def test_asking_about_a_flag_does_no_noticing(laid: str) -> None:
    """R-20: after a draw only the drawn card may be laid. Only its owner knows whether that was R1."""
    scene = Scene.at("classic+legality=table n=3 top=R5 h0=R1,B2,B3 h1=G1,B4,B6 h2=R8,B8,G8 draw=R7,*40")
    scene.ana.act("draw")
    scene.wait(2)
    scene.ana.act(f"play {laid}")
    scene.wait(2)

    scene.ben.asks(WhyNot(move="flag 0"))

    assert scene.ben.received[-1]["type"] == "done"


def test_spectators_have_nothing_to_ask() -> None:
    scene = Scene.at(TURN)
    scene.come(["zoe"])

    scene.people["zoe"].asks(WhyNot(move="draw"))

    assert scene.people["zoe"].refusal["code"] == "not_playing"


def test_what_no_player_does_is_no_question() -> None:
    scene = Scene.at(TURN)

    scene.ana.asks(WhyNot(move="settle"))

    assert scene.ana.refusal["code"] == "not_yours"
