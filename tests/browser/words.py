"""The words of the client as its Fluent files have them, so that no journey quotes a sentence.

>>> spoken("event-laid", who="Ana", cards="R8")
'Ana played a red 8.'
"""

from __future__ import annotations

from penult.i18n.catalogue import catalogue
from penult.rulebook.card_names import cards_noun

CARDS = ("card", "cards", "top")
"""Facts that are cards: they are given by their codes."""


def spoken(name: str, /, **facts: str | int) -> str:
    """A message in English under the printed rules, to somebody who has no part in it unless `me` says so."""
    usual = {"me": "none", "uno": "no", "edition": "classic", "rule": "R-16"}
    told: dict[str, object] = {**usual, **facts}
    nouns = {
        fact: cards_noun("en", str(told["edition"]), tuple(str(told[fact]).split()))
        for fact in CARDS
        if fact in facts
    }
    return catalogue("en").say(name, **(told | nouns))


def sentence(name: str, /, **facts: str | int) -> str:
    """With a capital letter, as a line of the log begins."""
    text = spoken(name, **facts)
    return text[0].upper() + text[1:]


def opening(name: str, /, **facts: str | int) -> str:
    """What a label begins with, up to its first comma."""
    return spoken(name, **facts).partition(",")[0]


def marking(playable: str) -> str:
    """How a card in the hand is labeled that can be played (`yes`), or only against the rules (`broken`)."""
    return spoken("web-table-card", playable=playable, card="R1", at=1, count=1).split(",")[1].strip()
