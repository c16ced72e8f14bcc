"""Everything that one can be asked at a table, arranged for any number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from browser.deck import stacked
from browser.staging import Staged
from penult.engine.rules import Rules
from penult.wire import to_server as asks

FIRST = "R5"
MOST_DRAWN = 8
"""With more seats there are not enough cards for everybody to draw until somebody goes out."""


@dataclass(frozen=True)
class Question:
    name: str
    arrange: Callable[[str, int], Staged]
    """Of a code and a number of seats."""
    pressed: str = ""
    """The card that is taken up and laid before anything is asked."""
    seats: range = range(2, 11)


def dealt(
    code: str,
    rules: str,
    seats: int,
    begins: int,
    hands: Mapping[int, str],
    draws: str = "",
    first: str = FIRST,
) -> Staged:
    """`begins` begins; the hands that are not given are plain numbers."""
    left = Counter(map(str, Rules(rules).edition.deck))
    left.subtract([first, *draws.split(), *(card for hand in hands.values() for card in hand.split())])
    plain = [card for card in left.elements() if card[-1].isdigit() and card[0] in "RGBY"]
    others = {seat: " ".join(plain.pop() for _ in range(7)) for seat in range(seats) if seat not in hands}
    held = {**others, **hands}
    order = [held[(begins + nth) % seats] for nth in range(seats)]
    return Staged(code, rules, seats, (begins - 1) % seats, stacked(order, first, draws))


def your_turn(code: str, seats: int) -> Staged:
    return dealt(code, "classic", seats, 0, {0: "R1 R8 B7 G6 Y4 W R9"})


def somebody_thinks(code: str, seats: int) -> Staged:
    return dealt(code, "classic", seats, 1, {0: "R1 R8 B7 G6 Y4 W R9"})


def wild_draw_four(code: str, seats: int) -> Staged:
    """With Invisibility in your hand there are three answers."""
    table = dealt(
        code, "hp2003", seats, seats - 1, {0: "R1 R5 BS G4 G9 Y0 IN", seats - 1: "W4 B1 B2 B3 B4 B6 B7"}
    )
    table.act(seats - 1, "play W4>G")
    return table


def a_pause_is_asked_besides(code: str, seats: int) -> Staged:
    table = wild_draw_four(code, seats)
    table.ask(seats - 1, asks.Agree(to="pause"))
    return table


def somebody_leaves_meanwhile(code: str, seats: int) -> Staged:
    table = wild_draw_four(code, seats)
    table.leave(1)
    return table


def wild(code: str, seats: int) -> Staged:
    return dealt(code, "classic", seats, 0, {0: "R1 R8 B7 G6 Y4 W R9"})


def howler(code: str, seats: int) -> Staged:
    return dealt(code, "hp2003", seats, 0, {0: "HW IN R1 R8 B7 G6 Y4"})


def sorting_hat(code: str, seats: int) -> Staged:
    return dealt(code, "hp2018", seats, 0, {0: "SH W R1 R8 B7 G6 Y4"})


def a_color_after_the_howler(code: str, seats: int) -> Staged:
    table = howler(code, seats)
    table.act(0, next(move for move in table.offers(0) if move.startswith("play HW")))
    for seat in range(1, seats):
        if "accept" in table.offers(seat):
            table.act(seat, "accept")
    return table


def drawn(code: str, seats: int) -> Staged:
    table = dealt(code, "classic", seats, 0, {0: "B1 B8 B7 G6 Y4 G2 G3"}, draws="R9")
    table.act(0, "draw")
    return table


def against_the_rules(code: str, seats: int) -> Staged:
    return dealt(code, "classic+legality=table", seats, 0, {0: "R1 R8 B7 G6 Y4 G2 G3"})


def a_wrong_last_card(code: str, seats: int) -> Staged:
    """The others draw until the last of them goes out."""
    last = seats - 1
    hands = {0: "B1 B8 B7 G6 Y4 G2 G3", last: "R1 R1 R2 R2 R3 R3 G9"}
    table = dealt(code, "classic+legality=table", seats, last, hands)
    for card in ("R1", "R1", "R2", "R2", "R3", "R3!"):
        table.act(last, f"play {card}")
        everybody_draws(table, range(last))
    table.act(last, "play G9")
    return table


def somebody_can_be_caught(code: str, seats: int) -> Staged:
    """Wild Draw Four was the last card but one, and nobody called."""
    last = seats - 1
    hands = {0: "B1 B8 B7 G6 Y4 G2 G3", last: "R1 R1 R2 R2 R3 W4 G9"}
    table = dealt(code, "classic", seats, last, hands)
    for card in ("R1", "R1", "R2", "R2", "R3"):
        table.act(last, f"play {card}")
        everybody_draws(table, range(last))
    table.act(last, "play W4>B")
    return table


def you_owe_the_call(code: str, seats: int) -> Staged:
    """The Howler was your last card but one, and you have not called: a color is asked for."""
    table = dealt(code, "hp2003", seats, 0, {0: "R1 R1 R2 R2 R3 HW G9"})
    for card in ("R1", "R1", "R2", "R2", "R3"):
        table.act(0, f"play {card}")
        everybody_draws(table, range(1, seats))
    table.act(0, next(move for move in table.offers(0) if move.startswith("play HW")))
    for seat in range(1, seats):
        if "accept" in table.offers(seat):
            table.act(seat, "accept")
    return table


def you_could_call(code: str, seats: int) -> Staged:
    """A card was drawn to your last one: laid, it leaves one."""
    table = dealt(code, "classic", seats, 0, {0: "R1 R1 R2 R2 R3 R3 G9"})
    for card in ("R1", "R1", "R2", "R2", "R3", "R3!"):
        table.act(0, f"play {card}")
        everybody_draws(table, range(1, seats))
    while "keep" not in table.offers(0):
        table.act(0, "draw")
        everybody_draws(table, range(1, seats))
    return table


def a_color_with_the_call(code: str, seats: int) -> Staged:
    """The card whose color is asked for is your last but one."""
    table = dealt(code, "classic", seats, 0, {0: "R1 R1 R2 R2 R3 W G9"})
    for card in ("R1", "R1", "R2", "R2", "R3"):
        table.act(0, f"play {card}")
        everybody_draws(table, range(1, seats))
    return table


def partners(code: str, seats: int) -> Staged:
    return dealt(code, "hp2003+score=team", seats, 0, {0: "HW IN R1 R8 B7 G6 Y4"})


def everybody_draws(table: Staged, seats: range) -> None:
    for seat in seats:
        if "draw" in table.offers(seat):
            table.act(seat, "draw")
        if "keep" in table.offers(seat):
            table.act(seat, "keep")


FEW = range(2, MOST_DRAWN + 1)
QUESTIONS = (
    Question("your turn", your_turn),
    Question("somebody thinks", somebody_thinks),
    Question("Wild Draw Four", wild_draw_four),
    Question("a pause is asked besides", a_pause_is_asked_besides),
    Question("somebody leaves meanwhile", somebody_leaves_meanwhile),
    Question("a color", wild, pressed="Wild"),
    Question("the target of the Howler", howler, pressed="Howler", seats=range(3, 11)),
    Question("the target of the Sorting Hat", sorting_hat, pressed="Sorting Hat", seats=range(3, 11)),
    Question("a color after the Howler", a_color_after_the_howler),
    Question("a drawn card", drawn),
    Question("a card against the rules", against_the_rules, pressed="Blue 7"),
    Question("a wrong last card", a_wrong_last_card, seats=FEW),
    Question("somebody can be caught", somebody_can_be_caught, seats=FEW),
    Question("you owe the call", you_owe_the_call, seats=FEW),
    Question("a color with the call", a_color_with_the_call, pressed="Wild", seats=FEW),
    Question("a target among partners", partners, pressed="Howler", seats=range(4, 11, 2)),
    Question("you could call", you_could_call, seats=FEW),
)
