"""Read feature files as cases: every scenario, and every row of an outline, with its permanent id.

A scenario's id is its tag `@id:`. The rows of an outline are `ID/1`, `ID/2`, and so on, counted over its Examples from
the top, so new rows belong at the end. Examples with their own `@id:` count their rows under that id. A tag with a dot
is the id of a rule, and `@checks:a,c` after it names the checks of that rule which the scenario shows.
`@needs:FEATURE`, `@edition:NAME`, `@provisional`, and `@deprecated:VERSION` mean what they say.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from sys import intern
from typing import Any

import msgspec
import tomli
from gherkin.ast_builder import AstBuilder
from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser, ParserContext
from gherkin.pickles.compiler import Compiler, GherkinDocumentWithURI, Pickle
from gherkin.token import Token

import features
from conformance.runner.feature_cache import Entry, FeatureCache
from conformance.steps.registry import Kind, Table
from conformance.verdict.reports import parsed_features
from conformance.verdict.reports.parsed_features import Ids, Parsed

CHECKS = "checks:"
ORDER = "order.toml"
"""File in the features folder that lists the order of the chapters."""
_PATTERN = re.compile(r"[][\\.^$*+?{}|()]")
_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}
Node = Mapping[str, Any]


class SourceFault(msgspec.Struct, frozen=True):
    """An error in a feature file, and what to do about it. `line` counts from 1."""

    uri: str
    line: int
    message: str
    remedy: str
    code: str = "syntax"
    """The lint's code for it."""

    def __str__(self) -> str:
        return f"{self.uri}:{self.line}: {self.message}; {self.remedy}"


