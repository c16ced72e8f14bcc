"""Whole hands of every edition at the window, with keys only and with the mouse only."""

from __future__ import annotations

import asyncio
import random
from datetime import datetime
from pathlib import Path

import pytest

from penult.engine.rules import Rules
from penult.notation.record import Record
from penult.terminal.app import PenultApp
from penult.terminal.pages.result import ResultPage
from penult.terminal.pages.table import TablePage
from penult.terminal.party import Party
from penult.terminal.record_folder import RecordFolder
from penult.terminal.setup_choices import SetupChoices
from terminal.players import play_out
from terminal.sitting import settled

EVENING = datetime(2026, 11, 16, 18, 30)


def play(rules: str, seats: int, folder: Path, size: tuple[int, int], seed: int, mouse: bool) -> str:
    """Play a hand to its end; the record that was kept."""

    async def run() -> None:
        party = Party(Rules(rules), ("keen",) * (seats - 1), "en", "Ana")
        shelf = RecordFolder(folder, lambda: EVENING)
        app = PenultApp(SetupChoices(party, pause=0), random.Random(seed), shelf, at_once=True)
        async with app.run_test(size=size) as pilot:
            assert isinstance(await play_out(app, pilot, mouse), ResultPage)
            await pilot.press("n")
            await settled(pilot)
            assert isinstance(app.screen, TablePage)

    asyncio.run(run())
    return (folder / f"2026-11-16-1830-{Rules(rules).edition}-{seats}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("rules", "seats", "size", "seed", "mouse"),
    [
        ("classic", 4, (80, 24), 7, False),
        ("classic", 4, (80, 24), 3, True),
        ("hp2003", 2, (120, 40), 4, False),
        ("hp2003", 2, (80, 24), 1, True),
        ("hp2018", 3, (80, 24), 25, False),
        ("hp2018", 3, (120, 40), 1, True),
        ("hp2003+legality=table+invis_scope=any", 3, (80, 24), 4, False),
    ],
)
def test_a_hand_is_played_to_its_end_and_its_record_replays(
    rules: str, seats: int, size: tuple[int, int], seed: int, mouse: bool, tmp_path: Path
) -> None:
    record = Record.parse(play(rules, seats, tmp_path, size, seed, mouse))

    assert record.replay().over
    assert record.head.players[0] == "Ana"
    assert all((act.mark == "bot") == (act.seat in range(1, seats)) for act in record.acts)
