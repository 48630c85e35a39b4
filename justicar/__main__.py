"""`python -m justicar` is the command `justicar`."""

from __future__ import annotations

from conformance.cli import main

if __name__ == "__main__":
    main(prog_name="justicar")
