"""How often Python looks for garbage that goes in circles. This module imports nothing, so that it can come first."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def collect_seldom() -> None:
    """From now on, seldom: a run keeps much, and leaves hardly any circles behind."""
    gc.set_threshold(20_000, 50, 100)


@contextmanager
def collected_seldom() -> Iterator[None]:
    """The same for a while."""
    usual = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
