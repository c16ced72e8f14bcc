"""A process that stood still for a while: what people sent meanwhile counts before what fell due."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from penult.server.store.rows import PersonRow
from penult.table.session import TableSession
from penult.table.table import Table
from penult.wire.terms import NewTable, Terms
from penult.wire.to_server import Act, Say, Start
from server.hall import SECONDS, Hall, play

TURN_SECONDS = 60


def is_turn_of(table: Table, person: PersonRow) -> bool:
    if table.stage != "hand" or table.hand.phase.partition(":")[0] != "turn":
        return False
    return table.hand.turn == table.hand_seats[person.id]


async def turn_of(hall: Hall, person: PersonRow) -> tuple[str, TableSession]:
    """A table at which this person has the turn, and their connection."""
    terms = Terms(seats=2, public=True, turn_seconds=TURN_SECONDS)
    row = await hall.rooms.open(person, NewTable(terms=terms, bots=("simple",)))
    session = hall.rooms.by_table[await hall.comes(person, row.code)].session
    connection = f"{person.id}/{row.code}"
    hall.say(connection, Start())
    async with asyncio.timeout(SECONDS):
        while not is_turn_of(session.table, person):
            hall.clock.later += 1.0
            hall.say(connection, Say(phrase="hello"))
            await hall.goes_on()
    return connection, session


def test_a_move_that_lies_in_the_socket_comes_before_the_clock(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ana = await hall.guest("Ana")
        connection, session = await turn_of(hall, ana)
        move = Act(id=1, move="draw", seen=session.n)
        sender, receiver = socket.socketpair()

        def read() -> None:
            receiver.recv(1)
            hall.say(connection, move)

        with sender, receiver:
            asyncio.get_running_loop().add_reader(receiver, read)
            sender.send(b"m")
            hall.clock.later += TURN_SECONDS + 1
            hall.say(connection, Say(phrase="hello"))  # has been read already, and wakes the room
            async with asyncio.timeout(SECONDS):
                while is_turn_of(session.table, ana) and not session.table.chairs[0].autopilot:
                    await asyncio.sleep(0)
            asyncio.get_running_loop().remove_reader(receiver)

        assert not session.table.chairs[0].autopilot
        assert (session.table.hand.moves[-1][0], str(session.table.hand.moves[-1][1])) == (0, "draw")

    play(tmp_path, scene)
