"""The scoreboard as a page, and its badges."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from conformance.scoreboard.scoreboard import Board, Share
from conformance.verdict.reports.html import environment_of, hash_of, own
from conformance.verdict.reports.untrusted_text import one_line


def page(board: Board) -> Iterator[bytes]:
    """Return the self-contained page in UTF-8; it needs no network access."""
    environment = environment_of(__package__)
    style = "\n".join(own(environment, name) for name in ("report.css", "board.css"))
    text = environment.get_template("board.html.j2").generate(
        policy=f"default-src 'none'; style-src {hash_of(style)}",
        style=Markup(style),
        board=board,
        games=list(dict.fromkeys(row.game for row in board.chapters)),
    )
    return (piece.encode("utf-8", "replace") for piece in text)


def badges(board: Board) -> Iterator[tuple[str, bytes]]:
    """Yield path and content of a badge for each engine and profile, in the format of a shields.io endpoint."""
    for row in board.profiles:
        for column, share in zip(board.engines, row.shares, strict=True):
            if share is not None:
                document = {"schemaVersion": 1, "label": one_line(row.name, 60), **_badge(share)}
                path = f"badges/{column.key}/{row.name.replace('/', '-')}.json"
                yield path, msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def _badge(share: Share) -> dict[str, str]:
    if share.certified:
        return {"message": f"certified, {share.passed:,} scenarios", "color": "brightgreen"}
    return {"message": f"{share.passed:,} of {share.total:,} passed", "color": "yellow" if share.passed else "red"}
