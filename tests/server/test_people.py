"""Guests: a name and a token, and nobody else's."""

from __future__ import annotations

import asyncio
import random
import string
from pathlib import Path
from unicodedata import normalize

import pytest

from penult.engine.errors import Malformed
from penult.server.people import People, guest_name
from penult.server.store.rows import PersonRow
from penult.server.store.sqlite import SqliteStore
from server.store.shelf import with_store


def noon() -> float:
    return 12.0


async def tampered_with(people: People, token: str) -> list[str]:
    """Every change of one letter that is accepted as somebody's token."""
    letters = string.ascii_letters + string.digits + "-_.~ é"
    rng = random.Random(5)
    found = []
    for place in range(len(token)):
        for letter in rng.sample(letters, 12):
            other = token[:place] + letter + token[place + 1 :]
            if other != token and await people.recognize(other) is not None:
                found.append(other)
    return found


def test_a_guest_is_recognized_by_the_token(tmp_path: Path) -> None:
    async def come(store: SqliteStore) -> str:
        people = await People.of(store, noon)
        person, token = await people.welcome("  Ana ")
        assert (person.name, person.since) == ("Ana", 12.0)
        assert await people.recognize(token) == person
        return token

    async def come_back(store: SqliteStore) -> str:
        person = await (await People.of(store, noon)).recognize(token)
        assert person is not None
        return person.name

    token = with_store(tmp_path, come)
    assert with_store(tmp_path, come_back) == "Ana"


def test_a_token_with_any_letter_changed_is_nobodys(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        people = await People.of(store, noon)
        ana, token = await people.welcome("Ana")
        ben, _ = await people.welcome("Ben")

        assert await tampered_with(people, token) == []
        for other in ("", ".", "..", "...", token[:-1], token + "A", token + "=", token + " ", " " + token):
            assert await people.recognize(other) is None
        for other in (
            "é" * 50,
            "\ud800",
            "\0",
            "a.1." + "A" * 43,
            token * 1000,
            token.replace(ana.id, ben.id),
        ):
            assert await people.recognize(other) is None

    with_store(tmp_path, scene)


def test_who_is_erased_has_no_name_and_no_token_any_more(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        people = await People.of(store, noon)
        ana, token = await people.welcome("Ana")
        _, of_ben = await people.welcome("Ben")
        await people.erase(ana.id)

        assert await people.recognize(token) is None
        assert await people.recognize(of_ben) is not None
        assert await store.names([ana.id]) == {ana.id: ""}

    with_store(tmp_path, scene)


class SlowStore(SqliteStore):
    """A store whose answer about a person arrives late."""

    was_read: asyncio.Event
    arrives: asyncio.Event

    async def person(self, person: str) -> PersonRow | None:
        row = await super().person(person)
        self.was_read.set()
        await self.arrives.wait()
        return row


def test_a_token_that_ends_while_its_person_is_being_read_holds_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await SlowStore.open(tmp_path)
        store.was_read, store.arrives = asyncio.Event(), asyncio.Event()
        ana, token = await (await People.of(store, noon)).welcome("Ana")
        people = await People.of(store, noon)  # remembers nobody yet
        asking = asyncio.ensure_future(people.recognize(token))
        await store.was_read.wait()
        await people.erase(ana.id)
        store.arrives.set()

        assert await asking is None
        assert await people.recognize(token) is None
        await store.close()

    asyncio.run(scene())


def test_a_token_of_another_server_is_nobodys(tmp_path: Path) -> None:
    async def here(store: SqliteStore) -> tuple[PersonRow, str]:
        return await (await People.of(store, noon)).welcome("Ana")

    async def elsewhere(store: SqliteStore) -> PersonRow | None:
        await store.add_person(ana)  # even if somebody has the same id there
        return await (await People.of(store, noon)).recognize(token)

    ana, token = with_store(tmp_path / "here", here)
    assert with_store(tmp_path / "elsewhere", elsewhere) is None


def test_recognizing_somebody_who_was_here_lately_asks_the_store_nothing(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        people = People(store, await store.secret(), noon, remembered=2)
        (_, of_ana), (_, of_ben) = await people.welcome("Ana"), await people.welcome("Ben")
        await people.recognize(of_ana)
        _, of_cleo = await people.welcome("Cleo")
        await store.close()

        assert await people.recognize(of_ana) is not None
        assert await people.recognize(of_cleo) is not None
        with pytest.raises(RuntimeError):
            await people.recognize(of_ben)  # the one who was here longest ago

    with_store(tmp_path, scene)


def test_a_new_name_is_seen_at_once(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        people = await People.of(store, noon)
        ana, token = await people.welcome("Ana")

        assert (await people.rename(ana.id, "Ana  Lee")).name == "Ana Lee"
        renamed = await people.recognize(token)
        assert renamed == await store.person(ana.id)
        assert renamed is not None
        assert renamed.name == "Ana Lee"
        with pytest.raises(Malformed):
            await people.rename(ana.id, "\u202eanA")
        assert await people.recognize(token) == renamed
        with pytest.raises(Malformed, match="a person that is kept here"):
            await people.rename("nobody", "Eve")

    with_store(tmp_path, scene)


def test_ids_are_long_and_never_alike(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> set[str]:
        people = await People.of(store, noon)
        guests = await asyncio.gather(*(people.welcome("Ana") for _ in range(500)))
        return {person.id for person, _ in guests}

    ids = with_store(tmp_path, scene)
    assert len(ids) == 500
    assert {len(each) for each in ids} == {12}


def test_no_secret_is_shown_by_printing_what_holds_it(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        people = await People.of(store, noon)
        secret = await store.secret()
        shown = " ".join(map(repr, (people, store, *vars(people).values())))
        assert secret.hex() not in shown
        assert repr(secret)[2:-1] not in shown

    with_store(tmp_path, scene)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        (" Ana\t \u00a0Lee\n", "Ana Lee"),
        ("Chloe\u0301", "Chloé"),
        ("Ana ❤\ufe0f", "Ana ❤"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("ที่รัก", "ที่รัก"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("محمد", "محمد"),
        ("<b>&amp;", "<b>&amp;"),
        ("N" * 24, "N" * 24),
    ],
)
def test_a_name_is_kept_as_people_write_it(given: str, kept: str) -> None:
    assert guest_name(given) == normalize("NFC", kept)


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "N" * 25,
        "N" * 1_000_000,
        "A\0na",
        "A\x1b[31mna",
        "\u202eanA",
        "A\u2066na",
        "A\u200bna",
        "A\u200dna",
        "\ufeffAna",
        "A\u00adna",
        "\ud800",
        "\u3164",
        "A\u2800na",
        "A\u034fna",
        "\u0301Ana",
        "A" + "\u0335" * 4 + "na",
        "42",
        "Ana,Ben",
        "=1+1",
        "\ue000",
    ],
)
def test_a_name_that_would_trick_a_reader_is_refused(given: str) -> None:
    with pytest.raises(Malformed, match="name: expected 1 to 24 visible letters") as refused:
        guest_name(given)

    assert len(str(refused.value).encode("utf-8")) < 1000
