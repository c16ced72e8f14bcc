"""Databases with damaged pages: nobody waits in vain, health tells the truth, intact tables continue.

`python tests/faults/damage.py --servers 300` prints the counts and the seed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sqlite3
import sys
import time
import urllib.error
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.exceptions import InvalidStatus

sys.path.insert(0, str(Path(__file__).parents[1]))

from penult.client.guest import Guest
from penult.server.store.database import FILE
from server.app.wire import Wire, frame
from server.live.company import Company
from server.live.player import Player
from server.live.process import Server

TABLES = 10
PAGE = 4096
TRUE = ("welcome", "welcome, then halted", "halted", 503)
"""The possible answers to somebody who comes to a table of a damaged file."""
ROOM = [bytes(3000)] * 40
"""More than all tables together write after the page was damaged."""
WORTH_TRYING = ("whole page", "zeros", "a few bytes", "another page")


Tables = list[list[tuple[Guest, str]]]
"""For each, the guests and the code."""
Whole = dict[str, tuple[object, ...]]
"""For each table that must continue, the answers that the first person may get."""


class NotStarted(Exception):
    """The server refused the file and said why."""


def build(folder: Path) -> Tables:
    """A folder with tables that were played at."""
    with Server(folder) as server:
        companies = [Company.at_new_table(server, people=2, rules="classic") for _ in range(TABLES)]
        asyncio.run(_play_a_little(companies))
        assert server.stop() == 0
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    return [[(player.guest, player.code) for player in company.players] for company in companies]


async def _play_a_little(companies: list[Company]) -> None:
    async with asyncio.TaskGroup() as tasks:
        for company in companies:
            tasks.create_task(company.play_until(25))


def spoil(file: Path, rng: random.Random) -> str:
    """Overwrite a page or a part of it, in one of the ways in which disks fail."""
    pages = file.stat().st_size // PAGE
    page, how = rng.randrange(pages), rng.choice(WORTH_TRYING)
    with file.open("r+b") as database:
        other = rng.randrange(pages)
        database.seek(other * PAGE)
        bytes_of = {
            "whole page": rng.randbytes(PAGE),
            "zeros": bytes(PAGE),
            "a few bytes": rng.randbytes(200),
            "another page": database.read(PAGE),
        }
        at = rng.randrange(PAGE - 200) if how == "a few bytes" else 0
        database.seek(page * PAGE + at)
        database.write(bytes_of[how])
    return f"page {page} of {pages}, {how}"


class Damaged:
    """One server on one damaged file."""

    def __init__(self, template: Path, tables: Tables, folder: Path, seed: str) -> None:
        shutil.copytree(template, folder)
        (folder / "server.log").unlink()
        self._template, self._folder, self._tables = template, folder, tables
        self._rng = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self._strangers: set[str] = set()
        """Tables whose first person is no longer in the file, though SQLite calls it intact."""

    def run(self, while_running: bool) -> Counter[str]:
        file = self._folder / FILE
        if not while_running:
            self.what = spoil(file, self._rng)
            whole, sound, self._strangers = self._whole(), self._sound(), self._unknown()
        try:
            with _started(self._folder) as server:
                if while_running:
                    asyncio.run(self._spoil_under(server))
                    whole, sound = {}, True  # what is not read again nobody can know
                words = {code: _first_word(server.port, guest, code) for (guest, code), *_ in self._tables}
                self._check(server, words, whole, sound)
                assert server.stop() == 0
        except NotStarted as why:
            if sound:
                raise AssertionError(f"{self.what}: a sound file was refused") from why
            self.counts["refused at the start"] += 1
        return self.counts

    async def _spoil_under(self, server: Server) -> None:
        """Everybody has come and plays when the page goes."""
        companies = [
            Company([Player(replace(guest, base=server.address), code) for guest, code in each])
            for each in self._tables
        ]
        await _play_a_little(companies)
        self.what = spoil(self._folder / FILE, self._rng)
        with suppress(Exception):  # players of a table that cannot be written are sent away
            async with asyncio.timeout(5):
                moving = (company.play_until(company.granted + 5) for company in companies)
                await asyncio.gather(*moving, return_exceptions=True)

    def _check(self, server: Server, told: dict[str, object], whole: Whole, sound: bool) -> None:
        truths = {code: (*TRUE, 401) if code in self._strangers else TRUE for code in told}
        strange = {code: word for code, word in told.items() if word not in truths[code]}
        assert not strange, f"{self.what}: {strange}\n{server.log[-3000:]}"
        for code, may_be in whole.items():
            assert told[code] in may_be, f"{self.what}: {code} is whole, and {told[code]}"
        self.counts.update(str(word) for word in told.values())
        if sound and set(told.values()) <= {"welcome", 401}:
            self.counts["sound after all"] += 1
            return
        health = _health_in_the_end(server, "damaged")
        assert health == (503, "damaged"), f"{self.what}: {told} and health says {health}"
        assert "penult_damaged 1\n" in server.get("/metrics", "prometheus")
        self.counts["damaged, and health says so"] += 1

    def _whole(self) -> Whole:
        """The tables whose row and log are intact and can be written to."""
        now, before = self._folder / FILE, self._template / FILE
        whole: Whole = {}
        for (guest, code), *_ in self._tables:
            if (kept := _kept(before, code)) != _kept(now, code):
                continue
            has_room = _kept(now, code, more=ROOM) == kept
            person = guest.token.partition(".")[0]
            known = _person(now, person) == _person(before, person) is not None
            whole[code] = (
                "welcome",
                *(() if has_room else ("welcome, then halted",)),
                *(() if known else (401, 503)),
            )
        return whole

    def _unknown(self) -> set[str]:
        """Guests on a page that was replaced by a valid one without them: nobody can know of them."""
        if not self._sound():
            return set()
        with closing(sqlite3.connect(self._folder / FILE)) as database:
            known = {row[0] for row in database.execute("SELECT id FROM people")}
        return {code for (guest, code), *_ in self._tables if guest.token.partition(".")[0] not in known}

    def _sound(self) -> bool:
        """Whether SQLite finds the file intact and the key is there, without which no server starts."""
        try:
            with closing(sqlite3.connect(self._folder / FILE)) as database:
                key = database.execute("SELECT typeof(bytes) FROM secrets WHERE purpose = 'tokens'")
                said = database.execute("PRAGMA integrity_check")
                return (key.fetchall(), said.fetchall()) == ([("blob",)], [("ok",)])
        except sqlite3.Error:
            return False


def _kept(file: Path, code: str, more: Sequence[bytes] = (b"",)) -> object:
    """The row and the log of a table; None if they cannot be read or `more` cannot be appended."""
    try:
        with closing(sqlite3.connect(file)) as database:
            sql = "SELECT id, code, opened, over, hidden, epoch FROM tables WHERE code = ?"
            (row,) = database.execute(sql, (code,))
            sql = "SELECT n, body, digest FROM batches WHERE table_id = ? ORDER BY n"
            log = database.execute(sql, row[:1]).fetchall()
            database.execute("BEGIN")
            batches = ((row[0], n, body) for n, body in enumerate(more, log[-1][0] + 1))
            database.executemany("INSERT INTO batches VALUES (?, ?, ?, x'')", batches)
            database.execute("UPDATE tables SET epoch = epoch + 1 WHERE id = ?", row[:1])
            database.rollback()
            return row, log
    except (sqlite3.Error, ValueError, IndexError, TypeError):
        return None


def _person(file: Path, person: str) -> object:
    """A guest's row and the key of the tokens; None if they cannot be read."""
    try:
        with closing(sqlite3.connect(file)) as database:
            key = database.execute("SELECT * FROM secrets").fetchall()
            return key, database.execute("SELECT * FROM people WHERE id = ?", (person,)).fetchone()
    except sqlite3.Error:
        return None


