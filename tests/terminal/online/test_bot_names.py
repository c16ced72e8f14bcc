"""Bots have names of their own, the same in every client."""

from __future__ import annotations

from msgspec.structs import replace

from penult.terminal.company import bot_names
from penult.wire.people import Person, Seat
from terminal.online.at_table import Player, opened


def names(seats: int, *people: str) -> tuple[str, ...]:
    company = Player("ana", opened()).sitting.company
    assert company is not None
    bots = tuple(Seat(by="bot", bot="keen") for _ in range(seats))
    present = tuple(Person(id=name, name=name) for name in people)
    return bot_names(replace(company.seen.table, seats=bots, people=present))


def test_a_bot_leaves_its_name_to_a_person_and_all_others_keep_theirs() -> None:
    assert names(4) == ("Nadia", "Bruno", "Chloé", "Omar")
    assert names(4, "Bruno") == ("Nadia", "Lúcia", "Chloé", "Omar")


def test_a_bot_has_a_number_only_where_there_is_another_of_that_name() -> None:
    assert [name for name in names(10, "Bruno") if name[-1].isdigit()] == ["Bruno 2"]
    assert names(10, "Bruno", "Bruno 2")[1] == "Bruno 3"


def test_a_person_whose_name_differs_only_in_case_or_accents_keeps_it_too() -> None:
    assert names(4, "BRUNO", "chloe") == ("Nadia", "Lúcia", "Felix", "Omar")
