"""What is written in the log of a table. The table is a function of its steps."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..wire.terms import Terms


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="step", kw_only=True):
    """Names are those of `steps`; seats are those of the table, unless a step says otherwise."""


class Opened(Step, frozen=True, tag="opened"):
    code: str
    terms: Terms
    password: str = ""
    """Salted and stretched, empty where none is asked."""
    tournament: bool = False
    """Whether it is a table of a tournament: there no host voids a hand (A-74)."""


class Joined(Step, frozen=True, tag="joined"):
    """The name is not written: it is kept once for all tables, where it can be changed and erased."""

    person: str
    name: str = ""


class Renamed(Step, frozen=True, tag="renamed"):
    """In old logs."""

    person: str
    name: str


class Departed(Step, frozen=True, tag="left"):
    person: str
    kicked: bool = False


class Sat(Step, frozen=True, tag="sat"):
    """After the first deal the seat is a bot's, and changes hands with the next deal."""

    person: str
    seat: int


class Stood(Step, frozen=True, tag="stood"):
    seat: int


class Swapped(Step, frozen=True, tag="swapped"):
    """Whoever sits at two seats changes places; one of them may be free."""

    seat: int
    other: int


class BotSat(Step, frozen=True, tag="bot_sat"):
    seat: int
    kind: str


class DoorIs(Step, frozen=True, tag="door"):
    """Where it is shut, only who is at the table comes in."""

    open: bool


class HostIs(Step, frozen=True, tag="host"):
    person: str | None


class Began(Step, frozen=True, tag="began"):
    """A match begins with those who sit; empty seats are taken away."""


class SpreadOut(Step, frozen=True, tag="spread"):
    """R-03: the cards in the order in which they lie, and who picks."""

    cards: str
    among: tuple[int, ...]


class Picked(Step, frozen=True, tag="picked"):
    seat: int
    at: int


class DealerIs(Step, frozen=True, tag="dealer"):
    seat: int
    rule: str


class DealerNamed(Step, frozen=True, tag="dealer_named"):
    """D-32: the host says who deals first; without a seat that is taken back."""

    seat: int | None = None


class Voided(Step, frozen=True, tag="voided"):
    """A-74: the host voids the hand that is played."""


class Dealt(Step, frozen=True, tag="dealt"):
    """A hand: the deck from its top, and the places of returned first cards."""

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
    """That answer counts no more; another one may be given."""

    seat: int


class TurnPassed(Step, frozen=True, tag="turn_passed"):
    """A-11: the others see that a drawn card did not fit. `seat` is a seat of the hand.

    It makes nothing true. It is written because a card that is kept is written at the same moment: otherwise
    the time until it is shown would tell one from the other.
    """

    seat: int


class Piloted(Step, frozen=True, tag="piloted"):
    seat: int
    on: bool


class Paused(Step, frozen=True, tag="paused"):
    on: bool


class Again(Step, frozen=True, tag="again"):
    """Back to gathering for another match."""


class Closed(Step, frozen=True, tag="closed"):
    """Nobody is left."""


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


def written(steps: Iterable[AnyStep]) -> bytes:
    """As they are kept: without what people are called."""
    return encode([Joined(person=each.person) if isinstance(each, Joined) else each for each in steps])
