"""A player without a browser: cheap, and does at once what a scene needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress

from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from penult.client.guest import Guest
from penult.client.seen import Seen
from penult.wire import to_server as asks
from penult.wire.coding import encode, read_by_client
from penult.wire.to_client import Bye, Refused, Update, Welcome
from penult.wire.version import PROTOCOL

PATIENCE = 30.0


class Companion:
    """A guest of the server; `come` opens a connection, and every message waits for its answer."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._line: ClientConnection | None = None
        self._open = ExitStack()
        self._asked = 0
        self.seen: Seen | None = None

    def come(self, code: str) -> None:
        where = f"{self._guest.base.replace('http', 'ws', 1)}/api/live"
        headers = {"Authorization": f"Bearer {self._guest.token}"}
        line = connect(where, additional_headers=headers, proxy=None, max_queue=None)
        self._line = self._open.enter_context(line)
        self._line.send(encode(asks.Hello(protocol=PROTOCOL, table=code)).decode())
        self.seen, self._asked = None, 0
        self.until(lambda _: True)

    def go(self) -> None:
        """Hang up; the seat waits."""
        self._open.close()
        self._line = None

    @property
    def moves(self) -> list[str]:
        """The moves offered in the last update, without bluffs."""
        hand = self.seen.hand if self.seen else None
        return [] if hand is None else [offer.move for offer in hand.moves if offer.breaks is None]

    @property
    def stage(self) -> str:
        return self.seen.table.stage if self.seen else ""

    @property
    def cards(self) -> int:
        return len(self.seen.hand.hand) if self.seen and self.seen.hand else 0

    def until(self, come_true: Callable[[Seen], bool]) -> None:
        while self.seen is None or not come_true(self.seen):
            self._hear(PATIENCE)

    def catch_up(self) -> None:
        """Read everything that has come so far."""
        with suppress(TimeoutError):
            while True:
                self._hear(0.0)

    def wait(self) -> None:
        """Wait a moment, or until a message comes."""
        with suppress(TimeoutError):
            self._hear(0.05)

    def is_dealt_to(self, within: int) -> bool:
        """Like `Player.is_dealt_to`: takes a card of the spread if one is due."""
        with suppress(TimeoutError):
            self._hear(within / 1000)
        self.catch_up()
        assert self.seen is not None
        spread, you = self.seen.table.spread, self.seen.table.you
        taken = {pick.at: pick.seat for pick in spread.picks} if spread else {}
        if spread and you in spread.among and you not in taken.values():
            self.pick(next(at for at in range(spread.cards) if at not in taken))
        return self.stage == "hand"

    def act(self, move: str) -> None:
        """Make a move as soon as it is offered, right or wrong."""
        self.until(lambda seen: seen.hand is not None and move in [offer.move for offer in seen.hand.moves])
        assert self.seen is not None
        self.ask(asks.Act(move=move, seen=self.seen.n))

    def ask(self, message: asks.ToServer) -> None:
        """Send a message and wait for its answer."""
        assert self._line is not None
        self._asked += 1
        self._line.send(encode(replace(message, id=self._asked)).decode())
        while self._asked not in self._hear(PATIENCE):
            pass

    def agree(self) -> None:
        self.ask(asks.Agree(to="next"))

    def pick(self, at: int) -> None:
        self.until(lambda seen: seen.table.spread is not None)
        self.ask(asks.PickCard(at=at))

    def _hear(self, seconds: float) -> tuple[int, ...]:
        """Read the next message; return which of our own it answers."""
        assert self._line is not None
        message = read_by_client(self._line.recv(timeout=seconds))
        assert not isinstance(message, Bye | Refused), message
        if isinstance(message, Welcome):
            self.seen = Seen.of(message)
        elif isinstance(message, Update):
            assert self.seen is not None
            self.seen = self.seen.after(message)
            return message.yours
        return (message.id,) if hasattr(message, "id") else ()


Choice = Callable[[Companion], str | None]


ANSWERS = ("accept", "color", "draw", "keep")


def sensible(player: Companion) -> str | None:
    """Lays what fits, plain cards before wild ones; calls in time."""
    plays = [move for move in player.moves if move.startswith("play")]
    if player.cards == 2:
        plays = [move for move in plays if move.endswith("!")]
    first = sorted(plays, key=lambda move: (move.startswith("play W"), move))[:1]
    answers = [move for move in player.moves if move.split()[0] in ANSWERS]
    return next(iter((*first, *answers)), None)


def play_on(
    players: Iterable[Companion], choose: Choice = sensible, until: Callable[[], bool] = lambda: False
) -> None:
    """Play until the hand is over or a condition holds."""
    everybody = list(players)
    while not until():
        for player in everybody:
            player.catch_up()
        if any(player.stage != "hand" for player in everybody):
            for player in everybody:
                player.until(lambda seen: seen.table.stage != "hand")
            return
        able = ((player, move) for player in everybody if (move := choose(player)) is not None)
        player, move = next(able, (everybody[0], None))
        if move is not None:
            player.act(move)
        else:
            player.wait()
