"""Moves as people write them: `play W4>G!`, `draw`, `catch 2`.

>>> move = Move("play W4>G!")
>>> move.verb, move.card, move.color, move.uno
('play', Card('W4'), 'G', True)
>>> Move("play R5+B5!").cards
(Card('R5'), Card('B5'))
>>> parse_act("2:catch 0")
(2, Move('catch 0'))
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial

from .cards import Card, card_of_kind, color_name, color_number
from .errors import Malformed
from .kernel.actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    COLOR_IS,
    DRAW,
    FLAG,
    HINT,
    INVIS,
    JUMP,
    KEEP,
    MOST_MORE,
    PLAY,
    SETTLE_IT,
    UNO,
    UNO_BIT,
    action,
    and_then,
    calls_uno,
    card_of,
    color_of,
    has_more,
    more_of,
    target_of,
    verb_of,
)
from .kernel.cards import COLOR, FACE, FACES, NO_CARD, NO_COLOR
from .kernel.state import NOBODY, REFEREE

VERBS = {
    "play": PLAY,
    "draw": DRAW,
    "keep": KEEP,
    "color": COLOR_IS,
    "accept": ACCEPT,
    "challenge": CHALLENGE,
    "invis": INVIS,
    "uno": UNO,
    "catch": CATCH,
    "flag": FLAG,
    "hint": HINT,
    "settle": SETTLE_IT,
    "jump": JUMP,
}
OUT_OF_TURN = ("uno", "catch", "flag")
"""The moves that any seat can make at any time. All others belong to a turn, an answer or the referee."""
BY_REFEREE = ("hint", "settle")

_NAMES = {number: name for name, number in VERBS.items()}

_PLAY = re.compile(
    r"(?P<card>[A-Z0-9*]+)(?P<more>(?:\+[A-Z0-9*]+)*)(?:>(?P<color>\w))?(?:@(?P<target>\d))?(?P<uno>!?)", re.A
)
_INVIS = re.compile(r"(?P<color>\w?)(?P<uno>!?)", re.A)
_COLOR = re.compile(r"(?P<color>\w)", re.A)
_TARGET = re.compile(r"(?P<target>\d)", re.A)
_NOTHING = re.compile(r"")

_FORMS = {
    "play": (_PLAY, "play CARD, then >COLOR, @SEAT and ! where the card asks for them"),
    "jump": (_PLAY, "jump CARD, then @SEAT and ! where the card asks for them"),
    "invis": (_INVIS, "invis COLOR, with ! to call UNO"),
    "color": (_COLOR, "color R, G, B or Y"),
    "catch": (_TARGET, "catch SEAT"),
    "flag": (_TARGET, "flag SEAT"),
    "hint": (_TARGET, "hint SEAT"),
}


LONGEST = 31
"""The letters of eight 7s laid together, with a target and a call. Longer texts are not cached."""


class Move:
    """What a seat or the referee does. A move from a list of legal moves knows whether it is right.

    Moves are shared objects: a table makes and lists the same few hundred over and over.
    """

    __slots__ = ("breaks", "by_referee", "code", "out_of_turn", "verb")
    code: int
    verb: str
    breaks: str | None
    """The rule that this legal move would break, as a bluff or a wrong card; None for a right move."""
    out_of_turn: bool
    """Whether any seat can make it at any time."""
    by_referee: bool

    def __new__(cls, text: str) -> Move:
        if not isinstance(text, str):
            raise Malformed("move", text, "text such as play R7")
        return _parse_cached(text) if len(text) <= LONGEST else _parse(text)

    @staticmethod
    def of(code: int, breaks: str | None = None) -> Move:
        return _shared(code, breaks)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a move does not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a move does not change")

    def __reduce__(self) -> tuple[Callable[[int, str | None], Move], tuple[int, str | None]]:
        return Move.of, (self.code, self.breaks)

    @property
    def card(self) -> Card | None:
        card = card_of(self.code)
        return None if card == NO_CARD else card_of_kind(card)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards it lays, in their order; one, except under the house rule `multi`."""
        first = card_of(self.code)
        if not has_more(self.code):
            return () if first == NO_CARD else (card_of_kind(first),)
        colors = [more_of(self.code, nth) for nth in range(MOST_MORE)]
        more = [color * FACES + FACE[first] for color in colors if 0 <= color < NO_COLOR and first < NO_CARD]
        return tuple(map(card_of_kind, (first, *more)))

    @property
    def color(self) -> str | None:
        return color_name(color_of(self.code))

    @property
    def target(self) -> int | None:
        target = target_of(self.code)
        return None if target == NOBODY else target

    @property
    def uno(self) -> bool:
        return bool(calls_uno(self.code))

    @property
    def right(self) -> bool:
        return self.breaks is None

    def __str__(self) -> str:
        return written(self.code)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self.code == other.code if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return self.code


