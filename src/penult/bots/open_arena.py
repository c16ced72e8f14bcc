"""Duplicate deals for bots of any kind: each sees its view and nothing else.

A seed gives the same decks as in the compiled arena.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.errors import IllegalMove, Malformed
from ..engine.kernel.chance import below, shuffle, stir, stream
from ..engine.kernel.state import REFEREE
from ..engine.moves import Move
from ..engine.rules import Rules
from .kernel.arena import LONGEST, is_a_word, player_at, quiet
from .registry import bot
from .seated_bot import SeatedBot
from .tally import Tally


def play_bots(rules: Rules, lineup: Sequence[str], deals: int, seed: int) -> Tally:
    """Play every deal once in every rotation of the players."""
    tally = Tally()
    for nth in range(deals):
        wins: Counter[str] = Counter()
        for rotation in range(len(lineup)):
            deal = deal_of(rules, len(lineup), seed, nth)
            _play(deal, lineup, rotation, random.Random(stream(seed, nth)), tally)
            _count(deal, lineup, rotation, wins, tally)
        tally.count_deal(wins)
    return tally


def deal_of(rules: Rules, seats: int, seed: int, nth: int) -> Deal:
    """The nth deal of a seed."""
    source = _KernelSource(stream(seed, nth))
    return Deal(rules, seats, Chance.drawn_from(source, rules))


class _KernelSource:
    """The kernel's small generator, as a source of chance."""

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def shuffle(self, x: list[int] | list[Card]) -> None:
        self._rng = shuffle(x, len(x), self._rng)  # type: ignore[arg-type]

    def randrange(self, start: int, /) -> int:
        self._rng = stir(self._rng)
        return below(self._rng, start)


def _play(deal: Deal, lineup: Sequence[str], rotation: int, rng: random.Random, tally: Tally) -> None:
    names = [lineup[player_at(deal.state, seat, rotation)] for seat in range(deal.seats)]
    bots = [bot(name, random.Random(rng.getrandbits(62))) for name in names]
    players = [SeatedBot(player, deal, seat) for seat, player in enumerate(bots)]
    while not deal.over and len(deal.moves) < LONGEST:
        seat, move = _first_to_speak(deal, players, rng)
        try:
            deal.play(move, seat)
        except IllegalMove as refusal:
            raise Malformed(
                f"move of {names[seat]}", str(move), f"one of its view's moves: {refusal}"
            ) from None
    for player in players:
        player.observe()
    tally.moves += len(deal.moves)


def _first_to_speak(deal: Deal, players: Sequence[SeatedBot], rng: random.Random) -> tuple[int, Move]:
    """If somebody may speak out of turn, all are asked in a random order, as in the compiled arena."""
    speaker, said = REFEREE, Move("settle")
    asked = [deal.state.actor] if quiet(deal.state) else rng.sample(range(deal.seats), deal.seats)
    for seat in asked:
        move = players[seat].choose()
        if move is None:
            continue
        if not isinstance(move, Move):
            raise Malformed(f"move of seat {seat}", move, "a Move, one of its view's moves")
        if is_a_word(move.code) or seat != deal.turn:
            return seat, move
        speaker, said = seat, move
    if speaker == REFEREE and not deal.settling:
        raise Malformed(f"move of seat {deal.turn}", None, "a move: the table waits for this seat")
    return speaker, said


def _count(deal: Deal, lineup: Sequence[str], rotation: int, wins: Counter[str], tally: Tally) -> None:
    tally.hands += 1
    if deal.outcome is None:
        tally.cut_short += 1
    elif deal.outcome.winner is None:
        tally.void += 1
    else:
        name = lineup[player_at(deal.state, deal.outcome.winner, rotation)]
        wins[name] += 1
        tally.points[name] += deal.outcome.points
