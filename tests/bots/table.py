"""A table of bots: everybody is asked, in and out of turn."""

from __future__ import annotations

import random

from penult import Deal, Move
from penult.bots.bot import Bot

MOST_MOVES = 3000


def play_out(deal: Deal, bots: list[Bot], rng: random.Random) -> None:
    """Play to the end; bots with something to say out of turn go first, in random order."""
    for _ in range(MOST_MOVES):
        if deal.over:
            return
        seat, move = next_to_move(deal, bots, rng)
        deal.play(move, seat)
    raise AssertionError("the hand does not end")


def next_to_move(deal: Deal, bots: list[Bot], rng: random.Random) -> tuple[int | None, Move]:
    must = None if deal.phase.startswith("settle") else deal.turn
    for seat in rng.sample(range(deal.seats), deal.seats):
        if seat != must and (move := bots[seat].choose(deal.view(seat))):
            return seat, move
    if must is None:
        return None, Move("settle")
    move = bots[must].choose(deal.view(must))
    assert move is not None, "the player to act always moves"
    return must, move
