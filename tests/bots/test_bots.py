"""Bots at every table: they always answer, only with what is legal, and only from what they may know."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from bots.table import play_out
from laws.mixes import chaos, some_deal
from laws.secrecy import scramble
from penult import Deal, Malformed
from penult.bots.kernel.policies import choose
from penult.bots.policy_bot import known_cards
from penult.bots.registry import BOTS, POLICIES, bot


def answer(name: str, position: str, seat: int = 0) -> str:
    """What a bot does in a position."""
    return str(bot(name, random.Random(1)).choose(Deal.at(position).view(seat)))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(12))
def test_every_bot_plays_every_edition_and_option_to_the_end(name: str, seed: int) -> None:
    rng = random.Random(seed)
    deal = some_deal(rng)
    play_out(deal, [bot(name, rng) for _ in range(deal.seats)], rng)

    assert deal.over


@pytest.mark.parametrize("seed", range(8))
def test_bots_of_all_kinds_sit_at_one_table(seed: int) -> None:
    rng = random.Random(seed)
    deal = some_deal(rng)
    play_out(deal, [bot(rng.choice(list(BOTS)), rng) for _ in range(deal.seats)], rng)

    assert deal.over


@pytest.mark.parametrize("name", POLICIES)
def test_no_policy_depends_on_what_its_seat_may_not_know(name: str) -> None:
    """Everything hidden is exchanged in the truth itself, and the choice stays the same."""
    exchanged, chosen = 0, set()
    for seed in range(6):
        rng = random.Random(seed)
        for now in islice(chaos(some_deal(rng), rng), 60):
            seat, chance = rng.randrange(now.seats), rng.getrandbits(62)
            if now.over:
                break
            other = now.copy()
            scramble(other, seat, rng)
            known = known_cards(now.view(seat))
            ours = choose(POLICIES[name], now.state, seat, known, chance)

            assert choose(POLICIES[name], other.state, seat, known, chance) == ours
            exchanged += other.state != now.state
            chosen.add(ours)

    assert exchanged > 100
    assert len(chosen) > 20


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_in_chaos_says_only_what_is_legal(name: str) -> None:
    rng = random.Random(3)
    player = bot(name, rng)
    asked, said = 0, 0
    for _ in range(6):
        deal = some_deal(rng)
        for now in islice(chaos(deal, rng), 60):
            for seat in range(now.seats) if not now.over else ():
                move = player.choose(now.view(seat))
                asked += seat == now.turn and not now.settling
                if move is not None:
                    now.copy().play(move, seat)
                    said += 1

    assert said >= asked > 200


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(Malformed, match="expected random or simple or keen, came 'clever'"):
        bot("clever", random.Random(1))


def test_a_spectator_has_nothing_to_choose() -> None:
    with pytest.raises(Malformed, match="the view of a seat"):
        bot("keen", random.Random(1)).choose(Deal.shuffled("classic", 2, 1).view())


def test_random_never_bluffs() -> None:
    moves = {answer("random", "classic n=2 top=R5 h0=W4,R2,G1 h1=*3") for _ in range(20)}

    assert moves == {"play R2"}


def test_random_draws_only_when_nothing_fits() -> None:
    assert answer("random", "classic n=2 top=R5 h0=G1,G2 h1=*3") == "draw"


def test_random_lets_the_others_forget() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2 h2=G3,G4")
    deal.play("play R1")

    assert bot("random", random.Random(1)).choose(deal.view(2)) is None


@pytest.mark.parametrize("name", ["simple", "keen"])
def test_the_others_catch_whoever_forgets(name: str) -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2 h2=G3,G4")
    deal.play("play R1")

    assert str(bot(name, random.Random(1)).choose(deal.view(2))) == "catch 0"


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_calls_uno(name: str) -> None:
    assert answer(name, "classic n=3 top=R5 h0=R1,B2").endswith("!")


def test_simple_lays_the_dearest_and_keeps_its_wild() -> None:
    assert answer("simple", "classic n=3 top=R5 h0=R1,R9,W,B2,B3") == "play R9"


def test_simple_names_its_best_color() -> None:
    assert answer("simple", "classic n=3 top=R5 h0=W,B1,B2,G3") == "play W>B"


def test_keen_goes_out_when_it_can() -> None:
    assert answer("keen", "classic n=3 top=R5 h0=R1").startswith("play R1")


def test_keen_hits_the_player_who_is_about_to_go_out() -> None:
    assert answer("keen", "classic n=2 top=R5 h0=RD,R9,R8,B1 h1=G1") == "play RD"


def test_keen_flags_a_card_that_anybody_can_see_to_be_wrong() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=G1,B2,B3 opt=legality:table")
    deal.play("play G1")

    assert str(bot("keen", random.Random(1)).choose(deal.view(2))) == "flag 0"


def test_keen_challenges_a_hand_it_knows_to_be_guilty() -> None:
    deal = Deal.at("hp2003 n=2 top=R5 h0=W4,R2,R3,G1 h1=HW,G1,G2")
    deal.play("play R3")
    deal.play("1:play HW@0")
    deal.play("0:accept")
    deal.play("1:color R")
    deal.play("0:play W4>G")

    assert str(bot("keen", random.Random(1)).choose(deal.view(1))) == "challenge"
