"""Applies the steps about people and seats."""

from __future__ import annotations

from ..wire.events import TableEvent, TableKind
from . import steps
from .table import AnyEvent, Table


def joined(table: Table, step: steps.Joined) -> tuple[AnyEvent, ...]:
    table.names[step.person] = step.name
    table.host = table.host or step.person
    return (TableEvent("joined", step.person, step.name),)


def renamed(table: Table, step: steps.Renamed) -> tuple[AnyEvent, ...]:
    before, table.names[step.person] = table.names[step.person], step.name
    return (TableEvent("renamed", step.person, before, table.seat_of(step.person), text=step.name),)


def left(table: Table, step: steps.Departed) -> tuple[AnyEvent, ...]:
    name = table.names.pop(step.person)
    if step.kicked:
        table.banned.add(step.person)
        _note_kicked_player(table, step.person)
    seat = table.seat_of(step.person)
    for chair in table.chairs:
        if chair.reserved == step.person:
            chair.reserved = None
    if seat is not None:
        table.vacate(seat)
    return (TableEvent("kicked" if step.kicked else "left", step.person, name), *_stand_in(table, seat))


def _note_kicked_player(table: Table, person: str) -> None:
    """A-74: a kicked player has not left the hand, unless the autopilot already played for them."""
    seat = table.seat_of(person)
    if seat is not None and not table.chairs[seat].autopilot:
        table.kicked_players.add(person)


def sat(table: Table, step: steps.Sat) -> tuple[AnyEvent, ...]:
    chair = table.chairs[step.seat]
    if chair.bot and _must_wait(table, step.seat):
        chair.reserved = step.person
    else:
        table.drop_held_answer(step.seat)
        chair.deals = False
        chair.seat_person(step.person)
        table.seen_hands[step.person] = step.seat
    return (TableEvent("sat", step.person, table.name_of(step.person), step.seat),)


def _must_wait(table: Table, seat: int) -> bool:
    """Whether a bot keeps its seat until the next deal: if somebody plays, or was kicked from the seat."""
    if table.stage not in ("hand", "dealer"):
        return False
    return bool(table.seated_people) or table.is_hand_of_kicked(seat)


def stood(table: Table, step: steps.Stood) -> tuple[AnyEvent, ...]:
    chair = table.chairs[step.seat]
    person = chair.reserved or chair.person
    event = TableEvent("stood", person, table.name_of(person), step.seat)
    if chair.reserved is not None:
        chair.reserved = None
        return (event,)
    table.vacate(step.seat)
    return event, *_stand_in(table, step.seat)


def _stand_in(table: Table, seat: int | None) -> tuple[TableEvent, ...]:
    """The bot that plays on at a seat which was given up in the middle of a match."""
    return () if seat is None or table.chairs[seat].bot is None else (_sits(table, seat),)


def swapped(table: Table, step: steps.Swapped) -> tuple[AnyEvent, ...]:
    chairs, here, there = table.chairs, step.seat, step.other
    chairs[here], chairs[there] = chairs[there], chairs[here]
    return tuple(_sits(table, seat) for seat in (there, here) if here != there and not chairs[seat].free)


def _sits(table: Table, seat: int) -> TableEvent:
    chair = table.chairs[seat]
    if chair.bot is not None:
        return TableEvent("bot_sat", name=chair.bot, seat=seat)
    return TableEvent("sat", chair.person, table.name_of(chair.person), seat)


def bot_sat(table: Table, step: steps.BotSat) -> tuple[AnyEvent, ...]:
    table.chairs[step.seat].seat_bot(step.kind)
    return (TableEvent("bot_sat", name=step.kind, seat=step.seat),)


def door_is(table: Table, step: steps.DoorIs) -> tuple[AnyEvent, ...]:
    table.shut = not step.open
    return (TableEvent("door_opened" if step.open else "door_shut"),)


def host_is(table: Table, step: steps.HostIs) -> tuple[AnyEvent, ...]:
    table.host = step.person
    return (TableEvent("host", step.person, table.name_of(step.person)),)


def piloted(table: Table, step: steps.Piloted) -> tuple[AnyEvent, ...]:
    chair = table.chairs[step.seat]
    chair.autopilot = step.on
    if not step.on:
        table.drop_held_answer(step.seat)
    kind: TableKind = "autopilot" if step.on else "took_back"
    return (TableEvent(kind, chair.person, table.name_of(chair.person), step.seat),)


def paused(table: Table, step: steps.Paused) -> tuple[AnyEvent, ...]:
    table.paused = step.on
    return (TableEvent("paused" if step.on else "resumed"),)


def closed(table: Table, _: steps.Closed) -> tuple[AnyEvent, ...]:
    table.closed = True
    return ()
