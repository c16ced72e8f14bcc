"""Table talk, and the rule about suggestions (R-48)."""

from __future__ import annotations

import pytest

from penult.engine.errors import Malformed
from penult.wire.phrases import PHRASES
from penult.wire.to_server import HandOver, Judge, Kick, Leave, Mute, ReportTalk, Resume, Say, Stand
from table.scene import Scene

FOUR = "classic n=4 top=R5 h0=R1,R2,R3 h1=R4,R6,R7 h2=B1,B2,B3 h3=G1,G2,G3"
THREE = "classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7 h2=B1,B2,B3"


def test_every_phrase_goes_by_its_name_for_the_reader_to_translate() -> None:
    scene = Scene("ana ben")

    for phrase in PHRASES:
        scene.ana.says(phrase)

    assert [event["phrase"] for event in scene.ben.told("said")] == list(PHRASES)


def test_a_phrase_that_is_not_in_the_list_and_silence_are_refused() -> None:
    scene = Scene("ana ben")

    scene.ana.says("go_home")
    scene.ana.asks(Say())
    scene.ana.writes(" \u200b\n ")
    scene.ana.writes("\u3164\u2800\u0323")

    assert scene.ana.refused == ["unknown_phrase", *3 * ["nothing_said"]]
    assert not scene.ben.told("said")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  so   close ", "so close"),
        ("one\ntwo\r\tthree", "one two three"),
        ("cafe\u0301", "café"),
        ("a\u202eb\u0000c\u200bd", "a b c d"),
        ("<b>&amp;", "<b>&amp;"),
        ("o" + 159 * "\u0323", "ọ" + 3 * "\u0323"),
        ("a\u3164\u2800b", "a b"),
        ("¡olé! 🎉", "¡olé! 🎉"),
    ],
)
def test_what_is_written_arrives_as_one_harmless_line(written: str, read: str) -> None:
    scene = Scene("ana ben")

    scene.ana.writes(written)

    assert scene.ben.told("said")[0]["text"] == read


def test_each_person_is_heard_so_often_at_once_and_then_twice_a_second() -> None:
    scene = Scene("ana ben")

    for _ in range(22):
        scene.ana.says("hello")
    assert scene.ana.refused == ["too_fast", "too_fast"]
    scene.ben.says("wait")
    assert not scene.ben.refused

    scene.wait(1 / 2)
    scene.ana.says("sorry")
    scene.ana.says("oops")
    assert [line["phrase"] for line in scene.ben.told("said")[20:]] == ["wait", "sorry"]


def test_those_who_watch_share_what_is_heard_of_them_and_take_the_word_from_nobody_who_plays() -> None:
    scene = Scene("ana ben zoe yves", seats=2)

    for _ in range(12):
        scene.zoe.says("hello")
        scene.yves.says("hello")
    scene.ben.says("wait")
    scene.ana.asks(Stand())
    scene.ana.says("wait")

    assert scene.zoe.refused == scene.yves.refused == ["too_fast", "too_fast"]
    assert not scene.ana.refused + scene.ben.refused


def test_a_line_has_two_hundred_letters_and_not_one_more() -> None:
    scene = Scene("ana ben")

    scene.ana.writes("x" * 200)
    assert len(scene.ben.told("said")[0]["text"]) == 200
    with pytest.raises(Malformed):
        scene.ana.writes("x" * 201)
    scene.ana.open.clear()

    assert len(scene.ben.told("said")) == 1


def test_a_host_who_allows_no_free_text_allows_phrases() -> None:
    scene = Scene("ana ben", free_text=False)

    scene.ana.writes("hello")
    scene.ana.says("hello")

    assert scene.ana.refused == ["phrases_only"]
    assert [event["phrase"] for event in scene.ben.told("said")] == ["hello"]


def test_nothing_that_is_said_is_written_down() -> None:
    scene = Scene("ana ben")
    batches = len(scene.batches)

    scene.ana.writes("the password is rosebud")

    assert len(scene.batches) == batches


