"""Conformance testing of engines: protocol, adapters, vocabulary, runner, verdict."""

from __future__ import annotations

from typing import Final

PREFIX: Final = __name__.removesuffix("conformance")
"""Prefix of the names of the project's packages: empty in a checkout, `justicar.` in an installed distribution."""
