"""The settings of a server: from flags, `PENULT_…` variables and one TOML file, in that order.

>>> settings, _ = gather({"port": "8000"}, {"PENULT_PORT": "9000", "PENULT_LOG_LEVEL": "debug"})
>>> settings.port, settings.log_level
(8000, 'debug')
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ..engine.errors import Malformed, PenultError
from .setting_parsers import (
    Network,
    Parser,
    folder,
    host,
    networks,
    one_of,
    origins,
    public_url,
    token,
    whole_number,
)


def setting(default: Any, check: Parser, says: str, secret: bool = False) -> Any:
    return field(default=default, metadata=_metadata(check, says, secret))


def _metadata(check: Parser, says: str, secret: bool = False) -> dict[str, Any]:
    return {"check": check, "says": says, "secret": secret}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every value has been checked. No setting affects the deck or the clock."""

    host: str = setting("127.0.0.1", host, "the address to listen at")
    port: int = setting(8000, whole_number(0, 65535), "the port; 0 takes any that is free")
    data: Path = field(metadata=_metadata(folder, "the folder that keeps tables and people"))
    public_url: str = setting("", public_url, "where people reach the server, with its path behind a proxy")
    origins: tuple[str, ...] = setting((), origins, "other origins of this server; with commas between")
    trusted_proxies: tuple[Network, ...] = setting((), networks, "proxies whose X-Forwarded-For is believed")
    watchers: tuple[Network, ...] = setting(
        (), networks, "where health is asked for from: 16 connections come in from there, however full it is"
    )
    sockets: int = setting(10_000, whole_number(10, 1_000_000), "connections at once, of HTTP and live ones")
    sockets_per_address: int = setting(
        1000, whole_number(1, 1_000_000), "of them from one address, as soon as they are accepted"
    )
    reserved_percent: int = setting(
        20, whole_number(0, 90), "of them kept for addresses at which somebody had a seat in the last hour"
    )
    connections_per_address: int = setting(
        300, whole_number(1, 1_000_000), "live connections from one address"
    )
    head_seconds: int = setting(
        10, whole_number(1, 3600), "for the head of a request, and for the first message of a live connection"
    )
    body_seconds: int = setting(10, whole_number(1, 3600), "for the body of a request")
    answer_seconds: int = setting(60, whole_number(1, 3600), "until an answer has been taken")
    connection_seconds: int = setting(
        300, whole_number(1, 86_400), "for a connection that does not become a live one"
    )
    requests_per_minute: int = setting(300, whole_number(1, 1_000_000), "HTTP requests from one address")
    guests_per_hour: int = setting(200, whole_number(1, 1_000_000), "new guests from one address")
    tables_per_hour: int = setting(200, whole_number(1, 1_000_000), "new tables from one address")
    tables_per_person: int = setting(20, whole_number(1, 1_000_000), "new tables by one person in an hour")
    records_per_minute: int = setting(
        60, whole_number(1, 1_000_000), "records, rule sheets and checks of rules from one address"
    )
    tries_per_minute: int = setting(
        20, whole_number(1, 1_000_000), "wrong codes or passwords from one address"
    )
    tries_per_table: int = setting(
        20, whole_number(1, 1_000_000), "wrong passwords for one table in ten minutes, from all addresses"
    )
    messages_per_second: int = setting(20, whole_number(1, 1_000_000), "messages over one live connection")
    messages_per_address: int = setting(
        100, whole_number(1, 1_000_000), "messages a second over all live connections from one address"
    )
    table_idle_minutes: int = setting(
        10, whole_number(1, 10_000), "for a table at which nobody is to leave the memory"
    )
    table_days: int = setting(
        30,
        whole_number(0, 100_000),
        "to keep a table without a finished match after the last visit; 0 for ever",
    )
    guest_days: int = setting(
        180,
        whole_number(0, 100_000),
        "to keep a guest without a finished match after the last visit; 0 for ever",
    )
    check: str = setting(
        "full", one_of("full", "brief", "off"), "how the database is checked at the start: full, brief or off"
    )
    metrics_token: str = setting("", token, "a bearer token; without one there is no /metrics", secret=True)
    log_format: str = setting("plain", one_of("plain", "json"), "plain or json, a line an event")
    log_level: str = setting(
        "info", one_of("debug", "info", "warning", "error"), "debug, info, warning or error"
    )

    @property
    def path(self) -> str:
        """The path of the public URL, without a final slash."""
        return urlsplit(self.public_url).path

    @property
    def over_https(self) -> bool:
        """Whether the public URL is https."""
        return self.public_url.startswith("https:")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may send requests; without a public URL, the requested host's may too."""
        own = self.public_url.removesuffix(self.path) if self.path else self.public_url
        return frozenset((own, *self.origins) if own else self.origins)


FIELDS = {each.name: each for each in fields(Settings)}

Sources = Mapping[str, str]
"""The source of each value."""


def gather(flags: Mapping[str, object], environment: Mapping[str, str]) -> tuple[Settings, Sources]:
    """Flags override variables, which override the file, which overrides defaults."""
    values: dict[str, Any] = {"data": usual_folder(environment)}
    sources = dict.fromkeys(FIELDS, "default")
    config = flags.get("config") or environment.get("PENULT_CONFIG")
    file = _of_file(Path(str(config))) if config else []
    told = (*file, *_of_environment(environment), *_of_flags(flags))
    for name, value, source in told:
        values[name] = _checked(name, value, source)
        sources[name] = source
    return Settings(**values), sources


def usual_folder(environment: Mapping[str, str]) -> Path:
    """`penult-server` in the user's data folder."""
    data = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME") or "~", ".local", "share")
    return Path(data).expanduser() / "penult-server"


def shown(settings: Settings, sources: Sources) -> str:
    """The settings as TOML with their sources; of a secret, only whether there is one."""
    lines = {name: _shown(name, getattr(settings, name)) for name in FIELDS}
    width = max(map(len, lines.values()))
    return "\n".join(f"{line:{width}}  # {sources[name]}" for name, line in lines.items())


Told = tuple[str, object, str]


def _of_flags(flags: Mapping[str, object]) -> list[Told]:
    given = {name: value for name, value in flags.items() if name in FIELDS and value is not None}
    return [(name, value, f"--{name.replace('_', '-')}") for name, value in given.items()]


def _of_environment(environment: Mapping[str, str]) -> list[Told]:
    names = ((name, f"PENULT_{name.upper()}") for name in FIELDS)
    return [(name, environment[key], key) for name, key in names if key in environment]


def _of_file(path: Path) -> list[Told]:
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PenultError(f"{path}: expected TOML: {error}") from None
    for name in table:
        if name not in FIELDS:
            raise PenultError(f"{path}: expected one of {', '.join(FIELDS)}, came {name!r}")
    return [(name, value, str(path)) for name, value in table.items()]


def _checked(name: str, value: object, source: str) -> object:
    known = FIELDS[name].metadata
    try:
        return known["check"](value)
    except Malformed as error:
        came = "a secret" if known["secret"] else repr(value)
        raise PenultError(f"{name}, from {source}: expected {error.expected}, came {came}") from None


def _shown(name: str, value: object) -> str:
    if value and FIELDS[name].metadata["secret"]:
        return f"# {name} is secret"
    return f"{name} = {_as_toml(value)}"


def _as_toml(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(_quoted(each) for each in value)}]"
    return str(value) if isinstance(value, int) else _quoted(value)


def _quoted(value: object) -> str:
    return json.dumps(str(value), ensure_ascii=False)
