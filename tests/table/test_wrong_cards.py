"""Wrong cards (R-49): a wrong last card is settled by all the others or by the clock, never by one click."""

from __future__ import annotations

import pytest

from penult.table.log.steps import Played
from penult.wire.to_server import Leave
from table.scene import Scene

LAST = "classic n={} top=R5 opt=legality=table h0=B7 h1=R1,B2,B3"


def laid(people: str = "ana ben cleo", players: int = 3, **given: object) -> Scene:
    scene = Scene.at(LAST.format(players), people, **given)
    scene.ana.act("play B7")
    assert (scene.ana.table["asked"], scene.ana.hand["phase"]) == ("settle", "settle:0")
    return scene


def test_a_wrong_last_card_stands_when_every_other_person_has_agreed() -> None:
    scene = laid()

    scene.ben.agrees("settle")
    assert (scene.ana.table["stage"], scene.ana.table["ready"]) == ("hand", [1])
    assert scene.ana.table["waited"] == [2]
    scene.cleo.agrees("settle")

    assert scene.ana.table["stage"] == "scores"


def test_one_person_who_agrees_ten_times_is_one() -> None:
    scene = laid()

    for _ in range(10):
        scene.ben.agrees("settle")

    assert scene.ana.table["stage"] == "hand"


def test_who_laid_the_card_does_not_agree_for_the_others() -> None:
    scene = laid()

    scene.ana.agrees("settle")
    scene.ben.agrees("settle")

    assert scene.ana.table["stage"] == "hand"


def test_against_bots_alone_nobody_settles_their_own_card() -> None:
    scene = Scene.at("classic n=2 top=R5 opt=legality=table h0=B7 h1=R1,B2,B3", "ana")
    scene.ana.act("play B7")

    scene.ana.agrees("settle")

    assert scene.ana.table["stage"] == "hand"


def test_a_wrong_last_card_stands_when_the_clock_has_run_out() -> None:
    scene = laid(turn_seconds=10)

    scene.ben.agrees("settle")
    scene.wait(9.9)
    assert scene.ana.table["stage"] == "hand"
    scene.wait(0.2)

    assert scene.ana.table["stage"] == "scores"
    assert (scene.written(Played)[-1].move, scene.written(Played)[-1].mark) == ("settle", "clock")


def test_a_flag_in_time_undoes_it() -> None:
    scene = laid()

    scene.ben.agrees("settle")
    scene.cleo.act("flag 0")
    scene.wait(0.1)

    assert scene.ana.table["stage"] == "hand"
    assert (scene.ana.hand["counts"][0], scene.ana.hand["turn"], scene.ana.table["asked"]) == (3, 1, None)


def test_what_was_agreed_to_once_is_not_agreed_to_the_next_time() -> None:
    scene = laid()
    scene.ben.agrees("settle")
    scene.cleo.act("flag 0")
    scene.wait(0.1)

    assert scene.ana.table["ready"] == []


def test_agreeing_to_a_pause_is_not_agreeing_to_a_card() -> None:
    scene = Scene.at(LAST.format(3))
    scene.ben.agrees("pause")

    scene.ana.act("play B7")
    scene.cleo.agrees("settle")

    assert (scene.ana.table["stage"], scene.ana.table["ready"]) == ("hand", [2])


def test_no_pause_is_proposed_while_a_card_is_to_be_settled() -> None:
    scene = laid()
    scene.ben.agrees("settle")

    scene.cleo.agrees("pause")

    assert scene.cleo.refusal["code"] == "not_asked"
    assert (scene.ana.table["stage"], scene.ana.table["ready"]) == ("hand", [1])


def test_nobody_settles_it_alone_because_the_line_of_another_has_dropped() -> None:
    scene = laid(turn_seconds=10)
    scene.cleo.drops()

    scene.ben.agrees("settle")
    assert (scene.ana.table["stage"], scene.ana.table["waited"]) == ("hand", [2])
    scene.cleo.returns()
    scene.cleo.act("flag 0")
    scene.wait(0.1)

    assert scene.ben.told("flagged")


