"""Between hands: the scores, the next hand, the dealer, the end of the match and its record."""

from __future__ import annotations

import pytest

from penult.match.record import MatchRecord
from penult.notation import acts
from penult.table.log.batches import finished_matches
from penult.table.log.steps import Dealt, SpreadOut
from penult.wire.to_server import Leave, PickCard
from table.playing import play_out
from table.scene import Scene

WON = "classic n=3 top=R5 h0=R1 h1=R9,W h2=GS,B2,B3"
ELIMINATED = "classic n=3 top=R5 opt=score=elim,target=50 h0=R1 h1=R9,W h2=B2,B3"
"""Ben is."""


SKIPS = ("RS", "RS", "GS", "GS", "BS", "BS!", "YS")


def dealt_skips() -> Scene:
    """Ana deals, and only Ben ever gets a turn."""
    hands = "RS R1 RS R1 GS R2 GS R2 BS R3 BS R3 YS R4"
    scene = Scene("ana ben", decks=["R9 R1", f"{hands} R5"], turn_seconds=600, window_seconds=0)
    scene.start()
    for at, person in enumerate(scene.here):
        person.asks(PickCard(at=at))
    scene.wait_until(lambda: scene.table.stage == "hand")
    return scene


def play_skips(scene: Scene) -> None:
    for skip in SKIPS:
        scene.ben.act(f"play {skip}")


def won(position: str = WON, people: str = "", **given: object) -> Scene:
    scene = Scene.at(position, people, **given)
    scene.ana.act("play R1")
    return scene


def test_bots_that_sit_in_for_everybody_begin_no_other_hand() -> None:
    """The hand is played to its end; then the table waits until somebody is awake."""
    scene = Scene.at(WON, "ana", turn_seconds=5)
    scene.wait(10)
    assert scene.ana.table["seats"][0]["autopilot"]
    assert scene.table.stage == "scores"
    scene.wait(3600)
    assert (scene.table.stage, scene.ana.table["until"]) == ("scores", None)

    scene.ana.agrees("next")
    scene.wait(1)

    assert scene.table.stage == "hand"
    assert not scene.ana.table["seats"][0].get("autopilot")


def test_the_scores_show_what_everybody_had_left_and_what_it_counts() -> None:
    scene = won()

    assert scene.ben.table["stage"] == "scores"
    assert scene.ben.table["outcome"] == {
        "winner": 0,
        "void": False,
        "left": [
            {"player": 0, "cards": [], "points": 0},
            {"player": 1, "cards": ["R9", "W"], "points": 59},
            {"player": 2, "cards": ["GS", "B2", "B3"], "points": 25},
        ],
        "points": 84,
        "told": [
            {"of": "match", "kind": "scored", "rule": "R-55", "players": [0], "number": 84},
            {"of": "match", "kind": "deals", "rule": "A-61", "players": [1]},
        ],
        "plays": 1,
        "seconds": None,
    }
    assert scene.ben.table["standing"]["totals"] == [84, 0, 0]


@pytest.mark.parametrize(
    ("position", "acts"),
    [
        ("hp2003 n=2 top=R5 h0=RD,B1 h1=IN", ("play RD!", "invis G")),
        ("classic n=2 top=R5 opt=multi=identical h0=R7,R7 h1=B1", ("play R7+R7",)),
        ("classic n=3 top=R5 d=R opt=jump=on h0=R8,B2 h1=R8 h2=B1", ("play R8!", "jump R8")),
    ],
)
def test_a_card_counts_as_played_however_it_was_laid(position: str, acts: tuple[str, ...]) -> None:
    """As an Invisibility, as a further card of a play, by a jump."""
    scene = Scene.at(position)
    for person, act in zip((scene.ana, scene.ben), acts, strict=False):
        person.act(act)
        scene.wait(5)

    assert scene.ana.table["outcome"]["plays"] == 2


def test_who_comes_late_sees_what_was_told_and_what_each_hand_brought() -> None:
    scene = Scene("ana ben", rules="classic+target=150", turn_seconds=5, window_seconds=0.5)
    play_out(scene, seed=4)

    scene.come(["cleo"])

    standing = scene.cleo.table["standing"]
    assert len(standing["points"]) == standing["hands"] > 1
    assert [sum(hand) for hand in zip(*standing["points"], strict=True)] == standing["totals"]
    assert [event["kind"] for event in scene.cleo.table["outcome"]["told"]] == ["scored", "won"]


def test_partners_are_told_hand_by_hand_what_their_team_scored() -> None:
    scene = Scene.at("classic n=4 top=R5 opt=score=team h0=R1 h1=R9 h2=GS h3=W")

    scene.ana.act("play R1")

    assert scene.ana.table["standing"]["points"] == [[59, 0]]


