"""Who stands at the door: where a request comes from, and who has sent it."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ..store.store import PersonRow
from .addresses import asker, neighborhood
from .desk import Desk
from .errors import Rejected, too_fast
from .limits import Buckets
from .security import token_of


def address_of(connection: HTTPConnection, desk: Desk) -> str:
    peer = connection.client.host if connection.client else "unknown"
    forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
    return asker(peer, forwarded, desk.settings.trusted_proxies)


async def person_of(connection: HTTPConnection, desk: Desk) -> PersonRow | None:
    token = token_of(connection.headers, connection.cookies)
    return await desk.people.recognize(token) if token else None


async def known_person(connection: HTTPConnection, desk: Desk) -> PersonRow:
    """Somebody with a token that holds."""
    person = await person_of(connection, desk)
    if person is None:
        raise Rejected(401, "no_token", "a token that holds, as cookie or bearer: POST /api/guest gives one")
    return person


async def knows_password(desk: Desk, code: str, household: str, password: str, lock: str) -> bool:
    """`Rejected` if too many wrong ones were given for this code lately, whether or not there is a table."""
    key, around = code.upper(), neighborhood(household)

    def check() -> None:
        if wait := desk.limits.table_tries.wait(key, around, desk.ticks()):
            desk.metrics.limited.add("tries_per_table")
            raise too_fast(wait)

    if await desk.gate.opens(password, lock, check):
        return True
    desk.limits.table_tries.charge(key, around, desk.ticks())
    return False


def spend(desk: Desk, limit: str, buckets: Buckets, key: str) -> None:
    """Count something that may be done only so often; `Rejected` if it was too often."""
    if wait := buckets.take(key, desk.ticks()):
        desk.metrics.limited.add(limit)
        raise too_fast(wait)
