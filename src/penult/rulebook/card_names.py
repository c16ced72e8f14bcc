"""What cards are called, with their grammar.

>>> str(card_noun("es", "classic", "R7")), card_noun("es", "classic", "R7").parts["of"]
('7 rojo', 'del 7 rojo')
>>> cards_noun("es", "classic", ("R7", "GV", "R7")).parts["a"]
'dos 7 rojos y una Reversa verde'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ..i18n.catalogue import catalogue
from ..i18n.nouns import FORMS, GENDER, MIXED, NOTHING, PARTS, Noun

_FACES = {"D": "card-draw", "V": "card-reverse", "S": "card-skip"}
_COLORLESS = {"D": "draw-card", "V": "reverse", "S": "skip"}
_WILDS = {
    "W": "wild",
    "W4": "wild-four",
    "HW": "howler",
    "IN": "invisibility",
    "SH": "sorting-hat",
    "*": "card-blank",
    "?": "card-hidden",
}
_KEPT = 2000
"""Every card of every edition in every language."""


@lru_cache(_KEPT)
def card_noun(language: str, edition: str, code: str) -> Noun:
    say, (message, facts) = catalogue(language).say, _message(code)
    parts = {part: say(f"{message}.{part}", edition=edition, **facts) for part in PARTS}
    return Noun(say(message, edition=edition, **facts), parts)


def cards_noun(language: str, edition: str, codes: Sequence[str], more: Sequence[str] = ()) -> Noun:
    """Several cards as a list, with `more` at its end; where they are indefinite, equal ones are counted."""
    if not codes:
        return NOTHING
    listed, nouns = catalogue(language).listed, [card_noun(language, edition, code) for code in codes]
    parts = {form: listed([*(noun.parts[form] for noun in nouns), *more]) for form in FORMS}
    parts["a"] = listed([*(_counted(language, edition, *each) for each in Counter(codes).items()), *more])
    genders = {noun.parts[GENDER] for noun in nouns}
    parts[GENDER] = genders.pop() if len(genders) == 1 else MIXED
    return Noun(listed([*map(str, nouns), *more]), parts)


def _counted(language: str, edition: str, code: str, count: int) -> str:
    if count == 1:
        return card_noun(language, edition, code).parts["a"]
    message, facts = _message(code)
    return catalogue(language).say(f"{message}.many", edition=edition, count=count, **facts)


def _message(code: str) -> tuple[str, dict[str, object]]:
    """What names a card, or a face without its color, and the facts that the message needs."""
    if code in _WILDS:
        return _WILDS[code], {}
    if len(code) == 1:
        return (_COLORLESS[code], {}) if code in _COLORLESS else ("card-face", {"face": int(code)})
    color, face = code[0], code[1]
    return _FACES.get(face, "card-number"), {"color": color, "face": face}
