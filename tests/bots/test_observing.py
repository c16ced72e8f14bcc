"""Bots that follow the hand: they are told every event once, as their seat sees it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from laws.mixes import chaos, some_deal
from laws.secrecy import assert_event_keeps_secrets
from penult import Deal, Event, Move, Rules, View
from penult.bots.arena import compete
from penult.bots.registry import BOTS, bot, register
from penult.bots.seated_bot import SeatedBot
from table.scene import Scene


class Diarist:
    """Plays like `keen` and writes down what it is told."""

    def __init__(self, rng: random.Random) -> None:
        self._keen = bot("keen", rng)
        self.told: list[Event] = []
        self.seat: int | None = None

    def observe(self, events: Sequence[Event]) -> None:
        self.told.extend(events)

    def choose(self, view: View) -> Move | None:
        self.seat = view.seat
        return self._keen.choose(view)


@pytest.fixture
def diarists() -> Iterator[list[Diarist]]:
    """Register the diarist, until the test is over; the list gets all that were made."""
    before, made = dict(BOTS), list[Diarist]()

    def make(rng: random.Random) -> Diarist:
        made.append(Diarist(rng))
        return made[-1]

    register("diarist", make)
    yield made
    BOTS.clear()
    BOTS.update(before)


def test_a_bot_is_told_the_deal_first_and_then_what_is_new() -> None:
    deal = Deal.shuffled("classic", 2, seed=4)
    diarist = Diarist(random.Random(1))
    seated = SeatedBot(diarist, deal, 0)
    seated.observe()
    seated.observe()

    assert diarist.told == [event.seen_by(0) for event in deal.events]
    assert {event.kind for event in diarist.told} >= {"dealt", "turned_up"}

    deal.play(deal.legal_moves()[0])
    seated.observe()
    assert diarist.told == [event.seen_by(0) for event in deal.events]


@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_told_what_the_seat_may_not_know(seed: int) -> None:
    rng = random.Random(seed)
    deal = some_deal(rng)
    diarists = [Diarist(rng) for _ in range(deal.seats)]
    seated = [SeatedBot(diarist, deal, seat) for seat, diarist in enumerate(diarists)]
    for _ in islice(chaos(deal, rng), 120):
        seated[rng.randrange(deal.seats)].observe()
    for each in seated:
        each.observe()

    for event in deal.events:
        assert_event_keeps_secrets(event, deal.seats)
    for seat, diarist in enumerate(diarists):
        assert diarist.told == [event.seen_by(seat) for event in deal.events]
        drawn = [event for event in diarist.told if event.kind in ("dealt", "drew") and event.seat != seat]
        assert not any(str(card) != "?" for event in drawn for card in event.cards)


def test_bots_in_the_arena_are_told_the_hand_to_its_end(diarists: list[Diarist]) -> None:
    compete(Rules("hp2003"), ("diarist", "diarist", "keen"), deals=2)

    assert len(diarists) == 12
    for diarist in diarists:
        assert diarist.told[0].kind == "dealt"
        assert any(event.kind in ("out", "void") for event in diarist.told)


def test_a_bot_at_a_table_remembers_the_whole_hand(diarists: list[Diarist]) -> None:
    scene = Scene("ana", bots=("diarist", "diarist"), turn_seconds=5)
    scene.deal()
    hand = scene.table.hand
    scene.wait_until(lambda: len(hand.moves) > 12 or hand.over)

    acting = [diarist for diarist in diarists if diarist.seat is not None]
    assert len(acting) == 2, "a bot stays the same for the whole hand"
    for diarist in acting:
        seen = [event.seen_by(diarist.seat) for event in hand.events]
        assert diarist.told == seen[: len(diarist.told)]
        assert len(diarist.told) > len(seen) // 2


def test_a_bot_that_comes_in_the_middle_is_told_the_hand_so_far(diarists: list[Diarist]) -> None:
    scene = Scene("ana", bots=("diarist", "diarist"), turn_seconds=5)
    scene.deal()
    scene.wait_until(lambda: len(scene.table.hand.moves) > 6)
    diarists.clear()
    scene.restart()
    scene.ana.comes()
    moves = len(scene.table.hand.moves)
    scene.wait_until(lambda: len(scene.table.hand.moves) > moves + 4 or scene.table.stage != "hand")

    acting = [diarist for diarist in diarists if diarist.seat is not None]
    assert acting
    assert all(diarist.told[0].kind == "dealt" for diarist in acting)
