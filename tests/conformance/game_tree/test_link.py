"""Links and files of shared games: round trips, damaged links, and the same results in a browser."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.adapters import EngineSession, connect
from conformance.explorer.localization import script_texts
from conformance.game_tree import sharing
from conformance.game_tree.sharing import (
    MOST_BYTES,
    MOST_CHARACTERS,
    Document,
    LinkError,
    SharedChoice,
    SharedStart,
    document_of,
    is_document,
    open_document,
    pack,
    unpack,
    written,
)
from conformance.game_tree.tree import GameTree, GameTreeError
from conformance.runner.cases import Case, load_cases
from tests.conformance.browser import chromium

FEATURES = Path(__file__).parents[3] / "features"
SCRIPT = Path(sharing.__file__).parents[1] / "explorer/templates/link.js"
POSITION: dict[str, Any] = {
    "edition": "v5",
    "turn": {"seat": "Sarah", "phase": "minion"},
    "seats": [
        {"name": "Sarah", "ready": [{"card": "Wauneka"}]},
        {"name": "Alexis", "ready": [{"card": "Ayelech"}]},
        {"name": "Ines <b>", "ready": [{"card": "Colette"}]},
    ],
}
BLEED = {"do": "bleed", "minion": "Wauneka", "target": "Alexis"}

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=12,
)
objects = st.dictionaries(texts, values, max_size=4)
starts = st.builds(SharedStart, position=objects) | st.builds(
    SharedStart, scenario=names, step=st.none() | st.integers(0, 50)
)  # fmt: skip
entries = st.lists(st.builds(SharedChoice, st.none() | names, objects), max_size=4)
documents = st.builds(
    Document,
    format=st.just(1),
    game=names,
    start=starts,
    edition=st.none() | names,
    engine=st.none() | names,
    line=entries,
    at=st.none() | st.just(0),
    seat=st.none() | names,
)


@pytest.fixture(scope="module")
def reference() -> Iterator[EngineSession]:
    with connect("reference") as session:
        yield session


@pytest.fixture(scope="module")
def suite() -> dict[str, Case]:
    return {case.id: case for case in load_cases([FEATURES / "vtes/politics/blood_hunt.feature"])}


def sealed(plain: bytes, wbits: int = -zlib.MAX_WBITS) -> str:
    """Return a link with any content and a matching checksum."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, wbits)
    body = squeezed.compress(plain) + squeezed.flush()
    body = len(body).to_bytes(4, "big") + body
    return "a" + base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body).decode().rstrip("=")


@given(documents)
def test_document_survives_link_and_file(document: Document) -> None:
    text = pack(document)
    assert unpack(text) == document
    assert unpack(f"http://127.0.0.1:8000/table#t={text}&as=above") == document
    assert sharing.read(written(document).encode()) == document
    assert is_document(json.loads(written(document)))


@given(documents, st.data())
def test_damaged_link_fails_or_means_the_same(document: Document, data: st.DataObject) -> None:
    text = pack(document).encode()
    at = data.draw(st.integers(0, len(text) - 1))
    bit = 1 << data.draw(st.integers(0, 7))
    for bent in (text[:at] + bytes([text[at] ^ bit]) + text[at + 1 :], text[:at], text[:at] + text[at + 1 :]):
        try:
            assert unpack(bent.decode("latin-1")) == document
        except LinkError:
            continue


def test_every_flipped_bit_and_truncation_of_a_link() -> None:
    document = Document(
        format=1, game="vtes", start=SharedStart(position=POSITION), line=[SharedChoice("Sarah", BLEED)]
    )
    text = pack(document)
    for at in range(len(text)):
        for bent in [text[:at], *(text[:at] + chr(ord(text[at]) ^ 1 << bit) + text[at + 1 :] for bit in range(8))]:
            try:
                assert unpack(bent) == document
            except LinkError:
                continue


