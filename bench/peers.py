"""The engines that ours is measured against, with the extra `bench`."""

from __future__ import annotations

import time
from collections.abc import Callable

import pyspiel
import rlcard
from rlcard.agents import RandomAgent


def rlcard_table() -> rlcard.envs.Env:
    """Two of RLCard's own random players, who lay a random legal card or draw when they have none."""
    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return env


def rlcard_decisions() -> float:
    """Decisions per hand: fewer than ours, because nothing is answered and a drawn card is laid by itself."""
    env, hands = rlcard_table(), 300
    for _ in range(hands):
        env.run(is_training=False)
    return float(env.timestep / hands)


def peers() -> dict[str, Callable[[], float]]:
    """RLCard's UNO with `env.run`, and OpenSpiel's most similar game, whose loop runs in C++."""
    env = rlcard_table()
    game = pyspiel.load_game("crazy_eights(players=4)")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    return {
        "RLCard uno, 2 seats": lambda: per_second(300, lambda: env.run(is_training=False)),
        "OpenSpiel crazy_eights, 4 seats": lambda: per_second(
            3000, lambda: pyspiel.evaluate_bots(game.new_initial_state(), bots, time.time_ns() & 0xFFFF)
        ),
    }


def per_second(hands: int, play: Callable[[], object]) -> float:
    started = time.perf_counter()
    for _ in range(hands):
        play()
    return hands / (time.perf_counter() - started)
