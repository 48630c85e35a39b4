"""Notes the time that pytest took for the scenarios alone, without start-up and collection."""

import json
import os
import time
from pathlib import Path

import pytest

from benchmarks import coins


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session):
    began = time.perf_counter()
    try:
        return (yield)
    finally:
        told = {"seconds": time.perf_counter() - began, "requests": coins.requests}
        Path(os.environ["BENCH_REPORT"]).write_text(json.dumps(told))
