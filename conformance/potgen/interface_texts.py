"""The harness's own texts: those marked in the code, the page templates, and the scripts of the pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import tomli
from babel.messages.extract import extract_from_dir

from conformance import catalogue
from conformance.catalogue_entries import TIERS
from conformance.commands.try_position import COMMANDS
from conformance.games import GAMES
from conformance.potgen.message import Message
from conformance.translation import SCRIPT

ROOT: Final = Path(__file__).parents[2]
METHODS: Final = [("**/templates/**.js", "javascript"), ("**.j2", "jinja2.ext:babel_extract"), ("**.py", "python")]
KEYWORDS: Final = {
    "_": None,
    "gettext": None,
    "t": None,
    "ngettext": (1, 2),
    "tn": (1, 2),
    "pgettext": ((1, "c"), 2),
}
"""Functions that mark a text: in code, in page templates, and in scripts."""
OPTIONS: Final = {
    "**.j2": {"trimmed": "true", "silent": "false"},
    "**/templates/**.js": {"parse_template_string": "true"},
}


def harness_messages() -> Iterator[Message]:
    """Yield the texts of the harness, in the order of files, then those that are data."""
    for file, _, text, comments, context in sorted(
        extract_from_dir(ROOT / "conformance", METHODS, OPTIONS, KEYWORDS, comment_tags=("Translators:",)),
        key=lambda found: (found[0], found[1]),
    ):
        if file.startswith(("potgen/", "templates/")):
            continue
        one, plural = text if isinstance(text, tuple) else (text, None)
        context = SCRIPT if file.endswith(".js") else context
        yield Message(one, context, f"conformance/{file}", " ".join(comments), plural)
    for name, command in COMMANDS.items():
        yield Message(command.__doc__ or "", None, "conformance/commands/try_position.py", f"Help of `{name}`")
    kinds = dict.fromkeys(rule.kind for rule in catalogue.load().values())
    for word in (*kinds, *TIERS, "note", "rule", "effect", "fifth edition"):
        yield Message(word, None, "conformance/catalogue_entries.py", "Kind of rule, or a part of its entry")
    for book in dict.fromkeys(family.rulebook for game in GAMES for family in game.rules.values()):
        yield Message(book, None, "conformance/games", "Title of a rulebook")
    for path in sorted((ROOT / "scenarios" / "positions").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        if "seats" in tomli.loads(text):
            first = text.partition("\n")[0].lstrip("# ")
            yield Message(first, None, f"scenarios/positions/{path.name}", "Starting position")
