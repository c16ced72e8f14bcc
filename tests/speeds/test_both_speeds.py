"""One rulebook, two speeds: the same deals give the same events, interpreted and compiled."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from laws.mixes import play_sensibly, some_act, some_deal
from penult import Card, Chance, Deal, IllegalMove
from penult.conformance.runner import run_text
from penult.engine.kernel.state import REFEREE
from penult.engine.rules import Rules
from penult.engine.speeds import INTERPRETED, Speed, compiled
from penult.sim.bulk import simulate
from penult.sim.soak import soak, soak_pairs

SCENARIOS = Path(__file__).parent.parent / "scenarios"
SOAKED_HANDS = 3000


@pytest.fixture(scope="module")
def speed() -> Speed:
    return compiled()


@pytest.mark.parametrize("file", sorted(SCENARIOS.glob("*.txt")), ids=lambda file: file.stem)
def test_the_compiled_engine_plays_as_the_scenarios_say(file: Path, speed: Speed) -> None:
    failures = [v for v in run_text(file.read_text(encoding="utf-8"), [speed]) if v.why]

    assert failures == []


@pytest.mark.parametrize("seed", range(25))
def test_both_speeds_tell_the_same_story(seed: int, speed: Speed) -> None:
    rng = random.Random(seed)
    plain = some_deal(rng)
    chance = Chance(plain.chance.deck, plain.chance.places, source=random.Random(seed))
    plain = Deal(plain.rules, plain.seats, chance, plain.dealer)
    fast = Deal(plain.rules, plain.seats, chance, plain.dealer, speed=speed)
    assert fast.events == plain.events
    for _ in range(120):
        if plain.over:
            break
        play_both(plain, fast, rng)
    assert fast.events == plain.events
    assert fast.state == plain.state


@pytest.mark.parametrize(("hand", "rule"), [("R1", "D-02"), ("B1", "D-03")])
def test_keeping_what_must_be_laid_is_refused_by_the_same_difference(
    hand: str, rule: str, speed: Speed
) -> None:
    for each in (INTERPRETED, speed):
        deal = Deal.at(f"classic n=3 top=R5 h0={hand} draw=R9 opt=drawn:must", speed=each)
        deal.play("draw")
        assert outcome_of(deal, 0, "keep") == ("must_lay_drawn", rule, {"drawn": Card("R9")})


def test_a_flag_names_a_house_rule_at_both_speeds(speed: Speed) -> None:
    for each in (INTERPRETED, speed):
        deal = Deal.at("classic n=3 top=R5 h0=RS h1=*3 opt=finish:number,legality:table", speed=each)
        deal.play("play RS")
        assert str(deal.play("2:flag 0")[0]) == "R-49 flagged 0 2 H-39"


def play_both(plain: Deal, fast: Deal, rng: random.Random) -> None:
    seat, move = some_act(plain, rng)
    listed = plain.legal_moves(seat)
    assert fast.legal_moves(seat) == listed
    assert [m.breaks for m in fast.legal_moves(seat)] == [m.breaks for m in listed]
    assert outcome_of(fast, seat, str(move)) == outcome_of(plain, seat, str(move))
    assert fast.state == plain.state


def outcome_of(deal: Deal, seat: int, move: str) -> object:
    try:
        return deal.play(move, None if seat == REFEREE else seat)
    except IllegalMove as refusal:
        return refusal.code, refusal.rule, refusal.facts


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_deal_plays_to_its_end_compiled(seed: int, speed: Speed) -> None:
    rng = random.Random(seed)
    deal = some_deal(rng)
    for _ in range(30):
        if not deal.over:
            deal.play(*reversed(some_act(deal, rng)))
    imagined = Deal.imagine(deal.view(rng.randrange(deal.seats)), rng, speed=speed)
    play_sensibly(imagined)

    assert imagined.over


def test_compiled_deals_do_not_meet_in_threads(speed: Speed) -> None:
    def story(seed: int, at: Speed) -> list[str]:
        deal = Deal.shuffled("hp2003", 4, seed, speed=at)
        while not deal.over and len(deal.moves) < 60:
            deal.play(deal.legal_moves()[0])
        return [str(event) for event in deal.events]

    seeds = range(8)
    with ThreadPoolExecutor(4) as threads:
        fast = list(threads.map(lambda seed: story(seed, speed), seeds))

    assert fast == [story(seed, INTERPRETED) for seed in seeds]


def test_bulk_play_is_the_same_at_both_speeds() -> None:
    for rules in ("classic", "hp2003", "hp2018", "classic+legality=table"):
        fast = simulate(Rules(rules), 4, 60, seed=7, fast=True)
        slow = simulate(Rules(rules), 4, 60, seed=7, fast=False)
        assert (fast.wins_by_seat, fast.moves, fast.turns) == (slow.wins_by_seat, slow.moves, slow.turns)


def test_thousands_of_chaotic_hands_break_no_law() -> None:
    results = list(soak(SOAKED_HANDS, seed=1, batch=20))

    assert sum(result.hands for result in results) == SOAKED_HANDS
    assert [result for result in results if result.violations] == []
    assert sum(result.ended for result in results) > 0.99 * SOAKED_HANDS


def test_the_laws_hold_under_every_two_house_rules() -> None:
    results = list(soak_pairs(hands=1, seed=1))

    assert len(results) > 1000
    assert [result for result in results if result.violations] == []
