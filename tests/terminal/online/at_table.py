"""People at a scene, each at a keyboard of their own."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from penult.client.question import Asked
from penult.terminal.lines import Lines
from penult.terminal.online.narrator import ServerNarrator
from penult.terminal.plain_answers import PlainAnswers
from penult.terminal.plain_table import PlainTable
from penult.wire.coding import read_by_client
from penult.wire.to_client import Welcome
from table.scene import Scene

LINK = "http://cards.example/t/TABLE234"


def opened(rules: str = "classic", seats: int = 2, bots: int = 0, **given: Any) -> Scene:
    """A table of Ana's, to which nobody has come."""
    return Scene.opened_by("Ana", seats, rules=rules, bots=("keen",) * bots, code=LINK[-8:], **given)


class Player:
    """Types lines and reads what comes back."""

    def __init__(self, name: str, scene: Scene, language: str = "en") -> None:
        self.name = name
        self.scene = scene
        self.person = scene.person(name)
        self._out = io.StringIO()
        lines = Lines(io.StringIO(), self._out)
        self.sitting = PlainTable(
            ServerNarrator(language, LINK), lines, self.person.sends, lambda: scene.now - 400
        )
        self._remarked = 0
        """The update to which something was said out of turn."""
        self._answering = PlainAnswers(self.sitting)
        self.person.heard = self._hear
        self.person.comes()

    def _hear(self, body: bytes) -> None:
        message = read_by_client(body)
        if isinstance(message, Welcome):
            self.welcome = message
        self.sitting.hear(message)

    def type(self, *lines: str) -> str:
        """Type lines; return the output from the first of them on."""
        start = len(self.read)
        for line in lines:
            self._answering.hear(line)
        return self.read[start:]

    def takes(self, line: str) -> bool:
        return self._answering.takes(line)

    @property
    def read(self) -> str:
        """All that was ever said to this player."""
        return self._out.getvalue()

    @property
    def asked(self) -> Asked:
        return self.sitting.asked

    def move(self) -> None:
        """Answer whatever is asked: by the first move that can be made, with the call of UNO."""
        seen = self.sitting.company and self.sitting.company.seen
        hand = seen and seen.hand
        if self.asked is Asked.REMARK and seen:
            if self._remarked == seen.n:
                return
            self._remarked = seen.n
        if self.asked in (Asked.TURN, Asked.REMARK) and hand:
            offered = [offer.move for offer in hand.moves]
            self.type(next((move for move in offered if move.endswith("!")), offered[0]))
        elif self.asked is not Asked.NOTHING:
            self.type("")


def until(done: Callable[[], bool], scene: Scene, *players: Player) -> None:
    """Everybody answers and time passes, until it has come so far."""
    for _ in range(3000):
        for act in (*(player.move for player in players), scene.pass_time):
            if done():
                return
            act()
    raise AssertionError("it never came so far")


def until_turn_of(player: Player, *others: Player) -> None:
    until_asked(player, Asked.TURN, *others)


def until_asked(player: Player, asked: Asked, *others: Player) -> None:
    """Let time pass until a player is asked this; until then they answer only what comes before a hand."""
    for _ in range(3000):
        if player.asked is asked:
            return
        for each in (player, *others):
            if each is not player or each.asked not in (Asked.TURN, Asked.REMARK):
                each.move()
        if player.asked is not asked:
            player.scene.pass_time()
    raise AssertionError(f"{player.name} was never asked for {asked.value}")
