"""The static site: its pages, what its replays show and hide, and its use in a browser."""

from __future__ import annotations

import functools
import http.server
import json
import posixpath
import re
import threading
import tomllib
import zlib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters import Limits, connect
from conformance.explorer.site import files
from scenarios import ROOT
from tests.cases import suite_cases
from tests.conformance.browser import chromium, fresh_page

RECORD = ROOT / "games" / "starter-decks.jsonl"
QUESTIONS = Path(__file__).parents[2] / "questions"
SHOWN = (
    "vtes/actions/bleed.feature",
    "vtes/deck_construction/sizes.feature",
    "vtes/editions/tables.feature",
    "vendetta/hidden_information.feature",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return a site with all rules, a few feature files, and the start of a recorded game."""
    cases = [case for case in suite_cases() if case.uri in SHOWN]
    record = tmp_path_factory.mktemp("records") / "beginning.jsonl"
    record.write_text("\n".join(RECORD.read_text(encoding="utf-8").splitlines()[:90]) + "\n", encoding="utf-8")
    engine = connect("reference", Limits())
    try:
        return dict(files(cases, engine, records=[record]))
    finally:
        engine.close()


def reel(site: dict[str, bytes], uri: str) -> Any:
    return json.loads(zlib.decompress(site[f"films/{uri.removesuffix('.feature')}.json.z"]))


def test_every_link_leads_to_a_page(site: dict[str, bytes]) -> None:
    for name, content in site.items():
        if name.endswith(".html"):
            page = content.decode()
            for link in re.findall(r'(?:href|src)="(?!https://)([^"#]+)"', page):
                parts = [*name.split("/")[:-1], *link.split("/")]
                assert posixpath.normpath("/".join(parts)) in site, f"{name} leads to {link}"
            for link in re.findall(r'data-film="([^"]+)"', page):
                assert link in site, f"{name} shows {link}"
                assert f"rules/{json.loads(zlib.decompress(site[link]))['game']}.json.z" in site
            for text in re.findall(r'class="ids">([^<]*)<', page):
                assert all(re.fullmatch(r"[A-Z]+-\d+", each) for each in text.split()), name


def test_page_has_no_inline_script_or_style(site: dict[str, bytes]) -> None:
    for name, content in site.items():
        if name.endswith(".html"):
            page = content.decode()
            assert "default-src 'self'" in page, name
            assert not re.search(r"<style|\bon\w+=|style=|<script(?! type=\"module\" src)", page), name


def test_headings_skip_no_level(site: dict[str, bytes]) -> None:
    for name, content in site.items():
        if name.endswith(".html"):
            whole([int(level) for level in re.findall(r"<h([1-6])\b", content.decode())], name)


def whole(levels: list[int], name: str) -> None:
    """Check that headings start at the first level and never skip a level."""
    assert levels[:1] == [1], name
    assert all(below <= above + 1 for above, below in pairwise(levels)), (name, levels)


def test_rule_page_shows_place_and_proofs(site: dict[str, bytes]) -> None:
    page = site["rules/vtes.bleed.is-directed.html"].decode()
    assert "A bleed is a directed action." in page
    assert "Detailed Turn Sequence &gt; Minion Phase &gt; Bleed" in page
    assert re.search(r"scenarios/VTES-\d{4}\.html", page)


def test_rule_links_to_its_restatements(site: dict[str, bytes]) -> None:
    once, twice = "vtes.event.each-once-per-game", "vtes.discard-phase.event-once-per-game"
    for one, other in ((once, twice), (twice, once)):
        _, told, rest = site[f"rules/{one}.html"].decode().partition("Also stated in")
        assert told
        assert f'href="{other}.html"' in rest.partition("</ul>")[0]
    outside = site["rules/vendetta.planning.play.on-own-position.html"].decode().partition("Also stated in")[2]
    assert "after rulebook line" in outside.partition("</ul>")[0], "a page that the text lacks has no line"


def test_replay_has_a_moment_for_each_played_step(site: dict[str, bytes]) -> None:
    found = reel(site, "vtes/actions/bleed.feature")
    films = found["films"]
    assert films
    for film in films.values():
        played = [number for number, step in enumerate(film["steps"]) if step["kind"] == "when"]
        assert [moment["step"] for moment in film["moments"]] == [-1, *played]
        used = {number for _, rules in found["events"] for number in rules}
    used |= {number for film in films.values() for number in film["shows"]}
    assert used == set(range(len(found["rules"])))
    assert all(f"rules/{rule}.html" in site for rule in found["rules"])
    assert "Sully announces an action: bleed Alexis, directed, at 0 stealth" in [said for said, _ in found["events"]]


def test_hidden_cards_stay_hidden_from_a_seat(site: dict[str, bytes]) -> None:
    found = reel(site, "vendetta/hidden_information.feature")
    hidden = 0
    for film in found["films"].values():
        for moment in film["moments"]:
            for seat in film["seats"]:
                for side in (found["sides"][number] for number in moment["seen"][seat][1:]):
                    for region in side["regions"]:
                        if region["name"] == "hand" and side["name"] != seat:
                            assert all(tile.get("hidden") for tile in region["tiles"]), (film, seat)
                            hidden += len(region["tiles"])
    assert hidden


def test_recorded_game_hides_what_others_draw(site: dict[str, bytes]) -> None:
    found = json.loads(zlib.decompress(site["films/vtes/records/beginning.json.z"]))
    film = found["films"]["beginning"]
    seats, moments = film["seats"], film["moments"]
    lines = [json.loads(line) for line in RECORD.read_text(encoding="utf-8").splitlines()[1:90]]
    assert len(film["steps"]) == len(lines) == len(moments) - 1
    drawn = 0
    for line, step, moment in zip(lines, film["steps"], moments[1:], strict=True):
        for event in (event for event in line["events"] if event["event"] == "card-drawn" and line["seat"] == "chance"):
            told = f"{event['seat']} draws {event['card']}"
            for seat in seats:
                said = [found["events"][number][0] for number in moment.get("told", {}).get(seat, moment["events"])]
                assert (told in said) == (seat == event["seat"]), (seat, said)
                assert (seat in step.get("hidden", ())) == (seat != event["seat"]), (seat, step)
                drawn += 1
    assert drawn > 50
    assert any(step["who"] != "chance" and not step.get("hidden") for step in film["steps"])


def test_unplayed_scenario_has_steps_and_no_moments(site: dict[str, bytes]) -> None:
    refused = reel(site, "vtes/editions/tables.feature")["films"]
    assert len(refused["VTES-4540"]["moments"]) == 8
    assert refused["VTES-4541"]["moments"] == []
    judged = reel(site, "vtes/deck_construction/sizes.feature")["films"]["VTES-4650"]
    assert judged["moments"] == []
    assert judged["steps"][-1]["text"] == "the deck is illegal because of crypt-too-small"


# -- in a browser --------------------------------------------------------------------------------------------


def test_pages_and_replays_stay_small(site: dict[str, bytes]) -> None:
    """Check sizes: in some 8,000 files, shared content takes the most space."""
    pages = {name: len(content) for name, content in site.items() if name.startswith(("rules/", "scenarios/"))}
    of_scenarios = [size for name, size in pages.items() if name.startswith("scenarios/")]
    of_rules = [size for name, size in pages.items() if name.startswith("rules/") and name.endswith(".html")]
    assert sum(of_scenarios) / len(of_scenarios) < 900
    assert sum(of_rules) / len(of_rules) < 1_600
    films = len(site["films/vtes/actions/bleed.json.z"])
    assert films / len(reel(site, "vtes/actions/bleed.feature")["films"]) < 600


@pytest.fixture(scope="module")
def page(site: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Yield a Chromium page of phone width at the served site."""
    folder = tmp_path_factory.mktemp("site")
    for name, content in site.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        with chromium() as browser:
            yield fresh_page(browser, 390, 844, base_url=f"http://127.0.0.1:{server.server_port}/")
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A file server that logs nothing."""

    def log_message(self, *args: Any) -> None: ...


def test_question_leads_to_a_moment_and_its_link(page: Any) -> None:
    page.goto("index.html")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.get_by_role("searchbox", name="Search").fill("is a bleed directed")
    page.locator("#found a", has_text="A bleed is a directed action.").click()
    page.locator("ul.scenarios a").first.click()
    page.wait_for_selector("#film.playing")
    page.keyboard.press("ArrowRight")
    levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map((each) => Number(each.tagName[1]))")
    assert 3 in levels
    whole(levels, "a film")
    page.get_by_label("View").select_option(label="as Alexis")
    said = page.locator(".counter").inner_text()
    assert said.startswith("1 of "), said
    assert page.locator(".events li").count() > 0
    link = page.url
    assert link.endswith("#moment=1&as=Alexis")
    fresh = page.context.browser.new_context().new_page()
    fresh.goto(link)
    fresh.wait_for_selector("#film.playing")
    assert fresh.locator(".counter").inner_text() == said
    assert fresh.locator("select").first.input_value() == "Alexis"
    fresh.context.close()


def test_damaged_link_error_says_what_is_wrong(page: Any, site: dict[str, bytes]) -> None:
    scenario = next(name for name in site if name.startswith("scenarios/VTES"))
    page.goto(f"{scenario}#moment=99&as=<b>Nobody")
    page.wait_for_selector("#film.playing")
    said = page.locator(".counter").inner_text()
    assert "there is no player <b>Nobody" in said
    assert "there is no moment 99" in said


def test_page_search_finds_what_players_look_for(page: Any) -> None:
    sets = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(QUESTIONS.glob("*.toml"))]
    questions = [each for found in sets for each in found["question"]]
    page.goto("index.html")
    found = page.evaluate(
        """async (questions) => {
          const { Finder } = await import(new URL("explorer.js", location.href))
          const answer = await fetch("search.json.z")
          const index = await new Response(answer.body.pipeThrough(new DecompressionStream("deflate"))).json()
          const finder = new Finder(index)
          return questions.map((question) => finder.find(question, 3).map((rule) => rule.id))
        }""",
        [each["ask"] for each in questions],
    )
    right = [
        any(fnmatchcase(name, rule) for name in ids for rule in each["rules"])
        for each, ids in zip(questions, found, strict=True)
    ]
    print(f"{sum(right)} of {len(right)} among the first three")
    assert sum(right) >= 0.8 * len(right)
