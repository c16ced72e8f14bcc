"""The four players of one table."""

from __future__ import annotations

import asyncio
from functools import partial

from .doorway import Doorway
from .player import Player
from .tally import Tally

SEATS = 4


class Party:
    def __init__(self, players: list[Player], tally: Tally) -> None:
        self.players = players
        self._tally = tally

    @classmethod
    async def gather(cls, doorway: Doorway, terms: dict[str, object], rush: bool, tally: Tally) -> Party:
        """Make four guests, open a table as the first of them, and seat all four."""
        tokens = [await doorway.guest(f"Player {seat}") for seat in "ABCD"]
        code = await doorway.table(tokens[0], terms)
        players: list[Player] = []
        for token in tokens:
            factory = partial(Player, code, token, host=not players, rush=rush, tally=tally)
            _, player = await asyncio.get_running_loop().create_connection(factory, *doorway.where)
            await player.welcomed
            players.append(player)
        return cls(players, tally)

    def start(self) -> None:
        self.players[0].start()

    @property
    def dealt(self) -> bool:
        return self.players[0].dealt

    def move(self) -> None:
        """Let the player to act move."""
        mover = next((player for player in self.players if player.can_move), None)
        if mover is None:
            self._tally.late += 1
        else:
            mover.move()
