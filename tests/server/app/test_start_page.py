"""The page a browser sees: in the reader's language, harmless whatever stands in the address."""

from __future__ import annotations

import base64
import hashlib
import re

import pytest

from penult.server.app.routes.start_page import reader_language
from server.app.open_server import OpenServer


@pytest.mark.parametrize(
    ("accepted", "language", "words"),
    [
        ("", "en", "To join, type this"),
        ("es-MX,es;q=0.9", "es", "Para entrar, escribe"),
        ("fr-CA", "fr", "Pour la rejoindre, tape"),
        ("pt-PT,en;q=0.5", "pt", "Para entrar, escreve"),
        ("pt-BR,en;q=0.5", "pt-BR", "Para entrar, digite"),
    ],
)
def test_the_page_speaks_the_readers_language(
    server: OpenServer, accepted: str, language: str, words: str
) -> None:
    page = server.ask("GET", "/", headers={"Accept-Language": accepted})

    assert f"<html lang={language}>" in page.text
    assert words in page.text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de", "en"),
        ("de,fr;q=0.1", "fr"),
        ("en;q=0,es", "es"),
        ("*", "en"),
        ("fr;q=x", "en"),
        (",;q=,", "en"),
    ],
)
def test_the_wish_that_is_liked_best_and_known_counts(accepted: str, language: str) -> None:
    assert reader_language(accepted) == language


def test_a_link_to_a_table_says_how_to_join_it(server: OpenServer) -> None:
    page = server.ask("GET", "/t/ABCDEFGH")

    assert f"penult join http://127.0.0.1:{server.port}/t/ABCDEFGH" in page.text


def test_a_table_that_is_there_looks_like_one_that_is_not(server: OpenServer) -> None:
    code = server.table(server.guest())

    assert server.ask("GET", f"/t/{code}").text == server.ask("GET", "/t/AAAAAAAA").text.replace(
        "AAAAAAAA", code
    )


@pytest.mark.parametrize("code", [";reboot;", "$(halt)x", "ABCDEFG%0A", "ABCDEFGHI", "%60reboot"])
def test_only_a_code_is_offered_for_copying_to_a_shell(server: OpenServer, code: str) -> None:
    assert server.ask("GET", f"/t/{code}").text == server.ask("GET", "/").text


@pytest.mark.parametrize("path", ["/t/%3Cb%3E", "/t/%22%27%3E%3Cscript%3E"])
def test_nothing_in_the_address_becomes_part_of_the_page(server: OpenServer, path: str) -> None:
    text = server.ask("GET", path, headers={"Host": "<i>.example"}).text

    assert not {"<b>", "<i>", "<script>"} & set(re.findall(r"<[^>]*>", text))


def test_the_policy_allows_this_style_and_nothing_else(server: OpenServer) -> None:
    page = server.ask("GET", "/")
    style = page.text.partition("<style>")[2].partition("</style>")[0]
    hashed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()

    assert page.headers["Content-Security-Policy"].endswith(f"style-src 'sha256-{hashed}'")
    assert "<script" not in page.text
