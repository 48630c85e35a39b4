"""report.html: the run on one self-contained page for people, without network access.

The template escapes everything that comes from an engine, and the content security policy allows only the page's own
style and script.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from conformance.verdict.certificate import Certificate
from conformance.verdict.fault_localization.triage import rocks
from conformance.verdict.reports.comparison import headline as moved_headline
from conformance.verdict.reports.comparison import sections, stood
from conformance.verdict.reports.plain_report import other_reasons
from conformance.verdict.reports.report import FAULTS, Report
from conformance.verdict.reports.suspected_rules import common_errors, suspected
from conformance.verdict.reports.tallies import declare_next, tally
from conformance.verdict.reports.untrusted_text import one_line, printable, value_text
from conformance.verdict.results import CaseResult, StepResult, StepStatus, Verdict, failing_step

OPEN_AT_FIRST = 3
"""Number of failures that are expanded when the page opens."""
PAGE_TRANSCRIPT_LIMIT = 30_000
"""Maximum length of a transcript on the page, in characters. results.json has more."""
DETAILED_FAILURES = 500
"""Maximum number of failures with transcript and events. results.json has all."""
_PIECES = 1000
"""Number of template pieces that are joined before they are written."""

WORDS = {
    Verdict.PASSED: "passed",
    Verdict.FAILED: "failed",
    Verdict.ERROR: "error",
    Verdict.UNSUPPORTED: "unsupported",
    Verdict.EXPECTED_FAILURE: "expected failure",
    Verdict.UNEXPECTED_PASS: "unexpected pass",
    Verdict.NOT_RUN: "not run",
}


class Segment(NamedTuple):
    """A segment of the bar of verdicts, in thousandths of its length."""

    verdict: str
    start: float
    width: float


def page(report: Report) -> Iterator[bytes]:
    """Yield the page in UTF-8."""
    environment = environment_of()
    style, script = (own(environment, name) for name in ("report.css", "report.js"))
    detailed_faults = {id(case) for case in report.faults[:DETAILED_FAILURES]}
    text = environment.get_template("report.html.j2").stream(
        policy=f"default-src 'none'; style-src {hash_of(style)}; script-src {hash_of(script)}",
        style=Markup(style),
        script=Markup(script),
        report=report,
        result=report.result,
        headline=headline(report),
        facts=_facts(report),
        homepage=_homepage(report),
        granted=[each for each in report.judgements if isinstance(each, Certificate)],
        refused=[each for each in report.judgements if not isinstance(each, Certificate)],
        count=_count,
        counts=[(verdict.value, WORDS[verdict], count) for verdict, count in report.counts.items() if count],
        bar=_bar(report),
        features_list=list(_features(report)),
        rule_ids=sorted({rule for case in report.result.cases for rule in case.rules}),
        rules=report.rules,
        failing_step=failing_step,
        suspects=list(suspected(report)),
        errors=list(common_errors(report)),
        rocks=rocks(report.result.cases),
        opens=declare_next(report.result.cases),
        reasons=other_reasons(report),
        profiles=[each for each in report.profiles if each.ran],
        since=report.since,
        since_line=moved_headline(report.since) if report.since else "",
        moved=sections(report.since) if report.since else [],
        standings=[(each.profile, *stood(each)) for each in report.since.profiles] if report.since else [],
        was={each.id: each for _, of_section in sections(report.since) for each in of_section} if report.since else {},
        detailed=lambda case: id(case) in detailed_faults or case.verdict not in (*FAULTS, Verdict.PASSED),
        unfolded={id(case) for case in report.faults[:OPEN_AT_FIRST]},
        identity=id,
        words=WORDS,
        pretty=_pretty,
        difference=_difference,
        search_text=_search_text,
        begun=_begun,
        transcript=_transcript,
    )
    text.enable_buffering(_PIECES)
    return (piece.encode("utf-8", "replace") for piece in text)


_MARKS = {
    StepStatus.PASSED: "✓",
    StepStatus.FAILED: "✗",
    StepStatus.ERROR: "✗",
    StepStatus.UNSUPPORTED: "–",
    StepStatus.SKIPPED: "·",
}


@cache
def _begun(status: StepStatus, keyword: str, stopped: bool) -> Markup:
    """Return a step's line up to its text.

    Cached, because there are few variants but tens of thousands of steps.
    """
    line = Markup('<li class="s-{0}{1}"><span class="mark" aria-label="{0}">{2}</span> <b>{3}</b> ')
    return line.format(status.value, " stopped" if stopped else "", _MARKS[status], keyword.strip())


def headline(report: Report) -> str:
    """Return the outcome in a sentence."""
    counts = report.counts
    run = tally("", report.result.cases)
    total = len(report.result.cases) - run.not_run
    granted = [each.profile for each in report.judgements if isinstance(each, Certificate)]
    if report.faults:
        broken = counts[Verdict.ERROR]
        failed = len(report.faults) - broken
        text = f"{failed} failed" + (f", {run.blocked} of them blocked by another fault" if run.blocked else "")
        parts = [text] * bool(failed) + [f"{broken} ended in an error"] * bool(broken)
        return f"{_count(total)} ran: {' and '.join(parts)}{_not_run(run.not_run)}"
    if granted:
        return f"Certified for {', '.join(granted)}"
    if not total:
        return "The scenario did not run" if run.not_run == 1 else f"None of {_count(run.not_run)} ran"
    if counts[Verdict.PASSED] == total:
        text = f"All {_count(total)}{' that ran' * bool(run.not_run)} passed" if total != 1 else "The scenario passed"
        return f"{text}{_not_run(run.not_run)}"
    return f"{_count(total)} ran: {counts[Verdict.PASSED]} passed and none failed{_not_run(run.not_run)}"


def _not_run(number: int) -> str:
    return f"; {number:,} not run" if number else ""


def _count(total: int) -> str:
    return "1 scenario" if total == 1 else f"{total:,} scenarios"


def _facts(report: Report) -> list[tuple[str, str]]:
    result = report.result
    games = result.engine.get("games", {})
    facts = [("engine", f"{result.engine.get('name', '?')} {result.engine.get('version', '')}".strip())]
    if result.engine.get("language"):
        facts.append(("language", str(result.engine["language"])))
    facts.append(("reached as", result.spec))
    for game, edition in result.editions.items():
        level = games.get(game, {}).get("level") if isinstance(games, dict) else None
        facts.append(("game", f"{game}, edition {edition}" + (f", level {level}" if level else "")))
    if result.profile:
        facts.append(("profile", result.profile))
    if report.ledger:
        facts.append(("ledger", report.ledger))
    facts += [
        ("suite", result.suite),
        ("run", f"{result.started.replace('T', ' ')[:19]} UTC, {result.seconds:.1f} s"),
    ]
    return [(name, one_line(value)) for name, value in facts]


def _homepage(report: Report) -> str | None:
    homepage = report.result.engine.get("homepage")
    # Other schemes could run code when the link is followed.
    return homepage if isinstance(homepage, str) and homepage.startswith(("https://", "http://")) else None


def _bar(report: Report) -> list[Segment]:
    total, start, bar = len(report.result.cases), 0.0, []
    for verdict, count in report.counts.items():
        if count:
            width = 1000 * count / total
            bar.append(Segment(verdict.value, round(start, 2), round(width, 2)))
            start += width
    return bar


class Feature(NamedTuple):
    """The scenarios of a feature file."""

    uri: str
    title: str
    cases: list[CaseResult]
    counts: list[tuple[str, str, int]]
    faulty: bool


def _features(report: Report) -> Iterable[Feature]:
    grouped: dict[str, list[CaseResult]] = {}
    for case in report.result.cases:
        grouped.setdefault(case.uri, []).append(case)
    for uri, cases in grouped.items():
        verdicts = [case.verdict for case in cases]
        counts = [(each.value, WORDS[each], verdicts.count(each)) for each in Verdict if each in verdicts]
        yield Feature(uri, cases[0].feature, cases, counts, any(verdict in FAULTS for verdict in verdicts))


def _search_text(case: CaseResult) -> str:
    return one_line(" ".join([case.id, case.title, case.feature, case.uri, *case.rules]).lower(), 1000)


def _pretty(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return printable(value)
    return printable(json.dumps(value, ensure_ascii=False, indent=1, default=str))


def _difference(step: StepResult) -> tuple[list[str], list[str]]:
    """Return the missing and the extra items, if both sides are lists."""
    if not isinstance(step.expected, list) or not isinstance(step.actual, list):
        return [], []
    missing = [item for item in step.expected if item not in step.actual]
    extra = [item for item in step.actual if item not in step.expected]
    return [value_text(item, 500) for item in missing], [value_text(item, 500) for item in extra]


def _transcript(case: CaseResult) -> list[tuple[str, str]]:
    """Return direction and text of each message, within the page's limit."""
    lines, room = [], PAGE_TRANSCRIPT_LIMIT
    for number, entry in enumerate(case.transcript):
        text = printable(entry["text"], max(200, room // 4))
        room -= len(text)
        if room < 0:
            lines.append(("note", f"… {len(case.transcript) - number:,} more messages are in results.json …"))
            break
        lines.append((printable(entry["direction"], 20), text))
    return lines


def environment_of(*packages: str) -> Environment:
    """Return an environment with the templates of these packages, then of the reports.

    Values are escaped, and undefined values are errors.
    """
    environment = Environment(
        loader=ChoiceLoader([PackageLoader(package) for package in (*packages, __package__)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"printable": printable, "one_line": one_line, "value_text": value_text}
    return environment


def own(environment: Environment, name: str) -> str:
    assert environment.loader is not None
    return environment.loader.get_source(environment, name)[0].strip()


def hash_of(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
