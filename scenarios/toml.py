"""Reading a TOML file that a person wrote, and that may be anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tomli


class NotToml(ValueError):
    """A file that cannot be read as TOML. The message names the file; `why` is the rest of it: what is wrong."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.why = why


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """What a file holds, and its text. Raises NotToml."""
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
