"""The records of matches over HTTP: who may read them, which there are, and what reading them costs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from penult.match.record import MatchRecord
from penult.server.archive import Archive
from penult.server.store.rows import PersonRow, TableRow
from penult.server.store.sqlite import SqliteStore
from penult.table.log.batches import Batch
from server.app.open_server import Answer, OpenServer, bearer, open_server
from table.playing import play_out
from table.scene import Scene

ANA = PersonRow("ana", "Ana", 1, 0.0)
PASSWORD = "sésame"
RULES = "classic+score=winner+target=20"
SHORT = (3, 9)
"""Seeds of matches with few moves: each is written to the disk."""


def two_matches(code: str, password: str = "") -> tuple[TableRow, Scene]:
    scene = Scene("ana ben", rules=RULES, password=password)
    for seed in SHORT:
        play_out(scene, seed)
    return TableRow(f"table {code}", code, 0.0), scene


async def put_down(store: SqliteStore, row: TableRow, scene: Scene) -> None:
    epoch = await store.open_table(row, scene.batches[0])
    for batch in scene.batches[1:]:
        await store.append(row.id, epoch, batch)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    folder = tmp_path_factory.mktemp("house")

    async def play() -> None:
        store = await SqliteStore.open(folder)
        await store.add_person(ANA)
        await put_down(store, *two_matches("PENTABLE"))
        await put_down(store, *two_matches("LCKTABLE", PASSWORD))
        await store.close()

    asyncio.run(play())
    with open_server(folder, tries_per_minute="1000", records_per_minute="1000") as running:
        yield running


def read(server: OpenServer, code: str, query: str = "", **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return server.ask("GET", f"/api/tables/{code}/record{query}", headers=named)


def test_the_last_match_is_told_and_how_many_there_are(server: OpenServer) -> None:
    last, first = read(server, "PENTABLE"), read(server, "pentable", "?match=1")

    assert (last.status, first.status) == (200, 200)
    assert last.headers["Penult-Matches"] == first.headers["Penult-Matches"] == "2"
    assert last.text == read(server, "PENTABLE", "?match=2").text != first.text
    assert MatchRecord.parse(first.text).replay().over


@pytest.mark.parametrize("number", ["0", "-1", "x", "", "²", "1" * 5000])
def test_a_match_is_asked_for_by_a_number(server: OpenServer, number: str) -> None:
    asked = read(server, "PENTABLE", f"?match={quote(number)}")

    assert (asked.status, asked.json["code"]) == (400, "malformed")
    assert asked.json["expected"] == "match: a whole number from 1"


def test_a_match_that_was_not_played_has_no_record(server: OpenServer) -> None:
    asked = read(server, "PENTABLE", "?match=3")

    assert (asked.status, asked.json["code"]) == (404, "unknown_match")
    assert asked.json["expected"] == "a match from 1 to 2"


def test_behind_a_password_strangers_read_nothing(server: OpenServer) -> None:
    strange, unknown = read(server, "LCKTABLE"), read(server, "AAAAAAAA")
    wrong = read(server, "LCKTABLE", Penult_Password="sesam")
    eve = read(server, "LCKTABLE", **bearer(server.guest("Eve")))

    assert {each.status for each in (strange, unknown, wrong, eve)} == {404}
    assert strange.text == wrong.text == eve.text == unknown.text.replace("AAAAAAAA", "LCKTABLE")


def test_behind_a_password_who_was_there_and_who_knows_it_may_read(server: OpenServer) -> None:
    assert read(server, "LCKTABLE", Penult_Password=quote(PASSWORD)).status == 200
    assert read(server, "LCKTABLE", **bearer(server.context.people.token(ANA))).status == 200


def test_a_record_is_written_once_and_again_only_after_more_was_played(tmp_path: Path) -> None:
    row, scene = two_matches("PENTABLE")
    scene.batches, later = scene.batches[:-1], scene.batches[-1]

    async def read_often() -> tuple[list[int], int]:
        store = await SqliteStore.open(tmp_path)
        await put_down(store, row, scene)
        archive = Archive(store)
        counts = []
        for _ in range(3):
            shelf = await archive.find("PENTABLE")
            assert shelf is not None
            counts.append(len(await archive.records(shelf)))
        await store.append(row.id, await store.claim(row.id), later)
        shelf = await archive.find("PENTABLE")
        assert shelf is not None
        counts.append(len(await archive.records(shelf)))
        await store.close()
        return counts, archive.replays

    assert asyncio.run(read_often()) == ([1, 1, 1, 2], 2)


def test_a_log_that_cannot_be_read_is_told_like_no_table(tmp_path: Path) -> None:
    async def spoil() -> None:
        store = await SqliteStore.open(tmp_path)
        await store.open_table(TableRow("spoiled", "SPOILED2", 0.0), Batch(1, b"\xff\x00", bytes(16)))
        await store.close()

    asyncio.run(spoil())
    with open_server(tmp_path) as server:
        spoiled, unknown = read(server, "SPOILED2"), read(server, "AAAAAAAA")

        assert spoiled.status == 404
        assert spoiled.text.replace("SPOILED2", "AAAAAAAA") == unknown.text


def test_records_are_read_only_so_often(tmp_path: Path) -> None:
    with open_server(tmp_path, records_per_minute="2") as server:
        statuses = [read(server, "AAAAAAAA").status for _ in range(3)]

        assert statuses == [404, 404, 429]
