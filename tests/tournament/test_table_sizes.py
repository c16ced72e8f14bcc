"""Tables of three to ten, as even as possible."""

from __future__ import annotations

import pytest

from penult import Malformed, Rules
from penult.tournament.sizes import table_sizes
from penult.tournament.terms import TournamentTerms


@pytest.mark.parametrize("wanted", range(3, 11))
def test_nobody_is_left_over_and_sizes_differ_by_one_at_most(wanted: int) -> None:
    for players in range(3, 200):
        sizes = table_sizes(players, wanted)
        assert sum(sizes) == players
        assert max(sizes) - min(sizes) <= 1
        assert min(sizes) >= 3
        assert max(sizes) <= 10


@pytest.mark.parametrize("wanted", range(3, 11))
def test_from_enough_players_on_every_table_is_within_one_of_the_size_wanted(wanted: int) -> None:
    for players in range(wanted * (wanted - 1), 200):
        assert all(abs(size - wanted) <= 1 for size in table_sizes(players, wanted))


@pytest.mark.parametrize(
    ("players", "wanted", "sizes"),
    [
        (3, 4, (3,)),
        (5, 4, (5,)),
        (6, 4, (3, 3)),
        (7, 4, (4, 3)),
        (9, 4, (5, 4)),
        (11, 4, (4, 4, 3)),
        (10, 10, (10,)),
        (11, 10, (6, 5)),
        (13, 6, (7, 6)),
    ],
)
def test_sizes_are_as_near_to_the_one_wanted_as_they_can_be(
    players: int, wanted: int, sizes: tuple[int, ...]
) -> None:
    assert table_sizes(players, wanted) == sizes


@pytest.mark.parametrize("players", [0, 1, 2])
def test_two_are_no_tournament(players: int) -> None:
    with pytest.raises(Malformed, match="players: expected 3 or more"):
        table_sizes(players, 4)


@pytest.mark.parametrize(
    ("hands", "size", "rules", "expected"),
    [
        (0, 4, "classic", "hands: expected 1 to 99"),
        (100, 4, "classic", "hands: expected 1 to 99"),
        (4, 2, "classic", "players at a table: expected 3 to 10"),
        (4, 11, "classic", "players at a table: expected 3 to 10"),
        (4, 4, "classic+score=elim", "score of a tournament: expected winner or tally"),
        (4, 4, "classic+score=team", "score of a tournament: expected winner or tally"),
        (4, 4, "classic+score=rotate4", "score of a tournament: expected winner or tally"),
    ],
)
def test_terms_that_cannot_be_are_refused(hands: int, size: int, rules: str, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        TournamentTerms(Rules(rules), hands, size)
