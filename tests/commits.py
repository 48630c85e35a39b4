"""Check the subjects of commits: `make style`. Passes with a notice where git or the history is missing."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click

ROOT = Path(__file__).parents[1]
SINCE = "a4a190109c646abb569547c20e21c7d5ace14797"
"""The commit after which every subject follows the rules."""
LONGEST = 72
"""Maximum number of characters of a subject."""
_ENDING_ALIKE = (
    "access address bleed bring bypass compress cross discuss dismiss embed express feed focus guess harness miss need"
    " pass press proceed process progress ring seed shed speed spring stress string suppress"
)
IMPERATIVES = frozenset(_ENDING_ALIKE.split())
"""Imperatives that end in -ed, -ing or -s."""


class NoHistory(Exception):
    """The commits to check are not available."""


def faults(subject: str) -> Iterator[str]:
    """Yield what is wrong with a subject."""
    if len(subject) > LONGEST:
        yield f"it has {len(subject)} characters, more than {LONGEST}"
    first = re.match(r"[\w'-]*", subject)
    word = first[0].lower() if first else ""
    if not subject[:1].isupper():
        yield "it does not start with a capital letter"
    if re.search(r"(?:ed|ing|s)$", word) and word not in IMPERATIVES:
        yield f"{word!r} does not look like an imperative; write what the commit does, as in 'Add' or 'Fix'"


def subjects(root: Path, since: str) -> dict[str, str]:
    """Return the short hash and subject of each commit after `since`, except merges and reverts. Raises NoHistory."""
    top = Path(_git(root, "rev-parse", "--show-toplevel").strip())
    if top.resolve() != root.resolve():
        raise NoHistory("this folder is not a git checkout")
    log = _git(root, "log", "--no-merges", "--format=%h %s", f"{since}..HEAD")
    found = dict(line.split(" ", 1) for line in log.splitlines() if " " in line)
    return {commit: subject for commit, subject in found.items() if not subject.startswith('Revert "')}


def _git(root: Path, *arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError as problem:
        raise NoHistory(f"git does not run ({problem.strerror})") from None
    if done.returncode:
        raise NoHistory(done.stderr.strip().partition("\n")[0])
    return done.stdout


@click.command()
@click.option("--since", default=SINCE, metavar="REV", help="Check the commits after this one.")
def main(since: str) -> None:
    """Check that subjects are imperative and at most 72 characters long."""
    try:
        found = subjects(ROOT, since)
    except NoHistory as missing:
        click.echo(f"commit subjects not checked: {missing}", err=True)
        return
    wrong = [f"{commit} {subject!r}: {fault}" for commit, subject in found.items() for fault in faults(subject)]
    for line in wrong:
        click.echo(line, err=True)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
