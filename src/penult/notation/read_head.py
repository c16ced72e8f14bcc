"""Parsing the head of a record: two versions first, then entries in any order."""

from __future__ import annotations

from collections import Counter

from ..engine.cards import Card
from ..engine.kernel.version import KERNEL
from ..engine.rules import Rules
from ..engine.speeds import INTERPRETED
from .entries import Entries, Words
from .errors import at_line, mistake
from .head import FORMAT, MOST_HEADERS, OFTEN, ONCE, Head, checked_name, checked_text
from .lines import Lines, RecordLine, next_line
from .picks import Picks, check_picks
from .read_play import begins_play
from .values import number_in, plain_text, read_cards, read_numbers, read_only_word

_WORDS = Words(ONCE, OFTEN, "a move such as 0:draw")


def read_head(lines: Lines) -> Head:
    """Read the whole head and verify what it says about the deal."""
    read_version(lines, "penult record", FORMAT)
    read_version(lines, "kernel", KERNEL)
    entries = Entries(lines, _WORDS, begins_play)
    rules, seats, dealer = _read_table(entries)
    head = Head(
        rules,
        seats,
        dealer,
        _read_deck(entries.only("deck"), rules),
        tuple(place for line in entries.all("places") for place in read_numbers(line)),
        _read_picks(entries.all("picks"), rules, seats, dealer),
        read_players(entries.all("player"), seats),
        read_headers(entries.headers()),
    )
    _check_places(head, entries)
    return head


def read_version(lines: Lines, name: str, version: int) -> None:
    """Stop at a version of the format or the rules that this program does not know."""
    expected = f"{name} {version}, the version that this Penult knows"
    line = next_line(lines, expected)
    if line.words != [*name.split(), str(version)]:
        raise mistake(line.number, name, expected, line.text)


def _read_table(entries: Entries) -> tuple[Rules, int, int]:
    """The rules, how many seats, and who deals."""
    line = entries.only("rules")
    with at_line(line.number):
        rules = Rules(read_only_word(line))
    line = entries.only("seats")
    seats = number_in(line, read_only_word(line))
    with at_line(line.number):
        rules.check_seats(seats)
    line = entries.only("dealer")
    return rules, seats, _seat_in(line, read_only_word(line), seats)


def _seat_in(line: RecordLine, word: str, seats: int) -> int:
    seat = number_in(line, word)
    if seat >= seats:
        raise mistake(line.number, line.text, f"a seat from 0 to {seats - 1}", seat)
    return seat


def _read_deck(line: RecordLine, rules: Rules) -> tuple[Card, ...]:
    deck = read_cards(line)
    with at_line(line.number):
        rules.edition.check_deck(Counter(deck))
    return deck


def _read_picks(lines: list[RecordLine], rules: Rules, seats: int, dealer: int) -> Picks:
    picks = tuple(map(read_cards, lines))
    check_picks(picks, rules, seats, dealer, [line.number for line in lines])
    return picks


def read_players(lines: list[RecordLine], seats: int) -> tuple[str, ...]:
    names = [""] * seats
    for line in lines:
        words = line.text.split(maxsplit=2)
        if len(words) != 3:
            raise mistake(line.number, line.text, "player, a seat and a name", f"{len(words)} words")
        seat = _seat_in(line, words[1], seats)
        if names[seat]:
            raise mistake(line.number, line.text, f"one name for seat {seat}", "another")
        names[seat] = plain_text("player", words[2], line.number)
    return tuple(names) if lines else ()


def read_headers(lines: list[RecordLine]) -> dict[str, str]:
    if len(lines) > MOST_HEADERS:
        raise mistake(lines[MOST_HEADERS].number, "headers", f"at most {MOST_HEADERS}", len(lines))
    return dict(map(_read_header, lines))


def _read_header(line: RecordLine) -> tuple[str, str]:
    name = checked_name(line.keyword.removesuffix(":"), line.number)
    return name, checked_text(name, line.text.removeprefix(line.keyword), line.number)


def _check_places(head: Head, entries: Entries) -> None:
    """R-13, R-14: one place for each first card that went back."""
    line = [entries.only("deck"), *entries.all("places")][-1]
    with at_line(line.number):
        events = head.begin(INTERPRETED).events
    returned = sum(event.kind == "returned" for event in events)
    if len(head.places) != returned:
        raise mistake(line.number, "places", f"{returned}, one for each returned card", len(head.places))