@given(st.text(max_size=80) | st.text("abcAZ09-_=", max_size=80) | st.binary(max_size=200).map(lambda b: sealed(b)))
def test_arbitrary_text_raises_link_error(text: str) -> None:
    with pytest.raises(LinkError):
        unpack(text)


ROUGH = Document(format=1, game="vtes", start=SharedStart(position=POSITION))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (pack(ROUGH)[:40], "the link is cut off"),
        (pack(ROUGH)[:1], "the link is cut off"),
        (pack(ROUGH) + "AAAA", "the link was changed"),
        ("b" + pack(ROUGH)[1:], "the link is of a newer Justicar: it begins with 'b'"),
        ("<script>", "that is no link of Justicar"),
        ("", "that is no link of Justicar"),
        ("a" * (MOST_CHARACTERS + 1_001), "too large: the link has 101,001 characters, at most 100,000"),
        (sealed(b" " * (MOST_BYTES + 1)), "too large: what is in the link exceeds the maximum of 2,000,000 bytes"),
        (sealed(b"{}", zlib.MAX_WBITS), "the link was changed: its content cannot be decompressed"),
        (sealed(b'{"format": 2}'), "the table is of a newer Justicar (format 2)"),
        (sealed(b"[" * 100_000), "that is no table of Justicar"),
        (sealed(b"\xff"), "that is no table of Justicar"),
        (sealed(b'{"format": 1, "game": "vtes", "start": {}}'), "with either a `scenario` or a `position`"),
        (
            sealed(b'{"format": 1, "game": "vtes", "start": {"position": {}, "step": 1}}'),
            "`step` needs a `scenario`",
        ),
        (sealed(b'{"format": 1, "game": "vtes", "start": {"position": {}}, "at": 1}'), "`at` is 1, and the line has 0"),
        (sealed(b'{"format": 1, "game": "vtes", "start": {"position": {}}, "run": "rm"}'), "unknown field `run`"),
    ],
)
def test_each_link_fault_has_its_message(text: str, message: str) -> None:
    with pytest.raises(LinkError, match=".") as refused:
        unpack(text)
    assert message in str(refused.value)


def test_document_too_large_for_a_link_is_rejected() -> None:
    noise = [f"{number * 2654435761 % 2**32:x}" for number in range(25_000)]
    with pytest.raises(LinkError, match="too large for a link: "):
        pack(Document(format=1, game="vtes", start=SharedStart(position={"seats": noise})))
    with pytest.raises(LinkError, match="too large: the table has"):
        pack(Document(format=1, game="vtes", start=SharedStart(position={"seats": "x" * MOST_BYTES})))
    with pytest.raises(LinkError, match="cannot be written"):
        pack(Document(format=1, game="vtes", start=SharedStart(position={"seats": "\ud800"})))


