"""Who is at a table, by name, and the voices that speak about them."""

from __future__ import annotations

from ..client.seen import Seen
from ..client.view import engine_view
from ..engine.kernel.scoring import partner
from ..engine.rules import Rules
from ..engine.view import View
from ..match.course import decided
from ..match.formats import format_of
from ..match.standing import Standing
from ..notation.names import bot_names as names_of_bots
from ..rulebook.voice import Voice
from ..table.people.namesakes import BOT_NAMES
from ..wire.views import TableView
from .match_voice import MatchVoice


def printable(text: str) -> str:
    """Text from the server without anything that moves the cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


class Company:
    """The people and bots at a table, in the reader's language."""

    def __init__(self, seen: Seen, language: str, names: tuple[str, ...] = ()) -> None:
        """`names` are those of all players if known; otherwise they come from the table."""
        self.seen = seen
        self.rules = Rules(seen.table.terms.rules)
        self.names = names or seat_names(seen.table)
        self._language = language

    @property
    def table_voice(self) -> Voice:
        """Speaks about the seats of the table, which are the players of the match."""
        return Voice(self._language, self.rules, self.names, self.seen.table.you)

    @property
    def hand_voice(self) -> Voice:
        """Speaks about the seats of the hand."""
        hand = self.seen.hand
        if hand is None:
            return self.table_voice
        names = [self.name(player) for player in hand.order]
        return Voice(self._language, self.rules, names, hand.you)

    @property
    def match_voice(self) -> MatchVoice:
        standing = self.seen.table.standing
        scorers = standing.scorers if standing else tuple((seat,) for seat in range(len(self.names)))
        return MatchVoice(self.table_voice, scorers)

    @property
    def view(self) -> View | None:
        """The current hand, as the reader sees it."""
        return None if self.seen.hand is None else engine_view(self.seen.hand, self.rules)

    @property
    def standing(self) -> Standing | None:
        told = self.seen.table.standing
        if told is None:
            return None
        standing = Standing(told.totals, told.dealer, told.out, told.hands, winners=told.winners)
        return decided(self.rules, standing) if told.hands else standing

    @property
    def partner(self) -> str:
        """R-63: who sits opposite the reader, if partners play."""
        hand = self.seen.hand
        if hand is None or hand.you is None or not format_of(self.rules).partners:
            return ""
        return self.hand_voice.name(partner(hand.you, len(hand.order)))

    @property
    def host(self) -> str:
        return self.person(self.seen.table.host)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat)

    def bot(self, seat: int) -> str:
        """The bot that sits there, or sat there before somebody took its seat."""
        names = bot_names(self.seen.table)
        return names[seat] if seat < len(names) else str(seat)

    def person(self, person: str | None) -> str:
        return next((printable(each.name) for each in self.seen.table.people if each.id == person), "")


def bot_names(table: TableView) -> tuple[str, ...]:
    """The name of a bot at each seat."""
    return names_of_bots(BOT_NAMES, (person.name for person in table.people), len(table.seats))


def seat_names(table: TableView) -> tuple[str, ...]:
    return tuple(seat.name or bot for seat, bot in zip(table.seats, bot_names(table), strict=True))
