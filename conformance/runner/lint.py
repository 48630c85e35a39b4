"""The lint: finds errors in features, their vocabulary, and their ids, without an engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

import features
from conformance import catalogue
from conformance.games import GameDescriptor, known
from conformance.interpretations import PLACE, Interpretation
from conformance.protocol.wire_vocabulary import Shape
from conformance.runner.cases import ORDER, Case, CaseStep, FeatureFile, Node, chapters, load_cases, load_files
from conformance.runner.id_ledger import Changes, compare, read_ids
from conformance.runner.id_ledger import update as update_ids
from conformance.runner.needs import LEVELS, rehearsed
from conformance.runner.vacuous import slips_in
from conformance.steps.dry_run import DryRun
from conformance.steps.registry import Ambiguous, Vocabulary, VocabularyError

INCOMPLETE_TITLE = re.compile(
    r"(?:Nor|And|But|Or|Who|It|They|He|She|Nobody else|So|Also|Neither|Not(?! [A-Z])|The same|That|This|Else)\b"
)
"""Openings of titles that mean nothing without the title before."""
_ID = re.compile(r"[A-Z][A-Z0-9]*-\d{4,}")
_PREFIXES = ("id", "needs", "edition", "deprecated")
_VERSION = re.compile(r"\d+\.\d+\.\d+")
_HOLE = re.compile(r"<([^<>]+)>")
_FILE = re.compile(r"[a-z0-9_/]+\.feature")


class Questions(NamedTuple):
    """Open questions of the rulebooks, and their interpretations."""

    open: Collection[str]
    """Ids of rules whose entry asks a question."""
    readings: Collection[Interpretation]
    outside: Collection[str] = ()
    """Ids of rules that are on no page of the text."""


class LintFault(msgspec.Struct, frozen=True, order=True):
    """An error. `uri` is a file of the features, the vocabulary, or the interpretations; `line` counts from 1."""

    uri: str
    line: int
    code: str
    message: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.uri}:{self.line}: {self.code}: {self.message}; {self.remedy}"


def lint(
    root: Path | None = None,
    *,
    rules: Mapping[str, Collection[str]] | None = None,
    games: Mapping[str, GameDescriptor] | None = None,
    questions: Questions | None = None,
) -> list[LintFault]:
    """Return every error in the features below `root` (default: the project's), sorted by file and line.

    `rules` holds the ids that may be tagged (default: the catalogue's). `questions` holds their open questions
    (default: the catalogue's, or none if `rules` is given). `games` holds the existing games (default: all).
    """
    root = (root or features.ROOT).resolve()
    return sorted(set(_Lint(root, rules, games, questions).faults()))


def update(root: Path | None = None) -> Changes:
    """Add new and changed scenarios to the ledger of ids. Raises FeatureError."""
    root = (root or features.ROOT).resolve()
    return update_ids(load_cases(root=root), root)


class _Lint:
    def __init__(
        self,
        root: Path,
        rules: Mapping[str, Collection[str]] | None,
        games: Mapping[str, GameDescriptor] | None,
        questions: Questions | None,
    ) -> None:
        self.root = root
        self.questions = questions or (_questions() if rules is None else Questions((), ()))
        self.rules = {rule.id: rule.checks for rule in catalogue.load().values()} if rules is None else rules
        """Rule → keys of its checks."""
        self.games = known() if games is None else games
        self.spoken: dict[str, GameDescriptor] = {}
        """Games of the features that have steps."""
        self.used: set[int] = set()
        self.borne: dict[str, str] = {}
        """Id → FILE:LINE of the scenario or Examples that has it."""

    def faults(self) -> Iterator[LintFault]:
        files, unreadable = load_files(root=self.root)
        for each in unreadable:
            yield LintFault(each.uri, each.line, each.code, each.message, each.remedy)
        for file in files:
            yield from self.of_file(file)
            for case in _first_rows(file.cases):
                yield from self.of_case(case)
        cases = [case for file in files for case in file.cases]
        yield from self.of_steps(cases)
        yield from self.of_ids(cases, complete=not unreadable)
        yield from self.of_readings(cases, complete=not unreadable)
        yield from self.of_vocabularies(complete=not unreadable)
        yield from self.of_order()

    def of_order(self) -> Iterator[LintFault]:
        """Compare the order of the chapters with the existing folders and files."""
        for game, listed in chapters(self.root).items():
            there = {path.stem for path in (self.root / game).glob("*") if path.is_dir() or path.suffix == ".feature"}
            for name in sorted(set(listed) - there):
                message = f"{game} has no chapter {name!r}"
                yield LintFault(ORDER, 1, "order-unknown", message, "remove it, or correct its name")
            for name in sorted(there - {"__pycache__", *listed}):
                message = f"the chapter {name!r} of {game} is not listed"
                yield LintFault(ORDER, 1, "order-missing", message, "add it where the rulebook has it")

    # -- files and scenarios ----------------------------------------------------------------------------------------

    def of_file(self, file: FeatureFile) -> Iterator[LintFault]:
        line = file.feature["location"]["line"]
        if not _FILE.fullmatch(file.uri):
            message = "the file name may only contain lowercase letters, digits, and underscores"
            yield LintFault(file.uri, line, "file-name", message, "rename it to words_like_this.feature")
        if not file.feature["name"].strip():
            yield LintFault(file.uri, line, "title-missing", "the Feature has no title", "say what it is about")
        if not file.place:
            message = "the feature's place in the rulebook is missing"
            yield LintFault(
                file.uri, line, "place-missing", message, "name the book and section in a comment above `Feature:`"
            )
        for number, text in enumerate(file.source.splitlines(), 1):
            if "\t" in text:
                yield LintFault(file.uri, number, "tab", "this line contains a tab", "use spaces")
        yield from self.of_owner(file, file.feature, "Feature")
        scenarios = list(_scenarios(file.feature))
        if not scenarios:
            yield LintFault(
                file.uri, line, "feature-empty", "the feature has no scenario", "add one, or delete the file"
            )
        for child in file.feature["children"]:
            if "rule" in child:
                yield from self.of_owner(file, child["rule"], "Rule")
        titles: dict[str, int] = {}
        for node in scenarios:
            at, title = node["location"]["line"], node["name"].strip()
            if not title:
                yield LintFault(file.uri, at, "title-missing", "the scenario has no title", "say what happens in it")
            elif title in titles:
                message = f"the title {title!r} is already used in line {titles[title]}"
                yield LintFault(file.uri, at, "title-twice", message, "say how the two scenarios differ")
            elif opener := INCOMPLETE_TITLE.match(title):
                message = f"a title that opens with {opener[0]!r} means nothing in a list of failures"
                yield LintFault(file.uri, at, "title-incomplete", message, "name the subject in a whole sentence")
            titles.setdefault(title, at)
            yield from self.of_node(file, node)

    def of_owner(self, file: FeatureFile, node: Node, what: str) -> Iterator[LintFault]:
        for tag in node["tags"]:
            if tag["name"].startswith("@id:"):
                at = tag["location"]["line"]
                yield LintFault(file.uri, at, "id-misplaced", f"an id on a {what}", "give each scenario its own")

    def of_node(self, file: FeatureFile, node: Node) -> Iterator[LintFault]:
        """Check a scenario or outline as written."""
        outline = node["keyword"] in ("Scenario Outline", "Scenario Template") or bool(node["examples"])
        holders = [node, *node["examples"]]
        for holder in holders:
            ids = [tag["name"].removeprefix("@id:") for tag in holder["tags"] if tag["name"].startswith("@id:")]
            at = holder["location"]["line"]
            if not ids and holder is node:
                remedy = f"tag it with the next free one: `justicar lint --next-id {file.game}`"
                yield LintFault(file.uri, at, "id-missing", "the scenario has no id", remedy)
            if len(ids) > 1:
                yield LintFault(
                    file.uri, at, "id-twice", f"two ids on one scenario: {', '.join(ids)}", "keep the older one"
                )
            for identity in ids:
                prefix = self.games[file.game].prefix if file.game in self.games else ""
                if not (identity.startswith(prefix) and _ID.fullmatch(identity)):
                    remedy = f"write {prefix or 'capitals, a hyphen '}and four digits"
                    yield LintFault(file.uri, at, "id-form", f"{identity!r} does not look like an id", remedy)
                if identity in self.borne:
                    message = f"{identity} is already the id of {self.borne[identity]}"
                    yield LintFault(file.uri, at, "id-twice", message, "give the newer scenario the next free id")
                self.borne.setdefault(identity, f"{file.uri}:{at}")
        for first in node["steps"][:1]:
            if first["keywordType"] == "Conjunction":
                message = f"the scenario begins with {first['keyword'].strip()}, which has no step to continue"
                yield LintFault(
                    file.uri, first["location"]["line"], "step-first", message, "write Given, When, or Then"
                )
        if not outline:
            return
        at = node["location"]["line"]
        columns: set[str] = set()
        for examples in node["examples"]:
            columns |= {cell["value"] for cell in examples.get("tableHeader", {}).get("cells", [])}
        holes = set(_HOLE.findall(node["name"]))
        for step in node["steps"]:
            rows = step.get("dataTable", {}).get("rows", [])
            texts = [step["text"], *(cell["value"] for row in rows for cell in row["cells"])]
            texts.append(step.get("docString", {}).get("content", ""))
            holes |= {hole for text in texts for hole in _HOLE.findall(text)}
        for name in sorted(columns - holes):
            yield LintFault(file.uri, at, "outline-column", f"the column {name!r} is not used", "remove it, or use it")
        for name in sorted(holes - columns):
            yield LintFault(file.uri, at, "outline-column", f"there is no column {name!r}", "add it to the Examples")

    def of_case(self, case: Case) -> Iterator[LintFault]:
        at = (case.uri, case.scenario_line)
        if not case.rules:
            message = "the scenario tags no rule"
            yield LintFault(*at, "rule-missing", message, "tag each rule that it proves, by its id in scenarios/rules")
        for rule in case.rules:
            if rule not in self.rules:
                near = _near(rule, self.rules)
                yield LintFault(
                    *at, "rule-unknown", f"no rule has the id {rule}{near}", "look it up in scenarios/rules"
                )
        for check in case.checks:
            rule, _, key = check.partition("#")
            if not rule:
                yield LintFault(
                    *at, "check-misplaced", f"@checks:{key} does not follow a rule", "write it after a rule's tag"
                )
            elif rule in self.rules and key not in (keys := self.rules[rule]):
                remedy = f"its checks are {', '.join(keys)}" if keys else "it has none: remove the tag"
                yield LintFault(*at, "check-unknown", f"{rule} has no check {key!r}", remedy)
        may_need = self.may_need(case.game)
        for need in case.needs:
            if need not in may_need:
                remedy = f"known: {', '.join(may_need)}"
                yield LintFault(*at, "needs-unknown", f"no engine can declare {need!r}", remedy)
        for tag in case.tags:
            if ":" in tag and tag.partition(":")[0] not in _PREFIXES:
                remedy = f"known prefixes: {', '.join(f'@{prefix}:' for prefix in _PREFIXES)}"
                yield LintFault(*at, "tag-unknown", f"@{tag} has an unknown prefix", remedy)
        if fault := self.editions_fault(case):
            yield LintFault(*at, "edition-unknown", *fault)
        if case.deprecated is not None and not _VERSION.fullmatch(case.deprecated):
            message = f"@deprecated:{case.deprecated} is not a version of the suite"
            yield LintFault(
                *at,
                "deprecated-form",
                message,
                "write the first version in which it no longer counts, such as @deprecated:1.2.0",
            )

    # -- steps ------------------------------------------------------------------------------------------------------

    def editions_fault(self, case: Case) -> tuple[str, str] | None:
        """Return the error in a scenario's editions and the remedy, or None."""
        game = known().get(case.game)
        if game is None:
            return None
        if (unknown := game.book.misnamed(case.editions)) is not None:
            remedy = f"known: {', '.join(game.book.conditions)}"
            return f"@edition:{unknown} is neither an edition of {case.game} nor a toggle value", remedy
        return None

    def may_need(self, game: str) -> list[str]:
        """Return the features and levels that an engine can declare for a game."""
        found = self.games.get(game)
        return [*(found.words.features if found and found.words else ()), *LEVELS]

    def vocabulary(self, game: str) -> Vocabulary | None:
        found = self.games.get(game)
        if found is None or found.steps is None:
            return None
        self.spoken[game] = found
        return found.vocabulary

    def of_steps(self, cases: Iterable[Case]) -> Iterator[LintFault]:
        seen: set[tuple[str, int, str]] = set()
        """File, line, and full text of each step seen.

        In an outline, cells and docstrings differ from row to row.
        """
        for case in cases:
            words = self.vocabulary(case.game)
            if words is None:
                remedy = "give it a descriptor with steps in conformance/games, or rename the folder"
                message = f"the game {case.game!r} has no vocabulary"
                yield LintFault(case.uri, 1, "vocabulary-missing", message, remedy)
                continue
            spoken = rehearsed(case, words, self.games[case.game].edition)
            for line, slip in slips_in(case, words, spoken):
                yield LintFault(case.uri, line, "proves-nothing", slip.message, slip.remedy)
            yield from self.of_events(case, words, spoken)
            for step in case.steps:
                full_text = f"{step.text} {step.table} {step.docstring}"
                if (case.uri, step.line, full_text) not in seen:
                    seen.add((case.uri, step.line, full_text))
                    yield from self.of_step(case, step, words)

    def of_events(self, case: Case, words: Vocabulary, spoken: DryRun) -> Iterator[LintFault]:
        """Yield the optional events that a scenario demands."""
        events: Mapping[str, Shape] = words.wire.events or {}
        for step, demanded in zip(case.steps, spoken.demanded, strict=False):
            for name in sorted(demanded):
                if name in events and events[name].optional:
                    message = f"the step demands the event {name!r}, which engines may leave out"
                    remedy = "check the resulting position instead"
                    yield LintFault(case.uri, step.line, "event-optional", message, remedy)

    def of_step(self, case: Case, step: CaseStep, words: Vocabulary) -> Iterator[LintFault]:
        at = (case.uri, step.line)
        try:
            match = words.resolve(step.kind, step.text)
        except Ambiguous as fault:
            yield LintFault(*at, "step-ambiguous", str(fault), "make the patterns match different sentences")
        except VocabularyError as fault:
            yield LintFault(*at, "step-unmatched", str(fault), "reword it, or add a step to the vocabulary")
        else:
            self.used.add(id(match.step))
            if slip := match.slip(step.table, step.docstring):
                yield LintFault(*at, "step-argument", slip.message, slip.remedy)
                return
            try:
                words.resolve_rows(match, step.table)
            except VocabularyError as fault:
                yield LintFault(*at, "row-unmatched", str(fault), "write each row like a step")

    def of_vocabularies(self, complete: bool) -> Iterator[LintFault]:
        steps = {id(step): step for game in self.spoken.values() for step in game.vocabulary.steps}
        for name, game in self.spoken.items():
            for message in game.vocabulary.check():
                yield LintFault(f"vocabulary/{name}", 1, "step-example", message, "correct the pattern or the example")
            may_need = self.may_need(name)
            for step in game.vocabulary.steps:
                for need in step.needs:
                    if need not in may_need:
                        uri, _, line = step.where.rpartition(":")
                        message = f"{step.pattern.source!r} needs {need!r}, which no engine can declare"
                        yield LintFault(uri, int(line), "needs-unknown", message, f"known: {', '.join(may_need)}")
        for step in steps.values():
            if complete and id(step) not in self.used and not step.aside:
                uri, _, line = step.where.rpartition(":")
                message = f"no feature uses {step.kind.capitalize()} {step.pattern.source!r}"
                yield LintFault(uri, int(line), "step-unused", message, "use it, or remove it")

    # -- ids --------------------------------------------------------------------------------------------------------

    def of_ids(self, cases: list[Case], complete: bool) -> Iterator[LintFault]:
        ids = read_ids(self.root)
        for each in ids.faults:
            yield LintFault(each.uri, each.line, "ids-file", each.message, each.remedy)
        for code, uri, line, message, remedy in compare(cases, ids):
            if complete or code != "id-removed":
                yield LintFault(uri, line, code, message, remedy)

    # -- readings ---------------------------------------------------------------------------------------------------

    def of_readings(self, cases: list[Case], complete: bool) -> Iterator[LintFault]:
        """Yield undecided questions, and contradictions between interpretations and scenarios."""
        read = {rule for reading in self.questions.readings for rule in reading.rules}
        settled = {rule for each in self.questions.readings if each.provisional is not True for rule in each.rules}
        uncertain = [reading for reading in self.questions.readings if reading.provisional]
        rests = {scenario: reading for reading in uncertain for scenario in reading.scenarios}
        borne = set[str]()
        for case in cases:
            at, scenario = (case.uri, case.scenario_line), case.id.partition("/")[0]
            borne.add(scenario)
            for rule in case.rules:
                if rule in self.questions.open and rule not in read:
                    remedy = f"decide it in {PLACE}/{case.game}.toml"
                    yield LintFault(
                        *at, "reading-missing", f"{rule} leaves a question open that no interpretation decides", remedy
                    )
                if rule in self.questions.outside and rule not in settled and not case.provisional:
                    message = f"{scenario} decides certificates, but {rule} relies on something outside the text"
                    remedy = (
                        f"tag it @provisional, or settle the rule with an interpretation in {PLACE}/{case.game}.toml"
                    )
                    yield LintFault(*at, "outside-the-text", message, remedy)
            if case.provisional and scenario not in rests:
                message = f"{scenario} is provisional, but no provisional interpretation names it"
                remedy = f"add it to the interpretation that it relies on, in {PLACE}/{case.game}.toml"
                yield LintFault(*at, "reading-unnamed", message, remedy)
            elif scenario in rests and not case.provisional:
                message = f"{scenario} relies on an uncertain interpretation: {rests[scenario].question!r}"
                yield LintFault(
                    *at, "provisional-missing", message, "tag it @provisional, or remove it from that interpretation"
                )
        if complete:
            yield from self.of_undecided(cases, {rule for reading in uncertain for rule in reading.rules})
        for reading in self.questions.readings:
            for scenario in reading.scenarios:
                if complete and scenario not in borne:
                    message = f"no scenario has the id {scenario}"
                    yield LintFault(
                        reading.file, reading.line, "reading-scenario", message, "correct the id, or remove it"
                    )

    def of_undecided(self, cases: list[Case], uncertain: Collection[str]) -> Iterator[LintFault]:
        """Yield rules that only provisional scenarios prove although nothing about them is uncertain."""
        decided = {rule for case in cases if not case.provisional for rule in case.rules}
        seen = {*decided, *uncertain}
        for case in cases:
            for rule in case.rules:
                if rule not in seen:
                    seen.add(rule)
                    message = f"only provisional scenarios prove {rule}, but no provisional interpretation names it"
                    remedy = "add a scenario that decides, or name the rule in the uncertain interpretation"
                    yield LintFault(case.uri, case.scenario_line, "rule-undecided", message, remedy)


def _scenarios(parent: Node) -> Iterator[Node]:
    for child in parent["children"]:
        if "rule" in child:
            yield from _scenarios(child["rule"])
        elif "scenario" in child:
            yield child["scenario"]


def _first_rows(cases: Iterable[Case]) -> Iterator[Case]:
    """Yield one case for each scenario and set of tags. Rows of an outline share their tags and steps."""
    seen: Counter[tuple[int, tuple[str, ...]]] = Counter()
    for case in cases:
        key = (case.scenario_line, case.tags)
        seen[key] += 1
        if seen[key] == 1:
            yield case


def _near(rule: str, rules: Collection[str]) -> str:
    import difflib

    near = difflib.get_close_matches(rule, rules, n=2, cutoff=0.8)
    return f" (is it {' or '.join(near)}?)" if near else ""


def _questions() -> Questions:
    from conformance import interpretations

    rules = catalogue.load().values()
    unanswered = {rule.id for rule in rules if rule.question}
    outside = {rule.id for rule in rules if rule.outside_the_text}
    return Questions(unanswered, interpretations.load(), outside)