@lru_cache(maxsize=16384)
def _shared(code: int, breaks: str | None) -> Move:
    move, verb = object.__new__(Move), _NAMES.get(verb_of(code), "")
    put = partial(object.__setattr__, move)
    put("code", code)
    put("verb", verb)
    put("breaks", breaks)
    put("out_of_turn", verb in OUT_OF_TURN)
    put("by_referee", verb in BY_REFEREE)
    return move


@lru_cache(maxsize=16384)
def written(code: int) -> str:
    """The text of a move. People can send more moves than there is memory for, so not every text is kept."""
    move = Move.of(code)
    card, color, target = move.card, move.color, move.target
    if card is None:
        words = [move.verb, color or "", "" if target is None else str(target)]
        text = " ".join(filter(None, words))
    else:
        text = f"{move.verb} {'+'.join(map(str, move.cards))}" + (f">{color}" if color else "")
        text += "" if target is None else f"@{target}"
    return text + "!" * move.uno


def parse_act(text: str) -> tuple[int | None, Move]:
    """The actor before the colon, a seat or `ref`, or None if there is none; and the move."""
    who, colon, rest = text.partition(":")
    if not colon:
        move = Move(text)
        return (REFEREE if move.by_referee else None), move
    return _actor(who.strip()), Move(rest)


def _actor(text: str) -> int:
    if text == "ref":
        return REFEREE
    if not re.fullmatch(r"\d", text, re.A):
        raise Malformed("seat", text, "a seat from 0 to 9, or ref")
    return int(text)


@lru_cache(maxsize=4096)
def _parse_cached(text: str) -> Move:
    return _parse(text)


def _parse(text: str) -> Move:
    verb, _, rest = text.strip().partition(" ")
    called = verb.endswith("!") and verb[:-1] == "invis"
    if called:
        verb, rest = "invis", "!"
    if verb not in VERBS:
        raise Malformed("move", text, "one of " + ", ".join(VERBS))
    form, expected = _FORMS.get(verb, (_NOTHING, f"{verb} alone"))
    match = form.fullmatch(rest.strip())
    if not match:
        raise Malformed("move", text, expected)
    parts = match.groupdict()
    card = Card(parts["card"]).kind if parts.get("card") else NO_CARD
    color = color_number(parts["color"]) if parts.get("color") else NO_COLOR
    target = int(parts["target"]) if parts.get("target") else NOBODY
    call = UNO_BIT if parts.get("uno") else 0
    return Move.of(_with_more(action(VERBS[verb], card, color, target) | call, parts.get("more"), text))


def _with_more(code: int, more: str | None, text: str) -> int:
    """Add the other cards of a play of several (H-31); they share the face of the first."""
    first = card_of(code)
    for nth, other in enumerate((more or "").split("+")[1:]):
        card = Card(other).kind
        if nth == MOST_MORE or COLOR[card] == NO_COLOR or FACE[card] != FACE[first]:
            raise Malformed("move", text, f"cards like {card_of_kind(first)}, at most {MOST_MORE} more")
        code = and_then(code, nth, COLOR[card])
    return code
