"""Parts of a calculation on several threads or processes; the results come in the order of the parts.

>>> list(in_order(abs, [-3, 2, -1], workers=2, threads=True))
[3, 2, 1]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

from .executors import executor_of, stopping

Part = TypeVar("Part")
Result = TypeVar("Result")

AHEAD = 3
"""How many parts are handed out for each worker before the first of them is done."""


def in_order(
    task: Callable[[Part], Result], parts: Iterable[Part], workers: int, threads: bool = False
) -> Iterator[Result]:
    """Do the task for every part. With one worker everything happens here, part by part.

    The task must give the same result wherever it runs. For processes it is a function of a module, and the
    parts can be pickled. Whoever stops listening stops the work.
    """
    if workers == 1:
        yield from map(task, parts)
        return
    with stopping(executor_of(workers, threads)) as executor:
        yield from _results(executor, task, iter(parts), workers * AHEAD)


def _results(
    executor: Executor, task: Callable[[Part], Result], parts: Iterator[Part], ahead: int
) -> Iterator[Result]:
    waiting: deque[Future[Result]] = deque()
    for part in parts:
        waiting.append(executor.submit(task, part))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
