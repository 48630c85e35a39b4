"""Run coverage-guided fuzzing: `python -m tests.fuzz.guided KIND`.

atheris guides it (`pip install 'justicar[fuzz]'`; built for Linux and some versions of Python). KIND is a game or a
kind of file. Files are mutated byte by byte from real ones; for a game, the bytes replace the random numbers.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

FINDINGS = Path("findings")
"""Folder for findings, the same as in an unguided run."""

BITS_OF_A_FRACTION = 53


class Fed(Random):
    """Random numbers taken from bytes, then zeros."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.data, self.at = data, 0

    def getrandbits(self, k: int) -> int:
        """Return the next `k` bits. They use up whole bytes."""
        wanted = (k + 7) // 8
        taken = self.data[self.at : self.at + wanted].ljust(wanted, b"\0")
        self.at += wanted
        return int.from_bytes(taken, "little") >> (wanted * 8 - k)

    def random(self) -> float:
        """Return a number from 0 to below 1."""
        return float(self.getrandbits(BITS_OF_A_FRACTION) / (1 << BITS_OF_A_FRACTION))


def main(arguments: list[str]) -> None:
    """Run until libFuzzer's options end it, such as `-max_total_time=600` or `-runs=100000`."""
    try:
        import atheris
    except ImportError:
        raise SystemExit("atheris is not installed: python -m pip install 'justicar[fuzz]'") from None
    with atheris.instrument_imports(include=["conformance", "reference_engine", "scenarios"]):
        from reference_engine.engine import GAMES
        from tests.fuzz import __main__ as unguided
        from tests.fuzz import files, requests
        from tests.fuzz.findings import Finding, FindingCounts
        from tests.fuzz.material import material
    kinds = files.kinds()
    if not arguments or arguments[0] not in (*GAMES, *kinds):
        raise SystemExit(f"name a game or a kind of file: {', '.join((*GAMES, *kinds))}")
    name, *options = arguments
    met: set[str] = set()

    def found(data: bytes) -> Finding | None:
        if name in GAMES:
            return requests.fuzz(material(name), Fed(data), FindingCounts(), before=met)
        judged = files.judged(kinds[name], data, before=met)
        return None if isinstance(judged, str) else judged

    def once(data: bytes) -> None:
        finding = found(data)
        if finding is not None and finding.key not in met:
            met.add(finding.key)
            unguided.write(finding, FINDINGS)
            print(f"found: {finding.key} ({FINDINGS / unguided.name_of(finding)}.json)", flush=True)

    with tempfile.TemporaryDirectory(prefix="justicar-fuzz-") as corpus:
        for number, text in enumerate(kinds[name].texts() if name in kinds else ()):
            (Path(corpus) / str(number)).write_text(text, encoding="utf-8")
        atheris.Setup([sys.argv[0], *options, corpus], once)
        atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1:])
