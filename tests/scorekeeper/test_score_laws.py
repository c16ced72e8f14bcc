"""Laws of the score sheet: second thoughts leave no trace, and the paper agrees with the table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.mixes import play_sensibly
from penult import Chance
from penult.engine.errors import PenultError
from penult.match.match import Match
from penult.scorekeeper.acts import EnteredHand
from penult.scorekeeper.entries import HandEntry
from penult.scorekeeper.head import ScoreHead
from penult.scorekeeper.holdings import Holding
from penult.scorekeeper.sheet import ScoreSheet
from scorekeeper.scenes import NAMES

TABLES = [("winner", 2), ("winner", 5), ("tally", 3), ("elim", 4), ("elim", 5), ("team", 6), ("rotate4", 4)]
CARDS = ["R0", "R7,GS", "W", "W4,B1", "YD"]


@st.composite
def heads(draw: st.DrawFn) -> ScoreHead:
    form, players = draw(st.sampled_from(TABLES))
    options = {
        "score": form,
        "target": draw(st.sampled_from(["60", "150", "900"])),
        "next_dealer": draw(st.sampled_from(["left", "winner", "same", "redetermine"])),
        "blocked": draw(st.sampled_from(["void", "lowest_hand"])),
        "rotate4_per_pair": draw(st.sampled_from(["1", "4"])),
    }
    rules = "+".join(["classic", *(f"{name}={value}" for name, value in options.items())])
    return ScoreHead.of(rules, NAMES[:players], draw(st.integers(0, players - 1)))


@st.composite
def entries(draw: st.DrawFn, seated: tuple[int, ...]) -> HandEntry:
    """A hand that these players can have played; now and then two hold the same cards, which is refused."""
    verb = draw(st.sampled_from(["hand", "hand", "hand", "hand", "void", "blocked"]))
    if verb == "void":
        return HandEntry.void()
    winner = draw(st.sampled_from(seated)) if verb == "hand" else None
    holding = st.one_of(st.integers(1, 70).map(str), st.sampled_from(CARDS)).map(Holding.parse)
    return HandEntry(verb, winner, {player: draw(holding) for player in seated if player != winner})


class Memory:
    """What people mean: the hands and the dealer they chose, and the state before each act."""

    def __init__(self) -> None:
        self.hands: list[EnteredHand] = []
        self.chosen: int | None = None
        self.earlier: list[tuple[list[EnteredHand], int | None]] = []

    def remember(self, hands: list[EnteredHand], chosen: int | None) -> None:
        self.earlier.append((self.hands, self.chosen))
        self.hands, self.chosen = hands, chosen


def entered_rightly(head: ScoreHead, hands: list[EnteredHand], chosen: int | None) -> ScoreSheet | None:
    """The same hands entered from the start without mistakes; None if impossible."""
    sheet = ScoreSheet(head)
    for entry, dealer in (*hands, (None, chosen)):
        if dealer is not None and not sheet.match.over and dealer in sheet.match.seated:
            sheet = sheet.choose_dealer(dealer)
        try:
            sheet = sheet.do(entry) if entry else sheet
        except PenultError:
            return None
    return sheet


def next_step(data: st.DataObject, sheet: ScoreSheet, memory: Memory) -> ScoreSheet:
    """Enter, correct, choose, rename or undo something; refused acts are not remembered."""
    kind = data.draw(st.sampled_from(["enter", "enter", "enter", "correct", "undo", "dealer", "rename"]))
    hands, seated = memory.hands, sheet.match.seated
    try:
        if kind == "undo":
            sheet = sheet.undo()
            memory.hands, memory.chosen = memory.earlier.pop()
        elif kind == "dealer":
            player = data.draw(st.sampled_from(seated))
            sheet = sheet.choose_dealer(player)
            memory.remember(hands, player)
        elif kind == "rename":
            sheet = sheet.rename(
                data.draw(st.sampled_from(seated)), data.draw(st.sampled_from(["Zoe", "Yan Li"]))
            )
            memory.remember(hands, memory.chosen)
        elif kind == "enter":
            entry = data.draw(entries(seated))
            sheet = sheet.do(entry)
            memory.remember([*hands, EnteredHand(entry, memory.chosen)], None)
        elif hands:
            sheet = corrected(data, sheet, memory)
    except PenultError:
        pass
    return sheet


def corrected(data: st.DataObject, sheet: ScoreSheet, memory: Memory) -> ScoreSheet:
    at = data.draw(st.integers(0, len(memory.hands) - 1))
    entry = data.draw(entries(sheet.before(at + 1).seated))
    hands = [*memory.hands[:at], memory.hands[at]._replace(entry=entry), *memory.hands[at + 1 :]]
    possible = entered_rightly(sheet.head, hands, memory.chosen) is not None
    try:
        after = sheet.correct(at + 1, entry)
    except PenultError:
        assert not possible
        raise
    assert possible
    memory.remember(hands, memory.chosen)
    return after


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_corrections_and_second_thoughts_give_what_entering_it_rightly_would_have_given(
    data: st.DataObject,
) -> None:
    sheet, memory = ScoreSheet(data.draw(heads())), Memory()
    for _ in range(data.draw(st.integers(1, 14))):
        sheet = next_step(data, sheet, memory)
        right = entered_rightly(sheet.head, memory.hands, memory.chosen)

        assert right is not None
        assert sheet.rows == right.rows
        assert sheet.standing == right.standing
    assert ScoreSheet.parse(str(sheet)) == sheet
    assert ScoreSheet.parse(str(sheet)).standing == sheet.standing


@pytest.mark.parametrize(("form", "players"), TABLES)
@pytest.mark.parametrize("edition", ["classic", "hp2003", "hp2018"])
def test_a_match_played_on_the_engine_is_the_same_on_paper(edition: str, form: str, players: int) -> None:
    rules = f"{edition}+score={form}+target=250"
    rng = random.Random(f"{rules} {players}")
    match, sheet = Match(rules, players, 1), ScoreSheet.begin(rules, NAMES[:players], 1)
    while not match.over:
        seated = match.seated
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        play_sensibly(deal)
        events = match.finish(deal)
        assert deal.outcome is not None
        left = {player: deal.hand(seat) for seat, player in enumerate(seated)}
        held = {player: Holding.of_cards(cards) for player, cards in left.items() if cards}
        winner = deal.outcome.winner
        sheet = sheet.blocked() if winner is None else sheet.enter(seated[winner], held)

        assert sheet.rows[-1].events == events
    assert sheet.standing == match.standing
    assert sheet.results == tuple(match.results)