def test_a_hand_is_timed_from_its_deal_to_its_last_card_and_only_while_somebody_plays() -> None:
    scene = dealt_skips()
    scene.wait(100)
    scene.ana.drops()
    scene.ben.drops()
    scene.wait(1000)
    scene.ben.returns()
    scene.ana.returns()
    scene.wait(20)
    play_skips(scene)

    assert (scene.ana.table["outcome"]["seconds"], scene.ana.table["outcome"]["plays"]) == (120, 7)


def test_after_a_restart_nobody_knows_how_long_the_hand_has_taken() -> None:
    scene = dealt_skips()
    scene.restart()
    scene.come(["ana", "ben"])
    play_skips(scene)

    assert scene.ana.table["outcome"]["seconds"] is None


def test_the_next_hand_is_dealt_when_everybody_has_agreed() -> None:
    scene = won()

    scene.ana.agrees("next")
    scene.ben.agrees("next")
    assert (scene.cleo.table["stage"], scene.cleo.table["ready"]) == ("scores", [0, 1])
    assert scene.cleo.table["waited"] == [2]
    scene.cleo.agrees("next")

    assert (scene.cleo.table["stage"], len(scene.cleo.cards), scene.cleo.hand["number"]) == ("hand", 7, 2)
    assert (scene.cleo.hand["dealer"], scene.cleo.table["outcome"]) == (1, None)


def test_the_next_hand_is_dealt_after_25_seconds() -> None:
    scene = won()

    scene.wait(24.9)
    assert scene.ana.table["stage"] == "scores"
    scene.wait(0.2)

    assert scene.ana.table["stage"] == "hand"


def test_the_scores_wait_while_everybody_is_away() -> None:
    scene = won()

    for person in scene.here:
        person.drops()
    scene.wait(500)
    scene.ben.returns()
    scene.wait(24)
    assert scene.ben.table["stage"] == "scores"
    scene.wait(1.1)

    assert scene.ben.table["stage"] == "hand"


def test_no_move_is_made_between_hands() -> None:
    scene = won()

    scene.ben.act("play R9")

    assert scene.ben.refusal["code"] == "not_playing"


def test_no_pause_between_hands() -> None:
    scene = won()

    scene.ana.agrees("pause")

    assert scene.ana.refusal["code"] == "not_asked"


def test_bots_are_not_asked_for_the_next_hand() -> None:
    scene = won(WON, "ana")

    scene.ana.agrees("next")

    assert scene.ana.table["stage"] == "hand"


def test_the_eliminated_watch_and_the_seats_close_up() -> None:
    scene = won(ELIMINATED)
    assert scene.ana.table["standing"]["out"] == [1]

    scene.wait(25)

    assert scene.ana.hand["order"] == [0, 2]
    assert (scene.ben.seat, scene.ben.hand["you"], scene.ben.cards) == (1, None, [])
    assert (scene.cleo.seat, scene.cleo.hand["you"]) == (2, 1)
    scene.ben.act("draw")
    assert scene.ben.refusal["code"] == "not_playing"


def test_the_eliminated_are_not_waited_for() -> None:
    scene = won(ELIMINATED)
    assert scene.ben.table["waited"] == [0, 2]

    scene.ana.agrees("next")
    scene.cleo.agrees("next")

    assert scene.ana.table["stage"] == "hand"


def test_where_only_the_eliminated_are_left_they_say_when_it_goes_on() -> None:
    scene = won(ELIMINATED)
    scene.ana.drops()
    scene.cleo.drops()

    assert scene.ben.table["waited"] == [1]
    scene.ben.agrees("next")

    assert scene.ben.table["stage"] == "hand"


def test_the_clock_and_the_turn_speak_of_the_right_seat_when_seats_have_closed_up() -> None:
    scene = won(ELIMINATED, turn_seconds=10)
    scene.wait(25)

    turn = scene.ana.hand["turn"]

    assert scene.ana.table["clock"]["seat"] == scene.ana.hand["order"][turn]


def test_partners_score_together_and_see_no_more_of_each_other() -> None:
    scene = Scene.at("classic n=4 top=R5 opt=score=team h0=R1 h1=R9 h2=GS h3=W")
    assert scene.ana.hand["known"] == scene.ben.hand["known"] == []

    scene.ana.act("play R1")

    assert scene.ana.table["standing"]["scorers"] == [[0, 2], [1, 3]]
    assert scene.ana.table["standing"]["totals"] == [59, 0]


