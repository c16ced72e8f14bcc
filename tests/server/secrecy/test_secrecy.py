"""Nobody learns more from what a table sends, or when, than the rules show them.

`soak.py` does the same at full size.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import count

import pytest

from server.secrecy.comparing import Leak, Pairing, Tally, compare, some_pairing
from server.secrecy.leaks import LEAKS, Plant
from server.secrecy.soak import HOUSE, TABLES, report, run

SMALL = 1_500
"""Messages; the soak compares many more."""
RICH = 9
"""The first hand to look at: so much happens in it that most leaks show at once."""
MOST_HANDS = 40


@cache
def nth_pairing(nth: int) -> Pairing:
    return some_pairing(f"leaks/{nth}", Tally())


def test_worlds_with_other_hidden_cards_send_the_same_letters_at_the_same_times() -> None:
    tally, leaks = run(SMALL, seed=14, wanted=("kept", "bluffed", *TABLES))
    sys.stdout.write(report(tally))

    assert leaks == 0
    assert tally.messages >= SMALL
    assert tally.met["kept"], "some card was kept here that did not fit there"
    assert tally.met["bluffed"], "some Wild Draw Four was a bluff here and honest there"
    assert all(tally.met[name] for name in TABLES), "partners, a restart and an autopilot were there"
    assert tally.missed < tally.worlds / 4


def test_house_rules_give_nothing_away_either() -> None:
    tally, leaks = run(SMALL, seed=3, printed=0.0, wanted=HOUSE)
    sys.stdout.write(report(tally))

    assert leaks == 0
    assert all(tally.met[name] for name in HOUSE), "totals, swapped hands, mercy and jumps were there"


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant) -> None:
    for nth in count(RICH):
        pairing = nth_pairing(nth)
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            try:
                compare(pairing, Tally())
            except Leak:
                break
        assert nth < RICH + MOST_HANDS, "the leak was not found"

    compare(pairing, Tally())  # without the leak there is nothing to find
