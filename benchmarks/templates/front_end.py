"""The project's front-end to pytest-bdd."""

from pathlib import Path

import coin_vocabulary  # noqa: F401 - registers the vocabulary

from justicar.bdd_frontend import bind

bind(globals(), Path(__file__).parent / "features")
