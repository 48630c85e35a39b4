"""Pytest plugin that saves every full scenario result in the file that the variable KEPT names."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

kept: list[Any] = []


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if (result := getattr(report, "justicar", None)) is not None:
        kept.append(result)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        Path(os.environ["KEPT"]).write_text(json.dumps(kept))
