"""Make a mutant with several changes in the current process."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable

from tests.mutants.changes import Change, changed
from tests.mutants.coverage import forget_engine, modules
from tests.mutants.verdicts import AnyChange, Changed, have_facts_changed


def make(game: str, changes: Iterable[AnyChange]) -> None:
    """Import the engine again with all these changes of one game. The process has no other engine afterwards."""
    of_module: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        if isinstance(change, Change):
            of_module[change.module].append(change)
        else:
            have_facts_changed(change)
    paths = modules(game)
    forget_engine()
    for module, there in of_module.items():
        tree = changed(paths[module].read_text("utf-8"), *there)
        sys.meta_path.insert(0, Changed(module, compile(tree, str(paths[module]), "exec")))
