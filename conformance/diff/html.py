"""A comparison as a self-contained HTML page, in the style of the report page."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from conformance.diff import phrasing
from conformance.diff.model import CatalogueDiff, Diff
from conformance.verdict.reports.html import environment_of, hash_of, own


def page(diff: Diff) -> Iterator[bytes]:
    """Yield the page in UTF-8."""
    return _page("diff.html.j2", diff=diff, groups=phrasing.groups(diff), title=phrasing.headline(diff))


def page_of_catalogue(diff: CatalogueDiff) -> Iterator[bytes]:
    """Yield the page of a catalogue comparison in UTF-8."""
    title = f"{phrasing.many(len(diff.rules), 'rule')} changed in the catalogue"
    return _page("catalogue.html.j2", diff=diff, title=title)


def _page(template: str, **given: object) -> Iterator[bytes]:
    environment = environment_of(__package__)
    style = "\n".join(own(environment, name) for name in ("report.css", "diff.css"))
    text = environment.get_template(template).generate(
        policy=f"default-src 'none'; style-src {hash_of(style)}", style=Markup(style), telling=phrasing, **given
    )
    return (piece.encode("utf-8", "replace") for piece in text)