def test_nobody_mutes_themselves_or_a_stranger() -> None:
    scene = Scene("ana ben")

    scene.ana.asks(Mute(person="ana"))
    scene.ana.asks(Mute(person="zoe"))

    assert scene.ana.refused == ["unknown_person", "unknown_person"]


def reported(by: str, against: str, position: str = FOUR, turn_seconds: int = 30) -> Scene:
    """Somebody says something and somebody else calls it a suggestion; Ana is host."""
    scene = Scene.at(position, turn_seconds=turn_seconds)
    scene.people[against].writes("play the red one")
    scene.people[by].asks(ReportTalk(message=1))
    return scene


def judge(scene: Scene, guilty: bool, *names: str) -> None:
    for name in names:
        scene.people[name].asks(Judge(message=1, guilty=guilty))


def test_the_host_decides_and_the_offender_draws_two() -> None:
    scene = reported(by="cleo", against="ben")
    assert scene.dora.table["reports"] == [
        {"message": 1, "by": "cleo", "against": 1, "judges": ["ana"], "votes": 0, "aloud": False}
    ]

    judge(scene, True, "ana")

    assert (scene.dora.hand["counts"], scene.dora.hand["turn"]) == ([3, 5, 3, 3], 0)
    assert scene.dora.told("hinted")[0]["rule"] == "R-48"
    assert scene.dora.table["reports"] == []


def test_the_host_acquits_and_nobody_draws() -> None:
    scene = reported(by="cleo", against="ben")

    judge(scene, False, "ana")

    assert scene.dora.told("acquitted")[0]["seat"] == 1
    assert (scene.dora.hand["counts"], scene.dora.table["reports"]) == ([3, 3, 3, 3], [])


def paused(scene: Scene) -> Scene:
    for person in scene.here:
        person.agrees("pause")
    assert scene.ana.table["paused"]
    return scene


def test_nobody_draws_for_a_suggestion_while_the_table_is_paused() -> None:
    scene = paused(reported(by="cleo", against="ben"))

    judge(scene, True, "ana")
    assert scene.dora.hand["counts"][1] == 3
    assert scene.dora.table["reports"][0]["votes"] == 1

    scene.dora.asks(Resume())
    assert (scene.dora.hand["counts"][1], scene.dora.table["reports"]) == (5, [])


def test_a_judge_who_leaves_a_paused_table_makes_nobody_draw_before_it_goes_on() -> None:
    scene = reported("ben", "ana")
    judge(scene, True, "cleo")
    paused(scene)

    scene.dora.asks(Leave())
    assert scene.cleo.hand["counts"][0] == 3

    scene.cleo.asks(Resume())
    assert scene.cleo.hand["counts"][0] == 5


def test_on_a_paused_table_the_innocent_are_acquitted_at_once() -> None:
    scene = paused(reported(by="cleo", against="ben"))

    judge(scene, False, "ana")

    assert scene.dora.told("acquitted")[0]["seat"] == 1


@pytest.mark.parametrize(("by", "against"), [("ana", "ben"), ("ben", "ana")])
def test_where_the_host_is_involved_the_others_decide_by_majority(by: str, against: str) -> None:
    scene = reported(by, against)
    offender = 1 if against == "ben" else 0

    judge(scene, True, "cleo")
    assert scene.dora.table["reports"][0]["judges"] == ["cleo", "dora"]
    assert scene.dora.hand["counts"][offender] == 3
    judge(scene, True, "dora")

    assert scene.dora.hand["counts"][offender] == 5


def test_half_of_the_others_is_no_majority() -> None:
    scene = reported("ben", "ana")

    judge(scene, True, "cleo")
    judge(scene, False, "dora")

    assert scene.ana.told("acquitted")
    assert scene.ana.hand["counts"][0] == 3


def test_where_the_host_is_away_the_others_decide() -> None:
    scene = Scene.at(FOUR)
    scene.ana.drops()
    scene.ben.writes("play the red one")

    scene.cleo.asks(ReportTalk(message=1))

    assert scene.cleo.table["reports"][0]["judges"] == ["dora"]


