"""The record of a match watched again, hand by hand."""

from __future__ import annotations

import asyncio
import io
import random
from functools import cache

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from penult.engine.chance import Chance
from penult.engine.errors import Malformed
from penult.i18n.languages import LANGUAGES
from penult.match.match import Match
from penult.match.record import MatchRecord
from penult.notation.errors import RecordError
from penult.notation.record import Record
from penult.terminal.match_replay import read_either, watched_match
from penult.terminal.pages.replay import ReplayPage
from penult.terminal.pages.standing import StandingPage
from penult.terminal.plain_replay import write_out_match
from penult.terminal.replay import Watcher
from penult.terminal.replay_app import MatchReplayApp
from terminal.looking import screen
from terminal.sitting import plain, settled


@cache
def a_match(rules: str = "classic+score=elim+target=60", players: int = 4) -> MatchRecord:
    """The record of a match that was won, everybody making the first move there is."""
    rng, match = random.Random(5), Match(rules, players)
    while not match.over:
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        while not deal.over:
            deal.play(deal.legal_moves()[0])
        match.finish(deal)
    return MatchRecord.of(match, ("Ana", "Nadia", "Bruno", "Chloé")[:players])


def lines(watcher: Watcher, language: str = "en") -> str:
    out = io.StringIO()
    write_out_match(watched_match(a_match(), watcher, language), out)
    return out.getvalue()


def test_all_hands_are_told_with_the_standing_after_each() -> None:
    told = lines(Watcher())
    record = a_match()

    last = len(record.hands)
    assert last > 1
    for number in range(1, last + 1):
        assert f"Hand {number} of {last}\n" in told
        assert f"After hand {number}:\n" in told
    assert told.count("\nStep ") == sum(len(hand.acts) + 1 for hand in record.hands)
    for total in record.replay().standing.totals:
        assert f"{total:>5}" in told[told.index(f"After hand {last}:") :]
    assert "won the match with" in told


def test_a_player_is_followed_from_seat_to_seat_and_watches_once_eliminated() -> None:
    record = a_match()
    sitting = [len(step.seated) for step in record.steps() if 0 in step.seated]

    told = lines(Watcher(seat=0))

    assert told.count("as Ana saw it") == len(sitting) < len(record.hands)
    assert told.count("as a spectator saw it") == len(record.hands) - len(sitting)


def test_whoever_played_a_match_without_a_name_is_spoken_to() -> None:
    out = io.StringIO()
    record = MatchRecord.parse("\n".join(line for line in str(a_match()).split("\n") if "Ana" not in line))
    write_out_match(watched_match(record, Watcher(), "en"), out)

    told = out.getvalue()
    assert "  You " in told
    assert "You were eliminated with " in told
    assert "Player 0" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_watched_in_every_language(language: str) -> None:
    assert len(lines(Watcher(sees_all=True), language)) > 1000


def test_a_player_who_is_not_there_and_a_match_without_hands_are_refused() -> None:
    with pytest.raises(Malformed, match="--seat: expected 0 to 3"):
        list(watched_match(a_match(), Watcher(seat=4), "en"))
    with pytest.raises(Malformed, match="at least one hand to watch"):
        list(watched_match(MatchRecord.of(Match("classic", 2)), Watcher(), "en"))


def test_the_first_line_says_what_kind_of_record_it_is() -> None:
    record = a_match()

    assert read_either(str(record)) == record
    assert isinstance(read_either(str(record.hands[0])), Record)
    assert read_either(f"# of an evening\n{record}") == record


@pytest.mark.parametrize(
    ("text", "came"),
    [
        ("", "came an empty file"),
        ("\n# nothing but this\n", "came an empty file"),
        ("\nDear diary", "line 2: file: .* came 'Dear diary'"),
        ("penult score 1\nrules classic", "came 'penult score 1'"),
    ],
)
def test_a_file_that_is_no_record_is_told_what_a_record_begins_with(text: str, came: str) -> None:
    with pytest.raises(RecordError, match=came) as error:
        read_either(text)

    assert "begins with “penult record 1” (a hand) or “penult match 1” (a match)" in str(error.value)


def test_a_record_of_another_version_is_told_which_one_is_known() -> None:
    with pytest.raises(RecordError, match="the version that this Penult knows"):
        read_either("penult record 99")


def test_in_the_window_the_standing_comes_after_the_last_step_of_a_hand() -> None:
    async def run() -> None:
        record = a_match()
        app = MatchReplayApp(tuple(watched_match(record, Watcher(), "en")))

        def heading() -> str:
            return screen(app)[0].strip()

        async def walk(pilot: Pilot[None], *keys: str) -> None:
            for key in keys:
                await pilot.press(key)
                await settled(pilot)

        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert heading().startswith(f"Hand 1 of {len(record.hands)} · ")
            await walk(pilot, "b")
            assert isinstance(app.screen, ReplayPage)
            await walk(pilot, "end", "n")
            assert isinstance(app.screen, StandingPage)
            assert app.screen.query_one(".sheet").border_title == "After hand 1:"
            await walk(pilot, "n")
            assert heading().startswith("Hand 2 of ")
            await walk(pilot, "b", "b")
            assert heading().startswith("Hand 1 of ")
            step = plain(app.screen.query_one("#prompt", Static))
            assert step.startswith(f"Step {len(record.hands[0].acts)} of")
            for _ in record.hands:
                await walk(pilot, "end", "n", "n")
            assert isinstance(app.screen, StandingPage)
            assert "won" in plain(app.screen.query_one("#totals", Static))
            await walk(pilot, "q")

    asyncio.run(run())
