"""A table carried over: its whole state as a document, which fits into a link or a file.

    text = pack(document_of(table))
    table = open_document(unpack(text), engine)

A link is a letter, which says how it is written, and in base64url without padding: a CRC-32, the number of bytes that
follow, and the document as JSON, deflated (RFC 1951). The checksum keeps slips out, not forgers: whoever makes a link
may say in it what they like, so all of it is held against bounds here, and against the rules by the engine that plays.
`conformance/explorer/templates/link.js` reads and writes the same in a browser.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from conformance.game_tree.opening import at_position, at_scenario
from conformance.game_tree.tree import MAX_NODES, GameTree, GameTreeError, JsonObject
from conformance.protocol.engine import Engine, IllegalChoice
from conformance.runner.cases import Case, load_cases

LETTER = "a"
"""How this Justicar writes a link; a newer one may take another letter."""
MOST_CHARACTERS = 100_000
"""Of a link: a whole game of VTES for five has some 30,000."""
MOST_BYTES = 2_000_000
"""Of the document that is in it, inflated."""
_HEAD = 8
"""Bytes before the deflated document: its checksum and its length."""
_NAME = Annotated[str, Meta(min_length=1, max_length=200)]


class LinkError(GameTreeError):
    """What is wrong with a link or a document. The message says what it is, and what to do about it."""


class SharedStart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """With what a table begins: a scenario, with what its first steps do, or a position."""

    scenario: _NAME | None = None
    """Id of a scenario of the suite."""
    step: Annotated[int, Meta(ge=0)] | None = None
    """How many of its steps are played; None: all."""
    position: JsonObject | None = None
    """As in the protocol; whether it is one, the engine judges."""

    def __post_init__(self) -> None:
        if (self.scenario is None) == (self.position is None):
            raise ValueError("a table starts with a `scenario` or with a `position`")
        if self.step is not None and self.scenario is None:
            raise ValueError("only a scenario has a `step`")


class SharedChoice(Struct, forbid_unknown_fields=True):
    """One choice of a line of play."""

    seat: _NAME | None
    """Who chooses; `chance` where nobody does. None: nobody chose, and `choice` is a directive."""
    choice: JsonObject


class Document(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A table: how it began, and the one line of play that is shown. Other branches are left out."""

    format: Literal[1]
    game: _NAME
    start: SharedStart
    edition: _NAME | None = None
    """By default that of the start."""
    engine: _NAME | None = None
    """Who played, by name, to be told. An engine is never started because a link names it."""
    line: Annotated[list[SharedChoice], Meta(max_length=MAX_NODES - 1)] = []
    at: Annotated[int, Meta(ge=0)] | None = None
    """After how many choices of the line one looks; None: at its end."""
    seat: _NAME | None = None
    """Who looks; None: everything is seen."""

    def __post_init__(self) -> None:
        if self.at is not None and self.at > len(self.line):
            raise ValueError(f"`at` is {self.at}, and the line has {len(self.line)} choices")


# -- a link ---------------------------------------------------------------------------------------------------------


def pack(document: Document) -> str:
    """A document as the text of a link. Raises LinkError where it is too large for one."""
    plain = _plain(document)
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = squeezed.compress(plain) + squeezed.flush()
    body = len(body).to_bytes(4, "big") + body
    text = base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body)
    link = LETTER + text.decode().rstrip("=")
    if len(link) > MOST_CHARACTERS:
        raise LinkError(f"too large for a link: it would have {len(link):,} characters, at most {MOST_CHARACTERS:,}")
    return link


def unpack(text: str) -> Document:
    """The document that is in a link, or in an address that ends in one. Raises LinkError, and nothing else."""
    if len(text) > MOST_CHARACTERS + 1_000:  # an address stands before it
        raise LinkError(f"too large: the link has {len(text):,} characters, at most {MOST_CHARACTERS:,}")
    link = "".join(_in_address(text).split())
    if re.fullmatch(r"[b-z][\w-]{16,}", link, re.ASCII):
        letters = f"it begins with {link[0]!r}, this one writes {LETTER!r}"
        raise LinkError(f"the link is of a newer Justicar: {letters}; update this one")
    if not re.fullmatch(rf"{LETTER}[\w-]*", link, re.ASCII):
        raise LinkError(
            f"that is no link of Justicar: it begins with {LETTER!r}, then has letters, digits, '-' and '_'"
        )
    return read(_inflated(link))


def is_link(text: str) -> bool:
    """Whether a text looks like a link, or an address that ends in one."""
    return re.fullmatch(rf"{LETTER}[\w-]{{16,}}", _in_address(text), re.ASCII) is not None


def _in_address(text: str) -> str:
    """What an address has after `#t=`; any other text as it is."""
    parts = text.partition("#")[2].split("&")
    return next((part.removeprefix("t=") for part in parts if part.startswith("t=")), text)


