"""Whatever a server can say about a table has words in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import penult
from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from penult.terminal.table_voice import farewell, phrase, table_refusal
from penult.wire.events import TableKind
from penult.wire.phrases import PHRASES
from penult.wire.to_client import Bye, Refused, Why

OF_EVERY_CONNECTION = {"malformed", "too_fast"}


def declined_codes() -> set[str]:
    """Every code with which a table declines something, as its source names them."""
    files = (Path(penult.__path__[0]) / "table").rglob("*.py")
    return {code for file in files for code in re.findall(r'Declined\(\s*"(\w+)"', file.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_refusal_phrase_and_goodbye_has_words(language: str) -> None:
    words = catalogue(language)

    assert set(words.parts("table-event")) == set(get_args(TableKind))
    assert set(words.parts("table-refusal")) == declined_codes() | OF_EVERY_CONNECTION
    assert words.parts("phrase") == PHRASES
    assert words.parts("bye") == get_args(Why)


def test_what_only_a_newer_server_says_is_no_gap() -> None:
    words = catalogue("en")

    assert table_refusal(Refused(id=1, code="moonshine"), words) == "The table can’t do that."
    assert farewell(Bye(why="moonshine"), words) == "You’ve been disconnected."  # type: ignore[arg-type]
    assert phrase("moonshine", words) == "…"
