"""Names at a table: all different, and a new name is no way to talk."""

from __future__ import annotations

import pytest

from penult.table.incoming import NameChanged, PersonErased
from penult.table.log.steps import Renamed as RenamedStep
from penult.wire.to_server import Leave, Mute
from table.scene import Scene

LINES = ["ben is a fool", "and a cheat", "and ugly"]


def names(view: dict[str, object]) -> set[str]:
    """Every name that somebody is shown."""
    return {each.get("name", "") for field in ("people", "seats") for each in view[field]}  # type: ignore[attr-defined]


def rename(scene: Scene, person: str, name: str) -> None:
    """As `PATCH /api/me` does; a person who comes back has the new name too."""
    scene.person(person).name = name
    scene.hear(NameChanged(person, name))


def test_a_new_name_writes_nothing_into_the_log_of_any_table() -> None:
    scene = Scene("ana ben cleo")
    before = len(scene.batches)

    for line in LINES:
        rename(scene, "ana", line)

    assert len(scene.batches) == before
    assert not scene.written(RenamedStep)
    assert len(scene.ben.told("renamed")) == 3


def test_whoever_has_muted_somebody_goes_on_seeing_the_old_name() -> None:
    scene = Scene("ana ben cleo")
    scene.ben.asks(Mute(person="ana"))

    for line in LINES:
        rename(scene, "ana", line)
        scene.cleo.says("hello")
        scene.ana.drops()
        scene.ana.comes()

    assert not any(line in str(scene.ben.received) for line in LINES)
    assert names(scene.ben.table) == {"Ana", "Ben", "Cleo"}
    assert names(scene.cleo.table) == {LINES[-1], "Ben", "Cleo"}


def test_the_old_name_also_greets_a_muter_who_comes_again() -> None:
    scene = Scene("ana ben cleo")
    scene.ben.asks(Mute(person="ana"))
    since = scene.ben.n

    rename(scene, "ana", LINES[0])
    scene.ben.comes()
    scene.ben.comes(since=since)
    scene.ana.asks(Leave())
    scene.ana.name = LINES[1]
    scene.ana.comes()
    scene.ben.comes()

    assert not any(line in str(scene.ben.received) for line in LINES)
    assert names(scene.ben.table) == {"Ana", "Ben", "Cleo"}


def test_who_is_heard_again_is_called_by_the_new_name() -> None:
    scene = Scene("ana ben cleo")
    scene.ben.asks(Mute(person="ana"))
    rename(scene, "ana", "Anabel")
    scene.ben.asks(Mute(person="ana", on=False))
    scene.cleo.says("hello")

    assert names(scene.ben.table) == {"Anabel", "Ben", "Cleo"}


def test_in_a_hand_too_a_muter_sees_the_old_name() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7 h2=R8,B2,B3")
    scene.ben.asks(Mute(person="ana"))
    rename(scene, "ana", LINES[0])
    scene.ana.act("play R1")
    scene.ben.act("play R4")

    assert LINES[0] not in str(scene.ben.received)
    assert scene.ben.hand["top"] == "R4"


def test_where_only_phrases_are_said_nobody_gets_another_name() -> None:
    scene = Scene("ana ben cleo", free_text=False)

    for line in LINES:
        rename(scene, "ana", line)
        scene.ana.comes()

    assert not any(line in str(scene.ben.received) for line in LINES)


def test_where_only_phrases_are_said_nobody_comes_back_by_another_name() -> None:
    scene = Scene("ana ben cleo", free_text=False)

    for line in LINES:
        scene.ana.asks(Leave())
        scene.ana.name = line
        scene.ana.comes()

    assert not any(line in str(scene.ben.received) for line in LINES)
    assert scene.table.names["ana"] == "Ana"


def test_where_only_phrases_are_said_a_restart_changes_nothing_of_that() -> None:
    scene = Scene("ana ben cleo", free_text=False)
    scene.restart()
    scene.come(["ana", "ben"])

    scene.ana.asks(Leave())
    scene.ana.name = LINES[0]
    scene.ana.comes()

    assert scene.table.names["ana"] == "Ana"


def test_an_erased_name_is_remembered_at_no_table() -> None:
    scene = Scene("ana ben cleo", free_text=False)

    scene.hear(PersonErased("ana"))

    assert "Ana" not in scene.session.attendance.name_for("ana", "Zoe")


def test_where_text_is_free_who_comes_back_by_another_name_has_it() -> None:
    scene = Scene("ana ben cleo")

    scene.ana.asks(Leave())
    scene.ana.name = "Zoe"
    scene.ana.comes()

    assert scene.table.names["ana"] == "Zoe"


@pytest.mark.parametrize("second", ["Ana", "ANA", "Ána", "А\u043d\u0430", "A na", "Аnа"])
def test_two_people_whose_names_look_alike_are_told_apart(second: str) -> None:
    scene = Scene("ana ben", seats=3)
    zoe = scene.person("zoe")
    zoe.name = second
    zoe.comes()

    shown = f"{second} (2)" if second != "А\u043d\u0430" else second
    assert [person["name"] for person in scene.ben.table["people"]] == ["Ana", "Ben", shown]
    assert scene.ben.table["seats"][2]["name"] == shown
    zoe.says("hello")
    assert scene.ben.told("said")[-1]["name"] == shown


def test_who_takes_the_name_of_another_later_is_numbered_too_and_stays_so() -> None:
    scene = Scene("ana ben cleo")
    rename(scene, "ben", "Ana")
    assert names(scene.cleo.table) == {"Ana", "Ana (2)", "Cleo"}

    told = len(scene.cleo.told("renamed"))
    scene.ben.drops()
    scene.ben.comes()
    scene.ana.comes()

    assert len(scene.cleo.told("renamed")) == told
    assert scene.table.names == {"ana": "Ana", "ben": "Ana (2)", "cleo": "Cleo"}


def test_a_name_written_like_a_bots_with_other_letters_is_numbered() -> None:
    scene = Scene("ana", seats=3)
    for name in ("Nаdia", "NADIA"):
        other = scene.person(f"p{len(scene.people)}")
        other.name = name
        other.comes()

    assert list(scene.table.names.values()) == ["Ana", "Nаdia (2)", "NADIA"]


def test_a_number_of_ones_own_deceives_nobody() -> None:
    scene = Scene("ana ben", seats=4)
    for name in ("Ana (2)", "Ana"):
        other = scene.person(f"p{len(scene.people)}")
        other.name = name
        other.comes()

    assert list(scene.table.names.values()) == ["Ana", "Ben", "Ana (2)", "Ana (3)"]


def test_who_has_erased_the_name_has_left_and_a_bot_plays_on() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7 h2=R8,B2,B3")

    scene.hear(PersonErased("ana"))

    assert "ana" not in scene.table.names
    assert scene.ben.table["seats"][0]["by"] == "bot"
    assert scene.ben.table["host"] == "ben"
