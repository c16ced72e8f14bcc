"""The window in terminals of every size, in every language: nothing that one needs is cut off."""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import cache
from itertools import product

import pytest
from textual.pilot import Pilot

from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES, base
from penult.rulebook.voice import Voice
from penult.terminal.app import PenultApp
from penult.terminal.hand_lines import HandEnd, LeftHand, Line
from penult.terminal.pages.birthday import BirthdayPage
from penult.terminal.pages.result import ResultPage
from penult.terminal.pages.standing import StandingPage, StandingText
from penult.terminal.parts.table_top import TableTop
from penult.terminal.party import Party
from penult.terminal.record_folder import RecordFolder
from penult.terminal.setup_choices import SetupChoices
from penult.terminal.window import Window
from terminal.looking import screen, words
from terminal.sitting import NAMES, Sitting, hand_at, settled, voice_of

Act = Callable[[PenultApp, Pilot[None]], Awaitable[None]]
SIZES = ((60, 20), (80, 24), (80, 30), (100, 30), (104, 30), (120, 40), (140, 45))
FULL = bool(os.environ.get("COVERED"))
"""Whether to try all, as in `make soak`, or only some."""
TRIED = tuple(
    (size, language)
    for (at, size), (nth, language) in product(enumerate(SIZES), enumerate(LANGUAGES))
    if FULL or at == 0 or at == nth % (len(SIZES) - 1) + 1
)
"""Every language in the smallest window, and in one of the larger ones."""
HANDS = {"en": "hand", "es": "mano", "fr": "manche", "pt": "partida", "pt-BR": "rodada"}
LONG = "hp2003+score=team+legality=table+false_catch=draw2+drawn=must"


def at_table(act: Act, language: str = "en", size: tuple[int, int] = (80, 24), **wishes: object) -> None:
    """Open the window on the first hand of a match, or on the setup page."""
    rules, seats = Rules(str(wishes.get("rules", "classic"))), int(str(wishes.get("seats", 4)))
    party = Party(rules, ("keen",) * (seats - 1), language, whole_match=not wishes.get("one_hand"))
    shelf = RecordFolder(None, lambda: datetime(2026, 10, 30))

    async def run() -> None:
        app = PenultApp(SetupChoices(party, 0.0), random.Random(5), shelf, at_once=not wishes.get("setup"))
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            if isinstance(app.screen, BirthdayPage):
                await pilot.press("enter")
                await settled(pilot)
            await act(app, pilot)

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["classic", LONG])
def test_at_80_columns_the_first_line_names_the_hand_and_the_keys(language: str, rules: str) -> None:
    async def act(app: PenultApp, _: Pilot[None]) -> None:
        line = screen(app)[0]
        assert f"{HANDS.get(language, HANDS[base(language)])} 1" in line
        assert "? " in line
        assert "Q " in line.split("? ")[1]
        assert "…" not in line
        assert len(line) <= 80

    at_table(act, language, rules=rules)


@pytest.mark.parametrize(("size", "language"), TRIED, ids=str)
def test_no_word_is_cut_at_the_table_its_help_and_its_score(language: str, size: tuple[int, int]) -> None:
    """Every word in a small window is also a word in a huge one."""
    seen = asyncio.run(_pages(language, size))

    for page, text in seen.items():
        assert len(words(text)) > 5, page
        assert words(text) <= words(_in_a_huge_window(language)[page]), page


@cache
def _in_a_huge_window(language: str) -> dict[str, list[str]]:
    return asyncio.run(_pages(language, (240, 70)))


async def _pages(language: str, size: tuple[int, int]) -> dict[str, list[str]]:
    """The setup, the table with a refusal and a question, and every page that opens above it."""
    party = Party(Rules(LONG), ("keen",) * 5, language, whole_match=True)
    shelf, pages = RecordFolder(None, lambda: datetime(2026, 10, 30)), {}
    app = PenultApp(SetupChoices(party, 0.0), random.Random(5), shelf)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        pages["setup"] = screen(app)
        await pilot.press("enter")
        await settled(pilot)
        pages["birthday"] = screen(app)
        await pilot.press("enter")
        await settled(pilot)
        pages["table"] = screen(app)
        for page, keys in (("help", "question_mark"), ("score", "s"), ("leaving", "q")):
            await pilot.press(keys)
            await settled(pilot)
            pages[page] = screen(app)
            await pilot.press("escape")
            await settled(pilot)
    return pages


@pytest.mark.parametrize("size", [(59, 20), (60, 19), (30, 8)], ids=str)
def test_below_the_smallest_size_a_notice_says_so_until_there_is_room(size: tuple[int, int]) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        before = screen(app)
        await pilot.resize_terminal(*size)
        await settled(pilot)
        notice = " ".join(" ".join(screen(app)).split())
        assert "This window is too small. Make it at least 60 columns wide and 20 rows high." in notice
        assert "Nadia" not in notice
        await pilot.press("enter", "d")
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert screen(app) == before

    at_table(act)


def test_a_window_that_opens_too_small_says_so_at_once() -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        assert "Esta ventana es demasiado pequeña" in " ".join(screen(app))
        await pilot.resize_terminal(60, 20)
        await settled(pilot)
        assert "mano 1" in screen(app)[0]

    at_table(act, "es", (40, 10))


