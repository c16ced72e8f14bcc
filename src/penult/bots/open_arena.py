"""Duplicate deals for bots of any kind: each sees its view and nothing else.

A seed gives the same decks as in the compiled arena.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.errors import IllegalMove, Malformed
from ..engine.kernel.chance import below, shuffle, stir, stream
from ..engine.kernel.state import REFEREE
from ..engine.moves import Move
from ..engine.rules import Rules
from .askers import Asker, StrictAsker
from .kernel.arena import LONGEST, is_a_word, player_at, quiet
from .registry import bot
from .seated_bot import SeatedBot
from .tally import Tally

Keep = Callable[[Deal, Sequence[str], int, int], None]
"""Gets each hand when it is over: the deal, the bots in its seats, the number of the deal, the rotation."""


def play_bots(
    rules: Rules,
    lineup: Sequence[str],
    deals: int,
    seed: int,
    first: int = 0,
    tally: Tally | None = None,
    asker: Asker | None = None,
    keep: Keep | None = None,
) -> Tally:
    """Play every deal from the `first` on once in every rotation of the players."""
    tally, asker = tally or Tally(), asker or StrictAsker()
    for nth in range(first, first + deals):
        wins: Counter[str] = Counter()
        for rotation in range(len(lineup)):
            deal = deal_of(rules, len(lineup), seed, nth)
            names = [lineup[player_at(deal.state, seat, rotation)] for seat in range(deal.seats)]
            play_hand(deal, names, random.Random(stream(seed, nth)), asker)
            tally.moves += len(deal.moves)
            _count(deal, names, wins, tally)
            if keep is not None:
                keep(deal, names, nth, rotation)
        tally.count_deal(wins)
    return tally


def deal_of(rules: Rules, seats: int, seed: int, nth: int, dealer: int = 0) -> Deal:
    """The nth deal of a seed."""
    source = _KernelSource(stream(seed, nth))
    return Deal(rules, seats, Chance.drawn_from(source, rules), dealer)


class _KernelSource:
    """The kernel's small generator, as a source of chance."""

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def shuffle(self, x: list[int] | list[Card]) -> None:
        self._rng = shuffle(x, len(x), self._rng)  # type: ignore[arg-type]

    def randrange(self, start: int, /) -> int:
        self._rng = stir(self._rng)
        return below(self._rng, start)


def play_hand(
    deal: Deal,
    names: Sequence[str],
    rng: random.Random,
    asker: Asker,
    before_move: Callable[[], None] | None = None,
) -> None:
    """Play a deal to its end, with the bot of this name in each seat."""
    made = [partial(bot, name, random.Random(rng.getrandbits(62))) for name in names]
    bots = [asker.seat(name, make) for name, make in zip(names, made, strict=True)]
    players = [SeatedBot(player, deal, seat) for seat, player in enumerate(bots)]
    try:
        while not deal.over and len(deal.moves) < LONGEST:
            if before_move is not None:
                before_move()
            seat, move = _first_to_speak(deal, players, names, rng, asker)
            try:
                deal.play(move, seat)
            except IllegalMove as refusal:
                raise Malformed(
                    f"move of {names[seat]}", str(move), f"one of its view's moves: {refusal}"
                ) from None
        for player, name in zip(players, names, strict=True):
            asker.tell_end(player, name)
    finally:
        for player in players:
            player.leave()


def _first_to_speak(
    deal: Deal, players: Sequence[SeatedBot], names: Sequence[str], rng: random.Random, asker: Asker
) -> tuple[int, Move]:
    """If somebody may speak out of turn, all are asked in a random order, as in the compiled arena."""
    speaker, said = REFEREE, Move("settle")
    asked = [deal.state.actor] if quiet(deal.state) else rng.sample(range(deal.seats), deal.seats)
    for seat in asked:
        move = asker.ask(players[seat], names[seat])
        if move is None:
            continue
        if is_a_word(move.code) or seat != deal.turn:
            return seat, move
        speaker, said = seat, move
    if speaker == REFEREE and not deal.settling:
        raise Malformed(f"move of seat {deal.turn}", None, "a move: the table waits for this seat")
    return speaker, said


def _count(deal: Deal, names: Sequence[str], wins: Counter[str], tally: Tally) -> None:
    tally.hands += 1
    if deal.outcome is None:
        tally.cut_short += 1
    elif deal.outcome.winner is None:
        tally.void += 1
    else:
        wins[names[deal.outcome.winner]] += 1
        tally.points[names[deal.outcome.winner]] += deal.outcome.points