@contextmanager
def _started(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    try:
        server.__enter__()
    except AssertionError:
        if server.address.startswith("ended"):
            server.__exit__(None)
            raise NotStarted(server.log[-300:]) from None
        raise
    try:
        yield server
    finally:
        server.__exit__(None)


def _first_word(port: int, guest: Guest, code: str) -> object:
    """What somebody is told who comes, and then does something that must be written."""
    try:
        wire = Wire(port, guest.token, code)
    except InvalidStatus as error:
        return error.response.status_code
    wire.sends(wire.hello, frame(b'{"type": "stand", "id": 1}'))
    first = wire.hear()
    last = first
    while last["type"] != "bye" and last.get("id") != 1 and 1 not in last.get("yours", ()):
        last = wire.hear()
    wire.close()
    if first["type"] == "bye":
        return first["why"]
    return f"welcome, then {last['why']}" if last["type"] == "bye" else first["type"]


def _health_in_the_end(server: Server, wanted: str) -> tuple[int, str]:
    """The file is checked in the background; health reports damage within seconds."""
    until = time.monotonic() + 10
    while True:
        try:
            status, text = 200, server.get("/health")
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read().decode()
        said = json.loads(text)["status"]
        if said == wanted or time.monotonic() > until:
            return status, said
        time.sleep(0.05)


def damaged(folder: Path, servers: int, seed: int) -> Counter[str]:
    template = folder / "template"
    tables = build(template)
    counts: Counter[str] = Counter()
    for nth in range(servers):
        one = Damaged(template, tables, folder / f"{nth}", f"{seed}/{nth}")
        counts += one.run(while_running=nth % 3 == 2)
        counts["servers"] += 1
        shutil.rmtree(folder / f"{nth}")
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--servers", type=int, default=300)
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if chosen.seed is None else chosen.seed
    sys.stdout.write(f"seed: {seed}\n")
    with TemporaryDirectory() as folder:
        counts = damaged(Path(folder), chosen.servers, seed)
    for name, count in counts.items():
        sys.stdout.write(f"{name}: {count}\n")


if __name__ == "__main__":
    main()
