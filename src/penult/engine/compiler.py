"""Compiling the kernel: numba's decorator, its cache, and the record that compiled code works on.

Imported only for compiled speed: this is the one module that needs numba and NumPy.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np
from llvmlite.binding import get_host_cpu_features
from llvmlite.ir import Constant, FunctionType, IntType
from numba.core import config as numba_config
from numba.core import event as numba_event
from numba.core.cgutils import get_or_insert_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.extending import intrinsic

import penult
from penult.engine.kernel.state import LAYOUT, State

Function = TypeVar("Function", bound=Callable[..., object])

BOUNDS_CHECKED = bool(os.environ.get("PENULT_BOUNDS_CHECK"))
KEPT_CACHES = 4
SPREADS_BITS = get_host_cpu_features().get("bmi2", False)
"""Whether the processor finds the nth bit by itself."""

RECORD: Any = np.dtype(
    [(f.name, f.kind, (f.length,)) if f.length else (f.name, f.kind) for f in LAYOUT], align=True
)

_compiled_functions: list[object] = []


def jit(function: Function) -> Function:
    """The kernel's decorator under its compiled name."""
    return _decorate(function, inline=False)


def inlined(function: Function) -> Function:
    """The same, for functions that are inlined into their callers."""
    return _decorate(function, inline=True)


def _decorate(function: Function, inline: bool) -> Function:
    options = {"nogil": True, "error_model": "numpy", "boundscheck": BOUNDS_CHECKED}
    options |= {"no_cfunc_wrapper": True, "no_cpython_wrapper": True, "pipeline_class": _CompilerOfParts}
    compiled = numba.njit(forceinline=inline, **options)(function)
    _compile_once(compiled)
    _compiled_functions.append(compiled)
    return compiled  # type: ignore[no-any-return]


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """A function that only other functions call: it is optimized, and becomes machine code, where they do.

    Otherwise each is optimized and made into machine code by itself too, with all that it calls.
    """

    @property
    def codegen(self) -> _Part:
        return self

    def set_env(self, *_: object) -> None:
        """What Python needs to call a function; nobody does."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _CompilerOfParts(Compiler):  # type: ignore[misc]
    def __init__(self, typing: Any, target: Any, _library: None, *rest: Any) -> None:
        super().__init__(typing, target, _Part(target.codegen(), "part"), *rest)


def _compile_once(dispatcher: Any) -> None:
    """Take every int as int64 where one kernel function calls another.

    Otherwise numba compiles a version for each mix of widths: 49 s instead of 18.
    """
    typed_call = dispatcher.get_call_template

    def with_wide_ints(arguments: tuple[Any, ...], keywords: Any) -> Any:
        wide = (numba.int64 if isinstance(each, numba.types.Integer) else each for each in arguments)
        return typed_call(tuple(wide), keywords)

    dispatcher.get_call_template = with_wide_ints


def constant_table(values: Iterable[int]) -> Any:
    """A constant array: compiled code reads it without the bounds guards that a tuple gets."""
    return np.array(tuple(values), np.int64)


@intrinsic  # type: ignore[untyped-decorator]
def lowest_bit(typing: Any, number: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], Constant(IntType(1), 1))

    return numba.int64(numba.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def bits(typing: Any, number: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.int64(numba.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def spread_bit(typing: Any, nth: Any, number: Any) -> Any:
    """The nth set bit of a number, alone: one instruction, where `SPREADS_BITS`."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = IntType(64)
        name, kind = "llvm.x86.bmi.pdep.64", FunctionType(wide, (wide, wide))
        spread = get_or_insert_function(builder.module, kind, name)
        return builder.call(spread, (builder.shl(wide(1), arguments[0]), arguments[1]))

    return numba.int64(numba.int64, numba.int64), build


@contextmanager
def _our_cache() -> Iterator[None]:
    """Set numba's cache folder while a function is decorated; other users of numba keep theirs."""
    before = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        numba_config.CACHE_DIR = before


