"""The position editor: the server's answers, and a complete edit in a browser."""

from __future__ import annotations

import http.client
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route

from conformance import games
from conformance.adapters import connect
from conformance.explorer.localization import script_texts
from conformance.explorer.position_editor import MOST_BYTES, Editing, kit
from conformance.game_tree.sharing import Document, SharedStart, pack, unpack
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case, load_cases
from conformance.verdict.reports.html import environment_of, own
from tests.conformance.browser import chromium, fresh_page
from tests.engine.positions.refused import REFUSED

FEATURES = Path(__file__).parents[3] / "features"
EVIL = "<img src=x onerror=alert(1)>"
WAUNEKA: dict[str, Any] = {
    "game": "vtes",
    "seats": [{"name": "Sarah", "ready": [{"card": "Wauneka"}]}, {"name": EVIL}],
}


@cache
def some_cases() -> list[Case]:
    return load_cases([FEATURES / "vtes/actions/bleed.feature"])


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """Yield the address of a server with only the editor."""
    environment = environment_of("conformance.explorer")
    cases = some_cases()
    alone = threading.Lock()
    engine = connect("reference")

    @contextmanager
    def lease() -> Iterator[Engine]:
        with alone:
            yield engine

    def still(name: str, kind: str) -> Route:
        return Route(f"/{name}", lambda _: Response(own(environment, name), media_type=kind))

    beside = [still(name, "text/javascript") for name in ("explorer.js", "table.js", "words.js")]
    beside.append(still("explorer.css", "text/css"))
    beside.append(Route("/texts.js", lambda _: Response(script_texts(), media_type="text/javascript")))
    app = Starlette(routes=[*Editing(lease, cases).routes, *beside])
    running = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive()
    yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}/"
    running.should_exit = True
    thread.join()
    engine.close()


