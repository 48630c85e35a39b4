"""Prints, as constraints for pip, the lowest version of each dependency that pyproject.toml allows."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
for wanted in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
    name, version = re.fullmatch(r"([\w-]+)>=([\w.]+),<[\w.]+", wanted).groups()
    sys.stdout.write(f"{name}=={version}\n")
