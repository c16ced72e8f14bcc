"""The table as one viewer sees it.

These two structs are the whole description of a view: what changes in it, how a change is merged, the JSON
schema and the TypeScript of all that are made from them. Add a field here, and fill it in `table/views.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .events import MatchEvent
from .people import Person, Seat
from .terms import Terms

Stage = Literal["gathering", "dealer", "hand", "scores", "over"]
"""Before the first deal; finding the dealer; playing; between hands; after the match."""


class Offer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A move that this seat may make now, and the rule it would break though it can be made."""

    move: str
    breaks: str | None = None


class Clock(msgspec.Struct, frozen=True, gc=False):
    """Whose decision is waited for, until when; seconds of the server's clock."""

    seat: int
    """A seat of the table."""
    since: float
    warning: float
    """From then on the person should be warned."""
    until: float
    """Then a bot takes the turn."""


class Pick(msgspec.Struct, frozen=True):
    """A card taken from the spread. `card` is `?` until all have picked."""

    seat: int
    at: int
    card: str


class Spread(msgspec.Struct, frozen=True):
    """R-03: the cards lie face down, and each of `among` picks one."""

    cards: int
    among: tuple[int, ...]
    picks: tuple[Pick, ...]


class Birthdays(msgspec.Struct, frozen=True):
    """R-04: who has answered; the days themselves are shown to nobody and kept nowhere."""

    answered: tuple[int, ...]


class Report(msgspec.Struct, frozen=True):
    """R-48: a line of talk reported as a suggestion, or one made aloud, and who is to decide."""

    message: int
    """The number of the line, or where it was made aloud of the report."""
    by: str
    against: int
    """A seat of the table."""
    judges: tuple[str, ...]
    votes: int
    aloud: bool


class Standing(msgspec.Struct, frozen=True):
    """Where the match stands: totals by player, or by team where partners play."""

    totals: tuple[int, ...]
    scorers: tuple[tuple[int, ...], ...]
    points: tuple[tuple[int, ...], ...]
    """Hand by hand, what it brought each of them."""
    hands: int
    dealer: int | None
    out: tuple[int, ...]
    winners: tuple[int, ...]


class Left(msgspec.Struct, frozen=True):
    """R-53, R-54: a hand at the end: its cards and what they count."""

    player: int
    cards: tuple[str, ...]
    points: int | None
    """None where the hand is void, and nothing is counted."""


class Outcome(msgspec.Struct, frozen=True):
    """How the last hand ended."""

    winner: int | None
    """A player of the match."""
    void: bool
    left: tuple[Left, ...]
    points: int
    told: tuple[MatchEvent, ...]
    """What was told after it: who scored how much by which rule, and who deals next."""
    plays: int
    """How often a card was laid."""
    seconds: int | None
    """How long it was played; null if the server was restarted in the middle of it."""


class TableView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Everything about the table but the cards."""

    code: str = ""
    terms: Terms = Terms()
    stage: Stage = "gathering"
    host: str | None = None
    people: tuple[Person, ...] = ()
    seats: tuple[Seat, ...] = ()
    you: int | None = None
    """Your seat at the table, none for a spectator."""
    standing: Standing | None = None
    outcome: Outcome | None = None
    ready: tuple[int, ...] = ()
    """The seats that have agreed to what is waited for: the next hand, a pause, a last card."""
    waited: tuple[int, ...] = ()
    """The seats that have not, of those who are asked."""
    asked: str | None = None
    """What people are asked to agree to: `next`, `pause` or `settle`."""
    paused: bool = False
    shut: bool = False
    """Whether the host lets nobody else in."""
    clock: Clock | None = None
    window: float | None = None
    """Until when an answer, or whether a drawn card fits, is not shown."""
    round_trips: tuple[int | None, ...] = ()
    """By seat, in milliseconds: what the server has measured of the line (A-68); none for bots."""
    spread: Spread | None = None
    birthdays: Birthdays | None = None
    until: float | None = None
    """When the table goes on by itself: the dealer is found, or the next hand is dealt."""
    reports: tuple[Report, ...] = ()
    void: str | None = None
    """A-74: `allowed` where the host may void the hand, else why not; none while no hand is played."""


class HandView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The hand that is played: `penult.View`. Seats here are those of the hand."""

    number: int = 0
    order: tuple[int, ...] = ()
    """The player of the match at each seat of the hand."""
    dealer: int = 0
    turn: int | None = None
    direction: str = "L"
    top: str = "?"
    laid_by: int | None = None
    """Who laid the top card; null where it was turned up."""
    beneath: str | None = None
    """The card on which it lies."""
    color_before: str | None = None
    """The color on which it was laid."""
    color: str | None = None
    draw: int = 0
    """How many cards the DRAW pile has."""
    discards: int = 0
    counts: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    called: int | None = None
    drew: bool = False
    you: int | None = None
    phase: str = ""
    hand: tuple[str, ...] = ()
    drawn: str | None = None
    known: tuple[tuple[str, ...], ...] = ()
    """Cards that others surely hold: shown to you, or to all."""
    moves: tuple[Offer, ...] = ()
    held: str | None = None
    """Your own answer that the table will show when the window closes."""


OWN = ("you", "phase", "hand", "drawn", "known", "moves", "held")
"""The fields of a hand that differ from viewer to viewer: the last ones.

So a message has its fields in one order, whether or not the viewer's own part was looked at again.
"""