def test_only_judges_judge_and_nobody_twice() -> None:
    scene = reported(by="cleo", against="ben")

    judge(scene, True, "ben", "cleo", "dora")
    judge(scene, True, "ana", "ana")

    assert [scene.people[name].refused for name in ("ben", "cleo", "dora", "ana")] == [["not_judge"]] * 4
    assert (scene.dora.refusal["rule"], scene.dora.refusal["facts"]) == ("R-48", {"message": 1})
    assert scene.ana.hand["counts"][1] == 5


def test_a_line_is_reported_once_and_not_by_its_speaker_and_must_exist() -> None:
    scene = reported(by="cleo", against="ben")

    scene.dora.asks(ReportTalk(message=1))
    judge(scene, False, "ana")
    scene.dora.asks(ReportTalk(message=1))
    scene.dora.asks(ReportTalk(message=7))
    scene.dora.says("hello")
    scene.dora.asks(ReportTalk(message=2))

    assert scene.dora.refused == ["no_such_line"] * 4
    assert (scene.dora.refusal["rule"], scene.dora.refusal["facts"]) == ("R-48", {"message": 2})


def test_spectators_neither_report_nor_are_reported() -> None:
    scene = Scene.at(FOUR)
    zoe = scene.person("zoe").comes()
    zoe.writes("the red one")
    scene.ben.writes("no, the blue one")

    scene.cleo.asks(ReportTalk(message=1))
    zoe.asks(ReportTalk(message=2))

    assert (scene.cleo.refused, zoe.refused) == (["no_such_line"], ["not_seated"])


def test_of_two_people_nobody_is_left_to_judge() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7")
    scene.ben.writes("play the red one")

    scene.ana.asks(ReportTalk(message=1))

    assert (scene.ana.refusal["code"], scene.ana.refusal["rule"]) == ("no_judge", "R-48")


def test_where_hints_are_not_punished_nothing_is_reported() -> None:
    for rules in ("hp2018", "classic"):
        option = " opt=hints=off" if rules == "classic" else ""
        scene = reported("cleo", "ben", FOUR.replace("classic", rules) + option)

        assert (scene.cleo.refusal["code"], scene.cleo.refusal["rule"]) == ("no_hints", "R-48")
        assert scene.ana.table["reports"] == []


def test_where_hints_are_agreed_on_they_are_punished_in_any_edition() -> None:
    scene = reported("cleo", "ben", FOUR.replace("classic", "hp2018") + " opt=hints=on")

    judge(scene, True, "ana")

    assert scene.ana.hand["counts"][1] == 5


def test_nothing_is_reported_while_no_hand_is_played() -> None:
    scene = Scene("ana ben cleo")
    scene.ben.says("hello")

    scene.cleo.asks(ReportTalk(message=1))

    assert scene.cleo.refusal["code"] == "not_now"


def test_a_report_falls_when_the_accused_leaves() -> None:
    scene = reported(by="cleo", against="ben")

    scene.ben.asks(Leave())

    assert scene.dora.table["reports"] == []
    assert [event["name"] for event in scene.dora.told("report_dropped")] == ["Ben"]
    assert not scene.dora.told("acquitted")


def test_a_report_falls_when_the_accused_stands_up_in_the_middle_of_the_vote() -> None:
    scene = reported(by="ben", against="ana")
    judge(scene, True, "cleo")

    scene.ana.asks(Stand())

    [told] = scene.dora.told("report_dropped")
    assert (told["person"], told["message"], told["rule"]) == ("ana", 1, "R-48")
    assert not scene.dora.told("acquitted")


def test_a_report_stands_when_the_accuser_leaves() -> None:
    scene = reported(by="cleo", against="ben")

    scene.cleo.asks(Leave())
    judge(scene, True, "ana")

    assert scene.dora.hand["counts"][1] == 5


def test_when_the_host_leaves_others_judge() -> None:
    scene = reported(by="cleo", against="ben")

    scene.ana.asks(Leave())
    assert scene.dora.table["reports"][0]["judges"] == ["dora"]
    judge(scene, True, "dora")

    assert scene.dora.hand["counts"][1] == 5


