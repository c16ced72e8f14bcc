"""Everything that one can be asked at a table, arranged for any number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from browser.deck import stacked
from browser.staging import Cast, Staged
from penult.engine.rules import Rules
from penult.wire import to_server as asks
from penult.wire.limits import TURN_SECONDS

FIRST = "R5"
BLIND = "classic+legality=table+false_catch=draw2"
DECIDE = ".notices button[aria-haspopup]"
ACCUSE = ":is(.prompt, .actions) button[aria-haspopup]"
MOST_DRAWN = 8
"""With more seats there are not enough cards for everybody to draw until somebody goes out."""


@dataclass(frozen=True)
class Question:
    name: str
    arrange: Callable[[Cast, int], Staged]
    """Makes the table for a cast and a number of seats."""
    taken: str = ""
    """The card to take up."""
    pressed: str = ""
    """The card to lay before the question comes."""
    opened: str = ""
    """What opens a sheet, at least on a phone."""
    closed: bool = False
    """Whether to close the sheet that comes."""
    ready: str = "[role=toolbar] button"
    """What appears with the question."""
    seats: range = range(2, 11)


def dealt(
    cast: Cast,
    rules: str,
    seats: int,
    begins: int,
    hands: Mapping[int, str],
    draws: str = "",
    first: str = FIRST,
) -> Staged:
    """`begins` is the first to play; hands that are not given are number cards."""
    left = Counter(map(str, Rules(rules).edition.deck))
    left.subtract([first, *draws.split(), *(card for hand in hands.values() for card in hand.split())])
    plain = [card for card in left.elements() if card[-1].isdigit() and card[0] in "RGBY"]
    others = {seat: " ".join(plain.pop() for _ in range(7)) for seat in range(seats) if seat not in hands}
    held = {**others, **hands}
    order = [held[(begins + nth) % seats] for nth in range(seats)]
    return Staged(cast, rules, seats, (begins - 1) % seats, stacked(order, first, draws))


def your_turn(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "classic", seats, 0, {0: "R1 R8 B7 G6 Y4 W R9"})


def somebody_thinks(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "classic", seats, 1, {0: "R1 R8 B7 G6 Y4 W R9"})


def wild_draw_four(cast: Cast, seats: int) -> Staged:
    """With Invisibility in your hand there are three answers."""
    table = dealt(
        cast, "hp2003", seats, seats - 1, {0: "R1 R5 BS G4 G9 Y0 IN", seats - 1: "W4 B1 B2 B3 B4 B6 B7"}
    )
    table.act(seats - 1, "play W4>G")
    return table


def a_pause_is_asked_besides(cast: Cast, seats: int) -> Staged:
    table = wild_draw_four(cast, seats)
    table.ask(seats - 1, asks.Agree(to="pause"))
    return table


def somebody_leaves_meanwhile(cast: Cast, seats: int) -> Staged:
    table = wild_draw_four(cast, seats)
    table.leave(1)
    return table


def wild(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "classic", seats, 0, {0: "R1 R8 B7 G6 Y4 W R9"})


def howler(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "hp2003", seats, 0, {0: "HW IN R1 R8 B7 G6 Y4"})


def sorting_hat(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "hp2018", seats, 0, {0: "SH W R1 R8 B7 G6 Y4"})


def a_color_after_the_howler(cast: Cast, seats: int) -> Staged:
    table = howler(cast, seats)
    table.act(0, next(move for move in table.offers(0) if move.startswith("play HW")))
    for seat in range(1, seats):
        if "accept" in table.offers(seat):
            table.act(seat, "accept")
    return table


def a_total(cast: Cast, seats: int) -> Staged:
    """A house rule: several cards could answer, and the last card on it can be challenged."""
    last = seats - 1
    hands = {0: "GD W4 GS RV R7 G6 Y4", last: "RD W4 B2 B3 B4 B6 B7"}
    table = dealt(cast, "classic+stack=any+deflect=both", seats, last, hands)
    table.act(last, "play W4>G")
    return table


def a_total_stands(cast: Cast, seats: int) -> Staged:
    """Somebody else is asked."""
    table = dealt(cast, "classic+stack=any", seats, 0, {0: "RD R1 B7 G6 Y4 B1 B2"})
    table.act(0, "play RD")
    return table


def seven(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "classic+seven=may", seats, 0, {0: "R7 R1 B7 G6 Y4 B1 B2"})


def a_jump(cast: Cast, seats: int) -> Staged:
    """You could lay a card out of turn."""
    hands = {0: "R9 R1 B7 G6 Y4 B1 B2", 1: "R9 B3 B4 B5 B6 B8 G1"}
    table = dealt(cast, "classic+jump=on", seats, 1, hands)
    table.act(1, "play R9")
    return table


def out_by_mercy(cast: Cast, seats: int) -> Staged:
    table = dealt(cast, "classic+mercy=9", seats, 0, {0: "RD R1 B7 G6 Y4 B1 B2"})
    table.act(0, "play RD")
    return table


def drawn(cast: Cast, seats: int) -> Staged:
    table = dealt(cast, "classic", seats, 0, {0: "B1 B8 B7 G6 Y4 G2 G3"}, draws="R9")
    table.act(0, "draw")
    return table


def against_the_rules(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "classic+legality=table", seats, 0, {0: "R1 R8 B7 G6 Y4 G2 G3"})


def a_wrong_last_card(cast: Cast, seats: int) -> Staged:
    """The others draw until the last of them goes out."""
    last = seats - 1
    hands = {0: "B1 B8 B7 G6 Y4 G2 G3", last: "R1 R1 R2 R2 R3 R3 G9"}
    table = dealt(cast, "classic+legality=table", seats, last, hands)
    for card in ("R1", "R1", "R2", "R2", "R3", "R3!"):
        table.act(last, f"play {card}")
        everybody_draws(table, range(last))
    table.act(last, "play G9")
    return table


def somebody_can_be_caught(cast: Cast, seats: int, rules: str = "classic") -> Staged:
    """Wild Draw Four was the second to last card, without a call."""
    last = seats - 1
    hands = {0: "B1 B8 B7 G6 Y4 G2 G3", last: "R1 R1 R2 R2 R3 W4 G9"}
    table = dealt(cast, rules, seats, last, hands)
    for card in ("R1", "R1", "R2", "R2", "R3"):
        table.act(last, f"play {card}")
        everybody_draws(table, range(last))
    table.act(last, "play W4>B")
    return table


def anybody_can_be_accused(cast: Cast, seats: int) -> Staged:
    """A wrong accusation costs two cards, so all of them are offered."""
    table = dealt(
        cast, BLIND, seats, seats - 1, {0: "R1 R8 B7 G6 Y4 W R9", seats - 1: "R3 R4 R6 G1 G2 G3 G4"}
    )
    table.act(seats - 1, "play R3")
    return table


def one_of_all_can_be_caught(cast: Cast, seats: int) -> Staged:
    """And everybody can be accused."""
    return somebody_can_be_caught(cast, seats, BLIND)


def you_owe_the_call(cast: Cast, seats: int) -> Staged:
    """The Howler was your second to last card, and you have not called; you must name a color."""
    table = dealt(cast, "hp2003", seats, 0, {0: "R1 R1 R2 R2 R3 HW G9"})
    for card in ("R1", "R1", "R2", "R2", "R3"):
        table.act(0, f"play {card}")
        everybody_draws(table, range(1, seats))
    table.act(0, next(move for move in table.offers(0) if move.startswith("play HW")))
    for seat in range(1, seats):
        if "accept" in table.offers(seat):
            table.act(seat, "accept")
    return table


def you_could_call(cast: Cast, seats: int) -> Staged:
    """A card was drawn to your last one: laid, it leaves one."""
    table = dealt(cast, "classic", seats, 0, {0: "R1 R1 R2 R2 R3 R3 G9"})
    for card in ("R1", "R1", "R2", "R2", "R3", "R3!"):
        table.act(0, f"play {card}")
        everybody_draws(table, range(1, seats))
    while "keep" not in table.offers(0):
        table.act(0, "draw")
        everybody_draws(table, range(1, seats))
    return table


def a_color_with_the_call(cast: Cast, seats: int) -> Staged:
    """The card that needs a color is your second to last."""
    table = dealt(cast, "classic", seats, 0, {0: "R1 R1 R2 R2 R3 W G9"})
    for card in ("R1", "R1", "R2", "R2", "R3"):
        table.act(0, f"play {card}")
        everybody_draws(table, range(1, seats))
    return table


def a_card_with_the_call(cast: Cast, seats: int) -> Staged:
    """You have two cards."""
    table = dealt(cast, "classic", seats, 0, {0: "R1 R1 R2 R2 R3 R6 G9"})
    for card in ("R1", "R1", "R2", "R2", "R3"):
        table.act(0, f"play {card}")
        everybody_draws(table, range(1, seats))
    return table


def somebody_is_safe(cast: Cast, seats: int) -> Staged:
    """The last has one card and did not call; you have begun your turn."""
    table = somebody_can_be_caught(cast, seats)
    table.act(0, "accept")
    everybody_draws(table, range(1, seats - 1))
    return table


def partners(cast: Cast, seats: int) -> Staged:
    return dealt(cast, "hp2003+score=team", seats, 0, {0: "HW IN R1 R8 B7 G6 Y4"})


def a_vote(cast: Cast, seats: int) -> Staged:
    """Somebody reports somebody; you are the host, and it is your turn."""
    table = dealt(cast, "classic+hints=on", seats, 0, {0: "R1 R8 B7 G6 Y4 W R9"})
    table.ask(1, asks.ReportTalk(seat=2))
    return table


def a_vote_besides(cast: Cast, seats: int) -> Staged:
    table = wild_draw_four(cast, seats)
    table.ask(1, asks.ReportTalk(seat=seats - 1))
    return table


def a_bot_plays_for_you(cast: Cast, seats: int) -> Staged:
    """You were away for your turn, and Wild Draw Four is played on you."""
    table = dealt(cast, "classic", seats, 0, {0: "R1 R8 B7 G6 Y4 W R9"})
    table.leave(0)
    table.wait(TURN_SECONDS[-1])
    table.reload()
    return table


def birthdays(cast: Cast, seats: int) -> Staged:
    """All but you and the last have answered."""
    table = Staged(cast, "hp2003", seats, None, "")
    for seat in range(1, seats - 1):
        table.ask(seat, asks.Birthday())
    return table


def a_spread(cast: Cast, seats: int) -> Staged:
    table = Staged(cast, "classic", seats, None, "")
    for seat in range(1, seats - 1):
        table.ask(seat, asks.PickCard(at=seat))
    return table


def between_hands(cast: Cast, seats: int) -> Staged:
    """All but you and the last are ready."""
    table = dealt(cast, "classic+target=1000", seats, 0, {})
    table.play_to_the_scores()
    for seat in range(1, seats - 1):
        table.ask(seat, asks.Agree(to="next"))
    table.reload()
    return table


def after_the_match(cast: Cast, seats: int) -> Staged:
    table = dealt(cast, "classic+target=1", seats, 0, {})
    table.play_to_the_scores()
    table.reload()
    return table


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
    Question("a color", wild, pressed="W"),
    Question("the target of the Howler", howler, pressed="HW", seats=range(3, 11)),
    Question("the target of the Sorting Hat", sorting_hat, pressed="SH", seats=range(3, 11)),
    Question("a color after the Howler", a_color_after_the_howler),
    Question("house: a total", a_total),
    Question("house: a total stands", a_total_stands),
    Question("house: whom to swap with", seven, pressed="R7"),
    Question("house: a jump", a_jump, seats=range(3, 11)),
    Question("house: out by mercy", out_by_mercy, seats=range(3, 11)),
    Question("a drawn card", drawn),
    Question("a card against the rules", against_the_rules, pressed="B7"),
    Question("a wrong last card", a_wrong_last_card, seats=FEW),
    Question("somebody can be caught", somebody_can_be_caught, seats=FEW),
    Question("anybody can be accused", anybody_can_be_accused),
    Question("accusations on their list", anybody_can_be_accused, opened=ACCUSE),
    Question("one of all can be caught", one_of_all_can_be_caught, seats=FEW),
    Question("you owe the call", you_owe_the_call, seats=FEW),
    Question("a color with the call", a_color_with_the_call, pressed="W", seats=FEW),
    Question("a target among partners", partners, pressed="HW", seats=range(4, 11, 2)),
    Question("you could call", you_could_call, seats=FEW),
    Question("a card with the call", a_card_with_the_call, taken="R6", seats=FEW),
    Question("somebody is safe", somebody_is_safe, seats=range(3, MOST_DRAWN + 1)),
    Question("a vote", a_vote, seats=range(3, 11)),
    Question("a vote besides", a_vote_besides, seats=range(3, 11)),
    Question("a vote on its sheet", a_vote, opened=DECIDE, seats=range(3, 11)),
    Question("a vote on its sheet besides", a_vote_besides, opened=DECIDE, seats=range(3, 11)),
    Question("a bot plays for you", a_bot_plays_for_you),
    Question("birthdays", birthdays, ready=".birthday button"),
    Question("a spread", a_spread, ready=".spread button"),
    Question("between hands", between_hands, ready="dialog[open] table"),
    Question("after the match", after_the_match, ready="dialog[open] table"),
    Question("scores put away", between_hands, closed=True, ready="dialog[open] table"),
)
