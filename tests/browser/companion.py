"""A player without a browser: cheap, and does at once what a scene needs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable
from functools import cache
from time import monotonic
from typing import Any, TypeVar

from penult.client.guest import Guest
from penult.client.seen import Seen
from penult.wire import to_server as asks
from server.live.client import SECONDS, Client

MOMENT = 0.05
ANSWERS = ("accept", "color", "draw", "keep")
T = TypeVar("T")


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """Where companions hear and speak: Playwright occupies the thread of the test."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


def _done(what: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(what, _loop()).result(2 * SECONDS)


class Companion:
    """A guest of the server; `come` opens a line, and every word waits until it is granted."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._client: Client | None = None

    def come(self, code: str) -> None:
        self._client = Client(self._guest, code)
        _done(self._client.come())

    def go(self) -> None:
        """Hang up; the seat waits."""
        if self._client is not None:
            _done(self._client.go())
            self._client = None

    def leave(self) -> None:
        """The table, for good."""
        assert self._client is not None
        _done(self._client.leave())
        self._client = None

    @property
    def seen(self) -> Seen:
        assert self._client is not None
        assert self._client.seen is not None
        return self._client.seen

    @property
    def moves(self) -> list[str]:
        """What may be done now; bluffs are left to others."""
        hand = self.seen.hand
        return [] if hand is None else [offer.move for offer in hand.moves if offer.breaks is None]

    @property
    def stage(self) -> str:
        return self.seen.table.stage

    @property
    def cards(self) -> int:
        return len(self.seen.hand.hand) if self.seen.hand else 0

    def until(self, true: Callable[[Seen], bool], seconds: float = SECONDS) -> None:
        assert self._client is not None
        _done(self._client.until(true, seconds))

    def is_dealt_to(self, within: int) -> bool:
        """As a player in a browser: takes a card of the spread if it has to."""
        until = monotonic() + within / 1000
        while self.stage != "hand" and monotonic() < until:
            self.take_card(0)
        return self.stage == "hand"

    def take_card(self, at: int) -> None:
        """Of the spread, if one is to be taken: the first from this place on."""
        spread, you = self.seen.table.spread, self.seen.table.you
        taken = {pick.at: pick.seat for pick in spread.picks} if spread else {}
        if spread and you in spread.among and you not in taken.values():
            self.pick(next(place for place in range(at, spread.cards) if place not in taken))
        else:
            self.wait()

    def wait(self) -> None:
        """A moment, or until something is said."""
        n = self.seen.n
        try:
            self.until(lambda seen: seen.n > n, MOMENT)
        except TimeoutError:
            return

    def act(self, move: str) -> None:
        """Make a move as soon as it is offered, right or wrong."""
        self.until(lambda seen: seen.hand is not None and move in [offer.move for offer in seen.hand.moves])
        self.ask(asks.Act(move=move, seen=self.seen.n))

    def ask(self, message: asks.ToServer) -> None:
        """Until it is granted."""
        assert self._client is not None
        sent = _done(self._client.ask(message))
        assert sent.fate in ("granted", "heard"), sent

    def agree(self) -> None:
        self.ask(asks.Agree(to="next"))

    def pick(self, at: int) -> None:
        self.until(lambda seen: seen.table.spread is not None)
        self.ask(asks.PickCard(at=at))


Choice = Callable[[Companion], str | None]


def sensible(player: Companion) -> str | None:
    """Lays what fits, plain cards before wild ones; calls in time."""
    plays = [move for move in player.moves if move.startswith("play")]
    if player.cards == 2:
        plays = [move for move in plays if move.endswith("!")]
    first = sorted(plays, key=lambda move: (move.startswith("play W"), move))[:1]
    answers = [move for move in player.moves if move.split()[0] in ANSWERS]
    return next(iter((*first, *answers)), None)


def play_on(
    players: Iterable[Companion], choose: Choice = sensible, until: Callable[[], bool] = lambda: False
) -> None:
    """Play until the hand is over or a condition holds."""
    everybody = list(players)
    while not until():
        if any(player.stage != "hand" for player in everybody):
            for player in everybody:
                player.until(lambda seen: seen.table.stage != "hand")
            return
        n = max(player.seen.n for player in everybody)
        for player in everybody:  # nobody chooses by what is old
            player.until(lambda seen, n=n: seen.n >= n)  # type: ignore[misc]
        able = ((player, move) for player in everybody if (move := choose(player)) is not None)
        player, move = next(able, (everybody[0], None))
        if move is not None:
            player.act(move)
        else:
            player.wait()