def test_when_a_host_who_judges_has_vanished_the_next_host_judges() -> None:
    scene = reported(by="cleo", against="dora", turn_seconds=600)

    scene.ana.drops()
    scene.wait(59)
    assert scene.dora.table["reports"][0]["judges"] == ["ana"]
    scene.wait(1)
    assert scene.dora.table["reports"][0]["judges"] == ["ben"]
    judge(scene, True, "ben")

    assert scene.ben.hand["counts"][3] == 5


def test_a_new_host_judges_what_the_old_one_has_not() -> None:
    scene = reported(by="cleo", against="ben")

    scene.ana.asks(HandOver(person="dora"))

    assert scene.cleo.table["reports"][0]["judges"] == ["dora"]


def test_a_host_who_is_involved_chooses_no_judge_by_handing_over() -> None:
    scene = reported("ben", "ana")

    scene.ana.asks(HandOver(person="cleo"))

    assert scene.ana.table["reports"][0]["judges"] == ["cleo", "dora"]


def test_one_of_two_judges_who_leaves_acquits_nobody() -> None:
    scene = reported("ben", "ana")

    scene.cleo.asks(Leave())
    assert [report["judges"] for report in scene.dora.table["reports"]] == [["dora"]]
    judge(scene, True, "dora")

    assert scene.ana.hand["counts"][0] == 5


def test_a_judge_who_is_away_is_waited_for_a_minute_and_then_the_others_decide() -> None:
    scene = reported("ben", "ana", turn_seconds=600)

    scene.cleo.drops()
    judge(scene, True, "dora")
    scene.wait(59)
    assert scene.ana.hand["counts"][0] == 3
    scene.wait(1)

    assert scene.ana.hand["counts"][0] == 5


def test_where_the_only_judge_is_gone_for_good_the_report_falls() -> None:
    scene = reported("ben", "ana", THREE)

    scene.cleo.asks(Leave())

    assert (len(scene.ana.told("report_dropped")), scene.ana.told("acquitted")) == (1, [])


def test_an_accused_host_who_kicks_the_accuser_is_judged_all_the_same() -> None:
    scene = reported("ben", "ana")

    scene.ana.asks(Kick(person="ben"))
    judge(scene, True, "cleo", "dora")

    assert scene.ana.hand["counts"][0] == 5


@pytest.mark.parametrize(("by", "against", "cards"), [("ben", "ana", [5, 3]), ("ana", "ben", [3, 3])])
def test_a_judge_kicked_by_a_host_who_is_involved_has_spoken_against_the_host(
    by: str, against: str, cards: list[int]
) -> None:
    scene = reported(by, against, THREE)

    scene.ana.asks(Kick(person="cleo"))

    assert (scene.ana.hand["counts"][:2], scene.ana.table["reports"]) == (cards, [])


def test_what_was_said_before_a_hand_is_no_suggestion_in_it() -> None:
    scene = Scene("ana ben cleo")
    scene.ben.writes("play the red one")
    scene.deal()

    scene.cleo.asks(ReportTalk(message=1))

    assert scene.cleo.refusal["code"] == "no_such_line"


def test_a_report_falls_with_the_end_of_the_hand() -> None:
    scene = reported(by="cleo", against="ben", position=FOUR.replace("h0=R1,R2,R3", "h0=R1"))

    scene.ana.act("play R1")
    judge(scene, True, "ana")

    assert scene.ana.refused == ["not_judge"]
    assert scene.ana.table["reports"] == []
    assert len(scene.ana.told("report_dropped")) == 1


def test_a_suggestion_is_punished_while_a_drawn_card_is_hidden() -> None:
    scene = reported(by="cleo", against="ben", position=FOUR + " draw=G9,*40")
    scene.ana.act("draw")

    judge(scene, True, "ana")
    scene.wait(2)

    assert scene.ana.hand["counts"] == [4, 5, 3, 3]
    assert scene.ana.hand["turn"] == 1


def aloud(by: str, against: int, position: str = FOUR) -> Scene:
    """Somebody says that the player at a seat suggested a play aloud."""
    scene = Scene.at(position)
    scene.people[by].asks(ReportTalk(seat=against))
    return scene


