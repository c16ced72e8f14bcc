"""Who deals first, found at a terminal."""

from __future__ import annotations

import random
from collections import Counter

from penult.engine.chance import Chance
from penult.engine.rules import Rules
from penult.rulebook.voice import Voice
from penult.terminal.first_dealer import FirstDealer, Found, dealer_lines

RULES = Rules("hp2003")
VOICE = Voice("en", RULES, ("You", "Nadia", "Bruno"), reader=0)
AUGUST_20 = (8, 20)


def found(seed: int, birthday: tuple[int, int] = AUGUST_20, seats: int = 3) -> Found:
    rng = random.Random(seed)
    return FirstDealer(birthday=birthday).find(RULES, seats, Chance.drawn_from(rng, RULES), rng)


def test_those_who_are_equally_near_pick_cards() -> None:
    tied = next(each for each in map(found, range(2000)) if each.tied)

    lines = [str(line) for line in dealer_lines(tied, VOICE)]
    assert lines[1].startswith("Equally near: ")
    assert lines[1].endswith("A card each decides. [A-04]")
    assert lines[2].startswith("Cards picked for the deal: ")
    assert all(len(cards) <= len(tied.tied) for cards in tied.picks)
    assert tied.dealer in tied.tied


def test_everybody_comes_to_deal() -> None:
    dealers = Counter(found(seed, (5, 30)).dealer for seed in range(3000))

    assert min(dealers.values()) > 800


def test_a_bot_keeps_its_birthday_for_a_whole_sitting() -> None:
    rng, first = random.Random(7), FirstDealer(birthday=AUGUST_20)

    once = first.find(RULES, 3, Chance.drawn_from(rng, RULES), rng)
    more = first.find(RULES, 4, Chance.drawn_from(rng, RULES), rng)

    assert more.birthdays[:3] == once.birthdays
