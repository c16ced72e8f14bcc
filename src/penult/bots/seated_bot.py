"""A bot in its seat: it sees the view of that seat, and the events as that seat sees them.

>>> import random
>>> from penult.bots.registry import bot
>>> deal = Deal.at("classic n=2 top=R5 h0=R9,B5,W h1=G1,G2")
>>> SeatedBot(bot("simple", random.Random(1)), deal, 0).choose()
Move('play R9')
"""

from __future__ import annotations

from ..engine.deal import Deal
from ..engine.moves import Move
from .bot import Bot, Observer


class SeatedBot:
    """A bot at one seat of one deal."""

    __slots__ = ("_observer", "_told", "bot", "deal", "seat")

    def __init__(self, bot: Bot, deal: Deal, seat: int) -> None:
        self.bot = bot
        self.deal = deal
        self.seat = seat
        self._observer = bot if isinstance(bot, Observer) else None
        self._told = 0
        """How many events of the deal the bot has been told."""

    def choose(self) -> Move | None:
        """The bot's answer now, after it has been told what it has not seen yet."""
        self.observe()
        return self.bot.choose(self.deal.view(self.seat))

    def observe(self) -> None:
        """Tell the bot what has happened since it was told last, if it wants to know."""
        if self._observer is None or self._told == len(self.deal.events):
            return
        events = self.deal.events[self._told :]
        self._told = len(self.deal.events)
        self._observer.observe(tuple(event.seen_by(self.seat) for event in events))

    def leave(self) -> None:
        """The hand is over: a bot that holds something open can let it go."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()
