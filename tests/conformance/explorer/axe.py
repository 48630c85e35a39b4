"""What keeps people from using a page, as axe-core finds it."""

from __future__ import annotations

from typing import Any

import pytest


def violations(page: Any) -> list[str]:
    """Each violation by its name, with the first places of it. Skips the test where axe is not installed."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    found = axe.Axe().run(page).response["violations"]
    return [f"{each['id']}: {[node['html'][:120] for node in each['nodes'][:3]]}" for each in found]
