"""Read TOML files written by people, with errors that name the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tomli


class NotToml(ValueError):
    """A file that cannot be read as TOML. The message names the file; `why` is the message without the file."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.why = why


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """Return the data of a TOML file, and its text. Raises NotToml."""
    try:
        text = path.read_text(encoding="utf-8")
        return tomli.loads(text), text
    except OSError as problem:
        raise NotToml(path, f"cannot be read ({problem.strerror}); check the path") from problem
    except UnicodeDecodeError as problem:
        raise NotToml(path, f"is not UTF-8 text (byte {problem.start}); save it as UTF-8") from problem
    except tomli.TOMLDecodeError as problem:
        raise NotToml(path, f"is not valid TOML: {problem}") from problem
    except RecursionError:
        raise NotToml(path, "its brackets are nested too deeply to be read") from None
