"""Every scenario as a test: `pytest features`, or from an installed distribution `pytest --pyargs justicar.features`.

`--engine SPEC` names the engine to judge; by default it is the reference engine.
"""

from __future__ import annotations

from features import ROOT
from justicar.bdd_frontend import bind

bind(globals(), ROOT)
