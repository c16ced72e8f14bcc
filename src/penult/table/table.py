"""The state of a table: who is there, where they sit, and the match they play.

It follows from the steps in its log (`apply`) alone. No I/O, no clock, no chance of its own.
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
from .log.steps import AnyStep, Opened
from .people.chairs import STAND_IN, Chair, chair_kept_for, chair_of, people_in
from .people.namesakes import distinct_name, distinct_names

UNKNOWN = "—"
"""The name of a person whose name was erased."""

AnyEvent = Event | MatchEvent | TableEvent


class Applied(NamedTuple):
    """A step that was applied, completed with the chance it used, and the events it caused."""

    step: AnyStep
    events: tuple[AnyEvent, ...]


class Table:
    """People, seats, and the match they play."""

    def __init__(self, opened: Opened) -> None:
        self.code = opened.code
        self.terms: Terms = opened.terms
        self.tournament = opened.tournament
        self.password = opened.password
        self.rules = Rules(opened.terms.rules)
        self.shuffled: Chance | None = None
        """The chance for the hand being dealt now. A hand read from a log takes it from its steps."""
        self.stage: Stage = "gathering"
        self.names: dict[str, str] = {}
        """The names of everybody at the table, in the order they came. They are not logged."""
        self.banned: set[str] = set()
        self.host: str | None = None
        self.chairs = [Chair() for _ in range(opened.terms.seats)]
        self.paused = False
        self.closed = False
        self.shut = False
        """Whether the door is shut: only people who are at the table may come in."""
        self.match: Match | None = None
        self.deal: Deal | None = None
        self.order: tuple[int, ...] = ()
        """The player at each seat of the hand."""
        self.marks: list[dict[int, str]] = []
        """Hand by hand, the marks of moves that no person made, by the number of the move."""
        self.seen_hands: dict[str, int] = {}
        """The seat whose cards each person has seen. Until the next deal they may sit only there."""
        self.seats_at_deal: dict[str, int] = {}
        """The seats of the people who began this hand."""
        self.kicked_players: set[str] = set()
        """People whom the host kicked while they played this hand: they have not left it (A-74)."""
        self.held: dict[int, str] = {}
        """Answers, by seat of the hand, that wait for the end of their window."""
        self.spread: tuple[Card, ...] = ()
        self.pickers: tuple[int, ...] = ()
        """R-03: the seats that pick a card from the spread."""
        self.picks: dict[int, int] = {}
        """By seat, the place in the spread of the card it picked."""
        self.picked_cards: list[tuple[Card, ...]] = []
        """The cards of each round of picks for this hand, for its record."""
        self.dealer: int | None = None
        """The dealer of the next hand, if one was found at the table."""
        self.dealer_named = False
        """Whether the host named that dealer (D-32)."""
        self.cached_facts: bytes | None = None
        """The encoded facts that a digest takes from the table without the hand."""
        self._hand_seats: dict[str, int] | None = None
        self._bot_seats: tuple[int, ...] | None = None
        self._both_seats: dict[str, tuple[int | None, int | None]] = {}

    def set_names(self, names: Mapping[str, str]) -> None:
        """Name the people of a table that was read from a log, which has no names."""
        given = [names.get(person, logged) or UNKNOWN for person, logged in self.names.items()]
        self.names = dict(zip(self.names, distinct_names(given), strict=True))

    def rename(self, person: str, name: str) -> str:
        """Give a person a new name, made distinct from all others. It is not logged."""
        others = (taken for other, taken in self.names.items() if other != person)
        self.names[person] = distinct_name(name, others)
        return self.names[person]

    def clear_caches(self) -> None:
        """People, seats or the match have changed."""
        self.cached_facts = self._hand_seats = self._bot_seats = None
        self._both_seats = {}

    def go_on_from(self, source: Source) -> None:
        """Draw further chance from this source, after the log has been read."""
        if self.deal is not None:
            self.deal.chance.go_on_from(source)

    def seat_of(self, person: str) -> int | None:
        return chair_of(self.chairs, person)

    def seat_kept_for(self, person: str) -> int | None:
        return chair_kept_for(self.chairs, person)

    def both_seats(self, person: str) -> tuple[int | None, int | None]:
        """A person's seat at the table and in this hand. Cached, as it is needed after every move."""
        seats = self._both_seats.get(person)
        if seats is None:
            player = self.seat_of(person)
            seats = self._both_seats[person] = player, self.hand_seat(player)
        return seats

    def hand_seat(self, player: int | None) -> int | None:
        """The seat in this hand of a player of the match; None if the player is not in this hand."""
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
            bots = [self.chairs[player].acting_bot for player in self.order]
            self._bot_seats = tuple(seat for seat, bot in enumerate(bots) if bot is not None)
        return self._bot_seats

    @property
    def seated_people(self) -> tuple[tuple[int, str], ...]:
        return tuple(people_in(self.chairs))

    def hand_chair(self, seat: int) -> Chair:
        """The chair at a seat of the hand."""
        return self.chairs[self.order[seat]]

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot makes the moves at a seat of the hand."""
        return seat in self.bot_seats

    @property
    def all_on_autopilot(self) -> bool:
        """Whether bots play for every person. Left alone, they would play all night."""
        seated = [self.chairs[seat] for seat, _ in self.seated_people]
        return bool(seated) and all(chair.autopilot for chair in seated)

    @property
    def hand(self) -> Deal:
        """The hand that is being played."""
        if self.deal is None or self.stage != "hand":
            raise Malformed("hand", self.stage, "a hand that is being played")
        return self.deal

    @property
    def current_match(self) -> Match:
        """The match that is being played."""
        if self.match is None:
            raise Malformed("match", self.stage, "a match that has begun")
        return self.match

    @property
    def players_in(self) -> tuple[int, ...]:
        """The players who are still in the hand that is played (H-44)."""
        return tuple(self.order[seat] for seat in self.hand.playing)

    def name_of(self, person: str | None) -> str:
        return self.names.get(person or "", "")

    def forget_hands(self) -> None:
        """Free the hands that are over: the log has them, and play needs only their results."""
        if self.match is not None:
            self.match.deals = [None] * len(self.match.deals)
            self.marks[:-1] = [{}] * (len(self.marks) - 1)

    def drop_held_answer(self, seat: int) -> None:
        """Forget the answer held for this seat, because somebody else plays it from now on."""
        answered = self.hand_seat(seat)
        if answered is not None:
            self.held.pop(answered, None)

    def vacate(self, seat: int) -> None:
        """Free the seat; during a match, leave it to a bot."""
        chair = self.chairs[seat]
        self.drop_held_answer(seat)
        if self.stage in ("gathering", "over"):
            chair.clear()
        else:
            chair.seat_bot(STAND_IN)
        if not self.seated_people:
            self.seat_reserved()

    def is_hand_of_kicked(self, seat: int) -> bool:
        """Whether a bot plays the hand of a person who was kicked. Nobody may look into it."""
        if self.stage != "hand":
            return False
        return any(self.seen_hands.get(person) == seat for person in self.banned)

    def seat_reserved(self) -> None:
        """Seat everybody who has reserved a bot's seat, except where nobody may look into the hand."""
        for seat, chair in enumerate(self.chairs):
            if chair.reserved is not None and not self.is_hand_of_kicked(seat):
                chair.seat_person(chair.reserved)
                self.clear_caches()

    def restore_chairs(self) -> None:
        """Bring back the seats that were taken away when the match began."""
        self.chairs += [Chair() for _ in range(self.terms.seats - len(self.chairs))]
        self.clear_caches()