def test_rotating_partners_change_places() -> None:
    scene = Scene.at("classic n=4 top=R5 opt=score=rotate4,rotate4_per_pair=1 h0=R1 h1=R9 h2=GS h3=W")
    before = scene.ana.hand["order"]

    scene.ana.act("play R1")
    scene.wait(25)

    assert scene.ana.hand["order"] != before
    assert sorted(scene.ana.hand["order"]) == [0, 1, 2, 3]


def test_the_dealer_is_found_anew_where_that_was_agreed() -> None:
    scene = won("classic n=3 top=R5 opt=next_dealer=redetermine h0=R1 h1=R9,W h2=B2,B3", decks=["R1 R2 R9"])
    scene.wait(25)
    assert (scene.ana.table["stage"], scene.ana.table["spread"]["among"]) == ("dealer", [0, 1, 2])

    for at, person in enumerate(scene.here):
        person.asks(PickCard(at=at))
    scene.wait(1.5)

    assert (scene.ana.table["stage"], scene.ana.hand["dealer"]) == ("hand", 2)
    assert scene.written(SpreadOut)
    assert scene.written(Dealt)


def test_the_eliminated_do_not_pick_for_the_deal() -> None:
    position = "classic n=3 top=R5 opt=score=elim,target=50,next_dealer=redetermine h0=R1 h1=R9,W h2=B2,B3"
    scene = won(position, decks=["R1 R2 R9"])
    scene.wait(25)

    scene.ben.asks(PickCard(at=0))
    assert scene.ben.refusal["code"] == "not_now"
    scene.ana.asks(PickCard(at=0))
    scene.cleo.asks(PickCard(at=2))
    scene.wait(1.5)

    assert scene.ana.hand["order"][scene.ana.hand["dealer"]] == 2


def test_the_match_ends_when_the_target_is_reached() -> None:
    scene = won("classic n=3 top=R5 opt=target=80 h0=R1 h1=R9,W h2=GS,B2")

    assert (scene.ben.table["stage"], scene.ben.table["standing"]["winners"]) == ("over", [0])
    assert scene.ben.told("won")[0]["players"] == [0]
    scene.wait(100)
    assert scene.ben.table["stage"] == "over"


@pytest.mark.parametrize("rules", ["classic+target=60", "hp2003+target=60", "hp2018+score=elim+target=60"])
def test_the_record_of_a_finished_match_parses_and_replays(rules: str) -> None:
    scene = Scene("ana ben", bots=["simple"], rules=rules, turn_seconds=5, window_seconds=0.5)
    play_out(scene, seed=4)

    [text] = finished_matches(scene.batches)
    record = MatchRecord.parse(text)

    assert record.replay().standing == scene.table.match.standing
    assert record.names[:2] == ("Ana", "Ben")


def test_the_record_names_bots_as_the_table_did() -> None:
    scene = Scene("omar ben", bots=["simple", "simple"], rules="classic+target=20", turn_seconds=5)
    play_out(scene, seed=4)

    [text] = finished_matches(scene.batches)

    assert MatchRecord.parse(text).names == ("Omar", "Ben", "Chloé", "Lúcia")


def test_every_match_of_the_evening_has_its_record() -> None:
    scene = Scene("ana ben", rules="classic+target=20", turn_seconds=5, window_seconds=0.5)
    play_out(scene, seed=1)
    first = finished_matches(scene.batches)
    play_out(scene, seed=2)

    records = finished_matches(scene.batches)

    assert len(records) == 2
    assert records[:1] == first


def test_there_is_no_record_of_a_match_that_goes_on() -> None:
    scene = Scene("ana ben")
    scene.deal()

    assert finished_matches(scene.batches) == []


def test_the_record_names_who_played_to_the_end_though_they_have_left() -> None:
    scene = Scene("ana ben", rules="classic+target=20", turn_seconds=5, window_seconds=0.5)
    play_out(scene, seed=1)

    scene.ben.asks(Leave())

    assert MatchRecord.parse(finished_matches(scene.batches)[0]).names == ("Ana", "Ben")


def test_a_match_with_a_hand_too_long_for_a_record_leaves_the_other_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene("ana ben", rules="classic+target=20", turn_seconds=5, window_seconds=0.5)
    for seed in (1, 2):
        play_out(scene, seed)
    records = finished_matches(scene.batches)
    longest = [max(len(hand.acts) for hand in MatchRecord.parse(text).hands) for text in records]
    monkeypatch.setattr(acts, "MOST_ACTS", min(longest))

    left = finished_matches(scene.batches)

    assert longest[0] != longest[1]
    assert left == [
        text if moves == min(longest) else "" for text, moves in zip(records, longest, strict=True)
    ]
