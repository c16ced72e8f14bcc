"""What a chat app shows of a link: title, text, picture, and nothing of a table that is not for all."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from penult.i18n.catalogue import catalogue
from penult.server.app.web_client import FOLDER, WebClient, built_client
from server.app.open_server import OpenServer, open_server

PAGE = """<!doctype html><html lang="en"><head><base href="./" /><title>Penult</title><meta name="preview" />
</head><body><noscript></noscript></body></html>"""
PUBLIC = Path(__file__).parents[3] / "web" / "public"
ICONS = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> WebClient:
    folder = tmp_path_factory.mktemp("built")
    (folder / "index.html").write_text(PAGE)
    (folder / "preview.png").write_bytes(b"\x89PNG")
    found = built_client(folder)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def server(client: WebClient, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(
        tmp_path_factory.mktemp("house"), client=client, public_url="https://play.test/x"
    ) as one:
        yield one


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_a_link_to_a_table_has_title_text_and_picture_in_the_language_of_who_asks(
    server: OpenServer, language: str
) -> None:
    told = tags(server, "/t/ABCDEFGH", language)
    say = catalogue(language).say

    assert told["og:title"] == say("server-preview-table")
    assert told["og:description"] == told["description"] == say("server-preview-invited")
    assert told["og:url"] == "https://play.test/x/t/ABCDEFGH"
    assert told["og:image"] == told["twitter:image"] == "https://play.test/x/preview.png"
    assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
    assert told["twitter:card"] == "summary_large_image"


def test_a_link_says_the_same_of_a_table_that_is_there_and_of_one_that_is_not(server: OpenServer) -> None:
    code = server.table(server.guest("Ana <b>"), terms={}, password="secret")

    told, unknown = tags(server, f"/t/{code}"), tags(server, "/t/ABCDEFGH")

    assert {**told, "og:url": ""} == {**unknown, "og:url": ""}
    assert "Ana" not in str(told)


@pytest.mark.parametrize(
    "path", ['/t/"><script>x()', "/t/%22%3E%3Cimg%20src=x%3E", "/t/abc", "/t/'onload='x"]
)
def test_nothing_of_a_hostile_address_is_in_the_head(server: OpenServer, path: str) -> None:
    page = server.ask("GET", path)
    head = page.text.partition("</head>")[0]

    assert "script>x" not in head
    assert "img src" not in head
    assert "onload" not in head
    assert tags(server, path)["og:url"] == "https://play.test/x/"


def test_where_no_address_was_configured_it_is_the_one_that_was_asked(
    client: WebClient, tmp_path: Path
) -> None:
    with open_server(tmp_path, client=client) as one:
        told = tags(one, "/rules/R-28", host='play.test"><b>')

        assert told["og:image"].endswith("/preview.png")
        assert told["og:image"].startswith("http://")
        assert "<b>" not in one.ask("GET", "/", headers={"Host": 'play.test"><b>'}).text


def test_any_page_may_show_the_picture(server: OpenServer) -> None:
    picture = server.ask("HEAD", "/preview.png")

    assert picture.headers["Content-Type"] == "image/png"
    assert picture.headers["Cross-Origin-Resource-Policy"] == "cross-origin"


def test_a_phone_finds_icons_for_its_home_screen_as_large_as_they_say() -> None:
    manifest = json.loads((PUBLIC / "penult.webmanifest").read_text())
    page = (PUBLIC.parent / "index.html").read_text()

    assert {name: size_of(PUBLIC / name) for name in ICONS} == {
        name: (size, size) for name, size in ICONS.items()
    }
    named = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["src"].endswith(".png")}
    assert named == {name: f"{size}x{size}" for name, size in ICONS.items() if name.startswith("icon")}
    assert [icon["purpose"] for icon in manifest["icons"] if "maskable" in icon["src"]] == ["maskable"]
    assert 'rel="apple-touch-icon" href="./apple-touch-icon.png"' in page
    assert size_of(PUBLIC / "preview.png") == (1200, 630)
    assert (PUBLIC / "preview.png").stat().st_size < 120_000


@pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the web client was not built")
def test_the_page_that_was_built_has_a_place_for_the_preview() -> None:
    built = built_client()

    assert built is not None
    assert '<meta name="preview"' in built.page
    assert "/preview.png" in built.files


def tags(server: OpenServer, path: str, language: str = "en", host: str = "") -> dict[str, str]:
    headers = {"Accept-Language": language, **({"Host": host} if host else {})}
    reading = _Reading()
    reading.feed(server.ask("GET", path, headers=headers).text.partition("</head>")[0])
    return reading.found


def size_of(picture: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


class _Reading(HTMLParser):
    """The `meta` of a head, by name."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            self.found[name] = given.get("content", "")
