"""Requests about people and seats: who may, and which steps follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..bots.registry import BOTS
from ..engine.errors import Malformed
from ..match.course import check_players
from ..match.formats import format_of
from ..wire import to_server as asks
from .declined import Declined
from .steps import Again, AnyStep, Began, BotSat, Departed, DoorIs, HostIs, Sat, Stood, Swapped
from .table import Table

Steps = Iterable[AnyStep]

BETWEEN_MATCHES = ("gathering", "over")
"""The stages in which seats are free to be changed."""


def sit(table: Table, person: str, ask: asks.Sit) -> Steps:
    """A free seat, or during a match a bot's."""
    if table.seat_kept_for(person) is not None:
        raise Declined("seated", "somebody without a seat")
    seat = _open_seat(table, person) if ask.seat is None else ask.seat
    check_seat(table, seat)
    _check_eyes(table, person, seat)
    chair = table.chairs[seat]
    taken = chair.person is not None or chair.reserved is not None
    if taken or (table.stage == "gathering" and chair.bot):
        raise Declined("seat_taken", "a free seat", seat=seat)
    yield Sat(person=person, seat=seat)


def stand(table: Table, person: str, _: asks.Stand) -> Steps:
    """From the own seat, or from one that is to be taken with the next deal.

    Where nobody may only watch, whoever does not play a match any more has left.
    """
    seat = table.seat_kept_for(person)
    if seat is None:
        raise _not_seated()
    if table.terms.spectators or table.stage in BETWEEN_MATCHES:
        yield Stood(seat=seat)
    else:
        yield from parting(table, person)


def leave(table: Table, person: str, _: asks.Leave) -> Steps:
    return parting(table, person)


def place_bot(table: Table, person: str, ask: asks.PlaceBot) -> Steps:
    check_host(table, person)
    check_stage(table, *BETWEEN_MATCHES)
    check_seat(table, ask.seat)
    chair = table.chairs[ask.seat]
    if chair.person is not None:
        raise Declined("seat_taken", "a free seat, or a bot's", seat=ask.seat)
    if ask.kind is not None:
        yield BotSat(seat=ask.seat, kind=check_bot(ask.kind))
    elif chair.reserved is not None:
        yield Sat(person=chair.reserved, seat=ask.seat)
    elif chair.bot:
        yield Stood(seat=ask.seat)


def move(table: Table, person: str, ask: asks.MovePerson) -> Steps:
    """Whoever sits there changes places. After a match the table first gathers for the next one."""
    check_host(table, person)
    check_stage(table, *BETWEEN_MATCHES)
    check_seat(table, ask.seat)
    _check_person(table, ask.person)
    if table.stage == "over":
        yield Again()
    yield from _moved(table, ask)


def _moved(table: Table, ask: asks.MovePerson) -> Steps:
    here = table.seat_kept_for(ask.person)
    if here is not None:
        yield Swapped(seat=here, other=ask.seat)
        return
    if not table.chairs[ask.seat].free:
        yield Stood(seat=ask.seat)
    yield Sat(person=ask.person, seat=ask.seat)


def kick(table: Table, person: str, ask: asks.Kick) -> Steps:
    check_host(table, person)
    _check_person(table, ask.person)
    if ask.person == person:
        raise Declined("not_yourself", "another person")
    yield Departed(person=ask.person, kicked=True)


def door(table: Table, person: str, ask: asks.Door) -> Steps:
    check_host(table, person)
    if ask.open == table.shut:
        yield DoorIs(open=ask.open)


def hand_over(table: Table, person: str, ask: asks.HandOver) -> Steps:
    check_host(table, person)
    _check_person(table, ask.person)
    yield HostIs(person=ask.person)


def start(table: Table, person: str, _: asks.Start) -> Steps:
    check_host(table, person)
    check_stage(table, *BETWEEN_MATCHES)
    standing, free = _standing(table), [seat for seat, chair in enumerate(table.chairs) if chair.free]
    sitting = list(zip(standing, free, strict=False))
    players = len(table.chairs) - len(free) + len(sitting)
    if not table.seated_people and not sitting:
        raise Declined("nobody_seated", "at least one person at a seat")
    try:
        check_players(table.rules, players)
    except Malformed as error:
        raise Declined("players", error.expected, _rule_of_players(table), players=players) from error
    if table.stage == "over":
        yield Again()
    for someone, seat in sitting:
        yield Sat(person=someone, seat=seat)
    for someone in standing[len(sitting) :]:
        yield from parting(table, someone)
    yield Began()


def _rule_of_players(table: Table) -> str:
    """Which rule says how many play."""
    form = format_of(table.rules)
    if form.rotates:
        return "R-65"
    return "R-63" if form.partners else "R-01"


def _standing(table: Table) -> list[str]:
    """Where nobody may only watch: who takes a free seat when a match begins, or leaves."""
    if table.terms.spectators:
        return []
    return [person for person in table.names if table.seat_kept_for(person) is None]


def parting(table: Table, person: str) -> Steps:
    """Somebody leaves; if it is the host, another is host."""
    yield Departed(person=person)
    if table.host == person:
        yield HostIs(person=heir(table, (other for other in table.names if other != person)))


def heir(table: Table, people: Iterable[str]) -> str | None:
    """Who of them is host next: whoever came first of those who sit, or else of those who watch."""
    return min(people, key=lambda person: table.seat_of(person) is None, default=None)


def own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise _not_seated()
    return seat


def _not_seated() -> Declined:
    return Declined("not_seated", "somebody who sits at the table")


def check_bot(kind: str) -> str:
    if kind not in BOTS:
        raise Declined("unknown_bot", " or ".join(BOTS), kind=kind)
    return kind


def open_seats(table: Table) -> tuple[int, ...]:
    """Those that somebody could take: free ones, and in a match those of bots."""
    playing = table.stage not in BETWEEN_MATCHES
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.free or (playing and chair.bot is not None and chair.reserved is None)
    )


def _open_seat(table: Table, person: str) -> int:
    seats = open_seats(table)
    if not seats:
        raise Declined("full", "a free seat")
    own = table.hand_of.get(person)
    return own if own in seats else seats[0]


def _check_eyes(table: Table, person: str, seat: int) -> None:
    """Who has seen one hand does not look into another before the next deal."""
    own = table.hand_of.get(person, seat)
    if table.stage == "hand" and not table.seated_people and own != seat:
        raise Declined("seen_a_hand", "the seat whose cards you have seen in this hand", seat=own)


def check_host(table: Table, person: str) -> None:
    if table.host != person:
        raise Declined("not_host", "the host of the table")


def check_stage(table: Table, *stages: str) -> None:
    if table.stage not in stages:
        raise Declined("not_now", " or ".join(stages), stage=table.stage)


def check_seat(table: Table, seat: int) -> None:
    if seat not in range(len(table.chairs)):
        raise Declined("unknown_seat", f"a seat from 0 to {len(table.chairs) - 1}", seat=seat)


def _check_person(table: Table, person: str) -> None:
    if person not in table.names:
        raise Declined("unknown_person", "somebody at this table")


SEAT_REQUESTS: dict[type, Callable[[Table, str, Any], Steps]] = {
    asks.Sit: sit,
    asks.Stand: stand,
    asks.Leave: leave,
    asks.PlaceBot: place_bot,
    asks.MovePerson: move,
    asks.Kick: kick,
    asks.Door: door,
    asks.HandOver: hand_over,
    asks.Start: start,
}
