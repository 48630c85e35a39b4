"""The system's Chromium, for the tests of pages: where it or playwright is missing these are skipped by name."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
WAITS = 150_000
"""Milliseconds that a busy machine may need for what a page is waited for."""


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser, for as long as this lasts."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if BROWSER is None:
        pytest.skip("no Chromium on this machine")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield browser
        browser.close()


def fresh_page(browser: Any, width: int, height: int = 900, **more: Any) -> Any:
    """A page of its own. `more`: what a context of the browser takes."""
    context = browser.new_context(viewport={"width": width, "height": height}, **more)
    context.set_default_timeout(WAITS)
    return context.new_page()
