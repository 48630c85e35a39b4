"""`justicar rule`: show a rule, its interpretations, and the scenarios that prove it."""

from __future__ import annotations

from typing import Any

import click

from conformance import interpretations
from conformance.catalogue import Catalogue, localized
from conformance.catalogue_entries import Rule
from conformance.commands import FAILED, OK, Refused
from conformance.commands.engines import choose_engine
from conformance.games import find
from conformance.interpretations import Interpretation
from conformance.rule_citations import cited_in
from conformance.runner.cases import Case
from conformance.runner.direct import run
from conformance.runner.scenario_suite import Suite
from conformance.translation import _
from conformance.verdict.catalogue_coverage import killing_scenarios
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.report import report_on
from conformance.verdict.results import Verdict

APPLIED = ("ruling", "faq", "example")
"""Kinds of catalogue entries that apply rules to a case."""
PLACES = 12
"""Maximum number of places in the reference engine that are listed."""
LISTED = 60
"""Maximum number of rules listed for an incomplete id."""


def rule(*, rule_id: str, play: bool, **engine: Any) -> int:
    """Print a rule, or list rules by id prefix or card name. With `play`, run its scenarios."""
    choice, printer = choose_engine(**engine), Printer()
    catalogue, taken = localized(), interpretations.localized()
    if rule_id not in catalogue:
        return _list(catalogue, rule_id, printer, play)
    suite = Suite()
    ids = {rule_id, *catalogue[rule_id].same_as}
    proofs = [case for case in suite.cases if not ids.isdisjoint(case.rules)]
    print_out(printer, catalogue, catalogue[rule_id], [each for each in taken if rule_id in each.rules], proofs)
    if not play:
        return OK
    if not proofs:
        raise Refused(_("no scenario covers {id} yet, so there is nothing to run; leave out --run", id=rule_id))
    session = choice.start()
    try:
        editions = choice.editions(dict.fromkeys(case.game for case in proofs), session.description)
        result = run(proofs, choice.spec, edition=editions, limits=choice.limits, connect=lambda *_: session)
    finally:
        session.close()
    printer.say("")
    for case in result.cases:
        printer.say(f"{case.verdict.value:<11} {case.id}")
    printer.print_report(report_on(result, rules=Citations(), sources=suite.sources, flags=choice.flags))
    return OK if all(case.verdict is Verdict.PASSED for case in result.cases) else FAILED


def print_out(
    printer: Printer, catalogue: Catalogue, entry: Rule, taken: list[Interpretation], proofs: list[Case]
) -> None:
    """Print a rule with its text, source, interpretations, scenarios and code."""
    say = printer.paragraph
    say(entry.id, style="bold cyan")
    say(entry.summary)
    say(catalogue.place(entry), style="italic dim")
    for source in entry.sources:
        say(f"{source}: {source.link}", 2, "dim")
    kinds = [_(entry.kind), _("tier {tier}", tier=_(entry.tier)) if entry.tier else ""]
    kinds += [] if entry.testable else [_("not testable")]
    say(", ".join(kind for kind in kinds if kind), style="dim")
    for name in ("note", "rule", "effect", "v5"):
        if isinstance(extra := getattr(entry, name, None), str):
            say(f"{_('fifth edition') if name == 'v5' else _(name)}: {extra}")
    for same in entry.same_as:
        say(_("same as {rule}: {summary}", rule=same, summary=catalogue[same].summary))
    for other in catalogue.again(entry.id):
        summary = f"{other.summary} ({catalogue.place(other)})"
        say(_("also in {rule}: {summary}", rule=other.id, summary=summary))
    if toggle := entry.decided_by:
        unplayed = find(entry.id.partition(".")[0]).book.unplayed.get(toggle)
        decided = _("decided by {toggle}, not covered: {reason}", toggle=toggle, reason=unplayed)
        say(decided if unplayed else _("decided by {toggle}", toggle=toggle))
    if entry.cards:
        say(_("cards: {cards}", cards=", ".join(entry.cards)))
    for reading in taken:
        say(_("open question: {question}", question=reading.question), style="yellow")
        say(_("interpretation: {ruling}", ruling=reading.reading), 2)
        say(_("because: {reason}", reason=reading.why), 2)
        say(reading.standing + (_("; source: {source}", source=reading.source) if reading.source else ""), 2, "dim")
        if reading.otherwise:
            say(_("alternative: {ruling}", ruling=reading.otherwise), 2)
    if entry.question and not taken:
        say(_("open question without an interpretation: {question}", question=entry.open_point), style="yellow")
    if entry.checks:
        say(_("Checks:"))
        for key, check in entry.checks.items():
            shown = [case.id for case in proofs if f"{entry.id}#{key}" in case.checks]
            say(f"{key}  {check}" + (f" ({', '.join(shown)})" if shown else ""), 2)
    printer.console.print()
    say(_("Proved by:") if proofs else _("No scenario proves this rule yet."), style="bold")
    for case in proofs:
        marks = f" ({_('provisional')})" * case.provisional
        marks += f" ({_('deprecated since {version}', version=case.deprecated)})" * bool(case.deprecated)
        say(f"{case.id}  {case.title}{marks}  features/{case.uri}:{case.line}", 2)
    killing = killing_scenarios()
    if killers := dict.fromkeys(killing[name] for name in (entry.id, *entry.same_as) if name in killing):
        say(_("Kills mutants that break this rule: {scenarios}", scenarios=", ".join(killers)), style="bold")
    cited = cited_in({entry.id, *entry.same_as})
    if places := [place for name in (entry.id, *entry.same_as) for place in cited.get(name, ())]:
        say(_("In the reference engine:"), style="bold")
        for place in places[:PLACES]:
            say(f"{place.inside or _('the module')}  {place.file}:{place.line}", 2)
        if len(places) > PLACES:
            say(_("and {count} more", count=len(places) - PLACES), 2)
    if related := beside(catalogue, entry, proofs):
        say(_("Applies:") if entry.kind in APPLIED else _("Applied by:"), style="bold")
        for other in related:
            say(f"{other.id}  {other.summary}", 2)


def beside(catalogue: Catalogue, entry: Rule, proofs: list[Case]) -> list[Rule]:
    """Return the rulings, answers and examples that share a scenario with a rule, or the reverse."""
    others = dict.fromkeys(tag for case in proofs for tag in case.rules if tag in catalogue)
    return [catalogue[tag] for tag in others if (catalogue[tag].kind in APPLIED) != (entry.kind in APPLIED)]


def _list(catalogue: Catalogue, beginning: str, printer: Printer, play: bool) -> int:
    found = [entry for entry in catalogue.values() if entry.id.startswith(beginning)]
    found = found or [entry for entry in catalogue.values() if beginning.lower() in map(str.lower, entry.cards)]
    if not found or play:
        near = catalogue.near(beginning)
        hint = _("did you mean {near}?", near=", ".join(near))
        hint = hint if near else _("list ids by prefix, as in `justicar rule vtes.bleed`")
        missing = _("no rule has the id {id!r} or names that card; {hint}", id=beginning, hint=hint)
        raise click.BadParameter(missing, param_hint="ID")
    for entry in found[:LISTED]:
        by = f" ({entry.attribution})" if entry.sources else ""
        printer.say(f"{entry.id}  {entry.summary}{by}")
    if len(found) > LISTED:
        printer.say(_("… and {count} more; type more of the id", count=len(found) - LISTED))
    return OK
