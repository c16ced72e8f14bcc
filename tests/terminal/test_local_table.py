"""A table in this process: who is to speak, and how time passes, with a clock that the test moves."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from penult.client.question import Asked
from penult.engine.rules import Rules
from penult.match.record import MatchRecord
from penult.table.log.apply import table_from_log
from penult.terminal.first_dealer import FirstDealer
from penult.terminal.local_table import LocalTable
from penult.terminal.party import Party
from penult.terminal.table_log import match_record, new_table, table_again
from penult.wire.events import HandEvent, TableEvent
from penult.wire.terms import Pace
from penult.wire.to_client import Refused, Update
from penult.wire.to_server import Act, Agree, Resume
from terminal.sitting import Played, hand_at


class Onlooker:
    """A person at a table who notes what happens and when, and lets time pass."""

    def __init__(self, hand: Played, pace: float | None, seed: int = 0) -> None:
        self.time = 0.0
        self.heard: list[tuple[float, str]] = []
        self.local = LocalTable(hand.table, (), random.Random(seed), pace, lambda: self.time)
        self._listen()

    def play(self, move: str) -> None:
        self.local.say(Act(move=move, seen=self.local.n))
        self._listen()

    def wait(self, seconds: float) -> None:
        end = self.time + seconds
        while (rest := self.local.advance()) is not None and self.time + rest <= end:
            self._listen()
            self.time += rest + 1e-6
        self._listen()
        self.time = end

    def go_on(self) -> None:
        self.local.go_on()
        self.local.advance()
        self._listen()

    def when(self, kind: str) -> float:
        return next(time for time, heard in self.heard if heard == kind)

    def hears(self, kind: str) -> bool:
        return kind in (heard for _, heard in self.heard)

    def _listen(self) -> None:
        for message in self.local.take():
            if isinstance(message, Update):
                self.heard += [(self.time, event.kind) for event in message.events]
            elif isinstance(message, Refused):
                self.heard.append((self.time, message.code))


BOT_LAYS = "classic n=3 t=1 top=R5 h1=R1,R2,R3"


@pytest.mark.parametrize("pace", [0.4, 0.9, 3.0])
def test_a_bot_moves_after_about_the_pace(pace: float) -> None:
    times = []
    for seed in range(20):
        table = Onlooker(hand_at(BOT_LAYS, b1=("play R1",)), pace, seed)
        table.wait(10)
        times.append(table.when("laid"))

    assert pace * 0.5 < min(times)
    assert max(times) < pace * 1.5


@pytest.mark.parametrize(("pace", "least", "most"), [("relaxed", 1.8, 3.6), ("fast", 0.4, 1.0)])
def test_without_a_pace_of_its_own_it_has_that_of_the_table(pace: Pace, least: float, most: float) -> None:
    times = []
    for seed in range(20):
        table = Onlooker(hand_at(BOT_LAYS, pace=pace, b1=("play R1",)), None, seed)
        table.wait(10)
        times.append(table.when("laid"))

    assert least <= min(times)
    assert max(times) <= most + 0.01


@pytest.mark.parametrize("pace", [0.1, 0.9, 2.0])
@pytest.mark.parametrize("seed", range(8))
def test_however_quick_the_pace_no_bot_catches_in_an_instant(seed: int, pace: float) -> None:
    table = Onlooker(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), pace, seed)

    table.play("play R1")
    table.wait(10)

    assert table.when("caught") >= 0.6


def test_a_call_in_time_comes_before_every_catch() -> None:
    table = Onlooker(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), pace=0.9)

    table.play("play R1")
    table.wait(0.5)
    table.play("uno")
    table.wait(10)

    assert table.hears("called")
    assert not table.hears("caught")


def test_the_next_bot_begins_only_when_there_was_time_to_catch() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=R1,R2 h2=B1,B2", b1=("play R1",))
    table = Onlooker(hand, pace=0.1)

    table.wait(10)

    assert table.when("safe") - table.when("exposed") >= 1.5


def test_without_pauses_the_table_waits_for_the_person_in_a_window() -> None:
    table = Onlooker(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), pace=0)

    table.play("play R1")
    table.wait(1000)
    assert table.local.waits_for_person
    assert not table.hears("caught")

    table.go_on()
    assert table.when("caught") == 1000


def test_time_stands_while_the_person_reads_something_else() -> None:
    table = Onlooker(hand_at(BOT_LAYS, b1=("play R1",)), pace=0.9)

    table.local.hold(True)
    table.wait(1000)
    assert table.heard == []

    table.local.hold(False)
    table.wait(10)
    assert table.hears("laid")


def test_a_refused_move_changes_nothing() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,B2,B3")
    before = hand.deal.state.copy()
    table = Onlooker(hand, pace=0)

    table.play("play B2")

    assert table.heard == [(0.0, "no_match")]
    assert hand.deal.state == before
    assert table.local.asked is Asked.TURN


def test_a_drawn_card_that_is_kept_looks_like_one_that_does_not_fit() -> None:
    heard = []
    for draw in ("R9", "B3"):
        hand = hand_at(f"classic n=3 t=1 top=R5 h1=B1,B2 draw={draw},B4,*9", b1=("draw", "keep"))
        table = Onlooker(hand, pace=0.9)
        while not table.hears("drew"):
            table.wait(0.1)
        drawn = table.when("drew")
        table.wait(1.2)
        heard.append([(round(time - drawn, 1), kind) for time, kind in table.heard])

    assert heard[0] == heard[1]


def test_a_wrong_last_card_of_the_person_is_settled_when_no_bot_objects() -> None:
    for pace in (0.0, 0.9):
        hand = hand_at("classic n=3 top=R5 h0=B1 opt=legality:table")
        table = Onlooker(hand, pace)
        table.play("play B1")
        table.wait(5)

        assert hand.deal.outcome is not None
        assert hand.deal.outcome.winner == 0


def test_nobody_waits_for_a_window_that_only_offers_false_catches() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=R1,R2,R3 opt=false_catch:draw2", b1=("play R1",))
    table = Onlooker(hand, pace=0)

    table.wait(0)

    assert any(move.verb == "catch" for move in hand.view.moves)
    assert table.local.asked is Asked.TURN


def test_only_the_moves_of_bots_are_marked() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,R2,R3", b1=("draw",))
    table = Onlooker(hand, pace=0)
    table.play("play R1")
    table.wait(0)

    assert hand.table.marks[-1] == {1: "bot", 2: "bot"}
    assert [seat for seat, _ in hand.deal.moves] == [0, 1, 2]


def timed(pace: float, seconds: list[float]) -> LocalTable:
    rng, party = random.Random(4), Party(Rules("classic"), ("keen", "keen"), "en", "Ana", turn_seconds=30)
    steps = new_table(party, FirstDealer(named=2).find(party.rules, 3, rng), rng)
    local = LocalTable(table_from_log(steps), steps, rng, pace, lambda: seconds[0])
    while (rest := local.advance()) is not None and local.asked is not Asked.TURN:
        seconds[0] += rest
    return local


@pytest.mark.parametrize("pace", [0.0, 0.3, 3.0])
def test_a_turn_clock_counts_real_seconds_and_then_a_bot_plays(pace: float) -> None:
    seconds = [0.0]
    local = timed(pace, seconds)
    local.take()
    rest = local.advance()
    assert rest == pytest.approx(30)

    seconds[0] += rest + 0.001
    local.advance()

    told = [event for message in local.take() if isinstance(message, Update) for event in message.events]
    assert "autopilot" in [event.kind for event in told if isinstance(event, TableEvent)]
    assert "clock" in [event.mark for event in told if isinstance(event, HandEvent)]


def test_in_a_pause_no_time_passes() -> None:
    seconds = [0.0]
    local = timed(0.9, seconds)

    local.say(Agree(to="pause"))
    assert local.asked is Asked.GO_ON
    seconds[0] += 1000
    assert local.advance() is None

    local.say(Resume())
    assert local.asked is Asked.TURN


FORMATS = [
    ("classic+score=tally+target=200", 4),
    ("hp2003+score=elim+target=100", 4),
    ("classic+score=elim+target=60+next_dealer=redetermine", 5),
    ("classic+score=team+target=200", 4),
]


def played(rules: str, players: int, seed: int) -> Iterator[tuple[LocalTable, Party]]:
    """A match in which the person makes the first move there is; the table after each of them."""
    rng, party = random.Random(seed), Party(Rules(rules), ("keen",) * (players - 1), "en", "Ana", True)
    steps = new_table(party, FirstDealer(birthday=(8, 20)).find(party.rules, players, rng), rng)
    local = LocalTable(table_from_log(steps), steps, rng)
    while local.table.stage != "over":
        local.advance()
        if local.asked is Asked.TURN:
            yield local, party
            local.say(Act(move=str(local.table.hand.legal_moves(0)[0]), seen=local.n))
        elif local.asked is Asked.NEXT and 0 in local.table.current_match.standing.out:
            local.play_out()
        elif local.asked is Asked.NEXT:
            local.say(Agree(to="next"))
        else:
            local.go_on()
    yield local, party


@pytest.mark.parametrize(("rules", "players"), FORMATS)
def test_a_match_is_taken_up_from_its_record_wherever_it_was_left(rules: str, players: int) -> None:
    for number, (local, party) in enumerate(played(rules, players, seed=3)):
        if number % 23 and local.table.stage != "over":
            continue
        text = str(match_record(local.steps, party, {"bots": " ".join(party.bots)}))
        record = MatchRecord.parse(text)
        table, steps = table_again(record, party)

        assert str(match_record(steps, party, record.headers)) == text
        assert table.stage == local.table.stage
    assert record.replay().over


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = (list(played("hp2003+score=tally+target=100", 3, seed=8))[-1][0] for _ in range(2))

    assert one.steps == other.steps
