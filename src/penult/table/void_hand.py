"""A-74: the host may void a hand that somebody has left, except in a tournament.

A person who lost the connection has not left: the match keeps the seat, however long a bot plays for them.
Nor has a player whom the host kicked, or a host who stood up: no host may void a hand that goes badly.
"""

from __future__ import annotations

from .declined import Declined
from .seat_requests import check_host, check_stage
from .table import Table

RULE = "A-74"
ALLOWED = "allowed"


def check_void(table: Table, person: str) -> None:
    """Refuse unless this person may void the hand."""
    check_host(table, person)
    check_stage(table, "hand")
    if why := _why_not(table):
        raise why


def void_permission(table: Table) -> str | None:
    """`allowed` if the host may void the hand, else the code of the refusal; None without a hand."""
    if table.stage != "hand":
        return None
    why = _why_not(table)
    return why.code if why else ALLOWED


def _why_not(table: Table) -> Declined | None:
    if table.tournament:
        return Declined("tournament", "a table that is not part of a tournament", RULE)
    if not any(_has_left(table, person, seat) for person, seat in table.seats_at_deal.items()):
        return Declined("nobody_left", "a hand that somebody who began it has left", RULE)
    return Declined("paused", "a table that is not paused", RULE) if table.paused else None


def _has_left(table: Table, person: str, seat: int) -> bool:
    if person in table.kicked_players or person == table.host:
        return False
    return table.chairs[seat].person != person
