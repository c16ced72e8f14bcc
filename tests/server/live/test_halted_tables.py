"""A log that was tampered with: its table is halted and reported, never continued wrongly; others go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from penult.table.log.digest import SIZE, VERSION
from penult.wire.to_client import Bye
from server.live.company import Company
from server.live.process import Server

FALSE = VERSION + bytes(SIZE)
TAMPERED = {
    "a digest": f"UPDATE batches SET digest = x'{FALSE.hex()}' WHERE table_id = ({{}}) AND n = 2",
    "a step": 'UPDATE batches SET body = \'[{{"step":"sat","person":"x","seat":77}}]\' '
    "WHERE table_id = ({}) AND n = 2",
    "no JSON": "UPDATE batches SET body = x'ff00' WHERE table_id = ({}) AND n = 2",
    "the beginning": "DELETE FROM batches WHERE table_id = ({}) AND n = 1",
    "a gap": "DELETE FROM batches WHERE table_id = ({}) AND n = 2",
}
THIS = "SELECT id FROM tables WHERE code = ?"


def test_a_tampered_table_is_halted_and_reported_and_the_others_go_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        *spoiled, sound = (
            Company.at_new_table(server, people=2, rules="classic") for _ in (*TAMPERED, "not")
        )
        asyncio.run(play_a_little(*spoiled, sound))
        server.kill()
        for company, sql in zip(spoiled, TAMPERED.values(), strict=True):
            server.change(sql.format(THIS), company.players[0].code)
        server.start()
        words = [asyncio.run(player.first_word()) for company in spoiled for player in company.players]

        assert words == [Bye(why="halted")] * 2 * len(TAMPERED)
        asyncio.run(play_a_little(sound))
        assert len(server.logged("table_halted")) == len(TAMPERED)
        assert f"penult_halted_tables {len(TAMPERED)}\n" in server.get("/metrics", "prometheus")


async def play_a_little(*companies: Company) -> None:
    async with asyncio.TaskGroup() as tasks:
        for company in companies:
            tasks.create_task(company.play_until(company.granted + 5))
