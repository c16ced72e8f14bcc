"""Makes the golden records: searches for a seed whose deal has the wanted story, and records it.

`python tests/records/make.py` makes the missing ones. Golden records do not change while the kernel's version
stays the same; after raising it, delete them and make them again.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from penult import Chance, Deal, IllegalMove, Move, Rules
from penult.bots.registry import bot as bot_named
from penult.engine.kernel.state import REFEREE
from penult.engine.speeds import INTERPRETED
from penult.match.match import Match
from penult.match.record import MatchRecord
from penult.notation.record import Record

FOLDER = Path(__file__).parent
SEEDS = 4000
LONGEST = 160

Act = tuple[int, Move]
Chooser = Callable[[Deal, random.Random], Act]


def orderly(deal: Deal, rng: random.Random) -> Act:
    """The player to act makes any right move, and prefers laying a card to drawing."""
    moves = [move for move in deal.legal_moves() if move.right]
    plays = [move for move in moves if move.verb == "play"]
    assert deal.turn is not None
    return deal.turn, rng.choice(plays or moves)


def rowdy(deal: Deal, rng: random.Random) -> Act:
    """Anybody makes any move that can be made."""
    while True:
        anybody = rng.choice([*range(deal.seats), REFEREE])
        seat = anybody if deal.turn is None or rng.random() < 0.3 else deal.turn
        if moves := deal.legal_moves(seat):
            return seat, rng.choice(moves)


def hoarding(deal: Deal, rng: random.Random) -> Act:
    """The player to act draws and keeps while there are cards."""
    moves = deal.legal_moves()
    kept = [move for move in moves if move.verb in ("draw", "keep", "accept")]
    assert deal.turn is not None
    return deal.turn, rng.choice(kept or moves)


def watchful(deal: Deal, rng: random.Random) -> Act:
    """Orderly, but a player who can catch, call or cancel often does so first."""
    interruptions = [
        (seat, move)
        for seat in range(deal.seats)
        for move in deal.legal_moves(seat)
        if move.verb in ("catch", "uno", "invis")
    ]
    return rng.choice(interruptions) if interruptions and rng.random() < 0.5 else orderly(deal, rng)


class Scene(NamedTuple):
    """What to record: a deal up to the move that completes its story."""

    name: str
    rules: str
    seats: int
    story: str
    """A pattern for moves and events, one a line."""
    chooser: Chooser = orderly


SCENES = (
    Scene("draw_two", "classic", 3, r"play .D[\s\S]*R-24 drew"),
    Scene("draw_three", "hp2003", 3, r"play .D[\s\S]*accept\n[\s\S]*drew . .. .. ..\n"),
    Scene("skip", "classic", 4, r"play .S\n[\s\S]*skipped"),
    Scene("reverse", "classic", 4, r"play .V\n[\s\S]*reversed . R"),
    Scene("reverse_two_handed", "classic", 2, r"play .V\n[\s\S]*skipped"),
    Scene("skip_two_handed", "hp2003", 2, r"play .S\n[\s\S]*accept\n[\s\S]*skipped"),
    Scene("wild", "classic", 3, r"play W>.\n"),
    Scene("wild_four_accepted", "classic", 3, r"play W4>.\n[\s\S]*accept\n"),
    Scene("wild_four_guilty", "classic", 3, r"\d:challenge\n[\s\S]* guilty", rowdy),
    Scene("wild_four_guilty_returned", "hp2003+wd4_guilty_card=returned", 4, r" guilty", rowdy),
    Scene("wild_four_innocent", "hp2018", 4, r" innocent", rowdy),
    Scene("wild_four_bluff", "classic", 2, r"BLUFF[\s\S]*accept\n", rowdy),
    Scene("howler", "hp2003", 4, r"play HW@.\n[\s\S]* shouted [\s\S]*color "),
    Scene("howler_cancelled", "hp2003", 3, r"play HW@.\n([^:\n]*\n)+\d:invis", watchful),
    Scene("invisibility_as_reaction", "hp2003", 3, r"play .D\n([^:\n]*\n)+\d:invis", watchful),
    Scene("invisibility_as_wild", "hp2003", 4, r"play IN>"),
    Scene("invisibility_of_a_third", "hp2003/es", 4, r"THIRD", rowdy),
    Scene("sorting_hat", "hp2018", 4, r"play SH@.\n[\s\S]* sorted [\s\S]*color "),
    Scene("caught", "classic", 3, r" caught ", watchful),
    Scene("caught_falsely", "classic+false_catch=draw2", 3, r" accused_falsely ", rowdy),
    Scene("called_late", "classic", 2, r" exposed .\n([^:\n]*\n)*\d:uno\n.* called", watchful),
    Scene("flagged", "classic+legality=table", 3, r" flagged ", rowdy),
    Scene("settled", "classic+legality=table", 2, r"settle\n[\s\S]* out ", rowdy),
    Scene("hinted", "classic", 3, r"ref:hint", rowdy),
    Scene("drawn_and_laid", "classic", 3, r"(\d):draw\n([^:\n]*\n)+\1:play"),
    Scene("drawn_and_kept", "hp2018", 3, r":keep\n", rowdy),
    Scene("must_lay_the_drawn", "hp2003/pt", 3, r"(\d):draw\n([^:\n]*\n)+\1:play"),
    Scene("reshuffle", "classic", 10, r" reshuffled [\s\S]*\n\d:", hoarding),
    Scene("reshuffle_lazy", "hp2003+reshuffle=lazy", 10, r" reshuffled [\s\S]*\n\d:", hoarding),
    Scene("reshuffle_by_the_hat", "hp2018", 10, r"play SH@([^:\n]*\n)+.* reshuffled ", rowdy),
    Scene("piles_exhausted", "classic", 10, r" passed ", hoarding),
    Scene("turned_up_draw", "classic", 3, r"turned_up . .D\n"),
    Scene("turned_up_skip", "hp2003", 3, r"turned_up . .S\n"),
    Scene("turned_up_reverse", "hp2018", 3, r"turned_up . .V\n"),
    Scene("turned_up_wild", "classic", 3, r"turned_up . W\n[\s\S]*color "),
    Scene("turned_up_hat", "hp2018", 3, r"turned_up . SH\n[\s\S]*color "),
    Scene("returned_wild_four", "classic", 4, r"returned . W4\n[\s\S]*:"),
    Scene("returned_howler", "hp2003", 3, r"returned . HW\n[\s\S]*:"),
    Scene("returned_invisibility_to_the_middle", "hp2003/pt", 3, r"returned . IN\n[\s\S]*:"),
    Scene("returned_twice", "hp2018", 2, r"returned [\s\S]*returned [\s\S]*:"),
    Scene("last_card_draw_two", "classic", 2, r" out [\s\S]*R-52 drew"),
    Scene("last_card_hat", "hp2018+hat_last=on", 2, r" out [\s\S]* sorted "),
)

MATCHES = (
    ("classic+target=150", 2, 1),
    ("hp2003+score=elim+target=60", 3, 8),
    ("classic+score=rotate4+rotate4_per_pair=1+next_dealer=same", 4, 5),
    ("hp2018+score=tally+target=120+next_dealer=redetermine", 3, 2),
    ("classic+score=team+target=150", 4, 3),
)
"""Of few and short hands."""

HANDS = (("classic", 4, 2003), ("hp2003", 3, 42797), ("hp2018", 5, 2018), ("hp2018", 10, 3))


def hand(rules: str, seats: int, seed: int) -> Record:
    """A whole hand of random bots."""
    rng = random.Random(seed)
    bot = bot_named("random", rng)
    deal = Deal(rules, seats, Chance.seeded(Rules(rules), seed), dealer=seats - 1)
    while not deal.over:
        move = bot.choose(deal.view(deal.turn))
        assert move is not None
        deal.play(move)
    players = [f"random {seat}" for seat in range(seats)]
    headers = {"event": f"a whole hand of {rules}", "seed": str(seed)}
    return Record.of(deal, players, dict.fromkeys(range(len(deal.moves)), "bot"), headers)


def match_of(rules: str, players: int, seed: int) -> MatchRecord:
    """A whole match of orderly players, who choose a dealer before the second hand."""
    rng, match = random.Random(seed), Match(rules, players, dealer=players - 1)
    while not match.over:
        if match.standing.dealer is None or len(match.results) == 1:
            match.choose_dealer(rng.choice(match.seated))
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        while not deal.over:
            seat, move = orderly(deal, rng)
            deal.play(move, seat)
        match.finish(deal)
    names = [f"orderly {player}" for player in range(players)]
    return MatchRecord.of(match, names, headers={"event": f"a whole match of {rules}", "seed": str(seed)})


def shortest(scene: Scene) -> Record:
    """The shortest deal with the story, over all seeds."""
    found: Deal | None = None
    for seed in range(SEEDS):
        most = LONGEST if found is None else len(found.moves) - 1
        found = told(scene, seed, most) or found
    assert found is not None, f"no seed tells {scene.name}"
    return Record.of(found, headers={"event": scene.name.replace("_", " ")})


def told(scene: Scene, seed: int, most: int) -> Deal | None:
    deal = Deal.shuffled(scene.rules, scene.seats, seed, dealer=seed % scene.seats)
    rng = random.Random(seed)
    lines = [str(event) for event in deal.events]
    while len(deal.moves) < most and not deal.over:
        seat, move = scene.chooser(deal, rng)
        lines += play(deal, seat, move)
        if re.search(scene.story, "\n".join(lines) + "\n"):
            return deal
    return None


def play(deal: Deal, seat: int, move: Move) -> list[str]:
    """The move and its events; a flag against a right card is refused and leaves nothing."""
    notes = ["BLUFF"] if move.breaks == "R-28" else []
    notes += ["THIRD"] if move.verb == "invis" and seat != deal.turn else []
    try:
        events = deal.play(move, seat)
    except IllegalMove:
        return []
    who = "ref" if seat == REFEREE else seat
    return [*notes, f"{who}:{move}", *map(str, events)]


def story_of(record: Record) -> str:
    """What is searched in a scene: the moves and events of a record, one a line."""
    deal = record.head.begin(INTERPRETED, record.replay().chance.orders)
    lines = [str(event) for event in deal.events]
    for act in record.acts:
        listed = next(move for move in deal.legal_moves(act.seat) if move == act.move)
        lines += play(deal, act.seat, listed)
    return "\n".join(lines) + "\n"


def main() -> None:
    for rules, seats, seed in HANDS:
        write(f"hand_{rules}_of_{seats}.record", partial(hand, rules, seats, seed))
    for scene in SCENES:
        write(f"{scene.name}.record", partial(shortest, scene))
    for rules, players, seed in MATCHES:
        name = f"{Rules(rules).edition}_{Rules(rules)['score']}_of_{players}"
        write(f"{name}.match", partial(match_of, rules, players, seed))


def write(name: str, make: Callable[[], Record | MatchRecord]) -> None:
    file = FOLDER / name
    if not file.exists():
        record = make()
        file.write_text(str(record), encoding="utf-8")
        sys.stdout.write(f"{file.name}: {record!r}\n")


if __name__ == "__main__":
    main()
