"""The toy features as tests, run by the front end's tests in a separate process."""

from __future__ import annotations

from pathlib import Path

import tests.conformance.runner.toy_joined  # noqa: F401 - makes the toy game known
from justicar.bdd_frontend import bind

bind(globals(), Path(__file__).parent / "features")
