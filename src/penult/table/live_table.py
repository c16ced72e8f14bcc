"""A table while the server runs: its truth, who is connected, and what waits to be written and told."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Callable

from ..engine.chance import Chance
from ..engine.errors import IllegalMove, Malformed
from ..engine.moves import Move
from ..engine.rules import Rules
from ..wire.said import TableEvent
from ..wire.to_client import Done, Refused, ToClient
from .applying import apply
from .chairs import Chair
from .declined import Declined, Fact
from .guests import Guest
from .namesakes import is_numbered
from .steps import AnyStep, Dealt, Piloted, Played
from .stopwatch import Stopwatch
from .table import UNKNOWN, Table, Told
from .telling import Telling

MOST_NAMES = 500
"""People who were at a table and whose names are remembered."""
Shuffle = Callable[[Rules], Chance]
"""Where the cards of a hand come from."""


class LiveTable:
    """What the steward and its assistants work on."""

    def __init__(self, table: Table, shuffle: Shuffle, rng: random.Random, n: int = 0) -> None:
        self.table = table
        self.shuffle = shuffle
        self.rng = rng
        self.now = 0.0
        self.written_at = 0.0
        """When the last update was written to the connections."""
        self.as_of: float | None = None
        """The moment that the next update speaks of, where that must not be when it is written (A-11)."""
        self.n = n
        """The number of the last update."""
        self.guests: dict[str, Guest] = {person: Guest() for person in table.names}
        known = ((person, name) for person, name in table.names.items() if not is_numbered(name, UNKNOWN))
        self._first_names: OrderedDict[str, str] = OrderedDict(known)
        """By which everybody came first, where nobody may talk by a new name."""
        self.steps: list[AnyStep] = []
        """To be written."""
        self.told: list[Telling] = []
        """To be shown with the next update."""
        self.answers: list[tuple[str, ToClient]] = []
        """For one person each, once the steps are written."""
        self.changed = False
        """Whether the view has changed though nothing is told."""
        self.stirred = False
        """Whether something besides a move has happened since the last update."""
        self.agreed: set[int] = set()
        """The seats that agree to what is asked."""
        self.asked: str | None = None
        self.shown_round_trips: tuple[int | None, ...] = ()
        """As the last update showed them."""
        self.stopwatch = Stopwatch()
        """Of the hand that is played, or was played last."""
        self.next_at: float | None = None
        """When the next hand is dealt, whoever is still looking at the scores."""

    def name_for(self, person: str, name: str) -> str:
        """What somebody who comes in is called: where only phrases are said, as when they came before."""
        if self.table.terms.free_text:
            return name
        first = self._first_names.setdefault(person, name)
        if len(self._first_names) > MOST_NAMES:
            self._first_names.popitem(last=False)
        return first

    def forget_name(self, person: str) -> None:
        self._first_names.pop(person, None)

    def do(self, step: AnyStep) -> None:
        """Make a step true, and have it written and told."""
        self.stirred = True
        self._make(step)

    def write_down(self, step: AnyStep) -> None:
        """A step that makes nothing true and tells nothing."""
        self.steps.append(step)

    def tell(self, event: TableEvent) -> None:
        """Something that is shown but not written."""
        self.stirred = True
        self.told.append(Telling(event))

    def tell_host(self, event: TableEvent) -> None:
        """What nobody else is told."""
        if self.table.host is not None:
            self.told.append(Telling(event, only=self.table.host))

    def play(self, seat: int, move: Move, mark: str = "") -> tuple[Told, ...]:
        """A move at a seat of the hand; `IllegalMove`, and then nothing has changed."""
        shown = "" if move.verb == "keep" else mark  # it looks like a card that did not fit
        return self._make(Played(seat=seat, move=str(move), mark=mark), shown)

    def deal(self) -> None:
        self.stirred = True
        self.table.shuffled = chance = self.shuffle(self.table.rules)
        self._make(Dealt(deck=" ".join(map(str, chance.deck))))
        self.agreed.clear()
        self.asked = None

    def _make(self, step: AnyStep, mark: str = "") -> tuple[Told, ...]:
        made, told = apply(self.table, step)
        self.steps.append(made)
        seats = self.table.hand_seats
        self.told += [Telling(event, seats, "" if at else mark) for at, event in enumerate(told)]
        return told

    def wake_person(self, seat: int) -> None:
        """Whoever acts has taken the seat back; what the bot would have answered is not their answer."""
        if self.table.chairs[seat].autopilot:
            self.do(Piloted(seat=seat, on=False))

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot makes the moves at a seat of the hand."""
        return self.chair(seat).played_by is not None

    def chair(self, seat: int) -> Chair:
        """Of a seat of the hand."""
        return self.table.chairs[self.table.order[seat]]

    def round_trip(self, seat: int) -> float:
        """Of whoever is connected at a seat of the hand; bots and people who are away have no line."""
        guest = self.guests.get(self.chair(seat).person or "")
        return guest.round_trip or 0.0 if guest is not None and guest.here else 0.0

    @property
    def round_trips(self) -> tuple[int | None, ...]:
        """By seat of the table, in milliseconds and rounded; None where no line has been measured."""
        return tuple(self._shown_round_trip(chair.person) for chair in self.table.chairs)

    def _shown_round_trip(self, person: str | None) -> int | None:
        guest = self.guests.get(person or "")
        if guest is None or not guest.here or guest.round_trip is None:
            return None
        return 10 * round(100 * guest.round_trip)

    def acknowledge(self, person: str, request: int, answered: bool = True) -> None:
        """The next update answers this message; over a line that is no more it is only known as granted."""
        if request and person in self.guests:
            self.guests[person].accepted.append(request)
            if answered:
                self.guests[person].yours.append(request)

    def done(self, person: str, request: int, answered: bool = True) -> None:
        """Granted, and there is nothing to show yet."""
        if request and person in self.guests:
            self.guests[person].accepted.append(request)
        if answered:
            self.answers.append((person, Done(id=request)))

    def answer_the_rest(self) -> None:
        """What was granted and changed nothing that is shown is answered all the same."""
        for person, guest in self.guests.items():
            self.answers += [(person, Done(id=request)) for request in guest.yours]
            guest.yours.clear()

    def refuse(self, person: str, request: int, why: IllegalMove | Malformed | Declined) -> None:
        """Say why nothing changed."""
        self.answers.append((person, refusal(request, why)))

    def here(self, person: str) -> bool:
        guest = self.guests.get(person)
        return guest is not None and guest.here

    @property
    def anybody_here(self) -> bool:
        return any(guest.connection is not None for guest in self.guests.values())

    @property
    def all_here(self) -> bool:
        return all(guest.connection is not None for guest in self.guests.values())

    @property
    def next_due(self) -> float | None:
        """When the next hand is dealt by itself."""
        return None if self.next_at is None or self.all_asleep else self.next_at

    @property
    def all_asleep(self) -> bool:
        """Whether bots sit in for everybody: among themselves they would play all night."""
        seated = [self.table.chairs[seat] for seat, _ in self.table.seated_people]
        return bool(seated) and all(chair.autopilot for chair in seated)

    @property
    def present(self) -> tuple[tuple[int, str], ...]:
        """The seats of people who are connected, and who they are."""
        return tuple((seat, person) for seat, person in self.table.seated_people if self.here(person))

    @property
    def asked_of(self) -> tuple[int, ...]:
        """The seats whose word is wanted: R-67, whoever is eliminated is not waited for by those who play."""
        here = [seat for seat, _ in self.present]
        out = self.table.match.standing.out if self.table.match else ()
        return tuple(seat for seat in here if seat not in out) or tuple(here)

    @property
    def running(self) -> bool:
        """Whether time passes: somebody who sits here is here, and nobody has stopped the clock."""
        if self.table.paused or self.table.closed:
            return False
        for chair in self.table.chairs:  # noqa: SIM110 - asked six times a move; `any` takes three times as long
            if chair.person is not None and self.here(chair.person):
                return True
        return False


def refusal(request: int, why: IllegalMove | Malformed | Declined) -> Refused:
    if isinstance(why, IllegalMove):
        facts = {name: _plain(fact) for name, fact in why.facts.items()}
        return Refused(id=request, code=why.code, rule=why.rule, facts=facts, expected=why.sentence)
    if isinstance(why, Declined):
        return Refused(id=request, code=why.code, rule=why.rule, facts=why.facts, expected=why.expected)
    return Refused(id=request, code="malformed", expected=str(why))


def _plain(fact: object) -> Fact:
    return fact if fact is None or isinstance(fact, int) else str(fact)