def asked(server: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Return status and answer."""
    connection = http.client.HTTPConnection(server.split("/")[2])
    try:
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection.request("GET" if body is None else "POST", f"/{path}", content)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


# -- limits -----------------------------------------------------------------------------------------------------------


def outline(rows: int, steps: int, cells: int = 1) -> str:
    names = [f"a{number}" for number in range(cells)]
    lines = ["Feature: f", "  Scenario Outline: s", *["    Given x <a0>"] * steps, "    Examples:"]
    return "\n".join([*lines, f"|{'|'.join(names)}|", *[f"|{'|'.join('1' * cells)}|"] * rows])


@pytest.mark.parametrize("text", [outline(300_000, 1), outline(300, 1_000), outline(10, 40, 2_000)])
def test_huge_outline_is_refused_at_once(server: str, text: str) -> None:
    status, told = asked(server, "api/begun", {"game": "vtes", "text": text})
    assert (status, "the outline has too many" in told["error"]) == (413, True)


def test_only_the_first_scenario_of_a_file_is_read(server: str) -> None:
    text = (FEATURES / "vtes/actions/bleed.feature").read_text(encoding="utf-8")
    _, alone = asked(server, "api/begun", {"game": "vtes", "text": text})
    assert "seats" in alone["position"]
    assert asked(server, "api/begun", {"game": "vtes", "text": text + outline(300_000, 1)})[1] == alone


# -- what is answered --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game.name for game in games.GAMES if game.words])
def test_editor_gets_all_data_of_a_game(server: str, game: str) -> None:
    status, told = asked(server, f"api/editor/{game}")
    assert status == 200
    assert told == kit(game)
    assert told["cards"] == sorted(games.find(game).vocabulary.names.known)
    assert "SeatPosition" in told["schema"]["$defs"]
    assert all(start["position"]["seats"] for start in told["starts"])


def test_unknown_game_is_an_error(server: str) -> None:
    status, told = asked(server, "api/editor/chess")
    assert status == 404
    assert "no game is called 'chess'" in told["error"]


@pytest.mark.parametrize("game", REFUSED)
def test_problem_uses_the_words_of_the_protocol(server: str, game: str) -> None:
    named = 0
    for problem, position in REFUSED[game][:12]:
        status, told = asked(server, "api/position", {"position": {**position, "game": game}})
        assert status == 200
        assert told["problem"]["problem"] == problem
        assert told["problem"]["problem"] in kit(game)["problems"]
        named += bool(told["problem"]["where"])
    assert named


def test_accepted_position_names_the_open_decision(server: str) -> None:
    assert asked(server, "api/position", {"position": WAUNEKA}) == (
        200,
        {"problem": None, "says": "Sarah to act: take an action or end the minion phase"},
    )
    status, told = asked(
        server, "api/scenario", {"position": WAUNEKA | {"seats": [{"name": "Sarah"}, {"name": "Tom"}]}}
    )
    assert status == 200
    assert "Given Sarah and Tom sit clockwise" in told["text"]


def test_position_starts_from_scenario_givens_or_toml(server: str) -> None:
    case = some_cases()[0]
    status, told = asked(server, "api/begun", {"scenario": case.id})
    assert status == 200
    assert told["position"]["game"] == "vtes"
    assert asked(server, "api/position", {"position": told["position"]})[1]["problem"] is None
    givens = "Given Sarah and Tom sit clockwise\n  And Sarah's Wauneka is ready\n  When Wauneka hunts"
    begun = asked(server, "api/begun", {"game": "vtes", "text": givens})[1]["position"]
    assert begun["seats"][0]["ready"] == [{"card": "Wauneka"}]
    toml = '[[seats]]\nname = "Sarah"\n[[seats]]\nname = "Tom"\n'
    begun = asked(server, "api/begun", {"game": "vtes", "text": toml})[1]["position"]
    assert begun == {"game": "vtes", "seats": [{"name": "Sarah"}, {"name": "Tom"}]}


@pytest.mark.parametrize(
    ("path", "body", "status", "message"),
    [
        ("api/position", b"{", 400, "not a JSON object"),
        ("api/position", b"[" * 100_000, 400, "not a JSON object"),
        ("api/position", b"\xff", 400, "not a JSON object"),
        ("api/position", {"position": 7}, 400, "`position` is missing"),
        ("api/position", b" " * (MOST_BYTES + 1), 413, "too large: at most 2,000,000 bytes"),
        ("api/begun", {"scenario": "VTES-0"}, 404, "no scenario VTES-0"),
        ("api/begun", {"game": "chess", "text": "x"}, 422, "chess"),
        ("api/begun", {"game": "vtes", "text": "Given the moon is made of cheese"}, 422, "no Given step"),
        ("api/begun", {"game": "vtes", "text": "Feature: none"}, 400, "the text has no scenario"),
        ("api/scenario", {"position": {"seats": []}}, 422, "too-few-seats at seats"),
    ],
)
def test_invalid_request_says_why(server: str, path: str, body: Any, status: int, message: str) -> None:
    found, told = asked(server, path, body)
    assert found == status
    assert message in told["error"]


# -- in a browser ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as running:
        yield running


def opened(browser: Any, server: str, position: Any = None, width: int = 1400) -> Any:
    """Yield a fresh editor page at a position; its errors are collected in `faults`."""
    page = fresh_page(browser, width, base_url=server, color_scheme="dark")
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("dialog", lambda dialog: page.faults.append(dialog.message))
    link = position and "#t=" + pack(Document(format=1, game=position["game"], start=SharedStart(position=position)))
    page.goto(f"editor{link or ''}")
    page.locator(".table .side").first.wait_for()
    return page


def reaches(page: Any, position: Any, condition: str = "The engine accepts this position") -> None:
    """Wait until the page's address has that position and the engine gives that answer."""
    for _ in range(80):
        if (found := unpack(page.evaluate("location.href")).start.position) == position:
            break
        page.wait_for_timeout(100)
    assert found == position
    page.locator(".status", has_text=condition).wait_for()


def add(page: Any, region: str, *cards: str) -> None:
    """Add cards to a region with the keyboard alone."""
    page.get_by_role("button", name=re.compile(f"^{region}.*add$")).focus()
    page.keyboard.press("Enter")
    field = page.get_by_role("combobox", name="Add a card by name")
    field.focus()
    for card in cards:
        page.keyboard.type(card)
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def test_position_from_an_empty_table_to_a_link_and_back(browser: Any, server: str) -> None:
    page = opened(browser, server)
    page.get_by_role("button", name="Start from…").click()
    page.get_by_role("button", name="An empty table of 3").click()
    add(page, "Sarah: ready", "wauneka", "nas")
    add(page, "Sarah: hand", "Bonding", "govern the un")
    add(page, "Alexis: ready", "Ayel")
    page.locator('[data-choose="seats[0].ready[0]"]').click()
    page.get_by_label("blood", exact=True).fill("9")
    page.keyboard.press("Tab")
    page.locator(".status.bad").wait_for()
    said = "blood-over-capacity: 9 is more than the capacity of 5"
    assert page.locator('[data-path="seats[0].ready[0]"] .wrong').inner_text() == said
    assert page.locator(".sheet .wrong").inner_text() == said
    page.get_by_role("button", name="blood: one less").click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("blood", exact=True).fill("3")
    page.get_by_role("checkbox", name="locked").click()
    page.locator('[data-choose="seats[0].ready[1]"]').focus()
    page.keyboard.press("m")
    page.keyboard.press("Tab")
    page.get_by_label("Move to").select_option(label="Sarah: torpor")
    page.get_by_role("button", name="The table: edit").click()
    page.get_by_label("seat", exact=True).select_option("Sarah")
    page.get_by_label("phase", exact=True).select_option("minion")
    page.get_by_role("button", name="Tom: edit").click()
    page.get_by_label("name", exact=True).fill(EVIL)
    page.keyboard.press("Tab")
    expected = {
        "game": "vtes",
        "edition": "v5",
        "turn": {"seat": "Sarah", "phase": "minion"},
        "seats": [
            {
                "name": "Sarah",
                "hand": ["Bonding", "Govern the Unaligned"],
                "ready": [{"card": "Wauneka", "blood": 3, "locked": True}],
                "torpor": [{"card": "Nassir"}],
            },
            {"name": "Alexis", "ready": [{"card": "Ayelech"}]},
            {"name": EVIL},
        ],
    }
    page.get_by_role("heading", name=EVIL).first.wait_for()
    reaches(page, expected)
    assert (
        page.get_by_role("link", name="Play this position").get_attribute("href")
        == "table#" + page.url.partition("#")[2]
    )
    fresh = browser.new_context().new_page()
    fresh.goto(page.url)
    reaches(fresh, expected)
    assert fresh.locator('[data-choose="seats[0].ready[0]"]').inner_text().split("\n") == [
        "Wauneka",
        "locked",
        "blood 3",
    ]
    assert fresh.locator("img").count() == 0
    assert page.faults == []
    with page.expect_download() as download:
        page.locator("summary", has_text="Download").click()
        page.get_by_role("button", name="Position (JSON)").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8")) == expected
    fresh.context.close()
    page.context.close()


def test_cards_are_dragged_between_hands_rows_and_piles(browser: Any, server: str) -> None:
    page = opened(browser, server, WAUNEKA)
    wauneka = page.locator('[data-choose="seats[0].ready[0]"]')
    wauneka.hover()
    page.mouse.down()
    page.locator('[data-into="seats[1].hand"]').hover()
    page.mouse.up()
    page.locator('[data-choose="seats[1].hand[0]"]').wait_for()
    dragged = {"game": "vtes", "seats": [{"name": "Sarah"}, {"name": EVIL, "hand": ["Wauneka"]}]}
    reaches(page, dragged, "wrong-region at seats[1].hand[0]")
    page.keyboard.press("Control+z")
    reaches(page, WAUNEKA)
    page.context.close()


def test_unknown_keys_are_kept_and_can_be_removed(browser: Any, server: str) -> None:
    odd = {**WAUNEKA, "seats": [{"name": "Sarah", "ready": 7, "mood": {"of": EVIL}}, {"name": "Tom"}]}
    page = opened(browser, server, odd)
    reaches(page, odd, "at seats[0]")
    page.get_by_role("button", name="Show").click()
    page.get_by_role("button", name="mood: remove").click()
    page.get_by_role("button", name="ready: reset to default").click()
    reaches(page, {"game": "vtes", "seats": [{"name": "Sarah"}, {"name": "Tom"}]})
    assert page.faults == []
    page.context.close()


def test_damaged_link_error_says_what_is_wrong(browser: Any, server: str) -> None:
    page = opened(browser, server)
    page.goto("about:blank")
    page.goto(f"{server}editor#t=" + pack(Document(format=1, game="vtes", start=SharedStart(position=WAUNEKA)))[:50])
    page.locator(".status", has_text="This link cannot be opened: the link is cut off").wait_for()
    page.get_by_role("button", name="Start from…").click()
    page.get_by_label("Your own").fill("Given nobody knows what")
    page.get_by_role("button", name="Open").click()
    page.get_by_role("alert").filter(has_text="no Given step").wait_for()
    page.get_by_label("Your own").fill("Given Sarah and Tom sit clockwise\nAnd Sarah holds Bonding")
    page.get_by_role("button", name="Open").click()
    page.locator('[data-choose="seats[0].hand[0]"]').wait_for()
    page.context.close()


SEATS: list[dict[str, Any]] = [{"name": "Sarah"}, {"name": "Tom"}, {"name": "Rui"}]
POSITIONS = [{"location": "Location 1", "cards": [{"card": "Hunt"}]}]
WHOLE: dict[str, tuple[dict[str, Any], dict[str, tuple[str, str]]]] = {
    "vtes": (
        {"seats": [SEATS[0] | {"ready": [{"card": "Wauneka"}]}, SEATS[1]]},
        {"CardInPlay": ("seats[0].ready[0]", "seats[0].ready[0]"), "Turn": ("", "turn")},
    ),
    "vendetta": (
        {
            "seats": [SEATS[0] | {"positions": POSITIONS}, *SEATS[1:]],
            "locations": [{"location": "Location 1"}],
            "stop": {"phase": "planning"},
        },
        {
            "DeployedCard": ("seats[0].positions[0].cards[0]", "seats[0].positions[0].cards[0]"),
            "PositionAtLocation": ("seats[0].positions[0]", "seats[0].positions[0]"),
            "LocationPosition": ("locations[0]", "locations[0]"),
            "Turn": ("", "turn"),
            "Stop": ("", "stop"),
        },
    ),
    "rivals": (
        {
            "seats": [SEATS[0] | {"haven": [{"card": "Lucky"}]}, SEATS[1]],
            "turn": {"lasting": [{"word": "intel", "amount": 1}]},
            "stop": {"phase": "action"},
        },
        {
            "CardInPlay": ("seats[0].haven[0]", "seats[0].haven[0]"),
            "Turn": ("", "turn"),
            "Lasting": ("", "turn.lasting[0]"),
            "Stop": ("", "stop"),
        },
    ),
}
"""Game → a position with something of each kind; name of each → selection and path."""
HAS_PLACE = """([path, key]) => {
  const at = path ? `${path}.${key}` : key
  const ids = [...document.querySelectorAll(".sheet [id]")].map((each) => each.id)
  const within = (id) => id === `at-${at}` || [".", "-", "["].some((next) => id.startsWith(`at-${at}${next}`))
  return ids.some(within) || (key === "attached" && ids.includes("bear"))
    || document.querySelector(`[data-path="${CSS.escape(at)}"], [data-path="${CSS.escape(at)}[0]"]`) !== null
}"""


@pytest.mark.parametrize("game", [game.name for game in games.GAMES if game.words])
def test_every_key_of_a_position_has_a_field_or_a_place(browser: Any, server: str, game: str) -> None:
    position, of = WHOLE[game]
    of = {"Position": ("", ""), "SeatPosition": ("seats[0]", "seats[0]"), **of}
    shapes = kit(game)["schema"]["$defs"]
    assert set(of) == set(shapes)
    page = opened(browser, server, {"game": game, **position})
    for shape, (chosen, path) in of.items():
        page.locator(f'[data-choose="{chosen}"]').click()
        for key in set(shapes[shape]["properties"]) - ({"game"} if shape == "Position" else set()):
            assert page.evaluate(HAS_PLACE, [path, key]), f"{shape}.{key}"
    assert page.faults == []
    page.context.close()


def test_phone_needs_no_sideways_scrolling(browser: Any, server: str) -> None:
    page = opened(browser, server, WAUNEKA, width=390)
    page.locator('[data-choose="seats[0].ready[0]"]').click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sheet = page.locator(".sheet").bounding_box()
    assert sheet["x"] >= 0
    assert sheet["width"] <= 390
    page.keyboard.press("Escape")
    assert page.locator(".sheet").is_hidden()
    page.context.close()
