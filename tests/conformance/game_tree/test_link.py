"""Tables in links: there and back, bent in every way, and in a browser as here."""

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
    """A link with any content, and the checksum that fits it."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, wbits)
    body = squeezed.compress(plain) + squeezed.flush()
    body = len(body).to_bytes(4, "big") + body
    return "a" + base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body).decode().rstrip("=")


@given(documents)
def test_a_document_comes_back_from_its_link_and_its_file(document: Document) -> None:
    text = pack(document)
    assert unpack(text) == document
    assert unpack(f"http://127.0.0.1:8000/table#t={text}&as=above") == document
    assert sharing.read(written(document).encode()) == document
    assert is_document(json.loads(written(document)))


@given(documents, st.data())
def test_a_bent_link_is_refused_by_name_or_means_the_same(document: Document, data: st.DataObject) -> None:
    text = pack(document).encode()
    at = data.draw(st.integers(0, len(text) - 1))
    bit = 1 << data.draw(st.integers(0, 7))
    for bent in (text[:at] + bytes([text[at] ^ bit]) + text[at + 1 :], text[:at], text[:at] + text[at + 1 :]):
        try:
            assert unpack(bent.decode("latin-1")) == document
        except LinkError:
            continue


def test_every_bit_and_every_end_of_a_link() -> None:
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
def test_any_text_at_all_is_refused_by_name(text: str) -> None:
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
        (sealed(b" " * (MOST_BYTES + 1)), "too large: what is in the link has more than 2,000,000 bytes"),
        (sealed(b"{}", zlib.MAX_WBITS), "the link was changed: what is in it is not deflated"),
        (sealed(b'{"format": 2}'), "the table is of a newer Justicar (format 2)"),
        (sealed(b"[" * 100_000), "that is no table of Justicar"),
        (sealed(b"\xff"), "that is no table of Justicar"),
        (sealed(b'{"format": 1, "game": "vtes", "start": {}}'), "with a `scenario` or with a `position`"),
        (
            sealed(b'{"format": 1, "game": "vtes", "start": {"position": {}, "step": 1}}'),
            "only a scenario has a `step`",
        ),
        (sealed(b'{"format": 1, "game": "vtes", "start": {"position": {}}, "at": 1}'), "`at` is 1, and the line has 0"),
        (sealed(b'{"format": 1, "game": "vtes", "start": {"position": {}}, "run": "rm"}'), "unknown field `run`"),
    ],
)
def test_each_fault_of_a_link_has_its_name(text: str, message: str) -> None:
    with pytest.raises(LinkError, match=".") as refused:
        unpack(text)
    assert message in str(refused.value)


def test_what_fits_no_link_is_not_packed() -> None:
    noise = [f"{number * 2654435761 % 2**32:x}" for number in range(25_000)]
    with pytest.raises(LinkError, match="too large for a link: it would have"):
        pack(Document(format=1, game="vtes", start=SharedStart(position={"seats": noise})))
    with pytest.raises(LinkError, match="too large: the table has"):
        pack(Document(format=1, game="vtes", start=SharedStart(position={"seats": "x" * MOST_BYTES})))
    with pytest.raises(LinkError, match="cannot be written"):
        pack(Document(format=1, game="vtes", start=SharedStart(position={"seats": "\ud800"})))


def test_a_table_is_carried_over_with_its_line_and_the_moment_that_is_shown(reference: EngineSession) -> None:
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


def test_a_directive_is_carried_over(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    table.arrange({"do": "burn-pool", "seat": "Alexis", "amount": 2})
    there = open_document(unpack(pack(document_of(table))), reference)
    assert there.view() == table.view()


def test_a_scenario_is_opened_at_a_step_and_played_on(reference: EngineSession, suite: dict[str, Case]) -> None:
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
        (Document(format=1, game="vtes", start=SharedStart(scenario="VTES-0")), "no scenario VTES-0 of vtes"),
        (Document(format=1, game="rivals", start=SharedStart(scenario="VTES-0301")), "no scenario VTES-0301 of rivals"),
        (Document(format=1, game="vtes", start=SharedStart(scenario="VTES-0301", step=99)), "no step 99"),
        (Document(format=1, game="chess", start=SharedStart(position=POSITION)), "no game is called 'chess'"),
        (Document(format=1, game="vtes", start=SharedStart(position=POSITION), seat="Tom"), "no Tom at the table"),
        (
            Document(format=1, game="vtes", start=SharedStart(position=POSITION), line=[SharedChoice("Alexis", BLEED)]),
            "choice 1 of the link: Alexis cannot choose that",
        ),
        (
            Document(format=1, game="vtes", start=SharedStart(position=POSITION), line=[SharedChoice("Sarah", {})]),
            "choice 1 of the link: a choice needs a text `do`",
        ),
    ],
)
def test_what_cannot_be_opened_is_told(
    reference: EngineSession, suite: dict[str, Case], document: Document, message: str
) -> None:
    with pytest.raises(GameTreeError) as refused:
        open_document(document, reference, suite.get)
    assert message in str(refused.value)


# -- in a browser ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    """A blank page of Chromium, where the script is there to be loaded."""
    with chromium() as browser:
        page = browser.new_page()
        script = SCRIPT.read_text(encoding="utf-8")
        page.route("**/link.js", lambda route: route.fulfill(content_type="text/javascript", body=script))
        page.route("**/blank", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><title>-"))
        page.goto("http://localhost/blank")
        yield page


def in_browser(page: Any, verb: str, value: Any) -> Any:
    """What the script makes of a value, or what it says of it."""
    return page.evaluate(
        """async ([verb, value]) => {
          const link = await import("/link.js")
          try { return await link[verb](value) } catch (problem) {
            return `${problem instanceof link.LinkError ? "LinkError" : "other"}: ${problem.message}`
          }
        }""",
        [verb, value],
    )


def test_a_browser_reads_what_is_written_here_and_the_other_way(page: Any) -> None:
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


def test_a_browser_tells_the_same_of_bent_links(page: Any) -> None:
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
        said = in_browser(page, "unpack", each)
        assert said.startswith("LinkError: "), said
        assert said.removeprefix("LinkError: ")[:16] == str(refused.value)[:16]
