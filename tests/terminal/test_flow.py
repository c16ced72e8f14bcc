"""The tempo of the table, with a clock that the test turns."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from penult.engine.events import Event
from penult.engine.moves import Move
from penult.terminal.flow import Flow
from penult.terminal.hand_of_play import HandOfPlay
from penult.terminal.tempo import Tempo
from terminal.sitting import hand_at


class Appointment:
    """Something to be done at a time, unless it is called off."""

    def __init__(self, time: float, act: Callable[[], None]) -> None:
        self.time = time
        self.act = act
        self.off = False

    def stop(self) -> None:
        self.off = True


class Onlooker:
    """A face with a clock of its own: it hears what happens, and time passes when it says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self.heard: list[tuple[float, str]] = []
        self._due: list[Appointment] = []

    def tell(self, events: tuple[Event, ...]) -> None:
        self.heard += [(self.time, event.kind) for event in events]

    def show(self) -> None:
        pass

    def later(self, seconds: float, act: Callable[[], None]) -> Appointment:
        self._due.append(Appointment(self.time + seconds, act))
        return self._due[-1]

    def wait(self, seconds: float) -> None:
        end = self.time + seconds
        while soon := [each for each in self._due if not each.off and each.time <= end]:
            first = min(soon, key=lambda each: each.time)
            self.time, first.off = first.time, True
            first.act()
        self.time = end

    def when(self, kind: str) -> float:
        return next(time for time, heard in self.heard if heard == kind)


def seated(hand: HandOfPlay, pace: float, seed: int = 0) -> tuple[Flow, Onlooker]:
    face = Onlooker()
    flow = Flow(hand, Tempo(pace, random.Random(seed)), face)
    flow.go()
    return flow, face


def test_a_bot_moves_after_a_pause() -> None:
    _, face = seated(hand_at("classic n=3 t=1 top=R5 h1=R1,R2,R3", b1=("play R1",)), pace=0.9)

    face.wait(0.89)
    assert face.heard == []
    face.wait(0.02)
    assert face.when("laid") == pytest.approx(0.9)


@pytest.mark.parametrize("seed", range(20))
def test_no_bot_catches_before_a_third_of_the_grace_is_over(seed: int) -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",))
    flow, face = seated(hand, pace=1, seed=seed)

    flow.play(Move("play R1"))
    face.wait(10)

    assert 1 <= face.when("caught") < 3


def test_a_call_within_the_grace_comes_before_every_catch() -> None:
    flow, face = seated(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), pace=1)

    flow.play(Move("play R1"))
    face.wait(1)
    flow.play(Move("uno"))
    face.wait(10)

    assert "caught" not in dict(map(reversed, face.heard))


def test_the_next_player_begins_only_when_the_grace_is_over() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=R1,R2 h2=B1,B2", b1=("play R1",))
    _, face = seated(hand, pace=1)

    face.wait(10)

    assert face.when("exposed") == pytest.approx(1)
    assert face.when("safe") == pytest.approx(1 + 3 + 1), "one pause, the grace, one pause"


def test_the_person_can_begin_their_own_turn_without_waiting_for_the_grace() -> None:
    hand = hand_at("classic n=2 t=1 top=R5 h1=R1,R2 h0=R7,R8,R9", b1=("play R1",))
    flow, face = seated(hand, pace=1)

    face.wait(1.1)
    flow.play(Move("play R7"))

    assert face.when("safe") == pytest.approx(1.1)


def test_without_pauses_the_table_waits_for_the_person_in_a_window() -> None:
    flow, face = seated(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), pace=0)

    flow.play(Move("play R1"))
    face.wait(1000)
    assert flow.held_up
    assert "caught" not in dict(map(reversed, face.heard))

    flow.go_on()
    assert face.when("caught") == 1000