class FeatureError(ValueError):
    """Unreadable feature files. `faults` lists every error with its place."""

    def __init__(self, faults: list[SourceFault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


class CaseStep(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One step of a case, including those of the Background."""

    keyword: str
    """Keyword as written: Given, When, Then, And, or But."""
    kind: Kind
    """Given, When, or Then, also for And and But."""
    text: str
    line: int
    table: Table | None = None
    docstring: str | None = None


class Case(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One scenario, or one row of an outline."""

    id: str
    """The permanent id; `FILE:LINE` if the tag is missing, which the lint reports."""
    title: str
    feature: str
    """Title of the feature."""
    rule: str | None = None
    """Title of the enclosing Gherkin Rule."""
    place: str = ""
    """The nearest comment above the scenario, its Rule, or its Feature: the place in the rulebook."""
    uri: str
    """Path of the file, relative to the root of the features."""
    line: int
    """Line of the scenario or row."""
    scenario_line: int
    game: str
    tags: tuple[str, ...] = ()
    """Tags without `@` and without checks, including those of the feature, Rule, and Examples."""
    rules: tuple[str, ...] = ()
    checks: tuple[str, ...] = ()
    """Checks that it shows, as `RULE#KEY`; `#KEY` if no rule precedes it, which the lint reports."""
    needs: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    """Editions that it applies to; empty for all."""
    provisional: bool = False
    deprecated: str | None = None
    """Suite version that deprecated it; None if it counts."""
    steps: tuple[CaseStep, ...] = ()
    row: tuple[str, ...] | None = None
    """Cells of its row, in an outline."""

    @property
    def permanent(self) -> bool:
        """True if it has an id of its own."""
        return ":" not in self.id


@dataclass(frozen=True)
class FeatureFile:
    """One parsed feature file."""

    uri: str
    path: Path
    game: str
    parsed: Parsed
    place: str
    """Comment above the feature."""
    cases: tuple[Case, ...]

    @property
    def source(self) -> str:
        return self.parsed.text

    @cached_property
    def feature(self) -> Node:
        """The `feature` node of the parsed document."""
        found: Node = msgspec.json.decode(self.parsed.document)["feature"]
        return found


def load_cases(
    paths: Iterable[str | Path] | None = None, game: str | None = None, root: Path | None = None
) -> list[Case]:
    """Return every case of these files and folders (default: all features), of one game if named.

    Raises FeatureError with every error that keeps a file from being read.
    """
    files, faults = load_files(paths, game, root)
    if faults:
        raise FeatureError(faults)
    return [case for file in files for case in file.cases]


def load_files(
    paths: Iterable[str | Path] | None = None, game: str | None = None, root: Path | None = None
) -> tuple[list[FeatureFile], list[SourceFault]]:
    """Return the readable files, in the order of their rulebooks, and the errors of the others."""
    root = (root or features.ROOT).resolve()
    cache = _cache(root)
    files: list[FeatureFile] = []
    faults: list[SourceFault] = []
    for path in _feature_paths(paths, root):
        inside = path.is_relative_to(root)
        uri = path.relative_to(root).as_posix() if inside else path.as_posix()
        folder = uri.split("/")[0] if inside and "/" in uri else None
        if game is not None and folder is not None and folder != game:
            continue
        try:
            if (of := folder or game) is None:
                remedy = f"move it into a folder of {root} named after its game, or name the game"
                raise FeatureError([SourceFault(uri, 1, "the game of this file is unknown", remedy)])
            files.append(_read_file(path, uri, of, cache))
        except FeatureError as error:
            faults += error.faults
    if cache is not None:
        cache.save()
    return files, faults


def _feature_paths(paths: Iterable[str | Path] | None, root: Path) -> list[Path]:
    found: dict[Path, None] = {}
    order = chapters(root)
    for given in [root] if paths is None else paths:
        path = Path(given).resolve()
        if path.is_dir():
            found.update(dict.fromkeys(sorted(path.rglob("*.feature"), key=partial(_in_book_order, root, order))))
        elif path.is_file():
            found[path] = None
        else:
            raise FeatureError([SourceFault(str(given), 1, "there is no such file or folder", "check the path")])
    return list(found)


def chapters(root: Path) -> Mapping[str, Sequence[str]]:
    """Return game → order of its chapters: folders and files, without `.feature`. Empty without an order file."""
    path = root / ORDER
    return tomli.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _in_book_order(root: Path, order: Mapping[str, Sequence[str]], path: Path) -> tuple[int, str, int, Path]:
    """Return the sort key: games in the order of the file, then their chapters, then the name."""
    if not path.is_relative_to(root):
        return 0, "", 0, path
    game, *rest = path.relative_to(root).with_suffix("").parts
    listed = order.get(game, ())
    chapter = rest[0] if rest else ""
    return list(order).index(game) if game in order else len(order), game, _place(chapter, listed), path


def _place(chapter: str, listed: Sequence[str]) -> int:
    return listed.index(chapter) if chapter in listed else len(listed)


@functools.cache
def _cache(root: Path) -> FeatureCache | None:
    """Return the cache of the project's own features; other folders have none."""
    if root != features.ROOT.resolve():
        return None
    cache = FeatureCache(root, [Path(__file__), Path(parsed_features.__file__)])
    _IDS.skip_to(cache.next_id)
    return cache


def _read_file(path: Path, uri: str, game: str, cache: FeatureCache | None) -> FeatureFile:
    content = path.read_bytes()
    key = (path, uri, game, hashlib.sha256(content).digest())
    if key not in _FILES_READ:
        try:
            source = content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            line = content[: error.start].count(b"\n") + 1
            fault = SourceFault(uri, line, "this is not UTF-8 text", "save the file as UTF-8")
            raise FeatureError([fault]) from error
        _FILES_READ[key] = _cached(cache, source, *key) or _parsed(cache, source, *key)
    return _FILES_READ[key]


_FILES_READ: dict[tuple[Path, str, str, bytes], FeatureFile] = {}
"""Feature files read by this process, by path, name, game, and SHA-256 of the content."""
_IDS = Ids()
"""Node ids, unique among all files that this process reads."""
_CASES = msgspec.msgpack.Decoder(tuple[Case, ...])


def _cached(
    cache: FeatureCache | None, source: str, path: Path, uri: str, game: str, content: bytes
) -> FeatureFile | None:
    entry = cache.find(uri, content) if cache is not None else None
    if entry is None:
        return None
    try:
        cases = _CASES.decode(entry.cases)
    except msgspec.DecodeError:  # damaged
        return None
    parsed = Parsed.unpacked(source, (entry.document, entry.pickles, entry.next_id))
    return FeatureFile(uri, path, game, parsed, entry.place, cases)


def _parsed(cache: FeatureCache | None, source: str, path: Path, uri: str, game: str, content: bytes) -> FeatureFile:
    file = read_feature(source, uri, game, path, _IDS)
    if cache is not None:
        cases = msgspec.Raw(msgspec.msgpack.encode(file.cases))
        cache.add(uri, Entry(content, file.place, cases, *file.parsed.packed))
    return file


class _Parser(Parser):
    """Looks up a state's rules by name, because the library rebuilds a table of all states for every line."""

    def match_token(self, state: int, token: Token, context: ParserContext) -> int:
        found: int = getattr(self, f"match_token_at_{state}")(token, context)
        return found


def read_feature(source: str, uri: str, game: str, path: Path | None = None, ids: Ids | None = None) -> FeatureFile:
    """Parse a feature. Raises FeatureError."""
    ids = ids or Ids()
    try:
        document: Any = _Parser(AstBuilder(ids)).parse(source)
    except CompositeParserException as error:
        raise FeatureError([_syntax(uri, error.errors[0])]) from error  # the other errors usually follow from the first
    except ParserException as error:
        raise FeatureError([_syntax(uri, error)]) from error
    if "feature" not in document:
        raise FeatureError([SourceFault(uri, 1, "this file has no Feature", "begin it with `Feature: title`")])
    document["uri"] = uri
    if faults := [*_unfit_columns(document["feature"], uri), *_without_rows(document["feature"], uri)]:
        raise FeatureError(faults)
    pickles = Compiler(ids).compile(document)
    reader = _Reader(document, uri, game)
    cases = tuple(map(reader.case, pickles))
    return FeatureFile(
        uri, path or Path(uri), game, Parsed(source, document, pickles, ids), reader.place_of_feature, cases
    )


def _unfit_columns(parent: Node, uri: str) -> Iterator[SourceFault]:
    """Yield outline columns whose names the library would read as patterns instead of words."""
    for child in parent["children"]:
        if "rule" in child:
            yield from _unfit_columns(child["rule"], uri)
        for examples in child.get("scenario", {}).get("examples", ()):
            for cell in examples.get("tableHeader", {}).get("cells", ()):
                if _PATTERN.search(cell["value"]):
                    message = f"the name of the column {cell['value']!r} cannot be used as a placeholder"
                    yield SourceFault(uri, cell["location"]["line"], message, "use letters, digits, and spaces")


def _without_rows(parent: Node, uri: str) -> Iterator[SourceFault]:
    """Yield outlines without rows, which would never run."""
    for child in parent["children"]:
        if "rule" in child:
            yield from _without_rows(child["rule"], uri)
        node = child.get("scenario", {})
        outline = node.get("keyword") in ("Scenario Outline", "Scenario Template") or node.get("examples")
        if outline and not any(examples["tableBody"] for examples in node["examples"]):
            message, remedy = (
                "the outline has no rows, so it never runs",
                "add Examples with a row, or delete the outline",
            )
            yield SourceFault(uri, node["location"]["line"], message, remedy, "outline-empty")


def _syntax(uri: str, error: ParserException) -> SourceFault:
    message = str(error).partition(": ")[2]
    expected, got, token = message.removeprefix("expected: ").partition(", got ")
    if got:
        words = [
            w.strip("#").removesuffix("Line") for w in expected.split(", ") if w not in ("#EOF", "#Empty", "#Comment")
        ]
        message = f"{token} is not allowed here"
        return SourceFault(uri, error.location["line"], message, f"allowed here: {', '.join(words)}")
    return SourceFault(uri, error.location["line"], message, "correct the table or line")


class _Reader:
    """Extracts the cases of one parsed document."""

    def __init__(self, document: GherkinDocumentWithURI, uri: str, game: str) -> None:
        self.uri, self.game = uri, game
        self.feature: Node = document["feature"]
        self.comments = {c["location"]["line"]: c["text"].strip().lstrip("#").strip() for c in document["comments"]}
        self.place_of_feature = self.above(self.feature)
        self.steps: dict[str, Node] = {}
        self.scenarios: dict[str, tuple[Node, Node | None]] = {}
        self.rows: dict[str, tuple[str | None, int, Node]] = {}
        self.note(self.feature, None)

    def above(self, node: Node) -> str:
        """Return the comment directly above a node and its tags."""
        line = min([tag["location"]["line"] for tag in node["tags"]] + [node["location"]["line"]]) - 1
        lines = []
        while line in self.comments:
            lines.append(self.comments[line])
            line -= 1
        return " ".join(text for text in reversed(lines) if not text.startswith("language:"))

    def note(self, parent: Node, rule: Node | None) -> None:
        """Index the steps, scenarios, and rows below a feature or Rule by their ids."""
        for child in parent["children"]:
            if "rule" in child:
                self.note(child["rule"], child["rule"])
                continue
            node = child.get("scenario") or child["background"]
            self.steps.update({step["id"]: step for step in node["steps"]})
            if "scenario" in child:
                self.scenarios[node["id"]] = (node, rule)
                self.note_rows(node)

    def note_rows(self, scenario: Node) -> None:
        plain = 0
        for examples in scenario["examples"]:
            own = _tagged(examples, "id:")
            for number, row in enumerate(examples["tableBody"], 1):
                if own is None:
                    plain += 1
                self.rows[row["id"]] = (own, number if own else plain, row)

    def case(self, pickle: Pickle) -> Case:
        """Return the case for a pickle."""
        scenario, rule = self.scenarios[pickle["astNodeIds"][0]]
        own, number, row = self.rows[pickle["astNodeIds"][1]] if len(pickle["astNodeIds"]) > 1 else (None, 0, None)
        identity = own or _tagged(scenario, "id:")
        if identity and row is not None:
            identity = f"{identity}/{number}"
        written = [tag["name"].removeprefix("@") for tag in pickle["tags"]]
        tags = tuple(dict.fromkeys(intern(tag) for tag in written if not tag.startswith(CHECKS)))
        line = pickle["location"]["line"]
        return Case(
            id=identity or f"{self.uri}:{line}",
            title=pickle["name"],
            feature=self.feature["name"],
            rule=rule["name"] if rule else None,
            place=self.above(scenario) or (self.above(rule) if rule else "") or self.place_of_feature,
            uri=self.uri,
            line=line,
            scenario_line=scenario["location"]["line"],
            game=self.game,
            tags=tags,
            rules=tuple(tag for tag in tags if is_rule(tag)),
            checks=tuple(dict.fromkeys(_checks(written))),
            needs=_named(tags, "needs:"),
            editions=_named(tags, "edition:"),
            provisional="provisional" in tags,
            deprecated=next(iter(_named(tags, "deprecated:")), None),
            steps=tuple(self.case_steps(pickle)),
            row=tuple(cell["value"] for cell in row["cells"]) if row else None,
        )

    def case_steps(self, pickle: Pickle) -> Iterator[CaseStep]:
        for step in pickle["steps"]:
            node = self.steps[step["astNodeIds"][0]]
            line = node["location"]["line"]
            if step["type"] not in _KINDS:
                remedy = "begin with Given, When, or Then; And and But can only follow those"
                keyword = node["keyword"].strip()
                raise FeatureError(
                    [SourceFault(self.uri, line, f"{keyword!r} does not say which kind of step this is", remedy)]
                )
            argument: Any = step.get("argument", {})
            rows = argument.get("dataTable", {}).get("rows")
            yield CaseStep(
                keyword=intern(node["keyword"].strip()),
                kind=_KINDS[step["type"]],
                text=intern(step["text"]),  # most texts occur often
                line=line,
                table=None if rows is None else [[cell["value"] for cell in row["cells"]] for row in rows],
                docstring=argument.get("docString", {}).get("content"),
            )


def is_rule(tag: str) -> bool:
    """Return whether a tag is the id of a rule."""
    return "." in tag and ":" not in tag


def _checks(tags: Iterable[str]) -> Iterator[str]:
    """Yield the checks in these tags as `RULE#KEY`. Check tags directly follow their rule's tag."""
    rule = ""
    for tag in tags:
        if tag.startswith(CHECKS):
            yield from (f"{rule}#{key}" for key in tag.removeprefix(CHECKS).split(","))
        else:
            rule = tag if is_rule(tag) else ""


def _tagged(node: Node, prefix: str) -> str | None:
    return next(iter(_named([tag["name"].removeprefix("@") for tag in node["tags"]], prefix)), None)


def _named(tags: Iterable[str], prefix: str) -> tuple[str, ...]:
    return tuple(tag.removeprefix(prefix) for tag in tags if tag.startswith(prefix))
