"""The digest that is stored with every batch: the same table has the same one, also in the next version."""

from __future__ import annotations

from dataclasses import replace

import pytest

from penult.server.replay import ReplayDiffers, restored
from penult.server.store.rows import Batch
from penult.table.digest import SIZE, VERSION, digest
from table.scene import Scene

KEPT = "049e9fb6482274fc045ba0a3996d745d9b"
"""Whoever changes this raises `VERSION`: otherwise every table that an older server kept is halted."""


def played() -> list[Batch]:
    scene = Scene("ana ben")
    scene.deal()
    return scene.batches


def test_a_table_of_before_is_still_known() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,B2,B3 h1=G1,B4,B6 h2=R8,B8,G8")
    scene.ana.act("play R1")

    assert digest(scene.table).hex() == KEPT


@pytest.mark.parametrize("older", [bytes(SIZE), b"\x01" + bytes(SIZE)])
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
