"""Rule ids cited by the engine."""

from __future__ import annotations

import re
from pathlib import Path

import reference_engine.rivals
from conformance import catalogue

CITED = re.compile(r'"(rivals\.[a-z0-9.-]+\.[a-z0-9.-]+)"')


def test_every_cited_rule_is_in_the_catalogue() -> None:
    sources = [path.read_text("utf-8") for path in Path(reference_engine.rivals.__file__).parent.rglob("*.py")]
    cited = {rule for source in sources for rule in CITED.findall(source)}
    assert len(cited) > 150
    assert cited <= catalogue.load("rivals").keys()
