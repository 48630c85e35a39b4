"""Shared games: a whole game tree as a document that fits into a link or a file.

    text = pack(document_of(table))
    table = open_document(unpack(text), engine)

A link is a letter, which names the format, and then base64url without padding. The bytes are a CRC-32, the number of
bytes that follow, and the document as JSON, deflated (RFC 1951). The checksum catches accidents, not forgery, so this
module checks every size and the engine checks every choice. `conformance/explorer/templates/link.js` reads and writes
the same format in a browser.
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
from conformance.translation import _, grouped

LETTER = "a"
"""First letter of a link in this format. Newer formats use other letters."""
MOST_CHARACTERS = 100_000
"""Maximum length of a link. A whole five-player game of VTES takes about 30,000 characters."""
MOST_BYTES = 2_000_000
"""Maximum size of an inflated document."""
_HEAD = 8
"""Number of bytes before the deflated document: checksum and length."""
_NAME = Annotated[str, Meta(min_length=1, max_length=200)]


class LinkError(GameTreeError):
    """A link or document is invalid. The message says why, and what to do next."""


class SharedStart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Start of a shared game: a scenario up to one of its steps, or a position."""

    scenario: _NAME | None = None
    """Id of a scenario of the suite."""
    step: Annotated[int, Meta(ge=0)] | None = None
    """Number of steps to play. None means all."""
    position: JsonObject | None = None
    """A position as in the protocol. The engine validates it."""

    def __post_init__(self) -> None:
        if (self.scenario is None) == (self.position is None):
            raise ValueError("a table must start with either a `scenario` or a `position`")
        if self.step is not None and self.scenario is None:
            raise ValueError("`step` needs a `scenario`")


class SharedChoice(Struct, forbid_unknown_fields=True):
    """One choice of a line of play."""

    seat: _NAME | None
    """The seat that chose, or `chance`. None means that `choice` is a directive."""
    choice: JsonObject


