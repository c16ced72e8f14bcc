"""House rules in what the table sends: the total that stands, and who is out of the hand (H-60)."""

from __future__ import annotations

import pytest

from table.scene import Scene

STACK = "classic+stack=any n=3 top=R5 h0=RD,B2,B3 h1=GD,B4,B6 h2=R8,B8,G8"


def test_everybody_sees_a_total_grow_and_go() -> None:
    scene = Scene.at(STACK)
    seen = [totals(scene)]
    for who, move in ((scene.ana, "play RD"), (scene.ben, "play GD"), (scene.cleo, "accept")):
        who.act(move)
        scene.wait(3)
        seen.append(totals(scene))

    assert seen == [{(0, 0)}, {(2, 1)}, {(4, 2)}, {(0, 0)}]


def test_without_stacking_the_answer_to_a_wild_draw_four_is_no_total() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=W4,B2,B3 h1=G4,B4,B6")
    scene.ana.act("play W4>G")
    scene.wait(3)

    assert scene.ben.hand["phase"] == "react:1"
    assert scene.ben.hand["due"] == 0


def test_everybody_sees_who_was_put_out_by_mercy() -> None:
    scene = Scene.at("classic+mercy=9 n=3 top=R5 h0=RD,B2,B3 h1=G1,*7 h2=R8,B8,G8 draw=Y1,Y2,Y3,*9")
    assert scene.cleo.hand["put_out"] == []
    scene.ana.act("play RD")
    scene.wait(3)

    assert [each.hand["put_out"] for each in (scene.ana, scene.ben, scene.cleo)] == [[1], [1], [1]]


@pytest.mark.parametrize(
    ("rules", "moves", "cited"),
    [
        ("classic", ("play W4>G",), None),
        ("classic+stack=any+bluff=first", ("play W4>G", "play W4>R"), "H-13"),
        ("classic+stack=any+bluff=free", ("play W4>G",), "H-14"),
        ("classic+stack=any+bluff=none", ("play W4>G",), "H-15"),
    ],
)
def test_the_question_names_the_rule_by_which_a_wild_draw_four_cannot_be_challenged(
    rules: str, moves: tuple[str, ...], cited: str | None
) -> None:
    scene = Scene.at(f"{rules} n=2 top=R5 h0=W4,B2,B3 h1=W4,Y4,Y6")
    for who, move in zip((scene.ana, scene.ben), moves, strict=False):
        who.act(move)
        scene.wait(3)

    assert scene.ben.hand["phase"].startswith("react")
    assert {each.hand["no_challenge"] for each in (scene.ana, scene.ben)} == {cited}


def test_only_who_is_asked_is_told_that_drawing_all_is_too_much() -> None:
    scene = Scene.at("classic+stack=any+mercy=9 n=3 top=R5 h0=RD,B2,B3 h1=GD,B4,B6,B7,B8,B9,G9 h2=R8,B8,G8")
    scene.ana.act("play RD")
    scene.wait(3)

    assert [each.hand["too_many"] for each in (scene.ana, scene.ben, scene.cleo)] == [0, 9, 0]
    assert {each.hand["mercy"] for each in (scene.ana, scene.ben, scene.cleo)} == {9}


def test_drawing_all_below_the_limit_is_not_too_much() -> None:
    scene = Scene.at("classic+stack=any+mercy=10 n=3 top=R5 h0=RD,B2,B3 h1=GD,B4,B6,B7,B8,B9,G9 h2=R8,B8,G8")
    scene.ana.act("play RD")
    scene.wait(3)

    assert scene.ben.hand["too_many"] == 0


def totals(scene: Scene) -> set[tuple[int, int]]:
    """What everybody is told: how many cards stand to be drawn, and of how many Draw cards they are made."""
    return {(each.hand["due"], each.hand["stacked"]) for each in (scene.ana, scene.ben, scene.cleo)}
