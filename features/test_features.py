"""Every scenario as a test: `pytest features`, or from an installed distribution `pytest --pyargs features`.

`--engine SPEC` names the engine to judge; by default it is the reference engine.
"""

from __future__ import annotations

from conformance.runner.bdd_frontend import bind
from features import ROOT

bind(globals(), ROOT)
