"""The table as one viewer sees it. A field that is not there has not changed since the last message."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from .people import Person, Seat
from .said import MatchEvent
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
    """How long it was played; none where the server was started anew in the middle of it."""


class TableView(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """Everything about the table but the cards."""

    code: str | UnsetType = UNSET
    terms: Terms | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET
    host: str | UnsetType | None = UNSET
    people: tuple[Person, ...] | UnsetType = UNSET
    seats: tuple[Seat, ...] | UnsetType = UNSET
    you: int | UnsetType | None = UNSET
    """Your seat at the table, none for a spectator."""
    standing: Standing | UnsetType | None = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    ready: tuple[int, ...] | UnsetType = UNSET
    """The seats that have agreed to what is waited for: the next hand, a pause, a last card."""
    waited: tuple[int, ...] | UnsetType = UNSET
    """The seats that have not, of those who are asked."""
    asked: str | UnsetType | None = UNSET
    """What people are asked to agree to: `next`, `pause` or `settle`."""
    paused: bool | UnsetType = UNSET
    shut: bool | UnsetType = UNSET
    """Whether the host lets nobody else in."""
    clock: Clock | UnsetType | None = UNSET
    window: float | UnsetType | None = UNSET
    """Until when an answer, or whether a drawn card fits, is not shown."""
    round_trips: tuple[int | None, ...] | UnsetType = UNSET
    """By seat, in milliseconds: what the server has measured of the line (A-68); none for bots."""
    spread: Spread | UnsetType | None = UNSET
    birthdays: Birthdays | UnsetType | None = UNSET
    until: float | UnsetType | None = UNSET
    """When the table goes on by itself: the dealer is found, or the next hand is dealt."""
    reports: tuple[Report, ...] | UnsetType = UNSET
    void: str | UnsetType | None = UNSET
    """A-74: `allowed` where the host may void the hand, else why not; none while no hand is played."""


class HandView(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The hand that is played: `penult.View`. Seats here are those of the hand."""

    number: int | UnsetType = UNSET
    order: tuple[int, ...] | UnsetType = UNSET
    """The player of the match at each seat of the hand."""
    you: int | UnsetType | None = UNSET
    dealer: int | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET
    direction: str | UnsetType = UNSET
    top: str | UnsetType = UNSET
    laid_by: int | UnsetType | None = UNSET
    """Who laid the top card; null where it was turned up."""
    beneath: str | UnsetType | None = UNSET
    """The card on which it lies."""
    color_before: str | UnsetType | None = UNSET
    """The color on which it was laid."""
    color: str | UnsetType | None = UNSET
    draw: int | UnsetType = UNSET
    """How many cards the DRAW pile has."""
    discards: int | UnsetType = UNSET
    counts: tuple[int, ...] | UnsetType = UNSET
    exposed: tuple[int, ...] | UnsetType = UNSET
    called: int | UnsetType | None = UNSET
    drew: bool | UnsetType = UNSET
    hand: tuple[str, ...] | UnsetType = UNSET
    drawn: str | UnsetType | None = UNSET
    known: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    """Cards that others surely hold: shown to you, or to all."""
    moves: tuple[Offer, ...] | UnsetType = UNSET
    held: str | UnsetType | None = UNSET
    """Your own answer that the table will show when the window closes."""
