"""A-74: the host may void a hand that somebody has left, except in a tournament.

A person who lost the connection has not left: the match keeps the seat, however long a bot plays for them.
Nor has a player whom the host kicked, or a host who stood up: no host may void a hand that goes badly. Who is
out of the hand (H-44) may leave without spoiling it.
"""

from __future__ import annotations

from ...wire.views import Voiding
from ..declined import Declined
from ..people.seat_requests import check_host, check_stage
from ..table import Table

RULE = "A-74"


def check_void(table: Table, person: str) -> None:
    """Refuse unless this person may void the hand."""
    check_host(table, person)
    check_stage(table, "hand")
    match _voiding(table):
        case "tournament":
            raise Declined("tournament", "a table that is not part of a tournament", RULE)
        case "nobody_left":
            raise Declined("nobody_left", "a hand that somebody who began it has left", RULE)
        case "paused":
            raise Declined("paused", "a table that is not paused", RULE)


def void_permission(table: Table) -> Voiding | None:
    """`allowed` if the host may void the hand, else the code of the refusal; None without a hand."""
    return _voiding(table) if table.stage == "hand" else None


def _voiding(table: Table) -> Voiding:
    if table.tournament:
        return "tournament"
    if not any(_has_left(table, person, seat) for person, seat in table.seats_at_deal.items()):
        return "nobody_left"
    return "paused" if table.paused else "allowed"


def _has_left(table: Table, person: str, seat: int) -> bool:
    if person in table.kicked_players or person == table.host:
        return False
    return table.chairs[seat].person != person and seat in table.players_in
