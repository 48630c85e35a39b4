"""The project's direct runner, as `justicar certify` uses it."""

import json
import os
import time
from pathlib import Path

import coin_vocabulary  # noqa: F401 - registers the vocabulary

from benchmarks import coins
from conformance.runner.cases import load_cases
from conformance.runner.direct import run
from conformance.verdict.results import Verdict

cases, began = load_cases(root=Path(__file__).parent / "features"), time.process_time()
result = run(cases, coins.SPEC)
passed = sum(case.verdict is Verdict.PASSED for case in result.cases)
print(f"{passed} passed, {len(result.cases) - passed} failed")
report = {"seconds": time.process_time() - began, "requests": coins.requests}
Path(os.environ["BENCH_REPORT"]).write_text(json.dumps(report))
