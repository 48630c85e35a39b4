"""Accessibility problems of a page, as found by axe-core."""

from __future__ import annotations

from typing import Any

import pytest


def violations(page: Any) -> list[str]:
    """Return each violation with its first places. Skips the test if axe is not installed."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    found = axe.Axe().run(page).response["violations"]
    return [f"{each['id']}: {[node['html'][:120] for node in each['nodes'][:3]]}" for each in found]
