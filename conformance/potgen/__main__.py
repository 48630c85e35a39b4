"""Update templates and languages: `python -m conformance.potgen`; see docs/how-to/translate.md."""

from __future__ import annotations

import sys
from pathlib import Path

from conformance.potgen import language_files
from conformance.translation import FOLDER

USE = """\
python -m conformance.potgen                        write the templates, and update every language
python -m conformance.potgen new LANGUAGE           start a language
python -m conformance.potgen merge LANGUAGE FILE…   copy translations from other PO files
"""


def main(arguments: list[str]) -> int:
    """Run a command, and return the exit code."""
    match arguments:
        case []:
            lines = [f"written: {path.relative_to(FOLDER)}" for path in language_files.write_templates()]
            for language in language_files.languages():
                lines += language_files.update(language)
        case ["new", language]:
            lines = [*language_files.update(language)]
        case ["merge", language, *files] if files:
            lines = [*language_files.merge(language, map(Path, files))]
        case _:
            sys.stderr.write(USE)
            return 2
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


sys.exit(main(sys.argv[1:]))
