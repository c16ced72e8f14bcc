"""A table and a hand with every field known: what a viewer has after all messages so far."""

from __future__ import annotations

from dataclasses import dataclass

from ..wire.people import Person, Seat
from ..wire.terms import Terms
from ..wire.views import Birthdays, Clock, Offer, Outcome, Report, Spread, Stage, Standing


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeTable:
    """`wire.views.TableView`, whole. Seats are those of the table."""

    code: str
    terms: Terms
    stage: Stage
    host: str | None
    people: tuple[Person, ...]
    seats: tuple[Seat, ...]
    you: int | None
    standing: Standing | None
    outcome: Outcome | None
    ready: tuple[int, ...]
    waited: tuple[int, ...]
    asked: str | None
    paused: bool
    shut: bool
    clock: Clock | None
    window: float | None
    round_trips: tuple[int | None, ...]
    spread: Spread | None
    birthdays: Birthdays | None
    until: float | None
    reports: tuple[Report, ...]
    void: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeHand:
    """`wire.views.HandView`, whole. Seats are those of the hand."""

    number: int
    order: tuple[int, ...]
    you: int | None
    dealer: int
    turn: int | None
    phase: str
    direction: str
    top: str
    laid_by: int | None
    beneath: str | None
    color_before: str | None
    color: str | None
    draw: int
    discards: int
    counts: tuple[int, ...]
    exposed: tuple[int, ...]
    called: int | None
    drew: bool
    hand: tuple[str, ...]
    drawn: str | None
    known: tuple[tuple[str, ...], ...]
    moves: tuple[Offer, ...]
    held: str | None
