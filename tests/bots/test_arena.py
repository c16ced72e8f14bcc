"""The arena: duplicate deals with every rotation; everybody is asked, in an order of chance."""

from __future__ import annotations

import pytest

from penult import REFEREE, Deal, Malformed, Move, Rules
from penult.bots.arena import compete
from penult.bots.kernel.arena import first_to_speak
from penult.bots.kernel.knowledge import KNOWLEDGE
from penult.bots.kernel.policies import KEEN, RANDOM, SIMPLE
from penult.engine.kernel.chance import stir
from penult.engine.kernel.state import SEATS


def test_every_deal_is_played_once_for_every_rotation() -> None:
    result = compete(Rules("hp2003"), ("keen", "simple", "random"), deals=6, fast=False)

    assert (result.deals, result.hands) == (6, 18)
    assert sum(share.wins for share in result.shares) + result.void + result.cut_short == 18
    assert [share.players for share in result.shares] == [1, 1, 1]


def test_the_same_players_share_alike() -> None:
    result = compete(Rules("classic"), ("random", "random"), deals=30, fast=False)

    assert result.of("random").share == 1
    assert result.of("random").margin == 0


def test_the_same_seed_gives_the_same_hands() -> None:
    first, second = (compete(Rules("hp2018"), ("keen", "random"), deals=15, fast=False) for _ in range(2))

    assert first.shares == second.shares


@pytest.mark.parametrize(
    ("lineup", "deals", "seed", "expected"),
    [
        (("keen",), 10, 1, "2 to 10"),
        (("keen", "clever"), 10, 1, "random or simple or keen"),
        (("keen", "random"), 0, 1, "1 to"),
        (("keen", "random"), 10, -1, "0 to"),
    ],
)
def test_what_cannot_be_played_is_refused(
    lineup: tuple[str, ...], deals: int, seed: int, expected: str
) -> None:
    with pytest.raises(Malformed, match=expected):
        compete(Rules("classic"), lineup, deals, seed, fast=False)


def test_nobody_wins_the_race_for_a_catch_by_the_number_of_the_seat() -> None:
    deal = Deal.at("classic n=4 top=R5 h0=R1,B2 h1=G1,G2 h2=G3,G4 h3=G5,G6")
    deal.play("play R1")
    lineup, known, order = [RANDOM, SIMPLE, SIMPLE, SIMPLE], bytearray(KNOWLEDGE), bytearray(SEATS)
    rng, speakers = 7, []
    for _ in range(900):
        rng = stir(rng)
        speakers.append(first_to_speak(deal.state, lineup, 0, known, order, rng))
    catch, late_call = Move("catch 0").code, Move("uno").code

    for word in ((0, late_call), (1, catch), (2, catch), (3, catch)):
        assert 180 < speakers.count(word) < 270, word


def test_a_word_comes_before_the_move_of_the_player_in_turn() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=G1,B2,B3 h1=R1,R2 opt=legality:table")
    deal.play("play G1")
    said = {
        first_to_speak(deal.state, [RANDOM, RANDOM, KEEN], 0, bytearray(KNOWLEDGE), bytearray(SEATS), rng)
        for rng in range(20)
    }

    assert said == {(2, Move("flag 0").code)}


def test_nobody_objects_and_the_referee_settles() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=G1 h1=R1,R2 opt=legality:table")
    deal.play("play G1")
    said = first_to_speak(deal.state, [RANDOM, RANDOM], 0, bytearray(KNOWLEDGE), bytearray(SEATS), 5)

    assert said == (REFEREE, Move("settle").code)
