"""The web client says what the Fluent files hold: nothing missing, nothing unused, bots by the same names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from i18n.fluent_files import said_by_the_web_alone, said_in
from penult.terminal.party import NAMES

WEB_SOURCES = Path(__file__).parents[2] / "web" / "src"
_SAID = re.compile(r"""\b(?:say|sayPieces|hasWords|webPart)\(\s*(['"])([a-z][\w-]*(?:\.[\w-]+)?)\1""")
_TEXT = re.compile(r"""(['"`])([a-z][\w-]*)(?:\.[\w-]+)?\1""")
_BUILT = re.compile(r"`([a-z][a-z_-]*-)\$\{")
"""The beginning of names that are put together: `guide-${step}`."""


def sources() -> Iterator[Path]:
    """What is shipped: no tests, and no gallery for the developers."""
    for file in sorted(WEB_SOURCES.rglob("*")):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name and "gallery" not in file.parts:
            yield file


@cache
def source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sources())


def test_every_message_that_the_web_client_says_exists() -> None:
    said = {name for _, name in _SAID.findall(source())}

    assert said, "expected messages in the client, came none: has its way to say them changed?"
    assert said - set(said_in("en")) == set()


def test_no_words_of_the_web_client_are_unused() -> None:
    texts = {name for _, name in _TEXT.findall(source())}
    beginnings = tuple(_BUILT.findall(source()))
    recorded = "\n".join(file.read_text(encoding="utf-8") for file in WEB_SOURCES.rglob("*.json"))
    put_in = {name for said in said_in("en").values() for name in said.messages}
    unsaid = said_by_the_web_alone() - texts - put_in
    unused = {name for name in unsaid if not name.startswith(beginnings)}

    assert {name for name in unused if f'"{name}' not in recorded} == set()


def test_bots_have_the_same_names_in_every_client() -> None:
    text = (WEB_SOURCES / "words" / "names.ts").read_text(encoding="utf-8")

    assert tuple(re.findall(r"'([^']+)'", text)) == NAMES
