"""A person at a table, for the tests: positions, opponents who do as they are told, a window to look at."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from textual.pilot import Pilot
from textual.widget import Widget

from penult.bots.bot import Bot
from penult.bots.registry import BOTS, BotKind
from penult.engine.chance import Chance
from penult.engine.deal import Deal
from penult.engine.moves import Move
from penult.engine.view import View
from penult.rulebook.voice import Voice
from penult.table.log.apply import apply, table_from_log
from penult.table.log.steps import Dealt
from penult.terminal.local_table import LocalTable
from penult.terminal.pages.table import TablePage
from penult.terminal.parts.log import TableLog
from penult.terminal.party import YOU, Party
from penult.terminal.record_folder import RecordFolder
from penult.terminal.solo import SoloTable
from penult.terminal.solo_narrator import SoloNarrator
from penult.terminal.table_log import next_hand
from penult.terminal.window import Window
from penult.terminal.window_table import WindowTable
from penult.wire.terms import Pace

NAMES = ("Ana", "Nadia", "Bruno", "Chloé", "Omar", "Lúcia", "Felix", "Inés", "Théo", "Ada")


class Told:
    """A bot that makes the given moves when they are legal, and otherwise the plainest one."""

    def __init__(self, *moves: str) -> None:
        self._moves = tuple(map(Move, moves))

    def choose(self, view: View) -> Move | None:
        for move in self._moves:
            if move in view.moves:
                return move
        if view.turn != view.seat or view.phase.startswith("settle"):
            return None
        plain = ("draw", "keep", "accept")
        return next((move for move in view.moves if move.verb in plain), view.moves[0])


class Played:
    """A table at which a hand has come to a position."""

    def __init__(
        self, position: str, told: Mapping[str, Sequence[str]], seed: int, seconds: int, pace: Pace | None
    ) -> None:
        deal = Deal.at(position)
        for seat in range(1, deal.seats):
            BOTS[f"told{seat}"] = BotKind(_same(Told(*told.get(f"b{seat}", ()))))
        bots = tuple(f"told{seat}" for seat in range(1, deal.seats))
        self.party = Party(deal.rules, bots, "en", NAMES[0], turn_seconds=seconds, pace=pace)
        self.table = table_from_log(next_hand(self.party, deal.dealer))
        self.table.shuffled = chance = Chance.seeded(deal.rules, 0)
        apply(self.table, Dealt(deck=" ".join(map(str, chance.deck))))
        self.table.deal = deal
        self._rng = random.Random(seed)

    @property
    def deal(self) -> Deal:
        assert self.table.deal is not None
        return self.table.deal

    @property
    def view(self) -> View:
        return self.deal.view(YOU)

    def home(self, pace: float = 0, language: str = "en") -> SoloTable:
        """The table in this process, where the person sits down."""
        story = SoloNarrator(replace(self.party, language=language))
        return SoloTable(
            LocalTable(self.table, (), self._rng, pace), story, RecordFolder(None, datetime.now), None
        )


def _same(bot: Bot) -> Callable[[random.Random], Bot]:
    return lambda _: bot


def hand_at(
    position: str, *, seed: int = 0, seconds: int = 0, pace: Pace | None = None, **told: Sequence[str]
) -> Played:
    """A hand at a position; `b1=("catch 0",)` tells the bot at seat 1 what to do."""
    return Played(position, told, seed, seconds, pace)


def voice_of(hand: Played, language: str = "en", names: Sequence[str] = NAMES) -> Voice:
    return Voice(language, hand.deal.rules, names[: hand.deal.seats], reader=YOU)


class Sitting(Window):
    """A window with one table in it, and no pauses unless a pace is given."""

    def __init__(self, hand: Played, pace: float = 0, language: str = "en") -> None:
        super().__init__(language)
        self.hand = hand
        self.wanted: str | None = None
        self.seen: dict[str, str] = {}
        self._window_table = WindowTable(self, hand.home(pace, language), self._leave)

    def on_mount(self) -> None:
        self._window_table.open()

    @property
    def table(self) -> TablePage:
        """The page of the hand, whatever lies over it."""
        return next(page for page in self.screen_stack if isinstance(page, TablePage))

    def look(self) -> None:
        """Remember what is on the table now."""
        if any(isinstance(page, TablePage) for page in self.screen_stack):
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


def sit(hand: Played, act: Act, size: tuple[int, int] = (80, 24), pace: float = 0) -> Sitting:
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


def press(hand: Played, *keys: str, size: tuple[int, int] = (80, 24)) -> Sitting:
    """Open the window on a hand and press keys, one after the other."""

    async def act(_: Sitting, pilot: Pilot[None]) -> None:
        for key in keys:
            await pilot.press(key)
            await settled(pilot)

    return sit(hand, act, size)


async def settled(pilot: Pilot[None]) -> None:
    """Until the bots have moved and everything is drawn."""
    await pilot.pause()
