"""The truth of a table: who is there, where they sit, and the match they play.

It is a function of the steps in its log (`applying`). No I/O, no clock, no chance of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..engine.cards import Card
from ..engine.chance import Chance, Source
from ..engine.deal import Deal
from ..engine.errors import Malformed
from ..engine.events import Event
from ..engine.rules import Rules
from ..match.events import MatchEvent
from ..match.match import Match
from ..wire.events import TableEvent
from ..wire.terms import Terms
from ..wire.views import Stage
from .chairs import STAND_IN, Chair, chair_kept_for, chair_of, people_in
from .namesakes import all_told_apart, told_apart
from .steps import AnyStep, Opened

UNKNOWN = "—"
"""What somebody is called of whom no name is known any more."""

Told = Event | MatchEvent | TableEvent


class Made(NamedTuple):
    """A step that was applied, with the chance it met, and what there is to tell of it."""

    step: AnyStep
    told: tuple[Told, ...]


class Table:
    """People, seats, and the match they play."""

    def __init__(self, opened: Opened) -> None:
        self.code = opened.code
        self.terms: Terms = opened.terms
        self.tournament = opened.tournament
        self.password = opened.password
        self.rules = Rules(opened.terms.rules)
        self.shuffled: Chance | None = None
        """The chance of a hand that is being dealt now; a hand in the log has it in its steps."""
        self.stage: Stage = "gathering"
        self.names: dict[str, str] = {}
        """What everybody at the table is called, in the order they came. The log does not know it."""
        self.banned: set[str] = set()
        self.host: str | None = None
        self.chairs = [Chair() for _ in range(opened.terms.seats)]
        self.paused = False
        self.closed = False
        self.shut = False
        """Whether only who is at the table may come in."""
        self.match: Match | None = None
        self.deal: Deal | None = None
        self.order: tuple[int, ...] = ()
        """The player at each seat of the hand."""
        self.marks: list[dict[int, str]] = []
        self.hand_of: dict[str, int] = {}
        """Whose cards each person has seen in this hand: until the next deal they sit nowhere else."""
        self.began: dict[str, int] = {}
        """The seats of the people who began this hand."""
        self.sent_away: set[str] = set()
        """Those of them whom the host has kicked while they played: they have not left it (A-74)."""
        self.held: dict[int, str] = {}
        """The answers, by seat of the hand, that wait for the end of their window."""
        self.spread: tuple[Card, ...] = ()
        self.among: tuple[int, ...] = ()
        self.picks: dict[int, int] = {}
        self.pickings: list[tuple[Card, ...]] = []
        """R-03: the cards of each picking for this hand, for its record."""
        self.dealer: int | None = None
        """Of the next hand, where it was found at the table."""
        self.dealer_named = False
        """Whether the host has named that dealer (D-32)."""
        self.digested: bytes | None = None
        """What the digest takes of the table without the hand, until something of that changes."""
        self._hand_seats: dict[str, int] | None = None
        self._bot_seats: tuple[int, ...] | None = None
        self._places: dict[str, tuple[int | None, int | None]] = {}

    def call_people(self, names: Mapping[str, str]) -> None:
        """After the log has been read: what people are called, as it is kept elsewhere."""
        called = [names.get(person, logged) or UNKNOWN for person, logged in self.names.items()]
        self.names = dict(zip(self.names, all_told_apart(called), strict=True))

    def call(self, person: str, name: str) -> str:
        """By this name from now on, told apart from everybody else's; it is not logged."""
        others = (called for other, called in self.names.items() if other != person)
        self.names[person] = told_apart(name, others)
        return self.names[person]

    def changed(self) -> None:
        """What was worked out about people, seats and the match does not hold any more."""
        self.digested = self._hand_seats = self._bot_seats = None
        self._places = {}

    def go_on_from(self, source: Source) -> None:
        """After the log has been read: the chance that is needed next comes from here."""
        if self.deal is not None:
            self.deal.chance.go_on_from(source)

    def seat_of(self, person: str) -> int | None:
        return chair_of(self.chairs, person)

    def seat_kept_for(self, person: str) -> int | None:
        return chair_kept_for(self.chairs, person)

    def place_of(self, person: str) -> tuple[int | None, int | None]:
        """The seat at the table and in this hand, as long as nobody moves: asked for after every card."""
        if person not in self._places:
            player = self.seat_of(person)
            self._places[person] = player, self.hand_seat(player)
        return self._places[person]

    def hand_seat(self, player: int | None) -> int | None:
        """The seat in this hand of a player of the match; None for those who do not play it."""
        return self.order.index(player) if player in self.order and self.deal is not None else None

    @property
    def hand_seats(self) -> dict[str, int]:
        """The seat in this hand of each person who plays it."""
        if self._hand_seats is None:
            people = ((seat, self.chairs[player].person) for seat, player in enumerate(self.order))
            self._hand_seats = {person: seat for seat, person in people if person is not None}
        return self._hand_seats

    @property
    def bot_seats(self) -> tuple[int, ...]:
        """The seats of the hand at which bots make the moves."""
        if self._bot_seats is None:
            played_by = [self.chairs[player].played_by for player in self.order]
            self._bot_seats = tuple(seat for seat, bot in enumerate(played_by) if bot is not None)
        return self._bot_seats

    @property
    def seated_people(self) -> tuple[tuple[int, str], ...]:
        return tuple(people_in(self.chairs))

    def player_chair(self, seat: int) -> Chair:
        """The chair of a seat of the hand."""
        return self.chairs[self.order[seat]]

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot makes the moves at a seat of the hand."""
        return seat in self.bot_seats

    @property
    def all_asleep(self) -> bool:
        """Whether bots sit in for everybody: among themselves they would play all night."""
        seated = [self.chairs[seat] for seat, _ in self.seated_people]
        return bool(seated) and all(chair.autopilot for chair in seated)

    @property
    def hand(self) -> Deal:
        """The hand that is being played."""
        if self.deal is None or self.stage != "hand":
            raise Malformed("hand", self.stage, "a hand that is being played")
        return self.deal

    @property
    def playing(self) -> Match:
        """The match that is being played."""
        if self.match is None:
            raise Malformed("match", self.stage, "a match that has begun")
        return self.match

    def name_of(self, person: str | None) -> str:
        return self.names.get(person or "", "")

    def forget_hands(self) -> None:
        """Hands that are over are in the log; a table that is played at needs only their results."""
        if self.match is not None:
            self.match.deals = [None] * len(self.match.deals)
            self.marks[:-1] = [{}] * (len(self.marks) - 1)

    def take_over(self, seat: int) -> None:
        """Somebody else plays this seat from now on: what was answered for it is not their answer."""
        answered = self.hand_seat(seat)
        if answered is not None:
            self.held.pop(answered, None)

    def vacate(self, seat: int) -> None:
        """Before a match and after it the seat is free; in it a bot plays on."""
        chair = self.chairs[seat]
        self.take_over(seat)
        if self.stage in ("gathering", "over"):
            chair.clear()
        else:
            chair.seat_bot(STAND_IN)
        if not self.seated_people:
            self.seat_the_waiting()

    def seat_the_waiting(self) -> None:
        """Who was to sit down with the next deal does, in a bot's seat."""
        for chair in self.chairs:
            if chair.reserved is not None:
                chair.seat_person(chair.reserved)
                self.changed()

    def bring_chairs(self) -> None:
        """After a match all seats of the table are there again."""
        self.chairs += [Chair() for _ in range(self.terms.seats - len(self.chairs))]
        self.changed()
