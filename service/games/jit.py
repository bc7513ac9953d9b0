"""Kernels: plain functions over integers and flat arrays, compiled by numba where there is one.

The same source runs both ways and gives the same bits: masks stay under 63 bits, random numbers are 32 bits wide, and
floats see nothing but `+ - * /` and square roots. `REGELWERK_JIT=0` switches compilation off.

Importing this module imports numba, which takes a second or two; so modules with kernels are imported where they are
first needed, or by `warm()` before a server forks. Compiled code is kept in `NUMBA_CACHE_DIR`, else beside this file,
else in the user's cache folder. In a read-only tree the code that was compiled when it was built is copied; where there
is none and nothing can be written, every process compiles anew.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, MutableSequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

Ints: TypeAlias = MutableSequence[int]
"""A flat array of 64-bit integers: a numpy array for compiled kernels, a list for plain ones."""

COMPILED: Final = os.environ.get("REGELWERK_JIT", "1") != "0" and find_spec("numba") is not None
"""Whether kernels are compiled."""

Function = TypeVar("Function", bound=Callable[..., Any])


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set; the mask is positive."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The index of the highest bit that is set, -1 for no bits; the mask is not negative."""
    return mask.bit_length() - 1


def ones(mask: int) -> int:
    """The number of bits that are set; the mask is not negative."""
    return mask.bit_count()


def _source_digest() -> str:
    """A name for the present text of all kernels: numba overlooks a change in a module that another one calls."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*kernels*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _cache_folder() -> Path | None:
    named = os.environ.get("NUMBA_CACHE_DIR")
    homes = [Path(named)] if named else [Path(__file__).parent / "__pycache__", Path("~/.cache/regelwerk").expanduser()]
    name = f"kernels-{_source_digest()}"
    beside = Path(__file__).parent / "__pycache__" / name
    if beside.is_dir() and not _writable(beside):
        return _copied(beside)
    return next((home / name for home in homes if _writable(home / name)), None)


def _copied(folder: Path) -> Path | None:
    """A copy of compiled code that lies in a read-only tree, as in a container: numba wants to write where it reads."""
    copy = Path(tempfile.mkdtemp(prefix="regelwerk-kernels-"))
    try:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
    except OSError:
        return None
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    return copy


def _instruction(name: str, *flags: int) -> Any:
    """A processor instruction on 64 bits as a function for kernels."""
    types: Any = import_module("numba.types")
    ir: Any = import_module("llvmlite.ir")

    def typed(_typing: Any, _mask: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return getattr(builder, name)(args[0], *(ir.Constant(ir.IntType(1), flag) for flag in flags))

        return types.int64(types.int64), code

    return import_module("numba.extending").intrinsic(typed)


def _teach(overload: Any) -> None:
    """Tell numba what `lowest`, `highest` and `ones` are; it compares the names of parameters."""
    trailing, leading, count = _instruction("cttz", 0), _instruction("ctlz", 0), _instruction("ctpop")

    def for_lowest(mask: int) -> Any:  # noqa: ARG001 - the type of the mask chooses the code
        def code(mask: int) -> Any:
            return trailing(mask)

        return code

    def for_highest(mask: int) -> Any:  # noqa: ARG001
        def code(mask: int) -> Any:
            return 63 - leading(mask)

        return code

    def for_ones(mask: int) -> Any:  # noqa: ARG001
        def code(mask: int) -> Any:
            return count(mask)

        return code

    for function, code in ((lowest, for_lowest), (highest, for_highest), (ones, for_ones)):
        overload(function)(code)


if COMPILED:
    _numba: Any = import_module("numba")
    _numpy: Any = import_module("numpy")
    _folder = _cache_folder()
    if _folder is not None:
        _numba.config.CACHE_DIR = str(_folder)
    _compile: Any = _numba.njit(cache=_folder is not None, nogil=True)
    _teach(import_module("numba.extending").overload)


def kernel(function: Function) -> Function:
    """Compile a function of integers and `Ints` that releases the interpreter lock while it runs."""
    if not COMPILED:
        return function
    compiled: Function = _compile(function)
    return compiled


def zeros(length: int) -> Ints:
    """A new array of zeros."""
    if not COMPILED:
        return [0] * length
    array: Ints = _numpy.zeros(length, _numpy.int64)
    return array


def ints(values: Iterable[int]) -> Ints:
    """A new array with these values."""
    if not COMPILED:
        return list(values)
    array: Ints = _numpy.array(list(values), _numpy.int64)
    return array
