"""The lists of a game's steps: placeholders, steps by module, and moves in the infinitive."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby

from conformance.docgen.page import table
from conformance.steps.registry import Vocabulary


def steps(vocabulary: Vocabulary) -> Iterator[str]:
    """Yield every step under the first line of its module's docstring, in the order of the modules."""
    used = {kind.name: kind for step in vocabulary.steps for kind in step.pattern.slots.values()}
    yield "## Placeholders\n"
    yield from table("Placeholder", "Meaning", rows=((f"`{{{name}}}`", used[name].meaning) for name in sorted(used)))
    for module, of_module in groupby(vocabulary.steps, key=lambda step: step.module):
        yield f"\n## {(sys.modules[module].__doc__ or module).splitlines()[0].rstrip('.')}\n"
        for step in of_module:
            needs = f" *Needs {', '.join(f'`{need}`' for need in step.needs)}.*" if step.needs else ""
            takes = " *Takes a datatable.*" if step.table is not False else ""
            meaning = " ".join(step.meaning.split())
            yield f"- `{step.pattern.source}`  \n  e.g. `{step.example}`  \n  {meaning}{takes}{needs}"
    yield "\n## Moves in the infinitive\n"
    yield "Use these after `cannot` (with `because RULE`) and after `may`:\n"
    yield from (f"- `{move.infinitive.source}`" for move in vocabulary.moves)
