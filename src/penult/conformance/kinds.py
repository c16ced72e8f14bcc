"""How to run each kind of scenario: each function returns the result as `name: value` words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from ..engine.cards import CARDS, COLORS, Card, parse_cards
from ..engine.chance import Chance, KeptOrder
from ..engine.deal import Deal
from ..engine.dealer import by_birthdays, by_picks
from ..engine.errors import Conflict, Malformed, PenultError
from ..engine.options import OPTIONS
from ..engine.speeds import Speed
from .hands import Disagreement, play_hand
from .matches import run_match
from .scenario import Scenario
from .tours import run_tour4, run_tour8

Found = Mapping[str, str]


def run_deck(scenario: Scenario, _: Speed) -> Found:
    no_actions(scenario)
    edition = scenario.setup.rules.edition
    deck = Counter(edition.deck)
    for code in scenario.setup.words.keys() - {"opt"}:
        _override(deck, code, scenario.setup.number(code))
    cards = list(deck.elements())
    found = {
        "total": len(cards),
        "pts": sum(card.points for card in cards),
        "num": sum(card.number is not None for card in cards),
        "refuse": _refused(lambda: edition.check_deck(deck)),
        **{code: sum(str(card)[1:] == code for card in cards if card.color) for code in "DVS"},
        **{str(card): deck[card] for card in CARDS if card.wild},
        **{f"col{color}": sum(card.color == color for card in cards) for color in COLORS},
        **{
            name: sum(card.number == number for card in cards)
            for name, number in (("zeros", 0), ("ones", 1), ("nines", 9))
        },
    }
    return {name: str(value) for name, value in found.items()}


def _override(deck: Counter[Card], code: str, number: int) -> None:
    """`HW=4` sets the number of a card; `D=9` that of all Draw cards together."""
    group = [card for card in deck if card.color and str(card)[1:] == code]
    if group:
        deck[group[0]] += number - sum(deck[card] for card in group)
    else:
        deck[Card(code)] = number


def run_players(scenario: Scenario, _: Speed) -> Found:
    no_actions(scenario)
    setup = scenario.setup
    for flag in setup.flags:
        if flag != "partners":
            raise Malformed("setup", flag, "partners")
    replace(setup, flags=()).allow("n opt")
    seats = setup.number("n")
    refused = _refused(lambda: setup.rules.check_seats(seats, partners=bool(setup.flags)))
    return {"ok": str(not refused), "refuse": str(refused)}


def run_dealer(scenario: Scenario, _: Speed) -> Found:
    setup = scenario.setup
    setup.allow("n picks bd opt")
    asked = [setup.words[name] for name in ("picks", "bd") if name in setup.words]
    if len(asked) != 1:
        raise Malformed("setup", " ".join(setup.words), "either picks or bd")
    given = asked[0].split(",")
    if setup.number("n", len(given)) != len(given):
        raise Malformed("n", setup.words["n"], f"{len(given)}, as many as are given")
    left = by_birthdays([*map(_birthday, given)]) if "bd" in setup.words else by_picks(parse_cards(asked[0]))
    for action in scenario.actions:
        verb, _space, cards = action.removeprefix("~").strip().partition(" ")
        if verb != "redraw":
            raise Malformed("action", action, "redraw CARD,CARD…")
        picks = parse_cards(cards.strip())
        if not action.startswith("~"):
            left = by_picks(picks, among=left)
        elif not _refused(partial(by_picks, picks, left)):
            raise Disagreement(action, "an accepted pick")
    tied = len(left) > 1
    seats = ",".join(map(str, left))
    return {"tie": seats if tied else "-", "dealer": "-" if tied else seats}


def run_deal(scenario: Scenario, speed: Speed) -> Found:
    """The sizes right after the deal; the deck is arranged so that a number card is turned up."""
    no_actions(scenario)
    setup = scenario.setup
    setup.allow("n dealer preset opt")
    rules = setup.rules
    deck = sorted(rules.edition.deck, key=lambda card: card.number is None)
    deal = Deal(
        rules,
        setup.number("n"),
        Chance(deck, source=KeptOrder()),
        setup.number("dealer", 0),
        speed=speed,
    )
    hands = set(deal.counts)
    found = {"draw": len(deal.draw_pile), "disc": len(deal.discard_pile)}
    found["hand"] = hands.pop() if len(hands) == 1 else -1
    return {name: str(value) for name, value in found.items()}


def run_rules(scenario: Scenario, _: Speed) -> Found:
    """What is agreed, or which conflict refuses it."""
    no_actions(scenario)
    setup = scenario.setup
    setup.allow("n preset opt")
    try:
        rules = setup.rules
        if "n" in setup.words:
            rules.check_seats(setup.number("n"))
    except Conflict as conflict:
        return {"ok": "False", "refuse": "True", "why": conflict.rule}
    return {"ok": "True", "refuse": "False", "why": "-", **{name: rules[name] for name in OPTIONS}}


KINDS: Mapping[str, Callable[[Scenario, Speed], Found]] = {
    "deck": run_deck,
    "players": run_players,
    "dealer": run_dealer,
    "deal": run_deal,
    "rules": run_rules,
    "start": play_hand,
    "match": run_match,
    "tour4": run_tour4,
    "tour8": run_tour8,
    "": play_hand,
}


def no_actions(scenario: Scenario) -> None:
    if scenario.actions:
        raise Malformed("action", scenario.actions[0], f"none in a scenario of {scenario.setup.kind}")


def _refused(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except PenultError:
        return True
    return False


def _birthday(text: str) -> tuple[int, int]:
    if not re.fullmatch(r"\d{1,2}-\d{1,2}", text, re.A):
        raise Malformed("birthday", text, "MM-DD")
    month, _dash, day = text.partition("-")
    return int(month), int(day)
