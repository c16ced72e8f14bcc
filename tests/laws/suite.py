"""The laws, checked on a number of random hands."""

from __future__ import annotations

import random

from laws.agreement import assert_list_and_referee_agree
from laws.mixes import chaos, some_deal
from laws.secrecy import (
    assert_event_keeps_secrets,
    assert_view_ignores_what_is_hidden,
    assert_views_keep_secrets,
)
from penult import Chance, Deal
from penult.sim.soak import soak


def check_laws(hands: int, seed: int) -> None:
    """Chaotic hands under random rules; raises AssertionError at the first law broken."""
    for number in range(hands):
        rng = random.Random(f"{seed}/{number}")
        check_hand(some_deal(rng), rng)
    for result in soak(hands, seed, fast=False, batch=1):
        assert result.violations == 0, result
        assert result.ended == result.hands, result


def check_hand(deal: Deal, rng: random.Random) -> None:
    told = 0
    for number, now in enumerate(chaos(deal, rng)):
        if number % 17 == 0:
            assert_list_and_referee_agree(now)
        if number % 23 == 0:
            assert_views_keep_secrets(now, rng)
        if number % 7 == 0:
            assert_view_ignores_what_is_hidden(now, rng)
        for event in now.events[told:]:
            assert_event_keeps_secrets(event, now.seats)
            assert event.rule[:2] in ("R-", "A-", "D-", "H-"), event
        told = len(now.events)
    assert_replays(deal)


def assert_replays(deal: Deal) -> None:
    """The same chance and the same moves give the same events."""
    chance = Chance(deal.chance.deck, deal.chance.places, deal.chance.orders)
    again = Deal(deal.rules, deal.seats, chance, deal.dealer)
    for seat, move in deal.moves:
        again.play(move, seat)
    assert again.events == deal.events
    unused = len(deal.chance.orders) - deal.reshuffles
    assert unused in (0, 1), "each move that reshuffles has an order of its own"
    assert again.state == deal.state
