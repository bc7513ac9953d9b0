"""Where compiled kernels are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.games import jit


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with code that was compiled when it was built."""
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(jit, "__file__", str(tmp_path / "jit.py"))
    monkeypatch.setattr(jit, "_source_digest", lambda: "now")
    compiled = tmp_path / "__pycache__" / "kernels-now"
    compiled.mkdir(parents=True)
    (compiled / "code.nbc").write_bytes(b"code")
    return compiled


def test_a_tree_that_can_be_written_keeps_its_own(tree: Path) -> None:
    assert jit._cache_folder() == tree


def test_what_was_compiled_into_a_read_only_tree_is_used_from_a_copy(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "_writable", lambda folder: folder != tree)

    found = jit._cache_folder()

    assert found is not None
    assert found != tree
    assert (found / "code.nbc").read_bytes() == b"code"


def test_a_folder_that_is_named_is_used(tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "code.nbc").unlink()
    tree.rmdir()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "mine"))

    assert jit._cache_folder() == tmp_path / "mine" / "kernels-now"


def test_where_nothing_can_be_written_there_is_none(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "code.nbc").unlink()
    tree.rmdir()
    monkeypatch.setattr(jit, "_writable", lambda _: False)

    assert jit._cache_folder() is None