class Document(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Shared game: its start and the one line of play shown, without other branches."""

    format: Literal[1]
    game: _NAME
    start: SharedStart
    edition: _NAME | None = None
    """The edition of the start by default."""
    engine: _NAME | None = None
    """Name of the engine that played, for display only. A link never starts an engine."""
    line: Annotated[list[SharedChoice], Meta(max_length=MAX_NODES - 1)] = []
    at: Annotated[int, Meta(ge=0)] | None = None
    """Number of choices before the node shown. None means the end of the line."""
    seat: _NAME | None = None
    """The seat whose view is shown. None shows everything."""

    def __post_init__(self) -> None:
        if self.at is not None and self.at > len(self.line):
            raise ValueError(f"`at` is {self.at}, and the line has {len(self.line)} choices")


# -- a link ---------------------------------------------------------------------------------------------------------


def pack(document: Document) -> str:
    """Return a document as the text of a link. Raises LinkError if it is too large."""
    plain = _plain(document)
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = squeezed.compress(plain) + squeezed.flush()
    body = len(body).to_bytes(4, "big") + body
    text = base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body)
    link = LETTER + text.decode().rstrip("=")
    if len(link) > MOST_CHARACTERS:
        raise LinkError(
            _(
                "too large for a link: it would have {length} characters, at most {most}",
                length=grouped(len(link)),
                most=grouped(MOST_CHARACTERS),
            )
        )
    return link


def unpack(text: str) -> Document:
    """Return the document in a link, or in an address that ends in one. Raises only LinkError."""
    if len(text) > MOST_CHARACTERS + 1_000:  # room for the address before the link
        raise LinkError(
            _(
                "too large: the link has {length} characters, at most {most}",
                length=grouped(len(text)),
                most=grouped(MOST_CHARACTERS),
            )
        )
    link = "".join(_in_address(text).split())
    if re.fullmatch(r"[b-z][\w-]{16,}", link, re.ASCII):
        raise LinkError(
            _(
                "the link is of a newer Justicar: it begins with {found!r}, this one writes {own!r}; update Justicar",
                found=link[0],
                own=LETTER,
            )
        )
    if not re.fullmatch(rf"{LETTER}[\w-]*", link, re.ASCII):
        raise LinkError(
            _("that is no link of Justicar: a link is {own!r} and then letters, digits, '-' and '_'", own=LETTER)
        )
    return read(_inflated(link))


def is_link(text: str) -> bool:
    """Report if a text looks like a link, or like an address that ends in one."""
    return re.fullmatch(rf"{LETTER}[\w-]{{16,}}", _in_address(text), re.ASCII) is not None


def _in_address(text: str) -> str:
    """Return the part of an address after `#t=`, or any other text unchanged."""
    parts = text.partition("#")[2].split("&")
    return next((part.removeprefix("t=") for part in parts if part.startswith("t=")), text)


def _inflated(link: str) -> bytes:
    try:
        raw = base64.b64decode(link[1:] + "=" * (-len(link[1:]) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise LinkError(_("the link is cut off: copy the whole link and try again")) from None
    head, body = raw[:_HEAD], raw[_HEAD:]
    if len(head) < _HEAD or len(body) < (length := int.from_bytes(head[4:], "big")):
        raise LinkError(_("the link is cut off: copy the whole link and try again"))
    if len(body) > length or zlib.crc32(raw[4:]) != int.from_bytes(head[:4], "big"):
        raise LinkError(_("the link was changed: its checksum does not match; copy it and try again"))
    stream = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        plain = stream.decompress(body, MOST_BYTES + 1)
    except zlib.error:
        raise LinkError(_("the link was changed: its content cannot be decompressed; copy it and try again")) from None
    if len(plain) > MOST_BYTES:
        raise LinkError(
            _("too large: what is in the link exceeds the maximum of {most} bytes", most=grouped(MOST_BYTES))
        )
    if not stream.eof or stream.unused_data:
        raise LinkError(_("the link was changed: its content does not end where it should; copy it and try again"))
    return plain


# -- a file ---------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Document:
    """Return the document in a file. Raises LinkError."""
    try:
        found = msgspec.json.decode(content)
        if isinstance(found, dict) and type(found.get("format")) is int and found["format"] > 1:
            raise LinkError(
                _(
                    "the table is of a newer Justicar (format {format}); update Justicar to read it",
                    format=found["format"],
                )
            )
        return msgspec.convert(found, Document)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise LinkError(_("that is no table of Justicar: {problem}", problem=problem)) from problem


def is_document(value: JsonObject) -> bool:
    """Report if an object is meant as a document. Positions have no such keys."""
    return "format" in value and "start" in value


def written(document: Document) -> str:
    """Return a document as readable JSON for a file. Raises LinkError if it is too large."""
    return msgspec.json.format(_plain(document), indent=1).decode() + "\n"


def _plain(document: Document) -> bytes:
    try:
        plain = msgspec.json.encode(document, order="deterministic")
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError, TypeError) as problem:
        raise LinkError(_("the table cannot be written: {problem}", problem=problem)) from problem
    if len(plain) > MOST_BYTES:
        raise LinkError(
            _(
                "too large: the table has {length} bytes, at most {most}",
                length=grouped(len(plain)),
                most=grouped(MOST_BYTES),
            )
        )
    return plain


# -- a table --------------------------------------------------------------------------------------------------------


def document_of(table: GameTree, seat: str | None = None) -> Document:
    """Return a tree as a document with the current line, as far as `forward` leads. `seat` is the viewer."""
    moves = [node.move for node in table.line if node.move is not None]
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
    """Return the tree of a document at its node.

    `scenario` finds a scenario by id; by default it reads the suite. Raises GameTreeError with the choice that fails,
    and
    EngineError if the engine refuses the position.
    """
    table = _begun(document, engine, scenario or _of_the_suite)
    began = len(table.moves)
    for number, entry in enumerate(document.line, 1):
        try:
            table.arrange(entry.choice) if entry.seat is None else table.choose(entry.choice, entry.seat)
        except IllegalChoice as refused:
            who = entry.seat or "nobody"
            raise LinkError(
                _(
                    "choice {number} of the link: {seat} cannot choose that: {reason}",
                    number=number,
                    seat=who,
                    reason=refused,
                )
            ) from refused
        except GameTreeError as problem:
            raise LinkError(_("choice {number} of the link: {problem}", number=number, problem=problem)) from problem
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
        raise LinkError(_("the {game} suite has no scenario {scenario}", game=document.game, scenario=start.scenario))
    if start.step is not None and start.step > len(case.steps):
        raise LinkError(
            _(
                "{scenario} has no step {step}: it has {count} steps",
                scenario=start.scenario,
                step=start.step,
                count=len(case.steps),
            )
        )
    return at_scenario(engine, case, document.edition, start.step)


def _of_the_suite(name: str) -> Case | None:
    return next((case for case in load_cases() if case.id == name), None)


def of_position(position: dict[str, Any], game: str) -> Document:
    """Return a document of a position without choices."""
    return Document(format=1, game=game, start=SharedStart(position=position))
