"""The digest stored with every batch: the same table has the same one, even in the next version."""

from __future__ import annotations

from dataclasses import replace

import pytest

from penult.engine.kernel.state import LAYOUT
from penult.table.log.batches import Batch, ReplayDiffers, restored
from penult.table.log.digest import NOT_DIGESTED, NUMBERS, ROWS, SIZE, VERSION, digest, table_facts
from penult.table.log.steps import Opened
from penult.table.table import Table
from penult.wire.terms import Terms
from table.scene import Scene

KEPT = "05073224acc792a08f12af3c1a973ce4cc"
"""If you change this, raise `VERSION`: otherwise every table that an older server kept is halted."""


def played() -> list[Batch]:
    scene = Scene("ana ben")
    scene.deal()
    return scene.batches


def test_a_table_of_before_is_still_known() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,B2,B3 h1=G1,B4,B6 h2=R8,B8,G8")
    scene.ana.act("play R1")

    assert digest(scene.table).hex() == KEPT


def test_no_field_of_a_hand_counts_twice_and_each_that_is_named_exists() -> None:
    """Fields that are not named are newer than the version, and count once they are used."""
    named = [*NUMBERS, *ROWS, *NOT_DIGESTED]

    assert len(set(named)) == len(named)
    assert set(named) <= {each.name for each in LAYOUT}


def test_a_fact_that_comes_later_changes_no_digest_until_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def digest_with(**later: object) -> bytes:
        table = Table(Opened(code="ABCDEFGH", terms=Terms()))
        with monkeypatch.context() as later_version:
            later_version.setattr(
                "penult.table.log.digest.table_facts", lambda of: {**table_facts(of), **later}
            )
            return digest(table)

    assert digest_with(jump_in=(), lights=None, loud=False) == digest_with()
    assert digest_with(jump_in=(0,)) != digest_with()


def test_a_field_of_a_hand_that_comes_later_counts_once_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,B2 h1=G1,B4")
    lights = next(each for each in LAYOUT if each.name == "place")
    before = digest(scene.table)
    monkeypatch.setattr("penult.table.log.digest.NEWER_FIELDS", [lights])
    assert digest(scene.table) == before

    scene.table.hand.state.place = 3
    assert digest(scene.table) != before
    scene.table.hand.state.place = 0


@pytest.mark.parametrize("older", [bytes(SIZE), b"\x04" + bytes(SIZE)])
def test_a_log_with_digests_of_another_version_is_read_without_them(older: bytes) -> None:
    batches = played()

    table = restored([replace(batch, digest=older) for batch in batches])

    assert digest(table) == batches[-1].digest


def test_after_digests_of_another_version_ours_are_compared() -> None:
    *older, last = played()
    log = [replace(batch, digest=bytes(SIZE)) for batch in older]

    assert restored([*log, last]).stage == "hand"
    with pytest.raises(ReplayDiffers):
        restored([*log, replace(last, digest=VERSION + bytes(SIZE))])