def cache_folder() -> Path:
    """Named after everything that went into it, because numba does not notice all changes itself."""
    return _cache_root() / _digest()


def _cache_root() -> Path:
    home = os.environ.get("PENULT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(home or Path.home() / ".cache") / "penult" / "compiled"


def _digest() -> str:
    digest = hashlib.sha256()
    versions = (numba.__version__, llvmlite.__version__, np.__version__, platform.python_version())
    digest.update(repr((versions, platform.machine(), BOUNDS_CHECKED)).encode())
    package = Path(penult.__path__[0])
    for source in sorted([*package.glob("**/kernel/*.py"), Path(__file__)]):
        text = source.read_bytes()
        digest.update(f"{source.relative_to(package)} {len(text)}".encode() + text)
    return digest.hexdigest()[:20]


def forget_old_caches() -> None:
    """Keep the few caches used last and remove the others; one still in use is simply compiled again."""
    with suppress(FileNotFoundError):  # another process may be tidying up as well
        caches = sorted(_cache_root().iterdir(), key=lambda folder: -folder.stat().st_mtime)
        for folder in caches[KEPT_CACHES:]:
            shutil.rmtree(folder, ignore_errors=True)


def prepare(name: str, functions: Iterable[tuple[Any, tuple[object, ...]]]) -> None:
    """Compile functions for arguments like these, or take them from the cache.

    The first time on a machine this takes a while, and a line on stderr says so.
    """
    complete = cache_folder() / f"{name}.complete"
    if complete.exists():
        os.utime(cache_folder())
        _compile(functions)
        return
    cache_folder().mkdir(parents=True, exist_ok=True)
    line = _ProgressLine()
    with numba_event.install_listener("numba:compile", line):
        _compile(functions)
    line.close()
    forget_old_caches()
    complete.touch()


def _compile(functions: Iterable[tuple[Any, tuple[object, ...]]]) -> None:
    """Only these functions can be called from Python, and are cached, with all that they call."""
    for function, arguments in functions:
        if not function.overloads:
            _make_an_entry(function)
        function.compile(tuple(numba.typeof(argument) for argument in arguments))


def _make_an_entry(function: Any) -> None:
    function.targetoptions["no_cpython_wrapper"] = False
    function._compiler.pipeline_class = Compiler
    with _our_cache():
        function.enable_caching()


class _ProgressLine(numba_event.Listener):  # type: ignore[misc]
    def __init__(self) -> None:
        self.started = time.perf_counter()
        self.done = 0
        self.live = sys.stderr.isatty()
        self._write("Compiling the rules for this machine, once …")

    def on_start(self, event: object) -> None:
        pass

    def on_end(self, event: object) -> None:
        self.done += 1
        if self.live:
            share = min(99, 100 * self.done // max(1, len(_compiled_functions)))
            self._write(f"\rCompiling the rules for this machine, once … {share} %")

    def close(self) -> None:
        seconds = time.perf_counter() - self.started
        self._write(f"\rCompiling the rules for this machine, once … done in {seconds:.0f} s\n")

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def records(number: int) -> Any:
    """An array of fresh states for compiled code."""
    row = np.zeros(number, RECORD)
    fresh = State()
    for f in LAYOUT:
        if not f.length:
            row[f.name] = getattr(fresh, f.name)
    return row


def freeze(state: State, row: Any, at: int) -> None:
    """Copy a plain state into a record."""
    record = row[at]
    for f in LAYOUT:
        value = getattr(state, f.name)
        record[f.name] = np.frombuffer(value, np.uint8) if isinstance(value, bytearray) else value


def thaw(row: Any, at: int, state: State) -> None:
    """Copy a record into a plain state."""
    record = row[at]
    for f in LAYOUT:
        value = record[f.name]
        if not f.length:
            setattr(state, f.name, int(value))
        elif f.kind == "u1":
            setattr(state, f.name, bytearray(value.tobytes()))
        else:
            setattr(state, f.name, value.tolist())
