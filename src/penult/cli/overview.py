"""What `penult` prints without a command: everything one can do, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from ..i18n.catalogue import catalogue

_GROUP, _ABOUT = "command-group", "command-about"
GROUPS = {
    "play": ("play", "join", "replay"),
    "table": ("score", "schedule"),
    "book": ("rules", "card"),
    "host": ("serve", "tables", "backup", "restore"),
    "more": ("arena", "sim", "study", "check", "completion"),
}


def overview(language: str) -> Iterator[str]:
    say = catalogue(language).say
    longest = max(len(name) for names in GROUPS.values() for name in names)
    yield say("command-welcome")
    for group, names in GROUPS.items():
        yield ""
        yield say(f"{_GROUP}.{group}")
        for name in names:
            yield f"  penult {name:<{longest}}  {say(f'{_ABOUT}.{name}')}"
    yield ""
    yield say("command-more")
