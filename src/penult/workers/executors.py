"""What does the parts of a calculation: threads for compiled code, processes for all other."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager


def executor_of(workers: int, threads: bool) -> Executor:
    """Compiled code lets other threads run; Python code needs a process for each core."""
    if threads:
        return ThreadPoolExecutor(workers)
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts)


@contextmanager
def stopping(executor: Executor) -> Iterator[Executor]:
    """Stop the workers at the end; if nobody waits for their results any more, at once."""
    others = {*multiprocessing.active_children()}
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in {*multiprocessing.active_children()} - others:
            child.terminate()
        raise
    executor.shutdown()


def _leave_interrupts() -> None:
    """Ctrl-C is answered by the process that started the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
