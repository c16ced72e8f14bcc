"""The steps of a table: what its log consists of. A table follows from its steps alone."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ...wire.terms import Terms


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="step", kw_only=True):
    """Seats are those of the table, unless a step says otherwise."""


class Opened(Step, frozen=True, tag="opened"):
    code: str
    terms: Terms
    password: str = ""
    """Salted and stretched; empty if the table has none."""
    tournament: bool = False
    """Whether it is a table of a tournament, where the host may not void a hand (A-74)."""


class Joined(Step, frozen=True, tag="joined"):
    """The name is not written: it is stored once for all tables, so that it can be changed and erased."""

    person: str
    name: str = ""


class Renamed(Step, frozen=True, tag="renamed"):
    """Only in old logs."""

    person: str
    name: str


class Departed(Step, frozen=True, tag="left"):
    person: str
    kicked: bool = False


class Sat(Step, frozen=True, tag="sat"):
    """After the first deal it reserves a bot's seat, to be taken with the next deal."""

    person: str
    seat: int


class Stood(Step, frozen=True, tag="stood"):
    seat: int


class Swapped(Step, frozen=True, tag="swapped"):
    """Two seats swap their occupants. One of them may be free."""

    seat: int
    other: int


class BotSat(Step, frozen=True, tag="bot_sat"):
    seat: int
    kind: str


class DoorIs(Step, frozen=True, tag="door"):
    """Through a shut door only people who are at the table come in."""

    open: bool


class HostIs(Step, frozen=True, tag="host"):
    person: str | None


class Began(Step, frozen=True, tag="began"):
    """A match begins with everybody who is seated. Empty seats are removed."""


class SpreadOut(Step, frozen=True, tag="spread"):
    """R-03: the cards in the order in which they lie, and the seats that pick."""

    cards: str
    among: tuple[int, ...]


class Picked(Step, frozen=True, tag="picked"):
    seat: int
    at: int


class DealerIs(Step, frozen=True, tag="dealer"):
    seat: int
    rule: str


class DealerNamed(Step, frozen=True, tag="dealer_named"):
    """D-32: the host names who deals first, or without a seat takes that back."""

    seat: int | None = None


class Voided(Step, frozen=True, tag="voided"):
    """A-74: the host voids the hand."""


class Dealt(Step, frozen=True, tag="dealt"):
    """A hand is dealt: the deck from its top, and the places of returned first cards."""

    deck: str
    places: tuple[int, ...] = ()


class Played(Step, frozen=True, tag="played"):
    """A move. `seat` is a seat of the hand, or the referee's number."""

    seat: int
    move: str
    mark: str = ""
    order: tuple[int, ...] = ()
    """The order of the reshuffle in this move."""


class Held(Step, frozen=True, tag="held"):
    """An answer that will be shown when its window closes. `seat` is a seat of the hand."""

    seat: int
    move: str


class Unheld(Step, frozen=True, tag="unheld"):
    """The held answer no longer counts. The seat may give another."""

    seat: int


class TurnPassed(Step, frozen=True, tag="turn_passed"):
    """A-11: the others now see that a drawn card did not fit. `seat` is a seat of the hand.

    It changes nothing. It is written because a kept card is written at the same moment: otherwise the time
    until the update would tell the two apart.
    """

    seat: int


class Piloted(Step, frozen=True, tag="piloted"):
    seat: int
    on: bool


class Paused(Step, frozen=True, tag="paused"):
    on: bool


class Again(Step, frozen=True, tag="again"):
    """The table gathers for another match."""


class Closed(Step, frozen=True, tag="closed"):
    """The last person has left."""


AnyStep = (
    Opened
    | Joined
    | Renamed
    | Departed
    | Sat
    | Stood
    | Swapped
    | BotSat
    | DoorIs
    | HostIs
    | Began
    | SpreadOut
    | Picked
    | DealerIs
    | DealerNamed
    | Voided
    | Dealt
    | Played
    | Held
    | Unheld
    | TurnPassed
    | Piloted
    | Paused
    | Again
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(tuple[AnyStep, ...]).decode


def encode_for_log(steps: Iterable[AnyStep]) -> bytes:
    """The steps as they are stored: without people's names."""
    return encode([Joined(person=each.person) if isinstance(each, Joined) else each for each in steps])
