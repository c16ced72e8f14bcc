"""Coming back in every phase: the kept view equals the new one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from penult.client.seen import Seen
from penult.wire import to_server as asks
from penult.wire.to_client import Bye
from penult.wire.version import PROTOCOL
from server.app.wire import Wire
from server.live.client import Client
from server.live.company import differences
from server.live.process import Server, open_table

SPREAD = "R9 R1"
"""Ana takes the first card of it and deals; Ben takes the second, and gets the first card of the deck."""
WILD_FIRST = "R1 G1 R2 G2 R3 G3 R4 G4 R5 G5 R6 G6 R7 G7 W"
PLAYABLE_DRAW = "G1 G1 G2 G2 G3 G3 G4 G4 G5 G5 G6 G6 G7 G7 R9 R0"
WILD_FOUR = "W4 G1 G2 G2 G3 G3 G4 G4 G5 G5 G6 G6 G7 G7 R9"
ALL_RED = "R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 {} R7 R9"
"""Both lay their reds from one to six; then Ben has one card left, and Ana has the seven."""
DOWN_TO_ONE = tuple((name, f"play R{number}") for number in range(1, 7) for name in ("ben", "ana"))

SCENES = {
    "color:1": ("classic+target=501", [SPREAD, WILD_FIRST], (), ("ben", "color R")),
    "turn:1": ("classic+target=502", [SPREAD, PLAYABLE_DRAW], (), ("ben", "draw")),
    "drawn:1": ("classic+target=503", [SPREAD, PLAYABLE_DRAW], (("ben", "draw"),), ("ben", "keep")),
    "react:0": ("classic+target=504", [SPREAD, WILD_FOUR], (("ben", "play W4>R"),), ("ana", "accept")),
    "settle:1": (
        "classic+legality=table+target=505",
        [SPREAD, ALL_RED.format("G5")],
        (*DOWN_TO_ONE, ("ben", "play G5")),
        ("ana", "flag 1"),
    ),
}
SCORES = "classic+target=506"
OVER = "classic+target=1"
HELD = "classic+target=507"
DECKS = {
    **{rules: decks for rules, decks, _, _ in SCENES.values()},
    SCORES: [SPREAD, ALL_RED.format("R8")],
    OVER: [SPREAD, ALL_RED.format("R8")],
    HELD: [SPREAD, WILD_FOUR],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), speed=10, decks=DECKS) as running:
        yield running


class Pair:
    """Ana and Ben at a new table; Ana is host."""

    def __init__(self, server: Server, rules: str, window_seconds: float = 0.0) -> None:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        code = open_table(ana, rules=rules, seats=2, window_seconds=window_seconds)
        self.ana, self.ben = Client(ana, code), Client(ben, code)

    async def sit_down(self) -> None:
        await self.ana.come()
        await self.ben.come()
        await self.both_see(lambda seen: len(seen.table.people) == 2)

    async def begin(self) -> None:
        """Begin, and wait for the spread for the dealer."""
        await self.sit_down()
        await self.ana.say(asks.Start())
        await self.both_see(lambda seen: seen.table.spread is not None or seen.table.birthdays is not None)

    async def deal(self) -> None:
        await self.begin()
        await self.ana.say(asks.PickCard(at=0))
        await self.both_see(lambda seen: bool(seen.table.spread and seen.table.spread.picks))
        await self.ben.say(asks.PickCard(at=1))
        await self.both_see(lambda seen: seen.hand is not None)

    async def play(self, script: tuple[tuple[str, str], ...]) -> None:
        for name, move in script:
            client: Client = getattr(self, name)
            seen = await client.act(move)
            await self.both_see(lambda other, n=seen.n: other.n >= n)  # type: ignore[misc]

    async def both_see(self, true: Callable[[Seen], bool]) -> None:
        for client in (self.ana, self.ben):
            await client.until(true)

    async def come_back(self) -> list[Seen]:
        """Each leaves and returns with the last number, and then without it: nothing differs."""
        views = []
        for client in (self.ana, self.ben):
            kept = await client.drop()
            came = await client.come()
            assert differences(kept, came) == []
            assert came.n == kept.n
            views.append(came)
        return views


@pytest.mark.parametrize("phase", SCENES)
def test_whoever_comes_back_in_the_middle_of_a_phase_sees_what_was_there(server: Server, phase: str) -> None:
    rules, _, script, after = SCENES[phase]

    async def scene() -> None:
        pair = Pair(server, rules)
        await pair.deal()
        await pair.play(script)
        views = await pair.come_back()

        hand = views[int(phase[-1])].hand
        assert hand is not None
        assert hand.phase == phase
        await pair.play((after,))

    asyncio.run(scene())


@pytest.mark.parametrize(("rules", "stage"), [(SCORES, "scores"), (OVER, "over")])
def test_whoever_comes_back_between_hands_or_after_the_last_sees_the_scores(
    server: Server, rules: str, stage: str
) -> None:
    async def scene() -> None:
        pair = Pair(server, rules)
        await pair.deal()
        await pair.play((*DOWN_TO_ONE, ("ben", "play R8")))
        views = await pair.come_back()

        assert [(view.table.stage, view.table.standing.totals) for view in views if view.table.standing] == [
            (stage, (0, 7)),
            (stage, (0, 7)),
        ]
        await pair.ana.say(asks.Agree(to="next") if stage == "scores" else asks.Start())
        await pair.both_see(lambda seen: seen.table.stage != stage or seen.table.ready == (0,))

    asyncio.run(scene())


@pytest.mark.parametrize("rules", ["classic", "hp2003"])
def test_whoever_comes_back_while_the_dealer_is_found_sees_who_has_answered(
    server: Server, rules: str
) -> None:
    async def scene() -> None:
        pair = Pair(server, rules)
        await pair.begin()
        await pair.ana.say(asks.PickCard(at=5) if rules == "classic" else asks.Birthday(month=7, day=30))
        await pair.both_see(lambda seen: bool(answers(seen)))
        views = await pair.come_back()

        assert [answers(view) for view in views] == [[0], [0]]

    def answers(seen: Seen) -> list[int]:
        spread, days = seen.table.spread, seen.table.birthdays
        return [pick.seat for pick in spread.picks] if spread else list(days.answered if days else ())

    asyncio.run(scene())


def test_an_answer_that_waits_for_the_end_of_its_window_is_remembered_for_the_one_who_gave_it(
    server: Server,
) -> None:
    async def scene() -> None:
        pair = Pair(server, HELD, window_seconds=10.0)
        await pair.deal()
        await pair.play((("ben", "play W4>R"),))
        await pair.ana.act("accept")
        views = await pair.come_back()

        assert [view.hand.held for view in views if view.hand] == ["accept", None]

    asyncio.run(scene())


def test_a_client_of_another_version_is_told_to_reload_and_keeps_its_seat(server: Server) -> None:
    async def scene() -> None:
        pair = Pair(server, "classic")
        await pair.sit_down()
        await pair.ben.go()
        old = Wire(server.port, pair.ben.guest.token)
        old.send({"type": "hello", "protocol": PROTOCOL + 1, "table": pair.ben.code})

        assert old.hear() == {"type": "bye", "why": "reload", "protocol": PROTOCOL}
        assert (await pair.ben.come()).table.you == 1

    asyncio.run(scene())


def test_a_second_tab_takes_over_and_the_first_can_do_nothing_more(server: Server) -> None:
    async def scene() -> None:
        pair = Pair(server, "classic")
        await pair.sit_down()
        goodbyes: list[object] = []
        pair.ben.heard = lambda _client, message, _before: goodbyes.append(message)
        await pair.ben.come()

        assert [message for message in goodbyes if isinstance(message, Bye)] == [Bye(why="taken_over")]
        assert (await pair.ben.ask(asks.Say(phrase="hello"))).fate == "granted"

    asyncio.run(scene())
