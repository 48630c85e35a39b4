"""Play twins of every scenario on the reference engine: `python -m tests.twins`. None may violate its relation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import click

from conformance.adapters import connect
from conformance.challenge.beginnings import beginning_of
from conformance.challenge.variations import Scope
from conformance.games import find
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case
from tests.cases import suite_cases
from tests.twins.twins import EXCEPTIONS, Violation, twins_of, violation


def played(engine: Engine, reference: Engine, cases: list[Case], seed: str) -> Iterator[tuple[str, Violation | None]]:
    """Yield the kind of each twin, with its violation if there is one."""
    for case in cases:
        edition = find(case.game).edition
        beginning = beginning_of(case, reference, edition)
        if case.id in EXCEPTIONS:
            continue
        for twin in twins_of(beginning, Scope(case.game), Random(f"{seed} {case.id}")):
            yield twin.kind, violation(engine, case.game, edition, beginning, twin)


@click.command()
@click.option("--engine", "spec", default="reference", help="Engine that plays the twins.")
@click.option("--every", default=1, show_default=True, type=click.IntRange(1), help="Use every Nth scenario.")
@click.option("--seed", default="1", show_default=True)
def main(spec: str, every: int, seed: str) -> None:
    """Play twins and list the violations."""
    counts, violations = Counter[str](), list[Violation]()
    cases = [case for case in suite_cases() if not case.deprecated and not case.editions][::every]
    with connect(spec) as engine, connect("reference") as reference:
        for kind, found in played(engine, reference, cases, seed):
            counts[kind] += 1
            if found is not None:
                violations.append(found)
    for found in violations[:50]:
        click.echo(f"{found.case}, {found.kind}, after {found.after} choices: {found.what}")
        click.echo(f"  expected: {str(found.expected)[:300]}\n  actual:   {str(found.actual)[:300]}")
    click.echo(f"{sum(counts.values())} twins, {len(violations)} violations; {dict(counts)}")
    raise SystemExit(1 if violations else 0)


if __name__ == "__main__":
    main()
