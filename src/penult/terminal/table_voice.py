"""Sentences for what people do besides playing, for the table's refusals, and for the end of a connection."""

from __future__ import annotations

from ..client.events import illegal_move
from ..engine.cards import Card
from ..i18n.catalogue import Catalogue
from ..i18n.nouns import NOTHING
from ..wire.events import TableEvent
from ..wire.phrases import PHRASES
from ..wire.to_client import Bye, Refused
from .company import Company, printable
from .hand_lines import Line

_EVENT = "table-event"
_REFUSAL = "table-refusal"
_PHRASE = "phrase"
_BYE = "bye"
_OF_BOTS = ("bot_sat", "stood")
"""Without a person, these events are about a bot, even if a person sits there now."""


def table_event(event: TableEvent, company: Company, words: Catalogue) -> Line:
    voice = company.table_voice
    text = words.say(
        _part(words, _EVENT, event.kind),
        who=_who(event, company),
        other=company.table_voice.name(event.seat),
        whom=_whom(event, company),
        aloud="yes" if event.aloud else "no",
        me="seat" if _is_reader(event, company) else "none",
        seat=event.seat if event.seat is not None else 0,
        kind=event.name,
        card=voice.card(Card(event.card)) if event.card else NOTHING,
        number=event.message or 0,
        text=phrase(event.phrase, words) if event.phrase else printable(event.text or ""),
    )
    return Line(text[:1].upper() + text[1:], event.rule or "")


def table_refusal(refused: Refused, words: Catalogue) -> str:
    return words.say(_part(words, _REFUSAL, refused.code), players=refused.facts.get("players", 0))


def refusal(refused: Refused, company: Company | None, words: Catalogue) -> str:
    """Why the rules or the table refused."""
    illegal = illegal_move(refused)
    if illegal is None or company is None:
        return table_refusal(refused, words)
    return company.hand_voice.refusal(illegal)


def phrase(name: str, words: Catalogue) -> str:
    return words.say(_part(words, _PHRASE, name))


def phrases(words: Catalogue) -> list[str]:
    """Every phrase with its name."""
    return [f"  {name:<12} {phrase(name, words)}" for name in PHRASES]


def farewell(bye: Bye, words: Catalogue) -> str:
    return words.say(_part(words, _BYE, bye.why))


def _part(words: Catalogue, message: str, part: str) -> str:
    """A part of a message; the message itself if only a newer server knows the part."""
    return f"{message}.{part}" if part in words.parts(message) else message


def _who(event: TableEvent, company: Company) -> str:
    if event.person:
        return printable(event.name)
    if event.kind in _OF_BOTS and event.seat is not None:
        return company.bot(event.seat)
    return company.table_voice.name(event.seat)


def _whom(event: TableEvent, company: Company) -> str:
    """Who is in the seat of the event: nobody, the one who acted, the reader, or another."""
    if event.seat is None:
        return "nobody"
    if event.person is None:
        return "self"
    return "reader" if event.seat == company.seen.table.you else "other"


def _is_reader(event: TableEvent, company: Company) -> bool:
    if event.person is not None:
        return event.person == company.seen.person
    if event.kind in _OF_BOTS:
        return False
    return event.seat is not None and event.seat == company.seen.table.you
