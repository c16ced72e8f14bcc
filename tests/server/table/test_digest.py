"""The digest that is stored with every batch: the same table has the same one, also in the next version."""

from __future__ import annotations

from penult.server.table.digest import digest
from server.table.scene import Scene

KEPT = "f7ada0079dbb2fa9328f34bfba30fbc0"
"""A log of an older server is read by a newer one: whoever changes this halts every table that is kept."""


def test_a_table_of_before_is_still_known() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,B2,B3 h1=G1,B4,B6 h2=R8,B8,G8")
    scene.ana.act("play R1")

    assert digest(scene.table).hex() == KEPT
