"""The players of one table, and what their views say about each other."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import fields, replace

from penult.client.seen import Seen
from penult.wire.to_client import Update, Welcome
from server.live.client import SECONDS, Client, Message
from server.live.player import Player
from server.live.process import Server, open_table

NAMES = ("Ana", "Ben", "Cleo", "Dora")
OWN = ("you", "phase", "hand", "drawn", "known", "moves", "held")
"""The fields of the hand that differ between viewers."""


@dataclass
class Company:
    """Keeps the view of everybody after every update."""

    players: list[Player]
    views: dict[int, dict[str, Seen]] = field(default_factory=lambda: defaultdict(dict))
    welcomes: list[tuple[Seen, Seen]] = field(default_factory=list)
    """A kept view and the whole one that came, unless an answer was held in between."""

    @classmethod
    def at_new_table(
        cls, server: Server, people: int, bots: tuple[str, ...] = (), seed: object = 1, **terms: Any
    ) -> Company:
        guests = [server.guest(name) for name in NAMES[:people]]
        seats = people + len(bots)
        code = open_table(guests[0], bots, seats=seats, **terms)
        players = [Player(guest, code, f"{seed}/{code}", seats) for guest in guests]
        company = cls(players)
        for player in players:
            player.heard = company.note
        return company

    @property
    def granted(self) -> int:
        return sum(player.granted for player in self.players)

    async def play_until(self, granted: int) -> None:
        """Until so much was granted in all."""
        await self.play(lambda _: self.granted < granted)

    async def play_match(self, restless: float) -> None:
        """Until it is over for everybody."""
        async with asyncio.timeout(2 * SECONDS):
            await self.play(lambda player: not _is_over(player), restless)

    async def play(self, going: Callable[[Player], bool], restless: float = 0.0) -> None:
        async with asyncio.TaskGroup() as tasks:
            for player in self.players:
                tasks.create_task(player.play(lambda player=player: going(player), restless))

    def note(self, player: Client, message: Message, before: Seen | None) -> None:
        if not isinstance(message, Welcome | Update) or player.seen is None:
            return
        self.views[message.n][player.guest.name] = player.seen
        if isinstance(message, Welcome) and before is not None and before.n != player.answered:
            self.welcomes.append((before, player.seen))

    def compare(self) -> tuple[int, int]:
        """How many views agreed with those of others, and how many whole views with kept ones."""
        shared = whole = 0
        for views in self.views.values():
            first, *others = map(public, views.values())
            for other in others:
                assert other == first
                shared += 1
        for kept, came in self.welcomes:
            if came.n == kept.n:
                assert differences(kept, came) == []
                whole += 1
        return shared, whole


def public(seen: Seen) -> object:
    """What everybody sees alike."""
    hand = None if seen.hand is None else replace(seen.hand, **dict.fromkeys(OWN))
    return replace(seen.table, you=None), hand


def differences(kept: Seen, came: Seen) -> list[str]:
    """The fields in which they differ."""
    found = []
    for part in ("table", "hand"):
        one, two = getattr(kept, part), getattr(came, part)
        if one is None or two is None:
            found += [part] if one is not two else []
            continue
        pairs = ((each.name, getattr(one, each.name), getattr(two, each.name)) for each in fields(one))
        found += [f"{name}: kept {old}, came {new}" for name, old, new in pairs if old != new]
    return found


def _is_over(player: Player) -> bool:
    return player.seen is not None and player.seen.table.stage == "over"
