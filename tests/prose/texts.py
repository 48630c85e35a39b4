"""The texts that people read, with their places."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import tomli

ROOT = Path(__file__).parents[2]
CATALOGUE_KEYS = ("summary", "reading", "why", "question", "otherwise")
HELP_KEYS = ("help", "short_help", "epilog")
TITLE = re.compile(r"\s*(?:Scenario(?: Outline)?|Feature|Rule): *(?P<title>.+)")


class Text(NamedTuple):
    """A text that people read."""

    kind: str
    """`doc`, `docstring`, `help`, `title`, `catalogue` or `narration`."""
    file: str
    line: int
    text: str

    @property
    def place(self) -> str:
        """The file and line."""
        return f"{self.file}:{self.line}"


def files() -> list[Path]:
    """Return the files of the project that hold texts for people."""
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    paths = [ROOT / name for name in names if name.endswith((".md", ".py", ".feature", ".toml"))]
    return [path for path in paths if path.is_file()]


def texts(path: Path) -> Iterator[Text]:
    """Yield the texts of a file."""
    name, body = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
    match path.suffix:
        case ".md":
            yield from _paragraphs(name, body)
        case ".py":
            yield from _of_code(name, body)
        case ".feature":
            for number, line in enumerate(body.splitlines(), 1):
                if found := TITLE.match(line):
                    yield Text("title", name, number, found["title"])
        case ".toml" if name.startswith("scenarios/rules/"):
            yield from _of_catalogue(name, body)


def _paragraphs(name: str, body: str) -> Iterator[Text]:
    plain = re.sub(r"```.*?```|<!-- made.*?<!-- end -->", lambda found: "\n" * found[0].count("\n"), body, flags=re.S)
    number = 1
    for block in re.split(r"(\n\s*\n)", plain):
        text = block.strip()
        if text and not text.startswith(("|", "#", "<", ":::")):
            for item in re.split(r"\n(?=\s*(?:[-*]|\d+\.) )", text):
                yield Text("doc", name, number, " ".join(item.split()))
        number += block.count("\n")


def _of_code(name: str, body: str) -> Iterator[Text]:
    narrating = name.endswith(("event_narration.py", "decision_prompts.py", "state_sentences.py"))
    for node in ast.walk(ast.parse(body)):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as text)):
                yield Text("docstring", name, node.lineno, " ".join(text.split()))
            case ast.keyword(arg=str() as argument, value=ast.Constant(value=str() as text)) if argument in HELP_KEYS:
                yield Text("help", name, node.value.lineno, " ".join(text.split()))
            case ast.Constant(value=str() as text) if narrating and " " in text:
                yield Text("narration", name, node.lineno, text)


def _of_catalogue(name: str, body: str) -> Iterator[Text]:
    lines = {line: number for number, line in enumerate(body.splitlines(), 1)}
    for tables in tomli.loads(body).values():
        for entry in tables if isinstance(tables, list) else ():
            for key in CATALOGUE_KEYS:
                if isinstance(text := entry.get(key), str):
                    written = f"{key} = {json.dumps(text, ensure_ascii=False)}"
                    yield Text("catalogue", name, lines.get(written, 1), text)
