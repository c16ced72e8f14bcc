"""From the setup page to the table and the record."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from penult.engine.rules import Rules
from penult.notation.record import Record
from penult.terminal.app import PenultApp
from penult.terminal.pages.birthday import BirthdayPage
from penult.terminal.pages.result import ResultPage
from penult.terminal.pages.setup import SetupPage
from penult.terminal.pages.table import TablePage
from penult.terminal.party import Party
from penult.terminal.record_folder import RecordFolder
from penult.terminal.setup_choices import SetupChoices
from terminal.players import play_out
from terminal.sitting import plain, settled


def set_up(folder: Path, act: Callable[[PenultApp, Pilot[None]], Awaitable[None]]) -> PenultApp:
    wishes = SetupChoices(Party(Rules("classic"), ("keen", "keen")), pause=0)

    async def run() -> PenultApp:
        app = PenultApp(wishes, random.Random(9), RecordFolder(folder, datetime.now))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await act(app, pilot)
        return app

    return asyncio.run(run())


def rows(app: PenultApp, between: str = "\n") -> str:
    return between.join(str(option.prompt) for option in app.screen.query_one(OptionList).options)


def explanation(app: PenultApp) -> str:
    return plain(app.screen.query_one("#explanation", Static))


async def go_to(app: PenultApp, pilot: Pilot[None], label: str) -> None:
    """Down to the row with this label."""
    at = next(nth for nth, row in enumerate(rows(app, "\0").split("\0")) if label in row)
    await pilot.press("home", *["down"] * at)


def test_language_edition_and_players_are_chosen_with_arrows_and_the_hand_is_kept(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "right", "right", "right")
        assert "Édition" in rows(app)
        await pilot.press("down", "right", "down", "left")
        await pilot.press("home", "enter")
        await settled(pilot)
        assert isinstance(app.screen, BirthdayPage)
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, TablePage)
        assert isinstance(await play_out(app, pilot), ResultPage)
        await pilot.press("q")

    set_up(tmp_path, act)

    head = Record.read(next(tmp_path.iterdir())).head
    assert (str(head.rules), head.seats) == ("hp2003", 2)


def test_an_option_is_explained_and_turned_with_enter_or_a_click(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await go_to(app, pilot, "The drawn card")
        assert "◂ play or keep ▸" in rows(app)
        assert "R-19" in explanation(app)
        assert explanation(app).startswith("drawn=may\n")
        await pilot.press("enter")
        assert "◂ must after declining ▸" in rows(app)
        assert explanation(app).startswith("drawn=must_declined\n")
        before = rows(app)
        await pilot.click(OptionList, offset=(5, 4))
        assert rows(app) != before

    set_up(tmp_path, act)


def test_a_long_label_goes_on_below_and_is_never_cut(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await go_to(app, pilot, "Edition")
        await pilot.press("right")
        assert "Who plays after           ◂ after the Howler ▸\n  Invisibility against a\n  Howler\n" in rows(
            app
        )
        assert "…" not in rows(app)

    set_up(tmp_path, act)


def test_the_name_stands_at_the_table_and_the_result_leads_back_to_the_setup(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await pilot.press("shift+tab", *"Quim", "enter", "home", "enter")
        await settled(pilot)
        assert isinstance(app.screen, TablePage)
        assert isinstance(await play_out(app, pilot), ResultPage)
        assert "Quim" in "".join(plain(part) for part in app.screen.query(Static))
        await pilot.press("s")
        await settled(pilot)
        assert isinstance(app.screen, SetupPage)
        await pilot.press("q")

    set_up(tmp_path, act)

    assert Record.read(next(tmp_path.iterdir())).head.players[0] == "Quim"


def test_without_color_the_row_under_the_bar_is_underlined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await pilot.press("down")
        styles = [row.style for row in app.screen.query_one(OptionList).render_line(2) if row.style]
        assert any(style.underline for style in styles)

    set_up(tmp_path, act)
