"""The page's own script, in a real browser if there is one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.verdict.fault_localization.ranking import Suspect, Suspicion
from conformance.verdict.reports.html import page
from tests.conformance.browser import chromium, fresh_page
from tests.conformance.verdict.samples import failed, passed, sample, whole


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as running:
        yield running


Seen = Callable[..., str]


@pytest.fixture
def seen(browser: Any, tmp_path: Path) -> Iterator[Seen]:
    """Return a function that gives a page's text after its script has run, at an address with or without a fragment."""
    opened = fresh_page(browser, 1200)
    opened.clock.install()

    def seen(text: str, fragment: str = "") -> str:
        path = tmp_path / "report.html"
        path.write_text(text, encoding="utf-8")
        opened.goto(f"{path.as_uri()}{fragment}")
        opened.clock.run_for(2000)
        return str(opened.content())

    yield seen
    opened.context.close()


def text() -> str:
    cases = [
        msgspec.structs.replace(passed(number) if number % 10 else failed(number), uri=f"vtes/{number // 20}.feature")
        for number in range(1, 101)
    ]
    suspect = Suspect(rule="vtes.bleed.edge", score=0.9, scenarios=["VTES-0010"], steps=["When Wauneka bleeds"])
    return whole(page(sample(cases, suspicion=Suspicion(suspects=[suspect])))).decode("utf-8")


def with_script(extra: str) -> str:
    """Return the page with another script, without its content security policy."""
    return re.sub(r"<meta http-equiv=.*?>", "", text()).replace("</body>", f"<script>{extra}</script></body>")


def shown(dom: str) -> list[str]:
    """Return the ids of the visible scenarios."""
    tags = re.findall(r'<details class="case [^>]*>', dom)
    return [re.findall(r'id="([^"]*)"', tag)[0] for tag in tags if " hidden" not in tag]


def test_script_runs_under_the_policy_and_shows_failures(seen: Seen) -> None:
    dom = seen(text())
    assert "10 of 100 scenarios" in dom
    assert shown(dom) == [f"VTES-{number:04}" for number in range(10, 101, 10)]


def test_address_with_an_id_opens_that_scenario(seen: Seen) -> None:
    dom = seen(text(), "#VTES-0055")
    tag = next(tag for tag in re.findall(r'<details class="case [^>]*>', dom) if 'id="VTES-0055"' in tag)
    assert " open" in tag
    assert "current" in tag
    assert " hidden" not in tag


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("search.value = 'vtes-004 edge'; search.dispatchEvent(new Event('input'));", 1),
        ("document.getElementById('all').click();", 100),
        ("document.getElementById('all').click(); document.querySelector('[data-verdict=passed]').click();", 90),
        ("document.getElementById('feature').value = 'vtes/0.feature'; feature.dispatchEvent(new Event('change'));", 1),
        ("search.value = 'nothing like it'; search.dispatchEvent(new Event('input'));", 0),
        ("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));", 100),
    ],
)
def test_search_and_filters_narrow_the_list(seen: Seen, action: str, expected: int) -> None:
    names = "const search = document.getElementById('search'), feature = document.getElementById('feature');"
    dom = seen(with_script(f"{names} {action}"))
    assert len(shown(dom)) == expected


def test_failures_are_fully_expanded_in_print(seen: Seen) -> None:
    dom = seen(with_script("dispatchEvent(new Event('beforeprint'));"))
    folded = r"<details(?![^>]* open)[^>]*>"
    assert "Shortest reproduction" in dom
    assert not re.findall(folded, dom.split('<form class="controls"')[0])
    failures = re.findall(
        r'<details class="case [^>]*data-verdict="failed".*?(?=<details class="case |</main>)', dom, re.S
    )
    assert len(failures) == 10
    assert not [part for part in failures if re.search(folded, part.split('<details class="feature')[0])]


def test_button_label_stays_on_one_line_on_a_narrow_page(seen: Seen) -> None:
    measure = """const copy = document.querySelector('.case[open] .copy'), box = copy.parentElement;
    box.style.width = '20rem'; box.firstElementChild.textContent = 'justicar case '.repeat(9);
    document.title = `${copy.offsetHeight < copy.offsetWidth} ${box.scrollWidth <= box.clientWidth}`;"""
    assert "<title>true true</title>" in seen(with_script(measure))
