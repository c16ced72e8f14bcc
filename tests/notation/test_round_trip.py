"""The law of records: whatever is played, its text plays it again."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.mixes import chaos, some_deal
from penult import Deal, Rules
from penult.engine.editions import EDITIONS
from penult.engine.options import PRINTED_OPTIONS
from penult.notation.acts import MARKS
from penult.notation.record import Record

ANY_RULES = st.builds(
    Rules,
    st.sampled_from(list(EDITIONS)),
    st.fixed_dictionaries(
        {}, optional={o.name: st.sampled_from(o.values) for o in PRINTED_OPTIONS.values() if o.field}
    ),
)
ANY_TEXT = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), max_size=40)
ANY_HEADERS = st.dictionaries(st.from_regex(r"x[a-z_]{0,20}", fullmatch=True), ANY_TEXT, max_size=4)


def assert_comes_back(record: Record, deal: Deal) -> None:
    read = Record.parse(str(record))
    again = read.replay()

    assert read == record
    assert str(read) == str(record)
    assert again.events == deal.events
    assert again.moves == deal.moves
    assert str(Record.of(again, read.head.players, headers=read.head.headers).ending) == str(record.ending)


@pytest.mark.parametrize("seed", range(40))
def test_a_chaotic_hand_comes_back_from_its_text(seed: int) -> None:
    rng = random.Random(seed)
    deal = some_deal(rng)
    for _ in chaos(deal, rng):
        pass

    assert_comes_back(Record.of(deal), deal)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(ANY_RULES, st.integers(2, 10), st.integers(0, 1 << 30), st.integers(0, 60))
def test_a_deal_comes_back_wherever_it_is_left(rules: Rules, seats: int, seed: int, moves: int) -> None:
    rng = random.Random(seed)
    deal = Deal.shuffled(rules, seats, seed, dealer=seed % seats)
    for now in chaos(deal, rng):
        if len(now.moves) >= moves:
            break

    assert_comes_back(Record.of(deal), deal)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(ANY_TEXT, max_size=3), ANY_HEADERS, st.sampled_from(MARKS))
def test_names_and_headers_come_back(players: list[str], headers: dict[str, str], mark: str) -> None:
    deal = Deal.shuffled("classic", 3, seed=1)
    deal.play(deal.legal_moves()[0])
    spoken = {name: text for name, text in headers.items() if text.split()}

    assert_comes_back(Record.of(deal, players, {0: mark}, spoken), deal)


def test_hoarders_reshuffle_often_and_their_records_come_back() -> None:
    reshuffles = 0
    for seed in range(12):
        rng = random.Random(seed)
        deal = Deal.shuffled(rng.choice(list(EDITIONS)), 10, seed)
        while not deal.over and len(deal.moves) < 120:
            moves = deal.legal_moves()
            kept = [move for move in moves if move.verb in ("draw", "keep", "accept")]
            deal.play(rng.choice(kept or moves))
        record = Record.of(deal)
        reshuffles += sum(bool(act.pile) for act in record.acts)
        assert_comes_back(record, deal)

    assert reshuffles > 20
