"""Mercy (H-42 … H-48) at a table: who is out of the hand sits out the rest of it, and is back in the next."""

from __future__ import annotations

from penult.wire.to_server import Leave
from table.scene import Scene

HAND = "classic n={} opt={}mercy=10 top=R5 h0=RD,{} h1=R1,B2,B3,B4,B5,B6,B7,B8,B9 draw=*40"


def put_out(options: str = "", left: str = "B1,B2", players: int = 3) -> Scene:
    """Ben holds nine cards, and Ana's Draw Two is more than he may hold."""
    others = " h2=R8,G3" if players > 2 else ""
    scene = Scene.at(HAND.format(players, options, left) + others)
    scene.ana.act("play RD")
    scene.wait(2)
    return scene


def test_a_player_who_is_out_of_the_hand_cannot_move_and_is_skipped() -> None:
    scene = put_out()

    assert (scene.ben.hand["turn"], scene.ben.hand["counts"]) == (2, [2, 0, 2])
    assert scene.ben.hand["moves"] == []
    scene.ben.act("uno")

    assert scene.ben.refusal["rule"] == "H-44"


def test_everybody_sees_the_cards_of_a_player_who_goes_out_of_the_hand() -> None:
    scene = put_out()

    assert len(scene.cleo.told("put_out")[-1]["cards"]) == 10


def test_a_player_who_is_out_of_the_hand_is_not_asked_to_let_a_wrong_card_pass() -> None:
    scene = put_out("legality=table,", left="*2")
    scene.ben.act("accept")
    scene.wait(2)
    scene.cleo.act("play R8!")
    scene.wait(1)
    scene.ana.act("draw")
    scene.wait(2)
    scene.cleo.act("play G3")

    assert (scene.ana.table["asked"], scene.ana.table["waited"]) == ("settle", [0])


def test_the_others_can_pause_the_table_without_those_who_are_out_of_the_hand() -> None:
    scene = put_out()

    scene.ana.agrees("pause")
    scene.cleo.agrees("pause")

    assert scene.ana.table["paused"]


def test_a_hand_goes_on_when_somebody_leaves_who_was_out_of_it() -> None:
    scene = put_out(left="B1,B2")

    scene.ben.asks(Leave())

    assert scene.ana.table["void"] == "nobody_left"


def test_who_was_out_of_the_hand_scores_for_nobody_else_and_plays_the_next() -> None:
    scene = put_out(left="R4")
    scene.cleo.act("play R8!")
    scene.wait(1)
    scene.ana.act("play R4")
    scene.wait(1)

    outcome, noted = scene.ana.table["outcome"], scene.ana.table["outcome"]["left"][1]
    assert (noted["cards"], noted["points"], outcome["points"]) == ([], 45, 48)
    scene.wait_until(lambda: scene.table.stage == "hand" and scene.table.deal.counts == (7, 7, 7))


def test_the_last_player_left_wins_the_hand() -> None:
    scene = put_out(players=2)

    assert (scene.ana.table["stage"], scene.ana.table["outcome"]["winner"]) == ("scores", 0)
    assert scene.ana.table["outcome"]["points"] == 45
