"""`python -m conformance` is the command `justicar`."""

from conformance.cli import main

if __name__ == "__main__":
    main(prog_name="justicar")
