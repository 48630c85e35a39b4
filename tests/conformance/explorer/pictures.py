"""The pictures of the README: `python -m tests.conformance.explorer.pictures`. Needs playwright and a Chromium."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

FOLDER = Path(__file__).parents[3] / "docs" / "pictures"
SCENARIO = "VTES-0301"
WIDE: ViewportSize = {"width": 1100, "height": 760}
TALL: ViewportSize = {"width": 1100, "height": 1000}
PHONE: ViewportSize = {"width": 390, "height": 760}


@contextmanager
def explored() -> Iterator[str]:
    """Yield the address of a running explorer. Raises RuntimeError if it prints none."""
    command = [sys.executable, "-m", "conformance", "explore", "--no-open", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        try:
            found = re.search(r"http://\S+", served.stdout.readline())
            if found is None:
                raise RuntimeError("`justicar explore` printed no address")
            yield found[0].rstrip("/")
        finally:
            served.terminate()


def film(page: Page, address: str) -> None:
    """Take the picture of a scenario at its second moment."""
    page.goto(f"{address}/scenarios/{SCENARIO}.html")
    page.wait_for_selector("text=pool")
    page.keyboard.press("ArrowRight")


def table(page: Page, address: str) -> None:
    """Take the picture of a table: the legal choices, and a reason why something is illegal."""
    film(page, address)
    page.get_by_text("Play on from here").click()
    page.wait_for_selector("text=I want to")
    page.get_by_label("I want to").fill("vote for the referendum with Sully")
    page.get_by_role("button", name="Why not?").click()


def editor(page: Page, address: str) -> None:
    """Take the picture of a scenario's position as tiles."""
    table(page, address)
    link = page.url.partition("#")[2]
    page.goto(f"{address}/editor#{link}")
    page.wait_for_selector("text=Play this position")


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    with explored() as address, sync_playwright() as running:
        chromium = running.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        views = (("film", film, WIDE), ("table", table, TALL), ("editor", editor, WIDE), ("phone", table, PHONE))
        for name, view, size in views:
            page = chromium.new_page(viewport=size, color_scheme="dark" if name == "phone" else "light")
            view(page, address)
            page.wait_for_timeout(800)
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(100)
            page.screenshot(path=FOLDER / f"{name}.png")
            page.close()
        chromium.close()


if __name__ == "__main__":
    main()
