"""Adds the toy game to the known games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance.runner.toy_game import joined


@pytest.fixture(scope="module", autouse=True)
def the_toy_game_joins() -> Iterator[None]:
    with joined():
        yield
