"""A bot for Penult's arena in Python, as a program of its own: it lays what counts most.

penult arena --program hello="python3 examples/hello_bot.py" simple
"""

import json
import sys

POINTS = {"D": 20, "V": 20, "S": 20}


def points(move: str) -> int:
    """What the card of a move counts: `play RD!` counts 20, and a wild is kept for the end."""
    card = move.split()[1].split(">")[0].split("@")[0].rstrip("!")
    return int(card[1]) if card[1:].isdigit() and card[0] in "RGBY" else POINTS.get(card[1:], -1)


def choose(moves: list[str], wrong: list[str]) -> str:
    right = [move for move in moves if move not in wrong]
    plays = [move for move in right if move.startswith("play ")]
    called = [move for move in plays if move.endswith("!")] or plays
    return max(called, key=points) if called else (right or moves)[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hand":
        seat = message["seat"]
    elif message["type"] == "choose":
        my_turn = message["view"]["turn"] == seat and not message["view"]["phase"].startswith("settle")
        move = choose(message["moves"], message["wrong"]) if my_turn else None
        print(json.dumps({"id": message["id"], "move": move}), flush=True)
