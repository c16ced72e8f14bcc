"""The address of this machine on its network."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address, ip_address

_ALL = ("0.0.0.0", "::")
_INSIDE = ("docker", "br-", "veth", "virbr")
"""Prefixes of interfaces that lead to containers, not to people."""
_GET_ADDRESS = 0x8915
"""Linux: SIOCGIFADDR."""


def network_address(host: str, port: int) -> str:
    """The address of a server for other machines; empty if only this one can reach it.

    >>> network_address("127.0.0.1", 8000), network_address("192.168.1.7", 8000)
    ('', 'http://192.168.1.7:8000')
    """
    if host in _ALL:
        found = next((address for address in own_addresses() if not address.is_loopback), None)
        return "" if found is None else f"http://{found}:{port}"
    if host == "localhost" or (_is_address(host) and ip_address(host).is_loopback):
        return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_addresses() -> Iterator[IPv4Address]:
    """The addresses at which others could reach this machine."""
    if sys.platform == "linux":
        yield from _of_interfaces()
        return
    try:
        yield from (IPv4Address(address) for address in socket.gethostbyname_ex(socket.gethostname())[2])
    except OSError:
        return  # a machine that does not know its own name


def _of_interfaces() -> Iterator[IPv4Address]:
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(_INSIDE):
                continue
            try:
                answer = ioctl(asking, _GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # no address
            yield IPv4Address(answer[20:24])


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
