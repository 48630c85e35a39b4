"""The explorer in French: choice of the language, pages without English, tables, and scripts."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.potgen.language_files import POT, read
from tests.cases import suite_cases
from tests.conformance.browser import chromium, fresh_page

testclient = pytest.importorskip("starlette.testclient", reason="starlette and httpx are not installed")
app = pytest.importorskip("conformance.explorer.server.app", reason="starlette is not installed")
uvicorn = pytest.importorskip("uvicorn", reason="uvicorn is not installed")
from conformance.explorer.server.language_choice import negotiated  # noqa: E402 - it needs the modules above
from conformance.explorer.server.pages import LivePages  # noqa: E402

RULE = "rules/rivals.knockout.last-active-character.html"
PAGES = [
    "index.html", "games/vtes.html", "games/rivals.html", "readings/vendetta.html", "editions/vtes.html", RULE,
    "scenarios/VTES-0050.html", "table", "compare", "editor",
]  # fmt: skip


@cache
def cases() -> list[Any]:
    return [case for case in suite_cases() if case.uri == "vtes/actions/bleed.feature"]


def application(**more: Any) -> Any:
    def reference() -> Any:
        return connect("reference")

    return app.application(app.Server(LivePages(cases, reference), {"reference": reference}), **more)


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with testclient.TestClient(application(), base_url="http://localhost") as found:
        yield found


def language_of(answer: Any) -> str:
    code = str(answer.headers["content-language"])
    assert f'<html lang="{code}">' in answer.text
    return code


@pytest.mark.parametrize(
    ("path", "accepted", "language"),
    [
        ("/", "", "en"),
        ("/", "fr", "fr"),
        ("/table", "fr-CA, en;q=0.5", "fr"),
        ("/table", "en, fr;q=0.9", "en"),
        ("/fr/", "en", "fr"),
        ("/en/table", "fr", "en"),
        ("/fr/editor", "", "fr"),
        ("/fr/" + RULE, "", "fr"),
    ],
)
def test_path_decides_before_the_browser(client: Any, path: str, accepted: str, language: str) -> None:
    answer = client.get(path, headers={"accept-language": accepted})
    assert language_of(answer) == language
    assert ("vary" in answer.headers) == (path[1:4] not in ("fr/", "en/"))


def test_chosen_language_decides_before_the_browser() -> None:
    with testclient.TestClient(application(language="fr"), base_url="http://localhost") as client:
        assert language_of(client.get("/table", headers={"accept-language": "en"})) == "fr"
        assert language_of(client.get("/en/table")) == "en"


def test_path_of_only_a_language_leads_to_its_first_page(client: Any) -> None:
    assert client.get("/fr", follow_redirects=False).headers["location"] == "/fr/"
    assert client.get("/xx/").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"), ("fr", "fr"), ("fr-CH;q=0.4", "fr"), ("de, fr;q=0.3", "fr"), ("de", "en"), ("*", "en"),
        ("fr;q=0", "en"), ("fr;q=high, en", "en"), ("en;q=0.2,fr;q=0.7", "fr"), ("," * 900, "en"),
    ],
)  # fmt: skip
def test_language_of_the_browser(accepted: str, language: str) -> None:
    assert negotiated(accepted) == language


def test_every_page_links_to_itself_in_each_other_language(client: Any) -> None:
    for page in PAGES:
        assert f'hreflang="en" href="/en/{page}">English</a>' in client.get(f"/fr/{page}").text
        assert f'hreflang="fr" href="/fr/{page}">Français</a>' in client.get(f"/en/{page}").text


@cache
def english() -> list[str]:
    """Texts of page templates, as far as they say something."""
    messages = [message for message in read(POT / "justicar.pot") if message.id and message.context is None]
    of_pages = [message for message in messages if any(file.endswith(".j2") for file, _ in message.locations)]
    found = [message.id if isinstance(message.id, str) else message.id[1] for message in of_pages]
    parts = [re.split(r"<[^>]*>|%\(\w+\)s", text) for text in found]
    return [longest for each in parts if " " in (longest := max(each, key=len).strip())]


def plain(page: str) -> str:
    """Return the text of a page."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", page)))


@pytest.mark.parametrize("page", PAGES)
def test_french_page_has_no_english_of_the_templates(client: Any, page: str) -> None:
    in_french, in_english = (client.get(f"/{code}/{page}").text for code in ("fr", "en"))
    shown = plain(re.sub(r'<(\w+)[^>]* lang="en"[^>]*>.*?</\1>', "", in_french, flags=re.DOTALL))
    assert [text for text in english() if text in plain(in_english)]
    assert not [text for text in english() if text in shown]


def test_table_speaks_the_language_of_each_request(client: Any) -> None:
    began = client.post("/fr/api/tables", json={"start": "minion-phase"}).json()
    assert began["pending"]["words"] == "À Sarah de jouer\u00a0: effectuer une action ou finir la phase de serviteur"
    acted = {"do": "choose", "number": 1, "at": began["at"]}
    after = client.post(f"/fr/api/tables/{began['id']}", json=acted).json()
    assert after["events"][0]["said"].startswith("Sarah commence la phase")
    assert after["rules"]
    again = client.post(f"/api/tables/{began['id']}", json={"do": "look"}).json()
    assert again["pending"]["words"] == "Sarah to act: spend transfers or end the influence phase"
    why = {"do": "why", "text": "Sully bleeds Alexis"}
    refused = client.post(f"/fr/api/tables/{began['id']}", json=why).json()
    assert refused["reason"] == "cela n'est possible que durant votre phase de serviteur"
    lost = client.post("/fr/api/tables/none", json={"do": "look"})
    assert lost.json()["error"].startswith("cette table a été fermée")


def test_scripts_get_texts_words_and_plural_forms(client: Any) -> None:
    script = client.get("/fr/texts.js").text
    texts, words, forms = (line.partition(" = ")[2] for line in script.strip().split("\n"))
    assert json.loads(texts)["What happened"] == "Ce qui s'est passé"
    assert json.loads(texts)["{n} rule"] == ["{n} règle", "{n} règles"]
    assert json.loads(words)["phase"]["unlock"] == "redressement"
    assert json.loads(words)["field"]["ash heap"] == "tas de cendres"
    assert "event" not in json.loads(words)
    assert forms == "(n) => Number((n > 1))"
    assert client.get("/en/texts.js").text.startswith("export const texts = {}\n")


@pytest.fixture(scope="module")
def served() -> Iterator[str]:
    """The address of a running server."""
    running = uvicorn.Server(uvicorn.Config(application(), port=0, log_level="error"))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive()
    yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}"
    running.should_exit = True
    thread.join()


def test_french_table_in_a_browser_and_its_switch(served: str) -> None:
    with chromium() as browser:
        page = fresh_page(browser, 1000)
        page.goto(f"{served}/fr/table")
        page.click("[data-start=minion-phase]")
        assert page.text_content("#decision").startswith("À Sarah de jouer")
        assert page.text_content("#happened") == "Ce qui s'est passé"
        page.wait_for_function("location.hash.startsWith('#t=')")
        page.click(".languages a")
        page.wait_for_function("document.documentElement.lang === 'en'")
        page.wait_for_selector("#decision")
        assert page.text_content("#decision").startswith("Sarah to act")
        assert "/en/table#t=" in page.url