def _inflated(link: str) -> bytes:
    try:
        raw = base64.b64decode(link[1:] + "=" * (-len(link[1:]) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise LinkError("the link is cut off: no whole number of bytes is left; ask for it again") from None
    head, body = raw[:_HEAD], raw[_HEAD:]
    if len(head) < _HEAD or len(body) < (length := int.from_bytes(head[4:], "big")):
        raise LinkError("the link is cut off: its end is missing; ask for it again")
    if len(body) > length or zlib.crc32(raw[4:]) != int.from_bytes(head[:4], "big"):
        raise LinkError("the link was changed: its checksum does not fit; ask for it again")
    stream = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        plain = stream.decompress(body, MOST_BYTES + 1)
    except zlib.error:
        raise LinkError("the link was changed: what is in it is not deflated") from None
    if len(plain) > MOST_BYTES:
        raise LinkError(f"too large: what is in the link has more than {MOST_BYTES:,} bytes, which is the most")
    if not stream.eof or stream.unused_data:
        raise LinkError("the link was changed: what is in it does not end where it should")
    return plain


# -- a file ---------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Document:
    """A document as a file has it. Raises LinkError."""
    try:
        found = msgspec.json.decode(content)
        if isinstance(found, dict) and type(found.get("format")) is int and found["format"] > 1:
            raise LinkError(f"the table is of a newer Justicar (format {found['format']}); this one reads format 1")
        return msgspec.convert(found, Document)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise LinkError(f"that is no table of Justicar: {problem}") from problem


def is_document(value: JsonObject) -> bool:
    """Whether an object is meant as a document; positions have no such keys."""
    return "format" in value and "start" in value


def written(document: Document) -> str:
    """A document as a file, to be read by people as well. Raises LinkError where it is too large."""
    return msgspec.json.format(_plain(document), indent=1).decode() + "\n"


def _plain(document: Document) -> bytes:
    try:
        plain = msgspec.json.encode(document, order="deterministic")
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError, TypeError) as problem:
        raise LinkError(f"that cannot be written as a table: {problem}") from problem
    if len(plain) > MOST_BYTES:
        raise LinkError(f"too large: the table has {len(plain):,} bytes, at most {MOST_BYTES:,}")
    return plain


# -- a table --------------------------------------------------------------------------------------------------------


def document_of(table: GameTree, seat: str | None = None) -> Document:
    """A table as a document: the line through the present moment, up to where `forward` leads. `seat`: who looks."""
    moves = [moment.move for moment in table.line if moment.move is not None]
    return Document(
        format=1,
        game=table.game,
        edition=table.edition,
        engine=table.engine.description.name or None,
        start=SharedStart(position=table.position),
        line=[SharedChoice(move.seat, move.choice) for move in moves],
        at=len(table.moves),
        seat=seat,
    )


def open_document(document: Document, engine: Engine, scenario: Callable[[str], Case | None] | None = None) -> GameTree:
    """The table of a document, at its moment, with an engine. `scenario`: finds one by its id; by default in the suite,
    which is read for it. Raises GameTreeError with the choice that cannot be made, and EngineError for the position.
    """
    table = _begun(document, engine, scenario or _of_the_suite)
    began = len(table.moves)
    for number, entry in enumerate(document.line, 1):
        try:
            table.arrange(entry.choice) if entry.seat is None else table.choose(entry.choice, entry.seat)
        except IllegalChoice as refused:
            who = entry.seat or "nobody"
            raise LinkError(f"choice {number} of the link: {who} cannot choose that: {refused}") from refused
        except GameTreeError as problem:
            raise LinkError(f"choice {number} of the link: {problem}") from problem
    if document.seat is not None:
        table.view(document.seat)
    if document.at is not None:
        table.go(table.at.path[began + document.at].number)
    return table


def _begun(document: Document, engine: Engine, scenario: Callable[[str], Case | None]) -> GameTree:
    start = document.start
    if start.scenario is None:
        return at_position(engine, start.position or {}, document.game, document.edition)
    case = scenario(start.scenario)
    if case is None or case.game != document.game:
        raise LinkError(f"the suite has no scenario {start.scenario} of {document.game}")
    if start.step is not None and start.step > len(case.steps):
        raise LinkError(f"{start.scenario} has no step {start.step}: it has {len(case.steps)}")
    return at_scenario(engine, case, document.edition, start.step)


def _of_the_suite(name: str) -> Case | None:
    return next((case for case in load_cases() if case.id == name), None)


def of_position(position: dict[str, Any], game: str) -> Document:
    """A position as a document at which nothing was chosen yet."""
    return Document(format=1, game=game, start=SharedStart(position=position))
