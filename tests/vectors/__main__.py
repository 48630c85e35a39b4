"""Compare the verdicts of vectors and protocol: `python -m tests.vectors FOLDER [GAME]`.

Judges the reference engine and ten faulty engines both ways, and prints the scenarios whose verdicts differ. Uses each
vector consumer whose language is installed. FOLDER holds vectors: `justicar export FOLDER`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from conformance.adapters.server import serve_stdio
from tests.conforming_variants import lacking, layers
from tests.vectors.agreement import TEN, WRONG, by_protocol, by_vectors, consumers, serve


def main(folder: str, game: str = "") -> int:
    differing = 0
    judges = consumers(Path(tempfile.mkdtemp()))
    for number in [None, *(each for each in TEN if WRONG[each].game.startswith(game))]:
        title = "the reference engine" if number is None else f"{WRONG[number].game}: {WRONG[number].title}"
        name = game if number is None else WRONG[number].game
        one = by_protocol(number, name)
        failed = sum(verdict == "failed" for verdict in one.values())
        print(f"{title}: {len(one)} scenarios, {failed} failed", flush=True)
        for language, consumer in judges.items():
            other = by_vectors(Path(folder), number, name, consumer=consumer)
            differ = {name: (one[name], other.get(name)) for name in one if one[name] != other.get(name)}
            print(f"  in {language} {len(differ)} differ {differ or ''}", flush=True)
            differing += len(differ)
    return 1 if differing or not judges else 0


if __name__ == "__main__":
    if sys.argv[1] == "honest":
        with layers.watching_steps():
            serve_stdio({**vars(layers), **vars(lacking)}[sys.argv[2]]())
    else:
        sys.exit(serve(sys.argv[2]) if sys.argv[1] == "serve" else main(*sys.argv[1:]))
