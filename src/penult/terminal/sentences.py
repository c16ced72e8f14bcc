"""What happened, in a sentence for the person at seat 0."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.events import Event

COLORS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
_FACES = {"D": "Draw", "V": "Reverse", "S": "Skip"}
_WILDS = {
    "W": "Wild",
    "W4": "Wild Draw Four",
    "HW": "Howler",
    "IN": "Invisibility",
    "SH": "Sorting Hat",
}

SENTENCES = {
    "returned": "{cards} cannot be the first card and goes back into the pile",
    "turned_up": "{cards} is turned up",
    "turn": "{it_is} turn",
    "laid": "{who} lay{s} {cards}",
    "named": "{who} name{s} {color}",
    "chose": "{who} choose{s} {other} for it",
    "drew": "{who} draw{s} {drawn}",
    "reversed": "the direction of play turns",
    "skipped": "{who} lose{s} the turn",
    "accepted": "{who} accept{s}",
    "challenged": "{who} challenge{s} {other}",
    "shown": "{who} show{s} {other} the hand: {cards}",
    "guilty": "it was a bluff by {who}",
    "innocent": "it was no bluff by {who}",
    "shouted": "{who} shout{s} the hand: {cards}",
    "called": "{who} call{s} UNO!",
    "exposed": "{who} ha{s} one card and did not call UNO",
    "safe": "{who} got away without calling UNO",
    "caught": "{other} catch{other_es} {who} without an UNO call",
    "flagged": "{other} flag{other_s} the wrong card of {who}",
    "took_back": "{who} take{s} back {cards}",
    "hinted": "{who} suggested a play",
    "accused_falsely": "{who} accused {other} without ground",
    "reshuffled": "the discard pile is reshuffled: {number} card{plural}",
    "passed": "{who} can neither lay nor draw",
    "out": "{who} {are} out!",
    "left_with": "{who} {are} left with {cards}",
    "lowest": "{who} hold{s} the fewest points",
    "void": "nobody can move any more: the hand is void",
    "sorted": "the Sorting Hat took {number} card{plural}",
}


def sentence(event: Event) -> str | None:
    """The sentence, None for what needs none."""
    pattern = SENTENCES.get(event.kind)
    if pattern is None or (event.kind == "left_with" and not event.cards):
        return None
    you = event.seat == 0
    text = pattern.format(
        who=player(event.seat),
        other=player(event.other).lower(),
        it_is="it is your" if you else f"it is {player(event.seat)}'s",
        s="ve" if you and event.kind == "exposed" else "" if you else "s",
        are="are" if you else "is",
        other_s="" if event.other == 0 else "s",
        other_es="" if event.other == 0 else "es",
        cards=", ".join(card_name(card) for card in event.cards),
        drawn=_drawn(event.cards),
        color=COLORS.get(event.color or "", ""),
        number=event.number,
        plural="" if event.number == 1 else "s",
    )
    stop = "" if text.endswith("!") else "."
    return f"{text[0].upper()}{text[1:]}{stop} [{event.rule}]"


def player(seat: int | None) -> str:
    return "you" if seat == 0 else f"player {seat}"


def card_name(card: Card) -> str:
    code = str(card)
    if card.color:
        return f"{COLORS[card.color]} {_FACES.get(code[1], code[1])} ({code})"
    return f"{_WILDS[code]} ({code})" if code in _WILDS else code


def _drawn(cards: tuple[Card, ...]) -> str:
    if all(str(card) == "?" for card in cards):
        return f"{len(cards)} card{'s' if len(cards) > 1 else ''}"
    return ", ".join(card_name(card) for card in cards)
