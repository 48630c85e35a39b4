"""The explorer's server: access, storage, hidden information, and a judge's case in a browser."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from conformance.adapters import Limits, connect
from conformance.cli import main
from conformance.explorer.server.tables import Gone, Tables
from conformance.game_tree.sharing import MOST_BYTES, Document, SharedChoice, SharedStart, is_link
from conformance.game_tree.tree import GameTree
from tests.cases import suite_cases
from tests.conformance.browser import chromium, fresh_page
from tests.conformance.explorer.axe import violations
from tests.conformance.running import is_running

testclient = pytest.importorskip("starlette.testclient", reason="starlette and httpx are not installed")
httpx = pytest.importorskip("httpx", reason="httpx is not installed")
app = pytest.importorskip("conformance.explorer.server.app", reason="starlette is not installed")
from conformance.explorer.server.pages import LivePages  # noqa: E402 - it needs the modules above

SHOWN = ("vtes/actions/bleed.feature", "vendetta/hidden_information.feature")
JSON = {"content-type": "application/json"}
OTHER = f"stdio:{sys.executable} -m conformance serve"


def reference() -> Any:
    return connect("reference", Limits())


@cache
def cases() -> list[Any]:
    return [case for case in suite_cases() if case.uri in SHOWN]


def server(**engines: Any) -> Any:
    return app.Server(LivePages(cases, reference), {"reference": reference, **engines})


@pytest.fixture(scope="module")
def serving() -> Any:
    return server(other=lambda: connect(OTHER, Limits()))


@pytest.fixture(scope="module")
def client(serving: Any) -> Iterator[Any]:
    with testclient.TestClient(
        app.application(serving), base_url="http://127.0.0.1", raise_server_exceptions=False
    ) as found:
        yield found


def begun(client: Any, **asked: Any) -> Any:
    answer = client.post("/api/tables", json=asked or {"start": "minion-phase"})
    assert answer.status_code == 201, answer.text
    return answer.json()


def act(client: Any, table: Any, **asked: Any) -> Any:
    return client.post(f"/api/tables/{table['id']}", json=asked)


# -- pages -----------------------------------------------------------------------------------------------------------


def test_every_page_of_the_static_site_is_served(serving: Any, client: Any) -> None:
    names = list(dict(serving.pages.pages.written()))
    for name in [
        *names[:12],
        *names[-2:],
        "rules/vtes.bleed.is-directed.html",
        "table",
        "compare",
        "live.js",
        "editor",
    ]:
        answer = client.get(f"/{name}")
        assert answer.status_code == 200, name
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert b"Play on from here" in client.get(f"/{names[-1]}").content


def test_replay_is_played_on_demand(serving: Any, client: Any) -> None:
    name = next(iter(serving.pages.pages.model.scenarios))
    assert f'data-film="films/{name}.json.z"' in client.get(f"/scenarios/{name}.html").text
    assert client.get(f"/films/{name}.json.z").content[:1] == b"x"


def test_recorded_game_has_its_replay(client: Any) -> None:
    assert "films/vtes/records/contested-impulse.json.z" in client.get("/records/contested-impulse.html").text
    assert client.get("/films/vtes/records/contested-impulse.json.z").content[:1] == b"x"


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/templates/page.html.j2", "/films/../x", "/page.html.j2"],
)
def test_nothing_else_is_served(client: Any, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"error"}


# -- whom it answers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost@evil.example:80", "a b"])
def test_rebound_host_name_is_refused(client: Any, host: str) -> None:
    assert client.get("/table", headers={"host": host}).status_code == 400


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:9", "[::1]:8000", "192.168.1.7"])
def test_ip_address_is_accepted(client: Any, host: str) -> None:
    assert client.get("/table", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://127.0.0.1:81"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"origin": "http://127.0.0.1", "sec-fetch-site": "same-origin"}, 201),
    ],
)
def test_other_pages_cannot_change_anything(client: Any, headers: dict[str, str], status: int) -> None:
    asked = json.dumps({"start": "minion-phase"})
    assert client.post("/api/tables", content=asked, headers=JSON | headers).status_code == status


@pytest.mark.parametrize(
    ("content", "status", "said"),
    [
        (b"{", 400, "truncated"),
        (b"[" * 100_000, 400, ""),
        (b'{"start": 7}', 400, "start"),
        (b"{}", 422, "needs exactly one of"),
        (b'{"start": "../../etc/passwd"}', 422, "there is no start"),
        (b'{"scenario": "<b>"}', 422, "no scenario <b>"),
        (b'{"record": "rubbish"}', 422, "line 1"),
        (b'{"position": {"seats": [{"name": "<script>"}]}}', 422, ""),
        (b'{"document": {"format": 2}}', 422, "newer"),
        (b'{"start": "minion-phase", "engine": "stdio:rm"}', 422, "there is no engine"),
        (b'{"text": "' + b"x" * MOST_BYTES + b'"}', 413, "too large"),
    ],
)
def test_invalid_start_is_an_error_without_a_traceback(client: Any, content: bytes, status: int, said: str) -> None:
    answer = client.post("/api/tables", content=content, headers=JSON)
    assert answer.status_code == status, answer.text
    assert said in answer.json()["error"]
    assert "Traceback" not in answer.text


def test_server_error_is_reported_without_a_traceback(client: Any, serving: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(serving, "_begun", lambda asked: 1 / 0)
    answer = client.post("/api/tables", json={"start": "minion-phase"})
    assert answer.status_code == 500
    assert "division" not in answer.text


@pytest.mark.parametrize(("path", "status", "title"), [("/x/y", 404, "No such page"), ("/table", 500, "The server")])
def test_people_get_a_page_about_an_error(
    client: Any, serving: Any, monkeypatch: Any, path: str, status: int, title: str
) -> None:
    monkeypatch.setattr(serving, "starts", None)
    answer = client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert f"<h1>{title}" in answer.text
    assert 'href="/explorer.css"' in answer.text
    assert client.get("/x", headers={"accept": "text/html", "host": "<b>"}).text.count("<b>") == 0
    assert set(client.get(path).json()) == {"error"}


def test_crowded_server_says_so(client: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("conformance.explorer.server.request_guard.REQUESTS", 0)
    answer = client.get("/table")
    assert (answer.status_code, answer.json()["error"]) == (503, "the server is busy; try again in a moment")
    assert "<h1>The server is busy" in client.get("/table", headers={"accept": "text/html"}).text


# -- position editor -------------------------------------------------------------------------------------------------


def test_editor_is_held_to_the_limits_of_the_server(client: Any, monkeypatch: Any) -> None:
    whole = b'{"game": "vtes", "text": "' + b"x" * MOST_BYTES + b'"}'
    assert client.post("/api/begun", content=whole, headers=JSON).status_code == 413
    monkeypatch.setattr(app, "SECONDS", 0.05)
    release = threading.Event()
    with release_at_end(release):
        monkeypatch.setattr("conformance.explorer.position_editor.at_position", lambda *_: release.wait(10))
        answer = client.post("/api/position", json={"position": {}})
        assert (answer.status_code, "that took too long" in answer.json()["error"]) == (503, True)
        client.post("/api/position", json={"position": {}})
        monkeypatch.setattr(app, "WAIT_SECONDS", 0.05)
        assert client.post("/api/position", json={"position": {}}).status_code == 429  # two at a time
        assert client.get("/table").status_code == 200


@contextmanager
def release_at_end(event: threading.Event) -> Iterator[None]:
    try:
        yield
    finally:
        event.set()


def test_body_that_never_ends_is_given_up(client: Any, monkeypatch: Any) -> None:
    async def never(request: Any) -> bytes:
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(app, "whole_body", never)
    monkeypatch.setattr(app, "BODY_SECONDS", 0.01)
    for path in ("/api/tables", "/api/begun", "/api/position", "/api/scenario"):
        assert client.post(path, json={}).status_code == 503, path


# -- connections -----------------------------------------------------------------------------------------------------


@pytest.fixture
def listening() -> Iterator[Callable[..., tuple[str, int]]]:
    """Yield a function that starts a server with some limits and returns its address."""
    uvicorn = pytest.importorskip("uvicorn", reason="uvicorn is not installed")
    from conformance.explorer.server.deadlines import protocol

    begun: list[tuple[Any, threading.Thread]] = []

    def start(**limits: Any) -> tuple[str, int]:
        at = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(
            app.application(server()), log_level="error", http=protocol(**limits), timeout_graceful_shutdown=1
        )
        running = uvicorn.Server(config)
        thread = threading.Thread(target=running.run, kwargs={"sockets": [at]}, daemon=True)
        thread.start()
        begun.append((running, thread))
        start.running = [each for each, _ in begun]  # type: ignore[attr-defined]
        address: tuple[str, int] = at.getsockname()
        return address

    yield start
    for running, thread in begun:
        running.should_exit = True
        thread.join()


def connected(address: tuple[str, int]) -> socket.socket:
    return socket.create_connection(address, timeout=20)


def eventually(holds: Callable[[], bool]) -> bool:
    """Wait until something holds, for at most ten seconds, and return whether it does."""
    end = time.monotonic() + 10
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    return holds()


def is_closed(client: socket.socket) -> bool:
    """Wait for the server, and return whether it has closed the connection."""
    try:
        return client.recv(1) == b""
    except ConnectionResetError:
        return True


GET = b"GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def test_silent_clients_keep_nobody_out(listening: Any) -> None:
    address = listening(connections=4, header=60, idle=60)
    silent = [connected(address) for _ in range(9)]
    for client in silent:
        client.sendall(GET)
    with connected(address) as other:
        other.sendall(GET + b"\r\n")
        assert other.recv(12) == b"HTTP/1.1 200"
    assert is_closed(silent[0])
    for client in silent:
        client.close()


@pytest.mark.parametrize("limits", [{"header": 0.05, "idle": 60}, {"header": 60, "idle": 0.05}])
def test_connection_has_deadlines_for_its_requests(listening: Any, limits: Any) -> None:
    with connected(listening(**limits)) as client:
        if limits["idle"] < 1:
            client.sendall(GET + b"\r\n")
            answer = b""
            while b"</svg>" not in answer:
                answer += client.recv(65_536)
        client.sendall(GET)
        assert is_closed(client)


def test_answer_that_nobody_reads_is_dropped(listening: Any) -> None:
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(listening(write=0.05))
        client.sendall((GET.replace(b"icon.svg", b"editor.js") + b"\r\n") * 500)
        (running,) = listening.running
        assert eventually(lambda: running.server_state.total_requests > 0 and not running.server_state.connections)


def test_aborted_request_is_logged_on_one_line(listening: Any, caplog: Any) -> None:
    address = listening()
    with connected(address) as client:
        head = b"POST /api/begun HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"
        client.sendall(head + b"\r\n{")
        with connected(address) as other:  # an answer shows that the first request has been read
            other.sendall(GET + b"\r\n")
            assert other.recv(12) == b"HTTP/1.1 200"
    assert eventually(lambda: bool(caplog.records))
    assert [each.getMessage() for each in caplog.records] == [
        "/api/begun: the client left in the middle of its request"
    ]
    assert not any(each.exc_info for each in caplog.records)


# -- playing ---------------------------------------------------------------------------------------------------------


def test_choice_is_made_and_undone(client: Any) -> None:
    table = begun(client)
    number, words = table["choices"][1]
    after = act(client, table, do="choose", number=number, at=0).json()
    assert after["line"][1]["words"] == words
    assert any(event["rules"] for event in after["events"])
    assert act(client, table, do="choose", number=1, at=0).status_code == 409
    assert act(client, table, do="back").json()["choices"] == table["choices"]
    assert act(client, table, do="back").status_code == 422
    other = act(client, table, do="choose", number=table["choices"][2][0]).json()
    assert [branch["here"] for branch in other["branches"]] == [False, True]


def test_why_not_is_answered_with_a_rule(client: Any) -> None:
    table = begun(client)
    said = act(client, table, do="why", text="Horst von Brühl bleeds Tom").json()
    assert said["reason"]
    assert said["rule"]["summary"]


def test_hidden_cards_are_not_in_a_seats_answers(client: Any) -> None:
    table = begun(client)
    assert "Telepathic Misdirection" in json.dumps(table["sides"])
    seen = act(client, table, do="look", seat="Tom")
    assert "Telepathic Misdirection" not in seen.text
    assert "Bonding" not in seen.text
    assert seen.json()["choices"] == []
    assert act(client, table, do="choose", number=1, seat="Tom").status_code == 422
    for kept in ("link", "record", "position", "scenario", "table", "why"):
        answer = act(client, table, do=kept, seat="Tom", text="Sarah ends")
        assert answer.status_code == 422, kept
        assert "would reveal hidden cards" in answer.json()["error"]
    assert act(client, table, do="look", seat="<b>").status_code == 422


def test_table_is_saved_in_every_form(client: Any) -> None:
    table = begun(client)
    act(client, table, do="choose", number=2)
    kept = {kind: act(client, table, do=kind).json()["text"] for kind in app.KEPT}
    assert is_link(kept["link"])
    again = begun(client, document=json.loads(kept["table"]))
    assert [each["words"] for each in again["line"]] == [
        each["words"] for each in act(client, table, do="look").json()["line"]
    ]
    assert len(begun(client, record=kept["record"])["line"]) == 2
    assert begun(client, position=json.loads(kept["position"]))["pending"] == again["pending"]
    assert "When " in kept["scenario"]


def test_table_starts_at_a_moment_of_a_replay(client: Any, serving: Any) -> None:
    case = next(each for each in serving.pages._cases.values() if sum(s.kind == "when" for s in each.steps) == 1)
    first, last = (begun(client, scenario=case.id, moment=moment) for moment in (0, 1))
    assert len(first["line"]) == 1 < len(last["line"])
    assert client.post("/api/tables", json={"scenario": case.id, "moment": 2}).status_code == 422


def test_engines_are_compared_side_by_side(client: Any) -> None:
    table = begun(client)
    act(client, table, do="choose", number=2)
    document = json.loads(act(client, table, do="table").json()["text"])
    found = client.post("/api/compare", json={"document": document}).json()
    assert [row["parts"] for row in found["rows"]] == [[], []]
    assert list(found["rows"][0]["told"]) == ["reference", "other"]


def test_difference_between_engines_is_marked() -> None:
    from conformance.explorer.server.compare import compare

    class Refusing:
        """The reference engine, but it refuses every choice."""

        def __init__(self) -> None:
            self.engine = reference()

        def __getattr__(self, name: str) -> Any:
            return getattr(self.engine, name)

        def choose(self, seat: str, choice: Any) -> Any:
            from conformance.protocol.engine import IllegalChoice

            raise IllegalChoice("never", "vtes.none")

    position = server().starts["minion-phase"]["position"]
    entry = SharedChoice(seat="Sarah", choice={"do": "pass"})
    document = Document(format=1, game="vtes", start=SharedStart(position=position), line=[entry])
    rows = compare(document, {"right": reference(), "wrong": Refusing()}, lambda _: None)
    assert rows[0]["parts"] == []
    assert rows[1]["parts"] == ["goes on"]
    assert rows[1]["told"]["wrong"] == "refuses: never (vtes.none)"


# -- what it keeps ---------------------------------------------------------------------------------------------------


def opened(tables: Tables, name: str = "reference") -> Any:
    position = server_position()
    return tables.open(name, lambda engine: GameTree.begin(engine, "vtes", "v5", position))


def server_position() -> Any:
    from conformance.explorer.server.pages import starts

    return next(each["position"] for each in starts() if each["name"] == "minion-phase")


def test_long_request_blocks_nobody_and_closes_its_table(monkeypatch: Any) -> None:
    monkeypatch.setattr(app, "SECONDS", 0.2)
    found, release = server(), threading.Event()
    with testclient.TestClient(app.application(found), base_url="http://127.0.0.1") as client:
        slow, other = begun(client), begun(client)
        with found.tables.at(slow["id"]) as sitting:
            monkeypatch.setattr(sitting.engine, "choose", lambda *_: release.wait(10))
        answers: list[Any] = []
        thread = threading.Thread(target=lambda: answers.append(act(client, slow, do="choose", number=1)))
        thread.start()
        assert act(client, other, do="look").status_code == 200
        thread.join()
        assert answers[0].status_code == 503
        release.set()
        end = time.monotonic() + 5
        while len(found.tables) > 1 and time.monotonic() < end:
            time.sleep(0.01)
        assert act(client, slow, do="look").status_code == 410
        assert act(client, other, do="look").status_code == 200


def test_busy_server_says_so_and_loses_nothing(monkeypatch: Any) -> None:
    monkeypatch.setattr(app, "WORKERS", 1)
    monkeypatch.setattr(app, "WAIT_SECONDS", 0.05)
    found, release = server(), threading.Event()
    with testclient.TestClient(app.application(found), base_url="http://127.0.0.1") as client:
        table = begun(client)
        found._workers.submit(release.wait, 10)
        assert act(client, table, do="look").status_code == 429
        release.set()
        assert act(client, table, do="look").status_code == 200


def test_least_recently_used_table_makes_room() -> None:
    tables = Tables({"reference": reference}, tables=2)
    first, second = opened(tables), opened(tables)
    with tables.at(first.key):
        pass
    opened(tables)
    assert len(tables) == 2
    with pytest.raises(Gone), tables.at(second.key):
        pass
    tables.close()
    assert len(tables) == 0


def test_idle_table_is_closed() -> None:
    tables = Tables({"reference": reference}, idle=0.0)
    opened(tables)
    time.sleep(0.01)
    tables.tidy()
    assert len(tables) == 0


def test_engine_process_ends_with_its_table(tmp_path: Path) -> None:
    script = written_engine(tmp_path)
    tables = Tables(
        {"reference": reference, "other": lambda: connect(f"stdio:{sys.executable} {script}", Limits())}, processes=1
    )
    opened(tables, "other")
    opened(tables, "other")
    pids = started(tmp_path)
    assert len(pids) == 2
    assert sum(is_running(pid) for pid in pids) == 1
    tables.close()
    assert not any(is_running(pid) for pid in pids)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_engines_end_with_the_server(tmp_path: Path, how: signal.Signals) -> None:
    spec = f"stdio:{sys.executable} {written_engine(tmp_path)}"
    command = [sys.executable, "-m", "conformance", "explore", "--no-open", "--engine", spec]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            at = running.stdout.readline().split()[0]
            answer = httpx.post(f"{at}api/tables", json={"start": "minion-phase", "engine": spec}, timeout=60)
            assert answer.status_code == 201, answer.text
            (pid,) = started(tmp_path)
            assert is_running(pid)
        finally:
            running.send_signal(how)
        running.wait(20)
    end = time.monotonic() + 10
    while is_running(pid) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_running(pid)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["VTES-none"], "no scenario has the id"),
        (["nothing.json"], "nothing.json"),
        (["--engine", "rubbish"], "names no engine"),
        (["--host", "256.0.0.1"], "cannot listen on 256.0.0.1"),
    ],
)
def test_unusable_server_options_are_refused(arguments: list[str], said: str) -> None:
    found = CliRunner().invoke(main, ["explore", "--no-open", *arguments])
    assert found.exit_code == 2
    assert said in found.output


def written_engine(folder: Path) -> Path:
    """Write the reference engine as a program that records its process id in a folder."""
    script = folder / "engine.py"
    script.write_text(f"""
