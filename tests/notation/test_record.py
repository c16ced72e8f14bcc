"""A record is a deal as text: what people write in it, and what comes out when it is played again."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from penult import Card, Chance, Deal, Malformed, Rules
from penult.bots.registry import bot as bot_named
from penult.engine.dealer import by_picks
from penult.engine.editions import EDITIONS, Edition
from penult.engine.kernel.state import SEATS
from penult.engine.options import OPTIONS
from penult.notation.ending import Ending
from penult.notation.errors import RecordError
from penult.notation.record import Record
from records.make import FOLDER

DECK = """\
deck W  G0 Y5 RS B2 R4 GS R2 Y3 B2 BV Y1 W4 R3 BS B1 G6 R9 W4 B5
     W4 B9 RD RS B3 R8 G9 W  Y6 G6 Y9 G1 GS B9 Y1 R6 B1 Y4 BS GV
     R9 Y6 G4 B4 YD BD G8 Y8 R3 G3 B6 GV G3 Y2 R7 YV R2 G1 Y7 RV
     YD G5 B3 R4 Y8 R7 RV R0 W  YS R5 BD B8 G2 Y7 BV GD Y2 R1 R5
     Y9 W4 B7 G2 YV Y5 Y0 G7 G5 RD G8 W  B7 B0 B8 GD G9 Y3 YS G7
     R8 Y4 B6 R6 G4 B4 B5 R1
