"""Who sent a request, from where, and how often they may."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ..addresses import client_address, neighborhood
from ..rejection import Rejected, too_fast
from ..store.rows import PersonRow
from .context import AppContext
from .rate_limits import KeyedRateLimit
from .security import token_of


def address_of(connection: HTTPConnection, context: AppContext) -> str:
    peer = connection.client.host if connection.client else "unknown"
    forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
    return client_address(peer, forwarded, context.settings.trusted_proxies)


async def current_person(connection: HTTPConnection, context: AppContext) -> PersonRow | None:
    token = token_of(connection.headers, connection.cookies)
    return await context.people.recognize(token) if token else None


async def require_person(connection: HTTPConnection, context: AppContext) -> PersonRow:
    """The person of a valid token; `Rejected` without one."""
    person = await current_person(connection, context)
    if person is None:
        raise Rejected(401, "no_token", "a token that holds, as cookie or bearer: POST /api/guest gives one")
    return person


async def check_password(context: AppContext, code: str, household: str, password: str, lock: str) -> bool:
    """`Rejected` after too many wrong passwords for this code, whether or not there is such a table."""
    key, around = code.upper(), neighborhood(household)

    def check() -> None:
        if wait := context.limits.table_tries.wait(key, around, context.ticks()):
            context.metrics.limited.add("tries_per_table")
            raise too_fast(wait)

    if await context.passwords.fits(password, lock, check):
        return True
    context.limits.table_tries.charge(key, around, context.ticks())
    return False


def spend(context: AppContext, limit: str, buckets: KeyedRateLimit, key: str) -> None:
    """Count one against a limit; `Rejected` if it is used up."""
    if wait := buckets.take(key, context.ticks()):
        context.metrics.limited.add(limit)
        raise too_fast(wait)
