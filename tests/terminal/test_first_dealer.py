"""Who deals first, found at a terminal."""

from __future__ import annotations

import random
from collections import Counter

from penult.engine.rules import Rules
from penult.rulebook.voice import Voice
from penult.table.log.apply import table_from_log
from penult.terminal.first_dealer import FirstDealer, FoundDealer, dealer_lines
from penult.terminal.local_table import LocalTable
from penult.terminal.party import Party
from penult.terminal.table_log import hand_record, new_table

RULES = Rules("hp2003")
VOICE = Voice("en", RULES, ("You", "Nadia", "Bruno"), reader=0)
AUGUST_20 = (8, 20)


def found(seed: int, birthday: tuple[int, int] = AUGUST_20, seats: int = 3) -> FoundDealer:
    return FirstDealer(birthday=birthday).find(RULES, seats, random.Random(seed))


def test_those_who_are_equally_near_pick_cards() -> None:
    tied = next(each for each in map(found, range(2000)) if len(each.nearest) > 1)

    lines = [str(line) for line in dealer_lines(tied, VOICE)]
    assert lines[1].startswith("Equally close: ")
    assert lines[1].endswith("They each pick a card. [A-04]")
    assert tied.dealer is None

    party = Party(RULES, ("random", "random"), "en", "Ana")
    steps = new_table(party, tied, random.Random(1))
    local = LocalTable(table_from_log(steps), steps, random.Random(1))
    local.advance()
    picks = hand_record(local.steps, party, {}).head.picks
    assert picks
    assert all(len(cards) <= len(tied.nearest) for cards in picks)
    assert local.table.hand.dealer in tied.nearest


def test_everybody_comes_to_deal() -> None:
    dealers = Counter(found(seed, (5, 30)).nearest[0] for seed in range(3000))

    assert min(dealers.values()) > 800


def test_a_bot_keeps_its_birthday_for_a_whole_sitting() -> None:
    rng, first = random.Random(7), FirstDealer(birthday=AUGUST_20)

    once = first.find(RULES, 3, rng)
    more = first.find(RULES, 4, rng)

    assert more.birthdays[:3] == once.birthdays
