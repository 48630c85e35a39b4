"""junit.xml for continuous-integration servers: one suite per feature file, one test case per scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from conformance.verdict.profiles import split_name
from conformance.verdict.reports.report import Report
from conformance.verdict.reports.untrusted_text import one_line, printable, value_text
from conformance.verdict.results import CaseResult, Verdict, failing_step

_KINDS = {
    Verdict.UNSUPPORTED: "skipped",
    Verdict.EXPECTED_FAILURE: "skipped",
    Verdict.NOT_RUN: "skipped",
    Verdict.ERROR: "errors",
    Verdict.FAILED: "failures",
    Verdict.UNEXPECTED_PASS: "failures",
}
"""Verdict → attribute that counts it."""


def junit(report: Report) -> Iterator[bytes]:
    """Yield the run as JUnit XML, one suite at a time.

    Unsupported scenarios, expected failures, and scenarios that did not run are skipped, with the reason.
    """
    features: dict[str, list[CaseResult]] = {}
    for case in report.result.cases:
        features.setdefault(case.uri, []).append(case)
    root = ElementTree.Element("testsuites", name="justicar", time=f"{report.result.seconds:.3f}")
    _count(root, report.result.cases)
    root.text = "\n"
    begin, end = ElementTree.tostring(root, encoding="unicode").split("\n")
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n{begin}\n'.encode()
    for uri, cases in features.items():
        suite = _suite(report, uri, cases)
        ElementTree.indent(suite, level=1)
        yield f"  {ElementTree.tostring(suite, encoding='unicode')}\n".encode()
    yield f"{end}\n".encode()


def _suite(report: Report, uri: str, cases: list[CaseResult]) -> ElementTree.Element:
    suite = ElementTree.Element("testsuite", name=printable(f"{uri}: {cases[0].feature}"))
    if report.result.started:
        suite.set("timestamp", report.result.started[:19])
    properties = ElementTree.SubElement(suite, "properties")
    for name, value in _properties(report, cases[0].game).items():
        ElementTree.SubElement(properties, "property", name=name, value=printable(value))
    suite.extend(_testcase(report, case) for case in cases)
    _count(suite, cases)
    suite.set("time", f"{sum(case.seconds for case in cases):.3f}")
    return suite


def _properties(report: Report, game: str) -> dict[str, str]:
    result = report.result
    judged = [judgement for judgement in report.judgements if split_name(judgement.profile)[0] == game]
    return {
        "engine": str(result.engine.get("name", "?")),
        "engine-version": str(result.engine.get("version", "?")),
        "edition": result.editions.get(game, "?"),
        "suite": result.suite,
        **{f"digest of {each.profile}": each.digest for each in judged},
        **({"profile": result.profile} if result.profile else {}),
    }


def _count(element: ElementTree.Element, cases: list[CaseResult]) -> None:
    found = Counter(_KINDS.get(case.verdict) for case in cases)
    element.set("tests", str(len(cases)))
    for kind in ("failures", "errors", "skipped"):
        element.set(kind, str(found[kind]))


def _testcase(report: Report, case: CaseResult) -> ElementTree.Element:
    classname = case.uri.removesuffix(".feature").replace("/", ".")
    name = printable(f"{case.id} {case.title}")
    element = ElementTree.Element("testcase", classname=printable(classname), name=name, time=f"{case.seconds:.3f}")
    reason = one_line(case.reason or case.verdict.value)
    match case.verdict:
        case Verdict.PASSED:
            return element
        case Verdict.UNSUPPORTED:
            ElementTree.SubElement(element, "skipped", message=f"unsupported: {reason}")
        case Verdict.EXPECTED_FAILURE:
            ElementTree.SubElement(element, "skipped", message=f"expected failure: {reason}")
        case Verdict.NOT_RUN:
            ElementTree.SubElement(element, "skipped", message=f"not run: {reason}")
        case Verdict.ERROR:
            ElementTree.SubElement(element, "error", message=reason, type="error").text = _detail(report, case)
        case Verdict.FAILED | Verdict.UNEXPECTED_PASS:
            fault = ElementTree.SubElement(element, "failure", message=reason, type=case.verdict.value)
            fault.text = _detail(report, case)
    if case.transcript:
        lines = [f"{line['direction']}: {printable(line['text'])}" for line in case.transcript]
        ElementTree.SubElement(element, "system-out").text = printable("\n".join(lines), limit=200_000)
    return element


def _detail(report: Report, case: CaseResult) -> str:
    """Return the steps, the expected, actual, and offered values, the rules, and the command to repeat it."""
    lines = [f"{step.status.value:<11} {step.keyword} {printable(step.text)}" for step in case.steps]
    step = failing_step(case)
    if step is not None:
        if step.message:
            lines.append(f"message: {printable(step.message)}")
        if step.expected is not None or step.actual is not None:
            lines += [f"expected: {value_text(step.expected)}", f"actual: {value_text(step.actual)}"]
        if step.offered is not None:
            lines += ["offered:", *(f"  {value_text(choice, 500)}" for choice in step.offered)]
    for rule in case.rules:
        known = report.rules.get(rule)
        lines.append(f"rule: {rule}" + (f" ({known.where}) {known.summary}" if known else ""))
    lines.append(f"repeat: {report.repeat(case)}")
    return printable("\n".join(lines), limit=200_000)
