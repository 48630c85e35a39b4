"""Some of the project's features as tests, run by the front end's tests in a separate process.

The variable SAMPLE names a file with the ids of the scenarios.
"""

from __future__ import annotations

import os
from pathlib import Path

from features import ROOT
from justicar.bdd_frontend import bind

bind(globals(), ROOT, only=Path(os.environ["SAMPLE"]).read_text("utf-8").split())
