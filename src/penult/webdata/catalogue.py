"""`catalogue.json`: what can be agreed on at a table, and what each edition contains.

Everything comes from the tables that the game itself uses, or from calling the function that decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ..bots.levels import USUAL_BOT
from ..bots.registry import BOTS
from ..engine.cards import CARDS
from ..engine.editions import EDITIONS, Edition
from ..engine.options import AMOUNTS, HOUSE_PRESETS, OPTIONS, Amount, Number, Option
from ..engine.rules import PRESETS, Rules
from ..match.formats import FORMATS, TARGETS
from ..rulebook.entries import facts, option_facts
from ..table.hand.pace import THINKING, pace_at
from ..table.people.namesakes import BOT_NAMES
from ..wire.limits import NO_CLOCK, SEATS, TURN_SECONDS, WINDOW_SECONDS
from ..wire.terms import Terms
from .formats import FORMAT_OPTION, formats, formats_that_heed

Json = dict[str, object]

_DECKS = [frozenset(edition.deck) for edition in EDITIONS.values()]
_ALL = frozenset.union(*_DECKS)
_COMMON = frozenset.intersection(*_DECKS)

TARGET_OPTION = "target"
"""The option that says how many points a match is played to."""

_BY_AGREEMENT = {"R-48": ("hints", "on"), "R-49": ("legality", "table")}
"""Rules that apply only if an option says so."""

TURN_CHOICES = (15, 30, 60, 120, NO_CLOCK)
WINDOW_CHOICES = (0, 1, 1.5, 3, 5)
"""Seconds that get a button; any others within the bounds are possible."""

GROUPS: Mapping[str, tuple[str, ...]] = {
    "turn": ("drawn", "reshuffle", "two_reverse", "blocked"),
    "penalties": ("legality", "false_catch", "hints", "forced_draw_closes"),
    "cards": (
        "wd4_guilty_card",
        "invis_scope",
        "invis_turn",
        "howler_target",
        "howler_invis_next",
        "hat_last",
        "first_return",
    ),
    "scoring": ("score", "target", "lowest_tie", "rotate4_per_pair"),
    "between": ("next_dealer",),
}
"""The options under each heading of the page for a new table."""

HOUSE_GROUPS: Mapping[str, tuple[str, ...]] = {
    "draws": ("stack", "stack_max", "deflect", "bluff"),
    "hands": ("seven", "zero"),
    "start": ("deal", "opening"),
    "drawing": ("draw", "drawn", "decline"),
    "plays": ("jump", "multi"),
    "end": ("finish", "mercy"),
    "calls": ("call", "call_price"),
}
"""The lines under each heading of the house rules: all switches, and what a preset changes besides."""

HOUSE_NUMBERS: Mapping[str, tuple[int, ...]] = {
    "stack_max": (0, 2, 3, 4),
    "mercy": (0, 15, 20, 25),
    "call_price": (1, 2, 4),
    "deal": (5, 7, 10),
}
"""The numbers of a switch that get a button; any others within the bounds are possible."""


def catalogue() -> Json:
    return {
        "editions": [_edition(edition) for edition in EDITIONS.values()],
        "points": {str(card): card.points for card in CARDS if card in _ALL},
        "presets": [_preset(name) for name in PRESETS],
        "groups": list(GROUPS),
        "options": [_option(option) for option in OPTIONS.values()],
        "house": _house(),
        "format_option": FORMAT_OPTION,
        "target_option": TARGET_OPTION,
        "formats": formats(),
        "report": _report(),
        "accuse": _accuse(),
        "terms": _terms(),
        "bots": list(BOTS),
        "usual_bot": USUAL_BOT,
        "bot_names": list(BOT_NAMES),
    }


def _edition(edition: Edition) -> Json:
    """`own` are the cards that not every edition has; `face` is the card that represents the edition."""
    deck = Counter(edition.deck)
    own = [card for card in deck if card not in _COMMON]
    special = (card for card in (*own, *deck) if card.number is None)
    return {
        "id": edition.name,
        "number": edition.number,
        "size": len(edition.deck),
        "draws": edition.draw_strength,
        "printed": dict(_printed(edition)),
        "dealer": edition.dealer_by.value,
        "own": [str(card) for card in own],
        "face": str(next(special)),
        "deck": {str(card): copies for card, copies in deck.items()},
    }


def _printed(edition: Edition) -> Iterator[tuple[str, str]]:
    """Rules on its sheets that apply at a table only if it agrees to them."""
    for rule, (option, value) in _BY_AGREEMENT.items():
        if edition.name in facts()[rule].printed and Rules(edition.name)[option] != value:
            yield option, value


def _preset(name: str) -> Json:
    edition, _, language = name.partition("/")
    return {"id": name, "edition": edition, "language": language, "options": dict(PRESETS[name])}


def _house() -> Json:
    groups = [{"group": group, "options": list(names)} for group, names in HOUSE_GROUPS.items()]
    presets = [{"id": name, "options": dict(chosen)} for name, chosen in HOUSE_PRESETS.items()]
    return {"groups": groups, "presets": presets}


def _option(option: Option) -> Json:
    """A switch of the house rules cites the rule that explains it first."""
    about = option_facts()[option.name]
    return {
        "name": option.name,
        **({"house": True} if option.house else {"group": _group_of(option.name)}),
        "values": list(_values(option)),
        **_amount(option),
        "usual": {name: Rules(name)[option.name] for name in EDITIONS},
        "editions": list(about.editions),
        "rules": [option.see] if option.house else list(about.see),
        **({} if option.field else {"formats": formats_that_heed(option)}),
    }


def _amount(option: Option) -> Json:
    """The bounds of what can be typed; 0 is not a number but turns a switch off."""
    if isinstance(option, Amount):
        return {"amount": _bounds(AMOUNTS)}
    if isinstance(option, Number):
        numbers = [int(value) for value in option.values if value != "0"]
        return {"amount": {"least": min(numbers), "most": max(numbers)}}
    return {}


def _values(option: Option) -> Iterator[str]:
    """The values to choose from; a match at one table does not have every way of scoring."""
    if isinstance(option, Amount):
        yield from map(str, TARGETS)
    elif isinstance(option, Number):
        yield from map(str, HOUSE_NUMBERS[option.name])
    else:
        yield from (value for value in option.values if option.name != FORMAT_OPTION or value in FORMATS)


def _report() -> Json:
    """When something can be reported as a suggestion, and by which rule."""
    option = OPTIONS["hints"]
    return {"option": option.name, "value": option.values[-1], "rule": option.see}


def _accuse() -> Json:
    """The option that sets the price of a false accusation, and the rule."""
    option = OPTIONS["false_catch"]
    return {"option": option.name, "rule": option.see}


def _terms() -> Json:
    usual = Terms()
    return {
        "seats": {**_bounds(SEATS), "usual": usual.seats},
        "turn_seconds": {
            **_bounds(TURN_SECONDS),
            "usual": usual.turn_seconds,
            "choices": list(TURN_CHOICES),
        },
        "window_seconds": {
            **_bounds(WINDOW_SECONDS),
            "usual": usual.window_seconds,
            "choices": list(WINDOW_CHOICES),
        },
        "pace": {
            "choices": list(THINKING),
            "usual": {str(seats): pace_at(Terms(seats=seats)) for seats in SEATS},
        },
    }


def _bounds(span: range) -> Json:
    return {"least": span[0], "most": span[-1]}


def _group_of(option: str) -> str:
    return next(group for group, names in GROUPS.items() if option in names)