"""


def whole_hand(rules: str = "classic", seats: int = 3, seed: int = 1) -> Deal:
    deal = Deal.shuffled(rules, seats, seed)
    bot = bot_named("random", random.Random(seed))
    while not deal.over:
        move = bot.choose(deal.view(deal.turn))
        assert move is not None
        deal.play(move)
    return deal


def opened(**given: Any) -> Record:
    deal = Deal.shuffled("classic", 3, seed=15)
    deal.play(deal.legal_moves()[0])
    return Record.of(deal, **given)


def test_a_hand_comes_back_from_its_text() -> None:
    deal = whole_hand()
    record = Record.of(deal)
    read = Record.parse(str(record))

    assert read == record
    assert str(read) == str(record)
    assert read.replay().events == deal.events
    assert read.replay().state == deal.state


HOARDERS = "classic+mercy=8+call=strict+call_price=7"
"""Ten hands of seven, and whoever forgets to call pays so much that it costs the hand."""


def hoarding_hand(seed: int, moves: int) -> Deal:
    """A hand in which nobody calls and most lay what they can."""
    rng = random.Random(seed)
    deal = Deal.shuffled(HOARDERS, 10, seed)
    while len(deal.moves) < moves:
        listed = [move for move in deal.legal_moves() if not move.uno and move.verb != "uno"]
        laid = [move for move in listed if move.verb == "play"]
        deal.play(rng.choice((laid or listed) if rng.random() < 0.9 else listed))
    return deal


def test_cards_that_mercy_brought_in_the_same_move_are_reshuffled_with_the_others() -> None:
    deal = hoarding_hand(seed=25, moves=48)
    told = [event.kind for event in deal.events]
    assert told[-6:] == ["put_out", "drew", "reshuffled", "drew", "skipped", "turn"]

    assert Record.parse(str(Record.of(deal))).replay().events == deal.events


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=str)
def test_no_move_of_a_whole_deck_reshuffles_twice(edition: Edition) -> None:
    """So one pile is enough. Only cards of a player put out (H-43) could be reshuffled after all others.

    It would have to be by the price of a call (H-49), before the next player draws up to `mercy`.
    """
    price = max(map(int, OPTIONS["call_price"].values))
    mercy, next_player = 1 + price, 1
    held_by_others = (SEATS - 2) * (mercy - 1)
    below_the_top = len(edition.deck) - held_by_others - next_player - 1 - 1

    assert price + mercy - next_player < below_the_top


def test_a_copy_meets_the_same_chance_as_the_deal_that_is_replayed() -> None:
    for step in Record.read(FOLDER / "reshuffle.record").steps():
        assert step.deal.copy().state == step.deal.state


def test_a_reshuffle_stands_below_the_move_that_brought_it_with_the_new_pile() -> None:
    record = Record.read(FOLDER / "hand_hp2018_of_10.record")
    deal = record.replay()
    brought = [act for act in record.acts if act.pile]
    sizes = [event.number for event in deal.events if event.kind == "reshuffled"]

    assert sizes
    assert [len(act.pile) for act in brought] == sizes
    first = str(brought[0].pile[0]).ljust(2)
    assert f"\n{brought[0].words:<16}(bot)\nreshuffle {first} " in str(record)


def test_names_marks_and_headers_are_kept() -> None:
    given = opened(players=["Ana", "", "C# \t sharp"], marks={0: "clock"}, headers={"date": "2003-07-31"})
    read = Record.parse(str(given))

    assert read.head.players == ("Ana", "", "C# sharp")
    assert read.head.headers == {"date": "2003-07-31"}
    assert [act.mark for act in read.acts] == ["clock"]


def test_a_record_without_names_has_no_players() -> None:
    assert opened(players=["", ""]).head.players == ()
    assert "player" not in str(opened())


def test_a_record_can_be_written_by_hand() -> None:
    text = (
        "penult record 1\n"
        "kernel 1\n"
        "# the order of what follows is free\n"
        "dealer 2\n"
        "seats 3\n"
        "rules classic/en\n" + DECK + "\n"
        "0:play W>B   # a good start\n"
        "1 : draw\n"
        "end open\n"
    )
    deal = Record.parse(text).replay()

    assert [str(move) for _, move in deal.moves] == ["play W>B", "draw"]
    assert deal.seats == 3
    assert deal.dealer == 2


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "  \t\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", "\n   # and so on\n"),
        lambda text: "\n" + text.rstrip("\n"),
        lambda text: text.replace("\n     ", "\n"),
        lambda text: text.replace("dealer 0", "\tdealer   0   # the eldest"),
    ],
)
def test_what_editors_do_to_a_text_does_no_harm(spoil: Callable[[str], str]) -> None:
    record = Record.of(whole_hand(), players=["Ana"])

    assert Record.parse(spoil(str(record))) == record


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    record = Record.of(whole_hand(), players=["Zoë"])
    file = tmp_path / "hand.record"
    file.write_text(str(record), encoding="utf-8-sig")

    assert Record.read(file) == record
    assert Record.read(str(file)).head.players[0] == "Zoë"


def test_steps_begin_with_the_deal_and_go_on_move_by_move() -> None:
    deal = whole_hand()
    steps = list(Record.of(deal).steps())

    assert steps[0].act is None
    assert [event.kind for event in steps[0].events[:3]] == ["dealt"] * 3
    assert [(step.act.seat, step.act.move) for step in steps[1:] if step.act] == deal.moves
    assert [event for step in steps for event in step.events] == deal.events


def test_each_step_shows_the_deal_so_far() -> None:
    deal = whole_hand()

    assert [len(step.deal.moves) for step in Record.of(deal).steps()] == list(range(len(deal.moves) + 1))


def test_an_unfinished_deal_ends_open_and_can_be_played_on() -> None:
    record = opened()
    deal = record.replay()
    deal.play(deal.legal_moves()[0])

    assert record.ending.words == "open"
    assert [str(act) for act in Record.of(deal).acts[:-1]] == [str(act) for act in record.acts]


def test_the_end_says_who_won_and_how_much() -> None:
    deal = whole_hand()
    assert deal.outcome is not None

    assert Record.of(deal).ending.words == f"out {deal.outcome.winner} {deal.outcome.points}"


def test_a_blocked_hand_ends_void_or_goes_to_the_lowest() -> None:
    text = "classic n=2 top=R5 h0=B1 h1=G2 draw=- disc=- opt=blocked:"
    endings = []
    for choice in ("void", "lowest_hand"):
        deal = Deal.at(text + choice)
        deal.play("draw")
        deal.play("draw")
        endings.append(Ending.of(deal).words)

    assert endings == ["void", "lowest 0 2"]


def test_places_of_returned_cards_are_kept() -> None:
    deals = (Deal.shuffled("classic", 2, seed) for seed in range(200))
    deal = next(deal for deal in deals if deal.chance.places)
    record = Record.of(deal)

    assert record.head.places == tuple(deal.chance.places)
    assert Record.parse(str(record)).replay().events == deal.events


def test_a_card_returned_to_the_middle_is_written_where_it_went() -> None:
    deal = Deal.shuffled("hp2003/pt", 4, 173)
    record = Record.of(deal)

    assert [str(event) for event in deal.events if event.kind == "returned"] == ["R-14 returned 0 HW"]
    assert deal.draw_pile.index(Card("HW")) == record.head.places[0] - 1 == 40 - 1
    assert Record.parse(str(record)).replay().events == deal.events


def picked_dealer(chance: Chance, players: int) -> int:
    """R-03: all pick, and those who tie pick again."""
    left, nth = tuple(range(players)), 0
    while len(left) > 1:
        left = by_picks(chance.pick(nth, len(left)), among=left)
        nth += 1
    return left[0]


@pytest.mark.parametrize("seed", range(6))
def test_the_cards_picked_for_dealer_are_kept(seed: int) -> None:
    rules = Rules("classic")
    chance = Chance.seeded(rules, seed)
    dealer = picked_dealer(chance, 5)
    record = Record.of(Deal(rules, 5, chance, dealer))
    read = Record.parse(str(record))

    assert read.head.picks == tuple(chance.picks)
    assert read == record


def test_the_highest_of_all_picks_deals() -> None:
    text = (FOLDER / "hand_hp2018_of_10.record").read_text(encoding="utf-8")
    picks = "picks R1 R2 R3 R4 R5 R6 R7 R8 W4 R9\n"

    assert Record.parse(text.replace("deck ", f"{picks}deck ")).replay().dealer == 9


def test_picks_of_the_tied_alone_are_only_read() -> None:
    text = (FOLDER / "hand_hp2003_of_3.record").read_text(encoding="utf-8")

    assert len(Record.parse(text.replace("deck ", "picks R1 R2\ndeck ")).head.picks[0]) == 2


def test_only_orders_that_were_used_are_written() -> None:
    deal = Deal.shuffled("hp2018", 3, seed=1)

    assert len(deal.chance.orders) == 1
    assert "reshuffle" not in str(Record.of(deal))


def test_an_order_that_is_no_order_cannot_be_added_to_a_chance() -> None:
    chance = Chance(Rules("classic").edition.deck)
    with pytest.raises(Malformed, match="each of 0 to 107 once"):
        chance.add_order((0, 0))

    assert chance.orders == []


def test_a_copy_of_a_deal_has_a_record_of_its_own() -> None:
    deal = Deal.shuffled("classic", 3, seed=1)
    before = str(Record.of(deal))
    twin = deal.copy()
    twin.play(twin.legal_moves()[0])

    assert str(Record.of(deal)) == before
    assert len(Record.of(twin).acts) == 1


def test_a_record_says_shortly_what_it_is() -> None:
    assert repr(opened()) == "<Record of classic, 3 seats, 1 moves, end open>"


def test_a_position_has_no_record() -> None:
    with pytest.raises(RecordError, match="dealt from a shuffled deck, came a position"):
        Record.of(Deal.at("classic n=3 top=R5"))
    with pytest.raises(RecordError, match="dealt from a shuffled deck, came a position"):
        Record.of(Deal.at("classic start n=3 dealer=0 flip=R5"))


def test_a_deal_that_was_tampered_with_has_no_record() -> None:
    deal = whole_hand()
    deal.events.pop(30)
    with pytest.raises(RecordError, match="digest of all events"):
        Record.of(deal)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": ["a"] * 4}, "at most 3 names"),
        ({"players": "Ana"}, "a list of at most 3 names, came Ana"),
        ({"players": ["a\x1b[2J"]}, "without control characters"),
        ({"players": ["a\u202eb"]}, "without control characters"),
        ({"headers": {"event": "a\u2067b"}}, "without control characters"),
        ({"players": ["a" * 301]}, "at most 300 characters"),
        ({"players": [None]}, "player: expected text"),
        ({"marks": {0: "ghost"}}, "bot or autopilot or clock, came ghost"),
        ({"marks": {1: "bot"}}, "a number below 1"),
        ({"headers": {"Date": "today"}}, "a name of a to z"),
        ({"headers": {"deck": "new"}}, "that is not taken, came 'deck'"),
        ({"headers": {"date": " \n "}}, "some text, came none"),
        ({"headers": {"date": 2003}}, "header date: expected text"),
        ({"headers": {"a" * 31: "x"}}, "30 at most"),
        ({"headers": {a + b: "x" for a in "abc" for b in "abcdefghijklmnopq"}}, "at most 50"),
    ],
)
def test_what_cannot_be_written_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(RecordError, match=why):
        opened(**given)


def test_picks_must_have_led_to_the_dealer() -> None:
    rules = Rules("classic")
    chance = Chance.seeded(rules, 1)
    dealer = picked_dealer(chance, 3)
    deal = Deal(rules, 3, chance, dealer=(dealer + 1) % 3)
    with pytest.raises(RecordError, match=r"the highest for the dealer.*R-03"):
        Record.of(deal)


def test_a_deal_without_end_has_no_record() -> None:
    deal = Deal.shuffled("classic", 2, seed=1)
    for _ in range(8001):
        deal.play("0:uno")
    with pytest.raises(RecordError, match="at most 8000 moves, came 8001"):
        Record.of(deal)
