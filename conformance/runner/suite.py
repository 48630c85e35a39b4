"""Which suite judges: its version."""

from __future__ import annotations

from importlib import metadata


def version() -> str:
    """The version of the installed distribution; `0+checkout` where it is not installed."""
    try:
        return metadata.version("justicar")
    except metadata.PackageNotFoundError:
        return "0+checkout"
