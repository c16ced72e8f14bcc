"""The evening in the screenshots: some earlier hands, then one hand move by move, with arranged cards."""

from __future__ import annotations

import random

from browser.companion import Companion, play_on
from browser.deck import stacked
from browser.player import Player
from browser.words import spoken
from penult.client.guest import Guest
from penult.engine.rules import Rules
from penult.wire import to_server as asks
from penult.wire.terms import NewTable, Terms

RULES = "classic"
YOU = "Inés"
OTHERS = ("Nadia", "Bruno", "Théo")
EARLIER = (8, 12, 15)
"""Three earlier hands, won by everybody except Théo; now Bruno deals, and Théo begins."""
HAND = stacked(
    [
        "RS BS GS GD Y2 B6 R6",
        "YD YV R2 R8 B7 G6 W",
        "RS BS GS W4 Y9 B5 B0",
        "Y6 R9 G3 B9 G5 B4 R6",
    ],
    first="R5",
    draws="B1 Y4 R0 R3 G2 G7 B3 B8 R7 G9 YV R1 W4 G8 Y3 R1 G0 B3 Y5",
)
LATER = range(20)


def decks() -> list[str]:
    """Théo takes the highest card and deals first; the other hands are random."""
    return ["R1 R2 R3 R9", *map(_shuffled, EARLIER), HAND, *map(_shuffled, LATER)]


def open_table(host: Guest, others: list[Companion], seats: int = 4, rules: str = RULES) -> str:
    """Open a table; everybody except the host joins."""
    terms = Terms(rules=rules, seats=seats, window_seconds=0)
    code = host.open(NewTable(terms=terms)).code
    for other in others:
        other.come(code)
    return code


def begin(everybody: list[Companion]) -> None:
    """Begin, with the first as host; each picks the card at their own place, and again if tied."""
    everybody[0].ask(asks.Start())
    while any(player.stage != "hand" for player in everybody):
        for at, player in enumerate(everybody):
            player.take_card(at)


def play_first_hands(everybody: list[Companion], hands: int = len(EARLIER)) -> None:
    """Play these hands, with the first as host, and deal the next."""
    begin(everybody)
    for _ in range(hands):
        deal(everybody)
        play_on(everybody)
    deal(everybody)


def play_out(everybody: list[Companion]) -> None:
    """To the end of the match."""
    while everybody[0].stage != "over":
        deal(everybody)
        play_on(everybody)


def deal(everybody: list[Companion]) -> None:
    """Deal the next hand, after everybody has seen the scores, if there are any."""
    for player in everybody:
        if player.stage == "scores":
            player.agree()
    for player in everybody:
        player.until(lambda seen: seen.table.stage == "hand")


def play_up_to_the_catch(ines: Player, others: list[Companion]) -> None:
    """Théo has one card and has not called; it is the reader's turn."""
    nadia, bruno, theo = others
    for skip in ("RS", "BS", "GS"):
        theo.act(f"play {skip}")
        nadia.act(f"play {skip}")
    theo.act("play GD")
    nadia.act("play W4>Y")
    bruno.act("challenge")
    theo.act("play Y2")
    ines.lay("Yellow Draw Two")
    bruno.act("draw")
    bruno.act("play YV")
    nadia.act("draw")
    ines.lay("Yellow Reverse")
    nadia.act("play Y9")
    bruno.act("play Y6")
    theo.act("play B6")
    ines.button(spoken("move-catch", who="Théo")).wait_for()


def play_up_to_the_question(ines: Player, others: list[Companion]) -> None:
    """Théo was caught, and lays Wild Draw Four on the reader."""
    nadia, bruno, theo = others
    ines.catch("Théo")
    ines.lay("Blue 7")
    nadia.act("play B5")
    bruno.act("play B9")
    theo.act("play W4>G")
    ines.decision.wait_for()


def play_to_the_end(ines: Player, others: list[Companion]) -> None:
    nadia, bruno, theo = others
    ines.answer(spoken("web-move.accept-W4"))
    nadia.act("play G9")
    bruno.act("play G5")
    theo.act("play G8!")
    ines.lay("Green 6")
    nadia.act("draw")
    bruno.act("play R6")
    theo.act("play R6")
    ines.sheet(spoken("scores-wins-hand", name="Théo")).wait_for()


def _shuffled(seed: int) -> str:
    cards = [str(card) for card in Rules(RULES).edition.deck]
    random.Random(seed).shuffle(cards)
    return " ".join(cards)
