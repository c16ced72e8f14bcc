"""Parsers for the values of settings; their errors say what they expect.

>>> whole_number(1, 65535)("8000")
8000
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from ..engine.errors import Malformed

Network = IPv4Network | IPv6Network
Parser = Callable[[object], object]


def text(value: object) -> str:
    if not isinstance(value, str) or not value.isprintable() or any(letter.isspace() for letter in value):
        raise _unlike(value, "one word of text")
    return value


def token(value: object) -> str:
    """A word that a header can carry."""
    if not (word := text(value)).isascii():
        raise _unlike(value, "one word of ASCII letters, digits and signs")
    return word


def host(value: object) -> str:
    if not (name := text(value)):
        raise _unlike(value, "an address to listen at, such as 127.0.0.1 or ::")
    return name


def whole_number(least: int, most: int) -> Parser:
    def check(value: object) -> int:
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
            raise _unlike(value, f"a whole number from {least} to {most}")
        return number

    return check


def one_of(*words: str) -> Parser:
    def check(value: object) -> str:
        if not isinstance(value, str) or value not in words:
            raise _unlike(value, " or ".join(words))
        return value

    return check


def folder(value: object) -> Path:
    if not isinstance(value, str) or not value or "\0" in value:
        raise _unlike(value, "the path of a folder")
    return Path(value).expanduser()


def public_url(value: object) -> str:
    """`https://cards.example.org/penult`, without a final slash; or empty."""
    return "" if value == "" else _url(value, with_path=True)


def origins(value: object) -> tuple[str, ...]:
    return tuple(_url(each, with_path=False) for each in _several(value, "origins"))


def networks(value: object) -> tuple[Network, ...]:
    return tuple(_network(each) for each in _several(value, "addresses or networks"))


def _network(value: object) -> Network:
    try:
        return ip_network(str(value).strip())
    except ValueError:
        raise _unlike(value, "an address or a network, such as 10.0.0.0/8") from None


def _url(value: object, with_path: bool) -> str:
    expected = "https://cards.example.org" + (
        "/penult, or without a path" if with_path else ", without a path"
    )
    url = text(value).rstrip("/") if isinstance(value, str) and value else ""
    try:
        parts = urlsplit(url)
        told = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        told = False
    plain = told and "@" not in parts.netloc and not parts.query and not parts.fragment
    if not plain or (parts.path and not with_path):
        raise _unlike(value, expected)
    usual = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(usual)}{parts.path}"


def _several(value: object, of: str) -> Iterable[object]:
    """Separated by commas in a flag or a variable, a list in TOML."""
    if isinstance(value, str):
        return [each.strip() for each in value.split(",") if each.strip()]
    if isinstance(value, (list, tuple)) and all(isinstance(each, str) for each in value):
        return value
    raise _unlike(value, f"a list of {of}")


def _unlike(value: object, expected: str) -> Malformed:
    return Malformed("setting", value, expected)
