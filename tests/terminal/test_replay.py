"""Records watched again: through whose eyes, and with which keys."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from penult import Deal
from penult.engine.errors import Malformed
from penult.i18n.languages import LANGUAGES
from penult.notation.record import Record
from penult.terminal.pages.rule import RulePage
from penult.terminal.plain_replay import write_out
from penult.terminal.replay import Watcher, watched
from penult.terminal.replay_app import ReplayApp
from terminal.sitting import plain, settled

RECORDS = Path(__file__).parent.parent / "records"
HAND = Record.read(next(RECORDS.glob("hand_hp2003*.record")))


def lines(record: Record, watcher: Watcher, language: str = "en") -> str:
    out = io.StringIO()
    write_out(watched(record, watcher, language), out)
    return out.getvalue()


def step_through(watcher: Watcher, act: Callable[[ReplayApp, Pilot[None]], Awaitable[None]]) -> None:
    async def run() -> None:
        app = ReplayApp(watched(HAND, watcher, "en"))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await act(app, pilot)

    asyncio.run(run())


def prompt(app: ReplayApp) -> str:
    return plain(app.screen.query_one("#prompt", Static))


def test_every_event_of_a_record_is_told_with_its_rule() -> None:
    told = lines(HAND, Watcher(sees_all=True))
    events = HAND.replay().events
    dealt = sum(event.kind == "dealt" for event in events)

    cited = [line for line in told.splitlines() if line.startswith("    ")]
    assert len(cited) == len(events) - dealt + HAND.head.seats
    assert all(line.endswith("]") for line in cited)


def test_an_abandoned_hand_is_told_to_its_end() -> None:
    deal = Deal.shuffled("classic", seats=3, seed=15)
    deal.play(deal.legal_moves()[0])
    deal.abandon()

    told = lines(Record.of(deal, ["Ana", "Ben", "Chloé"]), Watcher())
    assert "A player left, so the hand was void: nobody scored. [A-74]" in told
    assert told.count("cards are dealt") == lines(HAND, Watcher()).count("cards are dealt")


def test_a_spectator_sees_no_hand_until_the_end() -> None:
    told = lines(HAND, Watcher())

    assert told.count("was dealt 7 cards") == HAND.head.seats


def test_a_seat_sees_its_own_cards_and_no_others() -> None:
    told = lines(HAND, Watcher(seat=1))

    assert told.count("was dealt 7 cards") == HAND.head.seats - 1


def test_one_who_sees_all_sees_every_card() -> None:
    told = lines(HAND, Watcher(sees_all=True))

    assert "was dealt 7 cards" not in told
    assert "hidden" not in told


def unnamed(record: Record) -> Record:
    """The same hand as `penult play` keeps it for somebody who gave no name."""
    players = ("", "Nadia", "Bruno", "Chloé")[: record.head.seats]
    return replace(record, head=replace(record.head, players=players))


@pytest.mark.parametrize("watcher", [Watcher(), Watcher(seat=0), Watcher(sees_all=True)])
def test_whoever_played_without_a_name_is_spoken_to(watcher: Watcher) -> None:
    told = lines(unnamed(HAND), watcher)

    assert "You were dealt" in told
    assert "Nadia was dealt" in told
    assert " · You\n" in told
    assert "Player 0" not in told
    assert "You was" not in told
    assert ("as you saw it" in told) == (watcher.seat == 0)
    assert ("Nadia was dealt 7 cards" in told) != watcher.sees_all


def test_where_nobody_gave_a_name_everybody_has_a_number() -> None:
    told = lines(replace(HAND, head=replace(HAND.head, players=())), Watcher())

    assert "Player 0 was dealt 7 cards." in told
    assert "Player 1 was dealt 7 cards." in told


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Malformed, match="--seat: expected 0 to"):
        watched(HAND, Watcher(seat=9), "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.record")), ids=lambda file: file.stem)
def test_every_record_can_be_watched_in_every_language(file: Path, language: str) -> None:
    record = Record.read(file)

    _, *steps = lines(record, Watcher(sees_all=True), language).splitlines()
    assert "".join(steps).count(" · ") == len(record.acts) + 1


def test_steps_go_forward_and_back_and_stop_at_the_ends() -> None:
    last = len(HAND.acts)

    async def act(app: ReplayApp, pilot: Pilot[None]) -> None:
        assert prompt(app).startswith(f"Step 0 of {last}")
        walk = (("enter space n", 3), ("b", 2), ("left b b", 0), ("end", last), ("n", last), ("home", 0))
        for keys, step in walk:
            await pilot.press(*keys.split())
            await settled(pilot)
            assert prompt(app).startswith(f"Step {step} of {last}")

    step_through(Watcher(seat=0), act)


def test_the_rule_of_a_line_opens() -> None:
    async def act(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("end", "l", "home", "enter")
        await settled(pilot)
        assert isinstance(app.screen, RulePage)
        assert app.screen.query_one(".sheet").border_title == "R-05"

    step_through(Watcher(), act)


def test_all_hands_lie_open_to_one_who_sees_all() -> None:
    async def act(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("n", "n")
        await settled(pilot)
        assert plain(app.screen.query_one("#hands", Static)).count("\n") == HAND.head.seats - 1
        await pilot.resize_terminal(130, 40)
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert prompt(app).startswith("Step 3")
        await pilot.press("q")

    step_through(Watcher(sees_all=True), act)
