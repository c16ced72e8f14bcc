"""What a table on a server reports: who is here, what happens, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...client.question import Asked
from ...client.seen import Seen
from ...i18n.catalogue import Catalogue, catalogue
from ...wire.events import Event
from ...wire.views import Report, TableView
from ..company import Company
from ..hand_lines import Line
from ..plain_view import window
from ..table_lines import cards, counted, happened, house_help, scores, who_is_here

_SENTENCES = {
    Asked.BIRTHDAY: "online-birthday",
    Asked.NEXT: "online-next",
    Asked.AGAIN: "online-again",
    Asked.GO_ON: "online-paused",
}


class ServerNarrator:
    """A `Narrator` for somebody who joins others; `link` is where they find the table."""

    prompted = False
    commands = None

    def __init__(self, language: str, link: str) -> None:
        self.words: Catalogue = catalogue(language)
        self.link = link

    def company(self, seen: Seen) -> Company:
        return Company(seen, self.words.language)

    def arrival(self, company: Company) -> Iterator[Line | str]:
        """The table, its rules and goal, and who is here."""
        table, rules = company.seen.table, company.rules
        game = self.words.say(f"edition-{rules.edition.name}")
        yield self.words.say("online-at", code=table.code, game=game, seats=len(table.seats))
        yield self.words.say("online-agreed", rules=str(rules))
        yield company.match_voice.goal(rules)
        yield from who_is_here(company, self.words)

    def new_hand(self, company: Company) -> Iterator[Line | str]:
        """The number of the hand, and its players."""
        number = company.seen.hand.number if company.seen.hand else 0
        partner = company.partner or "none"
        yield ""
        yield self.words.say("terminal-hand-of-match", number=number, partner=partner)

    def happened(self, events: tuple[Event, ...], company: Company) -> Iterator[Line]:
        return happened(events, company, self.words)

    def after(self, events: tuple[Event, ...], before: Seen | None, company: Company) -> Iterator[Line | str]:
        """What follows: bots that take over, the scores of a hand, what people ask of each other."""
        del events
        stage = company.seen.table.stage
        if stage in ("scores", "over") and (before is None or before.table.stage != stage):
            yield from counted(company)
            yield from scores(company)
        yield from _wanted(before, company, self.words)

    def question(self, asked: Asked, company: Company) -> Iterator[str]:
        """The question, with everything needed to answer it."""
        words = self.words
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

    def prompt(self, asked: Asked, company: Company) -> str:
        """The same for every question, because other lines come in between."""
        del asked, company
        return ">"

    def help(self, company: Company) -> Iterator[str]:
        yield company.hand_voice.say("terminal-plain-help")
        yield from house_help(company)
        yield self.words.say("online-help")

    def totals(self, company: Company) -> Iterator[Line | str]:
        return scores(company)


def _begin(company: Company, words: Catalogue) -> str:
    """Suggests a free seat for a bot, if there is one."""
    free = [str(number) for number, seat in enumerate(company.seen.table.seats) if seat.by == "nobody"]
    return words.say("online-begin", free="yes" if free else "no", seat=free[0] if free else "")


def _remarks(company: Company) -> Iterator[str]:
    if (view := company.view) is not None:
        yield from window(view, company.hand_voice)


def _waiting(company: Company, words: Catalogue) -> Iterator[str]:
    """What the table waits for, unless it is the reader."""
    seen = company.seen
    if seen.table.stage == "gathering":
        yield words.say("online-wait-begin", who=company.host)
    elif seen.table.stage == "over":
        yield words.say("online-wait-again", who=company.host)
    elif not seen.seated:
        yield words.say("online-watch")
    elif seen.hand is not None and seen.hand.held is not None:
        yield words.say("online-held")


def _wanted(before: Seen | None, company: Company, words: Catalogue) -> Iterator[str]:
    """What people have newly asked of each other: a pause, or to judge a report."""
    old = before.table if before else None
    yield from _pause_wanted(old, company, words)
    known = {report.message for report in old.reports} if old else set()
    for report in company.seen.table.reports:
        if report.message not in known and company.seen.person in report.judges:
            yield _judge(report, company, words)


def _judge(report: Report, company: Company, words: Catalogue) -> str:
    """A reported line of talk, or something that was said aloud according to the reporter."""
    who = company.table_voice.name(report.against)
    if not report.aloud:
        return words.say("online-judge", number=report.message, who=who)
    return words.say("online-judge-aloud", number=report.message, who=who, by=company.person(report.by))


def _pause_wanted(old: TableView | None, company: Company, words: Catalogue) -> Iterator[str]:
    """Who asks for a pause; and for those who have agreed, who has not yet."""
    table = company.seen.table
    if table.asked != "pause" or table.you is None:
        return
    asked_before = old is not None and old.asked == "pause"
    if table.you in table.waited:
        if not asked_before:
            yield words.say("online-ask-pause", people=_names(table.ready, company))
    elif old is None or not asked_before or old.waited != table.waited:
        yield words.say("online-pause-waits", people=_names(table.waited, company))


def _names(seats: Iterable[int], company: Company) -> list[str]:
    return list(map(company.table_voice.name, seats))
