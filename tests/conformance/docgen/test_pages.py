"""Generated pages are up to date, and written ones name the same things as the code."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from conformance import games
from conformance.docgen import pages
from conformance.docgen.page import DOCS, Page
from conformance.docgen.wire_tables import sections
from conformance.protocol import messages
from conformance.protocol.wire_vocabulary import Shape, WordTable
from scenarios.wire_types.declarations import COUNT, SEAT
from tests.conformance.runner.toy_game import TOY

PAGES = pages()


@pytest.mark.parametrize("page", PAGES, ids=[page.file.name for page in PAGES])
def test_page_is_up_to_date(page: Page) -> None:
    assert page.fresh, "run `python -m conformance.docgen`"


def test_every_game_with_words_has_its_pages() -> None:
    of_game = {game.name: (game.words_page, game.steps_page) for game in games.GAMES if game.words}
    files = {page.file.relative_to(DOCS).as_posix() for page in PAGES if page.file.is_relative_to(DOCS)}
    assert {page for both in of_game.values() for page in both} <= files


def test_only_generated_sections_are_replaced(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("# A\n\n<!-- made: one -->\nold\n<!-- end -->\n\nby hand\n")
    page = Page(file, {"one": lambda: ["| new |"]})
    before = page.fresh
    page.write()
    assert (before, page.fresh) == (False, True)
    assert file.read_text() == "# A\n\n<!-- made: one -->\n\n| new |\n\n<!-- end -->\n\nby hand\n"


@pytest.mark.parametrize("marks", ["", "<!-- made: two -->\n<!-- end -->", 2 * "<!-- made: one -->\n<!-- end -->\n"])
def test_each_section_has_its_mark_once(marks: str, tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text(marks)
    with pytest.raises(ValueError, match=r"a\.md: there are marks for .* and sections \['one'\]"):
        Page(file, {"one": list}).text()


def test_types_of_fields_are_described() -> None:
    shape = Shape(
        "do-it",
        "Does | it.",
        {
            "seat": SEAT,
            "target?": SEAT | None,
            "side": Literal["for", "against"],
            "amount": COUNT,
            "share": Annotated[int, Meta(ge=0, le=2)],
            "place": Annotated[int, Meta(ge=1)],
            "cards": list[str],
            "points": dict[SEAT, Annotated[int, Meta(ge=1)]],
            "over": bool,
        },
        where="here there",
    )
    assert TOY.words is not None
    made = sections(msgspec.structs.replace(TOY.words, choices=WordTable("do", shape)))
    (*_, row) = made["choices"]()
    assert row == (
        "| `do-it` | `seat`, `target?` (seat, or `null`), `side` (`for`, `against`), `amount`, `share` (0 to 2), "
        "`place` (from 1), `cards` (list), `points` (seat → number from 1), `over` (true or false) "
        "| Does \\| it. | `here`, `there` |"
    )


def test_protocol_page_lists_methods_and_errors() -> None:
    text = (DOCS / "reference/protocol.md").read_text(encoding="utf-8")
    assert [method for method in messages.PARAMS if f"\n| `{method}` |" not in text] == []
    assert [name for name, code in messages.ERROR_CODES.items() if f"\n| {code} | `{name}` |" not in text] == []
