"""Tune Python's cyclic garbage collector. This module imports nothing else from the project, so it can come first."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def collect_seldom() -> None:
    """Collect garbage rarely from now on: a run keeps much and creates few cycles."""
    gc.set_threshold(20_000, 50, 100)


@contextmanager
def collected_seldom() -> Iterator[None]:
    """Collect garbage rarely inside the `with` block."""
    usual = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