def test_a_suggestion_made_aloud_is_reported_by_naming_who_made_it() -> None:
    scene = aloud("cleo", 1)

    asked = scene.cleo.received[-1]
    assert (asked["yours"], [event["kind"] for event in asked["events"]]) == ([1], ["reported"])
    assert asked["table"]["reports"][0]["judges"] == ["ana"]
    [report] = scene.ana.table["reports"]
    assert (report["by"], report["against"], report["judges"]) == ("cleo", 1, ["ana"])
    assert report["aloud"]
    [told] = scene.dora.told("reported")
    assert (told["person"], told["seat"], told["rule"], told["aloud"]) == ("ben", 1, "R-48", True)

    scene.ana.asks(Judge(message=report["message"], guilty=True))

    assert scene.dora.hand["counts"] == [3, 5, 3, 3]
    assert scene.ana.table["reports"] == []


def test_where_the_host_is_said_to_have_suggested_aloud_the_others_decide_and_a_tie_acquits() -> None:
    scene = aloud("cleo", 0)
    [report] = scene.ana.table["reports"]
    assert report["judges"] == ["ben", "dora"]

    scene.ben.asks(Judge(message=report["message"], guilty=True))
    scene.dora.asks(Judge(message=report["message"], guilty=False))

    [told] = scene.ana.told("acquitted")
    assert (told["seat"], told["aloud"]) == (0, True)
    assert scene.ana.hand["counts"] == [3, 3, 3, 3]


def test_who_was_reported_aloud_is_reported_once_by_each_in_a_hand() -> None:
    scene = aloud("cleo", 1)
    scene.ana.asks(Judge(message=scene.ana.table["reports"][0]["message"], guilty=False))

    scene.cleo.asks(ReportTalk(seat=1))
    scene.cleo.asks(ReportTalk(seat=3))
    scene.dora.asks(ReportTalk(seat=1))

    assert (scene.cleo.refusal["code"], scene.cleo.refusal["rule"]) == ("reported_once", "A-70")
    assert scene.dora.refused == []
    assert [(report["by"], report["against"]) for report in scene.ana.table["reports"]] == [
        ("cleo", 3),
        ("dora", 1),
    ]


def test_in_the_next_hand_the_same_player_can_be_reported_again() -> None:
    scene = aloud("cleo", 1, FOUR.replace("h0=R1,R2,R3", "h0=R1"))
    scene.ana.act("play R1")
    for person in (scene.ana, scene.ben, scene.cleo, scene.dora):
        person.agrees("next")

    scene.cleo.asks(ReportTalk(seat=1))

    assert scene.cleo.refused == []
    assert len(scene.ana.table["reports"]) == 1


def test_a_line_and_what_was_said_aloud_have_numbers_of_their_own() -> None:
    scene = aloud("cleo", 1)
    scene.dora.writes("play the red one")
    line = scene.cleo.told("said")[0]["message"]

    scene.cleo.asks(ReportTalk(message=line))

    assert [report["message"] for report in scene.ana.table["reports"]] == [1, 2]


def test_no_bot_nobody_and_not_oneself_is_reported_aloud() -> None:
    scene = Scene.at(FOUR, "ana ben cleo")

    scene.ben.asks(ReportTalk(seat=3))
    scene.ben.asks(ReportTalk(seat=1))
    scene.ben.asks(ReportTalk(seat=9))
    scene.ben.asks(ReportTalk())
    scene.ben.asks(ReportTalk(seat=2, message=1))

    assert scene.ben.refused == [*3 * ["nobody_there"], "malformed", "malformed"]
    assert not scene.ana.told("reported")


def test_who_only_watches_reports_nothing_that_was_said_aloud() -> None:
    scene = Scene.at(FOUR, "ana ben cleo")
    scene.person("eve").comes()

    scene.eve.asks(ReportTalk(seat=1))

    assert scene.eve.refused == ["not_seated"]


def test_where_hints_are_not_punished_nothing_said_aloud_is_reported() -> None:
    scene = aloud("cleo", 1, FOUR + " opt=hints:off")

    assert scene.cleo.refused == ["no_hints"]