import os, pathlib, runpy, sys
pathlib.Path({str(folder)!r}, str(os.getpid())).touch()
sys.argv = ["justicar", "serve"]
runpy.run_module("conformance", run_name="__main__")
""")
    return script


def started(folder: Path) -> list[int]:
    return [int(path.name) for path in folder.iterdir() if path.name.isdecimal()]


# -- in a browser ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    uvicorn = pytest.importorskip("uvicorn", reason="uvicorn is not installed")
    listening = socket.create_server(("127.0.0.1", 0))
    running = uvicorn.Server(uvicorn.Config(app.application(server()), log_level="error"))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    at = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    try:
        with chromium() as playing:
            playing.at = at
            yield playing
    finally:
        running.should_exit = True
        thread.join()


def test_judges_case_from_question_to_link_and_back(browser: Any) -> None:
    page = fresh_page(browser, 390, 844, base_url=browser.at)
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    page.goto("index.html")
    page.get_by_role("searchbox", name="Search").fill("is a bleed directed")
    page.locator("#found a", has_text="A bleed is a directed action.").click()
    page.locator("ul.scenarios a").first.click()
    page.wait_for_selector("#film.playing")
    page.keyboard.press("ArrowRight")
    page.get_by_role("link", name="Play on from here").click()
    page.wait_for_selector("#live .table")
    page.get_by_label("I want to").fill("Alexis bleeds Sarah")
    page.get_by_role("button", name="Why not?").click()
    page.wait_for_selector("#answer p")
    line = page.locator(".counter").inner_text()
    page.locator(".choice").first.click()
    page.wait_for_function("line => document.querySelector('.counter').innerText !== line", arg=line)
    page.wait_for_function("() => location.hash.startsWith('#t=')")
    page.wait_for_function("() => !document.body.classList.contains('working')")
    shown = [page.locator(each).inner_text() for each in (".counter", "#live .table", "#decision")]
    fresh = fresh_page(browser, 1400, 900, base_url=browser.at)
    fresh.goto(page.url)
    fresh.wait_for_selector("#live .table")
    assert [fresh.locator(each).inner_text() for each in (".counter", "#live .table", "#decision")] == shown
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert problems == []
    fresh.close()


def test_markup_in_names_is_shown_as_text(browser: Any) -> None:
    page = fresh_page(browser, 1400, 850, base_url=browser.at)
    seats = [{"name": "<img src=x onerror=alert(1)>", "pool": 3}, {"name": "Tom", "pool": 3}]
    document = Document(
        format=1, game="vtes", start=SharedStart(position={"game": "vtes", "seats": seats, "turn": {"phase": "minion"}})
    )
    from conformance.game_tree.sharing import pack

    page.goto(f"table#t={pack(document)}")
    page.wait_for_function("() => document.querySelector('#live .table, #said.problem')")
    assert page.locator("img").count() == 0
    assert "<img src=x" in page.locator("main").inner_text()


@pytest.mark.parametrize(("width", "scheme", "motion"), [(390, "dark", "reduce"), (1400, "light", "no-preference")])
def test_axe_finds_no_problem(browser: Any, width: int, scheme: str, motion: str) -> None:
    page = fresh_page(browser, width, 850, base_url=browser.at, color_scheme=scheme, reduced_motion=motion)

    def clean(what: str) -> None:
        assert violations(page) == [], what
        assert page.evaluate("document.documentElement.scrollWidth") <= width, what

    page.goto("table")
    clean("the beginning")
    page.locator("[data-start=minion-phase]").click()
    page.wait_for_selector("#live .table")
    page.get_by_role("button", name="Sully bleeds Alexis").click()
    page.wait_for_function("() => document.querySelector('.counter').innerText.startsWith('1 of 1')")
    for closed in page.locator("summary").all():
        closed.click()
    clean("a table")
    page.get_by_label("View").select_option(label="as Tom")
    page.wait_for_selector(".tile.hidden")
    clean("a seat's view")
    page.goto("compare")
    page.wait_for_selector("#said.problem")
    clean("nothing to compare")
    page.goto("editor")
    clean("the editor")
    page.context.close()


def test_choice_works_while_the_address_is_written(browser: Any) -> None:
    page = fresh_page(browser, 1400, 850, base_url=browser.at)
    held: list[Any] = []

    def hold(route: Any) -> None:
        if '"link"' in (route.request.post_data or "") and not held:
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/tables/*", hold)
    page.goto("table")
    page.locator("[data-start=minion-phase]").click()
    page.get_by_role("button", name="Sully bleeds Alexis").click()
    page.wait_for_function("() => document.querySelector('.counter').innerText.startsWith('1 of 1')")
    page.wait_for_function("() => location.hash.startsWith('#t=')")
    written = page.evaluate("location.hash")
    held[0].continue_()
    page.wait_for_timeout(200)
    assert page.evaluate("location.hash") == written
    page.context.close()


def test_table_is_played_with_the_keyboard_alone(browser: Any) -> None:
    page = fresh_page(browser, 1400, 850, base_url=browser.at)
    page.goto("table")
    page.locator("[data-start=minion-phase]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#live .table")
    assert page.evaluate("document.activeElement.id") == "decision"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('choice')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.counter').innerText.startsWith('1 of 1')")
    page.wait_for_function("() => !document.body.classList.contains('working')")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.querySelector('.counter').innerText.startsWith('0 of 1')")
    page.close()
