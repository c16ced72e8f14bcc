"""A table in this process: the same session that a server runs, with its own clock, for one person.

Chance and time come from outside. How fast time runs depends on what the person is asked: see
`LocalTable._rate`.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterable
from time import monotonic

from ..client.followed_table import FollowedTable
from ..client.question import Asked, key_of
from ..client.seen import Seen
from ..engine.chance import Chance
from ..engine.rules import Rules
from ..table.hand.pace import thinking_at
from ..table.incoming import Connected, MessageReceived
from ..table.log.steps import AnyStep
from ..table.session import TableSession
from ..table.table import Table
from ..wire.coding import read_by_client
from ..wire.to_client import Refused, ToClient, Update, Welcome
from ..wire.to_server import Act, Agree, PickCard, ToServer

PERSON = "you"
_CONNECTION = "terminal"
_HURRY = 30.0
"""How fast time runs after a last card to which nobody here can object."""
_BEGINNING = 1000.0


class LocalTable:
    """A `TableClient` without a socket, for the person in seat 0."""

    def __init__(
        self,
        table: Table,
        steps: Iterable[AnyStep],
        rng: random.Random,
        pace: float | None = 0.0,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        """`steps` are the log of the table so far. `pace` is how long a bot takes, in seconds;
        None is the pace of the table.

        With a pace of 0 everything happens at once, and the table waits whenever the person can speak.
        """
        self.steps = list(steps)
        """The log of the table."""
        self._followed = FollowedTable()
        table.go_on_from(rng)
        self._rng = rng
        self._session = TableSession(table, self._shuffle, rng)
        self._pace = pace
        self._clock = _TableClock(seconds)
        self._held = False
        self._passed: object = None
        """The question that the person has passed on."""
        self._heard: deque[ToClient] = deque()
        self._stirred = asyncio.Event()
        self._session.receive(
            self._clock.now, Connected(_CONNECTION, PERSON, table.names[PERSON], since=None)
        )
        self._deliver()

    @property
    def table(self) -> Table:
        return self._session.table

    @property
    def asked(self) -> Asked:
        return self._followed.asked

    @property
    def n(self) -> int:
        """The number of the last update."""
        return self._seen.n

    @property
    def now(self) -> float:
        """Table time."""
        return self._clock.now

    @property
    def waits_for_person(self) -> bool:
        """Whether play waits for the person although it is not their turn."""
        if self.asked is Asked.REMARK:
            return self._pace == 0
        return self.asked is Asked.SETTLE

    def say(self, message: ToServer) -> None:
        """Send a message from the person; the answer is among the next messages."""
        self._followed.sent(message)
        self._session.receive(self._clock.now, MessageReceived(_CONNECTION, PERSON, message))
        heard = len(self._heard)
        self._deliver()
        if isinstance(message, Act) and len(self._heard) == heard:
            self._followed.asked = Asked.NOTHING  # the move is in a race, which takes a moment
        self._stirred.set()

    def take(self) -> list[ToClient]:
        """The messages since the last call."""
        taken = list(self._heard)
        self._heard.clear()
        return taken

    def go_on(self) -> None:
        """The person has nothing to say out of turn."""
        if self.asked is Asked.SETTLE:
            self.say(Agree(to="settle"))
        elif self.waits_for_person:
            self._passed = key_of(self.asked, self._seen)
            self._stirred.set()

    def hold(self, held: bool) -> None:
        """Stop time while the person reads something else, or let it run again."""
        self._held = held
        self._clock.run(self._rate)
        self._stirred.set()

    def advance(self) -> float | None:
        """Do what is due; return the seconds until the next thing is, None if the person must speak first."""
        while (wake := self._session.wake) is not None:
            self._clock.run(self._rate)
            if self._at_once:
                self._clock.jump_to(wake)
            rest = self._clock.until(wake)
            if rest is None or rest > 0:
                return rest
            self._session.tick(self._clock.now)
            self._deliver()
        return None

    def play_out(self) -> None:
        """R-67: play the rest of the match among the others at once."""
        pace: float | None = self._pace
        self._pace = 0.0
        while self.table.stage != "over":
            if self.asked is Asked.NEXT:
                self.say(Agree(to="next"))
            self.advance()
        self._pace = pace

    async def messages(self) -> AsyncGenerator[ToClient, None]:
        """Everything the table sends, at its time."""
        while True:
            self._stirred.clear()
            rest = self.advance()
            for message in self.take():
                yield message
            if not self._heard:
                await self._wait(rest)

    async def send(self, message: ToServer) -> bool:
        self.say(message)
        return True

    async def close(self) -> None:
        """There is no connection to close."""

    async def _wait(self, seconds: float | None) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stirred.wait()
        except TimeoutError:
            pass

    def _shuffle(self, rules: Rules) -> Chance:
        return Chance.drawn_from(self._rng, rules)

    def _deliver(self) -> None:
        self.steps += self._session.take_steps()
        for outgoing in self._session.release(self._clock.now):
            self._hear(read_by_client(outgoing.body))
        if self.asked is Asked.PICK:
            self._pick()

    def _hear(self, message: ToClient) -> None:
        self._heard.append(message)
        self._followed.follow(message)
        if isinstance(message, Refused):
            self._followed.ask_again()
        if isinstance(message, Refused | Welcome | Update) and self._passed != key_of(self.asked, self._seen):
            self._passed = None

    @property
    def _seen(self) -> Seen:
        return self._followed.seen

    def _pick(self) -> None:
        """R-03: all face-down cards are equal, so the person's is chosen at random."""
        spread = self._seen.table.spread
        if spread is not None:
            taken = {pick.at for pick in spread.picks}
            left = [at for at in range(spread.cards) if at not in taken]
            self.say(PickCard(at=self._rng.choice(left)))

    @property
    def _at_once(self) -> bool:
        if self._pace != 0 or self._held:
            return False
        return self.asked is Asked.NOTHING or self._passed is not None

    @property
    def _rate(self) -> float:
        """How fast table time runs: it stands still between hands, and a turn clock counts real seconds.

        While somebody can be caught, or the person can jump in, it never runs faster than real time (A-68).
        """
        table, hand = self._seen.table, self._seen.hand
        if self._held or (table.stage != "hand" and self.asked is not Asked.NOTHING):
            return 0.0
        if table.clock is not None and table.clock.seat == table.you and table.asked != "settle":
            return 1.0
        if self._pace == 0:
            return 0.0
        if table.asked == "settle" and self.asked is Asked.NOTHING:
            return _HURRY
        rate = 1.0 if self._pace is None else sum(thinking_at(table.terms)) / 2 / self._pace
        races = (hand is not None and hand.exposed) or self.asked is Asked.REMARK
        return min(1.0, rate) if races else rate


class _TableClock:
    """Table time, which can run faster or slower than real time, or stand still."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._rate = 0.0
        self._at, self._since = _BEGINNING, seconds()

    @property
    def now(self) -> float:
        return self._at + (self._seconds() - self._since) * self._rate

    def run(self, rate: float) -> None:
        self._at, self._since = self.now, self._seconds()
        self._rate = rate

    def jump_to(self, time: float) -> None:
        self._at, self._since = max(self.now, time), self._seconds()

    def until(self, time: float) -> float | None:
        """Real seconds until this time, None while time stands still."""
        rest = time - self.now
        if rest <= 0:
            return 0.0
        return rest / self._rate if self._rate else None