def test_for_who_stays_away_the_clock_decides() -> None:
    scene = laid(turn_seconds=10)
    scene.cleo.drops()

    scene.ben.agrees("settle")
    scene.wait(10.1)

    assert (scene.ana.table["stage"], scene.written(Played)[-1].mark) == ("scores", "clock")


ELIMINATED = "classic n=3 top=R5 opt=score=elim,target=50,legality=table h0=R1 h1=R9,W h2=B2,B3"
NUMBERS = " ".join(f"{color}{number}" for number in range(1, 5) for color in "RGBY")


def laid_after_an_elimination() -> Scene:
    """Ben is out. In the next hand, against Cleo alone, Ana gets down to a wrong last card."""
    scene = Scene.at(ELIMINATED, decks=[NUMBERS], window_seconds=0)
    scene.ana.act("play R1")
    for person in scene.here:
        person.agrees("next")
    for card in ("R4", "R2", "R3", "B3", "B1", "B2!"):
        scene.ana.act(f"play {card}")
        scene.cleo.act("draw")
        scene.wait(0.1)
        if "keep" in scene.cleo.moves:
            scene.cleo.act("keep")
    scene.ana.act("play R1")
    assert scene.ana.table["asked"] == "settle"
    return scene


def test_the_eliminated_settle_nothing_while_somebody_who_plays_is_away() -> None:
    scene = laid_after_an_elimination()
    scene.cleo.drops()

    scene.ben.agrees("settle")

    assert (scene.ana.table["stage"], scene.ana.table["waited"]) == ("hand", [2])


def test_it_stands_without_the_eliminated_when_all_who_play_agree() -> None:
    scene = laid_after_an_elimination()

    scene.cleo.agrees("settle")

    assert scene.ana.table["stage"] == "scores"


def test_the_eliminated_settle_it_where_nobody_else_but_bots_plays() -> None:
    scene = laid_after_an_elimination()
    scene.cleo.asks(Leave())
    assert (scene.ana.table["stage"], scene.ana.table["waited"]) == ("hand", [1])

    scene.ben.agrees("settle")

    assert scene.ana.table["stage"] == "scores"


def test_who_leaves_does_not_settle_it_for_the_others() -> None:
    scene = laid("ana ben cleo", 3, turn_seconds=10)

    scene.ben.asks(Leave())
    assert scene.ana.table["stage"] == "hand"
    scene.cleo.agrees("settle")

    assert scene.ana.table["stage"] == "scores"


def test_spectators_settle_nothing() -> None:
    scene = laid()

    scene.person("zoe").comes().agrees("settle")

    assert scene.zoe.refusal["code"] == "not_seated"


def test_a_wrong_card_can_be_flagged_until_the_next_turn_begins() -> None:
    scene = Scene.at("classic n=3 top=R5 opt=legality=table h0=B7,B1,B4 h1=R1,B2,B3")
    scene.ana.act("play B7")

    scene.wait(5)
    scene.cleo.act("flag 0")
    scene.wait(0.1)

    assert (scene.ana.hand["counts"][0], scene.ana.hand["turn"], scene.ana.hand["top"]) == (5, 1, "R5")


def test_a_wrong_card_is_offered_with_the_rule_it_breaks() -> None:
    scene = Scene.at("classic n=3 top=R5 opt=legality=table h0=B7,B1,B4 h1=R1,B2,B3")

    assert dict(scene.ana.hand["moves"])["play B7"] == "R-16"


@pytest.mark.parametrize("seed", range(5))
def test_bots_notice_a_wrong_last_card_or_let_it_pass_by_the_clock(seed: int) -> None:
    scene = Scene.at("classic n=2 top=R5 opt=legality=table h0=B7 h1=R1,B2,B3", "ana", seed=seed)

    scene.ana.act("play B7")
    scene.wait(0.2)
    assert len(scene.written(Played)) == 1
    scene.wait(30)

    assert scene.written(Played)[1].move in ("flag 0", "settle")
