"""The questions of a table in words, and what tells one from another."""

from __future__ import annotations

from collections.abc import Iterator

from ...client.seen import Seen
from ...i18n.catalogue import Catalogue
from ..company import Company
from ..plain_view import window
from ..question import Asked
from ..table_lines import cards

_SENTENCES = {
    Asked.BIRTHDAY: "online-birthday",
    Asked.NEXT: "online-next",
    Asked.AGAIN: "online-again",
    Asked.GO_ON: "online-paused",
}


def key_of(asked: Asked, seen: Seen) -> object:
    """The same while it is the same question: it is asked once."""
    hand, table = seen.hand, seen.table
    if asked is Asked.NOTHING:
        return asked, table.stage, seen.seated, hand.held if hand else None
    if asked is Asked.PICK and table.spread:
        return asked, table.spread.among
    if hand is None or asked not in (Asked.TURN, Asked.REMARK, Asked.SETTLE):
        return asked
    if asked is Asked.TURN:
        return asked, hand.number, hand.phase, hand.top, hand.hand, hand.drawn
    spoken = tuple(offer.move for offer in hand.moves if not offer.move.startswith("play"))
    return asked, hand.number, hand.top, hand.exposed, spoken


def question(asked: Asked, company: Company, words: Catalogue) -> Iterator[str]:
    """What is asked, with all that is needed to answer it."""
    if asked in _SENTENCES:
        yield words.say(_SENTENCES[asked])
        if asked is Asked.BIRTHDAY and company.seen.hosting:
            yield words.say("online-name-dealer")
    elif asked is Asked.BEGIN:
        yield _begin(company, words)
    elif asked is Asked.NOTHING:
        yield from _waiting(company, words)
    elif asked is Asked.PICK and (spread := company.seen.table.spread):
        yield words.say("online-pick", count=spread.cards)
        if company.seen.hosting:
            yield words.say("online-name-dealer")
    elif asked is Asked.TURN:
        yield ""
        yield from cards(company)
    else:
        yield from _remarks(company)
        if asked is Asked.SETTLE:
            yield words.say("online-settle")


def _begin(company: Company, words: Catalogue) -> str:
    """Names a seat for a bot, where one is free."""
    free = [str(number) for number, seat in enumerate(company.seen.table.seats) if seat.by == "nobody"]
    return words.say("online-begin", free="yes" if free else "no", seat=free[0] if free else "")


def _remarks(company: Company) -> Iterator[str]:
    if (view := company.view) is not None:
        yield from window(view, company.hand_voice)


def _waiting(company: Company, words: Catalogue) -> Iterator[str]:
    """What the table waits for, where it is not the reader."""
    seen = company.seen
    if seen.table.stage == "gathering":
        yield words.say("online-wait-begin", who=company.host)
    elif seen.table.stage == "over":
        yield words.say("online-wait-again", who=company.host)
    elif not seen.seated:
        yield words.say("online-watch")
    elif seen.hand is not None and seen.hand.held is not None:
        yield words.say("online-held")
