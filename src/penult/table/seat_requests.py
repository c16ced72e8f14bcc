"""Requests about people and seats: each is checked, and answered with the steps to take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..bots.registry import BOTS
from ..engine.errors import Malformed
from ..match.course import check_players
from ..match.formats import format_of
from ..wire import to_server
from .declined import Declined
from .steps import Again, AnyStep, Began, BotSat, Departed, DoorIs, HostIs, Sat, Stood, Swapped
from .table import Table

Steps = Iterable[AnyStep]

BETWEEN_MATCHES = ("gathering", "over")
"""The stages in which seats can be changed freely."""


def sit(table: Table, person: str, request: to_server.Sit) -> Steps:
    """Take a free seat or, during a match, a bot's."""
    if table.seat_kept_for(person) is not None:
        raise Declined("seated", "somebody without a seat")
    seat = _open_seat(table, person) if request.seat is None else request.seat
    check_seat(table, seat)
    _check_seen_hand(table, person, seat)
    chair = table.chairs[seat]
    taken = chair.person is not None or chair.reserved is not None
    if taken or (table.stage == "gathering" and chair.bot):
        raise Declined("seat_taken", "a free seat", seat=seat)
    yield Sat(person=person, seat=seat)


def stand(table: Table, person: str, _: to_server.Stand) -> Steps:
    """Give up one's seat, or a reserved one. During a match without spectators, this is leaving."""
    seat = table.seat_kept_for(person)
    if seat is None:
        raise _not_seated()
    if table.terms.spectators or table.stage in BETWEEN_MATCHES:
        yield Stood(seat=seat)
    else:
        yield from departure(table, person)


def leave(table: Table, person: str, _: to_server.Leave) -> Steps:
    return departure(table, person)


def place_bot(table: Table, person: str, request: to_server.PlaceBot) -> Steps:
    check_host(table, person)
    check_stage(table, *BETWEEN_MATCHES)
    check_seat(table, request.seat)
    chair = table.chairs[request.seat]
    if chair.person is not None:
        raise Declined("seat_taken", "a free seat, or a bot's", seat=request.seat)
    if request.kind is not None:
        yield BotSat(seat=request.seat, kind=check_bot(request.kind))
    elif chair.reserved is not None:
        yield Sat(person=chair.reserved, seat=request.seat)
    elif chair.bot:
        yield Stood(seat=request.seat)


def move(table: Table, person: str, request: to_server.MovePerson) -> Steps:
    """Move a person, who swaps places with the other. After a match the table first gathers again."""
    check_host(table, person)
    check_stage(table, *BETWEEN_MATCHES)
    check_seat(table, request.seat)
    _check_person(table, request.person)
    if table.stage == "over":
        yield Again()
    yield from _seat_change(table, request)


def _seat_change(table: Table, request: to_server.MovePerson) -> Steps:
    here = table.seat_kept_for(request.person)
    if here is not None:
        yield Swapped(seat=here, other=request.seat)
        return
    if not table.chairs[request.seat].free:
        yield Stood(seat=request.seat)
    yield Sat(person=request.person, seat=request.seat)


def kick(table: Table, person: str, request: to_server.Kick) -> Steps:
    check_host(table, person)
    _check_person(table, request.person)
    if request.person == person:
        raise Declined("not_yourself", "another person")
    yield Departed(person=request.person, kicked=True)


def door(table: Table, person: str, request: to_server.Door) -> Steps:
    check_host(table, person)
    if request.open == table.shut:
        yield DoorIs(open=request.open)


def hand_over(table: Table, person: str, request: to_server.HandOver) -> Steps:
    check_host(table, person)
    _check_person(table, request.person)
    yield HostIs(person=request.person)


def start(table: Table, person: str, _: to_server.Start) -> Steps:
    check_host(table, person)
    check_stage(table, *BETWEEN_MATCHES)
    unseated, free = _unseated(table), [seat for seat, chair in enumerate(table.chairs) if chair.free]
    sitting = list(zip(unseated, free, strict=False))
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
    for someone in unseated[len(sitting) :]:
        yield from departure(table, someone)
    yield Began()


def _rule_of_players(table: Table) -> str:
    """The rule that says how many may play."""
    form = format_of(table.rules)
    if form.rotates:
        return "R-65"
    return "R-63" if form.partners else "R-01"


def _unseated(table: Table) -> list[str]:
    """People who have to take a seat or leave when a match begins: nobody, if spectators are allowed."""
    if table.terms.spectators:
        return []
    return [person for person in table.names if table.seat_kept_for(person) is None]


def departure(table: Table, person: str) -> Steps:
    """A person leaves. If it is the host, somebody else becomes host."""
    yield Departed(person=person)
    if table.host == person:
        yield HostIs(person=next_host(table, (other for other in table.names if other != person)))


def next_host(table: Table, people: Iterable[str]) -> str | None:
    """The next host: the first of these people who has a seat, or else the first of them."""
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
    """The seats that somebody could take: free ones and, during a match, those of bots."""
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
    own = table.seen_hands.get(person)
    return own if own in seats else min(seats, key=table.is_hand_of_kicked)


def _check_seen_hand(table: Table, person: str, seat: int) -> None:
    """Somebody who has seen one hand may not see another before the next deal."""
    own = table.seen_hands.get(person, seat)
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
    to_server.Sit: sit,
    to_server.Stand: stand,
    to_server.Leave: leave,
    to_server.PlaceBot: place_bot,
    to_server.MovePerson: move,
    to_server.Kick: kick,
    to_server.Door: door,
    to_server.HandOver: hand_over,
    to_server.Start: start,
}
