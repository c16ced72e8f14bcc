"""Somebody who plays over a real line: makes moves that are offered, and cannot sit still."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from penult.client.guest import Guest
from penult.client.seen import Seen
from penult.engine.moves import OUT_OF_TURN, Move
from penult.wire import to_server as asks
from server.live.client import Client

WRONG = 0.1
"""How often a move breaks a rule on purpose."""
LAZY = 0.1
"""How often a player who could lay a card draws instead."""
ALERT = 0.7
"""How often a player notices a possible call, catch or flag."""


class Player(Client):
    """One person at one table."""

    def __init__(
        self, guest: Guest, code: str, seed: object = 1, seats: int = 0, rematch: bool = False
    ) -> None:
        super().__init__(guest, code)
        self.seats, self.rematch = seats, rematch
        """The host begins when so many sit; and again when the match is over."""
        self.rng = random.Random(f"{seed}/{guest.name}")
        self._noticed: set[str] = set()

    async def play(self, going: Callable[[], bool], restless: float = 0.0) -> None:
        """Play until it is enough; with some restlessness lines are left and taken up again."""
        await self.come()
        while going():
            if self.rng.random() < restless:
                await self._wander()
            for wish in list(self.wishes()) if self.here else ():
                await self.say(wish)
            await self.next_message()
            assert self.bye is None or self.bye.why == "closing", self.bye
        await self.go()

    async def _wander(self) -> None:
        """Go on in another tab; now and then the line breaks first."""
        if self.rng.random() < 0.3:
            await self.drop()
        await self.come()

    def wishes(self) -> Iterator[asks.ToServer]:
        """What this person would say now."""
        seen = self.seen
        if seen is None or seen.table.you is None or seen.table.paused:
            return
        waiting = {sent.aside for sent in self.waiting.values()}
        if False not in waiting:
            yield from self._due(seen)
        if True not in waiting:
            yield from self._aside(seen)

    def _due(self, seen: Seen) -> Iterator[asks.ToServer]:
        """What is waited for."""
        table, you = seen.table, seen.table.you
        if table.stage in ("gathering", "over"):
            ready = sum(seat.by != "nobody" for seat in table.seats) >= self.seats
            if seen.hosting and self.seats and ready and (self.rematch or table.stage == "gathering"):
                yield asks.Start()
        elif table.birthdays is not None and you not in table.birthdays.answered:
            yield asks.Birthday(month=self.rng.randint(1, 12), day=self.rng.randint(1, 28))
        elif table.spread is not None and you in table.spread.among:
            picks = {pick.seat: pick.at for pick in table.spread.picks}
            left = [at for at in range(table.spread.cards) if at not in picks.values()]
            if you not in picks:
                yield asks.PickCard(at=self.rng.choice(left))
        elif table.asked in ("next", "settle") and you not in table.ready:
            yield asks.Agree(to="next" if table.asked == "next" else "settle")
        elif move := self._turn_move(seen):
            yield asks.Act(move=move, seen=seen.n)

    def _turn_move(self, seen: Seen) -> str | None:
        if seen.table.stage != "hand" or seen.hand is None or seen.hand.held is not None:
            return None
        offers = [offer for offer in seen.hand.moves if Move(offer.move).verb not in OUT_OF_TURN]
        right = [offer.move for offer in offers if offer.breaks is None]
        wrong = [offer.move for offer in offers if offer.breaks is not None]
        if wrong and (not right or self.rng.random() < WRONG):
            return self.rng.choice(wrong)
        busy = [move for move in right if move not in ("draw", "keep")]
        if busy and self.rng.random() > LAZY:
            right = busy
        return self.rng.choice(right) if right else None

    def _aside(self, seen: Seen) -> Iterator[asks.ToServer]:
        """A call, a catch or a flag: each chance is noticed at once or not at all."""
        if seen.table.stage != "hand" or seen.hand is None:
            return
        moves = {
            offer.move
            for offer in seen.hand.moves
            if offer.breaks is None and Move(offer.move).verb in OUT_OF_TURN
        }
        known, self._noticed = self._noticed, moves
        for move in sorted(moves - known):
            if self.rng.random() < ALERT:
                yield asks.Act(move=move, seen=seen.n)
                return
