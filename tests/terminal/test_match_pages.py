"""Whole matches at the window: the table, the result, the standing, and the next hand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from penult.engine.rules import Rules
from penult.match.record import MatchRecord
from penult.terminal.app import PenultApp
from penult.terminal.match_file import UnfinishedMatch
from penult.terminal.pages.result import ResultPage
from penult.terminal.pages.rule import RulePage
from penult.terminal.pages.setup import SetupPage
from penult.terminal.pages.standing import StandingPage
from penult.terminal.pages.table import TablePage
from penult.terminal.parts.choices import Choices
from penult.terminal.parts.log import TableLog
from penult.terminal.party import Party
from penult.terminal.record_folder import RecordFolder
from penult.terminal.setup_choices import SetupChoices
from terminal.looking import screen
from terminal.players import play_out
from terminal.sitting import plain, settled

Act = Callable[[PenultApp, Pilot[None]], Awaitable[None]]


def play(rules: str, seats: int, folder: Path, act: Act, seed: int = 7) -> MatchRecord:
    """Sit down to a match and do something there; the record that was kept."""

    async def run() -> None:
        party = Party(Rules(rules), ("random",) * (seats - 1), "en", "Ana", whole_match=True)
        shelf = RecordFolder(folder, lambda: datetime(2026, 11, 16, 18, 30))
        app = PenultApp(SetupChoices(party, pause=0), random.Random(seed), shelf, at_once=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await act(app, pilot)

    asyncio.run(run())
    return MatchRecord.read(folder / f"2026-11-16-1830-{Rules(rules).edition}-{seats}.match")


async def to_the_standing(app: PenultApp, pilot: Pilot[None]) -> None:
    assert isinstance(await play_out(app, pilot), ResultPage)
    await pilot.press("enter")
    await settled(pilot)
    assert isinstance(app.screen, StandingPage)


def shown(app: PenultApp) -> str:
    """All that the standing says."""
    log = app.screen.query_one(TableLog)
    lines = [str(option.prompt) for option in log.options]
    title = str(app.screen.query_one(".sheet").border_title)
    return "\n".join([title, *lines, *(plain(part) for part in app.screen.query(Static)), choices(app)])


def choices(app: PenultApp) -> str:
    return plain(app.screen.query_one(Choices))


def heading(app: PenultApp) -> str:
    """What is played, as the first line of the window says it."""
    return screen(app)[0].strip().split("   ")[0]


def test_two_hands_are_played_with_the_standing_between_them(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await settled(pilot)
        assert heading(app) == "Penult · Classic edition · 3 players · hand 1"
        await to_the_standing(app, pilot)
        first = shown(app)
        assert first.startswith("After hand 1")
        assert "R-58" in first
        assert "A-61" in first
        assert "Next hand" in first
        await pilot.press("n")
        await settled(pilot)
        assert isinstance(app.screen, TablePage)
        assert heading(app).endswith("hand 2")
        await to_the_standing(app, pilot)
        assert shown(app).startswith("After hand 2")
        await pilot.press("q")

    record = play("classic+score=tally", 3, tmp_path, act)

    match = record.replay()
    assert len(record.hands) == 2
    assert not match.over
    assert all((act.mark == "bot") == (act.seat != 0) for hand in record.hands for act in hand.acts)


def test_the_rule_behind_a_line_of_the_standing_opens(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await to_the_standing(app, pilot)
        await pilot.press("l", "home", "enter")
        await settled(pilot)
        assert isinstance(app.screen, RulePage)
        assert app.screen.query_one(".sheet").border_title == "R-55"
        await pilot.press("escape", "l", "q")

    play("classic", 2, tmp_path, act)


def test_a_match_that_is_won_leads_to_another_or_to_the_setup(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await to_the_standing(app, pilot)
        assert "won the match" in shown(app)
        assert "Play again" in choices(app)
        await pilot.press("n")
        await settled(pilot)
        assert heading(app).endswith("hand 1")
        await to_the_standing(app, pilot)
        await pilot.press("s")
        await settled(pilot)
        assert isinstance(app.screen, SetupPage)
        await pilot.press("q")

    record = play("classic+target=5", 3, tmp_path, act)

    assert record.replay().over
    assert len(list(tmp_path.iterdir())) == 2


def test_partners_are_named_above_the_table_and_score_together(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await settled(pilot)
        assert heading(app).endswith("hand 1 · with Bruno")
        await to_the_standing(app, pilot)
        assert "Ana & Bruno" in shown(app)
        await pilot.press("q")

    play("classic+score=team", 4, tmp_path, act)


def test_an_eliminated_person_sees_the_end_and_no_further_card(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await to_the_standing(app, pilot)
        assert "You were eliminated with" in shown(app)
        assert "See how it ends" in choices(app)
        await pilot.press("enter")
        for _ in range(200):
            await settled(pilot)
            assert not isinstance(app.screen, TablePage)
            if isinstance(app.screen, StandingPage):
                break
        assert "won the match" in shown(app)
        await pilot.press("q")

    record = play("classic+score=elim+target=25", 6, tmp_path, act, seed=2)

    match = record.replay()
    assert match.over
    assert 0 in match.standing.out
    assert len(record.hands) > 1
    assert all(act.mark == "bot" for hand in record.hands[1:] for act in hand.acts)


def test_a_match_that_was_left_in_a_hand_is_kept_and_goes_on_there(tmp_path: Path) -> None:
    said: list[str] = []

    async def leave(app: PenultApp, pilot: Pilot[None]) -> None:
        await settled(pilot)
        await pilot.press("q", "q")
        await settled(pilot)
        said.append(app.keep_match())

    record = play("classic+score=tally", 3, tmp_path, leave)
    (file,) = tmp_path.iterdir()
    assert f"penult play --resume {file}" in said[0]
    assert len(record.hands) == 1
    assert not record.replay().results

    async def go_on(left: UnfinishedMatch) -> None:
        shelf = RecordFolder(tmp_path, lambda: datetime(2026, 11, 17, 9, 0))
        app = PenultApp(SetupChoices(left.party, pause=0), random.Random(1), shelf, at_once=True, left=left)
        async with app.run_test(size=(80, 24)) as pilot:
            await to_the_standing(app, pilot)
            assert shown(app).startswith("After hand 1")

    asyncio.run(go_on(UnfinishedMatch.read(file, "en")))
    after = MatchRecord.read(file)
    assert list(tmp_path.iterdir()) == [file]
    assert len(after.replay().results) == 1
    assert after.hands[0].head == record.hands[0].head


def test_a_match_that_was_left_between_two_hands_goes_on_with_the_next(tmp_path: Path) -> None:
    async def leave(app: PenultApp, pilot: Pilot[None]) -> None:
        await to_the_standing(app, pilot)
        await pilot.press("q")

    play("classic+score=tally", 3, tmp_path, leave)
    (file,) = tmp_path.iterdir()

    async def go_on(left: UnfinishedMatch) -> None:
        shelf = RecordFolder(tmp_path, lambda: datetime(2026, 11, 17, 9, 0))
        app = PenultApp(SetupChoices(left.party, pause=0), random.Random(1), shelf, at_once=True, left=left)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert heading(app).endswith("hand 2")
            assert sum(isinstance(page, TablePage) for page in app.screen_stack) == 1

    asyncio.run(go_on(UnfinishedMatch.read(file, "en")))


def test_of_a_match_that_is_won_there_is_nothing_more_to_say(tmp_path: Path) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await to_the_standing(app, pilot)
        await pilot.press("q")
        assert app.keep_match() == ""

    play("classic+target=5", 3, tmp_path, act)
