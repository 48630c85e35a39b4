"""Report a run as plain lines for pipes, logs, and `--quiet`: one line per failure, no control codes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from conformance.verdict.certificate import Certificate, Judgement
from conformance.verdict.fault_localization.triage import rocks
from conformance.verdict.reports.report import Report
from conformance.verdict.reports.suspected_rules import common_errors, suspected
from conformance.verdict.reports.tallies import VerdictCounts, declare_next
from conformance.verdict.reports.untrusted_text import one_line, source
from conformance.verdict.results import CaseResult, OtherReason, RunResult, Verdict, failing_step

Say = Callable[[str], None]

SUSPECTS_NAMED = 5
"""Maximum number of suspected rules listed."""
ROCKS_NAMED = 5
"""Maximum number of step patterns and windows listed."""
ERRORS_NAMED = 5
"""Maximum number of errors listed."""
OPENING_NAMED = 8
"""Maximum number of features and cards listed under "declare next"."""
REASONS_NAMED = 3
"""Maximum number of refusals listed whose rule differs from the scenario's."""

UNDECLARED_NAMED = 12
"""Number of distinct missing declarations above which one line replaces them."""
IDS_NAMED = 6
"""Maximum number of scenarios listed for a common reason."""


def fault_line(report: Report, case: CaseResult) -> str:
    """Return a failing scenario on one line."""
    step = failing_step(case)
    where = source(case.uri, step.line if step and step.line else case.line)
    known = f"{case.verdict.value.upper()}{' (provisional)' * case.provisional}{' (blocked)' * bool(case.blocked)}"
    parts = [f"{known} {case.id} {one_line(case.title, 120)} ({where})"]
    if step is not None:
        parts.append(one_line(f"{step.keyword.strip()} {step.text}", 160))
    parts.append(one_line((step.message if step else None) or case.reason or case.verdict.value, 400))
    return f"{': '.join(parts)} | {report.repeat(case)}"


def excused_lines(report: Report) -> list[str]:
    """Return a line for each reason why scenarios were unsupported, expected to fail, or not run.

    One missing feature may affect hundreds of scenarios. If many declarations are missing, one line counts them.
    """
    reasons: dict[tuple[Verdict, str], list[str]] = {}
    undeclared = {tuple(case.lacks) for case in report.result.cases if case.lacks}
    left_out = len(undeclared) > UNDECLARED_NAMED
    for case in report.result.cases:
        if left_out and case.lacks and case.verdict is Verdict.UNSUPPORTED:
            continue
        if case.verdict in (Verdict.UNSUPPORTED, Verdict.EXPECTED_FAILURE, Verdict.NOT_RUN):
            reasons.setdefault((case.verdict, one_line(case.reason or "no reason given")), []).append(case.id)
    lines = []
    for (verdict, reason), ids in reasons.items():
        more = f" and {len(ids) - IDS_NAMED} more" if len(ids) > IDS_NAMED else ""
        lines.append(f"{verdict.value}: {reason}: {', '.join(ids[:IDS_NAMED])}{more}")
    if left_out:
        number = sum(bool(case.lacks) and case.verdict is Verdict.UNSUPPORTED for case in report.result.cases)
        lines.append(f"unsupported: {_count(number)} need features that the engine does not declare")
    return lines


def suspect_lines(report: Report, most: int = SUSPECTS_NAMED) -> list[str]:
    """Return a line for each suspected rule up to `most`, the most likely first.

    If much fails, lines about the step patterns and windows that nearly always fail come first.
    """
    found = list(suspected(report))
    lines = [
        f"{rock.what!r} fails {rock.failed} of {rock.of} times: begin with {rock.begin_with.id}"
        if rock.kind == "step"
        else f"{rock.failed} of {rock.of} failures are in the decision window {rock.what!r}: "
        f"begin with {rock.begin_with.id}"
        for rock in rocks(report.result.cases)[:ROCKS_NAMED]
    ]
    lines += [
        one_line(f"suspect {each.suspect.rule}: {each.because} The shortest is {each.shortest.id}", 900)
        + " | "
        + one_line(f"{each.where}: {each.summary}", 400)
        + (f" | {each.or_else}" if each.alike else "")
        for each in found[:most]
    ]
    left = len(found) - most
    return [*lines, f"and {left} less likely; the reports list them"] if left > 0 else lines


def other_reasons(report: Report) -> list[tuple[CaseResult, OtherReason]]:
    """Return the refusals for which the engine names another rule than the scenario, with their scenarios."""
    return [(case, step.other_reason) for case in report.result.cases for step in case.steps if step.other_reason]