def test_link_keeps_line_and_current_node(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    table.choose({"do": "hunt", "minion": "Wauneka"})
    table.back()
    table.choose(BLEED)
    table.choose({"do": "pass"})
    table.back()
    there = open_document(unpack(pack(document_of(table, "Alexis"))), reference)
    assert [move.choice for move in there.moves] == [BLEED]
    assert [moment.move and moment.move.choice for moment in there.line] == [None, BLEED, {"do": "pass"}]
    assert there.pending == table.pending
    assert there.view() == table.view()
    assert document_of(there) == document_of(table)


def test_link_keeps_directives(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    table.arrange({"do": "burn-pool", "seat": "Alexis", "amount": 2})
    there = open_document(unpack(pack(document_of(table))), reference)
    assert there.view() == table.view()


def test_link_opens_a_scenario_at_a_step(reference: EngineSession, suite: dict[str, Case]) -> None:
    start = SharedStart(scenario="VTES-0301", step=2)
    table = open_document(Document(format=1, game="vtes", start=start), reference)
    assert table.title
    assert table.nodes[0] is table.at
    choice = table.choices()[0].choice
    assert table.pending is not None
    line = [SharedChoice(table.pending.seat, choice)]
    there = open_document(Document(format=1, game="vtes", start=start, line=line), reference, suite.get)
    assert [move.choice for move in there.moves] == [choice]


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (
            Document(format=1, game="vtes", start=SharedStart(scenario="VTES-0")),
            "the vtes suite has no scenario VTES-0",
        ),
        (
            Document(format=1, game="rivals", start=SharedStart(scenario="VTES-0301")),
            "the rivals suite has no scenario VTES-0301",
        ),
        (Document(format=1, game="vtes", start=SharedStart(scenario="VTES-0301", step=99)), "no step 99"),
        (Document(format=1, game="chess", start=SharedStart(position=POSITION)), "no game is called 'chess'"),
        (Document(format=1, game="vtes", start=SharedStart(position=POSITION), seat="Tom"), "no player called Tom"),
        (
            Document(format=1, game="vtes", start=SharedStart(position=POSITION), line=[SharedChoice("Alexis", BLEED)]),
            "choice 1 of the link: Alexis cannot choose that",
        ),
        (
            Document(format=1, game="vtes", start=SharedStart(position=POSITION), line=[SharedChoice("Sarah", {})]),
            "choice 1 of the link: a choice needs a text field `do`",
        ),
    ],
)
def test_document_that_cannot_be_opened(
    reference: EngineSession, suite: dict[str, Case], document: Document, message: str
) -> None:
    with pytest.raises(GameTreeError) as refused:
        open_document(document, reference, suite.get)
    assert message in str(refused.value)


# -- in a browser ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    """A blank Chromium page that can load the script."""
    with chromium() as browser:
        page = browser.new_page()
        bodies = {name: SCRIPT.with_name(name).read_text(encoding="utf-8") for name in ("link.js", "words.js")}
        bodies["texts.js"] = script_texts().decode()

        def answer(route: Any) -> None:
            name = route.request.url.rpartition("/")[2]
            route.fulfill(content_type="text/javascript", body=bodies[name])

        page.route("**/*.js", answer)
        page.route("**/blank", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><title>-"))
        page.goto("http://localhost/blank")
        yield page


def in_browser(page: Any, verb: str, value: Any) -> Any:
    """Return the script's result for a value, or its error message."""
    return page.evaluate(
        """async ([verb, value]) => {
          const link = await import("/link.js")
          try { return await link[verb](value) } catch (problem) {
            return `${problem instanceof link.LinkError ? "LinkError" : "other"}: ${problem.message}`
          }
        }""",
        [verb, value],
    )


def test_browser_and_python_read_each_others_links(page: Any) -> None:
    document = Document(
        format=1,
        game="vtes",
        start=SharedStart(position=POSITION),
        line=[SharedChoice(None, {"do": "x"}), SharedChoice("Žofie 🦇", BLEED)],
        at=1,
        seat="Ines <b>",
    )
    assert in_browser(page, "unpack", pack(document)) == json.loads(written(document))
    assert unpack(in_browser(page, "pack", json.loads(written(document)))) == document
    assert in_browser(page, "unpack", f"/table#as=above&t={pack(document)}") == json.loads(written(document))


def test_browser_rejects_damaged_links_the_same_way(page: Any) -> None:
    text = pack(ROUGH)
    bent = [
        text[:40], text[:1], text + "AAAA", "b" + text[1:], "<script>", "", "a" * (MOST_CHARACTERS + 1_001),
        text[:30] + ("A" if text[30] != "A" else "B") + text[31:], sealed(b" " * (MOST_BYTES + 1)),
        sealed(b"{}", zlib.MAX_WBITS), sealed(b'{"format": 2}'), sealed(b"[" * 100_000), sealed(b"\xff"),
        sealed(b'{"format": 1, "game": "vtes", "start": {}}'),
    ]  # fmt: skip
    for each in bent:
        with pytest.raises(LinkError) as refused:
            unpack(each)
        message = in_browser(page, "unpack", each)
        assert message.startswith("LinkError: "), message
        assert message.removeprefix("LinkError: ")[:16] == str(refused.value)[:16]
