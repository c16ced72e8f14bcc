"""The short texts around the table: its heading, and the sentences above and below the hand."""

from __future__ import annotations

from ..client.question import Asked
from ..engine.cards import Card
from ..engine.events import Event
from ..engine.moves import Move
from ..engine.rules import Rules
from ..engine.view import View
from ..rulebook.voice import Voice
from .company import Company
from .labels import Label

_EXPOSED_BY = "R-45"


def heading(rules: Rules, seats: int, voice: Voice) -> tuple[Label, ...]:
    """The edition, the number of players and the options."""
    agreed = (Label(f"{name}={value}", 0) for name, value in rules.chosen.items())
    return (*played(seats, voice), *agreed)


def played(seats: int, voice: Voice) -> tuple[Label, ...]:
    """The edition and the number of players."""
    game, players = voice.say(f"edition-{voice.edition}"), voice.say("terminal-players", seats=seats)
    return Label("Penult", 1), Label(game, 3), Label(players, 2)


def match_heading(company: Company) -> tuple[Label, ...]:
    """The heading for a hand of a match, with its number and the person's partner."""
    hand, voice = company.seen.hand, company.hand_voice
    if hand is None:
        return heading(company.rules, len(company.names), voice)
    number = Label(voice.say("terminal-heading-hand", number=hand.number))
    of_all = (*heading(company.rules, len(hand.order), voice), number)
    if not company.partner:
        return of_all
    return (*of_all, Label(voice.say("terminal-heading-partner", partner=company.partner), 8))


def heading_keys(voice: Voice, totals: bool) -> tuple[Label, ...]:
    """The keys that always work; in a match, also the one that shows the totals."""
    score = [Label(voice.say("terminal-heading-score"), 7)] if totals else []
    return (Label(voice.say("terminal-heading-help")), *score, *leaving_keys(voice))


def leaving_keys(voice: Voice) -> tuple[Label, ...]:
    return Label(voice.say("terminal-heading-theme"), 1), Label(voice.say("terminal-heading-leave"))


def asking(view: View, asked: Asked, several: tuple[Move, ...], voice: Voice) -> str:
    """What the table waits for, and from which player."""
    if several:
        return _which(several, voice)
    if asked is Asked.GO_ON:
        return voice.say("online-paused")
    if asked is Asked.REMARK and view.exposed:
        return voice.event(Event("exposed", _EXPOSED_BY, seat=view.exposed[0]))
    return voice.phase(view)


def looked_at(card: Card, state: str, place: int, count: int, voice: Voice) -> str:
    """The name of a card, whether it can be laid, and its place in the hand."""
    name = standing_line(card, state, voice)
    return voice.say("terminal-looked-at", card=name, place=place, count=count)


def standing_line(card: Card, state: str, voice: Voice) -> str:
    """The card's name and shape, and whether it can be laid now."""
    return voice.say("terminal-card", card=voice.card(card), color=card.color or "none", state=state)


def _which(several: tuple[Move, ...], voice: Voice) -> str:
    first = several[0]
    if first.color:
        return voice.say("terminal-which-color")
    if all(move.target is None for move in several):
        return voice.say("terminal-which-call")
    swaps = first.card is not None and first.card.color is not None
    return voice.say("terminal-which-player", verb="swap" if swaps else first.verb)
