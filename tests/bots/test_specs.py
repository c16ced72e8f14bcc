"""Specs: a bot's name with its parameters, and errors that say what it takes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from penult import Malformed, Move, View
from penult.bots.registry import BOTS, bot, is_timed, register, spec_of
from penult.bots.specs import Parameter


class Thinker:
    def __init__(self, rng: random.Random, playouts: int = 100, ms: float | None = None) -> None:
        self.rng, self.playouts, self.ms = rng, playouts, ms

    def choose(self, view: View) -> Move | None:
        return view.moves[0]


@pytest.fixture(autouse=True)
def _thinker() -> Iterator[None]:
    before = dict(BOTS)
    budget = Parameter("playouts", 1, 1_000_000), Parameter("ms", 0.1, 60_000, whole=False, timed=True)
    register("thinker", Thinker, budget)
    yield
    BOTS.clear()
    BOTS.update(before)


def test_a_bot_gets_the_parameters_of_its_spec() -> None:
    chosen = bot("thinker:ms=2.5:playouts=500", random.Random(1))

    assert isinstance(chosen, Thinker)
    assert (chosen.playouts, chosen.ms) == (500, 2.5)
    usual = bot("thinker", random.Random(1))
    assert isinstance(usual, Thinker)
    assert (usual.playouts, usual.ms) == (100, None)


def test_a_spec_is_written_in_one_order() -> None:
    assert str(spec_of("thinker:ms=20:playouts=5")) == "thinker:playouts=5:ms=20.0"
    assert str(spec_of("keen")) == "keen"


def test_only_a_budget_of_time_is_timed() -> None:
    assert is_timed("thinker:ms=20")
    assert not is_timed("thinker:playouts=20")
    assert not is_timed("keen")


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("thinker:playouts=0", "playouts: expected a whole number from 1 to 1000000, came '0'"),
        ("thinker:playouts=2.5", "playouts: expected a whole number"),
        ("thinker:ms=nan", "ms: expected a number from 0.1 to 60000, came 'nan'"),
        (
            "thinker:depth=3",
            "bot thinker: expected playouts=a whole .* or ms=a number .*, came 'depth=3'",
        ),
        ("thinker:playouts", "came 'playouts'"),
        ("thinker:", "came ''"),
        ("thinker:ms=1:ms=2", "expected ms once"),
        ("keen:playouts=5", "bot keen: expected nothing after its name"),
        ("clever:playouts=5", "bot: expected random or simple or keen or thinker, came 'clever'"),
    ],
)
def test_a_wrong_spec_is_told_what_was_expected(spec: str, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        spec_of(spec)