SMALL = ((80, 24), (60, 20))
HELD = ("R1,G2,B3,Y4,RS,GS,BS,YS,RD,GD,W,W4", "R1,G2")


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("seats", [8, 10])
def test_after_a_hand_all_keys_are_seen(size: tuple[int, int], seats: int) -> None:
    hands = " ".join(f"h{seat}={HELD[seat % 2]}" for seat in range(1, seats))
    hand = hand_at(f"classic n={seats} t=0 top=R5 h0=R7 {hands}")
    hand.deal.play("play R7")
    voice, outcome = voice_of(hand, "fr"), hand.view.outcome
    assert outcome is not None
    left = (LeftHand(voice.name(at), hand.view.hands[at], outcome.tally[at]) for at in range(seats))
    end = HandEnd(outcome.winner, outcome.rule, outcome.points, tuple(left))
    kept = voice.say("terminal-kept", path=f"/home/somebody/{'folder/' * 8}2026.record")

    keys = _keys_seen(ResultPage(end, voice, kept), size)

    assert keys == [("N", "S", "W", "Q")] * 2


@pytest.mark.parametrize("size", SMALL, ids=str)
def test_between_hands_all_keys_are_seen_and_what_is_above_them_can_be_scrolled(
    size: tuple[int, int],
) -> None:
    voice = Voice("fr", Rules("classic"), NAMES, reader=0)
    lines = [Line(f"{name} marque 12 points.", "R-67") for name in NAMES]
    told = StandingText(lines, ["Après la manche 3", *(f"  {name}  120" for name in NAMES)], "La fin.")
    offered = {"n": "terminal-again-match", "s": "terminal-change", "q": "terminal-leave"}

    keys = _keys_seen(StandingPage(told, offered, voice), size, "La fin.")

    assert keys == [("N", "S", "Q", "L")] * 2


def _keys_seen(
    page: ResultPage | StandingPage, size: tuple[int, int], last: str = ""
) -> list[tuple[str, ...]]:
    """The keys that stand on a page, before and after somebody has scrolled to its last line."""

    async def run() -> list[tuple[str, ...]]:
        app, seen = Window("fr"), []
        async with app.run_test(size=size) as pilot:
            app.push_screen(page)
            await settled(pilot)
            seen.append(_keys(screen(app)))
            await pilot.press(*["down"] * 40)
            await settled(pilot)
            seen.append(_keys(screen(app)))
            assert last in " ".join(screen(app))
        return seen

    return asyncio.run(run())


def _keys(lines: list[str]) -> tuple[str, ...]:
    return tuple(key for line in lines[-4:] for key in re.findall(r" ([A-Z])  ", line))


def test_a_log_that_gets_shorter_still_shows_its_end() -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        app.screen.query_one(TableTop).tell(Line(f"Line {n}.", "R-01") for n in range(40))
        await settled(pilot)
        for size in ((80, 24), (60, 20), (110, 24), (104, 20)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert "Line 39." in "\n".join(screen(app)), size

    at_table(act, size=(80, 40))


def test_a_long_name_is_told_whole_in_the_choices_and_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "Maximiliana Alejandrina"
    monkeypatch.setattr("penult.terminal.party.BOT_NAMES", ("Nadia", name))
    hand = hand_at("classic n=3 t=2 top=R5 h2=B1,B2,B3 h0=R1 opt=legality:table", b2=("play B1",))

    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        assert f"Señalar la carta de {name}" in " ".join(" ".join(screen(app)).split())
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert f"{name}  " in "\n".join(screen(app))

    asyncio.run(_sit(Sitting(hand, language="es"), act))


async def _sit(app: Sitting, act: Callable[[Sitting, Pilot[None]], Awaitable[None]]) -> None:
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        await act(app, pilot)


@pytest.mark.parametrize("wider", [(110, 30), (104, 24), (150, 50)], ids=str)
def test_a_resized_window_keeps_the_chosen_card_and_what_was_said_last(wider: tuple[int, int]) -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "right", "enter")
        await settled(pilot)
        before = _own_cards(app)
        assert any("can’t play" in line for line in before)
        for size in (wider, (80, 24), wider):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert _own_cards(app) == before
        await pilot.press("q")
        await settled(pilot)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert "The hand isn’t over." in " ".join(screen(app))

    at_table(act)


def _own_cards(app: PenultApp) -> list[str]:
    """The prompt and the card that is looked at, as they stand on the screen."""
    lines = [re.split(r"▏|:|\. ", line)[0].strip() for line in screen(app)]
    return [line for line in lines if "can’t play" in line or " · card " in line]


def test_the_totals_of_the_match_are_seen_during_a_hand() -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        assert "S score" in screen(app)[0]
        await pilot.press("s")
        await settled(pilot)
        sheet = "\n".join(screen(app))
        assert "Before the first hand:" in sheet
        assert "Nadia      0" in sheet
        assert "The first to reach 500 points wins" in " ".join(sheet.replace("│", "").split())
        await pilot.press("escape")
        await settled(pilot)
        assert "Your turn" in "\n".join(screen(app))

    at_table(act)


def test_hands_one_by_one_have_no_totals_and_s_says_so() -> None:
    async def act(app: PenultApp, pilot: Pilot[None]) -> None:
        assert "S score" not in screen(app)[0]
        await pilot.press("s")
        await settled(pilot)
        assert "There are no totals: you’re playing single hands." in "\n".join(screen(app))

    at_table(act, one_hand=True)
