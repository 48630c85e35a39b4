"""The documentation site searches from disk, without a network."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.conformance.browser import chromium, fresh_page

DOCS = Path(__file__).parents[2] / "docs"
SHIM = "assets/iframe-worker.js"
PAGE = """<!doctype html><script src="iframe-worker.js"></script><body><script>
const worker = new Worker(new URL("worker.js", location))
worker.addEventListener("message", (event) => { document.title = event.data })
worker.postMessage("word")
</script>"""
WORKER = """addEventListener("message", async (event) => {
  await importScripts("shout.js", "again.js")
  postMessage(again(shout(event.data)))
})"""


def test_site_has_its_own_worker_for_pages_from_disk() -> None:
    assert f"polyfills: [{SHIM}]" in (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    assert (DOCS / SHIM).is_file()


def test_worker_of_a_page_from_disk_imports_scripts_and_answers(tmp_path: Path) -> None:
    shutil.copy(DOCS / SHIM, tmp_path)
    parts = {"page.html": PAGE, "worker.js": WORKER, "shout.js": "const shout = (text) => text.toUpperCase()",
             "again.js": "const again = (text) => `${text} ${text}`"}  # fmt: skip
    for name, text in parts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with chromium() as browser:
        page = fresh_page(browser, 1400)
        page.goto((tmp_path / "page.html").as_uri())
        page.wait_for_function("document.title === 'WORD WORD'")
