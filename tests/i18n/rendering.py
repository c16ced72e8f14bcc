"""Messages said with all that they can be told of: every card, lists, one and many, awkward names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from i18n.fluent_files import facts, said_in, variables
from penult.engine.editions import EDITIONS
from penult.i18n.languages import LANGUAGES
from penult.i18n.nouns import PARTS
from penult.i18n.patterns import worded

PEOPLE = {
    *("who", "other", "name", "names", "players", "people", "host"),
    *("by", "dealer", "partner", "first", "second", "judges"),
}
NAMES = ("Ana", "Inés", "Omar", "Hugo")
"""French drops a letter before some of them, Spanish changes one."""
NUMBERS = (0, 1, 2, 5)
LABELS = {
    *("web-card", "web-table-card", "terminal-card", "terminal-looked-at"),
    *("terminal-pick", "terminal-piles", "scores-last-card"),
}
"""Where the name of a card stands by itself."""
_WORDS = {
    "color": "R",
    "path": "file.json",
    "time": "0:22",
    "seats": 4,
}


class _Cases(Visitor):  # type: ignore[misc]
    """Which facts are selected by, and the cases of each."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


@cache
def cases(language: str, name: str) -> Mapping[str, tuple[str | int, ...]]:
    """The values that matter of each fact that a message, or one it puts in, selects by."""
    found = _Cases()
    for each in (name, *_put_in(language, name)):
        found.visit(_patterns(language)[each])
    return {fact: _values(keys) for fact, keys in sorted(found.keys.items())}


def _values(keys: set[str]) -> tuple[str | int, ...]:
    if keys & {"one", "many"} or any(key.isdigit() for key in keys):
        return NUMBERS
    return tuple(sorted(keys))


@cache
def _patterns(language: str) -> dict[str, ast.Pattern]:
    return {each.name: each.pattern for each in worded(language)}


@cache
def _put_in(language: str, name: str) -> frozenset[str]:
    own = said_in(language)[name].messages
    return own.union(*(_put_in(language, each) for each in own))


@cache
def client() -> tuple[str, ...]:
    """Every message of the client: not the rulebook, not the words for cards themselves."""
    book = ("rulebook", "house", "sheet", "cards")
    return tuple(each.name for each in worded("en") if each.file not in book)


@cache
def nouns_in(name: str) -> tuple[str, ...]:
    """The facts of a message that are cards: in some language it asks for a form of them."""
    forms = (each.rpartition("-") for language in LANGUAGES for each in variables(language, name))
    found = {fact for fact, _, part in forms if fact and part in PARTS}
    if name.partition(".")[0] in LABELS:
        found |= facts("en", name) & {"card", "top"}
    return tuple(sorted(found))


@cache
def with_cards() -> tuple[str, ...]:
    return tuple(name for name in client() if nouns_in(name))


def decks() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each edition, with every card that its players may read of."""
    for edition, known in EDITIONS.items():
        yield edition, (*sorted({str(card) for card in known.deck}), "*", "?")


def settings(language: str, name: str) -> list[dict[str, object]]:
    """All combinations of what a message selects by, with something for every other fact."""
    chosen = cases(language, name)
    left = sorted(facts(language, name) - set(chosen))
    others = {each: _other(each, nth) for nth, each in enumerate(left)}
    return [{**others, **dict(zip(chosen, values, strict=True))} for values in product(*chosen.values())]


def _other(fact: str, nth: int) -> object:
    if fact in PEOPLE:
        return NAMES[nth % len(NAMES)]
    return _WORDS.get(fact, 2)


def taking_turns(settings: Sequence[dict[str, object]], nth: int) -> dict[str, object]:
    return settings[nth % len(settings)]
