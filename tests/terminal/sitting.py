"""A person at a table, for the tests: positions, opponents who do as they are told, a window to look at."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

from textual.pilot import Pilot
from textual.widget import Widget

from penult.bots.bot import Bot
from penult.engine.deal import Deal
from penult.engine.moves import Move
from penult.engine.view import View
from penult.rulebook.voice import Voice
from penult.terminal.captions import heading
from penult.terminal.hand_of_play import YOU, HandOfPlay
from penult.terminal.pages.result import ResultPage
from penult.terminal.pages.table import TablePage
from penult.terminal.parts.log import TableLog
from penult.terminal.tempo import Tempo
from penult.terminal.window import Window

NAMES = ("Ana", "Nadia", "Bruno", "Chloé", "Omar", "Lúcia", "Felix", "Inés", "Théo", "Ada")


class Told:
    """A bot that makes the moves it was told as soon as they are legal, and else the plainest one."""

    def __init__(self, *moves: str) -> None:
        self._moves = list(moves)

    def choose(self, view: View) -> Move | None:
        for text in self._moves:
            if Move(text) in view.moves:
                self._moves.remove(text)
                return Move(text)
        if view.turn != view.seat or view.phase.startswith("settle"):
            return None
        plain = ("draw", "keep", "accept")
        return next((move for move in view.moves if move.verb in plain), view.moves[0])


def hand_at(position: str, *, seed: int = 0, **told: Sequence[str]) -> HandOfPlay:
    """A hand at a position; `b1=("catch 0",)` tells the bot at seat 1 what to do."""
    deal = Deal.at(position)
    bots: dict[int, Bot] = {
        seat: Told(*told.get(f"b{seat}", ())) for seat in range(deal.seats) if seat != YOU
    }
    return HandOfPlay(deal, bots, random.Random(seed))


def voice_of(hand: HandOfPlay, language: str = "en", names: Sequence[str] = NAMES) -> Voice:
    return Voice(language, hand.deal.rules, names[: hand.deal.seats], reader=YOU)


class Sitting(Window):
    """A window with one table in it, and no pauses unless a pace is given."""

    def __init__(
        self, hand: HandOfPlay, pace: float = 0, language: str = "en", names: Sequence[str] = NAMES
    ) -> None:
        super().__init__(language)
        self.hand = hand
        self.wanted: str | None = None
        self.seen: dict[str, str] = {}
        tempo = Tempo(pace, random.Random(0))
        voice = voice_of(hand, language, names)
        title = heading(hand.deal.rules, hand.deal.seats, voice)
        self.table = TablePage(hand, voice, tempo, title, lambda: ResultPage(hand.view, voice, "kept"))

    def on_mount(self) -> None:
        self.push_screen(self.table, self._leave)

    def look(self) -> None:
        """Keep in mind what stands on the table now."""
        if self.table.is_attached:
            parts = self.table.query("Seats, Piles, #prompt, #looked, #choices").results(Widget)
            self.seen = {str(part.id): plain(part) for part in parts}
            self.seen["log"] = story(self.table)

    @property
    def moves(self) -> list[str]:
        """What the person has done."""
        return [str(move) for seat, move in self.hand.deal.moves if seat == YOU]

    def _leave(self, wanted: str | None) -> None:
        self.wanted = wanted
        self.exit()


def plain(part: Widget) -> str:
    return str(part.render())


def story(table: TablePage) -> str:
    return "\n".join(str(option.prompt) for option in table.query_one(TableLog).options)


Act = Callable[[Sitting, Pilot[None]], Awaitable[None]]


def sit(hand: HandOfPlay, act: Act, size: tuple[int, int] = (80, 24), pace: float = 0) -> Sitting:
    """Open the window on a hand and do something in it."""

    async def run() -> Sitting:
        app = Sitting(hand, pace)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await act(app, pilot)
            await settled(pilot)
            app.look()
        return app

    return asyncio.run(run())


def press(hand: HandOfPlay, *keys: str, size: tuple[int, int] = (80, 24)) -> Sitting:
    """Open the window on a hand and press keys, one after the other."""

    async def act(_: Sitting, pilot: Pilot[None]) -> None:
        for key in keys:
            await pilot.press(key)
            await settled(pilot)

    return sit(hand, act, size)


async def settled(pilot: Pilot[None]) -> None:
    """Until the bots have moved and everything is drawn."""
    await pilot.pause()
