"""Python engine in its own process: `python -m conformance.adapters.python_process MODULE:FACTORY`.

If the engine cannot be created, the answer to the first request says why.
"""

from __future__ import annotations

import sys

from conformance.adapters.inprocess import make_engine
from conformance.adapters.request_handler import failure
from conformance.adapters.server import serve_stdio
from conformance.protocol.engine import CouldNotStart
from conformance.protocol.messages import INTERNAL_ERROR


def main() -> None:
    """Serve the engine that the command line names until `shutdown`."""
    try:
        engine = make_engine(sys.argv[1])
    except CouldNotStart as error:
        sys.stdin.buffer.readline()
        sys.stdout.buffer.write(failure(1, INTERNAL_ERROR, str(error)) + b"\n")
        return
    serve_stdio(engine)


if __name__ == "__main__":
    main()