def reason_lines(report: Report) -> list[str]:
    """Return lines on refusals with another rule than the scenario's: their number, and the first few."""
    found = other_reasons(report)
    if not found:
        return []
    number = f"{len(found)} refusal{'s' * (len(found) != 1)}"
    head = f"{number} with another rule than the scenario's; no verdict depends on it"
    return [head, *(reason_line(case, other) for case, other in found[:REASONS_NAMED])]


def reason_line(case: CaseResult, other: OtherReason) -> str:
    """Return a refusal with the rule that the scenario states, and the rule and reason that the engine gives."""
    stated = " or ".join(other.expected)
    return one_line(f"{case.id}: the scenario states {stated}, the engine {other.rule}: {other.reason}", 400)


def error_lines(report: Report) -> list[str]:
    """Return a line for each error, those that end most scenarios first."""
    return [
        f"one error {each.ends}, such as {each.example.id}: {each.message}"
        for each in list(common_errors(report))[:ERRORS_NAMED]
    ]


def profile_lines(report: Report) -> list[str]:
    """Return a line for each profile that ran and did not pass entirely."""
    return [
        f"{each.name}: {', '.join(_parts(each))}"
        for each in report.profiles
        if each.ran and each.ran + each.not_run > each.passed
    ]


def _parts(each: VerdictCounts) -> Iterator[str]:
    yield f"{each.passed} passed"
    for number, word in ((each.failed, "failed"), (each.blocked, "blocked"), (each.error, "error")):
        if number:
            yield f"{number} {word}"
    if each.provisional:
        yield f"{each.provisional} of these are provisional"
    if each.not_run:
        yield f"{each.not_run} not run"


def opening_lines(report: Report) -> list[str]:
    """Return a line that names what to declare next and how many more scenarios would run."""
    found = declare_next(report.result.cases)
    if not found:
        return []
    named = ", ".join(f"{each.what} ({each.scenarios})" for each in found[:OPENING_NAMED])
    return [f"declare next (and run so many more scenarios): {one_line(named, 600)}"]


def tally(report: Report) -> str:
    """Return the number of scenarios with each verdict, in a line."""
    parts = [f"{count} {verdict.value}" for verdict, count in report.counts.items() if count]
    return f"{_count(len(report.result.cases))}: {', '.join(parts) or 'nothing ran'}"


def _count(scenarios: int) -> str:
    return f"{scenarios} scenario{'s' * (scenarios != 1)}"


def judgement_line(report: Report, judgement: Judgement) -> str:
    """Return a certificate, or its refusal with the reasons, in a line."""
    if isinstance(judgement, Certificate):
        return one_line(
            f"certified {judgement.profile}: {judgement.engine} {judgement.version}, edition {judgement.edition}, "
            f"level {judgement.level}, {_count(judgement.scenarios)}"
            f"{_challenge(judgement)}, suite {judgement.suite} {judgement.digest[:12]}"
        )
    return one_line(f"not certified {judgement.profile}: {'; '.join(judgement.reasons)}", 600)


def _challenge(certificate: Certificate) -> str:
    challenge = certificate.challenge
    return "" if challenge is None else f", challenge of {challenge.decisions:,} decisions"


def warnings(report: Report) -> list[str]:
    """Return the warnings about engines that speak like the reference, each once."""
    if report.result.spec == "reference":
        return []
    challenges = (each.challenge for each in report.judgements if isinstance(each, Certificate))
    found = (each.warning for each in challenges if each is not None)
    return list(dict.fromkeys(each for each in found if each is not None))[:1]


def engine_line(result: RunResult) -> str:
    """Return the engine and the judged editions."""
    games = ", ".join(f"{game} {edition}" for game, edition in result.editions.items())
    name = f"{result.engine.get('name', '?')} {result.engine.get('version', '')}".strip()
    return one_line(f"{name} ({result.spec})" + (f": {games}" if games else ""))


def print_report(report: Report, say: Say, *, quiet: bool = False) -> None:
    """Print the whole run; if `quiet`, only its outcome."""
    if not quiet:
        say(engine_line(report.result))
        for case in report.faults:
            say(fault_line(report, case))
        for line in excused_lines(report):
            say(line)
        for line in (
            *error_lines(report),
            *suspect_lines(report),
            *reason_lines(report),
            *profile_lines(report),
            *opening_lines(report),
        ):
            say(line)
    say(tally(report))
    for judgement in report.judgements:
        say(judgement_line(report, judgement))
    for warning in warnings(report):
        say(f"warning: {warning}")
