"""How a match stands, as the totals of a table tell it."""

from __future__ import annotations

import random
from datetime import datetime

from penult.client.seen import Seen
from penult.engine.rules import Rules
from penult.terminal.party import Party
from penult.terminal.record_folder import RecordFolder
from penult.terminal.solo import SoloSession
from penult.terminal.table_lines import scores
from penult.wire.changes import TableChange
from penult.wire.to_client import Update, Welcome
from penult.wire.views import Standing


def test_those_who_play_off_a_tie_are_marked_in_the_totals() -> None:
    party = Party(Rules("classic+score=tally+target=100"), ("random", "random"), "en", "Ana", True)
    table = SoloSession(party, random.Random(1), RecordFolder(None, datetime.now)).lay_table()
    welcome = table.local.take()[0]
    assert isinstance(welcome, Welcome)
    standing = Standing(
        totals=(30, 120, 30), scorers=((0,), (1,), (2,)), points=(), hands=4, dealer=0, out=(), winners=()
    )

    seen = Seen.of(welcome).after(Update(n=2, time=0.0, events=(), table=TableChange(standing=standing)))

    assert list(scores(table.narrator.company(seen))) == [
        "After hand 4:",
        "  Ana       30  tied for lowest",
        "  Nadia    120",
        "  Bruno     30  tied for lowest",
    ]
