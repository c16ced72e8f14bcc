"""Random tables: any edition, any number of seats, any mix of options, any seat moving."""

from __future__ import annotations

import random
from collections.abc import Iterator

from penult import Chance, Deal, IllegalMove, Move
from penult.bots.registry import bot
from penult.engine.kernel.state import REFEREE
from penult.engine.speeds import INTERPRETED, Speed
from penult.sim.soak import some_table

MOST_MOVES = 250
SENSIBLE = 2000
"""After so many plain moves, bots take over."""


def some_deal(rng: random.Random, speed: Speed = INTERPRETED) -> Deal:
    rules, seats = some_table(rng)
    chance = Chance.seeded(rules, rng.randrange(1 << 30))
    return Deal(rules, seats, chance, rng.randrange(seats), speed=speed)


def some_act(deal: Deal, rng: random.Random) -> tuple[int, Move]:
    """A legal move, usually of the player to act, sometimes of anybody or the referee."""
    seats = [*range(deal.seats), REFEREE]
    while True:
        must = REFEREE if deal.phase.startswith("settle") else deal.turn
        seat = rng.choice(seats) if must is None or rng.random() < 0.2 else must
        moves = deal.legal_moves(seat)
        rare = [move for move in moves if move.verb not in ("draw", "keep", "hint")]
        if rare and rng.random() < 0.8:
            moves = rare
        if moves:
            return seat, rng.choice(moves)


def chaos(deal: Deal, rng: random.Random) -> Iterator[Deal]:
    """Play on at random; yields the deal before every move."""
    for _ in range(MOST_MOVES):
        if deal.over:
            break
        yield deal
        seat, move = some_act(deal, rng)
        try:
            deal.play(move, seat)
        except IllegalMove as refusal:
            if (move.verb, refusal.code) != ("flag", "not_wrong"):
                raise AssertionError(f"listed, yet refused: {move}") from refusal
    yield deal


def play_sensibly(deal: Deal) -> None:
    """The player to act lays a card, or makes the first legal move; bots take over if that does not end."""
    for number in range(20_000):
        if deal.over:
            return
        if number > SENSIBLE and deal.turn is not None and not deal.settling:
            seat = deal.turn
            deal.play(bot("keen", random.Random(number)).choose(deal.view(seat)) or "draw", seat)
            continue
        seat = REFEREE if deal.phase.startswith("settle") else None
        moves = deal.legal_moves(seat)
        plays = [move for move in moves if move.verb == "play" and move.right]
        deal.play((plays or moves)[0], seat)
