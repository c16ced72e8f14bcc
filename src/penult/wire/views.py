"""The table as one viewer sees it.

`TableView` and `HandView` describe a view completely: changes, merging, the JSON schema and the TypeScript
are derived from them. To add a field, add it here and fill it in `table/sending/views.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .events import MatchEvent
from .people import Person, Seat
from .terms import Terms

Stage = Literal["gathering", "dealer", "hand", "scores", "over"]
"""Before the first deal; finding the dealer; playing; between hands; after the match."""
Question = Literal["next", "pause", "settle"]
"""What players agree to: the next hand, a pause, or that a wrong last card stands."""
Voiding = Literal["allowed", "tournament", "nobody_left", "paused"]
"""Whether the host may void the hand (A-74), or why not."""
Direction = Literal["L", "R"]
"""Left, as a match begins, or right."""


class Offer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A move that this seat may make now, and the rule it would break, if any."""

    move: str
    breaks: str | None = None


class Clock(msgspec.Struct, frozen=True, gc=False):
    """Whose decision the table waits for, and until when, in seconds of the server's clock."""

    seat: int
    """A seat of the table."""
    since: float
    warning: float
    """When the person should be warned."""
    until: float
    """When a bot takes the turn."""


class Pick(msgspec.Struct, frozen=True):
    """A card taken from the spread. `card` is `?` until all have picked."""

    seat: int
    at: int
    card: str


class Spread(msgspec.Struct, frozen=True):
    """R-03: cards lie face down, and each seat in `among` picks one."""

    cards: int
    among: tuple[int, ...]
    picks: tuple[Pick, ...]


class Birthdays(msgspec.Struct, frozen=True):
    """R-04: the seats that have answered. The birthdays themselves are neither shown nor stored."""

    answered: tuple[int, ...]


class Report(msgspec.Struct, frozen=True):
    """R-48: a report of a suggestion in a line of talk or said aloud, and who judges it."""

    message: int
    """The number of the line or, if it was said aloud, of the report."""
    by: str
    against: int
    """A seat of the table."""
    judges: tuple[str, ...]
    votes: int
    aloud: bool


class Standing(msgspec.Struct, frozen=True):
    """Where the match stands: totals by player, or by team if partners play."""

    totals: tuple[int, ...]
    scorers: tuple[tuple[int, ...], ...]
    points: tuple[tuple[int, ...], ...]
    """Hand by hand, what each of them scored."""
    hands: int
    dealer: int | None
    out: tuple[int, ...]
    winners: tuple[int, ...]


class Left(msgspec.Struct, frozen=True):
    """R-53, R-54: the cards left in a hand at the end, and what they count."""

    player: int
    cards: tuple[str, ...]
    points: int | None
    """Null if the hand is void and nothing is counted."""


class Outcome(msgspec.Struct, frozen=True):
    """How the last hand ended."""

    winner: int | None
    """A player of the match."""
    void: bool
    left: tuple[Left, ...]
    points: int
    told: tuple[MatchEvent, ...]
    """The events after it: who scored how much by which rule, and who deals next."""
    plays: int
    """How many cards were laid."""
    seconds: int | None
    """How long it took; null if the server was restarted in the middle of it."""


class TableView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Everything about the table but the cards."""

    code: str = ""
    terms: Terms = Terms()
    stage: Stage = "gathering"
    host: str | None = None
    people: tuple[Person, ...] = ()
    seats: tuple[Seat, ...] = ()
    you: int | None = None
    """Your seat at the table; null for spectators."""
    standing: Standing | None = None
    outcome: Outcome | None = None
    ready: tuple[int, ...] = ()
    """The seats that have agreed to what is `asked`."""
    waited: tuple[int, ...] = ()
    """The seats that are asked and have not agreed yet."""
    asked: Question | None = None
    paused: bool = False
    shut: bool = False
    """Whether the door is shut: nobody else comes in."""
    clock: Clock | None = None
    window: float | None = None
    """Until when it is hidden what somebody answers, or whether a drawn card fits."""
    round_trips: tuple[int | None, ...] = ()
    """By seat, the measured round trip of the connection in milliseconds (A-68); null for bots."""
    spread: Spread | None = None
    birthdays: Birthdays | None = None
    until: float | None = None
    """When the table goes on by itself, while the dealer is being found or between hands."""
    reports: tuple[Report, ...] = ()
    void: Voiding | None = None
    """Null without a hand."""


class HandView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The hand, as `penult.View` has it. Seats are those of the hand."""

    number: int = 0
    order: tuple[int, ...] = ()
    """The player of the match at each seat of the hand."""
    dealer: int = 0
    turn: int | None = None
    phase: str = ""
    direction: Direction = "L"
    top: str = "?"
    laid_by: int | None = None
    """Who laid the top card; null if it was turned up."""
    beneath: str | None = None
    """The card under the top one."""
    color_before: str | None = None
    """The color in play before the top card was laid."""
    color: str | None = None
    draw: int = 0
    """How many cards the DRAW pile has."""
    discards: int = 0
    counts: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    callers: tuple[int, ...] = ()
    """Seats down to one card that have called UNO."""
    safe: tuple[int, ...] = ()
    """Seats down to one card that have not called, and can no longer be caught."""
    called: int | None = None
    """The seat that has called UNO before laying its card."""
    drew: bool = False
    due: int = 0
    """H-60: how many cards the player who is asked has to draw for a standing total; 0 if none stands."""
    stacked: int = 0
    """How many Draw cards are in that total."""
    no_challenge: str | None = None
    """The house rule by which the Wild Draw Four that is answered cannot be challenged (H-13, H-14, H-15)."""
    mercy: int = 0
    """H-42: with how many cards a player is out of the hand; 0 if there is no limit."""
    put_out: tuple[int, ...] = ()
    """H-44: seats that are out of the hand, though not of the match."""
    you: int | None = None
    hand: tuple[str, ...] = ()
    drawn: str | None = None
    known: tuple[tuple[str, ...], ...] = ()
    """By seat, cards that it certainly holds, because they were shown to you or to all."""
    moves: tuple[Offer, ...] = ()
    held: str | None = None
    """Your answer, which is shown when the window closes."""
    too_many: int = 0
    """H-42: how many cards you would hold by drawing all that is asked, if that puts you out; 0 otherwise."""


OWN = ("you", "hand", "drawn", "known", "moves", "held", "too_many")
"""The fields of a hand that depend on the viewer. They come last, so that the fields of a message keep their
order. `phase` depends on the viewer only for a player who has `drawn` a card.
"""
