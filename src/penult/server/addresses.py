"""The address of a client, behind trusted proxies only.

>>> from ipaddress import ip_network
>>> client_address("10.0.0.1", "6.6.6.6, 203.0.113.7", [ip_network("10.0.0.0/8")])
'203.0.113.7'
>>> client_address("198.51.100.9", "203.0.113.7", [ip_network("10.0.0.0/8")])
'198.51.100.9'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from .setting_parsers import Network

Address = IPv4Address | IPv6Address
_PRIVATE = tuple(
    map(ip_network, ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1", "fc00::/7"))
)


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """The last address in the chain that is not a trusted proxy's."""
    here = _address(peer)
    if here is None:
        return peer
    for named in reversed(forwarded.split(",") if forwarded else ()):
        if not _within(here, trusted):
            break
        before = _address(named.strip())
        if before is None:
            break
        here = before
    return str(here)


def is_within(address: str, networks: Iterable[Network]) -> bool:
    here = _address(address)
    return here is not None and _within(here, networks)


def household(address: str) -> str:
    """What limits count as one: an IPv4 address, or the /64 network of an IPv6 subscriber."""
    here = _address(address)
    return str(IPv6Network((here, 64), strict=False)) if isinstance(here, IPv6Address) else address


def neighborhood(household: str) -> str:
    """The network around a household, which strangers share.

    In a private network each address is its own.

    >>> neighborhood("2001:db8:1:2::/64"), neighborhood("203.0.113.7"), neighborhood("192.168.1.7")
    ('2001:db8:1::/48', '203.0.113.0/24', '192.168.1.7')
    """
    address = household.partition("/")[0]
    return household if is_within(address, _PRIVATE) else blurred(address)


def blurred(address: str) -> str:
    """An address for a log: a neighborhood, not a person."""
    here = _address(address)
    if here is None:
        return "unknown"
    return str(ip_network((here, 24 if here.version == 4 else 48), strict=False))


def _within(address: Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)


@lru_cache(4096)
def _address(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
